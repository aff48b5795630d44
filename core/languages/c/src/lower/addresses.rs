//! Where objects are: pointers to them, and loads and stores through those.

use super::Lowerer;
use crate::ast::{ExprId, ExprKind};
use crate::types::Ty;
use ir::{BinOp, Hint, Intrinsic, Op, Reg, Scalar, Span, Symbol, UnOp};

/// Where a value is.
#[derive(Clone, Copy)]
pub(super) enum Spot {
    /// A variable of the machine.
    Variable(Symbol),
    /// Memory.
    Memory {
        pointer: Reg,
        bits: Option<(u8, u8)>,
        in_union: bool,
    },
    /// A member of something unknown.
    Field(Reg, Symbol),
}

impl Lowerer<'_> {
    /// Where the object is that an expression names.
    pub(super) fn spot(&mut self, id: ExprId) -> Spot {
        let expr = self.unit.expr(id);
        match expr.kind.clone() {
            ExprKind::Var(var) if !self.unit.is_in_memory(var) => Spot::Variable(self.symbol(var)),
            ExprKind::Unknown(name) => Spot::Variable(self.undeclared(&name)),
            ExprKind::UnknownMember(object, name) => {
                // What an unknown pointer leads to is not told from the pointer.
                let object = match self.unit.expr(object).kind {
                    ExprKind::Deref(pointer) => self.value(pointer),
                    _ => self.value(object),
                };
                Spot::Field(object, self.b.intern(&name))
            }
            ExprKind::Member { bits, in_union, .. } => Spot::Memory {
                pointer: self.address(id),
                bits,
                in_union,
            },
            _ => Spot::Memory {
                pointer: self.address(id),
                bits: None,
                in_union: self.is_element_in_union(id),
            },
        }
    }

    /// Whether an expression names an element of an array that is a member of a union, or may lie anywhere.
    fn is_element_in_union(&self, id: ExprId) -> bool {
        let mut at = id;
        let mut is_element = false;
        loop {
            at = match self.unit.expr(at).kind {
                ExprKind::Deref(pointer) => match self.unit.expr(pointer).kind {
                    ExprKind::Offset { pointer: base, .. } => match self.unit.expr(base).kind {
                        ExprKind::Address(array) => array,
                        _ => return false,
                    },
                    _ => return false,
                },
                ExprKind::Member { in_union, .. } => return in_union && is_element,
                _ => return false,
            };
            is_element = true;
        }
    }

    /// The pointer to the object that an expression names; of a function, the function.
    pub(super) fn address(&mut self, id: ExprId) -> Reg {
        let expr = self.unit.expr(id);
        let (at, ty) = (self.at(expr.place), expr.ty);
        match expr.kind.clone() {
            ExprKind::Var(var) => {
                if let Some(native) = self.unit.var(var).intrinsic.clone() {
                    return self.native_as_value(&native, var, at);
                }
                let name = self.symbol(var);
                self.load_var(name, at)
            }
            ExprKind::Unknown(name) => {
                let name = self.undeclared(&name);
                self.load_var(name, at)
            }
            ExprKind::Deref(pointer) => match self.unit.expr(pointer).kind {
                ExprKind::Offset {
                    pointer: base,
                    index,
                    is_back: false,
                    array: Some(length),
                } => {
                    let base = self.value(base);
                    let index_at = self.at(self.unit.expr(index).place);
                    let index = self.value(index);
                    let length = self.sized(Scalar::I64, length as i64, index_at);
                    let index = self
                        .b
                        .intrinsic(Intrinsic::CheckIndex, &[index, length], index_at);
                    self.step(base, index, ty, false, at)
                }
                _ => self.value(pointer),
            },
            ExprKind::Member { object, offset, .. } => {
                let object = self.address(object);
                self.moved(object, offset as i64, at)
            }
            ExprKind::Text(bytes) => {
                let align = self.types().align(ty);
                self.literal(&bytes, align, at)
            }
            ExprKind::Compound(var, init) => {
                let pointer = self.come_into_being(var, at);
                self.initialise(pointer, ty, &init, true, at);
                pointer
            }
            // A struct that an operation gives is where its value is.
            _ => self.value(id),
        }
    }

    /// A pointer moved by a number of elements of a type.
    pub(super) fn step(
        &mut self,
        pointer: Reg,
        index: Reg,
        ty: Ty,
        is_back: bool,
        at: Span,
    ) -> Reg {
        let offset = match self.types().size(ty) {
            Some(1) => index,
            Some(size) => {
                let size = self.sized(Scalar::I64, size as i64, at);
                self.b.binary(BinOp::Mul, false, index, size, at)
            }
            None if self.types().is_variable(ty) => {
                let size = self.size_of(ty, at);
                let size = self.b.unary(UnOp::As(Scalar::I64), size, at);
                self.b.binary(BinOp::Mul, false, index, size, at)
            }
            None => index,
        };
        let op = if is_back { BinOp::Sub } else { BinOp::Add };
        self.b.binary(op, false, pointer, offset, at)
    }

    /// The value at a spot.
    pub(super) fn load_spot(&mut self, spot: Spot, ty: Ty, at: Span) -> Reg {
        match spot {
            Spot::Variable(name) => self.load_var(name, at),
            Spot::Field(object, field) => self.b.load_field(object, field, at),
            Spot::Memory {
                pointer,
                bits,
                in_union,
            } => self.load(pointer, ty, bits, in_union, at),
        }
    }

    pub(super) fn store_spot(&mut self, spot: Spot, value: Reg, ty: Ty, at: Span) {
        match spot {
            Spot::Variable(name) => self.b.emit(Op::StoreVar { name, value }, at),
            Spot::Field(object, field) => self.b.emit(
                Op::StoreField {
                    object,
                    field,
                    value,
                },
                at,
            ),
            Spot::Memory {
                pointer,
                bits,
                in_union,
            } => self.store(pointer, value, ty, bits, in_union, at),
        }
    }

    /// Reads an object; of an array or a struct, the value is where it is.
    fn load(
        &mut self,
        pointer: Reg,
        ty: Ty,
        bits: Option<(u8, u8)>,
        in_union: bool,
        at: Span,
    ) -> Reg {
        let Some(scalar) = self.types().scalar(ty) else {
            if ty.is_unknown() {
                return self.b.symbolic(Hint::Unknown("value".into()), at);
            }
            return pointer;
        };
        if let Some((first, width)) = bits {
            return self.load_bits(pointer, ty, first, width, at);
        }
        if in_union {
            let offset = self.sized(Scalar::I64, 0, at);
            return self.b.value(
                |dst| Op::LoadRegion {
                    dst,
                    region: pointer,
                    offset,
                    ty: scalar,
                },
                at,
            );
        }
        self.b.value(
            |dst| Op::LoadIndirect {
                dst,
                pointer,
                ty: scalar,
            },
            at,
        )
    }

    /// Which bits a bit field has: how many bytes it has a part in, its first bit and how many, as operands.
    fn field_operands(&mut self, first: u8, width: u8, at: Span) -> [Reg; 3] {
        let (first, width) = (i64::from(first), i64::from(width));
        let bytes = (first + width + 7) / 8;
        [bytes, first, width].map(|value| self.sized(Scalar::I64, value, at))
    }

    fn load_bits(&mut self, pointer: Reg, ty: Ty, first: u8, width: u8, at: Span) -> Reg {
        let [bytes, first, count] = self.field_operands(first, width, at);
        let mut value = self
            .b
            .intrinsic(Intrinsic::BitsLoad, &[pointer, bytes, first, count], at);
        if !self.types().is_unsigned(ty) && width < 64 {
            // Extends the sign: what is above half the range stands for negative numbers.
            value = self.b.unary(UnOp::As(Scalar::I64), value, at);
            let half = self.sized(Scalar::I64, 1 << (width - 1), at);
            value = self.b.binary(BinOp::BitXor, false, value, half, at);
            value = self.b.binary(BinOp::Sub, false, value, half, at);
        }
        match self.types().scalar(ty) {
            Some(scalar) => self.b.unary(UnOp::As(scalar), value, at),
            None => value,
        }
    }

    /// Writes an object; a struct is copied from where its value is.
    pub(super) fn store(
        &mut self,
        pointer: Reg,
        value: Reg,
        ty: Ty,
        bits: Option<(u8, u8)>,
        in_union: bool,
        at: Span,
    ) {
        let Some(scalar) = self.types().scalar(ty) else {
            if !ty.is_unknown() {
                self.copy(pointer, value, ty, at);
            }
            return;
        };
        if let Some((first, width)) = bits {
            let [bytes, first, count] = self.field_operands(first, width, at);
            self.b.intrinsic(
                Intrinsic::BitsStore,
                &[pointer, bytes, first, count, value],
                at,
            );
        } else if in_union {
            let offset = self.sized(Scalar::I64, 0, at);
            let op = Op::WriteRegion {
                region: pointer,
                offset,
                value,
                ty: scalar,
            };
            self.b.emit(op, at);
        } else {
            self.store_scalar(pointer, value, scalar, at);
        }
    }
}
