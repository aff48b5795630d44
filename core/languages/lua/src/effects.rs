//! What Lua's library does to what it is given, for data flow: what everyday programs use and that does not just change it in any
//! way.

use ir::{
    Effect::{self, Catches, Changes, Delegates, Does, Forwards, Makes, Raises, Reads},
    Effects, Intrinsic as I, Native,
};

const READS: &[(&str, Effect)] = &[("*", Reads)];

const BASE: &[(&str, Effect)] = &[
    ("setmetatable", Delegates),
    ("assert", Reads),
    ("collectgarbage", Reads),
    ("error", Raises),
    ("getmetatable", Reads),
    ("ipairs", Makes(Native::Tuple)),
    ("next", Reads),
    ("pairs", Makes(Native::Tuple)),
    ("pcall", Catches),
    ("print", Reads),
    ("rawequal", Reads),
    ("rawget", Reads),
    ("rawlen", Reads),
    ("select", Reads),
    ("tonumber", Reads),
    ("tostring", Reads),
    ("type", Reads),
    ("xpcall", Catches),
    ("_check_closed", Forwards),
];

const TABLES: &[(&str, Effect)] = &[
    ("insert", Does(I::ListInsert)),
    ("remove", Does(I::ListPop)),
    ("sort", Does(I::ListSort)),
    ("concat", Reads),
    ("unpack", Reads),
    ("pack", Reads),
    ("move", Changes),
];

pub(super) const EFFECTS: Effects = &[
    (ir::OBJECTS, &[]),
    ("builtins", BASE),
    ("table", TABLES),
    ("math", READS),
    ("string", READS),
    ("utf8", READS),
    ("os", READS),
    ("io", &[("write", Reads), ("read", Reads)]),
];
