//! The state of one lowering, and its start and end.

use super::scopes::{ScopeId, Scopes};
use crate::LANGUAGE;
use frontend::{Builder, Regions};
use frontend::{Lowered, Unit};
use ir::{Const, Intrinsic, Op, Program, Reg, Span, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};
use syntax::{Node, SyntaxTree};

/// How deep constructs may nest before the innermost are given up. It bounds the use of the host's
/// stack; CPython's own limits (100 indentations, 200 parentheses) are of the same size.
pub(super) const MAX_DEPTH: u32 = 200;

/// How many instructions a module may have. `finally` bodies are copied to every way out, so nested
/// ones could otherwise grow without bound.
const MAX_INSTRUCTIONS: usize = 2_000_000;

/// What must be undone when control leaves a stretch of code; see [`frontend::Regions`].
#[derive(Clone, Copy, Debug)]
pub(super) enum Cleanup<'a> {
    /// The body of a `try` whose handlers catch.
    Handler,
    /// A `try` with this `finally` body.
    Finally(Node<'a>),
    /// A stretch that handles an exception, with the name it is bound to.
    Catch(Option<&'a str>),
    /// A stretch that handles a part of an exception group.
    CatchStar { matched: Reg, name: Option<&'a str> },
    /// The body of a `with`.
    With {
        manager: Reg,
        is_async: bool,
        at: Span,
    },
}

/// What a function context is the context of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FrameKind {
    Module,
    Class,
    Function { is_async: bool },
    Comprehension,
}

/// The function, class body or module that is being lowered.
pub(super) struct Frame<'a> {
    pub kind: FrameKind,
    pub scope: ScopeId,
    pub regions: Regions<Cleanup<'a>>,
    /// The variables declared so far.
    pub declared: FxHashSet<Symbol>,
    /// As in `__qualname__`; empty for the module.
    pub qualified_name: String,
    /// The class whose private names (`__x`) are meant here, without leading underscores.
    pub private: Option<&'a str>,
    /// The name of a function's first parameter by place.
    pub first_parameter: Option<&'a str>,
    /// Whether a class is around, so that `super()` means something.
    pub is_in_class: bool,
}

/// One lowering.
pub(super) struct Lowerer<'a> {
    pub b: Builder<'a>,
    pub source: &'a str,
    pub scopes: Scopes<'a>,
    pub frames: Vec<Frame<'a>>,
    /// Where the bodies start that are around the place of emission, the module's first.
    pub entries: Vec<ir::Label>,
    pub depth: u32,
    /// How many `finally` bodies are being copied, one inside of another.
    pub copies: u32,
    pub module_name: &'a str,
    pub is_library: bool,
    pub imports: Vec<String>,
    /// Those of them that are files of the program, with their paths.
    pub own_modules: Vec<(String, String)>,
    /// The program's other files.
    pub files: &'a dyn frontend::Files,
    /// The path of the module's file.
    pub file: &'a str,
    /// Whether the module is a package, whose own file this is.
    pub is_package: bool,
    /// What names mean intrinsics, in library modules.
    pub intrinsics: FxHashMap<&'a str, Intrinsic>,
    /// Nodes that mean what is inside of them: a star or an `as` that the grammar attaches to a part of
    /// the expression which it stands in front of or behind.
    pub transparent: FxHashSet<u32>,
    /// Expressions in parentheses that are the arguments of `type`; see `type_assignment`.
    pub arguments_of_type: FxHashSet<u32>,
    /// Whether annotations are kept as text (`from __future__ import annotations`).
    pub annotations_are_text: bool,
}

/// Lowers a module.
pub(super) fn lower(unit: &Unit<'_>, program: &mut Program) -> Lowered {
    let mut lowerer = Lowerer {
        b: Builder::new(
            &mut program.names,
            unit.module_name,
            &LANGUAGE.semantics,
            unit.source,
        ),
        source: unit.source,
        scopes: Scopes::of(unit.tree, unit.source),
        frames: Vec::new(),
        entries: Vec::new(),
        depth: 0,
        copies: 0,
        module_name: unit.module_name,
        is_library: unit.is_library,
        imports: Vec::new(),
        own_modules: Vec::new(),
        files: unit.files,
        file: unit.file,
        is_package: unit.file.ends_with("/__init__.py") || unit.file.ends_with('/'),
        intrinsics: FxHashMap::default(),
        transparent: FxHashSet::default(),
        arguments_of_type: FxHashSet::default(),
        annotations_are_text: false,
    };
    lowerer.module(unit.tree.root());
    for error in unit.tree.syntax_errors() {
        lowerer.b.syntax_error(error);
    }
    if !unit.is_library {
        for found in super::refused::refused(unit.tree, unit.source) {
            let at = lowerer.b.span_of(found.start, found.end);
            lowerer.b.invalid(at, found.message);
        }
        lowerer.report_indentation(unit.tree);
    }
    let Lowerer {
        b,
        imports,
        own_modules,
        ..
    } = lowerer;
    let lowered = b.finish().add_to(program, unit.is_library, imports);
    Lowered {
        files: own_modules,
        ..lowered
    }
}

