//! How far the text of a collection has come.

use crate::display::contents::Content;
use crate::machine::Machine;
use crate::value::map::Map;
use crate::value::set::Set;
use crate::value::table::Table;
use crate::value::{Handle, Value};
use ir::Symbol;

/// A member's name without what only tells overloads apart.
fn plain_name(m: &Machine, name: Symbol) -> &str {
    m.semantics().plain_name(m.name(name))
}

/// Whether a text could be written as a name.
fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// A collection whose text has been begun.
pub(super) struct Level<'m> {
    /// Which; absent for what cannot contain itself.
    pub handle: Option<Handle>,
    /// What ends it.
    pub close: &'static str,
    walk: Walk<'m>,
    is_first: bool,
}

/// What is left of a collection.
pub(super) enum Walk<'m> {
    /// Elements.
    Items(std::slice::Iter<'m, Value>),
    /// So many values of something that is no collection, from the place that follows.
    Parts([Value; 3], usize, usize),
    /// The elements of a set from a place on.
    Set(&'m Set, usize),
    /// The entries of a map from a place on, and the value of an entry whose key has been shown.
    Map(&'m Map, usize, MapWalk, Option<Value>),
    /// The elements and entries of a table from a place on, and the value of an entry whose key has been shown.
    Table(&'m Table, usize, Option<Value>),
    /// The members of an instance from a place on.
    Members(&'m [Symbol], &'m [Value], usize),
    /// What an object holds to people, and the value of an entry whose key has been shown.
    Contents(std::vec::IntoIter<Content>, Option<Value>),
}

/// What of a map is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MapWalk {
    /// `key: value`.
    Entries,
    /// `key`.
    Keys,
    /// `value`.
    Values,
    /// `(key, value)`.
    Pairs,
}

impl<'m> Level<'m> {
    /// A collection at its beginning.
    pub fn new(handle: Option<Handle>, walk: Walk<'m>, close: &'static str) -> Level<'m> {
        Level {
            handle,
            close,
            walk,
            is_first: true,
        }
    }

    /// The first `count` values of something that is no collection.
    pub fn parts(values: [Value; 3], count: usize, close: &'static str) -> Level<'m> {
        Level::new(None, Walk::Parts(values, count, 0), close)
    }

    /// The next value to show, after what separates it from the one before has been appended.
    pub fn advance(&mut self, m: &Machine, out: &mut String) -> Option<Value> {
        let is_first = std::mem::replace(&mut self.is_first, false);
        let separator = if is_first { "" } else { ", " };
        match &mut self.walk {
            Walk::Items(items) => {
                let item = *items.next()?;
                out.push_str(separator);
                Some(item)
            }
            Walk::Parts(values, count, at) => {
                let value = values[..*count].get(*at).copied()?;
                *at += 1;
                out.push_str(separator);
                Some(value)
            }
            Walk::Set(set, place) => {
                let (next, _, value) = set.next_from(*place)?;
                *place = next;
                out.push_str(separator);
                Some(value)
            }
            Walk::Map(map, place, shown, value) => {
                if let Some(value) = value.take() {
                    out.push_str(if *shown == MapWalk::Pairs { ", " } else { ": " });
                    return Some(value);
                }
                let is_pair = *shown == MapWalk::Pairs;
                if is_pair && !is_first {
                    out.push(')');
                }
                let (next, entry) = map.next_from(*place)?;
                *place = next;
                out.push_str(separator);
                if is_pair {
                    out.push('(');
                }
                if matches!(shown, MapWalk::Entries | MapWalk::Pairs) {
                    *value = Some(entry.value);
                }
                Some(if *shown == MapWalk::Values {
                    entry.value
                } else {
                    entry.key
                })
            }
            Walk::Table(table, place, value) => {
                if let Some(value) = value.take() {
                    return Some(value);
                }
                if let Some(&item) = table.items.get(*place) {
                    *place += 1;
                    out.push_str(separator);
                    return Some(item);
                }
                let mut from = *place - table.items.len();
                let entry = loop {
                    let (next, entry) = table.map.next_from(from)?;
                    from = next;
                    if entry.value != Value::Nil {
                        break entry;
                    }
                };
                *place = from + table.items.len();
                out.push_str(separator);
                let name = m.text_of(entry.key).filter(|text| is_name(text));
                match (name, entry.key) {
                    (Some(name), _) => out.push_str(&name),
                    (None, Value::Int(key)) => out.push_str(&format!("[{key}]")),
                    (None, key) => {
                        out.push('[');
                        out.push_str(&crate::display::preview(m, key, 40));
                        out.push(']');
                    }
                }
                out.push_str(" = ");
                Some(entry.value)
            }
            Walk::Members(names, fields, at) => {
                let views = &m.semantics().views.delegated;
                while names
                    .get(*at)
                    .is_some_and(|name| !views.shows(m.name(*name)))
                {
                    *at += 1;
                }
                let (name, value) = (*names.get(*at)?, *fields.get(*at)?);
                *at += 1;
                out.push_str(separator);
                // What is hidden has no name that a program could know.
                if name != m.boot.native_name && name != m.boot.members_name {
                    out.push_str(plain_name(m, name));
                    out.push('=');
                }
                Some(value)
            }
            Walk::Contents(rest, value) => {
                if let Some(value) = value.take() {
                    out.push_str(m.semantics().views.contents.between);
                    return Some(value);
                }
                let Content {
                    key, value: held, ..
                } = rest.next()?;
                out.push_str(separator);
                *value = key.map(|_| held);
                Some(key.unwrap_or(held))
            }
        }
    }
}
