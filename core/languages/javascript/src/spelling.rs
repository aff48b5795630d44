//! Places of a source that the grammar reads wrongly for what stands around them, with what it reads rightly. Each replacement is as long
//! as what it replaces, and is shown to the grammar alone: what a name says is asked of the source.

/// A replacement: where it begins, in bytes, and what is shown there.
pub type Shown = (usize, String);

/// What a stretch of a source is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Piece {
    /// Code, in which a word or a mark is looked for.
    Code,
    Comment,
    /// A text, a template or a regular expression.
    Text,
}

/// The replacements for a source that the grammar does not read as it is.
pub fn blanked(source: &str) -> Vec<Shown> {
    let pieces = pieces(source);
    let mut out = comments(source, &pieces);
    let code = code_of(source, &pieces);
    out.extend(names(&code));
    out.extend(ended_declarations(&code));
    out.extend(ended_exports(&code));
    out.extend(targets(&code));
    out
}

/// The stretches of a source, each with where it begins and ends.
fn pieces(source: &str) -> Vec<(Piece, usize, usize)> {
    let bytes = source.as_bytes();
    let mut out = Vec::new();
    let (mut at, mut code) = (0, 0);
    // Whether a slash begins a regular expression here.
    let mut is_operand = true;
    while at < bytes.len() {
        let rest = &source[at..];
        let (piece, length) = match bytes[at] {
            b'/' if rest.starts_with("//") => {
                (Piece::Comment, rest.find('\n').unwrap_or(rest.len()))
            }
            b'/' if rest.starts_with("/*") => {
                let end = rest[2..].find("*/").map_or(rest.len(), |end| end + 4);
                (Piece::Comment, end)
            }
            b'/' if is_operand => (Piece::Text, expression(rest)),
            quote @ (b'\'' | b'"' | b'`') => (Piece::Text, quoted(rest, quote)),
            byte => {
                if !byte.is_ascii_whitespace() {
                    is_operand = !(byte.is_ascii_alphanumeric()
                        || matches!(byte, b'_' | b'$' | b')' | b']' | b'}')
                        || !byte.is_ascii());
                }
                at += 1;
                while !source.is_char_boundary(at) {
                    at += 1;
                }
                continue;
            }
        };
        out.push((Piece::Code, code, at));
        out.push((piece, at, at + length));
        is_operand = piece == Piece::Comment && is_operand;
        at += length;
        code = at;
    }
    out.push((Piece::Code, code, bytes.len()));
    out
}

/// How long a text in quotes is.
fn quoted(rest: &str, quote: u8) -> usize {
    let bytes = rest.as_bytes();
    let mut at = 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 1,
            byte if byte == quote => return at + 1,
            b'\n' if quote != b'`' => return at,
            _ => {}
        }
        at += 1;
    }
    let mut end = rest.len().min(at);
    while !rest.is_char_boundary(end) {
        end -= 1;
    }
    end
}

/// How long a regular expression is; of what is none, the slash alone.
fn expression(rest: &str) -> usize {
    let bytes = rest.as_bytes();
    let (mut at, mut is_class) = (1, false);
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 1,
            b'\n' => return 1,
            b'[' => is_class = true,
            b']' => is_class = false,
            b'/' if !is_class => return at + 1,
            _ => {}
        }
        at += 1;
    }
    1
}

/// A source with blanks for all that is no code, byte for byte.
fn code_of(source: &str, pieces: &[(Piece, usize, usize)]) -> Vec<u8> {
    let mut code = source.as_bytes().to_vec();
    for (piece, from, to) in pieces {
        let blank = match piece {
            Piece::Code => continue,
            Piece::Comment => b' ',
            Piece::Text => b'"',
        };
        for byte in &mut code[*from..*to] {
            if *byte != b'\n' || *piece == Piece::Text {
                *byte = blank;
            }
        }
    }
    code
}

/// Comments with a line's end in them, behind which a statement may end: as blanks with that line's end.
fn comments(source: &str, pieces: &[(Piece, usize, usize)]) -> Vec<Shown> {
    let ends_lines = pieces
        .iter()
        .filter(|(piece, from, to)| *piece == Piece::Comment && source[*from..*to].contains('\n'));
    ends_lines
        .map(|(_, from, to)| {
            let bytes = source[*from..*to].bytes();
            let shown = bytes.map(|byte| if byte == b'\n' { '\n' } else { ' ' });
            (*from, shown.collect())
        })
        .collect()
}

fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$') || !byte.is_ascii()
}

