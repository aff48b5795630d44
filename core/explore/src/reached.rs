//! Which world values of the unknowns lead to, and what the function returns there.

use crate::evaluate::{truth, value};
use crate::solve::{Input, written};
use crate::worlds::{Fate, WorldId, Worlds};

impl Worlds {
    /// The world that a run with these values comes to, going on with others where worlds do; nothing where the values do not
    /// decide a question, or the run has no end.
    #[must_use]
    pub fn reached(&self, inputs: &[Input]) -> Option<WorldId> {
        let mut at = WorldId(0);
        let mut merges = 0;
        loop {
            match self.all()[at.0 as usize].fate {
                Fate::Split { holds, fails, .. } => {
                    let asked = self.all()[holds.0 as usize].condition?;
                    let side = truth(self.terms(), asked, inputs)?;
                    at = if side { holds } else { fails };
                }
                Fate::Merged(other) if merges <= self.all().len() => {
                    merges += 1;
                    at = other;
                }
                Fate::Merged(_) => return None,
                _ => return Some(at),
            }
        }
    }

    /// What the function that was run by itself came to in a world with these values, as the language writes it; nothing where that
    /// cannot be said.
    #[must_use]
    pub fn result_with(&self, world: WorldId, inputs: &[Input]) -> Option<String> {
        let own = &self.all()[world.0 as usize];
        match (own.value, &own.fate) {
            (Some(term), _) => {
                let value = value(self.terms(), term, inputs)?;
                Some(written(&value, self.machine().semantics()))
            }
            (None, Fate::Ended { result, .. }) => result.clone(),
            _ => None,
        }
    }
}
