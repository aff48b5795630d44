//! What the language says of sources that it cannot read: the token at which it stops, and what it waited for.

/// What is wrong, and on which line.
pub(super) struct Unreadable {
    pub words: String,
    pub line: usize,
}

const KEYWORDS: &[&str] = &[
    "abstract",
    "and",
    "array",
    "as",
    "break",
    "callable",
    "case",
    "catch",
    "class",
    "clone",
    "const",
    "continue",
    "declare",
    "default",
    "do",
    "echo",
    "else",
    "elseif",
    "empty",
    "enddeclare",
    "endfor",
    "endforeach",
    "endif",
    "endswitch",
    "endwhile",
    "enum",
    "eval",
    "exit",
    "extends",
    "final",
    "finally",
    "fn",
    "for",
    "foreach",
    "function",
    "global",
    "goto",
    "if",
    "implements",
    "include",
    "include_once",
    "instanceof",
    "insteadof",
    "interface",
    "isset",
    "list",
    "match",
    "namespace",
    "new",
    "or",
    "print",
    "private",
    "protected",
    "public",
    "readonly",
    "require",
    "require_once",
    "return",
    "static",
    "switch",
    "throw",
    "trait",
    "try",
    "unset",
    "use",
    "var",
    "while",
    "xor",
    "yield",
];

const OPERATORS: &[&str] = &[
    "<<<", "<=>", "**=", "...", "<<=", ">>=", "===", "!==", "??=", "?->", "=>", "->", "::", "==",
    "!=", "<>", "<=", ">=", "&&", "||", "??", "++", "--", "+=", "-=", "*=", "/=", ".=", "%=", "&=",
    "|=", "^=", "<<", ">>", "**",
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
    let found = first_wrong(source, &tokens).or_else(|| {
        let behind = tokens.iter().position(|token| token.start >= place);
        behind.filter(|_| brackets_match(&tokens))
    });
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
                            words: format!(
                                "Unclosed '{}'{place} does not match '{}'",
                                before.text, token.text
                            ),
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
    let Some(token) = tokens.get(found) else {
        let expecting = expected(&tokens, tokens.len());
        return Unreadable {
            words: format!("syntax error, unexpected end of file{expecting}"),
            line: line_of(end),
        };
    };
    Unreadable {
        words: format!(
            "syntax error, unexpected {}{}",
            told(token.text),
            expected(&tokens, found)
        ),
        line: line_of(token.start),
    }
}

