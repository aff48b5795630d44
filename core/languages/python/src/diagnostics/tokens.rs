//! A source as tokens, line by line: what Python's own reader makes of it, and what it refuses.
//!
//! A *statement line* ends where a line ends outside of brackets. Where a bracket is never closed, the line is taken to
//! end at the first line break behind which a statement seems to begin, so that what follows is read as what it is.

use super::{Refusal, numbers};
use std::ops::Range;

/// What kind of token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A name or keyword.
    Word,
    Number,
    Text,
    Sign,
    /// The end of the line.
    End,
}

/// A token.
#[derive(Clone, Debug)]
pub struct Token {
    pub kind: Kind,
    pub place: Range<usize>,
}

/// A statement line.
#[derive(Debug)]
pub struct Line {
    /// Its tokens, an [`Kind::End`] the last.
    pub tokens: Vec<Token>,
    /// Where it ends, its line break included.
    pub end: usize,
    /// What the reader itself refuses in it.
    pub refusal: Option<Refusal>,
}

/// Signs of more than one character, longest first.
const SIGNS: &[&str] = &[
    "**=", "//=", ">>=", "<<=", "...", "!=", "->", ":=", "+=", "-=", "*=", "/=", "%=", "&=", "|=",
    "^=", "@=", "==", "<=", ">=", "**", "//", "<<", ">>",
];
/// Words with which only statements begin.
const BEGINNINGS: &[&str] = &[
    "assert", "break", "class", "continue", "def", "del", "elif", "except", "finally", "from",
    "global", "import", "nonlocal", "pass", "raise", "return", "try", "while", "with",
];

/// The statement line that begins at a place, which is the beginning of a line; `None` at the end of the source. Adds how much was
/// read for that.
pub fn line(source: &str, start: usize, read_so_far: &mut usize) -> Option<Line> {
    (start < source.len()).then(|| {
        let whole = read(source, start, source.len());
        *read_so_far += whole.end - start;
        let is_open = |line: &Line| {
            let refusal = line.refusal.as_ref();
            refusal.is_some_and(|refusal| {
                refusal.is_bracket && line.end > end_of(source, refusal.place.start)
            })
        };
        if !is_open(&whole) {
            return whole;
        }
        // The bracket takes in what follows: where does a statement seem to begin?
        let mut end = end_of(source, start);
        while end < whole.end && !begins_statement(source, start, end) {
            end = end_of(source, end);
        }
        read(source, start, end)
    })
}

/// The place behind the line break that follows a place.
fn end_of(source: &str, at: usize) -> usize {
    source[at..]
        .find('\n')
        .map_or(source.len(), |end| at + end + 1)
}

/// Whether a new statement seems to begin at the start of a line.
pub fn begins_statement(source: &str, start: usize, at: usize) -> bool {
    let indent = |line: &str| line.len() - line.trim_start_matches([' ', '\t']).len();
    let line = &source[at..end_of(source, at)];
    if line.trim().is_empty() || indent(line) > indent(&source[start..end_of(source, start)]) {
        return false;
    }
    let text = line.trim_start();
    if text.starts_with([')', ']', '}', ',', '.']) {
        return false;
    }
    let word = text
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .next()
        .unwrap_or("");
    let before = source[start..at].trim_end();
    BEGINNINGS.contains(&word)
        || !before.ends_with([',', '(', '[', '{', '+', '-', '*', '/', '=', ':'])
}

