//! Numbers and texts as they are written.

use ir::{Const, surrogate};

/// From here on not every integer is a number.
const LIMIT: f64 = 9_007_199_254_740_992.0;

/// What a literal stands for.
pub enum Number {
    Value(Const),
    /// The digits of an integer of any size, with what says their radix.
    Big(String),
}

fn value_of(text: &str) -> f64 {
    let lower = text.to_ascii_lowercase();
    let radix = match lower.get(..2) {
        Some("0x") => 16,
        Some("0o") => 8,
        Some("0b") => 2,
        _ => 10,
    };
    if radix != 10 {
        let digits = lower
            .chars()
            .skip(2)
            .filter_map(|digit| digit.to_digit(radix));
        return digits.fold(0.0, |sum, digit| sum * f64::from(radix) + f64::from(digit));
    }
    let is_octal = lower.len() > 1
        && lower.starts_with('0')
        && lower.bytes().all(|digit| (b'0'..=b'7').contains(&digit));
    if is_octal {
        let digits = lower.chars().filter_map(|digit| digit.to_digit(8));
        return digits.fold(0.0, |sum, digit| sum * 8.0 + f64::from(digit));
    }
    lower.parse().unwrap_or(f64::NAN)
}

fn constant(value: f64) -> Const {
    let is_whole = value.fract() == 0.0 && value.abs() <= LIMIT;
    match is_whole && !(value == 0.0 && value.is_sign_negative()) {
        true => Const::Int(value as i64),
        false => Const::Float(value),
    }
}

/// A number.
pub fn number(text: &str) -> Number {
    let text = text.replace('_', "");
    match text.strip_suffix('n') {
        Some(digits) => Number::Big(digits.to_owned()),
        None => Number::Value(constant(value_of(&text))),
    }
}

/// The negation of a number that is written behind a sign.
pub fn negated(text: &str) -> Option<Const> {
    let text = text.replace('_', "");
    (!text.ends_with('n')).then(|| constant(-value_of(&text)))
}

/// A text in its quotes.
pub fn string(text: &str) -> String {
    let mut inside = text.chars();
    inside.next();
    let inside = inside.as_str();
    let quote = text.chars().next().unwrap_or('"');
    unescaped(inside.strip_suffix(quote).unwrap_or(inside))
}

/// A text without its escapes.
pub fn unescaped(text: &str) -> String {
    if !text.contains('\\') {
        return text.replace("\r\n", "\n");
    }
    let mut out = String::new();
    let mut rest = text.chars().peekable();
    while let Some(character) = rest.next() {
        if character == '\r' && rest.peek() == Some(&'\n') {
            continue;
        }
        if character != '\\' {
            out.push(character);
            continue;
        }
        let Some(escaped) = rest.next() else { break };
        match escaped {
            'n' => out.push('\n'),
            't' => out.push('\t'),
            'r' => out.push('\r'),
            'b' => out.push('\u{8}'),
            'f' => out.push('\u{c}'),
            'v' => out.push('\u{b}'),
            '\r' => {
                if rest.peek() == Some(&'\n') {
                    rest.next();
                }
            }
            '\n' | '\u{2028}' | '\u{2029}' => {}
            'x' => push_unit(&mut out, hex(&mut rest, 2)),
            'u' if rest.peek() == Some(&'{') => {
                rest.next();
                let digits: String = rest.by_ref().take_while(|&digit| digit != '}').collect();
                let number = u32::from_str_radix(&digits, 16).ok();
                out.push(
                    number
                        .and_then(char::from_u32)
                        .unwrap_or(char::REPLACEMENT_CHARACTER),
                );
            }
            'u' => push_unit(&mut out, hex(&mut rest, 4)),
            '0'..='7' => {
                let mut number = escaped.to_digit(8).unwrap_or(0);
                while let Some(digit) = rest.peek().and_then(|digit| digit.to_digit(8))
                    && number * 8 + digit < 256
                {
                    number = number * 8 + digit;
                    rest.next();
                }
                push_unit(&mut out, Some(number));
            }
            other => out.push(other),
        }
    }
    surrogate::paired(out)
}

fn hex(rest: &mut std::iter::Peekable<std::str::Chars<'_>>, count: usize) -> Option<u32> {
    let digits: String = rest.by_ref().take(count).collect();
    u32::from_str_radix(&digits, 16).ok()
}

fn push_unit(out: &mut String, unit: Option<u32>) {
    let character = unit.and_then(surrogate::character);
    out.push(character.unwrap_or(char::REPLACEMENT_CHARACTER));
}

#[cfg(test)]
mod tests {
    use super::{Number, number, string};
    use ir::Const;

    #[test]
    fn literals_are_what_they_say() {
        let value = |text| match number(text) {
            Number::Value(value) => value,
            Number::Big(digits) => Const::Text(digits.into()),
        };
        assert_eq!(value("0xff"), Const::Int(255));
        assert_eq!(value("1_000"), Const::Int(1000));
        assert_eq!(value("1.5e3"), Const::Int(1500));
        assert_eq!(value(".5"), Const::Float(0.5));
        assert_eq!(value("017"), Const::Int(15));
        assert_eq!(value("10n"), Const::Text("10".into()));
        assert_eq!(string(r"'a\n\u0041\x42\u{43}'"), "a\nABC");
    }
}
