//! Numbers and texts as sources write them.

use ir::Const;

/// Reads a number: an integer of 64 bits, or a floating-point number where it has a point or an exponent or does not fit.
/// `None` for what Lua 5.4 does not have: hexadecimal fractions of more digits than are exact.
pub(super) fn number(text: &str) -> Option<Const> {
    let lower = text.to_ascii_lowercase();
    if let Some(digits) = lower.strip_prefix("0x") {
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

/// Reads a text in quotes or long brackets. `None` where it holds bytes that are no characters.
pub(super) fn string(text: &str) -> Option<String> {
    if let Some(rest) = text.strip_prefix('[') {
        let level = rest.find('[')?;
        let inside = text.get(level + 2..text.len() - (level + 2))?;
        let inside = inside.strip_prefix('\n').unwrap_or(inside);
        return Some(inside.to_owned());
    }
    let mut chars = text.get(1..text.len().checked_sub(1)?)?.chars().peekable();
    let mut out = String::new();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match chars.next()? {
            'n' | '\n' => out.push('\n'),
            't' => out.push('\t'),
            'r' => out.push('\r'),
            'a' => out.push('\u{7}'),
            'b' => out.push('\u{8}'),
            'f' => out.push('\u{c}'),
            'v' => out.push('\u{b}'),
            'z' => while chars.next_if(|c| c.is_ascii_whitespace()).is_some() {},
            'x' => {
                let digits: String = chars.by_ref().take(2).collect();
                out.push(ascii(u32::from_str_radix(&digits, 16).ok()?)?);
            }
            'u' => {
                chars.next_if_eq(&'{')?;
                let digits: String = chars.by_ref().take_while(|c| *c != '}').collect();
                out.push(char::from_u32(u32::from_str_radix(&digits, 16).ok()?)?);
            }
            first @ '0'..='9' => {
                let mut code = first.to_digit(10)?;
                for _ in 0..2 {
                    let Some(digit) = chars.next_if(char::is_ascii_digit) else {
                        break;
                    };
                    code = code * 10 + digit.to_digit(10)?;
                }
                out.push(ascii(code)?);
            }
            other => out.push(other),
        }
    }
    Some(out)
}

/// The character of one byte.
fn ascii(code: u32) -> Option<char> {
    char::from_u32(code).filter(char::is_ascii)
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
            Some("a\nABéc")
        );
        assert_eq!(string("[==[\nx]]y]==]").as_deref(), Some("x]]y"));
        assert_eq!(string(r"'it\'s'").as_deref(), Some("it's"));
        assert_eq!(string(r"'\200'"), None);
    }
}
