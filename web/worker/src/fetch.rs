//! What the engine fetches from its own site, and from nowhere else.

use js_sys::Promise;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The response of a request that has been made.
///
/// # Errors
/// When the network is away, or there is no such file.
pub(crate) async fn fetch(request: Promise) -> Result<Response, JsValue> {
    let response: Response = JsFuture::from(request).await?.dyn_into()?;
    if response.ok() {
        Ok(response)
    } else {
        Err(format!("status {}", response.status()).into())
    }
}
