//! Functions over the elements of any iterable: native where every step is the machine's own, else the
//! library's.

use crate::heap::{Object, Range};
use crate::machine::{Machine, Outcome};
use crate::natives::IntrinsicFn;
use crate::natives::among;
use crate::natives::collections::lists::sort_by;
use crate::natives::operands::{elements, flag, hook_named, operand, unless_unknown};
use crate::operator::{binary, unsupported};
use crate::value::Value;
use crate::value::compare::{Ordered, Verdict};
use ir::{BinOp, Fault, Hook, Intrinsic};
use num_bigint::BigInt;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Sum, sum),
    (Intrinsic::Min, |m, args| extreme(m, BinOp::Lt, args)),
    (Intrinsic::Max, |m, args| extreme(m, BinOp::Gt, args)),
    (Intrinsic::Any, |m, args| quantify(m, true, args)),
    (Intrinsic::All, |m, args| quantify(m, false, args)),
    (Intrinsic::Sorted, sorted),
];

/// A range that is not empty: what is asked of its elements follows from its bounds.
fn range_of(m: &Machine, value: Value) -> Option<Range> {
    match m.object_kind(value) {
        Some(Object::Range(range)) if !range.is_empty() => Some(**range),
        _ => None,
    }
}

/// `(iterable, start?)`.
fn sum(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "sum");
    let start = if operand(args, 1).is_bound() {
        operand(args, 1)
    } else {
        Value::Int(0)
    };
    if let Some(Object::Text(_) | Object::Bytes(_) | Object::ByteArray(_)) = m.object_kind(start) {
        // The library has the words for it.
        return Err(m.hook(Hook::Sum, &[operand(args, 0), start]));
    }
    if let (Some(range), Some(start)) = (range_of(m, operand(args, 0)), m.integer(start)) {
        // The sum of an arithmetic progression; each factor is below 2^65, so the product needs more than 128 bits.
        let ends = i128::from(range.start) + i128::from(range.at(range.len() - 1));
        let total = BigInt::from(range.len()) * BigInt::from(ends) / 2 + start.big().as_ref();
        return Ok(m.new_int(total));
    }
    let items = elements(m, Intrinsic::Sum, args, 0)?;
    let mut total = start;
    for (at, &item) in items.iter().enumerate() {
        total = match (total, item) {
            (Value::Int(a), Value::Int(b)) if a.checked_add(b).is_some() => Value::Int(a + b),
            (Value::Float(a), Value::Float(b)) => Value::Float(a + b),
            _ => match binary(m, BinOp::Add, false, total, item)? {
                Some(total) => total,
                None => {
                    let rest = m.new_list(items[at..].to_vec());
                    return Err(m.hook(Hook::Sum, &[rest, total]));
                }
            },
        };
    }
    Ok(total)
}

/// `(key?, default?, *values)`: the first of the values that no other stands before in the order of `op`.
fn extreme(m: &mut Machine, op: BinOp, args: &[Value]) -> Outcome {
    let (hook, intrinsic, name) = match op {
        BinOp::Lt => (Hook::Min, Intrinsic::Min, "min"),
        _ => (Hook::Max, Intrinsic::Max, "max"),
    };
    let named = [("key", operand(args, 0)), ("default", operand(args, 1))];
    let values = args.get(2..).unwrap_or_default();
    if values
        .iter()
        .any(|value| matches!(value, Value::Unknown(_)))
    {
        return Ok(m.unknown_intrinsic(name, values));
    }
    let has_key = !matches!(named[0].1, Value::Unbound | Value::Nil);
    if has_key || values.is_empty() || (values.len() > 1 && named[1].1.is_bound()) {
        return Err(hook_named(m, hook, values, &named));
    }
    if values.len() == 1
        && let Some(range) = range_of(m, values[0])
    {
        let (first, last) = (range.start, range.at(range.len() - 1));
        return Ok(Value::Int(if op == BinOp::Lt {
            first.min(last)
        } else {
            first.max(last)
        }));
    }
    let items = if values.len() == 1 {
        elements(m, intrinsic, args, 2)?
    } else {
        values.to_vec()
    };
    let Some((&first, rest)) = items.split_first() else {
        if named[1].1.is_bound() {
            return Ok(named[1].1);
        }
        return Err(m.fault(Fault::EmptyArgument, &[name]));
    };
    let mut best = first;
    for &item in rest {
        match m.ordered(op, item, best) {
            Verdict::Known(Ordered::Is(true)) => best = item,
            Verdict::Known(Ordered::Is(false)) => {}
            Verdict::Known(Ordered::Unordered(a, b)) => {
                return Err(unsupported(m, op, false, a, b));
            }
            Verdict::Unknown => return Ok(m.unknown_intrinsic(name, &items)),
            Verdict::TooDeep => return Err(m.fault(Fault::ComparisonTooDeep, &[])),
            Verdict::Guest => {
                let all = m.new_list(items);
                return Err(m.hook(hook, &[all]));
            }
        }
    }
    Ok(best)
}

/// `(iterable)`: whether some element is true, or none is false.
fn quantify(m: &mut Machine, wanted: bool, args: &[Value]) -> Outcome {
    let (hook, name) = if wanted {
        (Hook::Any, "any")
    } else {
        (Hook::All, "all")
    };
    unless_unknown!(m, args, "any");
    // Elements behind the one that decides must not be taken from an iterator.
    let is_collection = m.native_cursor(operand(args, 0)).is_some();
    if !is_collection {
        return Err(m.hook(hook, args));
    }
    if let Some(range) = range_of(m, operand(args, 0)) {
        // Of the integers, zero alone is false.
        let zeros = usize::from(range.has(0));
        let decides = if wanted {
            range.len() as usize > zeros
        } else {
            zeros > 0
        };
        return Ok(Value::Bool(decides == wanted));
    }
    let items = m.elements(operand(args, 0))?.unwrap_or_default();
    for (at, &item) in items.iter().enumerate() {
        match m.truth(item) {
            Some(truth) if truth == wanted => return Ok(Value::Bool(wanted)),
            Some(_) => {}
            None if matches!(item, Value::Unknown(_)) => return Ok(m.unknown_intrinsic(name, args)),
            None => {
                let rest = m.new_list(items[at..].to_vec());
                return Err(m.hook(hook, &[rest]));
            }
        }
    }
    Ok(Value::Bool(!wanted))
}

/// `(iterable, key?, reverse?)`: a sorted list.
fn sorted(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, among(args, ..1), "sorted");
    let items = elements(m, Intrinsic::Sorted, args, 0)?;
    let (key, reverse) = (operand(args, 1), flag(m, operand(args, 2)));
    if matches!(key, Value::Unbound | Value::Nil) {
        let mut sorted = items.clone();
        if sort_by(m, &mut sorted, |item| item, reverse)? {
            return Ok(m.new_list(sorted));
        }
    }
    let key = if key.is_bound() { key } else { Value::Nil };
    let list = m.new_list(items);
    Err(m.hook_then(
        Hook::Sort,
        &[list, key, Value::Bool(reverse)],
        Some((given, vec![list])),
    ))
}

fn given(_: &mut Machine, data: &[Value], _: Value) -> Outcome {
    Ok(data[0])
}
