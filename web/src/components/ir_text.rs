//! Splits a line of IR into the pieces that are coloured apart.

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    Register,
    Opcode,
    Literal,
    Text,
    Plain,
}

impl Piece {
    /// Its class in the style sheet.
    pub(crate) fn class(self) -> &'static str {
        match self {
            Piece::Register => "ir__register",
            Piece::Opcode => "ir__opcode",
            Piece::Literal => "ir__literal",
            Piece::Text => "ir__text",
            Piece::Plain => "ir__plain",
        }
    }
}

/// The pieces of a line, which put together give the line again.
pub(crate) fn pieces(line: &str) -> Vec<(Piece, &str)> {
    let mut pieces: Vec<(Piece, &str)> = Vec::new();
    let mut rest = line;
    let mut opcode_seen = false;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '"' => text_length(rest),
            '%' => 1 + word_length(&rest[1..]),
            _ if is_word(first) => word_length(rest),
            _ => first.len_utf8(),
        };
        let (piece, after) = rest.split_at(length);
        let kind = match first {
            '"' => Piece::Text,
            '%' => Piece::Register,
            '0'..='9' => Piece::Literal,
            _ if is_word(first) && !opcode_seen => {
                opcode_seen = true;
                Piece::Opcode
            }
            _ => Piece::Plain,
        };
        match pieces.last_mut() {
            // Plain pieces run together, so that a line is few elements.
            Some((Piece::Plain, before)) if kind == Piece::Plain => {
                let start = line.len() - rest.len() - before.len();
                *before = &line[start..line.len() - after.len()];
            }
            _ => pieces.push((kind, piece)),
        }
        rest = after;
    }
    pieces
}

/// The opcode of a line: the first word that is no register.
pub(crate) fn opcode(line: &str) -> &str {
    let mut words = line.split_whitespace();
    let is_opcode = |word: &&str| !word.starts_with('%') && *word != "=";
    words.find(is_opcode).unwrap_or_default()
}

fn is_word(each: char) -> bool {
    each.is_alphanumeric() || each == '_'
}

fn word_length(text: &str) -> usize {
    text.find(|each| !is_word(each) && each != '.')
        .unwrap_or(text.len())
}

fn text_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, each) in text.char_indices().skip(1) {
        match each {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opcode_stands_behind_the_result() {
        assert_eq!(opcode("%3 = binop + %1 %2"), "binop");
        assert_eq!(opcode("try_pop"), "try_pop");
        assert_eq!(opcode(""), "");
    }

    #[test]
    fn an_instruction_is_told_apart() {
        let line = r#"%4 = binop "+" %1, 2.5"#;
        let found: Vec<_> = pieces(line);
        assert_eq!(
            found,
            [
                (Piece::Register, "%4"),
                (Piece::Plain, " = "),
                (Piece::Opcode, "binop"),
                (Piece::Plain, " "),
                (Piece::Text, r#""+""#),
                (Piece::Plain, " "),
                (Piece::Register, "%1"),
                (Piece::Plain, ", "),
                (Piece::Literal, "2.5"),
            ]
        );
    }

    #[test]
    fn pieces_lose_nothing() {
        let lines = [
            "",
            "func_fib_0:",
            r#"%0 = const "a \" b"#,
            "%é = load_var naïve <x>",
            "store_var \"unclosed",
        ];
        for line in lines {
            let whole: String = pieces(line).into_iter().map(|(_, text)| text).collect();
            assert_eq!(whole, line);
        }
    }
}
