//! How values of different kinds are compared and converted by operators.

use super::arrays::{map, read};
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::hash::Lookup;
use crate::value::text::Text;
use crate::value::{Singleton, Value};
use ir::{BinOp, Fault, Hook, Intrinsic};
use std::cmp::Ordering;

const DEEPEST: u32 = 200;
/// With what the name begins of a member by which values of a type are known; its name follows.
const OF_TYPE: &str = "~";

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::ValueKind, |m, args| {
        guess_about(m, operand(args, 0));
        let kind = kind(m, operand(args, 0));
        Ok(m.new_text(kind))
    }),
    (Intrinsic::IsNumber, |_, args| {
        Ok(Value::Bool(matches!(
            operand(args, 0),
            Value::Int(_) | Value::Float(_)
        )))
    }),
    (Intrinsic::IsCell, |m, args| {
        let is_cell = matches!(m.object_kind(operand(args, 0)), Some(Object::Cell(_)));
        Ok(Value::Bool(is_cell))
    }),
    (Intrinsic::ByteOf, |m, args| {
        let code = crate::natives::operands::whole(operand(args, 0)) as u8;
        Ok(m.new_text(char::from(code).to_string()))
    }),
    (Intrinsic::IsOrdered, |m, args| {
        Ok(Value::Bool(map(m, operand(args, 0)).is_some()))
    }),
    (Intrinsic::ValueFits, |m, args| {
        guess_about(m, operand(args, 0));
        Ok(Value::Bool(fits(m, operand(args, 0), operand(args, 1))))
    }),
    (Intrinsic::ValueIs, |m, args| {
        let value = operand(args, 0);
        if let Value::Unknown(_) = value {
            let name = m.text_of(operand(args, 2)).unwrap_or_default();
            return Ok(m.unknown_intrinsic(&name, &[value]));
        }
        Ok(Value::Bool(fits(m, value, operand(args, 1))))
    }),
    (Intrinsic::MemberFits, |m, args| {
        let fits = member_fits(m, operand(args, 0), operand(args, 1), operand(args, 2));
        Ok(Value::Bool(fits))
    }),
    (Intrinsic::NamedValue, |m, args| {
        let Some(name) = m.name_of(operand(args, 0)) else {
            return Ok(Value::Nil);
        };
        let prelude = m.boot.semantics.library.prelude;
        let found = m
            .names
            .get(prelude)
            .and_then(|prelude| m.linked.program.module_named(prelude))
            .and_then(|module| m.module_member(module, name));
        Ok(found.unwrap_or_default().or_nil())
    }),
    (Intrinsic::LooseEqual, |m, args| {
        let (left, right) = (operand(args, 0), operand(args, 1));
        if let Some(unknown) = compared_unknown(m, BinOp::Eq, args) {
            return Ok(unknown);
        }
        if asks_library(m, left, right) {
            let op = m.new_text("==");
            return Err(m.hook(Hook::Operator, &[op, left, right]));
        }
        Ok(Value::Bool(equal(m, left, right, 0)?))
    }),
    (Intrinsic::LooseOrder, |m, args| {
        if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
            return Ok(m.unknown_intrinsic(Intrinsic::LooseOrder.name(), args));
        }
        let order = order(m, operand(args, 0), operand(args, 1), 0)?;
        Ok(Value::Int(order.map_or(1, |order| order as i64)))
    }),
    (Intrinsic::LooseLess, |m, args| {
        if let Some(unknown) = compared_unknown(m, BinOp::Lt, args) {
            return Ok(unknown);
        }
        let order = order(m, operand(args, 0), operand(args, 1), 0)?;
        Ok(Value::Bool(order == Some(Ordering::Less)))
    }),
    (Intrinsic::LooseLessEqual, |m, args| {
        if let Some(unknown) = compared_unknown(m, BinOp::Le, args) {
            return Ok(unknown);
        }
        let order = order(m, operand(args, 0), operand(args, 1), 0)?;
        Ok(Value::Bool(matches!(
            order,
            Some(Ordering::Less | Ordering::Equal)
        )))
    }),
    (Intrinsic::StrictSame, |m, args| {
        match compared_unknown(m, BinOp::StrictEq, args) {
            Some(unknown) => Ok(unknown),
            None => Ok(Value::Bool(same(m, operand(args, 0), operand(args, 1), 0))),
        }
    }),
    (Intrinsic::LooseNumber, |m, args| {
        Ok(number(m, operand(args, 0)))
    }),
    (Intrinsic::NumberInText, |m, args| {
        let text = m.text_of(operand(args, 0)).unwrap_or_default();
        let found = leading(&text);
        Ok(Value::Int(
            found.map_or(0, |(_, is_all)| 1 + i64::from(is_all)),
        ))
    }),
    (Intrinsic::LooseInteger, |m, args| {
        let of = operand(args, 0);
        if let Value::Unknown(_) = of {
            return Ok(m.unknown_intrinsic(Intrinsic::LooseInteger.name(), args));
        }
        Ok(Value::Int(match number(m, of) {
            Value::Int(value) => value,
            // What a text spells ends at the least and the greatest.
            Value::Float(value) if m.text_of(of).is_some() => value as i64,
            Value::Float(value) if value.is_finite() => wrapped(value),
            _ => 0,
        }))
    }),
    (Intrinsic::Quotient, |m, args| {
        let (left, right) = (number(m, operand(args, 0)), number(m, operand(args, 1)));
        quotient(m, left, right)
    }),
    (Intrinsic::Residue, |m, args| {
        let (left, right) = (number(m, operand(args, 0)), number(m, operand(args, 1)));
        residue(m, left, right)
    }),
    (Intrinsic::PowerOf, |m, args| {
        let (base, exponent) = (number(m, operand(args, 0)), number(m, operand(args, 1)));
        if let (Value::Int(base), Value::Int(exponent)) = (base, exponent)
            && let Ok(exponent) = u32::try_from(exponent)
            && let Some(value) = base.checked_pow(exponent)
        {
            return Ok(Value::Int(value));
        }
        let args = [Value::Float(double(base)), Value::Float(double(exponent))];
        m.intrinsic(Intrinsic::F64Pow, &args)
    }),
    (Intrinsic::FloatText, |m, args| {
        let most = crate::natives::operands::whole(operand(args, 1));
        let text = crate::display::float::with_digits(double(operand(args, 0)), most);
        Ok(m.new_text(text))
    }),
    (Intrinsic::WideCase, |m, args| {
        let how = crate::natives::operands::whole(operand(args, 1));
        if how == 4 {
            let text = m.text_of(operand(args, 0)).unwrap_or_default();
            let bytes: String = text.bytes().map(char::from).collect();
            return Ok(m.new_text(bytes));
        }
        let bytes: Vec<u8> = m
            .text_of(operand(args, 0))
            .unwrap_or_default()
            .chars()
            .map(|byte| byte as u32 as u8)
            .collect();
        let text = String::from_utf8_lossy(&bytes);
        if how == 3 {
            return Ok(m.new_text(text.into_owned()));
        }
        let changed = match how {
            0 => text.to_lowercase(),
            1 => text.to_uppercase(),
            _ => {
                let mut made = String::new();
                let mut is_inside = false;
                for letter in text.chars() {
                    match is_inside {
                        true => made.extend(letter.to_lowercase()),
                        false => made.extend(letter.to_uppercase()),
                    }
                    is_inside = letter.is_alphanumeric() || letter == '\'';
                }
                made
            }
        };
        let bytes: String = changed.bytes().map(char::from).collect();
        Ok(m.new_text(bytes))
    }),
    // Whoever branches on an unknown decides what its truth is.
    (Intrinsic::LooseTruth, |m, args| match operand(args, 0) {
        unknown @ Value::Unknown(_) => Ok(unknown),
        value => Ok(Value::Bool(truth(m, value))),
    }),
];

