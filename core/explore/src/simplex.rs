//! Whether integers within bounds exist of which given sums are within bounds too, and such integers.
//!
//! The general simplex method of Dutertre and de Moura ("A fast linear-arithmetic solver for DPLL(T)", 2006) with Bland's rule, which
//! ends; integers and alternatives by branch and bound, an alternative being looked at only once values break it. Values begin
//! at zero and move no further than they must, so that examples have small numbers.
//!
//! The libraries for this on crates.io compute with floating-point numbers (microlp, and minilp before it; good_lp is a face of others) or
//! are a young solver of everything with fractions of any length (rz3). Here numbers are small, problems are made by the thousand, and
//! an answer must be exact or none.
//!
//! **Invariants.** Rows hold whole numbers over a common denominator, so that nothing is rounded. Variables that head no
//! row have whole values within their bounds. Whatever is too large or takes too long gives no answer, never a wrong one.

use num_integer::Integer;

/// How many times a search may branch.
const BRANCHES: usize = 400;
/// How many times rows may change their heads between two branches.
const PIVOTS: usize = 400;

/// What something is at least and at most.
pub(crate) type Range = (Option<i128>, Option<i128>);

/// A variable: an integer, or a sum of such.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Variable(pub usize);

/// What a variable is at least and at most.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Bound {
    pub variable: Variable,
    pub low: Option<i128>,
    pub high: Option<i128>,
}

/// Two lists of bounds, all of one of which must hold.
pub(crate) type Either = [Vec<Bound>; 2];

#[derive(Clone, Copy)]
enum Place {
    Column(usize),
    Row(usize),
}

/// `denominator` times the variable at its head is the sum of the columns' variables times `factors`.
struct Row {
    head: usize,
    denominator: i128,
    factors: Vec<i128>,
}

/// A problem.
#[derive(Default)]
pub(crate) struct Simplex {
    bounds: Vec<Range>,
    places: Vec<Place>,
    columns: Vec<usize>,
    values: Vec<i128>,
    rows: Vec<Row>,
    eithers: Vec<Either>,
    /// Bounds that were replaced, to go back.
    trail: Vec<(usize, Range)>,
}

impl Simplex {
    /// A new integer. All of them come before the first row of numbers is changed.
    pub fn integer(&mut self) -> Variable {
        self.places.push(Place::Column(self.columns.len()));
        self.columns.push(self.bounds.len());
        self.values.push(0);
        self.bounds.push((None, None));
        Variable(self.bounds.len() - 1)
    }

    /// A sum of integers, each with a factor.
    pub fn sum(&mut self, parts: &[(Variable, i128)]) -> Variable {
        let mut factors = vec![0; self.columns.len()];
        for &(variable, factor) in parts {
            if let Place::Column(at) = self.places[variable.0] {
                factors[at] = factor;
            }
        }
        self.places.push(Place::Row(self.rows.len()));
        self.rows.push(Row {
            head: self.bounds.len(),
            denominator: 1,
            factors,
        });
        self.bounds.push((None, None));
        Variable(self.bounds.len() - 1)
    }

    /// Demands a bound.
    pub fn demand(&mut self, bound: Bound) {
        let at = bound.variable.0;
        let (low, high) = self.bounds[at];
        let low = low.max(bound.low);
        let high = match (high, bound.high) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        self.trail.push((at, self.bounds[at]));
        self.bounds[at] = (low, high);
    }

    /// Demands one of two lists of bounds.
    pub fn demand_either(&mut self, either: Either) {
        self.eithers.push(either);
    }

    /// Whether everything that is demanded can be; nothing where that took too long.
    pub fn solve(&mut self) -> Option<bool> {
        for row in &mut self.rows {
            row.factors.resize(self.columns.len(), 0);
        }
        // Where to go back to, and the other side.
        let mut open: Vec<(usize, Vec<Bound>)> = Vec::new();
        for _ in 0..BRANCHES {
            if self.relax()? {
                let Some([first, second]) = self.question()? else {
                    return Some(true);
                };
                open.push((self.trail.len(), second));
                first.into_iter().for_each(|bound| self.demand(bound));
            } else {
                let Some((trail, other)) = open.pop() else {
                    return Some(false);
                };
                for (at, bounds) in self.trail.drain(trail..).rev() {
                    self.bounds[at] = bounds;
                }
                other.into_iter().for_each(|bound| self.demand(bound));
            }
        }
        None
    }

