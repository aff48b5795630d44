//! From tokens to the checked program: a parser by recursive descent that knows, as C demands, which names are types.
//!
//! Broken source is read on at the next statement or declaration; every finding has its place. How deep constructs
//! nest is bounded ([`MAX_DEPTH`]); chains of operators and of `else if` do not count as nesting.

mod attributes;
mod bit_fields;
mod build;
mod calls;
mod constants;
mod conversions;
mod declarations;
mod declarators;
mod exprs;
mod init;
mod native;
mod pairs;
mod primary;
mod specifiers;
mod stmts;
mod threads;
mod undeclared;
mod vectors;
mod within;

pub(super) use attributes::Heard;
pub(super) use within::{Variant, parse_expression};

use super::ast::*;
use super::preprocess::{Finding, Preprocessed};
use super::token::{Kind as TokenKind, Place, Token};
use super::types::{Ty, Types};
use ir::{Code, Severity};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use within::{Binding, Meaning};

/// How deep constructs may nest before the innermost are given up. It bounds the use of the host's stack.
pub(super) const MAX_DEPTH: u32 = 120;

/// What a name means.
#[derive(Clone, Copy, Debug)]
enum Entity {
    Typedef(Ty),
    Var(VarId),
    Constant(i64, Ty),
}

/// The names of one block, or of the file.
#[derive(Default)]
struct Scope {
    names: FxHashMap<Rc<str>, Entity>,
    tags: FxHashMap<Rc<str>, Ty>,
    /// What is declared in it, in order.
    vars: Vec<VarId>,
    /// How many bindings there were when it was opened.
    first_binding: usize,
}

/// What is known of the function that is being read.
struct Current {
    name: Rc<str>,
    result: Ty,
    is_variadic: bool,
    labels: FxHashMap<Rc<str>, TargetId>,
    /// Where each of them is named first.
    mentions: Vec<(TargetId, Place)>,
    /// The labels whose addresses are taken.
    addressed: Vec<TargetId>,
    hoisted: Vec<VarId>,
}

/// A `switch` that is being read.
#[derive(Default)]
struct Switch {
    ty: Option<Ty>,
    cases: Vec<(i64, i64, TargetId)>,
    default: Option<TargetId>,
}

/// What is wrong with a source, by kind.
#[derive(Clone, Debug)]
pub(super) enum Report {
    Syntax(String),
    Missing(String),
    Invalid(String),
    /// What the compiler warns of.
    Warning(String),
    Unsupported(String),
    UnknownHeader(String),
}

impl Report {
    /// As it is told: what it is, how bad, and what it is about.
    pub fn told(self) -> (Code, Severity, String) {
        match self {
            Report::Syntax(text) => (Code::SyntaxError, Severity::Error, frontend::quoted(&text)),
            Report::Missing(text) => (Code::MissingSyntax, Severity::Error, text),
            Report::Invalid(text) => (Code::InvalidProgram, Severity::Error, text),
            Report::Warning(text) => (Code::InvalidProgram, Severity::Warning, text),
            Report::Unsupported(kind) => (Code::Unsupported, Severity::Warning, kind),
            Report::UnknownHeader(name) => (Code::UnknownImport, Severity::Warning, name),
        }
    }
}

/// A source that has been read.
pub(super) struct Parsed {
    pub unit: Unit,
    pub reports: Vec<(Place, Report)>,
}

struct Parser {
    tokens: Vec<Token>,
    at: usize,
    unit: Unit,
    scopes: Vec<Scope>,
    reports: Vec<(Place, Report)>,
    depth: u32,
    function: Option<Current>,
    switches: Vec<Switch>,
    loops: u32,
    /// The module of the library that defines what headers declare here.
    module: Option<&'static str>,
    /// Lengths of array types that have been read and are not computed yet.
    lengths: Vec<(VarId, ExprId)>,
    heard: Heard,
    /// A value read ahead while an initialiser is taken apart.
    ahead: Option<ExprId>,
    counter: u32,
    /// Values computed in fewer bits than their type has, and in how many; see [`bit_fields`].
    narrow: FxHashMap<ExprId, u8>,
    is_library: bool,
    /// Whether headers are missing, so that any name may be a type or a macro.
    misses_headers: bool,
    /// Names that stand where a type belongs, and have been told.
    unknown_types: Vec<Rc<str>>,
    /// Names that nothing declares.
    undeclared: Vec<undeclared::Undeclared>,
    /// What was bound in blocks, and where it is seen.
    bindings: Vec<Binding>,
}

