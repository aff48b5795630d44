//! Equality and order of values, as far as the machine can tell without running the program's code.
//!
//! **Invariants.** Nothing here changes the machine. Elements of collections are first compared by
//! identity, as the languages do whose collections these are. Nesting deeper than [`MAX_DEPTH`] is
//! reported, so that comparing what the program built never exhausts the host's stack.

use crate::heap::{Object, Range};
use crate::machine::Machine;
use crate::value::Value;
use crate::value::map::Map;
use crate::value::number::Number;
use crate::value::set::Set;
use ir::BinOp;
use std::cmp::Ordering;

/// How deep collections are followed.
pub const MAX_DEPTH: u32 = 1000;

/// What can be said of values without running the program's code.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Verdict<T> {
    /// This.
    Known(T),
    /// Nothing: the program's code has a say.
    Guest,
    /// Nothing: it depends on a value that is not known.
    Unknown,
    /// Nothing: the values are nested too deeply.
    TooDeep,
}

/// What an order says of two values.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Ordered {
    /// Whether they stand in the relation.
    Is(bool),
    /// These two, the operands themselves or elements of theirs, have no order.
    Unordered(Value, Value),
}

macro_rules! known {
    ($verdict:expr) => {
        match $verdict {
            Verdict::Known(known) => known,
            Verdict::Guest => return Verdict::Guest,
            Verdict::Unknown => return Verdict::Unknown,
            Verdict::TooDeep => return Verdict::TooDeep,
        }
    };
}

impl Machine {
    /// Whether two values are equal, as the language's operator says.
    #[must_use]
    pub fn equality(&self, left: Value, right: Value) -> Verdict<bool> {
        self.equal_at(left, right, 0)
    }

    /// Whether two elements are the same or equal, as collections compare them.
    #[must_use]
    pub fn same_or_equal(&self, left: Value, right: Value) -> Verdict<bool> {
        self.element_equal(left, right, 0)
    }

    fn element_equal(&self, left: Value, right: Value, depth: u32) -> Verdict<bool> {
        if left.is_same(right) {
            return Verdict::Known(true);
        }
        if self.delegates() {
            return Verdict::Known(self.is_strictly_equal(left, right));
        }
        self.equal_at(left, right, depth)
    }

    fn equal_at(&self, left: Value, right: Value, depth: u32) -> Verdict<bool> {
        Verdict::Known(match (left, right) {
            (Value::Unknown(_), _) | (_, Value::Unknown(_)) => return Verdict::Unknown,
            (Value::Int(a), Value::Int(b)) => a == b,
            (Value::Float(a), Value::Float(b)) => a == b,
            (Value::Ref(_), _) | (_, Value::Ref(_)) => {
                return self.objects_equal(left, right, depth);
            }
            _ => match (self.number(left), self.number(right)) {
                (Some(a), Some(b)) => order_numbers(&a, &b) == Some(Ordering::Equal),
                _ => left == right,
            },
        })
    }

    fn objects_equal(&self, left: Value, right: Value, depth: u32) -> Verdict<bool> {
        if let (Some(a), Some(b)) = (self.heap().text(left), self.heap().text(right)) {
            return Verdict::Known(a == b);
        }
        if depth > MAX_DEPTH {
            return Verdict::TooDeep;
        }
        let depth = depth + 1;
        if self.is_instance_value(left) || self.is_instance_value(right) {
            if self.traits(left).eq || self.traits(right).eq {
                return Verdict::Guest;
            }
            let (a, b) = (self.native(left), self.native(right));
            if (self.is_instance_value(a) || self.is_instance_value(b))
                || (a.is_same(left) && b.is_same(right))
            {
                return Verdict::Known(left.is_same(right));
            }
            return self.equal_at(a, b, depth);
        }
        let (Value::Ref(a), Value::Ref(b)) = (left, right) else {
            return Verdict::Known(match (self.number(left), self.number(right)) {
                (Some(a), Some(b)) => order_numbers(&a, &b) == Some(Ordering::Equal),
                _ => false,
            });
        };
        if a == b {
            return Verdict::Known(true);
        }
        Verdict::Known(match (self.object(a), self.object(b)) {
            (Object::Boxed(a), Object::Boxed(b)) => return self.equal_at(*a, *b, depth),
            (Object::BigInt(a), Object::BigInt(b)) => a == b,
            (Object::List(a), Object::List(b)) => return self.sequences_equal(a, b, depth),
            (Object::Tuple(a), Object::Tuple(b)) => return self.sequences_equal(a, b, depth),
            (Object::Map(a), Object::Map(b)) => return self.maps_equal(a, b, depth),
            (Object::Range(a), Object::Range(b)) => ranges_equal(a, b),
            (Object::Slice(a), Object::Slice(b)) => {
                let parts = |slice: &crate::heap::Slice| [slice.start, slice.stop, slice.step];
                return self.sequences_equal(&parts(a), &parts(b), depth);
            }
            (Object::BoundMethod(a), Object::BoundMethod(b)) => {
                a.receiver.is_same(b.receiver) && a.function.is_same(b.function)
            }
            (first, second) => {
                if let (Some(a), Some(b)) = (set_of(first), set_of(second)) {
                    return self.is_subset(a, b, true, depth);
                }
                match (bytes_of(first), bytes_of(second)) {
                    (Some(a), Some(b)) => a == b,
                    _ => false,
                }
            }
        })
    }

