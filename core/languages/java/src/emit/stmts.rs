//! Statements.

use super::Emitter;
use crate::hir::{Expr, Stmt, StmtKind};
use crate::stmts::ends;
use frontend::{Leave, Target};
use ir::{Const, Op, Span, UnOp};

/// How many instructions a module may have: `finally` bodies are copied to every way out.
const MAX_INSTRUCTIONS: usize = 2_000_000;

impl<'h> Emitter<'h, '_, '_> {
    pub fn statements(&mut self, statements: &'h [Stmt]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &'h Stmt) {
        let at = statement.at;
        if self.b.instruction_count() > MAX_INSTRUCTIONS {
            return;
        }
        let label = self.pending_label.take();
        match &statement.kind {
            StmtKind::Declare(name, value) => {
                let value = match value {
                    Some(value) => self.expr(value),
                    None => self.b.constant(Const::Unbound, at),
                };
                self.declare(*name, value, at);
            }
            StmtKind::Expr(expr) => {
                self.expr(expr);
            }
            StmtKind::If(condition, then, otherwise) => {
                self.if_chain(condition, then, otherwise, at);
            }
            StmtKind::While(condition, body) => {
                self.looped(label, &[], Some(condition), &[], body, false, at);
            }
            StmtKind::DoWhile(body, condition) => {
                self.looped(label, &[], Some(condition), &[], body, true, at);
            }
            StmtKind::For(init, condition, update, body) => {
                self.within(at, |this| {
                    this.looped(label, init, condition.as_ref(), update, body, false, at);
                });
            }
            StmtKind::ForEach(name, iterable, body) => {
                let iterable = self.expr(iterable);
                let cursor = self.b.unary(UnOp::Iter, iterable, at);
                let (head, inside, end) = (
                    self.b.label("for_next"),
                    self.b.label("for_body"),
                    self.b.label("for_end"),
                );
                self.b.jump(head, at);
                self.b.place(head, at);
                let more = self.b.unary(UnOp::HasNext, cursor, at);
                self.b.branch_if(more, inside, end, at);
                self.b.place(inside, at);
                let item = self.b.unary(UnOp::Next, cursor, at);
                self.within(at, |this| this.note_block(*name));
                self.declare(*name, item, at);
                self.regions.push_target(Target {
                    labels: label.iter().map(|&label| label.to_owned()).collect(),
                    break_to: end,
                    continue_to: Some(head),
                    is_plain: true,
                });
                self.within(at, |this| this.statements(body));
                self.regions.pop();
                self.b.jump(head, at);
                self.b.place(end, at);
            }
            StmtKind::Block(inner) => self.within(at, |this| this.statements(inner)),
            StmtKind::Labeled(label, inner) => self.labeled(label, inner, at),
            StmtKind::Break(label) => self.leave(label.as_deref(), false, at),
            StmtKind::Continue(label) => self.leave(label.as_deref(), true, at),
            StmtKind::Yield(value) => {
                let value = self.expr(value);
                self.give(value, at);
            }
            StmtKind::Return(value) => {
                let value = match value {
                    Some(value) => self.expr(value),
                    None => self.b.nil(at),
                };
                self.unwind(0, at);
                if !self.b.is_terminated() {
                    self.emit_return(value, at);
                }
            }
            StmtKind::Throw(thrown) => {
                let value = self.expr(thrown);
                self.b.emit(Op::Throw { value }, at);
                self.note("throw exception", thrown);
            }
            StmtKind::Try {
                body,
                catches,
                finally,
            } => self.try_statement(body, catches, finally.as_deref(), at),
            StmtKind::Switch(switch) => self.switch(switch, at),
            StmtKind::Unsupported(kind) => {
                self.b.unsupported(kind, at);
            }
            StmtKind::Typed(name, ty) => self.note_local(*name, ty),
            StmtKind::Nothing => {}
        }
    }

