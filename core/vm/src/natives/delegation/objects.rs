//! Objects, their parents and kinds, and symbols.

use crate::delegation::keys::SYMBOL;
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{Fault, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Null, |_, _| Ok(Machine::null())),
    (Intrinsic::ObjectBelow, new),
    (Intrinsic::Parent, |m, args| {
        Ok(match m.parent_of(operand(args, 0)) {
            Some(parent) => Value::Ref(parent),
            None => Machine::null(),
        })
    }),
    (Intrinsic::SetParent, set_parent),
    (Intrinsic::Wrap, |m, args| {
        Ok(crate::delegation::wrap(
            m,
            operand(args, 0),
            operand(args, 1),
        ))
    }),
    (Intrinsic::Unwrap, |m, args| Ok(m.native(operand(args, 0)))),
    (Intrinsic::IsObject, |m, args| {
        let value = operand(args, 0);
        // Of an unknown nobody can say; it is left as it is.
        let is_unknown = matches!(value, Value::Unknown(_));
        Ok(Value::Bool(is_unknown || m.is_object(value)))
    }),
    (Intrinsic::Kind, |m, args| {
        let word = kind(m, operand(args, 0));
        Ok(m.new_text(word))
    }),
    (Intrinsic::KindWord, type_of),
    (Intrinsic::ClassOf, class_of),
    (Intrinsic::Symbol, symbol),
    (Intrinsic::SymbolDescription, description),
];

fn new(m: &mut Machine, args: &[Value]) -> Outcome {
    let parent = match operand(args, 0) {
        Value::Unbound => return Ok(m.plain_object()),
        Value::Ref(parent) if m.is_object(operand(args, 0)) => parent,
        _ => m.no_parent(),
    };
    Ok(m.object_below(parent))
}

fn set_parent(m: &mut Machine, args: &[Value]) -> Outcome {
    let (object, parent) = (operand(args, 0), operand(args, 1));
    let parent = parent.handle().filter(|_| m.is_object(parent));
    // No object becomes its own ancestor.
    let mut at = parent;
    // A chain that is no circle has at most every object once.
    let mut left = m.heap().places();
    while let Some(handle) = at {
        if Value::Ref(handle) == object || left == 0 {
            return Err(m.fault(Fault::BadValue, &["Cyclic __proto__ value"]));
        }
        left -= 1;
        at = m.parent_of(Value::Ref(handle));
    }
    m.set_parent(object, parent);
    Ok(object)
}

/// What kind of value it is.
pub(crate) fn kind(m: &Machine, value: Value) -> &'static str {
    match m.native(value) {
        Value::Nil | Value::Unbound => "undefined",
        Value::Singleton(_) => "null",
        Value::Bool(_) => "boolean",
        Value::Int(_) | Value::Float(_) | Value::Sized(..) => "number",
        Value::Intrinsic(_) | Value::Builtin(_) => "function",
        Value::Unknown(_) => "unknown",
        Value::Pointer(..) => "object",
        Value::Ref(handle) => match m.object(handle) {
            Object::Text(_) => "string",
            Object::BigInt(_) => "bigint",
            Object::Symbol(_) => "symbol",
            Object::Function(function) if function.is_class => "class",
            Object::Function(_) | Object::BoundMethod(_) => "function",
            Object::List(_)
                if value
                    .handle()
                    .is_some_and(|object| m.form_of(object).is_some()) =>
            {
                "object"
            }
            Object::List(_) | Object::Tuple(_) => "array",
            Object::Map(_) => "map",
            Object::Set(_) => "set",
            Object::Generator(_) => "generator",
            Object::Exception(_) => "error",
            Object::ByteArray(_) => "bytes",
            Object::Cursor(_) => "cursor",
            _ => "object",
        },
    }
}

fn type_of(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 0);
    if let Value::Unknown(_) = value {
        return Ok(m.unknown_intrinsic("kind_word", args));
    }
    let word = match value {
        Value::Ref(handle) if matches!(m.object(handle), Object::Instance(_)) => "object",
        _ => match kind(m, value) {
            "class" | "function" => "function",
            word @ ("undefined" | "boolean" | "number" | "bigint" | "string" | "symbol") => word,
            _ => "object",
        },
    };
    Ok(m.new_text(word))
}

/// `(function, parent function)`.
fn class_of(m: &mut Machine, args: &[Value]) -> Outcome {
    let (class, parent) = (operand(args, 0), operand(args, 1));
    let Value::Ref(handle) = class else {
        return Ok(class);
    };
    if let Object::Function(function) = m.object_mut(handle) {
        function.is_class = true;
    }
    let name = m.intern(m.boot.semantics.objects.protocol.prototype);
    let key = crate::delegation::Key::Name(name);
    let prototype = m.member(class, key)?;
    match parent {
        Value::Unbound | Value::Unknown(_) => {}
        Value::Singleton(_) => m.set_parent(prototype, None),
        _ if !m.is_callable(parent) => {
            let shown = m
                .primitive_text(parent)
                .unwrap_or_else(|| "#<Object>".to_owned());
            return Err(m.fault(Fault::BadBase, &[&shown]));
        }
        _ => {
            let inherited = m.member(parent, key)?;
            m.set_parent(prototype, inherited.handle());
            m.set_parent(class, parent.handle());
        }
    }
    // What instances stand on is fixed, and not among the members that are walked.
    m.define_own(class, name, prototype, 0);
    Ok(class)
}

fn symbol(m: &mut Machine, args: &[Value]) -> Outcome {
    let description = m.text_of(operand(args, 1));
    let name = match m.text_of(operand(args, 0)) {
        Some(name) => format!("{name}:{}", description.unwrap_or_default()),
        None => {
            m.state.symbols_made += 1;
            let number = m.state.symbols_made;
            match description {
                Some(description) => format!("{SYMBOL}{number}:{description}"),
                None => format!("{SYMBOL}{number}"),
            }
        }
    };
    let name = m.intern(&name);
    Ok(m.insert(Object::Symbol(name)))
}

fn description(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(Object::Symbol(name)) = m.object_kind(operand(args, 0)) else {
        return Ok(Value::Nil);
    };
    let description = m
        .name(*name)
        .split_once(':')
        .map(|(_, text)| text.to_owned());
    Ok(match description {
        Some(text) => m.new_text(text),
        None => Value::Nil,
    })
}
