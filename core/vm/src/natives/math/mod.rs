//! Functions of real numbers, with the errors that CPython's `math` raises where a result does not exist or is
//! out of range.

mod exact;
mod random;

use crate::machine::{Machine, Outcome};
use crate::natives::numbers::float_to_int;
use crate::natives::operands::{elements, float, integer, operand, short, unless_unknown};
use crate::natives::{IntrinsicFn, Table};
use crate::value::Value;
use crate::value::number::{self, Integer, Number, elementary};
use ir::{Fault, Intrinsic};
use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::{Signed, Zero};
use std::f64::consts::{LN_2, LOG10_2, PI};

/// A function of one number; `true` where finite operands may be too large for it.
macro_rules! one {
    ($intrinsic:ident, $can_overflow:literal, $function:expr) => {
        (Intrinsic::$intrinsic, |m, args| {
            apply(m, Intrinsic::$intrinsic, args, $can_overflow, $function)
        })
    };
}

/// What carries out the family's intrinsics.
pub(super) const TABLES: &[Table] = &[TABLE, random::TABLE];

const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    one!(MathAcos, false, elementary::acos),
    one!(MathAcosh, false, elementary::acosh),
    one!(MathAsin, false, elementary::asin),
    one!(MathAsinh, false, elementary::asinh),
    one!(MathAtan, false, elementary::atan),
    one!(MathAtanh, false, elementary::atanh),
    one!(MathCbrt, false, elementary::cbrt),
    one!(MathCos, false, elementary::cos),
    one!(MathCosh, true, elementary::cosh),
    one!(MathDegrees, true, |x| x * (180.0 / PI)),
    one!(MathErf, false, elementary::erf),
    one!(MathErfc, false, elementary::erfc),
    one!(MathExp, true, elementary::exp),
    one!(MathExp2, true, elementary::exp2),
    one!(MathExpm1, true, elementary::expm1),
    one!(MathFabs, false, f64::abs),
    one!(MathGamma, true, number::gamma),
    one!(MathLgamma, true, number::log_gamma),
    one!(MathLog1p, false, elementary::log1p),
    one!(MathRadians, false, |x| x * (PI / 180.0)),
    one!(MathSin, false, elementary::sin),
    one!(MathSinh, true, elementary::sinh),
    one!(MathSqrt, false, f64::sqrt),
    one!(MathTan, false, elementary::tan),
    one!(MathTanh, false, elementary::tanh),
    (Intrinsic::MathAtan2, |m, args| {
        two(m, Intrinsic::MathAtan2, args, elementary::atan2)
    }),
    (Intrinsic::MathCopysign, |m, args| {
        two(m, Intrinsic::MathCopysign, args, f64::copysign)
    }),
    (Intrinsic::MathFmod, fmod),
    (Intrinsic::MathPow, pow),
    (Intrinsic::MathRemainder, remainder),
    (Intrinsic::MathNextafter, |m, args| {
        two(m, Intrinsic::MathNextafter, args, exact::next_after)
    }),
    (Intrinsic::MathLog, log),
    (Intrinsic::MathLog2, |m, args| {
        unless_unknown!(m, args, "log2");
        logarithm(m, Intrinsic::MathLog2, args, 0, elementary::log2, 1.0).map(Value::Float)
    }),
    (Intrinsic::MathLog10, |m, args| {
        unless_unknown!(m, args, "log10");
        logarithm(m, Intrinsic::MathLog10, args, 0, elementary::log10, LOG10_2).map(Value::Float)
    }),
    (Intrinsic::MathFloor, |m, args| {
        whole(m, Intrinsic::MathFloor, args, f64::floor)
    }),
    (Intrinsic::MathCeil, |m, args| {
        whole(m, Intrinsic::MathCeil, args, f64::ceil)
    }),
    (Intrinsic::MathTrunc, |m, args| {
        whole(m, Intrinsic::MathTrunc, args, f64::trunc)
    }),
    (Intrinsic::MathFrexp, frexp),
    (Intrinsic::MathLdexp, ldexp),
    (Intrinsic::MathModf, modf),
    (Intrinsic::MathUlp, ulp),
    (Intrinsic::MathIsfinite, |m, args| {
        test(m, Intrinsic::MathIsfinite, args, f64::is_finite)
    }),
    (Intrinsic::MathIsinf, |m, args| {
        test(m, Intrinsic::MathIsinf, args, f64::is_infinite)
    }),
    (Intrinsic::MathIsnan, |m, args| {
        test(m, Intrinsic::MathIsnan, args, f64::is_nan)
    }),
    (Intrinsic::MathFsum, fsum),
    (Intrinsic::MathHypot, hypot),
    (Intrinsic::MathGcd, gcd),
    (Intrinsic::MathIsqrt, isqrt),
];

fn domain(m: &mut Machine) -> crate::machine::Exit {
    m.fault(Fault::NoResult, &[])
}

fn range(m: &mut Machine) -> crate::machine::Exit {
    m.fault(Fault::ResultTooLarge, &[])
}

