//! Classes: making them, asking about them, and the kinds of members that only classes have.

use crate::heap::{Object, Property, Super};
use crate::machine::state::Then;
use crate::machine::{Args, Exit, Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::{Handle, Value};
use ir::{Fault, Intrinsic, Symbol};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::MakeClass, make_class),
    (Intrinsic::InitSubclass, |_, _| Ok(Value::Nil)),
    (Intrinsic::IsInstance, is_instance),
    (Intrinsic::IsSubclass, is_subclass),
    (Intrinsic::Super, super_of),
    (Intrinsic::Property, property),
    (Intrinsic::StaticMethod, |m, args| {
        Ok(m.insert(Object::StaticMethod(operand(args, 1))))
    }),
    (Intrinsic::ClassMethod, |m, args| {
        Ok(m.insert(Object::ClassMethod(operand(args, 1))))
    }),
    (Intrinsic::PropertyGetter, |m, args| {
        property_with(m, args, 0)
    }),
    (Intrinsic::PropertySetter, |m, args| {
        property_with(m, args, 1)
    }),
    (Intrinsic::PropertyDeleter, |m, args| {
        property_with(m, args, 2)
    }),
    (Intrinsic::PropertyPart, property_part),
    (Intrinsic::ClassMro, class_mro),
    (Intrinsic::ClassBases, class_bases),
    (Intrinsic::ClassName, |m, args| {
        let name = class_handle(operand(args, 0))
            .map(|class| m.class_name(class))
            .unwrap_or_default();
        Ok(m.new_text(name))
    }),
    (Intrinsic::ClassDict, |m, args| {
        Ok(m.members_map(operand(args, 0)))
    }),
    (Intrinsic::ClassSubclasses, class_subclasses),
    (Intrinsic::ClassCall, class_call),
];

pub(super) fn class_handle(value: Value) -> Option<Handle> {
    value.handle()
}

/// `(metaclass, name, parents, members)`: a class made from parts; with one operand behind the metaclass, the
/// class of that.
fn make_class(m: &mut Machine, args: &[Value]) -> Outcome {
    if !operand(args, 2).is_bound() {
        return Ok(Value::Ref(m.class_of(operand(args, 1))));
    }
    let (metaclass, name, parents, members) = (
        operand(args, 0),
        operand(args, 1),
        operand(args, 2),
        operand(args, 3),
    );
    let Some(name) = m.name_of(name) else {
        let kind = m.type_name(name);
        return Err(m.fault(Fault::ClassNameNotText, &[&kind]));
    };
    if !matches!(m.object_kind(m.native(parents)), Some(Object::Tuple(_))) {
        let kind = m.type_name(parents);
        return Err(m.fault(Fault::ParentsNotTuple, &[&kind]));
    }
    if members.is_bound() && !matches!(m.object_kind(m.native(members)), Some(Object::Map(_))) {
        let kind = m.type_name(members);
        return Err(m.fault(Fault::MembersNotMap, &[&kind]));
    }
    let mut handles = Vec::new();
    for parent in m.elements(parents)?.unwrap_or_default() {
        match parent {
            Value::Ref(handle) if m.is_class(parent) => handles.push(handle),
            _ => return Err(m.fault(Fault::MetaclassConflict, &[])),
        }
    }
    let Value::Ref(mut metaclass) = metaclass else {
        return Ok(Value::Nil);
    };
    // The class of a parent may be a narrower one.
    let given = metaclass;
    for &parent in &handles {
        let of_parent = m.class_of(Value::Ref(parent));
        if !m.inherits(metaclass, of_parent) {
            if !m.inherits(of_parent, metaclass) {
                return Err(m.fault(Fault::MetaclassConflict, &[]));
            }
            metaclass = of_parent;
        }
    }
    if metaclass != given
        && let Some(new) = m.names.get(m.semantics().objects.protocol.new)
        && let Some(member) = m.lookup_class_member(metaclass, new)
        && !matches!(member, Value::Builtin(_))
    {
        let method = match m.object_kind(member) {
            Some(Object::StaticMethod(inner)) => *inner,
            _ => member,
        };
        let args = [Value::Ref(metaclass), operand(args, 1), parents, members];
        return Err(Machine::call_exit(method, &args));
    }
    let members = m.names_of_map(members);
    let module = m.position().0;
    let class = m.make_class(name, &handles, metaclass, &members, module)?;
    let keywords = operand(args, 4);
    let keywords = match m.object_kind(keywords) {
        Some(Object::Map(map)) if !map.is_empty() => keywords,
        _ => Value::Nil,
    };
    match m.announce_class(class, keywords) {
        Ok(_) => Ok(Value::Ref(class)),
        Err(Exit::Call(mut call)) => {
            call.then = Some((crate::names::module::give_data, vec![Value::Ref(class)]));
            Err(Exit::Call(call))
        }
        Err(exit) => Err(exit),
    }
}

