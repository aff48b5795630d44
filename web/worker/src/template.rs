//! What a log says: a text with expressions of the program's language in braces.
//!
//! `k is {k}` has one. Two braces stand for one of the text. Within an expression braces are paired, unless they are in quotes.

/// A text with expressions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Template {
    pub(crate) pieces: Vec<Piece>,
}

/// A part of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// What is said as it is.
    Text(String),
    /// What is said as the value that this expression gives.
    Value(String),
}

impl Template {
    /// Reads a text.
    ///
    /// # Errors
    /// A sentence that says what is wrong with its braces.
    pub(crate) fn read(text: &str) -> Result<Template, String> {
        let mut pieces = Vec::new();
        let mut plain = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(['{', '}']) {
            plain.push_str(&rest[..at]);
            let brace = &rest[at..=at];
            rest = &rest[at + 1..];
            if let Some(behind) = rest.strip_prefix(brace) {
                plain.push_str(brace);
                rest = behind;
            } else if brace == "}" {
                return Err("a brace is closed that was not opened: write }} for one".to_owned());
            } else {
                let end = closing(rest).ok_or("a brace is not closed: write {{ for one")?;
                let expression = rest[..end].trim();
                if expression.is_empty() {
                    return Err("there is no expression between the braces".to_owned());
                }
                if !plain.is_empty() {
                    pieces.push(Piece::Text(std::mem::take(&mut plain)));
                }
                pieces.push(Piece::Value(expression.to_owned()));
                rest = &rest[end + 1..];
            }
        }
        plain.push_str(rest);
        if !plain.is_empty() {
            pieces.push(Piece::Text(plain));
        }
        Ok(Template { pieces })
    }

    /// Its expressions, in order.
    pub(crate) fn expressions(&self) -> impl Iterator<Item = &str> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Value(expression) => Some(expression.as_str()),
            Piece::Text(_) => None,
        })
    }

    /// The text with values in the place of its expressions.
    pub(crate) fn filled(&self, mut value: impl FnMut(usize) -> String) -> String {
        let mut next = 0..;
        let mut text = String::new();
        for piece in &self.pieces {
            match piece {
                Piece::Text(plain) => text.push_str(plain),
                Piece::Value(_) => {
                    let number = next.next();
                    text.extend(number.map(&mut value));
                }
            }
        }
        text
    }
}

/// Where the brace stands that ends an expression.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    let mut quote = None;
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match (letter, quote) {
            ('\\', Some(_)) => drop(letters.next()),
            (_, Some(open)) if letter == open => quote = None,
            (_, Some(_)) => {}
            ('\'' | '"', None) => quote = Some(letter),
            ('{', None) => depth += 1,
            ('}', None) if depth == 0 => return Some(at),
            ('}', None) => depth -= 1,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<String> {
        let template = Template::read(text).expect("a template");
        let shown = template.pieces.iter().map(|piece| match piece {
            Piece::Text(text) => text.clone(),
            Piece::Value(expression) => format!("<{expression}>"),
        });
        shown.collect()
    }

    #[test]
    fn expressions_stand_in_braces() {
        assert_eq!(
            read("k is {k}, {total * 2}!"),
            ["k is ", "<k>", ", ", "<total * 2>", "!"]
        );
        assert_eq!(read("{ k }"), ["<k>"]);
        assert_eq!(read("here"), ["here"]);
    }

    #[test]
    fn two_braces_are_one() {
        assert_eq!(read("{{k}} {k}"), ["{k} ", "<k>"]);
    }

    #[test]
    fn braces_within_an_expression_are_paired_but_for_those_in_quotes() {
        assert_eq!(read("{ {1: 2}[k] }."), ["<{1: 2}[k]>", "."]);
        assert_eq!(read(r#"{f('}', "\"}")}"#), [r#"<f('}', "\"}")>"#]);
        assert_eq!(
            read("don't {k}"),
            ["don't ", "<k>"],
            "quotes outside are text"
        );
    }

    #[test]
    fn what_is_wrong_with_braces_is_said() {
        for (text, why) in [
            ("{k", "not closed"),
            ("{'}", "not closed"),
            ("k}", "not opened"),
            ("{ }", "no expression"),
        ] {
            let said = Template::read(text).expect_err(text);
            assert!(said.contains(why), "{text}: {said}");
        }
    }

    #[test]
    fn values_take_the_place_of_expressions_in_order() {
        let template = Template::read("{a}+{b}={{}}").expect("a template");
        assert_eq!(template.filled(|at| format!("v{at}")), "v0+v1={}");
    }
}
