//! Values of expressions. The value of an array or a struct is the pointer to it.

use super::Lowerer;
use super::addresses::Spot;
use crate::ast::{ExprId, ExprKind};
use crate::types::Ty;
use ir::{BinOp, Hint, Intrinsic, LayoutId, Op, Reg, Scalar, Span, Symbol, UnOp};

impl Lowerer<'_> {
    /// A hidden variable in which branches leave a value.
    fn hidden(&mut self, stem: &str) -> Symbol {
        let number = self.b.next_number();
        self.b.intern(&format!("${stem}_{number}"))
    }

    /// An expression for what it does alone.
    pub(super) fn effect(&mut self, id: ExprId) {
        let expr = self.unit.expr(id);
        match expr.kind.clone() {
            // Nothing is done with its value: it is not even read.
            ExprKind::Var(_) => {}
            ExprKind::Comma(..) => {
                for part in self.parts_of_comma(id) {
                    self.effect(part);
                }
            }
            ExprKind::Cast(inner) if expr.ty.is_void() => self.effect(inner),
            ExprKind::Assign(target, value) => {
                self.assign(target, value, false);
            }
            ExprKind::Update { .. } => {
                self.update(id, false);
            }
            ExprKind::Conditional(condition, then, otherwise) => {
                let at = self.at(expr.place);
                let (if_true, if_false, end) = (
                    self.b.label("if_true"),
                    self.b.label("if_false"),
                    self.b.label("if_end"),
                );
                self.branch(condition, if_true, if_false);
                self.conditions += 1;
                self.b.place(if_true, at);
                self.effect(then);
                self.b.jump(end, at);
                self.b.place(if_false, at);
                self.effect(otherwise);
                self.b.place(end, at);
                self.conditions -= 1;
            }
            _ => {
                self.value(id);
            }
        }
    }

    /// What commas separate, in order.
    fn parts_of_comma(&self, id: ExprId) -> Vec<ExprId> {
        let mut parts = Vec::new();
        let mut left = id;
        while let ExprKind::Comma(first, second) = self.unit.expr(left).kind {
            parts.push(second);
            left = first;
        }
        parts.push(left);
        parts.reverse();
        parts
    }

    /// The value of an expression.
    pub(super) fn value(&mut self, id: ExprId) -> Reg {
        let expr = self.unit.expr(id);
        let (at, ty) = (self.at(expr.place), expr.ty);
        match expr.kind.clone() {
            ExprKind::Int(value) => self.integer(value, ty, at),
            ExprKind::Float(value) => self.float(value, ty, at),
            ExprKind::Text(_) => self.address(id),
            ExprKind::Var(_)
            | ExprKind::Compound(..)
            | ExprKind::Deref(_)
            | ExprKind::Member { .. }
            | ExprKind::UnknownMember(..) => {
                if ty.is_void() || self.types().is_function(ty) {
                    return self.address(id);
                }
                let spot = self.spot(id);
                self.load_spot(spot, ty, at)
            }
            ExprKind::Unknown(name) => {
                let name = self.undeclared(&name);
                self.load_var(name, at)
            }
            ExprKind::Address(object) => self.address(object),
            ExprKind::Cast(inner) => self.cast(inner, ty, at),
            ExprKind::Neg(inner) => {
                let value = self.value(inner);
                self.b.unary(UnOp::Neg, value, at)
            }
            ExprKind::Invert(inner) => {
                let value = self.value(inner);
                self.b.unary(UnOp::Invert, value, at)
            }
            ExprKind::Room(size) => {
                let size = self.value(size);
                self.allocate(size, ir::Storage::Automatic, 16, None, None, at)
            }
            ExprKind::Not(inner) => {
                let value = self.truth_value(inner);
                let value = self.b.unary(UnOp::Not, value, at);
                self.b.unary(UnOp::As(Scalar::I32), value, at)
            }
            ExprKind::Binary(..) => self.chain(id),
            ExprKind::Compare(op, left, right) => {
                let value = self.compare(op, left, right, at);
                self.b.unary(UnOp::As(Scalar::I32), value, at)
            }
            ExprKind::Offset {
                pointer,
                index,
                is_back,
                ..
            } => {
                let to = self.types().pointee(ty).unwrap_or(Ty::UNKNOWN);
                let pointer = self.value(pointer);
                let index = self.value(index);
                self.step(pointer, index, to, is_back, at)
            }
            ExprKind::Distance(left, right) => self.distance(left, right, at),
            ExprKind::And(..) | ExprKind::Or(..) => self.logical(id, at),
            ExprKind::Conditional(condition, then, otherwise) => {
                self.conditional(condition, then, otherwise, ty, at)
            }
            ExprKind::Comma(..) => {
                let parts = self.parts_of_comma(id);
                let (last, before) = parts.split_last().unwrap_or((&id, &[]));
                for part in before {
                    self.effect(*part);
                }
                self.value(*last)
            }
            ExprKind::Assign(target, value) => match self.assign(target, value, true) {
                Some(value) => value,
                None => self.b.nil(at),
            },
            ExprKind::Update { .. } => match self.update(id, true) {
                Some(value) => value,
                None => self.b.nil(at),
            },
            ExprKind::Call(callee, arguments) => {
                let value = self.call(callee, &arguments, ty, at);
                if !self.is_library {
                    self.note_call(value, ty);
                }
                value
            }
            ExprKind::WalkStart(walk) => {
                let rest = self.b.intern(super::functions::REST);
                let rest = self.load_var(rest, at);
                let value = self.b.intrinsic(Intrinsic::VaStart, &[rest], at);
                let spot = self.spot(walk);
                self.store_spot(spot, value, Ty::WALK, at);
                value
            }
            ExprKind::WalkNext(walk) => {
                let walk = self.value(walk);
                let scalar = self.types().scalar(ty).unwrap_or(Scalar::Ptr);
                let name = self.b.text(scalar.text(), at);
                self.b.intrinsic(Intrinsic::VaArg, &[walk, name], at)
            }
            ExprKind::WalkCopy(to, from) => {
                let from = self.value(from);
                let value = self.b.intrinsic(Intrinsic::VaCopy, &[from], at);
                let spot = self.spot(to);
                self.store_spot(spot, value, Ty::WALK, at);
                value
            }
            ExprKind::WalkEnd(walk) => {
                let walk = self.value(walk);
                self.b.intrinsic(Intrinsic::VaEnd, &[walk], at)
            }
            ExprKind::SizeOf(ty) => self.size_of(ty, at),
            ExprKind::Block(block) => self.block_value(block, at),
            ExprKind::Unsupported(kind) => self.b.unsupported_silently(kind, at),
        }
    }

    /// An integer constant of a type; zero as a pointer is null.
    fn integer(&mut self, value: i64, ty: Ty, at: Span) -> Reg {
        match self.types().scalar(ty) {
            Some(Scalar::Ptr) => self.b.nil(at),
            Some(scalar) => self.sized(scalar, scalar.wrap(value), at),
            None => self.sized(Scalar::I32, 0, at),
        }
    }

    fn cast(&mut self, inner: ExprId, ty: Ty, at: Span) -> Reg {
        let from = self.unit.expr(inner).ty;
        if ty.is_void() {
            self.effect(inner);
            return self.b.nil(at);
        }
        if self.types().is_pointer(ty) && matches!(self.unit.expr(inner).kind, ExprKind::Int(0)) {
            return self.b.nil(at);
        }
        if ty.is_bool() {
            let value = self.truth_value(inner);
            return self.b.unary(UnOp::As(Scalar::U8), value, at);
        }
        // The value of a comparison is converted once.
        if let ExprKind::Compare(op, left, right) = self.unit.expr(inner).kind
            && let Some(to) = self.types().scalar(ty)
            && to != Scalar::Ptr
        {
            let value = self.compare(op, left, right, at);
            return self.b.unary(UnOp::As(to), value, at);
        }
        let value = self.value(inner);
        if let Some(layout) = self.allocated(inner, ty) {
            let layout = self.sized(Scalar::I64, i64::from(layout.0), at);
            return self
                .b
                .intrinsic(Intrinsic::RegionLayout, &[value, layout], at);
        }
        let (Some(old), Some(new)) = (self.types().scalar(from), self.types().scalar(ty)) else {
            return value;
        };
        match (old, new) {
            _ if old == new => value,
            (Scalar::Ptr, Scalar::I64 | Scalar::U64) => self.b.unary(UnOp::As(new), value, at),
            (Scalar::Ptr, _) => {
                let value = self.b.unary(UnOp::As(Scalar::U64), value, at);
                self.b.unary(UnOp::As(new), value, at)
            }
            _ => self.b.unary(UnOp::As(new), value, at),
        }
    }

    /// The layout of what a pointer points to that has no type yet: it comes from an allocating function.
    fn allocated(&mut self, inner: ExprId, to: Ty) -> Option<LayoutId> {
        let (ExprKind::Call(callee, _), ty) =
            (&self.unit.expr(inner).kind, self.unit.expr(inner).ty)
        else {
            return None;
        };
        let ExprKind::Var(callee) = self.unit.expr(*callee).kind else {
            return None;
        };
        let native = self.unit.var(callee).intrinsic.as_ref();
        let is_allocating = native.is_some_and(|native| {
            use Intrinsic::{AlignedAlloc, Calloc, Malloc, Realloc};
            matches!(native.intrinsic, Malloc | Calloc | Realloc | AlignedAlloc)
        });
        if !is_allocating || !self.types().pointee(ty)?.is_void() {
            return None;
        }
        let to = self.types().pointee(to).filter(|to| !to.is_void())?;
        if self.types().size(to)? == 0 {
            return None;
        }
        self.layout(to)
    }

    /// Operators in a row, from the left.
    fn chain(&mut self, id: ExprId) -> Reg {
        let mut parts = Vec::new();
        let mut left = id;
        while let ExprKind::Binary(op, first, second) = self.unit.expr(left).kind {
            parts.push((op, second, self.at(self.unit.expr(left).place)));
            left = first;
        }
        let mut value = self.value(left);
        for (op, second, at) in parts.into_iter().rev() {
            let right = self.value(second);
            value = self.b.binary(op, false, value, right, at);
        }
        value
    }

    fn distance(&mut self, left: ExprId, right: ExprId, at: Span) -> Reg {
        let of = self
            .types()
            .pointee(self.unit.expr(left).ty)
            .unwrap_or(Ty::CHAR);
        let left = self.value(left);
        let right = self.value(right);
        let bytes = self.b.binary(BinOp::Sub, false, left, right, at);
        if self.types().size(of) == Some(1) {
            return bytes;
        }
        let size = self.size_of(of, at);
        let size = self.b.unary(UnOp::As(Scalar::I64), size, at);
        self.b.binary(BinOp::Div, false, bytes, size, at)
    }

    fn conditional(
        &mut self,
        condition: ExprId,
        then: ExprId,
        otherwise: ExprId,
        ty: Ty,
        at: Span,
    ) -> Reg {
        if ty.is_void() {
            let (if_true, if_false, end) = (
                self.b.label("if_true"),
                self.b.label("if_false"),
                self.b.label("if_end"),
            );
            self.branch(condition, if_true, if_false);
            self.conditions += 1;
            self.b.place(if_true, at);
            self.effect(then);
            self.b.jump(end, at);
            self.b.place(if_false, at);
            self.effect(otherwise);
            self.b.place(end, at);
            self.conditions -= 1;
            return self.b.nil(at);
        }
        let (if_true, if_false, end) = (
            self.b.label("if_true"),
            self.b.label("if_false"),
            self.b.label("if_end"),
        );
        let name = self.hidden("value");
        self.branch(condition, if_true, if_false);
        self.conditions += 1;
        self.b.place(if_true, at);
        let value = self.value(then);
        self.b.emit(Op::DeclVar { name, value }, at);
        self.b.jump(end, at);
        self.b.place(if_false, at);
        let value = self.value(otherwise);
        self.b.emit(Op::DeclVar { name, value }, at);
        self.b.place(end, at);
        self.conditions -= 1;
        self.load_var(name, at)
    }

    /// `a && b` as a value: one or zero.
    fn logical(&mut self, id: ExprId, at: Span) -> Reg {
        let (holds, fails, end) = (
            self.b.label("if_true"),
            self.b.label("if_false"),
            self.b.label("if_end"),
        );
        let name = self.hidden("truth");
        self.branch(id, holds, fails);
        for (label, value) in [(holds, 1), (fails, 0)] {
            self.b.place(label, at);
            let value = self.sized(Scalar::I32, value, at);
            self.b.emit(Op::DeclVar { name, value }, at);
            if label == holds {
                self.b.jump(end, at);
            }
        }
        self.b.place(end, at);
        self.load_var(name, at)
    }

    /// An assignment; gives its value where that is wanted.
    fn assign(&mut self, target: ExprId, value: ExprId, is_wanted: bool) -> Option<Reg> {
        let place = self.unit.expr(target).place.to(self.unit.expr(value).place);
        let at = self.at(place);
        let ty = self.unit.expr(target).ty;
        // As gcc does it: where to first, then what.
        let spot = self.spot(target);
        let value = self.value(value);
        self.store_spot(spot, value, ty, at);
        match spot {
            Spot::Memory { bits: Some(_), .. } if is_wanted => Some(self.load_spot(spot, ty, at)),
            _ => Some(value),
        }
    }

    /// `target op= value`, `++` and `--`; gives its value where that is wanted.
    fn update(&mut self, id: ExprId, is_wanted: bool) -> Option<Reg> {
        let expr = self.unit.expr(id);
        let at = self.at(expr.place);
        let ExprKind::Update {
            op,
            target,
            value,
            via,
            gives_old,
        } = expr.kind.clone()
        else {
            return None;
        };
        let ty = self.unit.expr(target).ty;
        // What has effects comes first, as gcc does it.
        let early = self.has_effects(value, 0).then(|| self.value(value));
        let spot = self.spot(target);
        let target_at = self.at(self.unit.expr(target).place);
        let old = self.load_spot(spot, ty, target_at);
        let value = match early {
            Some(value) => value,
            None => self.value(value),
        };
        let new = if self.types().is_pointer(ty) {
            let to = self.types().pointee(ty).unwrap_or(Ty::CHAR);
            self.step(old, value, to, op == BinOp::Sub, at)
        } else {
            let left = self.changed(old, ty, via, at);
            let new = self.b.binary(op, false, left, value, at);
            self.changed(new, via, ty, at)
        };
        self.store_spot(spot, new, ty, at);
        if !is_wanted {
            return None;
        }
        if gives_old {
            return Some(old);
        }
        match spot {
            Spot::Memory { bits: Some(_), .. } => Some(self.load_spot(spot, ty, at)),
            _ => Some(new),
        }
    }

    /// A value of one arithmetic type as one of another.
    fn changed(&mut self, value: Reg, from: Ty, to: Ty, at: Span) -> Reg {
        if to.is_bool() && !from.is_bool() {
            let zero = self.zero(from, at);
            let value = self.b.binary(BinOp::Ne, false, value, zero, at);
            return self.b.unary(UnOp::As(Scalar::U8), value, at);
        }
        match (self.types().scalar(from), self.types().scalar(to)) {
            (Some(old), Some(new)) if old != new => self.b.unary(UnOp::As(new), value, at),
            _ => value,
        }
    }

    /// GNU: a block as an expression.
    fn block_value(&mut self, block: crate::ast::StmtId, at: Span) -> Reg {
        let crate::ast::StmtKind::Block { body, vars: _ } = self.unit.stmt(block).kind.clone()
        else {
            return self.b.nil(at);
        };
        let (last, before) = match body.split_last() {
            Some((last, before)) => (Some(*last), before),
            None => (None, &[][..]),
        };
        // Statements inside end their own temporaries, not those of the statement around.
        let outer = std::mem::take(&mut self.temporaries);
        for stmt in before {
            self.statement(*stmt);
        }
        self.temporaries = outer;
        let kind = last.map(|last| self.unit.stmt(last).kind.clone());
        match (kind, last) {
            (Some(crate::ast::StmtKind::Expr(value)), _) if !self.unit.expr(value).ty.is_void() => {
                self.value(value)
            }
            (_, Some(last)) => {
                let outer = std::mem::take(&mut self.temporaries);
                self.statement(last);
                self.temporaries = outer;
                if self.b.is_terminated() {
                    // What follows is out of reach, but must be there.
                    let label = self.b.label("unreached");
                    self.b.place(label, at);
                }
                self.b.nil(at)
            }
            _ => self.b.nil(at),
        }
    }

    /// What a variable of no known type holds at first.
    pub(super) fn unknown(&mut self, words: &str, at: Span) -> Reg {
        self.b.symbolic(Hint::Unknown(words.into()), at)
    }
}
