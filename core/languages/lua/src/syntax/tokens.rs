//! Tokens.

use super::{Read, Wrong};

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Name,
    /// A reserved word, or a sign.
    Mark,
    Number,
    Text,
    /// The end of the source.
    End,
}

impl Kind {
    /// What messages call it.
    pub(super) fn shown(self) -> &'static str {
        match self {
            Kind::Name => "<name>",
            Kind::Number => "<number>",
            Kind::Text => "<string>",
            Kind::End | Kind::Mark => "<eof>",
        }
    }
}

/// A token; its text is the source's, escapes read.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    pub text: String,
    /// The line on which it ends.
    pub line: u32,
    pub start: usize,
}

impl Token {
    /// What stands in front of the first.
    pub(super) fn nothing() -> Token {
        Token {
            kind: Kind::End,
            text: String::new(),
            line: 1,
            start: 0,
        }
    }

    pub(super) fn is(&self, text: &str) -> bool {
        self.kind == Kind::Mark && self.text == text
    }

    /// How messages quote it.
    pub(super) fn shown(&self) -> String {
        match self.kind {
            Kind::End => "<eof>".to_owned(),
            _ => format!("'{}'", self.text),
        }
    }
}

const WORDS: [&str; 22] = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
];
/// Signs of several characters, the longest first.
const SIGNS: [&str; 10] = ["...", "..", "//", "==", "~=", "<=", ">=", "<<", ">>", "::"];

