//! The rules of Javascript for the machine.

use ir::Semantics;

/// How Javascript behaves at run time: so far, as a language that is known by its name alone.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "javascript",
    ..Semantics::PLAIN
};
