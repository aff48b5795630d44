//! Arithmetic on integers of any size, truth values and doubles.

use crate::machine::{Machine, Outcome};
use crate::value::Value;
use crate::value::number::{Integer, Number, divide};
use ir::{Beyond64, BinOp, Division, Fault, FloatByZero, Hook, Remainder, UnOp};
use num_integer::Integer as _;
use num_traits::{One, Signed, Zero};

/// An arithmetic or bitwise operator; nothing where an operand is no number.
pub(super) fn binary(
    m: &mut Machine,
    op: BinOp,
    left: Value,
    right: Value,
) -> Outcome<Option<Value>> {
    if let (Value::Bool(a), Value::Bool(b)) = (left, right) {
        match op {
            BinOp::BitAnd => return Ok(Some(Value::Bool(a & b))),
            BinOp::BitOr => return Ok(Some(Value::Bool(a | b))),
            BinOp::BitXor => return Ok(Some(Value::Bool(a ^ b))),
            _ => {}
        }
    }
    let Some(a) = m.number(left) else {
        return Ok(None);
    };
    let Some(b) = m.number(right) else {
        return Ok(None);
    };
    if let (Value::Int(a), Value::Int(b)) = (left, right)
        && m.semantics().numbers.beyond == Beyond64::Wraps
    {
        return wrapping(m, op, a, b);
    }
    if let (Value::Int(a), Value::Int(b)) = (left, right)
        && m.semantics().numbers.beyond == Beyond64::Floats
    {
        let exact = match op {
            BinOp::Add => a.checked_add(b),
            BinOp::Sub => a.checked_sub(b),
            BinOp::Mul => a.checked_mul(b),
            _ => Some(0),
        };
        if exact.is_none() {
            return floats(m, op, a as f64, b as f64);
        }
    }
    match (&a, &b) {
        (Number::Integer(a), Number::Integer(b)) => integers(m, op, a, b),
        (Number::Float(a), Number::Float(b)) => floats(m, op, *a, *b),
        (Number::Integer(a), Number::Float(b)) => {
            let a = m.float_of(a)?;
            floats(m, op, a, *b)
        }
        (Number::Float(a), Number::Integer(b)) => {
            let b = m.float_of(b)?;
            floats(m, op, *a, b)
        }
    }
}

/// An operator on integers that wrap around.
fn wrapping(m: &mut Machine, op: BinOp, a: i64, b: i64) -> Outcome<Option<Value>> {
    let shifted = |left: bool, count: u64| match (count, left) {
        (64.., _) => 0,
        (_, true) => a << count,
        (_, false) => (a as u64 >> count) as i64,
    };
    Ok(Some(Value::Int(match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::FloorDiv if b == 0 => return Err(m.fault(Fault::IntegerDivisionByZero, &[])),
        BinOp::Rem if b == 0 => return Err(m.fault(Fault::IntegerRemainderByZero, &[])),
        BinOp::FloorDiv => {
            let (quotient, rest) = (a.wrapping_div(b), a.wrapping_rem(b));
            quotient - i64::from(rest != 0 && (rest ^ b) < 0)
        }
        BinOp::Rem => {
            let rest = a.wrapping_rem(b);
            if rest != 0 && (rest ^ b) < 0 {
                rest + b
            } else {
                rest
            }
        }
        BinOp::Shl => shifted(b >= 0, b.unsigned_abs()),
        BinOp::Shr => shifted(b < 0, b.unsigned_abs()),
        BinOp::BitAnd => a & b,
        BinOp::BitOr => a | b,
        BinOp::BitXor => a ^ b,
        BinOp::Div | BinOp::Pow => return floats(m, op, a as f64, b as f64),
        _ => return Ok(None),
    })))
}

/// Negation, identity and complement; nothing where the operand is no such number.
pub(super) fn unary(m: &mut Machine, op: UnOp, value: Value) -> Option<Value> {
    match (m.number(value)?, op) {
        (Number::Float(value), UnOp::Neg) => Some(Value::Float(-value)),
        (Number::Float(value), UnOp::Pos) => Some(Value::Float(value)),
        (Number::Float(_), _) => None,
        (Number::Integer(Integer::Small(value)), op) => Some(match op {
            UnOp::Neg if m.semantics().numbers.beyond == Beyond64::Wraps => {
                Value::Int(value.wrapping_neg())
            }
            UnOp::Neg if value == i64::MIN && m.semantics().numbers.beyond == Beyond64::Floats => {
                Value::Float(-(value as f64))
            }
            UnOp::Neg => m.new_wide(-i128::from(value)),
            UnOp::Invert => Value::Int(!value),
            _ => Value::Int(value),
        }),
        (Number::Integer(Integer::Big(value)), op) => Some(match op {
            UnOp::Neg => m.new_int(-value.as_ref()),
            UnOp::Invert => m.new_int(!value.as_ref()),
            _ => m.new_integer(Integer::Big(value)),
        }),
    }
}

