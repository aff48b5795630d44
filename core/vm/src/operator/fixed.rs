//! Operators on numbers of a fixed width, and conversions to the machine's scalar types.
//!
//! What a value's type is, it carries itself; see [`ir::Arithmetic`] for what operands of different types do.

use crate::display::str_value;
use crate::machine::{Machine, Outcome};
use crate::value::Value;
use crate::value::number::fixed::{self, Given, as_single, single};
use crate::value::number::{Integer, Number, from_f64};
use ir::{BinOp, Division, Fault, Scalar, UnOp};
use num_traits::ToPrimitive;

/// The scalar type of a number that can be an operand together with one of a fixed width.
fn scalar_of(value: Value) -> Option<Scalar> {
    match value {
        Value::Sized(scalar, _) => Some(scalar),
        Value::Float(_) => Some(Scalar::F64),
        _ => None,
    }
}

/// An operator on two numbers of which one has a fixed width; nothing for other operands, or where the operator
/// is not for them.
pub(super) fn binary(
    m: &mut Machine,
    op: BinOp,
    left: Value,
    right: Value,
) -> Outcome<Option<Value>> {
    if let Value::Sized(scalar, bits) = left
        && matches!(op, BinOp::Shl | BinOp::Shr | BinOp::UShr)
    {
        return shift(m, op, scalar, bits, right);
    }
    let (Some(first), Some(second)) = (scalar_of(left), scalar_of(right)) else {
        return Ok(None);
    };
    if first == Scalar::F64 && second == Scalar::F64 {
        return Ok(None);
    }
    let semantics = m.semantics();
    let common = fixed::common(&semantics.numbers.arithmetic, first, second);
    match (between(common, left), between(common, right)) {
        (Value::Float(a), Value::Float(b)) => super::arithmetic::floats(m, op, a, b),
        (Value::Sized(Scalar::F32, a), Value::Sized(_, b)) => {
            let (a, b) = (as_single(a), as_single(b));
            match fixed::singles(op, a, b) {
                Some(value) => Ok(Some(value)),
                // What doubles give, rounded, is what singles give: they have more than twice the digits.
                None => {
                    let exact = super::arithmetic::floats(m, op, f64::from(a), f64::from(b))?;
                    Ok(exact.map(|value| between(Scalar::F32, value)))
                }
            }
        }
        (Value::Sized(_, a), Value::Sized(_, b)) => {
            match fixed::integers(semantics, op, common, a, b) {
                Some(given) => settle(m, op, given).map(Some),
                None => Ok(None),
            }
        }
        _ => Ok(None),
    }
}

fn shift(
    m: &mut Machine,
    op: BinOp,
    scalar: Scalar,
    bits: i64,
    count: Value,
) -> Outcome<Option<Value>> {
    let rules = m.semantics().numbers.arithmetic;
    let count = match count {
        Value::Sized(Scalar::F32, _) => return Ok(None),
        Value::Sized(scalar, count) => scalar.number(count),
        _ => match m.integer(count) {
            Some(count) => i128::from(count.saturated()),
            None => return Ok(None),
        },
    };
    let scalar = fixed::promoted(&rules, scalar);
    match fixed::shift(&rules, op, scalar, bits, count) {
        Some(given) => settle(m, op, given).map(Some),
        None => Ok(None),
    }
}

/// An operator on one number of a fixed width; nothing where it is not for it.
pub(super) fn unary(m: &mut Machine, op: UnOp, value: Value) -> Outcome<Option<Value>> {
    let Value::Sized(scalar, bits) = value else {
        return Ok(None);
    };
    if scalar == Scalar::F32 {
        return Ok(match op {
            UnOp::Neg => Some(single(-as_single(bits))),
            UnOp::Pos => Some(value),
            _ => None,
        });
    }
    let rules = m.semantics().numbers.arithmetic;
    let scalar = fixed::promoted(&rules, scalar);
    match fixed::unary(&rules, op, scalar, bits) {
        Some(given) => settle(m, BinOp::Sub, given).map(Some),
        None => Ok(None),
    }
}

