//! Keys of members: places in sequences, and names.

use crate::heap::Object;
use crate::machine::Machine;
use crate::value::{Singleton, Value};
use ir::Symbol;

/// With what the name begins of a member whose key is a symbol.
pub(crate) const SYMBOL: &str = "@@";
/// And that of one which only the code of its class can name.
pub(crate) const PRIVATE: &str = ".#";

/// A key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    /// A place.
    Index(u32),
    /// A name.
    Name(Symbol),
}

/// The place that a text says, written as numbers are.
pub(crate) fn index_of(text: &str) -> Option<u32> {
    let first = *text.as_bytes().first()?;
    let is_plain = text.len() <= 10 && (first != b'0' || text.len() == 1);
    let is_number = is_plain && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number
        .then(|| text.parse().ok())
        .flatten()
        .filter(|&at| at != u32::MAX)
}

impl Machine {
    /// The key that a value stands for; nothing where it is an object, whose text must be asked for.
    pub(crate) fn key_of(&mut self, value: Value) -> Option<Key> {
        match value {
            Value::Int(at) if (0..i64::from(u32::MAX)).contains(&at) => {
                return Some(Key::Index(at as u32));
            }
            Value::Float(at) if at >= 0.0 && at < f64::from(u32::MAX) && at.fract() == 0.0 => {
                return Some(Key::Index(at as u32));
            }
            Value::Ref(handle) => match self.object(handle) {
                Object::Symbol(name) => return Some(Key::Name(*name)),
                Object::Text(text) => {
                    let text = text.clone();
                    let text = text.get();
                    return Some(match index_of(&text) {
                        Some(at) => Key::Index(at),
                        None => Key::Name(self.intern(&text)),
                    });
                }
                _ => {}
            },
            _ => {}
        }
        let text = self.primitive_text(value)?;
        Some(Key::Name(self.intern(&text)))
    }

    /// The name of a key.
    pub(crate) fn key_name(&mut self, key: Key) -> Symbol {
        match key {
            Key::Name(name) => name,
            Key::Index(at) => self.intern(&at.to_string()),
        }
    }

    /// A key as a value of the program's.
    pub(crate) fn key_value(&mut self, name: Symbol) -> Value {
        match self.name(name).starts_with(SYMBOL) {
            true => self.insert(Object::Symbol(name)),
            false => self.name_value(name),
        }
    }

    /// The text of a value that is no object; nothing for objects and symbols.
    pub(crate) fn primitive_text(&self, value: Value) -> Option<String> {
        Some(match value {
            Value::Nil | Value::Unbound => self.semantics().texts.nil.to_owned(),
            Value::Singleton(Singleton::Null) => "null".to_owned(),
            Value::Bool(truth) => self.semantics().texts.bools[usize::from(truth)].to_owned(),
            Value::Int(number) => number.to_string(),
            Value::Float(number) => super::number_text(number),
            Value::Ref(handle) => match self.object(handle) {
                Object::Text(text) => text.get().to_owned(),
                Object::BigInt(number) => number.to_string(),
                _ => return None,
            },
            _ => return None,
        })
    }
}
