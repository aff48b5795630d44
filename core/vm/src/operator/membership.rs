//! Whether a value is an element of another.

use super::is_unknown;
use crate::heap::{Object, ViewKind};
use crate::machine::{Machine, Outcome};
use crate::symbolic::Expression;
use crate::value::compare::Verdict;
use crate::value::hash::Lookup;
use crate::value::number::Number;
use crate::value::{Handle, Value};
use ir::{BinOp, Fault, Hook};

/// Whether a container has an element: a truth value, an unknown, or nothing where the container is not one
/// of the machine's own. An instance derived from a native container counts as that, so callers ask its class
/// first.
///
/// # Errors
/// The language's errors of the operation, or the call that it needs.
pub fn contains(m: &mut Machine, container: Value, value: Value) -> Outcome<Option<Value>> {
    let native = m.native(container);
    if is_unknown(native)
        || (is_unknown(value) && !matches!(m.object_kind(native), None | Some(Object::Instance(_))))
    {
        return Ok(Some(m.unknown(Expression::Binary(
            BinOp::In,
            value,
            container,
        ))));
    }
    let Value::Ref(handle) = native else {
        return Ok(None);
    };
    let found = match m.object(handle) {
        Object::List(items) => among(m, items, value),
        Object::Tuple(items) => among(m, items, value),
        Object::Text(text) => {
            let Some(part) = m.heap().text(m.native(value)) else {
                let name = m.type_name(value);
                return Err(m.fault(Fault::BadTextMember, &[&name]));
            };
            Verdict::Known(text.get().contains(&*part.get()))
        }
        Object::Bytes(bytes) => {
            let bytes = bytes.to_vec();
            return bytes_contain(m, &bytes, value).map(Some);
        }
        Object::ByteArray(bytes) => {
            let bytes = bytes.clone();
            return bytes_contain(m, &bytes, value).map(Some);
        }
        Object::Range(range) => {
            let range = **range;
            match m.number(value) {
                Some(Number::Integer(value)) => {
                    Verdict::Known(value.small().is_some_and(|value| range.has(value)))
                }
                Some(Number::Float(value)) => {
                    let is_whole = value == value.floor() && value.abs() < 9.2e18;
                    Verdict::Known(is_whole && range.has(value as i64))
                }
                None if m.traits(value).eq => Verdict::Guest,
                None => match m.number(m.native(value)) {
                    Some(Number::Integer(value)) => {
                        Verdict::Known(value.small().is_some_and(|value| range.has(value)))
                    }
                    _ => Verdict::Known(false),
                },
            }
        }
        Object::Map(_) | Object::Set(_) | Object::FrozenSet(_) => {
            return keyed(m, container, handle, value);
        }
        Object::MapView(map, kind) => {
            let (map, kind) = (*map, *kind);
            match kind {
                ViewKind::Keys => return keyed(m, container, map, value),
                ViewKind::Values => match m.object(map) {
                    Object::Map(map) => {
                        let values: Vec<Value> = map.iter().map(|entry| entry.value).collect();
                        among(m, &values, value)
                    }
                    _ => Verdict::Known(false),
                },
                ViewKind::Items => return has_item(m, container, map, value),
            }
        }
        _ => return Ok(None),
    };
    match found {
        Verdict::Known(found) => Ok(Some(Value::Bool(found))),
        Verdict::Unknown => Ok(Some(m.unknown(Expression::Binary(
            BinOp::In,
            value,
            container,
        )))),
        Verdict::TooDeep => Err(m.fault(Fault::ComparisonTooDeep, &[])),
        Verdict::Guest => Err(m.hook(Hook::Contains, &[container, value])),
    }
}

/// Whether a value is the same as or equal to one of some elements.
fn among(m: &Machine, items: &[Value], value: Value) -> Verdict<bool> {
    let mut doubt = false;
    for &item in items {
        match m.same_or_equal(item, value) {
            Verdict::Known(true) => return Verdict::Known(true),
            Verdict::Known(false) => {}
            // A later element may still settle it.
            Verdict::Unknown => doubt = true,
            verdict => return verdict,
        }
    }
    if doubt {
        Verdict::Unknown
    } else {
        Verdict::Known(false)
    }
}

fn keyed(m: &mut Machine, container: Value, table: Handle, value: Value) -> Outcome<Option<Value>> {
    match m.set_has(table, value)? {
        Lookup::Found(_) => Ok(Some(Value::Bool(true))),
        Lookup::Missing => Ok(Some(Value::Bool(false))),
        Lookup::Guest => Err(m.hook(Hook::Contains, &[container, value])),
    }
}

fn has_item(
    m: &mut Machine,
    container: Value,
    map: Handle,
    value: Value,
) -> Outcome<Option<Value>> {
    let pair = match m.object_kind(value) {
        Some(Object::Tuple(parts)) => match parts[..] {
            [key, value] => Some((key, value)),
            _ => None,
        },
        _ => None,
    };
    let Some((key, wanted)) = pair else {
        return Ok(Some(Value::Bool(false)));
    };
    let verdict = match m.map_get(map, key)? {
        Lookup::Found(found) => m.same_or_equal(found, wanted),
        Lookup::Missing => Verdict::Known(false),
        Lookup::Guest => Verdict::Guest,
    };
    match verdict {
        Verdict::Known(found) => Ok(Some(Value::Bool(found))),
        Verdict::Unknown => Ok(Some(m.unknown(Expression::Binary(
            BinOp::In,
            value,
            container,
        )))),
        Verdict::TooDeep => Err(m.fault(Fault::ComparisonTooDeep, &[])),
        Verdict::Guest => Err(m.hook(Hook::Contains, &[container, value])),
    }
}

fn bytes_contain(m: &mut Machine, bytes: &[u8], value: Value) -> Outcome {
    if let Some(byte) = m.integer(value) {
        return match byte.small().and_then(|byte| u8::try_from(byte).ok()) {
            Some(byte) => Ok(Value::Bool(bytes.contains(&byte))),
            None => Err(m.fault(Fault::ByteOutOfRange, &[])),
        };
    }
    let part = m
        .object_kind(m.native(value))
        .and_then(crate::value::compare::bytes_of);
    match part {
        Some([]) => Ok(Value::Bool(true)),
        Some(part) => Ok(Value::Bool(
            bytes.windows(part.len()).any(|window| window == part),
        )),
        None => {
            let name = m.type_name(value);
            Err(m.fault(Fault::NotBytes, &[&name]))
        }
    }
}
