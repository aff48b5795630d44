//! What recovery must know of JavaScript's syntax.

use frontend::{Blocks, Recovery};

/// How broken source is read on.
pub static RECOVERY: Recovery = Recovery {
    blocks: Blocks::Braces,
    stand_ins: &[";"],
    has_semicolons: true,
    is_free: false,
    line_comments: &["//"],
    long_comments: &[("/*", "*/")],
    long_texts: &[("`", "`")],
    quotes: b"\"'",
};
