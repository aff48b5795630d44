//! What a condition is with given values of the unknowns, where that can be said for sure.
//!
//! A world's example decides every condition that it is asked about, so that side of the next branch needs no solver:
//! the counterexample cache of KLEE (Cadar, Dunbar, Engler, 2008), with the one example that led here. Whatever is not plain is
//! left to the solver: no answer is no verdict.
//!
//! Invariant: an answer agrees with what the circuits of [`crate::encode`] say of the same values.

use crate::solve::Input;
use crate::term::{Condition, Rounding, Rules, Source, Term, TermId, Terms};
use ir::{BinOp, Const, Scalar, UnOp};
use num_traits::ToPrimitive;
use rustc_hash::FxHashMap;

/// A value that is computed with; integers of more bits are left to the solver.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known<'a> {
    Int(i128, Option<Scalar>),
    Bool(bool),
    Text(&'a str),
    Nil,
}

/// Whether a condition's term is true with these values.
#[must_use]
pub(crate) fn truth(terms: &Terms, condition: Condition, inputs: &[Input]) -> Option<bool> {
    evaluated(terms, condition.term, inputs).map(is_true)
}

/// What a term is with these values.
#[must_use]
pub(crate) fn value(terms: &Terms, term: TermId, inputs: &[Input]) -> Option<Const> {
    Some(match evaluated(terms, term, inputs)? {
        Known::Int(value, scalar) => crate::term::constant(&value.into(), scalar),
        Known::Bool(truth) => Const::Bool(truth),
        Known::Text(text) => Const::Text(text.into()),
        Known::Nil => Const::Nil,
    })
}

fn evaluated<'a>(terms: &'a Terms, term: TermId, inputs: &'a [Input]) -> Option<Known<'a>> {
    let given: FxHashMap<&Source, &Const> = inputs
        .iter()
        .map(|input| (&input.source, &input.value))
        .collect();
    let mut values: FxHashMap<TermId, Known> = FxHashMap::default();
    for id in terms.below([term]) {
        let value = match &terms[id] {
            Term::Int(value, scalar) => Known::Int(value.to_i128()?, *scalar),
            Term::Bool(truth) => Known::Bool(*truth),
            Term::Text(text) => Known::Text(text),
            Term::Nil => Known::Nil,
            Term::Source(source) => known(given.get(source)?)?,
            Term::Opaque(_) => return None,
            Term::Unary(op, operand) => unary(*op, values[operand])?,
            Term::Binary(op, left, right, rules) => {
                binary(*op, values[left], values[right], *rules)?
            }
        };
        values.insert(id, value);
    }
    values.get(&term).copied()
}

fn known(value: &Const) -> Option<Known<'_>> {
    Some(match value {
        Const::Nil => Known::Nil,
        Const::Bool(truth) => Known::Bool(*truth),
        Const::Int(value) => Known::Int((*value).into(), None),
        Const::Sized(scalar, bits) => Known::Int(scalar.number(*bits), Some(*scalar)),
        Const::Text(text) => Known::Text(text),
        _ => return None,
    })
}

fn is_true(value: Known) -> bool {
    match value {
        Known::Int(value, _) => value != 0,
        Known::Bool(truth) => truth,
        Known::Text(text) => !text.is_empty(),
        Known::Nil => false,
    }
}

fn unary(op: UnOp, operand: Known) -> Option<Known> {
    if op == UnOp::Not {
        return Some(Known::Bool(!is_true(operand)));
    }
    let Known::Int(value, scalar) = operand else {
        return None;
    };
    let (result, scalar) = match op {
        UnOp::Neg => (-value, scalar),
        UnOp::Invert => (!value, scalar),
        UnOp::Pos => (value, scalar),
        UnOp::As(scalar) => (value, Some(scalar)),
        _ => return None,
    };
    fitted(result, scalar, true)
}

/// A result in its type; nothing where a run would not come behind it.
fn fitted<'a>(value: i128, scalar: Option<Scalar>, wraps: bool) -> Option<Known<'a>> {
    let Some(scalar) = scalar else {
        return Some(Known::Int(value, None));
    };
    let unused = 128 - scalar.bits()?;
    let wrapped = match scalar.is_signed() {
        true => value << unused >> unused,
        false => ((value as u128) << unused >> unused) as i128,
    };
    let stays = wrapped == value || wraps || !scalar.is_signed();
    stays.then_some(Known::Int(wrapped, Some(scalar)))
}

