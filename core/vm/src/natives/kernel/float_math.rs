//! Functions on doubles as IEEE 754 and C define them: total. Where the language says so they tell the process what is wrong
//! with an operand or a result.

use crate::machine::{Machine, Outcome};
use crate::natives::IntrinsicFn;
use crate::natives::operand;
use crate::natives::operands::{short, unless_unknown, whole};
use crate::value::Value;
use crate::value::number::{self, elementary, fdlibm};
use ir::{Intrinsic, Scalar};

macro_rules! unary {
    ($($name:ident $function:expr;)*) => {
        [$((Intrinsic::$name, |m: &mut Machine, args: &[Value]| {
            let function: fn(f64) -> f64 = $function;
            unless_unknown!(m, args, short(Intrinsic::$name));
            let operand = double(m, operand(args, 0))?;
            told(m, Intrinsic::$name, &[operand], function(operand))
        })),*]
    };
}
macro_rules! binary {
    ($($name:ident $function:expr;)*) => {
        [$((Intrinsic::$name, |m: &mut Machine, args: &[Value]| {
            let function: fn(f64, f64) -> f64 = $function;
            unless_unknown!(m, args, short(Intrinsic::$name));
            let operands = [double(m, operand(args, 0))?, double(m, operand(args, 1))?];
            told(m, Intrinsic::$name, &operands, function(operands[0], operands[1]))
        })),*]
    };
}

const UNARY: [(Intrinsic, IntrinsicFn); 34] = unary! {
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
    F64Erf elementary::erf;
    F64Erfc elementary::erfc;
    F64FdlibmAcos fdlibm::acos;
    F64FdlibmAsin fdlibm::asin;
    F64FdlibmAtan fdlibm::atan;
    F64FdlibmCbrt fdlibm::cbrt;
    F64FdlibmCosh fdlibm::cosh;
    F64FdlibmSinh fdlibm::sinh;
};
const GAMMA: [(Intrinsic, IntrinsicFn); 2] = unary! {
    F64Tgamma number::gamma;
    F64Lgamma libm::lgamma;
};
const BINARY: [(Intrinsic, IntrinsicFn); 11] = binary! {
    F64Pow power;
    F64Atan2 elementary::atan2;
    F64Hypot libm::hypot;
    F64FdlibmAtan2 fdlibm::atan2;
    F64FdlibmHypot fdlibm::hypot;
    F64Fmod libm::fmod;
    F64Remainder libm::remainder;
    F64Min libm::fmin;
    F64Max libm::fmax;
    F64Dim libm::fdim;
    F64Nextafter libm::nextafter;
};
const OTHERS: [(Intrinsic, IntrinsicFn); 6] = [
    // These are about the sign of what is not a number, too.
    (Intrinsic::F64Abs, |m, args| {
        unless_unknown!(m, args, "abs");
        Ok(Value::Float(libm::fabs(double(m, operand(args, 0))?)))
    }),
    (Intrinsic::F64Copysign, |m, args| {
        unless_unknown!(m, args, "copysign");
        let (value, sign) = (double(m, operand(args, 0))?, double(m, operand(args, 1))?);
        Ok(Value::Float(libm::copysign(value, sign)))
    }),
    (Intrinsic::F64Fma, |m, args| {
        unless_unknown!(m, args, "fma");
        let (a, b, c) = (
            double(m, operand(args, 0))?,
            double(m, operand(args, 1))?,
            double(m, operand(args, 2))?,
        );
        Ok(Value::Float(libm::fma(a, b, c)))
    }),
    (Intrinsic::F64Scale, |m, args| {
        unless_unknown!(m, args, short(Intrinsic::F64Scale));
        let by = whole(operand(args, 1)).clamp(-5000, 5000) as i32;
        let operand = double(m, operand(args, 0))?;
        told(
            m,
            Intrinsic::F64Scale,
            &[operand],
            libm::scalbn(operand, by),
        )
    }),
    (Intrinsic::F64Mantissa, |m, args| {
        unless_unknown!(m, args, short(Intrinsic::F64Mantissa));
        Ok(Value::Float(libm::frexp(double(m, operand(args, 0))?).0))
    }),
    (Intrinsic::F64Exponent, |m, args| {
        unless_unknown!(m, args, short(Intrinsic::F64Exponent));
        let value = double(m, operand(args, 0))?;
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

/// A result, of which the process is told where that is the language's way.
#[inline]
fn told(m: &mut Machine, function: Intrinsic, operands: &[f64], result: f64) -> Outcome {
    if !result.is_finite() || result == 0.0 {
        return tell(m, function, operands, result);
    }
    Ok(Value::Float(result))
}

#[cold]
fn tell(m: &mut Machine, function: Intrinsic, operands: &[f64], result: f64) -> Outcome {
    let Some([domain, range]) = m.semantics().numbers.math_errors else {
        return Ok(Value::Float(result));
    };
    let is_finite = operands.iter().all(|operand| operand.is_finite());
    // Of what is not zero, or would not give it exactly.
    let vanishes = match function {
        Intrinsic::F64Exp | Intrinsic::F64Exp2 | Intrinsic::F64Erfc | Intrinsic::F64Tgamma => true,
        Intrinsic::F64Pow | Intrinsic::F64Scale => operands[0] != 0.0,
        _ => false,
    };
    if result.is_nan() {
        // Its sign can be seen: that of an operand, or the one that the processor gives.
        if let Some(operand) = operands.iter().find(|operand| operand.is_nan()) {
            return Ok(Value::Float(*operand));
        }
        m.set_error_number(domain)?;
        let is_positive = matches!(
            function,
            Intrinsic::F64Acos | Intrinsic::F64Asin | Intrinsic::F64Tgamma
        );
        let sign = if is_positive { 1.0 } else { -1.0 };
        return Ok(Value::Float(f64::NAN.copysign(sign)));
    }
    if is_finite && (result.is_infinite() || vanishes) {
        m.set_error_number(range)?;
    }
    Ok(Value::Float(result))
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
