//! Texts that change in place, for languages that have them.
//!
//! A text in the heap is a value among others (`value/text.rs`); what changes is which one the handle names, so every
//! holder of the handle sees the change, and an undo sees it as it sees that of any object.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::operand;
use crate::value::Value;

/// `(text, other)`.
pub(super) fn become_other(m: &mut Machine, args: &[Value]) -> Outcome {
    let (target, other) = (m.native(operand(args, 0)), m.native(operand(args, 1)));
    let contents = m.heap().text(other).map(|text| text.thawed());
    if let (Value::Ref(handle), Some(contents)) = (target, contents)
        && m.heap().text(target).is_some()
    {
        *m.object_mut(handle) = Object::Text(contents);
    }
    Ok(operand(args, 0))
}

/// `(text)`.
pub(super) fn copy(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = m.native(operand(args, 0));
    Ok(match m.heap().text(value).map(|text| text.thawed()) {
        Some(text) => m.new_text(text),
        None => value,
    })
}
