//! Preprocessing tokens: a source as words, with line splices taken out and comments turned into space.
//!
//! A token says where in the *program's own files* it comes from: one from a header of the library has the place of the
//! `#include`, one from a macro that of the macro's use. Spans of instructions are made from these alone.

use std::rc::Rc;

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An identifier or keyword.
    Word,
    /// A preprocessing number.
    Number,
    /// A character constant, prefix and quotes included.
    Char,
    /// A string literal, prefix and quotes included.
    Text,
    /// An operator or separator.
    Punct,
    /// A character that begins no token.
    Stray,
    /// The end of the source.
    End,
}

/// A stretch of bytes of the texts that a unit is read from (`places`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(super) struct Place {
    pub start: u32,
    pub end: u32,
}

impl Place {
    /// This stretch of a text that begins at an offset among all.
    pub fn behind(self, start: u32) -> Place {
        Place {
            start: self.start + start,
            end: self.end + start,
        }
    }

    /// The least stretch that holds both.
    pub fn to(self, other: Place) -> Place {
        Place {
            start: self.start.min(other.start),
            end: self.end.max(other.end),
        }
    }
}

/// The names of macros whose expansion a token comes from; those do not expand it again.
pub(super) type Hidden = Option<Rc<HiddenNames>>;

/// A list of names, shared by its tails.
#[derive(Debug)]
pub(super) struct HiddenNames {
    pub name: Rc<str>,
    pub rest: Hidden,
}

/// A token.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    /// Its spelling, without line splices.
    pub text: Rc<str>,
    pub place: Place,
    /// Whether it is the first on its line.
    pub starts_line: bool,
    /// Whether white space stands in front of it.
    pub spaced: bool,
    pub hidden: Hidden,
    /// Whether it comes from a header of the library.
    pub from_header: bool,
    /// Which of the program's own headers it comes from, counted from 1; 0 of the source itself.
    pub file: u16,
}

impl Token {
    pub fn is(&self, text: &str) -> bool {
        matches!(self.kind, Kind::Punct | Kind::Word) && &*self.text == text
    }

    /// Whether this is a text that its line ends before its quote.
    pub fn is_open_text(&self) -> bool {
        let inside = self.text.find('"').map(|at| &self.text[at + 1..]);
        self.kind == Kind::Text && inside.is_some_and(|inside| !inside.ends_with('"'))
    }

    pub fn is_hidden_from(&self, name: &str) -> bool {
        let mut at = &self.hidden;
        while let Some(names) = at {
            if &*names.name == name {
                return true;
            }
            at = &names.rest;
        }
        false
    }
}

/// The operators, longest first.
const PUNCTUATORS: &[&str] = &[
    "%:%:", "...", "<<=", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||",
    "*=", "/=", "%=", "+=", "-=", "&=", "^=", "|=", "##", "<:", ":>", "<%", "%>", "%:", "[", "]",
    "(", ")", "{", "}", ".", "&", "*", "+", "-", "~", "!", "/", "%", "<", ">", "^", "|", "?", ":",
    ";", "=", ",", "#",
];

/// The usual spelling of an operator that has two.
fn usual(text: &str) -> &str {
    match text {
        "<:" => "[",
        ":>" => "]",
        "<%" => "{",
        "%>" => "}",
        "%:" => "#",
        "%:%:" => "##",
        _ => text,
    }
}

/// Splits a source into tokens. `place` is given where the source is a header: then all tokens are there.
pub(super) fn tokens(source: &str, place: Option<Place>) -> Vec<Token> {
    let mut lexer = Lexer {
        source: source.as_bytes(),
        text: source,
        at: 0,
    };
    let mut found = Vec::new();
    let mut starts_line = true;
    let mut spaced = false;
    loop {
        match lexer.space() {
            Space::Line => {
                starts_line = true;
                continue;
            }
            Space::Some => {
                spaced = true;
                continue;
            }
            Space::None => {}
        }
        let start = lexer.at;
        let (kind, text) = lexer.token();
        found.push(Token {
            kind,
            text,
            place: place.unwrap_or(Place {
                start: start as u32,
                end: lexer.at as u32,
            }),
            starts_line,
            spaced,
            hidden: None,
            from_header: place.is_some(),
            file: 0,
        });
        if kind == Kind::End {
            return found;
        }
        starts_line = false;
        spaced = false;
    }
}

enum Space {
    None,
    Some,
    Line,
}

struct Lexer<'a> {
    source: &'a [u8],
    text: &'a str,
    at: usize,
}

