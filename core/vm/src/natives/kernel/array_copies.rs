//! Arrays as wholes: copied, filled and sorted. The library has checked the places.

use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::number::fixed::as_single;
use crate::value::{Handle, Value};
use ir::{Fault, Intrinsic, Scalar};
use std::cmp::Ordering;

macro_rules! known {
    ($($intrinsic:ident => $function:path),* $(,)?) => {
        pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
            $((Intrinsic::$intrinsic, |m, args| {
                // Elements may be unknown; the array and places in it must not be.
                if args.iter().take(3).any(|value| matches!(value, Value::Unknown(_))) {
                    let name = Intrinsic::$intrinsic.name();
                    return Ok(m.unknown(Expression::Intrinsic(name.into(), args.into())));
                }
                $function(m, Intrinsic::$intrinsic, args)
            }),)*
        ];
    };
}

known! {
    ArrayCopy => copy,
    ArrayCopyOf => copy_of,
    ArrayFill => fill,
    ArraySort => sort,
}

/// An array operand.
fn array(m: &mut Machine, intrinsic: Intrinsic, value: Value) -> Outcome<Handle> {
    match value {
        Value::Ref(handle) if matches!(m.object(handle), Object::Array(_)) => Ok(handle),
        _ => Err(no_array(m, intrinsic, value)),
    }
}

fn no_array(m: &mut Machine, intrinsic: Intrinsic, value: Value) -> Exit {
    if value == Value::Nil {
        return m.fault(Fault::NilAccess, &[intrinsic.name()]);
    }
    let kind = m.type_name(value);
    m.fault(Fault::NoLength, &[&kind])
}

fn items(m: &Machine, array: Handle) -> &[Value] {
    match m.object(array) {
        Object::Array(array) => &array.items,
        _ => &[],
    }
}

fn items_mut(m: &mut Machine, array: Handle) -> &mut [Value] {
    match m.object_mut(array) {
        Object::Array(array) => &mut array.items,
        _ => &mut [],
    }
}

/// The stretch that two operands say, cut to what there is.
fn stretch(args: &[Value], length: usize) -> std::ops::Range<usize> {
    let cut = |at: usize| (whole(operand(args, at)).max(0) as usize).min(length);
    let (start, end) = (cut(1), cut(2));
    start..end.max(start)
}

/// `(source, from, target, to, count)`.
fn copy(m: &mut Machine, intrinsic: Intrinsic, args: &[Value]) -> Outcome {
    let (source, target) = (
        array(m, intrinsic, operand(args, 0))?,
        array(m, intrinsic, operand(args, 2))?,
    );
    let place = |at: usize| whole(operand(args, at)).max(0) as usize;
    let (from, to, count) = (place(1), place(3), place(4));
    let count = count
        .min(items(m, source).len().saturating_sub(from))
        .min(items(m, target).len().saturating_sub(to));
    if source == target {
        items_mut(m, source).copy_within(from..from + count, to);
        return Ok(Value::Nil);
    }
    let is_checked = match (m.object(source), m.object(target)) {
        (Object::Array(source), Object::Array(target)) => {
            target.is_checked && source.class != target.class
        }
        _ => false,
    };
    let copied = items(m, source)[from..from + count].to_vec();
    if is_checked {
        for (at, value) in copied.into_iter().enumerate() {
            m.set_array_item(target, (to + at) as i64, value)?;
        }
    } else {
        items_mut(m, target)[to..to + count].copy_from_slice(&copied);
    }
    Ok(Value::Nil)
}

/// `(array, start, end, class?)`: elements that there are none of are zero.
fn copy_of(m: &mut Machine, intrinsic: Intrinsic, args: &[Value]) -> Outcome {
    let source = array(m, intrinsic, operand(args, 0))?;
    let class = match (operand(args, 3), m.object(source)) {
        (Value::Ref(class), _) => class,
        (_, Object::Array(source)) => source.class,
        _ => return Ok(Value::Nil),
    };
    let length = whole(operand(args, 2)) - whole(operand(args, 1));
    let made = m.new_array(class, &[length])?;
    let length = Value::Sized(Scalar::I32, length);
    let zero = Value::Sized(Scalar::I32, 0);
    copy(
        m,
        Intrinsic::ArrayCopy,
        &[operand(args, 0), operand(args, 1), made, zero, length],
    )?;
    Ok(made)
}

/// `(array, start, end, value)`.
fn fill(m: &mut Machine, intrinsic: Intrinsic, args: &[Value]) -> Outcome {
    let array = array(m, intrinsic, operand(args, 0))?;
    let stretch = stretch(args, items(m, array).len());
    let value = operand(args, 3);
    if let Some(first) = stretch.clone().next() {
        // The first store checks whether the array may hold the value.
        m.set_array_item(array, first as i64, value)?;
        items_mut(m, array)[stretch].fill(value);
    }
    Ok(Value::Nil)
}

/// `(array, start, end)`.
fn sort(m: &mut Machine, intrinsic: Intrinsic, args: &[Value]) -> Outcome {
    let array = array(m, intrinsic, operand(args, 0))?;
    let stretch = stretch(args, items(m, array).len());
    items_mut(m, array)[stretch].sort_by(|&a, &b| order(a, b));
    Ok(Value::Nil)
}

/// The order of two numbers of one type; unknown ones stay where they are.
fn order(a: Value, b: Value) -> Ordering {
    match (a, b) {
        (Value::Float(a), Value::Float(b)) => float_order(a, b),
        (Value::Sized(Scalar::F32, a), Value::Sized(Scalar::F32, b)) => {
            float_order(f64::from(as_single(a)), f64::from(as_single(b)))
        }
        (Value::Sized(_, a), Value::Sized(_, b)) => a.cmp(&b),
        _ => Ordering::Equal,
    }
}

/// The order of IEEE 754, but all that is no number is equal, and last.
fn float_order(a: f64, b: f64) -> Ordering {
    match (a.is_nan(), b.is_nan()) {
        (false, false) => a.total_cmp(&b),
        (a, b) => a.cmp(&b),
    }
}
