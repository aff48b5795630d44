//! Texts and bytes as literals that a program could hold.

use crate::value::unicode::is_printable;
use ir::{Quotes, surrogate};
use std::fmt::Write;

/// The quote to put around something: the single one, unless it would need escaping and the double would not.
fn quote_for(has_single: bool, has_double: bool) -> char {
    if has_single && !has_double { '"' } else { '\'' }
}

/// Appends a text as a literal; with `ascii`, characters beyond ASCII are escaped too.
pub fn push_quoted(out: &mut String, quotes: Quotes, text: &str, ascii: bool) {
    let quote = match quotes {
        Quotes::SingleFirst => quote_for(text.contains('\''), text.contains('"')),
        Quotes::Double => '"',
    };
    out.push(quote);
    // What needs no escape is copied in stretches.
    let mut copied = 0;
    for (at, c) in text.char_indices() {
        let plain = if c.is_ascii() {
            matches!(c, ' '..='~') && c != '\\' && c != quote
        } else {
            !ascii && is_printable(c)
        };
        if plain {
            continue;
        }
        out.push_str(&text[copied..at]);
        copied = at + c.len_utf8();
        match quotes {
            Quotes::SingleFirst => push_escape(out, c),
            Quotes::Double => push_utf16_escape(out, c),
        }
    }
    out.push_str(&text[copied..]);
    out.push(quote);
}

/// Appends the escape of a character in languages that have none for what takes more than four digits.
fn push_utf16_escape(out: &mut String, c: char) {
    if matches!(c, '\n' | '\r' | '\t' | '\\' | '"') {
        return push_escape(out, c);
    }
    for unit in surrogate::units(c.encode_utf8(&mut [0; 4])) {
        // Writing to a string cannot fail.
        let _ = write!(out, "\\u{unit:04x}");
    }
}

/// Appends the escape of a character.
pub(super) fn push_escape(out: &mut String, c: char) {
    match c {
        '\n' => out.push_str("\\n"),
        '\r' => out.push_str("\\r"),
        '\t' => out.push_str("\\t"),
        '\\' | '\'' | '"' => out.extend(['\\', c]),
        _ => {
            let code = c as u32;
            // Writing to a string cannot fail.
            let _ = match code {
                0..=0xff => write!(out, "\\x{code:02x}"),
                0x100..=0xffff => write!(out, "\\u{code:04x}"),
                _ => write!(out, "\\U{code:08x}"),
            };
        }
    }
}

/// Escapes what is beyond ASCII in a text that is a literal, or holds literals, already.
#[must_use]
pub fn escape_beyond_ascii(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii() {
            out.push(c);
        } else {
            push_escape(&mut out, c);
        }
    }
    out
}

/// Appends bytes as a literal; with `mutable`, single quotes are escaped in any case.
pub fn push_bytes(out: &mut String, bytes: &[u8], mutable: bool) {
    let quote = quote_for(bytes.contains(&b'\''), bytes.contains(&b'"'));
    out.push('b');
    out.push(quote);
    for &byte in bytes {
        let c = char::from(byte);
        if matches!(c, ' '..='~') && c != '\\' && c != quote && !(mutable && c == '\'') {
            out.push(c);
        } else {
            push_escape(out, c);
        }
    }
    out.push(quote);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_of_double_quotes_escape_in_units_of_utf_16() {
        let mut out = String::new();
        push_quoted(&mut out, Quotes::Double, "it's \"so\"\n\0\u{f0000}é", false);
        assert_eq!(out, r#""it's \"so\"\n\u0000\udb80\udc00é""#);
    }

    #[test]
    fn literals_are_quoted_and_escaped_as_in_the_reference() {
        for (text, literal, ascii) in [
            ("", "''", "''"),
            ("it's", r#""it's""#, r#""it's""#),
            (r#"it's "x""#, r#"'it\'s "x"'"#, r#"'it\'s "x"'"#),
            (
                "a\n\t\r\\\0\x7f\u{1b}",
                r"'a\n\t\r\\\x00\x7f\x1b'",
                r"'a\n\t\r\\\x00\x7f\x1b'",
            ),
            ("é→🎉", "'é→🎉'", r"'\xe9\u2192\U0001f389'"),
            (
                "\u{a0}\u{ad}\u{200b}\u{e000}\u{378}\u{10ffff}",
                r"'\xa0\xad\u200b\ue000\u0378\U0010ffff'",
                r"'\xa0\xad\u200b\ue000\u0378\U0010ffff'",
            ),
        ] {
            let (mut plain, mut escaped) = (String::new(), String::new());
            push_quoted(&mut plain, Quotes::SingleFirst, text, false);
            push_quoted(&mut escaped, Quotes::SingleFirst, text, true);
            assert_eq!((&*plain, &*escaped), (literal, ascii));
            assert_eq!(escape_beyond_ascii(&plain), ascii);
        }
    }

    #[test]
    fn bytes_are_quoted_and_escaped_as_in_the_reference() {
        let mut out = String::new();
        push_bytes(&mut out, b"it's\x00\xff\n\\\"", false);
        push_bytes(&mut out, b"it's", false);
        push_bytes(&mut out, b"it's", true);
        assert_eq!(out, r#"b'it\'s\x00\xff\n\\"'b"it's"b"it\'s""#);
    }
}
