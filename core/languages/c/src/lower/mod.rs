//! From the checked program to instructions.
//!
//! All functions come first, so that their names are bound before anything runs; then the file's objects and, in a
//! fragment, its statements, in order; then the call of `main`.

mod addresses;
mod calls;
mod cleanup;
mod conditions;
mod exprs;
mod functions;
mod init;
mod layouts;
mod natives;
mod objects;
mod scans;
mod sequence;
mod stmts;
mod types;
mod waiting;
mod watch;

pub(super) use types::SPELLING;
pub(super) use watch::lower_expression;

use super::ast::*;
use super::linkage;
use super::parse::Report;
use super::token::Place;
use super::types::{Ty, Types};
use crate::LANGUAGE;
use cleanup::Cleanup;
use frontend::{Builder, Lowered, Unit as Source};
use ir::{
    Code, Const, Diagnostic, Intrinsic, Label, LayoutId, Names, Op, Program, Reg, Scalar, Severity,
    Span,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// How many instructions a module may have.
const MAX_INSTRUCTIONS: usize = 2_000_000;

/// Something open around the place of emission.
enum Open {
    /// A block, with its objects in memory that have come into being.
    Block(Vec<VarId>),
    Loop {
        break_to: Label,
        continue_to: Label,
    },
    Switch {
        break_to: Label,
    },
}

/// The function that is being lowered.
struct Frame {
    result: Ty,
    /// Whether the program begins with it and does not call it otherwise.
    is_entry: bool,
    /// Where a struct that is returned goes.
    returns_record: bool,
    /// Names of the machine's variables that are this function's own.
    own: FxHashSet<Rc<str>>,
    hoisted: FxHashSet<VarId>,
    /// The labels whose addresses are taken.
    addressed: Vec<TargetId>,
}

/// One lowering.
struct Lowerer<'a> {
    b: Builder<'a>,
    unit: Unit,
    frame: Option<Frame>,
    open: Vec<Open>,
    labels: FxHashMap<TargetId, Label>,
    placed: FxHashSet<TargetId>,
    layouts: FxHashMap<Ty, Option<LayoutId>>,
    /// Regions for values of structs that live to the end of the statement.
    temporaries: Vec<Reg>,
    /// How many conditions there are under which the expression at hand is evaluated.
    conditions: u32,
    /// What is to be called when scopes are left.
    cleanups: Vec<Cleanup>,
    /// The blocks of the source around the place of emission.
    blocks: Vec<StmtId>,
    /// The blocks at hand within the function's own, outside of which what they declare cannot be named.
    named_in: Vec<Span>,
    imports: Vec<String>,
    is_library: bool,
    /// Whether this is an expression about a program whose variables are another module's.
    is_question: bool,
    /// Where the module's body starts, and that at hand.
    top: Label,
    scope: Label,
}

/// Lowers a source.
pub(super) fn lower(source: &Source<'_>, program: &mut Program) -> Lowered {
    let mut units = linkage::units(source).into_iter();
    let first = units.next().expect("the source is a unit");
    let others: Vec<linkage::Read<'_>> = units.collect();
    let paths: Vec<String> = others.iter().map(|unit| unit.path.to_string()).collect();
    let mut lowered = lower_unit(source, source.module_name, first, &paths, program);
    for unit in others {
        let file = Rc::clone(&unit.path);
        let other = lower_unit(source, &file, unit, &[], program);
        let found = other.diagnostics.into_iter();
        lowered.diagnostics.extend(found.map(|finding| Diagnostic {
            file: Some(Rc::clone(&file)),
            ..finding
        }));
        for import in other.imports {
            if !lowered.imports.contains(&import) {
                lowered.imports.push(import);
            }
        }
    }
    Lowered {
        files: paths.into_iter().map(|path| (path.clone(), path)).collect(),
        ..lowered
    }
}