/// Of an unknown, what the library goes on from is a guess.
fn guess_about(m: &mut Machine, value: Value) {
    if let Value::Unknown(_) = value {
        m.guess();
    }
}

/// What a comparison gives of which an operand is unknown.
fn compared_unknown(m: &mut Machine, op: BinOp, args: &[Value]) -> Option<Value> {
    let (left, right) = (operand(args, 0), operand(args, 1));
    let is_unknown = [left, right]
        .iter()
        .any(|value| matches!(value, Value::Unknown(_)));
    is_unknown.then(|| m.unknown(Expression::Binary(op, left, right)))
}

/// Whether a value is of a type that a text names: of what it is by itself, or of what it inherits the mark of.
pub(super) fn fits(m: &mut Machine, value: Value, ty: Value) -> bool {
    let value = read(m, value);
    let Some(text) = m.heap().text(ty) else {
        return false;
    };
    let kind = kind(m, value);
    let fits = {
        let ty = text.get();
        match ty.strip_prefix('?') {
            _ if *ty == *kind => true,
            Some(_) if kind == "null" => true,
            Some(ty) => ty == kind,
            None => ty.split('|').any(|ty| ty == kind || ty == "mixed"),
        }
    };
    let may_inherit = matches!(kind, "object" | "function") && !matches!(value, Value::Unknown(_));
    fits || may_inherit && is_marked(m, value, &text.clone())
}

