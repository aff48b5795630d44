//! Objects as such: telling them apart, and copying them.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::Value;
use ir::{Fault, Intrinsic, Scalar};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::IdentityHash, hash),
    (Intrinsic::ShallowCopy, copy),
];

/// `(object)`.
fn hash(m: &mut Machine, args: &[Value]) -> Outcome {
    let number = match operand(args, 0) {
        // Spread over 31 bits, so that it looks like one, and is not the order of creation.
        Value::Ref(handle) => (handle.0.wrapping_add(1).wrapping_mul(0x9e37_79b1) >> 1) as i64,
        Value::Unknown(_) => {
            let name = Intrinsic::IdentityHash.name();
            return Ok(m.unknown(Expression::Intrinsic(name.into(), args.into())));
        }
        Value::Sized(_, word) => i64::from(word as i32),
        _ => 0,
    };
    Ok(Value::Sized(Scalar::I32, number))
}

/// `(object)`.
fn copy(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 0);
    let copied = match m.object_kind(value) {
        Some(Object::Instance(instance)) => Object::Instance(instance.clone()),
        Some(Object::Array(array)) => Object::Array(array.clone()),
        None if value == Value::Nil => {
            let kind = m.type_name(value);
            return Err(m.fault(
                Fault::NilOperand,
                &[Intrinsic::ShallowCopy.name(), &kind, ""],
            ));
        }
        _ => return Ok(value),
    };
    Ok(m.insert(copied))
}
