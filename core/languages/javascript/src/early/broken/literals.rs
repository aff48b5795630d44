//! Texts, templates, numbers and regular expressions of a source that the grammar cannot read.

use super::{Fault, Open, Reader, is_part};

impl Reader<'_> {
    pub(super) fn text(&mut self, quote: char) -> Result<(), Fault> {
        let rest = self.rest();
        let mut letters = rest.char_indices().skip(1);
        while let Some((place, letter)) = letters.next() {
            match letter {
                '\\' => {
                    letters.next();
                }
                '\n' | '\r' => break,
                _ if letter == quote => return self.operand(place + 1, "Unexpected string".into()),
                _ => {}
            }
        }
        let end = rest.find(['\n', '\r']).unwrap_or(rest.len());
        Err(self.unexpected(end, "Invalid or unexpected token"))
    }

    /// The text of a template up to its end, or to code in it.
    pub(super) fn template(&mut self, skip: usize) -> Result<(), Fault> {
        let rest = self.rest();
        let mut letters = rest.char_indices().skip(skip);
        while let Some((place, letter)) = letters.next() {
            match letter {
                '\\' => {
                    letters.next();
                }
                '`' => {
                    self.at += place + 1;
                    self.before = "`";
                    self.done();
                    self.is_value = true;
                    return Ok(());
                }
                '$' if rest[place..].starts_with("${") => {
                    self.at += place + 2;
                    self.open.push(Open::Template);
                    self.wants = true;
                    self.is_start = false;
                    self.before = "${";
                    return Ok(());
                }
                _ => {}
            }
        }
        self.at = self.source.len();
        Err(self.unexpected(0, "Unexpected end of input"))
    }

    pub(super) fn number(&mut self) -> Result<(), Fault> {
        let rest = self.rest();
        let mut end = 0;
        let is_based = rest.len() > 1
            && rest.as_bytes()[0] == b'0'
            && rest.as_bytes()[1].is_ascii_alphabetic();
        for (place, letter) in rest.char_indices() {
            let is_sign = matches!(letter, '+' | '-')
                && !is_based
                && matches!(
                    rest.as_bytes().get(place.wrapping_sub(1)),
                    Some(b'e' | b'E')
                );
            let is_point = letter == '.'
                && !rest[..place].contains('.')
                && !is_based
                && !rest[..place].ends_with('n');
            if !(letter.is_ascii_alphanumeric() || letter == '_' || is_point || is_sign) {
                break;
            }
            end = place + letter.len_utf8();
        }
        let text = &rest[..end];
        if let Some(words) = crate::early::tokens::wrong_separator(text) {
            return Err(self.unexpected(end, words));
        }
        let digits =
            text.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '.' | '_'));
        let is_wrong = !is_based
            && digits.starts_with(|c: char| c.is_alphabetic() && !matches!(c, 'e' | 'E' | 'n'));
        if is_wrong {
            return Err(self.unexpected(end, "Invalid or unexpected token"));
        }
        // A point behind a number may read a member of it.
        self.operand(end, "Unexpected number".into())
    }

    pub(super) fn pattern(&mut self) -> Result<(), Fault> {
        let rest = self.rest();
        let mut is_in_class = false;
        let mut letters = rest.char_indices().skip(1);
        while let Some((place, letter)) = letters.next() {
            match letter {
                '\\' => {
                    letters.next();
                }
                '\n' | '\r' => break,
                '[' => is_in_class = true,
                ']' => is_in_class = false,
                '/' if !is_in_class => {
                    let flags = rest[place + 1..].find(|c| !is_part(c));
                    let end = flags.map_or(rest.len(), |flags| place + 1 + flags);
                    return self.operand(end, "Unexpected regular expression".into());
                }
                _ => {}
            }
        }
        Err(self.unexpected(1, "Invalid regular expression: missing /"))
    }
}
