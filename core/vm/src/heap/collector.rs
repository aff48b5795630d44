//! Garbage collection: mark and sweep, between instructions only.
//!
//! When it happens depends on the run alone, so that handles are given out in the same order in every
//! replay.

use crate::Outcome;
use crate::control::cursor::Over;
use crate::control::generator::Generator;
use crate::debug::recorder::Recorder;
use crate::heap::Object;
use crate::machine::Machine;
use crate::machine::state::{Ending, Exhausted, Frame, IfMissing, Then};
use crate::symbolic::Expression;
use crate::value::{Handle, Value};

/// Objects made between two collections, at least.
const MINIMUM: usize = 100_000;

struct Marker {
    marks: Vec<u64>,
    pending: Vec<Handle>,
}

impl References for Marker {
    fn handle(&mut self, handle: Handle) {
        let (word, bit) = (handle.0 as usize / 64, handle.0 % 64);
        if self.marks[word] & (1 << bit) == 0 {
            self.marks[word] |= 1 << bit;
            self.pending.push(handle);
        }
    }
}

/// Walks over what objects and calls refer to.
pub(crate) trait References {
    /// A reference.
    fn handle(&mut self, handle: Handle);

    fn value(&mut self, value: Value) {
        if let Value::Ref(handle) | Value::Pointer(handle, _) = value {
            self.handle(handle);
        }
    }

    fn values(&mut self, values: &[Value]) {
        for &value in values {
            self.value(value);
        }
    }

    fn frame(&mut self, frame: &Frame) {
        for &cell in &*frame.captures {
            self.handle(cell);
        }
        if let Some(generator) = frame.generator {
            self.handle(generator);
        }
        self.value(frame.delegate);
        self.value(frame.function);
        self.then(&frame.then);
    }

    fn then(&mut self, then: &Then) {
        let mut at = then;
        loop {
            at = match at {
                Then::Replace(_, value) => return self.value(*value),
                Then::HasNext(_, cursor) => return self.handle(*cursor),
                Then::Binary(attempt) => {
                    self.values(&[attempt.left, attempt.right]);
                    &attempt.then
                }
                Then::MakeClass(work) => {
                    self.values(&work.parents);
                    self.values(&[work.keywords, work.namespace]);
                    &work.then
                }
                Then::Attribute(work) => {
                    self.value(work.0.object);
                    if let IfMissing::Default(value) = work.0.missing {
                        self.value(value);
                    }
                    &work.1
                }
                Then::Exhaustible(work) => {
                    if let Exhausted::Default(value) = work.0 {
                        self.value(value);
                    }
                    &work.1
                }
                Then::Continue(work) => {
                    self.values(&work.data);
                    &work.then
                }
                _ => return,
            };
        }
    }

    /// The slots of a generator that is put aside.
    fn saved(&mut self, generator: &Generator) {
        self.values(&generator.saved);
    }

    fn object(&mut self, object: &Object) {
        match object {
            Object::List(items) => self.values(items),
            Object::Array(array) => {
                self.values(&array.items);
                self.handle(array.class);
            }
            Object::Tuple(items) => self.values(items),
            Object::Map(map) => map
                .iter()
                .for_each(|entry| self.values(&[entry.key, entry.value])),
            Object::Table(table) => {
                self.values(&table.items);
                (table.map.iter()).for_each(|entry| self.values(&[entry.key, entry.value]));
                table
                    .parent
                    .into_iter()
                    .for_each(|parent| self.handle(parent));
            }
            Object::Set(set) => set.iter().for_each(|(_, value)| self.value(value)),
            Object::FrozenSet(set) => set.iter().for_each(|(_, value)| self.value(value)),
            Object::Slice(slice) => self.values(&[slice.start, slice.stop, slice.step]),
            Object::Cell(value) | Object::StaticMethod(value) | Object::ClassMethod(value) => {
                self.value(*value)
            }
            Object::Function(function) => {
                function.captures.iter().for_each(|&cell| self.handle(cell));
                self.values(&function.defaults);
                self.value(function.named_defaults);
                function
                    .members
                    .iter()
                    .for_each(|&(_, value)| self.value(value));
                self.values(&function.own.fields);
            }
            Object::BoundMethod(method) => self.values(&[method.receiver, method.function]),
            Object::Class(class) => {
                class
                    .order
                    .iter()
                    .chain(&*class.parents)
                    .for_each(|&class| self.handle(class));
                class.children.iter().for_each(|&class| self.handle(class));
                self.handle(class.metaclass);
                class.members.values().for_each(|&value| self.value(value));
            }
            Object::Instance(instance) => self.values(&instance.fields),
            Object::Exception(data) => {
                self.values(&[data.args, data.cause, data.context, data.notes]);
            }
            Object::Generator(data) => {
                self.saved(data);
                self.values(&data.handled);
                self.value(data.first_sent);
                if let Some(inner) = data.step_of {
                    self.handle(inner);
                }
                if let Some(frame) = &data.frame {
                    self.frame(frame);
                }
            }
            Object::Cursor(cursor) => {
                self.value(cursor.pending);
                match cursor.over {
                    Over::Sequence(handle, _)
                    | Over::Reverse(handle, _)
                    | Over::Map(handle, ..)
                    | Over::MapReverse(handle, ..)
                    | Over::Set(handle, ..) => self.handle(handle),
                    Over::Guest(value) | Over::Unknown(value) => self.value(value),
                    Over::Range(..) | Over::Done => {}
                }
            }
            Object::Property(property) => {
                self.values(&[property.get, property.set, property.delete, property.doc]);
            }
            Object::Super(parents) => {
                self.handle(parents.class);
                self.handle(parents.start);
                self.value(parents.receiver);
            }
            Object::MapView(map, _) => self.handle(*map),
            Object::Region(region) => region.parts().1.for_each(|value| self.value(value)),
            Object::Free
            | Object::Symbol(_)
            | Object::Boxed(_)
            | Object::Text(_)
            | Object::BigInt(_)
            | Object::Bytes(_)
            | Object::ByteArray(_)
            | Object::Range(_)
            | Object::Module(_) => {}
        }
    }

