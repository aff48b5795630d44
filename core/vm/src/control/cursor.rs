//! Cursors: where a loop stands in a collection.

use crate::value::{Handle, Value};

/// A walk over a collection.
#[derive(Clone, Copy, Debug)]
pub struct Cursor {
    /// What is walked, and how far the walk has come.
    pub over: Over,
    /// Which class of iterators it belongs to; it stays what it is at its end.
    pub kind: ir::Native,
    /// An element that `has_next` fetched and `next` has not taken yet.
    pub pending: Value,
}

impl Over {
    /// The count of a map or set that may change while it is walked.
    pub const GROWING: usize = usize::MAX;
}

/// What a cursor walks.
#[derive(Clone, Copy, Debug)]
pub enum Over {
    /// A list, tuple, bytes, or text by character; the place in elements, for text in bytes.
    Sequence(Handle, usize),
    /// A sequence backwards; elements left.
    Reverse(Handle, usize),
    /// A map's entries: the map, the place, the count when the walk began, and what of each.
    Map(Handle, usize, usize, crate::heap::ViewKind),
    /// A map's entries backwards: the map, the place behind the next, the count, and what of each.
    MapReverse(Handle, usize, usize, crate::heap::ViewKind),
    /// A set's elements: the set, the place, the count when the walk began.
    Set(Handle, usize, usize),
    /// Integers: the next, how many are left, the step.
    Range(i64, u64, i64),
    /// An iterator of the program's or the library's own.
    Guest(Value),
    /// An unknown, of which one element is shown.
    Unknown(Value),
    /// Nothing more.
    Done,
}
