//! What a value holds: elements, entries or members, each under what it is found by. Objects of a language's library hold what
//! they hold to people, see [`session::vm::display::contents`].

use crate::places::KEY;
use session::vm::debug::origin::Spot;
use session::vm::display::contents::{Content, Form};
use session::vm::{Machine, Value, display::preview, heap::Object};

/// Things that are counted in an object that does not say how many it holds.
const COUNTED: usize = 100_000;

/// How many parts a value has.
pub(crate) fn length(machine: &Machine, value: Value) -> usize {
    let Value::Ref(handle) = value else {
        return 0;
    };
    match machine.object(handle) {
        Object::List(items) => items.len(),
        Object::Array(array) => array.items.len(),
        Object::Tuple(items) => items.len(),
        Object::Map(map) => map.len(),
        Object::Set(set) => set.len(),
        Object::FrozenSet(set) => set.len(),
        Object::Instance(_) => match machine.form(handle) {
            None | Some(Form::Message) => machine.members_of(value).len(),
            Some(form) if is_text(form) => 0,
            Some(_) => machine.contents(handle, COUNTED).len(),
        },
        _ => 0,
    }
}

/// So many parts of a value, from one on.
pub(crate) fn parts(
    machine: &Machine,
    value: Value,
    from: usize,
    count: usize,
) -> Vec<(String, Value)> {
    let Value::Ref(handle) = value else {
        return Vec::new();
    };
    let indexed = |items: &[Value]| {
        let items = items.iter().enumerate().skip(from).take(count);
        items.map(|(at, item)| (format!("[{at}]"), *item)).collect()
    };
    let numbered = |items: &mut dyn Iterator<Item = (u64, Value)>| {
        let items = items.enumerate().skip(from).take(count);
        items
            .map(|(at, (_, item))| (format!("#{at}"), item))
            .collect()
    };
    match machine.object(handle) {
        Object::List(items) => indexed(items),
        Object::Array(array) => indexed(&array.items),
        Object::Tuple(items) => indexed(items),
        Object::Map(map) => {
            let entries = map.iter().skip(from).take(count);
            let name = |key| format!("[{}]", preview(machine, key, KEY));
            entries
                .map(|entry| (name(entry.key), entry.value))
                .collect()
        }
        Object::Set(set) => numbered(&mut set.iter()),
        Object::FrozenSet(set) => numbered(&mut set.iter()),
        Object::Instance(_)
            if machine
                .form(handle)
                .is_some_and(|form| form != Form::Message) =>
        {
            let held = contents(machine, value, from.saturating_add(count));
            let held = held.into_iter().skip(from);
            held.map(|(name, content)| (name, content.value)).collect()
        }
        Object::Instance(_) => {
            let members = machine.members_of(value).into_iter();
            members
                .skip(from)
                .take(count)
                .map(|(name, value)| (format!(".{}", machine.name(name)), value))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// The same as [`parts`], and the place of each where that is not a part of the value itself.
pub(crate) fn placed(
    machine: &Machine,
    value: Value,
    from: usize,
    count: usize,
) -> Vec<(String, Value, Option<Spot>)> {
    let held = contents(machine, value, from.saturating_add(count));
    if held.is_empty() {
        let own = parts(machine, value, from, count).into_iter();
        return own.map(|(name, value)| (name, value, None)).collect();
    }
    let held = held.into_iter().skip(from);
    held.map(|(name, content)| (name, content.value, Some(content.spot)))
        .collect()
}

/// Whether an object's text says all that there is to it.
fn is_text(form: Form) -> bool {
    matches!(form, Form::Value | Form::Name | Form::Message)
}

/// The first things that an object of the library holds, each under what it is found by.
pub(crate) fn contents(machine: &Machine, value: Value, most: usize) -> Vec<(String, Content)> {
    let handle = value.handle();
    let form = handle.and_then(|handle| machine.form(handle));
    let (Some(handle), Some(form)) = (handle, form.filter(|form| !is_text(*form))) else {
        return Vec::new();
    };
    let held = machine.contents(handle, most).into_iter().enumerate();
    held.map(|(at, content)| {
        let name = match content.key {
            Some(key) => format!("[{}]", preview(machine, key, KEY)),
            None if form == Form::Set => format!("#{at}"),
            None => format!("[{at}]"),
        };
        (name, content)
    })
    .collect()
}
