//! Operators, from the comma to the cast.

use super::{Parser, Read};
use crate::ast::{Declaration, ExprId, ExprKind, StmtKind};
use crate::token::Kind as TokenKind;
use crate::types::{Length, Ty};
use ir::BinOp;

/// An operator between two expressions, with how strongly it binds.
fn binary_level(text: &str) -> Option<u8> {
    Some(match text {
        "||" => 1,
        "&&" => 2,
        "|" => 3,
        "^" => 4,
        "&" => 5,
        "==" | "!=" => 6,
        "<" | ">" | "<=" | ">=" => 7,
        "<<" | ">>" => 8,
        "+" | "-" => 9,
        "*" | "/" | "%" => 10,
        _ => return None,
    })
}

pub(super) fn operator(text: &str) -> Option<BinOp> {
    Some(match text {
        "|" => BinOp::BitOr,
        "^" => BinOp::BitXor,
        "&" => BinOp::BitAnd,
        "==" => BinOp::Eq,
        "!=" => BinOp::Ne,
        "<" => BinOp::Lt,
        ">" => BinOp::Gt,
        "<=" => BinOp::Le,
        ">=" => BinOp::Ge,
        "<<" => BinOp::Shl,
        ">>" => BinOp::Shr,
        "+" => BinOp::Add,
        "-" => BinOp::Sub,
        "*" => BinOp::Mul,
        "/" => BinOp::Div,
        "%" => BinOp::Rem,
        _ => return None,
    })
}

impl Parser {
    /// An expression, commas included.
    pub(super) fn expression(&mut self) -> Read<ExprId> {
        let mut left = self.assignment_expression()?;
        while self.eat(",") {
            self.discard(left);
            let right = self.assignment_expression()?;
            let right = self.rvalue(right);
            let expr = self.unit.expr(right);
            let (ty, place) = (expr.ty, self.unit.expr(left).place.to(expr.place));
            left = self.add(ExprKind::Comma(left, right), ty, place);
        }
        Ok(left)
    }

    /// An expression without a comma outside of brackets.
    pub(super) fn assignment_expression(&mut self) -> Read<ExprId> {
        self.nested(|parser| {
            let target = parser.conditional_expression()?;
            let token = parser.peek().clone();
            if token.kind != TokenKind::Punct {
                return Ok(target);
            }
            match &*token.text {
                "=" => {
                    parser.advance();
                    let value = parser.assignment_expression()?;
                    Ok(parser.assign(target, value))
                }
                "+=" | "-=" | "*=" | "/=" | "%=" | "&=" | "|=" | "^=" | "<<=" | ">>=" => {
                    parser.advance();
                    let value = parser.assignment_expression()?;
                    let op = operator(&token.text[..token.text.len() - 1]);
                    Ok(parser.update(op.unwrap_or(BinOp::Add), target, value, false))
                }
                _ => Ok(target),
            }
        })
    }

    /// `a ? b : c`, and what binds stronger.
    pub(super) fn conditional_expression(&mut self) -> Read<ExprId> {
        let condition = self.binary_expression(1)?;
        if !self.is("?") {
            return Ok(condition);
        }
        self.advance();
        if self.is(":") {
            // GNU: `a ?: b` evaluates `a` once.
            let place = self.place();
            self.advance();
            let otherwise = self.nested(Self::conditional_expression)?;
            if matches!(
                self.unit.expr(condition).kind,
                ExprKind::Var(_) | ExprKind::Int(_)
            ) {
                return Ok(self.conditional(condition, condition, otherwise));
            }
            return Ok(self.with_temporary(condition, place, |parser, condition| {
                parser.conditional(condition, condition, otherwise)
            }));
        }
        let then = self.expression()?;
        self.expect(":")?;
        let otherwise = self.nested(Self::conditional_expression)?;
        Ok(self.conditional(condition, then, otherwise))
    }

    fn binary_expression(&mut self, least: u8) -> Read<ExprId> {
        let mut left = self.cast_expression()?;
        loop {
            let token = self.peek().clone();
            if token.kind != TokenKind::Punct {
                return Ok(left);
            }
            let Some(level) = binary_level(&token.text).filter(|level| *level >= least) else {
                return Ok(left);
            };
            self.advance();
            let right = self.nested(|parser| parser.binary_expression(level + 1))?;
            left = self.binary(&token.text, left, right);
        }
    }

    /// `(type)value`, and what binds stronger.
    pub(super) fn cast_expression(&mut self) -> Read<ExprId> {
        if !(self.is("(") && self.is_type_at(1)) {
            return self.unary_expression();
        }
        self.nested(|parser| {
            let start = parser.place();
            parser.advance();
            let first_length = parser.lengths.len();
            let ty = parser.type_name()?;
            parser.expect(")")?;
            if parser.is("{") {
                let literal = parser.compound_literal(ty, start)?;
                return parser.postfix(literal);
            }
            let value = parser.cast_expression()?;
            let place = parser.since(start);
            let value = parser.cast(value, ty, place);
            Ok(parser.behind_lengths(first_length, value))
        })
    }

