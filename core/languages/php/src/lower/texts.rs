//! Numbers and texts as sources write them.

use super::{Lowerer, parts};
use ir::{BinOp, Const, Reg, Span};
use syntax::Node;

/// Reads a number.
pub(super) fn number(text: &str) -> Option<Const> {
    let text = text.replace('_', "").to_ascii_lowercase();
    let of_base = |digits: &str, base: u32| match i64::from_str_radix(digits, base) {
        Ok(value) => Some(Const::Int(value)),
        Err(_) => {
            let mut value = 0.0;
            for digit in digits.chars() {
                value = value * f64::from(base) + f64::from(digit.to_digit(base)?);
            }
            Some(Const::Float(value))
        }
    };
    if let Some(digits) = text.strip_prefix("0x") {
        return of_base(digits, 16);
    }
    if let Some(digits) = text.strip_prefix("0b") {
        return of_base(digits, 2);
    }
    if let Some(digits) = text.strip_prefix("0o") {
        return of_base(digits, 8);
    }
    if text.len() > 1 && text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return of_base(&text[1..], 8);
    }
    match text.parse() {
        Ok(value) => Some(Const::Int(value)),
        Err(_) => text.parse().ok().map(Const::Float),
    }
}

/// Reads the escapes of a text in double quotes or of a heredoc.
fn unescaped(text: &str, in_quotes: bool, out: &mut Vec<u8>) {
    let mut bytes = text.bytes().peekable();
    while let Some(byte) = bytes.next() {
        if byte != b'\\' {
            out.push(byte);
            continue;
        }
        match bytes.next() {
            Some(b'n') => out.push(b'\n'),
            Some(b't') => out.push(b'\t'),
            Some(b'r') => out.push(b'\r'),
            Some(b'v') => out.push(11),
            Some(b'e') => out.push(27),
            Some(b'f') => out.push(12),
            Some(b'\\') => out.push(b'\\'),
            Some(b'$') => out.push(b'$'),
            Some(b'"') if in_quotes => out.push(b'"'),
            Some(b'x') if bytes.peek().is_some_and(u8::is_ascii_hexdigit) => {
                let mut code = 0;
                for _ in 0..2 {
                    let Some(digit) = bytes.next_if(u8::is_ascii_hexdigit) else {
                        break;
                    };
                    code = code * 16 + char::from(digit).to_digit(16).unwrap_or(0);
                }
                out.push(code as u8);
            }
            Some(b'u') if bytes.peek() == Some(&b'{') => {
                bytes.next();
                let mut code = 0;
                for digit in bytes.by_ref().take_while(|&digit| digit != b'}') {
                    code = code * 16 + char::from(digit).to_digit(16).unwrap_or(0);
                }
                let character = char::from_u32(code).unwrap_or('\u{fffd}');
                out.extend(character.to_string().bytes());
            }
            Some(first @ b'0'..=b'7') => {
                let mut code = u32::from(first - b'0');
                for _ in 0..2 {
                    let Some(digit) = bytes.next_if(|digit| (b'0'..=b'7').contains(digit)) else {
                        break;
                    };
                    code = code * 8 + u32::from(digit - b'0');
                }
                out.push(code as u8);
            }
            Some(other) => out.extend([b'\\', other]),
            None => out.push(b'\\'),
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
        let mut values: Vec<Reg> = Vec::new();
        let is_raw = node.kind() == "nowdoc";
        let is_block = node.kind() != "encapsed_string";
        let mut is_line_start = true;
        let piece =
            |this: &mut Self, from: u32, to: u32, line_start: bool, values: &mut Vec<Reg>| {
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
                    values.push(this.bytes(&bytes, at));
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
            let from = part.start() - u32::from(before && part.kind() != "dynamic_variable_name");
            if from > at_byte {
                piece(self, at_byte, from, is_line_start, &mut values);
            }
            is_line_start = false;
            let around = std::mem::replace(&mut self.in_text, from == part.start());
            let value = self.expr(part);
            self.in_text = around;
            values.push(value);
            at_byte = part.end() + u32::from(from < part.start());
        }
        // A block's last line break belongs to its end.
        let end = match is_block {
            true => (last_line as u32).saturating_sub(1),
            false => end,
        };
        if end > at_byte {
            piece(self, at_byte, end, is_line_start, &mut values);
        }
        let is_text = values.len() == 1 && at_byte == start;
        let mut values = values.into_iter();
        let Some(first) = values.next() else {
            return self.b.text("", at);
        };
        let mut whole = match is_text {
            true => first,
            false => self.text_of_value(first, at),
        };
        for value in values {
            whole = self.b.binary(BinOp::Concat, false, whole, value, at);
        }
        whole
    }
}
