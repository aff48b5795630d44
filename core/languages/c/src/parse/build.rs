//! Expressions from their parts: types, conversions, and what the language refuses.

use super::Parser;
use super::conversions::Purpose;
use crate::ast::{ExprId, ExprKind};
use crate::token::Place;
use crate::types::{Kind, Pair, Ty};
use ir::BinOp;

impl Parser {
    pub(super) fn ty(&self, id: ExprId) -> Ty {
        self.unit.expr(id).ty
    }

    pub(super) fn place_of(&self, id: ExprId) -> Place {
        self.unit.expr(id).place
    }

    /// An expression as a value: arrays and functions become pointers, qualifiers go.
    pub(super) fn rvalue(&mut self, id: ExprId) -> ExprId {
        let (ty, place) = (self.ty(id), self.place_of(id));
        match self.types().kind(ty).clone() {
            Kind::Array(of, _) => {
                let pointer = self.unit.types.pointer(of.qualified_as(ty));
                self.add(ExprKind::Address(id), pointer, place)
            }
            Kind::Function(_) => {
                self.mark_as_value(id);
                let pointer = self.unit.types.pointer(ty);
                self.add(ExprKind::Address(id), pointer, place)
            }
            _ => id,
        }
    }

    /// A value after integer promotion.
    pub(super) fn promote(&mut self, id: ExprId) -> ExprId {
        let id = self.rvalue(id);
        let ty = self.promoted_type(id);
        self.convert(id, ty)
    }

    /// A value of another type; the same where nothing changes.
    pub(super) fn convert(&mut self, id: ExprId, ty: Ty) -> ExprId {
        let id = self.rvalue(id);
        let from = self.ty(id);
        let ty = ty.plain();
        if from.is_unknown() || ty.is_unknown() || from.is_void() {
            return id;
        }
        if from.is(ty) {
            return id;
        }
        if let Some(converted) = self.convert_pair(id, ty) {
            return converted;
        }
        let place = self.place_of(id);
        match self.unit.expr(id).kind {
            ExprKind::Int(value) if ty.is_bool() => {
                return self.add(ExprKind::Int(i64::from(value != 0)), ty, place);
            }
            ExprKind::Int(value) if self.types().is_integer(ty) => {
                let value = self.wrapped(value, ty);
                return self.add(ExprKind::Int(value), ty, place);
            }
            ExprKind::Int(value) if self.types().is_float(ty) && self.types().is_integer(from) => {
                let value = if self.types().is_unsigned(from) {
                    value as u64 as f64
                } else {
                    value as f64
                };
                let value = if ty.is(Ty::FLOAT) {
                    f64::from(value as f32)
                } else {
                    value
                };
                return self.add(ExprKind::Float(value), ty, place);
            }
            ExprKind::Float(value) if self.types().is_float(ty) => {
                let value = if ty.is(Ty::FLOAT) {
                    f64::from(value as f32)
                } else {
                    value
                };
                return self.add(ExprKind::Float(value), ty, place);
            }
            _ => {}
        }
        // `(size_t)&((struct s *)0)->member`: an offset, by which nothing is accessed.
        if self.types().is_pointer(from)
            && self.types().is_integer(ty)
            && let Some(address) = self.constant(id)
        {
            let value = self.wrapped(address, ty);
            return self.add(ExprKind::Int(value), ty, place);
        }
        self.add(ExprKind::Cast(id), ty, place)
    }