/// Whether a value inherits the mark of one of the types that a text names.
fn is_marked(m: &mut Machine, value: Value, ty: &Text) -> bool {
    let parent = m.class_of(value);
    let ty = ty.get();
    ty.trim_start_matches('?').split('|').any(|ty| {
        let mark = m.names.get(&format!("{OF_TYPE}{ty}"));
        mark.is_some_and(|mark| m.find_delegated(parent, mark).is_some())
    })
}

/// Whether a value fits the type that an object inherits under a key; an empty text names all.
pub(super) fn member_fits(m: &mut Machine, object: Value, key: Value, value: Value) -> bool {
    let Some(Object::Instance(_)) = m.object_kind(object) else {
        return false;
    };
    let name = m.heap().text(key).and_then(|key| m.names.get(&key.get()));
    let parent = m.class_of(object);
    let Some((ty, _)) = name.and_then(|name| m.find_delegated(parent, name)) else {
        return false;
    };
    let names_all = m.heap().text(ty).is_some_and(|ty| ty.byte_len() == 0);
    names_all || fits(m, value, ty)
}

/// An operator on known values, where conversion says what it does to them; nothing where the library has a say.
pub(crate) fn operated(m: &mut Machine, op: BinOp, left: Value, right: Value) -> Option<Outcome> {
    let wanted = |order: Option<Ordering>| match op {
        BinOp::Lt => order == Some(Ordering::Less),
        BinOp::Le => matches!(order, Some(Ordering::Less | Ordering::Equal)),
        BinOp::Gt => order == Some(Ordering::Greater),
        BinOp::Ge => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        BinOp::Ne => order != Some(Ordering::Equal),
        _ => order == Some(Ordering::Equal),
    };
    match op {
        BinOp::StrictEq | BinOp::StrictNe => {
            let is_same = same(m, left, right, 0);
            Some(Ok(Value::Bool(is_same == (op == BinOp::StrictEq))))
        }
        BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge
            if asks_library(m, left, right) =>
        {
            None
        }
        BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => {
            Some(order(m, left, right, 0).map(|order| Value::Bool(wanted(order))))
        }
        _ => {
            let is_number = |value| matches!(value, Value::Int(_) | Value::Float(_));
            if !is_number(left) || !is_number(right) {
                return None;
            }
            Some(match (op, left, right) {
                (BinOp::Div, ..) => quotient(m, left, right),
                (BinOp::Rem, ..) => residue(m, left, right),
                (BinOp::Pow, ..) => m.intrinsic(Intrinsic::PowerOf, &[left, right]),
                (BinOp::Shl, Value::Int(bits), Value::Int(by @ 0..)) => {
                    let by = u32::try_from(by).unwrap_or(u32::MAX);
                    Ok(Value::Int(bits.checked_shl(by).unwrap_or(0)))
                }
                _ => return None,
            })
        }
    }
}