impl<'a> Lowerer<'a> {
    /// Reports lines that the grammar took although they do not line up.
    fn report_indentation(&mut self, tree: &SyntaxTree) {
        let lines = syntax::LineIndex::new(self.source);
        let errors: Vec<_> = tree.syntax_errors().map(Node::byte_range).collect();
        // What recovery put in has no width.
        let nodes = tree.root().descendants();
        let put_in = nodes.filter(|node| node.byte_range().is_empty() && !node.is_missing());
        let closed = put_in.filter(|node| matches!(node.kind(), ")" | "]" | "}"));
        let closed: Vec<usize> = closed.map(|node| node.byte_range().start).collect();
        for misplaced in super::indentation::misplaced(self.source, &closed) {
            // What is around an error that reaches over lines lines up with nothing.
            if errors.iter().any(|error| error.contains(&misplaced.at)) {
                continue;
            }
            let syntax::Position { line, column } =
                lines.position(self.source, misplaced.at as u32);
            let place = ir::Position { line, column };
            let at = Span {
                start: place,
                end: place,
            };
            self.b.invalid(at, misplaced.message);
        }
    }

    fn module(&mut self, root: Node<'a>) {
        let at = self.b.span_of(root.start(), root.start());
        let entry = self.b.intern("entry");
        let entry = self.b.label_named(entry);
        self.b.place(entry, at);
        self.frames.push(Frame {
            kind: FrameKind::Module,
            scope: ScopeId::MODULE,
            regions: Regions::default(),
            declared: FxHashSet::default(),
            qualified_name: String::new(),
            private: None,
            first_parameter: None,
            is_in_class: false,
        });
        self.entries.push(entry);
        self.declare_names_bound_from_inside(at);
        self.declare_annotations(at);
        self.package_variables(at);
        self.docstring_variable(root);
        self.statements(root);
        self.frames.pop();
    }

    /// What a module of the program says of the package that it is in.
    fn package_variables(&mut self, at: Span) {
        if self.is_library || self.module_name == frontend::MAIN {
            return;
        }
        let outer = self.module_name.rsplit_once('.');
        let package = match self.is_package {
            true => self.module_name,
            false => outer.map_or("", |(outer, _)| outer),
        };
        let package = self.b.text(package, at);
        self.store_name("__package__", package, at);
        if self.is_package {
            let folder = self.b.text(
                self.file.rsplit_once('/').map_or("", |(folder, _)| folder),
                at,
            );
            let path = self.array(ir::ArrayKind::List, vec![ir::Arg::positional(folder)], at);
            self.store_name("__path__", path, at);
        }
    }

    /// The source text of a node.
    pub fn text(&self, node: Node<'_>) -> &'a str {
        node.text(self.source)
    }

    /// What is being lowered.
    pub fn frame(&self) -> &Frame<'a> {
        self.frames.last().expect("lowering happens inside a frame")
    }

    /// What is being lowered.
    pub fn frame_mut(&mut self) -> &mut Frame<'a> {
        self.frames
            .last_mut()
            .expect("lowering happens inside a frame")
    }

    /// The span of a compound statement's header: up to the end of the line before its body, or the
    /// whole statement if the body stands on the same line.
    pub fn header_span(&self, node: Node<'a>, body: Option<Node<'a>>) -> Span {
        let Some(body) = body else {
            return self.b.span(node);
        };
        let header = &self.source[node.start() as usize..body.start() as usize];
        match header.trim_end_matches([' ', '\t', '\x0c']).rfind('\n') {
            Some(line_end) => {
                let length = header[..line_end].trim_end().len() as u32;
                self.b.span_of(node.start(), node.start() + length)
            }
            None => self.b.span(node),
        }
    }

    /// Whether a node may be entered: not if it nests too deeply or the module has grown too long.
    pub fn may_enter(&self) -> bool {
        self.depth < MAX_DEPTH && self.b.instruction_count() < MAX_INSTRUCTIONS
    }

    /// Emits the definition of a function or class body: skipped over, then `define` lowers what is
    /// inside. Gives the label of the entry.
    pub fn skipped_body(
        &mut self,
        entry: &str,
        end: &str,
        at: Span,
        define: impl FnOnce(&mut Self),
    ) -> ir::Label {
        let entry = self.b.label(entry);
        let end = self.b.label(end);
        // Even where control cannot be: the branch in front of the entry says where the body ends.
        self.b.emit(Op::Branch { target: end }, at);
        self.b.place(entry, at);
        self.entries.push(entry);
        define(self);
        self.entries.pop();
        self.b.place(end, at);
        entry
    }

    /// Ends a body that gives nothing.
    pub fn return_nil(&mut self, at: Span) {
        let nil = self.b.nil(at);
        self.b.emit(Op::Return { value: nil }, at);
    }

    /// A tuple of known elements.
    pub fn tuple(&mut self, items: &[Reg], at: Span) -> Reg {
        let items = items.iter().copied().map(ir::Arg::positional).collect();
        self.b.value(
            |dst| Op::NewArray {
                dst,
                kind: ir::ArrayKind::Tuple,
                items,
            },
            at,
        )
    }

    /// A map of known entries: keys and values in turn.
    pub fn map(&mut self, items: Vec<ir::Arg>, at: Span) -> Reg {
        self.b.value(
            |dst| Op::NewArray {
                dst,
                kind: ir::ArrayKind::Map,
                items: items.into(),
            },
            at,
        )
    }

    /// What a deleted variable holds.
    pub fn unbound(&mut self, at: Span) -> Reg {
        self.b.constant(Const::Unbound, at)
    }
}