    /// An explicit conversion.
    pub(super) fn cast(&mut self, id: ExprId, ty: Ty, place: Place) -> ExprId {
        let id = self.rvalue(id);
        if ty.is_void() {
            self.discard(id);
            return self.add(ExprKind::Cast(id), Ty::VOID, place);
        }
        if let Some(done) = self.cast_vector(id, ty, place) {
            return done;
        }
        let from = self.ty(id);
        let is_possible = from.is_unknown()
            || ty.is_unknown()
            || from.is(ty)
            || self.types().is_number(from) && self.types().is_number(ty)
            || self.types().is_scalar(from)
                && self.types().is_scalar(ty)
                && !(self.types().is_float(from) && self.types().is_pointer(ty)
                    || self.types().is_pointer(from) && self.types().is_float(ty));
        if !is_possible {
            let (from, to) = (self.types().name(from), self.types().name(ty));
            let message = match (self.vector_of(self.ty(id)), self.vector_of(ty)) {
                (Some(_), _) => format!(
                    "cannot convert a vector of type '{from}' to type '{to}' which has different size"
                ),
                (_, Some(_)) => format!(
                    "can't convert a value of type '{from}' to vector type '{to}' which has different size"
                ),
                _ => format!("cannot convert '{from}' to '{to}'"),
            };
            self.invalid(place, message);
            return self.unsupported_expression("cast_expression", place);
        }
        let made = self.convert(id, ty);
        if made == id {
            return id;
        }
        self.unit.exprs[made.0 as usize].place = place;
        made
    }

    /// A value as a condition.
    pub(super) fn truth(&mut self, id: ExprId) -> ExprId {
        let id = self.rvalue(id);
        let ty = self.ty(id);
        if let Some(truth) = self.pair_truth(id) {
            return truth;
        }
        if !self.types().is_scalar(ty) && !ty.is_unknown() {
            let place = self.place_of(id);
            let types = self.types();
            let what = match types.as_record(ty) {
                _ if types.as_vector(ty).is_some() => "vector type",
                Some(record) if record.is_union => "union type value",
                Some(_) => "struct type value",
                None => "value",
            };
            self.invalid(place, format!("used {what} where scalar is required"));
        }
        id
    }

    pub(super) fn unary(&mut self, operator: &str, operand: ExprId, place: Place) -> ExprId {
        match operator {
            "&" => return self.address_of(operand, place),
            "*" => return self.dereference(operand, place),
            "!" => {
                let operand = self.rvalue(operand);
                let ty = self.ty(operand);
                if self.types().is_record(ty) && self.pair_of(ty).is_none() {
                    self.invalid(place, "wrong type argument to unary exclamation mark");
                    return self.unsupported_expression("unary_expression", place);
                }
                let operand = self.truth(operand);
                return self.add(ExprKind::Not(operand), Ty::INT, place);
            }
            _ => {}
        }
        let operand = self.promote(operand);
        if let Some(done) = self.pair_unary(operator, operand, place) {
            return done;
        }
        if let Some(done) = self.vector_unary(operator, operand, place) {
            return done;
        }
        let ty = self.ty(operand);
        let fits = match operator {
            "~" => self.types().is_integer(ty),
            _ => self.types().is_arithmetic(ty),
        };
        if !fits && !ty.is_unknown() {
            self.invalid(place, format!("wrong type argument to unary '{operator}'"));
            return self.unsupported_expression("unary_expression", place);
        }
        match (operator, &self.unit.expr(operand).kind) {
            ("+", _) => operand,
            ("-", ExprKind::Int(value)) if *value != 0 && value.checked_neg().is_some() => {
                let value = self.wrapped(value.wrapping_neg(), ty);
                self.add(ExprKind::Int(value), ty, place)
            }
            ("-", ExprKind::Float(value)) => {
                let value = -*value;
                self.add(ExprKind::Float(value), ty, place)
            }
            (operator, _) => {
                let kind = match operator {
                    "-" => ExprKind::Neg(operand),
                    _ => ExprKind::Invert(operand),
                };
                let width = self.narrow_width(operand);
                let result = self.add(kind, ty, place);
                self.within_width(result, width)
            }
        }
    }

