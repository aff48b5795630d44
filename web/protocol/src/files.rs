//! The files of a program.
//!
//! Offsets count through all files of a program, in their order, with one offset between the end of a file and the start of the next:
//! so one number says where something is, whichever file that is in, and a program of one file counts as it always did.

use crate::Span;
use serde::{Deserialize, Serialize};

/// A file.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SourceFile {
    /// Its path within the program's folder; empty for the only file of a program, which has no name.
    pub path: String,
    /// What it holds.
    pub source: String,
}

/// All files of a program. There is at least one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Files {
    /// The files, as people arranged them.
    pub list: Vec<SourceFile>,
    /// The number of the one that the program begins with.
    pub entry: u32,
}

impl Default for Files {
    fn default() -> Self {
        Files::one(String::new())
    }
}

impl Files {
    /// A program of one file without a name.
    pub fn one(source: String) -> Files {
        let path = String::new();
        Files {
            list: vec![SourceFile { path, source }],
            entry: 0,
        }
    }

    /// The file that the program begins with.
    pub fn first(&self) -> &SourceFile {
        let entry = self.list.get(self.entry as usize);
        entry.unwrap_or(&self.list[0])
    }

    /// Whether there is more than one.
    pub fn are_several(&self) -> bool {
        self.list.len() > 1
    }

    /// The offset at which a file begins.
    pub fn start(&self, file: usize) -> u32 {
        let before = self.list.iter().take(file);
        before.map(|file| width(&file.source) + 1).sum()
    }

    /// The file that an offset lies in, and the offset within that; its end for what lies behind all of them.
    pub fn local(&self, offset: u32) -> (usize, u32) {
        let mut start = 0;
        for (at, file) in self.list.iter().enumerate() {
            let width = width(&file.source);
            if offset <= start + width || at + 1 == self.list.len() {
                return (at, (offset - start).min(width));
            }
            start += width + 1;
        }
        (0, 0)
    }

    /// The stretch of a span within the file that it begins in.
    pub fn local_span(&self, span: Span) -> (usize, Span) {
        let (file, start) = self.local(span.start);
        (file, Span::new(start, start + (span.end - span.start)))
    }
}

/// UTF-16 code units.
fn width(text: &str) -> u32 {
    if text.is_ascii() {
        return text.len() as u32;
    }
    text.chars().map(|each| each.len_utf16() as u32).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(texts: &[&str]) -> Files {
        let file = |(at, text): (usize, &&str)| SourceFile {
            path: format!("{at}.py"),
            source: (*text).to_owned(),
        };
        Files {
            list: texts.iter().enumerate().map(file).collect(),
            entry: 0,
        }
    }

    #[test]
    fn every_offset_lies_in_one_file() {
        let files = files(&["ab", "", "é😀"]);
        assert_eq!([0, 1, 2].map(|file| files.start(file)), [0, 3, 4]);
        let all: Vec<(usize, u32)> = (0..=8).map(|offset| files.local(offset)).collect();
        let wanted = [
            (0, 0),
            (0, 1),
            (0, 2),
            (1, 0),
            (2, 0),
            (2, 1),
            (2, 2),
            (2, 3),
            (2, 3),
        ];
        assert_eq!(all, wanted);
        assert_eq!(files.local_span(Span::new(4, 6)), (2, Span::new(0, 2)));
    }
}
