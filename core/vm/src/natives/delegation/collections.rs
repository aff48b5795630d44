//! Maps, sets, lists and generators as such libraries need them.

use super::calls::items;
use crate::control::Resumption;
use crate::control::cursor::Over;
use crate::control::generator::Progress;
use crate::heap::Object;
use crate::machine::state::Exhausted;
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use crate::value::hash::Lookup;
use crate::value::map::Map;
use crate::value::set::Set;
use ir::{Fault, Intrinsic};

/// How many elements a list may be made to have at once.
const MOST: i64 = 50_000_000;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::NewMap, |m, _| {
        Ok(m.insert(Object::Map(Box::default())))
    }),
    (Intrinsic::NewSet, |m, _| {
        Ok(m.insert(Object::Set(Box::new(Set::of_insertion()))))
    }),
    (Intrinsic::CollectionHas, |m, args| {
        let found = look_up(m, args)?;
        Ok(Value::Bool(matches!(found, Lookup::Found(_))))
    }),
    (Intrinsic::MapFind, |m, args| {
        Ok(match look_up(m, args)? {
            Lookup::Found(value) => value,
            _ => Value::Nil,
        })
    }),
    (Intrinsic::MapPut, |m, args| {
        if let Value::Ref(map) = m.native(operand(args, 0)) {
            m.map_set(map, operand(args, 1), operand(args, 2))?;
        }
        Ok(operand(args, 0))
    }),
    (Intrinsic::SetPut, |m, args| {
        if let Value::Ref(set) = m.native(operand(args, 0)) {
            m.set_add(set, operand(args, 1))?;
        }
        Ok(operand(args, 0))
    }),
    (Intrinsic::CollectionTake, |m, args| {
        let Value::Ref(handle) = m.native(operand(args, 0)) else {
            return Ok(Value::Bool(false));
        };
        let key = operand(args, 1);
        let gone = match m.object(handle) {
            Object::Map(_) => m.map_remove(handle, key)?,
            _ => m.set_discard(handle, key)?,
        };
        Ok(Value::Bool(matches!(gone, Lookup::Found(_))))
    }),
    (Intrinsic::CollectionClear, |m, args| {
        if let Value::Ref(handle) = m.native(operand(args, 0)) {
            match m.object_mut(handle) {
                Object::Map(map) => **map = Map::default(),
                Object::Set(set) => set.clear(),
                _ => {}
            }
        }
        Ok(Value::Nil)
    }),
    (Intrinsic::CollectionLength, |m, args| {
        let count = match m.object_kind(m.native(operand(args, 0))) {
            Some(Object::Map(map)) => map.len(),
            Some(Object::Set(set)) => set.len(),
            _ => 0,
        };
        Ok(Value::Int(count as i64))
    }),
    (Intrinsic::CollectionKeys, |m, args| {
        let keys: Vec<Value> = match m.object_kind(m.native(operand(args, 0))) {
            Some(Object::Map(map)) => map.iter().map(|entry| entry.key).collect(),
            Some(Object::Set(set)) => set.iter().map(|(_, value)| value).collect(),
            _ => Vec::new(),
        };
        Ok(m.new_list(keys))
    }),
    (Intrinsic::MapValueList, |m, args| {
        let values: Vec<Value> = match m.object_kind(m.native(operand(args, 0))) {
            Some(Object::Map(map)) => map.iter().map(|entry| entry.value).collect(),
            _ => Vec::new(),
        };
        Ok(m.new_list(values))
    }),
    (Intrinsic::ListWithLength, |m, args| {
        let count = crate::natives::operands::whole(operand(args, 1));
        if !(0..MOST).contains(&count) {
            return Err(m.fault(Fault::NegativeLength, &[""]));
        }
        let list = m.native(operand(args, 0));
        if let Value::Ref(handle) = list
            && let Object::List(items) = m.object_mut(handle)
        {
            items.resize(count as usize, Value::Unbound);
        }
        Ok(operand(args, 0))
    }),
    (Intrinsic::ListPush, push),
    (Intrinsic::ListOf, |m, args| {
        if let Some(Object::List(_)) = m.object_kind(operand(args, 0)) {
            return Ok(operand(args, 0));
        }
        let items = items(m, operand(args, 0));
        Ok(m.new_list(items))
    }),
    (Intrinsic::ListPart, |m, args| {
        let place = |at: usize, most: usize| {
            let at = crate::natives::operands::whole(operand(args, at));
            at.clamp(0, most as i64) as usize
        };
        let part = |all: &[Value]| {
            let (from, to) = (place(1, all.len()), place(2, all.len()));
            all.get(from..to).unwrap_or_default().to_vec()
        };
        let part = match m.object_kind(m.native(operand(args, 0))) {
            Some(Object::List(items)) => part(items),
            Some(Object::Text(text)) => {
                let most = text.char_len();
                let (from, to) = (place(1, most), place(2, most));
                let made = crate::operator::index::text_between(text, from, to.max(from));
                return Ok(m.new_text(made));
            }
            _ => part(&items(m, operand(args, 0))),
        };
        Ok(m.new_list(part))
    }),
    (Intrinsic::ExceptionPlain, |m, args| {
        let args = m.new_tuple(args);
        let exception = m.new_exception(m.no_parent(), args);
        Ok(m.native(exception))
    }),
    (Intrinsic::GeneratorThrowStep, |m, args| {
        let exception = m.exception_of(operand(args, 1));
        step(m, operand(args, 0), Resumption::Throw(exception))
    }),
    (Intrinsic::GeneratorReturnStep, return_step),
    (Intrinsic::IsClosing, |m, args| {
        let exception = operand(args, 0);
        Ok(Value::Bool(m.is_fault(exception, Fault::GeneratorExit)))
    }),
    (Intrinsic::CloseCursor, |m, args| {
        let Some(Object::Cursor(cursor)) = m.object_kind(operand(args, 0)) else {
            return Ok(Value::Nil);
        };
        match cursor.over {
            // One that hands out more while it is asked to end stays where it is: nobody takes that.
            Over::Guest(generator) => match m.intrinsic(Intrinsic::GeneratorClose, &[generator]) {
                Err(Exit::Resume(handle, how, Some(Exhausted::Closed))) => {
                    Err(Exit::Resume(handle, how, Some(Exhausted::Left)))
                }
                outcome => outcome,
            },
            _ => Ok(Value::Nil),
        }
    }),
];

