//! What calls of unknown functions are taken to write: variables that they can see, and members of objects in those.
//!
//! It is written where the call is made, as if the function had done it. So a run that goes back and comes there again writes it again.

use crate::code::Place;
use crate::display::Typed;
use crate::heap::Object;
use crate::machine::Machine;
use crate::symbolic::given::Datum;
use crate::value::{Unknown, Value};
use ir::{Layout, Scalar, ScopeKind, Symbol};

/// Where a variable is.
#[derive(Clone, Copy)]
enum Held {
    /// In a slot of the stack.
    Slot(usize),
    /// In a cell.
    Cell(Value),
    /// Among the global variables.
    Global(usize),
}

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
            let Some((own, held)) = self.variable_seen(variable) else {
                continue;
            };
            match member {
                None => self.write_variable(&own, held, &datum),
                Some(member) => self.write_member(&own, held, member, &datum),
            }
        }
    }

    /// The variable of a name that the call on top sees, with its name in the program.
    fn variable_seen(&self, name: &str) -> Option<(String, Held)> {
        let frame = self.state.frames.last()?;
        let code = &self.linked.codes[frame.code as usize];
        let semantics = self.linked.program.modules[code.module.index()].semantics;
        let is_it = |symbol: Symbol| {
            let own = self.name(symbol).trim_start_matches('&');
            own == name || semantics.plain_name(own) == name
        };
        let told = |symbol: Symbol, held: Held| Some((self.name(symbol).to_owned(), held));
        if code.kind != ScopeKind::Module {
            for &(symbol, place) in &code.locals {
                let slot = |slot: u16| frame.base as usize + slot as usize;
                let held = match place {
                    Place::Cell(at) => {
                        Held::Cell(self.state.stack.get(slot(at)).copied().unwrap_or_default())
                    }
                    Place::Local(at) | Place::Class(at, _) => Held::Slot(slot(at)),
                    Place::Capture(_) | Place::Global(_) => continue,
                };
                if is_it(symbol) && self.value_held(held).is_bound() {
                    return told(symbol, held);
                }
            }
            for (&symbol, &cell) in code.captures.iter().zip(&*frame.captures) {
                if is_it(symbol) {
                    return told(symbol, Held::Cell(Value::Ref(cell)));
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
        told(global.name, Held::Global(at))
    }

    fn value_held(&self, held: Held) -> Value {
        match held {
            Held::Slot(at) => self.state.stack.get(at).copied().unwrap_or_default(),
            Held::Cell(cell) => self.cell(cell),
            Held::Global(at) => self.state.globals.get(at).copied().unwrap_or_default(),
        }
    }

    fn write_variable(&mut self, name: &str, held: Held, datum: &Datum) {
        let before = self.value_held(held);
        if let Some(memory) = self.variable_memory(name, before) {
            self.write_memory(memory, datum);
            return;
        }
        let Some(value) = self.value_of_datum(datum, self.scalar_held(before), 0) else {
            return;
        };
        match held {
            Held::Slot(at) => self.state.stack[at] = value,
            Held::Cell(cell) => self.set_cell(cell, value),
            Held::Global(at) => self.state.globals[at] = value,
        }
    }

    /// The type of what stands there, which what is written has to have.
    fn scalar_held(&self, before: Value) -> Option<Scalar> {
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

    fn write_member(&mut self, name: &str, held: Held, member: &str, datum: &Datum) {
        let owner = self.value_held(held);
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
                self.write_memory(part, datum);
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

    fn write_memory(&mut self, memory: Typed, datum: &Datum) {
        let module = &self.linked.program.modules[memory.module.index()];
        let scalar = match module.layouts.get(memory.layout.index()) {
            Some(
                Layout::Scalar(scalar) | Layout::Character(scalar) | Layout::Enum { scalar, .. },
            ) if memory.bits.is_none() => *scalar,
            _ => return,
        };
        if let Some(value) = self.value_of_datum(datum, Some(scalar), 0) {
            let pointer = Value::Pointer(memory.region, memory.offset);
            let _ = self.store_scalar(pointer, 0, scalar, value);
        }
    }
}
