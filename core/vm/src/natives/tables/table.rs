//! Tables as they are themselves, whatever they delegate to.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::value::table::Table;
use crate::value::{Handle, Value};
use ir::Intrinsic;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::TableOf, of),
    (Intrinsic::TableFill, fill),
    (Intrinsic::TableGet, |m, args| match of_table(m, args) {
        Some(table) => m.table_get(table, operand(args, 1)),
        None => Ok(Value::Nil),
    }),
    (Intrinsic::TableSet, |m, args| {
        if let Some(table) = of_table(m, args) {
            m.table_set(table, operand(args, 1), operand(args, 2))?;
        }
        Ok(operand(args, 0))
    }),
    (Intrinsic::TableLength, |m, args| {
        let length = m
            .table(operand(args, 0))
            .map_or(0, |table| table.items.len());
        Ok(Value::Int(length as i64))
    }),
    (Intrinsic::TableNext, next),
    (Intrinsic::TableStep, step),
    (Intrinsic::TableParent, |m, args| {
        let parent = m.table(operand(args, 0)).and_then(|table| table.parent);
        Ok(parent.map_or(Value::Nil, Value::Ref))
    }),
    (Intrinsic::TableSetParent, |m, args| {
        if let Some(handle) = of_table(m, args)
            && let Object::Table(table) = m.object_mut(handle)
        {
            table.parent = operand(args, 1).handle();
        }
        Ok(operand(args, 0))
    }),
    (Intrinsic::TableInsert, insert),
    (Intrinsic::TableRemove, remove),
    (Intrinsic::TableConcat, concat),
    (Intrinsic::TableSort, sort),
    (Intrinsic::TableResults, results),
];

fn of_table(m: &Machine, args: &[Value]) -> Option<Handle> {
    let handle = operand(args, 0).handle()?;
    matches!(m.object(handle), Object::Table(_)).then_some(handle)
}

fn of(m: &mut Machine, args: &[Value]) -> Outcome {
    let mut items = args.to_vec();
    while items.last() == Some(&Value::Nil) {
        items.pop();
    }
    let table = Table {
        items,
        ..Table::default()
    };
    Ok(m.insert(Object::Table(Box::new(table))))
}

fn fill(m: &mut Machine, args: &[Value]) -> Outcome {
    let (from, results) = (whole(operand(args, 1)), operand(args, 2));
    let values = m.results(&results).to_vec();
    let Some(handle) = of_table(m, args) else {
        return Ok(Value::Nil);
    };
    // From the first to the last that is something, so that those between lie in the array too.
    let count = values
        .iter()
        .rposition(|value| *value != Value::Nil)
        .map_or(0, |at| at + 1);
    if let Object::Table(table) = m.object_mut(handle)
        && table.items.len() < from as usize
        && table.map.is_empty()
    {
        if count > 0 {
            table.items.resize(from as usize - 1, Value::Nil);
            table.items.extend_from_slice(&values[..count]);
        }
        return Ok(operand(args, 0));
    }
    for (at, value) in values.into_iter().enumerate() {
        m.table_set(handle, Value::Int(from + at as i64), value)?;
    }
    Ok(operand(args, 0))
}

/// `(table, key?)`.
fn next(m: &mut Machine, args: &[Value]) -> Outcome {
    let key = match operand(args, 1) {
        Value::Unbound => Value::Nil,
        Value::Float(number) => crate::operator::dispatch::library::whole(number)
            .map_or(Value::Float(number), Value::Int),
        key => key,
    };
    let Some(handle) = of_table(m, args) else {
        let kind = super::results::kind(m, operand(args, 0));
        let called = super::results::called(m).unwrap_or_else(|| "next".to_owned());
        return Err(m.fault(ir::Fault::NotIterable, &[kind, &called]));
    };
    let Some(table) = m.table(operand(args, 0)) else {
        return Ok(Value::Nil);
    };
    let mut at = match key {
        Value::Nil => 0,
        Value::Int(place) if place > 0 && place as usize <= table.items.len() => place as usize,
        _ => {
            let length = table.items.len();
            match m.table_place(handle, key)?.1 {
                Some(place) => length + place + 1,
                // An element that was removed from the end of the array: nothing of the array lies behind it.
                None if matches!(key, Value::Int(_)) => length,
                None => return Err(m.fault(ir::Fault::KeyMissing, &[])),
            }
        }
    };
    let Some(table) = m.table(operand(args, 0)) else {
        return Ok(Value::Nil);
    };
    let length = table.items.len();
    while let Some(&item) = table.items.get(at) {
        at += 1;
        if item != Value::Nil {
            return Ok(m.new_tuple(&[Value::Int(at as i64), item]));
        }
    }
    let mut from = at.saturating_sub(length);
    while let Some((next, entry)) = table.map.next_from(from) {
        if entry.value != Value::Nil {
            return Ok(m.new_tuple(&[entry.key, entry.value]));
        }
        from = next;
    }
    Ok(Value::Nil)
}

