//! What is kept of what a person types: one program for each entry of the browser's history, and the last ones for coming back later.
//!
//! **Invariants.** What was typed is kept before the page shows another program. An entry whose program the address or the gallery
//! holds keeps no text of its own.
//!
//! What is kept is on this machine alone. Left out: where a run stood, which a link says.

use super::{Effect, Model, document, examples, link};
use protocol::{Document, Files, Revision};

/// What is kept.
#[derive(Default)]
pub struct KeptState {
    /// The entry of the history that the page shows.
    pub(super) entry: f64,
    /// Whether the text was changed since it was last kept or put into the address.
    changed: bool,
    /// The source of which a link was asked for last.
    shared: Revision,
    /// What the last visit left.
    pub(super) left: Option<Left>,
    /// That, where it is offered.
    pub offered: Option<Left>,
    /// Whether the person was told that nothing can be kept.
    told: bool,
}

/// A program that an earlier visit left.
#[derive(Clone, PartialEq, Debug)]
pub struct Left {
    /// Its entry.
    pub entry: f64,
    /// When it was last changed, in words.
    pub when: String,
    /// As it was kept.
    pub text: String,
}

/// What happens to what is kept.
#[derive(Clone, PartialEq, Debug)]
pub enum KeptMsg {
    /// Nothing has been typed for a moment, or the page is about to be left.
    Due,
    /// The person went to another entry of the history: what is kept of it, and what its address says behind `#`.
    Went(f64, Option<String>, String),
    /// The page shows this entry of the history from now on.
    Entry(f64),
    /// What the last visit left is wanted.
    Restore,
    /// It is not.
    Decline,
    /// The browser keeps nothing.
    Failed,
}

/// What an entry keeps.
enum Kept {
    Typed(Box<Document>),
    Example(String),
}

pub(super) fn update(model: &mut Model, msg: KeptMsg, effects: &mut Vec<Effect>) {
    match msg {
        KeptMsg::Due => keep(model, effects),
        KeptMsg::Entry(entry) => model.kept.entry = entry,
        KeptMsg::Went(entry, kept, fragment) => {
            leave(model, effects);
            model.kept.entry = entry;
            went(model, kept.as_deref(), fragment, effects);
        }
        KeptMsg::Restore => {
            if let Some(left) = model.kept.offered.take()
                && let Some(Kept::Typed(held)) = read(&left.text)
            {
                begin(model, effects);
                effects.push(Effect::Forget(left.entry));
                link::forget(model, effects);
                put(model, *held, effects);
                changed(model, effects);
            }
        }
        KeptMsg::Decline => model.kept.offered = None,
        KeptMsg::Failed => {
            if !std::mem::replace(&mut model.kept.told, true) {
                let text = "Your program cannot be kept for later: the browser's storage is full or switched off. Save it as a file, or share a link.";
                super::say(model, true, text, effects);
            }
        }
    }
}

/// Shows what the page's entry of the history keeps; whether that was anything.
pub(super) fn recall(model: &mut Model, kept: Option<&str>, effects: &mut Vec<Effect>) -> bool {
    match kept.and_then(read) {
        Some(Kept::Typed(held)) => {
            put(model, *held, effects);
            true
        }
        Some(Kept::Example(id)) => {
            examples::want(model, id, effects);
            true
        }
        None => false,
    }
}

fn went(model: &mut Model, kept: Option<&str>, fragment: String, effects: &mut Vec<Effect>) {
    model.link.fragment.clone_from(&fragment);
    if recall(model, kept, effects) {
        return;
    }
    match fragment.is_empty() {
        true => examples::want(model, String::new(), effects),
        false => link::open(model, fragment, effects),
    }
}

/// Offers what the last visit left.
pub(super) fn offer(model: &mut Model) {
    model.kept.offered = model.kept.left.take();
}

/// The text was changed by the person.
pub(super) fn changed(model: &mut Model, effects: &mut Vec<Effect>) {
    model.kept.changed = true;
    model.kept.offered = None;
    effects.push(Effect::KeepLater);
}

/// A link to what is shown has been asked for.
pub(super) fn shared(model: &mut Model) {
    model.kept.shared = model.document.revision;
}

/// The address now holds the program as it was when the link was asked for.
pub(super) fn linked(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.kept.shared == model.document.revision {
        keep(model, effects);
        effects.push(Effect::KeepEntry(model.kept.entry, String::new()));
    }
}

