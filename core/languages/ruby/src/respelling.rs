//! Sources that the language takes and the grammar does not: a block on one line that begins by taking a value apart, and a method on
//! one line whose body is a call without parentheses.

use crate::endless;
use frontend::Respelled;

/// What to show the grammar of a source; nothing where it takes it as it is.
pub(super) fn respelled(source: &str) -> Option<Respelled> {
    let mut shown = source.as_bytes().to_vec();
    let is_other = block_of_patterns(source, &mut shown);
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
