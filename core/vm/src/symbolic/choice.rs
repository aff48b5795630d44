//! Choices: what decides where the program and its settings do not.
//!
//! Every choice goes through here and is counted, so that the same program, settings and log of choices
//! give the same states. What the settings decide beforehand is followed first. After that, at a branch on an unknown,
//! the run stops and asks where the settings say so; else the first visit follows the true side and later visits
//! the false one, so that loops over unknowns end. An unknown is taken to be neither nothing nor any other object,
//! unless somebody keeps asking. Operations that fail for some values of an unknown are choices as well (`cases.rs`), but only
//! where somebody is asked or the settings decide: else they are taken not to fail.

use crate::machine::Machine;
use crate::machine::state::Frame;
use crate::symbolic::Expression;
use crate::symbolic::cases::Case;
use crate::symbolic::nil::NilCase;
use crate::value::Value;
use ir::{BinOp, InstId, ModuleId};

/// How often an instruction is told that an unknown is not the object that it asks for.
const IDENTITY_VISITS: u32 = 20;

/// What a run took to be so at a branch on an unknown, since nobody said.
#[derive(Clone, PartialEq, Debug)]
pub struct Assumed {
    /// What was branched on.
    pub condition: Value,
    /// Whether it was taken to hold.
    pub holds: bool,
    /// Where, in the program.
    pub at: (ModuleId, InstId),
    /// By which step.
    pub step: u64,
}

/// A choice that the run stands at, until [`Machine::decide`] says how it goes on.
#[derive(Clone, Debug)]
pub struct Undecided {
    /// What holds on one side and not on the other.
    pub condition: Value,
    pub(crate) open: Open,
}

/// What goes on once a choice is made.
#[derive(Clone, Debug)]
pub(crate) enum Open {
    /// A branch.
    Branch { then: u32, otherwise: u32 },
    /// An operation, by what an unknown may be.
    Case(Box<Case>),
    /// An instruction, by whether an unknown is nothing.
    Nil(NilCase),
}

impl Undecided {
    /// Whether it is a branch, and not an operation.
    #[must_use]
    pub fn is_branch(&self) -> bool {
        matches!(self.open, Open::Branch { .. })
    }

    /// Whether an operation or a branch is asked about for the first time: an operation may have several questions.
    #[must_use]
    pub fn is_first(&self) -> bool {
        self.number() == 0
    }

    /// Which of the operation's questions it is, counted from 0.
    #[must_use]
    pub fn number(&self) -> usize {
        match &self.open {
            Open::Branch { .. } | Open::Nil(_) => 0,
            Open::Case(case) => case.number(),
        }
    }
}

impl Machine {
    /// Takes a side of the choice that the run stands at; without one this does nothing.
    pub fn decide(&mut self, side: bool) {
        let Some(undecided) = self.state.undecided.take() else {
            return;
        };
        match undecided.open {
            Open::Branch { then, otherwise } => {
                self.learn_of_branch(undecided.condition, side);
                self.take_side(side, then, otherwise);
            }
            Open::Nil(case) => self.decide_nil(case, side),
            Open::Case(case) => {
                if let Err(exception) = self.decide_case(*case, side) {
                    let _ = self.unwind(exception, false);
                }
            }
        }
    }

    /// Whether somebody is asked at choices, or the settings decide the next one.
    pub(crate) fn is_asked(&self) -> bool {
        self.settings.asks || self.state.choices < self.settings.choices.len()
    }

    /// The side of the choice at hand that the settings decide. Where they do not, the run stops there for somebody to say.
    pub(crate) fn side_or_stop(
        &mut self,
        condition: Value,
        open: impl FnOnce() -> Open,
    ) -> Option<bool> {
        let decided = self.settings.choices.get(self.state.choices).copied();
        self.state.choices += 1;
        match decided {
            Some(_) => {
                let event = crate::debug::journal::Event::Choice;
                self.journal.note(self.state.steps, event);
            }
            None => {
                let open = open();
                self.state.undecided = Some(Undecided { condition, open });
            }
        }
        decided
    }

    /// Branches on an unknown, or leaves that to whoever is asked.
    pub(crate) fn branch_on_unknown(&mut self, condition: Value, then: u32, otherwise: u32) {
        let decided = self.settings.choices.get(self.state.choices).copied();
        if decided.is_none() && self.settings.asks {
            self.state.choices += 1;
            let open = Open::Branch { then, otherwise };
            self.state.undecided = Some(Undecided { condition, open });
            return;
        }
        let side = self.choose_side(condition);
        if decided.is_none() {
            self.note_assumed(condition, side);
        }
        // That an unknown is no other object is taken to be so everywhere.
        if decided.is_none() && !self.compares_identities(condition) {
            self.guess();
        }
        let side = decided.unwrap_or(side);
        self.learn_of_branch(condition, side);
        self.take_side(side, then, otherwise);
    }

    /// Keeps what a branch of the program took to be so. What code of the library takes to be so is a guess, of which nothing is
    /// known to follow.
    fn note_assumed(&mut self, condition: Value, holds: bool) {
        let is_own = |frame: &Frame| !self.is_of_library(frame);
        if !self.state.frames.last().is_some_and(is_own) {
            return;
        }
        let (at, step) = (self.place_in_program(), self.state.steps);
        let assumed = &mut self.state.unknowns.assumed;
        if !assumed
            .iter()
            .any(|known| known.at == at && known.holds == holds)
        {
            assumed.push(Assumed {
                condition,
                holds,
                at,
                step,
            });
        }
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
            .note(self.state.steps, crate::debug::journal::Event::Choice);
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
