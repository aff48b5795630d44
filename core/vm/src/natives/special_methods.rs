//! The special methods of native classes, for code that calls them by name: `int.__add__`,
//! `super().__setitem__(key, value)`.
//!
//! The receiver counts as what it is inside, and so does the other operand where it is of a kind that the
//! receiver's class knows; otherwise they decline, as such methods do.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::IntrinsicFn;
use crate::natives::kernel::truth::hash_of;
use crate::natives::operands::operand;
use crate::operator;
use crate::value::compare::{bytes_of, set_of};
use crate::value::number::Number;
use crate::value::{Singleton, Value};
use ir::{BinOp, Hook, Intrinsic, UnOp};

macro_rules! binary {
    ($op:ident) => {
        |m, args| {
            apply(
                m,
                BinOp::$op,
                false,
                operand(args, 0),
                operand(args, 1),
                operand(args, 0),
            )
        }
    };
    (reflected $op:ident) => {
        |m, args| {
            apply(
                m,
                BinOp::$op,
                false,
                operand(args, 1),
                operand(args, 0),
                operand(args, 0),
            )
        }
    };
    (in_place $op:ident) => {
        |m, args| {
            apply(
                m,
                BinOp::$op,
                true,
                operand(args, 0),
                operand(args, 1),
                operand(args, 0),
            )
        }
    };
}

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::OpAdd, binary!(Add)),
    (Intrinsic::OpSub, binary!(Sub)),
    (Intrinsic::OpMul, binary!(Mul)),
    (Intrinsic::OpDiv, binary!(Div)),
    (Intrinsic::OpFloorDiv, binary!(FloorDiv)),
    (Intrinsic::OpRem, binary!(Rem)),
    (Intrinsic::OpShl, binary!(Shl)),
    (Intrinsic::OpShr, binary!(Shr)),
    (Intrinsic::OpAnd, binary!(BitAnd)),
    (Intrinsic::OpOr, binary!(BitOr)),
    (Intrinsic::OpXor, binary!(BitXor)),
    (Intrinsic::OpReflectedAdd, binary!(reflected Add)),
    (Intrinsic::OpReflectedSub, binary!(reflected Sub)),
    (Intrinsic::OpReflectedMul, binary!(reflected Mul)),
    (Intrinsic::OpReflectedDiv, binary!(reflected Div)),
    (Intrinsic::OpReflectedFloorDiv, binary!(reflected FloorDiv)),
    (Intrinsic::OpReflectedRem, binary!(reflected Rem)),
    (Intrinsic::OpReflectedPow, binary!(reflected Pow)),
    (Intrinsic::OpReflectedShl, binary!(reflected Shl)),
    (Intrinsic::OpReflectedShr, binary!(reflected Shr)),
    (Intrinsic::OpReflectedAnd, binary!(reflected BitAnd)),
    (Intrinsic::OpReflectedOr, binary!(reflected BitOr)),
    (Intrinsic::OpReflectedXor, binary!(reflected BitXor)),
    (Intrinsic::OpInPlaceAdd, binary!(in_place Add)),
    (Intrinsic::OpInPlaceMul, binary!(in_place Mul)),
    (Intrinsic::OpInPlaceAnd, binary!(in_place BitAnd)),
    (Intrinsic::OpInPlaceOr, binary!(in_place BitOr)),
    (Intrinsic::OpInPlaceXor, binary!(in_place BitXor)),
    (Intrinsic::OpInPlaceSub, binary!(in_place Sub)),
    (Intrinsic::OpEq, binary!(Eq)),
    (Intrinsic::OpNe, binary!(Ne)),
    (Intrinsic::OpLt, binary!(Lt)),
    (Intrinsic::OpLe, binary!(Le)),
    (Intrinsic::OpGt, binary!(Gt)),
    (Intrinsic::OpGe, binary!(Ge)),
    (Intrinsic::OpNeg, |m, args| unary(m, UnOp::Neg, args)),
    (Intrinsic::OpPos, |m, args| unary(m, UnOp::Pos, args)),
    (Intrinsic::OpInvert, |m, args| unary(m, UnOp::Invert, args)),
    (Intrinsic::OpContains, contains),
    (Intrinsic::OpGetItem, get_item),
    (Intrinsic::OpSetItem, set_item),
    (Intrinsic::OpDelItem, del_item),
    (Intrinsic::OpLen, length),
    (Intrinsic::OpHash, hash),
    (Intrinsic::OpBool, truth),
];

