//! Lambdas: an instance of the interface, with the function as its own member.

use super::Emitter;
use crate::hir::{Lambda, LambdaBody};
use ir::{Const, FunctionKind, Hint, Op, ParamKind, Reg, Span, TypeExpr, TypePlace};

impl<'h> Emitter<'h, '_, '_> {
    pub fn lambda(&mut self, lambda: &'h Lambda, at: Span) -> Reg {
        let entry = self.skipped("func_lambda", "end_lambda", at, |this| {
            for param in &lambda.params {
                let value = this.b.symbolic(Hint::Param(*param, ParamKind::Normal), at);
                this.declare(*param, value, at);
            }
            match &lambda.body {
                LambdaBody::Value(expr) => {
                    let value = this.expr(expr);
                    this.b.emit(Op::Return { value }, expr.at);
                }
                LambdaBody::Effect(expr) => {
                    this.expr(expr);
                    this.return_nil(at);
                }
                LambdaBody::Block(statements) => {
                    this.statements(statements);
                    this.return_nil(at);
                }
            }
        });
        if self.notes_types() {
            for (&param, ty) in lambda.params.iter().zip(&lambda.types) {
                let place = TypePlace::Variable(entry, param);
                // Who calls it passes what a collection holds, unchecked.
                match self.checker.is_polluted && ty.is_reference() {
                    true => self.b.note(place, TypeExpr::Any),
                    false => self.note_type(place, ty),
                }
            }
        }
        let name = self.b.intern(&lambda.name);
        let function = self.b.constant(
            Const::Function {
                name,
                entry,
                kind: FunctionKind::Function,
            },
            at,
        );
        let Some((class, member)) = lambda.implements else {
            return function;
        };
        let class = self.class_symbol(class);
        let object = self.b.value(|dst| Op::NewObject { dst, class }, at);
        self.b.emit(
            Op::StoreField {
                object,
                field: member,
                value: function,
            },
            at,
        );
        object
    }
}
