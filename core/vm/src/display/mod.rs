//! Values as text: in the notation of their language, in short for the debugger, and by format specifications.
//!
//! **Invariant.** Nothing here runs the program's code or changes the machine. Where the program's code has a
//! say in a value's text, that is reported, and the library takes the value apart. Nested collections are
//! walked with a stack of their own, so that what the program built never exhausts the host's.

pub mod contents;
mod delegated;
pub(crate) mod float;
pub(crate) mod format;
mod memory;
mod memory_parts;
pub(crate) mod names;
mod notation;
mod pointed;
mod preview;
pub mod quote;
mod unknown;
mod value;
mod walk;

pub use float::float_repr;
pub use memory::Typed;
pub use names::{address, class_name, function_name};
pub use pointed::Pointed;
pub use preview::{cut, preview};
pub use unknown::expression;
pub(crate) use unknown::method_name;
pub(crate) use value::{Obstacle, Style, operand, write};

use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::value::Value;
use ir::{Fault, Hook};

/// A value in the notation that a program would use for it; nothing where the program's code has a say.
///
/// # Errors
/// When the value is nested too deeply, or holds an integer with too many digits.
pub fn repr_text(m: &mut Machine, value: Value) -> Outcome<Option<String>> {
    text(m, value, Style::Notation)
}

/// A value as text for people; nothing where the program's code has a say.
///
/// # Errors
/// As [`repr_text`].
pub fn str_text(m: &mut Machine, value: Value) -> Outcome<Option<String>> {
    text(m, value, Style::Plain)
}

fn text(m: &mut Machine, value: Value, style: Style) -> Outcome<Option<String>> {
    let mut out = String::new();
    match write(m, &mut out, value, style) {
        Ok(()) => Ok(Some(out)),
        Err(Obstacle::Guest) => Ok(None),
        Err(obstacle) => Err(raise(m, obstacle)),
    }
}

/// The error that an obstacle is; the library's function where that is what is wanted.
fn raise(m: &mut Machine, obstacle: Obstacle) -> Exit {
    match obstacle {
        Obstacle::TooDeep => m.fault(Fault::NotationTooDeep, &[]),
        Obstacle::TooLong => m.fault(Fault::IntegerTooLong, &[]),
        Obstacle::TooLarge => m.fault(Fault::OutOfMemory, &[]),
        Obstacle::Guest => m.fault(Fault::BadType, &["the program has a say in this text"]),
    }
}

/// Appends a value's text, or gives the exit that finds it: the call of the library's function, or the error.
///
/// # Errors
/// See above; what was appended meanwhile is taken back.
pub(crate) fn push(m: &mut Machine, out: &mut String, value: Value, style: Style) -> Outcome<()> {
    let start = out.len();
    let fault = match style {
        Style::Plain => Fault::TextTooDeep,
        _ => Fault::NotationTooDeep,
    };
    let is_text = matches!(m.object_kind(value), Some(Object::Text(_)));
    if !(is_text && style == Style::Plain) && m.is_full_for(fault, 0) {
        return Err(m.fault(fault, &[]));
    }
    match write(m, out, value, style) {
        Ok(()) => Ok(()),
        Err(obstacle) => {
            out.truncate(start);
            Err(match obstacle {
                // The program's own method needs room as well.
                Obstacle::Guest if style == Style::Notation && m.is_full_for(fault, 2) => {
                    m.fault(fault, &[])
                }
                Obstacle::Guest => match style {
                    Style::Plain => m.hook(Hook::Str, &[value]),
                    Style::Notation => m.hook(Hook::Repr, &[value]),
                    // Parts of the native value have a text of their own; it itself has none.
                    Style::Native => {
                        let native = m.native(value);
                        m.hook(Hook::Repr, &[native])
                    }
                },
                obstacle => raise(m, obstacle),
            })
        }
    }
}

/// The text of an object that says nothing but its class and where it is.
#[must_use]
pub fn default_repr(m: &Machine, value: Value) -> String {
    let name = class_name(m, m.class_of(value));
    let at = names::At(value.handle().map_or(0, address));
    let mut text = String::new();
    let notation = m.semantics().texts.notations.object;
    ir::push_notation(&mut text, notation, &[("kind", &name), ("at", &at)]);
    text
}

/// A value's text for people as a value; a text is its own.
///
/// # Errors
/// As [`push`].
pub(crate) fn str_value(m: &mut Machine, value: Value) -> Outcome {
    match m.object_kind(value) {
        Some(Object::Text(_)) => Ok(value),
        _ if m.delegates() && !matches!(value, Value::Unknown(_)) => {
            match m.primitive_text(value) {
                Some(text) => Ok(m.new_text(text)),
                None => Err(m.hook(Hook::Str, &[value])),
            }
        }
        _ => text_value(m, value, Style::Plain),
    }
}

/// A value's text as a value.
///
/// # Errors
/// As [`push`].
pub(crate) fn text_value(m: &mut Machine, value: Value, style: Style) -> Outcome {
    let mut out = String::new();
    push(m, &mut out, value, style)?;
    Ok(m.new_text(out))
}