/// Reading went wrong here; it has been reported.
struct Broken;

type Read<T> = Result<T, Broken>;

/// Reads a program.
pub(super) fn parse(done: Preprocessed<'_>, is_library: bool) -> Parsed {
    let mut parser = Parser::new(done, is_library);
    parser.file();
    parser.expect_threads();
    parser.tell_undeclared();
    Parsed {
        unit: parser.unit,
        reports: parser.reports,
    }
}

impl Parser {
    fn new(done: Preprocessed<'_>, is_library: bool) -> Parser {
        let reports = done.findings.into_iter().map(|(place, finding)| {
            let report = match finding {
                Finding::Invalid(text) => Report::Invalid(text),
                Finding::Unsupported(text) => Report::Unsupported(text),
                Finding::UnknownHeader(name) => Report::UnknownHeader(name),
            };
            (place, report)
        });
        let reports: Vec<(Place, Report)> = reports.collect();
        let is_missing = |(_, report): &(Place, Report)| matches!(report, Report::UnknownHeader(_));
        Parser {
            unknown_types: Vec::new(),
            undeclared: Vec::new(),
            misses_headers: reports.iter().any(is_missing),
            tokens: done.tokens,
            at: 0,
            unit: Unit::default(),
            scopes: vec![Scope::default()],
            reports,
            depth: 0,
            function: None,
            switches: Vec::new(),
            loops: 0,
            module: None,
            lengths: Vec::new(),
            heard: Heard::default(),
            ahead: None,
            counter: 0,
            is_library,
            bindings: Vec::new(),
            narrow: FxHashMap::default(),
        }
    }

    // --- tokens

    fn peek(&self) -> &Token {
        self.peek_at(0)
    }

    fn peek_at(&self, ahead: usize) -> &Token {
        let last = self.tokens.len() - 1;
        &self.tokens[(self.at + ahead).min(last)]
    }

    fn place(&self) -> Place {
        self.peek().place
    }

    /// The place of what has just been taken.
    fn last_place(&self) -> Place {
        match self.at.checked_sub(1) {
            Some(at) => self.tokens[at].place,
            None => self.place(),
        }
    }

    fn since(&self, start: Place) -> Place {
        start.to(self.last_place())
    }

    fn is(&self, text: &str) -> bool {
        self.peek().is(text)
    }

    fn is_end(&self) -> bool {
        self.peek().kind == TokenKind::End
    }

    fn advance(&mut self) -> Token {
        let token = self.peek().clone();
        if self.at < self.tokens.len() - 1 {
            self.at += 1;
        }
        token
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = self.is(text);
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, text: &str) -> Read<()> {
        if self.eat(text) {
            return Ok(());
        }
        // What is missing belongs behind what came last.
        let at = self.last_place().end;
        let place = if self.peek().from_header {
            self.place()
        } else {
            Place { start: at, end: at }
        };
        self.report(place, Report::Missing(text.to_owned()));
        Err(Broken)
    }

    /// The semicolon behind a statement or declaration. Where it is missing and something new begins, what stands in front
    /// of it counts all the same.
    fn end_of_statement(&mut self) -> Read<()> {
        let Err(broken) = self.expect(";") else {
            return Ok(());
        };
        let next = self.peek();
        // Behind a bracket no expression goes on with a word.
        let is_whole = self.at > 0 && self.tokens[self.at - 1].is(")");
        let begins = next.starts_line
            || next.kind == TokenKind::Word && is_whole
            || next.kind == TokenKind::Word && is_keyword(&next.text)
            || next.is("}")
            || next.kind == TokenKind::End;
        if begins { Ok(()) } else { Err(broken) }
    }

