//! Places: variables of frames, cells, captures, globals, and functions made over them.

use crate::heap::{Function, Object};
use crate::machine::state::Then;
use crate::machine::{Exit, Machine};
use crate::symbolic::Expression;
use crate::value::Value;
use ir::{Fault, Symbol};
use std::rc::Rc;

impl Machine {
    #[inline]
    pub(crate) fn cell(&self, cell: Value) -> Value {
        match cell {
            Value::Ref(handle) => match self.object(handle) {
                Object::Cell(value) => *value,
                _ => Value::Unbound,
            },
            _ => Value::Unbound,
        }
    }

    #[inline]
    pub(crate) fn set_cell(&mut self, cell: Value, value: Value) {
        if let Value::Ref(handle) = cell
            && let Object::Cell(inner) = self.object_mut(handle)
        {
            *inner = value;
        }
    }

    #[inline]
    pub(crate) fn capture(&self, index: u16) -> Value {
        let cell = self
            .state
            .frames
            .last()
            .and_then(|frame| frame.captures.get(index as usize));
        cell.map_or(Value::Unbound, |&cell| self.cell(Value::Ref(cell)))
    }

    pub(super) fn unbound_local(
        &mut self,
        fault: Fault,
        name: Symbol,
        dst: u16,
    ) -> Result<(), Value> {
        let text = self.name(name).to_owned();
        let outcome = match self.semantics().memory.unbound {
            ir::Unbound::Fails => Err(self.not_bound_yet(fault, name)),
            ir::Unbound::Undefined => self
                .undefined_with(ir::Undefined::UninitRead, None, || {
                    format!("`{text}` is read, but has no value yet")
                })
                .map(|()| Value::Sized(ir::Scalar::I32, 0)),
        };
        self.settle(outcome, Then::Store(dst))
    }

    /// Reads a global variable that is not bound in its module.
    pub(super) fn load_global_slowly(&mut self, dst: u16, global: u32) -> Result<(), Value> {
        let outcome = self.global_value(global);
        self.settle(outcome, Then::Store(dst))
    }

    /// A global variable's value, or the prelude's, or an unknown, or the language's error.
    pub(crate) fn global_value(&mut self, global: u32) -> crate::Outcome {
        let value = self.state.globals[global as usize];
        if value.is_bound() {
            return Ok(value);
        }
        let data = &self.linked.globals[global as usize];
        let (name, module, is_bound, fallback) =
            (data.name, data.module, data.is_bound, data.fallback);
        if let Some(&function) = self.state.lazy.get(&global) {
            let number = Value::Int(i64::from(global));
            return Err(Machine::call_then(function, &[], defined, vec![number]));
        }
        if let Some(value) = self.in_namespace(name) {
            return Ok(value);
        }
        if let Some(fallback) = fallback {
            let value = self.state.globals[fallback as usize];
            if value.is_bound() {
                return Ok(value);
            }
        }
        if let Some(&value) = self.state.extra_members.get(&(module, name)) {
            return Ok(value);
        }
        if let Some(found) = self.member_of_globals(name) {
            return found;
        }
        if self.semantics().objects.absent_variables_are_nil {
            return Ok(Value::Nil);
        }
        if is_bound
            || self.settings.complete
            || self.semantics().errors.handlers_name_all && self.has_handler_of_program()
            || self.linked.program.modules[module.index()].is_library
        {
            if is_bound && self.note().starts_with(ir::note::NOT_BOUND_YET) {
                return Err(self.not_bound_yet(Fault::UnboundGlobal, name));
            }
            let fault = match is_bound {
                true => Fault::UnboundGlobal,
                false => Fault::UnknownName,
            };
            return Err(self.no_such_name(fault, name));
        }
        Ok(self.unknown(Expression::Name(name)))
    }

    /// A variable that is a member of the object whose members are variables.
    fn member_of_globals(&mut self, name: Symbol) -> Option<crate::Outcome> {
        let semantics = self.semantics();
        let globals = semantics.objects.protocol.globals;
        if globals.is_empty() {
            return None;
        }
        let prelude = self.names.get(semantics.library.prelude)?;
        let prelude = self.linked.program.module_named(prelude)?;
        let object = self.module_member(prelude, self.names.get(globals)?)?;
        let key = crate::delegation::Key::Name(name);
        self.has_delegated(object, key)
            .then(|| self.member_for(object, key, object, None))
    }

