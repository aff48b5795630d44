//! Fetching the examples.

use crate::store::{Example, ExampleMsg, Msg};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Array, JSON, Reflect};
use web_sys::{Response, window};
use yew::Callback;

/// The list; programs are found relative to its folder.
const LIST: &str = "examples/index.json";

/// Fetches the list of examples.
pub(super) fn examples(emit: Callback<Msg>) {
    spawn_local(async move {
        let list = match text(LIST).await {
            Ok(text) => parse(&text),
            Err(error) => Err(error),
        };
        emit.emit(Msg::Example(match list {
            Ok(list) => ExampleMsg::Listed(list),
            Err(_) => ExampleMsg::Failed("The list of examples cannot be fetched.".into()),
        }));
    });
}

/// Fetches the source of an example.
pub(super) fn example(emit: Callback<Msg>, example: Example) {
    spawn_local(async move {
        let fetched = text(&format!("examples/{}", example.file)).await;
        emit.emit(Msg::Example(match fetched {
            Ok(source) => ExampleMsg::Fetched(example, source),
            Err(_) => ExampleMsg::Failed(format!("“{}” cannot be fetched.", example.title)),
        }));
    });
}

async fn text(address: &str) -> Result<String, JsValue> {
    let window = window().ok_or(JsValue::NULL)?;
    let response: Response = JsFuture::from(window.fetch_with_str(address))
        .await?
        .unchecked_into();
    if !response.ok() {
        return Err(JsValue::from(response.status()));
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or(JsValue::NULL)
}

fn parse(text: &str) -> Result<Vec<Example>, JsValue> {
    let list: Array = JSON::parse(text)?.dyn_into()?;
    let example = |each: JsValue| {
        let get = |name: &str| Reflect::get(&each, &name.into()).ok();
        let string = |name| get(name)?.as_string();
        let number = |name| get(name)?.as_f64().map(|number| number as u32);
        Some(Example {
            id: string("id")?,
            title: string("title")?,
            language: string("language")?,
            file: string("file")?,
            description: string("description").unwrap_or_default(),
            line: number("line"),
            visit: number("visit").unwrap_or(1),
        })
    };
    Ok(list.iter().filter_map(example).collect())
}
