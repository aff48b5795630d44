//! Methods on one line whose body is a call without parentheses (`def greet(name) = puts "Hi"`), which the grammar does not take:
//! where such bodies begin and end, so that it can be shown parentheses around them.
//!
//! The source is read by its tokens as far as that needs: texts, comments and what follows a heredoc's line are gone past.

/// Words that begin no call, though an argument may seem to follow.
const NO_CALLS: [&str; 12] = [
    "if", "unless", "while", "until", "case", "begin", "not", "nil", "true", "false", "self",
    "defined?",
];
/// Words that end what stands before them.
const ENDS: [&str; 13] = [
    "if", "unless", "while", "until", "and", "or", "rescue", "do", "in", "then", "end", "for",
    "ensure",
];

/// Where such bodies begin and end, in order.
pub(super) fn bare_bodies(source: &str) -> Vec<(usize, usize)> {
    let code = Code(source.as_bytes());
    let mut bodies = Vec::new();
    let mut heredocs = Vec::new();
    let mut at = 0;
    while at < code.0.len() {
        if code.0[at..].starts_with(b"__END__\n") && code.begins_line(at) {
            break;
        }
        if code.word(at) == b"def"
            && !code.is_named_before(at)
            && let Some(start) = code.body(at + 3)
            && let Some(end) = code.command(start)
        {
            bodies.push((start, end));
        }
        at = code.next(at, &mut heredocs);
    }
    bodies
}

/// A source, read by its tokens.
struct Code<'a>(&'a [u8]);

