//! Numbers and texts as sources write them.

use frontend::escapes::{Escaped, Piece, control};
use frontend::numerals;
use ir::Const;

/// Reads a number: an integer of 64 bits, or a floating-point number where it has a point or an exponent or does not fit.
/// `None` for what Lua 5.4 does not have.
pub(super) fn number(text: &str) -> Option<Const> {
    let lower = text.to_ascii_lowercase();
    if let Some(digits) = lower.strip_prefix("0x") {
        if digits.contains(['.', 'p']) {
            return numerals::hexadecimal(digits).map(Const::Float);
        }
        // Hexadecimal integers wrap around.
        let digits = digits.trim_start_matches('0');
        if digits.is_empty() {
            return Some(Const::Int(0));
        }
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        let low = &digits[digits.len().saturating_sub(16)..];
        return Some(Const::Int(u64::from_str_radix(low, 16).ok()? as i64));
    }
    match lower.parse() {
        Ok(whole) => Some(Const::Int(whole)),
        Err(_) => lower.parse().ok().map(Const::Float),
    }
}

/// The negation of a number.
pub(super) fn negated(number: Const) -> Const {
    match number {
        Const::Int(number) => Const::Int(number.wrapping_neg()),
        Const::Float(number) => Const::Float(-number),
        other => other,
    }
}

/// Reads a text in quotes or long brackets, as bytes.
pub(super) fn string(text: &str) -> Option<Vec<u8>> {
    if let Some(rest) = text.strip_prefix('[') {
        let level = rest.find('[')?;
        let inside = text.get(level + 2..text.len().checked_sub(level + 2)?)?;
        let inside = inside.strip_prefix('\n').unwrap_or(inside);
        return Some(inside.as_bytes().to_vec());
    }
    let inside = text.get(1..text.len().checked_sub(1)?)?;
    let mut rest = Escaped::new(inside);
    let mut out = Vec::new();
    while let Some(piece) = rest.next() {
        let escape = match piece {
            Piece::Plain(text) => {
                out.extend(text.bytes());
                continue;
            }
            Piece::Escape(escape) => escape,
            Piece::Backslash => return None,
        };
        match escape {
            'z' => rest.pass_over(|c| c.is_ascii_whitespace()),
            'x' => out.push(rest.exactly(16, 2)? as u8),
            'u' => push_code_point(&mut out, u32::from_str_radix(rest.braced()?, 16).ok()?),
            '0'..='9' => {
                let (behind, count) = rest.digits(10, 2);
                let first = escape.to_digit(10)?;
                out.push(u8::try_from(first * 10_u32.pow(count as u32) + behind).ok()?);
            }
            other => {
                let character = control(other, "abfnrtv").unwrap_or(other);
                out.extend(character.encode_utf8(&mut [0; 4]).bytes());
            }
        }
    }
    Some(out)
}

/// Appends a code point in UTF-8 as it was first defined, up to 31 bits.
fn push_code_point(out: &mut Vec<u8>, code: u32) {
    if code < 0x80 {
        out.push(code as u8);
        return;
    }
    let mut rest = code;
    let mut behind = Vec::new();
    let mut most = 0x3f;
    while rest > most {
        behind.push(0x80 | (rest & 0x3f) as u8);
        rest >>= 6;
        most >>= 1;
    }
    out.push((!most << 1) as u8 | rest as u8);
    out.extend(behind.iter().rev());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_integers_unless_they_have_a_point_an_exponent_or_too_many_digits() {
        assert_eq!(number("42"), Some(Const::Int(42)));
        assert_eq!(number("0xFF"), Some(Const::Int(255)));
        assert_eq!(number("0xffffffffffffffffff"), Some(Const::Int(-1)));
        assert_eq!(number("3."), Some(Const::Float(3.0)));
        assert_eq!(number("1e2"), Some(Const::Float(100.0)));
        assert_eq!(
            number("9223372036854775808"),
            Some(Const::Float(9_223_372_036_854_775_808.0))
        );
    }

    #[test]
    fn texts_are_read_with_their_escapes() {
        assert_eq!(
            string(r#""a\n\65\x42\u{e9}\z   c""#).as_deref(),
            Some("a\nABéc".as_bytes())
        );
        assert_eq!(string("[==[\nx]]y]==]").as_deref(), Some(&b"x]]y"[..]));
        assert_eq!(string(r"'it\'s'").as_deref(), Some(&b"it's"[..]));
        assert_eq!(string(r"'\200'").as_deref(), Some(&[200][..]));
    }
}
