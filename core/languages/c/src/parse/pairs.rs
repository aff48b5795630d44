//! Arithmetic on values of two words: complex numbers, and integers of 128 bits.
//!
//! The machine has no such numbers. To it they are structs of two members, and what operators do with them is a call of a
//! function of the library (`__pairs.h`): `__cd_mul` multiplies two complex numbers of doubles, `__ui_shl` shifts an
//! unsigned integer.

use super::Parser;
use crate::ast::{Entry, ExprId, ExprKind, Init, Storage};
use crate::token::Place;
use crate::types::{Pair, Ty};
use ir::BinOp;

/// The members.
const PARTS: [&str; 2] = ["re", "im"];
const WORDS: [&str; 2] = ["low", "high"];

impl Parser {
    /// What a value of two words is, where a type has such.
    pub(super) fn pair_of(&self, ty: Ty) -> Option<Pair> {
        self.types().as_pair(ty)
    }

    /// The pair that arithmetic with these operands is carried out in, if it is in one.
    pub(super) fn common_pair(&self, left: Ty, right: Ty) -> Option<Pair> {
        let types = self.types();
        match (types.as_pair(left), types.as_pair(right)) {
            (None, None) => None,
            (Some(Pair::Wide { is_unsigned: a }), Some(Pair::Wide { is_unsigned: b })) => {
                Some(Pair::Wide {
                    is_unsigned: a || b,
                })
            }
            // With a floating-point number it is in that.
            (Some(wide @ Pair::Wide { .. }), None) => (!types.is_float(right)).then_some(wide),
            (None, Some(wide @ Pair::Wide { .. })) => (!types.is_float(left)).then_some(wide),
            (a, b) => {
                let real = |pair: Option<Pair>, ty: Ty| match pair {
                    Some(Pair::Complex(real)) => Some(real),
                    Some(Pair::Wide { .. }) => None,
                    None => types.is_float(ty).then_some(ty),
                };
                let reals = [real(a, left), real(b, right)];
                let widest = [Ty::LONG_DOUBLE, Ty::DOUBLE, Ty::FLOAT]
                    .into_iter()
                    .find(|ty| reals.iter().flatten().any(|real| real.is(*ty)));
                widest.map(Pair::Complex)
            }
        }
    }

    /// A call of the function for an operation on pairs of a kind.
    fn operation(&mut self, pair: Pair, name: &str, given: Vec<ExprId>, place: Place) -> ExprId {
        let name = format!("__{}_{name}", pair.mark());
        let callee = self.name(&name.into(), place);
        self.call_with(callee, given, place)
    }

    /// A pair of two values, which are of the types of its members.
    fn made(&mut self, pair: Pair, parts: [ExprId; 2], place: Place) -> ExprId {
        let ty = self.unit.types.pair(pair);
        let part = pair.part();
        let entries = [0, self.types().size(part).unwrap_or(8)]
            .into_iter()
            .zip(parts)
            .map(|(offset, value)| Entry {
                offset,
                ty: part,
                bits: None,
                value,
            })
            .collect();
        self.made_of(ty, entries, place)
    }

    /// An object of stores that fill it, as a value.
    pub(super) fn made_of(&mut self, ty: Ty, entries: Vec<Entry>, place: Place) -> ExprId {
        let init = Init {
            entries,
            is_list: false,
        };
        let var = self.hidden_var("literal", ty, place);
        self.unit.var_mut(var).is_addressed = true;
        match self.function.is_some() {
            true => self.scope().vars.push(var),
            false => self.unit.var_mut(var).storage = Storage::Static,
        }
        self.add(ExprKind::Compound(var, init), ty, place)
    }

    fn zero(&mut self, ty: Ty, place: Place) -> ExprId {
        let zero = self.add(ExprKind::Int(0), Ty::INT, place);
        self.convert(zero, ty)
    }

    /// A complex number of a real and an imaginary part.
    pub(super) fn complex(&mut self, re: ExprId, im: ExprId, place: Place) -> ExprId {
        let (re, im) = (self.promote(re), self.promote(im));
        let common = self.types().common(self.ty(re), self.ty(im));
        let real = match self.types().is_float(common) {
            true => common,
            false => Ty::DOUBLE,
        };
        let parts = [self.convert(re, real), self.convert(im, real)];
        self.made(Pair::Complex(real), parts, place)
    }

    /// A part of a pair: the first or the second.
    fn pair_part(&mut self, value: ExprId, at: usize, place: Place) -> ExprId {
        let names = match self.pair_of(self.ty(value)) {
            Some(Pair::Wide { .. }) => WORDS,
            _ => PARTS,
        };
        self.member(value, &names[at].into(), place)
    }

