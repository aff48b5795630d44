//! One line of text, read from left to right.

use super::{ParseError, Parsed};
use crate::spelling::bare_len;
use crate::{Position, Reg, Span};

/// Registers beyond this are refused: tables have an entry for each register up to the last.
const MAX_REGISTERS: u32 = 1 << 22;

/// A place in a line. Every method that reads something first skips the spaces in front of it, except
/// those whose names end in `_here`.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    line: u32,
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(line: u32, text: &'a str) -> Cursor<'a> {
        Cursor { line, text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(super) fn skip_spaces(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// That something was expected at the next thing in this line.
    pub(super) fn error(&self, expected: &str) -> ParseError {
        let mut here = self.clone();
        here.skip_spaces();
        let rest = here.rest();
        let length = match bare_len(rest) {
            0 => rest.chars().next().map_or(0, char::len_utf8),
            length => length,
        };
        let found = match &rest[..length] {
            "" => "the end of the line".to_owned(),
            found => format!("`{found}`"),
        };
        here.complain(format!("expected {expected}, found {found}"))
    }

    /// That something is wrong right here.
    pub(super) fn complain(&self, message: String) -> ParseError {
        let column = self.text[..self.at].chars().count() as u32;
        ParseError {
            at: Position {
                line: self.line,
                column,
            },
            message,
        }
    }

    /// The same some bytes further on.
    pub(super) fn complain_at(&self, bytes: usize, message: String) -> ParseError {
        let mut there = self.clone();
        there.at = (there.at + bytes).min(there.text.len());
        there.complain(message)
    }

    /// All that is left.
    pub(super) fn rest_of_line(&mut self) -> &'a str {
        let rest = self.rest();
        self.at = self.text.len();
        rest
    }

    /// Whether only a comment or a span is left.
    pub(super) fn at_end(&mut self) -> bool {
        self.skip_spaces();
        self.rest().is_empty() || self.rest().starts_with(['#', ';'])
    }

    /// Whether a name with a colon behind it comes next.
    pub(super) fn at_label(&self) -> bool {
        let mut ahead = self.clone();
        ahead.name("").is_ok() && ahead.rest().starts_with(':')
    }

    /// Whether the next character is this one.
    pub(super) fn at_char(&mut self, c: char) -> bool {
        self.skip_spaces();
        self.rest().starts_with(c)
    }

    /// Takes this text if it comes next without a space in between.
    pub(super) fn eat_here(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    /// Takes this text if it comes next.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        self.skip_spaces();
        self.eat_here(text)
    }

    /// Takes this text, which has to come next.
    pub(super) fn expect(&mut self, text: &str) -> Parsed<()> {
        if self.eat(text) {
            Ok(())
        } else {
            Err(self.error(&format!("`{text}`")))
        }
    }

    /// Takes this word if it comes next, as a whole.
    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        self.skip_spaces();
        let found = &self.rest()[..bare_len(self.rest())] == word;
        if found {
            self.at += word.len();
        }
        found
    }

    /// A bare word; empty if there is none.
    pub(super) fn word(&mut self) -> &'a str {
        self.skip_spaces();
        let word = &self.rest()[..bare_len(self.rest())];
        self.at += word.len();
        word
    }

    /// Characters up to the next space; empty at the end of the line.
    pub(super) fn symbols(&mut self) -> &'a str {
        self.skip_spaces();
        let rest = self.rest();
        let found = &rest[..rest.find(char::is_whitespace).unwrap_or(rest.len())];
        self.at += found.len();
        found
    }

    /// A name, bare or quoted.
    pub(super) fn name(&mut self, what: &str) -> Parsed<String> {
        if self.at_char('"') {
            return self.quoted();
        }
        match self.word() {
            "" => Err(self.error(what)),
            word => Ok(word.to_owned()),
        }
    }

    /// A text in double quotes.
    pub(super) fn quoted(&mut self) -> Parsed<String> {
        self.expect("\"")?;
        let mut text = String::new();
        loop {
            match self.next_char_here()? {
                None => return Ok(text),
                Some((c, _)) => text.push(c),
            }
        }
    }

    /// Bytes as `b"…"`.
    pub(super) fn bytes(&mut self) -> Parsed<Vec<u8>> {
        self.expect("b\"")?;
        let mut bytes = Vec::new();
        loop {
            let start = self.clone();
            match self.next_char_here()? {
                None => return Ok(bytes),
                Some((c, escaped)) if c.is_ascii() || (escaped && u32::from(c) < 256) => {
                    bytes.push(c as u8);
                }
                Some(_) => {
                    return Err(start.complain("expected a byte: ASCII or `\\xNN`".into()));
                }
            }
        }
    }

    /// The next character inside quotes and whether it was written as an escape; `None` behind the
    /// closing quote.
    fn next_char_here(&mut self) -> Parsed<Option<(char, bool)>> {
        let start = self.clone();
        let Some(c) = self.take_here() else {
            return Err(self.complain("expected `\"`, found the end of the line".into()));
        };
        if c != '\\' {
            return Ok((c != '"').then_some((c, false)));
        }
        let escaped = match self.take_here() {
            Some(c @ ('"' | '\\')) => Some(c),
            Some('n') => Some('\n'),
            Some('r') => Some('\r'),
            Some('t') => Some('\t'),
            Some('x') => {
                let digits = self.rest().get(..2).unwrap_or("");
                self.at += digits.len();
                hexadecimal(digits)
            }
            Some('u') if self.eat_here("{") => {
                let length = self.rest().find('}').unwrap_or(0);
                let digits = &self.rest()[..length];
                self.at += length;
                self.eat_here("}").then(|| hexadecimal(digits)).flatten()
            }
            _ => None,
        };
        match escaped {
            Some(c) => Ok(Some((c, true))),
            None => {
                let found = &self.text[start.at..self.at];
                let expected = r#"one of `\"`, `\\`, `\n`, `\r`, `\t`, `\xNN`, `\u{N}`"#;
                Err(start.complain(format!("expected an escape: {expected}, found `{found}`")))
            }
        }
    }

    fn take_here(&mut self) -> Option<char> {
        let c = self.rest().chars().next()?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Decimal digits without a sign; empty if there are none.
    pub(super) fn digits_here(&mut self) -> &'a str {
        let rest = self.rest();
        let length = rest
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// A register.
    pub(super) fn reg(&mut self) -> Parsed<Reg> {
        self.skip_spaces();
        let start = self.clone();
        let number = if self.eat_here("%") {
            self.digits_here()
        } else {
            ""
        };
        if number.is_empty() {
            return Err(start.error("a register such as `%0`"));
        }
        match number.parse() {
            Ok(number) if number < MAX_REGISTERS => Ok(Reg(number)),
            _ => Err(start.complain(format!(
                "expected a register below %{MAX_REGISTERS}, found `%{number}`"
            ))),
        }
    }

    /// The span at the end of a line, or none; [`Cursor::at_end`] holds.
    pub(super) fn span(&mut self) -> Parsed<Span> {
        let mut span = Span::NONE;
        if self.eat("#") {
            let start = self.clone();
            span.start = self.position()?;
            self.expect("-")?;
            span.end = self.position()?;
            if !span.is_some() {
                return Err(start.complain("expected a line from 1 on, found line 0".into()));
            }
        }
        self.skip_spaces();
        if self.rest().is_empty() || self.rest().starts_with(';') {
            Ok(span)
        } else {
            Err(self.error("the end of the line"))
        }
    }

    /// What has been read of the line, without spaces around it.
    pub(super) fn taken(&self) -> Span {
        let text = self.text[..self.at].trim_end();
        let column = |bytes: usize| text[..bytes].chars().count() as u32;
        let place = |bytes: usize| Position {
            line: self.line,
            column: column(bytes),
        };
        Span {
            start: place(text.len() - text.trim_start().len()),
            end: place(text.len()),
        }
    }

    /// `line:column`.
    fn position(&mut self) -> Parsed<Position> {
        let line = self.count()?;
        self.expect(":")?;
        let column = self.count()?;
        Ok(Position { line, column })
    }

    /// A number that fits its type.
    pub(super) fn number<T: std::str::FromStr>(&mut self, what: &str) -> Parsed<T> {
        self.skip_spaces();
        let start = self.clone();
        let sign = usize::from(self.rest().starts_with('-'));
        self.at += sign;
        let digits = self.digits_here().len();
        let text = &self.text[self.at - digits - sign..self.at];
        text.parse().map_err(|_| start.error(what))
    }

    fn count(&mut self) -> Parsed<u32> {
        self.skip_spaces();
        let start = self.clone();
        match self.digits_here().parse() {
            Ok(count) => Ok(count),
            Err(_) => Err(start.error("a place in the source as `line:column-line:column`")),
        }
    }

    /// Nothing but a comment may be left.
    pub(super) fn end(&mut self) -> Parsed<()> {
        if self.at_end() && !self.at_char('#') {
            Ok(())
        } else {
            Err(self.error("the end of the line"))
        }
    }
}

fn hexadecimal(digits: &str) -> Option<char> {
    let all_digits = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    char::from_u32(all_digits.then(|| u32::from_str_radix(digits, 16).ok())??)
}
