//! Numbers, characters and string literals: from their spelling to their value.

use frontend::escapes::{Escaped, Piece, control};
use frontend::numerals::{self, Bases};

/// How bases are marked.
const BASES: Bases = Bases {
    marks: &[("0x", 16), ("0b", 2)],
    zero: Some(8),
    separator: None,
};

/// What a preprocessing number means.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Number {
    Integer {
        value: u64,
        is_unsigned: bool,
        /// How many times `l` is in the suffix.
        longs: u8,
        is_decimal: bool,
    },
    Float {
        value: f64,
        is_single: bool,
        is_long: bool,
    },
}

/// GNU: the number in front of the mark of an imaginary one.
pub(super) fn imaginary(text: &str) -> Option<String> {
    let is_marked = |byte: &u8| matches!(byte, b'i' | b'j' | b'I' | b'J');
    let at = text.as_bytes().iter().rposition(is_marked)?;
    // A suffix of the number itself may stand behind it.
    let is_suffix = text[at + 1..]
        .bytes()
        .all(|byte| matches!(byte, b'f' | b'F' | b'l' | b'L'));
    is_suffix.then(|| format!("{}{}", &text[..at], &text[at + 1..]))
}

/// Reads a number; `None` where it is malformed or too large.
pub(super) fn number(text: &str) -> Option<Number> {
    let lower = text.to_ascii_lowercase();
    let is_hex = lower.starts_with("0x");
    let is_float = match is_hex {
        true => lower.contains(['.', 'p']),
        false => lower.contains(['.', 'e']),
    };
    if is_float {
        return float(&lower, is_hex);
    }
    let end = lower.find(['u', 'l']).unwrap_or(lower.len());
    let (number, suffix) = lower.split_at(end);
    let (digits, base) = BASES.digits(number);
    let (is_unsigned, longs) = match suffix {
        "" => (false, 0),
        "u" => (true, 0),
        "l" => (false, 1),
        "ll" => (false, 2),
        "ul" | "lu" => (true, 1),
        "ull" | "llu" => (true, 2),
        _ => return None,
    };
    Some(Number::Integer {
        value: u64::from_str_radix(&digits, base).ok()?,
        is_unsigned,
        longs,
        is_decimal: base == 10,
    })
}

fn float(text: &str, is_hex: bool) -> Option<Number> {
    let (digits, is_single, is_long) = match text.as_bytes().last()? {
        b'f' if !is_hex || text.contains('p') => (&text[..text.len() - 1], true, false),
        b'l' => (&text[..text.len() - 1], false, true),
        _ => (text, false, false),
    };
    let value = if is_hex {
        // The exponent is part of it.
        numerals::hexadecimal(digits.get(2..).filter(|digits| digits.contains('p'))?)?
    } else {
        digits.parse().ok()?
    };
    let value = if is_single {
        f64::from(value as f32)
    } else {
        value
    };
    Some(Number::Float {
        value,
        is_single,
        is_long,
    })
}

/// How the elements of a literal are encoded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Encoding {
    /// Bytes, UTF-8.
    Plain,
    /// `wchar_t`, 32 bits.
    Wide,
    /// `char16_t`.
    Sixteen,
    /// `char32_t`.
    ThirtyTwo,
}

impl Encoding {
    /// The size of an element in bytes.
    pub fn size(self) -> u64 {
        match self {
            Encoding::Plain => 1,
            Encoding::Sixteen => 2,
            Encoding::Wide | Encoding::ThirtyTwo => 4,
        }
    }
}

/// A character constant.
pub(super) struct Character {
    pub value: i64,
    pub encoding: Encoding,
}

/// Splits a literal into its encoding and what is between the quotes; `None` where it is not closed.
fn parts(text: &str, quote: char) -> Option<(Encoding, &str)> {
    let at = text.find(quote)?;
    let encoding = match &text[..at] {
        "" | "u8" => Encoding::Plain,
        "L" => Encoding::Wide,
        "u" => Encoding::Sixteen,
        "U" => Encoding::ThirtyTwo,
        _ => return None,
    };
    let inside = text[at + 1..].strip_suffix(quote)?;
    Some((encoding, inside))
}

