//! The sign of a breakpoint, which tells by its shape what it does; the editor's gutter has the same.

use protocol::Site;
use yew::prelude::*;

/// The sign, hidden from screen readers: [`name`] and [`place`] are what they are told.
pub(crate) fn sign(site: Site, is_log: bool) -> Html {
    let class = classes!(
        "breakpoint",
        is_log.then_some("breakpoint--log"),
        (site.instruction > 0).then_some("breakpoint--hollow"),
    );
    html! { <span {class} aria-hidden="true"></span> }
}

/// What it is, in a word.
pub(crate) fn name(is_log: bool) -> &'static str {
    if is_log { "log" } else { "breakpoint" }
}

/// A place behind the path of its file, where that is to be told.
pub(crate) fn located(file: &str, place: String) -> String {
    match file {
        "" => place,
        file => format!("{file}:{place}"),
    }
}

/// Where it is, in words.
pub(crate) fn place(site: Site, file: &str) -> String {
    let place = match site.instruction {
        0 => format!("line {}", site.line),
        instruction => format!("line {}, instruction {instruction}", site.line),
    };
    match file {
        "" => place,
        file => format!("{place} of {file}"),
    }
}
