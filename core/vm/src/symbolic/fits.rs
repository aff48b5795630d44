//! For which unknown operands an operation on integers of fixed width has no meaning: its result does not fit, or it shifts too far.
//!
//! Where one operand is a known number, the question compares the other with a bound, as a careful programmer writes it. Where both
//! are unknown it asks about the result in a type that is wide enough.

use crate::machine::Machine;
use crate::symbolic::Expression;
use crate::symbolic::cases::{Answer, Question};
use crate::value::Value;
use ir::{BinOp, Overflow, Scalar, Shift, UnOp, Undefined};

impl Machine {
    /// When an operation on two integers has no meaning.
    pub(crate) fn may_not_fit(&mut self, op: BinOp, left: Value, right: Value) -> Vec<Question> {
        let scalars = self.sure_scalar(left).zip(self.sure_scalar(right));
        let Some((scalar, other)) = scalars.filter(|(one, other)| is_word(*one) && is_word(*other))
        else {
            return Vec::new();
        };
        let arithmetic = &self.semantics().numbers.arithmetic;
        match op {
            BinOp::Shl | BinOp::Shr if arithmetic.shift == Shift::Undefined => {
                self.bad_shift(op, (scalar, left), (other, right))
            }
            BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Div | BinOp::Rem
                if arithmetic.overflow == Overflow::Undefined
                    && scalar.is_signed()
                    && scalar == other =>
            {
                self.overflow(op, scalar, left, right)
            }
            _ => Vec::new(),
        }
    }

    /// The same for an operation on one.
    pub(crate) fn may_not_fit_alone(&mut self, op: UnOp, value: Value) -> Vec<Question> {
        let overflow = self.semantics().numbers.arithmetic.overflow;
        match self.sure_scalar(value) {
            Some(scalar)
                if op == UnOp::Neg
                    && is_word(scalar)
                    && scalar.is_signed()
                    && overflow == Overflow::Undefined =>
            {
                let least = scalar.range().0 as i64;
                vec![overflows(BinOp::Eq, value, Value::Sized(scalar, least))]
            }
            _ => Vec::new(),
        }
    }

    fn overflow(&mut self, op: BinOp, scalar: Scalar, left: Value, right: Value) -> Vec<Question> {
        let (least, greatest) = scalar.range();
        if self.always_fits(op, scalar, left, right) {
            return Vec::new();
        }
        let word = |number: i128| Value::Sized(scalar, number as i64);
        let beyond = |op, subject, bound: i128| {
            let is_there = (least..=greatest).contains(&bound);
            is_there.then(|| overflows(op, subject, word(bound)))
        };
        let known = |value: Value| match value {
            Value::Sized(_, bits) => Some(scalar.number(bits)),
            _ => None,
        };
        let found = match (op, known(left), known(right)) {
            (_, Some(_), Some(_)) => return Vec::new(),
            (BinOp::Add, None, Some(by)) | (BinOp::Add, Some(by), None) => {
                let subject = if known(left).is_some() { right } else { left };
                match by {
                    0 => return Vec::new(),
                    1.. => [beyond(BinOp::Gt, subject, greatest - by), None],
                    _ => [beyond(BinOp::Lt, subject, least - by), None],
                }
            }
            (BinOp::Sub, None, Some(by)) => match by {
                0 => return Vec::new(),
                1.. => [beyond(BinOp::Lt, left, least + by), None],
                _ => [beyond(BinOp::Gt, left, greatest + by), None],
            },
            (BinOp::Sub, Some(from), None) => [
                beyond(BinOp::Lt, right, from - greatest),
                beyond(BinOp::Gt, right, from - least),
            ],
            (BinOp::Mul, None, Some(by)) | (BinOp::Mul, Some(by), None) => {
                let subject = if known(left).is_some() { right } else { left };
                match by {
                    0 | 1 => return Vec::new(),
                    -1 => [beyond(BinOp::Eq, subject, least), None],
                    2.. => [
                        beyond(BinOp::Gt, subject, greatest / by),
                        beyond(BinOp::Lt, subject, least / by),
                    ],
                    _ => [
                        beyond(BinOp::Lt, subject, greatest / by),
                        beyond(BinOp::Gt, subject, least / by),
                    ],
                }
            }
            (BinOp::Div | BinOp::Rem, None, Some(by)) => match by {
                -1 => [beyond(BinOp::Eq, left, least), None],
                _ => return Vec::new(),
            },
            (BinOp::Div | BinOp::Rem, Some(dividend), None) => match dividend == least {
                true => [beyond(BinOp::Eq, right, -1), None],
                false => return Vec::new(),
            },
            (BinOp::Div | BinOp::Rem, None, None) => {
                let is_least = self.unknown(Expression::Binary(BinOp::Eq, left, word(least)));
                let is_minus = self.unknown(Expression::Binary(BinOp::Eq, right, word(-1)));
                [Some(overflows(BinOp::BitAnd, is_least, is_minus)), None]
            }
            _ => return self.overflow_of_unknowns(op, scalar, left, right),
        };
        found.into_iter().flatten().collect()
    }

    /// Whether a result fits whatever the operands are, as those of conversions from narrower types do.
    fn always_fits(&self, op: BinOp, scalar: Scalar, left: Value, right: Value) -> bool {
        let fits = |number: i128| scalar.holds(number);
        let [a, b] = [left, right].map(|side| self.bounds(scalar, side));
        match op {
            BinOp::Add => fits(a.0 + b.0) && fits(a.1 + b.1),
            BinOp::Sub => fits(a.0 - b.1) && fits(a.1 - b.0),
            BinOp::Mul => {
                let corners = [a.0 * b.0, a.0 * b.1, a.1 * b.0, a.1 * b.1];
                corners.into_iter().all(fits)
            }
            BinOp::Div | BinOp::Rem => a.0 > scalar.range().0 || b.0 > -1 || b.1 < -1,
            _ => false,
        }
    }

