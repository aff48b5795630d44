//! What recovery must know of Ruby's syntax.

use frontend::{Blocks, Recovery};

pub(super) static RECOVERY: Recovery = Recovery {
    blocks: Blocks::End {
        // A head that ends its line needs no word behind it.
        heads: &[],
        openers: &[
            "begin", "case", "class", "def", "do", "for", "if", "module", "unless", "until",
            "while",
        ],
        closers: &["end"],
        clauses: &["else", "elsif", "ensure", "in", "rescue", "when"],
    },
    stand_ins: &[";", "nil"],
    has_semicolons: false,
    is_free: false,
    line_comments: &["#"],
    long_comments: &[("=begin", "=end")],
    long_texts: &[],
    quotes: b"\"'`",
};
