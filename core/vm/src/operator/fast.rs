//! Operators on numbers without a call: what the interpreter loop tries first.
//!
//! **Invariant.** What is given here is exactly what [`crate::operator`] gives; everything that a language has a
//! say in beyond [`Rules`], that is an error, or that is undefined is declined.

use crate::value::Value;
use crate::value::number::fixed::{as_single, single, singles};
use ir::{
    BinOp, Division, Integers, Overflow, Promotion, Remainder, Results, Scalar, Semantics,
    Truthiness, UnOp,
};

/// What the loop must know of a language's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "a set of independent facts")]
pub struct Rules {
    /// Signed overflow wraps.
    wraps: bool,
    /// Operands narrower than 32 bits are promoted.
    promotes: bool,
    /// Integer division and remainder round towards zero.
    truncates: bool,
    /// The remainder of ordinary integers has the sign of the divisor.
    floors: bool,
    /// The quotient of ordinary integers is a double.
    is_exact: bool,
    /// It is an integer where it comes out even, and the remainder has the sign of the dividend.
    is_even: bool,
    /// Zero is false, and every other number is true.
    has_false_zero: bool,
    /// The type of lengths.
    lengths: Scalar,
    /// Numbers are doubles, and integers are those without a fraction.
    doubles: bool,
    /// Operands of different kinds are converted.
    converts: bool,
    /// Some intrinsics are quick, see [`crate::natives::ordered::quick`].
    is_quick: bool,
}

impl Rules {
    /// Those of a language.
    #[must_use]
    pub fn of(semantics: &Semantics) -> Rules {
        Rules {
            wraps: semantics.numbers.arithmetic.overflow == Overflow::Wraps,
            promotes: semantics.numbers.arithmetic.promotion == Promotion::To32,
            truncates: semantics.numbers.division == Division::Truncated
                && semantics.numbers.remainder == Remainder::Truncated,
            floors: semantics.numbers.remainder == Remainder::Floored,
            is_exact: semantics.numbers.division == Division::Exact,
            is_even: semantics.numbers.division == Division::Even
                && semantics.numbers.remainder == Remainder::Truncated,
            lengths: semantics.numbers.lengths,
            doubles: semantics.numbers.integers == Integers::Doubles,
            converts: semantics.objects.operands_convert,
            is_quick: semantics.objects.operands_convert
                || semantics.calls.results == Results::Several,
            has_false_zero: semantics.truth == Truthiness::ZeroNilEmpty,
        }
    }

    /// Whether signed overflow wraps.
    pub(crate) fn wraps(self) -> bool {
        self.wraps
    }

    /// Whether operands of different kinds are converted, see [`crate::Machine::quick_operator`].
    #[inline(always)]
    pub(crate) fn converts(self) -> bool {
        self.converts
    }

    /// Whether some intrinsics are quick.
    #[inline(always)]
    pub(crate) fn has_quick(self) -> bool {
        self.is_quick
    }

    /// Whether integers are doubles without a fraction.
    pub(crate) fn has_doubles(self) -> bool {
        self.doubles
    }
}

/// [`binary`] for those who are in no hurry: it is large.
#[inline(never)]
pub fn binary_once(rules: Rules, op: BinOp, left: Value, right: Value) -> Option<Value> {
    binary(rules, op, left, right)
}

/// [`unary`] for them.
#[inline(never)]
pub fn unary_once(rules: Rules, op: UnOp, value: Value) -> Option<Value> {
    unary(rules, op, value)
}

/// An operator on two numbers; `None` for everything else.
#[inline(always)]
pub fn binary(rules: Rules, op: BinOp, left: Value, right: Value) -> Option<Value> {
    match (left, right) {
        (Value::Int(a), Value::Int(b)) => integers(rules, op, a, b),
        (Value::Sized(first, a), Value::Sized(second, b)) => {
            if first == second {
                same_width(rules, op, first, a, b)
            } else {
                shift(rules, op, first, a, b)
            }
        }
        (Value::Float(a), Value::Float(b)) => doubles(op, a, b),
        (Value::Float(a), Value::Int(b)) => mixed(rules, op, a, exact_double(b)?),
        (Value::Int(a), Value::Float(b)) => mixed(rules, op, exact_double(a)?, b),
        (Value::Pointer(..), _) => pointers(op, left, right),
        _ => None,
    }
}