impl Lexer<'_> {
    fn peek(&self, ahead: usize) -> u8 {
        self.source.get(self.at + ahead).copied().unwrap_or(0)
    }

    /// The length of a line splice here.
    fn splice(&self) -> usize {
        match (self.peek(0), self.peek(1), self.peek(2)) {
            (b'\\', b'\n', _) => 2,
            (b'\\', b'\r', b'\n') => 3,
            _ => 0,
        }
    }

    fn space(&mut self) -> Space {
        let splice = self.splice();
        if splice > 0 {
            self.at += splice;
            return Space::Some;
        }
        match (self.peek(0), self.peek(1)) {
            (b'\n', _) => {
                self.at += 1;
                Space::Line
            }
            (b' ' | b'\t' | b'\r' | 0x0b | 0x0c, _) => {
                self.at += 1;
                Space::Some
            }
            (b'/', b'/') => {
                while self.at < self.source.len() && self.peek(0) != b'\n' {
                    self.at += self.splice().max(1);
                }
                Space::Some
            }
            (b'/', b'*') => {
                let rest = &self.source[self.at + 2..];
                let end = rest.windows(2).position(|two| two == b"*/");
                self.at = end.map_or(self.source.len(), |end| self.at + 2 + end + 2);
                Space::Some
            }
            _ => Space::None,
        }
    }

    /// Takes bytes while `wanted` says so, without splices; gives how they read.
    fn run(&mut self, into: &mut String, wanted: impl Fn(u8, u8) -> bool) {
        let mut last = 0;
        loop {
            let splice = self.splice();
            if splice > 0 {
                self.at += splice;
                continue;
            }
            let Some(&byte) = self.source.get(self.at) else {
                return;
            };
            if !wanted(last, byte) {
                return;
            }
            self.take(into);
            last = byte;
        }
    }

    /// Takes one character.
    fn take(&mut self, into: &mut String) {
        if let Some(c) = self.text[self.at..].chars().next() {
            into.push(c);
            self.at += c.len_utf8();
        }
    }

    fn token(&mut self) -> (Kind, Rc<str>) {
        let mut text = String::new();
        let first = self.peek(0);
        if self.at >= self.source.len() {
            return (Kind::End, "".into());
        }
        if let Some(prefix) = self.literal_prefix() {
            for _ in 0..prefix {
                self.take(&mut text);
            }
            let quote = self.peek(0);
            self.quoted(&mut text);
            let kind = if quote == b'"' {
                Kind::Text
            } else {
                Kind::Char
            };
            return (kind, text.into());
        }
        if is_word_start(first) {
            self.run(&mut text, |_, byte| {
                is_word_start(byte) || byte.is_ascii_digit()
            });
            return (Kind::Word, text.into());
        }
        if first.is_ascii_digit() || first == b'.' && self.peek(1).is_ascii_digit() {
            self.run(&mut text, |last, byte| {
                byte.is_ascii_alphanumeric()
                    || matches!(byte, b'.' | b'_')
                    || matches!(byte, b'+' | b'-') && matches!(last, b'e' | b'E' | b'p' | b'P')
            });
            return (Kind::Number, text.into());
        }
        let rest = &self.text[self.at..];
        if let Some(found) = PUNCTUATORS.iter().find(|punct| rest.starts_with(**punct)) {
            self.at += found.len();
            return (Kind::Punct, usual(found).into());
        }
        self.take(&mut text);
        (Kind::Stray, text.into())
    }

    /// The length of the prefix of a literal that begins here.
    fn literal_prefix(&self) -> Option<usize> {
        let is_quote = |at: usize| matches!(self.peek(at), b'"' | b'\'');
        match self.peek(0) {
            b'"' | b'\'' => Some(0),
            b'L' | b'U' if is_quote(1) => Some(1),
            b'u' if is_quote(1) => Some(1),
            b'u' if self.peek(1) == b'8' && is_quote(2) => Some(2),
            _ => None,
        }
    }

    /// Takes a quoted text; one that is not closed ends with its line.
    fn quoted(&mut self, text: &mut String) {
        let quote = self.peek(0);
        self.take(text);
        loop {
            let splice = self.splice();
            if splice > 0 {
                self.at += splice;
                continue;
            }
            match self.peek(0) {
                b'\n' => return,
                _ if self.at >= self.source.len() => return,
                b'\\' => {
                    self.take(text);
                    self.take(text);
                }
                byte => {
                    self.take(text);
                    if byte == quote {
                        return;
                    }
                }
            }
        }
    }
}

fn is_word_start(byte: u8) -> bool {
    byte.is_ascii_alphabetic() || byte == b'_' || byte == b'$' || byte >= 0x80
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(source: &str) -> Vec<String> {
        let tokens = tokens(source, None);
        tokens.iter().map(|token| token.text.to_string()).collect()
    }

    #[test]
    fn tokens_are_as_long_as_they_can_be() {
        assert_eq!(
            words("a+++b>>=c...d->e 0x1p-3f .5e+1 <: %:%:"),
            [
                "a", "++", "+", "b", ">>=", "c", "...", "d", "->", "e", "0x1p-3f", ".5e+1", "[",
                "##", ""
            ]
        );
    }

    #[test]
    fn splices_and_comments_are_space() {
        assert_eq!(
            words("ab\\\nc/* x */d // y \\\nz\ne"),
            ["abc", "d", "e", ""]
        );
        let found = tokens("a /* \n */ b\nc", None);
        assert!(!found[1].starts_line && found[1].spaced && found[2].starts_line);
    }

    #[test]
    fn literals_keep_their_prefix_and_end_with_their_line() {
        assert_eq!(
            words("L'a' u8\"x\\\"y\" \"open\nz"),
            ["L'a'", "u8\"x\\\"y\"", "\"open", "z", ""]
        );
    }
}