/// Lowers a translation unit; the first one runs the others' declarations in front of its own.
fn lower_unit(
    source: &Source<'_>,
    module_name: &str,
    unit: linkage::Read<'_>,
    others: &[String],
    program: &mut Program,
) -> Lowered {
    let is_library = source.is_library;
    let parsed = unit.parsed;
    let names = &mut program.names;
    let mut lowerer = Lowerer::new(unit.source, module_name, is_library, names, parsed.unit);
    for (place, report) in parsed.reports {
        lowerer.report(place, report);
    }
    lowerer.module(others, module_name == frontend::MAIN);
    let Lowerer { b, imports, .. } = lowerer;
    b.finish().add_to(program, is_library, imports)
}

impl<'a> Lowerer<'a> {
    fn new(
        source: &'a str,
        module_name: &str,
        is_library: bool,
        names: &'a mut Names,
        unit: Unit,
    ) -> Lowerer<'a> {
        Lowerer {
            b: Builder::new(names, module_name, &LANGUAGE.semantics, source),
            unit,
            frame: None,
            open: Vec::new(),
            labels: FxHashMap::default(),
            placed: FxHashSet::default(),
            layouts: FxHashMap::default(),
            temporaries: Vec::new(),
            conditions: 0,
            cleanups: Vec::new(),
            blocks: Vec::new(),
            named_in: Vec::new(),
            imports: Vec::new(),
            is_question: false,
            is_library,
            top: Label(0),
            scope: Label(0),
        }
    }
}

