//! Members of exceptions: what they were made with, their texts, causes, notes and tracebacks.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::natives::among;
use crate::natives::kernel::exceptions::behind;
use crate::natives::{IntrinsicFn, operand};
use crate::value::Value;
use ir::{Fault, Hook, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::ExceptionInit, init),
    (Intrinsic::ExceptionStr, str),
    (Intrinsic::ExceptionRepr, |m, args| {
        text_of(m, operand(args, 0), true)
    }),
    (Intrinsic::ExceptionWithTraceback, with_traceback),
    (Intrinsic::ExceptionAddNote, add_note),
    (Intrinsic::ExceptionArgs, args_property),
    (Intrinsic::ExceptionCause, cause),
    (Intrinsic::ExceptionContext, context),
    (Intrinsic::ExceptionSuppressContext, suppress_context),
    (Intrinsic::ExceptionNotes, notes),
    (Intrinsic::ExceptionTracebackObject, traceback_object),
];

/// `(exception, *args)`.
fn init(m: &mut Machine, args: &[Value]) -> Outcome {
    let arguments = m.new_tuple(among(args, 1..));
    if let Some(data) = m.exception_mut(operand(args, 0)) {
        data.args = arguments;
    }
    Ok(Value::Nil)
}

fn str(m: &mut Machine, args: &[Value]) -> Outcome {
    let exception = operand(args, 0);
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
    let (exception, note) = (operand(args, 0), operand(args, 1));
    if m.text_of(note).is_none() {
        let kind = m.type_name(note);
        return Err(m.fault(Fault::NoteNotText, &[&kind]));
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

fn args_property(m: &mut Machine, args: &[Value]) -> Outcome {
    let new = operand(args, 1);
    if new.is_bound() {
        let items = m.elements(new)?.unwrap_or_default();
        let tuple = m.new_tuple(&items);
        if let Some(data) = m.exception_mut(operand(args, 0)) {
            data.args = tuple;
        }
    }
    let all = m.exception_data(operand(args, 0)).map(|data| data.args);
    let told = match all.and_then(|all| m.object_kind(all)) {
        Some(Object::Tuple(items)) => {
            let count = m.arguments_told(operand(args, 0), items.len());
            (count < items.len()).then(|| items[..count].to_vec())
        }
        _ => None,
    };
    Ok(match told {
        Some(told) => m.new_tuple(&told),
        None => all.unwrap_or(Value::Nil),
    })
}

fn cause(m: &mut Machine, args: &[Value]) -> Outcome {
    let new = operand(args, 1);
    if let Some(data) = m.exception_mut(operand(args, 0))
        && new.is_bound()
    {
        data.cause = new;
        data.suppress_context = true;
    }
    Ok(m.exception_data(operand(args, 0))
        .map_or(Value::Nil, |data| data.cause))
}

fn context(m: &mut Machine, args: &[Value]) -> Outcome {
    let new = operand(args, 1);
    if let Some(data) = m.exception_mut(operand(args, 0))
        && new.is_bound()
    {
        data.context = new;
    }
    Ok(m.exception_data(operand(args, 0))
        .map_or(Value::Nil, |data| data.context))
}

fn suppress_context(m: &mut Machine, args: &[Value]) -> Outcome {
    let new = m.truth(operand(args, 1)).unwrap_or(false);
    let given = operand(args, 1).is_bound();
    if let Some(data) = m.exception_mut(operand(args, 0))
        && given
    {
        data.suppress_context = new;
    }
    let suppressed = m
        .exception_data(operand(args, 0))
        .is_some_and(|data| data.suppress_context);
    Ok(Value::Bool(suppressed))
}

fn notes(m: &mut Machine, args: &[Value]) -> Outcome {
    let new = operand(args, 1);
    if let Some(data) = m.exception_mut(operand(args, 0))
        && new.is_bound()
    {
        data.notes = new;
    }
    match m.exception_data(operand(args, 0)).map(|data| data.notes) {
        Some(list @ Value::Ref(_)) => Ok(list),
        _ => {
            let name = m.intern(m.semantics().objects.protocol.notes);
            Err(m.no_such_member(operand(args, 0), name))
        }
    }
}

/// `(exception, traceback)`: the exception, made to have been raised where another was, or nowhere.
fn with_traceback(m: &mut Machine, args: &[Value]) -> Outcome {
    let entries = match m.exception_data(behind(m, operand(args, 1))) {
        Some(data) => data.traceback.clone(),
        None if operand(args, 1) == Value::Nil => Vec::new(),
        None => return Ok(operand(args, 0)),
    };
    if let Some(data) = m.exception_mut(operand(args, 0)) {
        data.traceback = entries;
    }
    Ok(operand(args, 0))
}

/// `(exception, traceback?)`. What a program gets for a traceback is an object of the library's that reads the
/// exception's when it is asked.
fn traceback_object(m: &mut Machine, args: &[Value]) -> Outcome {
    if operand(args, 1).is_bound() {
        return with_traceback(m, args);
    }
    let raised = m
        .exception_data(operand(args, 0))
        .is_some_and(|data| !data.traceback.is_empty());
    if !raised {
        return Ok(Value::Nil);
    }
    let Some(class) = m.library_class("_Traceback") else {
        return Ok(operand(args, 0));
    };
    let object = m.new_instance(class);
    let name = m.intern("_error");
    m.set_field_plainly(object, name, operand(args, 0), None)?;
    Ok(object)
}
