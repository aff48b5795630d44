//! What a value holds: elements, entries or members, each under what it is found by.

use crate::places::KEY;
use session::vm::{Machine, Value, display::preview, heap::Object};

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
        Object::Instance(_) => machine.members_of(value).len(),
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
