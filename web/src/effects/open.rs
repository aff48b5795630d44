//! Files that a person gives to the page: chosen, or dropped on it, folders with all that is in them.

use crate::store::{Msg, Notice, TabMsg};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::{DataTransfer, DragEvent, Element, Event, EventTarget, HtmlInputElement};
use yew::Callback;

#[wasm_bindgen(raw_module = "./offline.js")]
extern "C" {
    /// Paths and texts of the files that a field holds, one behind the other, with what could not be taken in front; see
    /// `www/given.js`.
    #[wasm_bindgen(catch, js_name = chosen)]
    async fn chosen_files(field: &HtmlInputElement) -> Result<JsValue, JsValue>;

    /// The same of what was dropped.
    #[wasm_bindgen(catch, js_name = dropped)]
    fn dropped_files(data: &DataTransfer) -> Result<web_sys::js_sys::Promise, JsValue>;
}

/// Takes the files that were chosen in a field: they are the program or, with `adds`, are added to it.
pub(crate) fn chosen(field: &HtmlInputElement, adds: bool, emit: Callback<Msg>) {
    let field = field.clone();
    spawn_local(async move {
        tell(chosen_files(&field).await, adds, &emit);
        field.set_value("");
    });
}

/// Takes files that are dropped anywhere on the page; without this the browser would leave the page for them, and the
/// editor would put them in the middle of its text. Those that are dropped on the tabs of files are added to the program.
pub(crate) fn dropped(target: &EventTarget, emit: &Callback<Msg>) -> [EventListener; 2] {
    ["dragover", "drop"].map(|name| {
        let emit = emit.clone();
        let options = EventListenerOptions {
            phase: EventListenerPhase::Capture,
            passive: false,
        };
        EventListener::new_with_options(target, name, options, move |event| {
            let Some(data) = carried(event) else { return };
            event.prevent_default();
            event.stop_propagation();
            if event.type_() != "drop" {
                return;
            }
            let on = event.target().and_then(|on| on.dyn_into::<Element>().ok());
            let on_tabs = on.and_then(|on| on.closest(".files").ok().flatten());
            // What was dropped is to be looked at before the event is over.
            let (promise, emit) = (dropped_files(&data), emit.clone());
            spawn_local(async move {
                let files = match promise {
                    Ok(promise) => wasm_bindgen_futures::JsFuture::from(promise).await,
                    Err(error) => Err(error),
                };
                tell(files, on_tabs.is_some(), &emit);
            });
        })
    })
}

/// Hands files on, or says why there are none.
fn tell(files: Result<JsValue, JsValue>, adds: bool, emit: &Callback<Msg>) {
    let texts = files.map(|files| web_sys::js_sys::Array::from(&files));
    let texts = texts.unwrap_or_else(|error| {
        let why = format!("What you gave cannot be read: {error:?}");
        web_sys::js_sys::Array::of1(&why.into())
    });
    let mut texts = texts
        .iter()
        .map(|text| text.as_string().unwrap_or_default());
    let refused = texts.next().unwrap_or_default();
    let mut files = Vec::new();
    while let (Some(path), Some(text)) = (texts.next(), texts.next()) {
        files.push((path, text));
    }
    if !files.is_empty() {
        emit.emit(Msg::Tab(TabMsg::Take(files, adds)));
    }
    if !refused.is_empty() {
        emit.emit(Msg::Notice(Notice {
            text: refused,
            bad: true,
        }));
    }
}

/// What is dragged, if that is files.
fn carried(event: &Event) -> Option<DataTransfer> {
    let data = event.dyn_ref::<DragEvent>()?.data_transfer()?;
    let kinds = data.types();
    kinds.iter().any(|kind| kind == "Files").then_some(data)
}
