//! Doubles as programs write them: the fewest digits that read back as the same number.

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
        FloatNotation::Capital => push_capital(out, &format!("{value:e}")),
    }
}

/// Appends a single-precision number.
pub fn push_single(out: &mut String, notation: FloatNotation, value: f32) {
    match notation {
        FloatNotation::Signed => out.push_str(&signed(&format!("{value:?}"))),
        FloatNotation::Capital => push_capital(out, &format!("{value:e}")),
    }
}

/// Appends in capital notation what the standard library wrote with an exponent.
fn push_capital(out: &mut String, text: &str) {
    let (digits, exponent) = match text.split_once('e') {
        Some((digits, exponent)) => (digits, exponent.parse().unwrap_or(0)),
        None if text == "NaN" => return out.push_str("NaN"),
        None => {
            return out.push_str(if text == "inf" {
                "Infinity"
            } else {
                "-Infinity"
            });
        }
    };
    let (sign, digits) = match digits.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", digits),
    };
    out.push_str(sign);
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    if !(-3..7).contains(&exponent) {
        let fraction = if fraction.is_empty() { "0" } else { fraction };
        out.push_str(&format!("{whole}.{fraction}E{exponent}"));
    } else if exponent < 0 {
        let zeros = "0".repeat((-1 - exponent) as usize);
        out.push_str(&format!("0.{zeros}{whole}{fraction}"));
    } else {
        let split = (exponent as usize).min(fraction.len());
        let (more, rest) = fraction.split_at(split);
        let zeros = "0".repeat(exponent as usize - split);
        let rest = if rest.is_empty() { "0" } else { rest };
        out.push_str(&format!("{whole}{more}{zeros}.{rest}"));
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
