//! Floating-point numbers as programs write them: digits enough to read back as the same number.

use crate::value::number::digits::{Digits, Length};
use ir::FloatNotation;

/// A double in its shortest form: as a plain decimal where its exponent lies between -4 and 15, otherwise
/// with an exponent of at least two digits.
///
/// ```
/// assert_eq!(vm::display::float_repr(1e16), "1e+16");
/// ```
#[must_use]
pub fn float_repr(value: f64) -> String {
    signed(&format!("{value:?}"))
}

/// The standard library finds the same digits and changes to exponents at the same places.
fn signed(text: &str) -> String {
    if text == "NaN" {
        return "nan".to_owned();
    }
    let Some((digits, exponent)) = text.split_once('e') else {
        return text.to_owned();
    };
    let (sign, size) = match exponent.strip_prefix('-') {
        Some(size) => ('-', size),
        None => ('+', exponent),
    };
    format!("{digits}e{sign}{size:0>2}")
}

/// Appends a double.
pub fn push_float(out: &mut String, notation: FloatNotation, value: f64) {
    match notation {
        FloatNotation::Signed => out.push_str(&float_repr(value)),
        FloatNotation::Fourteen => out.push_str(&fourteen(value)),
        FloatNotation::FourteenPlain => out.push_str(&with_digits(value, 14)),
        FloatNotation::Shortest => out.push_str(&crate::delegation::number_text(value)),
        FloatNotation::Capital if push_special(out, value) => {}
        FloatNotation::Capital => {
            push_capital(out, &Digits::of_double(value.abs(), Length::Short));
        }
    }
}

/// Appends a single-precision number.
pub fn push_single(out: &mut String, notation: FloatNotation, value: f32) {
    match notation {
        FloatNotation::Signed => out.push_str(&signed(&format!("{value:?}"))),
        FloatNotation::Fourteen => out.push_str(&fourteen(f64::from(value))),
        FloatNotation::FourteenPlain => out.push_str(&with_digits(f64::from(value), 14)),
        FloatNotation::Shortest => {
            out.push_str(&crate::delegation::number_text(f64::from(value)));
        }
        FloatNotation::Capital if push_special(out, f64::from(value)) => {}
        FloatNotation::Capital => push_capital(out, &Digits::of_single(value.abs())),
    }
}

/// So many digits at most, those that are needed for 17: as a plain decimal without a point where there is no fraction, else
/// with an exponent.
pub(crate) fn with_digits(value: f64, most: i64) -> String {
    if value.is_nan() {
        return "NAN".to_owned();
    }
    if value.is_infinite() {
        return if value < 0.0 { "-INF" } else { "INF" }.to_owned();
    }
    let exact = match most {
        17 => format!("{value:e}"),
        most => format!("{value:.*e}", (most - 1).clamp(0, 40) as usize),
    };
    let (digits, exponent) = exact.split_once('e').unwrap_or((&exact, "0"));
    let exponent: i64 = exponent.parse().unwrap_or(0);
    let strip = |text: &str| match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text.to_owned(),
    };
    let limit = most;
    if !(-4..limit).contains(&exponent) && value != 0.0 {
        let digits = strip(digits);
        let point = if digits.contains('.') { "" } else { ".0" };
        let sign = if exponent < 0 { '-' } else { '+' };
        return format!("{digits}{point}E{sign}{}", exponent.abs());
    }
    match most {
        17 => format!("{value}"),
        most => strip(&format!(
            "{value:.*}",
            (most - 1 - exponent).clamp(0, 60) as usize
        )),
    }
}

