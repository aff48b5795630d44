//! Iterators as objects.

use crate::control::cursor::Over;
use crate::heap::Object;
use crate::machine::state::Exhausted;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::Value;
use ir::{Fault, Hook, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Iter, iter),
    (Intrinsic::Next, next),
    (Intrinsic::Len, len),
    (Intrinsic::Reversed, reversed),
];

/// `(value, sentinel?)`.
fn iter(m: &mut Machine, args: &[Value]) -> Outcome {
    if operand(args, 1).is_bound() {
        return Err(m.hook(Hook::CallUntil, args));
    }
    m.iterator_of(operand(args, 0))
}

/// `(iterator, default?)`.
fn next(m: &mut Machine, args: &[Value]) -> Outcome {
    let (iterator, default) = (operand(args, 0), operand(args, 1));
    let Value::Ref(handle) = iterator else {
        return not_an_iterator(m, iterator);
    };
    match m.object(handle) {
        Object::Cursor(_) => match m.advance_cursor(handle)? {
            Some(value) => Ok(value),
            None if default.is_bound() => Ok(default),
            None => Err(m.fault(Fault::StopIteration, &[])),
        },
        Object::Generator(_) => {
            let then = default.is_bound().then_some(Exhausted::Default(default));
            Err(Exit::Resume(
                handle,
                crate::control::Resumption::Send(Value::Nil),
                then,
            ))
        }
        _ => match m.special_method(iterator, m.semantics().objects.protocol.next) {
            Some(method) if default.is_bound() => {
                let mut exit = Machine::call_exit(method, &[iterator]);
                if let Exit::Call(call) = &mut exit {
                    call.exhausted = Some(Exhausted::Default(default));
                }
                Err(exit)
            }
            Some(method) => Err(Machine::call_exit(method, &[iterator])),
            None => not_an_iterator(m, iterator),
        },
    }
}

fn not_an_iterator(m: &mut Machine, value: Value) -> Outcome {
    let kind = m.type_name(value);
    Err(m.fault(Fault::NotIterator, &[&kind]))
}

/// `(value)`: how many elements it has.
fn len(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 0);
    if let Value::Unknown(unknown) = value {
        let expression = Expression::Intrinsic(Intrinsic::Len.name().into(), args.into());
        return Ok(m.unknown_length(unknown, expression));
    }
    if m.traits(value).len
        && let Some(method) = m.custom_method(value, m.semantics().objects.protocol.len)
    {
        return Err(Machine::call_then(
            method,
            &[value],
            checked_len,
            Vec::new(),
        ));
    }
    let native = m.native(value);
    let len = match m.object_kind(native) {
        Some(Object::List(items)) => items.len(),
        Some(Object::Tuple(items)) => items.len(),
        Some(Object::Text(text)) => text.char_len(),
        Some(Object::Map(map)) => map.len(),
        Some(Object::Set(set)) => set.len(),
        Some(Object::FrozenSet(set)) => set.len(),
        Some(Object::Bytes(bytes)) => bytes.len(),
        Some(Object::ByteArray(bytes)) => bytes.len(),
        Some(Object::Range(range)) => return Ok(Value::Int(range.len())),
        Some(&Object::MapView(map, _)) => match m.object(map) {
            Object::Map(map) => map.len(),
            _ => 0,
        },
        _ => {
            let kind = m.type_name(value);
            return Err(m.fault(Fault::NoLength, &[&kind]));
        }
    };
    Ok(Value::Int(len as i64))
}

/// What a special method for lengths gave, which must be a length.
pub(crate) fn checked_len(m: &mut Machine, _: &[Value], result: Value) -> Outcome {
    match result {
        Value::Int(len) if len >= 0 => Ok(result),
        Value::Bool(truth) => Ok(Value::Int(i64::from(truth))),
        Value::Int(_) => Err(m.fault(
            Fault::NegativeSpecialLength,
            &[m.semantics().objects.protocol.len],
        )),
        Value::Unknown(_) => Ok(result),
        _ => {
            let kind = m.type_name(result);
            Err(m.fault(Fault::LengthNotInteger, &[&kind]))
        }
    }
}

/// `(sequence)`: an iterator from its end.
fn reversed(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 0);
    if let Some(method) = m.custom_method(value, m.semantics().objects.protocol.reversed) {
        return Err(Machine::call_exit(method, &[value]));
    }
    let native = m.native(value);
    let Value::Ref(handle) = native else {
        return not_reversible(m, value);
    };
    let over = match m.object(handle) {
        Object::List(items) => Over::Reverse(handle, items.len()),
        Object::Tuple(items) => Over::Reverse(handle, items.len()),
        Object::Text(text) => Over::Reverse(handle, text.char_len()),
        Object::Bytes(bytes) => Over::Reverse(handle, bytes.len()),
        Object::ByteArray(bytes) => Over::Reverse(handle, bytes.len()),
        Object::Range(range) => {
            let last = range
                .start
                .wrapping_add(range.step.wrapping_mul(range.len().saturating_sub(1)));
            Over::Range(last, range.len() as u64, range.step.wrapping_neg())
        }
        Object::Map(map) => {
            Over::MapReverse(handle, usize::MAX, map.len(), crate::heap::ViewKind::Keys)
        }
        &Object::MapView(map, kind) => {
            let len = match m.object(map) {
                Object::Map(map) => map.len(),
                _ => 0,
            };
            Over::MapReverse(map, usize::MAX, len, kind)
        }
        _ => {
            let protocol = &m.semantics().objects.protocol;
            if [protocol.len, protocol.get_item]
                .into_iter()
                .all(|name| m.special_method(value, name).is_some())
            {
                return Err(m.hook(Hook::Reversed, &[value]));
            }
            return not_reversible(m, value);
        }
    };
    Ok(m.new_cursor(over))
}

fn not_reversible(m: &mut Machine, value: Value) -> Outcome {
    let kind = m.type_name(value);
    Err(m.fault(Fault::NotReversible, &[&kind]))
}
