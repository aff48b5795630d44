//! What calls of unknown functions are taken to write: variables that they can see, and members of objects in those.
//!
//! It is written where the call is made, as if the function had done it. So a run that goes back and comes there again writes it again.

use crate::code::Place;
use crate::debug::change::{Changed, Replacement};
use crate::debug::origin::{Part, Spot};
use crate::display::Typed;
use crate::heap::Object;
use crate::machine::Machine;
use crate::symbolic::given::Datum;
use crate::value::{Unknown, Value};
use ir::{Scalar, ScopeKind, Symbol};

impl Machine {
    /// Writes what a call is taken to write. What it cannot see is passed over, as is a value that the language has none like.
    pub(crate) fn write_given(&mut self, call: Unknown) {
        if self.settings.given.is_empty() {
            return;
        }
        let Some(given) = self.given_for(call) else {
            return;
        };
        for (name, datum) in given.writes.clone() {
            let (variable, member) = match name.split_once('.') {
                Some((variable, member)) => (variable, Some(member)),
                None => (&*name, None),
            };
            let Some((own, spot)) = self.variable_seen(variable) else {
                continue;
            };
            match member {
                None => self.write_variable(&own, spot, &datum),
                Some(member) => self.write_member(&own, spot, member, &datum),
            }
        }
    }

    /// The variable of a name that the call on top sees, with its name in the program.
    fn variable_seen(&self, name: &str) -> Option<(String, Spot)> {
        let innermost = self.state.frames.len().checked_sub(1)?;
        let frame = &self.state.frames[innermost];
        let code = &self.linked.codes[frame.code as usize];
        let semantics = self.linked.program.modules[code.module.index()].semantics;
        let is_it = |symbol: Symbol| {
            let own = self.name(symbol).trim_start_matches('&');
            own == name || semantics.plain_name(own) == name
        };
        let told = |symbol: Symbol, spot: Spot| Some((self.name(symbol).to_owned(), spot));
        if code.kind != ScopeKind::Module {
            for &(symbol, place) in &code.locals {
                let spot = match place {
                    Place::Cell(at) => {
                        let slot = self.state.stack.get(frame.base as usize + at as usize);
                        match slot.and_then(|cell| cell.handle()) {
                            Some(cell) => Spot::Part(cell, Part::Cell),
                            None => continue,
                        }
                    }
                    Place::Local(_) | Place::Class(..) => Spot::Local(innermost, symbol),
                    Place::Capture(_) | Place::Global(_) => continue,
                };
                if is_it(symbol) && self.value_at(spot).is_some_and(Value::is_bound) {
                    return told(symbol, spot);
                }
            }
            for (&symbol, &cell) in code.captures.iter().zip(&*frame.captures) {
                if is_it(symbol) {
                    return told(symbol, Spot::Part(cell, Part::Cell));
                }
            }
        }
        let globals = self.linked.globals.iter().enumerate();
        let mut of_module = globals.filter(|(_, global)| global.module == code.module);
        let exact = of_module.clone().find(|(_, global)| is_it(global.name));
        let found = exact.or_else(|| {
            of_module.find(|(_, global)| semantics.simple_name(self.name(global.name)) == name)
        });
        let (at, global) = found?;
        told(global.name, Spot::Global(at as u32))
    }

    fn write_variable(&mut self, name: &str, spot: Spot, datum: &Datum) {
        let before = self.value_at(spot).unwrap_or_default();
        let place = match self.variable_memory(name, before) {
            Some(memory) => Changed::Memory(memory),
            None => Changed::Spot(spot),
        };
        let _ = self.put(place, &Replacement::Made(datum.clone()));
    }

    /// The type of what stands there, which what is written has to have.
    pub(crate) fn scalar_held(&self, before: Value) -> Option<Scalar> {
        match before {
            Value::Sized(scalar, _) => Some(scalar),
            Value::Bool(_) if self.semantics().numbers.integers == ir::Integers::FixedWidths => {
                Some(Scalar::Bool)
            }
            Value::Float(_) if self.semantics().numbers.integers == ir::Integers::FixedWidths => {
                Some(Scalar::F64)
            }
            Value::Unknown(unknown) => self.state.unknowns.get(unknown).ty,
            _ => None,
        }
    }

    fn write_member(&mut self, name: &str, spot: Spot, member: &str, datum: &Datum) {
        let owner = self.value_at(spot).unwrap_or_default();
        let memory = match self.variable_memory(name, owner) {
            Some(memory) => match self.memory_value(memory) {
                // A pointer: of what it leads to.
                Some(pointer) => self.memory_behind(pointer),
                None => Some(memory),
            },
            None => self.memory_behind(owner),
        };
        if let Some(memory) = memory {
            let parts = self.memory_parts_from(memory, 0, u64::MAX);
            let part = parts.into_iter().find(|(own, _)| own == member);
            if let Some((_, part)) = part {
                let value = Replacement::Made(datum.clone());
                let _ = self.put(Changed::Memory(part), &value);
            }
            return;
        }
        let Value::Ref(handle) = owner else {
            return;
        };
        let map = match self.object(handle) {
            Object::Map(_) => Some(handle),
            _ => self.map_of_members(handle),
        };
        if let Some(map) = map {
            let key = self.new_text(member);
            if let Some(value) = self.value_of_datum(datum, None, 0) {
                let _ = self.map_set(map, key, value);
            }
            return;
        }
        let name = self.intern(member);
        let before = match self.object(handle) {
            Object::Instance(instance) => (self.shapes.get(instance.shape).place(name))
                .and_then(|place| instance.fields.get(place).copied()),
            _ => None,
        };
        let ty = before.and_then(|before| self.scalar_held(before));
        if let Some(value) = self.value_of_datum(datum, ty, 0) {
            // Where the object has no such place nothing is written.
            let _ = self.set_field_plainly(owner, name, value, None);
        }
    }

    fn memory_behind(&self, pointer: Value) -> Option<Typed> {
        match pointer {
            Value::Pointer(handle, offset) => Some(Typed {
                offset,
                ..self.typed_region(handle)?
            }),
            _ => None,
        }
    }
}
