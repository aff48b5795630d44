//! Numbers as operands: what kind a value is, and exact arithmetic on integers of any size.
//!
//! **Invariants.** An integer that fits 64 bits is always [`Value::Int`], never a big one, so integers are
//! equal only if they are of the same kind here. Whatever could grow without bound is checked against
//! [`MAX_BITS`] before it is computed.

pub mod digits;
pub mod elementary;
pub mod fdlibm;
pub mod fixed;
mod gamma;
mod parse;
mod rounding;

pub use gamma::{gamma, log_gamma};
pub use parse::{parse_float, parse_integer};
pub use rounding::{float_hex, float_ratio, parse_hex_float, round_to};

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::value::Value;
use ir::{Fault, Scalar};
use num_bigint::{BigInt, Sign};
use num_integer::Integer as _;
use num_traits::{Signed, ToPrimitive, Zero};
use std::borrow::Cow;
use std::cmp::Ordering;
use std::rc::Rc;

/// How many bits an integer may have: larger ones are out of memory to the program.
pub const MAX_BITS: u64 = 1 << 25;

/// How much work a division may be, in products of 64-bit digits: it grows with the square of the operands' sizes.
const MAX_DIVISION: u64 = 1 << 33;

/// A numeric operand.
#[derive(Clone, Debug)]
pub enum Number {
    /// An integer.
    Integer(Integer),
    /// A double-precision number.
    Float(f64),
}

/// An integer operand; truth values count as 0 and 1.
#[derive(Clone, Debug)]
pub enum Integer {
    /// Within 64 bits.
    Small(i64),
    /// Beyond.
    Big(Rc<BigInt>),
}

impl From<i64> for Integer {
    fn from(value: i64) -> Integer {
        Integer::Small(value)
    }
}

impl From<BigInt> for Integer {
    fn from(value: BigInt) -> Integer {
        match value.to_i64() {
            Some(small) => Integer::Small(small),
            None => Integer::Big(Rc::new(value)),
        }
    }
}

impl Integer {
    /// The same as a big integer.
    #[must_use]
    pub fn big(&self) -> Cow<'_, BigInt> {
        match self {
            Integer::Small(value) => Cow::Owned(BigInt::from(*value)),
            Integer::Big(value) => Cow::Borrowed(value),
        }
    }

    /// The sign: -1, 0 or 1.
    #[must_use]
    pub fn signum(&self) -> i32 {
        match self {
            Integer::Small(value) => value.signum() as i32,
            Integer::Big(value) => match value.sign() {
                Sign::Minus => -1,
                Sign::NoSign => 0,
                Sign::Plus => 1,
            },
        }
    }

    /// How many bits its magnitude takes.
    #[must_use]
    pub fn bits(&self) -> u64 {
        match self {
            Integer::Small(value) => u64::from(64 - value.unsigned_abs().leading_zeros()),
            Integer::Big(value) => value.bits(),
        }
    }

    /// Within 64 bits, or nothing.
    #[must_use]
    pub fn small(&self) -> Option<i64> {
        match self {
            Integer::Small(value) => Some(*value),
            Integer::Big(_) => None,
        }
    }

    /// The nearest 64-bit integer.
    #[must_use]
    pub fn saturated(&self) -> i64 {
        match self {
            Integer::Small(value) => *value,
            Integer::Big(value) if value.is_negative() => i64::MIN,
            Integer::Big(_) => i64::MAX,
        }
    }

    /// The nearest double, ties to even; nothing where it is out of range.
    #[must_use]
    pub fn to_f64(&self) -> Option<f64> {
        match self {
            Integer::Small(value) => Some(*value as f64),
            Integer::Big(value) => scaled(value, 0),
        }
    }

    /// The order of two integers.
    #[must_use]
    pub fn order(&self, other: &Integer) -> Ordering {
        match (self, other) {
            (Integer::Small(a), Integer::Small(b)) => a.cmp(b),
            (Integer::Big(a), Integer::Big(b)) => a.cmp(b),
            (Integer::Big(a), Integer::Small(_)) => a.sign().cmp(&Sign::NoSign),
            (Integer::Small(_), Integer::Big(b)) => Sign::NoSign.cmp(&b.sign()),
        }
    }

    /// The order of an integer and a double, exactly; nothing for a NaN.
    #[must_use]
    pub fn order_float(&self, other: f64) -> Option<Ordering> {
        if other.is_nan() {
            return None;
        }
        if other.is_infinite() {
            return Some(if other > 0.0 {
                Ordering::Less
            } else {
                Ordering::Greater
            });
        }
        let whole = other.floor();
        let order = match self {
            // Doubles from -2^63 on and below 2^63 have exact 64-bit floors.
            Integer::Small(value) if (i64::MIN as f64..-(i64::MIN as f64)).contains(&whole) => {
                value.cmp(&(whole as i64))
            }
            Integer::Small(_) => {
                return Some(if other > 0.0 {
                    Ordering::Less
                } else {
                    Ordering::Greater
                });
            }
            Integer::Big(value) => value.as_ref().cmp(&from_f64(whole)),
        };
        Some(match order {
            Ordering::Equal if other > whole => Ordering::Less,
            order => order,
        })
    }
}

