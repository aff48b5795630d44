//! Moves: begun, made a slice at a time, and what happens where they arrive.

use super::Host;
use crate::follow::Following;
use crate::program::Program;
use crate::state::{self, Came};
use crate::survey::Decision;
use crate::touched;
use protocol::{Move, Reply, Status};
use session::Progress;

/// Progress is told after this many slices.
const TOLD: u32 = 8;

impl Host {
    pub(super) fn begin(&mut self, to: Move) {
        self.moves += 1;
        let (to, sought) = self.to_mark(to);
        let Some(program) = &mut self.program else {
            // The page waits for an answer all the same.
            return self.stand_without_program();
        };
        let (unfolded, picture) = (&self.chosen.unfolded, &self.picture);
        let before = |program: &Program| state::snapshot(program, unfolded, picture);
        let stops = self.questions.stops();
        let mut following = Following::begin(program, to, stops, before);
        following.sought = following.sought.or(sought);
        let asks_survey = following.sought.is_some() || following.is_played && stops.is_counted;
        self.following = Some(following);
        if asks_survey {
            self.begin_survey();
        }
        self.chosen.frame = 0;
    }

    /// Does a slice of work; `stop` says when it is long enough.
    pub fn slice(&mut self, stop: &mut dyn FnMut() -> bool) {
        self.gone = None;
        let (Some(program), Some(following)) = (&mut self.program, &mut self.following) else {
            if self.counting.is_busy() {
                self.count_on(stop);
            } else if let Some(survey) = self.survey.as_mut().filter(|survey| survey.is_busy()) {
                survey.slice(stop);
                self.send_survey();
            }
            return;
        };
        if let (Some(sought), Some(survey)) = (following.sought, &mut self.survey) {
            match survey.decide(sought, program.step(), stop) {
                Decision::Moving => {
                    following.slices += 1;
                    return self.tell_progress();
                }
                Decision::At(step) => following.turn(program, Some(step)),
                Decision::Nowhere => following.turn(program, None),
            }
        }
        match following.slice(program, stop) {
            Progress::Moving => self.tell_progress(),
            Progress::Arrived if following.is_played && self.awaits_survey() => {}
            progress => {
                let following = self.following.take();
                let stopped = progress == Progress::Arrived;
                let at_breakpoint = following.as_ref().is_some_and(|each| each.to_breakpoint);
                let status = if stopped && at_breakpoint {
                    Status::AtBreakpoint
                } else {
                    Status::Paused
                };
                self.arrived(status, following);
            }
        }
    }

    /// A step that was made by itself is done: whether it is left to the survey if a breakpoint stops it there.
    fn awaits_survey(&mut self) -> bool {
        let (Some(program), Some(following)) = (&mut self.program, &mut self.following) else {
            return false;
        };
        following.is_played = false;
        let stops = self.questions.stops();
        let held = stops.all.holding(program.session.machine_mut());
        following.to_breakpoint = !held.is_empty();
        let is_open = following.to_breakpoint && stops.is_counted;
        if is_open {
            following.leave_to_survey(program);
        }
        is_open
    }

    fn tell_progress(&mut self) {
        let (Some(program), Some(following)) = (&mut self.program, &self.following) else {
            return;
        };
        if following.searching_from().is_some() {
            let known = program.session.timeline().furthest();
            let revision = program.revision;
            self.replies.push(Reply::Progress { revision, known });
        } else if following.slices == 1 {
            // From here on the run is something that can be paused.
            let mut state = state::view(program, &self.chosen, &Came::default(), Status::Running);
            state.moves = self.moves;
            self.replies.push(Reply::State(Box::new(state)));
        } else if following.slices.is_multiple_of(TOLD) {
            let known = program.session.timeline().furthest();
            let revision = program.revision;
            self.replies.push(Reply::Progress { revision, known });
            self.printed_more();
        }
    }

    /// The run stands: tells what led here, and everything that is looked at.
    pub(super) fn arrived(&mut self, status: Status, following: Option<Following>) {
        self.end_where_a_link_does();
        self.came = self.last_step(following);
        self.printed_more();
        self.send_strip();
        self.send_problems();
        self.begin_survey();
        self.send_state(Some(status));
        self.opened();
    }

    /// What the last step did, or all steps since the person asked for one. To find out, the run is taken back and
    /// forward again.
    fn last_step(&mut self, following: Option<Following>) -> Came {
        let Some(program) = &mut self.program else {
            return Came::default();
        };
        let step = program.step();
        if step == 0 {
            return Came::default();
        }
        let (before, origin) = match following {
            Some(following) => (following.before, following.origin),
            None => (None, None),
        };
        let (from, before) = before.unzip();
        let from = from.filter(|from| (1..=touched::MOST).contains(&step.saturating_sub(*from)));
        program.session.seek(from.unwrap_or(step - 1));
        let before = before
            .unwrap_or_else(|| state::snapshot(program, &self.chosen.unfolded, &self.picture));
        let (reads, sentence) = touched::follow(program, step);
        Came {
            before: Some(before),
            reads,
            origin,
            sentence,
        }
    }
}
