//! Arithmetic on numbers of a fixed width: pure functions of type, operands and the language's rules.
//!
//! **Invariant.** An operand's word is what [`Scalar::wrap`] gives, and so is every result's.

use crate::value::Value;
use ir::{
    Arithmetic, BinOp, Division, FloatToInt, Overflow, Remainder, Scalar, Semantics, Shift, UnOp,
    Undefined, ZeroDivisor,
};

/// What an operation gives.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Given {
    /// A value.
    Value(Value),
    /// A value, but the language does not define it.
    Undefined(Undefined, Value),
    /// Nothing: an integer is divided by zero.
    ZeroDivisor,
}

/// An operator on two integers of one type; nothing where it is not for integers.
#[must_use]
pub fn integers(
    semantics: &Semantics,
    op: BinOp,
    scalar: Scalar,
    left: i64,
    right: i64,
) -> Option<Given> {
    if let Some(value) = defined(op, scalar, left, right) {
        return Some(Given::Value(value));
    }
    let rules = &semantics.numbers.arithmetic;
    let (a, b) = (scalar.number(left), scalar.number(right));
    Some(match op {
        // The low bits are right whether or not the product fits 128 bits.
        BinOp::Add => fitted(rules, scalar, a + b),
        BinOp::Sub => fitted(rules, scalar, a - b),
        BinOp::Mul => fitted(rules, scalar, a.wrapping_mul(b)),
        BinOp::Div | BinOp::FloorDiv | BinOp::Rem if b == 0 => match rules.zero_divisor {
            ZeroDivisor::Fails => Given::ZeroDivisor,
            ZeroDivisor::Undefined => {
                Given::Undefined(Undefined::DivisionByZero, Value::Sized(scalar, 0))
            }
        },
        BinOp::Div if matches!(semantics.numbers.division, Division::Exact | Division::Even) => {
            Given::Value(Value::Float(a as f64 / b as f64))
        }
        BinOp::Div if semantics.numbers.division == Division::Truncated => {
            fitted(rules, scalar, a / b)
        }
        BinOp::Div | BinOp::FloorDiv => {
            fitted(rules, scalar, num_integer::Integer::div_floor(&a, &b))
        }
        BinOp::Rem => {
            let rest = match semantics.numbers.remainder {
                Remainder::Truncated => a % b,
                Remainder::Floored => num_integer::Integer::mod_floor(&a, &b),
            };
            // Where the quotient overflows, so does the operation.
            match fitted(rules, scalar, a / b) {
                Given::Undefined(kind, _) => Given::Undefined(kind, word(scalar, rest)),
                _ => Given::Value(word(scalar, rest)),
            }
        }
        _ => return None,
    })
}

/// What no language has a say in.
fn defined(op: BinOp, scalar: Scalar, left: i64, right: i64) -> Option<Value> {
    let order = || scalar.number(left).cmp(&scalar.number(right));
    Some(match op {
        BinOp::BitAnd => Value::Sized(scalar, left & right),
        BinOp::BitOr => Value::Sized(scalar, left | right),
        BinOp::BitXor => Value::Sized(scalar, left ^ right),
        BinOp::Eq | BinOp::StrictEq => Value::Bool(left == right),
        BinOp::Ne | BinOp::StrictNe => Value::Bool(left != right),
        BinOp::Lt => Value::Bool(order().is_lt()),
        BinOp::Le => Value::Bool(order().is_le()),
        BinOp::Gt => Value::Bool(order().is_gt()),
        BinOp::Ge => Value::Bool(order().is_ge()),
        _ => return None,
    })
}

fn word(scalar: Scalar, number: i128) -> Value {
    Value::Sized(scalar, scalar.wrap(number as i64))
}

fn fitted(rules: &Arithmetic, scalar: Scalar, exact: i128) -> Given {
    let value = word(scalar, exact);
    if rules.overflow == Overflow::Undefined && scalar.is_signed() && !scalar.holds(exact) {
        Given::Undefined(Undefined::SignedOverflow, value)
    } else {
        Given::Value(value)
    }
}

