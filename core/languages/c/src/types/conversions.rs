//! Which types may stand for each other, and what arithmetic makes of two.

use super::{Kind, Length, Ty, Types, basic};

impl Types {
    /// Whether values of two types may stand for each other.
    pub fn is_compatible(&self, left: Ty, right: Ty) -> bool {
        if left.is(right) || left.is_unknown() || right.is_unknown() {
            return true;
        }
        match (self.kind(left), self.kind(right)) {
            (Kind::Pointer(a), Kind::Pointer(b)) => {
                a.is_const == b.is_const
                    && a.is_volatile == b.is_volatile
                    && self.is_compatible(*a, *b)
            }
            (Kind::Array(a, n), Kind::Array(b, m)) => {
                self.is_compatible(*a, *b)
                    && match (n, m) {
                        (Length::Known(n), Length::Known(m)) => n == m,
                        _ => true,
                    }
            }
            (Kind::Function(a), Kind::Function(b)) => {
                self.is_compatible(a.result, b.result)
                    && (!a.has_prototype
                        || !b.has_prototype
                        || a.is_variadic == b.is_variadic
                            && a.parameters.len() == b.parameters.len()
                            && a.parameters
                                .iter()
                                .zip(&b.parameters)
                                .all(|(a, b)| self.is_compatible(*a, *b)))
            }
            (Kind::Enum(id), _) => right.is(self.enums[id.0 as usize].underlying),
            (_, Kind::Enum(id)) => left.is(self.enums[id.0 as usize].underlying),
            _ => false,
        }
    }

    /// The type after integer promotion.
    pub fn promoted(&self, ty: Ty) -> Ty {
        match self.kind(self.stored(ty)) {
            Kind::Bool
            | Kind::Char
            | Kind::SignedChar
            | Kind::UnsignedChar
            | Kind::Short
            | Kind::UnsignedShort => Ty::INT,
            _ => self.stored(ty),
        }
    }

    /// The common type of the usual arithmetic conversions.
    pub fn common(&self, left: Ty, right: Ty) -> Ty {
        if left.is_unknown() || right.is_unknown() {
            return Ty::UNKNOWN;
        }
        for float in [Ty::LONG_DOUBLE, Ty::DOUBLE, Ty::FLOAT] {
            if left.is(float) || right.is(float) {
                return float;
            }
        }
        let (left, right) = (self.promoted(left), self.promoted(right));
        // By rank; of one rank the unsigned one.
        let rank = |ty: Ty| match ty.id {
            7 | 8 => 1,
            9 | 10 => 2,
            _ => 3,
        };
        let (high, low) =
            if (rank(left), self.is_unsigned(left)) >= (rank(right), self.is_unsigned(right)) {
                (left, right)
            } else {
                (right, left)
            };
        if !self.is_unsigned(high) && self.is_unsigned(low) && self.size(high) == self.size(low) {
            // `long long` and `unsigned long`: as wide, so unsigned.
            return basic(high.id + 1);
        }
        high
    }
}
