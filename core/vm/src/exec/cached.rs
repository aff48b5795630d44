//! What the loop tries before it asks: members that an inline cache knows, elements, the next one of a native collection.

use crate::control::cursor::Over;
use crate::exec::inline_cache::Found;
use crate::heap::Object;
use crate::machine::Machine;
use crate::operator::fast;
use crate::value::hash::hash_text;
use crate::value::table::Table;
use crate::value::{Handle, Value};

impl Machine {
    /// The next element of a cursor over integers or a sequence, or nothing at its end; `None` where the walk takes more.
    #[inline(always)]
    pub(super) fn quick_next(&mut self, cursor: Value) -> Option<Option<Value>> {
        let Value::Ref(handle) = cursor else {
            return None;
        };
        let Object::Cursor(cursor) = self.object(handle) else {
            return None;
        };
        if cursor.pending.is_bound() {
            return None;
        }
        let item = match cursor.over {
            Over::Range(_, 0, _) => None,
            Over::Range(next, ..) => Some(Value::Int(next)),
            Over::Sequence(sequence, at) => match self.object(sequence) {
                Object::List(items) => items.get(at).map(|item| item.or_nil()),
                Object::Array(array) => array.items.get(at).copied(),
                Object::Tuple(items) => items.get(at).copied(),
                Object::Text(text) if text.is_ascii() => {
                    let byte = text.get().as_bytes().get(at).copied();
                    byte.map(|byte| self.boot.ascii[byte as usize])
                }
                _ => return None,
            },
            _ => return None,
        };
        if let Object::Cursor(cursor) = self.object_mut(handle) {
            match &mut cursor.over {
                Over::Range(next, left, step) if item.is_some() => {
                    *left -= 1;
                    *next = next.wrapping_add(*step);
                }
                Over::Sequence(_, at) if item.is_some() => *at += 1,
                over => *over = Over::Done,
            }
        }
        Some(item)
    }

    /// Writes a member that an inline cache knows as a field of the instance; whether it did.
    #[inline(always)]
    pub(super) fn quick_field_write(&mut self, object: Value, cache: u32, value: Value) -> bool {
        if let Value::Ref(handle) = object
            && let Object::Instance(instance) = self.object(handle)
            && let Some(Found::Field(place)) = self.caches.field(cache, instance.shape)
            && let Object::Instance(instance) = self.object_mut(handle)
            && let Some(field) = instance.fields.get_mut(place as usize)
        {
            *field = value;
            return true;
        }
        false
    }

    /// Writes an element of a list, or of an array that takes whatever fits its type; whether it did.
    #[inline(always)]
    pub(crate) fn quick_element_write(
        &mut self,
        object: Value,
        index: Value,
        value: Value,
    ) -> bool {
        let Value::Ref(handle) = object else {
            return false;
        };
        let Some(at) = fast::index(index) else {
            return self.quick_entry_write(handle, index, value);
        };
        let place = match self.object(handle) {
            // What delegates may be told of elements that are new.
            Object::Table(table) => {
                let is_old = table.item(at).is_some_and(|item| item != Value::Nil);
                if !is_old && table.parent.is_some() {
                    return false;
                }
                return match self.object_mut(handle) {
                    Object::Table(table) => table.set_item(at, value),
                    _ => false,
                };
            }
            Object::List(items) if at < 0 && self.boot.semantics.objects.places_from_end => {
                at + items.len() as i64
            }
            Object::List(_) => at,
            Object::Array(array) if !array.is_checked => at,
            _ => return false,
        };
        let items: &mut [Value] = match self.object_mut(handle) {
            Object::List(items) => items,
            Object::Array(array) => &mut array.items,
            _ => return false,
        };
        match usize::try_from(place).ok().and_then(|at| items.get_mut(at)) {
            Some(item) => {
                *item = value;
                true
            }
            None => false,
        }
    }

    /// Whether a cursor over something native has another element, which is then fetched.
    #[inline]
    pub(super) fn quick_has_next(&mut self, handle: Handle) -> Option<bool> {
        let Object::Cursor(cursor) = self.object(handle) else {
            return None;
        };
        let mut over = cursor.over;
        if cursor.pending.is_bound() || matches!(over, Over::Guest(_)) {
            return None;
        }
        let item = self.advance(&mut over).ok()?;
        if let Object::Cursor(cursor) = self.object_mut(handle) {
            cursor.over = if item.is_some() { over } else { Over::Done };
            cursor.pending = item.unwrap_or_default();
        }
        Some(item.is_some())
    }

    /// A member that an inline cache knows as a field of the instance.
    #[inline(always)]
    pub(crate) fn quick_field(&self, object: Value, cache: u32) -> Option<Value> {
        if let Value::Ref(handle) = object
            && let Object::Instance(instance) = self.object(handle)
            && let Some(Found::Field(place)) = self.caches.field(cache, instance.shape)
        {
            return instance.fields.get(place as usize).copied();
        }
        None
    }

    /// An element of a list, tuple or array.
    #[inline(always)]
    pub(crate) fn quick_element(&self, object: Value, index: Value) -> Option<Value> {
        let Value::Ref(handle) = object else {
            return None;
        };
        let Some(at) = fast::index(index) else {
            return self.quick_entry(handle, index);
        };
        let items: &[Value] = match self.object(handle) {
            Object::Table(table) => return table.item(at).filter(|&item| item != Value::Nil),
            Object::Array(array) => return array.items.get(usize::try_from(at).ok()?).copied(),
            Object::List(items) => items,
            Object::Tuple(items) => items,
            _ => return None,
        };
        let place = if at < 0 && self.boot.semantics.objects.places_from_end {
            at + items.len() as i64
        } else {
            at
        };
        let item = items.get(usize::try_from(place).ok()?).copied();
        item.filter(|item| item.is_bound())
    }

    /// What a table holds itself under a text, where that is something.
    #[inline(never)]
    pub(crate) fn quick_entry(&self, handle: Handle, key: Value) -> Option<Value> {
        let Object::Table(table) = self.object(handle) else {
            return None;
        };
        let place = self.entry_named(table, key)?;
        Some(table.map.at(place).value).filter(|&value| value != Value::Nil)
    }

    /// Writes what a table already holds itself under a text; whether it did.
    #[inline(never)]
    pub(crate) fn quick_entry_write(&mut self, handle: Handle, key: Value, value: Value) -> bool {
        let Object::Table(table) = self.object(handle) else {
            return false;
        };
        let place = self.entry_named(table, key);
        let is_there = place.filter(|&place| table.map.at(place).value != Value::Nil);
        match (is_there, self.object_mut(handle)) {
            (Some(place), Object::Table(table)) if value != Value::Nil => {
                table.map.set_at(place, value);
                true
            }
            _ => false,
        }
    }

    /// The place of a text among the entries of a table.
    fn entry_named(&self, table: &Table, key: Value) -> Option<usize> {
        let Object::Text(text) = self.object(key.handle()?) else {
            return None;
        };
        let is_key = |other: Value| self.raw_equal(other, key);
        table.map.find(text.hash(hash_text), is_key)
    }
}
