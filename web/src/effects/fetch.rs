//! Fetching the examples.

use crate::store::{Example, ExampleMsg, Gallery, Msg};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Array, JSON, Reflect};
use web_sys::{Response, window};
use yew::Callback;

/// The list; programs are found relative to its folder.
const LIST: &str = "examples/index.json";
/// The element of the page in which the list stands, with the source of its first program.
const GALLERY: &str = "gallery";

/// The gallery as the page came with it: nothing need be fetched to open its first program.
pub(super) fn gallery() -> Option<Gallery> {
    let text = window()?.document()?.get_element_by_id(GALLERY)?;
    let gallery = JSON::parse(&text.text_content()?).ok()?;
    let list = Reflect::get(&gallery, &"list".into()).ok()?;
    let first = Reflect::get(&gallery, &"first".into()).ok()?;
    Some(Gallery {
        list: examples_of(&list.dyn_into().ok()?),
        first: first.as_string()?,
    })
}

/// Fetches the list of examples.
pub(super) fn examples(emit: Callback<Msg>) {
    spawn_local(async move {
        let list = match text(LIST).await {
            Ok(text) => parse(&text),
            Err(error) => Err(error),
        };
        emit.emit(Msg::Example(match list {
            Ok(list) => ExampleMsg::Listed(list),
            Err(_) => ExampleMsg::Unlisted("The list of examples cannot be fetched.".into()),
        }));
    });
}

/// Fetches the source of an example.
pub(super) fn example(emit: Callback<Msg>, example: Example) {
    spawn_local(async move {
        let fetched = text(&format!("examples/{}", example.file)).await;
        emit.emit(Msg::Example(match fetched {
            Ok(source) => ExampleMsg::Fetched(example, source),
            Err(_) => {
                let why = format!("“{}” cannot be fetched.", example.title);
                ExampleMsg::Failed(example, why)
            }
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
    Ok(examples_of(&JSON::parse(text)?.dyn_into()?))
}

fn examples_of(list: &Array) -> Vec<Example> {
    let example = |each: JsValue| {
        let get = |name: &str| Reflect::get(&each, &name.into()).ok();
        let string = |name| get(name)?.as_string();
        let number = |name| get(name)?.as_f64().map(|number| number as u32);
        Some(Example {
            id: string("id")?,
            title: string("title")?,
            language: string("language")?,
            topic: string("topic")?,
            file: string("file")?,
            description: string("description").unwrap_or_default(),
            line: number("line"),
            visit: number("visit").unwrap_or(1),
            panel: string("panel").unwrap_or_default(),
            beside: string("beside").unwrap_or_default(),
        })
    };
    list.iter().filter_map(example).collect()
}
