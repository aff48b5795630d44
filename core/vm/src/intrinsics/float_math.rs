//! Functions on doubles as IEEE 754 and C define them: total, without errors.

use super::IntrinsicFn;
use super::operands::whole;
use crate::machine::{Machine, Outcome};
use crate::number::elementary;
use crate::value::Value;
use ir::{Intrinsic, Scalar};

macro_rules! unary {
    ($($name:ident $function:expr;)*) => {
        [$((Intrinsic::$name, |m: &mut Machine, args: &[Value]| {
            let function: fn(f64) -> f64 = $function;
            Ok(Value::Float(function(double(m, args[0])?)))
        })),*]
    };
}
macro_rules! binary {
    ($($name:ident $function:expr;)*) => {
        [$((Intrinsic::$name, |m: &mut Machine, args: &[Value]| {
            let function: fn(f64, f64) -> f64 = $function;
            Ok(Value::Float(function(double(m, args[0])?, double(m, args[1])?)))
        })),*]
    };
}

const UNARY: [(Intrinsic, IntrinsicFn); 29] = unary! {
    F64Sqrt libm::sqrt;
    F64Cbrt elementary::cbrt;
    F64Sin elementary::sin;
    F64Cos elementary::cos;
    F64Tan elementary::tan;
    F64Asin elementary::asin;
    F64Acos elementary::acos;
    F64Atan elementary::atan;
    F64Sinh elementary::sinh;
    F64Cosh elementary::cosh;
    F64Tanh elementary::tanh;
    F64Asinh elementary::asinh;
    F64Acosh elementary::acosh;
    F64Atanh elementary::atanh;
    F64Exp elementary::exp;
    F64Exp2 elementary::exp2;
    F64Expm1 elementary::expm1;
    F64Log elementary::ln;
    F64Log2 elementary::log2;
    F64Log10 elementary::log10;
    F64Log1p elementary::log1p;
    F64Floor libm::floor;
    F64Ceil libm::ceil;
    F64Trunc libm::trunc;
    F64Round libm::round;
    F64Rint libm::rint;
    F64Abs libm::fabs;
    F64Erf elementary::erf;
    F64Erfc elementary::erfc;
};
const GAMMA: [(Intrinsic, IntrinsicFn); 2] = unary! {
    F64Tgamma libm::tgamma;
    F64Lgamma libm::lgamma;
};
const BINARY: [(Intrinsic, IntrinsicFn); 10] = binary! {
    F64Pow power;
    F64Atan2 elementary::atan2;
    F64Hypot libm::hypot;
    F64Fmod libm::fmod;
    F64Remainder libm::remainder;
    F64Min libm::fmin;
    F64Max libm::fmax;
    F64Dim libm::fdim;
    F64Copysign libm::copysign;
    F64Nextafter libm::nextafter;
};
const OTHERS: [(Intrinsic, IntrinsicFn); 4] = [
    (Intrinsic::F64Fma, |m, args| {
        let (a, b, c) = (
            double(m, args[0])?,
            double(m, args[1])?,
            double(m, args[2])?,
        );
        Ok(Value::Float(libm::fma(a, b, c)))
    }),
    (Intrinsic::F64Scale, |m, args| {
        let by = whole(args[1]).clamp(-5000, 5000) as i32;
        Ok(Value::Float(libm::scalbn(double(m, args[0])?, by)))
    }),
    (Intrinsic::F64Mantissa, |m, args| {
        Ok(Value::Float(libm::frexp(double(m, args[0])?).0))
    }),
    (Intrinsic::F64Exponent, |m, args| {
        let value = double(m, args[0])?;
        let exponent = if value.is_finite() {
            libm::frexp(value).1
        } else {
            0
        };
        Ok(Value::Sized(Scalar::I32, i64::from(exponent)))
    }),
];

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &{
    let mut all = [UNARY[0]; UNARY.len() + GAMMA.len() + BINARY.len() + OTHERS.len()];
    let parts: [&[(Intrinsic, IntrinsicFn)]; 4] = [&UNARY, &GAMMA, &BINARY, &OTHERS];
    let (mut part, mut at) = (0, 0);
    while part < parts.len() {
        let mut item = 0;
        while item < parts[part].len() {
            all[at] = parts[part][item];
            item += 1;
            at += 1;
        }
        part += 1;
    }
    all
};

/// C's power: IEEE 754's, for all operands.
fn power(base: f64, exponent: f64) -> f64 {
    elementary::pow(base, exponent)
}

/// An operand as a double.
fn double(m: &mut Machine, value: Value) -> Outcome<f64> {
    let [value] = m.initialised([value])?;
    Ok(match value {
        Value::Float(value) => value,
        Value::Sized(Scalar::F32, bits) => f64::from(f32::from_bits(bits as u32)),
        Value::Sized(scalar, word) => scalar.number(word) as f64,
        Value::Int(value) => value as f64,
        _ => 0.0,
    })
}
