//! What Python's lines look like.

use crate::telling::{Telling, line};

pub(super) static TELLING: &[Telling] = &[
    line("def ", "(", ":", 6),
    line("async def ", "(", ":", 6),
    line("class ", "", ":", 6),
    line("import ", "", "", 2),
    line("from ", " import ", "", 6),
    line("if __name__", "", "", 8),
    line("if ", "", ":", 4),
    line("elif ", "", ":", 6),
    line("else:", "", "", 4),
    line("for ", " in ", ":", 5),
    line("while ", "", ":", 4),
    line("try:", "", "", 4),
    line("except", "", ":", 6),
    line("finally:", "", "", 4),
    line("with ", "", ":", 5),
    line("match ", "", ":", 3),
    line("lambda ", ":", "", 3),
    line("print(", "", ")", 4),
    line("raise ", "", ")", 3),
    line("self.", "", "", 3),
    line("", "self.", "", 1),
    line("", " for ", "]", 3),
    line("yield ", "", "", 2),
    line("assert ", "", "", 1),
    line("@", "", "", 1),
    line("pass", "", "", 1),
    line("\"\"\"", "", "", 3),
];
