//! Values that a person puts in the place of others while a run stands: from there the run goes on in its own way.
//!
//! A change is part of the run, like its input. It is made whenever the run comes to its step, so that the run can be gone through
//! again, forwards and backwards.
//!
//! **Invariant.** A machine that stands at a step, between instructions, has made all changes up to that step and no later one.

use crate::code::Place;
use crate::debug::origin::{Part, Spot};
use crate::debug::recorder::Recorder;
use crate::display::Typed;
use crate::heap::Object;
use crate::machine::Machine;
use crate::symbolic::given::Datum;
use crate::value::Value;
use ir::{Const, Integers, Layout, Scalar, Symbol};

/// A value in the place of another, from a step on.
#[derive(Clone, Debug)]
pub struct Change {
    /// How many steps come before.
    pub step: u64,
    /// What holds the value.
    pub place: Changed,
    /// The value.
    pub value: Replacement,
}

/// What can be given another value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Changed {
    /// A place that holds a value.
    Spot(Spot),
    /// A stretch of memory that is a scalar or a pointer.
    Memory(Typed),
}

/// The value that comes in the place of another.
#[derive(Clone, PartialEq, Debug)]
pub enum Replacement {
    /// One that is there: a number, a truth value, an object of the run.
    There(Value),
    /// One that is made.
    Made(Datum),
}

impl Machine {
    /// The step in front of which the next change is made.
    pub(crate) fn changed_next(&self) -> u64 {
        let next = self.settings.changes.get(self.state.changes as usize);
        next.map_or(u64::MAX, |change| change.step)
    }

    /// Makes the changes that are due where the run stands.
    pub(crate) fn make_changes(&mut self) {
        while self.changed_next() <= self.state.steps {
            let change = self.settings.changes[self.state.changes as usize].clone();
            self.state.changes += 1;
            let _ = self.put(change.place, &change.value);
        }
    }

    /// Puts a value into a place; nothing where that cannot hold it.
    pub(crate) fn put(&mut self, place: Changed, value: &Replacement) -> Option<()> {
        match place {
            Changed::Memory(memory) => self.put_into_memory(memory, value),
            Changed::Spot(spot) => {
                let before = self.value_at(spot)?;
                let value = self.replacement(value, before)?;
                self.put_at(spot, value)
            }
        }
    }

    /// What an expression has given, for the place of another value; nothing of an object that it has made, other than a text or a
    /// collection of what can be written down.
    pub(crate) fn replacement_for(&self, value: Value) -> Option<Replacement> {
        let is_there = value.handle().is_none_or(|handle| match &self.recorder {
            Some(Recorder::Undo(undo)) => undo.knew(handle),
            _ => true,
        });
        match is_there {
            true => Some(Replacement::There(value)),
            false => self.written_down(value, 0).map(Replacement::Made),
        }
    }

    fn written_down(&self, value: Value, depth: u32) -> Option<Datum> {
        const DEEPEST: u32 = 20;
        let inner = |value| self.written_down(value, depth + 1);
        let constant = match value {
            _ if depth > DEEPEST => return None,
            Value::Nil => Const::Nil,
            Value::Bool(truth) => Const::Bool(truth),
            Value::Int(number) => Const::Int(number),
            Value::Float(number) => Const::Float(number),
            Value::Sized(scalar, number) => Const::Sized(scalar, number),
            Value::Ref(handle) => match self.object(handle) {
                Object::Text(_) => Const::Text(self.text_of(value)?.into()),
                Object::BigInt(number) => Const::BigInt(number.to_string().into()),
                Object::List(items) => {
                    let items = items.iter().map(|item| inner(*item));
                    return items.collect::<Option<_>>().map(Datum::List);
                }
                Object::Map(map) => {
                    let entries = map.iter();
                    let entries =
                        entries.map(|entry| Some((inner(entry.key)?, inner(entry.value)?)));
                    return entries.collect::<Option<_>>().map(Datum::Map);
                }
                _ => return None,
            },
            _ => return None,
        };
        Some(Datum::One(constant))
    }

    /// What stands at a place; nothing where there is none.
    pub(crate) fn value_at(&self, spot: Spot) -> Option<Value> {
        match spot {
            Spot::Local(frame, name) => {
                let slot = self.slot_of(frame, name)?;
                self.state.stack.get(slot).copied()
            }
            Spot::Global(at) => self.state.globals.get(at as usize).copied(),
            Spot::Part(handle, part) => Some(self.part(handle, part)),
        }
    }

