//! Ranges and slices.

use crate::heap::{Object, Range, Slice};
use crate::machine::{Machine, Outcome};
use crate::natives::IntrinsicFn;
use crate::natives::among;
use crate::natives::operands::{integer, operand, unless_unknown};
use crate::value::Value;
use crate::value::number::{Integer, Number};
use ir::{Fault, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Range, new_range),
    (Intrinsic::RangeStart, |m, args| {
        Ok(part(m, args, |range| range.start))
    }),
    (Intrinsic::RangeStop, |m, args| {
        Ok(part(m, args, |range| range.stop))
    }),
    (Intrinsic::RangeStep, |m, args| {
        Ok(part(m, args, |range| range.step))
    }),
    (Intrinsic::RangeIndex, index_of),
    (Intrinsic::RangeCount, count),
    (Intrinsic::SliceNew, new_slice),
    (Intrinsic::SliceStart, |m, args| {
        Ok(slice_part(m, args, |slice| slice.start))
    }),
    (Intrinsic::SliceStop, |m, args| {
        Ok(slice_part(m, args, |slice| slice.stop))
    }),
    (Intrinsic::SliceStep, |m, args| {
        Ok(slice_part(m, args, |slice| slice.step))
    }),
    (Intrinsic::SliceIndices, indices),
];

/// `(class, start, stop?, step?)`; with one bound, that is the stop.
fn new_range(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, among(args, 1..), "range");
    let mut bounds = [0, 0, 1];
    let given = if operand(args, 2).is_bound() { 3 } else { 1 };
    for at in 0..given {
        if !operand(args, at + 1).is_bound() {
            continue;
        }
        let bound = match integer(m, Intrinsic::Range, args, at + 1)? {
            Integer::Small(bound) => bound,
            // Whoever counts beyond 64 bits does so in the library.
            Integer::Big(_) => {
                return wide_range(m, args);
            }
        };
        bounds[if given == 1 { 1 } else { at }] = bound;
    }
    let [start, stop, step] = bounds;
    if step == 0 {
        return Err(m.fault(Fault::ZeroRangeStep, &[]));
    }
    // So many integers that they cannot be counted in a word.
    if (i128::from(stop) - i128::from(start)) / i128::from(step) > i128::from(i64::MAX) {
        return wide_range(m, args);
    }
    Ok(m.insert(Object::Range(Box::new(Range { start, stop, step }))))
}

/// A range that the library walks: one of its bounds or its length is no word of the machine.
fn wide_range(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(class) = m.library_class("_WideRange") else {
        return Err(m.fault(Fault::WordOverflow, &["ssize_t"]));
    };
    let bounds = among(args, 1..).iter().copied();
    let bounds: Vec<Value> = bounds.filter(|bound| bound.is_bound()).collect();
    Err(Machine::call_exit(Value::Ref(class), &bounds))
}

fn range_of(m: &Machine, args: &[Value]) -> Option<Range> {
    match m.object_kind(operand(args, 0)) {
        Some(Object::Range(range)) => Some(**range),
        _ => None,
    }
}

fn part(m: &Machine, args: &[Value], part: fn(Range) -> i64) -> Value {
    range_of(m, args).map_or(Value::Nil, |range| Value::Int(part(range)))
}

/// The place of a number in a range.
fn place(m: &Machine, range: Range, value: Value) -> Option<i64> {
    let value = match m.number(m.native(value))? {
        Number::Integer(value) => value.small()?,
        Number::Float(value) if value == value.floor() && value.abs() < 9.2e18 => value as i64,
        Number::Float(_) => return None,
    };
    range.has(value).then(|| (value - range.start) / range.step)
}

/// `(range, value)`.
fn index_of(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "index");
    let Some(range) = range_of(m, args) else {
        return Ok(Value::Nil);
    };
    match place(m, range, operand(args, 1)) {
        Some(place) => Ok(Value::Int(place)),
        None => {
            let text = crate::display::repr_text(m, operand(args, 1))?.unwrap_or_default();
            Err(m.fault(Fault::NotInSequence, &[&text, "range"]))
        }
    }
}

/// `(range, value)`.
fn count(m: &mut Machine, args: &[Value]) -> Outcome {
    let found = range_of(m, args).and_then(|range| place(m, range, operand(args, 1)));
    Ok(Value::Int(i64::from(found.is_some())))
}

/// `(class, start, stop?, step?)`; with one bound, that is the stop.
fn new_slice(m: &mut Machine, args: &[Value]) -> Outcome {
    let given = |at: usize| {
        if operand(args, at).is_bound() {
            operand(args, at)
        } else {
            Value::Nil
        }
    };
    let slice = if operand(args, 2).is_bound() {
        Slice {
            start: given(1),
            stop: given(2),
            step: given(3),
        }
    } else {
        Slice {
            start: Value::Nil,
            stop: given(1),
            step: Value::Nil,
        }
    };
    Ok(m.insert(Object::Slice(Box::new(slice))))
}

fn slice_part(m: &Machine, args: &[Value], part: fn(Slice) -> Value) -> Value {
    m.slice_of(operand(args, 0)).map_or(Value::Nil, part)
}

/// `(slice, length)`: the bounds that the slice means for a sequence of that length.
fn indices(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "indices");
    let length = integer(m, Intrinsic::SliceIndices, args, 1)?.saturated();
    if length < 0 {
        return Err(m.fault(Fault::NegativeSequenceLength, &[]));
    }
    let Some(slice) = m.slice_of(operand(args, 0)) else {
        return Ok(Value::Nil);
    };
    let stretch = m.stretch(&slice, length as usize)?;
    Ok(m.new_tuple(&[
        Value::Int(stretch.start),
        Value::Int(stretch.stop),
        Value::Int(stretch.step),
    ]))
}
