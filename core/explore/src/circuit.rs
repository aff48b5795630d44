//! Circuits of bits over a SAT solver: gates (Tseitin's encoding), adders, multipliers, dividers, comparisons.
//!
//! **Invariant.** A gate whose inputs settle its output adds neither variable nor clause.

use batsat::{Callbacks, Lit, Solver, SolverInterface, lbool};
use std::cell::Cell;

/// Stops the solver when it has asked so many times whether to go on: a limit that does not depend on a clock.
pub(crate) struct Patience(Cell<u32>);

impl Callbacks for Patience {
    fn stop(&self) -> bool {
        let left = self.0.get();
        self.0.set(left.saturating_sub(1));
        left == 0
    }
}

/// A number in two's complement, the lowest bit first. The last bit is the sign; numbers without one have a zero there.
pub(crate) type Bits = Vec<Lit>;

/// A circuit under construction.
pub(crate) struct Circuit {
    solver: Solver<Patience>,
    yes: Lit,
}

impl Circuit {
    /// An empty circuit, to be solved with so much patience.
    pub fn new(patience: u32) -> Circuit {
        let mut solver = Solver::new(Default::default(), Patience(Cell::new(patience)));
        let yes = Lit::new(solver.new_var_default(), true);
        solver.add_clause_reuse(&mut vec![yes]);
        Circuit { solver, yes }
    }

    /// Whether the circuit can be fulfilled; `None` when patience ran out.
    pub fn solve(&mut self) -> Option<bool> {
        match self.solver.solve_limited(&[]) {
            answer if answer == lbool::TRUE => Some(true),
            answer if answer == lbool::FALSE => Some(false),
            _ => None,
        }
    }

    /// How much work it was to build and to solve, in units that do not depend on a clock.
    pub fn effort(&self) -> u64 {
        self.solver.num_clauses() + self.solver.num_propagations() / 4
    }

    /// The value of a bit, after [`Circuit::solve`] said yes.
    pub fn value(&self, bit: Lit) -> bool {
        self.solver.value_lit(bit) == lbool::TRUE
    }

    /// A bit of a known value.
    pub fn known(&self, value: bool) -> Lit {
        if value { self.yes } else { !self.yes }
    }

    /// A bit that may have either value.
    pub fn free(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    /// Demands that one of these holds.
    pub fn demand(&mut self, any: &[Lit]) {
        self.solver.add_clause_reuse(&mut any.to_vec());
    }

    fn settled(&self, bit: Lit) -> Option<bool> {
        if bit == self.yes {
            Some(true)
        } else if bit == !self.yes {
            Some(false)
        } else {
            None
        }
    }

    pub fn and(&mut self, a: Lit, b: Lit) -> Lit {
        match (self.settled(a), self.settled(b)) {
            (Some(false), _) | (_, Some(false)) => return self.known(false),
            (Some(true), _) => return b,
            (_, Some(true)) => return a,
            _ if a == b => return a,
            _ if a == !b => return self.known(false),
            _ => {}
        }
        let out = self.free();
        self.demand(&[!out, a]);
        self.demand(&[!out, b]);
        self.demand(&[out, !a, !b]);
        out
    }

    pub fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    pub fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        match (self.settled(a), self.settled(b)) {
            (Some(value), _) => return if value { !b } else { b },
            (_, Some(value)) => return if value { !a } else { a },
            _ if a == b => return self.known(false),
            _ if a == !b => return self.known(true),
            _ => {}
        }
        let out = self.free();
        self.demand(&[!out, a, b]);
        self.demand(&[!out, !a, !b]);
        self.demand(&[out, !a, b]);
        self.demand(&[out, a, !b]);
        out
    }

    /// `then` where `choice` holds, else `otherwise`.
    pub fn pick(&mut self, choice: Lit, then: Lit, otherwise: Lit) -> Lit {
        if then == otherwise {
            return then;
        }
        let a = self.and(choice, then);
        let b = self.and(!choice, otherwise);
        self.or(a, b)
    }

    pub fn pick_bits(&mut self, choice: Lit, then: &[Lit], otherwise: &[Lit]) -> Bits {
        let pairs = then.iter().zip(otherwise);
        pairs.map(|(&a, &b)| self.pick(choice, a, b)).collect()
    }