    /// GNU: `__real__ z` and `__imag__ z`, which can be assigned to.
    pub(super) fn complex_part(
        &mut self,
        value: ExprId,
        is_imaginary: bool,
        place: Place,
    ) -> ExprId {
        match self.pair_of(self.ty(value)) {
            Some(Pair::Complex(_)) => self.pair_part(value, usize::from(is_imaginary), place),
            _ if is_imaginary => {
                let ty = self.ty(value).plain();
                self.zero(ty, place)
            }
            _ => self.rvalue(value),
        }
    }

    /// A conversion to or from a pair; `None` where neither type is one.
    pub(super) fn convert_pair(&mut self, id: ExprId, ty: Ty) -> Option<ExprId> {
        let place = self.place_of(id);
        Some(match (self.pair_of(self.ty(id)), self.pair_of(ty)) {
            (None, None) => return None,
            (Some(pair), None) if ty.is_bool() => {
                let is_true = self.operation(pair, "true", vec![id], place);
                self.convert(is_true, ty)
            }
            (Some(pair @ Pair::Wide { .. }), None) if self.types().is_float(ty) => {
                let value = self.operation(pair, "to_double", vec![id], place);
                self.convert(value, ty)
            }
            (Some(_), None) => {
                let part = self.pair_part(id, 0, place);
                self.convert(part, ty)
            }
            (None, Some(pair @ Pair::Complex(real))) => {
                let parts = [self.convert(id, real), self.zero(real, place)];
                self.made(pair, parts, place)
            }
            (None, Some(pair @ Pair::Wide { .. })) => self.widened(id, pair, place),
            (Some(Pair::Complex(_)), Some(pair @ Pair::Complex(real))) => {
                self.with_temporary(id, place, |parser, value| {
                    let parts = [0, 1].map(|at| {
                        let part = parser.pair_part(value, at, place);
                        parser.convert(part, real)
                    });
                    parser.made(pair, parts, place)
                })
            }
            (Some(Pair::Wide { .. }), Some(pair @ Pair::Wide { is_unsigned })) => {
                let name = if is_unsigned { "of_si" } else { "of_ui" };
                self.operation(pair, name, vec![id], place)
            }
            (Some(wide @ Pair::Wide { .. }), Some(Pair::Complex(_))) => {
                let value = self.operation(wide, "to_double", vec![id], place);
                self.convert(value, ty)
            }
            (Some(Pair::Complex(_)), Some(Pair::Wide { .. })) => {
                let part = self.pair_part(id, 0, place);
                self.convert(part, ty)
            }
        })
    }

    /// A number of one word as an integer of two.
    fn widened(&mut self, id: ExprId, pair: Pair, place: Place) -> ExprId {
        let from = self.ty(id);
        if self.types().is_float(from) {
            let value = self.convert(id, Ty::DOUBLE);
            return self.operation(pair, "of_double", vec![value], place);
        }
        let is_positive = matches!(self.unit.expr(id).kind, ExprKind::Int(0..))
            || self.types().is_unsigned(from)
            || self.types().is_pointer(from);
        if is_positive {
            let parts = [self.convert(id, pair.part()), self.zero(pair.part(), place)];
            return self.made(pair, parts, place);
        }
        let value = self.convert(id, Ty::LONG);
        self.operation(pair, "of_long", vec![value], place)
    }

    /// An operator in front of a pair; `None` where it is none for such.
    pub(super) fn pair_unary(
        &mut self,
        operator: &str,
        id: ExprId,
        place: Place,
    ) -> Option<ExprId> {
        let pair = self.pair_of(self.ty(id))?;
        Some(match operator {
            "-" => self.operation(pair, "neg", vec![id], place),
            "~" => self.operation(pair, "inv", vec![id], place),
            _ => id,
        })
    }

    /// A condition that is a pair.
    pub(super) fn pair_truth(&mut self, id: ExprId) -> Option<ExprId> {
        let pair = self.pair_of(self.ty(id))?;
        let place = self.place_of(id);
        Some(self.operation(pair, "true", vec![id], place))
    }