/// The address was changed by hand: the browser has begun an entry by itself.
pub(super) fn arrived(model: &mut Model, effects: &mut Vec<Effect>) {
    leave(model, effects);
    effects.push(Effect::NameEntry);
}

/// Another program is about to be shown: the one at hand stays behind in an entry of its own.
pub(super) fn begin(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.document.language.is_empty() {
        return;
    }
    leave(model, effects);
    effects.push(Effect::NewEntry);
}

/// The program at hand is about to be left: its entry is to lead to it again.
fn leave(model: &mut Model, effects: &mut Vec<Effect>) {
    keep(model, effects);
    if let Some(example) = &model.examples.current
        && model.link.fragment.is_empty()
    {
        let text = format!("e{}", example.id);
        effects.push(Effect::KeepEntry(model.kept.entry, text));
    }
}

/// Keeps what was typed since it was last kept.
fn keep(model: &mut Model, effects: &mut Vec<Effect>) {
    if std::mem::take(&mut model.kept.changed) {
        let text = write(document::held(model));
        let entry = model.kept.entry;
        effects.push(Effect::KeepEntry(entry, text.clone()));
        effects.push(Effect::KeepForLater(entry, text));
    }
}

fn put(model: &mut Model, held: Document, effects: &mut Vec<Effect>) {
    examples::leave(model);
    model.examples.current = None;
    model.link.verdict = None;
    model.run.unit = held.unit;
    let assumed = held.assumed.into();
    let ended = held.ended;
    document::replace(
        model,
        held.language,
        held.files,
        held.input,
        held.breakpoints,
        held.watches,
    );
    model.document.ended = ended;
    model.document.files.shown = (held.shown as usize).min(model.document.files.list.len() - 1);
    model.assumed.now = assumed;
    document::ask_again(model, effects);
    document::changed(model, effects);
}

/// As text, of which language and the first file's source can be read whatever becomes of the rest.
fn write(mut held: Document) -> String {
    let source = std::mem::take(first(&mut held));
    let bytes = protocol::encode(&held);
    let rest: String = bytes.iter().map(|byte| char::from(*byte)).collect();
    format!("d{} {}\n{rest}{source}", held.language, bytes.len())
}

fn read(text: &str) -> Option<Kept> {
    if let Some(id) = text.strip_prefix('e') {
        return Some(Kept::Example(id.to_owned()));
    }
    let (head, body) = text.strip_prefix('d')?.split_once('\n')?;
    let (language, length) = head.split_once(' ')?;
    let length: usize = length.parse().ok()?;
    let bytes: Option<Vec<u8>> = body
        .chars()
        .take(length)
        .map(|each| u8::try_from(each).ok())
        .collect();
    let mut held: Document = bytes
        .and_then(|bytes| protocol::decode(&bytes).ok())
        .unwrap_or_default();
    held.language = language.to_owned();
    *first(&mut held) = body.chars().skip(length).collect();
    Some(Kept::Typed(Box::new(held)))
}

/// The source of the file that a program begins with.
fn first(held: &mut Document) -> &mut String {
    let last = held.files.list.len().max(1) - 1;
    if held.files.list.is_empty() {
        held.files = Files::default();
    }
    let entry = (held.files.entry as usize).min(last);
    &mut held.files.list[entry].source
}

/// The first line of what was left that says anything, shortened, and the name of its language.
pub fn title(left: &Left) -> (String, String) {
    let Some(Kept::Typed(held)) = read(&left.text) else {
        return Default::default();
    };
    let source = &held.files.first().source;
    let line = source.lines().find(|line| !line.trim().is_empty());
    let line = line.unwrap_or_default().trim();
    let mut short: String = line.chars().take(40).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    (short, held.language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_again_and_the_source_whatever_becomes_of_the_rest() {
        let held = Document {
            language: "python".into(),
            files: Files::one("x = \"ü\"\n\u{10}d".into()),
            input: "1\n".into(),
            watches: vec!["x".into()],
            ..Document::default()
        };
        let text = write(held.clone());
        let Some(Kept::Typed(again)) = read(&text) else {
            panic!("{text}");
        };
        assert_eq!(*again, held);
        // As another version of the page would have written it.
        let Some(Kept::Typed(again)) = read("dpython 2\n\u{ff}\u{fe}x = 1\n") else {
            panic!();
        };
        assert_eq!(
            (again.files.first().source.as_str(), again.language.as_str()),
            ("x = 1\n", "python")
        );
        assert!(read("").is_none());
    }
}
