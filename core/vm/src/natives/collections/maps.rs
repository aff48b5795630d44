//! Maps and their views.

use crate::heap::{Object, ViewKind};
use crate::machine::{Machine, Outcome};
use crate::natives::IntrinsicFn;
use crate::natives::among;
use crate::natives::operands::{elements, operand, unless_unknown};
use crate::natives::text::unknown_method;
use crate::operator::merge_map;
use crate::value::compare::set_of;
use crate::value::hash::Lookup;
use crate::value::map::Map;
use crate::value::{Handle, Value};
use ir::{Fault, Hook, Intrinsic, Native};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::MapNew, new_map),
    (Intrinsic::MapInit, init),
    (Intrinsic::MapFromKeys, from_keys),
    (Intrinsic::MapGet, get),
    (Intrinsic::MapKeys, keys),
    (Intrinsic::MapValues, values),
    (Intrinsic::MapItems, items),
    (Intrinsic::MapPop, pop),
    (Intrinsic::MapPopItem, pop_item),
    (Intrinsic::MapSetDefault, set_default),
    (Intrinsic::MapUpdate, update),
    (Intrinsic::MapClear, clear),
    (Intrinsic::MapCopy, copy),
    (Intrinsic::ViewMap, viewed_map),
    (Intrinsic::MapCandidates, candidates),
    (Intrinsic::MapLoadHashed, load_hashed),
    (Intrinsic::MapInsertHashed, insert_hashed),
    (Intrinsic::MapRemoveHashed, remove_hashed),
];

/// The map that the receiver is or holds.
fn map_of(m: &mut Machine, args: &[Value]) -> Outcome<Handle> {
    let receiver = operand(args, 0);
    match m.native(receiver) {
        Value::Ref(handle) if matches!(m.object(handle), Object::Map(_)) => Ok(handle),
        _ => {
            let name = m.type_name(receiver);
            Err(m.fault(Fault::WrongReceiver, &["dict", &name]))
        }
    }
}

fn empty(m: &mut Machine) -> Value {
    m.insert(Object::Map(Box::default()))
}

/// `(class, iterable?, named)`.
fn new_map(m: &mut Machine, args: &[Value]) -> Outcome {
    if let Value::Unknown(_) = operand(args, 1) {
        return Ok(m.unknown_intrinsic("dict", among(args, 1..2)));
    }
    let map = empty(m);
    fill(m, map, operand(args, 1), operand(args, 2), map)
}

/// `(map, iterable?, named)`: what a derived class's constructor passes on.
fn init(m: &mut Machine, args: &[Value]) -> Outcome {
    let map = map_of(m, args)?;
    fill(
        m,
        Value::Ref(map),
        operand(args, 1),
        operand(args, 2),
        Value::Nil,
    )
}

/// `(map, iterable?, named)`.
fn update(m: &mut Machine, args: &[Value]) -> Outcome {
    init(m, args)
}

/// Puts the entries of a source, then those of a map of names, into a map, and gives `result`.
fn fill(m: &mut Machine, map: Value, source: Value, named: Value, result: Value) -> Outcome {
    let Value::Ref(handle) = map else {
        return Ok(result);
    };
    if source.is_bound() && !matches!(source, Value::Unknown(_)) {
        let rest = vec![map, named, result];
        if m.custom_method(source, "keys").is_some() {
            return Err(m.hook_then(Hook::MapUpdate, &[map, source], Some((then_named, rest))));
        }
        let native = m.native(source);
        if let Some(Object::Map(_)) = m.object_kind(native) {
            let Value::Ref(from) = native else {
                return Ok(result);
            };
            if !merge_map(m, handle, from)? {
                return Err(m.hook_then(Hook::MapUpdate, &[map, source], Some((then_named, rest))));
            }
        } else {
            let Some(pairs) = m.elements(source)? else {
                return Err(m.hook_then(Hook::MapUpdate, &[map, source], Some((then_named, rest))));
            };
            for (at, &pair) in pairs.iter().enumerate() {
                let is_done = match pair_of(m, at, pair)? {
                    Some((key, value)) => m.map_set(handle, key, value)?,
                    None => false,
                };
                if !is_done {
                    // What is left must not be taken from a cursor that has been emptied.
                    let left = m.new_list(pairs[at..].to_vec());
                    return Err(m.hook_then(
                        Hook::MapUpdate,
                        &[map, left],
                        Some((then_named, rest)),
                    ));
                }
            }
        }
    }
    put_named(m, handle, named)?;
    Ok(result)
}

fn then_named(m: &mut Machine, data: &[Value], _: Value) -> Outcome {
    if let Value::Ref(map) = data[0] {
        put_named(m, map, data[1])?;
    }
    Ok(data[2])
}

fn put_named(m: &mut Machine, map: Handle, named: Value) -> Outcome<()> {
    if let Value::Ref(named) = named {
        merge_map(m, map, named)?;
    }
    Ok(())
}

