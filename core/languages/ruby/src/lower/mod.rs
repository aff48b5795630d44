//! From a syntax tree to instructions.
//!
//! Every call is a call of a method, whose first argument is the block. A method's receiver is no argument. A block is a closure
//! of its own, and sees the variables of the function around it.

mod attributes;
mod bindings;
mod brought;
mod calls;
mod cases;
mod clauses;
mod constants;
mod definitions;
mod expressions;
mod files;
mod flow;
mod literals;
mod names;
mod noted;
mod parameters;
mod targets;
mod visibility;
mod warnings;
mod words;

use crate::LANGUAGE;
use frontend::{Builder, Lowered, Unit};
use ir::{Intrinsic, Label, Op, Program, Reg, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use syntax::Node;

/// What kind of function a frame is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The program, or a body of a class: `return` ends it.
    Body,
    Method,
    Block,
    Lambda,
}

/// A function that is being lowered.
struct Frame<'a> {
    kind: Kind,
    /// The variable that each name means.
    names: FxHashMap<String, String>,
    /// The loops that are open.
    loops: Vec<Loop>,
    /// Of a block: where `redo` goes.
    again: Option<Label>,
    /// The handlers that are open, with what runs when they are left.
    handlers: Vec<Option<Node<'a>>>,
    /// The variable that holds what a `break` of this block is known by.
    break_tag: Option<String>,
    /// Of a method: the variable that holds what a `return` in a block is known by.
    return_tag: Option<String>,
    /// Where `retry` goes.
    retries: Vec<Label>,
    /// The handlers whose code is open: the variables that hold what `$!` was before.
    last_errors: Vec<String>,
    /// The variable that holds what its code runs on, where that is not the one around it.
    this: Option<String>,
    /// Whether it has a variable for the block that it is given.
    has_block: bool,
    /// Of a body of a class: what it is told as.
    title: Option<String>,
    /// The method's name and parameters, for `super`.
    method: Option<(String, Vec<parameters::Passed>)>,
    /// Of a block that becomes a method: the variable that holds the method's name.
    made_method: Option<(String, Option<String>)>,
    /// Of a method that matches: the variable that holds the last match of who called it.
    last_match: Option<String>,
}

/// A loop that is open.
#[derive(Clone)]
struct Loop {
    /// Where `break` goes.
    end: Label,
    /// Where `next` goes.
    next: Label,
    /// Where `redo` goes.
    again: Label,
    /// The variable of its value.
    result: String,
    /// How many handlers were open.
    handlers: usize,
    /// How many handlers' code was open.
    rescues: usize,
}

struct Lowerer<'a> {
    b: Builder<'a>,
    source: &'a str,
    /// The file's path.
    file: &'a str,
    /// The program's other files, and those of them that this one brings: modules are called like their files.
    files: &'a dyn frontend::Files,
    own_modules: Vec<(String, String)>,
    /// Modules of the library that it brings.
    libraries: Vec<&'static str>,
    is_other_file: bool,
    /// Whether it is an expression, asked about where a run stands: names are variables of that place.
    is_expression: bool,
    /// Names of constants that the program gives a class or module: others are those of all.
    nested_constants: Option<FxHashSet<&'a str>>,
    /// Names of constants that the program's outermost code gives a value.
    outer_constants: FxHashSet<&'a str>,
    /// Other names of global variables.
    global_aliases: FxHashMap<&'a str, &'a str>,
    frames: Vec<Frame<'a>>,
    /// The classes around the place at hand, for what analyses are told of them.
    noted: Vec<noted::NotedClass>,
    depth: u32,
    is_library: bool,
    /// What the library has and the program has not brought.
    unbrought: FxHashSet<&'static str>,
    /// Methods that the program says not everybody may call.
    guarded: FxHashSet<&'a str>,
    /// Whether the source says that its literals of strings are frozen.
    freezes_literals: bool,
    /// Whether the program asks functions for their parameters.
    tells_parameters: bool,
    /// Whether blocks that are handed on may run on another receiver than the one around them.
    rebinds_blocks: bool,
    /// Whether objects may be frozen: then assignments to their variables ask.
    freezes_objects: bool,
    /// Whether a class has another above it that the program names.
    inherits: bool,
    /// Whether a class says what `!` does.
    has_own_not: bool,
    /// The variable that holds the name of the method that the next block becomes.
    made_method: Option<(String, Option<String>)>,
    /// The variable that holds what values of the `case` at hand have been taken apart into.
    taken_apart: Option<String>,
    /// Whether the pattern at hand is the only one, so that an error tells what does not fit.
    notes_misfits: bool,
    /// How many classes are open around this place, blocks that run on one among them.
    classes: usize,
    /// How many of those are written as such: constants belong to them alone.
    class_bodies: usize,
    /// What stands behind the beginnings of heredocs.
    heredocs: Vec<Node<'a>>,
    /// Whether nobody asks for the value of the assignment that comes next.
    is_unasked: bool,
}

