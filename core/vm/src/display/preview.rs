//! Values in short, for people who watch a run.

use super::value::write_preview;
use crate::machine::Machine;
use crate::value::Value;

/// A value in the notation of its language, cut to about `limit` characters, without running the program's code:
/// an instance whose class has a notation of its own is shown as its class and its members.
#[must_use]
pub fn preview(m: &Machine, value: Value, limit: usize) -> String {
    let mut out = String::new();
    write_preview(m, &mut out, value, limit.saturating_mul(4));
    cut(out, limit)
}

/// A text cut behind so many characters.
#[must_use]
pub fn cut(mut text: String, limit: usize) -> String {
    if let Some((end, _)) = text.char_indices().nth(limit) {
        text.truncate(end);
        text.push('…');
    }
    text
}
