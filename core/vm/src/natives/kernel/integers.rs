//! Integers of any size as operands and results, for libraries that build their own kind of integer on them.

use crate::machine::{Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::Value;
use crate::value::number::{Integer, MAX_BITS};
use ir::{Fault, Intrinsic, Scalar};
use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{Num, Pow, Signed, ToPrimitive, Zero};

macro_rules! known {
    ($($intrinsic:ident => $function:expr),* $(,)?) => {
        pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
            $((Intrinsic::$intrinsic, |m, args| {
                if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
                    let name = Intrinsic::$intrinsic.name();
                    return Ok(m.unknown(Expression::Intrinsic(name.into(), args.into())));
                }
                let function: IntrinsicFn = $function;
                function(m, args)
            }),)*
        ];
    };
}

known! {
    IntegerOf => |_, args| Ok(Value::Int(whole(operand(args, 0)))),
    IntegerOfText => of_text,
    IntegerToText => to_text,
    IntegerAdd => |m, args| two(m, args, |a, b| a + b),
    IntegerSubtract => |m, args| two(m, args, |a, b| a - b),
    IntegerMultiply => |m, args| sized(m, args, |a, b| a + b, |a, b| a * b),
    IntegerDivide => |m, args| divided(m, args, |a, b| a / b),
    IntegerRemainder => |m, args| divided(m, args, |a, b| a % b),
    IntegerGcd => |m, args| two(m, args, |a, b| a.gcd(b)),
    IntegerAnd => |m, args| two(m, args, |a, b| a & b),
    IntegerOr => |m, args| two(m, args, |a, b| a | b),
    IntegerXor => |m, args| two(m, args, |a, b| a ^ b),
    IntegerPower => power,
    IntegerPowerModulo => power_modulo,
    IntegerSquareRoot => |m, args| {
        let square = big(m, operand(args, 0));
        if square.is_negative() {
            return Err(m.fault(Fault::NegativeSquareRoot, &[]));
        }
        Ok(m.new_int(square.sqrt()))
    },
    IntegerShift => shift,
    IntegerCompare => compare,
    IntegerBitLength => bit_length,
    IntegerLowBits => low_bits,
    IntegerToFloat => |m, args| Ok(Value::Float(big(m, operand(args, 0)).to_f64().unwrap_or(f64::NAN))),
}

/// An operand, which is an integer of the machine's; zero for anything else.
fn big(m: &Machine, value: Value) -> BigInt {
    match m.integer(value) {
        Some(Integer::Small(small)) => BigInt::from(small),
        Some(Integer::Big(big)) => (*big).clone(),
        None => BigInt::from(whole(value)),
    }
}

fn two(m: &mut Machine, args: &[Value], function: fn(&BigInt, &BigInt) -> BigInt) -> Outcome {
    let result = function(&big(m, operand(args, 0)), &big(m, operand(args, 1)));
    Ok(m.new_int(result))
}

/// The same of a division.
fn divided(m: &mut Machine, args: &[Value], function: fn(&BigInt, &BigInt) -> BigInt) -> Outcome {
    if big(m, operand(args, 1)).is_zero() {
        return Err(m.fault(Fault::IntegerDivisionByZero, &[]));
    }
    two(m, args, function)
}

/// The same, for what can become large: `bits` says how large, from the sizes of the operands.
fn sized(
    m: &mut Machine,
    args: &[Value],
    bits: fn(u64, u64) -> u64,
    function: fn(&BigInt, &BigInt) -> BigInt,
) -> Outcome {
    let (a, b) = (big(m, operand(args, 0)), big(m, operand(args, 1)));
    if bits(a.bits(), b.bits()) > MAX_BITS {
        return Err(m.fault(Fault::OutOfMemory, &[]));
    }
    Ok(m.new_int(function(&a, &b)))
}

/// `(digits, radix)`.
fn of_text(m: &mut Machine, args: &[Value]) -> Outcome {
    let digits = m.text_of(operand(args, 0)).unwrap_or_default();
    let radix = whole(operand(args, 1)).clamp(2, 36) as u32;
    match BigInt::from_str_radix(&digits, radix) {
        Ok(value) => Ok(m.new_int(value)),
        Err(_) => Err(m.fault(Fault::BadIntLiteral, &[&digits, &radix.to_string()])),
    }
}

/// `(integer, radix)`.
fn to_text(m: &mut Machine, args: &[Value]) -> Outcome {
    let radix = whole(operand(args, 1)).clamp(2, 36) as u32;
    let text = big(m, operand(args, 0)).to_str_radix(radix);
    Ok(m.new_text(text))
}

/// `(integer, i32)`.
fn power(m: &mut Machine, args: &[Value]) -> Outcome {
    let (base, exponent) = (
        big(m, operand(args, 0)),
        whole(operand(args, 1)).max(0) as u64,
    );
    if base.bits() > 1 && base.bits().saturating_mul(exponent) > MAX_BITS {
        return Err(m.fault(Fault::OutOfMemory, &[]));
    }
    Ok(m.new_int(Pow::pow(base, exponent)))
}

/// `(integer, exponent, modulus)`.
fn power_modulo(m: &mut Machine, args: &[Value]) -> Outcome {
    let (base, exponent, modulus) = (
        big(m, operand(args, 0)),
        big(m, operand(args, 1)),
        big(m, operand(args, 2)),
    );
    if modulus.is_zero() || exponent.is_negative() {
        return Err(m.fault(Fault::IntegerDivisionByZero, &[]));
    }
    let result = base.modpow(&exponent, &modulus);
    Ok(m.new_int(result))
}

/// `(integer, count)`.
fn shift(m: &mut Machine, args: &[Value]) -> Outcome {
    let (value, count) = (big(m, operand(args, 0)), whole(operand(args, 1)));
    if count > 0 && value.bits().saturating_add(count as u64) > MAX_BITS {
        return Err(m.fault(Fault::OutOfMemory, &[]));
    }
    let shifted = if count >= 0 {
        value << count
    } else {
        value >> -count
    };
    Ok(m.new_int(shifted))
}

/// `(integer, integer)`.
fn compare(m: &mut Machine, args: &[Value]) -> Outcome {
    let order = big(m, operand(args, 0)).cmp(&big(m, operand(args, 1)));
    Ok(Value::Sized(Scalar::I32, order as i64))
}

/// `(integer)`.
fn bit_length(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = big(m, operand(args, 0));
    let size: BigInt = if value < BigInt::from(0) {
        -value - 1
    } else {
        value
    };
    let bits = size.bits();
    Ok(Value::Sized(Scalar::I32, bits as i64))
}

/// `(integer)`.
fn low_bits(m: &mut Machine, args: &[Value]) -> Outcome {
    let low: BigInt = big(m, operand(args, 0)) & BigInt::from(u64::MAX);
    Ok(Value::Sized(Scalar::I64, low.to_u64().unwrap_or(0) as i64))
}
