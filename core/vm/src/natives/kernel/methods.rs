//! What the library needs to know of the program's own special methods.

use crate::machine::{Machine, Outcome};
use crate::natives::IntrinsicFn;
use crate::natives::operand;
use crate::value::Value;
use ir::Intrinsic;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[(Intrinsic::UserMethod, user_method)];

fn user_method(m: &mut Machine, args: &[Value]) -> Outcome {
    let (value, Some(name)) = (operand(args, 0), m.name_of(operand(args, 1))) else {
        return Ok(Value::Nil);
    };
    let class = m.class_of(value);
    Ok(match m.find_member(class, name) {
        Some((Value::Nil, _)) | None => Value::Nil,
        Some((member, _)) if !m.is_custom(member, name) => Value::Nil,
        Some((member, _)) => m.bind(member, value, Some(class)),
    })
}
