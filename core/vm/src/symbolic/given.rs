//! What unknowns are taken to be: values in place of what is missing, chosen by a person or taken from a log.
//!
//! A value is given for what an unknown is called, which is its expression, or what it calls where it is a call; and for one of
//! those that are called so, the first, the second, … that the run comes to, or for each of them. So a run with values for the
//! unknowns of another takes the way of that one for as long as the two agree on the rest. All of it is data, so that
//! going through a run again gives the same.

use crate::heap::Object;
use crate::machine::Machine;
use crate::symbolic::Expression;
use crate::value::{Unknown, Value};
use ir::{Const, Integers, Native, Scalar, TextKind};
use std::rc::Rc;

/// A value for an unknown.
#[derive(Clone, PartialEq, Debug)]
pub struct Given {
    /// The unknown's expression, as [`Machine::source_of`] gives it; or of what is called, as [`Machine::called_of`] does.
    pub expression: String,
    /// Whether what calling that gives is meant, rather than itself.
    pub is_called: bool,
    /// How many of the same come before; nothing for each that is called so.
    pub nth: Option<u32>,
    /// What it is taken to be.
    pub value: Datum,
    /// What the call is taken to write: a variable that it can see, or a member behind a dot, and the value.
    pub writes: Vec<(String, Datum)>,
}

/// A value that is written down.
#[derive(Clone, PartialEq, Debug)]
pub enum Datum {
    /// None: it stays unknown.
    Unknown,
    /// A value without parts.
    One(Const),
    /// A list, where the language has such.
    List(Vec<Datum>),
    /// Keys and values, where the language has such.
    Map(Vec<(Datum, Datum)>),
}

impl From<Const> for Datum {
    fn from(value: Const) -> Datum {
        Datum::One(value)
    }
}

/// A call of an unknown function in a run.
#[derive(Clone, PartialEq, Debug)]
pub struct UnknownCall {
    /// What it is, as the program writes it.
    pub expression: Rc<str>,
    /// How many of the same expression come before.
    pub nth: u32,
    /// What is called, and how many calls of that come before.
    pub called: (Rc<str>, u32),
    /// Where.
    pub origin: (ir::ModuleId, ir::InstId),
    /// The unknown that it gives, unless something was given for it.
    pub unknown: Unknown,
}

impl Machine {
    /// The calls of unknown functions so far, in order.
    #[must_use]
    pub fn unknown_calls(&self) -> Vec<UnknownCall> {
        let nodes = self.state.unknowns.iter().enumerate();
        let calls = nodes.filter_map(|(at, node)| {
            let is_call = matches!(
                node.expression,
                Expression::Call(..) | Expression::Method(..)
            );
            let unknown = Unknown(at as u32);
            let called = is_call.then(|| self.called_of(unknown)).flatten()?;
            let (expression, nth) = self.source_of(unknown);
            Some(UnknownCall {
                expression,
                nth,
                called,
                origin: node.origin,
                unknown,
            })
        });
        calls.collect()
    }

    /// What is given for an unknown.
    #[must_use]
    pub fn given_for(&self, unknown: Unknown) -> Option<&Given> {
        let own = self.source_of(unknown);
        let called = self.called_of(unknown);
        self.settings.given.iter().find(|given| {
            let name = match given.is_called {
                true => called.as_ref(),
                false => Some(&own),
            };
            name.is_some_and(|(text, nth)| {
                *given.expression == **text && given.nth.is_none_or(|wanted| wanted == *nth)
            })
        })
    }

    /// The value that an unknown is taken to be.
    pub(crate) fn given(&mut self, unknown: Unknown) -> Option<Value> {
        let datum = self.given_for(unknown)?.value.clone();
        let ty = self.state.unknowns.get(unknown).ty;
        self.value_of_datum(&datum, ty, 0)
    }

    /// A value that was written down; nothing where the language has none like it.
    pub(crate) fn value_of_datum(
        &mut self,
        datum: &Datum,
        ty: Option<Scalar>,
        depth: u32,
    ) -> Option<Value> {
        /// How deep what is written down may nest.
        const DEEPEST: u32 = 100;
        let texts_are_values = self.semantics().texts.kind == TextKind::Values;
        let has_class = |m: &Machine, native| {
            (m.semantics().objects.classes.iter()).any(|class| class.native == native)
        };
        let parts = |m: &mut Machine, items: &[&Datum]| -> Option<Vec<Value>> {
            let each = items.iter();
            each.map(|item| m.value_of_datum(item, None, depth + 1))
                .collect()
        };
        match datum {
            _ if depth > DEEPEST => None,
            Datum::Unknown => None,
            Datum::One(Const::Int(value)) => Some(match ty {
                Some(Scalar::Bool) => Value::Bool(*value != 0),
                Some(Scalar::F64) => Value::Float(*value as f64),
                Some(scalar) if scalar.is_fixed() => Value::Sized(scalar, scalar.wrap(*value)),
                // Where integers have fixed widths there are no others.
                _ if self.semantics().numbers.integers == Integers::FixedWidths => {
                    let scalar = match i32::try_from(*value) {
                        Ok(_) => Scalar::I32,
                        Err(_) => Scalar::I64,
                    };
                    Value::Sized(scalar, *value)
                }
                _ => Value::Int(*value),
            }),
            Datum::One(Const::Text(_) | Const::Bytes(_)) if !texts_are_values => None,
            Datum::One(value) => Some(self.constant(value)),
            Datum::List(items) if has_class(self, Native::List) => {
                let items: Vec<&Datum> = items.iter().collect();
                let items = parts(self, &items)?;
                Some(self.new_list(items))
            }
            Datum::Map(entries) if has_class(self, Native::Map) => {
                let keys: Vec<&Datum> = entries.iter().map(|(key, _)| key).collect();
                let values: Vec<&Datum> = entries.iter().map(|(_, value)| value).collect();
                let (keys, values) = (parts(self, &keys)?, parts(self, &values)?);
                let map = self.insert(Object::Map(Box::default()));
                for (key, value) in keys.into_iter().zip(values) {
                    self.map_set(map.handle()?, key, value).ok()?;
                }
                Some(map)
            }
            _ => None,
        }
    }
}
