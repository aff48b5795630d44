//! Use without network: the service worker keeps what the page is made of; what it fetches only when it
//! needs it (a language's grammar and its highlighting) is added here.

use crate::store::{Msg, OfflineMsg};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::js_sys::{Array, Reflect};
use web_sys::window;
use yew::Callback;

#[wasm_bindgen(raw_module = "./offline.js")]
extern "C" {
    /// Keeps what this language needs, once there is a service worker.
    pub(super) fn keep(language: &str);

    /// Names of the languages that are there without a network; nothing where nothing can be kept.
    #[wasm_bindgen(catch)]
    async fn held() -> Result<JsValue, JsValue>;

    /// Fetches what a language needs; whether all of that is kept now.
    #[wasm_bindgen(catch, js_name = fetchForLater)]
    async fn fetch_for_later(language: &str) -> Result<JsValue, JsValue>;

    /// Tells whether there is a network, now and whenever that changes.
    fn network(tell: &Closure<dyn FnMut(bool)>);
}

/// Whether the page was saved as one file.
pub(super) fn is_saved() -> bool {
    let held = window().and_then(|window| Reflect::get(&window, &"reddragonHeld".into()).ok());
    held.is_some_and(|held| held.is_truthy())
}

/// Listens to whether there is a network, for as long as the page is there.
pub(crate) fn watch(emit: &Callback<Msg>) {
    let emit = emit.reform(|there| Msg::Offline(OfflineMsg::Network(there)));
    let tell = Closure::<dyn FnMut(bool)>::new(move |there| emit.emit(there));
    network(&tell);
    tell.forget();
}

/// Tells which languages are there without a network.
pub(super) fn look(emit: Callback<Msg>) {
    spawn_local(async move {
        let held = held().await.unwrap_or(JsValue::NULL);
        let names = held.dyn_ref::<Array>();
        let names = names.map(|names| names.iter().filter_map(|name| name.as_string()).collect());
        emit.emit(Msg::Offline(OfflineMsg::Held(names)));
    });
}

/// Fetches what a language needs, and tells whether it is there now.
pub(super) fn fetch(language: String, emit: Callback<Msg>) {
    spawn_local(async move {
        let answer = fetch_for_later(&language).await;
        let is_kept = answer.is_ok_and(|answer| answer.is_truthy());
        emit.emit(Msg::Offline(OfflineMsg::Fetched(language, is_kept)));
    });
}
