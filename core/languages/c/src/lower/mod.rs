//! From the checked program to instructions.
//!
//! All functions come first, so that their names are bound before anything runs, with the objects that initialisers name before they
//! are reached; then the other units of the program, the file's objects and, in a
//! fragment, its statements, in order; then the call of `main`.

mod addresses;
mod calls;
mod cleanup;
mod conditions;
mod exprs;
mod functions;
mod init;
mod layouts;
mod modules;
mod natives;
mod objects;
mod scans;
mod sequence;
mod stmts;
mod types;
mod waiting;
mod watch;

pub(crate) use modules::lower;
pub(super) use types::SPELLING;
pub(super) use watch::lower_expression;

use super::ast::*;
use super::parse::Report;
use super::places::Texts;
use super::token::Place;
use super::types::{Ty, Types};
use crate::LANGUAGE;
use cleanup::Cleanup;
use frontend::Builder;
use ir::{Code, Const, Intrinsic, Label, LayoutId, Names, Op, Reg, Scalar, Severity, Span, Symbol};
use modules::Beginning;
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
    /// The texts of the unit, and the number of the one that this module is of.
    texts: Rc<Texts<'a>>,
    text: usize,
    /// The text that each of the unit's items is of.
    homes: Vec<usize>,
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

impl<'a> Lowerer<'a> {
    fn new(
        source: &'a str,
        module_name: &str,
        is_library: bool,
        names: &'a mut Names,
    ) -> Lowerer<'a> {
        Lowerer {
            b: Builder::new(names, module_name, &LANGUAGE.semantics, source),
            unit: Unit::default(),
            texts: Rc::new(Texts::new("", source)),
            text: 0,
            homes: Vec::new(),
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
        if let Report::Unsupported(kind) = &report {
            self.b.list_unsupported(kind, at);
        }
        let (code, severity, subject) = report.told();
        self.b.report(code, severity, at, subject);
    }

    /// The place as it is seen from the text of this module; none where that does not hold it.
    fn at(&self, place: Place) -> Span {
        let here = self.texts.seen_from(place, self.text);
        here.map_or(Span::NONE, |here| self.b.span_of(here.start, here.end))
    }

    /// Where the module begins.
    fn start(&self) -> Span {
        self.b.span_of(0, 0)
    }

    fn types(&self) -> &Types {
        &self.unit.types
    }

    /// Begins the module.
    fn begin(&mut self) {
        let entry = self.b.intern("entry");
        let entry = self.b.label_named(entry);
        self.b.place(entry, self.start());
        (self.top, self.scope) = (entry, entry);
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
        let refused = std::mem::take(&mut self.unit.refused);
        for (name, place) in std::mem::take(&mut self.unit.assumed) {
            if !refused.iter().any(|(known, _)| *known == name) {
                self.bind_unknown(&name, None, place);
            }
        }
        for (at, (name, place)) in refused.iter().enumerate() {
            if !refused[..at].iter().any(|(known, _)| known == name) {
                let (symbol, at) = (self.b.intern(name), self.at(*place));
                self.bind_symbolic(symbol, name, at);
            }
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
        self.bind_symbolic(symbol, name, at);
    }

    fn bind_symbolic(&mut self, symbol: Symbol, name: &str, at: Span) {
        let value = self.b.symbolic(ir::Hint::Unknown(name.into()), at);
        let name = symbol;
        self.b.emit(Op::DeclVar { name, value }, at);
    }

    /// Runs `main` and ends the run with what it gives.
    fn call_main(&mut self, main: &Function, beginning: &Beginning) {
        let at = self.at(main.place);
        self.call_constructors(beginning, at);
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