    fn unary_expression(&mut self) -> Read<ExprId> {
        let token = self.peek().clone();
        let start = token.place;
        if token.kind == TokenKind::Word {
            match &*token.text {
                "sizeof" => return self.size_of(),
                "__real__" | "__real" | "__imag__" | "__imag" => {
                    self.advance();
                    let operand = self.nested(Self::cast_expression)?;
                    let place = self.since(start);
                    return Ok(self.complex_part(operand, token.text.starts_with("__imag"), place));
                }
                "_Alignof" => {
                    self.advance();
                    self.expect("(")?;
                    let ty = if self.starts_type() {
                        self.type_name()?
                    } else {
                        let value = self.expression()?;
                        self.unit.expr(value).ty
                    };
                    self.expect(")")?;
                    let align = self.types().align(ty);
                    let place = self.since(start);
                    return Ok(self.add(ExprKind::Int(align as i64), Ty::UNSIGNED_LONG, place));
                }
                _ => return self.postfix_expression(),
            }
        }
        if token.kind != TokenKind::Punct {
            return self.postfix_expression();
        }
        let text = &*token.text;
        match text {
            "++" | "--" => {
                self.advance();
                let target = self.nested(Self::unary_expression)?;
                let one = self.add(ExprKind::Int(1), Ty::INT, start);
                let op = if text == "++" { BinOp::Add } else { BinOp::Sub };
                let id = self.update(op, target, one, false);
                let place = self.since(start);
                self.unit.exprs[id.0 as usize].place = place;
                Ok(id)
            }
            "&&" => {
                self.advance();
                if !self.is_name() || self.function.is_none() {
                    return self.unexpected();
                }
                let name = self.advance();
                let target = self.label(&name.text, name.place);
                if let Some(function) = &mut self.function
                    && !function.addressed.contains(&target)
                {
                    function.addressed.push(target);
                }
                let place = self.since(start);
                let address = self.add(ExprKind::Int(target.address()), Ty::LONG, place);
                let ty = self.unit.types.pointer(Ty::VOID);
                Ok(self.add(ExprKind::Cast(address), ty, place))
            }
            "&" | "*" | "+" | "-" | "~" | "!" => {
                self.advance();
                let operand = self.nested(Self::cast_expression)?;
                let place = self.since(start);
                Ok(self.unary(text, operand, place))
            }
            _ => self.postfix_expression(),
        }
    }

    fn size_of(&mut self) -> Read<ExprId> {
        let start = self.place();
        let first_length = self.lengths.len();
        self.advance();
        let ty = if self.is("(") && self.is_type_at(1) {
            self.advance();
            let ty = self.type_name()?;
            self.expect(")")?;
            if self.is("{") {
                // `sizeof (type){…}` is of the literal.
                let literal = self.compound_literal(ty, start)?;
                let value = self.postfix(literal)?;
                self.unit.expr(value).ty
            } else {
                ty
            }
        } else {
            let value = self.nested(Self::unary_expression)?;
            self.forget_uses(value);
            self.unit.expr(value).ty
        };
        let place = self.since(start);
        if self.types().is_variable(ty) {
            let size = self.add(ExprKind::SizeOf(ty), Ty::UNSIGNED_LONG, place);
            return Ok(self.behind_lengths(first_length, size));
        }
        match self.types().size(ty) {
            Some(size) => Ok(self.add(ExprKind::Int(size as i64), Ty::UNSIGNED_LONG, place)),
            None => {
                if !ty.is_unknown() {
                    let name = self.types().name(ty);
                    self.invalid(
                        place,
                        format!("invalid application of 'sizeof' to incomplete type '{name}'"),
                    );
                }
                Ok(self.add(
                    ExprKind::Unknown(format!("sizeof({})", self.types().name(ty)).into()),
                    Ty::UNKNOWN,
                    place,
                ))
            }
        }
    }

    /// A value behind the computation of the lengths that a type's name within it has, those from `first` on.
    fn behind_lengths(&mut self, first: usize, value: ExprId) -> ExprId {
        if self.lengths.len() <= first || self.function.is_none() {
            return value;
        }
        let lengths = self.lengths.split_off(first);
        let lengths = (lengths.into_iter())
            .map(|(var, length)| Declaration::Length(var, length))
            .collect();
        let (ty, place) = (self.ty(value), self.place_of(value));
        let body = [StmtKind::Declare(lengths), StmtKind::Expr(value)]
            .map(|kind| self.stmt(kind, place))
            .into();
        let block = self.stmt(
            StmtKind::Block {
                body,
                vars: Vec::new(),
            },
            place,
        );
        self.add(ExprKind::Block(block), ty, place)
    }

    /// An operand of `sizeof` is not evaluated: no call in it is made.
    fn forget_uses(&mut self, value: ExprId) {
        if let ExprKind::Call(callee, _) = &self.unit.expr(value).kind {
            let callee = *callee;
            self.unuse(callee);
        }
    }

    /// The array that a pointer has decayed from, where its length is known: then an index can be checked against it.
    pub(super) fn decayed_length(&self, pointer: ExprId) -> Option<u64> {
        let ExprKind::Address(object) = self.unit.expr(pointer).kind else {
            return None;
        };
        let object = self.unit.expr(object);
        // An object of its own has bounds of its own.
        if matches!(
            object.kind,
            ExprKind::Var(_) | ExprKind::Text(_) | ExprKind::Compound(..)
        ) {
            return None;
        }
        // A last member of no or one element stands for more.
        match self.types().kind(object.ty) {
            crate::types::Kind::Array(_, Length::Known(length)) if *length > 1 => Some(*length),
            _ => None,
        }
    }
}
