//! Boxes: numbers, characters and truth values as objects, and the classes that native values have.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::Value;
use ir::{Fault, Intrinsic, Native, Scalar};
use std::rc::Rc;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Box, |m, args| Ok(boxed(m, operand(args, 0)))),
    (Intrinsic::Unbox, unbox),
    (Intrinsic::NativeClass, native_class),
];

/// `(value)`.
fn boxed(m: &mut Machine, value: Value) -> Value {
    let (kind, number) = match value {
        Value::Sized(Scalar::F32, _) | Value::Float(_) => return m.insert(Object::Boxed(value)),
        Value::Sized(scalar, word) => (Native::of(scalar), word),
        Value::Int(number) => (Native::Int, number),
        Value::Bool(truth) => (Native::Bool, i64::from(truth)),
        _ => return value,
    };
    let is_single = m
        .semantics()
        .numbers
        .single_boxes
        .is_some_and(|(least, greatest)| (least..=greatest).contains(&number));
    if !is_single {
        return m.insert(Object::Boxed(value));
    }
    if let Some(&handle) = m.state.boxes.get(&(kind, number)) {
        return Value::Ref(handle);
    }
    let made = m.insert(Object::Boxed(value));
    if let Value::Ref(handle) = made {
        m.state.boxes.insert((kind, number), handle);
    }
    made
}

/// `(value)`.
fn unbox(m: &mut Machine, args: &[Value]) -> Outcome {
    match operand(args, 0) {
        Value::Nil => {
            let kind = m.type_name(Value::Nil);
            Err(m.fault(Fault::NilOperand, &[Intrinsic::Unbox.name(), &kind, ""]))
        }
        value @ Value::Unknown(_) => Ok(m.unknown(Expression::Intrinsic(
            Intrinsic::Unbox.name().into(),
            [value].into(),
        ))),
        value => Ok(m.unboxed(value)),
    }
}

/// `(kind, class)`.
fn native_class(m: &mut Machine, args: &[Value]) -> Outcome {
    let kind = m.text_of(operand(args, 0)).unwrap_or_default();
    let (Some(native), Value::Ref(class)) = (Native::from_name(&kind), operand(args, 1)) else {
        return Err(m.fault(Fault::NoKindOfValue, &[&kind]));
    };
    if !m.is_class(Value::Ref(class)) && !m.delegates() {
        return Err(m.fault(Fault::NotANativeClass, &[]));
    }
    let mut classes = m.state.native_classes.to_vec();
    let old = classes[native as usize];
    for (at, known) in classes.iter_mut().enumerate() {
        // Kinds without a class of their own are of the class of all objects.
        if at == native as usize || native == Native::Object && *known == old {
            *known = class;
        }
    }
    m.state.native_classes = Rc::from(classes);
    if m.delegates() {
        m.make_parent(class);
        if native == Native::Function {
            m.adopt_functions(old, class);
        }
    }
    if native == Native::Exception
        && let Object::Class(data) = m.object_mut(class)
    {
        // Its instances carry what the machine notes of an exception.
        data.native = native;
    }
    if native == Native::Class {
        // Classes made before this one are its instances too.
        for place in 0..m.state.heap.places() {
            let handle = crate::value::Handle(place as u32);
            let is_old = m.class(handle).is_some_and(|data| data.metaclass == old);
            if is_old && let Object::Class(data) = m.object_mut(handle) {
                data.metaclass = class;
            }
        }
    }
    m.caches.forget();
    Ok(Value::Nil)
}

impl Machine {
    /// What a box holds; any other value itself.
    #[inline]
    #[must_use]
    pub fn unboxed(&self, value: Value) -> Value {
        match value {
            Value::Ref(handle) => match self.object(handle) {
                Object::Boxed(inner) => *inner,
                _ => value,
            },
            _ => value,
        }
    }
}