/// Whether every bracket is closed by its like.
fn brackets_match(tokens: &[Token<'_>]) -> bool {
    let mut open = Vec::new();
    tokens.iter().all(|token| match token.text {
        "(" | "[" | "{" => {
            open.push(token.text);
            true
        }
        ")" => open.pop() == Some("("),
        "]" => open.pop() == Some("["),
        "}" => open.pop() == Some("{"),
        _ => true,
    }) && open.is_empty()
}

fn is_keyword(text: &str) -> bool {
    KEYWORDS.contains(&text.to_ascii_lowercase().as_str())
}

/// Whether a value may end with a token.
fn ends_value(tokens: &[Token<'_>], at: usize) -> bool {
    let text = tokens[at].text;
    match text {
        "]" => true,
        ")" => {
            // What stands in front of the parenthesis says whether this is a call or a condition.
            let mut depth = 0;
            for number in (0..=at).rev() {
                match tokens[number].text {
                    ")" => depth += 1,
                    "(" => depth -= 1,
                    _ => {}
                }
                if depth == 0 {
                    let before = number
                        .checked_sub(1)
                        .map_or("", |number| tokens[number].text);
                    let is_cast = at == number + 2;
                    return !is_cast
                        && (is_word(before) && !is_keyword(before) || before.starts_with('$'))
                        && number.checked_sub(2).is_none_or(|number| {
                            !matches!(tokens[number].text, "function" | "fn" | "&")
                        });
                }
            }
            false
        }
        _ => {
            text.starts_with(['"', '\''])
                || text.len() > 1 && text.starts_with('$')
                || text.starts_with(|c: char| c.is_ascii_digit())
        }
    }
}

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// The first token that no value can be followed by, or with which no value can begin.
fn first_wrong(source: &str, tokens: &[Token<'_>]) -> Option<usize> {
    let mut open: Vec<&str> = Vec::new();
    for at in 1..tokens.len() {
        let (before, text) = (tokens[at - 1].text, tokens[at].text);
        let between = &source[tokens[at - 1].start + before.len()..tokens[at].start];
        if between.contains("?>") {
            continue;
        }
        match before {
            "(" | "[" | "{" => open.push(before),
            ")" | "]" | "}" => {
                open.pop();
            }
            _ => {}
        }
        let begins_value = text.len() > 1 && text.starts_with('$')
            || text.starts_with(['"', '\''])
            || text.starts_with(|c: char| c.is_ascii_digit())
            || is_word(text)
                && !matches!(
                    text.to_ascii_lowercase().as_str(),
                    "instanceof"
                        | "as"
                        | "and"
                        | "or"
                        | "xor"
                        | "insteadof"
                        | "else"
                        | "elseif"
                        | "while"
                        | "catch"
                        | "finally"
                        | "use"
                        | "extends"
                        | "implements"
                        | "endif"
                        | "endwhile"
                        | "endfor"
                        | "endforeach"
                        | "endswitch"
                        | "case"
                        | "default"
                );
        let is_after = ends_value(tokens, at - 1);
        let are_names = [before, text]
            .iter()
            .all(|word| is_word(word) && !is_keyword(word) && !word.eq_ignore_ascii_case("from"));
        if is_after && begins_value || are_names {
            return Some(at);
        }
        if is_after && text == ";" && matches!(open.last(), Some(&"[")) {
            return Some(at);
        }
        if is_after && matches!(text, ";" | "{") && open.last() == Some(&"(") && !in_for(tokens, at)
        {
            return Some(at);
        }
        if is_after && text == "}" && !in_match_or_text(tokens, at) {
            return Some(at);
        }
        let wants_value = matches!(
            before,
            "=" | "+="
                | "-="
                | ".="
                | "*="
                | "/="
                | "."
                | "*"
                | "/"
                | "%"
                | "=="
                | "==="
                | "!="
                | "!=="
                | "<="
                | ">="
                | "&&"
                | "||"
                | "??"
                | "->"
                | "=>"
                | "+"
                | "-"
        );
        if wants_value
            && matches!(text, ";" | ")" | "]" | "}" | ",")
            && !matches!(before, "+" | "-")
        {
            return Some(at);
        }
        if matches!(before, "+" | "-") && matches!(text, ";" | ")" | "]") {
            return Some(at);
        }
    }
    let last = tokens.len().checked_sub(1)?;
    (ends_value(tokens, last) && brackets_match(tokens) && !source.contains("?>"))
        .then_some(tokens.len())
}

/// Whether a token stands in the head of a `for`.
fn in_for(tokens: &[Token<'_>], at: usize) -> bool {
    let mut depth = 0;
    for number in (0..at).rev() {
        match tokens[number].text {
            ")" => depth += 1,
            "(" if depth > 0 => depth -= 1,
            "(" => {
                let semicolons = tokens[number..at]
                    .iter()
                    .filter(|token| token.text == ";")
                    .count();
                let is_for = number > 0 && tokens[number - 1].text.eq_ignore_ascii_case("for");
                return is_for && tokens[at].text == ";" && semicolons < 2;
            }
            _ => {}
        }
    }
    false
}

/// Whether the innermost brace is that of a `match` or of an enumeration of values.
fn in_match_or_text(tokens: &[Token<'_>], at: usize) -> bool {
    let mut depth = 0;
    for number in (0..at).rev() {
        match tokens[number].text {
            "}" => depth += 1,
            "{" if depth > 0 => depth -= 1,
            "{" => {
                let head = tokens[..number]
                    .iter()
                    .rev()
                    .take_while(|token| !matches!(token.text, ";" | "{" | "}"));
                return head.into_iter().any(|token| {
                    matches!(
                        token.text.to_ascii_lowercase().as_str(),
                        "match" | "use" | "->" | "::" | "$"
                    )
                });
            }
            _ => {}
        }
    }
    false
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
