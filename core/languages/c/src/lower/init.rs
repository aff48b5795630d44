//! Initialisers: stores into an object that has come into being.

use super::Lowerer;
use crate::ast::{Entry, ExprKind, Init};
use crate::types::{Kind, Length, Ty};
use ir::{Const, Intrinsic, Reg, Scalar, Span};
use std::rc::Rc;

/// From how many constant stores on an object is copied from a literal as a whole.
const MANY: usize = 12;

impl Lowerer<'_> {
    /// Stores an initialiser; `zeroes`: what it does not name must be made zero first.
    pub(super) fn initialise(&mut self, pointer: Reg, ty: Ty, init: &Init, zeroes: bool, at: Span) {
        if let Some(bytes) = self.constant_bytes(ty, init) {
            let align = self.types().align(ty);
            let source = self.literal(&bytes, align, at);
            self.copy(pointer, source, ty, at);
            return;
        }
        let is_whole_text = matches!(&init.entries[..], [entry] if self.types().size(entry.ty) == self.types().size(ty) && entry.bits.is_none());
        if zeroes && init.is_list && !is_whole_text {
            let zero = self.sized(Scalar::I32, 0, at);
            let size = self.size_of(ty, at);
            self.b
                .intrinsic(Intrinsic::RegionSet, &[pointer, zero, size], at);
        }
        let is_union = self
            .types()
            .as_record(ty)
            .is_some_and(|record| record.is_union);
        for entry in &init.entries {
            let at = self.at(self.unit.expr(entry.value).place);
            self.entry(pointer, entry, is_union, at);
        }
    }

    fn entry(&mut self, pointer: Reg, entry: &Entry, in_union: bool, at: Span) {
        if let ExprKind::Text(bytes) = &self.unit.expr(entry.value).kind
            && self.types().is_array(entry.ty)
        {
            let bytes = Rc::clone(bytes);
            let target = self.moved(pointer, entry.offset as i64, at);
            let source = self.literal(&bytes, 1, at);
            let length = self.sized(Scalar::U64, bytes.len() as i64, at);
            self.b
                .intrinsic(Intrinsic::RegionCopy, &[target, source, length], at);
            return;
        }
        let value = self.value(entry.value);
        let target = self.moved(pointer, entry.offset as i64, at);
        let align = self.types().align(entry.ty).max(1);
        let may_lie_anywhere = !entry.offset.is_multiple_of(align);
        let in_union = in_union || may_lie_anywhere;
        self.store(target, value, entry.ty, entry.bits, in_union, at);
    }

    /// The bytes of an object whose initialiser has many constants and nothing else.
    fn constant_bytes(&self, ty: Ty, init: &Init) -> Option<Vec<u8>> {
        if init.entries.len() < MANY || !init.is_list {
            return None;
        }
        let size = self.types().size(ty).filter(|size| *size <= 1 << 24)?;
        let mut bytes = vec![0; size as usize];
        for entry in &init.entries {
            let expr = self.unit.expr(entry.value);
            let at = entry.offset as usize;
            let mut put = |found: &[u8]| {
                bytes.get_mut(at..at + found.len())?.copy_from_slice(found);
                Some(())
            };
            if entry.bits.is_some() {
                return None;
            }
            match (&expr.kind, self.types().kind(entry.ty)) {
                (ExprKind::Text(text), Kind::Array(_, Length::Known(_))) => put(text)?,
                (ExprKind::Int(value), _)
                    if self.types().is_integer(entry.ty) && self.types().is_integer(expr.ty) =>
                {
                    let width = self.types().size(entry.ty)? as usize;
                    put(&value.to_le_bytes()[..width])?;
                }
                (ExprKind::Float(value), _) if entry.ty.is(Ty::DOUBLE) => {
                    put(&value.to_le_bytes())?
                }
                (ExprKind::Float(value), _) if entry.ty.is(Ty::FLOAT) => {
                    put(&(*value as f32).to_le_bytes())?
                }
                _ => return None,
            }
        }
        Some(bytes)
    }

    /// Copies an object as a whole.
    pub(super) fn copy(&mut self, to: Reg, from: Reg, ty: Ty, at: Span) {
        let size = self.size_of(ty, at);
        self.b
            .intrinsic(Intrinsic::RegionCopy, &[to, from, size], at);
    }

    /// A floating-point constant of a type.
    pub(super) fn float(&mut self, value: f64, ty: Ty, at: Span) -> Reg {
        match self.types().scalar(ty) {
            Some(Scalar::F32) => self.sized(Scalar::F32, i64::from((value as f32).to_bits()), at),
            _ => self.b.constant(Const::Float(value), at),
        }
    }
}
