//! Taking a statement out of a source, so that what stands around it can be read.

use super::{Blocks, Recovery};
use std::ops::Range;

/// See [`Recovery::take_out`].
pub(super) fn take_out(
    recovery: &Recovery,
    source: &str,
    at: usize,
) -> Option<(String, Range<usize>)> {
    let line = line_at(source, at)?;
    let text = source[line.clone()].trim();
    let is_comment = |mark: &&str| text.starts_with(*mark);
    let is_long = |(open, close): &(&str, &str)| text.contains(open) || text.contains(close);
    let mut long = recovery.long_comments.iter().chain(recovery.long_texts);
    // Braces hold the rest together; a text of several lines may begin or end here.
    let is_needed = match recovery.blocks {
        Blocks::Braces => text.contains(['{', '}']),
        Blocks::End {
            openers, closers, ..
        } => words(text).any(|word| openers.contains(&word) || closers.contains(&word)),
        Blocks::Indentation { .. } | Blocks::Lines => false,
    };
    if text.is_empty()
        || is_needed
        || recovery.line_comments.iter().any(is_comment)
        || long.any(is_long)
    {
        return None;
    }
    let indent = indent_of(&source[line.clone()]);
    let start = line.start + indent;
    let mut end = line.start + source[line.clone()].trim_end().len();
    let mut is_clause = false;
    if let Blocks::Indentation { clauses, .. } = recovery.blocks {
        let word = words(text).next().unwrap_or("");
        is_clause = clauses.contains(&word);
        if recovery.blocks.begins_with(word) {
            end = end_of_block(source, line.end, indent).unwrap_or(end);
        }
    }
    // A clause leaves nothing behind: what follows may belong to the statement that it is part of.
    let stand_in = recovery.stand_in(text.len()).filter(|_| !is_clause);
    let mut bytes = source.as_bytes().to_vec();
    for byte in &mut bytes[start..end] {
        if !matches!(byte, b'\n' | b'\r') {
            *byte = b' ';
        }
    }
    if let Some(stand_in) = stand_in {
        bytes[start..start + stand_in.len()].copy_from_slice(stand_in.as_bytes());
    }
    Some((String::from_utf8(bytes).ok()?, start..end))
}

/// Where the lines end that are indented further than a head; `None` where there are none.
fn end_of_block(source: &str, mut next: usize, indent: usize) -> Option<usize> {
    let mut end = None;
    while let Some(line) = line_at(source, next) {
        let text = &source[line.clone()];
        if !text.trim().is_empty() {
            if indent_of(text) <= indent {
                break;
            }
            end = Some(line.start + text.trim_end().len());
        }
        next = line.end;
    }
    end
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_')
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
    use super::super::{Blocks, Recovery};

    const INDENTED: Recovery = Recovery {
        blocks: Blocks::Indentation {
            heads: &["for", "if"],
            clauses: &["else"],
        },
        stand_ins: &["pass", "0"],
        has_semicolons: false,
        is_free: false,
        line_comments: &["#"],
        long_comments: &[],
        long_texts: &[("\"\"\"", "\"\"\"")],
        quotes: b"\"'",
    };

    fn without(source: &str, line: &str) -> Option<String> {
        let (text, taken) = INDENTED.take_out(source, source.find(line).unwrap())?;
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
        assert_eq!(INDENTED.take_out("\n  # a\n", 0), None);
        assert_eq!(INDENTED.take_out("\n  # a\n", 4), None);
        assert_eq!(INDENTED.take_out("a = \"\"\"b\n", 0), None);
        assert_eq!(INDENTED.take_out("a", 2), None);
    }
}
