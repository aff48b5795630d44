//! Doubles as exact fractions: rounding to decimal places, and the hexadecimal notation.

use super::from_f64;
use num_bigint::BigInt;
use num_integer::Integer as _;
use num_traits::Zero;

/// A finite double as `digits * 2^exponent`, the sign left out.
fn parts(value: f64) -> (u64, i32) {
    let bits = value.abs().to_bits();
    let fraction = bits & ((1 << 52) - 1);
    match (bits >> 52) as i32 {
        0 => (fraction, -1074),
        field => (fraction | 1 << 52, field - 1075),
    }
}

/// A finite double as a fraction in lowest terms.
#[must_use]
pub fn float_ratio(value: f64) -> (BigInt, BigInt) {
    if value == value.trunc() {
        return (from_f64(value), BigInt::from(1));
    }
    let (digits, exponent) = parts(value);
    let spare = (digits.trailing_zeros() as i32).min(-exponent);
    let numerator = BigInt::from(digits >> spare);
    let denominator = BigInt::from(1) << (-exponent - spare) as u32;
    (
        if value < 0.0 { -numerator } else { numerator },
        denominator,
    )
}

/// A double rounded to so many decimal places (negative ones lie before the point), exact ties to even: the
/// double nearest to the exactly rounded decimal.
#[must_use]
pub fn round_to(value: f64, places: i64) -> f64 {
    if !value.is_finite() || value == 0.0 || places > 323 {
        return value;
    }
    if places < -308 {
        return 0.0_f64.copysign(value);
    }
    let (digits, exponent) = parts(value);
    let rounded = match small_quotient(digits, exponent, places) {
        Some(quotient) => quotient.to_string(),
        None => large_quotient(digits, exponent, places).to_string(),
    };
    // Reading a decimal gives the nearest double.
    let size: f64 = format!("{rounded}e{}", -places).parse().unwrap_or(value);
    size.copysign(value)
}

/// `digits * 2^exponent * 10^places`, rounded to an integer, where that needs no more than 128 bits.
fn small_quotient(digits: u64, exponent: i32, places: i64) -> Option<u128> {
    if !(0..=22).contains(&places) || !(-126..0).contains(&exponent) {
        return None;
    }
    let scaled = u128::from(digits).checked_mul(10_u128.pow(places as u32))?;
    let shift = -exponent as u32;
    let (quotient, rest) = (scaled >> shift, scaled & ((1 << shift) - 1));
    let half = 1_u128 << (shift - 1);
    Some(quotient + u128::from(rest > half || (rest == half && quotient & 1 == 1)))
}

fn large_quotient(digits: u64, exponent: i32, places: i64) -> BigInt {
    let ten = |power: i64| BigInt::from(10).pow(power as u32);
    let mut numerator = BigInt::from(digits);
    let mut denominator = BigInt::from(1);
    if exponent >= 0 {
        numerator <<= exponent as u32;
    } else {
        denominator <<= -exponent as u32;
    }
    if places >= 0 {
        numerator *= ten(places);
    } else {
        denominator *= ten(-places);
    }
    let (quotient, rest) = numerator.div_rem(&denominator);
    let twice = rest << 1;
    let up = twice > denominator || (twice == denominator && quotient.is_odd());
    quotient + u32::from(up)
}

/// A double in hexadecimal notation.
#[must_use]
pub fn float_hex(value: f64) -> String {
    if value.is_nan() {
        return "nan".into();
    }
    let sign = if value.is_sign_negative() { "-" } else { "" };
    if value.is_infinite() {
        return format!("{sign}inf");
    }
    if value == 0.0 {
        return format!("{sign}0x0.0p+0");
    }
    let (digits, exponent) = parts(value);
    let (whole, fraction) = (digits >> 52, digits & ((1 << 52) - 1));
    format!("{sign}0x{whole}.{fraction:013x}p{:+}", exponent + 52)
}