/// An operator on a double and an integer, which are the same number where integers are doubles, and else of two kinds.
#[inline(always)]
fn mixed(rules: Rules, op: BinOp, a: f64, b: f64) -> Option<Value> {
    match op {
        BinOp::StrictEq | BinOp::StrictNe if !rules.doubles => {
            Some(Value::Bool(op == BinOp::StrictNe))
        }
        _ => doubles(op, a, b),
    }
}

/// A pointer moved, and two pointers into one object compared.
#[inline]
fn pointers(op: BinOp, left: Value, right: Value) -> Option<Value> {
    let Value::Pointer(region, offset) = left else {
        return None;
    };
    Some(match (op, right) {
        (BinOp::Add, Value::Sized(Scalar::I64 | Scalar::U64, by)) => {
            Value::Pointer(region, offset.wrapping_add(by))
        }
        (BinOp::Sub, Value::Sized(Scalar::I64 | Scalar::U64, by)) => {
            Value::Pointer(region, offset.wrapping_sub(by))
        }
        (BinOp::Ne, Value::Nil) => Value::Bool(true),
        (BinOp::Eq, Value::Nil) => Value::Bool(false),
        (_, Value::Pointer(other, end)) if other == region => match op {
            BinOp::Sub => Value::Sized(Scalar::I64, offset.wrapping_sub(end)),
            BinOp::Eq => Value::Bool(offset == end),
            BinOp::Ne => Value::Bool(offset != end),
            BinOp::Lt => Value::Bool(offset < end),
            BinOp::Le => Value::Bool(offset <= end),
            BinOp::Gt => Value::Bool(offset > end),
            BinOp::Ge => Value::Bool(offset >= end),
            _ => return None,
        },
        _ => return None,
    })
}

#[inline(always)]
fn integers(rules: Rules, op: BinOp, a: i64, b: i64) -> Option<Value> {
    if rules.doubles {
        return whole_doubles(op, a, b);
    }
    Some(match op {
        BinOp::Add => Value::Int(a.checked_add(b)?),
        BinOp::Sub => Value::Int(a.checked_sub(b)?),
        BinOp::Mul => Value::Int(a.checked_mul(b)?),
        BinOp::Lt => Value::Bool(a < b),
        BinOp::Le => Value::Bool(a <= b),
        BinOp::Gt => Value::Bool(a > b),
        BinOp::Ge => Value::Bool(a >= b),
        BinOp::Eq | BinOp::StrictEq => Value::Bool(a == b),
        BinOp::Ne | BinOp::StrictNe => Value::Bool(a != b),
        BinOp::BitAnd => Value::Int(a & b),
        BinOp::BitOr => Value::Int(a | b),
        BinOp::BitXor => Value::Int(a ^ b),
        BinOp::FloorDiv => Value::Int(floored(a, b)?.0),
        BinOp::Rem if rules.floors => Value::Int(floored(a, b)?.1),
        BinOp::Rem if rules.is_even && b != 0 => Value::Int(a.wrapping_rem(b)),
        BinOp::Div if rules.is_even => match a.checked_rem(b)? {
            0 => Value::Int(a / b),
            _ => Value::Float(exact_double(a)? / exact_double(b)?),
        },
        BinOp::Div if rules.is_exact && b != 0 => Value::Float(exact_double(a)? / exact_double(b)?),
        BinOp::Shr if b >= 0 && a >= 0 => Value::Int(a >> b.min(63)),
        BinOp::Shl if (0..63).contains(&b) && (a << b) >> b == a => Value::Int(a << b),
        _ => return None,
    })
}

