//! Texts as sources write them: what is behind their backslashes.

/// The control character that a letter stands for, if it is among those that a language has.
#[must_use]
pub fn control(letter: char, among: &str) -> Option<char> {
    let character = match letter {
        'a' => '\u{7}',
        'b' => '\u{8}',
        't' => '\t',
        'n' => '\n',
        'v' => '\u{b}',
        'f' => '\u{c}',
        'r' => '\r',
        'e' => '\u{1b}',
        _ => return None,
    };
    among.contains(letter).then_some(character)
}

/// A piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'t> {
    /// It stands for itself.
    Plain(&'t str),
    /// What is behind a backslash; digits and the like are to be taken from the rest.
    Escape(char),
    /// A backslash with nothing behind it.
    Backslash,
}

/// A text that is read from its start.
#[derive(Clone, Copy, Debug)]
pub struct Escaped<'t> {
    rest: &'t str,
}

impl<'t> Escaped<'t> {
    /// The inside of a text's quotes.
    #[must_use]
    pub fn new(text: &'t str) -> Escaped<'t> {
        Escaped { rest: text }
    }

    /// What has not been read.
    #[must_use]
    pub fn rest(&self) -> &'t str {
        self.rest
    }

    /// Takes so many digits of a base as there are, at most those wanted; their value, and how many there were.
    pub fn digits(&mut self, base: u32, most: usize) -> (u32, usize) {
        let (mut value, mut count) = (0_u32, 0);
        for digit in self.rest.chars().take(most) {
            let Some(digit) = digit.to_digit(base) else {
                break;
            };
            value = value.wrapping_mul(base).wrapping_add(digit);
            count += 1;
        }
        self.rest = &self.rest[count..];
        (value, count)
    }

    /// The value of exactly so many digits; takes those that there are in any case.
    pub fn exactly(&mut self, base: u32, count: usize) -> Option<u32> {
        let (value, read) = self.digits(base, count);
        (read == count).then_some(value)
    }

    /// An octal number whose first digit is taken already, of at most so many further ones.
    pub fn octal(&mut self, first: char, most: usize) -> u32 {
        let (value, count) = self.digits(8, most);
        (first.to_digit(8).unwrap_or(0) << (3 * count)) + value
    }

    /// Takes what stands in braces, if that comes next.
    pub fn braced(&mut self) -> Option<&'t str> {
        let (inside, rest) = self.rest.strip_prefix('{')?.split_once('}')?;
        self.rest = rest;
        Some(inside)
    }

    /// Takes a character, if it comes next.
    pub fn accept(&mut self, character: char) -> bool {
        match self.rest.strip_prefix(character) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    /// Takes what comes next as long as it is wanted.
    pub fn pass_over(&mut self, is_wanted: impl Fn(char) -> bool) {
        self.rest = self.rest.trim_start_matches(is_wanted);
    }
}

impl<'t> Iterator for Escaped<'t> {
    type Item = Piece<'t>;

    fn next(&mut self) -> Option<Piece<'t>> {
        let end = self.rest.find('\\').unwrap_or(self.rest.len());
        if end > 0 {
            let (plain, rest) = self.rest.split_at(end);
            self.rest = rest;
            return Some(Piece::Plain(plain));
        }
        let behind = self.rest.strip_prefix('\\')?;
        let mut characters = behind.chars();
        let piece = characters.next().map_or(Piece::Backslash, Piece::Escape);
        self.rest = characters.as_str();
        Some(piece)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_piece_by_piece() {
        let mut text = Escaped::new(r"ab\n\x4G\1234\u{e9}é\");
        assert_eq!(text.next(), Some(Piece::Plain("ab")));
        assert_eq!(text.next(), Some(Piece::Escape('n')));
        assert_eq!(text.next(), Some(Piece::Escape('x')));
        assert_eq!(text.exactly(16, 2), None);
        assert_eq!(text.next(), Some(Piece::Plain("G")));
        assert_eq!(text.next(), Some(Piece::Escape('1')));
        assert_eq!(text.octal('1', 2), 0o123);
        assert_eq!(text.next(), Some(Piece::Plain("4")));
        assert_eq!(text.next(), Some(Piece::Escape('u')));
        assert_eq!(text.braced(), Some("e9"));
        assert_eq!(text.next(), Some(Piece::Plain("é")));
        assert_eq!(text.next(), Some(Piece::Backslash));
        assert_eq!(text.next(), None);
    }

    #[test]
    fn a_language_has_some_of_the_letters() {
        assert_eq!(control('n', "nt"), Some('\n'));
        assert_eq!(control('e', "nt"), None);
        assert_eq!(control('q', "q"), None);
    }
}
