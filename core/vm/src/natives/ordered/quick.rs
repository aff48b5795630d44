//! What the interpreter loop tries first of some intrinsics, of this family and of tables: those on values at hand
//! that call nothing and raise nothing.
//!
//! **Invariant.** What is given here is exactly what the intrinsic gives, and who declines has changed nothing.

use super::arrays::{NONE, map, put_number, read};
use super::convert::{fits, member_fits, same, truth};
use crate::heap::Object;
use crate::machine::Machine;
use crate::value::hash::hash_i64;
use crate::value::{Handle, Value};
use ir::Intrinsic;

/// How many operands these have at most.
pub(crate) const MOST: usize = 3;

/// Carries out an intrinsic if that is quick.
#[inline]
pub(crate) fn quick(m: &mut Machine, intrinsic: Intrinsic, args: [Value; MOST]) -> Option<Value> {
    let [a, b, c] = args;
    if matches!(a, Value::Unknown(_)) || matches!(b, Value::Unknown(_)) {
        return None;
    }
    match intrinsic {
        Intrinsic::OrderedFetch => element(m, a, b),
        Intrinsic::OrderedFind => match map(m, a) {
            Some(_) => element(m, a, b).or(match b {
                Value::Int(_) => Some(NONE),
                _ => None,
            }),
            None => None,
        },
        Intrinsic::OrderedPut => match (a, b) {
            (Value::Ref(array), Value::Int(number)) => put_number(m, array, number, c),
            _ => None,
        },
        Intrinsic::OrderedPush => match a {
            Value::Ref(array) => append(m, array, b),
            _ => None,
        },
        Intrinsic::OrderedCount => Some(Value::Int(map(m, a)?.len() as i64)),
        Intrinsic::OrderedStep => {
            let from = usize::try_from(number(b)?).ok()?;
            let next = map(m, a)?.next_from(from);
            Some(Value::Int(next.map_or(-1, |(behind, _)| behind as i64 - 1)))
        }
        Intrinsic::OrderedKey | Intrinsic::OrderedValue => {
            let place = usize::try_from(number(b)?).ok()?;
            let (_, entry) = map(m, a)?.next_from(place)?;
            Some(match intrinsic {
                Intrinsic::OrderedKey => entry.key,
                _ => read(m, entry.value),
            })
        }
        Intrinsic::OrderedCopy => map(m, a).is_none().then_some(a),
        Intrinsic::OrderedOwn => matches!(a, Value::Ref(_)).then_some(a),
        Intrinsic::CellRead => Some(read(m, a)),
        Intrinsic::CellWrite => match a {
            Value::Ref(handle) if matches!(m.object(handle), Object::Cell(_)) => {
                if let Object::Cell(value) = m.object_mut(handle) {
                    *value = b;
                }
                Some(b)
            }
            _ => None,
        },
        Intrinsic::IsNone => Some(Value::Bool(matches!(a, NONE | Value::Unbound))),
        Intrinsic::IsOrdered => Some(Value::Bool(map(m, a).is_some())),
        Intrinsic::IsNumber => Some(Value::Bool(matches!(a, Value::Int(_) | Value::Float(_)))),
        Intrinsic::Known => (!matches!(a, NONE | Value::Unbound)).then_some(a),
        Intrinsic::ValueFits | Intrinsic::ValueIs => Some(Value::Bool(fits(m, a, b))),
        Intrinsic::MemberFits => Some(Value::Bool(member_fits(m, a, b, c))),
        Intrinsic::StrictSame => Some(Value::Bool(same(m, a, b, 0))),
        Intrinsic::LooseTruth => Some(Value::Bool(truth(m, a))),
        Intrinsic::LooseInteger => match a {
            Value::Int(_) => Some(a),
            Value::Float(value) if value.abs() < 9.2e18 => Some(Value::Int(value as i64)),
            _ => None,
        },
        Intrinsic::LooseNumber => match a {
            Value::Int(_) | Value::Float(_) => Some(a),
            _ => None,
        },
        Intrinsic::LooseOrder => match (a, b) {
            (Value::Int(a), Value::Int(b)) => Some(Value::Int(a.cmp(&b) as i64)),
            (Value::Float(a), Value::Float(b)) => {
                let order = a.partial_cmp(&b).map_or(1, |order| order as i64);
                Some(Value::Int(order))
            }
            _ => None,
        },
        Intrinsic::LengthOf => match m.object(a.handle()?) {
            Object::Text(text) => Some(Value::Int(text.char_len() as i64)),
            Object::Table(table) if table.parent.is_none() => {
                Some(Value::Int(table.items.len() as i64))
            }
            _ => None,
        },
        Intrinsic::LoopNext => match (a, b) {
            (Value::Int(at), Value::Int(step)) => Some(Value::Int(at.checked_add(step)?)),
            (Value::Float(at), Value::Float(step)) => Some(Value::Float(at + step)),
            _ => None,
        },
        _ => None,
    }
}

/// The same of those with two operands at most that only look and make nothing.
pub(crate) fn of_two(m: &mut Machine, intrinsic: Intrinsic, a: Value, b: Value) -> Option<Value> {
    match intrinsic {
        Intrinsic::OrderedPut | Intrinsic::OrderedPush | Intrinsic::CellWrite => None,
        Intrinsic::OrderedFetch => map(m, a).is_some().then(|| element(m, a, b)).flatten(),
        _ => quick(m, intrinsic, [a, b, Value::Unbound]),
    }
}

/// Whether an intrinsic gives its first operand whenever that is of the kind of this one.
pub(crate) fn gives_operand(intrinsic: Intrinsic, of: Value) -> bool {
    let is_object = matches!(of, Value::Ref(_));
    match intrinsic {
        Intrinsic::Known | Intrinsic::LooseNumber => true,
        Intrinsic::OrderedOwn => is_object,
        Intrinsic::CellRead | Intrinsic::OrderedCopy => !is_object,
        Intrinsic::LooseInteger => matches!(of, Value::Int(_)),
        Intrinsic::LooseTruth => matches!(of, Value::Bool(_)),
        _ => false,
    }
}

/// An element of an ordered map by its number.
#[inline]
pub(crate) fn entry(m: &Machine, of: Value, number: i64) -> Option<Value> {
    let of = map(m, of)?;
    let key = Value::Int(number);
    let place = of.find(hash_i64(number), |other| other == key)?;
    Some(read(m, of.at(place).value))
}

/// Puts an element of an ordered map under a number.
#[inline]
pub(crate) fn put(m: &mut Machine, of: Handle, number: i64, value: Value) -> Option<Value> {
    put_number(m, of, number, value)
}

/// Puts a value behind the others of an ordered map.
#[inline]
pub(crate) fn append(m: &mut Machine, of: Handle, value: Value) -> Option<Value> {
    let next = map(m, Value::Ref(of))?.next;
    if next == i64::MAX {
        return None;
    }
    put_number(m, of, next, value)
}

fn number(value: Value) -> Option<i64> {
    match value {
        Value::Int(number) => Some(number),
        _ => None,
    }
}

/// An element of an array by its number or text, or a letter of a text.
#[inline]
fn element(m: &mut Machine, of: Value, at: Value) -> Option<Value> {
    let handle = of.handle()?;
    match (m.object(handle), at) {
        (Object::Map(_), Value::Int(number)) => entry(m, of, number),
        (Object::Map(_), Value::Ref(_)) => {
            let found = super::arrays::found(m, of, at).ok()??;
            Some(read(m, found))
        }
        (Object::Text(_), Value::Int(number)) => super::arrays::letter(m, of, number),
        _ => None,
    }
}
