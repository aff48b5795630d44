//! Small members of native classes: what exceptions were made with, iterators of what an instance is inside,
//! the values that exist once.

use crate::control::cursor::Over;
use crate::heap::Object;
use crate::machine::state::IfMissing;
use crate::machine::{Machine, Outcome};
use crate::natives::among;
use crate::natives::{IntrinsicFn, operand};
use crate::value::compare::set_of;
use crate::value::{Singleton, Value};
use ir::{Fault, Intrinsic};

pub(super) const TABLE: &[(Intrinsic, IntrinsicFn)] = &[
    (Intrinsic::ExceptionFirst, |m, args| {
        Ok(argument(m, args, 0, 1))
    }),
    (Intrinsic::ExceptionSecond, |m, args| {
        Ok(argument(m, args, 1, 1))
    }),
    (Intrinsic::ExceptionThird, |m, args| {
        Ok(argument(m, args, 2, 1))
    }),
    (Intrinsic::ExceptionFourth, |m, args| {
        Ok(argument(m, args, 3, 1))
    }),
    (Intrinsic::ExceptionFifth, |m, args| {
        Ok(argument(m, args, 4, 1))
    }),
    (Intrinsic::ExceptionCode, code),
    (Intrinsic::OsErrorNew, new_os_error),
    // With one argument only, an error of the system has a message and no number.
    (Intrinsic::OsErrorNumber, |m, args| {
        Ok(argument(m, args, 0, 2))
    }),
    (Intrinsic::OsErrorText, |m, args| {
        Ok(argument(m, args, 1, 2))
    }),
    (Intrinsic::OsErrorFile, |m, args| {
        Ok(argument(m, args, 2, 3))
    }),
    (Intrinsic::Itself, |_, args| Ok(operand(args, 0))),
    (Intrinsic::OpIter, |m, args| {
        let native = m.native(operand(args, 0));
        m.iterator_of(native)
    }),
    (Intrinsic::OpReversed, |m, args| {
        let native = m.native(operand(args, 0));
        m.intrinsic(Intrinsic::Reversed, &[native])
    }),
    (Intrinsic::IsInstanceOf, |m, args| {
        Ok(Value::Bool(is_instance(
            m,
            operand(args, 1),
            operand(args, 0),
        )))
    }),
    (Intrinsic::IsSubclassOf, |m, args| {
        Ok(Value::Bool(is_subclass(
            m,
            operand(args, 1),
            operand(args, 0),
        )))
    }),
    (Intrinsic::ObjectFormat, object_format),
    (Intrinsic::PropertyGet, |m, args| {
        m.intrinsic(Intrinsic::PropertyPart, &[operand(args, 0), Value::Int(0)])
    }),
    (Intrinsic::PropertySet, |m, args| {
        m.intrinsic(Intrinsic::PropertyPart, &[operand(args, 0), Value::Int(1)])
    }),
    (Intrinsic::PropertyDelete, |m, args| {
        m.intrinsic(Intrinsic::PropertyPart, &[operand(args, 0), Value::Int(2)])
    }),
    (Intrinsic::PropertyDoc, |m, args| property_doc(m, args)),
    (Intrinsic::CellContents, cell_contents),
    (Intrinsic::LengthHint, length_hint),
    (Intrinsic::NotImplementedValue, |_, _| {
        Ok(Value::Singleton(Singleton::NotImplemented))
    }),
    (Intrinsic::EllipsisValue, |_, _| {
        Ok(Value::Singleton(Singleton::Ellipsis))
    }),
];

/// What an exception was made with.
fn arguments(m: &Machine, exception: Value) -> &[Value] {
    match m
        .exception_data(exception)
        .and_then(|data| m.object_kind(data.args))
    {
        Some(Object::Tuple(items)) => items,
        _ => &[],
    }
}

/// An argument of an exception; nil where there are fewer than `least` arguments or not that one.
fn argument(m: &Machine, args: &[Value], at: usize, least: usize) -> Value {
    let all = arguments(m, operand(args, 0));
    if all.len() < least {
        Value::Nil
    } else {
        all.get(at).copied().unwrap_or(Value::Nil)
    }
}

/// What errors of the operating system are, by their number on Linux.
const SYSTEM_ERRORS: &[(i64, Fault)] = &[
    (1, Fault::PermissionDenied),
    (2, Fault::FileMissing),
    (3, Fault::NoProcess),
    (4, Fault::Interrupted),
    (10, Fault::NoChildProcess),
    (11, Fault::WouldBlock),
    (13, Fault::PermissionDenied),
    (17, Fault::FileExists),
    (20, Fault::NotDirectory),
    (21, Fault::IsDirectory),
    (32, Fault::BrokenPipe),
    (103, Fault::ConnectionAborted),
    (104, Fault::ConnectionReset),
    (110, Fault::TimedOut),
    (111, Fault::ConnectionRefused),
];

