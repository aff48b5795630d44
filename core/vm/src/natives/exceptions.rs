//! Exceptions as values.

use super::{IntrinsicFn, operand};
use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::value::Value;
use ir::{Fault, Hook, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::ExceptionMatches, matches),
    (Intrinsic::EndCatch, end_catch),
    (Intrinsic::CurrentException, current),
    (Intrinsic::RaisedHere, |_, args| Ok(operand(args, 0))),
    (Intrinsic::WithCause, with_cause),
    (Intrinsic::ExceptionNew, new),
    (Intrinsic::ExceptionInit, init),
    (Intrinsic::ExceptionStr, str),
    (Intrinsic::ExceptionRepr, |m, args| {
        text_of(m, args[0], true)
    }),
    (Intrinsic::ExceptionWithTraceback, with_traceback),
    (Intrinsic::ExceptionAddNote, add_note),
    (Intrinsic::ExceptionFrames, frames),
    (Intrinsic::CallFrames, call_frames),
    (Intrinsic::StackNote, |_, _| Ok(Value::Nil)),
    (Intrinsic::StackLines, stack_lines),
    (Intrinsic::ExceptionArgs, args_property),
    (Intrinsic::ExceptionCause, cause),
    (Intrinsic::ExceptionContext, context),
    (Intrinsic::ExceptionSuppressContext, suppress_context),
    (Intrinsic::ExceptionNotes, notes),
    (Intrinsic::ExceptionTracebackObject, traceback_object),
];

fn matches(m: &mut Machine, args: &[Value]) -> Outcome {
    let (exception, wanted) = (args[0], args[1]);
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
    let (exception, cause) = (args[0], args[1]);
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
        return Err(m.fault(
            Fault::BadType,
            &["exception causes must derive from BaseException"],
        ));
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
    let Value::Ref(class) = args[0] else {
        return Ok(Value::Nil);
    };
    let arguments = m.new_tuple(&args[1..]);
    Ok(m.new_exception(class, arguments))
}

/// `(exception, *args)`.
fn init(m: &mut Machine, args: &[Value]) -> Outcome {
    let arguments = m.new_tuple(&args[1..]);
    if let Some(data) = m.exception_mut(args[0]) {
        data.args = arguments;
    }
    Ok(Value::Nil)
}

fn str(m: &mut Machine, args: &[Value]) -> Outcome {
    let exception = args[0];
    let arguments: Vec<Value> = match m.exception_data(exception).map(|data| data.args) {
        Some(arguments) => m.elements(arguments)?.unwrap_or_default(),
        None => Vec::new(),
    };
    match arguments.as_slice() {
        [] => Ok(m.new_text("")),
        // The message of a missing key is the key as programmers write it.
        [one] => {
            let as_repr = m.is_fault(exception, Fault::KeyMissing);
            text_of(m, *one, as_repr)
        }
        all => {
            let tuple = m.new_tuple(all);
            text_of(m, tuple, true)
        }
    }
}

/// The text of a value, through the library where the program has a say.
fn text_of(m: &mut Machine, value: Value, as_repr: bool) -> Outcome {
    let text = if as_repr {
        crate::display::repr_text(m, value)?
    } else {
        crate::display::str_text(m, value)?
    };
    match text {
        Some(text) => Ok(m.new_text(text)),
        None => Err(m.hook(if as_repr { Hook::Repr } else { Hook::Str }, &[value])),
    }
}

