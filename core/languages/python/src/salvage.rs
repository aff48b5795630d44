//! Taking out a statement that cannot be read, so that what stands around it can.
//!
//! **Invariant.** What is taken out is overwritten byte by byte, and the ends of lines stay: every place in the
//! rest of the text is what it was.

use std::ops::Range;

/// What stands for a statement that was taken out, longest first.
const STATEMENTS: &[&str] = &["pass", "0"];
/// Statements that have a block.
const COMPOUND: &[&str] = &[
    "async", "class", "def", "for", "if", "match", "try", "while", "with",
];
/// Parts of such statements, which have one too.
const CLAUSES: &[&str] = &["case", "elif", "else", "except", "finally"];

/// Takes out the line at a byte offset, with the block below if it is the head of one; gives the text without it,
/// and what was taken out. `None` where there is nothing that one could say is a statement: an empty line, or one
/// at which a text of several lines begins or ends.
pub fn take_out(source: &str, at: usize) -> Option<(String, Range<usize>)> {
    let line = line_at(source, at)?;
    let text = source[line.clone()].trim();
    if text.is_empty() || text.starts_with('#') || text.contains("\"\"\"") || text.contains("'''") {
        return None;
    }
    let word = text
        .split(|c: char| !c.is_alphanumeric() && c != '_')
        .next()
        .unwrap_or("");
    let is_clause = CLAUSES.contains(&word);
    let indent = indent_of(&source[line.clone()]);
    let start = line.start + indent;
    let mut end = line.start + source[line.clone()].trim_end().len();
    if is_clause || COMPOUND.contains(&word) {
        let mut next = line.end;
        while let Some(line) = line_at(source, next) {
            let text = &source[line.clone()];
            if !text.trim().is_empty() {
                if indent_of(text) <= indent {
                    break;
                }
                end = line.start + text.trim_end().len();
            }
            next = line.end;
        }
    }
    // A clause leaves nothing behind: what follows may belong to the statement that it is part of.
    let statement = STATEMENTS
        .iter()
        .find(|statement| statement.len() <= text.len() && !is_clause);
    let mut bytes = source.as_bytes().to_vec();
    for byte in &mut bytes[start..end] {
        if !matches!(byte, b'\n' | b'\r') {
            *byte = b' ';
        }
    }
    if let Some(statement) = statement {
        bytes[start..start + statement.len()].copy_from_slice(statement.as_bytes());
    }
    Some((String::from_utf8(bytes).ok()?, start..end))
}

/// The line that holds a byte offset, its end included.
fn line_at(source: &str, at: usize) -> Option<Range<usize>> {
    if at >= source.len() {
        return None;
    }
    let start = source.get(..at)?.rfind('\n').map_or(0, |end| end + 1);
    let rest = source.get(start..).filter(|rest| !rest.is_empty())?;
    let length = rest.find('\n').map_or(rest.len(), |end| end + 1);
    Some(start..start + length)
}

/// How far a line is indented, in bytes.
fn indent_of(line: &str) -> usize {
    line.len() - line.trim_start_matches([' ', '\t']).len()
}

#[cfg(test)]
mod tests {
    use super::take_out;

    fn without(source: &str, line: &str) -> Option<String> {
        let (text, taken) = take_out(source, source.find(line).unwrap())?;
        assert_eq!(text.len(), source.len());
        assert_eq!(source[taken.clone()].trim(), &source[taken]);
        Some(text)
    }

    #[test]
    fn a_text_without_a_newline_at_its_end_has_an_end() {
        assert_eq!(
            without("if (\n    x", "if (").as_deref(),
            Some("pass\n     ")
        );
    }

    #[test]
    fn a_line_leaves_a_statement_behind() {
        assert_eq!(
            without("a = 1\nb = (2\nc = 3\n", "b").as_deref(),
            Some("a = 1\npass  \nc = 3\n")
        );
        assert_eq!(
            without("if a:\n    (é\nb", "(").as_deref(),
            Some("if a:\n    0  \nb")
        );
    }

    #[test]
    fn the_head_of_a_block_takes_the_block_with_it() {
        let source = "for a in b\n    c\n\n    d\n\ne\n";
        assert_eq!(
            without(source, "for").as_deref(),
            Some("pass      \n     \n\n     \n\ne\n")
        );
        let source = "if a:\n    b\nelse\n    c\nd\n";
        assert_eq!(
            without(source, "else").as_deref(),
            Some("if a:\n    b\n    \n     \nd\n")
        );
    }

    #[test]
    fn what_is_no_statement_is_left() {
        assert_eq!(take_out("\n  # a\n", 0), None);
        assert_eq!(take_out("\n  # a\n", 4), None);
        assert_eq!(take_out("a = \"\"\"b\n", 0), None);
        assert_eq!(take_out("a", 2), None);
    }
}
