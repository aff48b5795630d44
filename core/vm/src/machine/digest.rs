//! A digest of a state: equal for equal states, natively and in wasm.
//!
//! It is fed with words of fixed width, since the hashers of other crates depend on the width of a pointer, and mixes
//! each of them in as a whole, by an exclusive or, a multiplication and a shift: a step of the finalizer of Appleby's
//! MurmurHash3.

use crate::heap::Object;
use crate::machine::Machine;
use crate::value::{Handle, Value};

/// The digest of nothing.
const START: u64 = 0xcbf2_9ce4_8422_2325;

/// The multiplier of the finalizer.
const FACTOR: u64 = 0xff51_afd7_ed55_8ccd;

struct Mixer(u64);

impl Mixer {
    #[inline]
    fn word(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_mul(FACTOR);
        self.0 = mixed ^ (mixed >> 33);
    }

    fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        let (whole, rest) = bytes.as_chunks::<8>();
        (whole.iter()).for_each(|&chunk| self.word(u64::from_le_bytes(chunk)));
        let last = (rest.iter().rev()).fold(0, |word, &byte| word << 8 | u64::from(byte));
        self.word(last);
    }

    fn value(&mut self, value: Value) {
        let (tag, word) = match value {
            Value::Unbound => (0, 0),
            Value::Nil => (1, 0),
            Value::Bool(truth) => (2, u64::from(truth)),
            Value::Int(value) => (3, value as u64),
            Value::Float(value) => (4, value.to_bits()),
            Value::Sized(scalar, value) => (5 + 256 * scalar as u64, value as u64),
            Value::Ref(handle) => (6, u64::from(handle.0)),
            Value::Builtin(id) => (7, u64::from(id.0)),
            Value::Intrinsic(intrinsic) => (8, intrinsic as u64),
            Value::Singleton(singleton) => (9, singleton as u64),
            Value::Unknown(unknown) => (10, u64::from(unknown.0)),
            Value::Pointer(handle, offset) => (11 + 256 * u64::from(handle.0), offset as u64),
        };
        self.word(tag);
        self.word(word);
    }

    fn values(&mut self, values: &[Value]) {
        self.word(values.len() as u64);
        values.iter().for_each(|&value| self.value(value));
    }

    fn handles(&mut self, handles: &[Handle]) {
        self.word(handles.len() as u64);
        (handles.iter()).for_each(|handle| self.word(u64::from(handle.0)));
    }

    /// What an object holds.
    fn object(&mut self, object: &Object) {
        self.word(kind(object));
        match object {
            Object::Text(text) => self.text(&text.get()),
            Object::List(items) => self.values(items),
            Object::Array(array) => {
                self.handles(&[array.class]);
                self.values(&array.items);
            }
            Object::Tuple(items) => self.values(items),
            Object::Boxed(value)
            | Object::Cell(value)
            | Object::StaticMethod(value)
            | Object::ClassMethod(value) => self.value(*value),
            Object::Map(map) => map
                .iter()
                .for_each(|entry| self.values(&[entry.key, entry.value])),
            Object::Table(table) => {
                self.values(&table.items);
                for entry in table.map.iter() {
                    self.values(&[entry.key, entry.value]);
                }
                self.values(&[table.parent.map_or(Value::Nil, Value::Ref)]);
            }
            Object::Set(set) => set.iter().for_each(|(_, value)| self.value(value)),
            Object::FrozenSet(set) => set.iter().for_each(|(_, value)| self.value(value)),
            Object::Instance(instance) => {
                self.word(u64::from(instance.shape.0));
                self.values(&instance.fields);
            }
            Object::BigInt(value) => self.text(&value.to_str_radix(16)),
            Object::Bytes(bytes) => self.bytes(bytes),
            Object::ByteArray(bytes) => self.bytes(bytes),
            Object::Region(region) => {
                let (bytes, values) = region.parts();
                self.word(u64::from(region.is_alive));
                self.word(region.address);
                self.bytes(bytes);
                values.for_each(|value| self.value(value));
            }
            Object::Generator(data) => {
                self.word(data.progress as u64);
                self.values(&data.saved);
            }
            Object::Exception(data) => {
                self.values(&[data.args, data.cause, data.context, data.notes])
            }
            Object::Cursor(cursor) => {
                self.value(cursor.pending);
                self.text(&format!("{:?}", cursor.over));
            }
            Object::Range(range) => {
                self.values(&[range.start, range.stop, range.step].map(Value::Int));
            }
            Object::Slice(slice) => self.values(&[slice.start, slice.stop, slice.step]),
            Object::Function(function) => {
                self.word(u64::from(function.code));
                self.word(u64::from(function.is_plain));
                self.values(&function.own.fields);
                self.handles(&function.captures);
                self.values(&function.defaults);
                self.value(function.named_defaults);
                for &(name, value) in &function.members {
                    self.word(u64::from(name.0));
                    self.value(value);
                }
            }
            Object::BoundMethod(method) => self.values(&[method.receiver, method.function]),
            Object::Class(class) => {
                self.word(u64::from(class.name.0));
                for (name, &value) in &class.members {
                    self.word(u64::from(name.0));
                    self.value(value);
                }
            }
            Object::Module(module) => self.word(u64::from(module.0)),
            Object::Property(property) => {
                self.values(&[property.get, property.set, property.delete, property.doc]);
            }
            Object::Super(parents) => {
                self.handles(&[parents.class, parents.start]);
                self.value(parents.receiver);
            }
            Object::MapView(map, kind) => {
                self.handles(&[*map]);
                self.word(*kind as u64);
            }
            Object::Symbol(name) => self.word(u64::from(name.0)),
            Object::Free => {}
        }
    }
}