/// A text in hexadecimal notation as a double, infinite where it is out of range; nothing where it is none.
#[must_use]
pub fn parse_hex_float(text: &str) -> Option<f64> {
    let text = text.trim().to_ascii_lowercase();
    let (is_negative, body) = match text.strip_prefix('-') {
        Some(body) => (true, body),
        None => (false, text.strip_prefix('+').unwrap_or(&text)),
    };
    let signed = |size: f64| if is_negative { -size } else { size };
    match body {
        "inf" | "infinity" => return Some(signed(f64::INFINITY)),
        "nan" => return Some(f64::NAN),
        _ => {}
    }
    let body = body.strip_prefix("0x").unwrap_or(body);
    let (digits, exponent) = match body.split_once('p') {
        Some((digits, exponent)) => (digits, exponent.parse::<i64>().ok()?),
        None => (body, 0),
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let all = format!("{whole}{fraction}");
    if all.is_empty() || !all.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let value = BigInt::parse_bytes(all.as_bytes(), 16)?;
    if value.is_zero() {
        return Some(signed(0.0));
    }
    let shift = (4 * fraction.len() as i64).saturating_sub(exponent);
    // A shift beyond every double's range is as good as the least that is.
    let shift = shift.clamp(-20_000_000, 20_000_000);
    Some(signed(
        super::scaled(&value, shift).unwrap_or(f64::INFINITY),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    // All expectations are what CPython 3.11 gives.

    #[test]
    fn rounding_is_that_of_the_exact_value() {
        for (value, places, rounded) in [
            (2.675, 2, 2.67),
            (2.5, 0, 2.0),
            (0.5, 0, 0.0),
            (1.5, 0, 2.0),
            (0.125, 2, 0.12),
            (0.375, 2, 0.38),
            (1.005, 2, 1.0),
            (1234.5678, -2, 1200.0),
            (1250.0, -2, 1200.0),
            (1350.0, -2, 1400.0),
            (15.0, -1, 20.0),
            (25.0, -1, 20.0),
            (-2.675, 2, -2.67),
            (1e22, -21, 1e22),
            (5e-324, 323, 0.0),
            (1.23456789e-300, 305, 1.23457e-300),
            (123.456, 400, 123.456),
            (123.456, -400, 0.0),
            (9.995, 2, 9.99),
            (1e16 + 2.0, 1, 1e16 + 2.0),
        ] {
            assert_eq!(round_to(value, places), rounded, "round({value}, {places})");
        }
        assert!(round_to(-0.4, 0).is_sign_negative());
        assert_eq!(round_to(1.797e308, -308), f64::INFINITY);
    }

    #[test]
    fn hexadecimal_notation() {
        assert_eq!(float_hex(1.5), "0x1.8000000000000p+0");
        assert_eq!(float_hex(-0.1), "-0x1.999999999999ap-4");
        assert_eq!(float_hex(5e-324), "0x0.0000000000001p-1022");
        for value in [0.1, 1.5, 1e300, 5e-324, 123456.789, f64::MAX] {
            assert_eq!(parse_hex_float(&float_hex(value)), Some(value));
        }
        assert_eq!(parse_hex_float("0x.8"), Some(0.5));
        assert_eq!(parse_hex_float("-a.8p1"), Some(-21.0));
        assert_eq!(parse_hex_float("0x1p1024"), Some(f64::INFINITY));
        assert_eq!(parse_hex_float("0xg"), None);
    }

    #[test]
    fn fractions_are_in_lowest_terms() {
        assert_eq!(float_ratio(0.75), (BigInt::from(3), BigInt::from(4)));
        assert_eq!(float_ratio(-2.5), (BigInt::from(-5), BigInt::from(2)));
        assert_eq!(
            float_ratio(0.1),
            (
                BigInt::from(3_602_879_701_896_397_i64),
                BigInt::from(1_i64 << 55)
            )
        );
    }
}
