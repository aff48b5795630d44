//! The tokens of a source, as the language's own scanner cuts it: what a character means depends on what is around it.

mod texts;

use super::{TERMINALS, Unreadable};

#[derive(Clone, Copy)]
pub(super) struct Token {
    /// What the grammar calls it.
    pub kind: &'static str,
    pub start: usize,
    pub end: usize,
}

#[derive(Clone, PartialEq)]
enum State {
    /// Text around the code.
    Outside,
    Code,
    /// Behind an arrow: every word is a name.
    Property,
    /// Behind `${`: perhaps a name.
    Name,
    /// Within brackets behind a variable in a text.
    Offset,
    /// In a text that ends with this character.
    Quoted(u8),
    Heredoc(Heredoc),
}

#[derive(Clone, PartialEq)]
struct Heredoc {
    label: String,
    is_raw: bool,
    indentation: usize,
}

const CASTS: &[(&str, &str)] = &[
    ("int", "'(int)'"),
    ("integer", "'(int)'"),
    ("double", "'(double)'"),
    ("float", "'(double)'"),
    ("string", "'(string)'"),
    ("binary", "'(string)'"),
    ("array", "'(array)'"),
    ("object", "'(object)'"),
    ("bool", "'(bool)'"),
    ("boolean", "'(bool)'"),
    ("unset", "'(unset)'"),
    ("real", ""),
];

/// The keyword that a word is, in small letters. What is one in some places only is asked about there.
fn keyword(word: &str) -> Option<&'static str> {
    let is_word = |kind: &&&str| {
        kind.strip_prefix('\'')
            .and_then(|kind| kind.strip_suffix('\''))
            .is_some_and(|kind| kind.eq_ignore_ascii_case(word))
    };
    let found = TERMINALS.iter().find(is_word).copied();
    found.filter(|kind| !matches!(*kind, "'enum'" | "'readonly'" | "'yield_from'"))
}

/// The longest sign with which a text begins, but for those that stand in texts.
fn longest_sign(text: &[u8]) -> Option<&'static str> {
    let signs = TERMINALS.iter().filter(|kind| {
        kind.starts_with('\'')
            && !kind.as_bytes()[1].is_ascii_alphabetic()
            && !matches!(**kind, "'&~'" | "'{$'" | "'${'" | "'\"'")
            && text.starts_with(&kind.as_bytes()[1..kind.len() - 1])
    });
    signs.max_by_key(|kind| kind.len()).copied()
}

fn is_label(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 128
}

/// How long a name is at the beginning of a text; none begins with a digit.
fn label(text: &[u8]) -> usize {
    match text.first() {
        Some(first) if is_label(*first) && !first.is_ascii_digit() => {
            text.iter().take_while(|byte| is_label(**byte)).count()
        }
        _ => 0,
    }
}

fn spaces(text: &[u8]) -> usize {
    text.iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t' | b'\n' | b'\r'))
        .count()
}

pub(super) struct Scanner<'s> {
    source: &'s [u8],
    at: usize,
    states: Vec<State>,
    /// Brackets that are open, and where.
    open: Vec<(u8, usize)>,
}

type Scanned = Result<Token, Unreadable>;

impl<'s> Scanner<'s> {
    pub(super) fn new(source: &'s str) -> Self {
        let mut scanner = Self {
            source: source.as_bytes(),
            at: 0,
            states: vec![State::Outside],
            open: Vec::new(),
        };
        if source.starts_with("#!") {
            scanner.at = source.find('\n').map_or(source.len(), |end| end + 1);
        }
        scanner
    }

    /// How far the source has been cut.
    pub(super) fn place(&self) -> usize {
        self.at
    }

    fn line(&self) -> usize {
        self.line_at(self.at)
    }

    pub(super) fn line_at(&self, place: usize) -> usize {
        self.source[..place]
            .iter()
            .filter(|byte| **byte == b'\n')
            .count()
            + 1
    }

    fn wrong<T>(&self, words: impl Into<String>, line: usize) -> Result<T, Unreadable> {
        Err(Unreadable {
            words: words.into(),
            line,
        })
    }

