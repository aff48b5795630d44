//! What every answer goes through first.

/// An answer without the fences that models put around code though they are told not to: the inside of the first
/// fenced block, or all of it where there is none.
#[must_use]
pub fn without_fences(text: &str) -> &str {
    let is_fence = |line: &str| line.trim_start().starts_with("```");
    let mut at = 0;
    let mut start = None;
    for line in text.split_inclusive('\n') {
        let end = at + line.len();
        if is_fence(line) {
            match start {
                None => start = Some(end),
                Some(start) => return &text[start..at],
            }
        }
        at = end;
    }
    match start {
        // A block that does not end was cut off: what there is of it.
        Some(start) => &text[start..],
        None => text,
    }
}
