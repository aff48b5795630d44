//! Damaging a source text: what happens to a file that is being typed, cut short or garbled on its way.

use crate::Numbers;

/// What lands in a text by accident: brackets, operators, ends of strings, and characters that do not belong.
const SCRAPS: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ":",
    ",",
    "\"",
    "'",
    "\"\"\"",
    "\\",
    "#",
    "=",
    "*",
    "**",
    "@",
    ":=",
    "->",
    ".",
    ";",
    "if ",
    "def ",
    "class ",
    "for ",
    "else:",
    "try:",
    "except:",
    "finally:",
    "match x:",
    "case _:",
    "lambda",
    "yield ",
    "await ",
    "return ",
    "import ",
    "del ",
    "nonlocal x",
    "f\"{",
    "\n",
    "\n    ",
    "\t",
    "\r",
    "\u{0}",
    "\u{feff}",
    "é",
    "\u{1f40d}",
    "0x",
    "1e",
    "1__",
    "==",
    "f'{",
    "match x:\n case ",
    "except* ",
    "async ",
    "global x",
    "with ",
];

/// The source with some damage done to it; the name says which kind.
pub fn damaged(source: &str, numbers: &mut Numbers) -> (&'static str, String) {
    let mut characters: Vec<char> = source.chars().collect();
    match numbers.below(4) {
        0 => {
            characters.truncate(numbers.below(characters.len()));
            ("cut short", characters.into_iter().collect())
        }
        1 => {
            let start = numbers.below(characters.len());
            let end = (start + 1 + numbers.below(40)).min(characters.len());
            characters.drain(start..end);
            ("a piece lost", characters.into_iter().collect())
        }
        2 => {
            for _ in 0..=numbers.below(6) {
                let at = numbers.below(characters.len() + 1);
                let scrap = SCRAPS[numbers.below(SCRAPS.len())];
                characters.splice(at..at, scrap.chars());
            }
            ("scraps put in", characters.into_iter().collect())
        }
        _ => {
            // Bytes, not characters: what is no UTF-8 any more is read as the replacement character.
            let mut bytes = source.as_bytes().to_vec();
            for _ in 0..=numbers.below(12) {
                let at = numbers.below(bytes.len());
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << numbers.below(8);
                }
            }
            (
                "bits turned over",
                String::from_utf8_lossy(&bytes).into_owned(),
            )
        }
    }
}
