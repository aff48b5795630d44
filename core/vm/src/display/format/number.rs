//! Numbers formatted by a specification.

use super::decimal::{Manner, Notation, digits, not_finite};
use super::pad::{MAX_WIDTH, Parts, push_number, push_padded};
use super::spec::{Align, FormatError, Spec};
use crate::value::number::Integer;
use ir::Fault;
use num_bigint::BigInt;
use num_traits::Signed;
use std::fmt::Write;

/// How many decimal digits an integer may be turned into.
const MAX_DECIMAL_DIGITS: usize = 4300;

/// Whether an integer is below zero, and its digits in a base of 2, 8, 10 or 16; nothing where it has more
/// decimal digits than may be shown.
#[must_use]
pub fn magnitude(value: &Integer, radix: u32) -> Option<(bool, String)> {
    // Converting to decimal takes time in proportion to the square of the length: what is far too long is not begun.
    if radix == 10 && value.bits() > MAX_DECIMAL_DIGITS as u64 * 10 / 3 {
        return None;
    }
    let (is_negative, digits) = match value {
        Integer::Small(small) => {
            let size = small.unsigned_abs();
            let text = match radix {
                2 => format!("{size:b}"),
                8 => format!("{size:o}"),
                16 => format!("{size:x}"),
                _ => size.to_string(),
            };
            (*small < 0, text)
        }
        Integer::Big(big) => (
            BigInt::is_negative(big),
            big.magnitude().to_str_radix(radix),
        ),
    };
    (radix != 10 || digits.len() <= MAX_DECIMAL_DIGITS).then_some((is_negative, digits))
}

/// Appends an integer formatted by a specification.
///
/// # Errors
/// When the specification is not for integers, or the value does not fit what it says.
pub fn push_integer(out: &mut String, value: &Integer, spec: &Spec) -> Result<(), FormatError> {
    let kind = spec.kind.unwrap_or('d');
    if matches!(kind, 'e' | 'E' | 'f' | 'F' | 'g' | 'G' | '%') {
        let value = value
            .to_f64()
            .ok_or(FormatError::Fault(Fault::IntegerTooLargeForFloat))?;
        return push_float(out, value, spec);
    }
    if !matches!(kind, 'b' | 'c' | 'd' | 'n' | 'o' | 'x' | 'X') {
        return Err(FormatError::UnknownCode(kind));
    }
    if spec.precision.is_some() {
        return Err(FormatError::Fault(Fault::PrecisionOfInteger));
    }
    if spec.no_negative_zero {
        return Err(FormatError::Fault(Fault::NegativeZeroOfInteger));
    }
    if kind == 'c' {
        if spec.sign.is_some() {
            return Err(FormatError::Fault(Fault::SignOfCharacter));
        }
        if spec.alternate {
            return Err(FormatError::Fault(Fault::AlternateOfCharacter));
        }
        let code = value.small().ok_or(FormatError::TooLargeForCharacter)?;
        let c = u32::try_from(code)
            .ok()
            .and_then(character)
            .ok_or(FormatError::Fault(Fault::NotACodePointToFormat))?;
        return push_padded(out, "", c.encode_utf8(&mut [0; 4]), spec, Align::Right);
    }
    let (radix, prefix) = match kind {
        'b' => (2, "0b"),
        'o' => (8, "0o"),
        'x' => (16, "0x"),
        'X' => (16, "0X"),
        _ => (10, ""),
    };
    let (is_negative, mut whole) =
        magnitude(value, radix).ok_or(FormatError::Fault(Fault::IntegerTooLong))?;
    if kind == 'X' {
        whole.make_ascii_uppercase();
    }
    let prefix = if spec.alternate { prefix } else { "" };
    push_number(
        out,
        Parts {
            is_negative,
            prefix,
            whole: &whole,
            rest: "",
        },
        spec,
    )
}

/// The character with a number. Texts hold no surrogates: the replacement character stands for one.
#[must_use]
pub fn character(code: u32) -> Option<char> {
    match code {
        0xd800..=0xdfff => Some(char::REPLACEMENT_CHARACTER),
        _ => char::from_u32(code),
    }
}

/// Appends a double formatted by a specification.
///
/// # Errors
/// When the specification is not for doubles.
pub fn push_float(out: &mut String, value: f64, spec: &Spec) -> Result<(), FormatError> {
    let kind = spec.kind;
    let precision = spec.precision.unwrap_or(6);
    if precision > MAX_WIDTH {
        return Err(FormatError::Fault(Fault::OutOfMemory));
    }
    let notation = match (kind, spec.precision) {
        (None, None) => Notation::Shortest,
        (None | Some('g' | 'G' | 'n'), _) => Notation::General(precision),
        (Some('e' | 'E'), _) => Notation::Exponent(precision),
        (Some('f' | 'F' | '%'), _) => Notation::Fixed(precision),
        (Some(code), _) => return Err(FormatError::UnknownCode(code)),
    };
    let manner = Manner {
        alternate: spec.alternate,
        keeps_fraction: kind.is_none(),
    };
    let upper = matches!(kind, Some('E' | 'F' | 'G'));
    let value = if kind == Some('%') {
        value * 100.0
    } else {
        value
    };
    let mut text = if value.is_finite() {
        digits(value, notation, manner)
    } else {
        not_finite(value, upper).into_owned()
    };
    if upper {
        text.make_ascii_uppercase();
    }
    if kind == Some('%') {
        let _ = text.write_char('%');
    }
    let is_zero = !text.contains(|c: char| matches!(c, '1'..='9')) && value.is_finite();
    let is_negative =
        value.is_sign_negative() && !value.is_nan() && !(spec.no_negative_zero && is_zero);
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    let (whole, rest) = text.split_at(end);
    push_number(
        out,
        Parts {
            is_negative,
            prefix: "",
            whole,
            rest,
        },
        spec,
    )
}