    fn is_instance_value(&self, value: Value) -> bool {
        matches!(self.object_kind(value), Some(Object::Instance(_)))
    }

    fn sequences_equal(&self, left: &[Value], right: &[Value], depth: u32) -> Verdict<bool> {
        if left.len() != right.len() {
            return Verdict::Known(false);
        }
        for (&a, &b) in left.iter().zip(right) {
            if !known!(self.element_equal(a, b, depth)) {
                return Verdict::Known(false);
            }
        }
        Verdict::Known(true)
    }

    fn maps_equal(&self, left: &Map, right: &Map, depth: u32) -> Verdict<bool> {
        if left.len() != right.len() {
            return Verdict::Known(false);
        }
        for entry in left.iter() {
            let Some(place) = known!(self.find_key_at(right, entry.hash, entry.key, depth)) else {
                return Verdict::Known(false);
            };
            if !known!(self.element_equal(entry.value, right.at(place).value, depth)) {
                return Verdict::Known(false);
            }
        }
        Verdict::Known(true)
    }

    /// Whether every member of one set is in another, and, where `exactly`, the other way round.
    fn is_subset(&self, left: &Set, right: &Set, exactly: bool, depth: u32) -> Verdict<bool> {
        if left.len() > right.len() || (exactly && left.len() != right.len()) {
            return Verdict::Known(false);
        }
        for (hash, key) in left.iter() {
            if known!(self.find_member_at(right, hash, key, depth)).is_none() {
                return Verdict::Known(false);
            }
        }
        Verdict::Known(true)
    }

    /// The place of a key in a map.
    #[must_use]
    pub fn find_key(&self, map: &Map, hash: u64, key: Value) -> Verdict<Option<usize>> {
        self.find_key_at(map, hash, key, 0)
    }

    fn find_key_at(&self, map: &Map, hash: u64, key: Value, depth: u32) -> Verdict<Option<usize>> {
        let mut doubt = Verdict::Known(None);
        let found = map.find(hash, |other| self.is_key(other, key, depth, &mut doubt));
        found.map_or(doubt, |place| Verdict::Known(Some(place)))
    }

    /// The place of a member in a set.
    #[must_use]
    pub fn find_set_member(&self, set: &Set, hash: u64, key: Value) -> Verdict<Option<usize>> {
        self.find_member_at(set, hash, key, 0)
    }

    fn find_member_at(
        &self,
        set: &Set,
        hash: u64,
        key: Value,
        depth: u32,
    ) -> Verdict<Option<usize>> {
        let mut doubt = Verdict::Known(None);
        let found = set.find(hash, |other| self.is_key(other, key, depth, &mut doubt));
        found.map_or(doubt, |place| Verdict::Known(Some(place)))
    }

    /// Whether a stored key is the one looked for. What cannot be told counts as no and is noted in `doubt`,
    /// save for unknown parts: keys that hold them are found by identity only.
    #[inline]
    fn is_key(
        &self,
        stored: Value,
        key: Value,
        depth: u32,
        doubt: &mut Verdict<Option<usize>>,
    ) -> bool {
        match self.element_equal(stored, key, depth) {
            Verdict::Known(equal) => equal,
            Verdict::Unknown => false,
            Verdict::Guest => {
                *doubt = Verdict::Guest;
                false
            }
            Verdict::TooDeep => {
                *doubt = Verdict::TooDeep;
                false
            }
        }
    }

    /// Whether two values stand in the relation of an ordering operator.
    #[must_use]
    pub fn ordered(&self, op: BinOp, left: Value, right: Value) -> Verdict<Ordered> {
        self.ordered_at(op, left, right, 0)
    }

