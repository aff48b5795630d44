//! Texts, and the words for values.

use crate::Notations;
use serde::{Deserialize, Serialize};

/// How a text is written as a literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Quotes {
    /// In single quotes, or in double ones where it holds single ones alone; escapes by the size of the code point.
    SingleFirst,
    /// In double quotes; escapes in units of UTF-16.
    Double,
}

/// What the elements of a text are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TextUnits {
    /// Characters.
    Characters,
    /// Units of UTF-16; see [`surrogate`](crate::surrogate) for halves of pairs.
    Utf16,
    /// Bytes: a character below 256 stands for each. Sources and output are UTF-8 all the same.
    Bytes,
}

/// What texts are to the machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum TextKind {
    /// Values like others.
    Values,
    /// Bytes in memory, up to a zero: none can be made without a place for it.
    Memory,
}

/// How texts behave, and how values are written.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Texts {
    /// What texts are.
    pub kind: TextKind,
    /// How texts are written as literals.
    pub quotes: Quotes,
    /// What texts are sequences of.
    pub units: TextUnits,
    /// Whether `+` joins two texts, where the library has the operators of other values.
    pub plus_joins: bool,
    /// How nothing is printed.
    pub nil: &'static str,
    /// How false and true are printed.
    #[serde(borrow)]
    pub bools: [&'static str; 2],
    /// How objects without a literal are written.
    pub notations: Notations,
}

impl Texts {
    /// Texts of characters, with the IR's own words for values.
    pub const PLAIN: Texts = Texts {
        kind: TextKind::Values,
        quotes: Quotes::SingleFirst,
        units: TextUnits::Characters,
        plus_joins: false,
        nil: "nil",
        bools: ["false", "true"],
        notations: Notations::PLAIN,
    };
}
