//! What the reference implementation refuses before anything runs, in its words: a reader of the whole syntax that makes nothing.
//!
//! The grammar reads on behind errors, so that programs can be looked at while they are written. The reference stops at the first
//! error, which is the first token that its reader cannot use; so this reader takes tokens in the same order and looks one ahead.

mod expressions;
mod scopes;
mod statements;
mod tokens;

use rustc_hash::FxHashSet;
use scopes::Function;
use tokens::{Kind, Token, Tokens};

/// What is wrong with a source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Wrong {
    /// On which line the reader stood.
    pub line: u32,
    /// Where, in bytes.
    pub at: usize,
    text: String,
}

impl Wrong {
    /// The message, under the name of the chunk.
    pub(super) fn message(&self, chunk: &str) -> String {
        self.message_as(chunk, str::to_owned)
    }

    /// The same, with what it says written another way.
    pub(super) fn message_as(&self, chunk: &str, write: impl Fn(&str) -> String) -> String {
        let text = write(&self.text);
        match self.line {
            0 => text,
            line => format!("{chunk}:{line}: {text}"),
        }
    }
}

type Read<T> = Result<T, Wrong>;

/// How deep constructs may nest.
const MOST_NESTED: u32 = 195;

/// Reads a whole source, whose first line may name what runs it.
pub(super) fn check(source: &str) -> Read<()> {
    globals(source).1
}

/// Where texts begin in a source, as far as its tokens can be told.
pub(super) fn starts_of_texts(source: &str) -> Vec<usize> {
    let mut tokens = Tokens::new(source.as_bytes());
    let mut starts = Vec::new();
    while let Ok(token) = tokens.next() {
        match token.kind {
            Kind::End => break,
            Kind::Text => starts.push(token.start),
            _ => {}
        }
    }
    starts
}

/// The names of global variables that a source mentions, as far as it can be read, and what is wrong with it.
pub(super) fn globals(source: &str) -> (FxHashSet<String>, Read<()>) {
    let mut reader = Reader {
        tokens: Tokens::new(source.as_bytes()),
        token: Token::nothing(),
        ahead: None,
        functions: Vec::new(),
        depth: 0,
        globals: FxHashSet::default(),
    };
    let read = reader.chunk();
    (reader.globals, read)
}

/// Whether a source uses `_ENV`, or `_G` for more than its members.
pub(super) fn uses_environment(source: &str) -> bool {
    let mut tokens = Tokens::new(source.as_bytes());
    let (mut is_member, mut is_whole) = (false, false);
    loop {
        let Ok(token) = tokens.next() else {
            return is_whole;
        };
        if is_whole && !token.is(".") && !token.is("[") {
            return true;
        }
        if token.kind == Kind::End {
            return false;
        }
        let is_name = token.kind == Kind::Name && !is_member;
        if is_name && token.text == "_ENV" {
            return true;
        }
        is_whole = is_name && token.text == "_G";
        is_member = token.is(".") || token.is(":");
    }
}

/// What a source gives to functions that look for files.
pub(super) fn named_files(source: &str) -> Vec<String> {
    let mut tokens = Tokens::new(source.as_bytes());
    let (mut found, mut is_asking) = (Vec::new(), false);
    while let Ok(token) = tokens.next() {
        match token.kind {
            Kind::End => break,
            Kind::Name => is_asking = matches!(&*token.text, "require" | "dofile" | "loadfile"),
            Kind::Text if is_asking => {
                let inside = token
                    .text
                    .trim_matches(|mark| matches!(mark, '"' | '\'' | '[' | ']'));
                found.push(inside.to_owned());
                is_asking = false;
            }
            _ => {}
        }
    }
    found
}

struct Reader<'a> {
    tokens: Tokens<'a>,
    token: Token,
    /// The token behind it, where it was looked at.
    ahead: Option<Token>,
    /// The functions around, outermost first.
    functions: Vec<Function>,
    depth: u32,
    /// Names that no local variable has where they stand.
    globals: FxHashSet<String>,
}

impl Reader<'_> {
    fn chunk(&mut self) -> Read<()> {
        self.next()?;
        self.open_function(0, true);
        self.statements()?;
        self.expect(Kind::End)?;
        self.close_function()
    }

    fn next(&mut self) -> Read<()> {
        self.token = match self.ahead.take() {
            Some(token) => token,
            None => self.tokens.next()?,
        };
        Ok(())
    }

    /// The token behind the one at hand.
    fn look_ahead(&mut self) -> Read<&Token> {
        if self.ahead.is_none() {
            self.ahead = Some(self.tokens.next()?);
        }
        Ok(self.ahead.as_ref().unwrap_or(&self.token))
    }

    fn line(&self) -> u32 {
        self.token.line
    }

    fn is(&self, text: &str) -> bool {
        self.token.is(text)
    }

    /// Takes a token where it is the one at hand.
    fn take(&mut self, text: &str) -> Read<bool> {
        let found = self.is(text);
        if found {
            self.next()?;
        }
        Ok(found)
    }

    /// An error at the token at hand.
    fn refuse<T>(&self, message: &str) -> Read<T> {
        Err(Wrong {
            line: self.line(),
            at: self.token.start,
            text: format!("{message} near {}", self.token.shown()),
        })
    }

    /// An error that is not the token's.
    fn refuse_meaning<T>(&self, message: String) -> Read<T> {
        Err(Wrong {
            line: self.line(),
            at: self.token.start,
            text: message,
        })
    }

    fn expect(&mut self, kind: Kind) -> Read<()> {
        if self.token.kind == kind {
            return Ok(());
        }
        self.refuse(&format!("{} expected", kind.shown()))
    }

    fn take_expected(&mut self, text: &str) -> Read<()> {
        match self.take(text)? {
            true => Ok(()),
            false => self.refuse(&format!("'{text}' expected")),
        }
    }

    /// Takes what ends something that began on a line.
    fn take_match(&mut self, what: &str, of: &str, line: u32) -> Read<()> {
        if self.take(what)? {
            return Ok(());
        }
        if line == self.line() {
            return self.refuse(&format!("'{what}' expected"));
        }
        self.refuse(&format!(
            "'{what}' expected (to close '{of}' at line {line})"
        ))
    }

    fn name(&mut self) -> Read<String> {
        self.expect(Kind::Name)?;
        let name = self.token.text.clone();
        self.next()?;
        Ok(name)
    }

    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.depth += 1;
        if self.depth > MOST_NESTED {
            return Err(Wrong {
                line: 0,
                at: self.token.start,
                text: "C stack overflow".to_owned(),
            });
        }
        let read = read(self);
        self.depth -= 1;
        read
    }
}

#[cfg(test)]
mod tests;