fn add_note(m: &mut Machine, args: &[Value]) -> Outcome {
    let (exception, note) = (args[0], args[1]);
    if m.text_of(note).is_none() {
        let kind = m.type_name(note);
        let message = format!("note must be a str, not '{kind}'");
        return Err(m.fault(Fault::BadType, &[&message]));
    }
    let list = match m.exception_data(exception).map(|data| data.notes) {
        Some(Value::Ref(list)) => list,
        _ => {
            let list = m.new_list(Vec::new());
            if let Some(data) = m.exception_mut(exception) {
                data.notes = list;
            }
            let Value::Ref(list) = list else {
                return Ok(Value::Nil);
            };
            list
        }
    };
    if let Some(items) = m.list_mut(list) {
        items.push(note);
    }
    Ok(Value::Nil)
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

/// `(exception)`: the calls it went through that are the program's, outermost first, each a tuple of the file's
/// name, the line, the function's name, the source line, and the marks below it.
fn frames(m: &mut Machine, args: &[Value]) -> Outcome {
    let mut items = Vec::new();
    let error = behind(m, args[0]);
    for line in crate::control::traceback::lines(m, error) {
        let parts = [
            m.new_text(line.file),
            Value::Int(i64::from(line.line)),
            m.new_text(line.function),
            m.new_text(line.source),
            m.new_text(line.marks),
        ];
        items.push(m.new_tuple(&parts));
    }
    Ok(m.new_list(items))
}

/// `()`: the program's calls that are under way, innermost first.
fn call_frames(m: &mut Machine, _: &[Value]) -> Outcome {
    let mut items = Vec::new();
    for line in crate::control::traceback::under_way(m) {
        let parts = [
            m.new_text(line.file),
            Value::Int(i64::from(line.line)),
            m.new_text(line.function),
            m.new_text(line.source),
        ];
        items.push(m.new_tuple(&parts));
    }
    Ok(m.new_list(items))
}

fn args_property(m: &mut Machine, args: &[Value]) -> Outcome {
    let new = operand(args, 1);
    if new.is_bound() {
        let items = m.elements(new)?.unwrap_or_default();
        let tuple = m.new_tuple(&items);
        if let Some(data) = m.exception_mut(args[0]) {
            data.args = tuple;
        }
    }
    Ok(m.exception_data(args[0])
        .map_or(Value::Nil, |data| data.args))
}

fn cause(m: &mut Machine, args: &[Value]) -> Outcome {
    let new = operand(args, 1);
    if let Some(data) = m.exception_mut(args[0])
        && new.is_bound()
    {
        data.cause = new;
        data.suppress_context = true;
    }
    Ok(m.exception_data(args[0])
        .map_or(Value::Nil, |data| data.cause))
}

fn context(m: &mut Machine, args: &[Value]) -> Outcome {
    let new = operand(args, 1);
    if let Some(data) = m.exception_mut(args[0])
        && new.is_bound()
    {
        data.context = new;
    }
    Ok(m.exception_data(args[0])
        .map_or(Value::Nil, |data| data.context))
}

fn suppress_context(m: &mut Machine, args: &[Value]) -> Outcome {
    let new = m.truth(operand(args, 1)).unwrap_or(false);
    let given = operand(args, 1).is_bound();
    if let Some(data) = m.exception_mut(args[0])
        && given
    {
        data.suppress_context = new;
    }
    let suppressed = m
        .exception_data(args[0])
        .is_some_and(|data| data.suppress_context);
    Ok(Value::Bool(suppressed))
}

fn notes(m: &mut Machine, args: &[Value]) -> Outcome {
    let new = operand(args, 1);
    if let Some(data) = m.exception_mut(args[0])
        && new.is_bound()
    {
        data.notes = new;
    }
    match m.exception_data(args[0]).map(|data| data.notes) {
        Some(list @ Value::Ref(_)) => Ok(list),
        _ => {
            let name = m.intern(m.semantics().protocol.notes);
            Err(m.no_such_member(args[0], name))
        }
    }
}

/// `(exception, traceback)`: the exception, made to have been raised where another was, or nowhere.
fn with_traceback(m: &mut Machine, args: &[Value]) -> Outcome {
    let entries = match m.exception_data(behind(m, args[1])) {
        Some(data) => data.traceback.clone(),
        None if args[1] == Value::Nil => Vec::new(),
        None => return Ok(args[0]),
    };
    if let Some(data) = m.exception_mut(args[0]) {
        data.traceback = entries;
    }
    Ok(args[0])
}

/// The exception whose traceback an object shows, where it is one of those below.
fn behind(m: &Machine, traceback: Value) -> Value {
    let Some(name) = m.names.get("_error") else {
        return traceback;
    };
    let mut members = m.members_of(traceback).into_iter();
    members
        .find(|&(member, _)| member == name)
        .map_or(traceback, |(_, error)| error)
}

/// `(exception, traceback?)`. What a program gets for a traceback is an object of the library's that reads the
/// exception's when it is asked.
fn traceback_object(m: &mut Machine, args: &[Value]) -> Outcome {
    if operand(args, 1).is_bound() {
        return with_traceback(m, args);
    }
    let raised = m
        .exception_data(args[0])
        .is_some_and(|data| !data.traceback.is_empty());
    if !raised {
        return Ok(Value::Nil);
    }
    let Some(class) = m.library_class("_Traceback") else {
        return Ok(args[0]);
    };
    let object = m.new_instance(class);
    let name = m.intern("_error");
    m.set_field_plainly(object, name, args[0], None)?;
    Ok(object)
}