    pub fn any(&mut self, bits: &[Lit]) -> Lit {
        let none = self.known(false);
        bits.iter().fold(none, |any, &bit| self.or(any, bit))
    }

    pub fn equal(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let (a, b) = self.same_width(a, b, 0);
        let mut differences = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(&b) {
            differences.push(self.xor(a, b));
        }
        !self.any(&differences)
    }

    /// Whether the first is less than the second.
    pub fn less(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let difference = self.subtract(a, b);
        sign(&difference)
    }

    /// Both in as many bits as the wider has, and some more.
    fn same_width(&self, a: &[Lit], b: &[Lit], more: usize) -> (Bits, Bits) {
        let width = a.len().max(b.len()) + more;
        (extended(a, width), extended(b, width))
    }

    /// The sum, one bit wider than the wider operand: exact.
    pub fn add(&mut self, a: &[Lit], b: &[Lit]) -> Bits {
        let (a, b) = self.same_width(a, b, 1);
        let carry = self.known(false);
        self.add_with(&a, &b, carry)
    }

    /// The difference, one bit wider than the wider operand: exact.
    pub fn subtract(&mut self, a: &[Lit], b: &[Lit]) -> Bits {
        let (a, b) = self.same_width(a, b, 1);
        let b: Bits = b.into_iter().map(|bit| !bit).collect();
        let carry = self.known(true);
        self.add_with(&a, &b, carry)
    }

    pub fn negate(&mut self, a: &[Lit]) -> Bits {
        let zero = [self.known(false)];
        self.subtract(&zero, a)
    }

    /// The sum in the width of the operands, with a carry into the lowest bit.
    fn add_with(&mut self, a: &[Lit], b: &[Lit], mut carry: Lit) -> Bits {
        let mut sum = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            let half = self.xor(a, b);
            sum.push(self.xor(half, carry));
            let both = self.and(a, b);
            let through = self.and(half, carry);
            carry = self.or(both, through);
        }
        sum
    }

    /// The product in `width` bits: exact where those hold it, else its lowest.
    pub fn multiply(&mut self, a: &[Lit], b: &[Lit], width: usize) -> Bits {
        let is_known = |bits: &[Lit]| bits.iter().all(|&bit| self.settled(bit).is_some());
        if is_known(a) && !is_known(b) {
            return self.multiply(b, a, width);
        }
        // A row for each bit of the second that may be set: a known negative number has the fewer without its sign.
        if is_known(b) && self.settled(sign(b)) == Some(true) {
            let positive = self.negate(b);
            let product = self.multiply(a, &positive, width);
            return extended(&self.negate(&product), width);
        }
        let (a, mut b) = (extended(a, width), extended(b, width));
        while b.len() > 1 && b[b.len() - 2] == sign(&b) {
            b.pop();
        }
        let mut product = vec![self.known(false); width];
        for (at, &bit) in b.iter().enumerate() {
            if self.settled(bit) == Some(false) {
                continue;
            }
            let mut row = vec![self.known(false); at];
            for &other in &a[..width - at] {
                row.push(self.and(bit, other));
            }
            // The sign's bit counts as negative.
            product = match at + 1 == b.len() {
                true => self.subtract(&product, &row)[..width].to_vec(),
                false => {
                    let carry = self.known(false);
                    self.add_with(&product, &row, carry)
                }
            };
        }
        product
    }

    /// Quotient and remainder, rounded towards zero; nothing is divided by zero. They are not computed but demanded to be
    /// what they are, which solvers take more easily than the steps of a division.
    pub fn divide(&mut self, a: &[Lit], b: &[Lit]) -> (Bits, Bits) {
        let divides = self.any(b);
        self.demand(&[divides]);
        // The smallest number divided by minus one takes one more bit.
        let quotient: Bits = (0..=a.len()).map(|_| self.free()).collect();
        let rest: Bits = (0..b.len()).map(|_| self.free()).collect();
        let product = self.multiply(&quotient, b, quotient.len() + b.len());
        let sum = self.add(&product, &rest);
        let is_whole = self.equal(&sum, a);
        self.demand(&[is_whole]);
        let (size, divisor) = (self.absolute(&rest), self.absolute(b));
        let is_small = self.less(&size, &divisor);
        self.demand(&[is_small]);
        let is_none = !self.any(&rest);
        let differs = self.xor(sign(&rest), sign(a));
        self.demand(&[is_none, !differs]);
        (quotient, rest)
    }

    /// Quotient and remainder, rounded towards negative infinity.
    pub fn divide_down(&mut self, a: &[Lit], b: &[Lit]) -> (Bits, Bits) {
        let (quotient, rest) = self.divide(a, b);
        let inexact = self.any(&rest);
        let differ = self.xor(sign(&rest), sign(b));
        let off = self.and(inexact, differ);
        let one = [off, self.known(false)];
        let lower = self.subtract(&quotient, &one);
        let more = self.add(&rest, b);
        let width = lower.len().max(more.len());
        let rest = self.pick_bits(off, &extended(&more, width), &extended(&rest, width));
        (lower, rest)
    }

    /// The size of a number, one bit wider.
    pub fn absolute(&mut self, a: &[Lit]) -> Bits {
        let negated = self.negate(a);
        let same = extended(a, negated.len());
        self.pick_bits(sign(a), &negated, &same)
    }
}

