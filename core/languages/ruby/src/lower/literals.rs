//! Numbers, strings, symbols, arrays, hashes and ranges.

use super::{Lowerer, is_code};
use frontend::escapes;
use frontend::numerals::{self, Bases};
use ir::{Arg, ArgKind, ArrayKind, Const, Intrinsic, Op, Reg, Span};
use syntax::Node;

/// How bases are marked.
const BASES: Bases = Bases {
    marks: &[("0x", 16), ("0b", 2), ("0o", 8), ("0d", 10)],
    zero: Some(8),
    separator: Some('_'),
};

impl<'a> Lowerer<'a> {
    pub(super) fn integer(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let (digits, base) = BASES.digits(self.text(node));
        let Some(value) = numerals::whole(&digits, base) else {
            return self.unsupported(node);
        };
        self.b.constant(value, at)
    }

    pub(super) fn float(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        match self.text(node).replace('_', "").parse() {
            Ok(number) => self.b.constant(Const::Float(number), at),
            Err(_) => self.unsupported(node),
        }
    }

    pub(super) fn symbol(&mut self, name: &str, at: Span) -> Reg {
        let text = self.b.text(name, at);
        self.b.intrinsic(Intrinsic::Symbol, &[text, text], at)
    }

    /// A string: another object each time that its literal is evaluated. The library's own are shared.
    pub(super) fn string(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let text = self.shared_string(node);
        match node.children().any(|child| child.kind() == "interpolation") {
            true => text,
            false => self.literal(text, at),
        }
    }

    /// What a literal gives whose text is `text`.
    pub(super) fn literal(&mut self, text: Reg, at: Span) -> Reg {
        match (self.is_library, self.freezes_literals) {
            (true, _) => text,
            (false, true) => self.library_call("frozen_text", &[text], at),
            (false, false) => self.b.intrinsic(Intrinsic::StrCopy, &[text], at),
        }
    }

    /// A value that is read at once and that nobody keeps.
    pub(super) fn read(&mut self, node: Node<'a>) -> Reg {
        match node.kind() {
            "string" => self.shared_string(node),
            _ => self.expr(node),
        }
    }

    /// The pieces of a string: what stands in it, and what is put in.
    fn shared_string(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let is_raw = self.text(node).starts_with('\'') || self.text(node).starts_with("%q");
        let children: Vec<_> = node.named_children().collect();
        self.pieces(&children, is_raw, at)
    }

