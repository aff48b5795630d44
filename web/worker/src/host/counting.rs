//! How often each line has begun, and that a run counts at all.
//!
//! A run counts from its start or not at all. One that did not when somebody asks is made again beside the one at hand, which
//! moves on meanwhile, and put in its place once it has come as far.

use super::Host;
use crate::program::Program;
use protocol::{LineCounts, Reply};
use session::{Session, vm::Stop};

/// Steps made between looks at the clock.
const PIECE: u64 = 40_000;

/// What is to be counted, and the run that does while it is made.
#[derive(Default)]
pub(super) struct Counting {
    /// Whether somebody looks at how often lines have begun.
    pub(super) lines: bool,
    made: Option<Session>,
}

impl Counting {
    /// Another program takes the place of the one at hand.
    pub(super) fn forget(&mut self) {
        self.made = None;
    }

    /// Whether there is a run to be made.
    pub(super) fn is_busy(&self) -> bool {
        self.made.is_some()
    }

    /// Goes on, until the run has come as far as the program's or `stop` says that others are to have their turn; gives it in
    /// the first case.
    fn slice(&mut self, program: &Program, stop: &mut dyn FnMut() -> bool) -> Option<Session> {
        let mut session = self.made.take()?;
        let goal = program.through(program.session.timeline().furthest());
        loop {
            let step = session.timeline().step();
            if step >= goal || session.advance(goal.min(step.saturating_add(PIECE))) == Stop::Ended
            {
                return Some(session);
            }
            if stop() {
                self.made = Some(session);
                return None;
            }
        }
    }
}

impl Host {
    /// Keeps the page told how often lines have begun, or not.
    pub(super) fn count_lines(&mut self, wanted: bool) {
        self.counting.lines = wanted;
        self.begin_counting();
        self.send_counts();
    }

    /// Has the run at hand count, if it does not and somebody wants it to.
    pub(super) fn begin_counting(&mut self) {
        let wanted = self.counting.lines || self.graphs.look.shown;
        if !wanted {
            self.counting.forget();
        }
        let Some(program) = self.program.as_ref().filter(|_| wanted) else {
            return;
        };
        if !program.counts_ways() && !self.counting.is_busy() {
            self.counting.made = Some(program.counting());
        }
    }

    /// Makes the run that counts, a slice of it.
    pub(super) fn count_on(&mut self, stop: &mut dyn FnMut() -> bool) {
        let Some(program) = &mut self.program else {
            return self.counting.forget();
        };
        let Some(session) = self.counting.slice(program, stop) else {
            return;
        };
        program.count_with(session);
        // That is another run, whose machine has not heard of them.
        self.read_questions();
        self.send_graph();
        self.send_counts();
    }

    /// Sends how often lines have begun, if that is looked at and the run stands.
    pub(super) fn send_counts(&mut self) {
        let wanted = self.counting.lines && self.following.is_none();
        let Some(program) = self.program.as_ref().filter(|_| wanted) else {
            return;
        };
        let counts = program.session.line_counts().unwrap_or_default();
        let lines = counts.into_iter().filter_map(|((module, line), count)| {
            Some((program.sources.file_of(module)?, line, count))
        });
        self.replies.push(Reply::Counts(LineCounts {
            revision: program.revision,
            lines: lines.collect(),
        }));
    }
}
