//! Operators and indexing, on the machine's own values and on those whose class has a say.
//!
//! [`binary`] and [`unary`] give `Ok(None)` where an operand is an instance whose class must be asked, or
//! where the operator makes no sense for these kinds: callers then try the classes' methods ([`dispatch`]), and raise
//! [`unsupported`] if those decline too. Where only *elements* of native collections have a say, the
//! library's function is called from here.

mod arithmetic;
pub(crate) mod dispatch;
pub(crate) mod fast;
mod fixed;
pub(crate) mod index;
mod membership;
mod sequence;
mod sets;

pub use arithmetic::{divmod, power_modulo};
pub use membership::contains;
pub use sequence::{check_length, extend_list};
pub use sets::{SetOp, algebra, as_set, copy_set, merge_map, set_update};

use crate::heap::{Object, ViewKind};
use crate::machine::{Exit, Machine, Outcome};
use crate::symbolic::Expression;
use crate::value::Value;
use crate::value::compare::{Ordered, Verdict};
use ir::{BinOp, Fault, Hook, UnOp};

/// An operator on two values.
///
/// # Errors
/// The language's errors of the operation, or the call that it needs.
pub fn binary(
    m: &mut Machine,
    op: BinOp,
    in_place: bool,
    left: Value,
    right: Value,
) -> Outcome<Option<Value>> {
    if matches!(left, Value::Sized(..)) || matches!(right, Value::Sized(..)) {
        let is_identity = matches!(op, BinOp::Is | BinOp::IsNot);
        if !is_identity && let Some(value) = fixed::binary(m, op, left, right)? {
            return Ok(Some(value));
        }
    }
    match op {
        BinOp::Is | BinOp::IsNot => identical(m, op, left, right).map(Some),
        BinOp::Eq | BinOp::Ne | BinOp::StrictEq | BinOp::StrictNe => equal(m, op, left, right),
        BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => ordered(m, op, left, right),
        BinOp::In => contains(m, right, left),
        BinOp::NotIn => match contains(m, right, left) {
            Ok(Some(Value::Bool(found))) => Ok(Some(Value::Bool(!found))),
            Ok(Some(unknown)) => Ok(Some(m.unknown(Expression::Unary(UnOp::Not, unknown)))),
            Ok(None) => Ok(None),
            Err(Exit::Call(mut call)) => {
                call.then = Some((negated, Vec::new()));
                Err(Exit::Call(call))
            }
            Err(exit) => Err(exit),
        },
        _ if is_unknown(left) || is_unknown(right) => {
            Ok(Some(m.unknown(Expression::Binary(op, left, right))))
        }
        _ => {
            if let Some(value) = arithmetic::binary(m, op, left, right)? {
                return Ok(Some(value));
            }
            match (left, right) {
                (Value::Ref(_), _) | (_, Value::Ref(_)) => {
                    if let Some(value) = sequence::binary(m, op, in_place, left, right)? {
                        return Ok(Some(value));
                    }
                    sets::binary(m, op, in_place, left, right)
                }
                _ => Ok(None),
            }
        }
    }
}

/// An operator on one value.
///
/// # Errors
/// The language's errors of the operation.
pub fn unary(m: &mut Machine, op: UnOp, value: Value) -> Outcome<Option<Value>> {
    if is_unknown(value) {
        return Ok(Some(m.unknown(Expression::Unary(op, value))));
    }
    match op {
        UnOp::Not => Ok(m.truth(value).map(|truth| Value::Bool(!truth))),
        UnOp::As(scalar) => fixed::convert(m, scalar, value),
        UnOp::Neg | UnOp::Pos | UnOp::Invert => match fixed::unary(m, op, value)? {
            Some(value) => Ok(Some(value)),
            None => Ok(arithmetic::unary(m, op, value)),
        },
        _ => Ok(None),
    }
}

/// The error for an operator that no operand's class knows.
pub fn unsupported(m: &mut Machine, op: BinOp, in_place: bool, left: Value, right: Value) -> Exit {
    let (first, second) = (m.type_name(left), m.type_name(right));
    if matches!(op, BinOp::In | BinOp::NotIn) {
        return m.fault(Fault::NotContainer, &[&second]);
    }
    let has_nil = left == Value::Nil || right == Value::Nil;
    if op.is_comparison() {
        let fault = if has_nil {
            Fault::NilUnordered
        } else {
            Fault::Unordered
        };
        return m.fault(fault, &[op.text(), &first, &second]);
    }
    if let Some(exit) = sequence::unsupported(m, op, in_place, left, right) {
        return exit;
    }
    let shown = match (op, in_place) {
        (BinOp::Pow, false) => "** or pow()".to_owned(),
        (op, true) => format!("{}=", op.text()),
        (op, false) => op.text().to_owned(),
    };
    let fault = if has_nil {
        Fault::NilOperand
    } else {
        Fault::UnsupportedOperands
    };
    m.fault(fault, &[&shown, &first, &second])
}

pub(crate) fn is_unknown(value: Value) -> bool {
    matches!(value, Value::Unknown(_))
}

/// Whether a value is an instance of a class that the program or the library defined.
pub(crate) fn is_instance(m: &Machine, value: Value) -> bool {
    matches!(m.object_kind(value), Some(Object::Instance(_)))
}

