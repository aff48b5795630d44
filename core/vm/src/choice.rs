//! Choices: what decides where the program and its settings do not.
//!
//! Every choice goes through here and is counted, so that the same program, settings and log of choices
//! give the same states. What the settings decide beforehand is followed first. After that, at a branch on an unknown,
//! the run stops and asks where the settings say so; else the first visit follows the true side and later visits
//! the false one, so that loops over unknowns end. An unknown is taken to be neither nothing nor any other object,
//! unless somebody keeps asking.

use crate::machine::Machine;
use crate::symbolic::Expression;
use crate::value::Value;
use ir::BinOp;

/// How often an instruction is told that an unknown is not the object that it asks for.
const IDENTITY_VISITS: u32 = 20;

/// A branch on an unknown that the run stands at, until [`Machine::decide`] says how it goes on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Undecided {
    /// What is branched on.
    pub condition: Value,
    then: u32,
    otherwise: u32,
}

impl Machine {
    /// Takes a side of the branch that the run stands at; without one this does nothing.
    pub fn decide(&mut self, side: bool) {
        if let Some(open) = self.state.undecided.take() {
            self.take_side(side, open.then, open.otherwise);
        }
    }

    /// Branches on an unknown, or leaves that to whoever is asked.
    pub(crate) fn branch_on_unknown(&mut self, condition: Value, then: u32, otherwise: u32) {
        let decided = self.settings.choices.get(self.state.choices).copied();
        if decided.is_none() && self.settings.asks {
            self.state.choices += 1;
            self.state.undecided = Some(Undecided {
                condition,
                then,
                otherwise,
            });
            return;
        }
        let side = self.choose_side(condition);
        // That an unknown is no other object is taken to be so everywhere.
        if decided.is_none() && !self.compares_identities(condition) {
            self.guess();
        }
        self.take_side(decided.unwrap_or(side), then, otherwise);
    }

    fn compares_identities(&self, condition: Value) -> bool {
        let Value::Unknown(unknown) = condition else {
            return false;
        };
        let expression = &self.state.unknowns.get(unknown).expression;
        matches!(expression, Expression::Binary(BinOp::Is | BinOp::IsNot, ..))
    }

    /// Chooses the side of a branch on an unknown, by the instruction at hand.
    fn choose_side(&mut self, condition: Value) -> bool {
        self.state.choices += 1;
        self.journal
            .note(self.state.steps, crate::journal::Event::Choice);
        let at = match self.state.frames.last() {
            Some(frame) => (frame.code, frame.pc),
            None => (0, 0),
        };
        let visits = self.state.unknowns.visits.entry(at).or_default();
        *visits += 1;
        let visits = *visits;
        let Value::Unknown(unknown) = condition else {
            return visits == 1;
        };
        match self.state.unknowns.get(unknown).expression {
            Expression::Binary(BinOp::Is, ..) => visits > IDENTITY_VISITS,
            Expression::Binary(BinOp::IsNot, ..) => visits <= IDENTITY_VISITS,
            _ => visits == 1,
        }
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