/// The two elements of an entry given as a sequence; nothing where taking it apart runs the program's code.
fn pair_of(m: &mut Machine, at: usize, pair: Value) -> Outcome<Option<(Value, Value)>> {
    if let Some(Object::Tuple(parts)) = m.object_kind(pair)
        && let [key, value] = parts[..]
    {
        return Ok(Some((key, value)));
    }
    let at = at.to_string();
    let is_iterable = m.native_cursor(pair).is_some() || matches!(pair, Value::Ref(_));
    if !is_iterable {
        return Err(m.fault(Fault::MapEntryNoSequence, &[&at]));
    }
    match m.elements(pair)?.as_deref() {
        Some(&[key, value]) => Ok(Some((key, value))),
        Some(parts) => {
            let length = parts.len().to_string();
            Err(m.fault(Fault::MapEntryLength, &[&at, &length]))
        }
        None => Ok(None),
    }
}

/// `(class, iterable, value?)`.
fn from_keys(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, among(args, 1..2), "fromkeys");
    let keys = elements(m, Intrinsic::MapFromKeys, args, 1)?;
    let value = if operand(args, 2).is_bound() {
        operand(args, 2)
    } else {
        Value::Nil
    };
    if operand(args, 0) == Value::Ref(m.native_class(Native::Map)) {
        let map = empty(m);
        return put_keys(m, map, &keys, value);
    }
    let keys = m.new_list(keys);
    Err(Machine::call_then(
        operand(args, 0),
        &[],
        put_collected,
        vec![keys, value],
    ))
}

fn put_collected(m: &mut Machine, data: &[Value], map: Value) -> Outcome {
    let keys = m.elements(data[0])?.unwrap_or_default();
    put_keys(m, map, &keys, data[1])
}

fn put_keys(m: &mut Machine, map: Value, keys: &[Value], value: Value) -> Outcome {
    let Value::Ref(handle) = m.native(map) else {
        return Ok(map);
    };
    for (at, &key) in keys.iter().enumerate() {
        if !m.map_set(handle, key, value)? {
            let pairs: Vec<Value> = keys[at..]
                .iter()
                .map(|&key| m.new_tuple(&[key, value]))
                .collect();
            let pairs = m.new_list(pairs);
            return Err(m.hook_then(
                Hook::MapUpdate,
                &[map, pairs],
                Some((then_named, vec![map, Value::Nil, map])),
            ));
        }
    }
    Ok(map)
}

/// `(map, key, default?)`.
fn get(m: &mut Machine, args: &[Value]) -> Outcome {
    let map = map_of(m, args)?;
    let default = if operand(args, 2).is_bound() {
        operand(args, 2)
    } else {
        Value::Nil
    };
    match m.map_get(map, operand(args, 1))? {
        Lookup::Found(value) => Ok(value),
        Lookup::Missing if is_undecided(m, map, operand(args, 1)) => {
            Ok(unknown_method(m, "get", args))
        }
        Lookup::Missing => Ok(default),
        Lookup::Guest => Err(m.hook(Hook::MapGet, &[Value::Ref(map), operand(args, 1), default])),
    }
}

/// Whether a key that was not found may be there all the same: it is not known itself.
fn is_undecided(m: &Machine, map: Handle, key: Value) -> bool {
    let is_unknown = |value: Value| matches!(value, Value::Unknown(_));
    let Object::Map(data) = m.object(map) else {
        return false;
    };
    is_unknown(key) && !data.is_empty()
}

fn view(m: &mut Machine, args: &[Value], kind: ViewKind) -> Outcome {
    let map = map_of(m, args)?;
    Ok(m.insert(Object::MapView(map, kind)))
}

fn keys(m: &mut Machine, args: &[Value]) -> Outcome {
    view(m, args, ViewKind::Keys)
}

fn values(m: &mut Machine, args: &[Value]) -> Outcome {
    view(m, args, ViewKind::Values)
}

fn items(m: &mut Machine, args: &[Value]) -> Outcome {
    view(m, args, ViewKind::Items)
}

/// `(view)`: the map that it shows.
fn viewed_map(m: &mut Machine, args: &[Value]) -> Outcome {
    Ok(match m.object_kind(operand(args, 0)) {
        Some(&Object::MapView(map, _)) => Value::Ref(map),
        _ => Value::Nil,
    })
}

/// `(map, key, default?)`.
fn pop(m: &mut Machine, args: &[Value]) -> Outcome {
    let map = map_of(m, args)?;
    match m.map_remove(map, operand(args, 1))? {
        Lookup::Found(value) => Ok(value),
        Lookup::Missing if is_undecided(m, map, operand(args, 1)) => {
            Ok(unknown_method(m, "pop", args))
        }
        Lookup::Missing if operand(args, 2).is_bound() => Ok(operand(args, 2)),
        Lookup::Missing => Err(m.fault_with(Fault::KeyMissing, operand(args, 1))),
        Lookup::Guest => {
            let given = if operand(args, 2).is_bound() { 3 } else { 2 };
            Err(m.hook(Hook::MapPop, among(args, ..given)))
        }
    }
}

