//! Constant folding, as the language defines it.

use super::hir::Constant;
use super::ty::Prim;
use ir::BinOp;

/// A constant of one primitive type as one of another.
pub(super) fn convert(constant: &Constant, from: Prim, to: Prim) -> Option<Constant> {
    if from == to {
        return Some(constant.clone());
    }
    Some(match (constant, to) {
        (Constant::Int(value), Prim::Float) => Constant::Float(f64::from(*value as f32)),
        (Constant::Int(value), Prim::Double) => Constant::Float(*value as f64),
        (Constant::Int(value), _) if to.is_integral() => Constant::Int(wrap(*value, to)),
        (Constant::Float(value), Prim::Float) => Constant::Float(f64::from(*value as f32)),
        (Constant::Float(value), Prim::Double) => Constant::Float(*value),
        (Constant::Float(value), Prim::Long) => Constant::Int(*value as i64),
        (Constant::Float(value), _) if to.is_integral() => {
            Constant::Int(wrap(i64::from(*value as i32), to))
        }
        _ => return None,
    })
}

/// The low bits of a number, extended as the type says.
pub(super) fn wrap(value: i64, prim: Prim) -> i64 {
    match prim {
        Prim::Byte => i64::from(value as i8),
        Prim::Short => i64::from(value as i16),
        Prim::Char => i64::from(value as u16),
        Prim::Int => i64::from(value as i32),
        _ => value,
    }
}

/// An operator on two constants of the same primitive type; the left one's for shifts.
pub(super) fn binary(op: BinOp, prim: Prim, left: &Constant, right: &Constant) -> Option<Constant> {
    match (left, right) {
        (Constant::Int(a), Constant::Int(b)) => integers(op, prim, *a, *b),
        (Constant::Float(a), Constant::Float(b)) => floats(op, prim, *a, *b),
        (Constant::Bool(a), Constant::Bool(b)) => Some(Constant::Bool(match op {
            BinOp::BitAnd => a & b,
            BinOp::BitOr => a | b,
            BinOp::BitXor | BinOp::Ne => a ^ b,
            BinOp::Eq => a == b,
            _ => return None,
        })),
        _ => None,
    }
}

fn integers(op: BinOp, prim: Prim, a: i64, b: i64) -> Option<Constant> {
    let mask = if prim == Prim::Long { 63 } else { 31 };
    let value = match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::Div if b != 0 => a.wrapping_div(b),
        BinOp::Rem if b != 0 => a.wrapping_rem(b),
        BinOp::Shl => a.wrapping_shl((b & mask) as u32),
        BinOp::Shr => a >> (b & mask),
        BinOp::UShr if prim == Prim::Long => ((a as u64) >> (b & mask)) as i64,
        BinOp::UShr => i64::from(((a as u32) >> (b & mask)) as i32),
        BinOp::BitAnd => a & b,
        BinOp::BitOr => a | b,
        BinOp::BitXor => a ^ b,
        BinOp::Eq => return Some(Constant::Bool(a == b)),
        BinOp::Ne => return Some(Constant::Bool(a != b)),
        BinOp::Lt => return Some(Constant::Bool(a < b)),
        BinOp::Le => return Some(Constant::Bool(a <= b)),
        BinOp::Gt => return Some(Constant::Bool(a > b)),
        BinOp::Ge => return Some(Constant::Bool(a >= b)),
        _ => return None,
    };
    Some(Constant::Int(wrap(value, prim)))
}

fn floats(op: BinOp, prim: Prim, a: f64, b: f64) -> Option<Constant> {
    let value = match op {
        BinOp::Add => a + b,
        BinOp::Sub => a - b,
        BinOp::Mul => a * b,
        BinOp::Div => a / b,
        BinOp::Eq => return Some(Constant::Bool(a == b)),
        BinOp::Ne => return Some(Constant::Bool(a != b)),
        BinOp::Lt => return Some(Constant::Bool(a < b)),
        BinOp::Le => return Some(Constant::Bool(a <= b)),
        BinOp::Gt => return Some(Constant::Bool(a > b)),
        BinOp::Ge => return Some(Constant::Bool(a >= b)),
        _ => return None,
    };
    // Rounding a double result of float operands once more gives the float result for these operators.
    Some(Constant::Float(match prim {
        Prim::Float => f64::from(value as f32),
        _ => value,
    }))
}