    fn expression(&mut self, expression: &Expression) {
        match expression {
            Expression::Field(value, _)
            | Expression::Unary(_, value)
            | Expression::Element(value) => self.value(*value),
            Expression::Index(a, b) | Expression::Binary(_, a, b) => self.values(&[*a, *b]),
            Expression::Call(callee, operands) | Expression::Method(callee, _, operands) => {
                self.value(*callee);
                self.values(&operands.placed);
                for &(_, value) in &*operands.named {
                    self.value(value);
                }
            }
            Expression::Intrinsic(_, args) => self.values(args),
            Expression::Name(_)
            | Expression::Import(_)
            | Expression::Parameter(_)
            | Expression::Described(_) => {}
        }
    }
}

impl Machine {
    /// How many objects may be made before the next collection.
    #[inline]
    pub(crate) fn gc_threshold(&self) -> usize {
        MINIMUM.max(self.state.heap.live() / 2)
    }

    /// Collects if it is time to.
    ///
    /// # Errors
    /// Where the run still holds more than it may.
    #[inline]
    pub(crate) fn collect_if_due(&mut self) -> Outcome<()> {
        if self.state.heap.young >= MINIMUM && self.state.heap.young >= self.gc_threshold() {
            return self.collect();
        }
        Ok(())
    }

    /// Frees what nothing refers to.
    ///
    /// # Errors
    /// Where the run still holds more than it may.
    pub(crate) fn collect(&mut self) -> Outcome<()> {
        // What is made beside the run goes as a whole, and what the run refers to is not in sight.
        if let Some(Recorder::Undo(_)) = self.recorder {
            self.state.heap.young = 0;
            return Ok(());
        }
        let mut marker = Marker {
            marks: vec![0; self.state.heap.places() / 64 + 1],
            pending: Vec::new(),
        };
        let state = &self.state;
        marker.values(&state.stack);
        marker.values(&state.globals);
        state.frames.iter().for_each(|frame| marker.frame(frame));
        for task in &state.tasks.all {
            marker.values(&task.stack);
            task.frames.iter().for_each(|frame| marker.frame(frame));
        }
        if let Some(left) = &state.left {
            marker.values(&left.stack);
            left.frames.iter().for_each(|frame| marker.frame(frame));
        }
        state
            .finalizers
            .values()
            .for_each(|value| marker.value(value));
        self.other_roots(&mut marker);
        while let Some(handle) = marker.pending.pop() {
            // Marking only reads; the object is looked at in place.
            let object = self.state.heap.get(handle);
            marker.object(object);
        }
        let marks = marker.marks;
        self.state
            .finalizers
            .forget_lost(|handle| marks[handle.0 as usize / 64] & (1 << (handle.0 % 64)) != 0);
        self.note_lost(|at| marks[at / 64] & (1 << (at % 64)) != 0);
        if let Some(changes) = self.recorder.as_mut().and_then(Recorder::all) {
            for at in 0..self.state.heap.places() {
                let handle = Handle(at as u32);
                let is_lost = marks[at / 64] & (1 << (at % 64)) == 0;
                if is_lost && !matches!(self.state.heap.get(handle), Object::Free) {
                    changes.note(handle);
                }
            }
        }
        let young = self.state.heap.young;
        self.state
            .heap
            .sweep(|at| marks[at / 64] & (1 << (at % 64)) != 0);
        // Handles may come to mean other classes.
        self.caches.forget();
        self.weighed(young)
    }

    /// What the run can reach besides variables and the slots of calls.
    pub(crate) fn other_roots(&self, marker: &mut impl References) {
        let state = &self.state;
        marker.values(&state.modules);
        (state.parents.iter()).for_each(|&handle| marker.handle(handle));
        (state.streams.regions()).for_each(|handle| marker.handle(handle));
        (state.process.values()).for_each(|value| marker.value(value));
        state.memory.values().for_each(|value| marker.value(value));
        marker.values(&self.constants);
        marker.values(&self.boot.ascii);
        state
            .handled
            .iter()
            .for_each(|handled| marker.value(handled.exception));
        for task in &state.tasks.all {
            marker.value(task.entry);
            (task.handled.iter()).for_each(|handled| marker.value(handled.exception));
            (task.automatic.iter()).for_each(|&handle| marker.handle(handle));
        }
        (state.tasks.held.iter()).for_each(|&(handle, ..)| marker.handle(handle));
        state.lazy.values().for_each(|&value| marker.value(value));
        state
            .extra_members
            .values()
            .for_each(|&value| marker.value(value));
        state.module_maps.keys().for_each(|&map| marker.handle(map));
        state
            .unknowns
            .iter()
            .for_each(|node| marker.expression(&node.expression));
        (state.unknowns.memory.iter()).for_each(|(_, value)| marker.value(value));
        state
            .native_classes
            .iter()
            .chain(state.boxes.values())
            .for_each(|&handle| marker.handle(handle));
        state
            .array_types
            .handles()
            .for_each(|handle| marker.handle(handle));
        self.boot
            .classes
            .values()
            .for_each(|&class| marker.handle(class));
        if let Some(Ending::Uncaught(exception)) = state.ending {
            marker.value(exception);
        }
    }
}
