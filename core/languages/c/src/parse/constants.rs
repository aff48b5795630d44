//! Constant expressions.

use super::{Parser, Read};
use crate::ast::{ExprId, ExprKind};
use crate::types::Ty;
use ir::BinOp;

/// How deep an expression may nest that is looked at for its value.
const MAX_DEPTH: u32 = 200;

impl Parser {
    /// Reads a constant expression and gives its value; zero, with a finding, where there is none.
    pub(super) fn constant_expression(&mut self) -> Read<i64> {
        let value = self.conditional_expression()?;
        match self.constant(value) {
            Some(value) => Ok(value),
            None => {
                let place = self.unit.expr(value).place;
                self.invalid(place, "expression is not an integer constant expression");
                Ok(0)
            }
        }
    }

    /// The value of an integer expression, if it is a constant.
    pub(super) fn constant(&self, id: ExprId) -> Option<i64> {
        self.integer(id, 0)
    }

    fn integer(&self, id: ExprId, depth: u32) -> Option<i64> {
        if depth > MAX_DEPTH {
            return None;
        }
        let expr = self.unit.expr(id);
        if !self.types().is_scalar(expr.ty) {
            return None;
        }
        let of = |id: ExprId| self.integer(id, depth + 1);
        let value = match expr.kind {
            ExprKind::Int(value) => value,
            ExprKind::Neg(inner) => of(inner)?.wrapping_neg(),
            ExprKind::Invert(inner) => !of(inner)?,
            ExprKind::Not(inner) => i64::from(of(inner)? == 0),
            ExprKind::Cast(inner) => match self.unit.expr(inner).kind {
                ExprKind::Float(value) if self.types().is_integer(expr.ty) => {
                    // What does not fit is found when the program runs.
                    (value.abs() < 9e18).then_some(value as i64)?
                }
                _ if self.types().is_float(expr.ty) => return None,
                _ if expr.ty.is_bool() => i64::from(of(inner)? != 0),
                _ => of(inner)?,
            },
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (of(left)?, of(right)?);
                self.apply(op, left, right, expr.ty)?
            }
            ExprKind::Compare(op, left, right) => {
                let is_unsigned = self.types().is_unsigned(self.unit.expr(left).ty);
                let (left, right) = (of(left)?, of(right)?);
                let order = if is_unsigned {
                    (left as u64).cmp(&(right as u64))
                } else {
                    left.cmp(&right)
                };
                i64::from(match op {
                    BinOp::Eq => order.is_eq(),
                    BinOp::Ne => order.is_ne(),
                    BinOp::Lt => order.is_lt(),
                    BinOp::Le => order.is_le(),
                    BinOp::Gt => order.is_gt(),
                    _ => order.is_ge(),
                })
            }
            ExprKind::And(left, right) => i64::from(of(left)? != 0 && of(right)? != 0),
            ExprKind::Or(left, right) => i64::from(of(left)? != 0 || of(right)? != 0),
            ExprKind::Conditional(condition, then, otherwise) => {
                if of(condition)? != 0 {
                    of(then)?
                } else {
                    of(otherwise)?
                }
            }
            ExprKind::Offset { .. } | ExprKind::Address(_) => {
                self.constant_address(id, depth)? as i64
            }
            _ => return None,
        };
        Some(self.wrapped(value, expr.ty))
    }

    /// The address of a member of an object at a constant address, as in `&((struct s *)0)->member`.
    fn constant_address(&self, id: ExprId, depth: u32) -> Option<u64> {
        if depth > MAX_DEPTH {
            return None;
        }
        match self.unit.expr(id).kind {
            ExprKind::Address(object) => self.constant_address(object, depth + 1),
            ExprKind::Member { object, offset, .. } => Some(
                self.constant_address(object, depth + 1)?
                    .wrapping_add(offset),
            ),
            ExprKind::Deref(pointer) => self
                .integer(pointer, depth + 1)
                .map(|address| address as u64),
            _ => None,
        }
    }

    fn apply(&self, op: BinOp, left: i64, right: i64, ty: Ty) -> Option<i64> {
        let is_unsigned = self.types().is_unsigned(ty);
        let bits = self.types().size(ty)? as i64 * 8;
        Some(match op {
            BinOp::Add => left.wrapping_add(right),
            BinOp::Sub => left.wrapping_sub(right),
            BinOp::Mul => left.wrapping_mul(right),
            BinOp::Div | BinOp::Rem if right == 0 => return None,
            BinOp::Div if is_unsigned => (left as u64 / right as u64) as i64,
            BinOp::Rem if is_unsigned => (left as u64 % right as u64) as i64,
            BinOp::Div => left.wrapping_div(right),
            BinOp::Rem => left.wrapping_rem(right),
            BinOp::BitAnd => left & right,
            BinOp::BitOr => left | right,
            BinOp::BitXor => left ^ right,
            BinOp::Shl | BinOp::Shr if !(0..bits).contains(&right) => return None,
            BinOp::Shl => left.wrapping_shl(right as u32),
            BinOp::Shr if is_unsigned => (left as u64).wrapping_shr(right as u32) as i64,
            BinOp::Shr => left.wrapping_shr(right as u32),
            _ => return None,
        })
    }

    /// A value as an integer type holds it, sign- or zero-extended.
    pub(super) fn wrapped(&self, value: i64, ty: Ty) -> i64 {
        let is_unsigned = self.types().is_unsigned(ty);
        match self.types().size(ty) {
            Some(1) if is_unsigned => i64::from(value as u8),
            Some(1) => i64::from(value as i8),
            Some(2) if is_unsigned => i64::from(value as u16),
            Some(2) => i64::from(value as i16),
            Some(4) if is_unsigned => i64::from(value as u32),
            Some(4) => i64::from(value as i32),
            _ => value,
        }
    }
}
