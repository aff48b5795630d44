//! From byte offsets to lines and columns.

/// A place as people count it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Position {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 0, in Unicode characters.
    pub column: u32,
}

/// How many bytes lie between two places whose number of characters is kept.
const STRIDE: usize = 256;

/// The starts of the lines of one text.
#[derive(Clone, Debug)]
pub struct LineIndex {
    starts: Vec<u32>,
    /// How many characters start before each multiple of [`STRIDE`]; empty for pure ASCII text,
    /// where a byte is a character.
    characters: Vec<u32>,
}

/// How many characters start in some bytes of UTF-8.
fn count_characters(bytes: &[u8]) -> u32 {
    bytes.iter().filter(|&&byte| byte & 0xC0 != 0x80).count() as u32
}

impl LineIndex {
    /// Reads the text once.
    #[must_use]
    pub fn new(text: &str) -> LineIndex {
        let newlines = text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
        let mut characters = Vec::new();
        if !text.is_ascii() {
            let mut before = 0;
            for stretch in text.as_bytes().chunks(STRIDE) {
                characters.push(before);
                before += count_characters(stretch);
            }
            characters.push(before);
        }
        LineIndex {
            starts: std::iter::once(0)
                .chain(newlines.map(|(at, _)| at as u32 + 1))
                .collect(),
            characters,
        }
    }

    /// How many characters start before a byte offset within the text.
    fn characters_before(&self, text: &str, offset: usize) -> u32 {
        match self.characters.get(offset / STRIDE) {
            Some(before) => {
                before + count_characters(&text.as_bytes()[offset / STRIDE * STRIDE..offset])
            }
            None => offset as u32,
        }
    }

    /// The position of a byte offset into the text that this index was made from.
    #[must_use]
    pub fn position(&self, text: &str, offset: u32) -> Position {
        let line = self.starts.partition_point(|&start| start <= offset);
        let start = self.starts[line - 1] as usize;
        let end = (offset as usize).min(text.len());
        let start = start.min(end);
        let column = self.characters_before(text, end) - self.characters_before(text, start);
        Position {
            line: line as u32,
            column,
        }
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
