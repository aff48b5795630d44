//! Taking out a statement that cannot be read, so that what stands around it can.

use std::ops::Range;

/// Takes out the line at a byte offset up to its end; gives the text without it, every other byte in its place, and
/// what was taken out. `None` where there is nothing that one could say is a statement.
pub fn take_out(source: &str, at: usize) -> Option<(String, Range<usize>)> {
    let at = at.min(source.len());
    let start = source.get(..at)?.rfind('\n').map_or(0, |end| end + 1);
    let end = source[start..]
        .find('\n')
        .map_or(source.len(), |length| start + length);
    let line = &source[start..end];
    let text = line.trim();
    // Braces hold the rest together; comments say nothing.
    if text.is_empty() || text.starts_with("//") || text.contains(['{', '}']) {
        return None;
    }
    let from = start + (line.len() - line.trim_start().len());
    let to = from + text.len();
    let mut bytes = source.as_bytes().to_vec();
    for byte in &mut bytes[from..to] {
        *byte = b' ';
    }
    bytes[from] = b';';
    Some((String::from_utf8(bytes).ok()?, from..to))
}