    /// Notes that an object must have an address.
    pub(super) fn mark_addressed(&mut self, id: ExprId) {
        let mut at = id;
        loop {
            match self.unit.expr(at).kind {
                ExprKind::Var(var) => {
                    self.unit.var_mut(var).is_addressed = true;
                    return;
                }
                ExprKind::Member { object, .. } => at = object,
                _ => return,
            }
        }
    }

    /// Notes that a function is used as a value.
    fn mark_as_value(&mut self, id: ExprId) {
        if let ExprKind::Var(var) = self.unit.expr(id).kind {
            self.unit.var_mut(var).is_value = true;
        }
    }

    fn is_object(&self, id: ExprId) -> bool {
        match &self.unit.expr(id).kind {
            ExprKind::Var(var) => !self.types().is_function(self.unit.var(*var).ty),
            ExprKind::Deref(_)
            | ExprKind::Text(_)
            | ExprKind::Compound(..)
            | ExprKind::Unknown(_)
            | ExprKind::UnknownMember(..) => true,
            ExprKind::Member { object, .. } => {
                self.is_object(*object) || self.types().is_record(self.ty(*object))
            }
            _ => false,
        }
    }

    fn address_of(&mut self, operand: ExprId, place: Place) -> ExprId {
        let ty = self.ty(operand);
        if let ExprKind::Deref(pointer) = self.unit.expr(operand).kind {
            return pointer;
        }
        if !self.is_object(operand) && !self.types().is_function(ty) {
            self.invalid(place, "lvalue required as unary '&' operand");
            return self.unsupported_expression("pointer_expression", place);
        }
        if let ExprKind::Member { bits: Some(_), .. } = self.unit.expr(operand).kind {
            self.invalid(place, "cannot take address of bit-field");
        }
        self.mark_addressed(operand);
        self.mark_as_value(operand);
        let pointer = if ty.is_unknown() {
            ty
        } else {
            self.unit.types.pointer(ty)
        };
        self.add(ExprKind::Address(operand), pointer, place)
    }

    pub(super) fn dereference(&mut self, operand: ExprId, place: Place) -> ExprId {
        let operand = self.rvalue(operand);
        let ty = self.ty(operand);
        if ty.is_unknown() {
            return self.add(ExprKind::Deref(operand), Ty::UNKNOWN, place);
        }
        let Some(to) = self.types().pointee(ty) else {
            self.invalid(place, "invalid type argument of unary '*'");
            return self.unsupported_expression("pointer_expression", place);
        };
        self.add(ExprKind::Deref(operand), to, place)
    }

    pub(super) fn member(
        &mut self,
        object: ExprId,
        name: &std::rc::Rc<str>,
        place: Place,
    ) -> ExprId {
        let ty = self.ty(object);
        if ty.is_unknown() {
            return self.add(
                ExprKind::UnknownMember(object, name.clone()),
                Ty::UNKNOWN,
                place,
            );
        }
        let Some(path) = self.types().find_member(ty, name) else {
            let of = self.types().name(ty);
            let message = match self
                .types()
                .as_record(ty)
                .map(|record| record.fields.is_some())
            {
                None => {
                    format!("request for member '{name}' in something not a structure or union")
                }
                Some(false) => format!("invalid use of incomplete type '{of}'"),
                Some(true) => format!("'{of}' has no member named '{name}'"),
            };
            self.invalid(place, message);
            return self.unsupported_expression("field_expression", place);
        };
        let mut value = object;
        for field in path {
            let outer = self.ty(value);
            let own = self.types().align(field.ty);
            // One that may lie anywhere is read by its bytes, like one of a union.
            let is_union = self.types().as_record(outer).is_some_and(|record| {
                record.is_union || record.align < own || !field.offset.is_multiple_of(own.max(1))
            });
            let was_in_union = matches!(
                self.unit.expr(value).kind,
                ExprKind::Member { in_union: true, .. }
            );
            let kind = ExprKind::Member {
                object: value,
                offset: field.offset,
                bits: field.bits,
                in_union: is_union || was_in_union,
            };
            value = self.add(kind, field.ty.qualified_as(outer), place);
        }
        value
    }

