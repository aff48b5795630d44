//! Exceptions: made, matched with handlers, caused by others, and the calls that they went through.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::among;
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{Fault, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::ExceptionMatches, matches),
    (Intrinsic::EndCatch, end_catch),
    (Intrinsic::CurrentException, current),
    (Intrinsic::RaisedHere, |_, args| Ok(operand(args, 0))),
    (Intrinsic::WithCause, with_cause),
    (Intrinsic::ExceptionNew, new),
    (Intrinsic::ExceptionFrames, frames),
    (Intrinsic::CallFrames, call_frames),
    (Intrinsic::StackNote, |_, _| Ok(Value::Nil)),
    (Intrinsic::StackLines, stack_lines),
];

fn matches(m: &mut Machine, args: &[Value]) -> Outcome {
    let (exception, wanted) = (operand(args, 0), operand(args, 1));
    let base = m.native_class(ir::Native::Exception);
    let is_exception_class = |m: &Machine, value: Value| match value {
        Value::Ref(handle) => m.is_class(value) && m.inherits(handle, base),
        _ => false,
    };
    let classes = match m.object_kind(wanted) {
        Some(Object::Tuple(items)) => items.to_vec(),
        _ => vec![wanted],
    };
    for class in classes {
        match class {
            // Whether an unknown class of exceptions takes this one is not known: it is taken to.
            Value::Unknown(_) => return Ok(Value::Bool(true)),
            Value::Ref(handle) if is_exception_class(m, class) => {
                if m.is_instance(exception, handle) {
                    return Ok(Value::Bool(true));
                }
            }
            _ if matches!(m.object_kind(class), Some(Object::Tuple(_))) => {
                if matches(m, &[exception, class])? == Value::Bool(true) {
                    return Ok(Value::Bool(true));
                }
            }
            _ => return Err(m.fault(Fault::BadCatch, &[])),
        }
    }
    Ok(Value::Bool(false))
}

fn end_catch(m: &mut Machine, _: &[Value]) -> Outcome {
    let depth = (m.state.frames.len() as u32).saturating_sub(1);
    if m.state
        .handled
        .last()
        .is_some_and(|handled| handled.frame == depth)
    {
        m.state.handled.pop();
    }
    Ok(Value::Nil)
}

fn current(m: &mut Machine, _: &[Value]) -> Outcome {
    match m.state.handled.last() {
        Some(handled) => Ok(handled.exception),
        None => Err(m.fault(Fault::NothingToRethrow, &[])),
    }
}

/// `(exception or class, cause or class or nil)`.
fn with_cause(m: &mut Machine, args: &[Value]) -> Outcome {
    let (exception, cause) = (operand(args, 0), operand(args, 1));
    if m.is_class(exception) {
        return Err(Machine::call_then(exception, &[], caused_by, vec![cause]));
    }
    if m.is_class(cause) {
        return Err(Machine::call_then(cause, &[], causes, vec![exception]));
    }
    if cause != Value::Nil
        && m.exception_data(cause).is_none()
        && !matches!(cause, Value::Unknown(_))
    {
        return Err(m.fault(Fault::BadCause, &[]));
    }
    if let Some(data) = m.exception_mut(exception) {
        data.cause = cause;
        data.suppress_context = true;
    }
    Ok(exception)
}

fn caused_by(m: &mut Machine, data: &[Value], made: Value) -> Outcome {
    with_cause(m, &[made, data[0]])
}

fn causes(m: &mut Machine, data: &[Value], made: Value) -> Outcome {
    with_cause(m, &[data[0], made])
}

/// `(class, *args)`.
fn new(m: &mut Machine, args: &[Value]) -> Outcome {
    let Value::Ref(class) = operand(args, 0) else {
        return Ok(Value::Nil);
    };
    let arguments = m.new_tuple(among(args, 1..));
    Ok(m.new_exception(class, arguments))
}

/// `(exception)`.
fn stack_lines(m: &mut Machine, args: &[Value]) -> Outcome {
    let mut items = Vec::new();
    for line in crate::control::traceback::lines(m, operand(args, 0))
        .into_iter()
        .rev()
    {
        // The module's own statements are no method.
        let Some((class, function)) = line.function.rsplit_once('.') else {
            continue;
        };
        let file = line.file.rsplit('/').next().unwrap_or("").to_owned();
        for text in [class, function, &file, &line.line.to_string()] {
            items.push(m.new_text(text));
        }
    }
    let text_class = m.native_class(ir::Native::Text);
    let name = format!("[L{};", m.class_name(text_class));
    let class = m.array_class(crate::value::array::Element::Class(text_class), &name)?;
    Ok(m.array_of(class, items))
}

/// `(exception, with_library?)`: the calls it went through that are the program's, outermost first, each a tuple of the file's
/// name, the line, the function's name, the source line, and the marks below it. Of a call of the library's, the function's name.
fn frames(m: &mut Machine, args: &[Value]) -> Outcome {
    let mut items = Vec::new();
    let error = behind(m, operand(args, 0));
    let with_library = operand(args, 1) == Value::Bool(true);
    for line in crate::control::traceback::all_lines(m, error, with_library) {
        let parts = [
            m.new_text(line.file),
            Value::Int(i64::from(line.line)),
            m.new_text(line.function),
            m.new_text(line.source),
            m.new_text(line.marks),
            m.new_text(line.whole),
            Value::Int(i64::from(line.column)),
        ];
        items.push(m.new_tuple(&parts));
    }
    Ok(m.new_list(items))
}

/// `()`: the program's calls that are under way, innermost first.
fn call_frames(m: &mut Machine, args: &[Value]) -> Outcome {
    let mut items = Vec::new();
    let with_library = operand(args, 0) == Value::Bool(true);
    for line in crate::control::traceback::under_way(m, with_library) {
        let parts = [
            m.new_text(line.file),
            Value::Int(i64::from(line.line)),
            m.new_text(line.function),
            m.new_text(line.source),
            m.new_text(line.whole),
            Value::Int(i64::from(line.column)),
        ];
        items.push(m.new_tuple(&parts));
    }
    Ok(m.new_list(items))
}

/// The exception whose traceback an object shows, where it is one of those below.
pub(in crate::natives) fn behind(m: &Machine, traceback: Value) -> Value {
    let Some(name) = m.names.get("_error") else {
        return traceback;
    };
    let mut members = m.members_of(traceback).into_iter();
    members
        .find(|&(member, _)| member == name)
        .map_or(traceback, |(_, error)| error)
}