fn quotient(m: &mut Machine, left: Value, right: Value) -> Outcome {
    if double(right) == 0.0 {
        return Err(m.fault(Fault::DivisionByZero, &[]));
    }
    Ok(match (left, right) {
        (Value::Int(a), Value::Int(b)) if a.checked_rem(b) == Some(0) => Value::Int(a / b),
        _ => Value::Float(double(left) / double(right)),
    })
}

fn residue(m: &mut Machine, left: Value, right: Value) -> Outcome {
    let whole = |value: Value| match value {
        Value::Int(value) => value,
        value => wrapped(double(value)),
    };
    match whole(right) {
        0 => Err(m.fault(Fault::IntegerRemainderByZero, &[])),
        right => Ok(Value::Int(whole(left).wrapping_rem(right))),
    }
}

/// A float as an integer: what lies beyond 64 bits wraps around.
fn wrapped(value: f64) -> i64 {
    match value {
        _ if !value.is_finite() => 0,
        _ if value.abs() < 9.2e18 => value as i64,
        _ => (value.trunc() % 18_446_744_073_709_551_616.0) as i128 as i64,
    }
}

fn double(value: Value) -> f64 {
    match value {
        Value::Int(value) => value as f64,
        Value::Float(value) => value,
        _ => 0.0,
    }
}

pub(super) fn kind(m: &Machine, value: Value) -> &'static str {
    match value {
        Value::Unbound | Value::Nil | Value::Singleton(Singleton::Null) => "null",
        Value::Bool(_) => "bool",
        Value::Int(_) => "int",
        Value::Float(_) => "float",
        Value::Intrinsic(_) | Value::Builtin(_) => "function",
        _ => match m.object_kind(value) {
            Some(Object::Text(_)) => "string",
            Some(Object::Map(_)) => "array",
            Some(Object::Function(_) | Object::BoundMethod(_)) => "function",
            Some(Object::Instance(_)) => "object",
            _ => "other",
        },
    }
}

pub(super) fn truth(m: &Machine, value: Value) -> bool {
    match value {
        Value::Unbound | Value::Nil | Value::Singleton(Singleton::Null) => false,
        Value::Bool(value) => value,
        Value::Int(value) => value != 0,
        Value::Float(value) => value != 0.0,
        _ => match m.object_kind(value) {
            Some(Object::Text(text)) => {
                let text = text.get();
                !text.is_empty() && *text != *"0"
            }
            Some(Object::Map(map)) => !map.is_empty(),
            _ => true,
        },
    }
}

/// The number that a text begins with, and whether it is all of it.
fn leading(text: &str) -> Option<(Value, bool)> {
    let start = text.trim_start_matches([' ', '\t', '\n', '\r', '\x0b', '\x0c']);
    let bytes = start.as_bytes();
    let digits = |from: usize| {
        bytes[from..]
            .iter()
            .take_while(|b| b.is_ascii_digit())
            .count()
    };
    let sign = usize::from(matches!(bytes.first(), Some(b'+' | b'-')));
    let whole = digits(sign);
    let mut end = sign + whole;
    let mut is_float = false;
    if bytes.get(end) == Some(&b'.') {
        let fraction = digits(end + 1);
        if whole + fraction > 0 {
            end += 1 + fraction;
            is_float = true;
        }
    }
    if end == sign {
        return None;
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let sign = usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        if end + 1 + sign < bytes.len() && digits(end + 1 + sign) > 0 {
            end += 1 + sign + digits(end + 1 + sign);
            is_float = true;
        }
    }
    let rest = start[end..].trim_end_matches([' ', '\t', '\n', '\r', '\x0b', '\x0c']);
    let number = match start[..end].parse::<i64>() {
        Ok(value) if !is_float => Value::Int(value),
        _ => Value::Float(start[..end].parse().unwrap_or(0.0)),
    };
    Some((number, rest.is_empty()))
}

