//! Ordered maps from integers and texts, and references to variables and elements.
//!
//! No array has two owners. A copy is another object with the same contents: they are shared until one of the two is changed, and
//! whoever is changed first takes copies of the arrays inside. Whether that is to be done is told by a mark and not by counting who
//! shares, so that a run makes the same objects also where it goes on from a checkpoint. An element that a reference refers to is
//! a cell, which copies share.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::hash::hash_i64;
use crate::value::map::Map;
use crate::value::{Handle, Singleton, Value};
use ir::{Hook, Intrinsic};

/// Stands for no value: a variable without one, an element that is not there.
pub(super) const NONE: Value = Value::Singleton(Singleton::Null);

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::OrderedNew, |m, args| {
        let array = m.insert(Object::Map(Box::default()));
        for &value in args {
            push(m, array, value)?;
        }
        Ok(array)
    }),
    (Intrinsic::OrderedList, |m, args| {
        let items = match m.object_kind(operand(args, 0)) {
            Some(Object::List(items)) => items.clone(),
            Some(Object::Tuple(items)) => items.to_vec(),
            _ => Vec::new(),
        };
        m.intrinsic(Intrinsic::OrderedNew, &items)
    }),
    (Intrinsic::OrderedSettle, |m, args| {
        let place = whole(operand(args, 1)).max(0) as usize;
        let entry = map(m, operand(args, 0)).and_then(|map| map.next_from(place));
        if let (Some((behind, entry)), Some(handle)) = (entry, array(m, operand(args, 0))) {
            unshare(m, handle);
            let value = read(m, entry.value);
            if let Object::Map(map) = m.object_mut(handle) {
                map.set_at(behind - 1, value);
            }
        }
        Ok(Value::Nil)
    }),
    (Intrinsic::IsNone, |_, args| {
        Ok(Value::Bool(matches!(
            operand(args, 0),
            NONE | Value::Unbound
        )))
    }),
    (Intrinsic::Known, |m, args| match operand(args, 0) {
        NONE | Value::Unbound => {
            let op = m.new_text("$");
            Err(m.hook(Hook::UnaryOperator, &[op, operand(args, 1)]))
        }
        value => Ok(value),
    }),
    (Intrinsic::OrderedFetch, |m, args| {
        let (array, key) = (operand(args, 0), operand(args, 1));
        match found(m, array, key)? {
            Some(value) => Ok(read(m, value)),
            None if is_unknown(array) || is_unknown(key) => Ok(m.unknown_element(array, key)),
            None => match key {
                Value::Int(number) if let Some(letter) = letter(m, array, number) => Ok(letter),
                _ => Err(m.hook(Hook::Element, &[array, key])),
            },
        }
    }),
    (Intrinsic::OrderedFind, |m, args| {
        let (array, key) = (operand(args, 0), operand(args, 1));
        let is_empty = map(m, array).is_some_and(Map::is_empty);
        Ok(match found(m, array, key)? {
            Some(value) => read(m, value),
            None if is_unknown(array) || is_unknown(key) && !is_empty => {
                m.unknown_element(array, key)
            }
            None => NONE,
        })
    }),
    (Intrinsic::OrderedPut, |m, args| {
        put(m, operand(args, 0), operand(args, 1), operand(args, 2))
    }),
    (Intrinsic::OrderedPush, |m, args| {
        push(m, operand(args, 0), operand(args, 1))
    }),
    (Intrinsic::OrderedOwn, |m, args| {
        let value = operand(args, 0);
        Ok(match is_nothing(value) || value == Value::Bool(false) {
            true => m.insert(Object::Map(Box::default())),
            false => value,
        })
    }),
    (Intrinsic::OrderedInner, inner),
    (Intrinsic::OrderedTake, |m, args| {
        m.write_unknown_element(operand(args, 0), operand(args, 1), None);
        if let Some(array) = array(m, operand(args, 0))
            && let Some(key) = key(m, operand(args, 1))
        {
            unshare(m, array);
            m.map_remove(array, key)?;
        }
        Ok(Value::Nil)
    }),
    (Intrinsic::OrderedCount, |m, args| {
        if let Value::Unknown(unknown) = operand(args, 0) {
            let expression = Expression::Intrinsic(Intrinsic::Len.name().into(), args.into());
            return Ok(m.unknown_length(unknown, expression));
        }
        let count = map(m, operand(args, 0)).map_or(0, Map::len);
        Ok(Value::Int(count as i64))
    }),
    (Intrinsic::OrderedCopy, |m, args| {
        Ok(copy(m, operand(args, 0)))
    }),
    (Intrinsic::OrderedStep, |m, args| {
        if is_unknown(operand(args, 0)) {
            // What walks over it takes it for empty.
            m.guess();
        }
        let from = whole(operand(args, 1)).max(0) as usize;
        let next = map(m, operand(args, 0)).and_then(|map| map.next_from(from));
        Ok(Value::Int(next.map_or(-1, |(behind, _)| behind as i64 - 1)))
    }),
    (Intrinsic::OrderedBefore, |m, args| {
        let from = match operand(args, 1) {
            Value::Int(place) => place.max(0) as usize,
            _ => usize::MAX,
        };
        let found = map(m, operand(args, 0)).and_then(|map| map.previous(from));
        Ok(Value::Int(found.map_or(-1, |(place, _)| place as i64)))
    }),
    (Intrinsic::OrderedKey, |m, args| {
        let place = whole(operand(args, 1)).max(0) as usize;
        let entry = map(m, operand(args, 0)).and_then(|map| map.next_from(place));
        Ok(entry.map_or(Value::Nil, |(_, entry)| entry.key))
    }),
    (Intrinsic::OrderedValue, |m, args| {
        let place = whole(operand(args, 1)).max(0) as usize;
        let entry = map(m, operand(args, 0)).and_then(|map| map.next_from(place));
        Ok(entry.map_or(Value::Nil, |(_, entry)| read(m, entry.value)))
    }),
    (Intrinsic::OrderedReference, reference),
    (Intrinsic::OrderedRenumber, |m, args| {
        // Behind a key that has been taken away: it is the next one again, if it was the last.
        if args.len() > 1 {
            if let (Value::Int(key), Some(handle)) = (operand(args, 1), array(m, operand(args, 0)))
                && let Object::Map(map) = m.object_mut(handle)
                && map.next == key.saturating_add(1)
            {
                map.next = key;
            }
            return Ok(operand(args, 0));
        }
        let greatest = map(m, operand(args, 0)).map(|map| {
            let keys = map.iter().filter_map(|entry| match entry.key {
                Value::Int(key) => Some(key),
                _ => None,
            });
            keys.max().map_or(0, |key| (key + 1).max(0))
        });
        if let (Some(next), Some(handle)) = (greatest, array(m, operand(args, 0)))
            && let Object::Map(map) = m.object_mut(handle)
        {
            map.next = next;
        }
        Ok(operand(args, 0))
    }),
    (Intrinsic::OrderedArranged, |m, args| {
        let mut arranged = Map::default();
        if let (Some(of), Some(places)) = (map(m, operand(args, 0)), map(m, operand(args, 1))) {
            for place in places.iter() {
                if let Some((_, entry)) = of.next_from(whole(place.value).max(0) as usize) {
                    arranged.push(entry.hash, entry.key, entry.value);
                }
            }
            arranged.next = of.next;
            // The same arrays stand in both.
            arranged.is_shared = true;
        }
        if let Some(handle) = array(m, operand(args, 0))
            && let Object::Map(map) = m.object_mut(handle)
        {
            map.is_shared = true;
        }
        Ok(m.insert(Object::Map(Box::new(arranged))))
    }),
    (Intrinsic::OrderedShift, |m, args| {
        let Some(handle) = array(m, operand(args, 0)) else {
            return Ok(Value::Nil);
        };
        unshare(m, handle);
        let entries: Vec<_> = match map(m, operand(args, 0)) {
            Some(map) => map.iter().copied().collect(),
            None => Vec::new(),
        };
        let Some((first, rest)) = entries.split_first() else {
            return Ok(Value::Nil);
        };
        let first = read(m, first.value);
        let mut made = Map::default();
        for entry in rest {
            let (hash, key) = match entry.key {
                Value::Int(_) => {
                    let number = made.next;
                    made.next += 1;
                    (hash_i64(number), Value::Int(number))
                }
                key => (entry.hash, key),
            };
            made.push(hash, key, entry.value);
        }
        *m.object_mut(handle) = Object::Map(Box::new(made));
        Ok(first)
    }),
    (Intrinsic::OrderedCursor, |m, args| {
        let Some(handle) = array(m, operand(args, 0)) else {
            return Ok(Value::Int(-1));
        };
        if let Value::Int(place) = operand(args, 1)
            && let Object::Map(map) = m.object_mut(handle)
        {
            map.cursor = usize::try_from(place).unwrap_or(usize::MAX);
        }
        let found = map(m, operand(args, 0)).and_then(|map| map.next_from(map.cursor));
        Ok(Value::Int(
            found.map_or(-1, |(behind, _)| behind as i64 - 1),
        ))
    }),
    (Intrinsic::OrderedPlaces, super::sort::places),
    (Intrinsic::OrderedSorted, super::sort::sorted),
    (Intrinsic::OrderedJoin, |m, args| {
        let between = m.text_of(operand(args, 1)).unwrap_or_default();
        let Some(of) = map(m, operand(args, 0)) else {
            return Ok(Value::Nil);
        };
        let mut joined = String::new();
        for (number, entry) in of.iter().enumerate() {
            if number > 0 {
                joined.push_str(&between);
            }
            match read(m, entry.value) {
                Value::Int(value) => joined.push_str(&value.to_string()),
                value => match m.heap().text(value) {
                    Some(text) => joined.push_str(&text.get()),
                    None => return Ok(Value::Nil),
                },
            }
        }
        Ok(m.new_text(joined))
    }),
    (Intrinsic::CellNew, |m, args| {
        Ok(m.insert(Object::Cell(operand(args, 0))))
    }),
    (Intrinsic::CellRead, |m, args| Ok(read(m, operand(args, 0)))),
    (Intrinsic::CellWrite, |m, args| {
        if let Value::Ref(handle) = operand(args, 0)
            && let Object::Cell(value) = m.object_mut(handle)
        {
            *value = operand(args, 1);
        }
        Ok(operand(args, 1))
    }),
    (Intrinsic::CellHolders, |m, args| {
        Ok(Value::Int(match operand(args, 0) {
            Value::Ref(handle) => m.holders(handle),
            _ => 0,
        }))
    }),
    (Intrinsic::CellRelease, |m, args| {
        if let Value::Ref(cell) = operand(args, 0)
            && let Some(holder) = m.only_holder(cell)
            && let Object::Map(map) = m.object(holder)
        {
            let value = read(m, operand(args, 0));
            let mut from = 0;
            while let Some((behind, entry)) = map.next_from(from) {
                from = behind;
                if entry.value == operand(args, 0) {
                    if let Object::Map(map) = m.object_mut(holder) {
                        map.set_at(behind - 1, value);
                    }
                    break;
                }
            }
        }
        Ok(Value::Nil)
    }),
    (Intrinsic::CellOf, |m, args| {
        let value = operand(args, 0);
        Ok(match m.object_kind(value) {
            Some(Object::Cell(_)) => value,
            _ => m.insert(Object::Cell(value)),
        })
    }),
];