fn not_implemented() -> Outcome {
    Ok(Value::Singleton(Singleton::NotImplemented))
}

fn apply(
    m: &mut Machine,
    op: BinOp,
    in_place: bool,
    left: Value,
    right: Value,
    receiver: Value,
) -> Outcome {
    let (a, b) = (m.native(left), m.native(right));
    if matches!(a, Value::Unknown(_)) || matches!(b, Value::Unknown(_)) {
        return Ok(m.unknown(crate::symbolic::Expression::Binary(op, left, right)));
    }
    let (own, other) = if receiver.is_same(left) {
        (a, b)
    } else {
        (b, a)
    };
    if !knows(m, op, own, other) {
        return not_implemented();
    }
    match operator::binary(m, op, in_place, a, b)? {
        // In place, the object stays the one it was.
        Some(result) if in_place && result.is_same(a) => Ok(left),
        Some(result) => Ok(result),
        None => not_implemented(),
    }
}

/// Whether the class of a native value takes another as the other operand.
fn knows(m: &Machine, op: BinOp, own: Value, other: Value) -> bool {
    match (m.number(own), m.number(other)) {
        (Some(Number::Float(_)), Some(_))
        | (Some(Number::Integer(_)), Some(Number::Integer(_))) => return true,
        (Some(Number::Integer(_)), Some(Number::Float(_))) => return false,
        (Some(Number::Float(_)), None) => return false,
        _ => {}
    }
    let (Some(a), Some(b)) = (m.object_kind(own), m.object_kind(other)) else {
        // Repetition, or a text formatted by any value.
        return matches!(op, BinOp::Mul | BinOp::Rem) && m.object_kind(own).is_some();
    };
    match op {
        BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => {
            std::mem::discriminant(a) == std::mem::discriminant(b)
                || (set_of(a).is_some()
                    && (set_of(b).is_some() || matches!(b, Object::MapView(..))))
                || (set_of(b).is_some() && matches!(a, Object::MapView(..)))
                || (bytes_of(a).is_some() && bytes_of(b).is_some())
        }
        _ => true,
    }
}

fn unary(m: &mut Machine, op: UnOp, args: &[Value]) -> Outcome {
    let native = m.native(operand(args, 0));
    match operator::unary(m, op, native)? {
        Some(value) => Ok(value),
        None => not_implemented(),
    }
}

/// `(container, value)`.
fn contains(m: &mut Machine, args: &[Value]) -> Outcome {
    let native = m.native(operand(args, 0));
    match operator::contains(m, native, operand(args, 1))? {
        Some(found) => Ok(found),
        None => Err(m.hook(Hook::Contains, &[native, operand(args, 1)])),
    }
}

/// `(object, index)`.
fn get_item(m: &mut Machine, args: &[Value]) -> Outcome {
    match operator::index::load(m, operand(args, 0), operand(args, 1))? {
        Some(value) => Ok(value),
        None => not_implemented(),
    }
}

/// `(object, index, value)`.
fn set_item(m: &mut Machine, args: &[Value]) -> Outcome {
    operator::index::store(m, operand(args, 0), operand(args, 1), operand(args, 2))?;
    Ok(Value::Nil)
}

/// `(object, index)`.
fn del_item(m: &mut Machine, args: &[Value]) -> Outcome {
    operator::index::delete(m, operand(args, 0), operand(args, 1))?;
    Ok(Value::Nil)
}

/// `(object)`: the length of what it is inside.
fn length(m: &mut Machine, args: &[Value]) -> Outcome {
    let native = m.native(operand(args, 0));
    m.intrinsic(Intrinsic::Len, &[native])
}

/// `(object)`: the hash of what it is inside.
fn hash(m: &mut Machine, args: &[Value]) -> Outcome {
    hash_of(m, m.native(operand(args, 0)))
}

/// `(object)`: the truth of what it is inside.
fn truth(m: &mut Machine, args: &[Value]) -> Outcome {
    Ok(Value::Bool(
        m.truth(m.native(operand(args, 0))).unwrap_or(true),
    ))
}