fn push(m: &mut Machine, args: &[Value]) -> Outcome {
    let list = operand(args, 0);
    if let Value::Unknown(_) = list {
        return Ok(m.unknown_intrinsic("list_push", args));
    }
    let is_closed = list
        .handle()
        .and_then(|handle| m.own_shape(handle))
        .is_some_and(|shape| m.shapes.get(shape).is_closed);
    if let (false, Value::Ref(handle)) = (is_closed, m.native(list))
        && let Object::List(items) = m.object_mut(handle)
    {
        items.extend_from_slice(args.get(1..).unwrap_or_default());
        return Ok(Value::Int(items.len() as i64));
    }
    let place = match m.object_kind(m.native(list)) {
        Some(Object::List(items)) => items.len(),
        Some(Object::Tuple(items)) => items.len(),
        _ => 0,
    };
    Err(m.fault(Fault::NotExtensible, &[&place.to_string()]))
}

fn look_up(m: &mut Machine, args: &[Value]) -> Outcome<Lookup> {
    let key = operand(args, 1);
    match m.native(operand(args, 0)) {
        Value::Ref(handle) => match m.object(handle) {
            Object::Map(_) => m.map_get(handle, key),
            Object::Set(_) => m.set_has(handle, key),
            _ => Ok(Lookup::Missing),
        },
        _ => Ok(Lookup::Missing),
    }
}

fn pair(m: &mut Machine, done: bool, value: Value) -> Value {
    m.new_tuple(&[Value::Bool(done), value])
}

fn return_step(m: &mut Machine, args: &[Value]) -> Outcome {
    let generator = m.native(operand(args, 0));
    let Value::Ref(handle) = generator else {
        return Ok(Value::Nil);
    };
    let Object::Generator(data) = m.object_mut(handle) else {
        return Ok(Value::Nil);
    };
    match data.progress {
        Progress::New => {
            data.progress = Progress::Done;
            data.frame = None;
            Ok(Value::Nil)
        }
        Progress::Done => Ok(Value::Nil),
        Progress::Running | Progress::Suspended => match m.fault(Fault::GeneratorExit, &[]) {
            Exit::Raise(exception) => step(m, generator, Resumption::Throw(exception)),
            exit => Err(exit),
        },
    }
}

fn step(m: &mut Machine, generator: Value, how: Resumption) -> Outcome {
    match m.native(generator) {
        Value::Ref(handle) if matches!(m.object(handle), Object::Generator(_)) => {
            Err(Exit::Resume(handle, how, Some(Exhausted::Report)))
        }
        _ => Ok(pair(m, true, Value::Nil)),
    }
}