fn binary<'a>(op: BinOp, left: Known, right: Known, rules: Rules) -> Option<Known<'a>> {
    use BinOp as B;
    let is_same = match (left, right) {
        (Known::Int(a, one), Known::Int(b, other)) if one == other => Some(a == b),
        (Known::Bool(a), Known::Bool(b)) => Some(a == b),
        (Known::Text(a), Known::Text(b)) => Some(a == b),
        (Known::Nil, Known::Nil) => Some(true),
        (Known::Nil, _) | (_, Known::Nil) => Some(false),
        (Known::Text(_), Known::Int(..)) | (Known::Int(..), Known::Text(_)) => Some(false),
        _ => None,
    };
    match op {
        B::Eq | B::StrictEq | B::Is => return is_same.map(Known::Bool),
        B::Ne | B::StrictNe | B::IsNot => return is_same.map(|same| Known::Bool(!same)),
        _ => {}
    }
    if let (Known::Bool(a), Known::Bool(b)) = (left, right) {
        return match op {
            B::BitAnd => Some(Known::Bool(a & b)),
            B::BitOr => Some(Known::Bool(a | b)),
            B::BitXor => Some(Known::Bool(a ^ b)),
            _ => None,
        };
    }
    let (Known::Int(a, scalar), Known::Int(b, other)) = (left, right) else {
        return None;
    };
    let bits = scalar.and_then(Scalar::bits).unwrap_or(64);
    if let B::Shl | B::Shr = op {
        let by = u32::try_from(b).ok().filter(|&by| by < bits)?;
        let shifted = match op {
            B::Shl => a.checked_mul(1 << by)?,
            _ => a >> by,
        };
        return fitted(shifted, scalar, rules.wraps);
    }
    if scalar != other {
        return None;
    }
    let rounds_down = rules.rounding == Rounding::Down;
    let result = match op {
        B::Lt => return Some(Known::Bool(a < b)),
        B::Le => return Some(Known::Bool(a <= b)),
        B::Gt => return Some(Known::Bool(a > b)),
        B::Ge => return Some(Known::Bool(a >= b)),
        B::Add => a.checked_add(b)?,
        B::Sub => a.checked_sub(b)?,
        B::Mul => a.checked_mul(b)?,
        B::Div | B::FloorDiv => {
            let quotient = a.checked_div(b)?;
            let is_rounded = rounds_down && a % b != 0 && (a < 0) != (b < 0);
            quotient - i128::from(is_rounded)
        }
        B::Rem => {
            let rest = a.checked_rem(b)?;
            let is_other = rounds_down && rest != 0 && (rest < 0) != (b < 0);
            if is_other { rest + b } else { rest }
        }
        B::BitAnd => a & b,
        B::BitOr => a | b,
        B::BitXor => a ^ b,
        _ => return None,
    };
    fitted(result, scalar, rules.wraps)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solve::{Verdict, solve};
    use num_bigint::BigInt;

    /// What the solver finds for a condition, the condition has with that: for every operator, width and rounding.
    #[test]
    fn examples_have_the_truth_that_they_were_found_for() {
        use BinOp as B;
        let ops = [
            B::Add,
            B::Sub,
            B::Mul,
            B::Div,
            B::Rem,
            B::BitAnd,
            B::BitOr,
            B::BitXor,
            B::Shl,
            B::Shr,
        ];
        let compared = [B::Lt, B::Le, B::Gt, B::Ge, B::Eq, B::Ne];
        let mut answers = 0;
        for scalar in [None, Some(Scalar::I8), Some(Scalar::U8), Some(Scalar::I32)] {
            for rounding in [Rounding::Zero, Rounding::Down] {
                let rules = Rules {
                    rounding,
                    wraps: scalar.is_some(),
                };
                for (at, op) in ops.into_iter().enumerate() {
                    let mut terms = Terms::default();
                    let number = |value: i32| Term::Int(BigInt::from(value), scalar);
                    let source = |name: &str| {
                        Term::Source(Source {
                            expression: name.into(),
                            nth: 0,
                            ty: scalar,
                        })
                    };
                    let x = terms.add(source("x"));
                    let by = terms.add(number(3));
                    let limit = terms.add(number(7 + at as i32));
                    let result = terms.add(Term::Binary(op, x, by, rules));
                    for comparison in compared {
                        let term = terms.add(Term::Binary(comparison, result, limit, rules));
                        for holds in [true, false] {
                            let condition = Condition { term, holds };
                            let verdict = solve(&terms, &[condition], 0, 5_000);
                            let Verdict::Feasible { inputs, .. } = verdict else {
                                continue;
                            };
                            let answer = truth(&terms, condition, &inputs);
                            assert!(
                                answer.is_none_or(|answer| answer == holds),
                                "{scalar:?} {rounding:?} x {op:?} 3 {comparison:?} {}: {inputs:?}",
                                7 + at
                            );
                            answers += u32::from(answer.is_some());
                        }
                    }
                }
            }
        }
        assert!(answers > 700, "{answers}");
    }

    #[test]
    fn what_is_not_plain_is_left_to_the_solver() {
        let mut terms = Terms::default();
        let source = |name: &str| Source {
            expression: name.into(),
            nth: 0,
            ty: None,
        };
        let x = terms.add(Term::Source(source("x")));
        let one = terms.add(Term::Int(1.into(), None));
        let rules = Rules {
            rounding: Rounding::Down,
            wraps: false,
        };
        let term = terms.add(Term::Binary(BinOp::Lt, one, x, rules));
        let condition = Condition { term, holds: true };
        let with = |value: Const| {
            let inputs = [Input {
                source: source("x"),
                value,
            }];
            truth(&terms, condition, &inputs)
        };
        assert_eq!(with(Const::Int(2)), Some(true));
        assert_eq!(with(Const::Int(1)), Some(false));
        assert_eq!(with(Const::Text("a".into())), None);
        assert_eq!(truth(&terms, condition, &[]), None);
    }
}
