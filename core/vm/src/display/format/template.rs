//! Templates filled in: `"{0.name[key]!r:>{width}}".format(…)`.

use super::answers::{Answers, with_result};
use super::pad::MAX_WIDTH;
use super::pieces::{self, Field, Piece, Step};
use super::{item, push_formatted};
use crate::display::quote::escape_beyond_ascii;
use crate::display::{self, Style};
use crate::heap::Object;
use crate::machine::{Exit, Machine, Outcome};
use crate::symbolic::{Expression, Operands};
use crate::value::Value;
use ir::{Fault, Intrinsic};

/// How deep the fields of a specification may nest.
const MAX_NESTING: u32 = 2;

/// A template filled with the elements of a tuple by place and those of a mapping by name.
///
/// # Errors
/// The language's error, or a call that finds a field's text.
pub fn format_template(
    m: &mut Machine,
    template: Value,
    positional: Value,
    named: Value,
) -> Outcome {
    with_answers(m, &[template, positional, named], &[])
}

fn resume(m: &mut Machine, data: &[Value], result: Value) -> Outcome {
    let (operands, known) = data.split_at(3);
    with_answers(m, operands, &with_result(known, result))
}

fn with_answers(m: &mut Machine, operands: &[Value], known: &[Value]) -> Outcome {
    let template = m.text_of(operands[0]).unwrap_or_default();
    let mut filling = Filling {
        positional: operands[1],
        named: operands[2],
        numbering: Numbering::Undecided,
        is_unknown: false,
        answers: Answers::new(resume, operands, known),
    };
    let mut out = String::with_capacity(template.len() + 16);
    filling.fill(m, &mut out, &template, MAX_NESTING)?;
    if filling.is_unknown {
        let given = match operands[1] {
            Value::Nil => Vec::new(),
            positional => m.elements(positional)?.unwrap_or_default(),
        };
        let named = m.names_of_map(operands[2]);
        let format = m.intern("format");
        return Ok(m.unknown(Expression::Method(
            operands[0],
            format,
            Operands::new(&given, &named),
        )));
    }
    Ok(m.new_text(out))
}

/// Whether fields are numbered by the template or one after the other.
enum Numbering {
    Undecided,
    Manual,
    /// The number of the next field.
    Automatic(i64),
}

struct Filling<'a> {
    positional: Value,
    named: Value,
    numbering: Numbering,
    /// Whether a field's value is not known, so that the whole is not.
    is_unknown: bool,
    answers: Answers<'a>,
}

