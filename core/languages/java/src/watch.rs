//! An expression about a program that stands somewhere: a module that finds out in which of the program's stretches
//! that is, and leaves the value which the expression has there.
//!
//! What a simple name means depends on the classes around the place and on the variables declared ahead of it. Each of
//! these holds for a stretch of the source; stretches nest. The expression is checked once for each stretch that
//! can matter to its names, with all stretches around that one, and the innermost that the place is in decides.

use super::checker::Checker;
use super::declare::{class_kind, has_modifier};
use super::emit::Emitter;
use super::hir::Expr;
use super::lower::top_context;
use super::ty::{ClassId, Ty};
use super::world::{FileId, World};
use crate::LANGUAGE;
use frontend::Builder;
use frontend::{Lowered, Question, Unit};
use ir::{Diagnostic, Hint, ModuleId, Op, Program, Severity, Span};
use rustc_hash::FxHashSet;
use std::ops::Range;
use syntax::{LineIndex, Node};

/// How many stretches are told apart; of more, only classes are.
const MAX_STRETCHES: usize = 60;

/// What holds in a stretch of the program.
#[derive(Clone)]
enum Holds<'a> {
    /// It is the body of a class.
    Class(ClassId),
    /// It is the body of a class within a function, whose members are not known ahead of that.
    LocalClass,
    /// There is no instance.
    Static,
    /// A variable is in sight, of the type that is written.
    Variable(&'a str, Option<Node<'a>>),
}

/// A stretch of the program.
struct Stretch<'a> {
    range: Range<usize>,
    holds: Holds<'a>,
}

/// What an expression is in one stretch: itself, or why it is nothing.
type Reading = Result<Expr, Diagnostic>;

/// Lowers an expression, the second unit, as a module.
pub(super) fn lower_expression<'a>(
    question: &Question<'_>,
    (whole, asked): (&Unit<'a>, &Unit<'a>),
    program: &mut Program,
) -> Lowered {
    let mut world = World::new(whole);
    let theirs = world.declare_file(whole.module_name, whole.source, whole.tree.root());
    if question.file != question.entry {
        world.name_module(theirs, question.file);
    }
    let ours = world.declare_file(asked.module_name, asked.source, asked.tree.root());
    world.own = vec![ours];
    world.is_lenient = true;
    world.see_as(ours, theirs);
    let mut checker = Checker::new(program.names.clone(), world, ours);
    checker.b.is_reporting = checker.world.core("Object").is_some();
    let mut module = None;
    if let Some(error) = asked.tree.syntax_errors().next() {
        let mut builder = Builder::new(
            &mut program.names,
            asked.module_name,
            &LANGUAGE.semantics,
            asked.source,
        );
        builder.syntax_error(error);
        module = Some(builder.finish());
    }
    let value = asked.tree.root().descendants();
    let value = value
        .filter(|node| node.kind() == "assignment_expression")
        .find_map(|node| node.child_by_field("right"));
    let finished = match (module, value) {
        (Some(module), _) => module,
        (None, value) => {
            let readings = value.map_or_else(Vec::new, |value| checker.readings(value, theirs));
            emit(question, &mut checker, ours, whole, &readings, program)
        }
    };
    let id = ModuleId(program.modules.len() as u32);
    program.modules.push(finished.module.into());
    Lowered {
        module: id,
        diagnostics: finished.diagnostics,
        imports: Vec::new(),
        files: Vec::new(),
        unsupported: finished.unsupported,
    }
}

impl<'a> World<'a> {
    /// Lets a file see the types and imports of another.
    fn see_as(&mut self, file: FileId, other: FileId) {
        let other = self.file(other);
        let (imports, on_demand) = (other.imports.clone(), other.on_demand.clone());
        let statics = (other.static_imports.clone(), other.static_on_demand.clone());
        let types = other.types.clone();
        let file = &mut self.files[file.0 as usize];
        (file.imports, file.on_demand, file.types) = (imports, on_demand, types);
        (file.static_imports, file.static_on_demand) = statics;
    }
}