/// Fourteen digits at most.
fn fourteen(value: f64) -> String {
    if value.is_nan() {
        return if value.is_sign_negative() {
            "-nan"
        } else {
            "nan"
        }
        .to_owned();
    }
    if value.is_infinite() {
        return if value < 0.0 { "-inf" } else { "inf" }.to_owned();
    }
    let exact = format!("{value:.13e}");
    let (digits, exponent) = exact.split_once('e').unwrap_or((&exact, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let strip = |text: &str| match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text.to_owned(),
    };
    if !(-4..14).contains(&exponent) {
        let sign = if exponent < 0 { '-' } else { '+' };
        return format!("{}e{sign}{:02}", strip(digits), exponent.abs());
    }
    let text = strip(&format!("{value:.*}", (13 - exponent) as usize));
    match text.contains('.') {
        true => text,
        false => text + ".0",
    }
}

/// Appends a number that is not positive and finite in capital notation; says whether it was one.
fn push_special(out: &mut String, value: f64) -> bool {
    if value.is_nan() {
        out.push_str("NaN");
        return true;
    }
    if value.is_sign_negative() {
        out.push('-');
    }
    if value.is_infinite() {
        out.push_str("Infinity");
    } else if value == 0.0 {
        out.push_str("0.0");
    }
    value.is_infinite() || value == 0.0
}

/// Appends digits in capital notation: with an exponent from 10⁷ on and below 10⁻³.
fn push_capital(out: &mut String, number: &Digits) {
    let text: String = number
        .digits
        .iter()
        .map(|&digit| char::from(b'0' + digit))
        .collect();
    let or_zero = |text: &str| {
        if text.is_empty() {
            "0".to_owned()
        } else {
            text.to_owned()
        }
    };
    if !(-2..8).contains(&number.point) {
        let (whole, fraction) = text.split_at(1);
        let exponent = number.point - 1;
        out.push_str(&format!("{whole}.{}E{exponent}", or_zero(fraction)));
    } else if number.point <= 0 {
        out.push_str("0.");
        out.push_str(&"0".repeat(number.point.unsigned_abs() as usize));
        out.push_str(&text);
    } else {
        let point = number.point as usize;
        let (whole, fraction) = text.split_at(point.min(text.len()));
        let zeros = "0".repeat(point - whole.len());
        out.push_str(&format!("{whole}{zeros}.{}", or_zero(fraction)));
    }
}

#[cfg(test)]
mod tests {
    use super::{float_repr, push_float, push_single};
    use ir::FloatNotation::Capital;

    #[test]
    fn capital_notation_is_that_of_java() {
        for (value, text) in [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1.0, "1.0"),
            (0.1, "0.1"),
            (100.0, "100.0"),
            (123.456, "123.456"),
            (1e6, "1000000.0"),
            (9_999_999.0, "9999999.0"),
            (1e7, "1.0E7"),
            (-12_345_678.9, "-1.23456789E7"),
            (0.001, "0.001"),
            (0.012_5, "0.0125"),
            (0.000_999, "9.99E-4"),
            (f64::MAX, "1.7976931348623157E308"),
            (f64::MIN_POSITIVE, "2.2250738585072014E-308"),
            (5e-324, "4.9E-324"),
            // Not the fewest digits: those of the JDK before version 19.
            (2e23, "1.9999999999999998E23"),
            (2.0_f64.powi(-44), "5.6843418860808015E-14"),
            (1.0 / 3.0, "0.3333333333333333"),
            (1e23, "9.999999999999999E22"),
            (9_007_199_254_740_993.0, "9.007199254740992E15"),
            (f64::INFINITY, "Infinity"),
            (f64::NEG_INFINITY, "-Infinity"),
            (f64::NAN, "NaN"),
        ] {
            let mut out = String::new();
            push_float(&mut out, Capital, value);
            assert_eq!(out, text);
        }
        for (value, text) in [(0.1, "0.1"), (16_777_216.0, "1.6777216E7"), (3.0, "3.0")] {
            let mut out = String::new();
            push_single(&mut out, Capital, value);
            assert_eq!(out, text);
        }
    }

    #[test]
    fn doubles_read_as_in_the_reference() {
        for (value, text) in [
            (0.0, "0.0"),
            (-0.0, "-0.0"),
            (1.0, "1.0"),
            (0.1, "0.1"),
            (1e15, "1000000000000000.0"),
            (9_999_999_999_999_998.0, "9999999999999998.0"),
            (1e16, "1e+16"),
            (1.5e16, "1.5e+16"),
            (123_456_789_012_345_680.0, "1.2345678901234568e+17"),
            (1e22, "1e+22"),
            (1e100, "1e+100"),
            (0.0001, "0.0001"),
            (0.000_123, "0.000123"),
            (0.000_01, "1e-05"),
            (-1.5e-7, "-1.5e-07"),
            (5e-324, "5e-324"),
            (f64::MAX, "1.7976931348623157e+308"),
            (2.0 / 3.0, "0.6666666666666666"),
            (f64::INFINITY, "inf"),
            (f64::NEG_INFINITY, "-inf"),
            (f64::NAN, "nan"),
        ] {
            assert_eq!(float_repr(value), text);
        }
    }
}
