//! Calls.

use super::Lowerer;
use crate::ast::{ExprId, ExprKind};
use crate::types::Ty;
use ir::{Arg, Callee, Intrinsic, Reg, Span};
use std::rc::Rc;

impl Lowerer<'_> {
    pub(super) fn call(
        &mut self,
        callee: ExprId,
        arguments: &[ExprId],
        result: Ty,
        at: Span,
    ) -> Reg {
        let direct = match self.unit.expr(callee).kind {
            ExprKind::Var(var) if self.types().is_function(self.unit.expr(callee).ty) => Some(var),
            _ => None,
        };
        if let Some(native) = direct.and_then(|var| self.unit.var(var).intrinsic.clone()) {
            return self.native_call(callee, &native, arguments, at);
        }
        let unknown = match &self.unit.expr(callee).kind {
            ExprKind::Unknown(name) => Some(Rc::clone(name)),
            _ => None,
        };
        let computed = match (direct, &unknown) {
            (None, None) => Some(self.value(callee)),
            _ => None,
        };
        let mut given = Vec::new();
        if self.types().is_record(result) {
            given.push(self.temporary(result, at));
        }
        given.extend(self.arguments(arguments));
        match (direct, unknown, computed) {
            (Some(var), ..) => {
                let name = self.symbol(var);
                let args = given.into_iter().map(Arg::positional).collect();
                self.b.call(Callee::Name(name), args, at)
            }
            (_, Some(name), _) => {
                let name = self.undeclared(&name);
                let args = given.into_iter().map(Arg::positional).collect();
                self.b.call(Callee::Name(name), args, at)
            }
            (_, _, Some(computed)) => {
                let computed = self.checked_callee(computed, callee, at);
                self.b.call_register(computed, &given, at)
            }
            _ => self.unknown("call", at),
        }
    }

    /// The values of arguments. Where a program can tell, the last is evaluated first, as gcc does it.
    pub(super) fn arguments(&mut self, arguments: &[ExprId]) -> Vec<Reg> {
        let has_effects = arguments.len() > 1
            && arguments
                .iter()
                .any(|argument| self.has_effects(*argument, 0));
        if !has_effects {
            return arguments
                .iter()
                .map(|argument| self.value(*argument))
                .collect();
        }
        let mut values: Vec<Reg> = arguments
            .iter()
            .rev()
            .map(|argument| self.value(*argument))
            .collect();
        values.reverse();
        values
    }

    /// Whether evaluating an expression may do more than give a value.
    pub(super) fn has_effects(&self, id: ExprId, depth: u32) -> bool {
        if depth > 30 {
            return true;
        }
        let of = |id: &ExprId| self.has_effects(*id, depth + 1);
        match &self.unit.expr(id).kind {
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Text(_)
            | ExprKind::Var(_)
            | ExprKind::Unknown(_) => false,
            ExprKind::Deref(inner)
            | ExprKind::Member { object: inner, .. }
            | ExprKind::Address(inner)
            | ExprKind::Cast(inner)
            | ExprKind::Neg(inner)
            | ExprKind::Invert(inner)
            | ExprKind::Not(inner) => of(inner),
            ExprKind::Binary(_, left, right)
            | ExprKind::Compare(_, left, right)
            | ExprKind::Distance(left, right)
            | ExprKind::And(left, right)
            | ExprKind::Or(left, right) => of(left) || of(right),
            ExprKind::Offset { pointer, index, .. } => of(pointer) || of(index),
            ExprKind::Conditional(a, b, c) => of(a) || of(b) || of(c),
            // The standard streams are calls only in name.
            ExprKind::Call(callee, _) => match self.unit.expr(*callee).kind {
                ExprKind::Var(var) => &*self.unit.var(var).name != "__stream",
                _ => true,
            },
            _ => true,
        }
    }

    /// A function value that is called through a pointer, checked against the type of the call.
    fn checked_callee(&mut self, computed: Reg, callee: ExprId, at: Span) -> Reg {
        let ty = self.unit.expr(callee).ty;
        let Some(expected) = self.function_type(ty) else {
            return computed;
        };
        let expected = self.b.text(&expected, at);
        self.b
            .intrinsic(Intrinsic::CheckCallee, &[computed, expected], at)
    }

    /// The type of a function, or of what a pointer to one points to, in words; `None` where it says nothing of the parameters.
    pub(super) fn function_type(&self, ty: Ty) -> Option<String> {
        let function = self
            .types()
            .as_function(ty)
            .filter(|function| function.has_prototype)?;
        let parameters = function
            .parameters
            .iter()
            .map(|ty| self.types().name(self.types().stored(*ty)));
        let mut parameters: Vec<String> = parameters.collect();
        if function.is_variadic {
            parameters.push("...".into());
        }
        let parameters = if parameters.is_empty() {
            "void".into()
        } else {
            parameters.join(", ")
        };
        Some(format!(
            "{} ({parameters})",
            self.types().name(self.types().stored(function.result))
        ))
    }

    /// Memory for a struct that a call gives; it lives to the end of the statement.
    fn temporary(&mut self, ty: Ty, at: Span) -> Reg {
        let size = self.size_of(ty, at);
        let align = self.types().align(ty);
        let layout = self.layout(ty);
        let pointer = self.allocate(size, ir::Storage::Automatic, align as u32, None, layout, at);
        if self.conditions == 0 {
            self.temporaries.push(pointer);
        }
        pointer
    }

    /// Ends the temporaries of a statement.
    pub(super) fn end_temporaries(&mut self, at: Span) {
        let temporaries = std::mem::take(&mut self.temporaries);
        if self.b.is_terminated() {
            return;
        }
        for pointer in temporaries {
            self.b.intrinsic(Intrinsic::RegionEnd, &[pointer], at);
        }
    }
}
