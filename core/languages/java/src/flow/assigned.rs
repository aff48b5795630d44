//! Variables that are read ahead of their first assignment, and final ones that are assigned twice.
//!
//! Followed are local variables that are declared without a value, and final fields that are.

use super::{Findings, arms, closing, parts, truth};
use crate::checker::Checker;
use crate::classes::Chain;
use crate::hir::{Expr, ExprKind, LambdaBody, Place, Stmt, StmtKind, Switch, Target};
use crate::ty::ClassId;
use crate::world::ClassKind;
use ir::{Span, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};
use syntax::Node;

/// What is known of the variables at a point.
#[derive(Clone)]
struct State {
    /// Those that have a value; `None` where control never comes: then all have.
    assigned: Option<FxHashSet<Symbol>>,
    /// Those that may have one.
    touched: FxHashSet<Symbol>,
}

impl State {
    fn dead() -> State {
        State {
            assigned: None,
            touched: FxHashSet::default(),
        }
    }

    fn has(&self, name: Symbol) -> bool {
        self.assigned
            .as_ref()
            .is_none_or(|known| known.contains(&name))
    }

    fn set(&mut self, name: Symbol) {
        if let Some(known) = &mut self.assigned {
            known.insert(name);
        }
        self.touched.insert(name);
    }

    fn join(mut self, other: State) -> State {
        self.assigned = match (self.assigned, other.assigned) {
            (None, known) | (known, None) => known,
            (Some(a), Some(b)) => Some(a.intersection(&b).copied().collect()),
        };
        self.touched.extend(other.touched);
        self
    }
}

/// A variable that is followed.
#[derive(Clone, Copy)]
struct Followed {
    is_final: bool,
    is_field: bool,
}

/// What jumps bring, by the label; loops and switches take those without.
#[derive(Default)]
struct Exits {
    breaks: Vec<(Option<String>, State)>,
    continues: Vec<(Option<String>, State)>,
    yields: Vec<State>,
}

fn take(from: &mut Vec<(Option<String>, State)>, label: Option<&str>, into: State) -> State {
    let (mine, rest): (Vec<_>, Vec<_>) = std::mem::take(from)
        .into_iter()
        .partition(|(other, _)| other.as_deref() == label);
    *from = rest;
    mine.into_iter()
        .fold(into, |state, (_, other)| state.join(other))
}

impl<'a> Checker<'a> {
    pub(super) fn assigned(&mut self, class: ClassId, found: &mut Findings) {
        let fields = self.blank_fields(class);
        let Some(checked) = self.checked.get(&class) else {
            return;
        };
        let mut walk = Walk {
            checker: self,
            found,
            followed: FxHashMap::default(),
            exits: Exits::default(),
            said: FxHashSet::default(),
        };
        let start = State {
            assigned: Some(FxHashSet::default()),
            touched: FxHashSet::default(),
        };
        walk.statements(&checked.static_init, start.clone());
        for (symbol, ..) in &fields {
            walk.followed.insert(
                *symbol,
                Followed {
                    is_final: true,
                    is_field: true,
                },
            );
        }
        let begun = walk.statements(&checked.instance_init, start.clone());
        let mut ends: Vec<(Option<Node<'a>>, State)> = Vec::new();
        let mut has_constructor = false;
        for method in &checked.methods {
            let is_beginning =
                method.method.is_constructor && !matches!(method.chain, Chain::This(_));
            let mut state = start.clone();
            if is_beginning {
                state = begun.clone();
            }
            let fields_in_play = is_beginning && self.world.class(class).kind != ClassKind::Record;
            let mut walk = Walk {
                checker: self,
                found: walk.found,
                followed: FxHashMap::default(),
                exits: Exits::default(),
                said: FxHashSet::default(),
            };
            if fields_in_play {
                for (symbol, ..) in &fields {
                    walk.followed.insert(
                        *symbol,
                        Followed {
                            is_final: true,
                            is_field: true,
                        },
                    );
                }
            }
            let end = walk.statements(&method.body, state);
            if fields_in_play {
                let node = self.world.method(method.method).node;
                has_constructor |= node.is_some();
                ends.push((node, end));
            }
        }
        for (node, end) in ends {
            for (symbol, name, declarator) in &fields {
                if end.has(*symbol) {
                    continue;
                }
                let (at, message) = match node {
                    Some(node) => (
                        closing(self.at(node)),
                        format!("variable {name} might not have been initialized"),
                    ),
                    None if has_constructor => continue,
                    None => {
                        let at = self.at(*declarator);
                        (
                            at,
                            format!("variable {name} not initialized in the default constructor"),
                        )
                    }
                };
                found.push((at, message));
            }
        }
    }

    /// Final fields of objects that are declared without a value.
    fn blank_fields(&mut self, class: ClassId) -> Vec<(Symbol, &'a str, Node<'a>)> {
        let info = self.world.class(class);
        if info.kind == ClassKind::Record {
            return Vec::new();
        }
        let fields = info.fields.clone();
        let blank = fields
            .into_iter()
            .filter(|field| field.is_final && !field.is_static);
        let mut found = Vec::new();
        for field in blank {
            if let Some(declarator) = field.declarator
                && declarator.child_by_field("value").is_none()
            {
                self.cx.file = self.world.class(class).file;
                let symbol = self.intern(&field.key);
                // Members and local variables of one name are told apart.
                found.push((symbol, field.name, declarator));
            }
        }
        found
    }
}

struct Walk<'w, 'a> {
    checker: &'w Checker<'a>,
    found: &'w mut Findings,
    followed: FxHashMap<Symbol, Followed>,
    exits: Exits,
    said: FxHashSet<Symbol>,
}

impl Walk<'_, '_> {
    fn say(&mut self, name: Symbol, at: Span, message: &str) {
        let text = self.checker.b.name(name);
        let text = text.split('@').next().unwrap_or(text);
        self.found.push((at, format!("variable {text} {message}")));
    }