fn is_unknown(value: Value) -> bool {
    matches!(value, Value::Unknown(_))
}

fn is_nothing(value: Value) -> bool {
    matches!(value, Value::Nil | Value::Unbound | NONE)
}

/// The array that a value is.
fn array(m: &Machine, value: Value) -> Option<Handle> {
    let handle = value.handle()?;
    matches!(m.object(handle), Object::Map(_)).then_some(handle)
}

pub(super) fn map(m: &Machine, value: Value) -> Option<&Map> {
    match m.object_kind(value) {
        Some(Object::Map(map)) => Some(map),
        _ => None,
    }
}

/// What a reference refers to.
pub(super) fn read(m: &Machine, value: Value) -> Value {
    match value {
        Value::Ref(handle) => match m.object(handle) {
            Object::Cell(value) => *value,
            _ => value,
        },
        _ => value,
    }
}

/// The key that a value stands for, if it can be one.
fn key(m: &mut Machine, value: Value) -> Option<Value> {
    Some(match value {
        Value::Int(_) | Value::Unknown(_) => value,
        Value::Bool(value) => Value::Int(i64::from(value)),
        Value::Float(value) => Value::Int(value as i64),
        Value::Nil => m.new_text(""),
        Value::Ref(_) => {
            let text = m.heap().text(value)?.get();
            let number = match text.len() {
                1..=20
                    if text
                        .starts_with(['-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']) =>
                {
                    text.parse::<i64>().ok()
                }
                _ => None,
            };
            // Only what an integer is written as stands for it.
            match number {
                Some(number) if *number.to_string() == *text => Value::Int(number),
                _ => {
                    drop(text);
                    value
                }
            }
        }
        _ => return None,
    })
}

