//! The text form of type expressions, parsed.
//!
//! ```text
//! type   = part { "|" part }
//! part   = "any" | "never" | "nil" | "unknown" | scalar | name [ "[" types "]" ] | "<" types ">"
//!        | ( "interface" | "enum" | "alias" ) name | "'" name [ "<" part ]
//!        | "(" types ")" "->" part | "(" type ")"
//! types  = [ type { "," type } ]
//! ```

use super::{MAX_DEPTH, TypeExpr};
use crate::Scalar;
use crate::spelling::bare_len;

const WORDS: &[&str] = &["any", "never", "nil", "unknown"];
const MARKS: &[&str] = &["interface", "enum", "alias"];

/// Whether a bare name would be read as something else than a class's.
pub(super) fn is_reserved(name: &str) -> bool {
    WORDS.contains(&name) || MARKS.contains(&name) || Scalar::from_text(name).is_some()
}

impl TypeExpr {
    /// Reads a type from the text form.
    ///
    /// # Errors
    /// What was expected, and at which byte.
    pub fn parse(text: &str) -> Result<TypeExpr, (usize, &'static str)> {
        let mut reader = Reader { text, at: 0 };
        let ty = reader.ty(0)?;
        reader.skip();
        match reader.at == text.len() {
            true => Ok(ty),
            false => Err((reader.at, "the end of the type")),
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

type Read<T> = Result<T, (usize, &'static str)>;

impl Reader<'_> {
    fn skip(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn eat(&mut self, text: &str) -> bool {
        self.skip();
        let found = self.text[self.at..].starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    fn ty(&mut self, depth: usize) -> Read<TypeExpr> {
        if depth > MAX_DEPTH {
            return Err((self.at, "a type that is not nested so deep"));
        }
        let first = self.part(depth)?;
        if !self.eat("|") {
            return Ok(first);
        }
        let mut members = vec![first];
        loop {
            members.push(self.part(depth)?);
            if !self.eat("|") {
                return Ok(TypeExpr::union(members));
            }
        }
    }

    fn types(&mut self, end: &'static str, depth: usize) -> Read<Vec<TypeExpr>> {
        let mut list = Vec::new();
        if self.eat(end) {
            return Ok(list);
        }
        loop {
            list.push(self.ty(depth + 1)?);
            if self.eat(end) {
                return Ok(list);
            }
            if !self.eat(",") {
                return Err((self.at, "`,` or the end of the list"));
            }
        }
    }

    /// A name, and whether it was bare.
    fn name(&mut self) -> Read<(String, bool)> {
        self.skip();
        let rest = &self.text[self.at..];
        if let Some(inside) = rest.strip_prefix('"') {
            let mut name = String::new();
            let mut escaped = false;
            for (at, c) in inside.char_indices() {
                match c {
                    '"' if !escaped => {
                        self.at += at + 2;
                        return Ok((name, false));
                    }
                    '\\' if !escaped => escaped = true,
                    c => {
                        escaped = false;
                        name.push(c);
                    }
                }
            }
            return Err((self.text.len(), "`\"`"));
        }
        match bare_len(rest) {
            0 => Err((self.at, "a type")),
            length => {
                self.at += length;
                Ok((rest[..length].to_owned(), true))
            }
        }
    }

    fn part(&mut self, depth: usize) -> Read<TypeExpr> {
        if depth > MAX_DEPTH {
            return Err((self.at, "a type that is not nested so deep"));
        }
        if self.eat("<") {
            return Ok(TypeExpr::Tuple(self.types(">", depth)?));
        }
        if self.eat("'") {
            let (name, _) = self.name()?;
            let bound = match self.eat("<") {
                true => Some(Box::new(self.part(depth + 1)?)),
                false => None,
            };
            return Ok(TypeExpr::Var(name.into(), bound));
        }
        if self.eat("(") {
            let mut list = self.types(")", depth)?;
            if self.eat("->") {
                let result = self.part(depth + 1)?;
                return Ok(TypeExpr::Function(list, Box::new(result)));
            }
            return match list.len() {
                1 => Ok(list.swap_remove(0)),
                _ => Err((self.at, "`->`")),
            };
        }
        let (name, is_bare) = self.name()?;
        if is_bare {
            if MARKS.contains(&name.as_str()) {
                let (of, _) = self.name()?;
                return Ok(match name.as_str() {
                    "interface" => TypeExpr::Interface(of.into()),
                    "enum" => TypeExpr::Enum(of.into()),
                    _ => TypeExpr::Alias(of.into()),
                });
            }
            let word = match name.as_str() {
                "any" => Some(TypeExpr::Any),
                "never" => Some(TypeExpr::Never),
                "nil" => Some(TypeExpr::Nil),
                "unknown" => Some(TypeExpr::Unknown),
                name => Scalar::from_text(name).map(TypeExpr::Scalar),
            };
            if let Some(word) = word {
                return Ok(word);
            }
        }
        if self.eat("[") {
            return Ok(TypeExpr::Param(name.into(), self.types("]", depth)?));
        }
        Ok(TypeExpr::Class(name.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_read_back_as_they_are_written() {
        for text in [
            "any",
            "i32",
            "Animal",
            "interface Shape",
            "enum Color",
            "alias Op",
            "'T",
            "'T < Number",
            "list[int]",
            "map[text, list[f64]]",
            "<int, text>",
            "<>",
            "(i32, i32) -> bool",
            "() -> ((int) -> text)",
            "int | text | nil",
            "list[int | nil]",
            "((int) -> int) | nil",
            "\"java.util.List::List\"[int]",
            "\"int\"",
            "\"nil\"[int]",
        ] {
            let ty = TypeExpr::parse(text).unwrap();
            assert_eq!(TypeExpr::parse(&ty.to_string()), Ok(ty), "{text}");
        }
        assert_eq!(
            TypeExpr::parse("text | nil | int | text")
                .unwrap()
                .to_string(),
            "nil | int | text"
        );
    }

    #[test]
    fn what_is_no_type_is_an_error() {
        for text in [
            "",
            "list[",
            "(int, int)",
            "int |",
            "<int",
            "'",
            "int int",
            "\"a",
        ] {
            assert!(TypeExpr::parse(text).is_err(), "{text}");
        }
        let deep = "list[".repeat(1000);
        assert!(TypeExpr::parse(&deep).is_err());
        assert!(TypeExpr::parse(&"(".repeat(100_000)).is_err());
    }
}