/// Reads a character constant.
pub(super) fn character(text: &str) -> Option<Character> {
    let (encoding, inside) = parts(text, '\'')?;
    let units = units(inside, encoding)?;
    let value = match encoding {
        // More than one character: gcc packs the last four.
        Encoding::Plain if units.len() > 1 => {
            let packed = units
                .iter()
                .fold(0u32, |packed, unit| packed << 8 | (unit & 0xff));
            i64::from(packed as i32)
        }
        Encoding::Plain => i64::from(*units.first()? as u8 as i8),
        _ => i64::from(*units.first()?),
    };
    Some(Character { value, encoding })
}

/// Reads a string literal: its units without the final zero.
pub(super) fn string(text: &str) -> Option<(Encoding, Vec<u32>)> {
    let (encoding, inside) = parts(text, '"')?;
    Some((encoding, units(inside, encoding)?))
}

/// The units of a literal as encoded.
pub(super) fn units(inside: &str, encoding: Encoding) -> Option<Vec<u32>> {
    let mut units = Vec::new();
    let mut rest = Escaped::new(inside);
    let push = |units: &mut Vec<u32>, c: char| match encoding {
        Encoding::Plain => {
            let mut buffer = [0; 4];
            units.extend(c.encode_utf8(&mut buffer).bytes().map(u32::from));
        }
        Encoding::Sixteen => {
            let mut buffer = [0; 2];
            units.extend(
                c.encode_utf16(&mut buffer)
                    .iter()
                    .map(|unit| u32::from(*unit)),
            );
        }
        Encoding::Wide | Encoding::ThirtyTwo => units.push(u32::from(c)),
    };
    while let Some(piece) = rest.next() {
        let escape = match piece {
            Piece::Plain(text) => {
                text.chars().for_each(|c| push(&mut units, c));
                continue;
            }
            Piece::Escape(escape) => escape,
            Piece::Backslash => return None,
        };
        let simple = match escape {
            'x' => match rest.digits(16, usize::MAX) {
                (_, 0) => return None,
                (value, _) => value,
            },
            '0'..='7' => rest.octal(escape, 2),
            'u' | 'U' => {
                let value = rest.exactly(16, if escape == 'u' { 4 } else { 8 })?;
                push(&mut units, char::from_u32(value)?);
                continue;
            }
            other => u32::from(control(other, "abefnrtv").unwrap_or(other)),
        };
        units.push(match encoding {
            Encoding::Plain => simple & 0xff,
            Encoding::Sixteen => simple & 0xffff,
            _ => simple,
        });
    }
    Some(units)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str) -> Option<u64> {
        match number(text)? {
            Number::Integer { value, .. } => Some(value),
            Number::Float { .. } => None,
        }
    }

    fn real(text: &str) -> Option<f64> {
        match number(text)? {
            Number::Float { value, .. } => Some(value),
            Number::Integer { .. } => None,
        }
    }

    #[test]
    fn numbers_have_their_values() {
        assert_eq!(value("0"), Some(0));
        assert_eq!(value("0x1Ful"), Some(31));
        assert_eq!(value("017"), Some(15));
        assert_eq!(value("0b101"), Some(5));
        assert_eq!(value("18446744073709551615u"), Some(u64::MAX));
        assert_eq!(value("08"), None);
        assert_eq!(value("12abc"), None);
        assert_eq!(real("1.5e3f"), Some(1500.0));
        assert_eq!(real("0x1.8p1"), Some(3.0));
        assert_eq!(real("1."), Some(1.0));
        assert_eq!(real("0x1p-1074"), Some(5e-324));
    }

    #[test]
    fn characters_have_their_values() {
        let value = |text| character(text).map(|c| c.value);
        assert_eq!(value("'a'"), Some(97));
        assert_eq!(value("'\\xff'"), Some(-1));
        assert_eq!(value("'\\0'"), Some(0));
        assert_eq!(value("'ab'"), Some(0x6162));
        assert_eq!(value("L'\\u20ac'"), Some(0x20ac));
        assert_eq!(value("'"), None);
        assert_eq!(
            string("\"a\\tb\\101\""),
            Some((Encoding::Plain, vec![97, 9, 98, 65]))
        );
    }
}
