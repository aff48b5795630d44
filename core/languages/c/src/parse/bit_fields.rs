//! Bit fields as operands: what they are promoted to, and in how many bits gcc computes with those wider than `int`.

use super::Parser;
use crate::ast::{ExprId, ExprKind};
use crate::types::Ty;
use ir::BinOp;

impl Parser {
    /// The type of a value after integer promotion. A bit field that an `int` can hold becomes one.
    pub(super) fn promoted_type(&self, id: ExprId) -> Ty {
        let ty = self.ty(id);
        let Some(width) = self.bit_width(id) else {
            return self.types().promoted(ty);
        };
        let is_int = width < 32 || width == 32 && !self.types().is_unsigned(ty);
        if is_int {
            return Ty::INT;
        }
        self.types().promoted(ty)
    }

    /// How many bits a value has that is a bit field, or is given by one: gcc lets it keep its width through commas and
    /// assignments, so that it is promoted from there.
    fn bit_width(&self, id: ExprId) -> Option<u8> {
        match self.unit.expr(id).kind {
            ExprKind::Member { bits, .. } => bits.map(|(_, width)| width),
            ExprKind::Comma(_, value) => self.bit_width(value),
            ExprKind::Assign(target, _) | ExprKind::Update { target, .. } => self.bit_width(target),
            _ => None,
        }
    }

    /// What arithmetic gives, which has no more bits than its widest operand where that is a bit field wider than `int`:
    /// to gcc such a field's type is one of its own.
    pub(super) fn within_width(&mut self, id: ExprId, width: Option<u8>) -> ExprId {
        let Some(width) = width else { return id };
        let (ty, place) = (self.ty(id), self.place_of(id));
        let mask = self.add(ExprKind::Int((1 << width) - 1), ty, place);
        let kept = self.add(ExprKind::Binary(BinOp::BitAnd, id, mask), ty, place);
        self.narrow.insert(kept, width);
        kept
    }

    /// The width in which arithmetic on a promoted value is done, if it is less than its type's.
    pub(super) fn narrow_width(&self, id: ExprId) -> Option<u8> {
        let width = self
            .narrow
            .get(&id)
            .copied()
            .or_else(|| self.bit_width(id))?;
        let is_own = (33..64).contains(&width) && self.types().is_unsigned(self.ty(id));
        is_own.then_some(width)
    }

    /// The width of what two promoted operands have in common, if it is less than its type's.
    pub(super) fn common_width(&self, left: ExprId, right: ExprId) -> Option<u8> {
        let is_int = |id: ExprId| self.types().size(self.ty(id)).is_some_and(|size| size <= 4);
        match (self.narrow_width(left), self.narrow_width(right)) {
            (Some(left), Some(right)) => Some(left.max(right)),
            (Some(width), None) if is_int(right) => Some(width),
            (None, Some(width)) if is_int(left) => Some(width),
            _ => None,
        }
    }
}
