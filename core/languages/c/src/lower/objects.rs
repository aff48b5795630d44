//! Objects: where they live, how they come into being, and how scalars get into and out of them.

use super::{Lowerer, Open};
use crate::ast::{Declaration, Init, Storage, VarId};
use crate::token::Place;
use crate::types::{Kind, Length, Ty};
use ir::{BinOp, Const, Intrinsic, LayoutId, Op, Reg, Scalar, Span, Symbol};
use std::rc::Rc;

impl Lowerer<'_> {
    /// The machine's variable for an object: its value, or, for one in memory, the pointer to it.
    pub(super) fn symbol(&mut self, var: VarId) -> Symbol {
        let name = self.variable_name(var);
        let var = self.unit.var(var);
        let is_outer = matches!(
            var.storage,
            Storage::Static | Storage::External | Storage::Function
        );
        if self.is_question {
            let name = super::watch::place_of_variable(&name, is_outer);
            return self.b.intern(&name);
        }
        let is_hidden = is_outer
            && self
                .frame
                .as_ref()
                .is_some_and(|frame| frame.own.contains(&name));
        match is_hidden {
            true => self.b.intern(&format!("::{name}")),
            false => self.b.intern(&name),
        }
    }

    pub(super) fn variable_name(&self, var: VarId) -> Rc<str> {
        let name = &self.unit.var(var).ir_name;
        match self.unit.is_in_memory(var) {
            true => format!("&{name}").into(),
            false => Rc::clone(name),
        }
    }

    /// The variable that a name stands for which nothing declares.
    pub(super) fn undeclared(&mut self, name: &str) -> Symbol {
        match self.is_question {
            // What a block has left behind is not meant.
            true => {
                let name = super::watch::place_of_variable(name, true);
                self.b.intern(&name)
            }
            false => self.b.intern(name),
        }
    }

    pub(super) fn load_var(&mut self, name: Symbol, at: Span) -> Reg {
        self.b.value(|dst| Op::LoadVar { dst, name }, at)
    }

    /// What a declaration brings into being.
    pub(super) fn declaration(&mut self, declaration: &Declaration, place: Place) {
        let at = self.at(place);
        match declaration {
            Declaration::Length(var, value) => {
                let at = self.at(self.unit.expr(*value).place);
                let count = self.value(*value);
                let zero = self.sized(Scalar::I64, 0, at);
                let is_fine = self.b.binary(BinOp::Gt, false, count, zero, at);
                let wrong = self.b.label("length_wrong");
                let right = self.b.label("length_right");
                self.b.branch_if(is_fine, right, wrong, at);
                self.b.place(wrong, at);
                self.undefined("bad_vla_size", "the length of an array is not positive", at);
                self.b.place(right, at);
                let length = self.b.unary(ir::UnOp::As(Scalar::U64), count, at);
                let name = self.symbol(*var);
                self.b.emit(
                    Op::DeclVar {
                        name,
                        value: length,
                    },
                    at,
                );
            }
            Declaration::Var(var, init) => {
                self.object(*var, init.as_ref(), at);
                if let Some(call) = self.unit.var(*var).announcement {
                    self.effect(call);
                }
                self.note_cleanup(*var);
            }
            Declaration::Function(function) => self.nested_function(function),
        }
    }

    fn object(&mut self, var: VarId, init: Option<&Init>, at: Span) {
        let ty = self.unit.var(var).ty;
        let is_static = self.unit.var(var).storage == Storage::Static;
        let name = self.symbol(var);
        if !self.is_library {
            // Static objects of functions are the module's.
            let scope = if is_static { self.top } else { self.scope };
            self.note_variable(scope, var);
        }
        if !self.unit.is_in_memory(var) {
            let value = match init.and_then(|init| init.entries.first()) {
                Some(entry) => self.value(entry.value),
                None if is_static && self.types().scalar(ty).is_some() => self.zero(ty, at),
                None if self.types().innermost_element(ty).is_unknown() => {
                    let name = self.unit.var(var).name.to_string();
                    self.b.symbolic(ir::Hint::Unknown(name.into()), at)
                }
                None => self.b.constant(Const::Unbound, at),
            };
            self.b.emit(Op::DeclVar { name, value }, at);
            return;
        }
        let is_hoisted = self
            .frame
            .as_ref()
            .is_some_and(|frame| frame.hoisted.contains(&var))
            && !self.types().is_variable(ty);
        let pointer = match is_hoisted || is_static && self.unit.var(var).is_early {
            true => self.load_var(name, at),
            false => self.come_into_being(var, at),
        };
        if let Some(init) = init {
            self.initialise(pointer, ty, init, !is_static, at);
        }
        let element = self.types().innermost_element(ty);
        if ty.is_const || element.is_const {
            self.b.intrinsic(Intrinsic::RegionFreeze, &[pointer], at);
        }
    }

    /// Allocates an object and declares its variable; gives the pointer to it.
    pub(super) fn come_into_being(&mut self, var: VarId, at: Span) -> Reg {
        let found = self.unit.var(var);
        let (mut ty, source_name) = (found.ty, Rc::clone(&found.name));
        let (is_static, extent) = (found.storage == Storage::Static, found.extent);
        let align = self.types().align(ty).max(found.align).max(1);
        if let Kind::Array(of, Length::Open) = *self.types().kind(ty) {
            // `int a[];` at file scope has one element.
            ty = self.unit.types.array(of, Length::Known(1));
        }
        let name = self.symbol(var);
        let size = match self.types().size(ty) {
            Some(size) if size < extent => self.sized(Scalar::U64, extent as i64, at),
            _ => self.size_of(ty, at),
        };
        let layout = self.layout(ty);
        let object = if source_name.starts_with('$') {
            None
        } else {
            Some(self.b.intern(&source_name))
        };
        let storage = if is_static {
            ir::Storage::Static
        } else {
            ir::Storage::Automatic
        };
        let pointer = self.allocate(size, storage, align as u32, object, layout, at);
        self.b.emit(
            Op::DeclVar {
                name,
                value: pointer,
            },
            at,
        );
        // One that may not come into being at all lives as long as the call.
        if !is_static && self.conditions == 0 {
            let block = self.open.iter_mut().rev().find_map(|open| match open {
                Open::Block(vars) => Some(vars),
                _ => None,
            });
            if let Some(vars) = block {
                vars.push(var);
            }
        }
        pointer
    }

    pub(super) fn allocate(
        &mut self,
        size: Reg,
        storage: ir::Storage,
        align: u32,
        name: Option<Symbol>,
        layout: Option<LayoutId>,
        at: Span,
    ) -> Reg {
        self.b.value(
            |dst| Op::AllocRegion {
                dst,
                size,
                storage,
                align,
                name,
                layout,
            },
            at,
        )
    }

    /// The size of a type in bytes, as u64: a constant, or computed.
    pub(super) fn size_of(&mut self, ty: Ty, at: Span) -> Reg {
        if let Some(size) = self.types().size(ty) {
            return self.sized(Scalar::U64, size as i64, at);
        }
        match *self.types().kind(ty) {
            Kind::Array(of, Length::Variable(var, _)) => {
                let name = self.symbol(var);
                let count = self.load_var(name, at);
                if self.types().size(of) == Some(1) {
                    return count;
                }
                let size = self.size_of(of, at);
                self.b.binary(BinOp::Mul, false, count, size, at)
            }
            Kind::Array(of, Length::Known(count)) => {
                let count = self.sized(Scalar::U64, count as i64, at);
                let size = self.size_of(of, at);
                self.b.binary(BinOp::Mul, false, count, size, at)
            }
            _ => self.sized(Scalar::U64, 0, at),
        }
    }

    /// A pointer moved by a known number of bytes.
    pub(super) fn moved(&mut self, pointer: Reg, bytes: i64, at: Span) -> Reg {
        if bytes == 0 {
            return pointer;
        }
        let bytes = self.sized(Scalar::I64, bytes, at);
        self.b.binary(BinOp::Add, false, pointer, bytes, at)
    }

    pub(super) fn store_scalar(&mut self, pointer: Reg, value: Reg, ty: Scalar, at: Span) {
        self.b.emit(Op::StoreIndirect { pointer, value, ty }, at);
    }

    /// Zero, or null.
    pub(super) fn zero(&mut self, ty: Ty, at: Span) -> Reg {
        match self.types().scalar(ty) {
            Some(Scalar::Ptr) => self.b.nil(at),
            Some(Scalar::F64) => self.b.constant(Const::Float(0.0), at),
            Some(scalar) => self.sized(scalar, 0, at),
            None => self.b.constant(Const::Unbound, at),
        }
    }

    /// Ends the life of the objects of a block that have come into being.
    pub(super) fn end_objects(&mut self, vars: &[VarId], at: Span) {
        for var in vars.iter().rev() {
            let is_hoisted = self
                .frame
                .as_ref()
                .is_some_and(|frame| frame.hoisted.contains(var));
            if is_hoisted && !self.types().is_variable(self.unit.var(*var).ty) {
                continue;
            }
            let name = self.symbol(*var);
            let pointer = self.load_var(name, at);
            self.b.intrinsic(Intrinsic::RegionEnd, &[pointer], at);
        }
    }
}
