//! Making texts.

use super::decode;
use crate::display;
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::among;
use crate::natives::bytes::ask_for_bytes;
use crate::natives::operand;
use crate::value::Value;
use ir::{Fault, Intrinsic};

/// `(class, object?, encoding?, errors?)`.
pub(super) fn new(m: &mut Machine, args: &[Value]) -> Outcome {
    let (value, encoding, errors) = (operand(args, 1), operand(args, 2), operand(args, 3));
    if value == Value::Unbound {
        return Ok(m.new_text(""));
    }
    if let Value::Unknown(_) = value {
        return Ok(m.unknown_intrinsic("str", among(args, 1..)));
    }
    if !encoding.is_bound() && !errors.is_bound() {
        return display::str_value(m, value);
    }
    let native = m.native(value);
    let bytes = match m.object_kind(native) {
        Some(Object::Bytes(bytes)) => bytes.to_vec(),
        Some(Object::ByteArray(bytes)) => bytes.clone(),
        Some(Object::Text(_)) => return Err(m.fault(Fault::DecodingText, &[])),
        _ => {
            if let Some(exit) = ask_for_bytes(m, Intrinsic::StrNew, args) {
                return Err(exit);
            }
            let found = m.type_name(value);
            return Err(m.fault(Fault::DecodingNoBytes, &[&found]));
        }
    };
    match decode(m, &bytes, encoding, errors, "str")? {
        Some(text) => Ok(m.new_text(text)),
        None => Ok(m.unknown_intrinsic("str", &[value, encoding, errors])),
    }
}