    pub(super) fn subscript(&mut self, base: ExprId, index: ExprId, place: Place) -> ExprId {
        let base = match self.vector_of(self.ty(base)) {
            Some(_) => self.lanes(base, place),
            None => base,
        };
        let (mut base, mut index) = (self.rvalue(base), self.rvalue(index));
        if self.types().is_pointer(self.ty(index)) {
            std::mem::swap(&mut base, &mut index);
        }
        if self.ty(base).is_unknown() {
            let sum = self.add(
                ExprKind::Binary(BinOp::Add, base, index),
                Ty::UNKNOWN,
                place,
            );
            return self.add(ExprKind::Deref(sum), Ty::UNKNOWN, place);
        }
        if !self.types().is_pointer(self.ty(base)) {
            self.invalid(
                place,
                "subscripted value is neither array nor pointer nor vector",
            );
            return self.unsupported_expression("subscript_expression", place);
        }
        let moved = self.offset(base, index, false, place);
        self.dereference(moved, place)
    }

    /// A pointer moved by a number of elements.
    fn offset(&mut self, pointer: ExprId, index: ExprId, is_back: bool, place: Place) -> ExprId {
        let ty = self.ty(pointer).plain();
        let index = match self.pair_of(self.ty(index)) {
            Some(Pair::Wide { .. }) => self.convert(index, Ty::LONG),
            _ => index,
        };
        let index_ty = self.ty(index);
        if !self.types().is_integer(index_ty) && !index_ty.is_unknown() {
            self.invalid(place, "array subscript is not an integer");
            return self.unsupported_expression("subscript_expression", place);
        }
        let to = self.types().pointee(ty).unwrap_or(Ty::UNKNOWN);
        if self.types().size(to).is_none() && !self.types().is_variable(to) && !to.is_unknown() {
            let name = self.types().name(to);
            self.invalid(place, format!("invalid use of incomplete type '{name}'"));
        }
        let index = self.convert(index, Ty::LONG);
        let array = self.decayed_length(pointer);
        let kind = ExprKind::Offset {
            pointer,
            index,
            is_back,
            array,
        };
        self.add(kind, ty, place)
    }

    pub(super) fn binary(&mut self, operator: &str, left: ExprId, right: ExprId) -> ExprId {
        let place = self.place_of(left).to(self.place_of(right));
        if operator == "&&" || operator == "||" {
            let (left, right) = (self.truth(left), self.truth(right));
            let kind = if operator == "&&" {
                ExprKind::And(left, right)
            } else {
                ExprKind::Or(left, right)
            };
            return self.add(kind, Ty::INT, place);
        }
        match super::exprs::operator(operator) {
            Some(op) => self.arithmetic(op, left, right, place),
            None => self.unsupported_expression("binary_expression", place),
        }
    }

