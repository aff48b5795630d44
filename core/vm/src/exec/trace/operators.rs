//! Operators as operations: those on common kinds have one of their own, the others share two.

use super::op::{Code, Kind};
use super::write::{Writer, op};
use crate::operator::fast::Rules;
use ir::{BinOp, Scalar, UnOp};

/// Writes down an operator on two numbers, or on a pointer and another operand.
pub(super) fn write_binary(
    writer: &mut Writer<'_>,
    rules: Rules,
    operator: BinOp,
    dst: u16,
    (a, left): (u8, Kind),
    (b, right): (u8, Kind),
    given: Kind,
) -> Option<()> {
    let is_word = left == right
        && match left {
            Kind::Int => true,
            Kind::Sized(scalar) => scalar != Scalar::F32 && scalar != Scalar::U64,
            _ => false,
        };
    // How wide sums are, and whether they wrap around.
    let width = match left {
        Kind::Int if !rules.has_doubles() => Some((64, false)),
        Kind::Sized(Scalar::I64) => Some((64, rules.wraps())),
        Kind::Sized(Scalar::I32) => Some((32, rules.wraps())),
        _ => None,
    };
    let width = width.filter(|_| left == right);
    let is_float = (left, right) == (Kind::Float, Kind::Float);
    let (code, is_swapped) = match operator {
        BinOp::Lt if is_word => (Code::Less, false),
        BinOp::Le if is_word => (Code::LessEqual, false),
        BinOp::Gt if is_word => (Code::Less, true),
        BinOp::Ge if is_word => (Code::LessEqual, true),
        BinOp::Eq | BinOp::StrictEq if is_word => (Code::Equal, false),
        BinOp::Ne | BinOp::StrictNe if is_word => (Code::NotEqual, false),
        BinOp::Lt if is_float => (Code::FloatLess, false),
        BinOp::Le if is_float => (Code::FloatLessEqual, false),
        BinOp::Gt if is_float => (Code::FloatLess, true),
        BinOp::Ge if is_float => (Code::FloatLessEqual, true),
        BinOp::Eq if is_float => (Code::FloatEqual, false),
        BinOp::Ne if is_float => (Code::FloatNotEqual, false),
        BinOp::Add if is_float => (Code::AddFloat, false),
        BinOp::Sub if is_float => (Code::SubFloat, false),
        BinOp::Mul if is_float => (Code::MulFloat, false),
        BinOp::Div if is_float => (Code::DivFloat, false),
        BinOp::BitAnd if width.is_some() => (Code::And, false),
        BinOp::BitOr if width.is_some() => (Code::Or, false),
        BinOp::BitXor if width.is_some() => (Code::Xor, false),
        BinOp::Add | BinOp::Sub if left == Kind::Pointer && right != Kind::Pointer => {
            match (operator, given) {
                (BinOp::Add, Kind::Pointer) => (Code::MovePointer, false),
                (_, Kind::Pointer) => (Code::MovePointerBack, false),
                _ => return None,
            }
        }
        BinOp::Add | BinOp::Sub | BinOp::Mul => match (width, operator) {
            (Some((32, true)), BinOp::Add) => (Code::AddWrap32, false),
            (Some((32, true)), BinOp::Sub) => (Code::SubWrap32, false),
            (Some((32, true)), _) => (Code::MulWrap32, false),
            (Some((32, _)), BinOp::Add) => (Code::Add32, false),
            (Some((32, _)), BinOp::Sub) => (Code::Sub32, false),
            (Some((32, _)), _) => (Code::Mul32, false),
            (Some((_, true)), BinOp::Add) => (Code::AddWrap64, false),
            (Some((_, true)), BinOp::Sub) => (Code::SubWrap64, false),
            (Some((_, true)), _) => (Code::MulWrap64, false),
            (Some(_), BinOp::Add) => (Code::Add64, false),
            (Some(_), BinOp::Sub) => (Code::Sub64, false),
            (Some(_), _) => (Code::Mul64, false),
            (None, _) => (Code::Binary, false),
        },
        _ => (Code::Binary, false),
    };
    let (a, b) = if is_swapped { (b, a) } else { (a, b) };
    let mut op = op(code, 0, a, b, given);
    if code == Code::Binary {
        op.data = entry(&mut writer.tree.tables.binaries, (operator, left, right))?;
    }
    writer.give(dst, op)
}

/// Writes down a comparison of operands that are converted.
pub(super) fn write_converted(
    writer: &mut Writer<'_>,
    operator: BinOp,
    dst: u16,
    (a, left): (u8, Kind),
    (b, right): (u8, Kind),
    given: Kind,
) -> Option<()> {
    let mut op = op(Code::Converted, 0, a, b, given);
    op.data = entry(&mut writer.tree.tables.binaries, (operator, left, right))?;
    writer.give(dst, op)
}

/// Writes down an operator on one number.
pub(super) fn write_unary(
    writer: &mut Writer<'_>,
    operator: UnOp,
    dst: u16,
    (a, kind): (u8, Kind),
    given: Kind,
) -> Option<()> {
    // A wider type has the same word.
    let is_same_word = match (operator, kind, given) {
        (UnOp::As(_), Kind::Sized(from), Kind::Sized(to)) if from.is_fixed() && to.is_fixed() => {
            let ((least, greatest), (low, high)) = (from.range(), to.range());
            low <= least && greatest <= high
        }
        (UnOp::As(_), from, to) => from == to,
        _ => false,
    };
    if is_same_word {
        writer.place(dst, a, given);
        return Some(());
    }
    let code = match (operator, kind, given) {
        (UnOp::As(_), Kind::Sized(from), Kind::Sized(Scalar::I32)) if from.is_fixed() => {
            Code::Wrap32
        }
        (UnOp::As(_), Kind::Sized(from), Kind::Float) if from.is_fixed() && from != Scalar::U64 => {
            Code::ToFloat
        }
        (UnOp::Neg, Kind::Float, Kind::Float) => Code::NegFloat,
        _ => Code::Unary,
    };
    let mut op = op(code, 0, a, a, given);
    if code == Code::Unary {
        op.data = entry(&mut writer.tree.tables.unaries, (operator, kind))?;
    }
    writer.give(dst, op)
}

/// The place of something in a table, where it is put if it is not there.
pub(super) fn entry<T: PartialEq>(table: &mut Vec<T>, item: T) -> Option<u16> {
    let at = match table.iter().position(|other| *other == item) {
        Some(at) => at,
        None => {
            table.push(item);
            table.len() - 1
        }
    };
    u16::try_from(at).ok()
}
