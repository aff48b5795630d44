//! Names, literals, and what is written behind an expression.

use super::{Broken, Entity, Parser, Read, Report};
use crate::ast::{ExprId, ExprKind, Storage};
use crate::literals::{self, Encoding, Number};
use crate::token::{Kind as TokenKind, Place};
use crate::types::{Kind, Length, Ty};
use ir::BinOp;
use std::rc::Rc;

/// String literals in a row.
pub(super) struct Text {
    pub bytes: Vec<u8>,
    pub encoding: Encoding,
}

impl Parser {
    pub(super) fn postfix_expression(&mut self) -> Read<ExprId> {
        let value = self.nested(Self::primary_expression)?;
        self.postfix(value)
    }

    /// What is written behind a value.
    pub(super) fn postfix(&mut self, mut value: ExprId) -> Read<ExprId> {
        let start = self.unit.expr(value).place;
        loop {
            let token = self.peek().clone();
            if token.kind != TokenKind::Punct {
                return Ok(value);
            }
            if self.unit.expr(value).height >= super::MAX_DEPTH {
                self.report(token.place, Report::Unsupported("nesting".into()));
                return Err(Broken);
            }
            match &*token.text {
                "[" => {
                    self.advance();
                    let index = self.expression()?;
                    self.expect("]")?;
                    let place = self.since(start);
                    value = self.subscript(value, index, place);
                }
                "(" => {
                    self.advance();
                    value = self.call(value, start)?;
                }
                "." | "->" => {
                    self.advance();
                    if !self.is_name() {
                        return self.unexpected();
                    }
                    let name = self.advance();
                    let place = self.since(start);
                    if &*token.text == "->" {
                        value = self.dereference(value, place);
                    }
                    value = self.member(value, &name.text, place);
                }
                "++" | "--" => {
                    self.advance();
                    let one = self.add(ExprKind::Int(1), Ty::INT, token.place);
                    let op = if token.is("++") {
                        BinOp::Add
                    } else {
                        BinOp::Sub
                    };
                    value = self.update(op, value, one, true);
                    let place = self.since(start);
                    self.unit.exprs[value.0 as usize].place = place;
                }
                _ => return Ok(value),
            }
        }
    }

    fn primary_expression(&mut self) -> Read<ExprId> {
        let token = self.peek().clone();
        let start = token.place;
        match token.kind {
            TokenKind::Number => {
                self.advance();
                Ok(self.number(&token.text, start))
            }
            TokenKind::Char => {
                self.advance();
                let Some(found) = literals::character(&token.text) else {
                    self.report(start, Report::Syntax(token.text.to_string()));
                    return Err(Broken);
                };
                let ty = match found.encoding {
                    Encoding::Plain | Encoding::Wide => Ty::INT,
                    Encoding::Sixteen => Ty::UNSIGNED_SHORT,
                    Encoding::ThirtyTwo => Ty::UNSIGNED_INT,
                };
                Ok(self.add(ExprKind::Int(found.value), ty, start))
            }
            TokenKind::Text => {
                let Some(text) = self.string_literal()? else {
                    return Err(Broken);
                };
                let place = self.since(start);
                Ok(self.text(text, place))
            }
            TokenKind::Word if &*token.text == "_Generic" => self.generic(),
            TokenKind::Word if self.is_name() => {
                self.advance();
                match &*token.text {
                    "__func__" | "__FUNCTION__" | "__PRETTY_FUNCTION__"
                        if self.function.is_some() =>
                    {
                        let name = self.function.as_ref().map_or("", |function| &function.name);
                        let mut bytes = name.as_bytes().to_vec();
                        bytes.push(0);
                        let text = Text {
                            bytes,
                            encoding: Encoding::Plain,
                        };
                        return Ok(self.text(text, start));
                    }
                    name if name.starts_with("__builtin_") && self.is("(") => {
                        if let Some(value) = self.builtin(name, start)? {
                            return Ok(value);
                        }
                    }
                    _ => {}
                }
                Ok(self.name(&token.text, start))
            }
            TokenKind::Punct if token.is("(") => {
                self.advance();
                if self.is("{") {
                    return self.statement_expression(start);
                }
                let value = self.expression()?;
                self.expect(")")?;
                Ok(value)
            }
            _ => self.unexpected(),
        }
    }

