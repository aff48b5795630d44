//! Joining texts.

use super::{MAX_BYTES, unknown_method};
use crate::machine::{Exit, Machine, Outcome};
use crate::natives::operand;
use crate::value::Value;
use crate::value::text::Text;
use ir::{Fault, Intrinsic};

pub(super) fn join(m: &mut Machine, text: &Text, args: &[Value]) -> Outcome {
    let items = match m.elements(operand(args, 1)) {
        Ok(Some(items)) => items,
        Ok(None) => return Err(m.retry_collected(Intrinsic::StrJoin, 1, args)),
        Err(Exit::Raise(exception)) if m.is_fault(exception, Fault::NotIterable) => {
            return Err(m.fault(Fault::CannotJoin, &[]));
        }
        Err(exit) => return Err(exit),
    };
    if items.iter().any(|item| matches!(item, Value::Unknown(_))) {
        return Ok(unknown_method(m, "join", args));
    }
    let separator = text.get();
    let mut out = String::new();
    for (at, &item) in items.iter().enumerate() {
        let native = m.native(item);
        let Some(part) = m.heap().text(native) else {
            let found = m.type_name(item);
            return Err(m.fault(Fault::BadJoinItem, &[&at.to_string(), &found]));
        };
        if items.len() == 1 {
            return Ok(native);
        }
        if at > 0 {
            out.push_str(&separator);
        }
        out.push_str(&part.get());
        if out.len() > MAX_BYTES {
            return Err(m.fault(Fault::OutOfMemory, &[]));
        }
    }
    Ok(m.new_text(out))
}