fn integers(m: &mut Machine, op: BinOp, a: &Integer, b: &Integer) -> Outcome<Option<Value>> {
    Ok(Some(match op {
        BinOp::Add => match (a, b) {
            (Integer::Small(a), Integer::Small(b)) => m.new_wide(i128::from(*a) + i128::from(*b)),
            _ => m.new_int(a.big().as_ref() + b.big().as_ref()),
        },
        BinOp::Sub => match (a, b) {
            (Integer::Small(a), Integer::Small(b)) => m.new_wide(i128::from(*a) - i128::from(*b)),
            _ => m.new_int(a.big().as_ref() - b.big().as_ref()),
        },
        BinOp::Mul => match (a, b) {
            (Integer::Small(a), Integer::Small(b)) => m.new_wide(i128::from(*a) * i128::from(*b)),
            _ => {
                m.check_bits(a.bits() + b.bits())?;
                m.new_int(a.big().as_ref() * b.big().as_ref())
            }
        },
        BinOp::Div => return int_divide(m, a, b).map(Some),
        BinOp::FloorDiv => int_floor_div(m, a, b)?,
        BinOp::Rem => match m.semantics().numbers.remainder {
            Remainder::Floored => int_rem(m, a, b)?,
            Remainder::Truncated => {
                if b.signum() == 0 {
                    return Err(m.fault(Fault::IntegerRemainderByZero, &[]));
                }
                m.new_int(a.big().as_ref() % b.big().as_ref())
            }
        },
        BinOp::Pow => integer_power(m, a, b)?,
        BinOp::Shl => shift_left(m, a, b)?,
        BinOp::Shr => shift_right(m, a, b)?,
        BinOp::BitAnd => match (a, b) {
            (Integer::Small(a), Integer::Small(b)) => Value::Int(a & b),
            _ => m.new_int(a.big().as_ref() & b.big().as_ref()),
        },
        BinOp::BitOr => match (a, b) {
            (Integer::Small(a), Integer::Small(b)) => Value::Int(a | b),
            _ => m.new_int(a.big().as_ref() | b.big().as_ref()),
        },
        BinOp::BitXor => match (a, b) {
            (Integer::Small(a), Integer::Small(b)) => Value::Int(a ^ b),
            _ => m.new_int(a.big().as_ref() ^ b.big().as_ref()),
        },
        _ => return Ok(None),
    }))
}

fn int_divide(m: &mut Machine, a: &Integer, b: &Integer) -> Outcome {
    if b.signum() == 0 {
        return Err(m.fault(Fault::DivisionByZero, &[]));
    }
    match m.semantics().numbers.division {
        Division::Floored => int_floor_div(m, a, b),
        Division::Truncated => Ok(m.new_int(a.big().as_ref() / b.big().as_ref())),
        Division::Even if (a.big().as_ref() % b.big().as_ref()).is_zero() => {
            Ok(m.new_int(a.big().as_ref() / b.big().as_ref()))
        }
        Division::Exact | Division::Even => match divide(a, b) {
            Some(quotient) => Ok(Value::Float(quotient)),
            None => Err(m.fault(Fault::QuotientTooLarge, &[])),
        },
    }
}

/// The quotient of integers, rounded towards negative infinity.
///
/// # Errors
/// When the divisor is zero.
fn int_floor_div(m: &mut Machine, a: &Integer, b: &Integer) -> Outcome {
    if b.signum() == 0 {
        return Err(m.fault(Fault::IntegerDivisionByZero, &[]));
    }
    m.check_division(a, b)?;
    Ok(match (a, b) {
        (Integer::Small(a), Integer::Small(b)) => m.new_wide(num_integer::Integer::div_floor(
            &i128::from(*a),
            &i128::from(*b),
        )),
        _ => m.new_int(a.big().div_floor(b.big().as_ref())),
    })
}

