//! Members by key.

use crate::class::shape::marks;
use crate::delegation::Key;
use crate::delegation::keys::{PRIVATE, SYMBOL, index_of};
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::{IntrinsicFn, operand, units_in};
use crate::value::Value;
use crate::value::text::Text;
use ir::{Intrinsic, Symbol};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::OwnKeys, |m, args| {
        own_keys(m, operand(args, 0), 0)
    }),
    (Intrinsic::EnumerableKeys, |m, args| {
        own_keys(m, operand(args, 0), marks::ENUMERABLE)
    }),
    (Intrinsic::OwnSymbols, own_symbols),
    (Intrinsic::OwnAttributes, |m, args| {
        let Some(key) = m.key_of(operand(args, 1)) else {
            return Ok(Value::Int(-1));
        };
        let found = own(m, operand(args, 0), key);
        Ok(Value::Int(found.map_or(-1, |(_, mark)| i64::from(mark))))
    }),
    (Intrinsic::OwnValue, own_value),
    (Intrinsic::Define, define),
    (Intrinsic::DefineAccessor, define_accessor),
    (Intrinsic::HasOwn, |m, args| {
        let Some(key) = m.key_of(operand(args, 1)) else {
            return Ok(Value::Bool(false));
        };
        Ok(Value::Bool(own(m, operand(args, 0), key).is_some()))
    }),
    (Intrinsic::HasMember, |m, args| {
        let object = operand(args, 0);
        if let Value::Unknown(_) = object {
            return Ok(m.unknown_intrinsic("has_member", args));
        }
        let key = m.key_of(operand(args, 1));
        Ok(Value::Bool(
            key.is_some_and(|key| m.has_delegated(object, key)),
        ))
    }),
    (Intrinsic::DeleteOwn, |m, args| {
        let Some(key) = m.key_of(operand(args, 1)) else {
            return Ok(Value::Bool(true));
        };
        Ok(Value::Bool(m.delete_own(operand(args, 0), key)))
    }),
    (Intrinsic::SealLevel, |m, args| {
        let object = operand(args, 0);
        let is_closed = match object {
            Value::Ref(_) if m.heap().text(object).is_some_and(Text::is_frozen) => {
                return Ok(Value::Int(2));
            }
            Value::Ref(handle) => match m.own_shape(handle) {
                Some(shape) => m.shapes.get(shape).is_closed,
                None => !m.is_object(object),
            },
            _ => true,
        };
        Ok(Value::Int(i64::from(is_closed)))
    }),
    (Intrinsic::PreventExtensions, |m, args| {
        let object = operand(args, 0);
        match object {
            Value::Ref(handle) if m.heap().text(object).is_some() => {
                if let Object::Text(text) = m.object_mut(handle) {
                    text.freeze();
                }
            }
            _ => m.close_object(object),
        }
        Ok(object)
    }),
    (Intrinsic::MemberFor, |m, args| {
        let (object, receiver) = (operand(args, 0), operand(args, 2));
        match m.key_of(operand(args, 1)) {
            Some(key) => m.member_for(object, key, receiver, None),
            None => Ok(Value::Nil),
        }
    }),
    (Intrinsic::SetMemberFor, |m, args| {
        let (object, value, receiver) = (operand(args, 0), operand(args, 2), operand(args, 3));
        if let Some(key) = m.key_of(operand(args, 1)) {
            m.set_member_for(object, key, value, receiver, None)?;
        }
        Ok(value)
    }),
    (Intrinsic::ToKey, |m, args| {
        Ok(match m.key_of(operand(args, 0)) {
            Some(key) => {
                let name = m.key_name(key);
                m.key_value(name)
            }
            None => return Err(m.hook(ir::Hook::Key, &[operand(args, 0)])),
        })
    }),
];

/// A member of the object's own, and what can be done with it.
fn own(m: &mut Machine, object: Value, key: Key) -> Option<(Value, u8)> {
    if let Some(value) = m.native_member(object, key) {
        let native = m.native(object);
        let is_fixed = matches!(m.object_kind(native), Some(Object::Tuple(_)));
        let is_text = m.heap().text(native).is_some();
        let mark = match key {
            Key::Index(_) if is_text || is_fixed => marks::ENUMERABLE,
            Key::Index(_) => marks::ORDINARY,
            Key::Name(_) if is_text || is_fixed => 0,
            Key::Name(_) => marks::WRITABLE,
        };
        return Some((value, mark));
    }
    let name = m.key_name(key);
    m.told_member(object, name);
    m.own_value(object.handle()?, name)
}

fn own_names(m: &mut Machine, object: Value, wanted: u8) -> Vec<Symbol> {
    let Value::Ref(handle) = object else {
        return Vec::new();
    };
    if let Some(name) = m.boot.prototype_name
        && wanted == 0
    {
        m.make_told(object);
        m.lazy_prototype(object, name);
    }
    if let Some(map) = m.map_of_own(handle) {
        let entries = m.names_of_map(Value::Ref(map));
        return entries.into_iter().map(|(name, _)| name).collect();
    }
    let Some(shape) = m.own_shape(handle) else {
        return Vec::new();
    };
    let native = m.boot.native_name;
    let names = m.marked_names(shape);
    let mut names = names.into_iter();
    let names = names
        .by_ref()
        .filter(|&(name, mark)| name != native && mark & wanted == wanted);
    names.map(|(name, _)| name).collect()
}