/// The sign of a number.
pub(crate) fn sign(a: &[Lit]) -> Lit {
    a[a.len() - 1]
}

/// A number in so many bits: with its sign repeated, or cut.
pub(crate) fn extended(a: &[Lit], width: usize) -> Bits {
    let mut bits = a.to_vec();
    bits.resize(width, sign(a));
    bits
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(circuit: &Circuit, value: i64, width: usize) -> Bits {
        (0..width)
            .map(|at| circuit.known(value >> at & 1 == 1))
            .collect()
    }

    fn read(circuit: &Circuit, bits: &[Lit]) -> i64 {
        let value = |bit| i64::from(circuit.value(bit));
        let unsigned: i64 = bits
            .iter()
            .enumerate()
            .map(|(at, &bit)| value(bit) << at)
            .sum();
        unsigned - (value(sign(bits)) << bits.len())
    }

    #[test]
    fn arithmetic_is_that_of_numbers() {
        for a in [-8, -7, -3, -1, 0, 1, 2, 5, 7] {
            for b in [-8, -5, -2, -1, 1, 3, 6, 7] {
                let mut c = Circuit::new(1000);
                // Free bits, tied to the numbers, so that gates are really made.
                let tied = |c: &mut Circuit, value| {
                    let bits: Bits = (0..4).map(|_| c.free()).collect();
                    for (bit, wanted) in bits.iter().zip(number(c, value, 4)) {
                        let same = !c.xor(*bit, wanted);
                        c.demand(&[same]);
                    }
                    bits
                };
                let (x, y) = (tied(&mut c, a), tied(&mut c, b));
                let sum = c.add(&x, &y);
                let difference = c.subtract(&x, &y);
                let product = c.multiply(&x, &y, 8);
                let (quotient, rest) = c.divide(&x, &y);
                let (down, modulo) = c.divide_down(&x, &y);
                let (less, equal) = (c.less(&x, &y), c.equal(&x, &y));
                assert_eq!(c.solve(), Some(true));
                assert_eq!(read(&c, &sum), a + b, "{a} + {b}");
                assert_eq!(read(&c, &difference), a - b, "{a} - {b}");
                assert_eq!(read(&c, &product), a * b, "{a} * {b}");
                assert_eq!(
                    (read(&c, &quotient), read(&c, &rest)),
                    (a / b, a % b),
                    "{a} / {b}"
                );
                let floor = (a as f64 / b as f64).floor() as i64;
                assert_eq!(
                    (read(&c, &down), read(&c, &modulo)),
                    (floor, a - floor * b),
                    "{a} // {b}"
                );
                assert_eq!(
                    (c.value(less), c.value(equal)),
                    (a < b, a == b),
                    "{a} ? {b}"
                );
            }
        }
    }

    #[test]
    fn what_cannot_be_is_refused() {
        let mut c = Circuit::new(1000);
        let x: Bits = (0..8).map(|_| c.free()).collect();
        let square = c.multiply(&x, &x, 16);
        let three = number(&c, 3, 16);
        let is_three = c.equal(&square, &three);
        c.demand(&[is_three]);
        assert_eq!(c.solve(), Some(false));
    }
}
