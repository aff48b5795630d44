//! The source editor, which is written in JavaScript; see `www/editor/editor.js` for what each call does.

use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

#[wasm_bindgen(raw_module = "./offline.js")]
extern "C" {
    /// Fetches the script; the page is on the screen without it.
    #[wasm_bindgen(catch, js_name = editor)]
    async fn fetched() -> Result<JsValue, JsValue>;
}

/// Fetches the editor's script.
///
/// # Errors
/// When it cannot be had.
pub(crate) async fn script() -> Result<Script, JsValue> {
    Ok(fetched().await?.unchecked_into())
}

#[wasm_bindgen]
extern "C" {
    pub(crate) type Script;

    pub(crate) type Editor;

    #[wasm_bindgen(method)]
    pub(crate) fn create(
        this: &Script,
        parent: &HtmlElement,
        text: &str,
        file: u32,
        changed: &Closure<dyn FnMut(String)>,
        cursor: &Closure<dyn FnMut(u32)>,
        pointed: &Closure<dyn FnMut(i32)>,
        gutter: &Closure<dyn FnMut(u32)>,
        moved: &Closure<dyn FnMut(Vec<u32>)>,
        asked: &Closure<dyn FnMut(u32)>,
    ) -> Editor;

    #[wasm_bindgen(method, js_name = setText)]
    pub(crate) fn set_text(this: &Editor, text: &str, file: u32);

    #[wasm_bindgen(method, js_name = setLanguage)]
    pub(crate) fn set_language(this: &Editor, name: &str);

    #[wasm_bindgen(method, js_name = setBreakpoints)]
    pub(crate) fn set_breakpoints(this: &Editor, lines: &[u32]);

    #[wasm_bindgen(method, js_name = setMarks)]
    pub(crate) fn set_marks(this: &Editor, spans: &[u32], names: Vec<String>);

    #[wasm_bindgen(method, js_name = setCounts)]
    pub(crate) fn set_counts(this: &Editor, shown: bool, lines: &[u32], texts: Vec<String>);

    #[wasm_bindgen(method, js_name = setHints)]
    pub(crate) fn set_hints(this: &Editor, places: &[u32], texts: Vec<String>);

    #[wasm_bindgen(method, js_name = setStanding)]
    pub(crate) fn set_standing(this: &Editor, standing: bool);

    #[wasm_bindgen(method, js_name = setValue)]
    pub(crate) fn set_value(this: &Editor, place: &[u32], texts: Vec<String>);

    #[wasm_bindgen(method)]
    pub(crate) fn reveal(this: &Editor, offset: u32);

    #[wasm_bindgen(method, js_name = goTo)]
    pub(crate) fn go_to(this: &Editor, offset: u32);

    #[wasm_bindgen(method)]
    pub(crate) fn destroy(this: &Editor);
}
