//! Templates with fields as methods of texts. Operands that no field names need not be known.

use super::wrong_receiver;
use crate::display::format::format_template;
use crate::machine::{Machine, Outcome};
use crate::natives::operand;
use crate::value::Value;

/// `(text, named, *positional)`.
pub(super) fn format(m: &mut Machine, args: &[Value]) -> Outcome {
    let positional = m.new_tuple(args.get(2..).unwrap_or_default());
    fill(m, "format", args, positional)
}

/// `(text, mapping)`.
pub(super) fn format_map(m: &mut Machine, args: &[Value]) -> Outcome {
    fill(m, "format_map", args, Value::Nil)
}

fn fill(m: &mut Machine, method: &str, args: &[Value], positional: Value) -> Outcome {
    let template = operand(args, 0);
    let native = m.native(template);
    if m.heap().text(native).is_none() {
        return Err(wrong_receiver(m, method, "str", template));
    }
    format_template(m, template, positional, operand(args, 1))
}
