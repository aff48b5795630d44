//! Objects, classes and members as values.

use crate::heap::{BoundMethod, Object};
use crate::machine::state::IfMissing;
use crate::machine::{Args, Machine, Outcome};
use crate::natives::kernel::core::if_missing;
use crate::natives::object_model::classes::optional_elements;
use crate::natives::{IntrinsicFn, operand};
use crate::value::{Handle, Singleton, Value};
use ir::{Fault, Intrinsic, Native, Symbol};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::TypeOf, |m, args| {
        Ok(Value::Ref(m.class_of(operand(args, 0))))
    }),
    (Intrinsic::ObjectNew, object_new),
    (Intrinsic::ObjectInit, |_, _| Ok(Value::Nil)),
    (Intrinsic::ObjectRepr, object_repr),
    (Intrinsic::ObjectEq, object_eq),
    (Intrinsic::ObjectNe, object_ne),
    (Intrinsic::ObjectHash, object_hash),
    (Intrinsic::ObjectState, object_state),
    (Intrinsic::ObjectReduce, object_reduce),
    (Intrinsic::ObjectDeclines, |_, _| {
        Ok(Value::Singleton(Singleton::NotImplemented))
    }),
    (Intrinsic::ObjectGetAttribute, object_get_attribute),
    (Intrinsic::ObjectSetAttribute, object_set_attribute),
    (Intrinsic::ObjectDelAttribute, object_delete_attribute),
    (Intrinsic::GetAttribute, get_attribute),
    (Intrinsic::SetAttribute, set_attribute),
    (Intrinsic::HasAttribute, has_attribute),
    (Intrinsic::DelAttribute, delete_attribute),
    (Intrinsic::LookupSpecial, lookup_special),
    (Intrinsic::Callable, callable),
    (Intrinsic::Identity, identity),
    (Intrinsic::Vars, vars),
    (Intrinsic::BindMethod, |m, args| {
        let (function, receiver) = (operand(args, 0), operand(args, 1));
        Ok(m.insert(Object::BoundMethod(Box::new(BoundMethod {
            receiver,
            function,
        }))))
    }),
    (Intrinsic::FunctionNew, new_function),
    (Intrinsic::NativeValue, |m, args| {
        Ok(m.native(operand(args, 0)))
    }),
    (Intrinsic::WithNativeValue, |m, args| {
        let Value::Ref(class) = operand(args, 0) else {
            return Ok(operand(args, 1));
        };
        Ok(m.new_instance_around(class, operand(args, 1)))
    }),
    (Intrinsic::FunctionName, |m, args| {
        let name = match operand(args, 0) {
            Value::Ref(handle) => m.qualified_name(handle),
            _ => String::new(),
        };
        Ok(m.new_text(name))
    }),
];

/// The name that a text operand is, or the language's error.
fn member_name(m: &mut Machine, value: Value) -> Outcome<Symbol> {
    match m.name_of(value) {
        Some(name) => Ok(name),
        None => {
            let kind = m.type_name(value);
            Err(m.fault(Fault::MemberNameNotText, &[&kind]))
        }
    }
}

/// `(class, code, globals, name?, defaults?, closure?)`.
fn new_function(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(code) = m.code_behind(operand(args, 1)) else {
        let kind = m.type_name(operand(args, 1));
        return Err(m.fault(Fault::FunctionWithoutCode, &[&kind]));
    };
    let given = |at: usize| match operand(args, at) {
        Value::Unbound => Value::Nil,
        value => value,
    };
    let cells = optional_elements(m, given(5))?;
    let captures: Vec<Handle> = cells.into_iter().filter_map(Value::handle).collect();
    let wanted = m.linked.codes[code as usize].captures.len();
    if captures.len() != wanted {
        if wanted > 0 && captures.is_empty() {
            return Err(m.fault(Fault::ClosureMissing, &[]));
        }
        let name = m.name(m.linked.codes[code as usize].name).to_owned();
        let counts = [wanted, captures.len()].map(|count| count.to_string());
        return Err(m.fault(Fault::WrongClosureLength, &[&name, &counts[0], &counts[1]]));
    }
    let defaults = optional_elements(m, given(4))?;
    let mut members = Vec::new();
    if let Value::Ref(_) = given(3) {
        let name = m.intern(m.semantics().objects.protocol.name);
        members.push((name, operand(args, 3)));
    }
    let class = m.native_class(Native::Function);
    let shape = m.shapes.root(class);
    Ok(m.insert(Object::Function(Box::new(crate::heap::Function {
        own: crate::heap::Instance {
            fields: Vec::new(),
            shape,
        },
        is_class: false,
        is_plain: false,
        tells: false,
        has_prototype: false,
        code,
        captures: captures.into(),
        defaults: defaults.into(),
        named_defaults: Value::Nil,
        members,
    }))))
}