    /// A variable's value, after [`Simplex::solve`] said yes.
    pub fn value(&self, variable: Variable) -> Option<i128> {
        match self.places[variable.0] {
            Place::Column(at) => Some(self.values[at]),
            Place::Row(at) => Some(self.numerator(at)? / self.rows[at].denominator),
        }
    }

    /// What a row's head is, times the denominator.
    fn numerator(&self, row: usize) -> Option<i128> {
        let mut sum = 0_i128;
        for (&factor, &value) in self.rows[row].factors.iter().zip(&self.values) {
            if factor != 0 && value != 0 {
                sum = sum.checked_add(factor.checked_mul(value)?)?;
            }
        }
        Some(sum)
    }

    /// Finds fractions within all bounds.
    fn relax(&mut self) -> Option<bool> {
        let is_empty =
            |&(low, high): &Range| low.is_some_and(|low| high.is_some_and(|high| low > high));
        if self.bounds.iter().any(is_empty) {
            return Some(false);
        }
        for (value, &variable) in self.values.iter_mut().zip(&self.columns) {
            let (low, high) = self.bounds[variable];
            *value = (*value).max(low.unwrap_or(*value));
            *value = (*value).min(high.unwrap_or(*value));
        }
        for _ in 0..PIVOTS {
            let Some((row, wanted, is_low)) = self.broken()? else {
                return Some(true);
            };
            let Some(column) = self.helper(row, is_low) else {
                return Some(false);
            };
            self.pivot(row, column, wanted)?;
        }
        None
    }

    /// The row of the first variable that is out of its bounds, the bound, and whether it is below that.
    fn broken(&self) -> Option<Option<(usize, i128, bool)>> {
        let mut first: Option<(usize, usize, i128, bool)> = None;
        for (at, row) in self.rows.iter().enumerate() {
            if first.is_some_and(|(head, ..)| head < row.head) {
                continue;
            }
            let (low, high) = self.bounds[row.head];
            if low.is_none() && high.is_none() {
                continue;
            }
            let value = self.numerator(at)?;
            if let Some(low) = low
                && value < low.checked_mul(row.denominator)?
            {
                first = Some((row.head, at, low, true));
            } else if let Some(high) = high
                && value > high.checked_mul(row.denominator)?
            {
                first = Some((row.head, at, high, false));
            }
        }
        Some(first.map(|(_, at, bound, is_low)| (at, bound, is_low)))
    }

    /// The column of the first variable that a row's head can be raised with, or lowered.
    fn helper(&self, row: usize, is_raised: bool) -> Option<usize> {
        let row = &self.rows[row];
        let can_help = |&at: &usize| {
            let (low, high) = self.bounds[self.columns[at]];
            let value = self.values[at];
            match (row.factors[at].signum() > 0) == is_raised {
                _ if row.factors[at] == 0 => false,
                true => high.is_none_or(|high| value < high),
                false => low.is_none_or(|low| value > low),
            }
        };
        let able = (0..self.columns.len()).filter(can_help);
        able.min_by_key(|&at| self.columns[at])
    }

    /// Makes a row's head the column's variable and the other way round; the old head gets a value.
    fn pivot(&mut self, row: usize, column: usize, value: i128) -> Option<()> {
        let columns = self.columns.len();
        let pivoted = &mut self.rows[row];
        // denominator · head = Σ factor · column, for the column's variable.
        let factor = pivoted.factors[column];
        let sign = factor.signum();
        for at in 0..columns {
            pivoted.factors[at] = match at == column {
                true => pivoted.denominator.checked_mul(sign)?,
                false => pivoted.factors[at].checked_mul(-sign)?,
            };
        }
        pivoted.denominator = factor.checked_abs()?;
        let head = std::mem::replace(&mut pivoted.head, self.columns[column]);
        reduce(pivoted);
        self.places[self.columns[column]] = Place::Row(row);
        self.places[head] = Place::Column(column);
        self.columns[column] = head;
        self.values[column] = value;
        let (before, rest) = self.rows.split_at_mut(row);
        let Some((pivoted, behind)) = rest.split_first_mut() else {
            return Some(());
        };
        for other in before.iter_mut().chain(behind) {
            let times = std::mem::take(&mut other.factors[column]);
            if times == 0 {
                continue;
            }
            for at in 0..columns {
                let old = other.factors[at].checked_mul(pivoted.denominator)?;
                let new = pivoted.factors[at].checked_mul(times)?;
                other.factors[at] = old.checked_add(new)?;
            }
            if pivoted.denominator != 1 {
                other.denominator = other.denominator.checked_mul(pivoted.denominator)?;
                reduce(other);
            }
        }
        Some(())
    }