/// The elements of an operand; none of nil.
pub(super) fn optional_elements(m: &mut Machine, value: Value) -> Outcome<Vec<Value>> {
    if value == Value::Nil {
        return Ok(Vec::new());
    }
    Ok(m.elements(value)?.unwrap_or_default())
}

/// The classes that a class or tuple of classes (or union of them) names.
fn classes_of(m: &mut Machine, value: Value) -> Outcome<Option<Vec<Handle>>> {
    match m.object_kind(value) {
        Some(Object::Class(_)) => Ok(value.handle().map(|class| vec![class])),
        Some(Object::Tuple(items)) => {
            let items = std::rc::Rc::clone(items);
            let mut all = Vec::new();
            for &item in &*items {
                match classes_of(m, item)? {
                    Some(classes) => all.extend(classes),
                    None => return Ok(None),
                }
            }
            Ok(Some(all))
        }
        _ => Ok(None),
    }
}

/// `(value, class or tuple of classes)`.
fn is_instance(m: &mut Machine, args: &[Value]) -> Outcome {
    let (value, wanted) = (operand(args, 0), operand(args, 1));
    if matches!(value, Value::Unknown(_)) || matches!(wanted, Value::Unknown(_)) {
        return Ok(m.unknown_intrinsic("isinstance", args));
    }
    if let Some(method) = m.custom_method(wanted, m.semantics().objects.protocol.instance_check) {
        return Err(Machine::call_then(
            method,
            &[wanted, value],
            truth_of,
            Vec::new(),
        ));
    }
    match classes_of(m, wanted)? {
        Some(classes) => {
            let class = m.class_of(value);
            if classes.iter().any(|&wanted| m.inherits(class, wanted)) {
                return Ok(Value::Bool(true));
            }
            let asks = classes.iter().copied().find(|&class| {
                m.custom_method(
                    Value::Ref(class),
                    m.semantics().objects.protocol.instance_check,
                )
                .is_some()
            });
            match asks {
                Some(class) => is_instance(m, &[value, Value::Ref(class)]),
                None => claims_to_be(m, value, class, &classes),
            }
        }
        None => Err(m.hook(ir::Hook::IsInstance, args)),
    }
}

/// Whether an object whose class computes the member that says of which class it is names one of these.
fn claims_to_be(m: &mut Machine, value: Value, class: Handle, wanted: &[Handle]) -> Outcome {
    let member = m.semantics().objects.protocol.name_of(ir::Computed::Class);
    let Some(member) = m.names.get(member) else {
        return Ok(Value::Bool(false));
    };
    let is_instance = matches!(m.object_kind(value), Some(Object::Instance(_)));
    if !is_instance || m.lookup_class_member(class, member).is_none() {
        return Ok(Value::Bool(false));
    }
    let wanted: Vec<Value> = wanted.iter().copied().map(Value::Ref).collect();
    match m.get_field(value, member, None) {
        Ok(claimed) => is_among(m, &wanted, claimed),
        Err(Exit::Call(mut call)) if call.then.is_none() => {
            call.then = Some((is_among, wanted));
            Err(Exit::Call(call))
        }
        Err(exit) => Err(exit),
    }
}

/// Whether a class is one of the given ones or derives from one.
fn is_among(m: &mut Machine, wanted: &[Value], class: Value) -> Outcome {
    let Some(class) = class.handle() else {
        return Ok(Value::Bool(false));
    };
    let mut wanted = wanted.iter().filter_map(|wanted| wanted.handle());
    Ok(Value::Bool(wanted.any(|wanted| m.inherits(class, wanted))))
}

fn truth_of(m: &mut Machine, _: &[Value], result: Value) -> Outcome {
    Ok(Value::Bool(m.truth(result).unwrap_or(true)))
}

/// `(class, class or tuple of classes)`.
fn is_subclass(m: &mut Machine, args: &[Value]) -> Outcome {
    let (class, wanted) = (operand(args, 0), operand(args, 1));
    if matches!(class, Value::Unknown(_)) || matches!(wanted, Value::Unknown(_)) {
        return Ok(m.unknown_intrinsic("issubclass", args));
    }
    let Value::Ref(handle) = class else {
        return Err(m.fault(Fault::SubclassOfWhat, &[]));
    };
    if !m.is_class(class) {
        return Err(m.fault(Fault::SubclassOfWhat, &[]));
    }
    if let Some(method) = m.custom_method(wanted, m.semantics().objects.protocol.subclass_check) {
        return Err(Machine::call_then(
            method,
            &[wanted, class],
            truth_of,
            Vec::new(),
        ));
    }
    match classes_of(m, wanted)? {
        Some(classes) => Ok(Value::Bool(
            classes.iter().any(|&wanted| m.inherits(handle, wanted)),
        )),
        None => Err(m.fault(Fault::SubclassOfNoClass, &[])),
    }
}