/// `(map)`: removes the last entry and gives it as a pair.
fn pop_item(m: &mut Machine, args: &[Value]) -> Outcome {
    let map = map_of(m, args)?;
    let Object::Map(data) = m.object(map) else {
        return Ok(Value::Nil);
    };
    let Some(place) = data.last() else {
        return Err(m.fault(Fault::EmptyMap, &[]));
    };
    let entry = match m.object_mut(map) {
        Object::Map(data) => data.remove_at(place),
        _ => return Ok(Value::Nil),
    };
    Ok(m.new_tuple(&[entry.key, entry.value]))
}

/// `(map, key, default?)`.
fn set_default(m: &mut Machine, args: &[Value]) -> Outcome {
    let map = map_of(m, args)?;
    let default = if operand(args, 2).is_bound() {
        operand(args, 2)
    } else {
        Value::Nil
    };
    match m.map_get(map, operand(args, 1))? {
        Lookup::Found(value) => Ok(value),
        Lookup::Missing if is_undecided(m, map, operand(args, 1)) => {
            Ok(unknown_method(m, "setdefault", args))
        }
        Lookup::Missing => {
            m.map_set(map, operand(args, 1), default)?;
            Ok(default)
        }
        Lookup::Guest => Err(m.hook(
            Hook::MapSetDefault,
            &[Value::Ref(map), operand(args, 1), default],
        )),
    }
}

fn clear(m: &mut Machine, args: &[Value]) -> Outcome {
    let map = map_of(m, args)?;
    if let Object::Map(map) = m.object_mut(map) {
        map.clear();
    }
    Ok(Value::Nil)
}

fn copy(m: &mut Machine, args: &[Value]) -> Outcome {
    let map = map_of(m, args)?;
    let copy = match m.object(map) {
        Object::Map(map) => map.clone(),
        _ => Box::<Map>::default(),
    };
    Ok(m.insert(Object::Map(copy)))
}

/// The table and the hash among `(map or set, …, hash)`.
fn hashed(m: &Machine, args: &[Value], at: usize) -> Option<(Handle, u64)> {
    match (m.native(operand(args, 0)), operand(args, at)) {
        (Value::Ref(table), Value::Int(hash)) => Some((table, hash as u64)),
        _ => None,
    }
}

/// `(map or set, hash)`.
fn candidates(m: &mut Machine, args: &[Value]) -> Outcome {
    let mut found = Vec::new();
    if let Some((table, hash)) = hashed(m, args, 1) {
        match m.object(table) {
            Object::Map(map) => found.extend(map.candidates(hash).map(|entry| entry.key)),
            object => {
                if let Some(set) = set_of(object) {
                    // Asked about every key under the hash, and told that none of them is the one.
                    set.find(hash, |key| {
                        found.push(key);
                        false
                    });
                }
            }
        }
    }
    Ok(m.new_list(found))
}

/// `(map, key, hash)`.
fn load_hashed(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some((table, hash)) = hashed(m, args, 2) else {
        return Ok(Value::Nil);
    };
    let Object::Map(map) = m.object(table) else {
        return Ok(Value::Nil);
    };
    Ok(map
        .find(hash, |key| key.is_same(operand(args, 1)))
        .map_or(Value::Nil, |place| map.at(place).value))
}

/// `(map or set, key, value, hash)`.
fn insert_hashed(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some((table, hash)) = hashed(m, args, 3) else {
        return Ok(Value::Nil);
    };
    let key = operand(args, 1);
    match m.object_mut(table) {
        Object::Map(map) => match map.find(hash, |other| other.is_same(key)) {
            Some(place) => map.set_at(place, operand(args, 2)),
            None => map.push(hash, key, operand(args, 2)),
        },
        Object::Set(set) if set.find(hash, |other| other.is_same(key)).is_none() => {
            set.push(hash, key)
        }
        _ => {}
    }
    Ok(Value::Nil)
}

/// `(map or set, key, hash)`.
fn remove_hashed(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some((table, hash)) = hashed(m, args, 2) else {
        return Ok(Value::Nil);
    };
    let key = operand(args, 1);
    Ok(match m.object_mut(table) {
        Object::Map(map) => match map.find(hash, |other| other.is_same(key)) {
            Some(place) => map.remove_at(place).value,
            None => Value::Nil,
        },
        Object::Set(set) => match set.find(hash, |other| other.is_same(key)) {
            Some(place) => set.remove_at(place),
            None => Value::Nil,
        },
        _ => Value::Nil,
    })
}
