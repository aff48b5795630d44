//! What the language leaves undefined, as it happens.
//!
//! Reports are part of the state: they come again in every replay. The run goes on in a defined way.

use crate::machine::{Machine, Outcome};
use ir::{InstId, ModuleId, Undefined};

/// Undefined behaviour that the run has shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// What it is.
    pub kind: Undefined,
    /// The step that did it.
    pub step: u64,
    /// The instruction that did it.
    pub at: (ModuleId, InstId),
}

impl Machine {
    /// Notes undefined behaviour of the instruction at hand.
    ///
    /// # Errors
    /// Where the run is not to go on.
    pub fn undefined(&mut self, kind: Undefined) -> Outcome<()> {
        let (step, at) = (self.state.steps, self.origin());
        self.state.reports.push(Report { kind, step, at });
        Ok(())
    }
}
