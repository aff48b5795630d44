//! Declarators: what stands around a name and makes pointers, arrays and functions of the type in front.

use super::{Entity, Parser, Read};
use crate::ast::{ExprId, ExprKind, Storage, VarId};
use crate::token::{Kind as TokenKind, Place};
use crate::types::{FunctionType, Kind, Length, Ty};
use std::rc::Rc;

/// A declarator that has been read.
pub(super) struct Declarator {
    pub ty: Ty,
    pub name: Option<(Rc<str>, Place)>,
    /// The parameters of the innermost function, for its definition.
    pub parameters: Vec<Parameter>,
    /// Whether the parameters are names alone, declared behind the parentheses.
    pub is_old_style: bool,
}

/// A parameter.
#[derive(Clone)]
pub(super) struct Parameter {
    pub name: Option<Rc<str>>,
    pub ty: Ty,
    pub place: Place,
    /// What stands for it in the lengths of array types.
    pub var: Option<VarId>,
}

impl Parser {
    /// Reads a declarator for a type; one without a name is abstract.
    pub(super) fn declarator(&mut self, base: Ty) -> Read<Declarator> {
        self.nested(|parser| {
            parser.attributes();
            let mut ty = base;
            let mut stars = 0;
            while parser.eat("*") {
                stars += 1;
                if stars > super::MAX_DEPTH {
                    let place = parser.last_place();
                    parser.report(place, super::Report::Unsupported("nesting".into()));
                    return Err(super::Broken);
                }
                ty = parser.unit.types.pointer(ty);
                loop {
                    if parser.eat("const") {
                        ty.is_const = true;
                    } else if parser.eat("volatile") {
                        ty.is_volatile = true;
                    } else if !(parser.eat("restrict") || parser.eat("_Atomic")) {
                        break;
                    }
                }
                parser.attributes();
            }
            if parser.is("(") && parser.is_nested_declarator() {
                // What stands behind binds first: read that, then come back.
                let inside = parser.at + 1;
                parser.skip_brackets();
                let mut outer = parser.suffixes(ty)?;
                let end = parser.at;
                parser.at = inside;
                let inner = parser.declarator(outer.ty)?;
                parser.expect(")")?;
                parser.at = end;
                outer.ty = inner.ty;
                outer.name = inner.name;
                if !inner.parameters.is_empty() || parser.types().is_function(inner.ty) {
                    outer.parameters = inner.parameters;
                    outer.is_old_style = inner.is_old_style;
                }
                return Ok(outer);
            }
            let name = parser.is_name().then(|| {
                let token = parser.advance();
                (Rc::clone(&token.text), token.place)
            });
            parser.attributes();
            let mut declarator = parser.suffixes(ty)?;
            declarator.name = name;
            parser.attributes();
            let bytes = std::mem::take(&mut parser.heard.vector);
            if bytes > 0 {
                declarator.ty = parser.vectorised(declarator.ty, bytes, parser.last_place());
            }
            Ok(declarator)
        })
    }

    /// Whether a parenthesis here is around a declarator rather than around parameters.
    fn is_nested_declarator(&self) -> bool {
        let next = self.peek_at(1);
        next.is("*")
            || next.is("(")
            || next.is("__attribute__")
            || !next.is(")") && !self.is_type_at(1) && next.kind == TokenKind::Word
    }

