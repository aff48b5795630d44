//! Sources that the language takes and the grammar does not: a block on one line that begins by taking a value apart, a method on
//! one line whose body is a call without parentheses, and characters that are told by the keys for them.

use crate::endless;
use frontend::Respelled;

/// What to show the grammar of a source; nothing where it takes it as it is.
pub(super) fn respelled(source: &str) -> Option<Respelled> {
    let mut shown = source.as_bytes().to_vec();
    let mut is_other = block_of_patterns(source, &mut shown) | escapes_of_keys(source, &mut shown);
    for (at, _) in source.match_indices("def !@") {
        shown[at + 5] = b' ';
        is_other = true;
    }
    let bodies = endless::bare_bodies(source);
    if !is_other && bodies.is_empty() {
        return None;
    }
    let mut signs: Vec<(usize, &str)> = Vec::new();
    for (start, end) in bodies {
        signs.extend([(start, "("), (end, ")")]);
    }
    signs.sort_by_key(|(at, _)| *at);
    let shown = String::from_utf8(shown).ok()?;
    Some(Respelled::with(&shown, &signs))
}

/// A block `{ value => pattern }` that follows a name: the grammar takes its brace for one of a hash. A statement that is empty at
/// the block's beginning says what it is, in place of a space.
fn block_of_patterns(source: &str, shown: &mut [u8]) -> bool {
    let mut is_other = false;
    for (at, _) in source.match_indices("{ ") {
        let before = source[..at].trim_end_matches(' ');
        let follows_name =
            before.ends_with(|last: char| last.is_alphanumeric() || "_?!)".contains(last));
        let line = source[at + 2..].split('\n').next().unwrap_or("");
        if follows_name && line.contains(" => ") {
            shown[at + 1] = b';';
            is_other = true;
        }
    }
    is_other
}

/// Whether a source has what the grammar takes for something else without an error.
pub(super) fn is_misread(source: &str) -> bool {
    ["\\C-", "\\M-", "\\c"]
        .iter()
        .any(|escape| source.contains(escape))
}

/// `\C-a`, `\ca`, `\M-a` and `\M-\C-a` in texts: the grammar sees the end of each as plain letters. It is shown another escape of the
/// same length; what the character is, the source says.
fn escapes_of_keys(source: &str, shown: &mut [u8]) -> bool {
    let bytes = source.as_bytes();
    let mut is_other = false;
    let mut at = 0;
    while at + 2 < bytes.len() {
        if bytes[at] != b'\\' {
            at += 1;
            continue;
        }
        let rest = &bytes[at + 1..];
        let plain = |place: usize| {
            rest.get(place)
                .is_some_and(|byte| byte.is_ascii_graphic() && *byte != b'\\')
        };
        let stand_in: Option<&[u8]> = match rest {
            [b'M', b'-', b'\\', b'C', b'-', ..] if plain(5) => Some(b"\\u{041}"),
            [b'M' | b'C', b'-', ..] if plain(2) => Some(b"\\x41"),
            [b'c', ..] if plain(1) && !rest.get(2).is_some_and(u8::is_ascii_digit) => Some(b"\\41"),
            _ => None,
        };
        match stand_in {
            Some(stand_in) => {
                shown[at..at + stand_in.len()].copy_from_slice(stand_in);
                at += stand_in.len();
                is_other = true;
            }
            None => at += 2,
        }
    }
    is_other
}