    /// Between which numbers an operand lies, by its form.
    fn bounds(&self, scalar: Scalar, value: Value) -> (i128, i128) {
        match value {
            Value::Sized(_, bits) => (scalar.number(bits), scalar.number(bits)),
            Value::Unknown(unknown) => match self.state.unknowns.get(unknown).expression {
                Expression::Unary(UnOp::As(_), inner) => match self.sure_scalar(inner) {
                    Some(Scalar::Bool) => (0, 1),
                    Some(from) if is_word(from) => {
                        let (least, greatest) = from.range();
                        match scalar.holds(least) && scalar.holds(greatest) {
                            true => (least, greatest),
                            false => scalar.range(),
                        }
                    }
                    _ => scalar.range(),
                },
                _ => scalar.range(),
            },
            _ => scalar.range(),
        }
    }

    /// Whether a sum or product of two unknowns fits, computed in a wider type.
    fn overflow_of_unknowns(
        &mut self,
        op: BinOp,
        scalar: Scalar,
        left: Value,
        right: Value,
    ) -> Vec<Question> {
        if scalar.bits().is_none_or(|bits| bits > 32) {
            return self.overflow_of_widest(op, scalar, left, right);
        }
        let wide = Scalar::I64;
        let [left, right] =
            [left, right].map(|side| self.unknown(Expression::Unary(UnOp::As(wide), side)));
        let result = self.unknown(Expression::Binary(op, left, right));
        let (least, greatest) = scalar.range();
        let word = |number: i128| Value::Sized(wide, number as i64);
        vec![
            overflows(BinOp::Gt, result, word(greatest)),
            overflows(BinOp::Lt, result, word(least)),
        ]
    }

    /// The same where there is no wider type: a sum that wraps has the sign of neither operand (Warren, Hacker's Delight, 2-13).
    fn overflow_of_widest(
        &mut self,
        op: BinOp,
        scalar: Scalar,
        left: Value,
        right: Value,
    ) -> Vec<Question> {
        if scalar != Scalar::I64 || !matches!(op, BinOp::Add | BinOp::Sub) {
            return Vec::new();
        }
        let [a, b] =
            [left, right].map(|side| self.unknown(Expression::Unary(UnOp::As(Scalar::U64), side)));
        let mut pair = |op, one, other| self.unknown(Expression::Binary(op, one, other));
        let result = pair(op, a, b);
        let signs = match op {
            BinOp::Add => [
                pair(BinOp::BitXor, a, result),
                pair(BinOp::BitXor, b, result),
            ],
            _ => [pair(BinOp::BitXor, a, b), pair(BinOp::BitXor, a, result)],
        };
        let both = pair(BinOp::BitAnd, signs[0], signs[1]);
        let signed = self.unknown(Expression::Unary(UnOp::As(scalar), both));
        vec![overflows(BinOp::Lt, signed, Value::Sized(scalar, 0))]
    }

    fn bad_shift(
        &mut self,
        op: BinOp,
        (scalar, left): (Scalar, Value),
        (counted, count): (Scalar, Value),
    ) -> Vec<Question> {
        let Some(width) = scalar.bits() else {
            return Vec::new();
        };
        let bad = |op, subject, bound| Question {
            op,
            subject,
            bound,
            then: Answer::Undefined(Undefined::BadShift),
        };
        let mut all = Vec::new();
        let is_unknown = |value: Value| matches!(value, Value::Unknown(_));
        if counted.is_signed() {
            all.push(bad(BinOp::Lt, count, Value::Sized(counted, 0)));
        }
        if !is_unknown(count) {
            let far = Value::Sized(counted, i64::from(width));
            all.push(bad(BinOp::Ge, count, far));
        } else {
            let far = match left {
                Value::Sized(_, ..0) if op == BinOp::Shl && scalar.is_signed() => 0,
                // So far that a bit leaves the number.
                Value::Sized(_, bits) if op == BinOp::Shl && scalar.is_signed() => {
                    i64::from(bits.leading_zeros()) - i64::from(64 - width)
                }
                _ => i64::from(width),
            };
            all.push(bad(BinOp::Ge, count, Value::Sized(counted, far)));
        }
        if op == BinOp::Shl && scalar.is_signed() && is_unknown(left) {
            all.push(bad(BinOp::Lt, left, Value::Sized(scalar, 0)));
            // How far is too far for a number that is not known depends on the count; where that is not known either nothing is asked.
            let most = match count {
                Value::Sized(_, by) => (0..i64::from(width))
                    .contains(&by)
                    .then(|| Value::Sized(scalar, scalar.range().1 as i64 >> by)),
                _ => None,
            };
            all.extend(most.map(|most| bad(BinOp::Gt, left, most)));
        }
        all
    }
}

fn overflows(op: BinOp, subject: Value, bound: Value) -> Question {
    Question {
        op,
        subject,
        bound,
        then: Answer::Undefined(Undefined::SignedOverflow),
    }
}

/// Whether a type is one of integers that a machine word holds.
fn is_word(scalar: Scalar) -> bool {
    scalar.is_fixed() && scalar.bits().is_some_and(|bits| bits <= 64) && scalar != Scalar::Bool
}
