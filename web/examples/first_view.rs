//! Prints what the page shows first, as HTML, and the gallery that it shows it with: a JSON object with the members
//! `view` and `gallery`. The build writes both into the page.
//!
//!     cargo run -p reddragon-web --example first_view -- target/www/examples

use serde_json::{Value, json};
use std::path::Path;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::{env, error, fs};
use web::store::{Example, Gallery};
use yew::prelude::*;

fn main() -> Result<(), Box<dyn error::Error>> {
    let folder = env::args()
        .nth(1)
        .ok_or("the folder of the examples is missing")?;
    let folder = Path::new(&folder);
    let list: Value = serde_json::from_str(&fs::read_to_string(folder.join("index.json"))?)?;
    let examples: Option<Vec<Example>> = list.as_array().and_then(|list| {
        let examples = list.iter().map(example);
        examples.collect()
    });
    let examples = examples.ok_or("index.json is no list of examples")?;
    let first = examples.first().ok_or("there is no example")?;
    let first = fs::read_to_string(folder.join(&first.file))?;
    let gallery = json!({ "list": list, "first": first });
    let props = Props {
        list: examples,
        first,
    };
    let renderer = yew::ServerRenderer::<First>::with_props(|| props).hydratable(false);
    let answer = json!({ "view": finished(renderer.render()), "gallery": gallery });
    println!("{answer}");
    Ok(())
}

fn example(value: &Value) -> Option<Example> {
    let text = |name: &str| value[name].as_str().map(str::to_owned);
    let number = |name: &str| value[name].as_u64().map(|number| number as u32);
    Some(Example {
        id: text("id")?,
        title: text("title")?,
        language: text("language")?,
        topic: text("topic")?,
        file: text("file")?,
        description: text("description").unwrap_or_default(),
        line: number("line"),
        visit: number("visit").unwrap_or(1),
        panel: text("panel").unwrap_or_default(),
        beside: text("beside").unwrap_or_default(),
    })
}

#[derive(Properties, PartialEq)]
struct Props {
    list: Vec<Example>,
    first: String,
}

#[component]
fn First(props: &Props) -> Html {
    web::app::first_view(Gallery {
        list: props.list.clone(),
        first: props.first.clone(),
    })
}

/// Waits for a future on this thread.
fn finished<T>(future: impl Future<Output = T>) -> T {
    struct Unpark(Thread);
    impl Wake for Unpark {
        fn wake(self: Arc<Self>) {
            self.0.unpark();
        }
    }
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut future = pin!(future);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(value) => return value,
            Poll::Pending => thread::park(),
        }
    }
}
