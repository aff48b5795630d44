//! Global variables: as variables of the machine, or as members of a table.
//!
//! They are variables as long as nobody can tell. Where a local `_ENV` is seen they are members of it; and where a program
//! uses `_ENV`, or `_G` for more than its members, all of them are members of a table.

use super::Lowerer;
use crate::syntax;
use ::syntax::Node;
use frontend::Unit;
use ir::{Reg, Span};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// The variable that holds the table of global variables.
pub(super) const ENVIRONMENT: &str = "_ENV";

/// What a program says about global variables in any of its files.
#[derive(Default)]
pub(super) struct World {
    /// Those that it names.
    pub globals: FxHashSet<String>,
    /// The names that its sources give a value.
    assigned: FxHashSet<String>,
    /// Whether they are members of a table.
    pub is_table: bool,
    /// Whether other sources than the file at hand may name some, or the program asks for local variables by their place: those of
    /// the main chunk are a function's then.
    pub is_open: bool,
    /// Whether it has values of its own that are closed.
    pub closes: bool,
    /// Whether it asks for collections and can tell what they find.
    pub collects: bool,
    /// What is wrong with the source at hand.
    pub wrong: Option<syntax::Wrong>,
    /// Whether the source has errors of syntax, which are told as those of any language.
    pub is_broken: bool,
}

impl World {
    pub(super) fn of(unit: &Unit<'_>) -> World {
        let (globals, read) = syntax::globals(&without_first_line(unit.source));
        // The reference reads what is written, whatever is run in its place.
        let wrong = match &unit.broken {
            Some(broken) => syntax::check(&without_first_line(broken.written)),
            None => read,
        };
        let mut world = World {
            is_table: syntax::uses_environment(unit.source) || counts_captured(unit.source),
            wrong: wrong.err(),
            is_broken: unit.broken.is_some(),
            globals,
            assigned: assigned(unit),
            is_open: false,
            closes: unit.source.contains("__close"),
            collects: tells_collections(unit.source),
        };
        for path in files(unit) {
            let text = match unit.files.text(&path) {
                Some(text) if path != unit.file => text,
                _ => continue,
            };
            let mentioned = syntax::globals(&without_first_line(text)).0;
            world.assigned.extend(mentioned.iter().cloned());
            world.globals.extend(mentioned);
            world.is_table |= syntax::uses_environment(text) || counts_captured(text);
            world.closes |= text.contains("__close");
            world.collects |= tells_collections(text);
            world.is_open = true;
        }
        let opens = ["load", "loadfile", "dofile", "require", "_G"];
        world.is_open |= opens.iter().any(|name| world.globals.contains(*name));
        world.is_open |= world.collects;
        world.is_open |= ["getlocal", "setlocal"]
            .iter()
            .any(|name| unit.source.contains(name));
        world
    }
}

/// The files of a program: whichever of them one begins with, the same.
fn files(unit: &Unit<'_>) -> BTreeSet<String> {
    let all = unit
        .files
        .all()
        .iter()
        .filter(|path| path.ends_with(".lua"));
    let first = [unit.file.to_owned(), unit.files.entry().to_owned()];
    let mut waiting: Vec<String> = first.into_iter().chain(all.cloned()).collect();
    let mut found = BTreeSet::new();
    while let Some(path) = waiting.pop() {
        let text = if path == unit.file {
            Some(unit.source)
        } else {
            unit.files.text(&path)
        };
        if let Some(text) = text
            && found.insert(path)
        {
            let named = syntax::named_files(text).into_iter();
            waiting.extend(named.filter_map(|name| super::functions::file_of(unit.files, &name)));
        }
    }
    found
}

/// The global variables that every program has.
const STANDARD: [&str; 37] = [
    "_ENV",
    "_G",
    "_VERSION",
    "assert",
    "collectgarbage",
    "coroutine",
    "debug",
    "dofile",
    "error",
    "getmetatable",
    "io",
    "ipairs",
    "load",
    "loadfile",
    "math",
    "next",
    "os",
    "package",
    "pairs",
    "pcall",
    "print",
    "rawequal",
    "rawget",
    "rawlen",
    "rawset",
    "require",
    "select",
    "setmetatable",
    "string",
    "table",
    "tonumber",
    "tostring",
    "type",
    "utf8",
    "warn",
    "xpcall",
    "arg",
];

