//! Conditions on sums of integers, which are most: they are decided without circuits, and exactly.
//!
//! A term becomes a sum of variables. Where a language's integers wrap, a sum is its mathematical value less a multiple of
//! two to the number of bits; where they do not, a run that goes on had no overflow, which is a bound. Quotients and remainders
//! by constants, shifts by constants and masks of the lowest bits are variables tied by a bound as well. What has
//! anything else in it is left to the circuits.
//!
//! Of remainders and quotients by unknowns bounds are known: [`refute`] finds with them that some conditions cannot hold.
//!
//! Invariant: whatever is decided here, the circuits of [`crate::encode`] would decide alike, unless they gave up or needed
//! unbounded integers of more than [`crate::WIDEST`] bits.

use crate::simplex::{Bound, Range, Simplex, Variable};
use crate::solve::{Input, Verdict};
use crate::sorts::{Sort, Sorts, is_comparison};
use crate::term::{Condition, Rounding, Term, TermId, Terms, constant};
use ir::{BinOp, Const, Scalar, UnOp};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::ToPrimitive;
use rustc_hash::{FxHashMap, FxHashSet};

/// A sum: variables with their factors in order, and a number.
#[derive(Clone, PartialEq, Debug)]
struct Sum {
    parts: Vec<(Variable, i128)>,
    number: i128,
}

/// What bounds on a sum come to.
enum Demand {
    Always,
    Never,
    Bound(Bound),
}

struct Builder<'t> {
    terms: &'t Terms,
    sorts: Sorts,
    simplex: Simplex,
    /// What each integer may be by its type.
    ranges: FxHashMap<Variable, Range>,
    /// The variables of sums that are bounded.
    forms: FxHashMap<Vec<(Variable, i128)>, Variable>,
    sums: FxHashMap<TermId, Sum>,
    /// The terms that are truth values, or numbers made of such; they are asked for their truth and not computed with here.
    truths: FxHashSet<TermId>,
    /// Quotients by constants, and whether they are rounded down.
    quotients: FxHashMap<(TermId, i128, bool), Sum>,
    is_impossible: bool,
    /// Whether bounds do for what is no sum: what holds with them need not hold then.
    is_relaxed: bool,
}

/// Whether conditions cannot all hold, as far as bounds of remainders and quotients by unknowns tell.
pub(crate) fn refute(terms: &Terms, path: &[Condition]) -> bool {
    let is_divided = |&id: &TermId| match terms[id] {
        Term::Binary(op, _, right, _) => is_division(op) && terms.is_unknown(right),
        _ => false,
    };
    let all = terms.below(path.iter().map(|condition| condition.term));
    all.iter().any(is_divided) && decided(terms, path, 0, true) == Some(Verdict::Infeasible)
}

fn is_division(op: BinOp) -> bool {
    matches!(op, BinOp::Rem | BinOp::Div | BinOp::FloorDiv)
}

/// Decides whether conditions can all hold, where they are linear. Examples are found at no width in particular; `width` is told
/// as it is.
pub(crate) fn decide(terms: &Terms, path: &[Condition], width: usize) -> Option<Verdict> {
    decided(terms, path, width, false)
}

fn decided(terms: &Terms, path: &[Condition], width: usize, is_relaxed: bool) -> Option<Verdict> {
    let all = terms.below(path.iter().map(|condition| condition.term));
    // Most that are not are known at once.
    let is_other = |&id: &TermId| matches!(terms[id], Term::Text(_) | Term::Nil);
    if all.iter().any(is_other) {
        return None;
    }
    let mut builder = Builder {
        terms,
        sorts: Sorts::of(terms, &all),
        simplex: Simplex::default(),
        ranges: FxHashMap::default(),
        forms: FxHashMap::default(),
        sums: FxHashMap::default(),
        truths: FxHashSet::default(),
        quotients: FxHashMap::default(),
        is_impossible: false,
        is_relaxed,
    };
    for &id in &all {
        if builder.is_truth(id) {
            builder.truths.insert(id);
        } else {
            let sum = builder.sum(id)?;
            builder.sums.insert(id, sum);
        }
    }
    for condition in path {
        builder.assert(*condition)?;
    }
    if builder.is_impossible || !builder.simplex.solve()? {
        return Some(Verdict::Infeasible);
    }
    let is_opaque = |id: &TermId| matches!(terms[*id], Term::Opaque(_));
    Some(Verdict::Feasible {
        inputs: builder.inputs(&all)?,
        is_exact: !all.iter().any(is_opaque),
        width,
    })
}