/// The value of an operation, once what is undefined about it has been reported.
fn settle(m: &mut Machine, op: BinOp, given: Given) -> Outcome {
    match given {
        Given::Value(value) => Ok(value),
        Given::Undefined(kind, value) => {
            m.undefined(kind)?;
            Ok(value)
        }
        Given::ZeroDivisor => {
            let is_exact = op == BinOp::Div && m.semantics().numbers.division == Division::Exact;
            Err(m.fault(
                match op {
                    BinOp::Rem => Fault::IntegerRemainderByZero,
                    _ if is_exact => Fault::DivisionByZero,
                    _ => Fault::IntegerDivisionByZero,
                },
                &[],
            ))
        }
    }
}

/// A number as one of a type that operands are brought to; conversions that lose nothing a language could decide
/// about.
fn between(scalar: Scalar, value: Value) -> Value {
    match (scalar, value) {
        (Scalar::F64, Value::Sized(Scalar::F32, bits)) => Value::Float(f64::from(as_single(bits))),
        (Scalar::F64, Value::Sized(from, bits)) => Value::Float(from.number(bits) as f64),
        (Scalar::F32, Value::Float(value)) => single(value as f32),
        (Scalar::F32, Value::Sized(Scalar::F32, _)) => value,
        (Scalar::F32, Value::Sized(from, bits)) => single(from.number(bits) as f32),
        (_, Value::Sized(Scalar::F32, _)) => value,
        (_, Value::Sized(_, bits)) => Value::Sized(scalar, scalar.wrap(bits)),
        _ => value,
    }
}

/// A value as one of a scalar type; nothing where there is no such conversion, or where the truth of the value is
/// not the machine's to say.
pub(super) fn convert(m: &mut Machine, scalar: Scalar, value: Value) -> Outcome<Option<Value>> {
    match (scalar, value) {
        (Scalar::Bool, _) => return Ok(m.truth(value).map(Value::Bool)),
        (Scalar::Text, _) => return str_value(m, value).map(Some),
        (_, Value::Sized(from, _)) if from == scalar => return Ok(Some(value)),
        _ => {}
    }
    let Some(number) = m.number(value) else {
        return Ok(None);
    };
    Ok(match (scalar, number) {
        (Scalar::F64, Number::Float(value)) => Some(Value::Float(value)),
        (Scalar::F32, Number::Float(value)) => Some(single(value as f32)),
        (Scalar::F64, Number::Integer(value)) => Some(Value::Float(nearest(&value))),
        (Scalar::F32, Number::Integer(Integer::Small(value))) => Some(single(value as f32)),
        (Scalar::F32, Number::Integer(Integer::Big(value))) => {
            Some(single(value.to_f32().unwrap_or(f32::INFINITY)))
        }
        (Scalar::Int, Number::Integer(value)) => Some(m.new_integer(value)),
        (Scalar::Int, Number::Float(value)) if value.is_finite() => {
            let whole = Integer::from(from_f64(value.trunc()));
            Some(m.new_integer(whole))
        }
        (_, Number::Integer(value)) if scalar.is_fixed() => {
            Some(Value::Sized(scalar, scalar.wrap(low_bits(&value))))
        }
        (_, Number::Float(value)) if scalar.is_fixed() => {
            let rules = m.semantics().numbers.arithmetic;
            let given = fixed::from_float(&rules, scalar, value);
            Some(settle(m, BinOp::Add, given)?)
        }
        _ => None,
    })
}

/// The nearest double; an infinity where there is none.
fn nearest(value: &Integer) -> f64 {
    let infinity = f64::INFINITY.copysign(f64::from(value.signum()));
    value.to_f64().unwrap_or(infinity)
}

/// The lowest 64 bits of an integer in two's complement.
fn low_bits(value: &Integer) -> i64 {
    match value {
        Integer::Small(value) => *value,
        Integer::Big(value) => {
            let low = value.iter_u64_digits().next().unwrap_or(0) as i64;
            if value.sign() == num_bigint::Sign::Minus {
                low.wrapping_neg()
            } else {
                low
            }
        }
    }
}
