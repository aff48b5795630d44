//! The rules of the assembly for the machine.

use ir::{Semantics, Texts};

/// How the assembly behaves at run time.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "asm",
    texts: Texts {
        // What an empty stack gives.
        nil: "empty",
        ..Texts::PLAIN
    },
    // Integers, no functions, no objects.
    ..Semantics::PLAIN
};
