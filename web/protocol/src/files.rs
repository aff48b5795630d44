//! The files of a program.
//!
//! Offsets count through all files of a program, in their order, with one offset between the end of a file and the start of the next:
//! so one number says where something is, whichever file that is in, and a program of one file counts as it always did.

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

    /// The offset at which a file begins.
    pub fn start(&self, file: usize) -> u32 {
        let before = self.list.iter().take(file);
        before.map(|file| width(&file.source) + 1).sum()
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
    fn a_file_begins_behind_the_end_of_the_one_before() {
        let files = files(&["ab", "", "é😀", "x"]);
        assert_eq!([0, 1, 2, 3].map(|file| files.start(file)), [0, 3, 4, 8]);
    }
}