/// A value as a number.
fn number(m: &Machine, value: Value) -> Value {
    match value {
        Value::Int(_) | Value::Float(_) => value,
        Value::Sized(_, value) => Value::Int(value),
        Value::Bool(value) => Value::Int(i64::from(value)),
        _ => match m.object_kind(value) {
            Some(Object::Text(text)) => {
                leading(&text.get()).map_or(Value::Int(0), |(number, _)| number)
            }
            Some(Object::Map(map)) => Value::Int(i64::from(!map.is_empty())),
            Some(_) => Value::Int(1),
            None => Value::Int(0),
        },
    }
}

/// The number that all of a text is.
pub(super) fn numeric(m: &Machine, value: Value) -> Option<Value> {
    let text = m.heap().text(value)?;
    leading(&text.get())
        .filter(|(_, is_all)| *is_all)
        .map(|(number, _)| number)
}

fn asks_library(m: &Machine, left: Value, right: Value) -> bool {
    let (left, right) = (kind(m, left), kind(m, right));
    matches!((left, right), ("object", "string") | ("string", "object"))
}

fn equal(m: &mut Machine, left: Value, right: Value, depth: u32) -> Outcome<bool> {
    Ok(order(m, left, right, depth)? == Some(Ordering::Equal))
}

fn numbers(left: Value, right: Value) -> Option<Ordering> {
    match (left, right) {
        (Value::Int(a), Value::Int(b)) => Some(a.cmp(&b)),
        _ => double(left).partial_cmp(&double(right)),
    }
}

/// How a value compares with another; nothing where neither comes first.
fn order(m: &mut Machine, left: Value, right: Value, depth: u32) -> Outcome<Option<Ordering>> {
    if let (Value::Int(a), Value::Int(b)) = (left, right) {
        return Ok(Some(a.cmp(&b)));
    }
    if depth > DEEPEST {
        return Err(m.fault(Fault::RecursionLimit, &[]));
    }
    let (left, right) = (read(m, left), read(m, right));
    Ok(match (kind(m, left), kind(m, right)) {
        ("bool" | "null", "bool" | "null") | ("bool", _) | (_, "bool") => {
            Some(truth(m, left).cmp(&truth(m, right)))
        }
        ("null", "string") => Some("".cmp(&*m.text_of(right).unwrap_or_default())),
        ("string", "null") => Some((*m.text_of(left).unwrap_or_default()).cmp("")),
        ("null", _) | (_, "null") => Some(truth(m, left).cmp(&truth(m, right))),
        ("string", "string") => match (numeric(m, left), numeric(m, right)) {
            (Some(a), Some(b)) => numbers(a, b),
            _ => match (m.heap().text(left), m.heap().text(right)) {
                (Some(a), Some(b)) => Some((*a.get()).cmp(&*b.get())),
                _ => None,
            },
        },
        ("int" | "float", "string") => match numeric(m, right) {
            Some(right) => numbers(left, right),
            None => Some(
                m.number_text(left)
                    .cmp(&m.text_of(right).unwrap_or_default()),
            ),
        },
        ("string", "int" | "float") => match numeric(m, left) {
            Some(left) => numbers(left, right),
            None => Some((*m.text_of(left).unwrap_or_default()).cmp(&m.number_text(right))),
        },
        ("array", "array") => arrays(m, left, right, depth)?,
        ("array", _) => Some(Ordering::Greater),
        (_, "array") => Some(Ordering::Less),
        ("object", "object") => objects(m, left, right, depth)?,
        ("int" | "float", "int" | "float") => numbers(left, right),
        _ if left.is_same(right) => Some(Ordering::Equal),
        ("object" | "function", "int" | "float") => numbers(Value::Int(1), right),
        ("int" | "float", "object" | "function") => numbers(left, Value::Int(1)),
        ("object", _) => Some(Ordering::Greater),
        (_, "object") => Some(Ordering::Less),
        _ => None,
    })
}