    fn read(&mut self, name: Symbol, is_field: bool, at: Span, state: &mut State) {
        let is_followed = self
            .followed
            .get(&name)
            .is_some_and(|known| known.is_field == is_field);
        if is_followed && !state.has(name) {
            self.say(name, at, "might not have been initialized");
            state.set(name);
        }
    }

    fn write(&mut self, name: Symbol, is_field: bool, at: Span, state: &mut State) {
        if let Some(known) = self.followed.get(&name)
            && known.is_field == is_field
        {
            if known.is_final
                && state.assigned.is_some()
                && state.touched.contains(&name)
                && self.said.insert(name)
            {
                self.say(name, at, "might already have been assigned");
            }
            state.set(name);
        }
    }

    fn statements(&mut self, statements: &[Stmt], mut state: State) -> State {
        for statement in statements {
            state = self.statement(statement, state);
        }
        state
    }

    fn statement(&mut self, statement: &Stmt, mut state: State) -> State {
        match &statement.kind {
            StmtKind::Declare(name, None) => {
                let is_final = self.checker.blank_finals.contains(&(*name, statement.at));
                self.followed.insert(
                    *name,
                    Followed {
                        is_final,
                        is_field: false,
                    },
                );
                if let Some(known) = &mut state.assigned {
                    known.remove(name);
                }
                state.touched.remove(name);
                self.said.remove(name);
                state
            }
            StmtKind::Declare(name, Some(value)) => {
                state = self.expr(value, state);
                if self.followed.get(name).is_some_and(|known| !known.is_field) {
                    self.followed.remove(name);
                }
                state
            }
            StmtKind::Expr(value) => self.expr(value, state),
            StmtKind::Block(body) => self.statements(body, state),
            StmtKind::If(..) => {
                let (arms, rest) = arms(&statement.kind);
                let mut out = State::dead();
                for (condition, then) in arms {
                    let (yes, no) = self.branch(condition, state);
                    out = out.join(self.statements(then, yes));
                    state = no;
                }
                out.join(self.statements(rest, state))
            }
            StmtKind::While(condition, body) => {
                let (yes, no) = self.branch(condition, state);
                self.looped(body, &[], yes, no)
            }
            StmtKind::For(init, condition, update, body) => {
                state = self.statements(init, state);
                let (yes, no) = match condition {
                    Some(condition) => self.branch(condition, state),
                    None => (state, State::dead()),
                };
                self.looped(body, update, yes, no)
            }
            StmtKind::ForEach(name, iterable, body) => {
                state = self.expr(iterable, state);
                self.followed.remove(name);
                self.looped(body, &[], state.clone(), state)
            }
            StmtKind::DoWhile(body, condition) => {
                let end = self.statements(body, state);
                let end = take(&mut self.exits.continues, None, end);
                let (_, no) = self.branch(condition, end);
                take(&mut self.exits.breaks, None, no)
            }
            StmtKind::Labeled(label, inner) => {
                let state = self.statement(inner, state);
                self.exits
                    .continues
                    .retain(|(other, _)| other.as_ref() != Some(label));
                take(&mut self.exits.breaks, Some(label), state)
            }
            StmtKind::Break(label) => {
                self.exits.breaks.push((label.clone(), state));
                State::dead()
            }
            StmtKind::Continue(label) => {
                self.exits.continues.push((label.clone(), state));
                State::dead()
            }
            StmtKind::Yield(value) => {
                let state = self.expr(value, state);
                self.exits.yields.push(state);
                State::dead()
            }
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    self.expr(value, state);
                }
                State::dead()
            }
            StmtKind::Throw(value) => {
                self.expr(value, state);
                State::dead()
            }
            StmtKind::Try {
                body,
                catches,
                finally,
            } => {
                let before = state.clone();
                let mut end = self.statements(body, state);
                let mut thrown = before;
                thrown.touched.extend(touched(body));
                let mut touched_at_all = thrown.clone();
                for catch in catches {
                    self.followed.remove(&catch.name);
                    let after = self.statements(&catch.body, thrown.clone());
                    touched_at_all.touched.extend(touched(&catch.body));
                    end = end.join(after);
                }
                if let Some(finally) = finally {
                    let known: Option<FxHashSet<Symbol>> = touched_at_all.assigned.clone();
                    let after = self.statements(finally, touched_at_all);
                    match (after.assigned, &mut end.assigned) {
                        (None, _) => end = State::dead(),
                        (Some(after), Some(end)) => {
                            let known = known.unwrap_or_default();
                            end.extend(after.difference(&known));
                        }
                        (Some(_), None) => {}
                    }
                    end.touched.extend(after.touched);
                }
                end
            }
            StmtKind::Switch(switch) => {
                let state = self.switch(switch, state);
                take(&mut self.exits.breaks, None, state)
            }
            StmtKind::Typed(..) | StmtKind::Unsupported(_) | StmtKind::Nothing => state,
        }
    }

    fn looped(&mut self, body: &[Stmt], update: &[Stmt], yes: State, no: State) -> State {
        let end = self.statements(body, yes);
        let end = take(&mut self.exits.continues, None, end);
        self.statements(update, end);
        take(&mut self.exits.breaks, None, no)
    }

    fn switch(&mut self, switch: &Switch, state: State) -> State {
        let state = self.expr(&switch.selector, state);
        let mut end = if switch.has_default || switch.is_exhaustive && switch.is_value {
            State::dead()
        } else {
            state.clone()
        };
        let mut falls = State::dead();
        for arm in &switch.arms {
            let start = match switch.is_arrow {
                true => state.clone(),
                false => falls.join(state.clone()),
            };
            let after = self.statements(&arm.body, start);
            falls = State::dead();
            match switch.is_arrow {
                true => end = end.join(after),
                false => falls = after,
            }
        }
        end.join(falls)
    }

    /// What holds where a condition is true, and where it is not.
    fn branch(&mut self, condition: &Expr, state: State) -> (State, State) {
        match (&condition.kind, truth(condition)) {
            (_, Some(true)) => (state, State::dead()),
            (_, Some(false)) => (State::dead(), state),
            (ExprKind::And(left, right), _) => {
                let (yes, no) = self.branch(left, state);
                let (yes, other) = self.branch(right, yes);
                (yes, no.join(other))
            }
            (ExprKind::Or(left, right), _) => {
                let (yes, no) = self.branch(left, state);
                let (other, no) = self.branch(right, no);
                (yes.join(other), no)
            }
            (ExprKind::Un(ir::UnOp::Not, inner), _) => {
                let (yes, no) = self.branch(inner, state);
                (no, yes)
            }
            _ => {
                let state = self.expr(condition, state);
                (state.clone(), state)
            }
        }
    }

    fn expr(&mut self, expr: &Expr, mut state: State) -> State {
        // A chain to the left is walked, not descended into.
        let mut chain = Vec::new();
        let mut first = expr;
        while let ExprKind::Bin(_, left, right) = &first.kind {
            chain.push(right);
            first = left;
        }
        if !chain.is_empty() {
            state = self.expr(first, state);
            for right in chain.into_iter().rev() {
                state = self.expr(right, state);
            }
            return state;
        }
        match &expr.kind {
            ExprKind::And(..) | ExprKind::Or(..) | ExprKind::Un(ir::UnOp::Not, _) => {
                let (yes, no) = self.branch(expr, state);
                yes.join(no)
            }
            ExprKind::Cond(condition, then, otherwise) => {
                let (yes, no) = self.branch(condition, state);
                self.expr(then, yes).join(self.expr(otherwise, no))
            }
            ExprKind::Load(Place::Local(name)) => {
                self.read(*name, false, expr.at, &mut state);
                state
            }
            ExprKind::Load(Place::Field(object, name)) if matches!(object.kind, ExprKind::This) => {
                self.read(*name, true, expr.at, &mut state);
                state
            }
            ExprKind::Assign(place, value) => {
                for part in parts(expr) {
                    state = self.expr(part, state);
                }
                let _ = value;
                self.store(place, expr.at, &mut state);
                state
            }
            ExprKind::Compound(compound) => {
                if let Place::Local(name) = compound.place {
                    self.read(name, false, expr.at, &mut state);
                }
                for part in parts(expr) {
                    state = self.expr(part, state);
                }
                self.store(&compound.place, expr.at, &mut state);
                state
            }
            ExprKind::Lambda(lambda) => {
                let outer = std::mem::take(&mut self.exits);
                let shadowed: Vec<(Symbol, Followed)> = lambda
                    .params
                    .iter()
                    .filter_map(|name| Some((*name, self.followed.remove(name)?)))
                    .collect();
                let inside = state.clone();
                match &lambda.body {
                    LambdaBody::Value(value) | LambdaBody::Effect(value) => {
                        self.expr(value, inside);
                    }
                    LambdaBody::Block(block) => {
                        self.statements(block, inside);
                    }
                }
                self.followed.extend(shadowed);
                self.exits = outer;
                state
            }
            ExprKind::Switch(switch) => {
                let outer = std::mem::take(&mut self.exits.yields);
                let end = self.switch(switch, state);
                let yields = std::mem::replace(&mut self.exits.yields, outer);
                let _ = end;
                yields.into_iter().fold(State::dead(), State::join)
            }
            ExprKind::Call(Target::Value(callee), args)
                if matches!(callee.kind, ExprKind::Unknown(_)) =>
            {
                args.iter().fold(state, |state, arg| self.expr(arg, state))
            }
            _ => parts(expr)
                .into_iter()
                .fold(state, |state, part| self.expr(part, state)),
        }
    }

    fn store(&mut self, place: &Place, at: Span, state: &mut State) {
        match place {
            Place::Local(name) => self.write(*name, false, at, state),
            Place::Field(object, name) if matches!(object.kind, ExprKind::This) => {
                self.write(*name, true, at, state);
            }
            _ => {}
        }
    }
}

