//! Conditions: comparisons, and what decides a branch.

use super::Lowerer;
use crate::ast::{ExprId, ExprKind};
use ir::{BinOp, Label, Reg, Span};

impl Lowerer<'_> {
    /// Goes one way or the other by a condition.
    pub(super) fn branch(&mut self, id: ExprId, then: Label, otherwise: Label) {
        let expr = self.unit.expr(id);
        let at = self.at(expr.place);
        match expr.kind.clone() {
            ExprKind::Int(value) => self.b.jump(if value != 0 { then } else { otherwise }, at),
            ExprKind::Not(inner) => self.branch(inner, otherwise, then),
            ExprKind::And(..) | ExprKind::Or(..) => self.branch_chain(id, then, otherwise),
            ExprKind::Compare(op, left, right) => {
                let condition = self.compare(op, left, right, at);
                self.b.branch_if(condition, then, otherwise, at);
            }
            _ => {
                let condition = self.value(id);
                self.b.branch_if(condition, then, otherwise, at);
            }
        }
    }

    /// `a && b && c` or `a || b || c`, from the left.
    fn branch_chain(&mut self, id: ExprId, then: Label, otherwise: Label) {
        let is_and = matches!(self.unit.expr(id).kind, ExprKind::And(..));
        let mut parts = Vec::new();
        let mut left = id;
        loop {
            match self.unit.expr(left).kind {
                ExprKind::And(first, second) if is_and => {
                    parts.push(second);
                    left = first;
                }
                ExprKind::Or(first, second) if !is_and => {
                    parts.push(second);
                    left = first;
                }
                _ => break,
            }
        }
        parts.push(left);
        parts.reverse();
        let last = parts.len() - 1;
        let before = self.conditions;
        for (number, part) in parts.into_iter().enumerate() {
            if number == last {
                self.branch(part, then, otherwise);
                break;
            }
            let at = self.at(self.unit.expr(part).place);
            let next = self.b.label(if is_and { "and_next" } else { "or_next" });
            match is_and {
                true => self.branch(part, next, otherwise),
                false => self.branch(part, then, next),
            }
            self.b.place(next, at);
            self.conditions += 1;
        }
        self.conditions = before;
    }

    /// A comparison as the machine's own truth value.
    pub(super) fn compare(&mut self, op: BinOp, left: ExprId, right: ExprId, at: Span) -> Reg {
        let left = self.value(left);
        let right = self.value(right);
        self.b.binary(op, false, left, right, at)
    }

    /// Whether a scalar is not zero, as the machine's own truth value.
    pub(super) fn truth_value(&mut self, id: ExprId) -> Reg {
        let expr = self.unit.expr(id);
        let (at, ty) = (self.at(expr.place), expr.ty);
        match expr.kind {
            ExprKind::Compare(op, left, right) => self.compare(op, left, right, at),
            _ if self.types().scalar(ty).is_none() => self.value(id),
            _ => {
                let value = self.value(id);
                let zero = self.zero(ty, at);
                self.b.binary(BinOp::Ne, false, value, zero, at)
            }
        }
    }
}
