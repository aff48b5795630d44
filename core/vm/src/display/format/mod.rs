//! Formatting: specifications, templates with fields, and formats in the manner of `printf`.
//!
//! Where the program's code has a say in a field, the whole is begun anew once its answer is there; see
//! [`answers`]. Messages of errors are those of the language that these notations come from.

mod answers;
pub mod conversion;
mod decimal;
pub(crate) mod number;
pub(crate) mod pad;
mod percent;
mod pieces;
mod spec;
mod template;

pub(crate) use answers::{Answers, with_result};
pub use percent::percent;
pub use template::format_template;

use crate::display::{Obstacle, Style, write};
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::symbolic::Expression;
use crate::value::Value;
use crate::value::number::Number;
use ir::{Fault, Hook};
use spec::{FormatError, Spec, shown};

/// Why a value could not be formatted.
enum Failure {
    /// The program's code has a say.
    Guest,
    /// The specification does not fit.
    Format(FormatError),
    /// Values of this type take no specification.
    Unsupported,
}

impl From<FormatError> for Failure {
    fn from(error: FormatError) -> Failure {
        Failure::Format(error)
    }
}

impl From<Obstacle> for Failure {
    fn from(obstacle: Obstacle) -> Failure {
        match obstacle {
            // The library's function finds the error where there is one.
            Obstacle::Guest | Obstacle::TooDeep => Failure::Guest,
            Obstacle::TooLong => Failure::Format(FormatError::Fault(Fault::IntegerTooLong)),
            Obstacle::TooLarge => Failure::Format(FormatError::Fault(Fault::OutOfMemory)),
        }
    }
}

/// Appends a value formatted by a specification.
///
/// # Errors
/// The language's error, or the call of the library's function where the program's code has a say.
pub fn push_formatted(m: &mut Machine, out: &mut String, value: Value, spec: &str) -> Outcome<()> {
    let start = out.len();
    match push(m, out, value, spec) {
        Ok(()) => Ok(()),
        Err(failure) => {
            out.truncate(start);
            Err(match failure {
                Failure::Guest => {
                    let spec = m.new_text(spec);
                    m.hook(Hook::Format, &[value, spec])
                }
                Failure::Format(error) => raise(m, &error, value),
                Failure::Unsupported => {
                    let kind = m.type_name(value);
                    m.fault(Fault::UnsupportedFormat, &[&kind])
                }
            })
        }
    }
}

fn push(m: &Machine, out: &mut String, value: Value, spec: &str) -> Result<(), Failure> {
    let is_instance = matches!(
        m.object_kind(value),
        Some(Object::Instance(_) | Object::Class(_))
    );
    if is_instance && m.traits(value).format {
        return Err(Failure::Guest);
    }
    if spec.is_empty() {
        return Ok(write(m, out, value, Style::Plain)?);
    }
    let native = m.native(value);
    if let Some(text) = m.heap().text(native) {
        return Ok(pad::push_text(
            out,
            &text.get(),
            &Spec::parse(spec, false)?,
        )?);
    }
    match m.number(native) {
        Some(Number::Integer(value)) => Ok(number::push_integer(
            out,
            &value,
            &Spec::parse(spec, true)?,
        )?),
        Some(Number::Float(value)) => {
            Ok(number::push_float(out, value, &Spec::parse(spec, true)?)?)
        }
        None => Err(Failure::Unsupported),
    }
}

/// The language's error for a format error.
fn raise(m: &mut Machine, error: &FormatError, value: Value) -> Exit {
    let kind = m.type_name(value);
    match error {
        FormatError::Fault(fault) => m.fault(*fault, &[]),
        FormatError::Invalid(spec) => m.fault(Fault::InvalidSpecification, &[spec, &kind]),
        FormatError::Grouping(grouping, code) => {
            let grouping = grouping.to_string();
            m.fault(Fault::GroupingWith, &[&grouping, &shown(*code)])
        }
        FormatError::UnknownCode(code) => {
            m.fault(Fault::UnknownPresentation, &[&shown(*code), &kind])
        }
        FormatError::TooLargeForCharacter => m.fault(Fault::WordOverflow, &["long"]),
    }
}

/// An element of any value, found natively or by one call whose result it is.
pub(crate) fn item(m: &mut Machine, object: Value, index: Value) -> Outcome {
    if let Value::Unknown(_) = object {
        return Ok(m.unknown(Expression::Index(object, index)));
    }
    let protocol = &m.semantics().objects.protocol;
    if m.traits(object).get_item
        && let Some(method) = m.custom_method(object, protocol.get_item)
    {
        return Err(Machine::call_exit(method, &[object, index]));
    }
    m.index_natively(object, index)
}