/// Checks the number of operands.
fn arity(m: &mut Machine, intrinsic: Intrinsic, args: &[Value], wanted: usize) -> Outcome<()> {
    if args.len() == wanted {
        return Ok(());
    }
    let name = intrinsic.name().replacen('_', ".", 1);
    let given = args.len().to_string();
    Err(match wanted {
        1 => m.fault(Fault::BuiltinArgumentCount, &[&name, "one", &given, ""]),
        _ => m.fault(
            Fault::BuiltinExpected,
            &[short(intrinsic), &wanted.to_string(), &given, "s"],
        ),
    })
}

fn apply(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    can_overflow: bool,
    function: fn(f64) -> f64,
) -> Outcome {
    unless_unknown!(m, args, short(intrinsic));
    arity(m, intrinsic, args, 1)?;
    let x = float(m, intrinsic, args, 0)?;
    let value = function(x);
    if value.is_nan() && !x.is_nan() {
        return Err(domain(m));
    }
    if value.is_infinite() && x.is_finite() {
        let is_pole = intrinsic == Intrinsic::MathGamma && x == 0.0
            || intrinsic == Intrinsic::MathLgamma && x <= 0.0;
        return Err(if can_overflow && !is_pole {
            range(m)
        } else {
            domain(m)
        });
    }
    Ok(Value::Float(value))
}

fn floats(m: &mut Machine, intrinsic: Intrinsic, args: &[Value]) -> Outcome<(f64, f64)> {
    arity(m, intrinsic, args, 2)?;
    Ok((float(m, intrinsic, args, 0)?, float(m, intrinsic, args, 1)?))
}

fn two(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    function: fn(f64, f64) -> f64,
) -> Outcome {
    unless_unknown!(m, args, short(intrinsic));
    let (x, y) = floats(m, intrinsic, args)?;
    Ok(Value::Float(function(x, y)))
}

fn test(m: &mut Machine, intrinsic: Intrinsic, args: &[Value], test: fn(f64) -> bool) -> Outcome {
    unless_unknown!(m, args, short(intrinsic));
    arity(m, intrinsic, args, 1)?;
    let x = float(m, intrinsic, args, 0)?;
    Ok(Value::Bool(test(x)))
}

/// `(x, y)`: the remainder with the sign of `x`.
fn fmod(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "fmod");
    let (x, y) = floats(m, Intrinsic::MathFmod, args)?;
    if !x.is_nan() && !y.is_nan() && (x.is_infinite() || y == 0.0) {
        return Err(domain(m));
    }
    Ok(Value::Float(x % y))
}

/// `(x, y)`: the remainder nearest to zero.
fn remainder(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "remainder");
    let (x, y) = floats(m, Intrinsic::MathRemainder, args)?;
    if !x.is_nan() && !y.is_nan() && (x.is_infinite() || y == 0.0) {
        return Err(domain(m));
    }
    Ok(Value::Float(libm::remainder(x, y)))
}

/// `(x, y)`.
fn pow(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "pow");
    let (x, y) = floats(m, Intrinsic::MathPow, args)?;
    let power = elementary::pow(x, y);
    if x.is_finite() && y.is_finite() {
        if power.is_nan() || (power.is_infinite() && x == 0.0) {
            return Err(domain(m));
        }
        if power.is_infinite() {
            return Err(range(m));
        }
    }
    Ok(Value::Float(power))
}

/// The logarithm of an operand; integers beyond the doubles are taken apart, `of_two` being that of 2.
fn logarithm(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    at: usize,
    function: fn(f64) -> f64,
    of_two: f64,
) -> Outcome<f64> {
    let native = m.native(operand(args, at));
    if let Some(Number::Integer(Integer::Big(value))) = m.number(native) {
        if !value.is_positive() {
            return Err(domain(m));
        }
        return Ok(match Integer::Big(std::rc::Rc::clone(&value)).to_f64() {
            Some(x) => function(x),
            None => {
                // A fraction from a half to one, times a power of two.
                let shift = value.bits() - 64;
                let leading = Integer::from(value.as_ref() >> shift)
                    .to_f64()
                    .unwrap_or(1.0);
                let fraction = leading / 18_446_744_073_709_551_616.0;
                function(fraction) + of_two * (shift + 64) as f64
            }
        });
    }
    let x = float(m, intrinsic, args, at)?;
    if x <= 0.0 {
        return Err(domain(m));
    }
    Ok(function(x))
}

/// `(x, base?)`.
fn log(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "log");
    let value = logarithm(m, Intrinsic::MathLog, args, 0, elementary::ln, LN_2)?;
    if !operand(args, 1).is_bound() {
        return Ok(Value::Float(value));
    }
    let base = logarithm(m, Intrinsic::MathLog, args, 1, elementary::ln, LN_2)?;
    if base == 0.0 {
        return Err(m.fault(Fault::FloatDivisionByZero, &[]));
    }
    Ok(Value::Float(value / base))
}