    /// Reads a variable of a class body that is not bound there.
    pub(super) fn load_class_place(&mut self, dst: u16, place: u32) -> Result<(), Value> {
        let (name, _) = self.linked.places[place as usize];
        match self.in_namespace(name) {
            Some(value) => self.deliver(Then::Store(dst), value),
            None => self.load_place_into(dst, place),
        }
    }

    pub(super) fn load_place_into(&mut self, dst: u16, place: u32) -> Result<(), Value> {
        let outcome = self.load_place(place);
        self.settle(outcome, Then::Store(dst))
    }

    /// The value at a place, for the frame on top.
    #[inline]
    pub(crate) fn load_place(&mut self, place: u32) -> crate::Outcome {
        use crate::code::Place;
        let (name, place) = self.linked.places[place as usize];
        let base = self
            .state
            .frames
            .last()
            .map_or(0, |frame| frame.base as usize);
        let value = match place {
            Place::Global(global) => return self.global_value(global),
            Place::Local(slot) => self.state.stack[base + slot as usize],
            Place::Cell(slot) => self.cell(self.state.stack[base + slot as usize]),
            Place::Capture(index) => self.capture(index),
            Place::Class(slot, outer) => {
                let value = self.state.stack[base + slot as usize];
                if !value.is_bound() {
                    return self.load_place(outer);
                }
                value
            }
        };
        if value.is_bound() {
            return Ok(value);
        }
        let fault = if matches!(place, Place::Capture(_)) {
            Fault::UnboundCapture
        } else {
            Fault::UnboundLocal
        };
        Err(self.not_bound_yet(fault, name))
    }

    /// The error of a variable that is not bound yet. The instruction at hand may say itself what that means.
    fn not_bound_yet(&mut self, fault: Fault, name: Symbol) -> Exit {
        let told = self.name(name);
        let own = told.rsplit_once('@').map(|(own, _)| own);
        let own = own.filter(|_| self.names.is_of_block(name));
        let text = own.unwrap_or(told).to_owned();
        let meaning = self.note().strip_prefix(ir::note::NOT_BOUND_YET);
        match meaning.map(str::to_owned) {
            Some(meaning) => self.fault(Fault::UnboundNoted, &[&text, &meaning]),
            None => self.fault(fault, &[&text]),
        }
    }

    /// Whether code of the program has a handler in force.
    pub(crate) fn has_handler_of_program(&self) -> bool {
        let frames = &self.state.frames;
        frames.iter().enumerate().any(|(at, frame)| {
            let above = frames.get(at + 1).map(|above| above.handlers as usize);
            let own = above.unwrap_or(self.state.handlers.len()) > frame.handlers as usize;
            let module = self.linked.codes[frame.code as usize].module;
            own && !self.linked.program.modules[module.index()].is_library
        })
    }

    pub(crate) fn close_over(&mut self, definition: &crate::code::FunctionDefinition) -> Value {
        use crate::code::CaptureFrom;
        let (base, outer) = match self.state.frames.last() {
            Some(frame) => (frame.base as usize, Rc::clone(&frame.captures)),
            None => (0, Rc::default()),
        };
        let captures: Rc<[crate::value::Handle]> = definition
            .captures
            .iter()
            .filter_map(|from| match *from {
                CaptureFrom::Cell(slot) => self.state.stack[base + slot as usize].handle(),
                CaptureFrom::Capture(index) => outer.get(index as usize).copied(),
            })
            .collect();
        let class = self.native_class(ir::Native::Function);
        let shape = self.shapes.root(class);
        self.insert(Object::Function(Box::new(Function {
            own: crate::heap::Instance {
                fields: Vec::new(),
                shape,
            },
            is_class: false,
            is_plain: false,
            tells: false,
            has_prototype: false,
            code: definition.code,
            captures,
            defaults: Rc::default(),
            named_defaults: Value::Nil,
            members: Vec::new(),
        })))
    }
}

/// A variable has been defined by what was to do that when it is first read.
fn defined(machine: &mut Machine, data: &[Value], _: Value) -> crate::Outcome {
    let Value::Int(global) = data[0] else {
        return Ok(Value::Nil);
    };
    match machine.state.globals[global as usize] {
        Value::Unbound => {
            let name = machine.linked.globals[global as usize].name;
            Err(machine.no_such_name(Fault::UnboundGlobal, name))
        }
        value => Ok(value),
    }
}
