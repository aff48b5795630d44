//! Numbers as text and as bits.

use crate::display::float::{push_float, push_single};
use crate::machine::{Machine, Outcome};
use crate::natives::kernel::utf16::character;
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::symbolic::Expression;
use crate::value::Value;
use crate::value::number::digits::{Digits, Length};
use crate::value::number::fixed::{as_single, single};
use ir::{Fault, Intrinsic, Scalar};
use num_bigint::BigInt;

macro_rules! known {
    ($($intrinsic:ident => $function:path),* $(,)?) => {
        pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
            $((Intrinsic::$intrinsic, |m, args| {
                if args.iter().any(|value| matches!(value, Value::Unknown(_))) {
                    let name = Intrinsic::$intrinsic.name();
                    return Ok(m.unknown(Expression::Intrinsic(name.into(), args.into())));
                }
                $function(m, args)
            }),)*
        ];
    };
}

known! {
    NumberText => text,
    NumberTextUnsigned => unsigned,
    FloatFixedText => fixed,
    FloatScientificText => scientific,
    FloatHexText => hexadecimal,
    FloatBits => bits,
    DoubleFromBits => double_from_bits,
    FloatFromBits => float_from_bits,
    TextIsFloat => is_float,
    DoubleOfText => double_of_text,
    FloatOfText => float_of_text,
}

/// `(value, radix?)`.
fn text(m: &mut Machine, args: &[Value]) -> Outcome {
    let notation = m.semantics().numbers.notation;
    let mut out = String::new();
    let value = m.unboxed(operand(args, 0));
    let radix = operand(args, 1);
    match value {
        Value::Bool(truth) => out.push_str(m.semantics().texts.bools[usize::from(truth)]),
        Value::Float(value) => push_float(&mut out, notation, value),
        Value::Sized(Scalar::F32, bits) => push_single(&mut out, notation, as_single(bits)),
        Value::Sized(Scalar::Char, unit) => out.push(character(unit)),
        Value::Sized(scalar, word) => {
            let number = scalar.number(word);
            if radix.is_bound() {
                out = BigInt::from(number).to_str_radix(whole(radix).clamp(2, 36) as u32);
            } else {
                out = number.to_string();
            }
        }
        value => {
            let name = m.type_name(value);
            return Err(m.fault(
                Fault::NilOperand,
                &[Intrinsic::NumberText.name(), &name, ""],
            ));
        }
    }
    Ok(m.new_text(out))
}

/// `(integer, radix)`.
fn unsigned(m: &mut Machine, args: &[Value]) -> Outcome {
    let number = match operand(args, 0) {
        Value::Sized(scalar, word) => {
            let mask = (1_i128 << scalar.bits().unwrap_or(64)) - 1;
            scalar.number(word) & mask
        }
        value => i128::from(whole(value) as u64),
    };
    let radix = whole(operand(args, 1)).clamp(2, 36) as u32;
    Ok(m.new_text(BigInt::from(number).to_str_radix(radix)))
}

fn as_double(value: Value) -> f64 {
    match value {
        Value::Float(value) => value,
        Value::Sized(Scalar::F32, bits) => f64::from(as_single(bits)),
        value => whole(value) as f64,
    }
}

/// How many places there may be: more would only be zeros.
fn places(value: Value) -> usize {
    whole(value).clamp(0, 1 << 16) as usize
}

fn decimal(digits: &[u8]) -> String {
    digits
        .iter()
        .map(|&digit| char::from(b'0' + digit))
        .collect()
}

/// `(double, places)`.
fn fixed(m: &mut Machine, args: &[Value]) -> Outcome {
    let (value, places) = (as_double(operand(args, 0)), places(operand(args, 1)));
    let mut number = digits_of(value);
    number.round_to(number.point + places as i32);
    let point = number.point.max(0) as usize;
    let zeros = "0".repeat(number.point.min(0).unsigned_abs() as usize);
    let mut all = zeros + &decimal(&number.digits);
    while all.len() < point + places {
        all.push('0');
    }
    let (whole, fraction) = all.split_at(point);
    let whole = if whole.is_empty() { "0" } else { whole };
    let text = match places {
        0 => whole.to_owned(),
        _ => format!("{whole}.{}", &fraction[..places]),
    };
    Ok(m.new_text(text))
}

/// The digits of a double that is not negative; zero has one.
fn digits_of(value: f64) -> Digits {
    if value > 0.0 && value.is_finite() {
        Digits::of_double(value, Length::Full)
    } else {
        Digits {
            digits: vec![0],
            point: 1,
        }
    }
}

