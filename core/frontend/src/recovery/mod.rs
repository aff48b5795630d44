//! Recovery from broken source: where a delimiter is missing, and how a statement is taken out.
//!
//! What differs between languages is data: a [`Recovery`]. Whether a proposal helps is for the reader of the language to
//! judge, which reads the text with it once more.
//!
//! **Invariant.** Every place in the source stays what it was: what is taken out is overwritten byte by byte, and what is
//! put in has no width.

mod layout;
mod parts;
mod scan;
mod shared_line;
mod take_out;

use std::ops::Range;

/// What recovery must know of a language's syntax.
#[derive(Clone, Copy, Debug)]
pub struct Recovery {
    /// How blocks are delimited.
    pub blocks: Blocks,
    /// What stands for a statement that was taken out, longest first: the first that fits.
    pub stand_ins: &'static [&'static str],
    /// Whether a semicolon ends a statement.
    pub has_semicolons: bool,
    /// Whether a statement may follow another without any mark between them.
    pub is_free: bool,
    /// What begins a comment that ends with its line.
    pub line_comments: &'static [&'static str],
    /// What begins and what ends a comment that may reach over several lines.
    pub long_comments: &'static [(&'static str, &'static str)],
    /// The same for texts.
    pub long_texts: &'static [(&'static str, &'static str)],
    /// The quotes of texts that end on their line.
    pub quotes: &'static [u8],
}

/// How blocks are delimited.
#[derive(Clone, Copy, Debug)]
pub enum Blocks {
    /// By how far lines are indented, after a head that ends with a colon.
    Indentation {
        /// Words that begin a statement with a block.
        heads: &'static [&'static str],
        /// Words that begin a further part of such a statement.
        clauses: &'static [&'static str],
    },
    /// By braces.
    Braces,
    /// By words.
    End {
        /// Words that begin the head of a block, each with the word that ends the head.
        heads: &'static [(&'static str, &'static str)],
        /// Words after which a block stays open, wherever they stand.
        openers: &'static [&'static str],
        /// Words that close a block; the first is what is put in.
        closers: &'static [&'static str],
        /// Words that begin a further part of a block.
        clauses: &'static [&'static str],
    },
    /// There are none: a statement is a line.
    Lines,
}

impl Blocks {
    /// Whether a line that begins with a word is the head of a block, or of a further part of one.
    #[must_use]
    pub fn begins_with(&self, word: &str) -> bool {
        match self {
            Blocks::Indentation { heads, clauses } => {
                heads.contains(&word) || clauses.contains(&word)
            }
            Blocks::End { heads, .. } => heads.iter().any(|(head, _)| *head == word),
            Blocks::Braces | Blocks::Lines => false,
        }
    }
}

/// A delimiter that is missing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Insertion {
    /// The byte in front of which it belongs.
    pub at: usize,
    /// The delimiter.
    pub text: String,
    /// Whether the reader may fail far behind the place alone.
    pub shows_late: bool,
}

impl Recovery {
    /// Overwrites the statement that begins on the line at a byte offset; gives the text without it, and what was taken out.
    /// `None` where no statement begins.
    #[must_use]
    pub fn take_out(&self, source: &str, at: usize) -> Option<(String, Range<usize>)> {
        take_out::take_out(self, source, at)
    }

    /// The statements on the lines that a stretch of the source touches, where a line holds several or one within a block: each
    /// without the semicolon behind it, and without what stands around it. Heads of blocks are none.
    #[must_use]
    pub fn parts(&self, source: &str, range: &Range<usize>) -> Vec<Range<usize>> {
        parts::parts(self, source, range)
    }

    /// Overwrites stretches of one line each with what stands for a statement.
    #[must_use]
    pub fn without_parts(&self, source: &str, parts: &[Range<usize>]) -> String {
        let mut text = source.to_owned();
        for part in parts {
            let stand_in = self.stand_in(part.len()).unwrap_or("");
            let width = part.len();
            text.replace_range(part.clone(), &format!("{stand_in:width$}"));
        }
        text
    }

    /// What stands for a statement of a length in bytes that was taken out.
    fn stand_in(&self, length: usize) -> Option<&'static str> {
        let mut fitting = self.stand_ins.iter();
        fitting.find(|stand_in| stand_in.len() <= length).copied()
    }

    /// Where delimiters may be missing, as brackets, heads of blocks and the layout of the lines suggest, in order of place.
    #[must_use]
    pub fn insertions(&self, source: &str) -> Vec<Insertion> {
        layout::insertions(self, source)
    }

    /// The texts that are closed on their lines, each with its quotes.
    #[must_use]
    pub fn closed_texts(&self, source: &str) -> Vec<Range<usize>> {
        let pieces = scan::pieces(self, source).into_iter();
        pieces
            .filter(|piece| piece.kind == scan::Kind::Text)
            .map(|piece| piece.range)
            .collect()
    }

    /// The lines on which a text begins that is not closed, each by the place of its quote.
    #[must_use]
    pub fn open_texts(&self, source: &str) -> Vec<usize> {
        let pieces = scan::pieces(self, source).into_iter();
        pieces
            .filter(|piece| piece.kind == scan::Kind::OpenText)
            .map(|piece| piece.range.start)
            .collect()
    }
}
