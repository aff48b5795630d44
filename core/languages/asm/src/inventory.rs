//! The assembly's constructs, and what becomes of each.
//!
//! The grammar is one for many assemblers: what ours lacks of it is listed as such.

use Coverage::{Lowered, Structural, Unsupported};
use frontend::{Coverage, Feature, Features};

const MEMORY: Coverage = Unsupported("there is no memory, only registers and a stack");
const OTHER: Coverage = Unsupported("of other assemblers");

const fn feature(name: &'static str, description: &'static str) -> Feature {
    Feature {
        name,
        description,
        is_lowered: true,
    }
}

/// The inventory.
pub(super) static FEATURES: Features = Features {
    nodes: &[
        ("ERROR", Structural),
        ("address", OTHER),
        ("block_comment", Structural),
        ("const", OTHER),
        ("float", OTHER),
        ("ident", Structural),
        ("instruction", Lowered),
        ("int", Lowered),
        ("label", Lowered),
        ("line_comment", Structural),
        ("meta", Lowered),
        ("meta_ident", Structural),
        ("program", Structural),
        ("ptr", MEMORY),
        ("reg", Structural),
        ("string", Lowered),
        ("tc_infix", OTHER),
        ("word", Structural),
    ],
    language: &[
        feature("mov", "copies a value into a register"),
        feature("cmp", "compares: sets the flag"),
        feature("label", "names a place"),
        feature("j", "jumps"),
        feature("jz", "jumps where what was compared is equal"),
        feature("jnz", "jumps where it is not"),
        feature("push", "puts a value on the stack"),
        feature("pop", "takes one off"),
        feature("call", "jumps, and notes where it came from"),
        feature("ret", "goes back there"),
        feature("hlt", "ends the program"),
        feature("term", "writes to the terminal"),
        feature("nop", "does nothing"),
        feature("inc", "adds one"),
        feature("dec", "subtracts one"),
        feature("mul", "multiplies"),
        feature("unknown-values", "values that are not known, as %name"),
        feature(
            "symbolic-mode",
            "follows both sides of every conditional jump",
        ),
    ],
};