pub(super) struct Tokens<'a> {
    source: &'a [u8],
    at: usize,
    line: u32,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(source: &'a [u8]) -> Tokens<'a> {
        Tokens {
            source,
            at: 0,
            line: 1,
        }
    }

    fn peek(&self, behind: usize) -> Option<u8> {
        self.source.get(self.at + behind).copied()
    }

    /// An error at what has been read of a token.
    fn refuse<T>(&self, message: &str, shown: Option<&[u8]>) -> Read<T> {
        let near = match shown {
            Some(text) => format!("'{}'", String::from_utf8_lossy(text)),
            None => "<eof>".to_owned(),
        };
        Err(Wrong {
            line: self.line,
            at: self.at.min(self.source.len()),
            text: format!("{message} near {near}"),
        })
    }

    fn token(&self, kind: Kind, text: impl Into<String>, start: usize) -> Token {
        Token {
            kind,
            text: text.into(),
            line: self.line,
            start,
        }
    }

    /// Passes a line's end, of one character or of two different ones.
    fn pass_line_end(&mut self) {
        let first = self.peek(0);
        self.at += 1;
        if matches!(self.peek(0), Some(b'\n' | b'\r')) && self.peek(0) != first {
            self.at += 1;
        }
        self.line += 1;
    }

    pub(super) fn next(&mut self) -> Read<Token> {
        loop {
            let start = self.at;
            let Some(byte) = self.peek(0) else {
                return Ok(self.token(Kind::End, "", start));
            };
            match byte {
                b'\n' | b'\r' => self.pass_line_end(),
                b' ' | b'\t' | 11 | 12 => self.at += 1,
                b'-' if self.peek(1) == Some(b'-') => self.comment()?,
                b'[' if matches!(self.peek(1), Some(b'[' | b'=')) => {
                    let Some(level) = self.long_bracket() else {
                        let text = &self.source[start..self.at];
                        return self.refuse("invalid long string delimiter", Some(text));
                    };
                    self.long(level, "string")?;
                    let text = String::from_utf8_lossy(&self.source[start..self.at]);
                    return Ok(self.token(Kind::Text, text, start));
                }
                b'"' | b'\'' => return self.text(byte, start),
                b'0'..=b'9' => return self.number(start),
                b'.' if self.peek(1).is_some_and(|next| next.is_ascii_digit()) => {
                    return self.number(start);
                }
                b'a'..=b'z' | b'A'..=b'Z' | b'_' => {
                    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
                    while self.peek(0).is_some_and(is_part) {
                        self.at += 1;
                    }
                    let text = String::from_utf8_lossy(&self.source[start..self.at]);
                    let is_word = WORDS.contains(&&*text);
                    let kind = if is_word { Kind::Mark } else { Kind::Name };
                    return Ok(self.token(kind, text, start));
                }
                _ => return Ok(self.sign(byte, start)),
            }
        }
    }

    fn sign(&mut self, byte: u8, start: usize) -> Token {
        let rest = &self.source[start..];
        let long = SIGNS.iter().find(|sign| rest.starts_with(sign.as_bytes()));
        if let Some(sign) = long {
            self.at += sign.len();
            return self.token(Kind::Mark, *sign, start);
        }
        self.at += 1;
        let text = match byte {
            b' '..=b'~' => char::from(byte).to_string(),
            _ => format!("<\\{byte}>"),
        };
        self.token(Kind::Mark, text, start)
    }

    fn comment(&mut self) -> Read<()> {
        self.at += 2;
        if self.peek(0) == Some(b'[')
            && let Some(level) = self.long_bracket()
        {
            return self.long(level, "comment");
        }
        while self
            .peek(0)
            .is_some_and(|byte| byte != b'\n' && byte != b'\r')
        {
            self.at += 1;
        }
        Ok(())
    }

    /// Passes `[==[`, and tells its level; where it is none, passes what looks like one.
    fn long_bracket(&mut self) -> Option<usize> {
        let mut level = 0;
        while self.peek(1 + level) == Some(b'=') {
            level += 1;
        }
        if self.peek(1 + level) == Some(b'[') {
            self.at += level + 2;
            return Some(level);
        }
        self.at += 1 + level;
        None
    }

    fn long(&mut self, level: usize, what: &str) -> Read<()> {
        let first = self.line;
        loop {
            match self.peek(0) {
                None => {
                    let message = format!("unfinished long {what} (starting at line {first})");
                    return self.refuse(&message, None);
                }
                Some(b'\n' | b'\r') => self.pass_line_end(),
                Some(b']') => {
                    self.at += 1;
                    let closes = (0..level).all(|place| self.peek(place) == Some(b'='));
                    if closes && self.peek(level) == Some(b']') {
                        self.at += level + 1;
                        return Ok(());
                    }
                }
                Some(_) => self.at += 1,
            }
        }
    }

    fn number(&mut self, start: usize) -> Read<Token> {
        let is_hexadecimal =
            self.peek(0) == Some(b'0') && matches!(self.peek(1), Some(b'x' | b'X'));
        if is_hexadecimal {
            self.at += 2;
        }
        let marks: &[u8] = if is_hexadecimal { b"pP" } else { b"eE" };
        while let Some(byte) = self.peek(0) {
            if marks.contains(&byte) {
                self.at += 1;
                if matches!(self.peek(0), Some(b'+' | b'-')) {
                    self.at += 1;
                }
            } else if byte.is_ascii_hexdigit() || byte == b'.' {
                self.at += 1;
            } else {
                break;
            }
        }
        if (self.peek(0)).is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_') {
            self.at += 1;
        }
        let bytes = &self.source[start..self.at];
        if !is_number(bytes, is_hexadecimal) {
            return self.refuse("malformed number", Some(bytes));
        }
        let text = String::from_utf8_lossy(bytes);
        Ok(self.token(Kind::Number, text, start))
    }

    fn text(&mut self, quote: u8, start: usize) -> Read<Token> {
        self.at += 1;
        let mut read = vec![quote];
        loop {
            match self.peek(0) {
                None => return self.refuse("unfinished string", None),
                Some(b'\n' | b'\r') => return self.refuse("unfinished string", Some(&read)),
                Some(b'\\') => self.escape(&mut read)?,
                Some(byte) => {
                    read.push(byte);
                    self.at += 1;
                    if byte == quote {
                        return Ok(self.token(Kind::Text, String::from_utf8_lossy(&read), start));
                    }
                }
            }
        }
    }

    fn escape(&mut self, read: &mut Vec<u8>) -> Read<()> {
        let first = self.at;
        self.at += 1;
        let plain = match self.peek(0) {
            Some(b'a') => 7,
            Some(b'b') => 8,
            Some(b'f') => 12,
            Some(b'n') => b'\n',
            Some(b'r') => b'\r',
            Some(b't') => b'\t',
            Some(b'v') => 11,
            Some(byte @ (b'\\' | b'"' | b'\'')) => byte,
            Some(b'\n' | b'\r') => {
                read.push(b'\n');
                self.pass_line_end();
                return Ok(());
            }
            Some(b'z') => {
                self.at += 1;
                while let Some(byte) = self.peek(0) {
                    match byte {
                        b'\n' | b'\r' => self.pass_line_end(),
                        b' ' | b'\t' | 11 | 12 => self.at += 1,
                        _ => break,
                    }
                }
                return Ok(());
            }
            Some(b'x') => {
                self.at += 1;
                for _ in 0..2 {
                    if !self.peek(0).is_some_and(|byte| byte.is_ascii_hexdigit()) {
                        return self.refuse_escape(read, first, "hexadecimal digit expected");
                    }
                    self.at += 1;
                }
                read.push(b'?');
                return Ok(());
            }
            Some(b'u') => return self.code_point(read, first),
            Some(b'0'..=b'9') => {
                let mut code = 0;
                for _ in 0..3 {
                    let Some(digit) = self.peek(0).filter(u8::is_ascii_digit) else {
                        break;
                    };
                    code = code * 10 + u32::from(digit - b'0');
                    self.at += 1;
                }
                if code > 255 {
                    return self.refuse_escape(read, first, "decimal escape too large");
                }
                read.push(code as u8);
                return Ok(());
            }
            None => return self.refuse("unfinished string", None),
            Some(_) => return self.refuse_escape(read, first, "invalid escape sequence"),
        };
        read.push(plain);
        self.at += 1;
        Ok(())
    }

    fn code_point(&mut self, read: &mut Vec<u8>, first: usize) -> Read<()> {
        self.at += 1;
        if self.peek(0) != Some(b'{') {
            return self.refuse_escape(read, first, "missing '{'");
        }
        self.at += 1;
        let mut code: u32 = 0;
        let mut count = 0;
        while let Some(digit) = self.peek(0).and_then(|byte| char::from(byte).to_digit(16)) {
            if code > 0x7FFF_FFFF >> 4 {
                return self.refuse_escape(read, first, "UTF-8 value too large");
            }
            code = code * 16 + digit;
            count += 1;
            self.at += 1;
        }
        if count == 0 {
            return self.refuse_escape(read, first, "hexadecimal digit expected");
        }
        if self.peek(0) != Some(b'}') {
            return self.refuse_escape(read, first, "missing '}'");
        }
        self.at += 1;
        read.push(b'?');
        Ok(())
    }

    /// An error in an escape sequence, which is shown up to the character at hand.
    fn refuse_escape<T>(&self, read: &[u8], first: usize, message: &str) -> Read<T> {
        let behind = (self.at + 1).min(self.source.len());
        let shown = [read, &self.source[first..behind]].concat();
        self.refuse(message, Some(&shown))
    }
}

/// Whether what looks like a number is one.
fn is_number(text: &[u8], is_hexadecimal: bool) -> bool {
    let (digits, mark): (&[u8], _) = match is_hexadecimal {
        true => (&text[2..], b'p'),
        false => (text, b'e'),
    };
    let mut parts = digits.splitn(2, |byte| byte.to_ascii_lowercase() == mark);
    let mantissa = parts.next().unwrap_or_default();
    let is_digit = |byte: &u8| match is_hexadecimal {
        true => byte.is_ascii_hexdigit(),
        false => byte.is_ascii_digit(),
    };
    let points = mantissa.iter().filter(|&&byte| byte == b'.').count();
    let rest = mantissa.iter().filter(|&&byte| byte != b'.');
    let (mut count, mut all) = (0, true);
    for byte in rest {
        count += 1;
        all &= is_digit(byte);
    }
    let exponent = parts.next().is_none_or(|exponent| {
        let digits = exponent
            .strip_prefix(b"-")
            .or_else(|| exponent.strip_prefix(b"+"));
        let digits = digits.unwrap_or(exponent);
        !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
    });
    points <= 1 && count > 0 && all && exponent
}