/// An operator on two doubles without a fraction; `None` where the result has one, or is negative zero.
#[inline(always)]
fn whole_doubles(op: BinOp, a: i64, b: i64) -> Option<Value> {
    const LIMIT: i64 = 1 << 53;
    let fitting = |number: i64| {
        (-LIMIT..=LIMIT)
            .contains(&number)
            .then_some(Value::Int(number))
    };
    let word = |bits: i32| Value::Int(i64::from(bits));
    Some(match op {
        BinOp::Add => return fitting(a.checked_add(b)?),
        BinOp::Sub => return fitting(a.checked_sub(b)?),
        BinOp::Mul => {
            let product = a.checked_mul(b)?;
            return fitting(product).filter(|_| product != 0 || (a | b) >= 0);
        }
        BinOp::Lt => Value::Bool(a < b),
        BinOp::Le => Value::Bool(a <= b),
        BinOp::Gt => Value::Bool(a > b),
        BinOp::Ge => Value::Bool(a >= b),
        BinOp::Eq | BinOp::StrictEq => Value::Bool(a == b),
        BinOp::Ne | BinOp::StrictNe => Value::Bool(a != b),
        BinOp::BitAnd => word(a as i32 & b as i32),
        BinOp::BitOr => word(a as i32 | b as i32),
        BinOp::BitXor => word(a as i32 ^ b as i32),
        BinOp::Shl => word((a as i32).wrapping_shl(b as u32)),
        BinOp::Shr => word((a as i32).wrapping_shr(b as u32)),
        BinOp::UShr => Value::Int(i64::from((a as u32).wrapping_shr(b as u32))),
        BinOp::Div if b != 0 && a % b == 0 && (a != 0 || b > 0) => Value::Int(a / b),
        BinOp::Div if b != 0 => Value::Float(a as f64 / b as f64),
        BinOp::Rem if b != 0 => {
            let rest = a % b;
            return (rest != 0 || a >= 0).then_some(Value::Int(rest));
        }
        _ => return None,
    })
}

/// Quotient and remainder, rounded towards negative infinity; `None` where one is no word.
#[inline(always)]
fn floored(a: i64, b: i64) -> Option<(i64, i64)> {
    let (quotient, rest) = (a.checked_div(b)?, a.wrapping_rem(b));
    Some(if rest != 0 && (rest ^ b) < 0 {
        (quotient - 1, rest + b)
    } else {
        (quotient, rest)
    })
}

/// An integer as a double where nothing is lost, so that comparisons stay exact.
#[inline(always)]
fn exact_double(value: i64) -> Option<f64> {
    (value.unsigned_abs() < 1 << 53).then_some(value as f64)
}

#[inline(always)]
fn doubles(op: BinOp, a: f64, b: f64) -> Option<Value> {
    Some(match op {
        BinOp::Add => Value::Float(a + b),
        BinOp::Sub => Value::Float(a - b),
        BinOp::Mul => Value::Float(a * b),
        BinOp::Div if b != 0.0 => Value::Float(a / b),
        BinOp::Lt => Value::Bool(a < b),
        BinOp::Le => Value::Bool(a <= b),
        BinOp::Gt => Value::Bool(a > b),
        BinOp::Ge => Value::Bool(a >= b),
        BinOp::Eq | BinOp::StrictEq => Value::Bool(a == b),
        BinOp::Ne | BinOp::StrictNe => Value::Bool(a != b),
        _ => return None,
    })
}

/// Defines an operator on two integers of a type.
macro_rules! of_type {
    ($name:ident, $type:ident, $scalar:ident, $wraps:expr) => {
        #[inline(always)]
        fn $name(rules: Rules, op: BinOp, a: i64, b: i64) -> Option<Value> {
            let (a, b) = (a as $type, b as $type);
            let wraps: fn(Rules) -> bool = $wraps;
            let given = match op {
                BinOp::Add if wraps(rules) => a.wrapping_add(b),
                BinOp::Add => a.checked_add(b)?,
                BinOp::Sub if wraps(rules) => a.wrapping_sub(b),
                BinOp::Sub => a.checked_sub(b)?,
                BinOp::Mul if wraps(rules) => a.wrapping_mul(b),
                BinOp::Mul => a.checked_mul(b)?,
                BinOp::Lt => return Some(Value::Bool(a < b)),
                BinOp::Le => return Some(Value::Bool(a <= b)),
                BinOp::Gt => return Some(Value::Bool(a > b)),
                BinOp::Ge => return Some(Value::Bool(a >= b)),
                BinOp::Eq => return Some(Value::Bool(a == b)),
                BinOp::Ne => return Some(Value::Bool(a != b)),
                BinOp::BitAnd => a & b,
                BinOp::BitOr => a | b,
                BinOp::BitXor => a ^ b,
                BinOp::Div if rules.truncates => a.checked_div(b)?,
                BinOp::Rem if rules.truncates => a.checked_rem(b)?,
                _ => return shift(rules, op, Scalar::$scalar, a as i64, b as i64),
            };
            Some(Value::Sized(Scalar::$scalar, given as i64))
        }
    };
}

