//! Numbers written as text, as programs convert them.

use num_bigint::BigInt;
use num_traits::Num;

/// The digits of a literal without the underscores between them; nothing where one is misplaced.
fn without_underscores(text: &str) -> Option<String> {
    let mut digits = String::with_capacity(text.len());
    let mut previous = '_';
    for char in text.chars() {
        match char {
            '_' if previous.is_alphanumeric() => {}
            '_' => return None,
            // An underscore must stand between two digits.
            _ if previous == '_' && !digits.is_empty() && !char.is_ascii_alphanumeric() => {
                return None;
            }
            _ => digits.push(char),
        }
        previous = char;
    }
    (previous != '_').then_some(digits)
}

/// A text as an integer in a base from 2 to 36, or 0 for "as its prefix says"; nothing where it is none.
#[must_use]
pub fn parse_integer(text: &str, base: u32) -> Option<BigInt> {
    let text = text.trim();
    let (is_negative, body) = match text.as_bytes().first()? {
        b'-' => (true, &text[1..]),
        b'+' => (false, &text[1..]),
        _ => (false, text),
    };
    let prefixed = match body.get(..2).map(str::to_ascii_lowercase).as_deref() {
        Some("0x") => Some(16),
        Some("0o") => Some(8),
        Some("0b") => Some(2),
        _ => None,
    };
    let (base, body) = match prefixed {
        Some(prefixed) if base == 0 || base == prefixed => {
            let digits = &body[2..];
            // One underscore may follow the prefix.
            (prefixed, digits.strip_prefix('_').unwrap_or(digits))
        }
        _ if base == 0 => {
            // A leading zero would be an old octal literal.
            if body.starts_with('0') && body.bytes().any(|byte| !matches!(byte, b'0' | b'_')) {
                return None;
            }
            (10, body)
        }
        _ => (base, body),
    };
    let digits: String = without_underscores(body)?
        .chars()
        .map(|char| {
            char.to_digit(36)
                .and_then(|_| char.is_ascii().then_some(char))
                .or_else(|| decimal_digit(char))
        })
        .collect::<Option<String>>()?;
    if digits.is_empty() {
        return None;
    }
    let size = BigInt::from_str_radix(&digits, base).ok()?;
    Some(if is_negative { -size } else { size })
}

/// The decimal digit that a character beyond ASCII stands for, of the blocks that have ten in a row.
fn decimal_digit(char: char) -> Option<char> {
    const ZEROS: [u32; 12] = [
        0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xe50, 0xed0, 0xff10,
    ];
    let code = u32::from(char);
    let zero = ZEROS
        .into_iter()
        .find(|&zero| (zero..zero + 10).contains(&code))?;
    char::from_digit(code - zero, 10)
}

/// A text as a double; nothing where it is none.
#[must_use]
pub fn parse_float(text: &str) -> Option<f64> {
    let text = text.trim();
    let body = text.strip_prefix(['+', '-']).unwrap_or(text);
    if ["inf", "infinity", "nan"]
        .iter()
        .any(|name| body.eq_ignore_ascii_case(name))
    {
        return text.to_ascii_lowercase().parse().ok();
    }
    let digits: String = without_underscores(text.trim_start_matches(['+', '-']))?
        .chars()
        .map(|char| {
            if char.is_ascii() {
                Some(char)
            } else {
                decimal_digit(char)
            }
        })
        .collect::<Option<String>>()?;
    let is_number = digits
        .bytes()
        .all(|byte| matches!(byte, b'0'..=b'9' | b'.' | b'e' | b'E' | b'+' | b'-'));
    if !is_number || text.len() - body.len() > 1 || body.starts_with(['+', '-']) {
        return None;
    }
    let size: f64 = digits.parse().ok()?;
    Some(if text.starts_with('-') { -size } else { size })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_in_every_notation() {
        for (text, base, value) in [
            (" 12 ", 10, Some(12)),
            ("-1_000", 10, Some(-1000)),
            ("0x1F", 16, Some(31)),
            ("0x_1f", 0, Some(31)),
            ("0b101", 0, Some(5)),
            ("z", 36, Some(35)),
            ("00", 0, Some(0)),
            ("010", 0, None),
            ("010", 10, Some(10)),
            ("1__0", 10, None),
            ("_1", 10, None),
            ("1_", 10, None),
            ("", 10, None),
            ("-", 10, None),
            ("1 2", 10, None),
            ("12a", 10, None),
            ("0x", 16, None),
            ("+-3", 10, None),
            ("٣", 10, Some(3)),
        ] {
            assert_eq!(
                parse_integer(text, base),
                value.map(BigInt::from),
                "{text:?}"
            );
        }
    }

    #[test]
    fn doubles_in_every_notation() {
        for (text, value) in [
            (" 1.5\n", Some(1.5)),
            ("-.5", Some(-0.5)),
            ("1_0.0_1e1_0", Some(10.01e10)),
            ("5.", Some(5.0)),
            ("-Infinity", Some(f64::NEG_INFINITY)),
            ("1e400", Some(f64::INFINITY)),
            ("", None),
            (".", None),
            ("1._5", None),
            ("--1", None),
            ("1e", None),
            ("0x10", None),
            ("1,5", None),
        ] {
            assert_eq!(parse_float(text), value, "{text:?}");
        }
        assert!(parse_float("nan").is_some_and(f64::is_nan));
    }
}