/// Lowers a module.
pub(super) fn lower(unit: &Unit<'_>, program: &mut Program) -> Lowered {
    let semantics = &LANGUAGE.semantics;
    let tree = unit.tree.no_deeper_than(frontend::DEEPEST_TREE);
    let root = tree.root();
    let is_expression = unit.module_name.starts_with(frontend::EXPRESSION);
    // What other files of the program do is not looked at here.
    let is_other_file = !unit.is_library && unit.module_name != frontend::MAIN && !is_expression;
    let mut lowerer = Lowerer {
        b: Builder::new(&mut program.names, unit.module_name, semantics, unit.source),
        source: unit.source,
        file: unit.file,
        files: unit.files,
        own_modules: Vec::new(),
        libraries: Vec::new(),
        is_other_file,
        is_expression,
        nested_constants: match unit.module_name != frontend::MAIN && !unit.is_library {
            true => None,
            false => attributes::nested_constants(root, unit.source),
        },
        outer_constants: constants::outermost(root, unit.source),
        unbrought: match unit.is_library || is_other_file || is_expression {
            true => FxHashSet::default(),
            false => brought::unbrought(root, unit),
        },
        global_aliases: names::global_aliases(root, unit.source),
        frames: Vec::new(),
        noted: Vec::new(),
        depth: 0,
        is_library: unit.is_library,
        is_unasked: false,
        guarded: match unit.is_library {
            true => FxHashSet::default(),
            false => {
                let mut names = visibility::guarded(root, unit.source);
                for (tree, source) in files::required_by(unit) {
                    names.extend(visibility::guarded(tree.root(), source));
                }
                names
            }
        },
        freezes_literals: (unit.source.lines())
            .take_while(|line| line.starts_with('#') || line.trim().is_empty())
            .any(|line| line.replace(' ', "").contains("frozen_string_literal:true")),
        tells_parameters: is_other_file
            || !unit.is_library
                && [
                    "arity",
                    "parameters",
                    "curry",
                    "method(",
                    "&->",
                    "divide",
                    "converters",
                ]
                .iter()
                .any(|word| unit.source.contains(word)),
        rebinds_blocks: is_other_file
            || !unit.is_library && calls::rebinds_blocks(root, unit.source),
        made_method: None,
        taken_apart: None,
        notes_misfits: false,
        freezes_objects: is_other_file
            || !unit.is_library && names::freezes_objects(root, unit.source),
        inherits: is_other_file
            || !unit.is_library
                && (root.descendants().any(|node| node.kind() == "superclass")
                    || unit.source.contains("Class.new(")),
        has_own_not: !unit.is_library
            && (unit.source.contains("def !") || unit.source.contains(".!")),
        classes: 0,
        class_bodies: 0,
        heredocs: (root.descendants())
            .filter(|node| node.kind() == "heredoc_body")
            .collect(),
    };
    let at = lowerer.b.span_of(root.start(), root.start());
    let entry = lowerer.b.intern("entry");
    let entry = lowerer.b.label_named(entry);
    lowerer.b.place(entry, at);
    lowerer.push(Kind::Body);
    if !unit.is_library && !is_expression {
        let main = lowerer.load_plain("MAIN", at);
        if !lowerer.is_library {
            let ty = ir::TypeExpr::class("Object");
            lowerer.b.note(ir::TypePlace::Register(main), ty);
        }
        lowerer.declare_hidden("self", main, at);
    }
    if !unit.is_library
        && let Some(data) = root.child_by_kind("uninterpreted")
    {
        let text = lowerer
            .b
            .text(data.text(unit.source).trim_start_matches('\n'), at);
        let data = lowerer.library_call("data_of", &[text], at);
        lowerer.declare_hidden("DATA", data, at);
        let name = lowerer.b.text("DATA", at);
        let home = lowerer.load_plain("Object", at);
        lowerer.library_call("set_constant", &[home, name, data], at);
    }
    if !unit.is_library && !is_expression && unit.tree.syntax_errors().next().is_some() {
        let file = unit.file.rsplit('/').next().unwrap_or(unit.file);
        let text = crate::unreadable::told(unit.tree, unit.source, file);
        lowerer.refuse_source(&text, at);
    }
    // What tells of a program by its name.
    let tells_name = ["test/unit", "test-unit", "optparse"];
    if !unit.is_library
        && !is_expression
        && tells_name.iter().any(|name| unit.source.contains(name))
    {
        let name = lowerer.b.text(lowerer.file, at);
        lowerer.library_call("note_program", &[name], at);
    }
    lowerer.take_unbrought(at);
    lowerer.note_clauses(root);
    lowerer.warnings(root);
    lowerer.declare_nested(root);
    for block in root
        .named_children()
        .filter(|node| node.kind() == "begin_block")
    {
        lowerer.statements(block);
    }
    lowerer.statements(root);
    for error in unit.tree.syntax_errors() {
        lowerer.b.syntax_error(error);
    }
    let files = lowerer.own_modules;
    let libraries = lowerer.libraries.into_iter().map(str::to_owned);
    let imports = files.iter().map(|(name, _)| name.clone());
    let imports = imports.chain(libraries).collect();
    let lowered = lowerer.b.finish().add_to(program, unit.is_library, imports);
    Lowered { files, ..lowered }
}

