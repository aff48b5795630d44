//! Library functions that the machine carries out: calls of them, and themselves as values.

use super::Lowerer;
use crate::ast::{ExprId, Native, Operand, VarId};
use ir::Intrinsic;
use ir::{Arg, ArrayKind, Const, FunctionKind, Hint, Op, ParamKind, Reg, Scalar, Span};
use std::rc::Rc;

impl Lowerer<'_> {
    /// A call of a library function that the machine carries out.
    pub(super) fn native_call(
        &mut self,
        callee: ExprId,
        native: &Native,
        arguments: &[ExprId],
        at: Span,
    ) -> Reg {
        let function = self.types().as_function(self.unit.expr(callee).ty);
        let declared = function
            .filter(|function| function.has_prototype)
            .map(|function| (function.parameters.len(), function.is_variadic));
        let (named, is_variadic) = declared
            .or(native.parameters)
            .unwrap_or((arguments.len(), false));
        let mut values = self.arguments(arguments);
        // An argument that is missing, as has been reported, is unknown.
        while values.len() < named {
            values.push(self.b.unsupported_silently("ERROR", at));
        }
        if is_variadic {
            self.check_scan(native.intrinsic, arguments, named, at);
        }
        let given = self.native_operands(native, &values, named, is_variadic, at);
        self.b.intrinsic(native.intrinsic, &given, at)
    }

    /// What the intrinsic of a library function is given, of the function's arguments.
    fn native_operands(
        &mut self,
        native: &Native,
        values: &[Reg],
        named: usize,
        is_variadic: bool,
        at: Span,
    ) -> Vec<Reg> {
        let plain: Vec<Operand>;
        let operands = match &native.operands {
            Some(operands) => operands,
            None => {
                let rest = is_variadic.then_some(Operand::Rest);
                plain = (0..named).map(Operand::Argument).chain(rest).collect();
                &plain
            }
        };
        let mut given = Vec::new();
        for operand in operands {
            let value = match *operand {
                Operand::Argument(index) => match values.get(index) {
                    Some(value) => *value,
                    None => self.b.nil(at),
                },
                Operand::Nil => self.b.nil(at),
                Operand::Number(number) => self.sized(Scalar::I32, number, at),
                Operand::Type(scalar) => self.b.text(scalar.text(), at),
                Operand::Stream(number) => {
                    let number = self.sized(Scalar::I32, number, at);
                    self.b.intrinsic(Intrinsic::CStream, &[number], at)
                }
                // A function that is called as a value has got them as a tuple.
                Operand::Rest if !is_variadic => values.last().copied().unwrap_or(Reg(0)),
                Operand::Rest => {
                    let items = values
                        .iter()
                        .skip(named)
                        .copied()
                        .map(Arg::positional)
                        .collect();
                    self.b.value(
                        |dst| Op::NewArray {
                            dst,
                            kind: ArrayKind::Tuple,
                            items,
                        },
                        at,
                    )
                }
            };
            given.push(value);
        }
        given
    }

    /// A library function that the machine carries out, as a value.
    pub(super) fn native_as_value(&mut self, native: &Native, var: VarId, at: Span) -> Reg {
        if native.operands.is_some() {
            let name = self.symbol(var);
            return self.load_var(name, at);
        }
        self.b.constant(Const::Intrinsic(native.intrinsic), at)
    }

    /// Functions for those whose intrinsics take other operands than they have arguments, where the program uses them as values.
    pub(super) fn native_functions(&mut self, at: Span) {
        for index in 0..self.unit.vars.len() {
            let var = &self.unit.vars[index];
            let native = var
                .intrinsic
                .clone()
                .filter(|_| var.is_value && var.is_used);
            if let Some(native) = native.filter(|native| native.operands.is_some()) {
                self.native_function(&native, VarId(index as u32), at);
            }
        }
    }

    fn native_function(&mut self, native: &Native, var: VarId, at: Span) {
        let function = self.types().as_function(self.unit.var(var).ty);
        let Some((named, is_variadic)) = function
            .filter(|function| function.has_prototype)
            .map(|function| (function.parameters.len(), function.is_variadic))
            .or(native.parameters)
        else {
            return;
        };
        let name = Rc::clone(&self.unit.var(var).ir_name);
        let entry = self.b.label(&format!("func_{name}"));
        let end = self.b.label(&format!("end_{name}"));
        self.b.emit(Op::Branch { target: end }, at);
        self.b.place(entry, at);
        let mut values = Vec::new();
        for number in 0..named + usize::from(is_variadic) {
            let kind = if number == named {
                ParamKind::Rest
            } else {
                ParamKind::Normal
            };
            let parameter = self.b.intern(&format!("${number}"));
            values.push(self.b.symbolic(Hint::Param(parameter, kind), at));
        }
        let given = self.native_operands(native, &values, named, false, at);
        let value = self.b.intrinsic(native.intrinsic, &given, at);
        self.b.emit(Op::Return { value }, at);
        self.b.place(end, at);
        let symbol = self.b.intern(&name);
        let function = Const::Function {
            name: symbol,
            entry,
            kind: FunctionKind::Function,
        };
        let value = self.b.constant(function, at);
        self.note_type(var, value, at);
        let name = self.symbol(var);
        self.b.emit(Op::DeclVar { name, value }, at);
    }
}