fn identical(m: &mut Machine, op: BinOp, left: Value, right: Value) -> Outcome {
    let same = left.is_same(right);
    if !same && (is_unknown(left) || is_unknown(right)) {
        return Ok(m.unknown(Expression::Binary(op, left, right)));
    }
    Ok(Value::Bool(same == (op == BinOp::Is)))
}

fn equal(m: &mut Machine, op: BinOp, left: Value, right: Value) -> Outcome<Option<Value>> {
    room_to_compare(m, left, right)?;
    let wanted = matches!(op, BinOp::Eq | BinOp::StrictEq);
    if let Some(equal) = relate_views(m, BinOp::Eq, left, right)? {
        return Ok(Some(Value::Bool(equal == wanted)));
    }
    match m.equality(left, right) {
        Verdict::Known(equal) => Ok(Some(Value::Bool(equal == wanted))),
        Verdict::Unknown => Ok(Some(m.unknown(Expression::Binary(op, left, right)))),
        Verdict::TooDeep => Err(m.fault(Fault::ComparisonTooDeep, &[])),
        Verdict::Guest if is_instance(m, left) || is_instance(m, right) => Ok(None),
        Verdict::Guest => {
            let negate =
                (!wanted).then_some((negated as crate::machine::state::ContinuationFn, Vec::new()));
            Err(m.hook_then(Hook::Equal, &[left, right], negate))
        }
    }
}

/// Where the language counts comparisons among calls, one of others than two numbers or two texts needs room for a call.
///
/// # Errors
/// When calls are as deep as they may be.
fn room_to_compare(m: &mut Machine, left: Value, right: Value) -> Outcome<()> {
    if !m.is_full_for(Fault::ComparisonTooDeep, 0) {
        return Ok(());
    }
    let are_texts = |m: &Machine| {
        let is_text = |value| matches!(m.object_kind(value), Some(Object::Text(_)));
        is_text(left) && is_text(right)
    };
    match (left, right) {
        (Value::Int(_), Value::Int(_)) | (Value::Float(_), Value::Float(_)) => Ok(()),
        _ if are_texts(m) => Ok(()),
        _ => Err(m.fault(Fault::ComparisonTooDeep, &[])),
    }
}

/// A truth value turned round.
fn negated(m: &mut Machine, _: &[Value], result: Value) -> Outcome {
    Ok(match m.truth(result) {
        Some(truth) => Value::Bool(!truth),
        None => m.unknown(Expression::Unary(UnOp::Not, result)),
    })
}

fn ordered(m: &mut Machine, op: BinOp, left: Value, right: Value) -> Outcome<Option<Value>> {
    room_to_compare(m, left, right)?;
    if let Some(holds) = relate_views(m, op, left, right)? {
        return Ok(Some(Value::Bool(holds)));
    }
    match m.ordered(op, left, right) {
        Verdict::Known(Ordered::Is(holds)) => Ok(Some(Value::Bool(holds))),
        Verdict::Known(Ordered::Unordered(a, b)) if a.is_same(left) && b.is_same(right) => Ok(None),
        Verdict::Known(Ordered::Unordered(a, b)) => Err(unsupported(m, op, false, a, b)),
        Verdict::Unknown => Ok(Some(m.unknown(Expression::Binary(op, left, right)))),
        Verdict::TooDeep => Err(m.fault(Fault::ComparisonTooDeep, &[])),
        Verdict::Guest if is_instance(m, left) || is_instance(m, right) => Ok(None),
        Verdict::Guest => {
            let operator = m.new_text(op.text());
            Err(m.hook(Hook::Compare, &[operator, left, right]))
        }
    }
}

/// How two set-like operands, at least one of which is a view of a map, relate; nothing for other operands.
///
/// # Errors
/// Where an element must be looked for and cannot be hashed, or the call that looks for it.
fn relate_views(m: &mut Machine, op: BinOp, left: Value, right: Value) -> Outcome<Option<bool>> {
    let is_view = |m: &Machine, value: Value| {
        matches!(
            m.object_kind(value),
            Some(Object::MapView(_, ViewKind::Keys | ViewKind::Items))
        )
    };
    let is_set = |m: &Machine, value: Value| {
        matches!(
            m.object_kind(value),
            Some(Object::Set(_) | Object::FrozenSet(_))
        )
    };
    let (first, second) = (is_view(m, left), is_view(m, right));
    if !(first && (second || is_set(m, right)) || second && is_set(m, left)) {
        return Ok(None);
    }
    let (small, large) = match op {
        BinOp::Gt | BinOp::Ge => (right, left),
        _ => (left, right),
    };
    let Some(small) = m.elements(small)? else {
        return Ok(None);
    };
    let size = m.elements(large)?.map_or(0, |items| items.len());
    let is_possible = match op {
        BinOp::Eq => small.len() == size,
        BinOp::Lt | BinOp::Gt => small.len() < size,
        _ => small.len() <= size,
    };
    if !is_possible {
        return Ok(Some(false));
    }
    for item in small {
        if contains(m, large, item)? != Some(Value::Bool(true)) {
            return Ok(Some(false));
        }
    }
    Ok(Some(true))
}