impl Lowerer<'_> {
    fn report(&mut self, place: Place, report: Report) {
        let at = self.at(place);
        match report {
            Report::Syntax(text) => self.b.report(
                Code::SyntaxError,
                Severity::Error,
                at,
                frontend::quoted(&text),
            ),
            Report::Missing(text) => self
                .b
                .report(Code::MissingSyntax, Severity::Error, at, text),
            Report::Invalid(text) => self.b.invalid(at, text),
            Report::Warning(text) => {
                self.b
                    .report(Code::InvalidProgram, Severity::Warning, at, text)
            }
            Report::Unsupported(kind) => {
                self.b
                    .report(Code::Unsupported, Severity::Warning, at, kind.clone());
                self.b.list_unsupported(&kind, at);
            }
            Report::UnknownHeader(name) => {
                self.b
                    .report(Code::UnknownImport, Severity::Warning, at, name)
            }
        }
    }

    fn at(&self, place: Place) -> Span {
        self.b.span_of(place.start, place.end)
    }

    fn types(&self) -> &Types {
        &self.unit.types
    }

    fn module(&mut self, others: &[String], is_first: bool) {
        let start = self.at(Place::default());
        let entry = self.b.intern("entry");
        let entry = self.b.label_named(entry);
        self.b.place(entry, start);
        (self.top, self.scope) = (entry, entry);
        if !self.is_library {
            self.note_names();
        }
        self.bind_library(start);
        self.native_functions(start);
        for other in others {
            let other = self.b.text(other, start);
            self.b.intrinsic(Intrinsic::ImportModule, &[other], start);
        }
        self.bind_missing();
        let items = std::mem::take(&mut self.unit.items);
        for item in &items {
            if let Item::Function(function) = item {
                self.function(function);
            }
        }
        let mut has_statements = false;
        for item in &items {
            match item {
                Item::Function(_) => {}
                Item::Declare(declaration, place) => self.declaration(declaration, *place),
                Item::Stmt(stmt) => {
                    has_statements = true;
                    self.statement(*stmt);
                }
            }
        }
        self.place_lost_labels(start);
        let main = items.iter().find_map(|item| match item {
            Item::Function(function) if &*self.unit.var(function.var).name == "main" => {
                Some(function)
            }
            _ => None,
        });
        if let Some(main) = main.filter(|_| !self.is_library && is_first && !has_statements) {
            self.call_main(main, &items);
        }
    }

    /// Binds the functions of the library that the program uses and the library's C sources define.
    fn bind_library(&mut self, at: Span) {
        let mut modules: FxHashMap<&'static str, Reg> = FxHashMap::default();
        for index in 0..self.unit.vars.len() {
            let var = &self.unit.vars[index];
            let Some(module) = var.module.filter(|_| var.is_used && !var.is_defined) else {
                continue;
            };
            let name = Rc::clone(&var.ir_name);
            let found = match modules.get(module) {
                Some(found) => *found,
                None => {
                    self.imports.push(module.to_owned());
                    let text = self.b.text(module, at);
                    let found = self.b.intrinsic(Intrinsic::ImportModule, &[text], at);
                    modules.insert(module, found);
                    found
                }
            };
            let name = self.b.intern(&name);
            let value = self.b.load_field(found, name, at);
            self.b.emit(Op::DeclVar { name, value }, at);
        }
    }

    /// Binds the objects that are declared to be in another file, and those that are assigned to without being declared:
    /// what they hold is not known, but it can be changed.
    fn bind_missing(&mut self) {
        for (name, place) in std::mem::take(&mut self.unit.assumed) {
            self.bind_unknown(&name, None, place);
        }
        for index in 0..self.unit.vars.len() {
            let var = &self.unit.vars[index];
            if var.storage != Storage::External
                || !var.is_used
                || var.is_defined
                || var.is_elsewhere
            {
                continue;
            }
            let (name, place) = (Rc::clone(&var.name), var.place);
            self.bind_unknown(&name, Some(VarId(index as u32)), place);
        }
    }

    fn bind_unknown(&mut self, name: &str, var: Option<VarId>, place: Place) {
        let at = self.at(place);
        let symbol = match var {
            Some(var) => self.symbol(var),
            None => self.b.intern(name),
        };
        self.b
            .report(Code::UnknownName, Severity::Warning, at, name);
        let value = self.b.symbolic(ir::Hint::Unknown(name.into()), at);
        let name = symbol;
        self.b.emit(Op::DeclVar { name, value }, at);
    }

    /// Runs `main` and ends the run with what it gives.
    fn call_main(&mut self, main: &Function, items: &[Item]) {
        let at = self.at(main.place);
        self.call_constructors(items, at);
        let mut arguments = Vec::new();
        if !main.parameters.is_empty() {
            arguments.push(self.b.intrinsic(Intrinsic::CArgumentCount, &[], at));
        }
        if main.parameters.len() > 1 {
            arguments.push(self.b.intrinsic(Intrinsic::CArgumentList, &[], at));
        }
        for _ in 2..main.parameters.len() {
            arguments.push(self.b.nil(at));
        }
        let mut code = self.b.call_name("main", &arguments, at);
        let result = self
            .types()
            .as_function(self.unit.var(main.var).ty)
            .map(|function| function.result);
        if !result.is_some_and(|ty| self.types().is_integer(ty)) {
            code = self.sized(Scalar::I32, 0, at);
        }
        self.b.intrinsic(Intrinsic::CExit, &[code], at);
    }

    // --- small things

    fn sized(&mut self, scalar: Scalar, value: i64, at: Span) -> Reg {
        self.b.constant(Const::Sized(scalar, value), at)
    }

    /// A pointer to a literal of these bytes.
    fn literal(&mut self, bytes: &[u8], align: u64, at: Span) -> Reg {
        let bytes = self.b.constant(Const::Bytes(bytes.into()), at);
        let align = self.sized(Scalar::U64, align as i64, at);
        self.b
            .intrinsic(Intrinsic::RegionLiteral, &[bytes, align], at)
    }

    /// A report of what the program's text alone shows to be undefined.
    fn undefined(&mut self, kind: &str, words: &str, at: Span) {
        let kind = self.b.text(kind, at);
        let words = self.b.text(words, at);
        self.b
            .intrinsic(Intrinsic::ReportUndefined, &[kind, words], at);
    }
}