/// The names of the variables that a text's outermost code assigns to.
pub(super) fn assigned_names(tree: &syntax::SyntaxTree, source: &str) -> Vec<String> {
    let mut names = Vec::new();
    names::assigned(tree.root(), source, &mut names);
    names
}

impl<'a> Lowerer<'a> {
    fn text(&self, node: Node<'_>) -> &'a str {
        node.text(self.source)
    }

    fn frame(&mut self) -> &mut Frame<'a> {
        self.frames.last_mut().expect("the module's own is there")
    }

    fn push(&mut self, kind: Kind) {
        self.frames.push(Frame {
            kind,
            names: FxHashMap::default(),
            loops: Vec::new(),
            again: None,
            handlers: Vec::new(),
            break_tag: None,
            return_tag: None,
            retries: Vec::new(),
            last_errors: Vec::new(),
            this: None,
            has_block: kind == Kind::Method,
            title: None,
            method: None,
            made_method: None,
            last_match: None,
        });
    }

    fn unsupported(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match node.is_error() {
            true => self.b.unsupported_silently("ERROR", at),
            false => self.b.unsupported(node.kind(), at),
        }
    }

    /// Lowers the statements that a node holds; the value of the last.
    fn statements(&mut self, node: Node<'a>) -> Reg {
        let nodes: Vec<_> = node.named_children().filter(is_code).collect();
        self.sequence(&nodes, node)
    }

    fn sequence(&mut self, nodes: &[Node<'a>], whole: Node<'a>) -> Reg {
        let mut value = None;
        for (place, &node) in nodes.iter().enumerate() {
            self.is_unasked = place + 1 < nodes.len() && node.kind() == "assignment";
            value = Some(self.expr(node));
        }
        let at = self.b.span(whole);
        value.unwrap_or_else(|| self.b.nil(at))
    }

    fn statements_of(&mut self, node: Option<Node<'a>>, at: Span) -> Reg {
        match node {
            Some(node) => self.statements(node),
            None => self.b.nil(at),
        }
    }

    /// Says that the source cannot be read, where nothing is missing by intention.
    fn refuse_source(&mut self, text: &str, at: Span) {
        let (end, go) = (self.b.label("refused"), self.b.label("read"));
        let is_complete = self.b.intrinsic(Intrinsic::IsComplete, &[], at);
        self.b.branch_if(is_complete, end, go, at);
        self.b.place(end, at);
        let text = self.b.text(text, at);
        self.library_call("unreadable", &[text], at);
        self.b.jump(go, at);
        self.b.place(go, at);
    }

    fn emit_return(&mut self, value: Reg, at: Span) {
        self.leave_handlers(0, at);
        if let Some(tag) = self.frame().return_tag.clone() {
            self.end_tag(&tag, at);
        }
        self.give_match_back(at);
        self.b.emit(Op::Return { value }, at);
    }
}

/// Whether a node is part of what runs.
fn is_code(node: &Node<'_>) -> bool {
    !node.is_extra()
        && !matches!(
            node.kind(),
            "heredoc_body" | "empty_statement" | "comment" | "uninterpreted"
        )
}
