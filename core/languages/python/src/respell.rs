//! Stars in front of elements that stand in no brackets.
//!
//! The grammar reads `t = *a, 3` as Python does, but neither `t = *[1, 2], 3` nor `t = 1, *(2, 3)`: there it has the
//! star multiply something. A unary operator binds its operand as such a star does, and is one byte too. So where the
//! grammar fails, the stars are read as unary operators; what they are is seen in the source, which keeps them.
//!
//! It reads `match [a, b]:` as an element of something that is called `match`. There the space in front of the list is shown as the
//! sign of a unary operator too.
//!
//! The names of characters in f-strings (`\N{EURO SIGN}`) are hidden from the grammar in the same way: it takes their
//! braces for those of an expression.
//!
//! **Invariant.** Nothing but stars, such spaces and such braces is replaced, each by one byte: every place in the text is what it was.

/// What the grammar is shown in the place of a star.
const STAND_IN: u8 = b'-';
/// What it is shown in the place of a space.
const SPACE_STAND_IN: u8 = b'+';
/// Words behind which a star can only be one of these.
const WORDS: &[&str] = &["in", "return", "yield"];

/// The source with every such star as the sign of a unary operator; `None` where there is none.
pub fn respell(source: &str) -> Option<String> {
    let mut bytes = source.as_bytes().to_vec();
    let mut depth = 0_usize;
    let mut changed = false;
    let mut at = 0;
    // Whether an element may begin here: what stands in front of it is an assignment, a comma or such a word.
    let mut may_begin = false;
    while at < bytes.len() {
        let byte = bytes[at];
        match byte {
            b'#' => at = end_of_line(&bytes, at),
            b'"' | b'\'' => {
                let end = end_of_text(&bytes, at);
                changed |= hide_names(&mut bytes[at..end]);
                at = end;
                may_begin = false;
                continue;
            }
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            b'\\' => {
                at += 2;
                continue;
            }
            b'*' if may_begin && depth == 0 && begins_with_literal(&bytes[at + 1..]) => {
                bytes[at] = STAND_IN;
                changed = true;
            }
            _ if byte == b'_' || byte.is_ascii_alphabetic() => {
                let end = at
                    + bytes[at..]
                        .iter()
                        .take_while(|byte| is_word(**byte))
                        .count();
                may_begin = WORDS.iter().any(|word| word.as_bytes() == &bytes[at..end]);
                if &bytes[at..end] == b"match"
                    && begins_line(&bytes[..at])
                    && let Some(space) = space_before_list(&bytes, end)
                {
                    bytes[space] = SPACE_STAND_IN;
                    changed = true;
                }
                at = end;
                continue;
            }
            _ => {}
        }
        match byte {
            b' ' | b'\t' | b'#' => {}
            // The second sign of a comparison is no assignment.
            b'=' => {
                may_begin = !matches!(
                    bytes.get(at.wrapping_sub(1)),
                    Some(b'=' | b'!' | b'<' | b'>')
                )
            }
            byte => may_begin = byte == b',',
        }
        at += 1;
    }
    changed.then(|| String::from_utf8(bytes).ok()).flatten()
}

/// Whether a line begins with a `match` of a list: the grammar may take it for an annotation of an element, whose type is the block.
pub fn is_misread(source: &str) -> bool {
    let subjects = source
        .lines()
        .filter_map(|line| line.trim_start().strip_prefix("match "));
    subjects
        .map(str::trim_start)
        .any(|subject| subject.starts_with('['))
}

/// Whether nothing but space stands in front of a place in its line.
fn begins_line(before: &[u8]) -> bool {
    let mut before = before.iter().rev();
    let last = before.find(|byte| !matches!(byte, b' ' | b'\t'));
    matches!(last, None | Some(b'\n'))
}

