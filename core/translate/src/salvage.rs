//! Reading on where the parser gave up: at a bracket that is never closed, or a head of a block without its colon,
//! a parser may take all that follows for part of the error. Here the statement at fault is looked for and taken
//! out, so that the rest is read as what it is.
//!
//! Only errors that reach over several lines are treated; others leave their neighbours alone.

use crate::Parser;
use frontend::Frontend;
use ir::Sorting;
use std::cmp::Reverse;
use std::ops::Range;
use syntax::SyntaxTree;

/// Statements that are taken out at most.
const MOST: usize = 16;
/// How much text is read again at most, in bytes: text with errors takes a parser long, and people type on meanwhile.
const BUDGET: usize = 24_000;

/// A source without the statements that kept the rest from being read.
pub struct Salvaged {
    /// Its text: as long as the original, line by line.
    pub source: String,
    /// Its tree.
    pub tree: SyntaxTree,
    /// What was taken out, in order.
    pub taken: Vec<Range<usize>>,
}

/// Looks for statements to take out; `None` where nothing is to be gained.
///
/// # Errors
/// When the parser gives no tree at all.
pub fn salvage(
    parser: &mut dyn Parser,
    frontend: &Frontend,
    source: &str,
    tree: &SyntaxTree,
) -> Result<Option<Salvaged>, String> {
    let Some(mut error) = long_error(tree, source) else {
        return Ok(None);
    };
    let mut best: Option<Salvaged> = None;
    let mut read = 0;
    for _ in 0..MOST {
        let (text, taken) = match &best {
            Some(best) => (best.source.as_str(), best.taken.as_slice()),
            None => (source, &[][..]),
        };
        // Of the line in front of the error and the lines in it, the one without which the parser gets furthest; of those, the shortest.
        let mut found: Option<((Reverse<usize>, usize), Salvaged)> = None;
        let from = line_before(text, error.start);
        let mut at = from;
        while at < error.end && read < BUDGET {
            let is_worse = |range: &Range<usize>| {
                found
                    .as_ref()
                    .is_some_and(|(least, _)| *least <= (Reverse(usize::MAX), range.len()))
            };
            let candidate = (frontend.take_out)(text, at).filter(|(_, range)| !is_worse(range));
            if let Some((without, range)) = candidate {
                read += without.len();
                let tree = parser.parse(frontend.name, &without)?;
                let reached = first_error(&tree, from);
                let cost = (Reverse(reached), range.len());
                if reached > error.start && found.as_ref().is_none_or(|(least, _)| cost < *least) {
                    let taken = taken.iter().cloned().chain([range]).collect();
                    found = Some((
                        cost,
                        Salvaged {
                            source: without,
                            tree,
                            taken,
                        },
                    ));
                }
            }
            at = text[at..].find('\n').map_or(error.end, |end| at + end + 1);
        }
        let Some((_, salvaged)) = found else { break };
        let next = long_error(&salvaged.tree, &salvaged.source);
        best = Some(salvaged);
        match next {
            Some(next) => error = next,
            None => break,
        }
    }
    if let Some(best) = &mut best {
        best.taken.put_in_order_by_key(|range| range.start);
    }
    Ok(best)
}

/// The start of the last line with a text in front of the line at a place; that of the line itself where there is none.
fn line_before(text: &str, at: usize) -> usize {
    let start = |at: usize| text[..at].rfind('\n').map_or(0, |end| end + 1);
    let own = start(at);
    match text[..own].trim_end().len() {
        0 => own,
        end => start(end),
    }
}

/// The first error that reaches over several lines.
fn long_error(tree: &SyntaxTree, source: &str) -> Option<Range<usize>> {
    let is_long =
        |node: &syntax::Node<'_>| node.is_error() && node.text(source).trim_end().contains('\n');
    tree.root()
        .descendants()
        .find(is_long)
        .map(syntax::Node::byte_range)
}

/// Where the first error that reaches behind a place begins, but not before that place; the end of all places where
/// there is none.
fn first_error(tree: &SyntaxTree, from: usize) -> usize {
    let errors = tree
        .root()
        .descendants()
        .filter(|node| node.is_error() || node.is_missing());
    let behind = errors
        .map(syntax::Node::byte_range)
        .filter(|range| range.end > from || range.start >= from);
    behind
        .map(|range| range.start.max(from))
        .min()
        .unwrap_or(usize::MAX)
}
