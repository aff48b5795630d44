//! Programs of several files: `require_relative`, and `require` and `load` of a path.

use super::Lowerer;
use ir::{Const, Intrinsic, Reg, Span};
use syntax::Node;

/// Libraries that the reference brings: a file of the program that is called alike is not meant.
const OF_REFERENCE: &[&str] = &[
    "base64",
    "benchmark",
    "bigdecimal",
    "csv",
    "date",
    "delegate",
    "digest",
    "English",
    "erb",
    "fiber",
    "fileutils",
    "forwardable",
    "json",
    "logger",
    "matrix",
    "minitest/autorun",
    "monitor",
    "observer",
    "open3",
    "optparse",
    "ostruct",
    "pp",
    "prime",
    "securerandom",
    "set",
    "shellwords",
    "singleton",
    "stringio",
    "strscan",
    "tempfile",
    "thread",
    "time",
    "timeout",
    "tsort",
    "weakref",
    "yaml",
    "zlib",
];

impl<'a> Lowerer<'a> {
    /// A call that brings a file of the program, if it is one. A file runs once.
    pub(super) fn required(&mut self, name: &str, nodes: &[Node<'a>], at: Span) -> Option<Reg> {
        let [path] = nodes else { return None };
        if !matches!(name, "require_relative" | "require" | "load") || path.kind() != "string" {
            return None;
        }
        let written = self.text(*path).trim_matches(['"', '\'']);
        if name == "require" && OF_REFERENCE.contains(&written) {
            return None;
        }
        let path = self.file_of(written)?;
        if path == self.files.entry() {
            return Some(self.b.constant(Const::Bool(false), at));
        }
        if !self.own_modules.iter().any(|(known, _)| *known == path) {
            self.own_modules.push((path.clone(), path.clone()));
        }
        let path = self.b.text(&path, at);
        self.b.intrinsic(Intrinsic::ImportModule, &[path], at);
        Some(self.b.constant(Const::Bool(true), at))
    }

    /// The file that a path means, written with its ending or without.
    fn file_of(&self, written: &str) -> Option<String> {
        let beside = frontend::beside(self.file, written)?;
        let paths = [beside.clone(), format!("{beside}.rb")];
        paths
            .into_iter()
            .find(|path| self.files.text(path).is_some())
    }
}