    /// An operator between numbers of which one is a pair; `None` where neither is, or it is none for such.
    pub(super) fn pair_binary(
        &mut self,
        op: BinOp,
        left: ExprId,
        right: ExprId,
        place: Place,
    ) -> Option<ExprId> {
        let (a, b) = (self.ty(left), self.ty(right));
        if matches!(op, BinOp::Shl | BinOp::Shr) {
            return self.pair_shift(op, left, right, place);
        }
        let is_number = |parser: &Self, ty: Ty| {
            parser.types().is_arithmetic(ty) || parser.pair_of(ty).is_some()
        };
        if !is_number(self, a) || !is_number(self, b) {
            return None;
        }
        let Some(pair) = self.common_pair(a, b) else {
            // A wide integer with a floating-point number.
            let (left, right) = match (self.pair_of(a), self.pair_of(b)) {
                (None, None) => return None,
                (Some(_), _) => (self.convert(left, b), right),
                _ => (left, self.convert(right, a)),
            };
            let place = self.place_of(left).to(place);
            return Some(self.arithmetic(op, left, right, place));
        };
        if let Pair::Complex(real) = pair
            && let Some(done) = self.with_real(op, pair, real, (left, right), place)
        {
            return Some(done);
        }
        let ty = self.unit.types.pair(pair);
        let given = |parser: &mut Self, is_turned: bool| {
            let (left, right) = (parser.convert(left, ty), parser.convert(right, ty));
            match is_turned {
                true => vec![right, left],
                false => vec![left, right],
            }
        };
        let is_wide = matches!(pair, Pair::Wide { .. });
        let name = match op {
            BinOp::Add => "add",
            BinOp::Sub => "sub",
            BinOp::Mul => "mul",
            BinOp::Div => "div",
            BinOp::Eq | BinOp::Ne => "eq",
            BinOp::Rem if is_wide => "rem",
            BinOp::BitAnd if is_wide => "and",
            BinOp::BitOr if is_wide => "or",
            BinOp::BitXor if is_wide => "xor",
            BinOp::Lt | BinOp::Gt | BinOp::Le | BinOp::Ge if is_wide => "lt",
            _ => return None,
        };
        let is_turned = matches!(op, BinOp::Gt | BinOp::Le);
        let given = given(self, is_turned);
        let value = self.operation(pair, name, given, place);
        Some(match op {
            BinOp::Ne | BinOp::Le | BinOp::Ge => self.add(ExprKind::Not(value), Ty::INT, place),
            _ => value,
        })
    }

    /// A complex and a real number: the real one does not become complex first.
    fn with_real(
        &mut self,
        op: BinOp,
        pair: Pair,
        real: Ty,
        (left, right): (ExprId, ExprId),
        place: Place,
    ) -> Option<ExprId> {
        let is_pair = [left, right].map(|side| self.pair_of(self.ty(side)).is_some());
        let (name, number, other) = match (op, is_pair) {
            (BinOp::Add, [true, false]) => ("plus", left, right),
            (BinOp::Add, [false, true]) => ("plus", right, left),
            (BinOp::Sub, [true, false]) => ("minus", left, right),
            (BinOp::Sub, [false, true]) => ("from", right, left),
            (BinOp::Mul, [true, false]) => ("scale", left, right),
            (BinOp::Mul, [false, true]) => ("scale", right, left),
            (BinOp::Div, [true, false]) => ("over", left, right),
            _ => return None,
        };
        let ty = self.unit.types.pair(pair);
        let given = vec![self.convert(number, ty), self.convert(other, real)];
        Some(self.operation(pair, name, given, place))
    }

    fn pair_shift(
        &mut self,
        op: BinOp,
        left: ExprId,
        right: ExprId,
        place: Place,
    ) -> Option<ExprId> {
        let pairs = [left, right].map(|side| self.pair_of(self.ty(side)));
        let name = if op == BinOp::Shl { "shl" } else { "shr" };
        match pairs {
            [Some(pair @ Pair::Wide { .. }), _] => {
                let count = self.convert(right, Ty::INT);
                Some(self.operation(pair, name, vec![left, count], place))
            }
            [None, Some(Pair::Wide { .. })] => {
                let count = self.convert(right, Ty::INT);
                Some(self.arithmetic(op, left, count, place))
            }
            _ => None,
        }
    }

    /// `target op= value` and `target++` where one is a pair or a vector: the target is found once, read, and assigned to.
    pub(super) fn pair_update(
        &mut self,
        op: BinOp,
        target: ExprId,
        value: ExprId,
        gives_old: bool,
        place: Place,
    ) -> Option<ExprId> {
        let ty = self.ty(target).plain();
        if self.vector_of(ty).is_none()
            && self.pair_of(ty).is_none()
            && self.pair_of(self.ty(value)).is_none()
        {
            return None;
        }
        if self.types().is_pointer(ty) {
            return None;
        }
        let assigned = |parser: &mut Self, target: ExprId| {
            let read = parser.copy_of(target);
            let sum = parser.arithmetic(op, read, value, place);
            let sum = parser.convert(sum, ty);
            parser.add(ExprKind::Assign(target, sum), ty, place)
        };
        let update = |parser: &mut Self, target: ExprId| match gives_old {
            false => assigned(parser, target),
            true => {
                let old = parser.copy_of(target);
                parser.with_temporary(old, place, |parser, old| {
                    let done = assigned(parser, target);
                    parser.add(ExprKind::Comma(done, old), ty, place)
                })
            }
        };
        if matches!(self.unit.expr(target).kind, ExprKind::Var(_)) {
            return Some(update(self, target));
        }
        let address = self.unary("&", target, place);
        Some(self.with_temporary(address, place, |parser, address| {
            let target = parser.dereference(address, place);
            update(parser, target)
        }))
    }

    /// The same expression once more, which has no effects.
    fn copy_of(&mut self, id: ExprId) -> ExprId {
        let expr = self.unit.expr(id).clone();
        self.add(expr.kind, expr.ty, expr.place)
    }
}