of_type!(i32s, i32, I32, |rules| rules.wraps);
of_type!(i64s, i64, I64, |rules| rules.wraps);
of_type!(u32s, u32, U32, |_| true);
of_type!(u64s, u64, U64, |_| true);

#[inline(always)]
fn same_width(rules: Rules, op: BinOp, scalar: Scalar, a: i64, b: i64) -> Option<Value> {
    match scalar {
        Scalar::I32 => i32s(rules, op, a, b),
        Scalar::I64 => i64s(rules, op, a, b),
        _ => rare_width(rules, op, scalar, a, b),
    }
}

#[inline(never)]
fn rare_width(rules: Rules, op: BinOp, scalar: Scalar, a: i64, b: i64) -> Option<Value> {
    match scalar {
        Scalar::U32 => u32s(rules, op, a, b),
        Scalar::U64 => u64s(rules, op, a, b),
        Scalar::F32 => {
            let (a, b) = (as_single(a), as_single(b));
            match op {
                BinOp::Div if b != 0.0 => Some(single(a / b)),
                _ => singles(op, a, b),
            }
        }
        // What is narrower has the order of its words.
        _ => Some(match op {
            BinOp::Lt => Value::Bool(a < b),
            BinOp::Le => Value::Bool(a <= b),
            BinOp::Gt => Value::Bool(a > b),
            BinOp::Ge => Value::Bool(a >= b),
            BinOp::Eq => Value::Bool(a == b),
            BinOp::Ne => Value::Bool(a != b),
            _ if rules.promotes => return None,
            BinOp::Add => Value::Sized(scalar, fitting(rules, scalar, a + b)?),
            BinOp::Sub => Value::Sized(scalar, fitting(rules, scalar, a - b)?),
            BinOp::BitAnd => Value::Sized(scalar, a & b),
            BinOp::BitOr => Value::Sized(scalar, a | b),
            BinOp::BitXor => Value::Sized(scalar, a ^ b),
            _ => return None,
        }),
    }
}

/// A result as the type holds it, unless that is undefined.
#[inline(always)]
fn fitting(rules: Rules, scalar: Scalar, exact: i64) -> Option<i64> {
    let word = scalar.wrap(exact);
    (rules.wraps || word == exact || !scalar.is_signed()).then_some(word)
}

/// A shift by a count that every language allows.
#[inline(always)]
fn shift(rules: Rules, op: BinOp, scalar: Scalar, left: i64, count: i64) -> Option<Value> {
    let width = match scalar {
        Scalar::I32 | Scalar::U32 => 32,
        Scalar::I64 | Scalar::U64 => 64,
        _ => return None,
    };
    if !(0..width).contains(&count) {
        return None;
    }
    let shifted = match (op, scalar) {
        (BinOp::Shl, Scalar::U32 | Scalar::U64) => left << count,
        (BinOp::Shl, _) if rules.wraps => left << count,
        (BinOp::Shr | BinOp::UShr, Scalar::U64) | (BinOp::UShr, Scalar::I64) => {
            (left as u64 >> count) as i64
        }
        (BinOp::UShr, Scalar::I32) => i64::from(left as u32) >> count,
        (BinOp::Shr | BinOp::UShr, _) => left >> count,
        _ => return None,
    };
    Some(Value::Sized(scalar, scalar.wrap(shifted)))
}

/// The number, pointer or nil in a slot; unbound where there is something else. A number is read by its parts: a copy of all sixteen
/// bytes would wait until the writes of its parts have left the processor's store buffer.
#[inline(always)]
pub fn number(slot: &Value) -> Value {
    match *slot {
        Value::Int(number) => Value::Int(number),
        Value::Sized(scalar, word) => Value::Sized(scalar, word),
        Value::Float(number) => Value::Float(number),
        Value::Pointer(region, offset) => Value::Pointer(region, offset),
        Value::Nil => Value::Nil,
        _ => Value::Unbound,
    }
}

