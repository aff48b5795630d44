//! Numbers, escapes, and the token at which a file cannot be read on.

use super::{Place, Walk};
use syntax::Node;

/// Words that are no names anywhere.
pub(super) const KEYWORDS: [&str; 36] = [
    "break",
    "case",
    "catch",
    "class",
    "const",
    "continue",
    "debugger",
    "default",
    "delete",
    "do",
    "else",
    "export",
    "extends",
    "false",
    "finally",
    "for",
    "function",
    "if",
    "import",
    "in",
    "instanceof",
    "new",
    "null",
    "return",
    "super",
    "switch",
    "this",
    "throw",
    "true",
    "try",
    "typeof",
    "var",
    "void",
    "while",
    "with",
    "enum",
];

/// Characters behind which a source goes on.
const UNFINISHED: [char; 14] = [
    '+', '-', '*', '/', '%', '=', '&', '|', '^', ',', '.', '(', '[', '{',
];

/// What is said of a source that the grammar cannot read from a place on: of the first token that cannot stand where it does, where that is
/// found; types are not looked for.
pub fn unexpected(source: &str, place: usize, has_types: bool) -> (std::ops::Range<usize>, String) {
    if !has_types && let Some(found) = super::broken::broken(source) {
        return found;
    }
    let place = (place..=source.len()).find(|&at| source.is_char_boundary(at));
    let place = place.unwrap_or(source.len());
    let rest = &source[place..];
    let start = place + (rest.len() - rest.trim_start().len());
    let rest = &source[start..];
    let Some(first) = rest.chars().next() else {
        return (start..start, "Unexpected end of input".to_owned());
    };
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    // What ends in an operator or inside of a bracket lacks what comes behind.
    let whole = source.trim_end();
    if source.lines().count() <= 1 && whole.ends_with(UNFINISHED) {
        return (
            whole.len()..whole.len(),
            "Unexpected end of input".to_owned(),
        );
    }
    let word = rest.find(|c| !is_part(c)).map_or(rest, |end| &rest[..end]);
    let end = start + word.len().max(first.len_utf8());
    let said = match first {
        '0'..='9' => "Unexpected number".to_owned(),
        '"' | '\'' => match rest[1..]
            .lines()
            .next()
            .is_some_and(|line| line.contains(first))
        {
            true => "Unexpected string".to_owned(),
            false => "Invalid or unexpected token".to_owned(),
        },
        '`' => "Unexpected template string".to_owned(),
        '@' | '#' | '\\' => "Invalid or unexpected token".to_owned(),
        _ if KEYWORDS.contains(&word) => format!("Unexpected token '{word}'"),
        _ if !word.is_empty() => format!("Unexpected identifier '{word}'"),
        _ => format!("Unexpected token '{first}'"),
    };
    (start..end, said)
}

impl<'t> Walk<'t> {
    pub(super) fn number(&mut self, node: Node<'t>, place: &Place<'t>) {
        let text = self.text(node);
        let bytes = text.as_bytes();
        let is_led = bytes.len() > 1 && bytes[0] == b'0' && bytes[1].is_ascii_digit();
        let rest = &self.source[node.start() as usize..];
        let whole = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let words = if is_led && text.ends_with('n') {
            Some("Invalid or unexpected token")
        } else if let Some(words) = wrong_separator(&rest[..whole.unwrap_or(rest.len())]) {
            Some(words)
        } else if text.starts_with("0_") || is_led && text.contains('_') {
            Some("Numeric separator can not be used after leading 0.")
        } else if self.source[node.end() as usize..]
            .starts_with(|next: char| next.is_alphabetic() || matches!(next, '_' | '$'))
        {
            Some("Invalid or unexpected token")
        } else if is_led && place.is_strict {
            match bytes.iter().all(|digit| (b'0'..=b'7').contains(digit)) {
                true => Some("Octal literals are not allowed in strict mode."),
                false => Some("Decimals with leading zeros are not allowed in strict mode."),
            }
        } else {
            None
        };
        if let Some(words) = words {
            self.refuse(node, words);
        }
    }