/// `yield` as a name, where no function of the file is a generator.
fn names(code: &[u8]) -> Vec<Shown> {
    const WORD: &[u8] = b"yield";
    let is_generator = |at: usize| {
        let before = code[..at]
            .iter()
            .rev()
            .find(|byte| !byte.is_ascii_whitespace());
        let behind = code[at + 1..]
            .iter()
            .find(|byte| !byte.is_ascii_whitespace());
        before.is_none_or(|byte| matches!(byte, b'n' | b'{' | b',' | b'}' | b';' | b'c'))
            && behind.is_some_and(|byte| is_of_name(*byte) || matches!(byte, b'(' | b'['))
    };
    let mut marks = (0..code.len()).filter(|at| code[*at] == b'*');
    if marks.any(is_generator) {
        return Vec::new();
    }
    let words = code.windows(WORD.len()).enumerate();
    let words = words.filter(|(at, word)| {
        *word == WORD
            && at.checked_sub(1).is_none_or(|at| !is_of_name(code[at]))
            && code
                .get(at + WORD.len())
                .is_none_or(|byte| !is_of_name(*byte))
    });
    words.map(|(at, _)| (at, "yiel_".to_owned())).collect()
}

/// Where a declaration without a value ends with its line, though the next begins as a call or an element does.
fn ended_declarations(code: &[u8]) -> Vec<Shown> {
    let mut out = Vec::new();
    for at in (0..code.len()).filter(|at| code[*at] == b'\n') {
        let behind = code[at..].iter().find(|byte| !byte.is_ascii_whitespace());
        if !behind.is_some_and(|byte| matches!(byte, b'(' | b'[' | b'"')) {
            continue;
        }
        let line = code[..at]
            .rsplit(|byte| matches!(byte, b'\n' | b';' | b'{' | b'}'))
            .next();
        let line = String::from_utf8_lossy(line.unwrap_or_default());
        let words: Vec<&str> = line
            .split([' ', ',', '\t'])
            .filter(|word| !word.is_empty())
            .collect();
        let is_declaration = matches!(words.first(), Some(&("var" | "let")))
            && words.len() > 1
            && words.iter().all(|word| word.bytes().all(is_of_name));
        if is_declaration {
            out.push((at, ";".to_owned()));
        }
    }
    out
}

/// Where a class or a function without a name that a module exports ends, and something follows: the grammar takes these for
/// expressions, which end with a semicolon or their line.
fn ended_exports(code: &[u8]) -> Vec<Shown> {
    let text: String = code.iter().map(|&byte| char::from(byte)).collect();
    let defaults = text
        .match_indices("export default ")
        .map(|(at, words)| at + words.len());
    let ends = defaults.filter_map(|at| {
        let word = |at: usize| {
            let rest = text[at..].trim_start();
            let length = rest.bytes().take_while(|byte| is_of_name(*byte)).count();
            (&rest[..length], text.len() - rest.len() + length)
        };
        let (first, behind) = word(at);
        let (kind, behind) = match first {
            "async" => word(behind),
            _ => (first, behind),
        };
        let has_no_name = match kind {
            "class" => matches!(word(behind).0, "" | "extends"),
            "function" => matches!(next(code, behind), Some(b'(' | b'*')),
            _ => false,
        };
        has_no_name.then(|| body_end(code, behind)).flatten()
    });
    let followed = ends.filter(|&end| {
        let blank = code.get(end).is_some_and(u8::is_ascii_whitespace);
        let line = code.get(end..).unwrap_or_default();
        let is_last = line
            .split(|byte| *byte == b'\n')
            .next()
            .is_none_or(|line| line.trim_ascii().is_empty());
        let goes_on = matches!(
            next(code, end),
            Some(b'(' | b'[' | b'"' | b'.' | b'/' | b'*' | b'+' | b'-')
        );
        blank && next(code, end).is_some_and(|byte| byte != b';') && (!is_last || goes_on)
    });
    followed.map(|end| (end, ";".to_owned())).collect()
}

