//! A digest of a state: equal for equal states, natively and in wasm.
//!
//! FNV-1a over 64 bits (Fowler, Noll and Vo), fed with words of fixed width, since the hashers of other
//! crates depend on the width of a pointer.

use crate::heap::Object;
use crate::machine::Machine;
use crate::value::Value;

struct Fnv(u64);

impl Fnv {
    fn word(&mut self, word: u64) {
        for byte in word.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn text(&mut self, text: &str) {
        self.bytes(text.as_bytes());
    }

    fn bytes(&mut self, bytes: &[u8]) {
        self.word(bytes.len() as u64);
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
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
}

impl Machine {
    /// A digest of the state: where every call stands, what every variable and object holds, what was written.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let mut fnv = Fnv(0xcbf2_9ce4_8422_2325);
        fnv.word(self.state.steps);
        fnv.word(self.state.written as u64);
        fnv.word(self.state.choices as u64);
        self.add_future(fnv)
    }

    /// A digest of what decides how the run goes on, and not of how it came here.
    #[must_use]
    pub fn digest_of_future(&self) -> u64 {
        let mut fnv = Fnv(0xcbf2_9ce4_8422_2325);
        for piece in &self.output[..self.state.written.min(self.output.len())] {
            fnv.text(&piece.text);
        }
        // Numbers of unknowns mean the same where the unknowns do.
        for node in self.state.unknowns.iter() {
            fnv.text(&format!("{:?}", node.expression));
        }
        self.add_future(fnv)
    }

    fn add_future(&self, mut fnv: Fnv) -> u64 {
        let state = &self.state;
        fnv.word(state.read as u64);
        fnv.word(state.clock.to_bits());
        for (place, value) in state.unknowns.memory.iter() {
            fnv.text(&format!("{place:?}"));
            fnv.value(value);
        }
        for frame in &state.frames {
            fnv.word(u64::from(frame.code));
            fnv.word(u64::from(frame.pc));
        }
        fnv.word(u64::from(state.tasks.running));
        for task in &state.tasks.all {
            fnv.values(&task.stack);
            for frame in &task.frames {
                fnv.word(u64::from(frame.code));
                fnv.word(u64::from(frame.pc));
            }
        }
        for &(handle, task, count) in &state.tasks.held {
            fnv.value(Value::Ref(handle));
            fnv.word(u64::from(task));
            fnv.word(u64::from(count));
        }
        for report in &state.reports {
            fnv.word(report.kind as u64);
            fnv.word(report.step);
        }
        state.streams.parts(|bytes| fnv.bytes(bytes));
        state.process.words(|word| fnv.word(word));
        state.process.values().for_each(|value| fnv.value(value));
        fnv.values(&state.stack);
        fnv.values(&state.globals);
        for at in 0..state.heap.places() {
            let object = state.heap.get(crate::value::Handle(at as u32));
            fnv.word(at as u64);
            match object {
                Object::Text(text) => fnv.text(&text.get()),
                Object::List(items) => fnv.values(items),
                Object::Array(array) => fnv.values(&array.items),
                Object::Tuple(items) => fnv.values(items),
                Object::Boxed(value)
                | Object::Cell(value)
                | Object::StaticMethod(value)
                | Object::ClassMethod(value) => fnv.value(*value),
                Object::Map(map) => map
                    .iter()
                    .for_each(|entry| fnv.values(&[entry.key, entry.value])),
                Object::Set(set) => set.iter().for_each(|(_, value)| fnv.value(value)),
                Object::FrozenSet(set) => set.iter().for_each(|(_, value)| fnv.value(value)),
                Object::Instance(instance) => fnv.values(&instance.fields),
                Object::BigInt(value) => fnv.text(&value.to_str_radix(16)),
                Object::Bytes(bytes) => bytes.iter().for_each(|&byte| fnv.word(u64::from(byte))),
                Object::ByteArray(bytes) => {
                    bytes.iter().for_each(|&byte| fnv.word(u64::from(byte)))
                }
                Object::Region(region) => {
                    let (bytes, values) = region.parts();
                    fnv.word(u64::from(region.is_alive));
                    fnv.word(region.address);
                    fnv.bytes(bytes);
                    values.for_each(|value| fnv.value(value));
                }
                Object::Generator(data) => {
                    fnv.word(data.progress as u64);
                    fnv.values(&data.saved);
                }
                Object::Exception(data) => {
                    fnv.values(&[data.args, data.cause, data.context, data.notes])
                }
                Object::Cursor(cursor) => fnv.value(cursor.pending),
                _ => {}
            }
        }
        fnv.0
    }
}