    fn if_chain(
        &mut self,
        condition: &'h Expr,
        then: &'h [Stmt],
        otherwise: &'h [Stmt],
        whole: Span,
    ) {
        let (mut condition, mut then, mut otherwise) = (condition, then, otherwise);
        let mut outs = Vec::new();
        loop {
            let (yes, no, end) = (
                self.b.label("if_true"),
                self.b.label("if_false"),
                self.b.label("if_end"),
            );
            let at = condition.at;
            // What a pattern binds can be named behind a statement that is left where it does not match.
            let named_in = if ends(then) { self.block } else { whole };
            self.within(named_in, |this| this.branch(condition, yes, no));
            self.b.place(yes, at);
            self.within(whole, |this| this.statements(then));
            if otherwise.is_empty() {
                self.b.place(no, at);
                break;
            }
            self.b.jump(end, at);
            self.b.place(no, at);
            outs.push((end, at));
            if let [
                Stmt {
                    kind: StmtKind::If(next, next_then, next_otherwise),
                    ..
                },
            ] = otherwise
            {
                (condition, then, otherwise) = (next, next_then, next_otherwise);
            } else {
                self.within(whole, |this| this.statements(otherwise));
                break;
            }
        }
        for (end, at) in outs.into_iter().rev() {
            self.b.place_if_used(end, at);
        }
    }

    fn labeled(&mut self, label: &'h str, inner: &'h Stmt, at: Span) {
        match inner.kind {
            StmtKind::While(..)
            | StmtKind::DoWhile(..)
            | StmtKind::For(..)
            | StmtKind::ForEach(..) => {
                self.pending_label = Some(label);
                self.statement(inner);
            }
            _ => {
                let end = self.b.label("labeled_end");
                self.regions.push_target(Target {
                    labels: vec![label.to_owned()],
                    break_to: end,
                    continue_to: None,
                    is_plain: false,
                });
                self.statement(inner);
                self.regions.pop();
                self.b.place_if_used(end, at);
            }
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a loop, each once")]
    fn looped(
        &mut self,
        label: Option<&'h str>,
        init: &'h [Stmt],
        condition: Option<&'h Expr>,
        update: &'h [Stmt],
        body: &'h [Stmt],
        body_first: bool,
        at: Span,
    ) {
        self.statements(init);
        let stem = if update.is_empty() { "while" } else { "for" };
        let head = self.b.label(&format!("{stem}_cond"));
        let inside = self.b.label(&format!("{stem}_body"));
        let end = self.b.label(&format!("{stem}_end"));
        // A loop that tests behind its body, or steps, has a place of its own to go on at.
        let next = if update.is_empty() && !body_first {
            head
        } else {
            self.b.label(&format!("{stem}_next"))
        };
        if body_first {
            self.b.jump(inside, at);
        } else {
            self.b.place(head, at);
            self.test(condition, inside, end, at);
        }
        self.b.place(inside, at);
        self.regions.push_target(Target {
            labels: label.iter().map(|&label| label.to_owned()).collect(),
            break_to: end,
            continue_to: Some(next),
            is_plain: true,
        });
        self.within(at, |this| this.statements(body));
        self.regions.pop();
        if body_first {
            self.b.place_if_used(next, at);
            if !self.b.is_terminated() {
                self.test(condition, inside, end, at);
            }
        } else {
            if next != head {
                self.b.place_if_used(next, at);
                self.statements(update);
            }
            self.b.jump(head, at);
        }
        self.b.place_if_used(end, at);
    }

    fn test(&mut self, condition: Option<&'h Expr>, inside: ir::Label, end: ir::Label, at: Span) {
        use crate::hir::{Constant, ExprKind};
        match condition {
            None => self.b.jump(inside, at),
            Some(expr) => match &expr.kind {
                ExprKind::Const(Constant::Bool(true)) => self.b.jump(inside, at),
                ExprKind::Const(Constant::Bool(false)) => self.b.jump(end, at),
                _ => self.branch(expr, inside, end),
            },
        }
    }
}
