//! Texts that a program gives to be run, and files that it includes: they see the variables of the code around.

use super::{Lowerer, parts};
use crate::syntax::Unreadable;
use frontend::Unit;
use ir::{Intrinsic, Op, Reg, Span};
use syntax::Node;

/// The variable that holds what has been made variables of that the code itself does not name.
pub(super) const EXTRACTED: &str = "$.extracted";

/// Whether a node runs a text or a file.
pub(super) fn is_running(node: Node<'_>, source: &str) -> bool {
    match node.kind() {
        "include_expression"
        | "include_once_expression"
        | "require_expression"
        | "require_once_expression" => true,
        "function_call_expression" => node
            .child_by_field("function")
            .is_some_and(|name| name.text(source).eq_ignore_ascii_case("eval")),
        _ => false,
    }
}

impl<'a> Lowerer<'a> {
    /// The program's other files, where it includes some.
    pub(super) fn embed(&mut self, unit: &Unit<'_>, at: Span) {
        if self.is_library || self.is_text {
            return;
        }
        let includes = |node: Node<'_>| {
            node.kind().starts_with("include") || node.kind().starts_with("require")
        };
        if !unit.tree.root().descendants().any(includes) {
            return;
        }
        let mut paths: Vec<String> = unit.files.all().to_vec();
        if paths.is_empty() {
            paths = unit.files.nearby().to_vec();
        }
        for name in &paths {
            if let Some(text) = unit.files.text(name).filter(|_| *name != *unit.file) {
                let (path, text) = (
                    self.bytes(format!("./{name}").as_bytes(), at),
                    self.bytes(text.as_bytes(), at),
                );
                self.lib("note_file", &[path, text], at);
                if name.ends_with(".php") {
                    self.own_files.push((name.clone(), name.clone()));
                }
            }
        }
    }

    /// The file of the program that a path means which is written there, from the folder of the file or of the program.
    fn file_of(&self, value: Node<'a>) -> Option<String> {
        let content = |node: Node<'a>| {
            let is_plain = matches!(node.kind(), "string" | "encapsed_string")
                && node
                    .named_children()
                    .all(|part| part.kind() == "string_content");
            is_plain.then(|| self.text(node).trim_matches(['"', '\'']))
        };
        let is_here = |node: Node<'a>| self.text(node) == "__DIR__";
        let (beside, written) = match value.kind() {
            "binary_expression" => {
                let left = value.child_by_field("left").filter(|left| is_here(*left))?;
                (
                    self.file,
                    (left, content(value.child_by_field("right")?)?).1,
                )
            }
            "parenthesized_expression" => return self.file_of(parts(value).first().copied()?),
            _ => (self.files.entry(), content(value)?),
        };
        let path = frontend::beside(beside, written)?;
        self.files.text(&path).is_some().then_some(path)
    }

    /// The variables of a text are those of the code that runs it.
    pub(super) fn begin_text(&mut self, root: Node<'a>, at: Span) {
        if !self.is_text {
            return;
        }
        for name in self.frame().names.clone() {
            let text = self.bytes(name.as_bytes(), at);
            let cell = self.lib("text_variable", &[text], at);
            self.store_plain(&self.named(&name), cell, at);
        }
        if self.text(root).contains("$this") {
            let text = self.b.text("this", at);
            let this = self.lib("text_variable", &[text], at);
            let this = self.own(Intrinsic::CellRead, &[this], at);
            self.declare_plain("this", this, at);
            self.frame().has_this = true;
        }
    }

    /// Runs a text or a file.
    pub(super) fn run(&mut self, node: Node<'a>, at: Span) -> Reg {
        let given = match node.kind() {
            "function_call_expression" => node
                .child_by_field("arguments")
                .into_iter()
                .flat_map(parts)
                .filter_map(|argument| parts(argument).last().copied())
                .next(),
            _ => parts(node).first().copied(),
        };
        let named = given.filter(|_| node.kind() != "function_call_expression");
        let value = match given {
            Some(_) if let Some(path) = named.and_then(|value| self.file_of(value)) => {
                self.bytes(path.as_bytes(), at)
            }
            Some(value) => self.expr(value),
            None => self.b.nil(at),
        };
        let mut scope = self.own(Intrinsic::OrderedNew, &[], at);
        for name in self.frame().names.clone() {
            if !self.frame().boxed.contains(&name) {
                continue;
            }
            let cell = self.load_plain(&self.named(&name), at);
            let key = self.bytes(name.as_bytes(), at);
            self.own(Intrinsic::OrderedPut, &[scope, key, cell], at);
        }
        if self.frame().has_this {
            let this = self.load_plain("this", at);
            let key = self.b.text("this", at);
            self.own(Intrinsic::OrderedPut, &[scope, key, this], at);
        }
        if self.is_text && self.frames.len() == 1 {
            let outer = self.lib("text_variables", &[], at);
            scope = self.lib("add_variables", &[scope, outer], at);
        }
        if self.frame().extracts {
            let extracted = self.load_plain(EXTRACTED, at);
            scope = self.lib("add_variables", &[scope, extracted], at);
        }
        // What a text makes of variables, the text that runs it has as well.
        let is_main = match (self.frames.len() == 1, self.is_text) {
            (true, true) => self.b.text("nested", at),
            (is_main, _) => self.truth_of(is_main, at),
        };
        let word = match node.kind() {
            "function_call_expression" => "eval",
            kind => kind.trim_end_matches("_expression"),
        };
        let word = self.b.text(word, at);
        let result = self.lib("run_given", &[word, value, scope, is_main], at);
        self.frame().assigned.clear();
        result
    }

    /// Says that the source cannot be read, where nothing is missing by intention.
    pub(super) fn unreadable(&mut self, broken: &Unreadable, at: Span) {
        let (end, go) = (self.b.label("refused"), self.b.label("read"));
        let is_complete = match self.is_text {
            true => self.truth_of(true, at),
            false => self.own(Intrinsic::IsComplete, &[], at),
        };
        self.b.branch_if(is_complete, end, go, at);
        self.b.place(end, at);
        let words = self.bytes(broken.words.as_bytes(), at);
        let line = self.b.int(broken.line, at);
        let is_text = self.truth_of(self.is_text, at);
        self.lib("unreadable", &[words, line, is_text], at);
        self.b.jump(go, at);
        self.b.place(go, at);
    }

    /// What a text gives to the code that runs it.
    pub(super) fn give_result(&mut self, value: Reg, at: Span) {
        if self.is_text && self.frames.len() == 1 {
            self.lib("text_gives", &[value], at);
        }
        self.b.emit(Op::Return { value }, at);
    }
}
