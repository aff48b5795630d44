//! What functions of a library do where their operands are the usual ones, which the machine then does without calling
//! them.

use crate::leaked::leaked;
use serde::{Deserialize, Serialize};

/// What a function of the library does in the common case. Where its operands are others than said here, it is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Shortcut {
    /// Of a list and a place: the element there, from the end where the place is below zero, or nil.
    Element,
    /// Of a list, a place from 0 on and a value: writes an element that is there, or one more.
    SetElement,
    /// Of a list: how many elements it has.
    Length,
    /// Of a list: whether it has none.
    IsEmpty,
    /// Of a list: its first element, or nil.
    First,
    /// Of a list: its last element, or nil.
    Last,
    /// Of a list and a value: adds the value behind the others; gives the list.
    Append,
    /// Of a function: calls it with the other operands.
    Call,
    /// Of a number whose square root is finite: that.
    Root,
    /// Of a number: the greatest integer that is not above it.
    Floor,
    /// Of two integers of a word: the bits that both have.
    And,
    /// Of two integers of a word: the bits that one of them has.
    Or,
    /// Of two integers of a word: the bits that only one of them has.
    Xor,
    /// Of an integer of a word and a number of places from 0 on: its bits moved down, rounding down.
    ShiftRight,
}

/// The functions of a library that have shortcuts.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "'de: 'static"))]
pub struct Shortcuts {
    /// The functions by name; others of that name are told from them by their operands.
    #[serde(deserialize_with = "leaked")]
    pub functions: &'static [(&'static str, Shortcut)],
    /// How many operands stand in front of those that programs write; they must be nil.
    pub hidden: usize,
}

impl Shortcuts {
    /// None.
    pub const NONE: Shortcuts = Shortcuts {
        functions: &[],
        hidden: 0,
    };

    /// That of a function of the library.
    #[must_use]
    pub fn of(&self, name: &str) -> Option<Shortcut> {
        let found = self.functions.iter().find(|(other, _)| *other == name);
        found.map(|&(_, shortcut)| shortcut)
    }
}
