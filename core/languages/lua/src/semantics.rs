//! The rules of Lua for the machine.

use ir::Semantics;

/// How Lua behaves at run time: so far, as a language that is known by its name alone.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "lua",
    ..Semantics::PLAIN
};
