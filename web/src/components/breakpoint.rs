//! The sign of a breakpoint, which tells by its shape what it does; the editor's gutter has the same.

use protocol::Stop;
use yew::prelude::*;

/// The sign, hidden from screen readers: [`name`] is what they are told.
pub(crate) fn sign(stop: &Stop) -> Html {
    let class = classes!(
        "breakpoint",
        stop.is_log().then_some("breakpoint--log"),
        (stop.site.instruction > 0).then_some("breakpoint--hollow"),
    );
    html! { <span {class} aria-hidden="true"></span> }
}

/// What it is, in a word.
pub(crate) fn name(stop: &Stop) -> &'static str {
    if stop.is_log() { "log" } else { "breakpoint" }
}

/// Where it is, in words.
pub(crate) fn place(stop: &Stop) -> String {
    let site = stop.site;
    match site.instruction {
        0 => format!("line {}", site.line),
        instruction => format!("line {}, instruction {instruction}", site.line),
    }
}
