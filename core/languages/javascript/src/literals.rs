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

/// Characters that may stand in names, though they are no letters.
const IN_NAMES: [char; 8] = [
    '\u{2118}', '\u{212e}', '\u{309b}', '\u{309c}', '\u{b7}', '\u{387}', '\u{200c}', '\u{200d}',
];

/// What to show the grammar of a source in which names have letters that it does not know, or in which a template of a tag has escapes that mean nothing: a text of the same length without them. Where they may not stand they are refused by what the source says.
pub fn respelled(source: &str) -> Option<String> {
    let bytes = source.as_bytes();
    let mut wrong = Vec::new();
    let mut at = 0;
    while at + 1 < bytes.len() {
        if bytes[at] != b'\\' {
            if !bytes[at].is_ascii()
                && let Some(letter) = source[at..].chars().next()
            {
                // The grammar knows the letters of an older Unicode.
                let is_part = letter.is_alphanumeric() || IN_NAMES.contains(&letter);
                if is_part {
                    wrong.push((at, letter.len_utf8()));
                }
                at += letter.len_utf8();
                continue;
            }
            at += 1;
            continue;
        }
        let rest = &bytes[at + 2..];
        let hex = |rest: &[u8]| {
            rest.iter()
                .take_while(|byte| byte.is_ascii_hexdigit())
                .count()
        };
        let is_right = match (bytes[at + 1], rest.first()) {
            (b'u', Some(b'{')) => {
                let digits = hex(&rest[1..]);
                digits > 0 && rest.get(digits + 1) == Some(&b'}')
            }
            (b'u', _) => hex(rest) >= 4,
            (b'x', _) => hex(rest) >= 2,
            _ => true,
        };
        if !is_right {
            wrong.push((at, 1));
        }
        at += 2;
    }
    let mut text = (!wrong.is_empty()).then(|| source.to_owned())?;
    for (at, length) in wrong {
        text.replace_range(
            at..at + length,
            ["_", "\u{aa}", "\u{2102}", "\u{1d400}"][length - 1],
        );
    }
    Some(text)
}