/// `value / 2^shift` as the nearest double, ties to even; nothing where that is out of range.
///
/// The digits below those that are kept are known only as "some are not zero" where `value` was cut off;
/// callers who cut must keep at least 66 bits and set the last bit in that case.
fn scaled(value: &BigInt, shift: i64) -> Option<f64> {
    let bits = value.bits() as i64;
    if bits == 0 {
        return Some(0.0);
    }
    // The exponent of the leading bit, and from it the exponent of the last bit that a double keeps.
    let leading = bits - 1 - shift;
    if leading > 1023 {
        return None;
    }
    let last = (leading - 52).max(-1074);
    let cut = last + shift;
    let magnitude = value.magnitude();
    let mut kept = if cut <= 0 {
        (magnitude << (-cut) as u64).to_u64()?
    } else {
        let cut = cut as u64;
        let kept = (magnitude >> cut).to_u64()?;
        let half = magnitude.bit(cut - 1);
        let beyond = magnitude
            .trailing_zeros()
            .is_some_and(|zeros| zeros < cut - 1);
        kept + u64::from(half && (beyond || kept & 1 == 1))
    };
    let mut exponent = last;
    if kept == 1 << 53 {
        kept >>= 1;
        exponent += 1;
    }
    if kept >= 1 << 52 && exponent + 52 > 1023 {
        return None;
    }
    let size = if kept >= 1 << 52 {
        f64::from_bits((((exponent + 52 + 1023) as u64) << 52) | (kept & ((1 << 52) - 1)))
    } else {
        f64::from_bits(kept)
    };
    Some(if value.is_negative() { -size } else { size })
}

/// A finite whole double as an integer.
#[must_use]
pub fn from_f64(value: f64) -> BigInt {
    let bits = value.to_bits();
    let exponent = ((bits >> 52) & 0x7ff) as i64 - 1075;
    let digits = BigInt::from((bits & ((1 << 52) - 1)) | (1 << 52));
    let size = if value.abs() < 1.0 {
        BigInt::zero()
    } else if exponent >= 0 {
        digits << exponent as u64
    } else {
        digits >> (-exponent) as u64
    };
    if value < 0.0 { -size } else { size }
}

/// The quotient of two integers as the nearest double; nothing where it is out of range.
///
/// `divisor` is not zero.
#[must_use]
pub fn divide(dividend: &Integer, divisor: &Integer) -> Option<f64> {
    const EXACT: i64 = 1 << 53;
    if let (Integer::Small(a), Integer::Small(b)) = (dividend, divisor)
        && (-EXACT..=EXACT).contains(a)
        && (-EXACT..=EXACT).contains(b)
    {
        return Some(*a as f64 / *b as f64);
    }
    let (a, b) = (dividend.big(), divisor.big());
    if a.is_zero() {
        return Some(0.0);
    }
    // A quotient of at least 66 bits, with its last bit telling whether anything is left.
    let shift = 66 + b.bits() as i64 - a.bits() as i64;
    let (quotient, rest) = if shift >= 0 {
        (a.as_ref() << shift as u64).div_rem(b.as_ref())
    } else {
        a.as_ref().div_rem(&(b.as_ref() << (-shift) as u64))
    };
    let sign = quotient.is_negative();
    let mut quotient = quotient.abs();
    if !rest.is_zero() {
        quotient |= BigInt::from(1);
    }
    scaled(&quotient, shift).map(|size| if sign { -size } else { size })
}

impl Machine {
    /// A value as a numeric operand; instances of derived classes are not looked into.
    #[must_use]
    pub fn number(&self, value: Value) -> Option<Number> {
        let value = self.unboxed(value);
        match value {
            Value::Float(value) => Some(Number::Float(value)),
            Value::Sized(Scalar::F32, bits) => {
                Some(Number::Float(f64::from(fixed::as_single(bits))))
            }
            _ => self.integer(value).map(Number::Integer),
        }
    }

