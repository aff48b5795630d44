//! Where the operands of a format come from.

use crate::heap::Object;
use crate::machine::{Machine, Outcome};
use crate::value::Value;
use ir::Fault;
use std::rc::Rc;

/// Where operands come from.
pub(super) struct Source {
    tuple: Option<Rc<[Value]>>,
    /// The operand, where there is no tuple.
    pub(super) single: Value,
    taken: usize,
    pub(super) is_mapping: bool,
}

impl Source {
    pub(super) fn new(m: &Machine, value: Value) -> Source {
        let native = m.native(value);
        let tuple = match m.object_kind(native) {
            Some(Object::Tuple(items)) => Some(Rc::clone(items)),
            _ => None,
        };
        let is_mapping = match m.object_kind(native) {
            Some(
                Object::Map(_)
                | Object::List(_)
                | Object::Range(_)
                | Object::Bytes(_)
                | Object::ByteArray(_),
            ) => true,
            Some(Object::Instance(_)) => m.traits(value).get_item,
            _ => false,
        };
        Source {
            tuple,
            single: value,
            taken: 0,
            is_mapping,
        }
    }

    pub(super) fn holds_unknown(&self, m: &Machine) -> bool {
        let is_unknown = |value: &Value| matches!(value, Value::Unknown(_));
        match (&self.tuple, m.object_kind(self.single)) {
            (Some(items), _) => items.iter().any(is_unknown),
            (None, Some(Object::Map(map))) => map.iter().any(|entry| is_unknown(&entry.value)),
            (None, _) => is_unknown(&self.single),
        }
    }

    pub(super) fn next(&mut self, m: &mut Machine) -> Outcome {
        let next = match &self.tuple {
            Some(items) => items.get(self.taken).copied(),
            None if self.taken == 0 => Some(self.single),
            None => None,
        };
        self.taken += 1;
        match next {
            Some(value) => Ok(value),
            None => Err(m.fault(Fault::TooFewFormatOperands, &[])),
        }
    }

    pub(super) fn is_used_up(&self) -> bool {
        match &self.tuple {
            Some(items) => self.taken >= items.len(),
            None => self.is_mapping || self.taken > 0,
        }
    }
}
