//! Whether conditions can all hold, and values with which they do.

use crate::encode::Encoder;
use crate::term::{Condition, Source, Terms};
use ir::{Const, Semantics};

/// The most bits that integers are given.
pub const WIDEST: usize = 64;

/// The bits that unknown ones are given one after the other: few first, so that examples have small numbers.
const WIDTHS: [usize; 4] = [4, 8, 16, WIDEST];

/// After which of them it is looked whether products are to blame.
const RELAXED_AFTER: usize = 8;

/// A value of an unknown.
#[derive(Clone, PartialEq, Debug)]
pub struct Input {
    /// The unknown.
    pub source: Source,
    /// The value.
    pub value: Const,
}

impl Input {
    /// The value as a language writes it.
    #[must_use]
    pub fn text(&self, semantics: &Semantics) -> String {
        written(&self.value, semantics)
    }
}

/// A value as a language writes it.
pub(crate) fn written(value: &Const, semantics: &Semantics) -> String {
    match value {
        Const::Nil => semantics.texts.nil.to_owned(),
        Const::Bool(truth) => semantics.texts.bools[usize::from(*truth)].to_owned(),
        Const::Int(value) => value.to_string(),
        Const::BigInt(digits) => digits.to_string(),
        Const::Sized(scalar, bits) => scalar.number(*bits).to_string(),
        Const::Text(text) => {
            let mut out = String::new();
            vm::display::quote::push_quoted(&mut out, semantics.texts.quotes, text, false);
            out
        }
        other => format!("{other:?}"),
    }
}

/// What is known of conditions.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// They can all hold.
    Feasible {
        /// With these values, the unknowns in order of their names.
        inputs: Vec<Input>,
        /// Whether everything in the conditions is modelled, so that the values are sure to do.
        is_exact: bool,
        /// Where among the widths of integers they were found.
        width: usize,
    },
    /// They cannot.
    Infeasible,
    /// The solver gave up.
    Unknown,
}

/// Solves conditions; `patience` limits the work. Narrower integers than those of a width are not tried: who adds a
/// condition to others knows that those have no solution there.
#[must_use]
pub fn solve(terms: &Terms, path: &[Condition], narrowest: usize, patience: u32) -> Verdict {
    let mut effort = u64::MAX;
    solve_within(terms, path, narrowest, patience, &mut effort)
}

/// The same with what is left of an effort for many questions: once there is none, none is answered.
pub(crate) fn solve_within(
    terms: &Terms,
    path: &[Condition],
    narrowest: usize,
    patience: u32,
    effort: &mut u64,
) -> Verdict {
    let mut verdict = Verdict::Infeasible;
    for (at, width) in WIDTHS.into_iter().enumerate().skip(narrowest) {
        if *effort == 0 {
            return Verdict::Unknown;
        }
        let mut encoder = Encoder::new(terms, path, width, false, patience);
        let answer = encoder.circuit.solve();
        *effort = effort.saturating_sub(encoder.circuit.effort());
        match answer {
            Some(true) => {
                let inputs = encoder.model().into_iter();
                return Verdict::Feasible {
                    inputs: inputs
                        .map(|(source, value)| Input { source, value })
                        .collect(),
                    is_exact: encoder.is_exact,
                    width: at,
                };
            }
            Some(false) if !encoder.is_bounded => return Verdict::Infeasible,
            Some(false) => verdict = Verdict::Infeasible,
            None => verdict = Verdict::Unknown,
        }
        if width == RELAXED_AFTER && encoder.has_products {
            // What does not even hold where products are little more than their sign cannot hold.
            let mut relaxed = Encoder::new(terms, path, WIDEST, true, patience);
            let answer = relaxed.circuit.solve();
            *effort = effort.saturating_sub(relaxed.circuit.effort());
            if answer == Some(false) {
                return Verdict::Infeasible;
            }
        }
    }
    verdict
}
