//! The rules of Lua for the machine.

use ir::{CellLifetime, Division, Remainder, Semantics, Truthiness};

/// How Lua behaves at run time, as far as what is lowered goes.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "lua",
    cells: CellLifetime::Declaration,
    division: Division::Exact,
    remainder: Remainder::Floored,
    truthiness: Truthiness::Nil,
    nil: "nil",
    ..Semantics::PLAIN
};
