//! Where programs are kept: for the entries of a tab's history in the tab's own storage, and the last ones in that of the site, for
//! coming back later.

use crate::store::{KeptMsg, Left, Msg};
use wasm_bindgen::JsValue;
use web_sys::js_sys::Date;
use web_sys::{Storage, window};
use yew::Callback;

/// What the keys of programs for later begin with; their entry follows.
const LATER: &str = "reddragon.kept.";
/// Programs that are kept for later at most.
const MOST: usize = 12;

/// Keeps the program of an entry of the history, or none.
pub(super) fn entry(entry: f64, text: &str, emit: &Callback<Msg>) {
    let storage = window().and_then(|window| window.session_storage().ok()?);
    set(storage, &of_entry(entry), text, emit);
}

/// Keeps a program for coming back later.
pub(super) fn for_later(entry: f64, text: &str, emit: &Callback<Msg>) {
    let storage = local();
    if let Some(storage) = &storage {
        let mut all = later(storage);
        let is_new = !all.contains(&entry);
        all.sort_by(f64::total_cmp);
        let over = (all.len() + usize::from(is_new)).saturating_sub(MOST);
        for old in all.into_iter().take(over) {
            let _ = storage.remove_item(&format!("{LATER}{old}"));
        }
    }
    set(storage, &format!("{LATER}{entry}"), text, emit);
}

/// Keeps this one for later no more.
pub(super) fn forget(entry: f64) {
    if let Some(storage) = local() {
        let _ = storage.remove_item(&format!("{LATER}{entry}"));
    }
}

/// The page's entry of the history, with what is kept of it. One that has no name is given one.
pub(super) fn here() -> (f64, Option<String>) {
    let Some(window) = window() else {
        return (0.0, None);
    };
    let state = window.history().and_then(|history| history.state());
    match state.ok().and_then(|state| state.as_f64()) {
        Some(entry) => (entry, kept(entry)),
        None => {
            let entry = Date::now();
            if let Ok(history) = window.history() {
                let _ = history.replace_state(&JsValue::from(entry), "");
            }
            (entry, None)
        }
    }
}

/// Begins an entry of the history, without a link in its address; or gives a name to one that the browser has begun.
pub(super) fn begin(is_new: bool, emit: &Callback<Msg>) {
    let Some(window) = window() else { return };
    let entry = Date::now();
    let state = JsValue::from(entry);
    let done = window.history().and_then(|history| match is_new {
        true => history.push_state_with_url(&state, "", Some(&super::plain_address(&window))),
        false => history.replace_state(&state, ""),
    });
    if done.is_ok() {
        emit.emit(Msg::Kept(KeptMsg::Entry(entry)));
    }
}

/// What is kept of an entry.
fn kept(entry: f64) -> Option<String> {
    let storage = window()?.session_storage().ok()??;
    let text = storage.get_item(&of_entry(entry)).ok()??;
    (!text.is_empty()).then_some(text)
}

/// What the last visit left.
pub(super) fn left() -> Option<Left> {
    let storage = local()?;
    let entry = later(&storage).into_iter().max_by(f64::total_cmp)?;
    let text = storage.get_item(&format!("{LATER}{entry}")).ok()??;
    let date = Date::new(&JsValue::from(entry));
    Some(Left {
        entry,
        when: date.to_locale_string("default", &JsValue::UNDEFINED).into(),
        text,
    })
}

/// The person has gone through the history: what that says, unless the address was typed, which is told in another way.
pub(crate) fn went() -> Option<Msg> {
    let window = window()?;
    let entry = window.history().ok()?.state().ok()?.as_f64()?;
    let fragment = super::fragment();
    Some(Msg::Kept(KeptMsg::Went(entry, kept(entry), fragment)))
}

fn of_entry(entry: f64) -> String {
    format!("reddragon.entry.{entry}")
}

fn local() -> Option<Storage> {
    window()?.local_storage().ok()?
}

/// The entries of what is kept for later.
fn later(storage: &Storage) -> Vec<f64> {
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok()?);
    keys.filter_map(|key| key.strip_prefix(LATER)?.parse::<u64>().ok())
        .map(|entry| entry as f64)
        .collect()
}

fn set(storage: Option<Storage>, key: &str, text: &str, emit: &Callback<Msg>) {
    let done = storage.map(|storage| match text {
        "" => storage.remove_item(key),
        text => storage.set_item(key, text),
    });
    if !matches!(done, Some(Ok(()))) {
        emit.emit(Msg::Kept(KeptMsg::Failed));
    }
}
