//! Loops that may be waiting for what another thread does: they give others the chance to do it.

use super::Lowerer;
use crate::ast::{ExprId, ExprKind, Storage};
use ir::Span;

/// How deep a condition is looked into.
const MAX_DEPTH: u32 = 20;

impl Lowerer<'_> {
    /// In a loop with this condition, or none: looks at other threads, where there can be any and the condition can change
    /// through them.
    pub(super) fn glance(&mut self, condition: Option<ExprId>, at: Span) {
        let Some(function) = self.unit.glance else {
            return;
        };
        let name = std::rc::Rc::clone(&self.unit.var(function).ir_name);
        let is_endless = condition.is_none_or(|condition| {
            !matches!(self.unit.expr(condition).kind, ExprKind::Int(0))
                && (matches!(self.unit.expr(condition).kind, ExprKind::Int(_))
                    || !self.is_own(condition, 0))
        });
        if is_endless {
            self.b.call_name(&name, &[], at);
        }
    }

    /// Whether an expression depends on nothing but variables that other threads cannot see.
    fn is_own(&self, id: ExprId, depth: u32) -> bool {
        let own = |id: &ExprId| depth < MAX_DEPTH && self.is_own(*id, depth + 1);
        match &self.unit.expr(id).kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::SizeOf(_) => true,
            ExprKind::Var(var) => {
                let found = self.unit.var(*var);
                matches!(found.storage, Storage::Automatic | Storage::Parameter)
                    && !self.unit.is_in_memory(*var)
            }
            ExprKind::Cast(inner)
            | ExprKind::Neg(inner)
            | ExprKind::Invert(inner)
            | ExprKind::Not(inner) => own(inner),
            ExprKind::Binary(_, left, right)
            | ExprKind::Compare(_, left, right)
            | ExprKind::And(left, right)
            | ExprKind::Or(left, right) => own(left) && own(right),
            ExprKind::Update { target, value, .. } => own(target) && own(value),
            _ => false,
        }
    }
}
