//! A source as words, marks and texts, without its comments: as much as recovery must tell apart.

use super::Recovery;
use std::ops::Range;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Word,
    /// One byte that belongs to nothing longer.
    Mark(u8),
    Text,
    /// A text that its line ends before its quote.
    OpenText,
}

#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub kind: Kind,
    pub range: Range<usize>,
}

impl Piece {
    pub fn is(&self, mark: u8) -> bool {
        self.kind == Kind::Mark(mark)
    }

    pub fn text<'s>(&self, source: &'s str) -> &'s str {
        &source[self.range.clone()]
    }
}

/// A line with code on it.
pub(super) struct Line {
    /// How far it is indented, in bytes.
    pub indent: usize,
    /// Its pieces, of which there is at least one.
    pub pieces: Vec<Piece>,
}

impl Line {
    pub fn first(&self) -> &Piece {
        &self.pieces[0]
    }

    pub fn last(&self) -> &Piece {
        &self.pieces[self.pieces.len() - 1]
    }
}

pub(super) fn pieces(recovery: &Recovery, source: &str) -> Vec<Piece> {
    let bytes = source.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &bytes[at..];
        let begins = |mark: &str| rest.starts_with(mark.as_bytes());
        let long = |marks: &'static [(&str, &str)]| {
            let (open, close) = marks.iter().find(|(open, _)| begins(open))?;
            Some(end_of_long(bytes, at + open.len(), close.as_bytes()))
        };
        if let Some(end) = long(recovery.long_comments) {
            at = end;
        } else if let Some(end) = long(recovery.long_texts) {
            found.push(Piece {
                kind: Kind::Text,
                range: at..end,
            });
            at = end;
        } else if recovery.line_comments.iter().any(|mark| begins(mark)) {
            at = end_of_line(bytes, at);
        } else if recovery.quotes.contains(&bytes[at]) {
            let (end, is_closed) = end_of_quoted(bytes, at);
            let kind = if is_closed {
                Kind::Text
            } else {
                Kind::OpenText
            };
            found.push(Piece {
                kind,
                range: at..end,
            });
            at = end;
        } else if is_word(bytes[at]) {
            let length = rest.iter().take_while(|byte| is_word(**byte)).count();
            found.push(Piece {
                kind: Kind::Word,
                range: at..at + length,
            });
            at += length;
        } else {
            if !bytes[at].is_ascii_whitespace() {
                found.push(Piece {
                    kind: Kind::Mark(bytes[at]),
                    range: at..at + 1,
                });
            }
            at += 1;
        }
    }
    found
}

/// The lines on which pieces begin, in order.
pub(super) fn lines(recovery: &Recovery, source: &str) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    let mut end = 0;
    for piece in pieces(recovery, source) {
        if piece.range.start >= end || lines.is_empty() {
            let start = source[..piece.range.start]
                .rfind('\n')
                .map_or(0, |at| at + 1);
            end = end_of_line(source.as_bytes(), piece.range.start);
            lines.push(Line {
                indent: piece.range.start - start,
                pieces: Vec::new(),
            });
        }
        if let Some(line) = lines.last_mut() {
            line.pieces.push(piece);
        }
    }
    lines
}

fn is_word(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphanumeric() || !byte.is_ascii()
}

fn end_of_line(bytes: &[u8], at: usize) -> usize {
    let rest = bytes[at..].iter().position(|byte| *byte == b'\n');
    rest.map_or(bytes.len(), |length| at + length)
}

fn end_of_long(bytes: &[u8], mut at: usize, close: &[u8]) -> usize {
    while at < bytes.len() {
        if bytes[at..].starts_with(close) {
            return at + close.len();
        }
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    bytes.len()
}

/// The place behind a text that begins with a quote, and whether it is closed.
fn end_of_quoted(bytes: &[u8], start: usize) -> (usize, bool) {
    let mut at = start + 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 1,
            b'\n' => break,
            byte if byte == bytes[start] => return (at + 1, true),
            _ => {}
        }
        at += 1;
    }
    let mut end = at.min(bytes.len());
    while end > start + 1 && bytes[end - 1].is_ascii_whitespace() {
        end -= 1;
    }
    (end, false)
}
