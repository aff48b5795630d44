//! What the language says of sources that it cannot read: the token at which it stops, and what it waited for.

/// What is wrong, and on which line.
pub(super) struct Unreadable {
    pub words: String,
    pub line: usize,
}

const KEYWORDS: &[&str] = &[
    "abstract", "and", "array", "as", "break", "callable", "case", "catch", "class", "clone", "const",
    "continue", "declare", "default", "do", "echo", "else", "elseif", "empty", "enddeclare", "endfor",
    "endforeach", "endif", "endswitch", "endwhile", "enum", "eval", "exit", "extends", "final", "finally",
    "fn", "for", "foreach", "function", "global", "goto", "if", "implements", "include", "include_once",
    "instanceof", "insteadof", "interface", "isset", "list", "match", "namespace", "new", "or", "print",
    "private", "protected", "public", "readonly", "require", "require_once", "return", "static", "switch",
    "throw", "trait", "try", "unset", "use", "var", "while", "xor", "yield",
];

const OPERATORS: &[&str] = &[
    "<<<", "<=>", "**=", "...", "<<=", ">>=", "===", "!==", "??=", "?->", "=>", "->", "::", "==", "!=",
    "<>", "<=", ">=", "&&", "||", "??", "++", "--", "+=", "-=", "*=", "/=", ".=", "%=", "&=", "|=", "^=",
    "<<", ">>", "**",
];

#[derive(Clone, Copy)]
struct Token<'s> {
    text: &'s str,
    start: usize,
}