/// The remainder of integers, with the sign of the divisor.
///
/// # Errors
/// When the divisor is zero.
fn int_rem(m: &mut Machine, a: &Integer, b: &Integer) -> Outcome {
    if b.signum() == 0 {
        return Err(m.fault(Fault::IntegerRemainderByZero, &[]));
    }
    m.check_division(a, b)?;
    Ok(match (a, b) {
        (Integer::Small(a), Integer::Small(b)) => m.new_wide(num_integer::Integer::mod_floor(
            &i128::from(*a),
            &i128::from(*b),
        )),
        _ => m.new_int(a.big().mod_floor(b.big().as_ref())),
    })
}

/// Quotient and remainder, as a pair; nothing where an operand is no number.
///
/// # Errors
/// When the divisor is zero.
pub fn divmod(m: &mut Machine, left: Value, right: Value) -> Outcome<Option<Value>> {
    let Some(a) = m.number(left) else {
        return Ok(None);
    };
    let Some(b) = m.number(right) else {
        return Ok(None);
    };
    let (quotient, rest) = match (&a, &b) {
        (Number::Integer(a), Number::Integer(b)) => (int_floor_div(m, a, b)?, int_rem(m, a, b)?),
        _ => {
            let a = as_float(m, &a)?;
            let b = as_float(m, &b)?;
            if b == 0.0 {
                return Err(m.fault(Fault::FloatDivmodByZero, &[]));
            }
            let (quotient, rest) = float_divmod(a, b);
            (Value::Float(quotient), Value::Float(rest))
        }
    };
    Ok(Some(m.new_tuple(&[quotient, rest])))
}

fn as_float(m: &mut Machine, value: &Number) -> Outcome<f64> {
    match value {
        Number::Float(value) => Ok(*value),
        Number::Integer(value) => m.float_of(value),
    }
}

/// A power of integers: an integer, or a double where the exponent is negative.
///
/// # Errors
/// When the result is too large, or zero is raised to a negative power.
fn integer_power(m: &mut Machine, base: &Integer, exponent: &Integer) -> Outcome {
    if exponent.signum() < 0 {
        let (base, exponent) = (m.float_of(base)?, m.float_of(exponent)?);
        return float_power(m, base, exponent);
    }
    match (base.small(), exponent.small()) {
        (_, Some(0)) => return Ok(Value::Int(1)),
        (Some(base @ (0 | 1)), _) => return Ok(Value::Int(base)),
        (Some(-1), _) => {
            let is_odd = exponent.big().is_odd();
            return Ok(Value::Int(if is_odd { -1 } else { 1 }));
        }
        (Some(base), Some(exponent)) if exponent < 64 => {
            if let Some(power) = base.checked_pow(exponent as u32) {
                return Ok(Value::Int(power));
            }
        }
        _ => {}
    }
    // A power of two has one bit more than the exponent says; other bases have fewer than this bound.
    let bits = (base.bits() - 1)
        .max(1)
        .saturating_mul(exponent.saturated() as u64);
    m.check_bits(bits)?;
    Ok(m.new_int(base.big().pow(exponent.saturated() as u32)))
}

/// `base ** exponent % modulus`, with the sign of the modulus.
///
/// # Errors
/// When the modulus is zero, or the exponent is negative and the base has no inverse.
pub fn power_modulo(
    m: &mut Machine,
    base: &Integer,
    exponent: &Integer,
    modulus: &Integer,
) -> Outcome {
    if modulus.signum() == 0 {
        return Err(m.fault(Fault::PowerModuloZero, &[]));
    }
    let modulus = modulus.big();
    let size = modulus.abs();
    let mut base = base.big().mod_floor(&size);
    let mut exponent = exponent.big().into_owned();
    if exponent.is_negative() {
        let gcd = base.extended_gcd(&size);
        if !gcd.gcd.is_one() && !size.is_one() {
            return Err(m.fault(Fault::NotInvertible, &[]));
        }
        base = gcd.x.mod_floor(&size);
        exponent = -exponent;
    }
    let power = base.modpow(&exponent, &size);
    Ok(m.new_int(power.mod_floor(&modulus)))
}

fn shift_left(m: &mut Machine, a: &Integer, b: &Integer) -> Outcome {
    if b.signum() < 0 {
        return Err(m.fault(Fault::NegativeShift, &[]));
    }
    if a.signum() == 0 {
        return Ok(Value::Int(0));
    }
    let count = b.saturated() as u64;
    let bits = a.bits().saturating_add(count);
    if let Integer::Small(a) = a
        && bits < 127
    {
        return Ok(m.new_wide(i128::from(*a) << count));
    }
    m.check_bits(bits)?;
    Ok(m.new_int(a.big().as_ref() << count))
}