impl<'a> Checker<'a> {
    /// What a node is in each stretch of a file, the innermost first, and at last outside of all.
    fn readings(&mut self, value: Node<'a>, file: FileId) -> Vec<(Option<Range<usize>>, Reading)> {
        let ours = self.main;
        let source = self.world.file(ours).source;
        let names: FxHashSet<&str> = value
            .descendants()
            .filter(|node| node.kind() == "identifier")
            .map(|node| node.text(source))
            .collect();
        let bare = self.bare_class(file);
        let mut stretches = self.stretches(file, &names);
        if stretches.len() > MAX_STRETCHES {
            stretches.retain(|stretch| !matches!(stretch.holds, Holds::Variable(..)));
            stretches.truncate(MAX_STRETCHES);
        }
        stretches.sort_by_key(|stretch| stretch.range.len());
        let mut readings = Vec::new();
        for at in 0..=stretches.len() {
            let range = stretches.get(at).map(|stretch| stretch.range.clone());
            let around = range.as_ref().map_or(&[][..], |_| &stretches[at..]);
            let around = around.iter().rev().filter(|stretch| {
                let inner = range.as_ref();
                inner.is_some_and(|inner| {
                    stretch.range.start <= inner.start && inner.end <= stretch.range.end
                })
            });
            self.cx = top_context(ours, bare);
            self.locals.clear();
            for stretch in around {
                self.enter(stretch, file);
            }
            self.b.diagnostics.clear();
            self.depth = 0;
            let expr = self.check(value, None);
            let mut found = self.b.diagnostics.drain(..);
            let wrong = found.find(|found| found.severity == Severity::Error);
            readings.push((range, wrong.map_or(Ok(expr), Err)));
        }
        readings
    }

    fn enter(&mut self, stretch: &Stretch<'a>, file: FileId) {
        match stretch.holds {
            Holds::Class(class) => {
                self.world.complete(class);
                self.cx.class = Some(class);
                self.cx.is_static = false;
                self.cx.level = self.world.class(class).level;
            }
            Holds::LocalClass => self.cx.class = None,
            Holds::Static => self.cx.is_static = true,
            Holds::Variable(name, ty) => {
                let ours = std::mem::replace(&mut self.cx.file, file);
                let ty = ty.map_or(Ty::Dynamic, |ty| self.resolve(ty));
                self.cx.file = ours;
                self.declare(name, ty);
            }
        }
    }

    /// The stretches of a file in which one of these names can mean something of its own.
    fn stretches(&mut self, file: FileId, names: &FxHashSet<&str>) -> Vec<Stretch<'a>> {
        let (root, source) = (self.world.file(file).root, self.world.file(file).source);
        let bodies = self.world.classes.iter().enumerate();
        let bodies = bodies.filter(|(_, class)| class.file == file && !class.name.is_empty());
        let bodies: Vec<(u32, ClassId)> = bodies
            .filter_map(|(at, class)| Some((class.body?.index(), ClassId(at as u32))))
            .collect();
        let mut stretches = Vec::new();
        // What is around a node: nodes that have begun ahead of it and end behind it.
        let mut around: Vec<Node<'a>> = Vec::new();
        for node in root.descendants() {
            while around
                .last()
                .is_some_and(|outer| outer.end() <= node.start())
            {
                around.pop();
            }
            let range = node.byte_range();
            match node.kind() {
                "class_body" | "interface_body" | "enum_body" | "annotation_type_body" => {
                    let known = bodies.iter().find(|(body, _)| *body == node.index());
                    let holds = known.map_or(Holds::LocalClass, |(_, class)| Holds::Class(*class));
                    stretches.push(Stretch { range, holds });
                }
                "static_initializer" => stretches.push(Stretch {
                    range,
                    holds: Holds::Static,
                }),
                "method_declaration" | "field_declaration" if has_modifier(node, "static") => {
                    stretches.push(Stretch {
                        range,
                        holds: Holds::Static,
                    });
                }
                _ => {}
            }
            let declared = declared(node, &around);
            for (name, ty, range) in declared {
                let name = name.text(source);
                if names.contains(name) {
                    let ty = ty.filter(|ty| ty.text(source) != "var");
                    let holds = Holds::Variable(name, ty);
                    stretches.push(Stretch { range, holds });
                }
            }
            around.push(node);
        }
        stretches
    }
}

/// A variable's name, its type where that is written and all there is to it, and where it is in sight.
type Declared<'a> = (Node<'a>, Option<Node<'a>>, Range<usize>);