    /// Arrays and parameters behind a name.
    fn suffixes(&mut self, ty: Ty) -> Read<Declarator> {
        let plain = |ty| Declarator {
            ty,
            name: None,
            parameters: Vec::new(),
            is_old_style: false,
        };
        if self.is("(") {
            let place = self.place();
            self.advance();
            let (parameters, is_variadic, has_prototype, is_old_style) =
                self.nested(Self::parameters)?;
            let rest = self.nested(|parser| parser.suffixes(ty))?;
            if self.types().is_function(rest.ty) || self.types().is_array(rest.ty) {
                self.invalid(place, "a function cannot return a function or an array");
            }
            let function = FunctionType {
                result: rest.ty.plain(),
                parameters: parameters
                    .iter()
                    .map(|parameter| parameter.ty.plain())
                    .collect(),
                is_variadic,
                has_prototype,
            };
            return Ok(Declarator {
                ty: self.unit.types.function(function),
                name: None,
                parameters,
                is_old_style,
            });
        }
        if !self.is("[") {
            return Ok(plain(ty));
        }
        let start = self.place();
        self.advance();
        while self.eat("static")
            || self.eat("const")
            || self.eat("restrict")
            || self.eat("volatile")
        {}
        let length = if self.is("]") {
            Length::Open
        } else if self.is("*") && self.peek_at(1).is("]") {
            self.advance();
            Length::Open
        } else {
            let place = self.place();
            let value = self.assignment_expression()?;
            match self.constant(value) {
                Some(count) if count < 0 => {
                    self.invalid(place, "size of array is negative");
                    Length::Known(0)
                }
                Some(count) => Length::Known(count as u64),
                None => {
                    let value = self.rvalue(value);
                    let value = self.convert(value, Ty::LONG);
                    let var = self.hidden_var("length", Ty::UNSIGNED_LONG, place);
                    self.lengths.push((var, value));
                    Length::Variable(var, value)
                }
            }
        };
        self.expect("]")?;
        let of = self.nested(|parser| parser.suffixes(ty))?.ty;
        if self.types().is_function(of) {
            self.invalid(start, "declaration of an array of functions");
        }
        let ty = self.unit.types.array(of, length);
        if self
            .types()
            .size(ty)
            .is_some_and(|size| size > i64::MAX as u64)
        {
            self.invalid(start, "size of array is too large");
        }
        Ok(plain(ty))
    }

    /// Parameters up to the closing parenthesis: them, whether more may follow, whether they are said at all, and
    /// whether they are names alone.
    fn parameters(&mut self) -> Read<(Vec<Parameter>, bool, bool, bool)> {
        let mut found = Vec::new();
        if self.eat(")") {
            return Ok((found, false, false, false));
        }
        if self.is("void") && self.peek_at(1).is(")") {
            self.advance();
            self.advance();
            return Ok((found, false, true, false));
        }
        let behind = self.peek_at(1);
        if self.is_name()
            && !self.starts_type()
            && (behind.is(",") || behind.is(")"))
            && self.is_old_style()
        {
            while self.is_name() {
                let token = self.advance();
                found.push(Parameter {
                    name: Some(Rc::clone(&token.text)),
                    ty: Ty::INT,
                    place: token.place,
                    var: None,
                });
                if !self.eat(",") {
                    break;
                }
            }
            self.expect(")")?;
            return Ok((found, false, false, true));
        }
        // Names of parameters are seen in the lengths of those behind them.
        self.open_scope();
        let result = self.parameter_list(&mut found);
        self.close_scope();
        result.map(|is_variadic| (found, is_variadic, true, false))
    }

    /// Whether behind these parentheses declarations of parameters follow.
    fn is_old_style(&self) -> bool {
        let mut at = 0;
        while !self.peek_at(at).is(")") && self.peek_at(at).kind != TokenKind::End {
            at += 1;
        }
        let behind = self.peek_at(at + 1);
        behind.is("{") || self.is_type_at(at + 1)
    }

    fn parameter_list(&mut self, found: &mut Vec<Parameter>) -> Read<bool> {
        loop {
            if self.eat("...") {
                self.expect(")")?;
                return Ok(true);
            }
            let start = self.place();
            let base = if self.is_name() && !self.starts_type() {
                // A type that nothing declares.
                self.advance();
                Ty::UNKNOWN
            } else {
                self.specifiers()?.ty
            };
            let declarator = self.declarator(base)?;
            let mut ty = declarator.ty;
            ty = match self.types().kind(ty).clone() {
                Kind::Array(of, _) => self.unit.types.pointer(of),
                Kind::Function(_) => self.unit.types.pointer(ty),
                _ => ty,
            };
            let place = self.since(start);
            let name = declarator.name.map(|(name, _)| name);
            let var = name.as_ref().map(|name| {
                let var = self.new_var(name, ty, Storage::Parameter, place);
                self.bind(Rc::clone(name), Entity::Var(var));
                var
            });
            found.push(Parameter {
                name,
                ty,
                place,
                var,
            });
            if self.eat(",") {
                continue;
            }
            self.expect(")")?;
            return Ok(false);
        }
    }

    /// An expression for nothing, where something must stand.
    pub(super) fn unsupported_expression(&mut self, kind: &'static str, place: Place) -> ExprId {
        self.add(ExprKind::Unsupported(kind), Ty::UNKNOWN, place)
    }
}