fn shift_right(m: &mut Machine, a: &Integer, b: &Integer) -> Outcome {
    if b.signum() < 0 {
        return Err(m.fault(Fault::NegativeShift, &[]));
    }
    let count = b.saturated() as u64;
    Ok(match a {
        Integer::Small(a) => Value::Int(a >> count.min(63)),
        Integer::Big(a) if count >= a.bits() => Value::Int(if a.is_negative() { -1 } else { 0 }),
        Integer::Big(a) => m.new_int(a.as_ref() >> count),
    })
}

pub(super) fn floats(m: &mut Machine, op: BinOp, a: f64, b: f64) -> Outcome<Option<Value>> {
    Ok(Some(Value::Float(match op {
        BinOp::Add => a + b,
        BinOp::Sub => a - b,
        BinOp::Mul => a * b,
        BinOp::Div => {
            if b == 0.0 && m.semantics().numbers.float_by_zero == FloatByZero::Fails {
                return Err(m.fault(Fault::FloatDivisionByZero, &[]));
            }
            a / b
        }
        BinOp::FloorDiv if m.semantics().numbers.float_by_zero == FloatByZero::Ieee => {
            (a / b).floor()
        }
        BinOp::FloorDiv => {
            if b == 0.0 {
                return Err(m.fault(Fault::FloatFloorDivisionByZero, &[]));
            }
            float_floor_div(a, b)
        }
        BinOp::Rem
            if b == 0.0 && m.semantics().numbers.float_remainder_by_zero == FloatByZero::Fails =>
        {
            return Err(m.fault(Fault::FloatRemainderByZero, &[]));
        }
        BinOp::Rem => match m.semantics().numbers.remainder {
            Remainder::Truncated => a % b,
            Remainder::Floored if m.semantics().numbers.float_by_zero == FloatByZero::Ieee => {
                let rest = a % b;
                if rest * b < 0.0 { rest + b } else { rest }
            }
            Remainder::Floored => float_rem(a, b),
        },
        BinOp::Pow if m.semantics().numbers.float_by_zero == FloatByZero::Ieee => {
            crate::value::number::elementary::pow(a, b)
        }
        BinOp::Pow => return float_power(m, a, b).map(Some),
        _ => return Ok(None),
    })))
}

/// The quotient of doubles rounded towards negative infinity, and the remainder with the sign of the divisor.
#[must_use]
fn float_divmod(a: f64, b: f64) -> (f64, f64) {
    let mut rest = a % b;
    let mut quotient = (a - rest) / b;
    if rest == 0.0 {
        rest = 0.0_f64.copysign(b);
    } else if (b < 0.0) != (rest < 0.0) {
        rest += b;
        quotient -= 1.0;
    }
    let floor = if quotient == 0.0 {
        0.0_f64.copysign(a / b)
    } else {
        // The quotient is whole save for rounding.
        let floor = quotient.floor();
        if quotient - floor > 0.5 {
            floor + 1.0
        } else {
            floor
        }
    };
    (floor, rest)
}

/// The quotient of doubles, rounded towards negative infinity.
#[must_use]
fn float_floor_div(a: f64, b: f64) -> f64 {
    float_divmod(a, b).0
}

/// The remainder of doubles, with the sign of the divisor.
#[must_use]
fn float_rem(a: f64, b: f64) -> f64 {
    let rest = a % b;
    if rest == 0.0 {
        0.0_f64.copysign(b)
    } else if (b < 0.0) != (rest < 0.0) {
        rest + b
    } else {
        rest
    }
}

/// A power of doubles.
///
/// # Errors
/// When the result is out of range, or zero is raised to a negative power. A negative base with a broken
/// exponent is handed to the library, since the result is complex.
fn float_power(m: &mut Machine, base: f64, exponent: f64) -> Outcome {
    if base == 0.0 && exponent < 0.0 {
        return Err(m.fault(Fault::ZeroToNegativePower, &[]));
    }
    if base < 0.0 && base.is_finite() && exponent.is_finite() && exponent != exponent.floor() {
        return Err(m.hook(
            Hook::ComplexPower,
            &[Value::Float(base), Value::Float(exponent)],
        ));
    }
    let power = crate::value::number::elementary::pow(base, exponent);
    if power.is_infinite() && base.is_finite() && exponent.is_finite() {
        return Err(m.fault(Fault::FloatRange, &[]));
    }
    Ok(Value::Float(power))
}
