//! Source text as words and what is between them: as much as renaming in C needs.

/// A piece of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Piece<'a> {
    /// A name or a keyword.
    Word(&'a str),
    /// A text or character in quotes, or a comment.
    Quoted(&'a str),
    /// Anything else: blanks, operators, numbers.
    Other(&'a str),
}

/// The pieces of a text.
pub(super) fn pieces(text: &str) -> Pieces<'_> {
    Pieces { rest: text }
}

/// See [`pieces`].
pub(super) struct Pieces<'a> {
    rest: &'a str,
}

impl<'a> Iterator for Pieces<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        let rest = self.rest;
        let first = rest.chars().next()?;
        let quoted_length = quoted(rest);
        let length = match quoted_length {
            Some(length) => length,
            None if is_part(first) => length(rest, is_part),
            None => {
                let mut length = first.len_utf8();
                while let Some(next) = rest[length..].chars().next()
                    && !is_part(next)
                    && quoted(&rest[length..]).is_none()
                {
                    length += next.len_utf8();
                }
                length
            }
        };
        let (piece, behind) = rest.split_at(length);
        self.rest = behind;
        Some(match quoted_length {
            Some(_) => Piece::Quoted(piece),
            None if is_start(first) => Piece::Word(piece),
            None => Piece::Other(piece),
        })
    }
}

fn is_start(character: char) -> bool {
    character == '_' || character.is_alphabetic()
}

fn is_part(character: char) -> bool {
    character == '_' || character.is_alphanumeric()
}

/// How long the start of a text is that consists of some characters.
fn length(text: &str, is_meant: fn(char) -> bool) -> usize {
    text.find(|character| !is_meant(character))
        .unwrap_or(text.len())
}

/// How long the quoted text or comment is that a text begins with, if it does.
fn quoted(text: &str) -> Option<usize> {
    let until = |start: &str, end: &str| {
        let mut at = start.len();
        loop {
            match text[at..].chars().next() {
                None => return at,
                Some(_) if text[at..].starts_with(end) => return at + end.len(),
                Some('\\') => {
                    let escaped = text[at + 1..].chars().next();
                    at += 1 + escaped.map_or(0, char::len_utf8);
                }
                Some(other) => at += other.len_utf8(),
            }
        }
    };
    let forms = [("//", "\n"), ("/*", "*/"), ("\"", "\""), ("'", "'")];
    let (start, end) = forms.iter().find(|(start, _)| text.starts_with(start))?;
    Some(until(start, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_and_comments_are_no_words() {
        let found: Vec<Piece> = pieces("a1 = \"b \\\" c\" // d\n2x/* a */b'\\''").collect();
        let expected = [
            Piece::Word("a1"),
            Piece::Other(" = "),
            Piece::Quoted("\"b \\\" c\""),
            Piece::Other(" "),
            Piece::Quoted("// d\n"),
            Piece::Other("2x"),
            Piece::Quoted("/* a */"),
            Piece::Word("b"),
            Piece::Quoted("'\\''"),
        ];
        assert_eq!(found, expected);
    }
}
