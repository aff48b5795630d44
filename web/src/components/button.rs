//! Buttons that many panels have.

use super::icon::{Icon, icon};
use yew::prelude::*;

/// A button with a picture; its name, and the key that does the same, are said where the pointer rests. A word of its name
/// stands beside the picture where the page has room.
pub(crate) fn picture_button(
    (name, word, key): (&'static str, Option<&'static str>, &'static str),
    picture: Icon,
    is_off: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button
            type="button"
            class="button"
            aria-label={name}
            title={format!("{name} ({key})")}
            aria-disabled={is_off.to_string()}
            {onclick}
        >
            { icon(picture) }
            { for word.map(|word| html! { <span class="button__word">{ word }</span> }) }
        </button>
    }
}
