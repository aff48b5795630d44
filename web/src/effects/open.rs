//! Files that a person gives to the page: chosen, or dropped on it.

use crate::store::{FileMsg, Msg, Notice};
use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DataTransfer, DragEvent, Event, EventTarget, File};
use yew::Callback;

/// Reads a file and opens it as the program.
pub(crate) fn open(file: File, emit: Callback<Msg>) {
    spawn_local(async move {
        let name = file.name();
        let text = JsFuture::from(file.text()).await;
        let text = text.ok().and_then(|text| text.as_string());
        emit.emit(match text {
            Some(text) => Msg::File(FileMsg::Opened(name, text)),
            None => Msg::Notice(Notice {
                text: format!("“{name}” cannot be read as text."),
                bad: true,
            }),
        });
    });
}

/// Takes files that are dropped anywhere on the page; without this the browser would leave the page for them, and the
/// editor would put them in the middle of its text.
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
            let file = data.files().and_then(|files| files.get(0));
            if let Some(file) = file.filter(|_| event.type_() == "drop") {
                open(file, emit.clone());
            }
        })
    })
}

/// What is dragged, if that is files.
fn carried(event: &Event) -> Option<DataTransfer> {
    let data = event.dyn_ref::<DragEvent>()?.data_transfer()?;
    let kinds = data.types();
    kinds.iter().any(|kind| kind == "Files").then_some(data)
}
