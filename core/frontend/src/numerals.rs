//! Numbers as sources write them: in which base, with which digits, and what they come to.

use ir::Const;
use num_bigint::BigUint;

/// How a language marks the base of a whole number that is not decimal.
#[derive(Clone, Copy, Debug)]
pub struct Bases {
    /// What stands in front of the digits, in small letters, and the base.
    pub marks: &'static [(&'static str, u32)],
    /// The base of digits behind a mere zero, where that is not ten.
    pub zero: Option<u32>,
    /// What may stand between digits and means nothing.
    pub separator: Option<char>,
}

impl Bases {
    /// The digits of a number, without what separates them and in small letters, and their base. What a decimal number has beside
    /// digits is left in; whether digits are those of the base is not looked at.
    #[must_use]
    pub fn digits(&self, text: &str) -> (String, u32) {
        let mut text = text.to_ascii_lowercase();
        text.retain(|c| Some(c) != self.separator);
        let mut marks = self.marks.iter();
        let marked = marks.find_map(|(mark, base)| Some((text.strip_prefix(mark)?, *base)));
        let behind_zero = || {
            let digits = text.strip_prefix('0').filter(|digits| !digits.is_empty())?;
            let are_all = digits.bytes().all(|digit| digit.is_ascii_digit());
            are_all.then_some((digits, self.zero?))
        };
        match marked.or_else(behind_zero) {
            Some((digits, base)) => (digits.to_owned(), base),
            None => (text, 10),
        }
    }
}

/// A whole number of any size; `None` where something else than digits of the base is among them.
#[must_use]
pub fn whole(digits: &str, base: u32) -> Option<Const> {
    if let Ok(value) = i64::from_str_radix(digits, base) {
        return Some(Const::Int(value));
    }
    let value = BigUint::parse_bytes(digits.as_bytes(), base)?;
    Some(Const::BigInt(value.to_string().into()))
}

/// The floating-point number that is nearest to a whole one.
#[must_use]
pub fn nearest(digits: &str, base: u32) -> Option<f64> {
    let value = BigUint::parse_bytes(digits.as_bytes(), base)?;
    value.to_string().parse().ok()
}

/// A number in hexadecimal digits, which may have a point and behind `p` a power of two: what stands behind the `0x`, in small letters.
#[must_use]
pub fn hexadecimal(text: &str) -> Option<f64> {
    let (mantissa, exponent) = text.split_once('p').unwrap_or((text, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mut value = 0.0;
    for digit in whole.chars().chain(fraction.chars()) {
        value = value * 16.0 + f64::from(digit.to_digit(16)?);
    }
    let places = i32::try_from(fraction.len()).ok()?.checked_mul(4)?;
    let mut exponent: i32 = exponent.parse::<i32>().ok()?.checked_sub(places)?;
    // Within the range of a double a power of two is exact; beyond it in steps, which end at zero or infinity.
    while exponent.abs() > 1000 && value != 0.0 && value.is_finite() {
        let step = exponent.signum() * 1000;
        value *= 2_f64.powi(step);
        exponent -= step;
    }
    Some(value * 2_f64.powi(exponent.clamp(-1000, 1000)))
}

/// The negation of a number that is written behind a sign, where integers have no size.
#[must_use]
pub fn negated(value: Const) -> Option<Const> {
    match value {
        // The smallest 64-bit integer is the negation of one that needs more.
        Const::BigInt(digits) if *digits == *"9223372036854775808" => Some(Const::Int(i64::MIN)),
        Const::BigInt(digits) => Some(Const::BigInt(format!("-{digits}").into())),
        Const::Int(value) => Some(Const::Int(-value)),
        Const::Float(value) => Some(Const::Float(-value)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BASES: Bases = Bases {
        marks: &[("0x", 16), ("0b", 2)],
        zero: Some(8),
        separator: Some('_'),
    };

    #[test]
    fn bases_are_told_by_what_stands_in_front() {
        let of = |text| BASES.digits(text);
        assert_eq!(of("1_000"), ("1000".into(), 10));
        assert_eq!(of("0XfF"), ("ff".into(), 16));
        assert_eq!(of("0b1_01"), ("101".into(), 2));
        assert_eq!(of("017"), ("17".into(), 8));
        assert_eq!(of("0"), ("0".into(), 10));
        assert_eq!(of("0.5"), ("0.5".into(), 10));
    }

    #[test]
    fn whole_numbers_have_any_size() {
        assert_eq!(whole("ff", 16), Some(Const::Int(255)));
        let large = "4722366482869645213695";
        assert_eq!(
            whole("ffffffffffffffffff", 16),
            Some(Const::BigInt(large.into()))
        );
        assert_eq!(whole("8", 8), None);
        // Halfway between two: digit by digit it would be rounded twice.
        assert_eq!(nearest("20000000000001", 16), Some(9_007_199_254_740_992.0));
        assert_eq!(nearest("20000000000003", 16), Some(9_007_199_254_740_996.0));
    }

    #[test]
    fn hexadecimal_fractions_are_exact() {
        assert_eq!(hexadecimal("1.8p1"), Some(3.0));
        assert_eq!(hexadecimal(".8"), Some(0.5));
        assert_eq!(hexadecimal("1p-1074"), Some(5e-324));
        assert_eq!(hexadecimal("1p99999"), Some(f64::INFINITY));
        assert_eq!(hexadecimal("1p-99999"), Some(0.0));
        assert_eq!(hexadecimal("1g"), None);
    }

    #[test]
    fn the_smallest_integer_is_one() {
        let digits = Const::BigInt("9223372036854775808".into());
        assert_eq!(negated(digits), Some(Const::Int(i64::MIN)));
    }
}
