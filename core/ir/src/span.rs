//! Places in source text, as people count them.

use std::fmt;

/// A place in a source text.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    serde::Serialize,
    serde::Deserialize,
)]
pub struct Position {
    /// The line, from 1; 0 only in [`Span::NONE`].
    pub line: u32,
    /// The column, from 0, in Unicode characters.
    pub column: u32,
}

impl Position {
    /// The place as a number that grows with it.
    #[must_use]
    pub fn number(self) -> i64 {
        i64::from(self.line) << 32 | i64::from(self.column)
    }
}

/// A stretch of source text; the end is exclusive.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Default,
    serde::Serialize,
    serde::Deserialize,
)]
pub struct Span {
    /// Where it starts.
    pub start: Position,
    /// The place behind its last character.
    pub end: Position,
}

impl Span {
    /// For what has no place in a source text, such as an instruction typed into an IR editor.
    pub const NONE: Span = Span {
        start: Position { line: 0, column: 0 },
        end: Position { line: 0, column: 0 },
    };

    /// Whether this is a real place.
    #[must_use]
    pub fn is_some(self) -> bool {
        self.start.line > 0
    }

    /// Whether `other` lies within this span.
    #[must_use]
    pub fn contains(self, other: Span) -> bool {
        self.start <= other.start && other.end <= self.end
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}-{}", self.start, self.end)
    }
}
