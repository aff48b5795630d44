//! What the loop tries before it asks: members that an inline cache knows, elements, the next one of a native collection.

use crate::cache::Found;
use crate::heap::Object;
use crate::machine::Machine;
use crate::quick;
use crate::value::Value;

impl Machine {
    /// Whether a cursor over something native has another element, which is then fetched.
    #[inline]
    pub(super) fn quick_has_next(&mut self, handle: crate::value::Handle) -> Option<bool> {
        let Object::Cursor(cursor) = self.object(handle) else {
            return None;
        };
        let mut over = cursor.over;
        if cursor.pending.is_bound() || matches!(over, crate::cursor::Over::Guest(_)) {
            return None;
        }
        let item = self.advance(&mut over).ok()?;
        if let Object::Cursor(cursor) = self.object_mut(handle) {
            cursor.over = if item.is_some() {
                over
            } else {
                crate::cursor::Over::Done
            };
            cursor.pending = item.unwrap_or_default();
        }
        Some(item.is_some())
    }

    /// A member that an inline cache knows as a field of the instance.
    #[inline(always)]
    pub(super) fn quick_field(&self, object: Value, cache: u32) -> Option<Value> {
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
    pub(super) fn quick_element(&self, object: Value, index: Value) -> Option<Value> {
        let (Value::Ref(handle), Some(at)) = (object, quick::index(index)) else {
            return None;
        };
        let items: &[Value] = match self.object(handle) {
            Object::Array(array) => return array.items.get(usize::try_from(at).ok()?).copied(),
            Object::List(items) => items,
            Object::Tuple(items) => items,
            _ => return None,
        };
        let place = if at < 0 { at + items.len() as i64 } else { at };
        items.get(usize::try_from(place).ok()?).copied()
    }
}
