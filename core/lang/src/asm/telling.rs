//! What lines of the assembly look like.

use crate::telling::{Telling, line};

pub(super) static TELLING: &[Telling] = &[
    line("mov ", ",", "", 3),
    line("cmp ", ",", "", 3),
    line("mul ", ",", "", 3),
    line("inc ", "", "", 2),
    line("dec ", "", "", 2),
    line("jz ", "", "", 3),
    line("jnz ", "", "", 3),
    line("push ", "", "", 2),
    line("pop ", "", "", 2),
    line("call ", "", "", 1),
    line("label ", "", "", 2),
    line("term ", "", "", 2),
];
