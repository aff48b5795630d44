//! Doubles in decimal with a given number of digits, correctly rounded.
//!
//! The standard library expands doubles exactly and rounds ties to even, which is what is wanted; it is only
//! asked for so many digits as a double can have, since the rest are zeros.

use std::borrow::Cow;

/// No double has more digits behind the point than this, nor more significant ones.
const MAX_DIGITS: usize = 1100;

/// How a double is written in decimal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// So many digits behind the point.
    Fixed(usize),
    /// One digit in front of the point, so many behind it, and an exponent.
    Exponent(usize),
    /// So many significant digits, with an exponent where that is shorter. Zeros at the end are left out.
    General(usize),
    /// As many digits as tell it from its neighbours.
    Shortest,
}

/// What else is wanted.
#[derive(Clone, Copy, Default, Debug)]
pub struct Manner {
    /// A point in every case, and zeros at the end kept.
    pub alternate: bool,
    /// At least one digit behind a point where there is no exponent.
    pub keeps_fraction: bool,
}

/// The decimal digits of a finite double without its sign.
#[must_use]
pub fn digits(value: f64, notation: Notation, manner: Manner) -> String {
    let value = value.abs();
    match notation {
        Notation::Fixed(precision) => {
            let shown = precision.min(MAX_DIGITS);
            let mut text = format!("{value:.shown$}");
            text.extend(std::iter::repeat_n('0', precision - shown));
            if precision == 0 && manner.alternate {
                text.push('.');
            }
            text
        }
        Notation::Exponent(precision) => {
            let (mut text, exponent) = scientific(value, precision);
            text.extend(std::iter::repeat_n(
                '0',
                precision - precision.min(MAX_DIGITS),
            ));
            with_exponent(with_point(text, manner), exponent)
        }
        Notation::General(precision) => general(value, precision.max(1), manner),
        Notation::Shortest => {
            let text = crate::display::float_repr(value);
            match text.split_once('e') {
                Some((digits, exponent)) if manner.alternate && !digits.contains('.') => {
                    format!("{digits}.e{exponent}")
                }
                _ => text,
            }
        }
    }
}

/// One digit in front of the point and at most so many behind it, and the exponent of the first.
fn scientific(value: f64, precision: usize) -> (String, i32) {
    let text = format!("{value:.*e}", precision.min(MAX_DIGITS));
    match text.split_once('e') {
        Some((digits, exponent)) => (digits.to_owned(), exponent.parse().unwrap_or(0)),
        None => (text, 0),
    }
}

fn with_point(mut digits: String, manner: Manner) -> String {
    if manner.alternate && !digits.contains('.') {
        digits.push('.');
    }
    digits
}

fn with_exponent(digits: String, exponent: i32) -> String {
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{digits}e{sign}{:02}", exponent.abs())
}

fn general(value: f64, precision: usize, manner: Manner) -> String {
    let (digits, exponent) = scientific(value, precision - 1);
    let mut significant: String = digits.chars().filter(char::is_ascii_digit).collect();
    if manner.alternate {
        significant.extend(std::iter::repeat_n(
            '0',
            precision.saturating_sub(significant.len()),
        ));
    } else {
        significant.truncate(significant.trim_end_matches('0').len().max(1));
    }
    // A whole number that must keep a fraction takes an exponent one digit earlier.
    let limit = precision as i64 - i64::from(manner.keeps_fraction);
    if exponent < -4 || i64::from(exponent) >= limit {
        if significant.len() > 1 {
            significant.insert(1, '.');
        }
        return with_exponent(with_point(significant, manner), exponent);
    }
    if exponent < 0 {
        let zeros = "0".repeat((-exponent - 1) as usize);
        return format!("0.{zeros}{significant}");
    }
    let point = exponent as usize + 1;
    let missing = point.saturating_sub(significant.len());
    significant.extend(std::iter::repeat_n('0', missing));
    if significant.len() > point {
        significant.insert(point, '.');
    } else if manner.keeps_fraction {
        significant.push_str(".0");
    }
    with_point(significant, manner)
}

/// The words for what is not finite, without a sign.
#[must_use]
pub fn not_finite(value: f64, upper: bool) -> Cow<'static, str> {
    let word = if value.is_nan() { "nan" } else { "inf" };
    if upper {
        word.to_uppercase().into()
    } else {
        word.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_are_rounded_to_even_and_all_digits_are_right() {
        for (value, precision, text) in [
            (0.5, 0, "0"),
            (1.5, 0, "2"),
            (2.5, 0, "2"),
            (0.125, 2, "0.12"),
            (0.375, 2, "0.38"),
            (2.675, 2, "2.67"),
            (1e23, 0, "99999999999999991611392"),
            (0.1, 30, "0.100000000000000005551115123126"),
            (1e-7, 3, "0.000"),
        ] {
            assert_eq!(
                digits(value, Notation::Fixed(precision), Manner::default()),
                text
            );
        }
        let smallest = digits(5e-324, Notation::Fixed(1200), Manner::default());
        assert_eq!((smallest.len(), &smallest[324..332]), (1202, "04940656"));
        assert!(smallest.ends_with("0000000000"));
        assert_eq!(
            digits(2.5, Notation::Exponent(0), Manner::default()),
            "2e+00"
        );
        assert_eq!(
            digits(12345.678, Notation::Exponent(2), Manner::default()),
            "1.23e+04"
        );
    }

    #[test]
    fn general_notation_chooses_as_in_the_reference() {
        let plain = Manner::default();
        let fraction = Manner {
            keeps_fraction: true,
            ..plain
        };
        let alternate = Manner {
            alternate: true,
            ..plain
        };
        for (value, precision, manner, text) in [
            (1234.5, 3, plain, "1.23e+03"),
            (100.0, 6, plain, "100"),
            (100.0, 3, plain, "100"),
            (100.0, 3, fraction, "1e+02"),
            (100.0, 4, fraction, "100.0"),
            (1.0, 1, fraction, "1e+00"),
            (1.0, 17, fraction, "1.0"),
            (0.0001, 3, plain, "0.0001"),
            (0.00001, 3, plain, "1e-05"),
            (0.0, 6, plain, "0"),
            (0.0, 3, alternate, "0.00"),
            (1.0, 3, alternate, "1.00"),
            (100.0, 3, alternate, "100."),
            (1e16, 3, alternate, "1.00e+16"),
            (0.0001, 3, alternate, "0.000100"),
            (999_999.5, 6, plain, "1e+06"),
        ] {
            assert_eq!(
                digits(value, Notation::General(precision), manner),
                text,
                "{value} {precision}"
            );
        }
    }
}