/// `(class of super, class?, receiver?)`.
fn super_of(m: &mut Machine, args: &[Value]) -> Outcome {
    let (class, receiver) = (operand(args, 1), operand(args, 2));
    let Value::Ref(class) = class else {
        return Err(m.fault(Fault::SuperOutsideOfMethod, &[]));
    };
    let start = match receiver {
        Value::Ref(handle) if m.is_class(receiver) && m.inherits(handle, class) => handle,
        _ => m.class_of(receiver),
    };
    if !m.inherits(start, class) {
        return Err(m.fault(Fault::SuperOfStranger, &[]));
    }
    Ok(m.insert(Object::Super(Box::new(Super {
        class,
        start,
        receiver,
    }))))
}

/// `(class, get?, set?, delete?, doc?)`.
fn property(m: &mut Machine, args: &[Value]) -> Outcome {
    let part = |at| match operand(args, at) {
        Value::Unbound => Value::Nil,
        value => value,
    };
    Ok(m.insert(Object::Property(Box::new(Property {
        get: part(1),
        set: part(2),
        delete: part(3),
        doc: part(4),
    }))))
}

/// `(property, function)`: the property with another function for reading, writing or deleting.
fn property_with(m: &mut Machine, args: &[Value], which: u8) -> Outcome {
    let receiver = operand(args, 0);
    let Some(Object::Property(property)) = m.object_kind(m.native(receiver)) else {
        return Ok(Value::Nil);
    };
    let mut property = **property;
    match which {
        0 => property.get = operand(args, 1),
        1 => property.set = operand(args, 1),
        _ => property.delete = operand(args, 1),
    }
    let property = m.insert(Object::Property(Box::new(property)));
    // It is of the same class as the one that it is made of.
    Ok(match m.object_kind(receiver) {
        Some(Object::Instance(_)) => {
            let class = m.class_of(receiver);
            m.new_instance_around(class, property)
        }
        _ => property,
    })
}

/// `(property, which)`: the function for reading (0), writing (1), deleting (2), or the documentation (3).
fn property_part(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(Object::Property(property)) = m.object_kind(m.native(operand(args, 0))) else {
        return Ok(Value::Nil);
    };
    Ok(match operand(args, 1) {
        Value::Int(1) => property.set,
        Value::Int(2) => property.delete,
        Value::Int(3) => property.doc,
        _ => property.get,
    })
}

fn class_mro(m: &mut Machine, args: &[Value]) -> Outcome {
    let order: Vec<Value> = match m.object_kind(operand(args, 0)) {
        Some(Object::Class(class)) => class.order.iter().copied().map(Value::Ref).collect(),
        _ => Vec::new(),
    };
    Ok(m.new_list(order))
}

fn class_bases(m: &mut Machine, args: &[Value]) -> Outcome {
    let parents: Vec<Value> = match m.object_kind(operand(args, 0)) {
        Some(Object::Class(class)) => class.parents.iter().copied().map(Value::Ref).collect(),
        _ => Vec::new(),
    };
    Ok(m.new_tuple(&parents))
}

fn class_subclasses(m: &mut Machine, args: &[Value]) -> Outcome {
    let children: Vec<Value> = match m.object_kind(operand(args, 0)) {
        Some(Object::Class(class)) => class.children.iter().copied().map(Value::Ref).collect(),
        _ => Vec::new(),
    };
    Ok(m.new_list(children))
}

/// `(class, named, *args)`: makes an instance as classes do where the metaclass does not say otherwise.
fn class_call(m: &mut Machine, args: &[Value]) -> Outcome {
    let Value::Ref(class) = operand(args, 0) else {
        return Ok(Value::Nil);
    };
    let named = m.names_of_map(operand(args, 1));
    let rest: Args = args.iter().skip(2).copied().collect();
    Err(Exit::Construct(Box::new((class, rest, named))))
}

/// Used by the dispatcher of [`Exit::Construct`].
pub(crate) fn construct(
    m: &mut Machine,
    class: Handle,
    args: Args,
    named: Vec<(Symbol, Value)>,
    then: Then,
) -> Result<(), Value> {
    let (traits, native) = match m.class(class) {
        Some(data) => (data.traits, data.native),
        None => {
            let value = m.unknown(Expression::Described("instance".into()));
            return m.deliver(then, value);
        }
    };
    m.construct_plainly(class, traits, native, args, named, then)
}