/// Writes what [`number`] and [`binary`] give to a slot, by its parts as well; anything else is left out.
#[inline(always)]
pub fn put(slot: &mut Value, value: Value) {
    match value {
        Value::Int(number) => *slot = Value::Int(number),
        Value::Sized(scalar, word) => *slot = Value::Sized(scalar, word),
        Value::Float(number) => *slot = Value::Float(number),
        Value::Bool(truth) => *slot = Value::Bool(truth),
        Value::Pointer(region, offset) => *slot = Value::Pointer(region, offset),
        Value::Nil => *slot = Value::Nil,
        _ => {}
    }
}

/// An operator on one number or truth value; `None` for everything else.
#[inline(always)]
pub fn unary(rules: Rules, op: UnOp, value: Value) -> Option<Value> {
    match (op, value) {
        (UnOp::Not, Value::Bool(truth)) => Some(Value::Bool(!truth)),
        (UnOp::As(scalar), Value::Sized(from, word)) => convert(scalar, from, word),
        (UnOp::As(scalar), Value::Bool(truth)) if scalar.is_fixed() => {
            Some(Value::Sized(scalar, i64::from(truth)))
        }
        (UnOp::As(Scalar::F64), Value::Float(_)) => Some(value),
        (UnOp::As(scalar), Value::Int(number)) if scalar.is_fixed() => {
            Some(Value::Sized(scalar, scalar.wrap(number)))
        }
        (UnOp::Neg, Value::Sized(scalar @ (Scalar::I32 | Scalar::I64), word)) => {
            let negated = fitting(rules, scalar, word.checked_neg()?)?;
            Some(Value::Sized(scalar, negated))
        }
        (UnOp::Neg, Value::Float(number)) => Some(Value::Float(-number)),
        (UnOp::Not, Value::Sized(..)) => truth(rules, value).map(|truth| Value::Bool(!truth)),
        _ => None,
    }
}

#[inline(always)]
fn convert(scalar: Scalar, from: Scalar, word: i64) -> Option<Value> {
    if from == Scalar::F32 {
        return (scalar == Scalar::F64).then(|| Value::Float(f64::from(as_single(word))));
    }
    match scalar {
        Scalar::F64 if from != Scalar::U64 => Some(Value::Float(word as f64)),
        _ if scalar.is_fixed() => Some(Value::Sized(scalar, scalar.wrap(word))),
        _ => None,
    }
}

/// A length as the language has lengths.
#[inline(always)]
pub fn length(rules: Rules, length: usize) -> Value {
    match rules.lengths {
        Scalar::Int => Value::Int(length as i64),
        scalar => Value::Sized(scalar, scalar.wrap(length as i64)),
    }
}

/// An index into a sequence; `None` for everything else. One of a fixed width counts from the start only.
#[inline(always)]
pub fn index(value: Value) -> Option<i64> {
    match value {
        Value::Int(at) => Some(at),
        Value::Sized(scalar, at) if at >= 0 && scalar != Scalar::F32 => Some(at),
        _ => None,
    }
}