    /// Two sides of which one must hold and none does with the values at hand; nothing where there are no such.
    fn question(&self) -> Option<Option<Either>> {
        for (at, row) in self.rows.iter().enumerate() {
            let value = self.numerator(at)?;
            if value % row.denominator == 0 {
                continue;
            }
            let floor = Integer::div_floor(&value, &row.denominator);
            let variable = Variable(row.head);
            let lower = Bound {
                variable,
                low: None,
                high: Some(floor),
            };
            let higher = Bound {
                variable,
                low: Some(floor + 1),
                high: None,
            };
            return Some(Some(match floor >= 0 {
                true => [vec![lower], vec![higher]],
                false => [vec![higher], vec![lower]],
            }));
        }
        for either in &self.eithers {
            let mut holds = false;
            for side in either {
                let mut all = true;
                for bound in side {
                    let value = self.value(bound.variable)?;
                    all &= bound.low.is_none_or(|low| value >= low)
                        && bound.high.is_none_or(|high| value <= high);
                }
                holds |= all;
            }
            if !holds {
                return Some(Some(either.clone()));
            }
        }
        Some(None)
    }
}

/// Divides a row by what divides all of it.
fn reduce(row: &mut Row) {
    let mut divisor = row.denominator;
    for &factor in &row.factors {
        if divisor == 1 {
            return;
        }
        if factor != 0 {
            divisor = divisor.gcd(&factor);
        }
    }
    if divisor > 1 {
        row.denominator /= divisor;
        row.factors.iter_mut().for_each(|factor| *factor /= divisor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bound(variable: Variable, low: Option<i128>, high: Option<i128>) -> Bound {
        Bound {
            variable,
            low,
            high,
        }
    }

    #[test]
    fn bounds_of_sums_are_kept() {
        let mut simplex = Simplex::default();
        let (x, y) = (simplex.integer(), simplex.integer());
        let sum = simplex.sum(&[(x, 1), (y, 1)]);
        let difference = simplex.sum(&[(x, 1), (y, -1)]);
        simplex.demand(bound(sum, Some(10), None));
        simplex.demand(bound(difference, None, Some(-3)));
        simplex.demand(bound(y, None, Some(7)));
        assert_eq!(simplex.solve(), Some(true));
        let (a, b) = (simplex.value(x).unwrap(), simplex.value(y).unwrap());
        assert!(a + b >= 10 && a - b <= -3 && b <= 7, "{a} {b}");
        simplex.demand(bound(x, Some(5), None));
        assert_eq!(simplex.solve(), Some(false));
    }

    #[test]
    fn fractions_are_no_answer() {
        let mut simplex = Simplex::default();
        let (x, y) = (simplex.integer(), simplex.integer());
        simplex.demand(bound(x, Some(0), Some(10)));
        simplex.demand(bound(y, Some(0), Some(10)));
        let sum = simplex.sum(&[(x, 2), (y, 4)]);
        simplex.demand(bound(sum, Some(5), Some(5)));
        assert_eq!(simplex.solve(), Some(false));
    }

    #[test]
    fn one_of_two_alternatives_is_taken() {
        let mut simplex = Simplex::default();
        let x = simplex.integer();
        simplex.demand_either([
            vec![bound(x, None, Some(-4))],
            vec![bound(x, Some(3), None)],
        ]);
        simplex.demand(bound(x, Some(-3), None));
        assert_eq!(simplex.solve(), Some(true));
        assert_eq!(simplex.value(x), Some(3));
    }
}
