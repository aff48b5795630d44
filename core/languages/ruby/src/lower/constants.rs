//! Constants: where a name is looked for.

use super::Lowerer;
use crate::library::DECLARATIONS;
use ir::{BinOp, Intrinsic, Reg, Span};
use rustc_hash::FxHashSet;
use std::sync::LazyLock;
use syntax::Node;

/// The names of the constants that the library has.
static OF_LIBRARY: LazyLock<FxHashSet<&str>> = LazyLock::new(|| {
    let names = DECLARATIONS.lines().filter_map(|line| {
        let line = line
            .strip_prefix("class ")
            .or(line.strip_prefix("module "))
            .unwrap_or(line);
        let name = line
            .split(|char: char| !char.is_alphanumeric() && char != '_')
            .next()?;
        Some(name)
    });
    names.collect()
});

/// The names of the constants that a program's outermost code gives a value.
pub(super) fn outermost<'a>(root: Node<'a>, source: &'a str) -> FxHashSet<&'a str> {
    let mut names = FxHashSet::default();
    let mut open: Vec<_> = root.named_children().collect();
    while let Some(node) = open.pop() {
        match node.kind() {
            "class" | "module" => {
                let name = node.child_by_field("name");
                names.extend(name.map(|name| name.text(source)));
            }
            "method" | "singleton_method" | "singleton_class" | "block" | "do_block" | "lambda" => {
            }
            "assignment" | "operator_assignment" => {
                let targets = node
                    .child_by_field("left")
                    .map(assigned)
                    .unwrap_or_default();
                let constants = targets.iter().filter(|target| target.kind() == "constant");
                names.extend(constants.map(|constant| constant.text(source)));
                open.extend(node.named_children());
            }
            _ => open.extend(node.named_children()),
        }
    }
    names
}

/// What an assignment gives values to, each by itself.
pub(super) fn assigned(left: Node<'_>) -> Vec<Node<'_>> {
    match left.kind() {
        "left_assignment_list" | "destructured_left_assignment" | "rest_assignment" => {
            left.named_children().flat_map(assigned).collect()
        }
        _ => vec![left],
    }
}

impl<'a> Lowerer<'a> {
    /// Whether the library has a constant, and the program has it from there.
    fn is_of_library(&self, name: &str) -> bool {
        OF_LIBRARY.contains(name) && !self.unbrought.contains(name)
    }

    /// A constant: one of the classes around this place, or else one of the program's.
    pub(super) fn constant(&mut self, name: &str, at: Span) -> Reg {
        if self.is_library {
            return self.outer_constant(name, at);
        }
        let is_nested = self
            .nested_constants
            .as_ref()
            .is_none_or(|nested| nested.contains(name));
        let is_outer = self.outer_constants.contains(name) && !self.is_other_file;
        match (is_nested, self.classes) {
            (true, 0) if is_outer => self.load_plain(name, at),
            (true, _) => self.searched_constant(name, at),
            (false, _) if is_outer || self.is_of_library(name) || name == "DATA" => {
                self.load_plain(name, at)
            }
            (false, _) => self.absent_constant(name, at),
        }
    }

    /// A constant of the outermost code: `::Name`.
    pub(super) fn outer_constant(&mut self, name: &str, at: Span) -> Reg {
        if self.outer_constants.contains(name) || self.is_of_library(name) {
            return self.load_plain(name, at);
        }
        let home = self.load_plain("Object", at);
        let name = self.b.text(name, at);
        self.library_call("constant_of", &[home, name], at)
    }

    /// One that the classes around this place may have, or what the library knows when the program runs.
    fn searched_constant(&mut self, name: &str, at: Span) -> Reg {
        let home = self.home(at);
        let text = self.b.text(name, at);
        let found = self.library_call("searched_constant", &[home, text], at);
        let null = self.b.intrinsic(Intrinsic::Null, &[], at);
        let is_missing = self.b.binary(BinOp::Is, false, found, null, at);
        let is_known = self.outer_constants.contains(name) || self.is_of_library(name);
        let is_known = is_known || self.is_other_file;
        self.either(
            is_missing,
            at,
            |this| match is_known {
                true => this.load_plain(name, at),
                false => this.absent_constant(name, at),
            },
            |_| found,
        )
    }

    /// One that nobody has, unless its class says what it is then.
    fn absent_constant(&mut self, name: &str, at: Span) -> Reg {
        let home = self.home(at);
        let name = self.b.text(name, at);
        self.library_call("absent_constant", &[home, name], at)
    }
}