    /// Says that a token does not fit.
    fn unexpected<T>(&mut self) -> Read<T> {
        let token = self.peek().clone();
        self.report(token.place, Report::Syntax(token.text.to_string()));
        Err(Broken)
    }

    /// Whether the next token is a name and no keyword.
    fn is_name(&self) -> bool {
        let token = self.peek();
        token.kind == TokenKind::Word && !is_keyword(&token.text)
    }

    /// Skips a bracket and all that is in it.
    fn skip_brackets(&mut self) {
        let mut depth = 0;
        while !self.is_end() {
            let token = self.advance();
            if token.is("(") || token.is("[") || token.is("{") {
                depth += 1;
            } else if token.is(")") || token.is("]") || token.is("}") {
                depth -= 1;
            }
            if depth <= 0 {
                return;
            }
        }
    }

    /// Reads on behind a broken statement or declaration.
    fn recover(&mut self, start: usize) {
        if self.at == start {
            if self.is("}") || self.is_end() {
                return;
            }
            self.advance();
        }
        while !self.is_end() {
            if self.eat(";") || self.is("}") {
                return;
            }
            if self.is("{") {
                self.skip_brackets();
                if !self.is(";") && !self.is(",") && !self.is(")") {
                    return;
                }
                continue;
            }
            if self.is("(") || self.is("[") {
                self.skip_brackets();
                continue;
            }
            // A line that begins like a statement of its own, or behind a text that is not closed.
            let token = self.peek();
            if token.starts_line && self.at > start && self.tokens[self.at - 1].is_open_text() {
                return;
            }
            let begins = [
                "if", "for", "while", "return", "do", "switch", "int", "char", "double", "struct",
                "void",
            ];
            if token.starts_line && begins.iter().any(|word| token.is(word)) {
                return;
            }
            self.advance();
        }
    }

    // --- findings

    fn report(&mut self, place: Place, report: Report) {
        self.reports.push((place, report));
    }

    fn invalid(&mut self, place: Place, message: impl Into<String>) {
        self.report(place, Report::Invalid(message.into()));
    }

    /// Goes into something that nests, unless that is too deep.
    fn enter(&mut self) -> Read<()> {
        if self.depth >= MAX_DEPTH {
            let place = self.place();
            self.report(place, Report::Unsupported("nesting".into()));
            return Err(Broken);
        }
        self.depth += 1;
        Ok(())
    }

    fn leave(&mut self) {
        self.depth -= 1;
    }