/// `(class, *arguments)`: an exception of the class; where that is the class of all errors of the operating
/// system and they come with a number, of the class for that number.
fn new_os_error(m: &mut Machine, args: &[Value]) -> Outcome {
    let general = m.semantics().fault(Fault::SystemCall).class;
    if let [class, Value::Int(number), _, ..] = *args
        && let Some(&(_, fault)) = SYSTEM_ERRORS.iter().find(|known| known.0 == number)
        && class
            .handle()
            .is_some_and(|class| m.class_name(class) == general)
    {
        let arguments = m.new_tuple(among(args, 1..));
        let class = m.semantics().fault(fault).class;
        return Ok(m.make_exception(class, arguments));
    }
    m.intrinsic(Intrinsic::ExceptionNew, args)
}

/// `(exception)`: the code that a program ends with.
fn code(m: &mut Machine, args: &[Value]) -> Outcome {
    match *arguments(m, operand(args, 0)) {
        [] => Ok(Value::Nil),
        [code] => Ok(code),
        _ => Ok(m
            .exception_data(operand(args, 0))
            .map_or(Value::Nil, |data| data.args)),
    }
}

/// Whether a value is an instance of a class, whatever the class's own class says.
fn is_instance(m: &Machine, value: Value, class: Value) -> bool {
    class
        .handle()
        .is_some_and(|class| m.is_instance(value, class))
}

fn is_subclass(m: &Machine, value: Value, class: Value) -> bool {
    match (value, class) {
        (Value::Ref(value), Value::Ref(class)) => m.inherits(value, class),
        _ => false,
    }
}

/// `(object, spec)`: an object that says nothing about formats is formatted as its text.
fn object_format(m: &mut Machine, args: &[Value]) -> Outcome {
    let spec = operand(args, 1);
    if m.text_of(spec).is_some_and(|spec| spec.is_empty()) {
        return m.intrinsic(Intrinsic::Str, among(args, ..1));
    }
    let name = m.type_name(operand(args, 0));
    Err(m.fault(Fault::NoFormat, &[&name]))
}

/// `(property)`: what it is for, in its own words or those of its function for reading.
fn property_doc(m: &mut Machine, args: &[Value]) -> Outcome {
    let (get, doc) = match m.object_kind(m.native(operand(args, 0))) {
        Some(Object::Property(property)) => (property.get, property.doc),
        _ => return Ok(Value::Nil),
    };
    if doc != Value::Nil {
        return Ok(doc);
    }
    let name = m.intern(m.semantics().objects.protocol.doc);
    m.get_field_or(get, name, IfMissing::Default(Value::Nil))
}

/// `(cell)`: the captured variable.
fn cell_contents(m: &mut Machine, args: &[Value]) -> Outcome {
    match m.object_kind(operand(args, 0)) {
        Some(&Object::Cell(value)) if value.is_bound() => Ok(value),
        _ => Err(m.fault(Fault::EmptyCell, &[])),
    }
}

/// `(cursor)`: how many elements it has left, as far as that can be told.
fn length_hint(m: &mut Machine, args: &[Value]) -> Outcome {
    let Some(Object::Cursor(cursor)) = m.object_kind(operand(args, 0)) else {
        return Ok(Value::Int(0));
    };
    let pending = i64::from(cursor.pending.is_bound());
    let left = match cursor.over {
        Over::Sequence(sequence, at) => match m.object(sequence) {
            Object::List(items) => items.len().saturating_sub(at),
            Object::Tuple(items) => items.len().saturating_sub(at),
            Object::Bytes(bytes) => bytes.len().saturating_sub(at),
            Object::ByteArray(bytes) => bytes.len().saturating_sub(at),
            Object::Text(text) => text.get()[at.min(text.byte_len())..].chars().count(),
            _ => 0,
        },
        Over::Reverse(_, left) => left,
        Over::Range(_, left, _) => left as usize,
        Over::Map(map, place, ..) => match m.object(map) {
            Object::Map(map) => map.iter_from(place).count(),
            _ => 0,
        },
        Over::Set(set, place, _) => {
            let mut place = place;
            let mut count = 0;
            while let Some((next, ..)) = set_of(m.object(set)).and_then(|set| set.next_from(place))
            {
                place = next;
                count += 1;
            }
            count
        }
        _ => 0,
    };
    Ok(Value::Int(left as i64 + pending))
}
