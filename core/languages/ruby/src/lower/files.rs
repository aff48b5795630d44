//! Programs of several files: `require_relative`, and `require` and `load` of a path.

use super::Lowerer;
use crate::library;
use frontend::Unit;
use ir::{Arg, ArrayKind, Const, Intrinsic, Op, Reg, Span};
use syntax::{Node, SyntaxTree};

/// How many files are looked at for what one requires.
const MOST: usize = 60;

/// Libraries that the reference brings, besides those of the library's modules: a file of the program that is called alike is not meant.
const OF_REFERENCE: &[&str] = &[
    "base64",
    "benchmark",
    "delegate",
    "English",
    "erb",
    "fiber",
    "fileutils",
    "forwardable",
    "logger",
    "monitor",
    "observer",
    "open3",
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
    "timeout",
    "tsort",
    "weakref",
    "zlib",
];

impl<'a> Lowerer<'a> {
    /// A call that brings a file of the program, if it is one. A file runs once.
    pub(super) fn required(&mut self, name: &str, nodes: &[Node<'a>], at: Span) -> Option<Reg> {
        let [path] = nodes else { return None };
        if !matches!(name, "require_relative" | "require" | "load") {
            return None;
        }
        self.require_of_library(name, *path, at);
        if self.is_library {
            return (name == "require").then(|| self.b.nil(at));
        }
        if path.kind() != "string" || path.child_by_kind("interpolation").is_some() {
            return self.required_by_computed_name(name, *path, at);
        }
        let written = self.text(*path).trim_matches(['"', '\'']);
        let is_of_reference =
            OF_REFERENCE.contains(&written) || library::module_required_as(written).is_some();
        if name == "require" && is_of_reference {
            return None;
        }
        let path = file_of(self.files, self.file, written)?;
        if path == self.files.entry() {
            return Some(self.b.constant(Const::Bool(false), at));
        }
        self.own_module(&path);
        let path = self.b.text(&path, at);
        self.b.intrinsic(Intrinsic::ImportModule, &[path], at);
        Some(self.library_call("is_first", &[path], at))
    }

    /// Runs the module of the library that a program requires, before it is told that it is there. Where only the run knows
    /// which, all of them.
    fn require_of_library(&mut self, name: &str, path: Node<'a>, at: Span) {
        if name != "require" {
            return;
        }
        let is_written = path.kind() == "string" && path.child_by_kind("interpolation").is_none();
        let wanted: Vec<&'static str> = match is_written {
            true => {
                let written = self.text(path).trim_matches(['"', '\'']);
                library::module_required_as(written).into_iter().collect()
            }
            false => library::modules().collect(),
        };
        for module in wanted {
            if !self.libraries.contains(&module) {
                self.libraries.push(module);
            }
            let module = self.b.text(module, at);
            self.b.intrinsic(Intrinsic::ImportModule, &[module], at);
        }
    }

    fn own_module(&mut self, path: &str) {
        if !self.own_modules.iter().any(|(known, _)| known == path) {
            self.own_modules.push((path.to_owned(), path.to_owned()));
        }
    }

    /// A path that is known when the program runs: one of the files nearby.
    fn required_by_computed_name(&mut self, name: &str, path: Node<'a>, at: Span) -> Option<Reg> {
        let mut files: Vec<String> = self.files.nearby().to_vec();
        files.retain(|file| file.ends_with(".rb") && file != self.files.entry());
        if name != "require_relative" || files.is_empty() {
            return None;
        }
        files.iter().for_each(|file| self.own_module(file));
        let written = self.expr(path);
        let folder = self.file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let folder = self.b.text(folder, at);
        let all = files.iter().map(|file| self.b.text(file, at));
        let items = all.map(Arg::positional).collect();
        let kind = ArrayKind::List;
        let all = self.b.value(|dst| Op::NewArray { dst, kind, items }, at);
        let found = self.library_call("own_file", &[written, folder, all], at);
        self.b.intrinsic(Intrinsic::ImportModule, &[found], at);
        Some(self.library_call("is_first", &[found], at))
    }
}

/// The file that a path means, written with its ending or without.
fn file_of(files: &dyn frontend::Files, file: &str, written: &str) -> Option<String> {
    let beside = frontend::beside(file, written)?;
    let paths = [beside.clone(), format!("{beside}.rb")];
    paths.into_iter().find(|path| files.text(path).is_some())
}

/// The other files that a file requires by names that it writes, those that these require among them.
pub(super) fn required_by<'a>(unit: &Unit<'a>) -> Vec<(&'a SyntaxTree, &'a str)> {
    let mut known = vec![unit.file.to_owned()];
    let mut found = Vec::new();
    let mut open = vec![(unit.file.to_owned(), unit.source)];
    while let Some((file, source)) = open.pop() {
        for line in source.lines() {
            let Some(rest) = line.trim_start().strip_prefix("require_relative") else {
                continue;
            };
            let written = rest.trim().trim_matches(['"', '\'', '(', ')']);
            let Some(path) = file_of(unit.files, &file, written) else {
                continue;
            };
            if known.len() < MOST && !known.contains(&path) {
                known.push(path.clone());
                if let Some((tree, source)) = unit.files.tree(&path) {
                    found.push((tree, source));
                    open.push((path, source));
                }
            }
        }
    }
    found
}
