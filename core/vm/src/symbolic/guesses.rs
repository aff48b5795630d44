//! What the library took to be so of an unknown, for want of anybody's decision: what one of its functions returns after that is
//! not known either, but an unknown named by the call.
//!
//! **Invariant.** Sides of branches that somebody decided are no guesses, nor are those that the program itself comes to.

use crate::code::Ins;
use crate::machine::Machine;
use crate::machine::state::{Frame, Then};
use crate::value::Value;

impl Machine {
    /// Notes that something about an unknown was taken to be so, for want of anybody's decision.
    pub(crate) fn guess(&mut self) {
        let frames = &self.state.frames;
        let own = frames.iter().rposition(|frame| !self.is_of_library(frame));
        let entry = own.map_or(0, |own| own as u32 + 1);
        if own.is_some()
            && (entry as usize) < frames.len()
            && self.state.guessed.last() != Some(&entry)
        {
            self.state.guessed.push(entry);
        }
    }

    /// Forgets the guesses of calls that are over.
    #[inline]
    pub(crate) fn forget_guesses(&mut self) {
        let depth = self.state.frames.len() as u32;
        while self.state.guessed.last().is_some_and(|&call| call >= depth) {
            self.state.guessed.pop();
        }
    }

    /// Whether the call on top, which returns, is one of the library that the program made, that has guessed, and that is there
    /// for what it gives.
    #[inline]
    pub(crate) fn gives_a_guess(&self) -> bool {
        let depth = self.state.frames.len();
        self.state
            .guessed
            .last()
            .is_some_and(|&call| call as usize + 1 == depth)
            && self
                .state
                .frames
                .last()
                .is_some_and(|frame| match frame.then {
                    Then::Replace(..) => true,
                    Then::MakeClass(_) | Then::Imported(..) | Then::Finish => false,
                    _ => self.initialises(frame) || self.gives_values(frame.code),
                })
    }

    fn initialises(&self, frame: &Frame) -> bool {
        let name = self.name(self.linked.codes[frame.code as usize].name);
        let init = self.semantics().objects.protocol.init;
        let own = name.rsplit('.').next().unwrap_or(name);
        !init.is_empty() && self.semantics().plain_name(own) == init
    }

    /// Whether a function returns anything but nil anywhere.
    fn gives_values(&self, code: u32) -> bool {
        let plain = &self.linked.codes[code as usize].plain;
        let is_nil = |constant: u32| self.constants[constant as usize] == Value::Nil;
        plain.iter().enumerate().any(|(at, instruction)| {
            let Ins::Return { src } = *instruction else {
                return false;
            };
            let before = at.checked_sub(1).map(|before| plain[before]);
            !matches!(before, Some(Ins::Const { dst, constant }) if dst == src && is_nil(constant))
        })
    }
}
