//! What the inside of a text or bytes literal stands for.

use frontend::escapes::{Escaped, Piece, control};
use std::borrow::Cow;

/// Why an escape has no value here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum BadEscape {
    /// CPython refuses it, with this message.
    Invalid(Cow<'static, str>),
    /// It is not supported; the text says what it is.
    Unsupported(&'static str),
}

/// Numbers from here on are no code points: they stand for names of characters, in order.
pub(super) const NAMED: u32 = 0x11_0000;

/// The code points (or bytes) that the inside of a literal stands for; names of characters are added to `names`.
pub(super) fn unescape(
    text: &str,
    is_raw: bool,
    is_bytes: bool,
    names: &mut Vec<String>,
) -> Result<Vec<u32>, BadEscape> {
    let plain = |plain: &str| {
        if is_bytes && !plain.is_ascii() {
            let message = "bytes can only contain ASCII literal characters";
            return Err(BadEscape::Invalid(message.into()));
        }
        // Line ends in source text are one character, however the file writes them.
        Ok(plain.replace("\r\n", "\n"))
    };
    if is_raw {
        return Ok(plain(text)?.chars().map(u32::from).collect());
    }
    let mut values = Vec::with_capacity(text.len());
    let mut rest = Escaped::new(text);
    // Where CPython's reader is, to which a character that is not in ASCII is an escape of ten.
    let mut place = 0;
    while let Some(piece) = rest.next() {
        let start = place;
        let escape = match piece {
            Piece::Escape(escape) => escape,
            Piece::Plain(text) => {
                let sizes = text.chars().map(|c| if c.is_ascii() { 1 } else { 10 });
                place += sizes.sum::<usize>();
                values.extend(plain(text)?.chars().map(u32::from));
                continue;
            }
            Piece::Backslash => {
                values.push('\\'.into());
                continue;
            }
        };
        place += 2;
        let refused = |end: usize, why: &str| {
            let codec = "(unicode error) 'unicodeescape' codec can't decode bytes in position";
            BadEscape::Invalid(format!("{codec} {start}-{end}: {why}").into())
        };
        let mut digits = |count: usize| {
            let (value, read) = rest.digits(16, count);
            place += read;
            (read == count).then_some(value)
        };
        let value = match escape {
            '\n' => continue,
            '\r' => {
                rest.accept('\n');
                continue;
            }
            '\\' | '\'' | '"' => escape.into(),
            '0'..='7' => {
                let before = rest.rest().len();
                let value = rest.octal(escape, 2);
                place += before - rest.rest().len();
                if is_bytes { value & 0xFF } else { value }
            }
            'x' => match digits(2) {
                Some(value) => value,
                None if is_bytes => {
                    let message = format!("(value error) invalid \\x escape at position {start}");
                    return Err(BadEscape::Invalid(message.into()));
                }
                None => return Err(refused(place - 1, "truncated \\xXX escape")),
            },
            'u' if !is_bytes => match digits(4) {
                Some(value) => value,
                None => return Err(refused(place - 1, "truncated \\uXXXX escape")),
            },
            'U' if !is_bytes => match digits(8) {
                Some(value @ 0..=0x10_FFFF) => value,
                Some(_) => return Err(refused(place - 1, "illegal Unicode character")),
                None => return Err(refused(place - 1, "truncated \\UXXXXXXXX escape")),
            },
            'N' if !is_bytes => {
                let Some(name) = rest.braced().filter(|name| !name.is_empty()) else {
                    return Err(refused(place - 1, "malformed \\N character escape"));
                };
                place += name.len() + 2;
                names.push(name.to_owned());
                NAMED + names.len() as u32 - 1
            }
            _ => match control(escape, "abfnrtv") {
                Some(character) => character.into(),
                None => {
                    values.push('\\'.into());
                    escape.into()
                }
            },
        };
        values.push(value);
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(source: &str) -> String {
        let values = unescape(source, false, false, &mut Vec::new()).unwrap();
        values.into_iter().filter_map(char::from_u32).collect()
    }

    #[test]
    fn escapes_mean_what_the_reference_says() {
        assert_eq!(text(r"a\tb\n\\\'"), "a\tb\n\\'");
        assert_eq!(text(r"\x41\u00e9\U0001F600\101\0"), "Aé😀A\0");
        assert_eq!(text("one\\\ntwo\r\nthree"), "onetwo\nthree");
        assert_eq!(text(r"\d\ "), r"\d\ ");
        assert_eq!(
            unescape(r"\n\'", true, false, &mut Vec::new()).unwrap(),
            [92, 110, 92, 39],
            "raw"
        );
        assert_eq!(
            unescape(r"\u0041\xff\777", false, true, &mut Vec::new()).unwrap(),
            [92, 117, 48, 48, 52, 49, 255, 255],
            "bytes"
        );
        assert!(unescape(r"\x4", false, false, &mut Vec::new()).is_err());
        assert!(unescape("é", false, true, &mut Vec::new()).is_err());
        assert!(unescape(r"\N{", false, false, &mut Vec::new()).is_err());
        let mut names = Vec::new();
        let values = unescape(r"a\N{EURO SIGN}b\N{BULLET}", false, false, &mut names);
        assert_eq!(values.unwrap(), [97, NAMED, 98, NAMED + 1]);
        assert_eq!(names, ["EURO SIGN", "BULLET"]);
    }
}