/// The space in front of a list that begins behind a place, where the line that it stands in heads a block.
fn space_before_list(bytes: &[u8], from: usize) -> Option<usize> {
    let length = bytes[from..].iter().position(|byte| *byte != b' ')?;
    let list = from + length;
    if length == 0 || bytes[list] != b'[' {
        return None;
    }
    let (mut at, mut depth, mut last) = (list, 0_usize, b' ');
    while at < bytes.len() && (depth > 0 || bytes[at] != b'\n') {
        match bytes[at] {
            b'#' => {
                at = end_of_line(bytes, at);
                continue;
            }
            b'"' | b'\'' => {
                at = end_of_text(bytes, at);
                last = b'"';
                continue;
            }
            b'[' | b'(' | b'{' => depth += 1,
            b']' | b')' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let byte = bytes[at];
        if !matches!(byte, b' ' | b'\t' | b'\r') {
            last = byte;
        }
        at += if byte == b'\\' { 2 } else { 1 };
    }
    (last == b':').then_some(list - 1)
}

/// Puts other brackets around the names of characters in a text, where they are more than one word: the grammar takes
/// what stands in the braces of an f-string for an expression.
fn hide_names(text: &mut [u8]) -> bool {
    let mut changed = false;
    let mut at = 0;
    while at + 2 < text.len() {
        if text[at] != b'\\' {
            at += 1;
            continue;
        }
        let inside = &text[at + 2..];
        if text[at + 1] == b'N'
            && inside.first() == Some(&b'{')
            && let Some(length) = inside.iter().position(|byte| *byte == b'}')
            && inside[..length].contains(&b' ')
        {
            text[at + 2] = b'(';
            text[at + 2 + length] = b')';
            changed = true;
        }
        at += 2;
    }
    changed
}

/// Whether text begins with a literal or a bracket; in front of a name the grammar knows the star for what it is.
fn begins_with_literal(bytes: &[u8]) -> bool {
    let rest = bytes.trim_ascii_start();
    let prefix = rest
        .iter()
        .take(2)
        .take_while(|byte| byte.is_ascii_alphabetic());
    match rest.get(prefix.count()) {
        Some(b'"' | b'\'') => true,
        _ => matches!(rest.first(), Some(b'[' | b'(' | b'{' | b'0'..=b'9')),
    }
}

fn is_word(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphanumeric() || !byte.is_ascii()
}

pub(super) fn end_of_line(bytes: &[u8], at: usize) -> usize {
    let rest = bytes[at..].iter().position(|byte| *byte == b'\n');
    rest.map_or(bytes.len(), |length| at + length)
}

/// The place behind a text literal that begins at a quote.
pub(super) fn end_of_text(bytes: &[u8], at: usize) -> usize {
    let quote = bytes[at];
    let is_long = bytes[at..].starts_with(&[quote; 3]);
    let close = if is_long { 3 } else { 1 };
    let mut at = at + close;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 1,
            b'\n' if !is_long => return at,
            byte if byte == quote && bytes[at..].starts_with(&[quote; 3][..close]) => {
                return at + close;
            }
            _ => {}
        }
        at += 1;
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::respell;

    #[test]
    fn stars_in_front_of_elements_are_replaced() {
        let pairs = [
            ("t = *[1], 3", "t = -[1], 3"),
            ("t = 1, *(2, 3)", "t = 1, -(2, 3)"),
            ("for x in *'ab', *c:", "for x in -'ab', *c:"),
            ("a, *b = *rb'x', 1", "a, *b = -rb'x', 1"),
            ("    return *{1}, 2", "    return -{1}, 2"),
            (r"f'\N{EURO SIGN}{a}'", r"f'\N(EURO SIGN){a}'"),
            ("match [a, *b]:\n", "match+[a, *b]:\n"),
            ("  match  [\n a][0]: # [", "  match +[\n a][0]: # ["),
        ];
        for (source, expected) in pairs {
            assert_eq!(respell(source).as_deref(), Some(expected), "{source}");
        }
    }

    #[test]
    fn other_stars_are_left_alone() {
        for source in [
            "a = b * [1]",
            "f(1, *[2])",
            "x = [*'ab']",
            "a = 2 ** 3",
            "a == *[b]",
            "a, *b = c",
            "# t = *[1]",
            "s = 't = *[1]'",
            "s = '''\n = *[1]'''",
            "def f(a, *b): pass",
            "inn * [1]",
            "match [a] = 3",
            "match [a]",
            "match[a]: int",
            "a = match [b] # :",
        ] {
            assert_eq!(respell(source), None, "{source}");
        }
    }
}