/// A whole number, by some rounding.
fn whole(
    m: &mut Machine,
    intrinsic: Intrinsic,
    args: &[Value],
    rounding: fn(f64) -> f64,
) -> Outcome {
    unless_unknown!(m, args, short(intrinsic));
    arity(m, intrinsic, args, 1)?;
    let native = m.native(operand(args, 0));
    if let Some(Number::Integer(value)) = m.number(native) {
        return Ok(m.new_integer(value));
    }
    let x = float(m, intrinsic, args, 0)?;
    let value = float_to_int(m, rounding(x))?;
    Ok(m.new_int(value))
}

/// `(x)`: a fraction from a half to one, and the power of two that it is to be multiplied by.
fn frexp(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "frexp");
    let x = float(m, Intrinsic::MathFrexp, args, 0)?;
    let (fraction, exponent) = if x.is_finite() {
        libm::frexp(x)
    } else {
        (x, 0)
    };
    Ok(m.new_tuple(&[Value::Float(fraction), Value::Int(i64::from(exponent))]))
}

/// `(x, exponent)`: `x` times two to the exponent.
fn ldexp(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "ldexp");
    arity(m, Intrinsic::MathLdexp, args, 2)?;
    let x = float(m, Intrinsic::MathLdexp, args, 0)?;
    let exponent = integer(m, Intrinsic::MathLdexp, args, 1)?.saturated();
    let value = libm::ldexp(x, exponent.clamp(-5000, 5000) as i32);
    if value.is_infinite() && x.is_finite() {
        return Err(range(m));
    }
    Ok(Value::Float(value))
}

/// `(x)`: the fraction and the whole part, both with the sign of `x`.
fn modf(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "modf");
    let x = float(m, Intrinsic::MathModf, args, 0)?;
    let whole = x.trunc();
    let fraction = if x.is_infinite() { 0.0 } else { x - whole };
    Ok(m.new_tuple(&[Value::Float(fraction.copysign(x)), Value::Float(whole)]))
}

/// `(x)`: how far the next double is.
fn ulp(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "ulp");
    let x = float(m, Intrinsic::MathUlp, args, 0)?.abs();
    if !x.is_finite() {
        return Ok(Value::Float(x));
    }
    let next = exact::next_after(x, f64::INFINITY);
    Ok(Value::Float(if next.is_infinite() {
        x - exact::next_after(x, 0.0)
    } else {
        next - x
    }))
}

/// Numbers as doubles; `None` where one is not known.
fn all_floats(m: &mut Machine, intrinsic: Intrinsic, items: &[Value]) -> Outcome<Option<Vec<f64>>> {
    if items.iter().any(|value| matches!(value, Value::Unknown(_))) {
        return Ok(None);
    }
    (0..items.len())
        .map(|at| float(m, intrinsic, items, at))
        .collect::<Outcome<Vec<f64>>>()
        .map(Some)
}

/// `(list of numbers)`: their sum, rounded once.
fn fsum(m: &mut Machine, args: &[Value]) -> Outcome {
    let items = elements(m, Intrinsic::MathFsum, args, 0)?;
    let mut values = Vec::with_capacity(items.len());
    for &item in &items {
        let native = m.native(item);
        match m.number(native) {
            Some(Number::Float(value)) => values.push(value),
            Some(Number::Integer(value)) => values.push(m.float_of(&value)?),
            None if matches!(item, Value::Unknown(_)) => {
                return Ok(m.unknown_intrinsic("fsum", args));
            }
            None => {
                let name = m.type_name(item);
                return Err(m.fault(Fault::NotARealNumber, &[&name]));
            }
        }
    }
    match exact::sum(&values) {
        Ok(sum) => Ok(Value::Float(sum)),
        Err(exact::NoSum::Overflow) => Err(m.fault(Fault::SumTooLarge, &[])),
        Err(exact::NoSum::OppositeInfinities) => Err(m.fault(Fault::SumOfInfinities, &[])),
    }
}

/// `(*coordinates)`: the length of a vector.
fn hypot(m: &mut Machine, args: &[Value]) -> Outcome {
    match all_floats(m, Intrinsic::MathHypot, args)? {
        Some(values) => Ok(Value::Float(exact::hypot(&values))),
        None => Ok(m.unknown_intrinsic("hypot", args)),
    }
}

/// `(*integers)`.
fn gcd(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "gcd");
    let mut result = Integer::Small(0);
    for at in 0..args.len() {
        let value = integer(m, Intrinsic::MathGcd, args, at)?;
        result = match (&result, &value) {
            (Integer::Small(a), Integer::Small(b)) => {
                Integer::from(BigInt::from(a.unsigned_abs().gcd(&b.unsigned_abs())))
            }
            _ => Integer::from(result.big().gcd(&value.big())),
        };
    }
    Ok(m.new_integer(result))
}

/// `(integer)`: the whole part of its square root.
fn isqrt(m: &mut Machine, args: &[Value]) -> Outcome {
    unless_unknown!(m, args, "isqrt");
    arity(m, Intrinsic::MathIsqrt, args, 1)?;
    let value = integer(m, Intrinsic::MathIsqrt, args, 0)?;
    if value.signum() < 0 {
        return Err(m.fault(Fault::NegativeSquareRoot, &[]));
    }
    let value = value.big();
    if value.is_zero() {
        return Ok(Value::Int(0));
    }
    Ok(m.new_int(value.sqrt()))
}