fn arrays(m: &mut Machine, left: Value, right: Value, depth: u32) -> Outcome<Option<Ordering>> {
    let (Some(a), Some(b)) = (map(m, left), map(m, right)) else {
        return Ok(None);
    };
    if a.len() != b.len() {
        return Ok(Some(a.len().cmp(&b.len())));
    }
    let entries: Vec<_> = a.iter().copied().collect();
    let Value::Ref(handle) = right else {
        return Ok(None);
    };
    for entry in entries {
        let Lookup::Found(other) = m.map_get(handle, entry.key)? else {
            return Ok(None);
        };
        match order(m, entry.value, other, depth + 1)? {
            Some(Ordering::Equal) => {}
            other => return Ok(other),
        }
    }
    Ok(Some(Ordering::Equal))
}

/// The member of objects that are equal to themselves alone.
const APART: &str = "@apart";

/// How the members begin that alone say how an object compares, if it has any: with objects of other classes that have such too.
const COMPARED: &str = "own__compared";

fn compared(m: &Machine, object: Value) -> Vec<Value> {
    let Some(Object::Instance(instance)) = m.object_kind(object) else {
        return Vec::new();
    };
    let names = &m.shapes.get(instance.shape).names;
    let fields = names.iter().zip(instance.fields.iter());
    fields
        .filter(|(name, _)| m.name(**name).starts_with(COMPARED))
        .map(|(_, value)| *value)
        .collect()
}

fn objects(m: &mut Machine, left: Value, right: Value, depth: u32) -> Outcome<Option<Ordering>> {
    if left.is_same(right) {
        return Ok(Some(Ordering::Equal));
    }
    let (own, other) = (compared(m, left), compared(m, right));
    if !own.is_empty() && own.len() == other.len() {
        for (left, right) in own.into_iter().zip(other) {
            match order(m, left, right, depth + 1)? {
                Some(Ordering::Equal) => {}
                other => return Ok(other),
            }
        }
        return Ok(Some(Ordering::Equal));
    }
    if m.parent_of(left) != m.parent_of(right) {
        return Ok(None);
    }
    let (Some(own), Some(other)) = (members(m, left), members(m, right)) else {
        return Ok(None);
    };
    if own.len() != other.len() {
        return Ok(Some(own.len().cmp(&other.len())));
    }
    for (at, (name, left)) in own.into_iter().enumerate() {
        let same_place = other.get(at).filter(|(own, _)| *own == name);
        let found = same_place.or_else(|| other.iter().find(|(own, _)| *own == name));
        let Some(&(_, right)) = found else {
            return Ok(None);
        };
        match order(m, left, right, depth + 1)? {
            Some(Ordering::Equal) => {}
            other => return Ok(other),
        }
    }
    Ok(Some(Ordering::Equal))
}

/// What an object holds, by name; what the library keeps in it by the way is no part of that. Nothing of an object that is equal to
/// itself alone.
fn members(m: &Machine, object: Value) -> Option<Vec<(ir::Symbol, Value)>> {
    let Some(Object::Instance(instance)) = m.object_kind(object) else {
        return None;
    };
    let names = &m.shapes.get(instance.shape).names;
    if names.iter().any(|name| m.name(*name) == APART) {
        return None;
    }
    let fields = names.iter().copied().zip(instance.fields.iter().copied());
    Some(
        fields
            .filter(|(name, _)| !m.name(*name).starts_with('@'))
            .collect(),
    )
}

pub(super) fn same(m: &Machine, left: Value, right: Value, depth: u32) -> bool {
    let (left, right) = (read(m, left), read(m, right));
    if let (Some(a), Some(b)) = (map(m, left), map(m, right)) {
        if left.is_same(right) {
            return true;
        }
        return depth < DEEPEST
            && a.len() == b.len()
            && a.iter().zip(b.iter()).all(|(a, b)| {
                same(m, a.key, b.key, depth + 1) && same(m, a.value, b.value, depth + 1)
            });
    }
    match (m.heap().text(left), m.heap().text(right)) {
        (Some(a), Some(b)) => a == b,
        _ => match (left, right) {
            (Value::Float(a), Value::Float(b)) => a == b,
            (Value::Nil, Value::Singleton(Singleton::Null))
            | (Value::Singleton(Singleton::Null), Value::Nil) => true,
            _ => left.is_same(right),
        },
    }
}
