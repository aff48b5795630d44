//! The rules of Ruby for the machine.

use ir::Semantics;

/// How Ruby behaves at run time: so far, as a language that is known by its name alone.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "ruby",
    ..Semantics::PLAIN
};
