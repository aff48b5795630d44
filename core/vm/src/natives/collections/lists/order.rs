//! Sorting values by keys that the machine can compare.

use super::sort::stable_sort;
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::operator::unsupported;
use crate::value::Value;
use crate::value::compare::{Ordered, Verdict};
use ir::{BinOp, Fault};
use std::cmp::Ordering;

/// Why values could not be sorted.
enum Obstacle {
    Guest,
    TooDeep,
    Unordered(Value, Value),
}

/// What all of some keys are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Integers,
    Floats,
    Texts,
    Mixed,
}

/// Sorts items by their keys, stably; gives whether every comparison was the machine's own. If not, the items
/// are in some order.
///
/// # Errors
/// When two keys have no order.
pub fn sort_by<T: Copy>(
    m: &mut Machine,
    items: &mut [T],
    key: impl Fn(T) -> Value,
    reverse: bool,
) -> Outcome<bool> {
    // Turned round before and after, equal items keep their order.
    if reverse {
        items.reverse();
    }
    let sorted = sort(m, items, key);
    if reverse {
        items.reverse();
    }
    match sorted {
        Ok(()) => Ok(true),
        Err(Obstacle::Guest) => Ok(false),
        Err(Obstacle::TooDeep) => Err(m.fault(Fault::ComparisonTooDeep, &[])),
        Err(Obstacle::Unordered(a, b)) => Err(not_ordered(m, a, b)),
    }
}

fn not_ordered(m: &mut Machine, a: Value, b: Value) -> Exit {
    unsupported(m, BinOp::Lt, false, a, b)
}

fn sort<T: Copy>(m: &Machine, items: &mut [T], key: impl Fn(T) -> Value) -> Result<(), Obstacle> {
    match kind_of(m, items, &key) {
        Kind::Integers => {
            items.sort_by_key(|&item| match key(item) {
                Value::Int(value) => value,
                _ => 0,
            });
            Ok(())
        }
        Kind::Floats => {
            items.sort_by(|&a, &b| match (key(a), key(b)) {
                (Value::Float(a), Value::Float(b)) => a.partial_cmp(&b).unwrap_or(Ordering::Equal),
                _ => Ordering::Equal,
            });
            Ok(())
        }
        Kind::Texts => {
            items.sort_by(
                |&a, &b| match (m.heap().text(key(a)), m.heap().text(key(b))) {
                    (Some(a), Some(b)) => a.get().cmp(&b.get()),
                    _ => Ordering::Equal,
                },
            );
            Ok(())
        }
        Kind::Mixed => stable_sort(items, |a, b| less(m, key(a), key(b))),
    }
}

fn kind_of<T: Copy>(m: &Machine, items: &[T], key: &impl Fn(T) -> Value) -> Kind {
    let kind = |value: Value| match value {
        Value::Int(_) => Kind::Integers,
        // NaNs have no order, which the library's sorts do not allow.
        Value::Float(value) if !value.is_nan() => Kind::Floats,
        Value::Ref(handle) if matches!(m.object(handle), Object::Text(_)) => Kind::Texts,
        _ => Kind::Mixed,
    };
    let Some((&first, rest)) = items.split_first() else {
        return Kind::Mixed;
    };
    let first = kind(key(first));
    if rest.iter().all(|&item| kind(key(item)) == first) {
        first
    } else {
        Kind::Mixed
    }
}

fn less(m: &Machine, a: Value, b: Value) -> Result<bool, Obstacle> {
    match m.ordered(BinOp::Lt, a, b) {
        Verdict::Known(Ordered::Is(less)) => Ok(less),
        Verdict::Known(Ordered::Unordered(a, b)) => Err(Obstacle::Unordered(a, b)),
        // What is not known keeps its place.
        Verdict::Unknown => Ok(false),
        Verdict::Guest => Err(Obstacle::Guest),
        Verdict::TooDeep => Err(Obstacle::TooDeep),
    }
}
