//! Lists and tuples.

mod order;
mod sort;
mod sort_with;

pub(super) use order::sort_by;
pub(crate) use sort_with::{Give, begin as begin_sort};

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::IntrinsicFn;
use crate::natives::among;
use crate::natives::operands::{elements, flag, integer, operand, unless_unknown};
use crate::operator::extend_list;
use crate::value::compare::Verdict;
use crate::value::{Handle, Value};
use ir::{Fault, Hook, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::ListNew, new_list),
    (Intrinsic::ListInit, init_list),
    (Intrinsic::TupleNew, new_tuple),
    (Intrinsic::ListAppend, append),
    (Intrinsic::ListExtend, extend),
    (Intrinsic::ListInsert, insert),
    (Intrinsic::ListRemove, remove),
    (Intrinsic::ListPop, pop),
    (Intrinsic::ListClear, clear),
    (Intrinsic::ListReverse, reverse),
    (Intrinsic::ListCopy, copy),
    (Intrinsic::ListSort, sort_list),
    (Intrinsic::SequenceIndex, index_of),
    (Intrinsic::SequenceCount, count),
    (Intrinsic::SortByKeys, sort_by_keys),
    (Intrinsic::SortWith, sort_with::sort_with),
];

/// The list that the receiver is or holds.
fn list_of(m: &mut Machine, args: &[Value]) -> Outcome<Handle> {
    let receiver = operand(args, 0);
    match m.native(receiver) {
        Value::Ref(handle) if matches!(m.object(handle), Object::List(_)) => Ok(handle),
        _ => {
            let name = m.type_name(receiver);
            Err(m.fault(Fault::WrongReceiver, &["list", &name]))
        }
    }
}

fn items(m: &Machine, list: Handle) -> &[Value] {
    match m.object(list) {
        Object::List(items) => items,
        _ => &[],
    }
}

fn new_list(m: &mut Machine, args: &[Value]) -> Outcome {
    let items = match operand(args, 1) {
        Value::Unbound => Vec::new(),
        Value::Unknown(_) => return Ok(m.unknown_intrinsic("list", among(args, 1..))),
        _ => elements(m, Intrinsic::ListNew, args, 1)?,
    };
    Ok(m.new_list(items))
}

fn init_list(m: &mut Machine, args: &[Value]) -> Outcome {
    let list = list_of(m, args)?;
    let items = match operand(args, 1) {
        Value::Unbound | Value::Unknown(_) => Vec::new(),
        _ => elements(m, Intrinsic::ListInit, args, 1)?,
    };
    if let Some(list) = m.list_mut(list) {
        *list = items;
    }
    Ok(Value::Nil)
}

fn new_tuple(m: &mut Machine, args: &[Value]) -> Outcome {
    let source = operand(args, 1);
    if let Value::Unknown(_) = source {
        return Ok(m.unknown_intrinsic("tuple", among(args, 1..)));
    }
    // A tuple is its own copy.
    if matches!(m.object_kind(source), Some(Object::Tuple(_))) {
        return Ok(source);
    }
    let items = if source.is_bound() {
        elements(m, Intrinsic::TupleNew, args, 1)?
    } else {
        Vec::new()
    };
    Ok(m.new_tuple(&items))
}

fn append(m: &mut Machine, args: &[Value]) -> Outcome {
    let list = list_of(m, args)?;
    if let Some(items) = m.list_mut(list) {
        items.push(operand(args, 1));
    }
    Ok(Value::Nil)
}

fn extend(m: &mut Machine, args: &[Value]) -> Outcome {
    let list = list_of(m, args)?;
    let source = match operand(args, 1) {
        Value::Unknown(_) => return Ok(Value::Nil),
        source if m.native(source) == Value::Ref(list) => Value::Ref(list),
        source if matches!(m.object_kind(source), Some(Object::Instance(_))) => {
            let more = elements(m, Intrinsic::ListExtend, args, 1)?;
            m.new_list(more)
        }
        source => source,
    };
    match m.elements(source)? {
        Some(_) if source == Value::Ref(list) => extend_list(m, list, source)?,
        Some(more) => {
            if let Some(items) = m.list_mut(list) {
                items.extend_from_slice(&more);
            }
        }
        None => return Err(m.retry_collected(Intrinsic::ListExtend, 1, args)),
    }
    Ok(Value::Nil)
}

