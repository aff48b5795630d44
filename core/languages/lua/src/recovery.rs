//! What recovery must know of Lua's syntax.

use frontend::{Blocks, Recovery};

pub(super) static RECOVERY: Recovery = Recovery {
    blocks: Blocks::End {
        heads: &[
            ("for", "do"),
            ("while", "do"),
            ("if", "then"),
            ("elseif", "then"),
        ],
        openers: &["do", "function", "if", "repeat"],
        closers: &["end", "until"],
        clauses: &["else", "elseif"],
    },
    stand_ins: &[";"],
    has_semicolons: false,
    is_free: true,
    line_comments: &["--"],
    long_comments: &[("--[[", "]]")],
    long_texts: &[("[[", "]]")],
    quotes: b"\"'",
};
