//! Expressions of one value.

use super::{Lowerer, MOST_NESTED};
use crate::literals;
use ir::{BinOp, Const, Intrinsic, Op, Reg, Span, UnOp};
use syntax::Node;

impl<'a> Lowerer<'a> {
    pub(super) fn expr(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        if self.depth == MOST_NESTED {
            return self.b.unsupported("nesting", at);
        }
        self.depth += 1;
        let value = match node.kind() {
            "nil" => self.b.nil(at),
            "true" => self.b.constant(Const::Bool(true), at),
            "false" => self.b.constant(Const::Bool(false), at),
            "number" => match literals::number(self.text(node)) {
                Some(number) => self.b.constant(number, at),
                None => self.unsupported(node),
            },
            "string" => match literals::string(self.text(node)) {
                Some(bytes) => self.byte_text(&bytes, at),
                None => self.unsupported(node),
            },
            "identifier" => {
                let own = self
                    .text(node)
                    .strip_prefix("__")
                    .filter(|_| self.is_library);
                match own.and_then(Intrinsic::from_name) {
                    Some(intrinsic) => self.b.constant(Const::Intrinsic(intrinsic), at),
                    None => self.load(self.text(node), at),
                }
            }
            "vararg_expression" => {
                let rest = self.rest(at);
                self.b.intrinsic(Intrinsic::ResultAt, &[rest], at)
            }
            "parenthesized_expression" => match node.named_children().next() {
                Some(inside) => self.expr(inside),
                None => self.unsupported(node),
            },
            "function_definition" => self.function("anonymous", node, false),
            "function_call" => self.call(node),
            "unary_expression" => self.unary(node),
            "binary_expression" => self.binary(node),
            "table_constructor" => self.table(node),
            "dot_index_expression" | "bracket_index_expression" => {
                let note = node
                    .child_by_field("table")
                    .map(|table| self.describe(table));
                match self.parts(node) {
                    Some((object, index)) => {
                        let value = self.b.load_index(object, index, at);
                        self.b.note_last(note.unwrap_or_default());
                        value
                    }
                    None => self.unsupported(node),
                }
            }
            _ => self.unsupported(node),
        };
        self.depth -= 1;
        value
    }

    /// A text of bytes: a character stands for each.
    pub(super) fn byte_text(&mut self, bytes: &[u8], at: Span) -> Reg {
        let text: String = bytes.iter().map(|&byte| char::from(byte)).collect();
        self.b.text(&text, at)
    }

    /// The object and the key of an element.
    pub(super) fn parts(&mut self, node: Node<'a>) -> Option<(Reg, Reg)> {
        let table = node.child_by_field("table")?;
        let key = node
            .child_by_field("field")
            .or_else(|| node.child_by_field("method"))?;
        let object = self.needed(table);
        let index = match node.kind() {
            "bracket_index_expression" => self.expr(key),
            _ => {
                let at = self.b.span(key);
                self.byte_text(self.text(key).as_bytes(), at)
            }
        };
        Some((object, index))
    }

    /// Whether an element is one of `_ENV`, by that name.
    fn is_of_environment(&self, node: Node<'a>) -> bool {
        let table = node.child_by_field("table");
        table.is_some_and(|table| {
            table.kind() == "identifier" && self.text(table) == super::environment::ENVIRONMENT
        })
    }

    /// What messages call the value of an expression; empty where they call it nothing.
    pub(super) fn describe(&self, node: Node<'a>) -> String {
        let text = self.text(node);
        match node.kind() {
            "identifier" => {
                let own = self.frames.last();
                let mut blocks = own.into_iter().flat_map(|frame| &frame.blocks);
                let kind = if blocks.any(|block| block.names.contains_key(text)) {
                    "local"
                } else if self.is_local(text) {
                    "upvalue"
                } else {
                    "global"
                };
                format!("{kind} '{text}'")
            }
            "dot_index_expression" => match node.child_by_field("field") {
                // A member of the table of global variables is one of these.
                Some(field) if self.is_of_environment(node) => {
                    format!("global '{}'", self.text(field))
                }
                Some(field) => format!("field '{}'", self.text(field)),
                None => String::new(),
            },
            "bracket_index_expression" => {
                let key = node.child_by_field("field");
                // Small whole numbers are told of as such, and no other keys that are no names.
                let is_small = |text: &str| text.parse::<u8>().is_ok();
                if key.is_some_and(|key| key.kind() == "number" && is_small(self.text(key))) {
                    return "field 'integer index'".to_owned();
                }
                let key = key.filter(|key| key.kind() == "string");
                let key = key.and_then(|key| literals::string(self.text(key)));
                let key = key.map_or_else(
                    || "?".to_owned(),
                    |key| String::from_utf8_lossy(&key).into_owned(),
                );
                format!("field '{key}'")
            }
            "method_index_expression" => match node.child_by_field("method") {
                Some(method) => format!("method '{}'", self.text(method)),
                None => String::new(),
            },
            "string" => match literals::string(text) {
                Some(text) => format!("constant '{}'", String::from_utf8_lossy(&text)),
                None => String::new(),
            },
            "parenthesized_expression" => node
                .named_children()
                .find(|inside| !inside.is_extra())
                .map_or_else(String::new, |inside| self.describe(inside)),
            _ => String::new(),
        }
    }