fn insert(m: &mut Machine, args: &[Value]) -> Outcome {
    let list = list_of(m, args)?;
    unless_unknown!(m, among(args, 1..2), "insert");
    let place = integer(m, Intrinsic::ListInsert, args, 1)?.saturated();
    if let Some(items) = m.list_mut(list) {
        let length = items.len() as i64;
        let place = if place < 0 {
            place.saturating_add(length)
        } else {
            place
        };
        items.insert(place.clamp(0, length) as usize, operand(args, 2));
    }
    Ok(Value::Nil)
}

/// The place of the first element that is the same as or equal to a value.
fn find(m: &Machine, items: &[Value], value: Value) -> Verdict<Option<usize>> {
    for (at, &item) in items.iter().enumerate() {
        match m.same_or_equal(item, value) {
            Verdict::Known(true) => return Verdict::Known(Some(at)),
            Verdict::Known(false) | Verdict::Unknown => {}
            Verdict::Guest => return Verdict::Guest,
            Verdict::TooDeep => return Verdict::TooDeep,
        }
    }
    Verdict::Known(None)
}

fn remove(m: &mut Machine, args: &[Value]) -> Outcome {
    let list = list_of(m, args)?;
    match find(m, items(m, list), operand(args, 1)) {
        Verdict::Known(Some(place)) => {
            if let Some(items) = m.list_mut(list) {
                items.remove(place);
            }
            Ok(Value::Nil)
        }
        Verdict::Known(None) | Verdict::Unknown => Err(m.fault(Fault::NotInListToRemove, &[])),
        Verdict::Guest => Err(m.hook(Hook::ListRemove, &[Value::Ref(list), operand(args, 1)])),
        Verdict::TooDeep => Err(m.fault(Fault::ComparisonTooDeep, &[])),
    }
}

fn pop(m: &mut Machine, args: &[Value]) -> Outcome {
    let list = list_of(m, args)?;
    let length = items(m, list).len() as i64;
    let place = match operand(args, 1) {
        Value::Unbound => -1,
        Value::Unknown(_) => return Ok(m.unknown_intrinsic("pop", args)),
        _ => integer(m, Intrinsic::ListPop, args, 1)?.saturated(),
    };
    if length == 0 {
        return Err(m.fault(Fault::EmptyList, &[]));
    }
    let place = if place < 0 {
        place.saturating_add(length)
    } else {
        place
    };
    if place < 0 || place >= length {
        return Err(m.fault(Fault::IndexOutOfRange, &["pop"]));
    }
    match m.list_mut(list) {
        Some(items) if place == length - 1 => Ok(items.pop().unwrap_or_default()),
        Some(items) => Ok(items.remove(place as usize)),
        None => Ok(Value::Nil),
    }
}

fn clear(m: &mut Machine, args: &[Value]) -> Outcome {
    let list = list_of(m, args)?;
    if let Some(items) = m.list_mut(list) {
        items.clear();
    }
    Ok(Value::Nil)
}

fn reverse(m: &mut Machine, args: &[Value]) -> Outcome {
    let list = list_of(m, args)?;
    if let Some(items) = m.list_mut(list) {
        items.reverse();
    }
    Ok(Value::Nil)
}

fn copy(m: &mut Machine, args: &[Value]) -> Outcome {
    let list = list_of(m, args)?;
    let items = items(m, list).to_vec();
    Ok(m.new_list(items))
}

