//! Calls, and what counts as a use of a call's value.

use super::conversions::Purpose;
use super::{Parser, Read};
use crate::ast::{ExprId, ExprKind};
use crate::token::Place;
use crate::types::Ty;
use std::rc::Rc;

impl Parser {
    /// A call whose opening parenthesis has been taken.
    pub(super) fn call(&mut self, callee: ExprId, start: Place) -> Read<ExprId> {
        let mut given = Vec::new();
        if !self.eat(")") {
            loop {
                given.push(self.assignment_expression()?);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect(")")?;
        }
        let place = self.since(start);
        Ok(self.call_with(callee, given, place))
    }

    /// A call with arguments that have been read.
    pub(super) fn call_with(&mut self, callee: ExprId, given: Vec<ExprId>, place: Place) -> ExprId {
        let ty = self.unit.expr(callee).ty;
        let Some(function) = self.types().as_function(ty) else {
            if !ty.is_unknown() {
                self.invalid(place, "called object is not a function or function pointer");
            }
            let arguments = given
                .into_iter()
                .map(|argument| self.promote_argument(argument))
                .collect();
            return self.add(ExprKind::Call(callee, arguments), Ty::UNKNOWN, place);
        };
        let name = self.name_of_callee(callee);
        if function.has_prototype {
            let (expected, found) = (function.parameters.len(), given.len());
            if found < expected || found > expected && !function.is_variadic {
                let how = if found < expected { "few" } else { "many" };
                self.invalid(place, format!("too {how} arguments to function '{name}'"));
            }
        }
        let arguments = given
            .into_iter()
            .enumerate()
            .map(|(at, argument)| match function.parameters.get(at) {
                Some(ty) if function.has_prototype => {
                    self.convert_for(argument, *ty, Purpose::Argument(at + 1, &name))
                }
                _ => self.promote_argument(argument),
            })
            .collect();
        // `(*f)(x)` and `f(x)` are the same.
        let mut callee = callee;
        while let ExprKind::Deref(inner) = self.unit.expr(callee).kind {
            if !self.types().is_function(self.unit.expr(callee).ty) {
                break;
            }
            callee = inner;
        }
        if let ExprKind::Address(inner) = self.unit.expr(callee).kind
            && self.types().is_function(self.unit.expr(inner).ty)
        {
            callee = inner;
        }
        self.add(ExprKind::Call(callee, arguments), function.result, place)
    }

    /// What is called, as it is named.
    fn name_of_callee(&self, mut callee: ExprId) -> Rc<str> {
        while let ExprKind::Deref(inner) | ExprKind::Address(inner) = self.unit.expr(callee).kind {
            callee = inner;
        }
        match &self.unit.expr(callee).kind {
            ExprKind::Var(var) => Rc::clone(&self.unit.var(*var).name),
            _ => self.types().name(self.unit.expr(callee).ty).into(),
        }
    }

    /// An argument that no parameter says the type of.
    fn promote_argument(&mut self, argument: ExprId) -> ExprId {
        let argument = self.promote(argument);
        match self.unit.expr(argument).ty.is(Ty::FLOAT) {
            true => self.convert(argument, Ty::DOUBLE),
            false => argument,
        }
    }

    /// The value of an expression is not used.
    pub(super) fn discard(&mut self, value: ExprId) {
        match self.unit.expr(value).kind {
            ExprKind::Call(callee, _) => self.unuse(callee),
            ExprKind::Cast(inner) if self.unit.expr(value).ty.is_void() => self.discard(inner),
            ExprKind::Comma(_, right) => self.discard(right),
            ExprKind::Conditional(_, then, otherwise) => {
                self.discard(then);
                self.discard(otherwise);
            }
            _ => {}
        }
    }

    /// Takes one use of a function's result back.
    pub(super) fn unuse(&mut self, callee: ExprId) {
        if let ExprKind::Var(var) = self.unit.expr(callee).kind {
            let var = self.unit.var_mut(var);
            var.result_uses = var.result_uses.saturating_sub(1);
        }
    }
}
