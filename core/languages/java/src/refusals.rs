//! What `javac` says of statements that the grammar does not accept, where one line tells it.

use super::recovery::RECOVERY;
use std::ops::Range;

/// What `javac` points at in the lines that hold places, and its words; `None` where more than the line decides.
pub fn explain(source: &str, places: &[usize]) -> Vec<Option<(Range<usize>, String)>> {
    let open = RECOVERY.open_texts(source);
    let closed = RECOVERY.closed_texts(source);
    let empty = |line: &Range<usize>| {
        let mut own = closed.iter().filter(|text| line.contains(&text.start));
        own.find(|text| &source[(*text).clone()] == "''")
            .map(|text| (text.start, "empty character literal"))
    };
    let refusal = |place: &usize| {
        let start = source[..*place].rfind('\n').map_or(0, |end| end + 1);
        let length = source[start..].find('\n');
        let line = start..length.map_or(source.len(), |length| start + length);
        let (at, words) = open
            .iter()
            .find(|open| line.contains(open))
            .map(|open| (*open, unclosed(source.as_bytes()[*open])))
            .or_else(|| empty(&line))
            .or_else(|| of_line(&source[line]).map(|(at, words)| (start + at, words)))?;
        Some((at..at + 1, words.to_owned()))
    };
    places.iter().map(refusal).collect()
}

fn unclosed(quote: u8) -> &'static str {
    match quote {
        b'\'' => "unclosed character literal",
        _ => "unclosed string literal",
    }
}

/// What is refused in a line all of whose texts are closed.
fn of_line(line: &str) -> Option<(usize, &'static str)> {
    let end = line.rfind(';')?;
    let before = line[..end].trim_end();
    let is_step = before.ends_with("++") || before.ends_with("--");
    let lacks_operand =
        before.ends_with(['+', '-', '*', '/', '%', '=', '<', '&', '|', '^', '!', '?']);
    (lacks_operand && !is_step).then_some((end, "illegal start of expression"))
}
