//! What classes say of themselves.
//!
//! The language's protocol names the members by which a class says that it is an interface, and what its fixed instances
//! are. Frontends declare both in the body of the class.

use crate::machine::{Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::value::{Handle, Value};
use ir::{Fault, Intrinsic, Native};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::ClassBinaryName, binary_name),
    (Intrinsic::ClassSuperclass, superclass),
    (Intrinsic::ClassParent, parent),
    (Intrinsic::ClassConstants, constants),
    (Intrinsic::ClassIsInstance, is_instance),
    (Intrinsic::ClassIsInterface, |m, args| {
        let class = class(m, args)?;
        Ok(Value::Bool(is_interface(m, class)))
    }),
];

fn class(m: &mut Machine, args: &[Value]) -> Outcome<Handle> {
    match operand(args, 0) {
        Value::Ref(class) if m.is_class(Value::Ref(class)) => Ok(class),
        Value::Nil => Err(m.fault(Fault::NilAccess, &["class"])),
        _ => Err(m.fault(Fault::NotAClass, &[])),
    }
}

fn own_member(m: &Machine, class: Handle, name: &str) -> Option<Value> {
    let name = m.names.get(name)?;
    m.class(class)?.members.get(&name).copied()
}

fn is_interface(m: &Machine, class: Handle) -> bool {
    own_member(m, class, m.semantics().objects.protocol.interface).is_some()
}

/// `(class)`.
fn binary_name(m: &mut Machine, args: &[Value]) -> Outcome {
    let class = class(m, args)?;
    let name = m.class_name(class);
    Ok(m.new_text(name))
}

/// `(class)`: the first parent that is no interface; nothing for the root and for interfaces.
fn superclass(m: &mut Machine, args: &[Value]) -> Outcome {
    let class = class(m, args)?;
    let root = m.native_class(Native::Object);
    if class == root || is_interface(m, class) {
        return Ok(Value::Nil);
    }
    let parents = m.class(class).map(|data| data.parents.to_vec());
    let found = parents
        .unwrap_or_default()
        .into_iter()
        .find(|parent| !is_interface(m, *parent));
    Ok(Value::Ref(found.unwrap_or(root)))
}

/// `(class, index)`.
fn parent(m: &mut Machine, args: &[Value]) -> Outcome {
    let class = class(m, args)?;
    let index = m.integer(operand(args, 1)).map(|index| index.saturated());
    let index = index.and_then(|index| usize::try_from(index).ok());
    let parents = m.class(class).map(|data| &data.parents);
    let found = parents.zip(index).and_then(|(parents, at)| parents.get(at));
    Ok(found.map_or(Value::Nil, |parent| Value::Ref(*parent)))
}

/// `(class)`.
fn constants(m: &mut Machine, args: &[Value]) -> Outcome {
    let class = class(m, args)?;
    match own_member(m, class, m.semantics().objects.protocol.constants) {
        Some(function) => Err(Machine::call_exit(function, &[])),
        None => Ok(Value::Nil),
    }
}

/// `(class, value)`.
fn is_instance(m: &mut Machine, args: &[Value]) -> Outcome {
    let class = class(m, args)?;
    let value = operand(args, 1);
    Ok(Value::Bool(
        value != Value::Nil && m.is_instance(value, class),
    ))
}