    /// An operator that evaluates both of its operands.
    pub(super) fn arithmetic(
        &mut self,
        op: BinOp,
        left: ExprId,
        right: ExprId,
        place: Place,
    ) -> ExprId {
        let (left, right) = (self.rvalue(left), self.rvalue(right));
        let (a, b) = (self.ty(left), self.ty(right));
        let is_comparison = op.is_comparison();
        if a.is_unknown() || b.is_unknown() {
            let (kind, ty) = match is_comparison {
                true => (ExprKind::Compare(op, left, right), Ty::INT),
                false => (ExprKind::Binary(op, left, right), Ty::UNKNOWN),
            };
            return self.add(kind, ty, place);
        }
        if let Some(done) = self.pair_binary(op, left, right, place) {
            return done;
        }
        if let Some(done) = self.vector_binary(op, left, right, place) {
            return done;
        }
        let pointers = (self.types().is_pointer(a), self.types().is_pointer(b));
        let is_integer = |parser: &Self, ty: Ty| parser.types().is_integer(ty);
        match (op, pointers) {
            (BinOp::Add, (true, false)) if is_integer(self, b) => {
                return self.offset(left, right, false, place);
            }
            (BinOp::Add, (false, true)) if is_integer(self, a) => {
                return self.offset(right, left, false, place);
            }
            (BinOp::Sub, (true, false)) if is_integer(self, b) => {
                return self.offset(left, right, true, place);
            }
            (BinOp::Sub, (true, true)) => {
                return self.add(ExprKind::Distance(left, right), Ty::LONG, place);
            }
            (_, (true, true)) if is_comparison => {
                return self.add(ExprKind::Compare(op, left, right), Ty::INT, place);
            }
            (_, (true, false)) if is_comparison && is_integer(self, b) => {
                let right = self.convert(right, a);
                return self.add(ExprKind::Compare(op, left, right), Ty::INT, place);
            }
            (_, (false, true)) if is_comparison && is_integer(self, a) => {
                let left = self.convert(left, b);
                return self.add(ExprKind::Compare(op, left, right), Ty::INT, place);
            }
            _ => {}
        }
        let fits = match op {
            BinOp::Rem | BinOp::Shl | BinOp::Shr | BinOp::BitAnd | BinOp::BitOr | BinOp::BitXor => {
                is_integer(self, a) && is_integer(self, b)
            }
            _ => self.types().is_arithmetic(a) && self.types().is_arithmetic(b),
        };
        if !fits {
            let (a, b) = (self.types().name(a), self.types().name(b));
            self.invalid(
                place,
                format!(
                    "invalid operands to binary {} (have '{a}' and '{b}')",
                    op.text()
                ),
            );
            return self.unsupported_expression("binary_expression", place);
        }
        let (left, right) = (self.promote(left), self.promote(right));
        if matches!(op, BinOp::Shl | BinOp::Shr) {
            let (ty, width) = (self.ty(left), self.narrow_width(left));
            let shifted = self.add(ExprKind::Binary(op, left, right), ty, place);
            return self.within_width(shifted, width);
        }
        let ty = self.types().common(self.ty(left), self.ty(right));
        let width = self.common_width(left, right);
        let (left, right) = (self.convert(left, ty), self.convert(right, ty));
        if is_comparison {
            return self.add(ExprKind::Compare(op, left, right), Ty::INT, place);
        }
        let result = self.add(ExprKind::Binary(op, left, right), ty, place);
        self.within_width(result, width)
    }

    pub(super) fn conditional(
        &mut self,
        condition: ExprId,
        then: ExprId,
        otherwise: ExprId,
    ) -> ExprId {
        let place = self.place_of(condition).to(self.place_of(otherwise));
        let condition = self.truth(condition);
        let (then, otherwise) = (self.rvalue(then), self.rvalue(otherwise));
        let is_arithmetic = |id| self.types().is_arithmetic(self.ty(id));
        let (then, otherwise) = match is_arithmetic(then) && is_arithmetic(otherwise) {
            true => (self.promote(then), self.promote(otherwise)),
            false => (then, otherwise),
        };
        let (a, b) = (self.ty(then).plain(), self.ty(otherwise).plain());
        let ty = if a.is(b) {
            a
        } else if a.is_unknown() || b.is_unknown() {
            Ty::UNKNOWN
        } else if a.is_void() || b.is_void() {
            Ty::VOID
        } else if let Some(pair) = self
            .common_pair(a, b)
            .filter(|_| self.types().is_number(a) && self.types().is_number(b))
        {
            self.unit.types.pair(pair)
        } else if self.types().is_arithmetic(a) && self.types().is_arithmetic(b) {
            self.types().common(a, b)
        } else if self.types().is_pointer(a) && self.is_null(otherwise) {
            a
        } else if self.types().is_pointer(b) && self.is_null(then) {
            b
        } else if self.types().is_pointer(a) && self.types().is_pointer(b) {
            if self.types().pointee(b).is_some_and(Ty::is_void) {
                b
            } else {
                a
            }
        } else if self.types().is_pointer(a) && self.types().is_integer(b) {
            a
        } else if self.types().is_pointer(b) && self.types().is_integer(a) {
            b
        } else {
            self.invalid(place, "type mismatch in conditional expression");
            Ty::UNKNOWN
        };
        let (then, otherwise) = match ty.is_void() {
            true => (then, otherwise),
            false => (self.convert(then, ty), self.convert(otherwise, ty)),
        };
        self.add(ExprKind::Conditional(condition, then, otherwise), ty, place)
    }

