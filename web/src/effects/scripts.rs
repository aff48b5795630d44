//! What few people ask for, and once: files that take more than text to make, and the tour. Their scripts are fetched
//! when somebody does.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "./offline.js")]
extern "C" {
    /// Fetches the script; gives what it exports.
    #[wasm_bindgen(catch)]
    async fn paper() -> Result<JsValue, JsValue>;

    /// Offers the tour to those who have not seen it or, when it is asked for, starts it.
    #[wasm_bindgen(catch)]
    pub(super) async fn tour(asked: bool) -> Result<JsValue, JsValue>;
}

#[wasm_bindgen]
extern "C" {
    type Paper;

    #[wasm_bindgen(method, catch)]
    async fn picture(this: &Paper, name: &str, svg: &str) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(method, catch)]
    async fn archive(
        this: &Paper,
        name: &str,
        paths: Vec<String>,
        texts: Vec<String>,
    ) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(method, catch)]
    async fn page(
        this: &Paper,
        name: &str,
        languages: Vec<String>,
        fragment: &str,
    ) -> Result<JsValue, JsValue>;
}

/// Saves a drawing as points.
pub(super) async fn picture(name: String, svg: String) -> Result<(), JsValue> {
    let script: Paper = paper().await?.unchecked_into();
    script.picture(&name, &svg).await.map(drop)
}

/// Saves files as one archive.
pub(super) async fn archive(name: String, files: Vec<(String, String)>) -> Result<(), JsValue> {
    let script: Paper = paper().await?.unchecked_into();
    let (paths, texts) = files.into_iter().unzip();
    script.archive(&name, paths, texts).await.map(drop)
}

/// Saves the page as one file, with a program and some languages, at a link.
pub(super) async fn page(
    name: String,
    languages: Vec<String>,
    fragment: String,
) -> Result<(), JsValue> {
    let script: Paper = paper().await?.unchecked_into();
    script.page(&name, languages, &fragment).await.map(drop)
}