/// A shift of an integer; nothing for other operators.
#[must_use]
pub fn shift(
    rules: &Arithmetic,
    op: BinOp,
    scalar: Scalar,
    left: i64,
    count: i128,
) -> Option<Given> {
    let width = scalar.bits()?;
    let by = (count & i128::from(width - 1)) as u32;
    let number = scalar.number(left);
    let shifted = match op {
        BinOp::Shl => number << by,
        BinOp::Shr => number >> by,
        BinOp::UShr => {
            let mask = (1_i128 << width) - 1;
            (number & mask) >> by
        }
        _ => return None,
    };
    let value = word(scalar, shifted);
    let is_bad = count != i128::from(by)
        || op == BinOp::Shl && scalar.is_signed() && (number < 0 || !scalar.holds(shifted));
    Some(if rules.shift == Shift::Undefined && is_bad {
        Given::Undefined(Undefined::BadShift, value)
    } else {
        Given::Value(value)
    })
}

/// An operator on one integer; nothing where it is not for integers.
#[must_use]
pub fn unary(rules: &Arithmetic, op: UnOp, scalar: Scalar, operand: i64) -> Option<Given> {
    Some(match op {
        UnOp::Pos => Given::Value(Value::Sized(scalar, operand)),
        UnOp::Neg => fitted(rules, scalar, -scalar.number(operand)),
        UnOp::Invert => Given::Value(word(scalar, !scalar.number(operand))),
        _ => return None,
    })
}

/// A single-precision number as a value.
#[inline]
#[must_use]
pub fn single(value: f32) -> Value {
    Value::Sized(Scalar::F32, i64::from(value.to_bits()))
}

/// The single-precision number that a value's word stands for.
#[inline]
#[must_use]
pub fn as_single(bits: i64) -> f32 {
    f32::from_bits(bits as u32)
}

/// An operator on two single-precision numbers; nothing where it is not for them, or the language has a say.
#[must_use]
pub fn singles(op: BinOp, a: f32, b: f32) -> Option<Value> {
    Some(match op {
        BinOp::Add => single(a + b),
        BinOp::Sub => single(a - b),
        BinOp::Mul => single(a * b),
        BinOp::Eq | BinOp::StrictEq => Value::Bool(a == b),
        BinOp::Ne | BinOp::StrictNe => Value::Bool(a != b),
        BinOp::Lt => Value::Bool(a < b),
        BinOp::Le => Value::Bool(a <= b),
        BinOp::Gt => Value::Bool(a > b),
        BinOp::Ge => Value::Bool(a >= b),
        _ => return None,
    })
}

/// A floating-point number as an integer of a type: its whole part, where the type holds that.
#[must_use]
pub fn from_float(rules: &Arithmetic, scalar: Scalar, value: f64) -> Given {
    let saturated = |scalar: Scalar| {
        let (least, greatest) = scalar.range();
        // A conversion to a wider integer saturates, and makes zero of what is no number.
        (value as i128).clamp(least, greatest)
    };
    let nearest = word(scalar, saturated(scalar));
    match rules.float_to_int {
        FloatToInt::Saturates => Given::Value(nearest),
        FloatToInt::SaturatesWide => {
            let wide = if scalar.bits() == Some(64) {
                Scalar::I64
            } else {
                Scalar::I32
            };
            Given::Value(word(scalar, saturated(wide)))
        }
        FloatToInt::Undefined if value.is_nan() || saturated(scalar) != value as i128 => {
            Given::Undefined(Undefined::FloatToIntOverflow, nearest)
        }
        FloatToInt::Undefined => Given::Value(nearest),
    }
}

/// The type in which operands of two types are computed, as far as the machine knows such: see
/// [`ir::Arithmetic`].
#[must_use]
pub fn common(rules: &Arithmetic, left: Scalar, right: Scalar) -> Scalar {
    let (left, right) = (promoted(rules, left), promoted(rules, right));
    if left == right {
        return left;
    }
    if let Some(float) = [Scalar::F64, Scalar::F32]
        .into_iter()
        .find(|&float| left == float || right == float)
    {
        return float;
    }
    match left.bits().cmp(&right.bits()) {
        std::cmp::Ordering::Less => right,
        std::cmp::Ordering::Greater => left,
        std::cmp::Ordering::Equal if left.is_signed() => right,
        std::cmp::Ordering::Equal => left,
    }
}

/// What an operand of a type becomes before an operator is applied to it.
#[must_use]
pub fn promoted(rules: &Arithmetic, scalar: Scalar) -> Scalar {
    if rules.promotion == ir::Promotion::To32
        && scalar.is_fixed()
        && scalar.bits().is_some_and(|bits| bits < 32)
    {
        Scalar::I32
    } else {
        scalar
    }
}