/// `(table, place)`.
fn step(m: &mut Machine, args: &[Value]) -> Outcome {
    let at = whole(operand(args, 1)).wrapping_add(1);
    let plain = m.table(operand(args, 0)).and_then(|table| table.item(at));
    let item = match plain {
        Some(item) if item != Value::Nil => item,
        _ => match m.element_of(operand(args, 0), Value::Int(at)) {
            Ok(item) => item,
            Err(crate::machine::Exit::Call(mut call)) => {
                call.then = Some((stepped, vec![Value::Int(at)]));
                return Err(crate::machine::Exit::Call(call));
            }
            Err(exit) => return Err(exit),
        },
    };
    stepped(m, &[Value::Int(at)], item)
}

fn stepped(m: &mut Machine, data: &[Value], item: Value) -> Outcome {
    match m.result_at(item, 0) {
        Value::Nil => Ok(Value::Nil),
        item => Ok(m.new_tuple(&[data[0], item])),
    }
}

/// `(table, place, value)`.
fn insert(m: &mut Machine, args: &[Value]) -> Outcome {
    let (at, value) = (whole(operand(args, 1)), operand(args, 2));
    let Some(handle) = of_table(m, args) else {
        return Ok(Value::Nil);
    };
    let length = m
        .table(operand(args, 0))
        .map_or(0, |table| table.items.len());
    if value != Value::Nil
        && at >= 1
        && at as usize <= length
        && let Object::Table(table) = m.object_mut(handle)
    {
        let last = table.items.pop().unwrap_or(Value::Nil);
        if at as usize == length {
            table.items.push(value);
        } else {
            table.items.insert(at as usize - 1, value);
        }
        m.table_set(handle, Value::Int(length as i64 + 1), last)?;
        return Ok(Value::Unbound);
    }
    m.table_set(handle, Value::Int(at), value)?;
    Ok(Value::Unbound)
}

/// `(table, place)`.
fn remove(m: &mut Machine, args: &[Value]) -> Outcome {
    let at = whole(operand(args, 1));
    let Some(handle) = of_table(m, args) else {
        return Ok(Value::Nil);
    };
    let found = m.table_get(handle, Value::Int(at))?;
    if let Object::Table(table) = m.object_mut(handle)
        && at >= 1
        && at as usize <= table.items.len()
    {
        table.items.remove(at as usize - 1);
        while table.items.last() == Some(&Value::Nil) {
            table.items.pop();
        }
        return Ok(found);
    }
    m.table_set(handle, Value::Int(at), Value::Nil)?;
    Ok(found)
}

/// `(table, separator, from, to)`.
fn concat(m: &mut Machine, args: &[Value]) -> Outcome {
    let separator = m.text_of(operand(args, 1)).unwrap_or_default();
    let (from, to) = (whole(operand(args, 2)), whole(operand(args, 3)));
    let Some(handle) = of_table(m, args) else {
        return Ok(Value::Nil);
    };
    let mut out = String::new();
    let mut at = from;
    while at <= to {
        let item = m.table_get(handle, Value::Int(at))?;
        match item {
            Value::Int(_) | Value::Float(_) => out += &m.number_text(item),
            _ => match m.heap().text(item) {
                Some(text) => out += &text.get(),
                None => return Ok(Value::Int(at)),
            },
        }
        if at < to {
            out += &separator;
        }
        at += 1;
    }
    Ok(m.new_text(out))
}

/// `(table)`.
fn sort(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(handle) = of_table(m, args) else {
        return Ok(Value::Bool(false));
    };
    let items = m
        .table(operand(args, 0))
        .map_or_else(Vec::new, |table| table.items.clone());
    let number = |value: &Value| match *value {
        Value::Int(number) => Some(number as f64),
        Value::Float(number) if !number.is_nan() => Some(number),
        _ => None,
    };
    let sorted = if items.iter().all(|item| matches!(item, Value::Int(_))) {
        let mut sorted = items;
        sorted.sort_by_key(|item| whole(*item));
        sorted
    } else if items.iter().all(|item| number(item).is_some()) {
        let mut sorted = items;
        sorted.sort_by(|a, b| {
            number(a)
                .partial_cmp(&number(b))
                .unwrap_or(std::cmp::Ordering::Equal)
        });
        sorted
    } else {
        let texts = items
            .iter()
            .map(|&item| Some((m.heap().text(item)?.clone(), item)));
        let Some(mut texts) = texts.collect::<Option<Vec<_>>>() else {
            return Ok(Value::Bool(false));
        };
        texts.sort_by(|(a, _), (b, _)| a.get().cmp(&*b.get()));
        texts.into_iter().map(|(_, item)| item).collect()
    };
    if let Object::Table(table) = m.object_mut(handle) {
        table.items = sorted;
    }
    Ok(Value::Bool(true))
}

/// `(table, from, to)`.
fn results(m: &mut Machine, args: &[Value]) -> Outcome {
    let (from, to) = (whole(operand(args, 1)), whole(operand(args, 2)));
    let Some(handle) = of_table(m, args) else {
        return Ok(Value::Unbound);
    };
    let mut values = Vec::new();
    for at in from..=to {
        values.push(m.table_get(handle, Value::Int(at))?);
    }
    Ok(m.as_results(&values))
}
