//! Unsequenced modifications that the text alone shows: one expression changes a variable twice, or changes it and
//! reads it elsewhere, with no order between the two (`i = i++`, `a[i] = i++`, `f(i++, i)`).

use super::Lowerer;
use crate::ast::{ExprId, ExprKind, VarId};

/// How deep is looked.
const MAX_DEPTH: u32 = 60;

/// What evaluating an expression does with variables, as far as no order is imposed.
#[derive(Default, Clone)]
struct Uses {
    reads: Vec<VarId>,
    /// Changes that may happen at any time until the whole has been evaluated.
    writes: Vec<VarId>,
}

impl Uses {
    fn and(mut self, other: Uses) -> Uses {
        self.reads.extend(other.reads);
        self.writes.extend(other.writes);
        self
    }
}

impl Lowerer<'_> {
    /// Reports what is unsequenced in a whole expression.
    pub(super) fn check_sequence(&mut self, id: ExprId) {
        let mut found = Vec::new();
        self.uses(id, 0, &mut found);
        found.sort();
        found.dedup();
        let at = self.at(self.unit.expr(id).place);
        for var in found {
            let name = self.unit.var(var).name.clone();
            self.undefined(
                "unsequenced",
                &format!("`{name}` is changed and used again without an order between the two"),
                at,
            );
        }
    }

    /// Two parts that are evaluated in no order.
    fn unordered(&self, left: Uses, right: Uses, found: &mut Vec<VarId>) -> Uses {
        for var in &left.writes {
            if right.writes.contains(var) || right.reads.contains(var) {
                found.push(*var);
            }
        }
        for var in &right.writes {
            if left.reads.contains(var) {
                found.push(*var);
            }
        }
        left.and(right)
    }

    fn uses(&self, id: ExprId, depth: u32, found: &mut Vec<VarId>) -> Uses {
        if depth > MAX_DEPTH {
            return Uses::default();
        }
        let of = |id: ExprId, found: &mut Vec<VarId>| self.uses(id, depth + 1, found);
        match &self.unit.expr(id).kind {
            ExprKind::Var(var) => Uses {
                reads: vec![*var],
                writes: Vec::new(),
            },
            ExprKind::Assign(target, value) => {
                let value = of(*value, found);
                let ExprKind::Var(var) = self.unit.expr(*target).kind else {
                    let target = of(*target, found);
                    return self.unordered(target, value, found);
                };
                // The change comes behind the computation of the value, but not behind changes in it.
                if value.writes.contains(&var) {
                    found.push(var);
                }
                let mut uses = value;
                uses.reads.retain(|read| *read != var);
                uses.writes.push(var);
                uses
            }
            ExprKind::Update { target, value, .. } => {
                let value = of(*value, found);
                let ExprKind::Var(var) = self.unit.expr(*target).kind else {
                    let target = of(*target, found);
                    return self.unordered(target, value, found);
                };
                if value.writes.contains(&var) {
                    found.push(var);
                }
                let mut uses = value;
                uses.reads.retain(|read| *read != var);
                uses.writes.push(var);
                uses
            }
            ExprKind::Binary(_, left, right) => {
                let left = of(*left, found);
                let right = of(*right, found);
                self.unordered(left, right, found)
            }
            ExprKind::Compare(_, left, right) | ExprKind::Distance(left, right) => {
                let left = of(*left, found);
                let right = of(*right, found);
                self.unordered(left, right, found)
            }
            ExprKind::Offset { pointer, index, .. } => {
                let left = of(*pointer, found);
                let right = of(*index, found);
                self.unordered(left, right, found)
            }
            ExprKind::Call(callee, arguments) => {
                let mut uses = of(*callee, found);
                for argument in arguments {
                    let argument = of(*argument, found);
                    uses = self.unordered(uses, argument, found);
                }
                uses
            }
            // An order is imposed between the parts; towards the outside all of them count.
            ExprKind::And(left, right)
            | ExprKind::Or(left, right)
            | ExprKind::Comma(left, right) => {
                let left = of(*left, found);
                left.and(of(*right, found))
            }
            ExprKind::Conditional(condition, then, otherwise) => {
                let condition = of(*condition, found);
                let then = of(*then, found);
                condition.and(then).and(of(*otherwise, found))
            }
            ExprKind::Deref(inner)
            | ExprKind::Member { object: inner, .. }
            | ExprKind::UnknownMember(inner, _)
            | ExprKind::Cast(inner)
            | ExprKind::Neg(inner)
            | ExprKind::Invert(inner)
            | ExprKind::Not(inner) => of(*inner, found),
            // The address of a variable is not its value.
            ExprKind::Address(inner) => match self.unit.expr(*inner).kind {
                ExprKind::Var(_) => Uses::default(),
                _ => of(*inner, found),
            },
            _ => Uses::default(),
        }
    }
}
