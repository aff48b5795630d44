//! The rules of the assembly for the machine.

use ir::Semantics;

/// How the assembly behaves at run time.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "asm",
    // What an empty stack gives.
    nil: "empty",
    // Integers, no functions, no objects.
    ..Semantics::PLAIN
};
