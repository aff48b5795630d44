//! What `javac` refuses about the order of things: what is never reached, what has no value yet, what is thrown and
//! neither caught nor declared. It looks at programs whose types and names are right, as `javac` does.
//!
//! **Invariant.** Chains of `else if` and of operators are walked, not descended into; what else nests is as deep as
//! the checker lets it be.

mod alive;
mod assigned;
mod thrown;

use super::checker::Checker;
use super::hir::{Constant, Expr, ExprKind, LambdaBody, Place, Stmt, StmtKind, Target};
use super::ty::ClassId;
use ir::Span;

/// What was found, and where.
type Findings = Vec<(Span, String)>;

impl Checker<'_> {
    /// Looks at all of the program's own functions.
    pub fn check_flow(&mut self) {
        let mut classes: Vec<ClassId> = self.checked.keys().copied().collect();
        classes.retain(|class| self.is_own(self.world.class(*class).file));
        classes.sort_unstable();
        for class in classes {
            let mut found = Findings::new();
            self.alive(class, &mut found);
            self.assigned(class, &mut found);
            self.thrown(class, &mut found);
            self.cx.file = self.world.class(class).file;
            for (at, message) in found {
                self.complain(at, message);
            }
        }
        self.shared_variables();
    }
}

/// The place of a block's closing brace.
fn closing(at: Span) -> Span {
    let mut start = at.end;
    start.column = start.column.saturating_sub(1);
    Span { start, end: at.end }
}

/// The place where something begins.
fn beginning(at: Span) -> Span {
    let mut end = at.start;
    end.column += 1;
    Span {
        start: at.start,
        end,
    }
}

/// The truth of a condition that is constant.
fn truth(expr: &Expr) -> Option<bool> {
    match expr.kind {
        ExprKind::Const(Constant::Bool(truth)) => Some(truth),
        _ => None,
    }
}

/// The arms of an `if` with all that follows as `else if`, and what stands behind the last `else`.
fn arms(statement: &StmtKind) -> (Vec<(&Expr, &[Stmt])>, &[Stmt]) {
    let mut arms = Vec::new();
    let mut rest: &[Stmt] = &[];
    let mut next = Some(statement);
    while let Some(StmtKind::If(condition, then, otherwise)) = next.take() {
        arms.push((condition, &then[..]));
        rest = otherwise;
        if let [
            Stmt {
                kind: kind @ StmtKind::If(..),
                ..
            },
        ] = &otherwise[..]
        {
            next = Some(kind);
            rest = &[];
        }
    }
    (arms, rest)
}

/// The expressions that are computed for an expression, in order; those of a place that is assigned among them, the
/// bodies of functions and of switches not.
fn parts(expr: &Expr) -> Vec<&Expr> {
    fn of_place<'e>(place: &'e Place, out: &mut Vec<&'e Expr>) {
        match place {
            Place::Local(_) | Place::Static(_) => {}
            Place::Field(object, _) => out.push(object),
            Place::Element(array, index) => out.extend([&**array, &**index]),
        }
    }
    let mut out = Vec::new();
    match &expr.kind {
        ExprKind::Load(place) => of_place(place, &mut out),
        ExprKind::Length(inner)
        | ExprKind::Un(_, inner)
        | ExprKind::As(_, inner)
        | ExprKind::Box(inner)
        | ExprKind::Cast(_, inner)
        | ExprKind::InstanceOf(inner, _)
        | ExprKind::Present(inner, _)
        | ExprKind::DynamicField(inner, _) => out.push(inner),
        ExprKind::Bin(_, left, right)
        | ExprKind::And(left, right)
        | ExprKind::Or(left, right)
        | ExprKind::Let(_, left, right) => out.extend([&**left, &**right]),
        ExprKind::Cond(condition, then, otherwise) => {
            out.extend([&**condition, &**then, &**otherwise]);
        }
        ExprKind::Concat(items) | ExprKind::NewArray(items) | ExprKind::ArrayLiteral(items) => {
            out.extend(items);
        }
        ExprKind::Assign(place, value) => {
            of_place(place, &mut out);
            out.push(value);
        }
        ExprKind::Compound(compound) => {
            of_place(&compound.place, &mut out);
            out.push(&compound.right);
        }
        ExprKind::Call(target, args) => {
            match target {
                Target::Virtual(object, ..)
                | Target::Exact(_, object, _)
                | Target::Value(object) => {
                    out.push(object);
                }
                Target::Global(..) | Target::Intrinsic(..) => {}
            }
            out.extend(args);
        }
        ExprKind::New(new) => {
            out.extend(new.outers.iter().map(|(_, object)| object));
            out.extend(&new.args);
        }
        ExprKind::Switch(switch) => out.push(&switch.selector),
        ExprKind::Const(_)
        | ExprKind::This
        | ExprKind::Lambda(_)
        | ExprKind::ClassOf(_)
        | ExprKind::Ready(_)
        | ExprKind::Unknown(_)
        | ExprKind::Unsupported(_) => {}
    }
    out
}

/// The expressions that a statement itself computes, statements inside of it aside.
fn own_expressions(statement: &Stmt) -> Vec<&Expr> {
    match &statement.kind {
        StmtKind::Declare(_, value) | StmtKind::Return(value) => value.iter().collect(),
        StmtKind::Expr(expr)
        | StmtKind::While(expr, _)
        | StmtKind::DoWhile(_, expr)
        | StmtKind::ForEach(_, expr, _)
        | StmtKind::Yield(expr)
        | StmtKind::Throw(expr) => vec![expr],
        StmtKind::If(..) => arms(&statement.kind)
            .0
            .into_iter()
            .map(|(condition, _)| condition)
            .collect(),
        StmtKind::For(_, condition, ..) => condition.iter().collect(),
        StmtKind::Switch(switch) => vec![&switch.selector],
        _ => Vec::new(),
    }
}

/// Everything that an expression computes, itself included, innermost last; functions and switches are given, not entered.
fn everything(expr: &Expr) -> Vec<&Expr> {
    let mut found = vec![expr];
    let mut at = 0;
    while at < found.len() {
        let inner = parts(found[at]);
        found.extend(inner);
        at += 1;
    }
    found
}

/// The statements of a function's body, where it has any.
fn lambda_block(body: &LambdaBody) -> Option<&[Stmt]> {
    match body {
        LambdaBody::Block(block) => Some(block),
        LambdaBody::Value(_) | LambdaBody::Effect(_) => None,
    }
}
