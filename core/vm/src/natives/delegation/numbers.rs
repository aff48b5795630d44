//! Doubles as texts in every notation, and integers of any size.

use crate::delegation::number_text;
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::operands::whole;
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{BinOp, Intrinsic};
use num_bigint::BigInt;
use num_traits::{FromPrimitive, Num, ToPrimitive, Zero};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::NumberToText, |m, args| {
        let number = number(m, operand(args, 0));
        let radix = match operand(args, 1) {
            Value::Int(radix) if (2..=36).contains(&radix) => radix as u32,
            _ => 10,
        };
        Ok(m.new_text(in_radix(number, radix)))
    }),
    (Intrinsic::TextToNumber, |m, args| {
        let number = m.to_double(operand(args, 0)).unwrap_or(f64::NAN);
        Ok(crate::delegation::double(number))
    }),
    (Intrinsic::ToFixed, |m, args| {
        let (number, digits) = (number(m, operand(args, 0)), whole(operand(args, 1)));
        let text = fixed(number, digits.clamp(0, 100) as usize);
        Ok(m.new_text(text))
    }),
    (Intrinsic::ToExponential, |m, args| {
        let number = number(m, operand(args, 0));
        let digits = match operand(args, 1) {
            Value::Int(digits) => Some(digits.clamp(0, 100) as usize),
            _ => None,
        };
        Ok(m.new_text(exponential(number, digits)))
    }),
    (Intrinsic::ToPrecision, |m, args| {
        let (number, digits) = (number(m, operand(args, 0)), whole(operand(args, 1)));
        let text = precise(number, digits.clamp(1, 100) as usize);
        Ok(m.new_text(text))
    }),
    (Intrinsic::BigIntOf, big_int),
    (Intrinsic::BigIntNumber, |m, args| {
        Ok(match big(m, operand(args, 0)) {
            Some(number) => crate::delegation::double(number.to_f64().unwrap_or(f64::NAN)),
            None => operand(args, 0),
        })
    }),
    (Intrinsic::BigIntText, |m, args| {
        let radix = match operand(args, 1) {
            Value::Int(radix) if (2..=36).contains(&radix) => radix as u32,
            _ => 10,
        };
        let text = big(m, operand(args, 0)).map(|number| number.to_str_radix(radix));
        Ok(m.new_text(text.unwrap_or_default()))
    }),
    (Intrinsic::BigIntBinary, |m, args| {
        let op = m
            .text_of(operand(args, 0))
            .and_then(|text| BinOp::from_text(&text));
        let found = match op {
            Some(op) => m.big_integers(op, operand(args, 1), operand(args, 2))?,
            None => None,
        };
        Ok(found.unwrap_or(Value::Nil))
    }),
];

fn number(m: &Machine, value: Value) -> f64 {
    m.to_double(value).unwrap_or(f64::NAN)
}

fn big(m: &Machine, value: Value) -> Option<BigInt> {
    match m.object_kind(value) {
        Some(Object::BigInt(number)) => Some(number.as_ref().clone()),
        _ => None,
    }
}

fn big_int(m: &mut Machine, args: &[Value]) -> Outcome {
    let value = operand(args, 0);
    let number = match value {
        Value::Int(number) => Some(BigInt::from(number)),
        Value::Bool(truth) => Some(BigInt::from(u8::from(truth))),
        Value::Float(number) if number.fract() == 0.0 => BigInt::from_f64(number),
        _ => match m.text_of(value) {
            Some(text) => {
                let text = text.trim().to_owned();
                let radix = match text.get(..2) {
                    Some("0x" | "0X") => 16,
                    Some("0o" | "0O") => 8,
                    Some("0b" | "0B") => 2,
                    _ => 10,
                };
                let digits = if radix == 10 { &text[..] } else { &text[2..] };
                match digits.is_empty() {
                    true => Some(BigInt::zero()),
                    false => BigInt::from_str_radix(digits, radix).ok(),
                }
            }
            None => big(m, value),
        },
    };
    Ok(match number {
        Some(number) => m.big_int(number),
        None => Value::Nil,
    })
}