/// The truth of a truth value or a number of a fixed width; `None` for everything else.
#[inline(always)]
pub fn truth(rules: Rules, value: Value) -> Option<bool> {
    match value {
        Value::Bool(truth) => Some(truth),
        Value::Sized(scalar, word) if rules.has_false_zero && scalar != Scalar::F32 => {
            Some(word != 0)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::number::fixed::{self, Given};
    use ir::{Arithmetic, FloatToInt, Shift, ZeroDivisor};

    const OPERATORS: [BinOp; 18] = [
        BinOp::Add,
        BinOp::Sub,
        BinOp::Mul,
        BinOp::Div,
        BinOp::FloorDiv,
        BinOp::Rem,
        BinOp::Shl,
        BinOp::Shr,
        BinOp::UShr,
        BinOp::BitAnd,
        BinOp::BitOr,
        BinOp::BitXor,
        BinOp::Eq,
        BinOp::Ne,
        BinOp::Lt,
        BinOp::Le,
        BinOp::Gt,
        BinOp::Ge,
    ];

    /// What the operators proper give where nothing is undefined or an error.
    fn slowly(semantics: &Semantics, op: BinOp, scalar: Scalar, a: i64, b: i64) -> Option<Value> {
        let rules = &semantics.numbers.arithmetic;
        let common = fixed::common(rules, scalar, scalar);
        let given = match op {
            BinOp::Shl | BinOp::Shr | BinOp::UShr => {
                fixed::shift(rules, op, common, a, scalar.number(b))
            }
            _ => fixed::integers(semantics, op, common, a, b),
        };
        match given {
            Some(Given::Value(value)) => Some(value),
            _ => None,
        }
    }

    #[test]
    fn ordinary_integers_round_down() {
        let mut exact = *Semantics::plain();
        exact.numbers.division = Division::Exact;
        exact.numbers.remainder = Remainder::Floored;
        let (rules, plain) = (Rules::of(&exact), Rules::of(Semantics::plain()));
        let edges = [
            i64::MIN,
            i64::MIN + 1,
            -7,
            -3,
            -1,
            0,
            1,
            2,
            7,
            62,
            63,
            64,
            i64::MAX,
        ];
        let word = |value: i128| i64::try_from(value).ok().map(Value::Int);
        for a in edges {
            for b in edges {
                let (wide, by) = (i128::from(a), i128::from(b));
                let given = |op| integers(rules, op, a, b);
                let (quotient, rest) = match b {
                    0 => (None, None),
                    _ if wide % by != 0 && (wide < 0) != (by < 0) => {
                        (word(wide / by - 1), word(wide % by + by))
                    }
                    _ => (word(wide / by), word(wide % by)),
                };
                assert_eq!(given(BinOp::FloorDiv), quotient, "{a} // {b}");
                // Beside a quotient that is no word the remainder is left to others.
                assert_eq!(given(BinOp::Rem), quotient.and(rest), "{a} % {b}");
                assert_eq!(integers(plain, BinOp::Rem, a, b), None);
                // What fills a negative number from the left is the language's to say, and left to others.
                let shifted = (a >= 0 && b >= 0).then(|| wide >> b.min(100));
                assert_eq!(given(BinOp::Shr), shifted.and_then(word), "{a} >> {b}");
                let shifted = (0..63).contains(&b).then(|| wide << b);
                assert_eq!(given(BinOp::Shl), shifted.and_then(word), "{a} << {b}");
            }
        }
        let half = integers(rules, BinOp::Div, -1, 2);
        assert_eq!(half, Some(Value::Float(-0.5)));
        assert_eq!(integers(rules, BinOp::Div, 1, 0), None);
        assert_eq!(integers(rules, BinOp::Div, i64::MAX, 3), None);
        assert_eq!(integers(plain, BinOp::Div, 4, 2), None);
    }

    #[test]
    fn what_is_quick_is_right() {
        let wrong = Arithmetic {
            promotion: Promotion::To32,
            overflow: Overflow::Undefined,
            shift: Shift::Undefined,
            zero_divisor: ZeroDivisor::Undefined,
            float_to_int: FloatToInt::Undefined,
        };
        let plain = Semantics::plain();
        let (mut floored, mut undefined) = (*plain, *plain);
        floored.numbers.division = Division::Floored;
        floored.numbers.remainder = Remainder::Floored;
        undefined.numbers.arithmetic = wrong;
        let mut quick = 0;
        for semantics in [plain, &floored, &undefined] {
            let rules = Rules::of(semantics);
            for scalar in Scalar::FIXED {
                let (least, greatest) = scalar.range();
                let edges = [
                    least,
                    least + 1,
                    -7,
                    -1,
                    0,
                    1,
                    2,
                    7,
                    31,
                    32,
                    63,
                    64,
                    greatest / 3,
                    greatest,
                ];
                let words: Vec<i64> = edges
                    .into_iter()
                    .filter(|&number| scalar.holds(number))
                    .map(|number| scalar.wrap(number as i64))
                    .collect();
                for op in OPERATORS {
                    for &a in &words {
                        for &b in &words {
                            let (left, right) = (Value::Sized(scalar, a), Value::Sized(scalar, b));
                            if let Some(value) = binary(rules, op, left, right) {
                                let exact = slowly(semantics, op, scalar, a, b);
                                assert_eq!(Some(value), exact, "{scalar:?} {a} {op:?} {b}");
                                quick += 1;
                            }
                        }
                    }
                }
            }
        }
        assert!(quick > 20_000, "{quick}");
    }
}
