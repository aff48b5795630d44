//! Conversions as if by assignment: what gcc refuses, and what it warns of and carries out.

use super::{Parser, Report};
use crate::ast::{ExprId, ExprKind};
use crate::token::Place;
use crate::types::{Kind, Length, Ty, Types};
use std::rc::Rc;

/// What a value is converted for.
#[derive(Clone, Copy)]
pub(super) enum Purpose<'a> {
    Assignment,
    Initialization,
    /// The nth argument, from 1, of a function.
    Argument(usize, &'a Rc<str>),
    Return,
}

impl Purpose<'_> {
    /// What is wrong between types that no conversion leads from one to the other of.
    fn refusal(self, from: &str, to: &str) -> String {
        match self {
            Purpose::Assignment => {
                format!("incompatible types when assigning to type '{to}' from type '{from}'")
            }
            Purpose::Initialization => {
                format!("incompatible types when initializing type '{to}' using type '{from}'")
            }
            Purpose::Argument(nth, function) => {
                format!("incompatible type for argument {nth} of '{function}'")
            }
            Purpose::Return => {
                format!("incompatible types when returning type '{from}' but '{to}' was expected")
            }
        }
    }

    /// A pointer to something else.
    fn other_pointee(self, from: &str, to: &str) -> String {
        match self {
            Purpose::Assignment => {
                format!("assignment to '{to}' from incompatible pointer type '{from}'")
            }
            Purpose::Initialization => {
                format!("initialization of '{to}' from incompatible pointer type '{from}'")
            }
            Purpose::Argument(nth, function) => {
                format!("passing argument {nth} of '{function}' from incompatible pointer type")
            }
            Purpose::Return => {
                format!("returning '{from}' from a function with incompatible return type '{to}'")
            }
        }
    }

    /// A pointer where an integer belongs, or the other way round.
    fn other_kind(self, from: &str, to: &str, what: &str) -> String {
        let what = format!("makes {what} without a cast");
        match self {
            Purpose::Assignment => format!("assignment to '{to}' from '{from}' {what}"),
            Purpose::Initialization => format!("initialization of '{to}' from '{from}' {what}"),
            Purpose::Argument(nth, function) => {
                format!("passing argument {nth} of '{function}' {what}")
            }
            Purpose::Return => {
                format!("returning '{from}' from a function with return type '{to}' {what}")
            }
        }
    }

    fn discards(self, qualifier: &str) -> String {
        let how = match self {
            Purpose::Assignment => "assignment".into(),
            Purpose::Initialization => "initialization".into(),
            Purpose::Argument(nth, function) => format!("passing argument {nth} of '{function}'"),
            Purpose::Return => "return".into(),
        };
        format!("{how} discards '{qualifier}' qualifier from pointer target type")
    }
}

impl Parser {
    /// Whether a value is a null pointer constant.
    pub(super) fn is_null(&self, id: ExprId) -> bool {
        match self.unit.expr(id).kind {
            ExprKind::Int(0) => self.types().is_integer(self.ty(id)),
            ExprKind::Cast(inner) => {
                let to = self.types().pointee(self.ty(id));
                to.is_some_and(Ty::is_void)
                    && matches!(self.unit.expr(inner).kind, ExprKind::Int(0))
            }
            _ => false,
        }
    }

    /// What the compiler only warns of. The library's own code is not spoken of.
    pub(super) fn warn(&mut self, place: Place, message: impl Into<String>) {
        if !self.is_library {
            self.report(place, Report::Warning(message.into()));
        }
    }

    /// A value converted as if by assignment.
    pub(super) fn convert_for(&mut self, id: ExprId, ty: Ty, purpose: Purpose<'_>) -> ExprId {
        let id = self.rvalue(id);
        let from = self.ty(id).plain();
        let to = ty.plain();
        let place = self.place_of(id);
        if from.is_unknown() || to.is_unknown() || from.is(to) {
            return id;
        }
        let (from_pointer, to_pointer) = (self.types().pointee(from), self.types().pointee(to));
        let fits = match (from_pointer, to_pointer) {
            _ if from.is_void() => false,
            (None, None) => self.types().is_number(from) && self.types().is_number(to),
            (Some(_), Some(_)) => true,
            (None, Some(_)) => self.types().is_integer(from),
            (Some(_), None) => self.types().is_integer(to),
        };
        let names = (self.types().name(from), self.types().name(to));
        if !fits {
            let message = match purpose {
                _ if from.is_void() => "void value not ignored as it ought to be".to_owned(),
                Purpose::Initialization if self.types().is_record(ty) => {
                    "invalid initializer".to_owned()
                }
                _ => purpose.refusal(&names.0, &names.1),
            };
            self.invalid(place, message);
            return id;
        }
        // The rest gcc only warns of: the program goes on.
        let warning = match (from_pointer, to_pointer) {
            (Some(from), Some(to)) if !self.is_null(id) => {
                let lost = match (
                    from.is_const && !to.is_const,
                    from.is_volatile && !to.is_volatile,
                ) {
                    (true, _) => Some("const"),
                    (_, true) => Some("volatile"),
                    _ => None,
                };
                if !points_alike(self.types(), from, to) {
                    Some(purpose.other_pointee(&names.0, &names.1))
                } else {
                    lost.map(|qualifier| purpose.discards(qualifier))
                }
            }
            (None, Some(_)) if !self.is_null(id) => {
                Some(purpose.other_kind(&names.0, &names.1, "pointer from integer"))
            }
            (Some(_), None) if !to.is_bool() => {
                Some(purpose.other_kind(&names.0, &names.1, "integer from pointer"))
            }
            _ => None,
        };
        if let Some(warning) = warning {
            self.warn(place, warning);
        }
        self.convert(id, to)
    }
}

/// Whether what two pointers point to is one type but for qualifiers and signs, or unknown.
fn points_alike(types: &Types, from: Ty, to: Ty) -> bool {
    let (from, to) = (from.plain(), to.plain());
    if from.is_void() || to.is_void() {
        return true;
    }
    if let (Kind::Array(left, n), Kind::Array(right, m)) = (types.kind(from), types.kind(to)) {
        let differ = matches!((n, m), (Length::Known(n), Length::Known(m)) if n != m);
        return !differ && types.is_compatible(left.plain(), right.plain());
    }
    types.is_compatible(from, to)
        || types.is_integer(from)
            && types.is_integer(to)
            && unsigned(types, from).is(unsigned(types, to))
}

/// The unsigned type beside an integer type.
fn unsigned(types: &Types, ty: Ty) -> Ty {
    match types.kind(types.stored(ty)) {
        Kind::Char | Kind::SignedChar => Ty::UNSIGNED_CHAR,
        Kind::Short => Ty::UNSIGNED_SHORT,
        Kind::Int => Ty::UNSIGNED_INT,
        Kind::Long => Ty::UNSIGNED_LONG,
        Kind::LongLong => Ty::UNSIGNED_LONG_LONG,
        _ => types.stored(ty),
    }
}
