//! Lowering that languages share. Nothing here knows a language.

mod builder;
mod regions;

pub(crate) use builder::{Builder, Finished};
pub(crate) use regions::{Loop, Region, Regions};

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