pub(super) fn found(m: &mut Machine, of: Value, at: Value) -> Outcome<Option<Value>> {
    use crate::value::hash::Lookup;
    let Some(array) = array(m, of) else {
        return Ok(None);
    };
    let Some(key) = key(m, at) else {
        return Ok(None);
    };
    Ok(match m.map_get(array, key)? {
        Lookup::Found(value) => Some(value),
        _ => None,
    })
}

fn put(m: &mut Machine, of: Value, at: Value, value: Value) -> Outcome {
    if is_unknown(of) {
        m.write_unknown_element(of, at, Some(value));
        return Ok(value);
    }
    let (Some(handle), Some(key)) = (array(m, of), key(m, at)) else {
        return Err(m.hook(Hook::SetElement, &[of, at, value]));
    };
    if let Some(Value::Ref(cell)) = found(m, of, key)?
        && let Object::Cell(_) = m.object(cell)
    {
        *m.object_mut(cell) = Object::Cell(value);
        return Ok(value);
    }
    store(m, handle, key, value)?;
    Ok(value)
}

/// Puts an element under a number, or into the variable that a reference to it refers to; nothing where this is no array.
#[inline]
pub(super) fn put_number(
    m: &mut Machine,
    handle: Handle,
    number: i64,
    value: Value,
) -> Option<Value> {
    let Object::Map(of) = m.object(handle) else {
        return None;
    };
    let key = Value::Int(number);
    match of.find(hash_i64(number), |other| other == key) {
        Some(place) => {
            if let Value::Ref(cell) = of.at(place).value
                && let Object::Cell(_) = m.object(cell)
            {
                *m.object_mut(cell) = Object::Cell(value);
                return Some(value);
            }
            unshare(m, handle);
            if let Object::Map(of) = m.object_mut(handle) {
                of.set_at(place, value);
            }
        }
        None => store(m, handle, key, value).ok()?,
    }
    Some(value)
}