    /// Does something one level deeper.
    fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Read<T>) -> Read<T> {
        self.enter()?;
        let result = read(self);
        self.leave();
        result
    }

    // --- names

    fn types(&self) -> &Types {
        &self.unit.types
    }

    fn find(&self, name: &str) -> Option<Entity> {
        self.scopes
            .iter()
            .rev()
            .find_map(|scope| scope.names.get(name))
            .copied()
    }

    fn scope(&mut self) -> &mut Scope {
        let last = self.scopes.len() - 1;
        &mut self.scopes[last]
    }

    fn is_file_scope(&self) -> bool {
        self.scopes.len() == 1
    }

    fn open_scope(&mut self) {
        self.scopes.push(Scope {
            first_binding: self.bindings.len(),
            ..Scope::default()
        });
    }

    /// Closes a block: gives what was declared in it.
    fn close_scope(&mut self) -> Vec<VarId> {
        self.end_bindings();
        self.scopes
            .pop()
            .map(|scope| scope.vars)
            .unwrap_or_default()
    }

    /// Closes blocks until so many scopes are left.
    fn close_scopes(&mut self, left: usize) {
        while self.scopes.len() > left {
            self.close_scope();
        }
    }

    fn bind(&mut self, name: Rc<str>, entity: Entity) {
        self.note_binding(&name, Meaning::Name(entity));
        self.scope().names.insert(name, entity);
    }

    fn bind_tag(&mut self, tag: Rc<str>, ty: Ty) {
        self.note_binding(&tag, Meaning::Tag(ty));
        self.scope().tags.insert(tag, ty);
    }

    /// A new object; its name is bound by the caller.
    fn new_var(&mut self, name: &Rc<str>, ty: Ty, storage: Storage, place: Place) -> VarId {
        let id = VarId(self.unit.vars.len() as u32);
        let ir_name = self.unique_name(name, storage);
        self.unit.vars.push(Var {
            name: Rc::clone(name),
            ir_name,
            ty,
            storage,
            place,
            is_addressed: false,
            align: 0,
            extent: 0,
            intrinsic: None,
            module: None,
            is_defined: false,
            is_internal: false,
            is_elsewhere: false,
            is_early: false,
            result_uses: 0,
            is_used: false,
            is_value: false,
            cleanup: None,
            announcement: None,
            constructor: None,
            destructor: None,
        });
        id
    }

    /// A name for the IR: the source's own but where another of that name can be seen in the same function.
    fn unique_name(&mut self, name: &Rc<str>, storage: Storage) -> Rc<str> {
        let name: Rc<str> = match (&self.function, storage) {
            (Some(function), Storage::Static) if !self.is_file_scope() => {
                format!("{}.{name}", function.name).into()
            }
            _ => Rc::clone(name),
        };
        if matches!(storage, Storage::Function | Storage::External) || self.is_file_scope() {
            return name;
        }
        let taken = |candidate: &str, parser: &Parser| match storage {
            Storage::Static => parser
                .unit
                .vars
                .iter()
                .any(|var| &*var.ir_name == candidate),
            _ => parser.scopes[1..]
                .iter()
                .flat_map(|scope| &scope.vars)
                .any(|id| &*parser.unit.var(*id).ir_name == candidate),
        };
        if !taken(&name, self) {
            return name;
        }
        let mut number = 2;
        loop {
            let candidate = format!("{name}'{number}");
            if !taken(&candidate, self) {
                return candidate.into();
            }
            number += 1;
        }
    }

    /// An object of the frontend's own, which people do not see.
    fn hidden_var(&mut self, stem: &str, ty: Ty, place: Place) -> VarId {
        self.counter += 1;
        let name: Rc<str> = format!("${stem}{}", self.counter).into();
        let storage = if self.function.is_some() {
            Storage::Automatic
        } else {
            Storage::Static
        };
        let id = self.new_var(&name, ty, storage, place);
        self.unit.var_mut(id).ir_name = name;
        id
    }

    /// What is made of a value that is evaluated once and can be read several times.
    fn with_temporary(
        &mut self,
        value: ExprId,
        place: Place,
        make: impl FnOnce(&mut Parser, ExprId) -> ExprId,
    ) -> ExprId {
        let value = self.rvalue(value);
        let ty = self.unit.expr(value).ty.plain();
        let var = self.hidden_var("value", ty, place);
        self.unit.var_mut(var).storage = Storage::Automatic;
        let read = self.add(ExprKind::Var(var), ty, place);
        let made = make(self, read);
        let init = Init {
            entries: vec![Entry {
                offset: 0,
                ty,
                bits: None,
                value,
            }],
            is_list: false,
        };
        let declaration = Declaration::Var(var, Some(init));
        let body = vec![
            self.stmt(StmtKind::Declare(vec![declaration]), place),
            self.stmt(StmtKind::Expr(made), place),
        ];
        let vars = vec![var];
        let block = self.stmt(StmtKind::Block { body, vars }, place);
        let ty = self.unit.expr(made).ty.plain();
        self.add(ExprKind::Block(block), ty, place)
    }

    // --- nodes

    fn add(&mut self, kind: ExprKind, ty: Ty, place: Place) -> ExprId {
        let height = self.height_of(&kind);
        self.unit.exprs.push(Expr {
            kind,
            ty,
            place,
            height,
        });
        ExprId(self.unit.exprs.len() as u32 - 1)
    }

    fn height_of(&self, kind: &ExprKind) -> u32 {
        let of = |id: &ExprId| self.unit.expr(*id).height;
        match kind {
            // Chains: walked in a loop from their left end.
            ExprKind::Binary(_, left, right)
            | ExprKind::And(left, right)
            | ExprKind::Or(left, right)
            | ExprKind::Comma(left, right) => of(left).max(of(right) + 1),
            ExprKind::Compare(_, left, right)
            | ExprKind::Distance(left, right)
            | ExprKind::Assign(left, right) => of(left).max(of(right)) + 1,
            ExprKind::Offset { pointer, index, .. } => of(pointer).max(of(index)) + 1,
            ExprKind::Update { target, value, .. } => of(target).max(of(value)) + 1,
            ExprKind::Conditional(a, b, c) => of(a).max(of(b)).max(of(c)) + 1,
            ExprKind::Call(callee, arguments) => {
                arguments.iter().map(of).max().unwrap_or(0).max(of(callee)) + 1
            }
            ExprKind::Deref(inner)
            | ExprKind::Member { object: inner, .. }
            | ExprKind::UnknownMember(inner, _)
            | ExprKind::Address(inner)
            | ExprKind::Cast(inner)
            | ExprKind::Neg(inner)
            | ExprKind::Invert(inner)
            | ExprKind::Not(inner)
            | ExprKind::WalkStart(inner)
            | ExprKind::WalkNext(inner)
            | ExprKind::WalkEnd(inner) => of(inner) + 1,
            ExprKind::WalkCopy(a, b) => of(a).max(of(b)) + 1,
            ExprKind::Compound(_, init) => {
                init.entries
                    .iter()
                    .map(|entry| of(&entry.value))
                    .max()
                    .unwrap_or(0)
                    + 1
            }
            _ => 0,
        }
    }

    fn stmt(&mut self, kind: StmtKind, place: Place) -> StmtId {
        let has = |id: &StmtId| self.unit.stmt(*id).has_targets;
        let has_targets = match &kind {
            StmtKind::Target(_) => true,
            StmtKind::Block { body, .. } => body.iter().any(has),
            StmtKind::If(branches, otherwise) => {
                branches.iter().any(|(_, body)| has(body)) || otherwise.as_ref().is_some_and(has)
            }
            StmtKind::While(_, body)
            | StmtKind::DoWhile(body, _)
            | StmtKind::For { body, .. }
            | StmtKind::Switch { body, .. } => has(body),
            _ => false,
        };
        self.unit.stmts.push(Stmt {
            kind,
            place,
            has_targets,
        });
        StmtId(self.unit.stmts.len() as u32 - 1)
    }

    fn target(&mut self, name: impl Into<Rc<str>>) -> TargetId {
        self.unit.targets.push(Target {
            name: name.into(),
            is_placed: false,
        });
        TargetId(self.unit.targets.len() as u32 - 1)
    }
}

/// Words that are no names.
fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "auto"
            | "break"
            | "case"
            | "char"
            | "const"
            | "continue"
            | "default"
            | "do"
            | "double"
            | "else"
            | "enum"
            | "extern"
            | "float"
            | "for"
            | "goto"
            | "if"
            | "inline"
            | "int"
            | "long"
            | "register"
            | "restrict"
            | "return"
            | "short"
            | "signed"
            | "sizeof"
            | "static"
            | "struct"
            | "switch"
            | "typedef"
            | "union"
            | "unsigned"
            | "void"
            | "volatile"
            | "while"
            | "_Alignas"
            | "_Alignof"
            | "_Atomic"
            | "_Bool"
            | "_Complex"
            | "_Generic"
            | "_Imaginary"
            | "__int128"
            | "__auto_type"
            | "__real__"
            | "__real"
            | "__imag__"
            | "__imag"
            | "_Noreturn"
            | "_Static_assert"
            | "_Thread_local"
            | "__attribute__"
            | "__builtin_va_list"
            | "typeof"
            | "asm"
    )
}
