//! What a library asks about unknowns, and how it makes one.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::IntrinsicFn;
use crate::natives::among;
use crate::natives::operand;
use crate::symbolic::Expression;
use crate::value::Value;
use ir::Intrinsic;

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::IsExpected, is_expected),
    (Intrinsic::IsUnknown, is_unknown),
    (Intrinsic::UnknownText, |m, args| {
        let text = crate::display::str_text(m, operand(args, 0))?;
        Ok(m.new_text(text.unwrap_or_default()))
    }),
    (Intrinsic::UnknownCall, unknown_call),
    (Intrinsic::UnknownCallWith, unknown_call_with),
    (Intrinsic::UnknownName, unknown_name),
    (Intrinsic::UnknownElement, |m, args| {
        Ok(m.unknown(Expression::Element(operand(args, 0))))
    }),
    (Intrinsic::IsHandled, |m, _| {
        Ok(Value::Bool(m.has_handler_of_program()))
    }),
    (Intrinsic::IsComplete, |m, _| {
        Ok(Value::Bool(m.settings.complete))
    }),
];

/// `(*names)`: whether a handler that is installed says that it is for one of these classes.
fn is_expected(m: &mut Machine, args: &[Value]) -> Outcome {
    let wanted: Vec<String> = args.iter().filter_map(|&name| m.text_of(name)).collect();
    let mut last = m.state.handlers.len();
    for frame in m.state.frames.iter().rev() {
        let code = &m.linked.codes[frame.code as usize];
        let module = &m.linked.program.modules[code.module.index()];
        for handler in &m.state.handlers[frame.handlers as usize..last] {
            let inst = code.insts.get(handler.target as usize);
            if let Some(ir::Op::Symbolic {
                hint: ir::Hint::CaughtException(classes),
                ..
            }) = inst.map(|&inst| &module.inst(inst).op)
                && classes
                    .split('|')
                    .any(|class| wanted.iter().any(|name| name == class))
            {
                return Ok(Value::Bool(true));
            }
        }
        last = frame.handlers as usize;
    }
    Ok(Value::Bool(false))
}

/// `(value)`.
fn is_unknown(_: &mut Machine, args: &[Value]) -> Outcome {
    Ok(Value::Bool(matches!(operand(args, 0), Value::Unknown(_))))
}

/// `(name)`.
fn unknown_name(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = m.text_of(operand(args, 0)).unwrap_or_default();
    let name = m.names.intern(&name);
    // The program says the name, wherever the library is asked for it.
    let place = m.place_in_program();
    let unknown = m.state.unknowns.add(Expression::Name(name), place, None);
    Ok(Value::Unknown(unknown))
}

/// `(name, *operands)`.
fn unknown_call(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = m.text_of(operand(args, 0)).unwrap_or_default();
    Ok(m.unknown_intrinsic(&name, among(args, 1..)))
}

/// `(name, operands)`.
fn unknown_call_with(m: &mut Machine, args: &[Value]) -> Outcome {
    let name = m.text_of(operand(args, 0)).unwrap_or_default();
    let operands: Vec<Value> = match m.object_kind(operand(args, 1)) {
        Some(Object::List(items)) => items.clone(),
        Some(Object::Map(map)) => map.iter().map(|entry| entry.value).collect(),
        _ => Vec::new(),
    };
    Ok(m.unknown_intrinsic(&name, &operands))
}