/// The variables that a node declares, given the nodes around it.
fn declared<'a>(node: Node<'a>, around: &[Node<'a>]) -> Vec<Declared<'a>> {
    let outer = |at: usize| around.len().checked_sub(at).and_then(|at| around.get(at));
    let from = |start: u32, scope: Option<&Node<'a>>| {
        scope.map(|scope| start as usize..scope.byte_range().end)
    };
    let is_plain = |node: Node<'a>| node.child_by_field("dimensions").is_none();
    let (name, ty, range) = match node.kind() {
        "variable_declarator" => {
            let Some(declaration) = outer(1) else {
                return Vec::new();
            };
            let range = match declaration.kind() {
                "local_variable_declaration" => from(node.end(), outer(2)),
                "spread_parameter" => from(node.end(), outer(3)),
                _ => None,
            };
            let ty = declaration.child_by_field("type");
            (
                node.child_by_field("name"),
                ty.filter(|_| is_plain(node)),
                range,
            )
        }
        "formal_parameter" => {
            let ty = node.child_by_field("type").filter(|_| is_plain(node));
            (node.child_by_field("name"), ty, from(node.end(), outer(2)))
        }
        // The type of several exceptions is none of them.
        "catch_formal_parameter" => (
            node.child_by_field("name"),
            None,
            from(node.end(), outer(1)),
        ),
        "enhanced_for_statement" => {
            let ty = node.child_by_field("type").filter(|_| is_plain(node));
            let name = node.child_by_field("name");
            let start = node.child_by_field("body").map_or(node.end(), Node::start);
            (name, ty, from(start, Some(&node)))
        }
        "resource" => (
            node.child_by_field("name"),
            node.child_by_field("type"),
            from(node.end(), outer(2)),
        ),
        "instanceof_expression" => {
            let blocks = around.iter().rev();
            let mut blocks = blocks
                .filter(|node| node.kind().ends_with("block") || class_kind(**node).is_some());
            (
                node.child_by_field("name"),
                node.child_by_field("right"),
                from(node.end(), blocks.next()),
            )
        }
        "lambda_expression" => {
            let parameters = node.child_by_field("parameters");
            let names = parameters.into_iter().flat_map(|list| match list.kind() {
                "identifier" => vec![list],
                "inferred_parameters" => list.named_children().collect(),
                _ => Vec::new(),
            });
            let start = node.child_by_field("body").map_or(node.end(), Node::start);
            let range = start as usize..node.byte_range().end;
            return names.map(|name| (name, None, range.clone())).collect();
        }
        _ => return Vec::new(),
    };
    name.zip(range)
        .map(|(name, range)| (name, ty, range))
        .into_iter()
        .collect()
}

/// The module that chooses among the readings and leaves the value.
fn emit(
    question: &Question<'_>,
    checker: &mut Checker<'_>,
    ours: FileId,
    whole: &Unit<'_>,
    readings: &[(Option<Range<usize>>, Reading)],
    program: &mut Program,
) -> frontend::Finished {
    program.names = std::mem::take(&mut checker.b.names);
    checker.b.names = program.names.clone();
    let info = checker.world.file(ours);
    let builder = Builder::new(
        &mut program.names,
        &info.module,
        &LANGUAGE.semantics,
        info.source,
    );
    let mut emitter = Emitter {
        b: builder,
        checker,
        regions: frontend::Regions::default(),
        class: None,
        file: ours,
        pending_label: None,
        copies: 0,
        is_entry: false,
        nesting: 0,
        scope: None,
        block: Span::NONE,
        arrays: Vec::new(),
        imported: Vec::new(),
    };
    let at = emitter.b.span_of(0, 0);
    let entry = emitter.b.intern("entry");
    let entry = emitter.b.label_named(entry);
    emitter.b.place(entry, at);
    // What is wrong wherever it stands is no question.
    if let Some((_, Err(first))) = readings.first()
        && readings.iter().all(|(_, reading)| reading.is_err())
    {
        emitter.b.invalid(first.span, first.subject.clone());
    }
    let lines = LineIndex::new(whole.source);
    let position = |offset: usize| {
        let syntax::Position { line, column } = lines.position(whole.source, offset as u32);
        ir::Position { line, column }
    };
    let place = emitter.b.intern(question.place);
    let result = emitter.b.intern(question.result);
    let end = emitter.b.label("end");
    for (range, reading) in readings {
        let outside = range.as_ref().map(|range| {
            let (inside, outside) = (emitter.b.label("inside"), emitter.b.label("outside"));
            let stretch = Span {
                start: position(range.start),
                end: position(range.end),
            };
            emitter.b.branch_within(place, stretch, inside, at);
            emitter.b.jump(outside, at);
            emitter.b.place(inside, at);
            outside
        });
        let value = match reading {
            Ok(expr) => emitter.expr(expr),
            Err(wrong) => emitter
                .b
                .symbolic(Hint::Unknown(wrong.message().into()), at),
        };
        emitter.b.emit(
            Op::DeclVar {
                name: result,
                value,
            },
            at,
        );
        if let Some(outside) = outside {
            emitter.b.jump(end, at);
            emitter.b.place(outside, at);
        }
    }
    emitter.b.place_if_used(end, at);
    emitter.array_classes(at);
    emitter.b.finish()
}