impl Builder<'_> {
    fn is_truth(&self, id: TermId) -> bool {
        match &self.terms[id] {
            Term::Bool(_) | Term::Unary(UnOp::Not, _) => true,
            Term::Unary(UnOp::As(_), operand) => self.truths.contains(operand),
            Term::Binary(op, ..) => is_comparison(*op),
            _ => false,
        }
    }

    fn inputs(&self, all: &[TermId]) -> Option<Vec<Input>> {
        let mut inputs = Vec::new();
        for &id in all {
            let Term::Source(source) = &self.terms[id] else {
                continue;
            };
            let (variable, _) = self.sums[&id].parts[0];
            let value = self.simplex.value(variable)?;
            let value = match self.sorts.get(id) {
                Some(Sort::Int(scalar)) => constant(&BigInt::from(value), scalar),
                _ => Const::Bool(value != 0),
            };
            let source = source.clone();
            inputs.push(Input { source, value });
        }
        inputs.sort_by(|one, other| one.source.cmp(&other.source));
        Some(inputs)
    }

    /// Demands that a condition holds.
    fn assert(&mut self, condition: Condition) -> Option<()> {
        let Condition {
            mut term,
            mut holds,
        } = condition;
        // Negations, and truth values that are compared with constants or made numbers of.
        loop {
            let (inner, same) = match self.terms[term] {
                Term::Unary(UnOp::Not, inner) => (inner, false),
                Term::Unary(UnOp::As(_), inner) if self.truths.contains(&inner) => (inner, true),
                Term::Binary(op @ (BinOp::Eq | BinOp::Ne), left, right, _)
                    if self.truths.contains(&left) =>
                {
                    match self.constant(right) {
                        Some(number @ (0 | 1)) => (left, (op == BinOp::Eq) == (number == 1)),
                        _ => break,
                    }
                }
                _ => break,
            };
            term = inner;
            holds = holds == same;
        }
        let (op, sum) = match self.terms[term] {
            Term::Bool(truth) => {
                self.is_impossible |= truth != holds;
                return Some(());
            }
            Term::Binary(op, left, right, _) if is_comparison(op) => {
                let (left, right) = (self.sums.get(&left)?, self.sums.get(&right)?);
                (op, left.plus(right, -1)?)
            }
            _ => (BinOp::Ne, self.sums.get(&term)?.clone()),
        };
        let (less, equal, greater) = match op {
            BinOp::Lt => (true, false, false),
            BinOp::Le => (true, true, false),
            BinOp::Gt => (false, false, true),
            BinOp::Ge => (false, true, true),
            BinOp::Eq | BinOp::StrictEq | BinOp::Is => (false, true, false),
            _ => (true, false, true),
        };
        match (less == holds, equal == holds, greater == holds) {
            (true, false, true) => {
                let sides = [(None, Some(-1)), (Some(1), None)];
                self.either(sides.map(|side| vec![(&sum, side)]))
            }
            (less, equal, greater) => {
                let low = (!less).then_some(i128::from(!equal));
                let high = (!greater).then_some(-i128::from(!equal));
                self.demand(&sum, (low, high))
            }
        }
    }

    fn constant(&self, term: TermId) -> Option<i128> {
        match &self.terms[term] {
            Term::Int(value, _) => value.to_i128(),
            Term::Bool(truth) => Some(i128::from(*truth)),
            _ => None,
        }
    }

    fn new_integer(&mut self, range: Range) -> Sum {
        let variable = self.simplex.integer();
        self.ranges.insert(variable, range);
        let (low, high) = range;
        self.simplex.demand(Bound {
            variable,
            low,
            high,
        });
        Sum {
            parts: vec![(variable, 1)],
            number: 0,
        }
    }

    fn sum(&mut self, id: TermId) -> Option<Sum> {
        match &self.terms[id] {
            Term::Int(value, _) => Some(Sum::number(value.to_i128()?)),
            Term::Source(_) | Term::Opaque(_) => {
                let range = match self.sorts.get(id) {
                    Some(Sort::Int(Some(scalar))) => range_of(scalar)?,
                    Some(Sort::Int(None)) => (None, None),
                    Some(Sort::Bool) | None => (Some(0), Some(1)),
                    Some(Sort::Text | Sort::Any) => return None,
                };
                Some(self.new_integer(range))
            }
            Term::Unary(op, operand) => {
                let operand = self.sums.get(operand)?;
                let result = match op {
                    UnOp::Neg => operand.times(-1)?,
                    UnOp::Invert => operand.times(-1)?.plus(&Sum::number(1), -1)?,
                    UnOp::Pos | UnOp::As(_) => operand.clone(),
                    _ => return None,
                };
                self.fitted(id, result, true)
            }
            Term::Binary(op, left, right, rules) => {
                let (op, left, right, rules) = (*op, *left, *right, *rules);
                let (a, b) = (self.sums.get(&left)?, self.sums.get(&right)?);
                let rounds_down = rules.rounding == Rounding::Down;
                if self.is_relaxed && is_division(op) && b.as_number().is_none() {
                    let (a, b) = (a.clone(), b.clone());
                    return match op {
                        BinOp::Rem => self.bounded_remainder(&a, &b, rounds_down),
                        _ => self.bounded_quotient(&a),
                    };
                }
                let result = match op {
                    BinOp::Add => a.plus(b, 1)?,
                    BinOp::Sub => a.plus(b, -1)?,
                    BinOp::Mul => match (a.as_number(), b.as_number()) {
                        (_, Some(factor)) => a.times(factor)?,
                        (Some(factor), _) => b.times(factor)?,
                        _ => return None,
                    },
                    BinOp::Shl => a.times(1 << self.shift(id, b)?)?,
                    BinOp::Shr => {
                        let by = 1 << self.shift(id, b)?;
                        self.quotient(left, by, true)?
                    }
                    BinOp::Div | BinOp::FloorDiv => {
                        let by = b.as_number()?;
                        self.quotient(left, by, rounds_down)?
                    }
                    BinOp::Rem => {
                        let by = b.as_number()?;
                        self.remainder(left, by, rounds_down)?
                    }
                    BinOp::BitAnd => match (a.as_mask(), b.as_mask()) {
                        (_, Some(mask)) => self.remainder(left, mask + 1, true)?,
                        (Some(mask), _) => self.remainder(right, mask + 1, true)?,
                        _ => return None,
                    },
                    _ => return None,
                };
                self.fitted(id, result, rules.wraps)
            }
            _ => None,
        }
    }

    /// By how much a term shifts: a constant below the bits of its type.
    fn shift(&self, id: TermId, by: &Sum) -> Option<u32> {
        let bits = match self.sorts.get(id) {
            Some(Sort::Int(Some(scalar))) => scalar.bits()?,
            _ => 64,
        };
        let by = u32::try_from(by.as_number()?).ok()?;
        (by < bits).then_some(by)
    }

    /// The result of an operation in its type.
    fn fitted(&mut self, id: TermId, sum: Sum, wraps: bool) -> Option<Sum> {
        let scalar = match self.sorts.get(id) {
            Some(Sort::Int(None)) => return Some(sum),
            Some(Sort::Int(Some(scalar))) => scalar,
            _ => return None,
        };
        let (least, most) = range_of(scalar)?;
        let (low, high) = self.range(&sum)?;
        if low.is_some_and(|low| Some(low) >= least)
            && high.is_some_and(|high| most.is_some_and(|most| high <= most))
        {
            return Some(sum);
        }
        let mut result = sum;
        if wraps || !scalar.is_signed() {
            let modulus = 1_i128 << scalar.bits()?;
            let turns = |end: Option<i128>| {
                let distance = end?.checked_sub(least?)?;
                Some(Integer::div_floor(&distance, &modulus))
            };
            let turns = self.new_integer((turns(low), turns(high)));
            result = result.plus(&turns, modulus.checked_neg()?)?;
        }
        self.demand(&result, (least, most))?;
        Some(result)
    }

    /// What a sum may be by the types of what is in it.
    fn range(&self, sum: &Sum) -> Option<Range> {
        let (mut low, mut high) = (Some(sum.number), Some(sum.number));
        for (variable, factor) in &sum.parts {
            let (mut least, mut most) = self.ranges[variable];
            if *factor < 0 {
                std::mem::swap(&mut least, &mut most);
            }
            let more = |sum: Option<i128>, end: Option<i128>| match (sum, end) {
                (Some(sum), Some(end)) => sum.checked_add(end.checked_mul(*factor)?).map(Some),
                _ => Some(None),
            };
            low = more(low, least)?;
            high = more(high, most)?;
        }
        Some((low, high))
    }

    /// A term divided by a constant.
    fn quotient(&mut self, of: TermId, by: i128, rounds_down: bool) -> Option<Sum> {
        if by == 0 {
            return None;
        }
        let key = (of, by, rounds_down);
        if let Some(known) = self.quotients.get(&key) {
            return Some(known.clone());
        }
        let dividend = self.sums.get(&of)?.clone();
        let (low, high) = self.range(&dividend)?;
        let size = by.checked_abs()?;
        // One more than it can be, whichever way it is rounded.
        let reach = |end: Option<i128>| end.map(|end| Integer::div_floor(&end, &by));
        let (one, other) = (reach(low), reach(high));
        let (least, most) = if by > 0 { (one, other) } else { (other, one) };
        let most = most.map(|most| most + 1);
        let quotient = self.new_integer((least, most));
        let rest = dividend.plus(&quotient, by.checked_neg()?)?;
        let positive = (Some(0), Some(size - 1));
        let negative = (Some(1 - size), Some(0));
        if rounds_down {
            self.demand(&rest, if by > 0 { positive } else { negative })?;
        } else if low.is_some_and(|low| low >= 0) {
            self.demand(&rest, positive)?;
        } else {
            self.demand(&rest, (Some(1 - size), Some(size - 1)))?;
            self.either([
                vec![(&dividend, (Some(0), None)), (&rest, positive)],
                vec![(&dividend, (None, Some(-1))), (&rest, negative)],
            ])?;
        }
        self.quotients.insert(key, quotient.clone());
        Some(quotient)
    }

    /// What a remainder by an unknown may be: less than the divisor, which is not zero where a run goes on.
    fn bounded_remainder(&mut self, a: &Sum, b: &Sum, rounds_down: bool) -> Option<Sum> {
        let (low, high) = self.range(b)?;
        let most = match (low, high) {
            (Some(low), Some(high)) => low.checked_abs()?.max(high.checked_abs()?) - 1,
            _ => return Some(self.new_integer((None, None))),
        };
        let least = if low.is_some_and(|low| low >= 0) && rounds_down {
            0
        } else {
            -most
        };
        let rest = self.new_integer((Some(least), Some(most)));
        let (positive, negative) = ((Some(0), None), (None, Some(0)));
        let (above, below) = ((Some(1), None), (None, Some(-1)));
        let (less, more) = (b.plus(&rest, -1)?, b.plus(&rest, 1)?);
        if rounds_down {
            self.either([
                vec![(b, above), (&rest, positive), (&less, above)],
                vec![(b, below), (&rest, negative), (&less, below)],
            ])?;
            return Some(rest);
        }
        let left = a.plus(&rest, -1)?;
        self.either([
            vec![(b, above), (&less, above), (&more, above)],
            vec![(b, below), (&less, below), (&more, below)],
        ])?;
        self.either([
            vec![(a, positive), (&rest, positive), (&left, positive)],
            vec![(a, below), (&rest, negative), (&left, negative)],
        ])?;
        Some(rest)
    }

    /// What a quotient by an unknown may be: no further from zero than the dividend, or by one where it is rounded down.
    fn bounded_quotient(&mut self, a: &Sum) -> Option<Sum> {
        let (low, high) = self.range(a)?;
        let reach = match (low, high) {
            (Some(low), Some(high)) => Some(low.checked_abs()?.max(high.checked_abs()?)),
            _ => None,
        };
        Some(self.new_integer((reach.map(|reach| -reach), reach)))
    }

    fn remainder(&mut self, of: TermId, by: i128, rounds_down: bool) -> Option<Sum> {
        let quotient = self.quotient(of, by, rounds_down)?;
        self.sums.get(&of)?.plus(&quotient, by.checked_neg()?)
    }

    /// Demands that a sum is within a range.
    fn demand(&mut self, sum: &Sum, range: Range) -> Option<()> {
        match self.bound(sum, range)? {
            Demand::Always => {}
            Demand::Never => self.is_impossible = true,
            Demand::Bound(bound) => self.simplex.demand(bound),
        }
        Some(())
    }

    /// Demands that all sums of one of two lists are within their ranges.
    fn either(&mut self, sides: [Vec<(&Sum, Range)>; 2]) -> Option<()> {
        let mut possible = Vec::new();
        for side in sides {
            let mut bounds = Some(Vec::new());
            for (sum, range) in side {
                match self.bound(sum, range)? {
                    Demand::Always => {}
                    Demand::Never => bounds = None,
                    Demand::Bound(bound) => {
                        bounds.iter_mut().for_each(|bounds| bounds.push(bound));
                    }
                }
            }
            possible.extend(bounds);
        }
        match <[Vec<Bound>; 2]>::try_from(possible) {
            Ok(both) => self.simplex.demand_either(both),
            Err(fewer) => match fewer.into_iter().next() {
                Some(only) => only.into_iter().for_each(|it| self.simplex.demand(it)),
                None => self.is_impossible = true,
            },
        }
        Some(())
    }

    /// A range of a sum as a bound of a variable that stands for its parts, divided by what divides all of them: only whole
    /// numbers are between its ends.
    fn bound(&mut self, sum: &Sum, (low, high): Range) -> Option<Demand> {
        let Some(&(first, factor)) = sum.parts.first() else {
            let holds = low.is_none_or(|low| sum.number >= low)
                && high.is_none_or(|high| sum.number <= high);
            return Some(if holds { Demand::Always } else { Demand::Never });
        };
        let mut divisor = 0;
        for (_, factor) in &sum.parts {
            divisor = divisor.gcd(factor);
        }
        let divisor = divisor.checked_mul(factor.signum())?;
        let variable = if sum.parts.len() == 1 {
            first
        } else {
            let parts = sum.parts.iter();
            let parts: Vec<_> = parts.map(|&(of, factor)| (of, factor / divisor)).collect();
            match self.forms.get(&parts) {
                Some(&known) => known,
                None => {
                    let form = self.simplex.sum(&parts);
                    self.forms.insert(parts, form);
                    form
                }
            }
        };
        let distance = |end: Option<i128>| match end {
            Some(end) => end.checked_sub(sum.number).map(Some),
            None => Some(None),
        };
        let (mut low, mut high) = (distance(low)?, distance(high)?);
        if divisor < 0 {
            std::mem::swap(&mut low, &mut high);
        }
        Some(Demand::Bound(Bound {
            variable,
            low: low.map(|low| Integer::div_ceil(&low, &divisor)),
            high: high.map(|high| Integer::div_floor(&high, &divisor)),
        }))
    }
}

