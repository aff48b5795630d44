//! What comes out of something generic is looked at where more is known of its type than the declaration says.
//!
//! The JDK's compiler casts each such value. Here that is done only in programs that may have put something else in
//! than the types say: those that use raw types, or casts that cannot be checked. Whether one does is known at its end;
//! a program that does is checked once more (`lower`).

use super::checker::Checker;
use super::hir::{Expr, ExprKind, Place, Target};
use super::ty::Ty;

impl Checker<'_> {
    /// Notes a cast that cannot be checked.
    pub fn note_unchecked(&mut self, from: &Ty, to: &Ty) {
        if matches!(to, Ty::Var(_)) || (!to.args().is_empty() && from != to) {
            self.is_polluted |= self.is_own(self.cx.file);
        }
    }

    /// A reference as one of a type that is written out.
    pub fn as_declared(&mut self, expr: Expr, to: &Ty) -> Expr {
        if !self.is_own(self.cx.file) {
            return expr;
        }
        if let (Ty::Class(from, given), Ty::Class(_, wanted)) = (&expr.ty, to)
            && given.is_empty()
            && !wanted.is_empty()
            && !self.world.class(*from).vars.is_empty()
        {
            self.is_polluted = true;
        }
        let to = to.clone();
        self.looked_at(expr, to)
    }

    /// A value of whose own type use is made: a receiver, a part of a text, what is unboxed.
    pub fn as_itself(&mut self, expr: Expr) -> Expr {
        let to = expr.ty.clone();
        self.looked_at(expr, to)
    }

    fn looked_at(&mut self, expr: Expr, to: Ty) -> Expr {
        if !self.is_polluted || !self.is_own(self.cx.file) || !self.is_erased(&expr) {
            return expr;
        }
        let is_object = self.world.is_named(&to, "java.lang.Object");
        if is_object || !matches!(to, Ty::Class(..) | Ty::Array(_)) {
            return expr;
        }
        self.note_type(&to);
        let at = expr.at;
        self.expr(to.clone(), at, ExprKind::Cast(to, Box::new(expr)))
    }

    /// What a value is for sure before anybody looks at it: in a program that may have put something else in, what the
    /// declaration of what gives the value says, which is nothing.
    pub fn held_type<'e>(&self, expr: &'e Expr) -> Option<&'e Ty> {
        let is_reference = matches!(expr.ty, Ty::Class(..) | Ty::Array(_));
        let is_open = is_reference && self.is_polluted && self.is_erased(expr);
        (!is_open).then_some(&expr.ty)
    }

    /// Whether the declaration of what gives the value says less than the expression's type. A parameter of a function
    /// gets what a generic caller has.
    fn is_erased(&self, expr: &Expr) -> bool {
        let is_open = |ty: &Ty| match ty {
            Ty::Array(element) => matches!(**element, Ty::Var(_)),
            ty => matches!(ty, Ty::Var(_)),
        };
        match &expr.kind {
            ExprKind::Call(
                Target::Virtual(_, _, Some(method))
                | Target::Global(_, Some(method))
                | Target::Intrinsic(_, Some(method)),
                _,
            ) => is_open(&self.world.method(*method).ret),
            ExprKind::Load(Place::Field(_, member)) => self.open_members.contains(member),
            ExprKind::Load(Place::Local(name)) => self
                .locals
                .iter()
                .rev()
                .find(|local| local.symbol == *name)
                .is_some_and(|local| local.is_inferred),
            _ => false,
        }
    }
}
