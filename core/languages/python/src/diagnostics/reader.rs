//! Reading on over the tokens of a line.

use super::Refusal;
use super::expressions::Wrong;
use super::tokens::{Kind, Token};
use std::ops::Range;

/// How deep expressions may nest before the reader stops looking.
const MAX_DEPTH: u32 = 100;

/// Words that are no names.
const KEYWORDS: &[&str] = &[
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
];

/// That the rest cannot be read: why, or that nobody knows.
pub type Read<T = ()> = Result<T, Option<Refusal>>;

/// The tokens of a line, and how far they have been read.
pub struct Reader<'a> {
    source: &'a str,
    tokens: &'a [Token],
    pub at: usize,
    depth: u32,
    /// Brackets around the place.
    pub brackets: u32,
    /// What was read last, in the words of messages about assignments; empty where it is none of those.
    pub form: &'static str,
    /// Whether that is no more than an operand: no comparison, condition or the like.
    pub is_operand: bool,
    /// Where that is a row or a display, the first of its parts that cannot be assigned to.
    pub wrong: Option<Wrong>,
    /// Whether the place is in the clauses of a comprehension, whose conditions have no `else`.
    pub in_clause: bool,
    /// Whether the place is in what a loop assigns to, behind which `in` compares nothing.
    pub in_target: bool,
}

impl<'a> Reader<'a> {
    pub fn new(source: &'a str, tokens: &'a [Token]) -> Reader<'a> {
        Reader {
            source,
            tokens,
            at: 0,
            depth: 0,
            brackets: 0,
            form: "",
            is_operand: false,
            wrong: None,
            in_clause: false,
            in_target: false,
        }
    }

    fn token(&self, at: usize) -> &Token {
        &self.tokens[at.min(self.tokens.len() - 1)]
    }

    /// The text of the next token; empty at the end of the line.
    pub fn text(&self) -> &'a str {
        self.text_at(self.at)
    }

    pub fn text_at(&self, at: usize) -> &'a str {
        &self.source[self.token(at).place.clone()]
    }

    pub fn kind(&self) -> Kind {
        self.token(self.at).kind
    }

    pub fn is_end(&self) -> bool {
        self.kind() == Kind::End
    }

    /// Whether the next token is a sign or keyword.
    pub fn is(&self, text: &str) -> bool {
        self.kind() != Kind::Text && !self.is_end() && self.text() == text
    }

    pub fn is_any(&self, texts: &[&str]) -> bool {
        texts.iter().any(|text| self.is(text))
    }

    /// Whether the next token is a name.
    pub fn is_name(&self) -> bool {
        self.kind() == Kind::Word && !KEYWORDS.contains(&self.text())
    }

    /// Whether an expression may begin with the next token.
    pub fn begins_expression(&self) -> bool {
        match self.kind() {
            Kind::Number | Kind::Text => true,
            Kind::Word => {
                self.is_name() || self.is_any(&["None", "True", "False", "lambda", "await", "not"])
            }
            Kind::Sign => self.is_any(&["(", "[", "{", "...", "~"]),
            Kind::End => false,
        }
    }

    pub fn take(&mut self, text: &str) -> bool {
        let found = self.is(text);
        self.at += usize::from(found);
        found
    }

    pub fn expect(&mut self, text: &str) -> Read {
        match self.take(text) {
            true => Ok(()),
            false => self.invalid(),
        }
    }

    pub fn name(&mut self) -> Read {
        if !self.is_name() {
            return self.invalid();
        }
        self.at += 1;
        Ok(())
    }

    /// The next token does not fit.
    pub fn invalid<T>(&self) -> Read<T> {
        self.refuse(self.at..self.at + 1, "invalid syntax")
    }

    /// The next token should have been something else.
    pub fn expected<T>(&self, what: &str) -> Read<T> {
        self.refuse(self.at..self.at + 1, &format!("expected {what}"))
    }

    /// Some tokens are refused.
    pub fn refuse<T>(&self, tokens: Range<usize>, message: &str) -> Read<T> {
        let last = tokens.end.max(tokens.start + 1) - 1;
        Err(Some(Refusal {
            place: self.token(tokens.start).place.start..self.token(last).place.end,
            message: message.to_owned(),
            is_bracket: false,
            is_open: false,
        }))
    }

    /// Reads what nests.
    pub fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        if self.depth == MAX_DEPTH {
            return Err(None);
        }
        self.depth += 1;
        let found = read(self);
        self.depth -= 1;
        found
    }

    /// Reads what stands in brackets, the opening one being the next token.
    pub fn in_brackets(&mut self, close: &str, read: impl FnOnce(&mut Self) -> Read) -> Read {
        self.at += 1;
        self.brackets += 1;
        self.nested(read)?;
        self.brackets -= 1;
        self.expect(close)
    }
}
