//! What Ruby says of a source that it cannot read: the token at which it stops, and what it waited for.
//!
//! What is missing at the end is found by reading the source once more with something behind it.

use crate::GRAMMAR;
use syntax::SyntaxTree;

/// What closes what may be open, as Ruby's parser calls it.
const CLOSERS: [(&str, &str); 4] = [("\nend", "`end'"), (")", "')'"), ("}", "'}'"), ("]", "']'")];

const KEYWORDS: &[&str] = &[
    "alias", "and", "begin", "break", "case", "class", "def", "do", "else", "elsif", "end",
    "ensure", "false", "for", "if", "in", "module", "next", "nil", "not", "or", "redo", "rescue",
    "retry", "return", "self", "super", "then", "true", "undef", "unless", "until", "when",
    "while", "yield",
];

/// What is told of a tree with errors, the line included.
pub(crate) fn told(tree: &SyntaxTree, source: &str, file: &str) -> String {
    let code = source.split("\n__END__\n").next().unwrap_or(source);
    let is_whole = |text: &str| {
        grammars::parse(&GRAMMAR, text)
            .syntax_errors()
            .next()
            .is_none()
    };
    let end = code.trim_end().len();
    for (closer, name) in CLOSERS {
        let mut longer = code.to_owned();
        // Several may be open at once.
        for _ in 0..3 {
            longer.push_str(closer);
            if is_whole(&longer) {
                let words = format!("unexpected end-of-input, expecting {name}");
                return message(code, file, end, 1, &words);
            }
        }
    }
    // An `end` that closes nothing is told where it stands.
    let ends = code
        .match_indices("end")
        .filter(|(at, _)| is_word(code, *at, 3));
    for (at, _) in ends.collect::<Vec<_>>().into_iter().rev().take(3) {
        let without = format!("{}   {}", &code[..at], &code[at + 3..]);
        if is_whole(&without) {
            let words = "unexpected `end', expecting end-of-input";
            return message(code, file, at, 3, words);
        }
    }
    let at = tree
        .syntax_errors()
        .map(|error| error.start() as usize)
        .min()
        .unwrap_or(end)
        .min(end);
    let at = at + (code[at..].len() - code[at..].trim_start().len());
    let (size, name) = token(&code[at..]);
    if size == 0 {
        return message(code, file, end, 1, "unexpected end-of-input");
    }
    message(code, file, at, size, &format!("unexpected {name}"))
}

/// Whether what stands at a place is a word of its own.
fn is_word(code: &str, at: usize, size: usize) -> bool {
    let is_part =
        |char: char| char.is_alphanumeric() || matches!(char, '_' | '.' | ':' | '@' | '$');
    !code[..at].chars().next_back().is_some_and(is_part)
        && !code[at + size..]
            .chars()
            .next()
            .is_some_and(|char| char.is_alphanumeric() || matches!(char, '_' | ':' | '?' | '!'))
}

/// The length of the token that a text begins with, and what Ruby's parser calls it.
fn token(text: &str) -> (usize, String) {
    let Some(first) = text.chars().next() else {
        return (0, String::new());
    };
    let length = |is_part: fn(char) -> bool| text.find(|char| !is_part(char)).unwrap_or(text.len());
    if first.is_ascii_digit() {
        let size = length(|char| char.is_ascii_digit() || char == '_');
        return (size, "integer literal".to_owned());
    }
    if first.is_alphabetic() || first == '_' {
        let size = length(|char| char.is_alphanumeric() || char == '_');
        let word = &text[..size];
        let name = match first.is_uppercase() {
            _ if KEYWORDS.contains(&word) => format!("`{word}'"),
            true => "constant".to_owned(),
            false => "local variable or method".to_owned(),
        };
        return (size, name);
    }
    match first {
        '"' | '\'' => (1, "string literal".to_owned()),
        '@' => (
            length(|char| char.is_alphanumeric() || matches!(char, '_' | '@')),
            "instance variable".to_owned(),
        ),
        _ => (first.len_utf8(), format!("'{first}'")),
    }
}

/// The message with the line that it is about, and the token marked in it.
fn message(code: &str, file: &str, at: usize, size: usize, words: &str) -> String {
    let number = 1 + code[..at].matches('\n').count();
    let start = code[..at].rfind('\n').map_or(0, |line| line + 1);
    let line = code[start..].lines().next().unwrap_or("");
    let mark = format!(
        "{}^{}",
        " ".repeat(code[start..at].chars().count()),
        "~".repeat(size.saturating_sub(1))
    );
    format!("{file}:{number}: syntax error, {words}\n{line}\n{mark}\n")
}
