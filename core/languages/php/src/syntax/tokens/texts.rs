//! Texts in quotes and blocks of text: where they end, and the variables in them.

use super::super::{TERMINALS, Unreadable};
use super::{Heredoc, Scanned, Scanner, State, Token, is_label, label};

impl Scanner<'_> {
    /// A text in quotes; what has variables in it is cut further.
    pub(super) fn text(&mut self, prefix: usize) -> Scanned {
        let rest = self.rest();
        let quote = rest[prefix];
        let mut at = prefix + 1;
        while at < rest.len() {
            match rest[at] {
                b'\\' => at += 1,
                byte if byte == quote => {
                    if quote == b'"' {
                        self.escapes(self.at + prefix + 1, self.at + at)?;
                    }
                    return Ok(self.token("<quoted_string>", at + 1));
                }
                _ if quote == b'"' && begins_part(&rest[at..]) => break,
                _ => {}
            }
            at += 1;
        }
        if quote == b'\'' {
            return Ok(self.token("<string_content>", rest.len()));
        }
        self.states.push(State::Quoted(b'"'));
        Ok(self.token("'\"'", prefix + 1))
    }

    /// What `\u{...}` may be.
    pub(super) fn escapes(&self, from: usize, to: usize) -> Result<(), Unreadable> {
        let text = &self.source[from..to];
        let mut at = 0;
        while at + 1 < text.len() {
            if text[at] != b'\\' {
                at += 1;
                continue;
            }
            if text[at + 1] == b'u' && text.get(at + 2) == Some(&b'{') {
                let digits = text[at + 3..]
                    .iter()
                    .take_while(|byte| byte.is_ascii_hexdigit())
                    .count();
                let line = self.line_at(from + at);
                if digits == 0 || text.get(at + 3 + digits) != Some(&b'}') {
                    return self.wrong("Invalid UTF-8 codepoint escape sequence", line);
                }
                let digits = String::from_utf8_lossy(&text[at + 3..at + 3 + digits]).into_owned();
                if u32::from_str_radix(&digits, 16).is_ok_and(|code| code > 0x10_ffff)
                    || digits.trim_start_matches('0').len() > 8
                {
                    let words = "Invalid UTF-8 codepoint escape sequence: Codepoint too large";
                    return self.wrong(words, line);
                }
            }
            at += 2;
        }
        Ok(())
    }

    pub(super) fn begun_heredoc(&self, rest: &[u8]) -> Option<(Heredoc, usize)> {
        let prefix = usize::from(matches!(rest[0], b'b' | b'B'));
        let mut at = prefix + 3;
        if rest.get(prefix..at)? != b"<<<" {
            return None;
        }
        at += rest[at..]
            .iter()
            .take_while(|byte| matches!(byte, b' ' | b'\t'))
            .count();
        let quote = rest
            .get(at)
            .copied()
            .filter(|byte| matches!(byte, b'"' | b'\''));
        at += usize::from(quote.is_some());
        let length = label(rest.get(at..)?);
        if length == 0 {
            return None;
        }
        let label = String::from_utf8_lossy(&rest[at..at + length]).into_owned();
        at += length;
        if quote.is_some() {
            if rest.get(at).copied() != quote {
                return None;
            }
            at += 1;
        }
        if rest.get(at) == Some(&b'\r') {
            at += 1;
        }
        if rest.get(at) != Some(&b'\n') {
            return None;
        }
        at += 1;
        let mut heredoc = Heredoc {
            label,
            is_raw: quote == Some(b'\''),
            indentation: 0,
        };
        // The last line says how far all lines are indented.
        let mut line = self.at + at;
        while line <= self.source.len() {
            if let Some(spaces) = heredoc.ends(&self.source[line..]) {
                heredoc.indentation = spaces;
                break;
            }
            match self.source[line..].iter().position(|byte| *byte == b'\n') {
                Some(end) => line += end + 1,
                None => break,
            }
        }
        Some((heredoc, at))
    }

    pub(super) fn offset(&mut self) -> Token {
        let rest = self.rest();
        match rest[0] {
            b']' => {
                self.states.pop();
                self.token("']'", 1)
            }
            b'0'..=b'9' => {
                let length = rest
                    .iter()
                    .take_while(|byte| byte.is_ascii_alphanumeric())
                    .count();
                self.token("<number>", length)
            }
            b'$' if label(&rest[1..]) > 0 => self.token("<variable>", 1 + label(&rest[1..])),
            byte if is_label(byte) => self.token("<identifier>", label(rest)),
            b' ' | b'\n' | b'\r' | b'\t' | b'\\' | b'\'' | b'#' => {
                self.states.pop();
                self.token("<string_content>", 0)
            }
            b'"' => self.token("'\"'", 1),
            _ => {
                let found = TERMINALS
                    .iter()
                    .find(|kind| kind.len() == 3 && kind.as_bytes()[1] == rest[0]);
                self.token(found.copied().unwrap_or("<string_content>"), 1)
            }
        }
    }

    /// A part of a text that is made of variables too.
    pub(super) fn part(&mut self) -> Option<Token> {
        let rest = self.rest();
        if rest.starts_with(b"${") {
            self.open.push((b'{', self.at));
            self.states.push(State::Name);
            return Some(self.token("'${'", 2));
        }
        if rest.starts_with(b"{$") {
            self.open.push((b'{', self.at));
            self.states.push(State::Code);
            return Some(self.token("'{$'", 1));
        }
        if rest[0] != b'$' || label(&rest[1..]) == 0 {
            return None;
        }
        let length = 1 + label(&rest[1..]);
        let behind = &rest[length..];
        let arrow = [&b"->"[..], b"?->"]
            .into_iter()
            .find(|arrow| behind.starts_with(arrow));
        if behind.starts_with(b"[") {
            let token = self.token("<variable>", length);
            self.states.push(State::Offset);
            return Some(token);
        }
        if arrow.is_some_and(|arrow| label(&behind[arrow.len()..]) > 0) {
            self.states.push(State::Property);
        }
        Some(self.token("<variable>", length))
    }

    pub(super) fn quoted(&mut self, quote: u8) -> Scanned {
        let rest = self.rest();
        if rest[0] == quote {
            self.states.pop();
            return Ok(self.token(if quote == b'`' { "'`'" } else { "'\"'" }, 1));
        }
        if let Some(token) = self.part() {
            return Ok(token);
        }
        let mut at = 0;
        while at < rest.len() && rest[at] != quote && (at == 0 || !begins_part(&rest[at..])) {
            at += 1 + usize::from(rest[at] == b'\\');
        }
        let end = at.min(rest.len());
        self.escapes(self.at, self.at + end)?;
        Ok(self.token("<string_content>", end))
    }

    pub(super) fn heredoc(&mut self, heredoc: &Heredoc) -> Scanned {
        let rest = self.rest();
        let is_line = self.source[..self.at].last() == Some(&b'\n');
        if is_line && let Some(spaces) = heredoc.ends(rest) {
            self.states.pop();
            return Ok(self.token("<heredoc_end>", spaces + heredoc.label.len()));
        }
        // The line break in front of the end belongs to it.
        if rest[0] == b'\n'
            && let Some(spaces) = heredoc.ends(&rest[1..])
        {
            self.states.pop();
            return Ok(self.token("<heredoc_end>", 1 + spaces + heredoc.label.len()));
        }
        if !heredoc.is_raw
            && let Some(token) = self.part()
        {
            return Ok(token);
        }
        let mut at = 0;
        while at < rest.len() {
            if rest[at] == b'\n' && heredoc.ends(&rest[at + 1..]).is_some() {
                break;
            }
            if !heredoc.is_raw && at > 0 && begins_part(&rest[at..]) {
                break;
            }
            at += match rest[at] == b'\\' && !heredoc.is_raw && rest.get(at + 1) != Some(&b'\n') {
                true => 2,
                false => 1,
            };
        }
        let end = at.min(rest.len());
        if !heredoc.is_raw {
            self.escapes(self.at, self.at + end)?;
        }
        self.indented(heredoc, self.at, self.at + end, is_line)?;
        Ok(self.token("<string_content>", end))
    }

    /// Every line is indented as the last one is.
    pub(super) fn indented(
        &self,
        heredoc: &Heredoc,
        from: usize,
        to: usize,
        is_line: bool,
    ) -> Result<(), Unreadable> {
        if heredoc.indentation == 0 {
            return Ok(());
        }
        let text = &self.source[from..to];
        let first = self.line_at(from);
        for (number, part) in text.split(|byte| *byte == b'\n').enumerate() {
            let line = first + number;
            if number > 0 || is_line {
                let indentation = part
                    .iter()
                    .take_while(|byte| matches!(byte, b' ' | b'\t'))
                    .count();
                let own = &part[..indentation.min(heredoc.indentation)];
                let is_blank = indentation == part.len()
                    && number + 1 < text.split(|byte| *byte == b'\n').count();
                if own.contains(&b'\t') && own.contains(&b' ') {
                    return self.wrong(
                        "Invalid indentation - tabs and spaces cannot be mixed",
                        line,
                    );
                }
                if indentation < heredoc.indentation && !is_blank && !part.is_empty() {
                    let words = format!(
                        "Invalid body indentation level (expecting an indentation level of at least {})",
                        heredoc.indentation
                    );
                    return self.wrong(words, line);
                }
            }
        }
        Ok(())
    }
}

impl Heredoc {
    /// Whether a line is its last one, and how far that is indented.
    fn ends(&self, line: &[u8]) -> Option<usize> {
        let spaces = line
            .iter()
            .take_while(|byte| matches!(byte, b' ' | b'\t'))
            .count();
        let behind = line[spaces..].strip_prefix(self.label.as_bytes())?;
        behind
            .first()
            .is_none_or(|next| !is_label(*next))
            .then_some(spaces)
    }
}

fn begins_part(text: &[u8]) -> bool {
    match text {
        [b'$', b'{', ..] | [b'{', b'$', ..] => true,
        [b'$', rest @ ..] => label(rest) > 0,
        _ => false,
    }
}