impl Code<'_> {
    fn byte(&self, at: usize) -> u8 {
        self.0.get(at).copied().unwrap_or(b'\n')
    }

    fn begins_line(&self, at: usize) -> bool {
        at == 0 || self.byte(at - 1) == b'\n'
    }

    fn is_part(byte: u8) -> bool {
        byte.is_ascii_alphanumeric() || byte == b'_' || !byte.is_ascii()
    }

    /// The name or keyword that begins at a place, with the sign that may end it.
    fn word(&self, at: usize) -> &[u8] {
        if at > 0 && Self::is_part(self.byte(at - 1)) {
            return b"";
        }
        let mut end = at;
        while end < self.0.len() && Self::is_part(self.0[end]) {
            end += 1;
        }
        let is_marked = matches!(self.byte(end), b'?' | b'!') && self.byte(end + 1) != b'=';
        &self.0[at..end + usize::from(end > at && is_marked)]
    }

    /// Whether what stands at a place is called, or is the name of a symbol or of a variable.
    fn is_named_before(&self, at: usize) -> bool {
        at > 0 && matches!(self.byte(at - 1), b'.' | b':' | b'@' | b'$')
    }

    fn past_spaces(&self, mut at: usize) -> usize {
        while matches!(self.byte(at), b' ' | b'\t') {
            at += 1;
        }
        at
    }

    fn end_of_line(&self, mut at: usize) -> usize {
        while at < self.0.len() && self.0[at] != b'\n' {
            at += 1;
        }
        at
    }

    /// Behind a text that is closed by a sign, from behind the one that opens it. Where the two differ, they nest.
    fn past_text(&self, mut at: usize, open: u8, close: u8) -> usize {
        let mut depth = 1;
        while at < self.0.len() {
            match self.0[at] {
                b'\\' => at += 1,
                b'#' if self.byte(at + 1) == b'{' && open != b'\'' && close != b'}' => {
                    at = self.past_brackets(at + 1);
                    continue;
                }
                byte if byte == close => depth -= 1,
                byte if byte == open => depth += 1,
                _ => {}
            }
            at += 1;
            if depth == 0 {
                break;
            }
        }
        at
    }

    /// Behind the bracket that closes the one at a place.
    fn past_brackets(&self, mut at: usize) -> usize {
        let mut depth = 0;
        let mut heredocs = Vec::new();
        while at < self.0.len() {
            match self.0[at] {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => depth -= 1,
                _ => {}
            }
            at = self.next(at, &mut heredocs);
            if depth <= 0 {
                break;
            }
        }
        at
    }

    /// Whether an operand may begin at a place: what stands before it ends none.
    fn may_begin(&self, at: usize) -> bool {
        let before = self.0[..at].iter().rposition(|byte| *byte != b' ');
        let Some(before) = before else {
            return true;
        };
        let byte = self.0[before];
        if !Self::is_part(byte) && !matches!(byte, b')' | b']' | b'}' | b'"' | b'\'' | b'?' | b'!')
        {
            return true;
        }
        // Behind a space, what hangs on the sign begins an argument.
        before + 1 < at && Self::is_part(byte) && !matches!(self.byte(at + 1), b' ' | b'=' | b'\n')
    }

    /// Behind the token at a place; heredocs that it begins wait for the end of the line, at which they are gone past.
    fn next(&self, at: usize, heredocs: &mut Vec<Vec<u8>>) -> usize {
        let byte = self.byte(at);
        match byte {
            b'\n' => {
                let mut behind = at + 1;
                for name in heredocs.drain(..) {
                    behind = self.past_heredoc(behind, &name);
                }
                if self.0[behind.min(self.0.len())..].starts_with(b"=begin") {
                    while behind < self.0.len() && !self.0[behind..].starts_with(b"=end") {
                        behind = self.end_of_line(behind) + 1;
                    }
                    behind = self.end_of_line(behind);
                }
                behind
            }
            b'#' => self.end_of_line(at),
            b'"' | b'\'' | b'`' => self.past_text(at + 1, byte, byte),
            b'$' => at + 2,
            b'\\' => at + 2,
            b'?' if self.may_begin(at)
                && !self.byte(at + 1).is_ascii_whitespace()
                && !Self::is_part(self.byte(at + 2)) =>
            {
                at + 2 + usize::from(self.byte(at + 1) == b'\\')
            }
            b'/' if self.may_begin(at) => self.past_text(at + 1, b'/', b'/'),
            b'%' if self.may_begin(at) => self.past_percent(at),
            b'<' if self.byte(at + 1) == b'<' => self.note_heredoc(at, heredocs),
            _ if Self::is_part(byte) => at + self.word(at).len().max(1),
            _ => at + 1,
        }
    }

    fn past_percent(&self, at: usize) -> usize {
        let mut open = at + 1;
        if b"wWiIqQrsx".contains(&self.byte(open)) {
            open += 1;
        }
        let sign = self.byte(open);
        let close = match sign {
            b'(' => b')',
            b'[' => b']',
            b'{' => b'}',
            b'<' => b'>',
            _ if sign.is_ascii_punctuation() && sign != b'=' => sign,
            _ => return at + 1,
        };
        self.past_text(open + 1, sign, close)
    }

    fn note_heredoc(&self, at: usize, heredocs: &mut Vec<Vec<u8>>) -> usize {
        let mut name = at + 2 + usize::from(matches!(self.byte(at + 2), b'~' | b'-'));
        let quote = self.byte(name);
        if matches!(quote, b'"' | b'\'' | b'`') {
            name += 1;
        } else if !quote.is_ascii_uppercase() && quote != b'_' {
            return at + 2;
        }
        let word = self.word(name).to_vec();
        if word.is_empty() {
            return at + 2;
        }
        let end = name + word.len();
        heredocs.push(word);
        end + usize::from(matches!(quote, b'"' | b'\'' | b'`'))
    }

    fn past_heredoc(&self, mut at: usize, name: &[u8]) -> usize {
        while at < self.0.len() {
            let end = self.end_of_line(at);
            if self.0[at..end].trim_ascii() == name {
                return end;
            }
            at = end + 1;
        }
        self.0.len()
    }

    /// Where the body of a method that has no `end` begins; given is where its name may stand.
    fn body(&self, at: usize) -> Option<usize> {
        let mut at = self.past_spaces(at);
        let owner = self.word(at).len();
        if owner > 0 && self.byte(at + owner) == b'.' {
            at += owner + 1;
        }
        let name = self.word(at).len();
        if name > 0 {
            at += name;
        } else {
            // Brackets are the name of a method, too.
            at += 2 * usize::from(self.0[at..].starts_with(b"[]"));
            while self.byte(at).is_ascii_punctuation() && self.byte(at) != b'(' {
                at += 1;
            }
        }
        at = match self.byte(self.past_spaces(at)) {
            b'(' => self.past_brackets(self.past_spaces(at)),
            _ if self.byte(at) == b' ' => at,
            _ => return None,
        };
        at = self.past_spaces(at);
        let is_endless = self.byte(at) == b'=' && self.byte(at + 1).is_ascii_whitespace();
        if !is_endless {
            return None;
        }
        at += 1;
        while at < self.0.len() && self.0[at].is_ascii_whitespace() {
            at += 1;
        }
        Some(at)
    }

    /// Where a call without parentheses that begins at a place ends, if there is one.
    fn command(&self, start: usize) -> Option<usize> {
        let first = self.word(start);
        if NO_CALLS.iter().any(|word| word.as_bytes() == first)
            && self.byte(start + first.len()) == b' '
        {
            return None;
        }
        let space = self.chain(start)?;
        let argument = self.past_spaces(space);
        (argument > space && self.begins_argument(argument)).then(|| self.end_of_command(argument))
    }

    /// Behind what a call is made of before its arguments: `a.b(1).c`, if it ends with a name.
    fn chain(&self, mut at: usize) -> Option<usize> {
        let mut heredocs = Vec::new();
        loop {
            let mut ends_with_name = false;
            let byte = self.byte(at);
            if matches!(byte, b'@' | b'$') {
                while matches!(self.byte(at), b'@' | b'$') {
                    at += 1;
                }
                while Self::is_part(self.byte(at)) {
                    at += 1;
                }
            } else if matches!(byte, b'"' | b'\'' | b'[' | b'(' | b'{') {
                at = match byte {
                    b'"' | b'\'' => self.next(at, &mut heredocs),
                    _ => self.past_brackets(at),
                };
            } else {
                let word = self.word(at).len();
                if word == 0 {
                    return None;
                }
                at += word;
                ends_with_name = true;
            }
            while matches!(self.byte(at), b'(' | b'[') || self.is_block_in_chain(at) {
                at = self.past_brackets(self.past_spaces(at));
                ends_with_name = false;
            }
            at += match (self.byte(at), self.byte(at + 1)) {
                (b'.', next) if Self::is_part(next) => 1,
                (b'&', b'.') => 2,
                (b':', b':') => 2,
                _ => return ends_with_name.then_some(at),
            };
        }
    }

    /// Whether a block in braces follows, and something is called on what comes of it.
    fn is_block_in_chain(&self, at: usize) -> bool {
        let brace = self.past_spaces(at);
        self.byte(brace) == b'{' && self.byte(self.past_brackets(brace)) == b'.'
    }

    fn begins_argument(&self, at: usize) -> bool {
        let (byte, next) = (self.byte(at), self.byte(at + 1));
        let hangs = !next.is_ascii_whitespace() && next != b'=';
        match byte {
            b'"' | b'\'' | b'`' | b'@' | b'$' | b'[' => true,
            b':' => hangs,
            b'-' | b'/' => hangs,
            b'*' => hangs && (next != b'*' || !self.byte(at + 2).is_ascii_whitespace()),
            b'&' => hangs && next != b'&',
            b'!' => hangs && next != b'~',
            b'\\' => next == b'\n',
            b'%' => b"wWiIqQ".contains(&next) && self.byte(at + 2).is_ascii_punctuation(),
            b'<' => self.note_heredoc(at, &mut Vec::new()) > at + 2,
            _ if Self::is_part(byte) => {
                let word = self.word(at);
                !ENDS.iter().any(|end| end.as_bytes() == word)
            }
            _ => false,
        }
    }

    fn end_of_command(&self, mut at: usize) -> usize {
        let mut end = at;
        let mut heredocs = Vec::new();
        while at < self.0.len() {
            let byte = self.0[at];
            let word = self.word(at);
            if matches!(byte, b';' | b'#' | b')' | b']' | b'}')
                || byte == b'\n' && !self.goes_on(end, at)
                || !self.is_named_before(at)
                    && self.byte(at + word.len()) != b':'
                    && ENDS.iter().any(|end| end.as_bytes() == word)
            {
                break;
            }
            at = match byte {
                b'(' | b'[' | b'{' => self.past_brackets(at),
                _ => self.next(at, &mut heredocs),
            };
            if !byte.is_ascii_whitespace() {
                end = at;
            }
        }
        end
    }

    /// Whether a statement goes on behind the end of a line; given is where its last token ends.
    fn goes_on(&self, end: usize, line: usize) -> bool {
        let mut next = line;
        while next < self.0.len() && self.0[next].is_ascii_whitespace() {
            next += 1;
        }
        let leads = self.byte(next) == b'.' && self.byte(next + 1) != b'.'
            || self.byte(next) == b'&' && self.byte(next + 1) == b'.';
        leads
            || matches!(self.byte(end - 1), b',' | b'+' | b'=' | b'|' | b'\\')
            || self.0[..end].ends_with(b"&&")
    }
}