    /// Whether something can be assigned to; says so where it cannot.
    fn check_target(&mut self, target: ExprId, place: Place) -> bool {
        let ty = self.ty(target);
        if let ExprKind::Unsupported(_) = self.unit.expr(target).kind {
            // It has been told what is wrong with it.
            return false;
        }
        if let ExprKind::Unknown(name) = &self.unit.expr(target).kind
            && !self.unit.assumed.iter().any(|(known, _)| known == name)
        {
            let assumed = (name.clone(), self.place_of(target));
            self.unit.assumed.push(assumed);
        }
        if !self.is_object(target) || self.types().is_array(ty) {
            self.invalid(place, "lvalue required as left operand of assignment");
            return false;
        }
        if ty.is_const {
            // What a pointer says is checked when the program runs: the object may be another's.
            let name = match &self.unit.expr(target).kind {
                ExprKind::Var(var) => format!("variable '{}'", self.unit.var(*var).name),
                _ => "location".into(),
            };
            self.invalid(place, format!("assignment of read-only {name}"));
            return false;
        }
        true
    }

    pub(super) fn assign(&mut self, target: ExprId, value: ExprId) -> ExprId {
        let place = self.place_of(target).to(self.place_of(value));
        if !self.check_target(target, place) {
            return self.unsupported_expression("assignment_expression", place);
        }
        let ty = self.ty(target).plain();
        let value = self.convert_for(value, ty, Purpose::Assignment);
        self.add(ExprKind::Assign(target, value), ty, place)
    }

    pub(super) fn update(
        &mut self,
        op: BinOp,
        target: ExprId,
        value: ExprId,
        gives_old: bool,
    ) -> ExprId {
        let place = self.place_of(target).to(self.place_of(value));
        if !self.check_target(target, place) {
            return self.unsupported_expression("update_expression", place);
        }
        let ty = self.ty(target).plain();
        let value = self.rvalue(value);
        if let Some(done) = self.pair_update(op, target, value, gives_old, place) {
            return done;
        }
        let given = self.ty(value);
        let (via, value) = if ty.is_unknown() || given.is_unknown() {
            (Ty::UNKNOWN, value)
        } else if self.types().is_pointer(ty) {
            if !self.types().is_integer(given) || !matches!(op, BinOp::Add | BinOp::Sub) {
                self.invalid(
                    place,
                    "invalid operands to compound assignment of a pointer",
                );
                return self.unsupported_expression("assignment_expression", place);
            }
            (ty, self.convert(value, Ty::LONG))
        } else if !self.types().is_arithmetic(ty) || !self.types().is_arithmetic(given) {
            self.invalid(place, "invalid operands to compound assignment");
            return self.unsupported_expression("assignment_expression", place);
        } else if matches!(op, BinOp::Shl | BinOp::Shr) {
            (self.promoted_type(target), self.promote(value))
        } else {
            let types = (self.promoted_type(target), self.promoted_type(value));
            let via = self.types().common(types.0, types.1);
            (via, self.convert(value, via))
        };
        let kind = ExprKind::Update {
            op,
            target,
            value,
            via,
            gives_old,
        };
        self.add(kind, ty, place)
    }
}