/// `(list, key?, reverse?)`.
fn sort_list(m: &mut Machine, args: &[Value]) -> Outcome {
    let list = list_of(m, args)?;
    let (key, reverse) = (operand(args, 1), flag(m, operand(args, 2)));
    if !matches!(key, Value::Unbound | Value::Nil) {
        return Err(m.hook(Hook::Sort, &[Value::Ref(list), key, Value::Bool(reverse)]));
    }
    let mut sorted = items(m, list).to_vec();
    if !sort_by(m, &mut sorted, |item| item, reverse)? {
        return Err(m.hook(
            Hook::Sort,
            &[Value::Ref(list), Value::Nil, Value::Bool(reverse)],
        ));
    }
    if let Some(items) = m.list_mut(list) {
        *items = sorted;
    }
    Ok(Value::Nil)
}

/// `(values, keys, reverse)`.
fn sort_by_keys(m: &mut Machine, args: &[Value]) -> Outcome {
    let (Value::Ref(list), Value::Ref(keys)) =
        (m.native(operand(args, 0)), m.native(operand(args, 1)))
    else {
        return Ok(Value::Bool(false));
    };
    let reverse = flag(m, operand(args, 2));
    let mut pairs: Vec<(Value, Value)> = items(m, keys)
        .iter()
        .copied()
        .zip(items(m, list).iter().copied())
        .collect();
    if !sort_by(m, &mut pairs, |pair| pair.0, reverse)? {
        return Ok(Value::Bool(false));
    }
    if let Some(items) = m.list_mut(list) {
        *items = pairs.into_iter().map(|pair| pair.1).collect();
    }
    Ok(Value::Bool(true))
}

/// The elements of the list or tuple that a receiver is or holds.
fn sequence(m: &Machine, value: Value) -> &[Value] {
    match m.object_kind(m.native(value)) {
        Some(Object::List(items)) => items,
        Some(Object::Tuple(items)) => items,
        _ => &[],
    }
}

/// `(sequence, value, start?, stop?)`.
fn index_of(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "index");
    let length = sequence(m, operand(args, 0)).len() as i64;
    let mut bounds = [0, length];
    for (at, bound) in bounds.iter_mut().enumerate() {
        if !matches!(operand(args, at + 2), Value::Unbound | Value::Nil) {
            let place = integer(m, Intrinsic::SequenceIndex, args, at + 2)?.saturated();
            *bound = if place < 0 {
                place.saturating_add(length)
            } else {
                place
            }
            .clamp(0, length);
        }
    }
    let [start, stop] = bounds;
    let items = sequence(m, operand(args, 0));
    let part = if start < stop {
        &items[start as usize..stop as usize]
    } else {
        &[]
    };
    let by_library = [
        operand(args, 0),
        operand(args, 1),
        Value::Int(start),
        Value::Int(stop),
    ];
    match find(m, part, operand(args, 1)) {
        Verdict::Known(Some(place)) => Ok(Value::Int(place as i64 + start)),
        Verdict::Guest => Err(m.hook(Hook::SequenceIndex, &by_library)),
        Verdict::TooDeep => Err(m.fault(Fault::ComparisonTooDeep, &[])),
        _ if matches!(
            m.object_kind(m.native(operand(args, 0))),
            Some(Object::Tuple(_))
        ) =>
        {
            Err(m.fault(Fault::NotInTuple, &[]))
        }
        _ => match crate::display::repr_text(m, operand(args, 1))? {
            Some(text) => Err(m.fault(Fault::NotInSequence, &[&text, "list"])),
            None => Err(m.hook(Hook::SequenceIndex, &by_library)),
        },
    }
}

/// `(sequence, value)`.
fn count(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "count");
    let mut count = 0;
    for &item in sequence(m, operand(args, 0)) {
        match m.same_or_equal(item, operand(args, 1)) {
            Verdict::Known(equal) => count += i64::from(equal),
            Verdict::Unknown => {}
            Verdict::Guest => {
                return Err(m.hook(Hook::SequenceCount, &[operand(args, 0), operand(args, 1)]));
            }
            Verdict::TooDeep => return Err(m.fault(Fault::ComparisonTooDeep, &[])),
        }
    }
    Ok(Value::Int(count))
}
