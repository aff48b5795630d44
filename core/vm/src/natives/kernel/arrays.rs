//! Arrays: sequences of a fixed length that know the type of their elements; see [`crate::value::array`].

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::among;
use crate::natives::{IntrinsicFn, operand};
use crate::value::array::Element;
use crate::value::{Handle, Value};
use ir::{Fault, Intrinsic, Scalar};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::ArrayClass, array_class),
    (Intrinsic::ArrayNew, array_new),
    (Intrinsic::ArrayOf, array_of),
    (Intrinsic::ArrayLength, |m, args| {
        array_length(m, operand(args, 0))
    }),
    (Intrinsic::ArrayElement, array_element),
];

/// `(element, name)`.
fn array_class(m: &mut Machine, args: &[Value]) -> Outcome {
    let element = match operand(args, 0) {
        value @ Value::Ref(class) if m.is_class(value) => Some(Element::Class(class)),
        value => m
            .text_of(value)
            .and_then(|text| Scalar::from_text(&text))
            .map(Element::Scalar),
    };
    let Some(element) = element else {
        return Err(m.fault(Fault::NoArrayElement, &[]));
    };
    let name = m.text_of(operand(args, 1)).unwrap_or_default();
    m.array_class(element, &name).map(Value::Ref)
}

pub(in crate::natives) fn class_operand(m: &mut Machine, args: &[Value]) -> Outcome<Handle> {
    match operand(args, 0) {
        value @ Value::Ref(class) if m.is_class(value) => Ok(class),
        _ => Err(m.fault(Fault::NotAnArrayClass, &[])),
    }
}

/// `(class, *lengths)`.
fn array_new(m: &mut Machine, args: &[Value]) -> Outcome {
    let class = class_operand(m, args)?;
    let mut lengths = Vec::new();
    for &length in among(args, 1..) {
        if let Value::Unknown(_) = length {
            return Ok(m.unknown_intrinsic(Intrinsic::ArrayNew.name(), args));
        }
        match m.integer(length) {
            Some(length) => lengths.push(length.saturated()),
            None => {
                let kind = m.type_name(length);
                return Err(m.fault(Fault::NotAnInteger, &[&kind]));
            }
        }
    }
    m.new_array(class, &lengths)
}

/// `(class, *items)`.
fn array_of(m: &mut Machine, args: &[Value]) -> Outcome {
    let class = class_operand(m, args)?;
    Ok(m.array_of(class, among(args, 1..).to_vec()))
}

/// `(array)`.
fn array_length(m: &mut Machine, array: Value) -> Outcome {
    match m.object_kind(array) {
        Some(Object::Array(array)) => Ok(m.length_value(array.items.len())),
        _ => match array {
            Value::Unknown(_) => Ok(m.unknown_intrinsic(Intrinsic::ArrayLength.name(), &[array])),
            Value::Nil => Err(m.fault(Fault::NilAccess, &[Intrinsic::ArrayLength.name()])),
            _ => {
                let kind = m.type_name(array);
                Err(m.fault(Fault::NoLength, &[&kind]))
            }
        },
    }
}

/// `(class)`.
fn array_element(m: &mut Machine, args: &[Value]) -> Outcome {
    let class = class_operand(m, args)?;
    Ok(match m.state.array_types.element(class) {
        Some(Element::Class(of)) => Value::Ref(of),
        Some(Element::Scalar(scalar)) => m.new_text(scalar.text()),
        None => Value::Nil,
    })
}
