//! The files of the program that is edited: which there are, which one is in front, and which one the program begins with.
//!
//! **Invariants.** There is at least one file. A file alone may have no name; of several each has its own. What the editor holds is
//! the text of the file in front. Offsets count through all files, with one unit between two.

use crate::shared::Shared;
use protocol::{Files, SourceFile, Span};

/// A file.
#[derive(Clone, Debug, Default)]
pub struct OneFile {
    /// A number that no other file has had: the editor keeps under it what can be undone.
    pub id: u32,
    /// Its path within the program's folder; empty for the only file of a program, which has no name.
    pub path: String,
    /// What it holds.
    pub source: Shared<String>,
    /// Length of that in UTF-16 code units.
    pub(super) width: u32,
    /// Where the cursor is in it.
    pub(super) cursor: u32,
}

impl OneFile {
    pub(super) fn new(id: u32, path: String, source: String) -> OneFile {
        OneFile {
            id,
            path,
            width: width(&source),
            source: source.into(),
            cursor: 0,
        }
    }
}

/// UTF-16 code units.
pub(super) fn width(text: &str) -> u32 {
    match text.is_ascii() {
        true => text.len() as u32,
        false => text.encode_utf16().count() as u32,
    }
}

/// The files, as people arranged them.
#[derive(Clone, PartialEq, Debug)]
pub struct FilesState {
    /// Which there are.
    pub list: Shared<Vec<OneFile>>,
    /// The number of the one in front.
    pub shown: usize,
    /// The number of the one that the program begins with.
    pub entry: usize,
    /// Numbers given so far.
    ids: u32,
}

impl Default for FilesState {
    fn default() -> Self {
        FilesState {
            list: vec![OneFile::default()].into(),
            shown: 0,
            entry: 0,
            ids: 0,
        }
    }
}

impl FilesState {
    /// The file in front.
    pub fn front(&self) -> &OneFile {
        &self.list[self.shown]
    }

    /// Whether there is more than one.
    pub fn are_several(&self) -> bool {
        self.list.len() > 1
    }

    /// The offset at which a file begins.
    pub fn start(&self, file: usize) -> u32 {
        let before = self.list.iter().take(file);
        before.map(|file| file.width + 1).sum()
    }

    /// The offsets of the file in front.
    pub fn extent(&self) -> Span {
        let start = self.start(self.shown);
        Span::new(start, start + self.front().width)
    }

    /// The file that an offset lies in, and the offset within that. What lies behind all of them is of an older text of the last.
    pub fn local(&self, offset: u32) -> (usize, u32) {
        let mut start = 0;
        for (at, file) in self.list.iter().enumerate() {
            if offset <= start + file.width || at + 1 == self.list.len() {
                return (at, offset - start);
            }
            start += file.width + 1;
        }
        (0, offset)
    }

    /// The offset at which a line of a file begins, counted from 1.
    pub fn offset_of(&self, file: usize, line: u32) -> u32 {
        let Some(own) = self.list.get(file) else {
            return 0;
        };
        let lines = own.source.split_inclusive('\n');
        let before = lines.take(line.saturating_sub(1) as usize);
        self.start(file) + before.map(width).sum::<u32>()
    }

    /// The line, from 1, of an offset.
    pub fn line_at(&self, offset: u32) -> u32 {
        let (file, offset) = self.local(offset);
        let mut line = 1;
        let mut at = 0;
        for each in self.list[file].source.chars() {
            if at >= offset {
                break;
            }
            at += each.len_utf16() as u32;
            line += u32::from(each == '\n');
        }
        line
    }

    /// The cursor, in the file in front.
    pub fn cursor(&self) -> u32 {
        self.start(self.shown) + self.front().cursor
    }

    /// As messages and links have them.
    pub fn held(&self) -> Files {
        let file = |own: &OneFile| SourceFile {
            path: own.path.clone(),
            source: own.source.to_string(),
        };
        Files {
            list: self.list.iter().map(file).collect(),
            entry: self.entry as u32,
        }
    }

    /// Puts other files in the place of these; the one in front is `shown`.
    pub(in crate::store) fn replace(&mut self, files: Files, shown: usize) {
        let mut files = files;
        if files.list.is_empty() {
            files = Files::default();
        }
        let last = files.list.len() - 1;
        self.entry = (files.entry as usize).min(last);
        self.shown = shown.min(last);
        let list = files.list.into_iter().map(|file| {
            self.ids += 1;
            OneFile::new(self.ids, file.path, file.source)
        });
        self.list = list.collect::<Vec<_>>().into();
    }

    /// The text of the file in front was edited.
    pub(in crate::store) fn edited(&mut self, source: String) {
        let shown = self.shown;
        let file = &mut Shared::make_mut(&mut self.list)[shown];
        file.width = width(&source);
        file.source = source.into();
    }

    /// The cursor was moved, to an offset through all files.
    pub(in crate::store) fn moved(&mut self, offset: u32) {
        let (file, offset) = self.local(offset);
        Shared::make_mut(&mut self.list)[file].cursor = offset;
    }

    /// Whether another file than `but` has a path.
    pub(super) fn has(&self, path: &str, but: Option<usize>) -> bool {
        let mut files = self.list.iter().enumerate();
        files.any(|(at, file)| Some(at) != but && file.path == path)
    }

    /// Adds a file in front of all that is looked at; gives its number.
    pub(super) fn add(&mut self, path: String, source: String) -> usize {
        self.ids += 1;
        let file = OneFile::new(self.ids, path, source);
        let list = Shared::make_mut(&mut self.list);
        list.push(file);
        list.len() - 1
    }
}