/// The variables that statements assign somewhere, functions aside.
fn touched(statements: &[Stmt]) -> Vec<Symbol> {
    let mut found = Vec::new();
    let mut pending: Vec<&Stmt> = statements.iter().collect();
    while let Some(statement) = pending.pop() {
        for expr in super::own_expressions(statement) {
            for expr in super::everything(expr) {
                if let ExprKind::Assign(Place::Local(name), _) = &expr.kind {
                    found.push(*name);
                }
            }
        }
        match &statement.kind {
            StmtKind::Block(body)
            | StmtKind::While(_, body)
            | StmtKind::DoWhile(body, _)
            | StmtKind::ForEach(_, _, body) => pending.extend(body),
            StmtKind::If(_, then, otherwise) => {
                pending.extend(then);
                pending.extend(otherwise);
            }
            StmtKind::For(init, _, update, body) => {
                pending.extend(init);
                pending.extend(update);
                pending.extend(body);
            }
            StmtKind::Labeled(_, inner) => pending.push(inner),
            StmtKind::Try {
                body,
                catches,
                finally,
            } => {
                pending.extend(body);
                pending.extend(catches.iter().flat_map(|catch| &catch.body));
                pending.extend(finally.iter().flatten());
            }
            StmtKind::Switch(switch) => {
                pending.extend(switch.arms.iter().flat_map(|arm| &arm.body))
            }
            _ => {}
        }
    }
    found
}
