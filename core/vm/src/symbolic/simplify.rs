//! Operations on unknowns whose result can be said exactly, or more shortly.
//!
//! Nothing is simplified where the unknown could be of a class that has a say: only what is an integer of a fixed width, or
//! a truth value, for sure.

use crate::machine::Machine;
use crate::symbolic::Expression;
use crate::value::{Unknown, Value};
use ir::{BinOp, Intrinsic, Overflow, Scalar, UnOp};

impl Machine {
    /// The scalar type that a value has for sure.
    pub(crate) fn sure_scalar(&self, value: Value) -> Option<Scalar> {
        match value {
            Value::Sized(scalar, _) => Some(scalar),
            Value::Bool(_) => Some(Scalar::Bool),
            Value::Float(_) => Some(Scalar::F64),
            Value::Unknown(unknown) => self.state.unknowns.get(unknown).ty,
            _ => None,
        }
    }

    /// The scalar type of what an operation gives, where its operands have one for sure.
    pub(crate) fn scalar_of(&self, expression: &Expression) -> Option<Scalar> {
        match expression {
            Expression::Binary(op, left, right) => {
                let (left, right) = (self.sure_scalar(*left)?, self.sure_scalar(*right)?);
                match op {
                    _ if op.is_comparison() => Some(Scalar::Bool),
                    BinOp::Shl | BinOp::Shr | BinOp::UShr => Some(left),
                    _ => (left == right).then_some(left),
                }
            }
            Expression::Unary(UnOp::As(scalar), _) => Some(*scalar),
            Expression::Unary(UnOp::Not, value) => self.sure_scalar(*value).map(|_| Scalar::Bool),
            Expression::Unary(UnOp::Neg | UnOp::Pos | UnOp::Invert, value) => {
                self.sure_scalar(*value)
            }
            _ => None,
        }
    }

    /// The value of an operation, or an equal operation with less in it.
    pub(crate) fn simplified(&mut self, expression: &Expression) -> Option<Value> {
        match *expression {
            Expression::Binary(
                op @ (BinOp::Is | BinOp::IsNot),
                Value::Unknown(made),
                Value::Nil,
            ) if self.is_made(made) => Some(Value::Bool(op == BinOp::IsNot)),
            Expression::Binary(op, left, right) => self.simplified_pair(op, left, right),
            Expression::Unary(UnOp::As(scalar), value) => {
                (self.sure_scalar(value) == Some(scalar)).then_some(value)
            }
            Expression::Unary(UnOp::Not, Value::Unknown(unknown)) => {
                // Not not, of a truth value.
                match self.state.unknowns.get(unknown).expression {
                    Expression::Unary(UnOp::Not, inner)
                        if self.sure_scalar(inner) == Some(Scalar::Bool) =>
                    {
                        Some(inner)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether an unknown is a text that was put together, which is something for sure.
    fn is_made(&self, unknown: Unknown) -> bool {
        let expression = &self.state.unknowns.get(unknown).expression;
        matches!(expression, Expression::Intrinsic(name, _) if **name == *Intrinsic::TextJoin.name())
    }

    fn simplified_pair(&mut self, op: BinOp, left: Value, right: Value) -> Option<Value> {
        let scalar = self.sure_scalar(left)?;
        if !scalar.is_fixed() || self.sure_scalar(right)? != scalar {
            return None;
        }
        let known = |value: Value| match value {
            Value::Sized(_, bits) => Some(bits),
            _ => None,
        };
        let zero = Value::Sized(scalar, 0);
        let ones = |bits: i64| scalar.wrap(-1) == bits;
        if left == right {
            return match op {
                BinOp::Sub | BinOp::BitXor => Some(zero),
                BinOp::BitAnd | BinOp::BitOr => Some(left),
                BinOp::Eq | BinOp::StrictEq | BinOp::Le | BinOp::Ge => Some(Value::Bool(true)),
                BinOp::Ne | BinOp::StrictNe | BinOp::Lt | BinOp::Gt => Some(Value::Bool(false)),
                _ => None,
            };
        }
        match (op, known(left), known(right)) {
            (BinOp::Add | BinOp::BitOr | BinOp::BitXor, Some(0), _) | (BinOp::Mul, Some(1), _) => {
                Some(right)
            }
            (BinOp::Add | BinOp::Sub | BinOp::BitOr | BinOp::BitXor, _, Some(0))
            | (BinOp::Shl | BinOp::Shr | BinOp::UShr, _, Some(0))
            | (BinOp::Mul | BinOp::Div, _, Some(1)) => Some(left),
            (BinOp::Mul | BinOp::BitAnd, Some(0), _) | (BinOp::Mul | BinOp::BitAnd, _, Some(0)) => {
                Some(zero)
            }
            (BinOp::BitAnd, Some(bits), _) if ones(bits) => Some(right),
            (BinOp::BitAnd, _, Some(bits)) if ones(bits) => Some(left),
            (BinOp::Add | BinOp::Sub, _, Some(more)) => self.joined(op, scalar, left, more),
            _ => None,
        }
    }

    /// One addition for two of constants, where numbers wrap.
    fn joined(&mut self, op: BinOp, scalar: Scalar, left: Value, more: i64) -> Option<Value> {
        let wraps =
            !scalar.is_signed() || self.semantics().numbers.arithmetic.overflow == Overflow::Wraps;
        let Value::Unknown(unknown) = left else {
            return None;
        };
        let Expression::Binary(inner @ (BinOp::Add | BinOp::Sub), base, Value::Sized(_, first)) =
            self.state.unknowns.get(unknown).expression
        else {
            return None;
        };
        if !wraps {
            return None;
        }
        let signed = |op: BinOp, by: i64| match op {
            BinOp::Add => by,
            _ => by.wrapping_neg(),
        };
        let by = signed(inner, first).wrapping_add(signed(op, more));
        let by = Value::Sized(scalar, scalar.wrap(by));
        Some(match by {
            Value::Sized(_, 0) => base,
            _ => self.unknown(Expression::Binary(BinOp::Add, base, by)),
        })
    }
}
