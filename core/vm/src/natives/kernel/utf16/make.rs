//! Texts from other things.

use super::{character, place_or};
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::operand;
use crate::value::Value;
use crate::value::text::Text;
use ir::{Fault, Intrinsic, Scalar, surrogate};

/// `(source?, start?, count?)`.
pub(super) fn new(m: &mut Machine, args: &[Value]) -> Outcome {
    let source = operand(args, 0);
    let units: Vec<Value> = match m.object_kind(source) {
        None if !source.is_bound() => return Ok(m.new_text("")),
        Some(Object::Text(text)) => {
            // A text of its own, which is not the same object.
            let text = text.get().to_owned();
            return Ok(m.new_text(text));
        }
        Some(Object::Array(units)) => units.items.to_vec(),
        Some(Object::Instance(instance)) => {
            let held = instance
                .fields
                .iter()
                .find_map(|&field| m.heap().text(field))
                .cloned();
            let text = held.map(|text| text.get().to_owned()).unwrap_or_default();
            return Ok(m.new_text(text));
        }
        _ => {
            let (name, kind) = (Intrinsic::TextNew.name(), m.type_name(source));
            return Err(m.fault(Fault::NilOperand, &[name, &kind, ""]));
        }
    };
    let start = place_or(args, 1, 0);
    let count = place_or(args, 2, units.len());
    if start < 0 || count < 0 || start > units.len() as i64 - count {
        let (length, end) = (units.len().to_string(), (start + count).to_string());
        return Err(m.fault(
            Fault::TextRangeOutOfRange,
            &[&start.to_string(), &end, &length],
        ));
    }
    let part = &units[start as usize..(start + count) as usize];
    let text = if part
        .iter()
        .any(|unit| matches!(unit, Value::Sized(Scalar::I8, _)))
    {
        let bytes: Vec<u8> = part.iter().map(|&byte| super::whole(byte) as u8).collect();
        String::from_utf8_lossy(&bytes).into_owned()
    } else {
        surrogate::text(part.iter().map(|&unit| super::whole(unit) as u16))
    };
    Ok(m.new_text(text))
}

/// `(number)`.
pub(super) fn of_code_point(m: &mut Machine, args: &[Value]) -> Outcome {
    let number = super::whole(operand(args, 0));
    Ok(m.new_text(character(number).to_string()))
}

/// `(text)`.
pub(super) fn constant(m: &mut Machine, text: &Text, _: &[Value]) -> Outcome {
    let text = text.get();
    let mut constants = m.linked.constants.iter();
    let found = constants.position(|constant| match constant {
        ir::Const::Text(constant) => **constant == *text,
        _ => false,
    });
    Ok(found.map_or(Value::Nil, |at| m.constants[at]))
}
