//! Texts, bytes and f-strings.

use super::escapes::{BadEscape, NAMED, unescape};
use super::lowerer::Lowerer;
use ir::{Const, Intrinsic, Op, Reg, Span};
use syntax::Node;

/// A piece of a text.
enum Piece<'a> {
    /// Known characters.
    Text(String),
    /// The character of this name.
    Named(String),
    /// `{expression!conversion:specification}`.
    Field(Node<'a>),
}

/// What the letters in front of a literal's quotes say.
#[derive(Clone, Copy)]
struct Prefix {
    is_raw: bool,
    is_bytes: bool,
    is_format: bool,
}

impl Prefix {
    fn of(start: &str) -> Prefix {
        let has = |letter: char| {
            start
                .chars()
                .take_while(char::is_ascii_alphabetic)
                .any(|found| found.eq_ignore_ascii_case(&letter))
        };
        Prefix {
            is_raw: has('r'),
            is_bytes: has('b'),
            is_format: has('f'),
        }
    }
}

/// A literal's value, adjacent literals joined.
enum Literal<'a> {
    Text(Vec<Piece<'a>>),
    Bytes(Vec<u8>),
}

/// The literals of a string node, or those that stand side by side.
fn literals(node: Node<'_>) -> Vec<Node<'_>> {
    match node.kind() {
        "concatenated_string" => node
            .named_children()
            .filter(|child| child.kind() == "string")
            .collect(),
        _ => vec![node],
    }
}

fn push_text(pieces: &mut Vec<Piece<'_>>, text: String) {
    match pieces.last_mut() {
        Some(Piece::Text(last)) => last.push_str(&text),
        _ if text.is_empty() => {}
        _ => pieces.push(Piece::Text(text)),
    }
}

/// Adds the characters that the inside of a literal stands for.
fn push_unescaped(
    pieces: &mut Vec<Piece<'_>>,
    values: Vec<u32>,
    names: Vec<String>,
) -> Result<(), BadEscape> {
    let mut names = names.into_iter();
    let mut text = String::new();
    for value in values {
        if value >= NAMED {
            push_text(pieces, std::mem::take(&mut text));
            pieces.extend(names.next().map(Piece::Named));
        } else {
            text.push(char::from_u32(value).ok_or(BadEscape::Unsupported("lone surrogate"))?);
        }
    }
    push_text(pieces, text);
    Ok(())
}

/// Whether text ends in a backslash with an `N`, which makes a name of what stands in the braces behind it.
fn ends_in_name_escape(text: &str) -> bool {
    text.strip_suffix('N').is_some_and(|rest| {
        let backslashes = rest.len() - rest.trim_end_matches('\\').len();
        backslashes % 2 == 1
    })
}

impl<'a> Lowerer<'a> {
    fn prefix(&self, string: Node<'a>) -> Prefix {
        let start = string.child_by_kind("string_start");
        Prefix::of(start.map_or("", |start| self.text(start)))
    }

    fn literal(&self, node: Node<'a>) -> Result<Literal<'a>, BadEscape> {
        let mut pieces = Vec::new();
        let mut bytes = Vec::new();
        let literals = literals(node);
        let are_bytes = literals.iter().filter(|part| self.prefix(**part).is_bytes);
        let are_bytes = match are_bytes.count() {
            0 => false,
            all if all == literals.len() => true,
            _ => {
                let message = "cannot mix bytes and nonbytes literals";
                return Err(BadEscape::Invalid(message.into()));
            }
        };
        for literal in literals {
            let prefix = self.prefix(literal);
            let mut is_name = false;
            for part in literal.named_children() {
                match part.kind() {
                    "interpolation" if std::mem::take(&mut is_name) => {
                        let name = self.text(part);
                        pieces.push(Piece::Named(name.trim_matches(['{', '}']).to_owned()));
                    }
                    "interpolation" => pieces.push(Piece::Field(part)),
                    "string_content" | "string_end" => {
                        let text = match part.kind() {
                            "string_end" => self.before_quotes(literal, part),
                            _ => self.text(part),
                        };
                        let mut names = Vec::new();
                        let values = if prefix.is_format {
                            is_name = !prefix.is_raw && ends_in_name_escape(text);
                            let text = if is_name {
                                &text[..text.len() - 2]
                            } else {
                                text
                            };
                            let text = text.replace("{{", "{").replace("}}", "}");
                            unescape(&text, prefix.is_raw, false, &mut names)?
                        } else {
                            unescape(text, prefix.is_raw, prefix.is_bytes, &mut names)?
                        };
                        if are_bytes {
                            bytes.extend(values.into_iter().map(|value| value as u8));
                        } else {
                            push_unescaped(&mut pieces, values, names)?;
                        }
                    }
                    _ => {}
                }
            }
        }
        Ok(match are_bytes {
            true => Literal::Bytes(bytes),
            false => Literal::Text(pieces),
        })
    }

    /// What the end of a literal holds besides its quotes: the grammar takes the backslashes that a raw literal
    /// begins with for a part of its end.
    fn before_quotes(&self, literal: Node<'a>, end: Node<'a>) -> &'a str {
        let start = literal
            .child_by_kind("string_start")
            .map_or("", |start| self.text(start));
        let quotes = start.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        self.text(end).strip_suffix(quotes).unwrap_or("")
    }

    /// The value of a text literal without interpolations.
    pub fn constant_text(&self, node: Node<'a>) -> Option<String> {
        if !matches!(node.kind(), "string" | "concatenated_string") {
            return None;
        }
        match self.literal(node).ok()? {
            Literal::Text(mut pieces) => match (pieces.pop(), pieces.is_empty()) {
                (None, _) => Some(String::new()),
                (Some(Piece::Text(text)), true) => Some(text),
                _ => None,
            },
            Literal::Bytes(_) => None,
        }
    }

    pub fn string(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match self.literal(node) {
            Ok(Literal::Bytes(bytes)) => self.b.constant(Const::Bytes(bytes.into()), at),
            Ok(Literal::Text(pieces)) => {
                let is_raw = literals(node)
                    .first()
                    .is_some_and(|first| self.prefix(*first).is_raw);
                self.interpolated(pieces, is_raw, at)
            }
            Err(BadEscape::Invalid(message)) => {
                self.b.invalid(at, message);
                self.b.unsupported_silently(node.kind(), at)
            }
            Err(BadEscape::Unsupported(what)) => self.b.unsupported(what, at),
        }
    }

    fn interpolated(&mut self, pieces: Vec<Piece<'a>>, is_raw: bool, at: Span) -> Reg {
        let mut parts = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Text(text) => parts.push(self.b.text(&text, at)),
                Piece::Named(name) => {
                    let lookup = self.lazy_builtin("_character_names", "named", at);
                    let name = self.b.text(&name, at);
                    parts.push(self.b.value(
                        |dst| Op::CallUnknown {
                            dst,
                            callee: lookup,
                            args: [ir::Arg::positional(name)].into(),
                        },
                        at,
                    ));
                }
                Piece::Field(field) => self.field(field, is_raw, at, &mut parts),
            }
        }
        match parts[..] {
            [] => self.b.text("", at),
            [only] => only,
            _ => self.b.intrinsic(Intrinsic::TextJoin, &parts, at),
        }
    }

    /// An interpolated value; CPython blames the whole literal for its formatting.
    fn field(&mut self, field: Node<'a>, is_raw: bool, at: Span, parts: &mut Vec<Reg>) {
        let Some(expression) = field.child_by_field("expression") else {
            return parts.push(self.broken_expression(field));
        };
        // `{x:=5}` is no assignment: the colon begins the specification.
        let assigned = match expression.kind() {
            "named_expression" => expression.child_by_field("name"),
            _ => None,
        };
        let expression = assigned.unwrap_or(expression);
        let specifier = field.child_by_field("format_specifier");
        let conversion = field.child_by_field("type_conversion");
        let end = field
            .children()
            .filter(|child| child.kind() == "}")
            .last()
            .map_or(field.end(), Node::start);
        let mut letter = conversion.map_or("", |node| self.text(node).trim_start_matches('!'));
        if field.child_by_kind("=").is_some() {
            // `{x=}` shows its own text up to the value.
            let start = field.children().next().map_or(field.start(), Node::end);
            let value_start = conversion.or(specifier).map_or(end, Node::start);
            let shown = &self.source[start as usize..value_start as usize];
            parts.push(self.b.text(shown, at));
            if conversion.is_none() && specifier.is_none() {
                letter = "r";
            }
        }
        if !matches!(letter, "" | "r" | "s" | "a") {
            let message = "f-string: invalid conversion character: expected 's', 'r', or 'a'";
            self.b.invalid(at, message);
        }
        let value = self.expr(expression);
        let conversion = self.b.text(letter, at);
        let pieces = match assigned {
            Some(name) => {
                let rest = &self.source[name.end() as usize..end as usize];
                let specification = rest
                    .split_once(':')
                    .map_or("", |(_, specification)| specification);
                vec![Piece::Text(specification.to_owned())]
            }
            None => specifier.map_or(Vec::new(), |node| self.specification(node, end, is_raw)),
        };
        let specification = self.interpolated(pieces, is_raw, at);
        parts.push(self.b.intrinsic(
            Intrinsic::FormatValue,
            &[value, conversion, specification],
            at,
        ));
    }

    /// The pieces of a format specification, which is the text between its nested fields.
    fn specification(&self, node: Node<'a>, end: u32, is_raw: bool) -> Vec<Piece<'a>> {
        let mut pieces = Vec::new();
        let mut start = node.children().next().map_or(node.start(), Node::end);
        let text = |from: u32, to: u32| {
            let text = self.source.get(from as usize..to as usize).unwrap_or("");
            let mut names = Vec::new();
            let mut inside = Vec::new();
            let done = unescape(text, is_raw, false, &mut names)
                .and_then(|values| push_unescaped(&mut inside, values, names));
            if done.is_err() {
                inside = vec![Piece::Text(text.to_owned())];
            }
            inside
        };
        for field in node.named_children() {
            pieces.extend(text(start, field.start()));
            pieces.push(Piece::Field(field));
            start = field.end();
        }
        pieces.extend(text(start, end));
        pieces
    }
}