impl Filling<'_> {
    fn fill(
        &mut self,
        m: &mut Machine,
        out: &mut String,
        template: &str,
        nesting: u32,
    ) -> Outcome<()> {
        let mut rest = template;
        loop {
            match pieces::next(&mut rest) {
                Ok(None) => return Ok(()),
                Ok(Some(Piece::Literal(text))) => out.push_str(text),
                Ok(Some(Piece::Field(field))) => self.field(m, out, field, nesting)?,
                Err(fault) => return Err(m.fault(fault, &[])),
            }
            if out.len() > MAX_WIDTH {
                return Err(m.fault(Fault::OutOfMemory, &[]));
            }
        }
    }

    fn field(
        &mut self,
        m: &mut Machine,
        out: &mut String,
        field: Field,
        nesting: u32,
    ) -> Outcome<()> {
        let Some(nesting) = nesting.checked_sub(1) else {
            return Err(m.fault(Fault::FormatNestedTooDeep, &[]));
        };
        let mut value = self.find(m, field.name)?;
        self.is_unknown |= matches!(value, Value::Unknown(_));
        match field.conversion {
            None => {}
            Some('s') => value = self.converted(m, value, Style::Plain, false)?,
            Some('r') => value = self.converted(m, value, Style::Notation, false)?,
            Some('a') => value = self.converted(m, value, Style::Notation, true)?,
            Some(c) => {
                let shown = match c {
                    '!'..='~' => c.to_string(),
                    _ => format!("\\x{:x}", c as u32),
                };
                return Err(m.fault(Fault::UnknownTemplateConversion, &[&shown]));
            }
        }
        let mut spec = field.spec.to_owned();
        if field.is_nested {
            spec.clear();
            self.fill(m, &mut spec, field.spec, nesting)?;
        }
        if let Value::Unknown(_) = value {
            self.is_unknown = true;
            return Ok(());
        }
        let native = |m: &mut Machine| {
            let mut text = String::new();
            push_formatted(m, &mut text, value, &spec).map(|()| text)
        };
        let text = self
            .answers
            .settle(m, native, |m, text| Ok(m.text_of(text).unwrap_or_default()))?;
        out.push_str(&text);
        Ok(())
    }

    /// A value's text, before it is formatted.
    fn converted(&mut self, m: &mut Machine, value: Value, style: Style, ascii: bool) -> Outcome {
        let native = |m: &mut Machine| {
            let mut text = String::new();
            display::push(m, &mut text, value, style)?;
            Ok(m.new_text(text))
        };
        let text = self.answers.settle(m, native, |_, text| Ok(text))?;
        match m.text_of(text) {
            Some(text) if ascii => Ok(m.new_text(escape_beyond_ascii(&text))),
            _ => Ok(text),
        }
    }

    /// The value that a field names.
    fn find(&mut self, m: &mut Machine, name: &str) -> Outcome {
        let (first, mut steps) = pieces::split_name(name);
        let number = pieces::number(first).map_err(|fault| m.fault(fault, &[]))?;
        let mut value = match (number, first.is_empty()) {
            (_, true) => {
                let (Numbering::Undecided | Numbering::Automatic(_)) = self.numbering else {
                    return Err(m.fault(Fault::ManualToAutomatic, &[]));
                };
                let next = match self.numbering {
                    Numbering::Automatic(next) => next,
                    _ => 0,
                };
                self.numbering = Numbering::Automatic(next + 1);
                self.by_place(m, next)?
            }
            (Some(number), _) => {
                if let Numbering::Automatic(_) = self.numbering {
                    return Err(m.fault(Fault::AutomaticToManual, &[]));
                }
                self.numbering = Numbering::Manual;
                self.by_place(m, number)?
            }
            (None, _) => {
                let key = m.new_text(first);
                let named = self.named;
                self.answers
                    .settle(m, |m| item(m, named, key), |_, found| Ok(found))?
            }
        };
        while let Some(step) = pieces::next_step(&mut steps).map_err(|fault| m.fault(fault, &[]))? {
            value = match step {
                Step::Member(name) => {
                    let symbol = m.intern(name);
                    let name = m.new_text(name);
                    // A look-up that takes a call is left to the intrinsic, whose result is the member alone.
                    let native = |m: &mut Machine| match m.get_field(value, symbol, None) {
                        Ok(found) => Ok(found),
                        Err(Exit::Raise(exception)) => Err(Exit::Raise(exception)),
                        Err(_) => {
                            let look_up = Value::Intrinsic(Intrinsic::GetAttribute);
                            Err(Machine::call_exit(look_up, &[value, name, Value::Unbound]))
                        }
                    };
                    self.answers.settle(m, native, |_, found| Ok(found))?
                }
                Step::Element(key) => {
                    let key = match pieces::number(key).map_err(|fault| m.fault(fault, &[]))? {
                        Some(number) => Value::Int(number),
                        None => m.new_text(key),
                    };
                    self.answers
                        .settle(m, |m| item(m, value, key), |_, found| Ok(found))?
                }
            };
        }
        Ok(value)
    }

    fn by_place(&mut self, m: &mut Machine, place: i64) -> Outcome {
        if self.positional == Value::Nil {
            return Err(m.fault(Fault::PositionalFields, &[]));
        }
        let found = match m.object_kind(self.positional) {
            Some(Object::Tuple(items)) => usize::try_from(place)
                .ok()
                .and_then(|place| items.get(place))
                .copied(),
            _ => None,
        };
        match found {
            Some(value) => Ok(value),
            None => Err(m.fault(Fault::NoSuchField, &[&place.to_string()])),
        }
    }
}
