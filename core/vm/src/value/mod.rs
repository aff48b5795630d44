//! Values, and the kinds of data that they refer to: texts, numbers, arrays, maps and sets.
//!
//! This file holds [`Value`], which is small, tagged and copied freely. The other files hold one kind of data each, and
//! what is asked of all kinds: equality, order and hashes.

pub mod array;
pub(crate) mod compare;
pub(crate) mod hash;
pub mod map;
pub(crate) mod number;
pub mod set;
pub mod table;
pub mod text;
pub(crate) mod unicode;

use ir::{Intrinsic, Scalar};

/// A place in the heap.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Handle(pub u32);

/// A node of the graph of unknown values; see [`crate::symbolic`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Unknown(pub u32);

/// A function or method that the machine provides; see [`crate::machine::boot`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BuiltinId(pub u16);

/// A value that exists once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Singleton {
    /// What an operator's method gives when it does not know the other operand.
    NotImplemented,
    /// The `...` of some languages.
    Ellipsis,
    /// A second nothing: what is there and is no object.
    Null,
}

/// What a register, a variable, a member or an element holds.
///
/// Copying a value never allocates; whatever is larger than a word lives in the heap.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Value {
    /// No value: an unassigned variable, an argument that was not given.
    #[default]
    Unbound,
    /// The language's nothing.
    Nil,
    /// A truth value.
    Bool(bool),
    /// An integer of the language's ordinary kind; those beyond 64 bits are [`crate::heap::Object::BigInt`].
    Int(i64),
    /// A double-precision number.
    Float(f64),
    /// An integer of a fixed width, sign- or zero-extended.
    Sized(Scalar, i64),
    /// A pointer: a region in the heap, and an offset in bytes from its start, which may lie outside of it. The null
    /// pointer is `Nil`, an address that belongs to no region is `Sized` with the type `Ptr`.
    Pointer(Handle, i64),
    /// An object in the heap.
    Ref(Handle),
    /// A function or method that the machine provides, under its name in a language.
    Builtin(BuiltinId),
    /// An operation of the machine's own, without a name in a language.
    Intrinsic(Intrinsic),
    /// One of the values that exist once.
    Singleton(Singleton),
    /// A value that is not known.
    Unknown(Unknown),
}

impl Value {
    /// Whether the two are the same object, or indistinguishable.
    #[must_use]
    pub fn is_same(self, other: Value) -> bool {
        match (self, other) {
            (Value::Float(a), Value::Float(b)) => a.to_bits() == b.to_bits(),
            (a, b) => a == b,
        }
    }

    /// The heap object, for values that are one.
    #[must_use]
    pub fn handle(self) -> Option<Handle> {
        match self {
            Value::Ref(handle) => Some(handle),
            _ => None,
        }
    }

    /// Whether there is a value at all.
    #[must_use]
    pub fn is_bound(self) -> bool {
        !matches!(self, Value::Unbound)
    }

    /// The value, and nil for an element that was never written.
    #[must_use]
    pub fn or_nil(self) -> Value {
        match self {
            Value::Unbound => Value::Nil,
            value => value,
        }
    }
}

const _: () = assert!(size_of::<Value>() == 16, "values are to stay two words");