    /// What a name stands for.
    pub(super) fn name(&mut self, name: &Rc<str>, place: Place) -> ExprId {
        match self.find(name) {
            Some(Entity::Constant(value, ty)) => self.add(ExprKind::Int(value), ty, place),
            Some(Entity::Var(var)) => {
                let found = self.unit.var_mut(var);
                found.is_used = true;
                found.result_uses += 1;
                let ty = found.ty;
                self.add(ExprKind::Var(var), ty, place)
            }
            Some(Entity::Typedef(_)) => {
                self.report(place, Report::Syntax(name.to_string()));
                self.unsupported_expression("type_identifier", place)
            }
            None => {
                self.heard_undeclared(name, place);
                self.add(ExprKind::Unknown(Rc::clone(name)), Ty::UNKNOWN, place)
            }
        }
    }

    fn number(&mut self, text: &str, place: Place) -> ExprId {
        if let Some(text) = literals::imaginary(text) {
            let im = self.number(&text, place);
            let re = self.add(ExprKind::Int(0), Ty::INT, place);
            return self.complex(re, im, place);
        }
        match literals::number(text) {
            Some(Number::Integer {
                value,
                is_unsigned,
                longs,
                is_decimal,
            }) => {
                let small = if is_unsigned {
                    value <= u64::from(u32::MAX)
                } else {
                    value <= i32::MAX as u64
                };
                let fits_signed = value <= i64::MAX as u64;
                let fits_unsigned = value <= u64::from(u32::MAX);
                let ty = match (longs, is_unsigned) {
                    (0, false) if small => Ty::INT,
                    (0, false) if !is_decimal && fits_unsigned => Ty::UNSIGNED_INT,
                    (0 | 1, false) if fits_signed => Ty::LONG,
                    (0, true) if small => Ty::UNSIGNED_INT,
                    (2, false) if fits_signed => Ty::LONG_LONG,
                    (2, _) => Ty::UNSIGNED_LONG_LONG,
                    _ => Ty::UNSIGNED_LONG,
                };
                self.add(ExprKind::Int(value as i64), ty, place)
            }
            Some(Number::Float {
                value,
                is_single,
                is_long,
            }) => {
                let ty = match (is_single, is_long) {
                    (true, _) => Ty::FLOAT,
                    (_, true) => Ty::LONG_DOUBLE,
                    _ => Ty::DOUBLE,
                };
                self.add(ExprKind::Float(value), ty, place)
            }
            None => {
                self.invalid(place, format!("invalid number {text}"));
                self.unsupported_expression("number_literal", place)
            }
        }
    }

    /// Reads string literals in a row; `None` where one is malformed, which is reported.
    pub(super) fn string_literal(&mut self) -> Read<Option<Text>> {
        if self.peek().kind != TokenKind::Text {
            return self.unexpected();
        }
        let mut tokens = Vec::new();
        while self.peek().kind == TokenKind::Text {
            tokens.push(self.advance());
        }
        // One with a prefix decides for all.
        let encodings = tokens
            .iter()
            .filter_map(|token| literals::string(&token.text))
            .map(|(encoding, _)| encoding);
        let encoding = encodings
            .into_iter()
            .find(|encoding| *encoding != Encoding::Plain)
            .unwrap_or(Encoding::Plain);
        let mut bytes = Vec::new();
        for token in tokens {
            let inside = token
                .text
                .find('"')
                .map(|at| &token.text[at + 1..])
                .and_then(|text| text.strip_suffix('"'));
            let Some(units) = inside.and_then(|inside| literals::units(inside, encoding)) else {
                self.report(token.place, Report::Syntax(token.text.to_string()));
                return Ok(None);
            };
            for unit in units {
                push_unit(&mut bytes, unit, encoding);
            }
        }
        push_unit(&mut bytes, 0, encoding);
        Ok(Some(Text { bytes, encoding }))
    }

