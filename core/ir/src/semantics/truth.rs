//! Truth and equality.

use serde::{Deserialize, Serialize};

/// What counts as false besides `false` itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Truthiness {
    /// Nil, zero, and whatever is empty.
    ZeroNilEmpty,
    /// Nil, zero, what is no number, and the empty text.
    ZeroNilNoText,
    /// Nil.
    Nil,
    /// Nothing: a condition is a truth value.
    Nothing,
}

/// What `==` says of two objects in the heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Equality {
    /// Whether their values are equal, which their classes may have a say in.
    Values,
    /// Whether they are the same object.
    Identity,
}
