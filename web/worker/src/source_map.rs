//! Places in the source: the engine counts bytes, or lines and characters; the page counts UTF-16 code
//! units, through all files of a program.

use protocol::Span;
use session::ir;

/// A source with the starts of its lines.
#[derive(Default)]
pub(crate) struct SourceMap {
    /// The code unit at which the file begins.
    start: u32,
    text: String,
    /// Whether a byte is a code unit.
    ascii: bool,
    /// Where each line starts: in bytes, and in code units.
    lines: Vec<(u32, u32)>,
}

impl SourceMap {
    /// A source that begins at a code unit.
    pub(crate) fn new(start: u32, text: String) -> SourceMap {
        let ascii = text.is_ascii();
        let mut lines = vec![(0, start)];
        let (mut bytes, mut units) = (0, start);
        for line in text.split_inclusive('\n') {
            bytes += line.len() as u32;
            units += if ascii {
                line.len() as u32
            } else {
                width(line)
            };
            if line.ends_with('\n') {
                lines.push((bytes, units));
            }
        }
        SourceMap {
            start,
            text,
            ascii,
            lines,
        }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// The code unit at which a byte stands.
    pub(crate) fn unit(&self, byte: usize) -> u32 {
        if self.ascii {
            return self.start + byte as u32;
        }
        let at = self.lines.partition_point(|line| line.0 as usize <= byte);
        let (start, units) = self.lines[at.saturating_sub(1)];
        units + self.text.get(start as usize..byte).map_or(0, width)
    }

    /// The byte at which a code unit stands; the end of the text for what lies behind it.
    pub(crate) fn byte(&self, unit: u32) -> usize {
        if self.ascii {
            let unit = unit.saturating_sub(self.start);
            return (unit as usize).min(self.text.len());
        }
        let at = self.lines.partition_point(|line| line.1 <= unit);
        let (start, mut units) = self.lines[at.saturating_sub(1)];
        let rest = &self.text[start as usize..];
        for (at, each) in rest.char_indices() {
            if units >= unit {
                return start as usize + at;
            }
            units += each.len_utf16() as u32;
        }
        self.text.len()
    }

    /// The code unit at a line, counted from 1, and a column, counted from 0 in characters.
    pub(crate) fn unit_at(&self, line: u32, column: u32) -> u32 {
        let index = (line.max(1) - 1) as usize;
        let Some(&(start, units)) = self.lines.get(index) else {
            return self.unit(self.text.len());
        };
        if self.ascii {
            return (units + column).min(self.start + self.text.len() as u32);
        }
        let rest = self.text[start as usize..].chars();
        units
            + rest
                .take(column as usize)
                .map(|each| each.len_utf16() as u32)
                .sum::<u32>()
    }

    /// Whether a code unit lies in the file, or at its end.
    pub(crate) fn holds(&self, unit: u32) -> bool {
        (self.start..=self.unit(self.text.len())).contains(&unit)
    }

    /// A place in the file as the page counts it.
    pub(crate) fn place(&self, span: ir::Span) -> Option<Span> {
        let unit = |at: ir::Position| self.unit_at(at.line, at.column);
        let is_some = span.is_some();
        is_some.then(|| Span::new(unit(span.start), unit(span.end)))
    }

    /// A range of bytes as the page counts it.
    pub(crate) fn span(&self, bytes: std::ops::Range<usize>) -> Span {
        Span::new(self.unit(bytes.start), self.unit(bytes.end))
    }
}

fn width(text: &str) -> u32 {
    text.chars().map(|each| each.len_utf16() as u32).sum()
}

#[cfg(test)]
mod tests {
    use super::SourceMap;

    #[test]
    fn every_character_is_found_from_every_side() {
        for text in ["", "a\nbc\n", "é = '😀'\n\nx = 'ß'", "\n\n\u{1F409}\r\nz"] {
            for start in [0, 7] {
                let map = SourceMap::new(start, text.into());
                let (mut unit, mut line, mut column) = (start, 1, 0);
                for (byte, each) in text.char_indices() {
                    assert_eq!(map.unit(byte), unit, "{text:?} at byte {byte}");
                    assert_eq!(map.byte(unit), byte, "{text:?} at unit {unit}");
                    assert_eq!(
                        map.unit_at(line, column),
                        unit,
                        "{text:?} at {line}:{column}"
                    );
                    unit += each.len_utf16() as u32;
                    column += 1;
                    if each == '\n' {
                        (line, column) = (line + 1, 0);
                    }
                }
                assert_eq!(map.unit(text.len()), unit, "{text:?} at its end");
                assert_eq!(map.byte(unit + 9), text.len(), "{text:?} behind its end");
            }
        }
    }
}