    pub(super) fn pieces(&mut self, children: &[Node<'a>], is_raw: bool, at: Span) -> Reg {
        let mut parts: Vec<Reg> = Vec::new();
        let mut text = String::new();
        for &child in children {
            match child.kind() {
                "string_content" | "heredoc_content" if is_raw => {
                    text.push_str(&self.text(child).replace("\\'", "'").replace("\\\\", "\\"));
                }
                "string_content" | "heredoc_content" => text.push_str(self.text(child)),
                "escape_sequence" if is_raw => match self.text(child) {
                    "\\'" => text.push('\''),
                    "\\\\" => text.push('\\'),
                    other => text.push_str(other),
                },
                "escape_sequence" => text.push_str(&unescaped(self.text(child))),
                "interpolation" => {
                    if !text.is_empty() {
                        parts.push(self.b.text(&text, at));
                        text.clear();
                    }
                    let value = self.statements(child);
                    let inside = self.b.span(child);
                    parts.push(self.method(value, "to_s", &[], inside));
                }
                _ => {}
            }
        }
        let text = joined_bytes(text);
        if parts.is_empty() {
            return self.b.text(&text, at);
        }
        if !text.is_empty() {
            parts.push(self.b.text(&text, at));
        }
        self.b.intrinsic(Intrinsic::TextJoin, &parts, at)
    }

    /// `<<~WORD`: the body stands behind the line.
    pub(super) fn heredoc(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let begin = self.text(node);
        let word = begin
            .trim_start_matches(['<', '~', '-'])
            .trim_matches(['\'', '"']);
        let source = self.source;
        let found = self.heredocs.iter().copied().find(|body| {
            body.start() >= node.end()
                && (body.children().find(|child| child.kind() == "heredoc_end"))
                    .is_some_and(|end| end.text(source).trim() == word)
        });
        let Some(body) = found else {
            return self.unsupported(node);
        };
        let children: Vec<_> = body.named_children().collect();
        let is_raw = begin.contains('\'');
        if !begin.starts_with("<<~") {
            let children: Vec<_> = children;
            let value = self.pieces(&children, is_raw, at);
            return self.library_call("heredoc", &[value], at);
        }
        // The lines' common indentation is that of the source, where what is put in does not count.
        let whole = body.text(source);
        let lines = whole
            .lines()
            .filter(|line| !line.trim().is_empty() && line.trim() != word);
        let indent = lines
            .map(|line| line.len() - line.trim_start().len())
            .min()
            .unwrap_or(0);
        let mut parts = Vec::new();
        let mut is_line_start = true;
        for (place, child) in children.iter().enumerate() {
            match child.kind() {
                "heredoc_content" => {
                    let text = self.text(*child);
                    let text = if place == 0 {
                        text.strip_prefix('\n').unwrap_or(text)
                    } else {
                        text
                    };
                    let mut out = String::new();
                    for line in text.split_inclusive('\n') {
                        let spaces = line.len() - line.trim_start_matches([' ', '\t']).len();
                        out.push_str(&line[if is_line_start { spaces.min(indent) } else { 0 }..]);
                        is_line_start = line.ends_with('\n');
                    }
                    parts.push(self.b.text(&out, at));
                }
                "heredoc_end" => {}
                _ => {
                    is_line_start = false;
                    parts.push(self.pieces(&[*child], is_raw, at));
                }
            }
        }
        self.b.intrinsic(Intrinsic::TextJoin, &parts, at)
    }

    /// Values, some of them spread, as a list.
    pub(super) fn list(&mut self, nodes: &[Node<'a>], at: Span) -> Reg {
        let items = self.items(nodes, at);
        self.new_list(items, at)
    }

    /// A list of what stands in registers.
    pub(super) fn new_list(&mut self, items: Box<[Arg]>, at: Span) -> Reg {
        self.b.value(
            |dst| Op::NewArray {
                dst,
                kind: ArrayKind::List,
                items,
            },
            at,
        )
    }

    /// Operands by place; pairs become one hash behind the others.
    pub(super) fn items(&mut self, nodes: &[Node<'a>], at: Span) -> Box<[Arg]> {
        let mut items = Vec::new();
        let mut pairs = Vec::new();
        for &node in nodes {
            match node.kind() {
                "forward_argument" => {
                    let value = self.load_plain(super::parameters::REST, at);
                    items.push(Arg {
                        kind: ArgKind::Spread,
                        value,
                    });
                }
                "splat_argument" => {
                    let value = match node.named_children().next() {
                        Some(inside) => self.expr(inside),
                        None => self.load_plain(super::parameters::REST, at),
                    };
                    let value = self.library_call("spread_of", &[value], at);
                    items.push(Arg {
                        kind: ArgKind::Spread,
                        value,
                    });
                }
                "pair" | "hash_splat_argument" => pairs.push(node),
                "block_argument" => {}
                _ => items.push(Arg::positional(self.expr(node))),
            }
        }
        if !pairs.is_empty() {
            let map = self.hash(&pairs, at);
            self.mark_keywords(map, at);
            let may_be_empty = pairs.iter().all(|pair| pair.kind() != "pair");
            items.push(self.keywords_given(map, may_be_empty, at));
        }
        items.into()
    }

    /// What a call gives that is made of pairs: where it has none of its own and what is put in is empty, nothing.
    pub(super) fn keywords_given(&mut self, map: Reg, may_be_empty: bool, at: Span) -> Arg {
        if !may_be_empty {
            return Arg::positional(map);
        }
        let value = self.library_call("keywords_given", &[map], at);
        Arg {
            kind: ArgKind::Spread,
            value,
        }
    }

    /// Notes that a hash is made of the pairs of a call.
    pub(super) fn mark_keywords(&mut self, map: Reg, at: Span) {
        let yes = self.b.constant(Const::Bool(true), at);
        self.set_field(map, "@is_keywords", yes, at);
    }

    pub(super) fn hash(&mut self, nodes: &[Node<'a>], at: Span) -> Reg {
        let map = self.library_call("new_hash", &[], at);
        // A pair whose key comes again is not put in, though its value is asked for.
        let lost: Vec<u32> = (self.repeated_keys(nodes.iter().copied()).iter())
            .map(|(_, first, _)| first.index())
            .collect();
        for &node in nodes.iter().filter(|node| is_code(node)) {
            if lost.contains(&node.index()) {
                if let Some(value) = node.child_by_field("value") {
                    self.expr(value);
                }
                continue;
            }
            if node.kind() == "hash_splat_argument" {
                let other = match node.named_children().next() {
                    Some(inside) => self.expr(inside),
                    None => self.load_plain(super::parameters::KEYWORDS, at),
                };
                self.library_call("hash_merge", &[map, other], at);
                continue;
            }
            let Some(key) = node.child_by_field("key") else {
                self.unsupported(node);
                continue;
            };
            let key_at = self.b.span(key);
            let name = self.text(key);
            let is_name =
                self.source[key.end() as usize..].starts_with(':') && key.kind() == "string";
            let place = match key.kind() {
                "hash_key_symbol" => self.symbol(name, key_at),
                "string" if is_name => {
                    let children: Vec<_> = key.named_children().collect();
                    let text = self.pieces(&children, name.starts_with('\''), key_at);
                    self.b.intrinsic(Intrinsic::Symbol, &[text, text], key_at)
                }
                _ => self.expr(key),
            };
            let value = match node.child_by_field("value") {
                Some(value) => self.expr(value),
                None => self.name(name, key_at),
            };
            let nothing = self.b.nil(at);
            self.b.call_method(map, "[]=", &[nothing, place, value], at);
        }
        map
    }
}

pub(super) fn unescaped(text: &str) -> String {
    let inside = &text[1..];
    let code = |digits: &str, radix| {
        let number = u32::from_str_radix(digits, radix).ok();
        number
            .and_then(char::from_u32)
            .unwrap_or('\u{fffd}')
            .to_string()
    };
    let letter = inside.chars().next();
    if let Some(control) = letter.and_then(|letter| escapes::control(letter, "abefnrtv")) {
        return control.to_string();
    }
    match letter {
        Some('M') => {
            let letter = match inside.contains("\\C-") || inside.contains("\\c") {
                true => control(inside).bytes().next().unwrap_or(0),
                false => inside.bytes().last().unwrap_or(b'@'),
            };
            lone_byte(letter | 0x80)
        }
        Some('s') => " ".to_owned(),
        Some('\n') => String::new(),
        Some('u') => inside[1..]
            .trim_matches(['{', '}'])
            .split_whitespace()
            .map(|digits| code(digits, 16))
            .collect(),
        Some('x') => match u8::from_str_radix(&inside[1..], 16) {
            Ok(byte) if byte >= 0x80 => lone_byte(byte),
            _ => code(&inside[1..], 16),
        },
        Some('c') | Some('C') => control(inside),
        Some('0'..='7') => match u8::from_str_radix(inside, 8) {
            Ok(byte) if byte >= 0x80 => lone_byte(byte),
            _ => code(inside, 8),
        },
        _ => inside.to_owned(),
    }
}

/// A byte that is no character by itself: one of those at the end of the last private plane stands for it.
fn lone_byte(byte: u8) -> String {
    let code = 0x10_F700 + u32::from(byte);
    char::from_u32(code).map(String::from).unwrap_or_default()
}

/// `\cA` and `\C-a`.
fn control(inside: &str) -> String {
    let letter = inside.bytes().last().unwrap_or(b'@');
    let code = if letter == b'?' { 127 } else { letter & 0x1f };
    char::from(code).to_string()
}

/// A text in which bytes that spell characters are those characters.
fn joined_bytes(text: String) -> String {
    let byte = |char: char| {
        let offset = u32::from(char).checked_sub(0x10_F700)?;
        u8::try_from(offset).ok().filter(|byte| *byte >= 0x80)
    };
    if !text.chars().any(|char| byte(char).is_some()) {
        return text;
    }
    let (mut out, mut open) = (String::new(), Vec::new());
    let flush = |open: &mut Vec<u8>, out: &mut String| {
        for chunk in open.utf8_chunks() {
            out.push_str(chunk.valid());
            out.extend(chunk.invalid().iter().map(|byte| lone_byte(*byte)));
        }
        open.clear();
    };
    for char in text.chars() {
        match byte(char) {
            Some(byte) => open.push(byte),
            None => {
                flush(&mut open, &mut out);
                out.push(char);
            }
        }
    }
    flush(&mut open, &mut out);
    out
}
