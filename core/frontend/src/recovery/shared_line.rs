//! Where delimiters may be missing in front of something that stands on the same line.

use super::parts::is_of_expression;
use super::scan::{Kind, Line, Piece};
use super::{Blocks, Insertion, Recovery};

/// The places on a line where a bracket may close that is never closed, or closes behind the end of the block that it stands in:
/// in front of a semicolon or a brace that follows.
pub(super) fn brackets(recovery: &Recovery, line: &Line) -> Vec<Insertion> {
    let open = unclosed(recovery, &line.pieces).into_iter();
    open.flat_map(|(start, end)| closing(recovery, line, start, end))
        .collect()
}

/// The brackets of a line that are not closed, by their places in its pieces.
pub(super) fn never_closed(recovery: &Recovery, line: &[Piece]) -> Vec<usize> {
    let open = unclosed(recovery, line).into_iter();
    open.map(|(start, _)| start).collect()
}

/// The brackets that are not closed, each with the piece by which it should have been. A brace is one where it belongs to an
/// expression and a semicolon stands in it.
fn unclosed(recovery: &Recovery, pieces: &[Piece]) -> Vec<(usize, usize)> {
    let has_braces = matches!(recovery.blocks, Blocks::Braces);
    let mut found = Vec::new();
    // Each bracket with whether it belongs to an expression.
    let mut open: Vec<(u8, usize, bool)> = Vec::new();
    for (at, piece) in pieces.iter().enumerate() {
        let Kind::Mark(mark) = piece.kind else {
            continue;
        };
        match mark {
            b'(' | b'[' => open.push((mark, at, true)),
            b'{' => {
                let before = at.checked_sub(1).map(|before| &pieces[before]);
                open.push((mark, at, !has_braces || is_of_expression(before)));
            }
            b')' | b']' if open.last().is_some_and(|(mark, ..)| *mark != b'{') => {
                open.pop();
            }
            b';' => {
                while let Some((b'{', start, true)) = open.last() {
                    found.push((*start, at));
                    open.pop();
                }
            }
            b'}' => {
                while let Some((mark, start, _)) = open.pop()
                    && mark != b'{'
                {
                    found.push((start, at));
                }
            }
            _ => {}
        }
    }
    let end = pieces.len() - 1;
    let open = open.into_iter().filter(|(mark, ..)| *mark != b'{');
    found.extend(open.map(|(_, start, _)| (start, end)));
    found
}

/// Where a bracket may close that begins at one piece of a line and should have been closed at another.
fn closing(recovery: &Recovery, line: &Line, start: usize, end: usize) -> Vec<Insertion> {
    let has_braces = matches!(recovery.blocks, Blocks::Braces);
    let text = match line.pieces[start].kind {
        Kind::Mark(b'(') => ")",
        Kind::Mark(b'[') => "]",
        _ => "}",
    };
    let mut found = Vec::new();
    let mut depth = 0_usize;
    for at in start + 1..=end {
        match line.pieces[at].kind {
            Kind::Mark(b';') if depth == 0 => {}
            Kind::Mark(b'{') if has_braces && depth == 0 => depth += 1,
            Kind::Mark(b'(' | b'[' | b'{') => {
                depth += 1;
                continue;
            }
            Kind::Mark(b')' | b']' | b'}') => {
                depth = depth.saturating_sub(1);
                continue;
            }
            _ => continue,
        }
        if at < line.pieces.len() - 1 {
            found.push(Insertion {
                at: line.pieces[at - 1].range.end,
                text: text.to_owned(),
                shows_late: false,
            });
        }
    }
    found
}

/// The places on a line where the word may belong that ends the head of a block: between what an expression may end with and a word.
pub(super) fn heads(recovery: &Recovery, source: &str, line: &Line) -> Vec<Insertion> {
    let Blocks::End { heads, .. } = recovery.blocks else {
        return Vec::new();
    };
    let word = |piece: &Piece| piece.text(source);
    let mut found = Vec::new();
    for (at, head) in line.pieces.iter().enumerate() {
        let Some((_, ender)) = heads.iter().find(|(head_word, _)| *head_word == word(head)) else {
            continue;
        };
        let rest = &line.pieces[at + 1..];
        let next = rest
            .iter()
            .position(|piece| recovery.stands_between(word(piece)));
        if next.is_some_and(|next| word(&rest[next]) == *ender) {
            continue;
        }
        let inside = &rest[..next.unwrap_or(rest.len())];
        for pair in inside.windows(2) {
            let is_end = match pair[0].kind {
                Kind::Word | Kind::Text => true,
                Kind::Mark(mark) => matches!(mark, b')' | b']' | b'}'),
                Kind::OpenText => false,
            };
            if is_end && pair[1].kind == Kind::Word {
                found.push(Insertion {
                    at: pair[0].range.end,
                    text: format!(" {ender}"),
                    shows_late: false,
                });
            }
        }
    }
    found
}

/// The places on a line where a text may be closed, when one of its texts is not: in front of a semicolon behind which something
/// follows, and of the brackets in front of it.
pub(super) fn texts(source: &str, line: &Line) -> Vec<Insertion> {
    let last = line.last();
    if last.kind != Kind::OpenText {
        return Vec::new();
    }
    let quote = &source[last.range.start..=last.range.start];
    let is_text = |piece: &&Piece| {
        matches!(piece.kind, Kind::Text | Kind::OpenText) && piece.text(source).starts_with(quote)
    };
    let texts = line.pieces.iter().filter(is_text);
    let places = texts.filter_map(|text| {
        let inside = text.text(source);
        let end = inside.find(';')?;
        let is_followed = inside[end + 1..].chars().any(|c| !c.is_whitespace());
        let inside = inside[1..end].trim_end_matches([')', ']', ' ', '\t']);
        is_followed.then(|| Insertion {
            at: text.range.start + 1 + inside.len(),
            text: quote.to_owned(),
            shows_late: false,
        })
    });
    places.collect()
}
