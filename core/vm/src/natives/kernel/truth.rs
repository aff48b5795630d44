//! Truth and hash of any value, which its class may have a say in.

use crate::machine::{Machine, Outcome};
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{Fault, Hook, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::Hash, hash_function),
    (Intrinsic::Bool, bool_function),
];

/// `(value)`.
fn hash_function(m: &mut Machine, args: &[Value]) -> Outcome {
    hash_of(m, operand(args, 0))
}

/// The hash of a value, from the library where the program has a say.
pub(in crate::natives) fn hash_of(m: &mut Machine, value: Value) -> Outcome {
    match m.key_hash(value)? {
        Some(hash) => Ok(Value::Int(hash as i64)),
        None => Err(m.hook(Hook::Hash, &[value])),
    }
}

/// `(class, value?)`.
fn bool_function(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 1);
    match m.truth(value) {
        Some(truth) => Ok(Value::Bool(truth)),
        None if matches!(value, Value::Unknown(_)) => Ok(m.unknown_intrinsic("bool", &[value])),
        None => {
            let protocol = &m.semantics().objects.protocol;
            if let Some(method) = m.custom_method(value, protocol.bool) {
                return Err(Machine::call_then(
                    method,
                    &[value],
                    checked_truth,
                    Vec::new(),
                ));
            }
            match m.custom_method(value, protocol.len) {
                Some(method) => Err(Machine::call_then(
                    method,
                    &[value],
                    answered_truth,
                    Vec::new(),
                )),
                None => Ok(Value::Bool(true)),
            }
        }
    }
}

/// What a special method for truth gave, which must be a truth value.
pub(crate) fn checked_truth(m: &mut Machine, _: &[Value], answer: Value) -> Outcome {
    if matches!(answer, Value::Bool(_) | Value::Unknown(_)) {
        return Ok(answer);
    }
    let (method, name) = (m.semantics().objects.protocol.bool, m.type_name(answer));
    Err(m.fault(Fault::BadTruth, &[method, &name]))
}

/// The truth of the length that a special method gave.
fn answered_truth(m: &mut Machine, _: &[Value], answer: Value) -> Outcome {
    let answer = crate::natives::checked_len(m, &[], answer)?;
    match m.truth(answer) {
        Some(truth) => Ok(Value::Bool(truth)),
        None => Ok(answer),
    }
}
