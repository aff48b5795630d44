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
    if let Some((end, _)) = out.char_indices().nth(limit) {
        out.truncate(end);
        out.push('…');
    }
    out
}
