//! What Python itself says of a statement that it cannot read, in its words and at its place.
//!
//! The grammar of the editor recovers from errors, but names them by what it skipped. Here the line at fault is read
//! once more, in the order in which Python reads: first its tokens, then its parts, up to the first that does not fit.
//!
//! **Invariant.** Lines that the grammar accepts are never asked about, so nothing is refused here that could be run.

mod expressions;
mod fields;
mod numbers;
mod reader;
mod statements;
mod tokens;

use std::ops::Range;

/// What Python refuses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// What it points at.
    pub place: Range<usize>,
    /// Its words.
    pub message: String,
    /// Whether a bracket is to blame, which may reach over many lines.
    is_bracket: bool,
    /// Whether it is one that is never closed.
    is_open: bool,
}

/// How much text is read at most, in bytes: where brackets stay open, the same text is read again and again.
const BUDGET: usize = 4_000_000;

/// What is refused in the lines that hold places, given in order; `None` where nothing is.
pub fn explain(source: &str, places: &[usize]) -> Vec<Option<Refusal>> {
    let mut found = Vec::with_capacity(places.len());
    let (mut start, mut read) = (0, 0);
    // The line before, where nobody asked about it: what follows from its error may stand in this one alone.
    let mut before: Option<tokens::Line> = None;
    while found.len() < places.len() && read < BUDGET {
        let Some(line) = tokens::line(source, start, &mut read) else {
            break;
        };
        let is_here = |place: &usize| *place < line.end || line.end == source.len();
        let count = places[found.len()..]
            .iter()
            .take_while(|place| is_here(place))
            .count();
        if count > 0 {
            let refusal = refusal(source, &line)
                .or_else(|| clause_alone(source, &line))
                .or_else(|| refusal(source, before.as_ref()?));
            if let [first, second, ..] = places[found.len()..found.len() + count]
                && let Some((told, end)) = refusal.as_ref().and_then(|later| {
                    earlier(
                        source,
                        start..first,
                        second.min(later.place.start),
                        &mut read,
                    )
                })
            {
                found.push(Some(told));
                start = end;
                continue;
            }
            found.extend(std::iter::repeat_n(refusal, count));
        }
        start = line.end;
        if line.tokens.len() > 1 {
            before = (count == 0).then_some(line);
        }
    }
    found.resize(places.len(), None);
    found
}

/// What is refused of a statement's first lines where another error stands in those behind: of a bracket that is never closed
/// Python's tokens go on to the end of the file. Gives the end of the first lines too.
fn earlier(
    source: &str,
    first: Range<usize>,
    behind: usize,
    read: &mut usize,
) -> Option<(Refusal, usize)> {
    let rest = &source[first.end..];
    let end = first.end + rest.find('\n').map_or(rest.len(), |end| end + 1);
    if behind < end || !tokens::begins_statement(source, first.start, end) {
        return None;
    }
    let text = &source[..end];
    let line = tokens::line(text, first.start, read)?;
    Some((refusal(text, &line)?, end))
}

/// That a part of a statement stands alone: it is at fault, though there is nothing wrong in its line.
fn clause_alone(source: &str, line: &tokens::Line) -> Option<Refusal> {
    let place = line.tokens.first()?.place.clone();
    let is_clause = matches!(
        &source[place.clone()],
        "else" | "elif" | "except" | "finally"
    );
    is_clause.then(|| Refusal {
        place,
        message: "invalid syntax".to_owned(),
        is_bracket: false,
        is_open: false,
    })
}

fn refusal(source: &str, line: &tokens::Line) -> Option<Refusal> {
    let Some(refusal) = &line.refusal else {
        return statements::refused(source, &line.tokens);
    };
    if !refusal.is_open {
        return Some(refusal.clone());
    }
    // What does not fit on the bracket's own line is told first.
    let is_first = |other: &Refusal| {
        let between = &source[refusal.place.start..other.place.start.max(refusal.place.start)];
        other.place.start < line.tokens.last().map_or(0, |end| end.place.start)
            && !between.contains('\n')
    };
    let other = statements::refused(source, &line.tokens).filter(is_first);
    other.or_else(|| Some(refusal.clone()))
}

#[cfg(test)]
mod tests;