    /// `{1, x = 2, [k] = 3, f()}`: what has no key lies from 1 on.
    fn table(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let fields: Vec<_> = node
            .named_children()
            .filter(|field| field.kind() == "field")
            .collect();
        let mut items = Vec::new();
        let mut entries = Vec::new();
        let mut rest = None;
        for (place, field) in fields.iter().enumerate() {
            let Some(value) = field.child_by_field("value") else {
                self.unsupported(*field);
                continue;
            };
            match field.child_by_field("name") {
                Some(name) => {
                    let is_computed = field
                        .children()
                        .next()
                        .is_some_and(|first| first.kind() == "[");
                    let key = match is_computed {
                        true => self.expr(name),
                        false => {
                            let at = self.b.span(name);
                            self.byte_text(self.text(name).as_bytes(), at)
                        }
                    };
                    let value = self.expr(value);
                    entries.push((key, value));
                }
                None if place + 1 == fields.len() && super::calls::gives_several(value.kind()) => {
                    rest = Some(self.all_results(value));
                }
                None => items.push(self.expr(value)),
            }
        }
        let table = self.b.intrinsic(Intrinsic::TableOf, &items, at);
        if let Some(rest) = rest {
            let place = self.b.int(items.len() + 1, at);
            self.b
                .intrinsic(Intrinsic::TableFill, &[table, place, rest], at);
        }
        for (key, value) in entries {
            self.b
                .intrinsic(Intrinsic::TableSet, &[table, key, value], at);
        }
        // What has no key is written last.
        let is_other_key = |field: &&Node<'a>| {
            let key = field.child_by_field("name");
            key.is_some_and(|key| !matches!(key.kind(), "identifier" | "string"))
        };
        if fields.iter().any(|field| is_other_key(&field)) {
            for (place, &item) in items.iter().enumerate() {
                let place = self.b.int(place + 1, at);
                self.b
                    .intrinsic(Intrinsic::TableSet, &[table, place, item], at);
            }
        }
        table
    }

    fn unary(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let operator = node.children().next().map_or("", |first| first.kind());
        let Some(operand) = node.child_by_field("operand") else {
            return self.unsupported(node);
        };
        if operator == "-"
            && operand.kind() == "number"
            && let Some(number) = literals::number(self.text(operand))
        {
            return self.b.constant(literals::negated(number), at);
        }
        let note = self.describe(operand);
        let value = self.expr(operand);
        let result = match operator {
            "-" => self.b.unary(UnOp::Neg, value, at),
            "not" => return self.b.unary(UnOp::Not, value, at),
            "~" => self.b.unary(UnOp::Invert, value, at),
            "#" => self.b.intrinsic(Intrinsic::LengthOf, &[value], at),
            _ => return self.unsupported(node),
        };
        self.b.note_last(note);
        result
    }

    fn binary(&mut self, node: Node<'a>) -> Reg {
        let at = self.b.span(node);
        let (Some(left), Some(right)) = (node.child_by_field("left"), node.child_by_field("right"))
        else {
            return self.unsupported(node);
        };
        let operator = node.children().find(|child| !child.is_named());
        let op = match operator.map_or("", |operator| operator.kind()) {
            operator @ ("and" | "or") => return self.short_circuit(operator, left, right, at),
            "+" => BinOp::Add,
            "-" => BinOp::Sub,
            "*" => BinOp::Mul,
            "/" => BinOp::Div,
            "//" => BinOp::FloorDiv,
            "%" => BinOp::Rem,
            "^" => BinOp::Pow,
            "&" => BinOp::BitAnd,
            "|" => BinOp::BitOr,
            "~" => BinOp::BitXor,
            "<<" => BinOp::Shl,
            ">>" => BinOp::Shr,
            ".." => BinOp::Concat,
            "==" => BinOp::Eq,
            "~=" => BinOp::Ne,
            "<" => BinOp::Lt,
            "<=" => BinOp::Le,
            ">" => BinOp::Gt,
            ">=" => BinOp::Ge,
            _ => return self.unsupported(node),
        };
        let note = format!("{}\n{}", self.describe(left), self.describe(right));
        let left = self.expr(left);
        let right = self.expr(right);
        let value = self.b.binary(op, false, left, right, at);
        if note.len() > 1 {
            self.b.note_last(note);
        }
        value
    }

    /// `and` and `or` give one of their operands; the second is evaluated where the first does not decide.
    fn short_circuit(&mut self, operator: &str, left: Node<'a>, right: Node<'a>, at: Span) -> Reg {
        let result = format!("$value_{}", self.b.next_number());
        let result = self.b.intern(&result);
        let (other, end) = (self.b.label("other"), self.b.label("chosen"));
        let value = self.expr(left);
        self.b.emit(
            Op::DeclVar {
                name: result,
                value,
            },
            at,
        );
        match operator {
            "and" => self.b.branch_if(value, other, end, at),
            _ => self.b.branch_if(value, end, other, at),
        }
        self.b.place(other, at);
        let value = self.expr(right);
        self.b.emit(
            Op::StoreVar {
                name: result,
                value,
            },
            at,
        );
        self.b.place(end, at);
        let value = self.b.value(|dst| Op::LoadVar { dst, name: result }, at);
        if self.world.collects {
            let (name, value) = (result, self.b.nil(at));
            self.b.emit(Op::DeclVar { name, value }, at);
        }
        value
    }
}
