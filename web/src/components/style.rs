//! Styles that are worked out. They are set as a property: the page's policy forbids them as an attribute.

use wasm_bindgen::JsValue;

/// Declarations of an element's own style: `~style={Style(…)}`.
pub(crate) struct Style(pub(crate) String);

impl From<Style> for JsValue {
    fn from(style: Style) -> JsValue {
        // Where the page is drawn without a browser there are no properties, and no values of scripts either.
        match cfg!(target_arch = "wasm32") {
            true => JsValue::from_str(&style.0),
            false => JsValue::UNDEFINED,
        }
    }
}