/// The letter of a text at a place, counted from the end where that is negative.
pub(super) fn letter(m: &mut Machine, of: Value, number: i64) -> Option<Value> {
    let text = m.heap().text(of)?;
    let length = text.char_len() as i64;
    let place = if number < 0 { number + length } else { number };
    let place = usize::try_from(place).ok().filter(|_| place < length)?;
    let letter = match text.is_ascii() {
        true => char::from(text.get().as_bytes()[place]),
        false => text.get().chars().nth(place)?,
    };
    Some(m.new_text(letter.to_string()))
}

fn store(m: &mut Machine, handle: Handle, key: Value, value: Value) -> Outcome<()> {
    unshare(m, handle);
    let was_empty = map(m, Value::Ref(handle)).is_some_and(Map::is_empty);
    m.map_set(handle, key, value)?;
    if let Value::Int(number) = key
        && let Object::Map(map) = m.object_mut(handle)
        && (number >= map.next || was_empty && map.next == 0)
    {
        map.next = number.saturating_add(1);
    }
    Ok(())
}

fn push(m: &mut Machine, of: Value, value: Value) -> Outcome {
    if is_unknown(of) {
        m.write_unknown_element(of, NONE, None);
        return Ok(value);
    }
    let Some(handle) = array(m, of) else {
        return Err(m.hook(Hook::SetElement, &[of, NONE, value]));
    };
    let next = map(m, of).map_or(0, |map| map.next);
    // Behind the greatest number there is no place.
    if next == i64::MAX && found(m, of, Value::Int(next))?.is_some() {
        return Err(m.hook(Hook::SetElement, &[of, NONE, value]));
    }
    store(m, handle, Value::Int(next), value)?;
    Ok(value)
}

