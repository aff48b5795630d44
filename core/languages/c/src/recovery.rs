//! Recovery from broken source. The syntax tree knows no macros and takes them for errors, so what helps is judged by what the
//! parser of this crate reports.

use super::parse::{Parsed, Report, parse};
use super::preprocess::Preprocessed;
use super::token::{Kind, Place, Token};
use frontend::{Blocks, Insertion, Recovery};

/// Delimiters that are put in at most.
const MOST: usize = 16;
/// Attempts at most: a file is read as often.
const ATTEMPTS: usize = 64;

static RECOVERY: Recovery = Recovery {
    blocks: Blocks::Braces,
    stand_ins: &[";"],
    has_semicolons: true,
    is_free: false,
    line_comments: &["//"],
    long_comments: &[("/*", "*/")],
    long_texts: &[],
    quotes: b"\"'",
};

/// Reads a program, with the brackets and braces put in that are missing: each by which the parser gives fewer reports.
pub(super) fn read(source: &str, done: Preprocessed<'_>, is_library: bool) -> Parsed {
    if is_library {
        return parse(done, is_library);
    }
    let mut tokens = done.clone();
    let mut best = parse(done, is_library);
    let mut inserted: Vec<Insertion> = Vec::new();
    let mut attempts = 0;
    while errors(&best) > 0 && inserted.len() < MOST {
        let mut insertions = RECOVERY.insertions(source);
        // The parser reads on behind a semicolon that is missing by itself.
        let is_tokens = |text: &str| !matches!(text, ";" | "\"" | "'");
        insertions.retain(|insertion| is_tokens(&insertion.text) && !inserted.contains(insertion));
        let mut found: Option<(Insertion, Preprocessed<'_>, Parsed)> = None;
        for insertion in insertions {
            if attempts == ATTEMPTS {
                break;
            }
            attempts += 1;
            let with = put_in(&tokens, &insertion);
            let parsed = parse(with.clone(), is_library);
            let least = found.as_ref().map_or(&best, |(.., parsed)| parsed);
            if errors(&parsed) < errors(least) {
                found = Some((insertion, with, parsed));
            }
        }
        let Some((insertion, with, parsed)) = found else {
            break;
        };
        inserted.push(insertion);
        (tokens, best) = (with, parsed);
    }
    for Insertion { at, text, .. } in inserted {
        let place = empty(at);
        let missing = Report::Missing(text.trim().to_owned());
        best.reports.push((place, missing));
    }
    best
}

/// How much of a program does not fit.
fn errors(parsed: &Parsed) -> usize {
    let is_error =
        |(_, report): &&(Place, Report)| matches!(report, Report::Syntax(_) | Report::Missing(_));
    parsed.reports.iter().filter(is_error).count()
}

/// The tokens with what is put in.
fn put_in<'a>(tokens: &Preprocessed<'a>, insertion: &Insertion) -> Preprocessed<'a> {
    let mut with = tokens.clone();
    let is_behind = |token: &Token| {
        let is_own = !token.from_header && token.file == 0;
        token.kind == Kind::End || is_own && token.place.start as usize >= insertion.at
    };
    let at = with.tokens.iter().position(is_behind);
    let at = at.unwrap_or(with.tokens.len());
    let marks = insertion.text.trim().char_indices();
    let marks = marks.map(|(start, mark)| Token {
        kind: Kind::Punct,
        text: insertion.text.trim()[start..start + mark.len_utf8()].into(),
        place: empty(insertion.at),
        starts_line: false,
        spaced: true,
        hidden: None,
        from_header: false,
        file: 0,
    });
    with.tokens.splice(at..at, marks);
    with
}

fn empty(at: usize) -> Place {
    let at = at as u32;
    Place { start: at, end: at }
}