/// The tokens of a source, without what is between them.
fn tokens(source: &str) -> Vec<Token<'_>> {
    let bytes = source.as_bytes();
    let mut found = Vec::new();
    let mut at = source.find("<?php").map_or(0, |start| start + 5);
    while at < bytes.len() {
        let rest = &source[at..];
        let byte = bytes[at];
        let length = match byte {
            _ if byte.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            b'#' if !rest.starts_with("#[") => {
                at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            b'/' if rest.starts_with("//") => {
                at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            b'/' if rest.starts_with("/*") => {
                at += rest.find("*/").map_or(rest.len(), |end| end + 2);
                continue;
            }
            b'?' if rest.starts_with("?>") => {
                let next = rest.find("<?php").map(|next| next + 5);
                at += next.unwrap_or(rest.len());
                continue;
            }
            b'"' | b'\'' => quoted(rest),
            b'$' => 1 + word(&rest[1..]),
            b'0'..=b'9' => number(rest),
            _ if byte.is_ascii_alphabetic() || byte == b'_' || byte >= 128 => word(rest),
            _ => {
                let known = OPERATORS.iter().find(|own| rest.starts_with(**own));
                known.map_or(1, |own| own.len())
            }
        };
        let length = length.max(rest.chars().next().map_or(1, char::len_utf8));
        found.push(Token {
            text: &source[at..at + length],
            start: at,
        });
        at += length;
    }
    found
}

fn quoted(text: &str) -> usize {
    let quote = text.as_bytes()[0];
    let mut is_escaped = false;
    for (at, &byte) in text.as_bytes().iter().enumerate().skip(1) {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            _ if byte == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn word(text: &str) -> usize {
    text.find(|c: char| !(c.is_alphanumeric() || c == '_' || c == '\\'))
        .unwrap_or(text.len())
}

fn number(text: &str) -> usize {
    text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.'))
        .unwrap_or(text.len())
}

/// What a source cannot be read for; the place is that where reading went wrong.
pub(super) fn unreadable(source: &str, place: usize) -> Unreadable {
    let tokens = tokens(source);
    let line_of = |at: usize| source[..at.min(source.len())].matches('\n').count() + 1;
    let mut open: Vec<Token<'_>> = Vec::new();
    let found = tokens.iter().position(|token| token.start >= place);
    for (number, token) in tokens.iter().enumerate() {
        match token.text {
            "(" | "[" | "{" => open.push(*token),
            ")" | "]" | "}" => {
                let wanted = match token.text {
                    ")" => "(",
                    "]" => "[",
                    _ => "{",
                };
                match open.pop() {
                    Some(before) if before.text == wanted => {}
                    // A wrong token in front of it is told first.
                    _ if found.is_some_and(|found| found < number) => break,
                    Some(before) => {
                        let (from, to) = (line_of(before.start), line_of(token.start));
                        let place = match from == to {
                            true => String::new(),
                            false => format!(" on line {from}"),
                        };
                        return Unreadable {
                            words: format!("Unclosed '{}'{place} does not match '{}'", before.text, token.text),
                            line: to,
                        };
                    }
                    None => {
                        return Unreadable {
                            words: format!("Unmatched '{}'", token.text),
                            line: line_of(token.start),
                        };
                    }
                }
            }
            _ => {}
        }
    }
    let end = source.len();
    let Some(found) = found else {
        if let Some(token) = open.last() {
            let (from, to) = (line_of(token.start), line_of(end));
            let place = match from == to {
                true => String::new(),
                false => format!(" on line {from}"),
            };
            return Unreadable {
                words: format!("Unclosed '{}'{place}", token.text),
                line: to,
            };
        }
        let expecting = expected(&tokens, tokens.len());
        return Unreadable {
            words: format!("syntax error, unexpected end of file{expecting}"),
            line: line_of(end),
        };
    };
    let token = tokens[found];
    Unreadable {
        words: format!(
            "syntax error, unexpected {}{}",
            told(token.text),
            expected(&tokens, found)
        ),
        line: line_of(token.start),
    }
}

fn told(text: &str) -> String {
    let first = text.chars().next().unwrap_or(' ');
    let inside = || text.trim_matches(['"', '\'']);
    match first {
        '$' if text.len() > 1 => format!("variable \"{text}\""),
        '"' => format!("double-quoted string \"{}\"", inside()),
        '\'' => format!("single-quoted string \"{}\"", inside()),
        '0'..='9' if text.contains('.') => format!("floating-point number \"{text}\""),
        '0'..='9' => format!("integer \"{text}\""),
        _ if first.is_alphabetic() || first == '_' => {
            match KEYWORDS.contains(&text.to_ascii_lowercase().as_str()) {
                true => format!("token \"{text}\""),
                false if text.contains('\\') => format!("qualified name \"{text}\""),
                false => format!("identifier \"{text}\""),
            }
        }
        _ => format!("token \"{text}\""),
    }
}

/// What stands before a token says what may come instead.
fn expected(tokens: &[Token<'_>], at: usize) -> &'static str {
    let Some(before) = at.checked_sub(1).map(|at| tokens[at].text) else {
        return "";
    };
    let is_operand = |text: &str| {
        text.ends_with([')', ']', '"', '\''])
            || text.starts_with(|c: char| c.is_alphanumeric() || c == '$' || c == '_')
                && !KEYWORDS.contains(&text.to_ascii_lowercase().as_str())
    };
    match before {
        "->" | "?->" => return ", expecting identifier or variable or \"{\" or \"$\"",
        "class" | "interface" | "trait" => return ", expecting identifier",
        _ if !is_operand(before) => return "",
        _ => {}
    }
    // The innermost bracket, or the beginning of the statement.
    let mut depth = 0;
    let unexpected = tokens.get(at).map_or("", |token| token.text);
    for number in (0..at).rev() {
        match tokens[number].text {
            ")" | "]" => depth += 1,
            "(" | "[" if depth > 0 => depth -= 1,
            "[" if matches!(unexpected, ";" | "{") => return ", expecting \"]\"",
            "(" if matches!(unexpected, ";" | "{") => return ", expecting \")\"",
            "(" | "[" => return "",
            "echo" | "use" if depth == 0 => return ", expecting \",\" or \";\"",
            "return" if depth == 0 => return ", expecting \";\"",
            ";" | "{" | "}" if depth == 0 => return "",
            _ => {}
        }
    }
    ""
}