/// The keys that are texts: places first, in their order.
fn own_keys(m: &mut Machine, object: Value, wanted: u8) -> Outcome {
    let mut places: Vec<u32> = Vec::new();
    let mut others: Vec<Value> = Vec::new();
    let native = m.native(object);
    let length = match m.object_kind(native) {
        Some(Object::List(items)) => {
            let bound = items.iter().enumerate().filter(|(_, item)| item.is_bound());
            places.extend(bound.map(|(at, _)| at as u32));
            Some(0)
        }
        Some(Object::Tuple(items)) => Some(items.len()),
        Some(Object::Text(text)) => Some(units_in(text)),
        _ => None,
    };
    if let Some(length) = length {
        places.extend(0..length as u32);
        if wanted == 0 {
            others.push(m.new_text("length"));
        }
    }
    for name in own_names(m, object, wanted) {
        let text = m.name(name);
        if text.starts_with(SYMBOL) || text.starts_with(PRIVATE) {
            continue;
        }
        match index_of(text) {
            Some(at) => places.push(at),
            None => others.push(m.name_value(name)),
        }
    }
    places.sort_unstable();
    let mut keys: Vec<Value> = Vec::with_capacity(places.len() + others.len());
    for at in places {
        keys.push(m.new_text(at.to_string()));
    }
    keys.extend(others);
    Ok(m.new_list(keys))
}

fn own_symbols(m: &mut Machine, args: &[Value]) -> Outcome {
    let names = own_names(m, operand(args, 0), 0);
    let symbols: Vec<Symbol> = names
        .into_iter()
        .filter(|&name| m.name(name).starts_with(SYMBOL))
        .collect();
    let keys = symbols.into_iter().map(|name| m.key_value(name)).collect();
    Ok(m.new_list(keys))
}

fn own_value(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(key) = m.key_of(operand(args, 1)) else {
        return Ok(Value::Nil);
    };
    let Some((value, _)) = own(m, operand(args, 0), key) else {
        return Ok(Value::Nil);
    };
    if let Some(Object::Property(property)) = m.object_kind(value) {
        let parts = vec![property.get, property.set];
        return Ok(m.new_list(parts));
    }
    Ok(value)
}

fn mark(value: Value) -> u8 {
    match value {
        Value::Int(bits) => bits as u8 & marks::ORDINARY,
        _ => marks::ORDINARY,
    }
}

/// The operand that is a key, or the call that asks for it.
fn key(m: &mut Machine, intrinsic: Intrinsic, args: &[Value]) -> Outcome<Key> {
    match m.key_of(operand(args, 1)) {
        Some(key) => Ok(key),
        None => {
            let mut data = vec![Value::Intrinsic(intrinsic)];
            data.extend_from_slice(args);
            let hook = m.hook(ir::Hook::Key, &[operand(args, 1)]);
            Err(Machine::with_work(hook, with_key, data))
        }
    }
}

fn with_key(m: &mut Machine, data: &[Value], key: Value) -> Outcome {
    let Value::Intrinsic(intrinsic) = data[0] else {
        return Ok(Value::Nil);
    };
    let mut args = data[1..].to_vec();
    if let Some(place) = args.get_mut(1) {
        *place = key;
    }
    m.intrinsic(intrinsic, &args)
}

fn define(m: &mut Machine, args: &[Value]) -> Outcome {
    let key = key(m, Intrinsic::Define, args)?;
    let (object, value) = (operand(args, 0), operand(args, 2));
    let is_sequence = matches!(m.object_kind(m.native(object)), Some(Object::List(_)));
    if is_sequence && matches!(key, Key::Index(_)) && mark(operand(args, 3)) & marks::WRITABLE == 0
    {
        fix_elements(m, object);
        return Ok(object);
    }
    if is_sequence && (matches!(key, Key::Index(_)) || m.native_member(object, key).is_some()) {
        m.set_member_for(object, key, value, object, None)?;
        return Ok(object);
    }
    let name = m.key_name(key);
    m.define_own(object, name, value, mark(operand(args, 3)));
    Ok(object)
}

fn define_accessor(m: &mut Machine, args: &[Value]) -> Outcome {
    let key = key(m, Intrinsic::DefineAccessor, args)?;
    let name = m.key_name(key);
    let parts = (operand(args, 2), operand(args, 3));
    m.define_computed(operand(args, 0), name, parts, mark(operand(args, 4)));
    Ok(operand(args, 0))
}

/// The elements of a list cannot be replaced any more.
fn fix_elements(m: &mut Machine, list: Value) {
    let list = m.with_members(list);
    let Value::Ref(inside) = m.native(list) else {
        return;
    };
    if let Object::List(items) = m.object_mut(inside) {
        let items = std::mem::take(items);
        *m.object_mut(inside) = Object::Tuple(items.into());
    }
}