#[cfg(test)]
mod tests {
    use super::bare_bodies;

    #[test]
    fn bodies_that_are_calls_without_parentheses_are_found() {
        let cases: [(&str, &[&str]); 9] = [
            ("def q(x) = puts \"q #{x}\"\nq 3\n", &["puts \"q #{x}\""]),
            ("def a = raise Foo, 'x' if b # c\n", &["raise Foo, 'x'"]),
            (
                "def self.a(x, y = (1)) =\n  x.y(1).z y, k: 1\n",
                &["x.y(1).z y, k: 1"],
            ),
            ("private def a = @x.push 1,\n  2\n", &["@x.push 1,\n  2"]),
            (
                "def ==(o) = o.is_a? Foo\ndef [](i) = @a.at i\n",
                &["o.is_a? Foo", "@a.at i"],
            ),
            ("def a = puts <<~X\n  def b = puts 1\nX\n", &["puts <<~X"]),
            ("def a = x + 1\ndef b(x) = x ? 1 : 2\ndef c = x && y\n", &[]),
            (
                "# def a = puts 1\n\"def a = puts 1\"\ndef x=(v) ; puts 1 end\n",
                &[],
            ),
            (
                "def a = puts 1 rescue 2\ndef b = return 1, 2\n",
                &["puts 1", "return 1, 2"],
            ),
        ];
        for (source, expected) in cases {
            let found = bare_bodies(source);
            let found: Vec<&str> = found.iter().map(|&(from, to)| &source[from..to]).collect();
            assert_eq!(found, expected, "{source}");
        }
    }
}