/// `(class, arguments by name, *arguments)`: a new instance, not initialised. The map is missing where there is nothing
/// but the class.
fn object_new(m: &mut Machine, args: &[Value]) -> Outcome {
    let Value::Ref(class) = operand(args, 0) else {
        return Err(m.fault(Fault::InstanceOfNoClass, &[]));
    };
    let native = m.class(class).map_or(Native::Object, |class| class.native);
    if native == Native::Object {
        return Ok(m.new_instance(class));
    }
    // `__new__` of a native class reached through the root's: made from the operands given.
    match m.constructor_of(class) {
        Some((builtin, constructor)) => {
            let with_class: Args = std::iter::once(operand(args, 0))
                .chain(args.iter().skip(2).copied())
                .collect();
            // An exception leaves them to its initialiser.
            let named = match args.get(1) {
                Some(&map) if native != Native::Exception => m.names_of_map(map),
                _ => Vec::new(),
            };
            let value = m.call_constructor(&constructor, &with_class, &named)?;
            let is_made = builtin == class || matches!(native, Native::Class | Native::Exception);
            Ok(if is_made {
                value
            } else {
                m.new_instance_around(class, value)
            })
        }
        None => Ok(m.new_instance(class)),
    }
}

fn object_repr(m: &mut Machine, args: &[Value]) -> Outcome {
    let text = crate::display::default_repr(m, operand(args, 0));
    Ok(m.new_text(text))
}

fn object_eq(m: &mut Machine, args: &[Value]) -> Outcome {
    let (left, right) = (operand(args, 0), operand(args, 1));
    let native = m.native(left);
    if native != left {
        return match crate::operator::binary(m, ir::BinOp::Eq, false, native, m.native(right))? {
            Some(value) => Ok(value),
            None => Ok(Value::Singleton(Singleton::NotImplemented)),
        };
    }
    Ok(if left.is_same(right) {
        Value::Bool(true)
    } else {
        Value::Singleton(Singleton::NotImplemented)
    })
}

fn object_ne(m: &mut Machine, args: &[Value]) -> Outcome {
    Ok(match object_eq(m, args)? {
        Value::Bool(equal) => Value::Bool(!equal),
        other => other,
    })
}

/// `(object)`: the members of an instance that can be told apart from its class, as a map, or nil.
fn object_state(m: &mut Machine, args: &[Value]) -> Outcome {
    let object = operand(args, 0);
    Ok(match m.object_kind(object) {
        Some(Object::Instance(_)) if !m.is_slotted(m.class_of(object)) => {
            let members = m.members_of(object);
            if members.is_empty() {
                Value::Nil
            } else {
                m.map_of_names(&members)
            }
        }
        _ => Value::Nil,
    })
}

/// `(object, protocol?)`: how to make an equal object: what to call, with which arguments, and the state to give it.
fn object_reduce(m: &mut Machine, args: &[Value]) -> Outcome {
    let object = operand(args, 0);
    let class = Value::Ref(m.class_of(object));
    let state = object_state(m, args)?;
    let make = m
        .builtin_method(Native::Object, m.semantics().objects.protocol.new)
        .unwrap_or_default();
    let native = m.native(object);
    let given = if native == object {
        vec![class]
    } else {
        vec![class, native]
    };
    let given = m.new_tuple(&given);
    Ok(m.new_tuple(&[make, given, state, Value::Nil, Value::Nil]))
}

