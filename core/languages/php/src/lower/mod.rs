//! From a syntax tree to instructions.
//!
//! Variables and classes have their plain names in the IR (a variable that is called like a class has a `$` behind its own), functions
//! end in `()`, constants in `::`: these are the language's four name spaces. A variable that a reference may refer to holds a cell.

mod arguments;
mod assign;
mod calls;
mod changes;
mod checks;
mod classes;
mod expressions;
mod flow;
mod functions;
mod members;
mod methods;
mod named_classes;
mod names;
mod noted;
mod operators;
mod parameters;
mod patterns;
mod references;
mod reflection;
mod results;
mod running;
mod statements;
mod texts;
mod variables;

pub(crate) use calls::is_placeholder;
pub(super) use variables::is_superglobal;

use crate::LANGUAGE;
use crate::signatures::{Known, Signature};
use crate::syntax::{Read, Unreadable};
use classes::Around;
use frontend::{Builder, Lowered, Unit};
use ir::{Const, Intrinsic, Label, Op, Program, Reg, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::RefCell;
use syntax::Node;

/// A function that is being lowered.
#[derive(Default)]
struct Frame<'a> {
    /// Its name, for messages.
    name: String,
    /// The variables that it names.
    names: Vec<String>,
    /// The same in the order in which they come: parameters first.
    in_order: Vec<String>,
    /// Those that a reference may refer to.
    boxed: FxHashSet<String>,
    /// Those that have a value wherever control is here.
    assigned: FxHashSet<String>,
    /// The loops that are open: where `break` and `continue` go, and how many handlers were open.
    loops: Vec<(Label, Label, usize)>,
    /// The handlers that are open, with what runs when they are left.
    handlers: Vec<Option<Node<'a>>>,
    is_generator: bool,
    has_this: bool,
    /// Whether it is of a class and not of an object.
    is_static: bool,
    /// Whether `$this` is never there, even where a static method is called on an object.
    has_no_object: bool,
    /// The parameters that are not references: the caller has their arrays too.
    parameters: FxHashSet<String>,
    /// Variables that hold arrays, so that what is written to their elements is never a part of a text.
    arrays: FxHashSet<String>,
    /// Variables that hold texts at times.
    texts: FxHashSet<String>,
    /// Whether it is a generator of references.
    yields_references: bool,
    /// Whether texts that it gives to be run see its variables.
    runs_texts: bool,
    /// Whether it makes variables of an array that those texts see.
    extracts: bool,
    /// Whether it gives references.
    gives_references: bool,
    /// The scalar type that results are converted to.
    result: Option<String>,
    /// The code under open handlers, and how many of them are open in it.
    tries: Vec<(Node<'a>, usize)>,
    /// In functions that ask for their arguments: their parameters, and the variable that holds what comes behind these.
    counted: Option<(Vec<String>, String)>,
    /// The static variables of a closure, with the hidden ones that hold their cells.
    statics: Vec<(String, String)>,
    /// Labels that are jumped to, by their names.
    labels: FxHashMap<String, Label>,
    /// Loops that walk by reference: the variable, and the hidden ones that hold array and place.
    walks: Vec<(String, String, String)>,
}

struct Lowerer<'a> {
    b: Builder<'a>,
    source: &'a str,
    frames: Vec<Frame<'a>>,
    classes: Vec<Around>,
    known: Known,
    namespace: String,
    /// What the namespace at hand imports.
    imports: names::Imports,
    /// Classes that are there once control has come to their declarations.
    late: FxHashSet<String>,
    /// The classes of the file, by their full names.
    of_file: Vec<(String, Node<'a>)>,
    depth: u32,
    is_library: bool,
    /// Whether the place at hand is in a text, where bare words in brackets are texts.
    in_text: bool,
    is_strict: bool,
    /// The program's other files, which it may include: their modules and paths.
    own_files: Vec<(String, String)>,
    /// The file at hand.
    file: &'a str,
    /// The files of the program.
    files: &'a dyn frontend::Files,
    /// Whether this is a text that a program gives to be run, or a file that it includes.
    is_text: bool,
    /// Whether it is an expression, asked about where a run stands: names are variables of that place.
    is_expression: bool,
    /// What is told before the program runs.
    warned: RefCell<Vec<checks::Wrong>>,
    /// Where chains of accesses end that are open, and what they give.
    chains: Vec<(Label, String)>,
    /// What has been evaluated ahead of the place where it stands: the variables that hold it.
    settled: FxHashMap<(u32, u32), String>,
    /// Whether the expression that comes next is a part of the innermost chain.
    goes_on: bool,
    /// Whether the program asks what parameters functions have.
    reflects: bool,
    /// Whether the program has functions called with references that need not take them as such.
    hands_references: bool,
    /// Whether functions that take references may be called by way of values.
    refers_by_value: bool,
    /// Whether calls of the program name arguments, or spread what may name some.
    names_arguments: bool,
    /// Whether the program shows the insides of values.
    shows_values: bool,
    /// Whether numbers of objects may show, which are given again when objects are lost.
    counts_objects: bool,
    /// Whether the program binds closures to other objects and classes.
    binds: bool,
    /// Whether classes of the program say what is done when an object is lost.
    has_destructors: bool,
    /// Whether the program keeps back what it writes.
    keeps_output: bool,
}

/// Lowers a module.
pub(super) fn lower(unit: &Unit<'_>, program: &mut Program) -> Lowered {
    let semantics = &LANGUAGE.semantics;
    let tree = unit.tree.no_deeper_than(frontend::DEEPEST_TREE);
    let root = tree.root();
    let says =
        |words: &[&str]| !unit.is_library && words.iter().any(|word| unit.source.contains(word));
    // Of the program's other files nothing is known here.
    let is_other_file = !unit.is_library
        && unit.module_name != frontend::MAIN
        && !unit.module_name.starts_with(frontend::EXPRESSION);
    let is_text = is_other_file || unit.source.starts_with(crate::TEXT_MARK);
    let is_one_of_several = is_text || says(&["include", "require"]);
    let mut lowerer = Lowerer {
        b: Builder::new(&mut program.names, unit.module_name, semantics, unit.source),
        source: unit.source,
        frames: Vec::new(),
        classes: Vec::new(),
        known: Known::of(root, unit.source, unit.is_library),
        namespace: String::new(),
        imports: names::Imports::default(),
        late: FxHashSet::default(),
        of_file: Vec::new(),
        depth: 0,
        is_library: unit.is_library,
        in_text: false,
        own_files: Vec::new(),
        file: unit.file,
        files: unit.files,
        is_text,
        is_expression: unit.module_name.starts_with(frontend::EXPRESSION),
        warned: RefCell::default(),
        chains: Vec::new(),
        settled: FxHashMap::default(),
        goes_on: false,
        is_strict: unit.source.contains("strict_types=1"),
        names_arguments: is_one_of_several
            || says(&["call_user_func_array"])
            || !unit.is_library && names_arguments(root),
        shows_values: is_one_of_several || says(&["var_dump", "print_r"]),
        counts_objects: !unit.is_library && shows_numbers(unit.source),
        binds: is_one_of_several || says(&["bind", "->call("]),
        has_destructors: says(&["__destruct"]),
        keeps_output: is_one_of_several || says(&["ob_start"]),
        hands_references: is_one_of_several || says(&["array_walk"]),
        refers_by_value: false,
        // Names of arguments that go on to another function are those of its parameters.
        reflects: is_one_of_several
            || says(&["Reflection", "call_user_func_array"])
            || says(&["(...)", "fromCallable"])
                && (says(&["var_dump", "print_r"]) || names_arguments(root)),
    };
    lowerer.refers_by_value =
        !unit.is_library && (is_one_of_several || lowerer.known.refers_by_value(root, unit.source));
    let at = lowerer.b.span_of(root.start(), root.start());
    let entry = lowerer.b.intern("entry");
    let entry = lowerer.b.label_named(entry);
    lowerer.b.place(entry, at);
    let mut frame = Frame {
        name: String::new(),
        ..Frame::default()
    };
    let regions = names::regions(root, unit.source);
    for region in &regions {
        lowerer.enter(region);
        for node in &region.nodes {
            lowerer.collect(*node, &mut frame);
        }
    }
    frame.boxed.extend(lowerer.known.globals.iter().cloned());
    if lowerer.is_text || frame.runs_texts {
        let names = frame.names.clone();
        frame.boxed.extend(names);
    }
    let others: Vec<_> = lowerer.known.globals.iter().cloned().collect();
    for name in others {
        if !frame.names.contains(&name) {
            frame.names.push(name);
        }
    }
    frame.in_order = frame.names.clone();
    frame.names.sort();
    lowerer.frames.push(frame);
    if !unit.module_name.starts_with(frontend::EXPRESSION) {
        lowerer.declare_variables(&[], None, at);
    }
    lowerer.begin_text(root, at);
    lowerer.describe_library(at);
    lowerer.note_spellings(root, at);
    if lowerer.counts_objects {
        lowerer.lib("count_objects", &[], at);
    }
    for name in lowerer.known.sorted_globals() {
        let cell = lowerer.load_plain(&lowerer.named(&name), at);
        lowerer.declare_plain(&format!("$.global_{name}"), cell, at);
    }
    if lowerer.frame().names.iter().any(|name| name == "argv") && !lowerer.is_library {
        let list = lowerer.b.intrinsic(Intrinsic::Arguments, &[], at);
        let array = lowerer.b.intrinsic(Intrinsic::OrderedList, &[list], at);
        lowerer.store("argv", array, at);
    }
    if lowerer.frame().names.iter().any(|name| name == "argc") && !lowerer.is_library {
        let list = lowerer.b.intrinsic(Intrinsic::Arguments, &[], at);
        let array = lowerer.b.intrinsic(Intrinsic::OrderedList, &[list], at);
        let count = lowerer.b.intrinsic(Intrinsic::OrderedCount, &[array], at);
        lowerer.store("argc", count, at);
    }
    lowerer.begin_superglobals(at);
    let has_errors = unit.broken.is_some() || unit.tree.syntax_errors().next().is_some();
    let read = match unit.is_library || lowerer.is_expression {
        true => Read::Whole,
        false => crate::syntax::read(unit.broken.map_or(unit.source, |broken| broken.written)),
    };
    match read {
        Read::Unreadable(broken) if lowerer.is_text => lowerer.unreadable(&broken, at),
        Read::Unreadable(broken) => {
            lowerer.unreadable(&broken, at);
            lowerer.module(&regions, root);
        }
        Read::Refused(wrong) if has_errors => {
            let Unreadable { words, line } = wrong;
            lowerer.refuse(&checks::Wrong { words, line }, at);
        }
        _ => {
            lowerer.embed(unit, at);
            lowerer.module(&regions, root);
        }
    }
    // A text says itself what is wrong with it, when it is run.
    let is_text = lowerer.is_text;
    for error in unit.tree.syntax_errors().filter(|_| !is_text) {
        lowerer.b.syntax_error(error);
    }
    let files = std::mem::take(&mut lowerer.own_files);
    let imports = files.iter().map(|(path, _)| path.clone()).collect();
    let lowered = lowerer.b.finish().add_to(program, unit.is_library, imports);
    Lowered { files, ..lowered }
}

impl<'a> Lowerer<'a> {
    fn text(&self, node: Node<'_>) -> &'a str {
        node.text(self.source)
    }

    fn frame(&mut self) -> &mut Frame<'a> {
        self.frames.last_mut().expect("the module's own is there")
    }

    fn unsupported(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match node.is_error() {
            true => self.b.unsupported_silently("ERROR", at),
            false => self.b.unsupported(node.kind(), at),
        }
    }

    /// Calls a function of the library.
    fn lib(&mut self, name: &str, values: &[Reg], at: Span) -> Reg {
        self.b.call_name(&format!("{name}()"), values, at)
    }

    fn own(&mut self, intrinsic: Intrinsic, values: &[Reg], at: Span) -> Reg {
        self.b.intrinsic(intrinsic, values, at)
    }

    /// A text of bytes: a character stands for each.
    fn bytes(&mut self, bytes: &[u8], at: Span) -> Reg {
        let text: String = bytes.iter().map(|&byte| char::from(byte)).collect();
        self.b.text(&text, at)
    }

    fn none(&mut self, at: Span) -> Reg {
        self.own(Intrinsic::Null, &[], at)
    }

    fn truth_of(&mut self, value: bool, at: Span) -> Reg {
        self.b.constant(Const::Bool(value), at)
    }

    fn load_plain(&mut self, name: &str, at: Span) -> Reg {
        let name = self.b.intern(name);
        self.b.value(|dst| Op::LoadVar { dst, name }, at)
    }

    fn store_plain(&mut self, name: &str, value: Reg, at: Span) {
        let name = self.b.intern(name);
        self.b.emit(Op::StoreVar { name, value }, at);
    }

    fn declare_plain(&mut self, name: &str, value: Reg, at: Span) {
        let name = self.b.intern(name);
        self.b.emit(Op::DeclVar { name, value }, at);
    }

    fn hidden(&mut self, stem: &str) -> String {
        format!("$.{stem}_{}", self.b.next_number())
    }

    /// What a variable is called in the IR: its own name, but for those of classes.
    fn named(&self, name: &str) -> String {
        match self.known.classes.contains(name) {
            true => format!("{name}$"),
            false => name.to_owned(),
        }
    }

    fn field(&mut self, object: Reg, name: &str, at: Span) -> Reg {
        let name = self.b.intern(name);
        self.b.load_field(object, name, at)
    }

    fn set_field(&mut self, object: Reg, name: &str, value: Reg, at: Span) {
        let field = self.b.intern(name);
        self.b.emit(
            Op::StoreField {
                object,
                field,
                value,
            },
            at,
        );
    }

    /// The value of one of two expressions.
    fn either(
        &mut self,
        condition: Reg,
        at: Span,
        then: impl FnOnce(&mut Self) -> Reg,
        otherwise: impl FnOnce(&mut Self) -> Reg,
    ) -> Reg {
        let result = self.hidden("either");
        let nothing = self.b.nil(at);
        self.declare_plain(&result, nothing, at);
        let (yes, no, end) = (
            self.b.label("then"),
            self.b.label("else"),
            self.b.label("end"),
        );
        self.b.branch_if(condition, yes, no, at);
        let before = self.frame().assigned.clone();
        self.b.place(yes, at);
        let value = then(self);
        self.store_plain(&result, value, at);
        self.b.jump(end, at);
        self.frame().assigned = before.clone();
        self.b.place(no, at);
        let value = otherwise(self);
        self.store_plain(&result, value, at);
        self.frame().assigned = before;
        self.b.place(end, at);
        self.load_plain(&result, at)
    }

    /// A value, or another one where a condition does not hold.
    fn unless(
        &mut self,
        condition: Reg,
        value: Reg,
        at: Span,
        otherwise: impl FnOnce(&mut Self) -> Reg,
    ) -> Reg {
        let result = self.hidden("value");
        self.declare_plain(&result, value, at);
        let (kept, other) = (self.b.label("kept"), self.b.label("other"));
        self.b.branch_if(condition, kept, other, at);
        self.b.place(other, at);
        let before = self.frame().assigned.clone();
        let value = otherwise(self);
        self.frame().assigned = before;
        self.store_plain(&result, value, at);
        self.b.place(kept, at);
        self.load_plain(&result, at)
    }

    /// Code behind a jump.
    fn behind(&mut self, at: Span) -> Reg {
        let behind = self.b.label("behind");
        self.b.place(behind, at);
        self.b.nil(at)
    }

    fn signature(&self, name: &str) -> Option<Signature> {
        self.known.functions.get(name).cloned()
    }
}

/// How sources make objects.
const MAKERS: [&str; 12] = [
    "new ",
    "fn(",
    "fn (",
    "function(",
    "function (",
    "(...)",
    "yield",
    "(object)",
    "json_decode",
    "unserialize",
    "date_create",
    "enum ",
];

/// Whether a program may show the numbers of objects.
fn shows_numbers(source: &str) -> bool {
    ["var_dump", "spl_object_id", "spl_object_hash", "debug_zval"]
        .iter()
        .any(|word| source.contains(word))
        && MAKERS.iter().any(|word| source.contains(word))
}

/// Whether calls name arguments, or spread what may name some.
fn names_arguments(root: Node<'_>) -> bool {
    root.descendants().any(|node| {
        node.kind() == "argument"
            && (node.child_by_field("name").is_some()
                || node.child_by_kind("variadic_unpacking").is_some())
    })
}

/// Whether a node is part of what runs.
fn is_code(node: &Node<'_>) -> bool {
    node.kind() == "text_interpolation" || !node.is_extra() && node.kind() != "comment"
}

/// The named children that are code.
fn parts(node: Node<'_>) -> Vec<Node<'_>> {
    node.children()
        .filter(|child| child.is_named() && is_code(child))
        .collect()
}

/// The operator or keyword among the children that stand for themselves.
fn has_token(node: Node<'_>, token: &str) -> bool {
    node.children().any(|child| child.kind() == token)
}
