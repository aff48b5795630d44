//! Stretches of a source, as findings quote them.

/// How much of a text that does not fit is quoted, in characters.
const QUOTED: usize = 40;

/// The first line of a text, cut to a readable length, for a finding about it.
#[must_use]
pub fn quoted(text: &str) -> String {
    let line = text.trim().lines().next().unwrap_or("").trim_end();
    match line.char_indices().nth(QUOTED) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line.to_owned(),
    }
}