    /// The grammar lets elements be left out where only the elements of a list may be.
    pub(super) fn commas(&mut self, node: Node<'t>) {
        if !matches!(
            node.kind(),
            "object" | "object_pattern" | "arguments" | "named_imports" | "export_clause"
        ) {
            return;
        }
        let mut is_behind_comma = true;
        for child in node.children().skip(1) {
            let is_comma = child.kind() == ",";
            if is_comma && is_behind_comma {
                return self.refuse(child, "Unexpected token ','");
            }
            is_behind_comma = is_comma || child.kind() == "comment" && is_behind_comma;
        }
    }

    pub(super) fn escapes(&mut self, node: Node<'t>, is_strict: bool) {
        let text = self.text(node);
        let mut lines = text.split('\n').rev();
        lines.next();
        if lines.any(|line| !line.trim_end_matches('\r').ends_with('\\')) {
            return self.refuse(node, "Invalid or unexpected token");
        }
        if text.contains('\\')
            && let Some(words) = wrong_escape(text, is_strict, false)
        {
            self.refuse(node, words);
        }
    }

    /// The stretches of text of a template without a function in front.
    pub(super) fn template(&mut self, node: Node<'t>) {
        let mut from = node.start() as usize;
        let mut stretches = Vec::new();
        for part in node
            .named_children()
            .filter(|part| part.kind() == "template_substitution")
        {
            stretches.push(from..part.start() as usize);
            from = part.end() as usize;
        }
        stretches.push(from..node.end() as usize);
        for stretch in stretches {
            let text = self.source.get(stretch).unwrap_or_default();
            if let Some(words) = wrong_escape(text, false, true) {
                return self.refuse(node, words);
            }
        }
    }
}

/// What is wrong with the separators of a number.
pub(super) fn wrong_separator(number: &str) -> Option<&'static str> {
    let (_, behind) = number.split_once('_')?;
    if number.starts_with("0_") {
        return None;
    }
    match behind.chars().next() {
        Some('_') => Some("Only one underscore is allowed as numeric separator"),
        Some(digit) if digit.is_ascii_hexdigit() => wrong_separator(behind),
        _ => Some("Numeric separators are not allowed at the end of numeric literals"),
    }
}

/// What is wrong with an escape in a text.
pub fn wrong_escape(text: &str, is_strict: bool, is_template: bool) -> Option<&'static str> {
    let mut rest = text.chars().peekable();
    while let Some(character) = rest.next() {
        if character != '\\' {
            continue;
        }
        match rest.next()? {
            'x' => {
                let digits = rest.by_ref().take(2).filter(char::is_ascii_hexdigit);
                if digits.count() < 2 {
                    return Some("Invalid hexadecimal escape sequence");
                }
            }
            'u' if rest.peek() == Some(&'{') => {
                rest.next();
                let digits: String = rest.by_ref().take_while(|digit| *digit != '}').collect();
                match u32::from_str_radix(&digits, 16) {
                    Ok(point) if point > 0x10_ffff => return Some("Undefined Unicode code-point"),
                    Ok(_) => {}
                    Err(_) => return Some("Invalid Unicode escape sequence"),
                }
            }
            'u' => {
                let digits = rest.by_ref().take(4).filter(char::is_ascii_hexdigit);
                if digits.count() < 4 {
                    return Some("Invalid Unicode escape sequence");
                }
            }
            digit @ '0'..='9' => {
                let is_nul = digit == '0' && !rest.peek().is_some_and(char::is_ascii_digit);
                if is_nul {
                    continue;
                }
                if is_template {
                    return Some("Octal escape sequences are not allowed in template strings.");
                }
                if is_strict {
                    return Some(match digit {
                        '8' | '9' => "\\8 and \\9 are not allowed in strict mode.",
                        _ => "Octal escape sequences are not allowed in strict mode.",
                    });
                }
            }
            _ => {}
        }
    }
    None
}
