//! Byte-addressed memory as the text of a program describes it: where an object lives, and how its bytes are read.
//!
//! A *region* is one object of the memory model: packed bytes with a lifetime. The machine checks every access to it
//! by size, alignment, initialisation and lifetime; a [`Layout`] is for people only, who see its members by it.
//!
//! **A convention that the machine's views rely on:** a variable that lives in a region is declared as `&x`, which
//! holds the pointer to it; people see a variable `x` with what the region holds.

use std::fmt;

/// How long a region lives, and who may write to it.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub enum Storage {
    /// As long as the program; its bytes are zero at first.
    Static,
    /// Until `region_end` or until the call that made it ends.
    Automatic,
    /// Until it is freed.
    Heap,
    /// As long as the program; it holds a literal of the program's text and nobody may write to it.
    Literal,
}

impl Storage {
    /// Every kind.
    pub const ALL: [Storage; 4] = [
        Storage::Static,
        Storage::Automatic,
        Storage::Heap,
        Storage::Literal,
    ];

    /// How the text form spells it.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Storage::Static => "static",
            Storage::Automatic => "auto",
            Storage::Heap => "heap",
            Storage::Literal => "literal",
        }
    }

    /// The inverse of [`Storage::text`].
    #[must_use]
    pub fn from_text(text: &str) -> Option<Storage> {
        Storage::ALL.into_iter().find(|kind| kind.text() == text)
    }
}

/// A layout of a module: its place in [`crate::Module::layouts`].
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize,
)]
pub struct LayoutId(pub u32);

impl LayoutId {
    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for LayoutId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// How bytes are read.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Layout {
    /// One scalar.
    Scalar(crate::Scalar),
    /// A scalar that is a character, so that arrays of it are text.
    Character(crate::Scalar),
    /// A pointer to what the layout says, where that is known.
    Pointer(Option<LayoutId>),
    /// Elements of one layout, one behind the other.
    Array {
        /// Of what.
        element: LayoutId,
        /// How many.
        count: u64,
    },
    /// Members by name; those of a union share their place.
    Record {
        /// What it is called, with its keyword.
        name: Box<str>,
        /// Its size in bytes.
        size: u64,
        /// Whether the members overlap.
        is_union: bool,
        /// Its members, in order.
        members: Box<[Member]>,
    },
    /// A scalar whose values have names.
    Enum {
        /// What it is called, with its keyword.
        name: Box<str>,
        /// What it is stored as.
        scalar: crate::Scalar,
        /// The names of its values.
        values: Box<[(Box<str>, i64)]>,
    },
}

/// A member of a record.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub struct Member {
    /// Its name; empty for an unnamed one.
    pub name: Box<str>,
    /// Where it starts, in bytes.
    pub offset: u64,
    /// How its bytes are read.
    pub layout: LayoutId,
    /// For a bit field: its first bit, counted from the lowest at `offset`, and how many.
    pub bits: Option<(u8, u8)>,
}