/// Whether a source asks for the variables that functions capture: the table of global variables is one of them.
fn counts_captured(source: &str) -> bool {
    source.contains("upvalue") || source.contains("nups")
}

/// Whether what is collected when a source asks for it can be told there.
fn tells_collections(source: &str) -> bool {
    source.contains("collectgarbage") && (source.contains("__gc") || source.contains("__mode"))
}

/// A source without the line that says what runs it.
fn without_first_line(source: &str) -> String {
    match source.strip_prefix('#') {
        Some(rest) => format!("--{rest}"),
        None => source.to_owned(),
    }
}

impl<'a> Lowerer<'a> {
    /// The table of which a variable is a member, if it is one.
    pub(super) fn environment(&mut self, name: &str, at: Span) -> Option<Reg> {
        if !self.is_member(name) {
            return None;
        }
        let variable = self.variable(ENVIRONMENT);
        Some(self.hidden(&variable, at))
    }

    /// A value that is called, or asked for a member. A global variable that no source gives a value may be one of a host, or of
    /// a file, that is missing.
    pub(super) fn needed(&mut self, node: Node<'a>) -> Reg {
        let value = self.expr(node);
        if !self.may_lack(node) {
            return value;
        }
        let at = self.b.span(node);
        let name = self.byte_text(self.text(node).as_bytes(), at);
        self.b.call_name("_needed", &[value, name], at)
    }

    pub(super) fn may_lack(&self, node: Node<'a>) -> bool {
        let name = self.text(node);
        node.kind() == "identifier"
            && !self.is_library
            && !self.is_local(name)
            && !self.is_member(name)
            && !self.world.assigned.contains(name)
            && !STANDARD.contains(&name)
    }

    /// Whether a name means a member of a table.
    pub(super) fn is_member(&self, name: &str) -> bool {
        !self.is_library && !self.is_local(name) && self.is_local(ENVIRONMENT)
    }

    /// What messages call the table of global variables.
    pub(super) fn note_environment(&mut self) {
        let frame = self.frames.last();
        let mut blocks = frame.into_iter().flat_map(|frame| &frame.blocks);
        let is_own = blocks.any(|block| block.names.contains_key(ENVIRONMENT));
        let kind = if is_own { "local" } else { "upvalue" };
        self.b.note_last(format!("{kind} '{ENVIRONMENT}'"));
    }

    /// Traces name functions that are global variables. Programs that make some say which these are: local variables of the main
    /// chunk are variables of the machine too.
    pub(super) fn tell_globals(&mut self, at: Span) {
        let is_main = !self.is_library && !self.is_other_file && !self.is_text;
        let traces = ["traceback", "xpcall"];
        if !is_main || !traces.iter().any(|word| self.source.contains(word)) {
            return;
        }
        let mut names: Vec<&str> = self.world.globals.iter().map(String::as_str).collect();
        names.sort_unstable();
        let names = format!(" {} ", names.join(" "));
        let names = self.b.text(&names, at);
        self.b.call_name("_note_globals", &[names], at);
    }

    /// Makes the global variables of a program members of a table, where they are to be.
    pub(super) fn open_environment(&mut self, at: Span, from: u32) {
        if self.world.is_table && !self.is_text {
            let table = self.b.call_name("_global_table", &[], at);
            self.declare(ENVIRONMENT, table, at, from);
        }
    }
}

/// The names of variables that a source gives a value.
fn assigned(unit: &Unit<'_>) -> FxHashSet<String> {
    let text = |node: Node<'_>| node.text(unit.source).to_owned();
    let is_list = |node: &Node<'_>| node.kind() == "variable_list";
    let lists = (unit.tree.root().descendants()).filter(is_list);
    let variables = lists.flat_map(Node::named_children);
    let is_function = |node: &Node<'_>| node.kind() == "function_declaration";
    let functions = unit.tree.root().descendants().filter(is_function);
    let named = functions.filter_map(|node| node.child_by_field("name"));
    let is_name = |node: &Node<'_>| node.kind() == "identifier";
    variables.chain(named).filter(is_name).map(text).collect()
}
