//! Choices: what decides where the program and its settings do not.
//!
//! Every choice goes through here and is counted, so that the same program, settings and log of choices
//! give the same states. At a branch on an unknown the first visit follows the true side and later visits
//! the false one, so that loops over unknowns end.

use crate::machine::Machine;

impl Machine {
    /// Chooses the side of a branch on an unknown, by the instruction at hand.
    pub(crate) fn choose_side(&mut self) -> bool {
        self.state.choices += 1;
        self.journal
            .note(self.state.steps, crate::journal::Event::Choice);
        let at = match self.state.frames.last() {
            Some(frame) => (frame.code, frame.pc),
            None => (0, 0),
        };
        let visits = self.state.unknowns.visits.entry(at).or_default();
        *visits += 1;
        *visits == 1
    }

    /// Chooses one of `count` alternatives: the first.
    pub(crate) fn choose(&mut self, count: usize) -> usize {
        self.state.choices += 1;
        debug_assert!(
            count > 0,
            "an instruction without alternatives is refused by the verifier"
        );
        0
    }
}
