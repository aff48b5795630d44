//! Numbers and texts as sources write them.

use super::{Lowerer, parts};
use frontend::escapes::{Escaped, Piece, control};
use frontend::numerals::{self, Bases};
use ir::{BinOp, Const, Reg, Span};
use syntax::Node;

/// How bases are marked.
const BASES: Bases = Bases {
    marks: &[("0x", 16), ("0b", 2), ("0o", 8)],
    zero: Some(8),
    separator: Some('_'),
};

/// Reads a number: an integer of 64 bits, or a floating-point number where it has a point or an exponent or does not fit.
pub(super) fn number(text: &str) -> Option<Const> {
    let (digits, base) = BASES.digits(text);
    match i64::from_str_radix(&digits, base) {
        Ok(value) => Some(Const::Int(value)),
        Err(_) if base == 10 => digits.parse().ok().map(Const::Float),
        Err(_) => numerals::nearest(&digits, base).map(Const::Float),
    }
}

/// Reads the escapes of a text in double quotes or of a heredoc.
fn unescaped(text: &str, in_quotes: bool, out: &mut Vec<u8>) {
    let mut rest = Escaped::new(text);
    while let Some(piece) = rest.next() {
        let escape = match piece {
            Piece::Plain(text) => {
                out.extend(text.bytes());
                continue;
            }
            Piece::Escape(escape) => escape,
            Piece::Backslash => {
                out.push(b'\\');
                continue;
            }
        };
        let is_hexadecimal = rest.rest().starts_with(|c: char| c.is_ascii_hexdigit());
        match escape {
            '\\' | '$' => out.push(escape as u8),
            '"' if in_quotes => out.push(b'"'),
            'x' if is_hexadecimal => out.push(rest.digits(16, 2).0 as u8),
            'u' if rest.rest().starts_with('{') => {
                let digits = rest.braced().unwrap_or_default();
                let code = u32::from_str_radix(digits, 16).ok();
                let character = code.and_then(char::from_u32).unwrap_or('\u{fffd}');
                out.extend(character.encode_utf8(&mut [0; 4]).bytes());
            }
            '0'..='7' => out.push(rest.octal(escape, 2) as u8),
            other => match control(other, "efnrtv") {
                Some(character) => out.push(character as u8),
                None => {
                    out.push(b'\\');
                    out.extend(other.encode_utf8(&mut [0; 4]).bytes());
                }
            },
        }
    }
}

/// A text in single quotes, without them.
fn in_single_quotes(text: &str) -> Vec<u8> {
    let text = text.strip_prefix(['b', 'B']).unwrap_or(text);
    let inside = text.get(1..text.len().saturating_sub(1)).unwrap_or("");
    let mut out = Vec::new();
    let mut bytes = inside.bytes().peekable();
    while let Some(byte) = bytes.next() {
        match (byte, bytes.peek()) {
            (b'\\', Some(&next @ (b'\\' | b'\''))) => {
                out.push(next);
                bytes.next();
            }
            _ => out.push(byte),
        }
    }
    out
}

/// The member that a text accesses safely behind a variable: `"$o?->x"`.
fn safely_accessed(rest: &str) -> Option<&str> {
    let rest = rest.strip_prefix("?->")?;
    let is_of_name = |c: char| c.is_alphanumeric() || c == '_' || !c.is_ascii();
    let name = &rest[..rest.find(|c| !is_of_name(c)).unwrap_or(rest.len())];
    let begins = name.starts_with(|c: char| !c.is_ascii_digit());
    begins.then_some(name)
}

impl<'a> Lowerer<'a> {
    pub(super) fn string(&mut self, node: Node<'a>, at: Span) -> Reg {
        if node.kind() == "string" {
            let bytes = in_single_quotes(self.text(node));
            return self.bytes(&bytes, at);
        }
        // Where the line begins that ends a block.
        let mut last_line = 0;
        let (body, indentation) = match node.kind() {
            "encapsed_string" => (Some(node), String::new()),
            _ => {
                let end = node.child_by_field("end_tag");
                let start = end.map_or(0, |end| end.start() as usize);
                let line = self.source[..start].rfind('\n').map_or(0, |at| at + 1);
                let indentation = self.source[line..start].to_owned();
                last_line = line;
                (node.child_by_field("value"), indentation)
            }
        };
        let Some(body) = body else {
            return self.b.text("", at);
        };
        // What lies between the parts that are evaluated is text.
        let (start, end) = match node.kind() {
            "encapsed_string" => (node.start() + 1, node.end() - 1),
            _ => {
                let first = self.source[body.start() as usize..].starts_with('\n');
                (body.start() + u32::from(first), body.end())
            }
        };
        let mut at_byte = start;
        // Each part is made a text before the next one is evaluated.
        let mut whole: Option<Reg> = None;
        let is_raw = node.kind() == "nowdoc";
        let is_block = node.kind() != "encapsed_string";
        let mut is_line_start = true;
        let piece =
            |this: &mut Self, from: u32, to: u32, line_start: bool, whole: &mut Option<Reg>| {
                let text = &this.source[from as usize..to as usize];
                let mut own = String::new();
                for (number, line) in text.split('\n').enumerate() {
                    if number > 0 {
                        own.push('\n');
                    }
                    let begins = number > 0 || line_start;
                    own.push_str(match is_block && begins {
                        true => line
                            .strip_prefix(indentation.as_str())
                            .unwrap_or(line.trim_start()),
                        false => line,
                    });
                }
                let mut bytes = Vec::new();
                match is_raw {
                    true => bytes.extend(own.bytes()),
                    false => unescaped(&own, !is_block, &mut bytes),
                }
                if !bytes.is_empty() {
                    let text = this.bytes(&bytes, at);
                    *whole = Some(match *whole {
                        Some(whole) => this.b.binary(BinOp::Concat, false, whole, text, at),
                        None => text,
                    });
                }
            };
        for part in parts(body) {
            if matches!(
                part.kind(),
                "string_content" | "escape_sequence" | "nowdoc_string"
            ) {
                continue;
            }
            // A brace behind a backslash is a letter.
            let before = self.source[..part.start() as usize]
                .strip_suffix('{')
                .is_some_and(|text| (text.len() - text.trim_end_matches('\\').len()) % 2 == 0);
            let from = part.start() - u32::from(before);
            if from > at_byte {
                piece(self, at_byte, from, is_line_start, &mut whole);
            }
            is_line_start = false;
            let around = std::mem::replace(&mut self.in_text, from == part.start());
            let mut value = self.expr(part);
            self.in_text = around;
            at_byte = part.end() + u32::from(from < part.start());
            // The grammar ends the variable in front of a safe access.
            if from == part.start()
                && part.kind() == "variable_name"
                && let Some(name) = safely_accessed(&self.source[part.end() as usize..])
            {
                value = self.safe_member(value, name, at);
                at_byte += 3 + name.len() as u32;
            }
            let place = self.b.span(part);
            whole = Some(match whole {
                Some(whole) => self.b.binary(BinOp::Concat, false, whole, value, place),
                None => self.text_of_value(value, place),
            });
        }
        // A block's last line break belongs to its end.
        let end = match is_block {
            true => (last_line as u32).saturating_sub(1),
            false => end,
        };
        if end > at_byte {
            piece(self, at_byte, end, is_line_start, &mut whole);
        }
        whole.unwrap_or_else(|| self.b.text("", at))
    }
}
