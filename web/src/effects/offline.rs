//! Use without network: the service worker keeps what the page is made of; what it fetches only when it
//! needs it (a language's grammar and its highlighting) is added here.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "./offline.js")]
extern "C" {
    /// Keeps what this language needs, once there is a service worker.
    pub(super) fn keep(language: &str);
}