fn not_finite(number: f64) -> Option<String> {
    (!number.is_finite()).then(|| number_text(number))
}

/// A number in a radix: whole digits exactly, and of the fraction as many as tell it from its neighbours.
fn in_radix(number: f64, radix: u32) -> String {
    if radix == 10 {
        return number_text(number);
    }
    if let Some(text) = not_finite(number) {
        return text;
    }
    let (size, sign) = (number.abs(), if number < 0.0 { "-" } else { "" });
    // Half the way to the next number; behind the largest there is none.
    let next = f64::from_bits(size.to_bits() + 1);
    let way = match next.is_finite() {
        true => next - size,
        false => size - f64::from_bits(size.to_bits() - 1),
    };
    let mut delta = (0.5 * way).max(f64::from_bits(1));
    let base = f64::from(radix);
    // Digits that do not tell a number from its neighbours are zeros.
    let (mut whole, mut zeros, mut step) = (size.trunc(), String::new(), delta);
    while step >= base {
        whole /= base;
        step /= base;
        zeros.push('0');
    }
    let whole = BigInt::from_f64(whole.trunc()).unwrap_or_default();
    let mut text = format!("{sign}{}{zeros}", whole.to_str_radix(radix));
    let mut fraction = size.fract();
    if fraction < delta {
        return text;
    }
    text.push('.');
    loop {
        fraction *= base;
        delta *= base;
        let digit = fraction.trunc();
        text.push(char::from_digit(digit as u32, radix).unwrap_or('0'));
        fraction -= digit;
        if fraction > 0.5 && fraction + delta > 1.0 {
            round_up(&mut text, radix);
            break;
        }
        if fraction < delta {
            break;
        }
    }
    text
}

/// The digits at the end of a text, one more in the last place.
fn round_up(text: &mut String, radix: u32) {
    let mut bytes: Vec<char> = text.chars().collect();
    for place in (0..bytes.len()).rev() {
        let Some(digit) = bytes[place].to_digit(radix) else {
            continue;
        };
        if digit + 1 < radix {
            bytes[place] = char::from_digit(digit + 1, radix).unwrap_or('0');
            break;
        }
        bytes[place] = '0';
    }
    *text = bytes.into_iter().collect();
}

/// The decimal digits of a number's exact value, and the place of the point among them.
fn exact_digits(number: f64) -> (String, i32) {
    let text = format!("{:.1100}", number.abs());
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let whole = whole.trim_start_matches('0');
    if whole.is_empty() {
        let zeros = fraction.len() - fraction.trim_start_matches('0').len();
        return (fraction[zeros..].to_owned(), -(zeros as i32));
    }
    (format!("{whole}{fraction}"), whole.len() as i32)
}

/// Digits cut to a count, half rounded up in size; whether there is a digit more in front now.
fn rounded(digits: &str, count: usize) -> (String, bool) {
    let mut kept: Vec<u8> = digits
        .bytes()
        .chain(std::iter::repeat(b'0'))
        .take(count)
        .collect();
    let up = digits
        .as_bytes()
        .get(count)
        .is_some_and(|&digit| digit >= b'5');
    if up {
        for digit in kept.iter_mut().rev() {
            if *digit == b'9' {
                *digit = b'0';
            } else {
                *digit += 1;
                return (String::from_utf8_lossy(&kept).into_owned(), false);
            }
        }
        kept.insert(0, b'1');
        return (String::from_utf8_lossy(&kept).into_owned(), true);
    }
    (String::from_utf8_lossy(&kept).into_owned(), false)
}