    fn put_at(&mut self, spot: Spot, value: Value) -> Option<()> {
        match spot {
            Spot::Local(frame, name) => {
                let slot = self.slot_of(frame, name)?;
                *self.state.stack.get_mut(slot)? = value;
            }
            Spot::Global(at) => *self.state.globals.get_mut(at as usize)? = value,
            Spot::Part(cell, Part::Cell) => self.set_cell(Value::Ref(cell), value),
            Spot::Part(map, Part::Entry(key)) => {
                self.map_set(map, key, value).ok()?;
            }
            Spot::Part(instance, Part::Member(name)) => {
                (self.set_own_field(Value::Ref(instance), name, value, None)).ok()?;
            }
            Spot::Part(handle, Part::Element(at)) => match self.object_mut(handle) {
                Object::List(items) => *items.get_mut(at)? = value,
                Object::Array(array) => *array.items.get_mut(at)? = value,
                _ => return None,
            },
            Spot::Part(_, Part::Bytes(..)) => return None,
        }
        Some(())
    }

    /// The slot on the stack of a variable of a call in progress.
    fn slot_of(&self, frame: usize, name: Symbol) -> Option<usize> {
        let frame = self.state.frames.get(frame)?;
        let code = &self.linked.codes[frame.code as usize];
        let (_, place) = code.locals.iter().find(|(own, _)| *own == name)?;
        match *place {
            Place::Local(at) | Place::Class(at, _) => Some(frame.base as usize + at as usize),
            Place::Cell(_) | Place::Capture(_) | Place::Global(_) => None,
        }
    }

    /// The value that comes in the place of `before`; nothing where a language with fixed types has none like it there.
    fn replacement(&mut self, value: &Replacement, before: Value) -> Option<Value> {
        let scalar = self.scalar_held(before);
        let value = match value {
            Replacement::There(value) => *value,
            Replacement::Made(datum) => self.value_of_datum(datum, scalar, 0)?,
        };
        if self.semantics().numbers.integers != Integers::FixedWidths {
            return Some(value);
        }
        match scalar {
            Some(scalar) => as_scalar(value, scalar),
            None if !before.is_bound() => Some(value),
            // Of other values only such as are objects too.
            None => {
                matches!(value, Value::Ref(_) | Value::Nil | Value::Unknown(_)).then_some(value)
            }
        }
    }

    fn put_into_memory(&mut self, memory: Typed, value: &Replacement) -> Option<()> {
        let module = &self.linked.program.modules[memory.module.index()];
        let scalar = match module.layouts.get(memory.layout.index())? {
            Layout::Scalar(scalar) | Layout::Character(scalar) | Layout::Enum { scalar, .. } => {
                *scalar
            }
            Layout::Pointer(_) => Scalar::Ptr,
            Layout::Array { .. } | Layout::Record { .. } => return None,
        };
        let value = match value {
            Replacement::There(value) => *value,
            Replacement::Made(datum) => self.value_of_datum(datum, Some(scalar), 0)?,
        };
        let value = match (scalar, value) {
            _ if memory.bits.is_some() => return None,
            (Scalar::Ptr, Value::Pointer(..) | Value::Nil) => value,
            (Scalar::Ptr, Value::Int(0) | Value::Sized(_, 0)) => Value::Nil,
            (Scalar::Ptr, _) => return None,
            (scalar, value) => as_scalar(value, scalar)?,
        };
        let pointer = Value::Pointer(memory.region, memory.offset);
        self.store_scalar(pointer, 0, scalar, value).ok()
    }
}

/// A number as one of a type; nothing of what is none.
fn as_scalar(value: Value, scalar: Scalar) -> Option<Value> {
    let number = match value {
        Value::Sized(Scalar::F32, bits) => Number::Real(f64::from(f32::from_bits(bits as u32))),
        Value::Sized(_, number) | Value::Int(number) => Number::Whole(number),
        Value::Bool(truth) => Number::Whole(i64::from(truth)),
        Value::Float(number) => Number::Real(number),
        Value::Unknown(_) => return Some(value),
        _ => return None,
    };
    Some(match (scalar, number) {
        (Scalar::Bool, Number::Whole(number)) => Value::Bool(number != 0),
        (Scalar::F64, Number::Whole(number)) => Value::Float(number as f64),
        (Scalar::F64, Number::Real(number)) => Value::Float(number),
        (Scalar::F32, Number::Whole(number)) => single(number as f32),
        (Scalar::F32, Number::Real(number)) => single(number as f32),
        (scalar, Number::Whole(number)) if scalar.is_fixed() => {
            Value::Sized(scalar, scalar.wrap(number))
        }
        _ => return None,
    })
}

enum Number {
    Whole(i64),
    Real(f64),
}

fn single(number: f32) -> Value {
    Value::Sized(Scalar::F32, i64::from(number.to_bits()))
}