    fn rest(&self) -> &'s [u8] {
        &self.source[self.at..]
    }

    fn token(&mut self, kind: &'static str, length: usize) -> Token {
        let start = self.at;
        self.at = (start + length).min(self.source.len());
        Token {
            kind,
            start,
            end: self.at,
        }
    }

    pub(super) fn next(&mut self) -> Scanned {
        loop {
            if self.at >= self.source.len() {
                return self.end();
            }
            let state = self.states.last().cloned().unwrap_or(State::Code);
            let found = match state {
                State::Outside => self.outside(),
                State::Code => self.code()?,
                State::Property => self.property(),
                State::Name => self.name(),
                State::Offset => Some(self.offset()),
                State::Quoted(quote) => Some(self.quoted(quote)?),
                State::Heredoc(heredoc) => Some(self.heredoc(&heredoc)?),
            };
            if let Some(token) = found {
                return Ok(token);
            }
        }
    }

    fn end(&mut self) -> Scanned {
        if let Some((bracket, place)) = self.open.last() {
            return self.unclosed(*bracket, *place, None);
        }
        Ok(self.token("<end_of_file>", 0))
    }

    fn unclosed(&self, bracket: u8, place: usize, other: Option<u8>) -> Scanned {
        let (from, to) = (self.line_at(place), self.line());
        let mut words = format!("Unclosed '{}'", char::from(bracket));
        if from != to {
            words += &format!(" on line {from}");
        }
        if let Some(other) = other {
            words += &format!(" does not match '{}'", char::from(other));
        }
        self.wrong(words, to)
    }

    fn outside(&mut self) -> Option<Token> {
        let rest = self.rest();
        let begins = |at: usize| {
            let here = &rest[at..];
            let tag = here
                .get(..5)
                .is_some_and(|tag| tag.eq_ignore_ascii_case(b"<?php"));
            let is_tag = tag && here.get(5).is_none_or(|next| next.is_ascii_whitespace());
            is_tag || here.starts_with(b"<?=")
        };
        match (0..rest.len()).find(|at| begins(*at)) {
            Some(0) => {
                self.states.pop();
                self.states.push(State::Code);
                if rest.starts_with(b"<?=") {
                    return Some(self.token("'echo'", 3));
                }
                self.at += 5;
                None
            }
            Some(length) => Some(self.token("<inline_html>", length)),
            None => Some(self.token("<inline_html>", rest.len())),
        }
    }

    /// Where spaces and comments end.
    fn between(&self, from: usize) -> usize {
        let mut at = from;
        loop {
            match self.one_between(at) {
                next if next == at => return at,
                next => at = next,
            }
        }
    }

    /// Where the spaces end that stand at a place, or the comment.
    fn one_between(&self, at: usize) -> usize {
        let rest = &self.source[at..];
        let is_line = rest.starts_with(b"//") || rest.starts_with(b"#") && !rest.starts_with(b"#[");
        if is_line {
            let end =
                (0..rest.len()).find(|at| rest[*at] == b'\n' || rest[*at..].starts_with(b"?>"));
            return at + end.unwrap_or(rest.len());
        }
        if rest.starts_with(b"/*") {
            let end = rest.windows(2).skip(2).position(|two| two == b"*/");
            return at + end.map_or(rest.len(), |end| end + 4);
        }
        at + spaces(rest)
    }

    fn code(&mut self) -> Result<Option<Token>, Unreadable> {
        let next = self.between(self.at);
        if next > self.at {
            self.closed(self.at, next)?;
            self.at = next;
            return Ok(None);
        }
        let rest = self.rest();
        if rest.starts_with(b"?>") {
            self.states.pop();
            self.states.push(State::Outside);
            let length = match &rest[2..] {
                [b'\r', b'\n', ..] => 4,
                [b'\n', ..] => 3,
                _ => 2,
            };
            return Ok(Some(self.token("';'", length)));
        }
        if let Some(kind) = self.cast(rest)? {
            let length = rest.iter().position(|byte| *byte == b')').unwrap_or(0) + 1;
            return Ok(Some(self.token(kind, length)));
        }
        let first = rest[0];
        let heredoc = self.begun_heredoc(rest);
        let binary = matches!(first, b'b' | b'B') && matches!(rest.get(1), Some(b'"' | b'\''));
        let token = match first {
            _ if heredoc.is_some() => {
                let (heredoc, length) = heredoc.unwrap_or_else(|| unreachable!("asked before"));
                self.states.push(State::Heredoc(heredoc));
                self.token("<heredoc_start>", length)
            }
            b'"' | b'\'' => self.text(0)?,
            _ if binary => self.text(1)?,
            b'$' if label(&rest[1..]) > 0 => self.token("<variable>", 1 + label(&rest[1..])),
            b'0'..=b'9' => self.number()?,
            b'.' if rest.get(1).is_some_and(u8::is_ascii_digit) => self.number()?,
            b'\\' if label(&rest[1..]) > 0 => self.token("<fully_qualified_name>", qualified(rest)),
            _ if is_label(first) => self.word(),
            _ => self.sign()?,
        };
        Ok(Some(token))
    }

    /// A comment that ends with the source has not been closed.
    fn closed(&self, from: usize, to: usize) -> Result<(), Unreadable> {
        let mut at = from;
        while at < to {
            let next = self.one_between(at);
            let comment = &self.source[at..next];
            let is_open =
                comment.starts_with(b"/*") && (comment.len() < 4 || !comment.ends_with(b"*/"));
            if is_open {
                let line = self.line_at(at);
                return self.wrong(format!("Unterminated comment starting line {line}"), line);
            }
            at = next;
        }
        Ok(())
    }

    fn cast(&self, rest: &[u8]) -> Result<Option<&'static str>, Unreadable> {
        if rest[0] != b'(' {
            return Ok(None);
        }
        /// No cast is longer, but for spaces in it.
        const LONGEST: usize = 40;
        let end = rest.iter().take(LONGEST).position(|byte| *byte == b')');
        let Some(end) = end else { return Ok(None) };
        let inside = String::from_utf8_lossy(&rest[1..end]).to_ascii_lowercase();
        let inside = inside.trim_matches([' ', '\t']);
        match CASTS.iter().find(|(word, _)| *word == inside) {
            Some((_, "")) => self.wrong(
                "The (real) cast has been removed, use (float) instead",
                self.line(),
            ),
            found => Ok(found.map(|(_, kind)| *kind)),
        }
    }

    fn word(&mut self) -> Token {
        let rest = self.rest();
        let length = label(rest);
        let word = String::from_utf8_lossy(&rest[..length]).to_ascii_lowercase();
        let whole = qualified(rest);
        if whole > length {
            let kind = match word.as_str() {
                "namespace" => "<namespace-relative_name>",
                _ => "<namespaced_name>",
            };
            return self.token(kind, whole);
        }
        let behind = &rest[length..];
        let next = &behind[spaces(behind)..];
        let kind = match word.as_str() {
            "die" => "'exit'",
            "readonly" if !next.starts_with(b"(") => "'readonly'",
            "enum" if next.len() < behind.len() => {
                let name = String::from_utf8_lossy(&next[..label(next)]).to_ascii_lowercase();
                match name.as_str() {
                    "" | "extends" | "implements" => "<identifier>",
                    _ => "'enum'",
                }
            }
            "yield" if next.len() < behind.len() => {
                let name = &next[..label(next)];
                if name.eq_ignore_ascii_case(b"from") {
                    return self.token("'yield_from'", rest.len() - next.len() + 4);
                }
                "'yield'"
            }
            _ => keyword(&word).unwrap_or("<identifier>"),
        };
        self.token(kind, length)
    }

    fn sign(&mut self) -> Scanned {
        let rest = self.rest();
        if rest.starts_with(b"<>") {
            return Ok(self.token("'!='", 2));
        }
        let Some(kind) = longest_sign(rest) else {
            return Ok(self.token("<character>", 1));
        };
        match kind {
            "'&'" => {
                let behind = &self.source[self.between(self.at + 1)..];
                let kind = match behind.starts_with(b"$") || behind.starts_with(b"...") {
                    true => kind,
                    false => "'&~'",
                };
                return Ok(self.token(kind, 1));
            }
            "'->'" | "'?->'" => self.states.push(State::Property),
            "'`'" => self.states.push(State::Quoted(b'`')),
            "'{'" => {
                self.open.push((b'{', self.at));
                self.states.push(State::Code);
            }
            "'('" | "'['" => self.open.push((rest[0], self.at)),
            "'#['" => self.open.push((b'[', self.at)),
            "')'" | "']'" | "'}'" => {
                let wanted = match rest[0] {
                    b')' => b'(',
                    b']' => b'[',
                    _ => b'{',
                };
                match self.open.pop() {
                    None => {
                        return self
                            .wrong(format!("Unmatched '{}'", char::from(rest[0])), self.line());
                    }
                    Some((bracket, place)) if bracket != wanted => {
                        return self.unclosed(bracket, place, Some(rest[0]));
                    }
                    Some(_) => {}
                }
                if rest[0] == b'}' && self.states.len() > 1 {
                    self.states.pop();
                }
            }
            _ => {}
        }
        Ok(self.token(kind, kind.len() - 2))
    }

    fn number(&mut self) -> Scanned {
        let rest = self.rest();
        let digits = |from: usize, is_digit: fn(&u8) -> bool| {
            let mut at = from;
            while rest.get(at).is_some_and(is_digit)
                || at > from
                    && rest.get(at) == Some(&b'_')
                    && rest.get(at + 1).is_some_and(is_digit)
            {
                at += 1;
            }
            at
        };
        let prefix = rest.get(..2).map(<[u8]>::to_ascii_lowercase);
        let (is_digit, from): (fn(&u8) -> bool, usize) = match prefix.as_deref() {
            Some(b"0x") => (u8::is_ascii_hexdigit, 2),
            Some(b"0b") => (|byte| matches!(byte, b'0' | b'1'), 2),
            Some(b"0o") => (|byte| matches!(byte, b'0'..=b'7'), 2),
            _ => (u8::is_ascii_digit, 0),
        };
        let mut end = digits(from, is_digit);
        if from == 2 && end > 2 {
            return Ok(self.token("<integer>", end));
        }
        if from == 2 {
            return Ok(self.token("<integer>", 1));
        }
        let whole = end;
        if rest.get(end) == Some(&b'.') && (end > 0 || rest.get(1).is_some_and(u8::is_ascii_digit))
        {
            end = digits(end + 1, u8::is_ascii_digit);
        }
        if matches!(rest.get(end), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(rest.get(end + 1), Some(b'+' | b'-')));
            if rest.get(end + 1 + sign).is_some_and(u8::is_ascii_digit) {
                end = digits(end + 1 + sign, u8::is_ascii_digit);
            }
        }
        if end > whole {
            return Ok(self.token("<floating-point_number>", end));
        }
        if rest[0] == b'0' && rest[..end].iter().any(|byte| matches!(byte, b'8' | b'9')) {
            return self.wrong("Invalid numeric literal", self.line());
        }
        Ok(self.token("<integer>", end))
    }

    fn property(&mut self) -> Option<Token> {
        let rest = self.rest();
        let spaces = spaces(rest);
        if spaces > 0 {
            self.at += spaces;
            return None;
        }
        if rest.starts_with(b"->") {
            return Some(self.token("'->'", 2));
        }
        if rest.starts_with(b"?->") {
            return Some(self.token("'?->'", 3));
        }
        self.states.pop();
        match label(rest) {
            0 => None,
            length => Some(self.token("<identifier>", length)),
        }
    }

    fn name(&mut self) -> Option<Token> {
        let rest = self.rest();
        let length = label(rest);
        self.states.pop();
        self.states.push(State::Code);
        match rest.get(length) {
            Some(b'[' | b'}') if length > 0 => Some(self.token("<variable_name>", length)),
            _ => None,
        }
    }
}

/// How long a name with its spaces of names is.
fn qualified(text: &[u8]) -> usize {
    let mut at = label(text);
    while text.get(at) == Some(&b'\\') && label(&text[at + 1..]) > 0 {
        at += 1 + label(&text[at + 1..]);
    }
    at
}
