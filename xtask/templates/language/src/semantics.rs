//! The rules of @display@ for the machine.

use ir::Semantics;

/// How @display@ behaves at run time: so far, as a language that is known by its name alone.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "@name@",
    ..Semantics::PLAIN
};