    fn text(&mut self, text: Text, place: Place) -> ExprId {
        let element = match text.encoding {
            Encoding::Plain => Ty::CHAR,
            Encoding::Wide => Ty::INT,
            Encoding::Sixteen => Ty::UNSIGNED_SHORT,
            Encoding::ThirtyTwo => Ty::UNSIGNED_INT,
        };
        let length = text.bytes.len() as u64 / text.encoding.size();
        let ty = self.unit.types.array(element, Length::Known(length));
        self.add(ExprKind::Text(text.bytes.into()), ty, place)
    }

    /// `_Generic(value, type: result, …)`.
    fn generic(&mut self) -> Read<ExprId> {
        let start = self.place();
        self.advance();
        self.expect("(")?;
        let value = self.assignment_expression()?;
        let value = self.rvalue(value);
        let ty = self.unit.expr(value).ty.plain();
        let mut chosen = None;
        let mut default = None;
        while self.eat(",") {
            if self.eat("default") {
                self.expect(":")?;
                default = Some(self.assignment_expression()?);
                continue;
            }
            let case = self.type_name()?;
            self.expect(":")?;
            let result = self.assignment_expression()?;
            if chosen.is_none()
                && self.types().is_compatible(case.plain(), ty)
                && case == case.plain()
            {
                chosen = Some(result);
            }
        }
        self.expect(")")?;
        match chosen.or(default) {
            Some(result) => Ok(result),
            None => {
                let name = self.types().name(ty);
                let place = self.since(start);
                self.invalid(place, format!("'_Generic' selector of type '{name}' is not compatible with any association"));
                Ok(self.unsupported_expression("generic_expression", place))
            }
        }
    }

    /// GNU: `({ … })`.
    fn statement_expression(&mut self, start: Place) -> Read<ExprId> {
        let body_start = self.place();
        self.advance();
        self.open_scope();
        let block = self.block_body(body_start)?;
        self.close_scope();
        self.expect(")")?;
        let last = match &self.unit.stmt(block).kind {
            crate::ast::StmtKind::Block { body, .. } => body.last().copied(),
            _ => None,
        };
        let ty = match last.map(|last| &self.unit.stmt(last).kind) {
            Some(crate::ast::StmtKind::Expr(value)) => self.unit.expr(*value).ty.plain(),
            _ => Ty::VOID,
        };
        let place = self.since(start);
        Ok(self.add(ExprKind::Block(block), ty, place))
    }

    /// `(type){…}`, whose type has been read.
    pub(super) fn compound_literal(&mut self, ty: Ty, start: Place) -> Read<ExprId> {
        let (ty, init) = self.nested(|parser| parser.compound_init(ty))?;
        let place = self.since(start);
        let var = self.hidden_var("literal", ty, place);
        self.unit.var_mut(var).is_addressed = true;
        if self.function.is_some() {
            self.scope().vars.push(var);
        }
        if self.function.is_none() {
            self.unit.var_mut(var).storage = Storage::Static;
        }
        Ok(self.add(ExprKind::Compound(var, init), ty, place))
    }

