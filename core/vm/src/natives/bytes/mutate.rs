//! Changing mutable bytes in place.

use super::{Bytes, ask_for_bytes, bytes_in};
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::operand;
use crate::natives::operands;
use crate::natives::text::wrong_receiver;
use crate::operator::check_length;
use crate::value::{Handle, Value};
use ir::{Fault, Intrinsic};

/// The receiver's place in the heap.
fn receiver(m: &mut Machine, args: &[Value], method: &str) -> Outcome<Handle> {
    match m.native(operand(args, 0)) {
        Value::Ref(handle) if matches!(m.object(handle), Object::ByteArray(_)) => Ok(handle),
        _ => Err(wrong_receiver(m, method, "bytearray", operand(args, 0))),
    }
}

/// The receiver's bytes, to be changed.
fn bytes_mut(m: &mut Machine, handle: Handle) -> Option<&mut Vec<u8>> {
    match m.object_mut(handle) {
        Object::ByteArray(bytes) => Some(bytes),
        _ => None,
    }
}

fn length(m: &Machine, handle: Handle) -> usize {
    match m.object(handle) {
        Object::ByteArray(bytes) => bytes.len(),
        _ => 0,
    }
}

pub(super) fn copy(m: &mut Machine, receiver: &Bytes, _: &[Value]) -> Outcome {
    Ok(receiver.like(m, &*receiver.bytes))
}

/// `(bytes, byte)`.
pub(super) fn append(m: &mut Machine, args: &[Value]) -> Outcome {
    let handle = receiver(m, args, "append")?;
    let byte = m.byte(operand(args, 1))?;
    check_length(m, Some(length(m, handle) + 1), true)?;
    if let Some(bytes) = bytes_mut(m, handle) {
        bytes.push(byte);
    }
    Ok(Value::Nil)
}

/// `(bytes)`.
pub(super) fn clear(m: &mut Machine, args: &[Value]) -> Outcome {
    let handle = receiver(m, args, "clear")?;
    if let Some(bytes) = bytes_mut(m, handle) {
        bytes.clear();
    }
    Ok(Value::Nil)
}

/// `(bytes, iterable)`.
pub(super) fn extend(m: &mut Machine, args: &[Value]) -> Outcome {
    let handle = receiver(m, args, "extend")?;
    let source = operand(args, 1);
    if let Value::Unknown(_) = source {
        return Ok(m.unknown_intrinsic("bytearray.extend", args));
    }
    let added = match bytes_in(m, source) {
        Some(added) => added,
        None => {
            if let Some(exit) = ask_for_bytes(m, Intrinsic::ByteArrayExtend, args) {
                return Err(exit);
            }
            let items = match m.elements(source) {
                Ok(Some(items)) => items,
                Ok(None) => return Err(m.retry_collected(Intrinsic::ByteArrayExtend, 1, args)),
                Err(Exit::Raise(exception)) if m.is_fault(exception, Fault::NotIterable) => {
                    let found = m.type_name(source);
                    return Err(m.fault(Fault::CannotExtendBytes, &[&found]));
                }
                Err(exit) => return Err(exit),
            };
            items
                .into_iter()
                .map(|item| m.byte(item))
                .collect::<Outcome<Vec<u8>>>()?
        }
    };
    check_length(m, Some(length(m, handle) + added.len()), true)?;
    if let Some(bytes) = bytes_mut(m, handle) {
        bytes.extend(added);
    }
    Ok(Value::Nil)
}

/// `(bytes, place, byte)`.
pub(super) fn insert(m: &mut Machine, args: &[Value]) -> Outcome {
    let handle = receiver(m, args, "insert")?;
    let place = operands::integer(m, Intrinsic::ByteArrayInsert, args, 1)?.saturated();
    let byte = m.byte(operand(args, 2))?;
    let length = length(m, handle);
    check_length(m, Some(length + 1), true)?;
    let place = if place < 0 {
        place.saturating_add(length as i64).max(0)
    } else {
        place
    };
    if let Some(bytes) = bytes_mut(m, handle) {
        bytes.insert((place as usize).min(length), byte);
    }
    Ok(Value::Nil)
}

/// `(bytes, place?)`.
pub(super) fn pop(m: &mut Machine, args: &[Value]) -> Outcome {
    let handle = receiver(m, args, "pop")?;
    let place = match operand(args, 1) {
        Value::Unbound => -1,
        _ => operands::integer(m, Intrinsic::ByteArrayPop, args, 1)?.saturated(),
    };
    let length = length(m, handle);
    if length == 0 {
        return Err(m.fault(Fault::EmptyBytes, &[]));
    }
    let place = if place < 0 {
        place.saturating_add(length as i64)
    } else {
        place
    };
    match bytes_mut(m, handle) {
        Some(bytes) if (0..length as i64).contains(&place) => {
            Ok(Value::Int(i64::from(bytes.remove(place as usize))))
        }
        _ => Err(m.fault(Fault::PopOutOfRange, &[])),
    }
}

/// `(bytes, byte)`.
pub(super) fn remove(m: &mut Machine, args: &[Value]) -> Outcome {
    let handle = receiver(m, args, "remove")?;
    let byte = m.byte(operand(args, 1))?;
    let place = match m.object(handle) {
        Object::ByteArray(bytes) => bytes.iter().position(|&other| other == byte),
        _ => None,
    };
    match place {
        Some(place) => {
            if let Some(bytes) = bytes_mut(m, handle) {
                bytes.remove(place);
            }
            Ok(Value::Nil)
        }
        None => Err(m.fault(Fault::ByteNotFound, &[])),
    }
}

/// `(bytes)`.
pub(super) fn reverse(m: &mut Machine, args: &[Value]) -> Outcome {
    let handle = receiver(m, args, "reverse")?;
    if let Some(bytes) = bytes_mut(m, handle) {
        bytes.reverse();
    }
    Ok(Value::Nil)
}