    fn ordered_at(&self, op: BinOp, left: Value, right: Value, depth: u32) -> Verdict<Ordered> {
        match (left, right) {
            (Value::Unknown(_), _) | (_, Value::Unknown(_)) => return Verdict::Unknown,
            (Value::Int(a), Value::Int(b)) => return holds(op, Some(a.cmp(&b))),
            (Value::Float(a), Value::Float(b)) => return holds(op, a.partial_cmp(&b)),
            _ => {}
        }
        if let (Some(a), Some(b)) = (self.number(left), self.number(right)) {
            return holds(op, order_numbers(&a, &b));
        }
        if depth > MAX_DEPTH {
            return Verdict::TooDeep;
        }
        let depth = depth + 1;
        if self.is_instance_value(left) || self.is_instance_value(right) {
            let (a, b) = (self.native(left), self.native(right));
            let is_custom = self.traits(left).order || self.traits(right).order;
            if is_custom || self.is_instance_value(a) || self.is_instance_value(b) {
                return Verdict::Guest;
            }
            return self.ordered_at(op, a, b, depth);
        }
        let (Value::Ref(a), Value::Ref(b)) = (left, right) else {
            return Verdict::Known(Ordered::Unordered(left, right));
        };
        match (self.object(a), self.object(b)) {
            (Object::Text(a), Object::Text(b)) => holds(op, Some(a.get().cmp(&b.get()))),
            (Object::List(a), Object::List(b)) => self.lexicographic(op, a, b, depth),
            (Object::Tuple(a), Object::Tuple(b)) => self.lexicographic(op, a, b, depth),
            (first, second) => {
                if let (Some(a), Some(b)) = (set_of(first), set_of(second)) {
                    let (small, large) = match op {
                        BinOp::Lt | BinOp::Le => (a, b),
                        _ => (b, a),
                    };
                    let is_strict = matches!(op, BinOp::Lt | BinOp::Gt);
                    if is_strict && small.len() == large.len() {
                        return Verdict::Known(Ordered::Is(false));
                    }
                    return Verdict::Known(Ordered::Is(known!(
                        self.is_subset(small, large, false, depth)
                    )));
                }
                match (bytes_of(first), bytes_of(second)) {
                    (Some(a), Some(b)) => holds(op, Some(a.cmp(b))),
                    _ => Verdict::Known(Ordered::Unordered(left, right)),
                }
            }
        }
    }

    fn lexicographic(
        &self,
        op: BinOp,
        left: &[Value],
        right: &[Value],
        depth: u32,
    ) -> Verdict<Ordered> {
        for (&a, &b) in left.iter().zip(right) {
            if !known!(self.element_equal(a, b, depth)) {
                return self.ordered_at(op, a, b, depth);
            }
        }
        holds(op, Some(left.len().cmp(&right.len())))
    }
}

/// Whether an order satisfies an ordering operator; no order satisfies none.
fn holds(op: BinOp, order: Option<Ordering>) -> Verdict<Ordered> {
    let is = order.is_some_and(|order| match op {
        BinOp::Lt => order.is_lt(),
        BinOp::Le => order.is_le(),
        BinOp::Gt => order.is_gt(),
        _ => order.is_ge(),
    });
    Verdict::Known(Ordered::Is(is))
}

/// The order of two numbers, exactly; nothing for NaNs.
#[must_use]
pub fn order_numbers(left: &Number, right: &Number) -> Option<Ordering> {
    match (left, right) {
        (Number::Integer(a), Number::Integer(b)) => Some(a.order(b)),
        (Number::Float(a), Number::Float(b)) => a.partial_cmp(b),
        (Number::Integer(a), Number::Float(b)) => a.order_float(*b),
        (Number::Float(a), Number::Integer(b)) => b.order_float(*a).map(Ordering::reverse),
    }
}

/// Whether two ranges hold the same integers.
fn ranges_equal(left: &Range, right: &Range) -> bool {
    let count = left.len();
    count == right.len()
        && (count == 0 || (left.start == right.start && (count == 1 || left.step == right.step)))
}

/// The set inside an object that is one.
#[must_use]
pub fn set_of(object: &Object) -> Option<&Set> {
    match object {
        Object::Set(set) => Some(set),
        Object::FrozenSet(set) => Some(set),
        _ => None,
    }
}

/// The bytes inside an object that holds some.
#[must_use]
pub fn bytes_of(object: &Object) -> Option<&[u8]> {
    match object {
        Object::Bytes(bytes) => Some(bytes),
        Object::ByteArray(bytes) => Some(bytes),
        _ => None,
    }
}