/// A number for each kind of object that could be taken for another.
fn kind(object: &Object) -> u64 {
    match object {
        Object::List(_) => 1,
        Object::Tuple(_) => 2,
        Object::Boxed(_) => 3,
        Object::Cell(_) => 4,
        Object::StaticMethod(_) => 5,
        Object::ClassMethod(_) => 6,
        Object::Set(_) => 7,
        Object::FrozenSet(_) => 8,
        Object::Bytes(_) => 9,
        Object::ByteArray(_) => 10,
        Object::Text(_) => 11,
        Object::BigInt(_) => 12,
        Object::BoundMethod(_) => 13,
        Object::Slice(_) => 14,
        Object::Range(_) => 15,
        Object::Map(_) => 16,
        Object::Table(_) => 17,
        _ => 0,
    }
}

impl Machine {
    /// A digest of the state: where every call stands, what every variable and object holds, what was written.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let mut mixer = Mixer(START);
        mixer.word(self.state.steps);
        mixer.word(self.state.written as u64);
        mixer.word(self.state.choices as u64);
        self.add_future(mixer)
    }

    /// A digest of what decides how the run goes on, and not of how it came here.
    #[must_use]
    pub fn digest_of_future(&self) -> u64 {
        let mut mixer = Mixer(START);
        for piece in &self.output[..self.state.written.min(self.output.len())] {
            mixer.text(&piece.text);
        }
        // Numbers of unknowns mean the same where the unknowns do.
        mixer.word(self.state.unknowns.digest_with(START, |digest, node| {
            let mut mixer = Mixer(digest);
            mixer.text(&format!("{node:?}"));
            mixer.0
        }));
        // One operation asks several questions, and nothing else may differ between them.
        if let Some(open) = &self.state.undecided {
            mixer.value(open.condition);
            mixer.word(open.number() as u64);
        }
        let mut not_nil: Vec<u32> = (self.state.unknowns.not_nil.iter())
            .map(|unknown| unknown.0)
            .collect();
        not_nil.sort_unstable();
        not_nil
            .into_iter()
            .for_each(|unknown| mixer.word(unknown.into()));
        self.add_future(mixer)
    }

    fn add_future(&self, mut mixer: Mixer) -> u64 {
        let state = &self.state;
        mixer.word(state.read as u64);
        mixer.word(state.clock.to_bits());
        for (place, value) in state.unknowns.memory.iter() {
            mixer.text(&format!("{place:?}"));
            mixer.value(value);
        }
        for frame in &state.frames {
            mixer.word(u64::from(frame.code));
            mixer.word(u64::from(frame.pc));
            mixer.handles(&frame.captures);
        }
        for handled in &state.handled {
            mixer.value(handled.exception);
        }
        mixer.word(u64::from(state.tasks.running));
        for task in &state.tasks.all {
            mixer.values(&task.stack);
            for frame in &task.frames {
                mixer.word(u64::from(frame.code));
                mixer.word(u64::from(frame.pc));
            }
        }
        for &(handle, task, count) in &state.tasks.held {
            mixer.value(Value::Ref(handle));
            mixer.word(u64::from(task));
            mixer.word(u64::from(count));
        }
        for report in &state.reports {
            mixer.word(report.kind as u64);
            mixer.word(report.step);
        }
        state.streams.parts(|bytes| mixer.bytes(bytes));
        state.process.words(|word| mixer.word(word));
        state.process.values().for_each(|value| mixer.value(value));
        mixer.values(&state.stack);
        // Room for what the run has not come to says nothing.
        let bound = (state.globals.iter()).rposition(|value| value.is_bound());
        mixer.values(&state.globals[..bound.map_or(0, |last| last + 1)]);
        self.heap_parts(|at, object| {
            mixer.word(u64::from(at));
            mixer.object(object);
        });
        mixer.0
    }

    /// The objects, in order; among forks of one state those that are not as they were in that.
    fn heap_parts(&self, mut each: impl FnMut(u32, &Object)) {
        let heap = &self.state.heap;
        let get = |at: u32| heap.get(Handle(at));
        let Some(changes) = self.changes() else {
            return (0..heap.places() as u32).for_each(|at| each(at, get(at)));
        };
        let of = |object: &Object| {
            let mut mixer = Mixer(START);
            mixer.object(object);
            mixer.0
        };
        let mut places = changes.places.clone();
        places.sort_unstable();
        for at in places {
            if of(get(at)) != of(changes.base.get(Handle(at))) {
                each(at, get(at));
            }
        }
        let new = changes.base.places() as u32..heap.places() as u32;
        new.for_each(|at| each(at, get(at)));
    }
}
