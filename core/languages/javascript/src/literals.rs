//! Numbers and texts as they are written.

use frontend::escapes::{Escaped, Piece, control};
use frontend::numerals::{self, Bases};
use ir::{Const, surrogate};

/// From here on not every integer is a number.
const LIMIT: f64 = 9_007_199_254_740_992.0;

/// What a literal stands for.
pub enum Number {
    Value(Const),
    /// The digits of an integer of any size, with what says their radix.
    Big(String),
}

/// How bases are marked.
const BASES: Bases = Bases {
    marks: &[("0x", 16), ("0o", 8), ("0b", 2)],
    zero: Some(8),
    separator: Some('_'),
};

fn value_of(text: &str) -> f64 {
    let (digits, base) = BASES.digits(text);
    let value = match base {
        10 => digits.parse().ok(),
        // What has digits that are not octal is decimal, whatever it begins with.
        base => numerals::nearest(&digits, base).or_else(|| digits.parse().ok()),
    };
    value.unwrap_or(f64::NAN)
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

/// The name of a member that is written as a number.
pub fn key(text: &str) -> String {
    match number(text) {
        Number::Big(digits) if !digits.starts_with('0') => digits,
        Number::Big(digits) => value_of(&digits).to_string(),
        Number::Value(Const::Int(value)) => value.to_string(),
        Number::Value(Const::Float(value)) if !(1e-6..1e21).contains(&value.abs()) => {
            let text = format!("{value:e}");
            match text.contains("e-") {
                true => text,
                false => text.replace('e', "e+"),
            }
        }
        Number::Value(Const::Float(value)) => value.to_string(),
        Number::Value(_) => text.to_owned(),
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
    let mut rest = Escaped::new(text);
    while let Some(piece) = rest.next() {
        let escape = match piece {
            Piece::Plain(text) => {
                out.push_str(&text.replace("\r\n", "\n"));
                continue;
            }
            Piece::Escape(escape) => escape,
            Piece::Backslash => break,
        };
        match escape {
            '\r' => {
                rest.accept('\n');
            }
            '\n' | '\u{2028}' | '\u{2029}' => {}
            'x' => push_unit(&mut out, rest.exactly(16, 2)),
            'u' => {
                let unit = match rest.braced() {
                    Some(digits) => u32::from_str_radix(digits, 16).ok(),
                    None => rest.exactly(16, 4),
                };
                push_unit(&mut out, unit);
            }
            '0'..='3' => push_unit(&mut out, Some(rest.octal(escape, 2))),
            '4'..='7' => push_unit(&mut out, Some(rest.octal(escape, 1))),
            other => out.push(control(other, "bfnrtv").unwrap_or(other)),
        }
    }
    surrogate::paired(out)
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