/// Another array with the same contents.
fn copy(m: &mut Machine, value: Value) -> Value {
    let Some(handle) = array(m, value) else {
        return value;
    };
    let Some(of) = map(m, value) else {
        return value;
    };
    if !of.is_shared
        && !of.is_empty()
        && let Object::Map(map) = m.object_mut(handle)
    {
        map.is_shared = true;
    }
    let made = map(m, value).cloned().unwrap_or_default();
    m.insert(Object::Map(Box::new(made)))
}

/// Takes copies of the arrays inside, before an array that may share them is changed.
fn unshare(m: &mut Machine, handle: Handle) {
    let Object::Map(of) = m.object(handle) else {
        return;
    };
    if !of.is_shared {
        return;
    }
    let mut inside = Vec::new();
    let mut from = 0;
    while let Some((behind, entry)) = of.next_from(from) {
        from = behind;
        if array(m, entry.value).is_some() {
            inside.push((behind - 1, entry.value));
        }
    }
    for (_, value) in &mut inside {
        *value = copy(m, *value);
    }
    if let Object::Map(map) = m.object_mut(handle) {
        map.is_shared = false;
        for (place, value) in inside {
            map.set_at(place, value);
        }
    }
}

/// What is written to inside of an element.
fn inner(m: &mut Machine, args: &[Value]) -> Outcome {
    let (of, at) = (operand(args, 0), operand(args, 1));
    if at == Value::Unbound {
        let made = m.insert(Object::Map(Box::default()));
        push(m, of, made)?;
        return Ok(made);
    }
    if is_unknown(of) {
        return Ok(m.unknown_element(of, at));
    }
    let Some(handle) = array(m, of) else {
        // The library is told that what it gives is written into.
        return Err(m.hook(Hook::Element, &[of, at, Value::Bool(true)]));
    };
    unshare(m, handle);
    let old = found(m, of, at)?.map_or(NONE, |value| read(m, value));
    if !is_nothing(old) {
        return Ok(old);
    }
    let made = m.insert(Object::Map(Box::default()));
    put(m, of, at, made)?;
    Ok(made)
}

fn reference(m: &mut Machine, args: &[Value]) -> Outcome {
    let (of, at) = (operand(args, 0), operand(args, 1));
    if is_unknown(of) {
        let value = m.unknown_element(of, at);
        return Ok(m.insert(Object::Cell(value)));
    }
    let Some(handle) = array(m, of) else {
        return Ok(m.insert(Object::Cell(Value::Nil)));
    };
    let at = match at {
        Value::Unbound => Value::Int(map(m, of).map_or(0, |map| map.next)),
        at => key(m, at).unwrap_or(Value::Nil),
    };
    unshare(m, handle);
    let old = found(m, of, at)?;
    if let Some(old) = old
        && let Some(Object::Cell(_)) = m.object_kind(old)
    {
        return Ok(old);
    }
    let cell = m.insert(Object::Cell(old.unwrap_or(Value::Nil)));
    store(m, handle, at, cell)?;
    Ok(cell)
}
