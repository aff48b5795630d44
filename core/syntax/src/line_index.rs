//! From byte offsets to lines and columns.

use std::cell::Cell;

/// A place as people count it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Position {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 0, in Unicode characters.
    pub column: u32,
}

/// The starts of the lines of one text.
#[derive(Clone, Debug)]
pub struct LineIndex {
    starts: Vec<u32>,
    /// The number of the line that was asked for last, from 0: the next place is mostly on it or on the one below.
    last: Cell<usize>,
    /// The offsets of the bytes at which no character starts, in order: few or none in most programs.
    inner: Vec<u32>,
}

impl LineIndex {
    /// Reads the text once.
    #[must_use]
    pub fn new(text: &str) -> LineIndex {
        let bytes = || text.bytes().zip(0..);
        let newlines = bytes().filter(|&(byte, _)| byte == b'\n');
        let inner = bytes().filter(|&(byte, _)| byte & 0xC0 == 0x80);
        LineIndex {
            starts: std::iter::once(0)
                .chain(newlines.map(|(_, at)| at + 1))
                .collect(),
            last: Cell::new(0),
            inner: match text.is_ascii() {
                true => Vec::new(),
                false => inner.map(|(_, at)| at).collect(),
            },
        }
    }

    /// How many characters start before a byte offset within the text.
    fn characters_before(&self, offset: u32) -> u32 {
        offset - self.inner.partition_point(|&at| at < offset) as u32
    }

    /// The position of a byte offset into the text that this index was made from.
    #[must_use]
    pub fn position(&self, text: &str, offset: u32) -> Position {
        let line = self.line_of(offset);
        let end = offset.min(text.len() as u32);
        let start = self.starts[line].min(end);
        Position {
            line: line as u32 + 1,
            column: self.characters_before(end) - self.characters_before(start),
        }
    }

    /// The number, from 0, of the line that a byte offset lies on.
    fn line_of(&self, offset: u32) -> usize {
        let last = self.last.get();
        let holds = |line: usize| {
            let next = self.starts.get(line + 1);
            self.starts.get(line).is_some_and(|&start| start <= offset)
                && next.is_none_or(|&next| offset < next)
        };
        let near = [last, last + 1].into_iter().find(|&line| holds(line));
        let line =
            near.unwrap_or_else(|| self.starts.partition_point(|&start| start <= offset) - 1);
        self.last.set(line);
        line
    }

    /// The byte offset at which a line, counted from 1, starts.
    #[must_use]
    pub fn line_start(&self, line: u32) -> Option<u32> {
        self.starts.get((line as usize).checked_sub(1)?).copied()
    }

    /// How many lines the text has; a text that ends in a newline has an empty last one.
    #[must_use]
    pub fn line_count(&self) -> u32 {
        self.starts.len() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_count_characters_not_bytes() {
        let text = "a\nžluť = 1\n";
        let index = LineIndex::new(text);
        let equals = text.find('=').unwrap() as u32;
        assert_eq!(
            index.position(text, equals),
            Position { line: 2, column: 5 }
        );
        assert_eq!(
            index.position(text, text.len() as u32),
            Position { line: 3, column: 0 }
        );
        assert_eq!(index.line_count(), 3);
        assert_eq!(index.line_start(2), Some(2));
        assert_eq!(index.line_start(0), None);
    }

    #[test]
    fn places_can_be_asked_for_in_any_order() {
        let text = "a\n\nbc\nd\n\n\ne";
        let index = LineIndex::new(text);
        let all = || 0..=text.len() as u32;
        for first in all() {
            for offset in all() {
                let _ = index.position(text, first);
                let before = &text[..offset as usize];
                let expected = Position {
                    line: before.matches('\n').count() as u32 + 1,
                    column: before.len() as u32 - before.rfind('\n').map_or(0, |at| at as u32 + 1),
                };
                assert_eq!(
                    index.position(text, offset),
                    expected,
                    "{offset} after {first}"
                );
            }
        }
    }

    #[test]
    fn long_lines_are_counted_from_their_start() {
        let line = "aé€😀".repeat(500);
        let text = format!("{line}\n{line}");
        let index = LineIndex::new(&text);
        for (column, (offset, _)) in line.char_indices().enumerate() {
            for (line_number, start) in [(1, 0), (2, line.len() + 1)] {
                let expected = Position {
                    line: line_number,
                    column: column as u32,
                };
                assert_eq!(index.position(&text, (start + offset) as u32), expected);
            }
        }
        let end = index.position(&text, text.len() as u32);
        assert_eq!(
            end,
            Position {
                line: 2,
                column: 2000
            }
        );
        // Offsets behind the text are its end.
        assert_eq!(index.position(&text, text.len() as u32 + 9), end);
    }
}