/// The place behind the first block that stands in no parentheses.
fn body_end(code: &[u8], from: usize) -> Option<usize> {
    let (mut parentheses, mut braces) = (0_usize, 0_usize);
    for (at, byte) in code.iter().enumerate().skip(from) {
        match byte {
            b'(' | b'[' => parentheses += 1,
            b')' | b']' => parentheses = parentheses.saturating_sub(1),
            b'{' if parentheses == 0 => braces += 1,
            b'}' if parentheses == 0 => {
                braces = braces.saturating_sub(1);
                if braces == 0 {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
    }
    None
}

/// The parentheses around targets in patterns that are assigned to.
fn targets(code: &[u8]) -> Vec<Shown> {
    let (mut open, mut out) = (Vec::new(), Vec::new());
    for (at, &byte) in code.iter().enumerate() {
        match byte {
            b'[' | b'{' | b'(' => open.push((byte, at, Vec::new())),
            b']' | b'}' | b')' => {
                let Some((mark, from, inside)) = open.pop() else {
                    continue;
                };
                let behind = next(code, at + 1);
                let around = open.last_mut();
                if mark == b'(' {
                    // What stands in parentheses of its own, as an element of what is around.
                    let before = code[..from]
                        .iter()
                        .rev()
                        .find(|byte| !byte.is_ascii_whitespace());
                    let is_element = before
                        .is_some_and(|byte| matches!(byte, b'[' | b',' | b':' | b'.'))
                        && matches!(behind, Some(b',' | b']' | b'}' | b'='));
                    let is_target = next(code, from + 1)
                        .is_some_and(|byte| is_of_name(byte) || byte == b'(')
                        && code[from + 1..at]
                            .iter()
                            .all(|byte| is_of_name(*byte) || b". []()\"".contains(byte));
                    if let Some((_, _, found)) = around.filter(|_| is_element && is_target) {
                        found.push((from, at));
                    }
                    continue;
                }
                let behind_that = code.get(
                    code[at + 1..]
                        .iter()
                        .position(|byte| !byte.is_ascii_whitespace())
                        .map_or(at, |far| at + far + 2),
                );
                let is_assigned = behind == Some(b'=') && !matches!(behind_that, Some(b'=' | b'>'));
                match around {
                    _ if is_assigned => out.extend(inside),
                    // A pattern inside of another is assigned to with it.
                    Some((b'[' | b'{', _, found)) => found.extend(inside),
                    _ => {}
                }
            }
            _ => {}
        }
    }
    out.into_iter()
        .flat_map(|(from, to)| [(from, " ".to_owned()), (to, " ".to_owned())])
        .collect()
}

/// The next byte that is no blank.
fn next(code: &[u8], from: usize) -> Option<u8> {
    let mut rest = code.get(from..)?.iter();
    rest.find(|byte| !byte.is_ascii_whitespace()).copied()
}

#[cfg(test)]
mod tests {
    use super::blanked;

    fn shown(source: &str) -> String {
        let mut text = source.to_owned();
        for (at, shown) in blanked(source) {
            text.replace_range(at..at + shown.len(), &shown);
        }
        text
    }

    #[test]
    fn comments_with_ends_of_lines_are_blanks() {
        assert_eq!(
            shown("a = 1 /* x\n */ b = '/*\\n*/'"),
            "a = 1     \n    b = '/*\\n*/'"
        );
        assert_eq!(shown("a = 1 /* x */ // y"), "a = 1 /* x */ // y");
    }

    #[test]
    fn yield_is_a_name_where_nothing_is_a_generator() {
        assert_eq!(shown("yield = yields * 2"), "yiel_ = yields * 2");
        assert_eq!(
            shown("function* f() { yield 1 }"),
            "function* f() { yield 1 }"
        );
        assert_eq!(shown("({ *f() { yield 1 } })"), "({ *f() { yield 1 } })");
    }

    #[test]
    fn declarations_end_with_their_line() {
        assert_eq!(
            shown("var a\n(function () {})()"),
            "var a;(function () {})()"
        );
        assert_eq!(shown("var a = b\n(c)"), "var a = b\n(c)");
    }

    #[test]
    fn exports_without_a_name_end_with_their_body() {
        assert_eq!(
            shown("export default class { m() {} } f()"),
            "export default class { m() {} };f()"
        );
        assert_eq!(
            shown("export default async function* (a = {}) {} [1]"),
            "export default async function* (a = {}) {};[1]"
        );
        assert_eq!(
            shown("export default class {}\n(1)"),
            "export default class {};(1)"
        );
        for whole in [
            "export default class {}\nf()",
            "export default class A {} f()",
            "export default class {} ;",
            "export default (1)",
        ] {
            assert_eq!(shown(whole), whole);
        }
    }

    #[test]
    fn targets_lose_their_parentheses() {
        assert_eq!(shown("[(a), (b.c)] = x"), "[ a ,  b.c ] = x");
        assert_eq!(
            shown("({ a: (b), c: [(d)] } = (x))"),
            "({ a:  b , c: [ d ] } = (x))"
        );
        assert_eq!(shown("[(a), f(b)] == (x)"), "[(a), f(b)] == (x)");
        assert_eq!(shown("[([a])] = 1"), "[([a])] = 1");
    }
}
