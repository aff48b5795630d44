//! Sources that the language takes and the grammar does not: a block on one line that begins by taking a value apart, and a method on
//! one line whose body is a call without parentheses.
//!
//! What the grammar is shown has as many bytes as the source, so every place stays what it was.

/// What to show the grammar of a source; nothing where it takes it as it is.
pub(super) fn respelled(source: &str) -> Option<String> {
    let mut shown = source.as_bytes().to_vec();
    let is_other = [
        block_of_patterns(source, &mut shown),
        bare_calls(source, &mut shown),
    ];
    match is_other.contains(&true) {
        true => String::from_utf8(shown).ok(),
        false => None,
    }
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

/// A method `def name = call argument`: parentheses stand for the space behind the call's name and for the end of the line, and
/// the line ends in place of the first space of the next one, or with the `end` that is there.
fn bare_calls(source: &str, shown: &mut [u8]) -> bool {
    let mut is_other = false;
    let mut start = 0;
    for line in source.split_inclusive('\n') {
        let end = start + line.len() - 1;
        let rest = source.get(end + 1..).unwrap_or("");
        let is_last = rest.starts_with("end");
        if let Some(space) = space_of_call(line)
            && (is_last || rest.starts_with([' ', '\n']))
        {
            shown[start + space] = b'(';
            shown[end] = b')';
            if !is_last {
                shown[end + 1] = b'\n';
            }
            is_other = true;
        }
        start += line.len();
    }
    is_other
}

/// Where the space stands in a line that is behind the name of a call without parentheses, if a method is no more than that.
fn space_of_call(line: &str) -> Option<usize> {
    const NO_CALLS: [&str; 14] = [
        "if", "unless", "while", "until", "case", "begin", "not", "nil", "true", "false", "self",
        "defined?", "super", "yield",
    ];
    const NO_ARGUMENTS: [&str; 12] = [
        "if", "unless", "while", "until", "and", "or", "rescue", "do", "in", "then", "end", "for",
    ];
    let code = line.strip_suffix('\n')?;
    if !code.trim_start().starts_with("def ")
        || code.replace("#{", "").contains(['#', ';'])
        || code.contains("<<")
    {
        return None;
    }
    if code.ends_with([' ', ',', '\\', '{', '|', '(']) || code.ends_with(" do") {
        return None;
    }
    let body = code.find(" = ").filter(|at| {
        let open = code[..*at].matches('(').count();
        open == code[..*at].matches(')').count()
    })? + 3;
    let is_part = |char: char| char.is_alphanumeric() || matches!(char, '_' | '?' | '!' | '.');
    let name = code[body..].split(|char| !is_part(char)).next()?;
    let is_name = name.starts_with(|char: char| char.is_lowercase() || char == '_');
    let space = body + name.len();
    let argument = code[space..].strip_prefix(' ')?;
    let begins = argument
        .starts_with(|char: char| char.is_alphanumeric() || "_\"'@".contains(char))
        || argument.starts_with(':') && !argument.starts_with(": ");
    let has_modifier = [
        " if ", " unless ", " while ", " until ", " rescue ", " and ", " or ", " do ",
    ]
    .iter()
    .any(|word| argument.contains(word));
    let word = argument.split(|char| !is_part(char)).next().unwrap_or("");
    let begins = begins && !has_modifier && !NO_ARGUMENTS.contains(&word);
    let is_call = is_name && begins && !NO_CALLS.contains(&name);
    is_call.then_some(space)
}