fn fixed(number: f64, digits: usize) -> String {
    if let Some(text) = not_finite(number) {
        return text;
    }
    if number.abs() >= 1e21 {
        return number_text(number);
    }
    let (all, point) = exact_digits(number);
    let wanted = point + digits as i32;
    let text = if wanted < 0 {
        "0".to_owned()
    } else {
        rounded(&all, wanted as usize).0
    };
    let text = format!("{text:0>width$}", width = digits + 1);
    let (whole, fraction) = text.split_at(text.len() - digits);
    let is_zero = text.bytes().all(|digit| digit == b'0');
    // A negative number that is rounded to zero keeps its sign; negative zero has none.
    let sign = if number < 0.0 && !(is_zero && number == 0.0) {
        "-"
    } else {
        ""
    };
    match digits {
        0 => format!("{sign}{whole}"),
        _ => format!("{sign}{whole}.{fraction}"),
    }
}

fn exponential(number: f64, digits: Option<usize>) -> String {
    if let Some(text) = not_finite(number) {
        return text;
    }
    let sign = if number < 0.0 { "-" } else { "" };
    let (text, exponent) = match digits {
        _ if number == 0.0 => ("0".repeat(digits.unwrap_or(0) + 1), 0),
        Some(digits) => {
            let (all, point) = exact_digits(number);
            let (mut text, longer) = rounded(&all, digits + 1);
            text.truncate(digits + 1);
            (text, point - 1 + i32::from(longer))
        }
        None => {
            let shortest = format!("{:e}", number.abs());
            let (digits, exponent) = shortest.split_once('e').unwrap_or((&shortest, "0"));
            (digits.replace('.', ""), exponent.parse().unwrap_or(0))
        }
    };
    let (first, rest) = text.split_at(1);
    let rest = if rest.is_empty() {
        String::new()
    } else {
        format!(".{rest}")
    };
    format!("{sign}{first}{rest}e{exponent:+}")
}

fn precise(number: f64, digits: usize) -> String {
    if let Some(text) = not_finite(number) {
        return text;
    }
    if number == 0.0 {
        return fixed(0.0, digits - 1);
    }
    let (all, point) = exact_digits(number);
    let (mut text, longer) = rounded(&all, digits);
    text.truncate(digits);
    let exponent = point - 1 + i32::from(longer);
    let sign = if number < 0.0 { "-" } else { "" };
    if exponent < -6 || exponent >= digits as i32 {
        let (first, rest) = text.split_at(1);
        let rest = if rest.is_empty() {
            String::new()
        } else {
            format!(".{rest}")
        };
        return format!("{sign}{first}{rest}e{exponent:+}");
    }
    if exponent < 0 {
        return format!("{sign}0.{}{text}", "0".repeat((-exponent - 1) as usize));
    }
    let (whole, fraction) = text.split_at(exponent as usize + 1);
    match fraction.is_empty() {
        true => format!("{sign}{whole}"),
        false => format!("{sign}{whole}.{fraction}"),
    }
}

#[cfg(test)]
mod tests {
    use super::{exponential, fixed, in_radix, precise};

    #[test]
    fn numbers_are_rounded_by_their_exact_value() {
        assert_eq!(fixed(1.005, 2), "1.00");
        assert_eq!(fixed(2.5, 0), "3");
        assert_eq!(fixed(-1.5, 0), "-2");
        assert_eq!(fixed(0.000_001, 7), "0.0000010");
        assert_eq!(fixed(123.456, 1), "123.5");
        assert_eq!(fixed(-0.0001, 2), "-0.00");
        assert_eq!(precise(123.456, 4), "123.5");
        assert_eq!(precise(0.000_012_34, 2), "0.000012");
        assert_eq!(precise(1e21, 3), "1.00e+21");
        assert_eq!(precise(99.99, 3), "100");
        assert_eq!(exponential(12345.0, Some(2)), "1.23e+4");
        assert_eq!(exponential(0.00015, None), "1.5e-4");
        assert_eq!(in_radix(255.0, 16), "ff");
        assert_eq!(in_radix(0.5, 2), "0.1");
        assert_eq!(in_radix(-10.0, 2), "-1010");
    }
}