/// Reads a line, up to `stop` at most.
fn read(source: &str, start: usize, stop: usize) -> Line {
    let bytes = &source.as_bytes()[..stop];
    let mut line = Line {
        tokens: Vec::new(),
        end: stop,
        refusal: None,
    };
    let mut open: Vec<(u8, usize)> = Vec::new();
    let mut at = start;
    while at < bytes.len() {
        let byte = bytes[at];
        let from = at;
        let kind = match byte {
            b'\n' | b'\r' if open.is_empty() => {
                line.end = end_of(source, at).min(stop);
                break;
            }
            b' ' | b'\t' | b'\x0c' | b'\n' | b'\r' => {
                at += 1;
                continue;
            }
            b'#' => {
                at = at + source[at..stop].find('\n').unwrap_or(stop - at);
                continue;
            }
            b'\\' if matches!(bytes.get(at + 1), Some(b'\n' | b'\r')) => {
                at = end_of(source, at).min(stop);
                continue;
            }
            b'"' | b'\'' => {
                let (end, refusal) = text_end(source, at, at, stop);
                at = end;
                line.refusal = line.refusal.take().or(refusal);
                Kind::Text
            }
            b'0'..=b'9' => {
                at = number(bytes, at, &mut line);
                Kind::Number
            }
            b'.' if bytes.get(at + 1).is_some_and(u8::is_ascii_digit) => {
                at = number(bytes, at, &mut line);
                Kind::Number
            }
            b'\\' => {
                at += 1;
                line.refusal = line.refusal.take().or(Some(Refusal {
                    place: at..at + 1,
                    message: "unexpected character after line continuation character".to_owned(),
                    is_bracket: false,
                    is_open: false,
                }));
                Kind::Sign
            }
            _ if !byte.is_ascii() && !is_letter(source, at) => {
                let character = source[at..].chars().next().unwrap_or_default();
                at += character.len_utf8();
                let code = u32::from(character);
                let message = match character.is_control() || character.is_whitespace() {
                    true => format!("invalid non-printable character U+{code:04X}"),
                    false => format!("invalid character '{character}' (U+{code:04X})"),
                };
                line.refusal = line.refusal.take().or(Some(Refusal {
                    place: from..at,
                    message,
                    is_bracket: false,
                    is_open: false,
                }));
                Kind::Sign
            }
            _ if is_word(byte) => {
                at += bytes[at..]
                    .iter()
                    .take_while(|byte| is_word(**byte))
                    .count();
                let is_prefix = at - from <= 2
                    && bytes[from..at]
                        .iter()
                        .all(|byte| b"rRbBfFuU".contains(byte))
                    && matches!(bytes.get(at), Some(b'"' | b'\''));
                if is_prefix {
                    let (end, refusal) = text_end(source, from, at, stop);
                    at = end;
                    line.refusal = line.refusal.take().or(refusal);
                    Kind::Text
                } else {
                    Kind::Word
                }
            }
            _ => {
                let rest = &source[at..stop];
                let sign = SIGNS.iter().find(|sign| rest.starts_with(**sign));
                at += sign.map_or(1, |sign| sign.len());
                let refusal = bracket(source, byte, from, &mut open);
                line.refusal = line.refusal.take().or(refusal);
                Kind::Sign
            }
        };
        line.tokens.push(Token {
            kind,
            place: from..at,
        });
        if line.refusal.is_some() {
            line.end = end_of(source, at).min(stop);
            break;
        }
    }
    let end = line.tokens.last().map_or(start, |last| last.place.end);
    let end = at.min(source.len()).max(end).min(line_break(source, end));
    line.tokens.push(Token {
        kind: Kind::End,
        place: end..end,
    });
    if let (None, Some(&(sign, place))) = (&line.refusal, open.last()) {
        line.refusal = Some(Refusal {
            place: place..place + 1,
            message: format!("'{}' was never closed", char::from(sign)),
            is_bracket: true,
            is_open: true,
        });
    }
    line
}

/// Where the line ends in which a place is.
fn line_break(source: &str, at: usize) -> usize {
    source[at..]
        .find(['\n', '\r'])
        .map_or(source.len(), |end| at + end)
}

/// Whether a name may hold the character at a place.
fn is_letter(source: &str, at: usize) -> bool {
    let character = source[at..].chars().next();
    character.is_some_and(char::is_alphanumeric)
}

fn is_word(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphanumeric() || !byte.is_ascii()
}

/// The end of a number; what is refused in it goes to the line.
fn number(bytes: &[u8], start: usize, line: &mut Line) -> usize {
    match numbers::end(bytes, start) {
        Ok(end) => end,
        Err((at, message)) => {
            line.refusal = line.refusal.take().or(Some(Refusal {
                place: at..at + 1,
                message,
                is_bracket: false,
                is_open: false,
            }));
            start + 1
        }
    }
}

/// The end of a text that begins at `quote`, behind its prefix; or what is refused.
fn text_end(source: &str, start: usize, quote: usize, stop: usize) -> (usize, Option<Refusal>) {
    let bytes = &source.as_bytes()[..stop];
    let sign = bytes[quote];
    let is_long = bytes[quote..].starts_with(&[sign; 3]);
    let close = if is_long { 3 } else { 1 };
    let mut at = quote + close;
    loop {
        match bytes.get(at) {
            Some(b'\\') => at += 1,
            Some(b'\n') | None if !is_long || at >= bytes.len() => break,
            Some(&byte) if byte == sign && bytes[at..].starts_with(&[sign; 3][..close]) => {
                return (at + close, None);
            }
            _ => {}
        }
        at += 1;
    }
    let last = match is_long {
        true => source.lines().count(),
        false => source[..start].matches('\n').count() + 1,
    };
    let kind = if is_long {
        "triple-quoted string"
    } else {
        "string"
    };
    let refusal = Refusal {
        place: start..quote + close,
        message: format!("unterminated {kind} literal (detected at line {last})"),
        is_bracket: false,
        is_open: false,
    };
    // Of a text of several lines only the first is taken for broken.
    let end = if is_long {
        line_break(source, quote)
    } else {
        at
    };
    (end.min(stop), Some(refusal))
}

/// Opens or closes a bracket.
fn bracket(source: &str, sign: u8, at: usize, open: &mut Vec<(u8, usize)>) -> Option<Refusal> {
    let opener = match sign {
        b'(' | b'[' | b'{' => {
            open.push((sign, at));
            return None;
        }
        b')' => b'(',
        b']' => b'[',
        b'}' => b'{',
        _ => return None,
    };
    let sign = char::from(sign);
    let message = match open.pop() {
        Some((found, _)) if found == opener => return None,
        None => format!("unmatched '{sign}'"),
        Some((found, place)) => {
            let number = |at: usize| source[..at].matches('\n').count() + 1;
            let found = char::from(found);
            let line = if number(place) == number(at) {
                String::new()
            } else {
                format!(" on line {}", number(place))
            };
            format!(
                "closing parenthesis '{sign}' does not match opening parenthesis '{found}'{line}"
            )
        }
    };
    Some(Refusal {
        place: at..at + 1,
        message,
        is_bracket: true,
        is_open: false,
    })
}