impl Sum {
    fn number(number: i128) -> Sum {
        Sum {
            parts: Vec::new(),
            number,
        }
    }

    /// The number, where nothing else is in it.
    fn as_number(&self) -> Option<i128> {
        self.parts.is_empty().then_some(self.number)
    }

    /// The number, where it has its lowest bits set and no others.
    fn as_mask(&self) -> Option<i128> {
        let number = self.as_number()?;
        (number >= 0 && number & (number + 1) == 0).then_some(number)
    }

    fn times(&self, factor: i128) -> Option<Sum> {
        Sum::number(0).plus(self, factor)
    }

    /// This and another so many times.
    fn plus(&self, other: &Sum, times: i128) -> Option<Sum> {
        let mut parts = Vec::with_capacity(self.parts.len() + other.parts.len());
        let (mut ours, mut theirs) = (&*self.parts, &*other.parts);
        loop {
            let (variable, factor) = match (ours, theirs) {
                ([], []) => break,
                ([(a, x), rest @ ..], [(b, _), ..]) if a.0 < b.0 => {
                    ours = rest;
                    (*a, *x)
                }
                ([(a, x), rest @ ..], []) => {
                    ours = rest;
                    (*a, *x)
                }
                ([(a, x), mine @ ..], [(b, y), rest @ ..]) if a == b => {
                    (ours, theirs) = (mine, rest);
                    (*a, x.checked_add(y.checked_mul(times)?)?)
                }
                (_, [(b, y), rest @ ..]) => {
                    theirs = rest;
                    (*b, y.checked_mul(times)?)
                }
            };
            if factor != 0 {
                parts.push((variable, factor));
            }
        }
        let number = self.number.checked_add(other.number.checked_mul(times)?)?;
        Some(Sum { parts, number })
    }
}

