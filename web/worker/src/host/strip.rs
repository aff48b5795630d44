//! The run as a strip: what the page is sent of it, and moves to its marks.

use super::Host;
use crate::follow::Sought;
use crate::marks::{Marks, kind_of};
use crate::survey::Survey;
use protocol::{MarkKind, Move, Reply, Strip};
use session::vm::debug::journal::Event;

/// Parts of the strip, and marks of a sort, that are sent to the page.
const SENT: usize = 400;

/// The strip that was sent last.
#[derive(Default)]
pub(super) struct Stripped {
    /// Steps that it covers.
    steps: u64,
    /// When the run showed undefined behaviour in them. (A machine that was taken back knows nothing of that.)
    problems: Vec<u64>,
}

impl Host {
    pub(super) fn send_strip(&mut self) {
        let Some(program) = &self.program else {
            return;
        };
        let known = program.session.timeline().furthest();
        if known == self.strip.steps {
            return;
        }
        let machine = program.session.machine();
        let reports = machine.state.reports.iter();
        self.strip = Stripped {
            steps: known,
            problems: reports.map(|report| report.step).collect(),
        };
        let journal = &machine.journal;
        let depths = journal.depths(known);
        let parts = depths.len().div_ceil(SENT).max(1);
        let depths = depths.chunks(parts);
        let every = journal.events.len().div_ceil(SENT).max(1);
        let events = journal.events.iter().enumerate();
        // Of very many events some are enough to see where they are; those that end a run are always there.
        let events =
            events.filter(|(at, (_, event))| at.is_multiple_of(every) || *event == Event::Uncaught);
        let problems = self.strip.problems.iter().take(SENT);
        let changes = self.assumed.changes.iter().map(|change| change.step);
        self.replies.push(Reply::Strip(Strip {
            revision: program.revision,
            steps: known,
            depths: depths
                .filter_map(|part| part.iter().copied().max())
                .collect(),
            marks: events
                .map(|(_, (step, event))| (*step, kind_of(*event)))
                .chain(problems.map(|step| (*step, MarkKind::Problem)))
                .chain(changes.map(|step| (step, MarkKind::Change)))
                .collect(),
        }));
    }

    /// A move to a mark of the strip as one to its step, and what the survey is to say before that, where it is not done.
    /// Other moves are left as they are.
    pub(super) fn to_mark(&self, to: Move) -> (Move, Option<Sought>) {
        // Marks are many, and most moves go by none.
        let is_by_marks = matches!(to, Move::Near { .. } | Move::Mark { .. });
        let Some(program) = self.program.as_ref().filter(|_| is_by_marks) else {
            return (to, None);
        };
        let machine = program.session.machine();
        let survey = self.survey.as_ref();
        let changes: Vec<u64> = (self.assumed.changes.iter())
            .map(|change| change.step)
            .collect();
        let marks = Marks {
            output: &machine.output,
            events: &machine.journal.events,
            problems: &self.strip.problems,
            changes: &changes,
            hits: &survey.map_or_else(Vec::new, Survey::hits),
        };
        match to {
            Move::Near { step, within } => {
                let mark = marks.near(step, within);
                (Move::To(mark.unwrap_or(step)), None)
            }
            Move::Mark { kind, direction } => {
                let mark = marks.beside(kind, program.step(), direction);
                let is_surveyed = |kind| matches!(kind, MarkKind::Breakpoint | MarkKind::Log);
                let is_open = kind.is_none_or(is_surveyed) && survey.is_some_and(Survey::is_busy);
                match mark {
                    other if is_open => {
                        let sought = Sought::Hit {
                            kind,
                            direction,
                            other,
                        };
                        (to, Some(sought))
                    }
                    Some(mark) => (Move::To(mark), None),
                    None => (to, None),
                }
            }
            to => (to, None),
        }
    }
}