/// `(double, places)`.
fn scientific(m: &mut Machine, args: &[Value]) -> Outcome {
    let (value, places) = (as_double(operand(args, 0)), places(operand(args, 1)));
    let mut number = digits_of(value);
    number.round_to(places as i32 + 1);
    let mut all = decimal(&number.digits);
    while all.len() < places + 1 {
        all.push('0');
    }
    let exponent = number.point - 1;
    let sign = if exponent < 0 { '-' } else { '+' };
    let (first, rest) = all.split_at(1);
    let point = if places == 0 { "" } else { "." };
    Ok(m.new_text(format!("{first}{point}{rest}e{sign}{:02}", exponent.abs())))
}

/// `(float)`.
fn hexadecimal(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 0);
    let is_single = matches!(value, Value::Sized(Scalar::F32, _));
    let value = as_double(value);
    if value.is_nan() {
        return Ok(m.new_text("NaN"));
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    if value.is_infinite() {
        return Ok(m.new_text(format!("{sign}Infinity")));
    }
    if value == 0.0 {
        return Ok(m.new_text(format!("{sign}0x0.0p0")));
    }
    let least = if is_single { -126 } else { -1022 };
    let (fraction, exponent) = libm::frexp(value.abs());
    // A number below the least exponent has no leading one.
    let exponent = exponent - 1;
    let (lead, scaled, exponent) = if exponent < least {
        (0, libm::scalbn(fraction, exponent + 1 - least), least)
    } else {
        (1, fraction * 2.0 - 1.0, exponent)
    };
    let bits = (scaled * (1_u64 << 52) as f64) as u64;
    let digits = format!("{bits:013x}");
    let digits = digits.trim_end_matches('0');
    let digits = if digits.is_empty() { "0" } else { digits };
    Ok(m.new_text(format!("{sign}0x{lead}.{digits}p{exponent}")))
}

/// `(float)`.
fn bits(_: &mut Machine, args: &[Value]) -> Outcome {
    Ok(match operand(args, 0) {
        Value::Sized(Scalar::F32, bits) => Value::Sized(Scalar::I32, i64::from(bits as i32)),
        value => Value::Sized(Scalar::I64, as_double(value).to_bits() as i64),
    })
}

/// `(i64)`.
fn double_from_bits(_: &mut Machine, args: &[Value]) -> Outcome {
    Ok(Value::Float(f64::from_bits(whole(operand(args, 0)) as u64)))
}

/// `(i32)`.
fn float_from_bits(_: &mut Machine, args: &[Value]) -> Outcome {
    Ok(single(f32::from_bits(whole(operand(args, 0)) as u32)))
}

/// A literal without its suffix, if it is one.
fn literal(text: &str) -> Option<&str> {
    let body = text.strip_prefix(['+', '-']).unwrap_or(text);
    if body == "NaN" || body == "Infinity" {
        return Some(text);
    }
    let number = text.strip_suffix(['f', 'F', 'd', 'D']).unwrap_or(text);
    let body = number.strip_prefix(['+', '-']).unwrap_or(number);
    if body.starts_with("0x") || body.starts_with("0X") {
        return crate::value::number::parse_hex_float(number)
            .is_some()
            .then_some(number);
    }
    let starts = body.starts_with(|char: char| char.is_ascii_digit() || char == '.');
    (starts && number.parse::<f64>().is_ok()).then_some(number)
}

fn parsed(m: &Machine, value: Value) -> Option<f64> {
    let text = m.text_of(value)?;
    let literal = literal(&text)?;
    if literal.contains(['x', 'X']) {
        return crate::value::number::parse_hex_float(literal);
    }
    literal.parse().ok()
}

/// `(text)`.
fn is_float(m: &mut Machine, args: &[Value]) -> Outcome {
    Ok(Value::Bool(parsed(m, operand(args, 0)).is_some()))
}

/// `(text)`.
fn double_of_text(m: &mut Machine, args: &[Value]) -> Outcome {
    Ok(Value::Float(
        parsed(m, operand(args, 0)).unwrap_or(f64::NAN),
    ))
}

/// `(text)`.
fn float_of_text(m: &mut Machine, args: &[Value]) -> Outcome {
    let text = m.text_of(operand(args, 0)).unwrap_or_default();
    let value = literal(&text)
        .and_then(|literal| literal.parse::<f32>().ok())
        .or_else(|| parsed(m, operand(args, 0)).map(|value| value as f32));
    Ok(single(value.unwrap_or(f32::NAN)))
}