/// What integers of a type are.
fn range_of(scalar: Scalar) -> Option<Range> {
    let bits = scalar.bits()?;
    Some(match scalar.is_signed() {
        true => (Some(-(1 << (bits - 1))), Some((1 << (bits - 1)) - 1)),
        false => (Some(0), Some((1 << bits) - 1)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluate::truth;
    use crate::solve::solve;
    use crate::term::{Rules, Source};

    /// Numbers that look random and are the same each time.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, limit: usize) -> usize {
            self.0 = self
                .0
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (self.0 >> 33) as usize % limit
        }

        fn pick<T: Copy>(&mut self, of: &[T]) -> T {
            of[self.below(of.len())]
        }
    }

    fn expression(
        numbers: &mut Numbers,
        terms: &mut Terms,
        scalar: Option<Scalar>,
        rules: Rules,
        depth: usize,
    ) -> TermId {
        use BinOp as B;
        let number = |terms: &mut Terms, value: i64| terms.add(Term::Int(value.into(), scalar));
        match numbers.below(if depth == 0 { 5 } else { 14 }) {
            at @ 0..=2 => terms.add(Term::Source(Source {
                expression: ["x", "y", "z"][at].into(),
                nth: 0,
                ty: scalar,
            })),
            3 | 4 => number(terms, numbers.below(12) as i64),
            at => {
                let left = expression(numbers, terms, scalar, rules, depth - 1);
                let (op, right) = match at {
                    5..=7 => {
                        let right = expression(numbers, terms, scalar, rules, depth - 1);
                        (numbers.pick(&[B::Add, B::Sub]), right)
                    }
                    8 => (B::Mul, number(terms, 1 + numbers.below(4) as i64)),
                    9 => {
                        let op = numbers.pick(&[B::Div, B::Rem]);
                        (op, number(terms, 1 + numbers.below(4) as i64))
                    }
                    10 => (B::BitAnd, number(terms, numbers.pick(&[1, 3, 7]))),
                    11 => {
                        let op = numbers.pick(&[B::Shl, B::Shr]);
                        (op, number(terms, 1 + numbers.below(2) as i64))
                    }
                    _ => {
                        let op = numbers.pick(&[UnOp::Neg, UnOp::Invert]);
                        return terms.add(Term::Unary(op, left));
                    }
                };
                terms.add(Term::Binary(op, left, right, rules))
            }
        }
    }

    /// What is decided here, circuits decide alike, and the examples have the truth that they were found for.
    #[test]
    fn sums_and_circuits_agree() {
        use BinOp as B;
        let compared = [B::Lt, B::Le, B::Gt, B::Ge, B::Eq, B::Ne];
        let mut numbers = Numbers(3);
        let (mut feasible, mut infeasible, mut left) = (0, 0, 0);
        for round in 0..600 {
            let scalar = [None, Some(Scalar::I8), Some(Scalar::U8)][round % 3];
            let rules = Rules {
                rounding: numbers.pick(&[Rounding::Zero, Rounding::Down]),
                wraps: numbers.below(2) == 0,
            };
            let mut terms = Terms::default();
            let mut path = Vec::new();
            for _ in 0..2 + numbers.below(4) {
                let left = expression(&mut numbers, &mut terms, scalar, rules, 2);
                let right = expression(&mut numbers, &mut terms, scalar, rules, 1);
                let op = numbers.pick(&compared);
                let term = terms.add(Term::Binary(op, left, right, rules));
                let holds = numbers.below(2) == 0;
                path.push(Condition { term, holds });
            }
            let Some(verdict) = decide(&terms, &path, 0) else {
                left += 1;
                continue;
            };
            let circuits = solve(&terms, &path, 0, 20_000);
            match (&verdict, circuits) {
                (_, Verdict::Unknown) => {}
                (Verdict::Feasible { inputs, .. }, Verdict::Feasible { .. }) => {
                    feasible += 1;
                    for condition in &path {
                        let truth = truth(&terms, *condition, inputs);
                        assert!(
                            truth.is_none_or(|truth| truth == condition.holds),
                            "{round} {terms:#?} {path:?} {inputs:?}"
                        );
                    }
                }
                (Verdict::Infeasible, Verdict::Infeasible) => infeasible += 1,
                (one, other) => {
                    panic!("{round}: {one:?} or {other:?} {rules:?} {path:?} {terms:#?}")
                }
            }
        }
        assert!(
            feasible > 250 && infeasible > 100,
            "{feasible} {infeasible}"
        );
        assert!(left < 60, "{left} were left to the circuits");
    }
}
