//! What recovery must know of Python's syntax.

use frontend::{Blocks, Recovery};

pub(super) static RECOVERY: Recovery = Recovery {
    blocks: Blocks::Indentation {
        heads: &[
            "async", "class", "def", "for", "if", "match", "try", "while", "with",
        ],
        clauses: &["case", "elif", "else", "except", "finally"],
    },
    stand_ins: &["pass", "0"],
    has_semicolons: false,
    is_free: false,
    line_comments: &["#"],
    long_comments: &[],
    long_texts: &[("\"\"\"", "\"\"\""), ("'''", "'''")],
    quotes: b"\"'",
};
