//! Starts the page, once what stands in its text is on the screen: drawing it anew is long enough to be noticed.

use gloo::timers::callback::Timeout;
use wasm_bindgen::{JsCast, closure::Closure};

/// How long to wait for a screen, in milliseconds: a page that nobody looks at has none.
const PATIENCE: u32 = 100;

fn main() {
    let mut begun = false;
    let begin = Closure::<dyn FnMut()>::new(move || {
        if !std::mem::replace(&mut begun, true) {
            yew::Renderer::<web::app::App>::new().render();
        }
    })
    .into_js_value();
    let Some(window) = web_sys::window() else {
        return;
    };
    let late = begin.clone();
    Timeout::new(PATIENCE, move || call(&late)).forget();
    // The second frame begins when the first one has been drawn.
    let second = Closure::once_into_js(move || {
        Timeout::new(0, move || call(&begin)).forget();
    });
    let first = Closure::once_into_js(move || frame(&second));
    let _ = window.request_animation_frame(first.unchecked_ref());
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