fn object_hash(m: &mut Machine, args: &[Value]) -> Outcome {
    match operand(args, 0) {
        Value::Ref(handle) => Ok(Value::Int(i64::from(handle.0) + 0x10_0000)),
        value => match m.key_hash(value)? {
            Some(hash) => Ok(Value::Int(hash as i64)),
            None => Ok(Value::Int(0)),
        },
    }
}

fn object_get_attribute(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = member_name(m, operand(args, 1))?;
    let class = m.class_of(operand(args, 0));
    match m.find_field(operand(args, 0), class, name, None)? {
        Some(value) => Ok(value),
        None => Err(m.no_such_member(operand(args, 0), name)),
    }
}

fn object_set_attribute(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = member_name(m, operand(args, 1))?;
    m.set_field_plainly(operand(args, 0), name, operand(args, 2), None)?;
    Ok(Value::Nil)
}

fn object_delete_attribute(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = member_name(m, operand(args, 1))?;
    m.delete_field(operand(args, 0), name, false)?;
    Ok(Value::Nil)
}

/// `(object, name, default?)`.
fn get_attribute(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = member_name(m, operand(args, 1))?;
    m.get_field_or(operand(args, 0), name, if_missing(operand(args, 2)))
}

fn has_attribute(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = member_name(m, operand(args, 1))?;
    m.get_field_or(operand(args, 0), name, IfMissing::Report)
}

fn set_attribute(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = member_name(m, operand(args, 1))?;
    m.set_field(operand(args, 0), name, operand(args, 2), None)?;
    Ok(Value::Nil)
}

fn delete_attribute(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = member_name(m, operand(args, 1))?;
    m.delete_field(operand(args, 0), name, true)?;
    Ok(Value::Nil)
}

fn lookup_special(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(name) = m.name_of(operand(args, 1)) else {
        return Ok(Value::Unbound);
    };
    let class = m.class_of(operand(args, 0));
    Ok(match m.find_member(class, name) {
        Some((member, _)) => m.bind(member, operand(args, 0), Some(class)),
        None => Value::Unbound,
    })
}

fn callable(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 0);
    Ok(Value::Bool(match value {
        Value::Builtin(_) | Value::Intrinsic(_) => true,
        Value::Ref(handle) => match m.object(handle) {
            Object::Function(_)
            | Object::BoundMethod(_)
            | Object::Class(_)
            | Object::StaticMethod(_) => true,
            Object::Instance(_) => m
                .special_method(value, m.semantics().objects.protocol.call)
                .is_some(),
            _ => false,
        },
        Value::Unknown(_) => return Ok(m.unknown_intrinsic("callable", args)),
        _ => false,
    }))
}

fn identity(_: &mut Machine, args: &[Value]) -> Outcome {
    Ok(Value::Int(match operand(args, 0) {
        Value::Ref(handle) => 0x7f00_0000_0000 + i64::from(handle.0) * 16,
        Value::Int(value) => 0x5500_0000_0000_i64.wrapping_add(value.wrapping_mul(32)),
        Value::Bool(truth) => 0x5600_0000_0000 + i64::from(truth) * 32,
        Value::Float(value) => (value.to_bits() >> 1) as i64,
        Value::Builtin(id) => 0x5700_0000_0000 + i64::from(id.0) * 16,
        Value::Intrinsic(intrinsic) => 0x5800_0000_0000 + i64::from(intrinsic as u16) * 16,
        Value::Singleton(singleton) => 0x5900_0000_0000 + singleton as i64 * 16,
        _ => 0x5a00_0000_0000,
    }))
}

fn vars(m: &mut Machine, args: &[Value]) -> Outcome {
    let object = operand(args, 0);
    if !object.is_bound() {
        return crate::natives::object_model::scopes::locals(m, &[]);
    }
    match m.object_kind(object) {
        Some(Object::Instance(_)) if m.is_slotted(m.class_of(object)) => {
            Err(m.fault(Fault::NoMemberMap, &[]))
        }
        Some(Object::Instance(_) | Object::Class(_) | Object::Module(_) | Object::Function(_)) => {
            Ok(m.members_view(object))
        }
        _ => Err(m.fault(Fault::NoMemberMap, &[])),
    }
}
