//! What the language says of sources that it cannot read: the token at which it stops, and what it waited for.
//!
//! Both are those of a parser with tables as yacc makes them (`build/lalr.rs`) of the language's grammar (`src/syntax/grammar.txt`).

mod marks;
mod tokens;

use marks::Marks;
use tokens::{Scanner, Token};

/// What is wrong, and on which line.
pub(super) struct Unreadable {
    pub words: String,
    pub line: usize,
}

include!(concat!(env!("OUT_DIR"), "/syntax.rs"));

/// How many tokens are told at most that may come instead.
const MOST_TOLD: usize = 4;

/// What is found out about a source.
pub(super) enum Read {
    /// It cannot be read.
    Unreadable(Unreadable),
    /// It can be read, but is refused for this: what the trees of the rest cannot tell, since their grammar knows less.
    Refused(Unreadable),
    /// It can be read.
    Whole,
}

/// Reads a source.
pub(super) fn read(source: &str) -> Read {
    let mut marks = Marks::default();
    match unreadable(source, &mut marks) {
        Some(wrong) => Read::Unreadable(wrong),
        None => marks.first().map_or(Read::Whole, Read::Refused),
    }
}

fn unreadable(source: &str, marks: &mut Marks) -> Option<Unreadable> {
    let mut scanner = Scanner::new(source);
    let mut states: Vec<u16> = vec![0];
    // Where what has been read begins.
    let mut starts: Vec<usize> = vec![0];
    let mut waiting: Option<(Token, u16)> = None;
    loop {
        let state = usize::from(states.last().copied().unwrap_or(0));
        let own = &ACTIONS[range(ACTION_STARTS, state)];
        let mut action = 0;
        // A state with one thing to do does it before it reads on.
        if !own.is_empty() {
            if waiting.is_none() {
                let token = match scanner.next() {
                    Ok(token) => token,
                    Err(wrong) => return Some(wrong),
                };
                let number = TERMINALS.iter().position(|name| *name == token.kind);
                waiting = Some((token, number.map_or(u16::MAX, |number| number as u16)));
            }
            let (token, number) = waiting?;
            match own.iter().find(|(symbol, _)| *symbol == number) {
                Some((_, 0)) => return Some(refused(source, &scanner, token, own)),
                Some((_, next)) if *next > 0 => {
                    if matches!(token.kind, "<end_of_file>" | "'__halt_compiler'") {
                        return None;
                    }
                    waiting = None;
                    states.push(*next as u16 - 1);
                    starts.push(token.start);
                    continue;
                }
                Some((_, rule)) => action = rule.unsigned_abs(),
                None => {}
            }
        }
        if action == 0 {
            action = DEFAULTS[state];
        }
        if action == 0 {
            let (token, _) = waiting?;
            return Some(refused(source, &scanner, token, own));
        }
        let (left, length) = RULES[usize::from(action)];
        let kept = states.len() - usize::from(length);
        let next_start = waiting.map_or(scanner.place(), |(token, _)| token.start);
        if let Ok(at) = MARKS.binary_search_by_key(&action, |(rule, _)| *rule) {
            marks.take(MARKS[at].1, source, &starts[kept..], next_start);
        }
        let start = starts.get(kept).copied().unwrap_or(next_start);
        states.truncate(kept);
        starts.truncate(kept);
        starts.push(start);
        let below = usize::from(states.last().copied().unwrap_or(0));
        let gotos = &GOTOS[range(GOTO_STARTS, below)];
        let (_, next) = gotos.iter().find(|(symbol, _)| *symbol == left)?;
        states.push(*next);
    }
}

fn range(starts: &[u16], at: usize) -> std::ops::Range<usize> {
    usize::from(starts[at])..usize::from(starts[at + 1])
}

fn refused(source: &str, scanner: &Scanner<'_>, token: Token, own: &[(u16, i16)]) -> Unreadable {
    let expected: Vec<String> = own
        .iter()
        .filter(|(_, action)| *action != 0)
        .map(|(symbol, _)| expected(TERMINALS[usize::from(*symbol)]))
        .collect();
    let mut words = format!("syntax error, unexpected {}", told(token, source));
    if (1..=MOST_TOLD).contains(&expected.len()) {
        words += ", expecting ";
        words += &expected.join(" or ");
    }
    let is_open =
        token.kind == "<string_content>" && source.as_bytes()[token.start..].starts_with(b"'");
    let place = if is_open { token.start } else { token.end };
    Unreadable {
        words,
        line: scanner.line_at(place),
    }
}

fn plain(kind: &str) -> String {
    kind[1..kind.len() - 1].replace('_', " ")
}

fn expected(kind: &str) -> String {
    match kind {
        "'&~'" => "\"&\"".to_owned(),
        "'yield_from'" => "\"yield from\"".to_owned(),
        _ if kind.starts_with('\'') => format!("\"{}\"", &kind[1..kind.len() - 1]),
        _ => plain(kind),
    }
}

/// What messages call a token.
fn told(token: Token, source: &str) -> String {
    /// How much of a token is told.
    const MOST: usize = 30;
    let kind = token.kind;
    match kind {
        "<end_of_file>" => return "end of file".to_owned(),
        "'\"'" => return "double-quote mark".to_owned(),
        "<character>" => return format!("character 0x{:02X}", source.as_bytes()[token.start]),
        _ if kind.starts_with('\'') => return format!("token {}", expected(kind)),
        _ => {}
    }
    let mut text = &source.as_bytes()[token.start..token.end];
    let word = match (kind, text.first()) {
        ("<quoted_string>", Some(b'\'')) => "single-quoted string".to_owned(),
        ("<quoted_string>", Some(b'"')) => "double-quoted string".to_owned(),
        ("<inline_html>", _) => "T_INLINE_HTML".to_owned(),
        _ => plain(kind),
    };
    // A text that no quote ends is told without the one that begins it.
    if let ("<string_content>", [b'\'', inside @ ..]) = (kind, text) {
        text = inside;
    }
    if let [first @ (b'\'' | b'"'), inside @ .., last] = text
        && first == last
    {
        text = inside;
    }
    if let Some(end) = text.iter().position(|byte| *byte == b'\n') {
        text = &text[..end];
    }
    let mut told = String::from_utf8_lossy(text).into_owned();
    if text.len() > MOST + 3 {
        told = format!("{}...", String::from_utf8_lossy(&text[..MOST]));
    }
    format!("{word} \"{told}\"")
}
