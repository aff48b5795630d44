//! The rules of Lua for the machine.

use ir::{Calls, CellLifetime, Division, Numbers, Remainder, Semantics, Texts, Truthiness, Typing};

/// How Lua behaves at run time, as far as what is lowered goes.
pub(crate) const SEMANTICS: Semantics = Semantics {
    language: "lua",
    numbers: Numbers {
        division: Division::Exact,
        remainder: Remainder::Floored,
        ..Numbers::PLAIN
    },
    truth: Truthiness::Nil,
    texts: Texts {
        quotes: ir::Quotes::Double,
        ..Texts::PLAIN
    },
    calls: Calls {
        cells: CellLifetime::Declaration,
        ..Calls::PLAIN
    },
    typing: Typing {
        declarations_hold: false,
        is_static: false,
        ..Typing::PLAIN
    },
    ..Semantics::PLAIN
};
