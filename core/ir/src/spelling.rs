//! How the text form spells names and texts.
//!
//! A name stands bare where that leaves no doubt about where it ends, otherwise in double quotes.
//! Bare names are words of letters, digits and `_ $ . ? !` (`-` inside), perhaps with parts in
//! angle brackets (`f.<locals>.g`, `<lambda>`) and perhaps with a leading `::` or `&`.

use std::fmt::Write;

fn is_word_char(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '_' | '$' | '.' | '?' | '!')
}

/// The length of a bracketed part such as `<lambda>` at the start of the text; 0 if there is none.
fn bracketed_len(text: &str) -> usize {
    let Some(inside) = text.strip_prefix('<') else {
        return 0;
    };
    let word = inside.find(|c| !is_word_char(c)).unwrap_or(inside.len());
    if word > 0 && inside[word..].starts_with('>') {
        word + 2
    } else {
        0
    }
}

/// The length in bytes of the bare name at the start of the text; 0 if there is none.
pub(crate) fn bare_len(text: &str) -> usize {
    let start = match text.as_bytes() {
        [b':', b':', ..] => 2,
        [b'&', ..] => 1,
        _ => 0,
    };
    let mut at = start;
    while let Some(c) = text[at..].chars().next() {
        if is_word_char(c) || (c == '-' && at > start) {
            at += c.len_utf8();
            continue;
        }
        match bracketed_len(&text[at..]) {
            0 => break,
            length => at += length,
        }
    }
    if at > start { at } else { 0 }
}

/// Appends a name, quoted where it has to be.
pub(crate) fn push_name(out: &mut String, name: &str) {
    if !name.is_empty() && bare_len(name) == name.len() {
        out.push_str(name);
    } else {
        push_quoted(out, name);
    }
}

/// Appends a text in double quotes, on one line whatever it holds.
pub(crate) fn push_quoted(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            // What a reader could not see, or what would turn or break the line.
            c if c.is_control()
                || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}') =>
            {
                let _ = write!(out, "\\u{{{:x}}}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
}

/// Appends bytes as `b"…"`.
pub(crate) fn push_bytes(out: &mut String, bytes: &[u8]) {
    out.push_str("b\"");
    for &byte in bytes {
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            b' '..=b'~' => out.push(char::from(byte)),
            _ => {
                let _ = write!(out, "\\x{byte:02x}");
            }
        }
    }
    out.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(name: &str) -> String {
        let mut out = String::new();
        push_name(&mut out, name);
        out
    }

    #[test]
    fn names_of_programs_stand_bare() {
        for name in [
            "x",
            "::x",
            ".0",
            "$and_3",
            "<lambda>",
            "f.<locals>.g",
            "größe",
            "empty?",
            "WS-TOTAL",
            "0",
        ] {
            assert_eq!(spelled(name), name);
        }
    }

    #[test]
    fn names_that_could_be_misread_are_quoted() {
        for (name, quoted) in [
            ("", r#""""#),
            ("::", r#""::""#),
            ("a b", r#""a b""#),
            ("#x", r##""#x""##),
            ("-x", r#""-x""#),
            ("a,b", r#""a,b""#),
            ("<", r#""<""#),
            ("a>", r#""a>""#),
            ("a\n\u{202e}\"\\", r#""a\n\u{202e}\"\\""#),
        ] {
            assert_eq!(spelled(name), quoted);
        }
    }

    #[test]
    fn a_bare_name_ends_where_punctuation_begins() {
        assert_eq!(bare_len("C:P>"), 1);
        assert_eq!(bare_len("key=%3"), 3);
        assert_eq!(bare_len("<lambda>@f"), 8);
        assert_eq!(bare_len("%3"), 0);
    }
}
