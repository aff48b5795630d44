//! The order of arrays whose elements need nobody's say: numbers alone, or texts alone.

use super::arrays::{map, read};
use super::convert::numeric;
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::collections::{Give, begin_sort};
use crate::natives::operand;
use crate::value::Value;
use std::cmp::Ordering;

/// The places of an array's elements in the order that a function gives.
pub(super) fn sorted(m: &mut Machine, args: &[Value]) -> Outcome {
    let by_key = operand(args, 1) == Value::Bool(true);
    let (values, places) = with_places(m, operand(args, 0), by_key)
        .into_iter()
        .map(|(value, place)| (value, Value::Int(place as i64)))
        .unzip();
    let functions = [operand(args, 2), operand(args, 3)];
    begin_sort(m, values, places, functions, true, Give::Ordered)
}

/// The keys or values of an array, with their places.
fn with_places(m: &Machine, of: Value, by_key: bool) -> Vec<(Value, usize)> {
    let mut items = Vec::new();
    let mut from = 0;
    while let Some((behind, entry)) = map(m, of).and_then(|of| of.next_from(from)) {
        from = behind;
        let value = match by_key {
            true => entry.key,
            false => read(m, entry.value),
        };
        items.push((value, behind - 1));
    }
    items
}

/// The places of an array's elements in order. Sorting is stable, downwards too.
pub(super) fn places(m: &mut Machine, args: &[Value]) -> Outcome {
    let (by_key, as_texts, downwards) = (
        operand(args, 1) == Value::Bool(true),
        operand(args, 2) == Value::Bool(true),
        operand(args, 3) == Value::Bool(true),
    );
    if map(m, operand(args, 0)).is_none() {
        return Ok(Value::Nil);
    }
    let mut items = with_places(m, operand(args, 0), by_key);
    let is_text = |value: Value| matches!(m.object_kind(value), Some(Object::Text(_)));
    let turned = |order: Ordering| if downwards { order.reverse() } else { order };
    let is_whole = |value: Value| matches!(value, Value::Int(_));
    if !as_texts && items.iter().all(|item| is_whole(item.0)) {
        let whole = |value: Value| match value {
            Value::Int(value) => value,
            _ => 0,
        };
        items.sort_by(|a, b| turned(whole(a.0).cmp(&whole(b.0))));
    } else if !as_texts
        && items
            .iter()
            .all(|item| matches!(item.0, Value::Int(_) | Value::Float(_)))
    {
        let number = |value: Value| match value {
            Value::Int(value) => value as f64,
            Value::Float(value) => value,
            _ => 0.0,
        };
        if items.iter().any(|item| number(item.0).is_nan()) {
            return Ok(Value::Nil);
        }
        items.sort_by(|a, b| {
            turned(
                number(a.0)
                    .partial_cmp(&number(b.0))
                    .unwrap_or(Ordering::Equal),
            )
        });
    } else if items.iter().all(|item| is_text(item.0))
        // Texts that are numbers are compared as such.
        && (as_texts || items.iter().all(|item| numeric(m, item.0).is_none()))
    {
        items.sort_by(|a, b| match (m.heap().text(a.0), m.heap().text(b.0)) {
            (Some(a), Some(b)) => turned(a.get().cmp(&b.get())),
            _ => Ordering::Equal,
        });
    } else {
        return Ok(Value::Nil);
    }
    let places: Vec<Value> = items
        .into_iter()
        .map(|(_, place)| Value::Int(place as i64))
        .collect();
    m.intrinsic(ir::Intrinsic::OrderedNew, &places)
}
