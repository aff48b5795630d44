//! Sources that the language takes and the grammar does not: a block on one line that begins by taking a value apart.

/// What to show the grammar of a source in which a block `{ value => pattern }` follows a name: the grammar takes its brace for
/// one of a hash. A statement that is empty at the block's beginning says what it is, in place of a space, so every place
/// stays what it was. Nothing where no line is of that kind.
pub(super) fn respelled(source: &str) -> Option<String> {
    let mut shown = source.as_bytes().to_vec();
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
    match is_other {
        true => String::from_utf8(shown).ok(),
        false => None,
    }
}
