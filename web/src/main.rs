//! Starts the page, once what stands in its text is on the screen: drawing it anew is long enough to be noticed.
//!
//! Invariant: that text stays on the screen until all but the panels is drawn beside the document, and goes in the task that draws
//! the panels. So each task is a part of the whole long (`Drawn`), and nobody sees a page with nothing in it.

use gloo::timers::callback::Timeout;
use wasm_bindgen::{JsCast, closure::Closure};
use web::app::{App, Props};
use web_sys::{Element, Window};

/// How long to wait for a screen, in milliseconds: a page that nobody looks at has none.
const PATIENCE: u32 = 100;

fn main() {
    let Some(window) = web_sys::window() else {
        return;
    };
    let mut begun = false;
    let of = window.clone();
    let begin = Closure::<dyn FnMut()>::new(move || {
        if !std::mem::replace(&mut begun, true) {
            begin_beside(&of);
        }
    })
    .into_js_value();
    let late = begin.clone();
    Timeout::new(PATIENCE, move || call(&late)).forget();
    // The second frame begins when the first one has been drawn.
    let second = Closure::once_into_js(move || {
        Timeout::new(0, move || call(&begin)).forget();
    });
    let first = Closure::once_into_js(move || frame(&second));
    let _ = window.request_animation_frame(first.unchecked_ref());
}

/// Draws the page beside the document; it takes the place of what is there with its last part.
fn begin_beside(window: &Window) {
    let Some(document) = window.document() else {
        return;
    };
    let Ok(beside) = document.create_element("div") else {
        return;
    };
    let root = beside.clone();
    let last_part = move |()| {
        if let Some(body) = document.body() {
            Element::replace_children_with_node_1(&body, &beside);
        }
    };
    let last_part = last_part.into();
    yew::Renderer::<App>::with_root_and_props(root, Props { last_part }).render();
}

fn frame(then: &wasm_bindgen::JsValue) {
    if let Some(window) = web_sys::window() {
        let _ = window.request_animation_frame(then.unchecked_ref());
    }
}

fn call(function: &wasm_bindgen::JsValue) {
    let function: &web_sys::js_sys::Function = function.unchecked_ref();
    let _ = function.call0(&wasm_bindgen::JsValue::NULL);
}