    /// What gcc offers under names of its own, where headers need it.
    fn builtin(&mut self, name: &str, start: Place) -> Read<Option<ExprId>> {
        let kind = match name {
            "__builtin_va_start" | "__builtin_va_end" => {
                self.advance();
                let walk = self.assignment_expression()?;
                if self.eat(",") {
                    self.assignment_expression()?;
                }
                self.expect(")")?;
                if name.ends_with("start")
                    && !self
                        .function
                        .as_ref()
                        .is_some_and(|function| function.is_variadic)
                {
                    self.invalid(start, "'va_start' used in function with fixed arguments");
                }
                if name.ends_with("start") {
                    ExprKind::WalkStart(walk)
                } else {
                    ExprKind::WalkEnd(walk)
                }
            }
            "__builtin_va_copy" => {
                self.advance();
                let to = self.assignment_expression()?;
                self.expect(",")?;
                let from = self.assignment_expression()?;
                self.expect(")")?;
                ExprKind::WalkCopy(to, from)
            }
            "__builtin_va_arg" => {
                self.advance();
                let walk = self.assignment_expression()?;
                self.expect(",")?;
                let ty = self.type_name()?;
                self.expect(")")?;
                let place = self.since(start);
                return Ok(Some(self.add(ExprKind::WalkNext(walk), ty.plain(), place)));
            }
            "__builtin_complex" => {
                self.advance();
                let re = self.assignment_expression()?;
                self.expect(",")?;
                let im = self.assignment_expression()?;
                self.expect(")")?;
                let place = self.since(start);
                return Ok(Some(self.complex(re, im, place)));
            }
            "__builtin_offsetof" => {
                self.advance();
                let ty = self.type_name()?;
                self.expect(",")?;
                return self.offset_of(ty, start).map(Some);
            }
            "__builtin_expect" => {
                self.advance();
                let value = self.assignment_expression()?;
                self.expect(",")?;
                self.assignment_expression()?;
                self.expect(")")?;
                return Ok(Some(self.convert(value, Ty::LONG)));
            }
            "__builtin_constant_p" => {
                self.advance();
                let value = self.assignment_expression()?;
                self.expect(")")?;
                let place = self.since(start);
                let value = self.rvalue(value);
                let is_constant = self.constant(value).is_some();
                return Ok(Some(self.add(
                    ExprKind::Int(i64::from(is_constant)),
                    Ty::INT,
                    place,
                )));
            }
            "__builtin_choose_expr" => {
                self.advance();
                let which = self.constant_expression()?;
                self.expect(",")?;
                let first = self.assignment_expression()?;
                self.expect(",")?;
                let second = self.assignment_expression()?;
                self.expect(")")?;
                return Ok(Some(if which != 0 { first } else { second }));
            }
            "__builtin_alloca" => {
                self.advance();
                let size = self.assignment_expression()?;
                self.expect(")")?;
                let size = self.convert(size, Ty::UNSIGNED_LONG);
                let place = self.since(start);
                let ty = self.unit.types.pointer(Ty::VOID);
                return Ok(Some(self.add(ExprKind::Room(size), ty, place)));
            }
            "__builtin_types_compatible_p" => {
                self.advance();
                let left = self.type_name()?;
                self.expect(",")?;
                let right = self.type_name()?;
                self.expect(")")?;
                let place = self.since(start);
                let same = self.types().is_compatible(left.plain(), right.plain());
                return Ok(Some(self.add(
                    ExprKind::Int(i64::from(same)),
                    Ty::INT,
                    place,
                )));
            }
            name => return self.vector_function(name, start),
        };
        let place = self.since(start);
        Ok(Some(self.add(kind, Ty::VOID, place)))
    }

    fn offset_of(&mut self, ty: Ty, start: Place) -> Read<ExprId> {
        let mut ty = ty;
        let mut offset = 0;
        loop {
            let name = self.advance();
            let Some(path) = self.types().find_member(ty, &name.text) else {
                let of = self.types().name(ty);
                self.invalid(
                    name.place,
                    format!("'{of}' has no member named '{}'", name.text),
                );
                return Err(Broken);
            };
            for field in path {
                offset += field.offset;
                ty = field.ty;
            }
            while self.eat("[") {
                let index = self.constant_expression()?;
                self.expect("]")?;
                if let Kind::Array(of, _) = self.types().kind(ty) {
                    ty = *of;
                }
                offset += self.types().size(ty).unwrap_or(0) * index.max(0) as u64;
            }
            if !self.eat(".") {
                break;
            }
        }
        self.expect(")")?;
        let place = self.since(start);
        Ok(self.add(ExprKind::Int(offset as i64), Ty::UNSIGNED_LONG, place))
    }
}

fn push_unit(bytes: &mut Vec<u8>, unit: u32, encoding: Encoding) {
    let size = encoding.size() as usize;
    bytes.extend_from_slice(&unit.to_le_bytes()[..size]);
}