    /// A value as an integer operand; instances of derived classes are not looked into.
    #[must_use]
    pub fn integer(&self, value: Value) -> Option<Integer> {
        match value {
            Value::Int(value) => Some(Integer::Small(value)),
            Value::Sized(Scalar::F32, _) => None,
            Value::Sized(Scalar::U64, bits) if bits < 0 => {
                Some(Integer::from(BigInt::from(bits as u64)))
            }
            Value::Sized(_, value) => Some(Integer::Small(value)),
            Value::Bool(value) => Some(Integer::Small(i64::from(value))),
            Value::Ref(handle) => match self.object(handle) {
                Object::BigInt(value) => Some(Integer::Big(Rc::clone(value))),
                Object::Boxed(inner) => self.integer(*inner),
                _ => None,
            },
            _ => None,
        }
    }

    /// An integer as a value.
    pub fn new_integer(&mut self, value: Integer) -> Value {
        match value {
            Integer::Small(value) => Value::Int(value),
            Integer::Big(value) => self.insert(Object::BigInt(value)),
        }
    }

    /// An integer as a double.
    ///
    /// # Errors
    /// When it is out of range.
    pub fn float_of(&mut self, value: &Integer) -> Outcome<f64> {
        match value.to_f64() {
            Some(value) => Ok(value),
            None => Err(self.fault(Fault::IntegerTooLargeForFloat, &[])),
        }
    }

    /// Checks that a division does not take for ever; one that would is out of memory to the program.
    ///
    /// # Errors
    /// When the operands are too large.
    pub fn check_division(&mut self, dividend: &Integer, divisor: &Integer) -> Outcome<()> {
        let (a, b) = (dividend.bits() / 64, divisor.bits() / 64);
        if a.saturating_sub(b).saturating_mul(b) > MAX_DIVISION {
            return Err(self.fault(Fault::OutOfMemory, &[]));
        }
        Ok(())
    }

    /// Checks that an integer of so many bits may be made.
    ///
    /// # Errors
    /// When it would be too large.
    pub fn check_bits(&mut self, bits: u64) -> Outcome<()> {
        if bits > MAX_BITS {
            return Err(self.fault(Fault::OutOfMemory, &[]));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn integer(text: &str) -> Integer {
        Integer::from(text.parse::<BigInt>().expect("a number"))
    }

    #[test]
    fn conversion_to_double_rounds_to_even() {
        for (text, double) in [
            ("9007199254740993", 9007199254740992.0),
            ("36893488147419103232", 36893488147419103232.0),
            ("36893488147419107329", 36893488147419111424.0),
            ("-36893488147419107328", -36893488147419103232.0),
            ("123456789012345678901234567890", 1.2345678901234568e29),
        ] {
            assert_eq!(integer(text).to_f64(), Some(double), "{text}");
        }
        assert_eq!(Integer::from(BigInt::from(1) << 1024u32).to_f64(), None);
        let largest: BigInt = (BigInt::from(1) << 1024u32) - (BigInt::from(1) << 970u32) - 1;
        assert_eq!(Integer::from(largest.clone()).to_f64(), Some(f64::MAX));
        assert_eq!(Integer::from(largest + 1).to_f64(), None);
    }

    #[test]
    fn quotients_are_rounded_once() {
        let power = Integer::from(BigInt::from(10).pow(30));
        assert_eq!(divide(&power, &integer("3")), Some(3.333333333333333e29));
        assert_eq!(divide(&integer("-1"), &integer("3")), Some(-1.0 / 3.0));
        assert_eq!(
            divide(&integer("1"), &Integer::from(BigInt::from(10).pow(400))),
            Some(0.0)
        );
        assert_eq!(
            divide(&integer("1"), &Integer::from(BigInt::from(10).pow(320))),
            Some(1e-320)
        );
        assert_eq!(
            divide(&integer("9007199254740993"), &integer("1")),
            Some(9007199254740992.0)
        );
        assert_eq!(
            divide(&Integer::from(BigInt::from(10).pow(400)), &integer("1")),
            None
        );
    }

    #[test]
    fn integers_and_doubles_have_an_exact_order() {
        assert_eq!(
            integer("9007199254740993").order_float(9007199254740992.0),
            Some(Ordering::Greater)
        );
        assert_eq!(integer("3").order_float(3.5), Some(Ordering::Less));
        assert_eq!(integer("-3").order_float(-3.5), Some(Ordering::Greater));
        assert_eq!(
            integer("9223372036854775807").order_float(9223372036854775808.0),
            Some(Ordering::Less)
        );
        assert_eq!(
            integer("9223372036854775808").order_float(9223372036854775808.0),
            Some(Ordering::Equal)
        );
        assert_eq!(
            integer("-9223372036854775808").order_float(-9223372036854775808.0),
            Some(Ordering::Equal)
        );
        assert_eq!(
            integer("9223372036854775807").order_float(9223372036854774784.0),
            Some(Ordering::Greater)
        );
        assert_eq!(integer("1").order_float(f64::NAN), None);
    }
}
