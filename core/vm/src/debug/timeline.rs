//! Positions in one run.
//!
//! **Invariant.** [`Timeline::seek`] gives the same state however one got there: a copy of the state kept at
//! a checkpoint, run forward again.
//!
//! Checkpoints stand at a regular spacing. When they become too many, or too large together, every other
//! one goes and the spacing doubles; so memory is bounded, and the way from a checkpoint to any step is the
//! run's length divided by some dozens. The spacing also grows with the size of the heap, so that copying
//! never takes more than a small share of the time of running.
//!
//! Absent on purpose: breakpoints and what a statement is; those belong to the session.

use crate::debug::change::{Change, Changed, Replacement};
use crate::debug::journal::Profile;
use crate::debug::watch::Watch;
use crate::exec::Stop;
use crate::machine::state::State;
use crate::machine::{Machine, Stream};
use std::rc::Rc;

/// Checkpoints kept at most.
const MOST: usize = 128;
/// Bytes that checkpoints may take together.
const BUDGET: usize = 64 << 20;
/// The spacing at the start, in steps.
const SPACING: u64 = 1 << 17;
/// Steps that must lie between checkpoints per object in the heap.
const STEPS_PER_OBJECT: u64 = 32;

/// Bytes of the last checkpoint for each step that must lie before the next.
const BYTES_PER_STEP: u64 = 4;

struct Checkpoint {
    state: State,
    profile: Option<Profile>,
    bytes: usize,
}

/// A run that one can move in, both ways.
pub struct Timeline {
    machine: Machine,
    checkpoints: Vec<Checkpoint>,
    spacing: u64,
    steps_per_object: u64,
    furthest: u64,
    end: Option<u64>,
    awaits: Option<Awaits>,
}

/// A run that stands in front of a step that reads more input than there is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Awaits {
    /// The steps in front of that.
    pub step: u64,
    /// What that step writes before it reads.
    pub prompt: String,
}

impl Timeline {
    /// The run of a machine that stands at its start.
    #[must_use]
    pub fn new(machine: Machine) -> Timeline {
        Timeline::with(machine, SPACING, STEPS_PER_OBJECT)
    }

    /// The same, with checkpoints so many steps apart at first, whatever that costs: for tests.
    #[must_use]
    pub fn with_spacing(machine: Machine, spacing: u64) -> Timeline {
        Timeline::with(machine, spacing, 0)
    }

    /// The run of a machine that stands at its start and is only gone on with: nothing is kept that one could go back
    /// to.
    #[must_use]
    pub fn onwards(mut machine: Machine) -> Timeline {
        machine.make_changes();
        Timeline {
            machine,
            checkpoints: Vec::new(),
            spacing: u64::MAX,
            steps_per_object: 0,
            furthest: 0,
            end: None,
            awaits: None,
        }
    }

    fn with(machine: Machine, spacing: u64, steps_per_object: u64) -> Timeline {
        let mut timeline = Timeline {
            spacing,
            steps_per_object,
            ..Timeline::onwards(machine)
        };
        timeline.keep();
        timeline
    }

    /// The machine, where the run stands.
    #[must_use]
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// The machine, for evaluating what does not change the run.
    pub fn machine_mut(&mut self) -> &mut Machine {
        &mut self.machine
    }

    /// The step at which the run stands.
    #[must_use]
    pub fn step(&self) -> u64 {
        self.machine.state.steps
    }

    /// The furthest step that has been reached.
    #[must_use]
    pub fn furthest(&self) -> u64 {
        self.furthest
    }

    /// The last step, once the run has been at its end.
    #[must_use]
    pub fn end(&self) -> Option<u64> {
        self.end
    }

    /// How many checkpoints there are, and their bytes.
    #[must_use]
    pub fn checkpoints(&self) -> (usize, usize) {
        (
            self.checkpoints.len(),
            self.checkpoints
                .iter()
                .map(|checkpoint| checkpoint.bytes)
                .sum(),
        )
    }

    fn keep(&mut self) {
        let state = self.machine.state.clone();
        let profile = self.machine.profile.clone();
        let bytes = state.bytes() + profile.as_ref().map_or(0, Profile::bytes);
        self.checkpoints.push(Checkpoint {
            bytes,
            state,
            profile,
        });
        let total: usize = self
            .checkpoints
            .iter()
            .map(|checkpoint| checkpoint.bytes)
            .sum();
        if self.checkpoints.len() > MOST || (total > BUDGET && self.checkpoints.len() > 2) {
            let mut at = 0;
            self.checkpoints.retain(|_| {
                at += 1;
                at % 2 == 1
            });
            self.spacing *= 2;
        }
    }

    /// The step of the next checkpoint to keep.
    fn next_checkpoint(&self) -> u64 {
        let (last, bytes) = match self.checkpoints.last() {
            Some(checkpoint) => (checkpoint.state.steps, checkpoint.bytes as u64),
            None => (0, 0),
        };
        let by_objects = self.machine.state.heap.live() as u64 * self.steps_per_object;
        let by_bytes = bytes * self.steps_per_object / (STEPS_PER_OBJECT * BYTES_PER_STEP);
        last + self.spacing.max(by_objects).max(by_bytes)
    }

    /// Runs forward to a step, or to the end, or to a place that is watched for.
    pub fn advance(&mut self, until: u64, watch: Option<&Watch>) -> Stop {
        loop {
            let is_new = self.step() >= self.furthest;
            let target = if is_new {
                // That may be over already: the run has lost objects since, or stopped in front of something at that very step.
                until.min(self.next_checkpoint().max(self.step() + 1))
            } else {
                until.min(self.furthest)
            };
            let stop = match watch {
                Some(watch) => self.machine.run_watching(target, watch),
                None => self.machine.run(target),
            };
            if stop != Stop::Starved {
                self.furthest = self.furthest.max(self.step());
            }
            match stop {
                Stop::Ended => {
                    self.end = Some(self.step());
                    return Stop::Ended;
                }
                Stop::Watched | Stop::Undecided => return stop,
                Stop::Starved => {
                    self.await_input();
                    return stop;
                }
                Stop::Limit => {
                    if is_new && self.step() >= self.next_checkpoint() {
                        self.keep();
                    }
                    if self.step() >= until {
                        return Stop::Limit;
                    }
                }
            }
        }
    }

    /// What the run waits for, if it has come to where it reads more input than there is.
    #[must_use]
    pub fn awaits(&self) -> Option<&Awaits> {
        self.awaits.as_ref()
    }

    /// The machine has read behind the end of its input: goes back in front of that step, and forgets what came of it.
    fn await_input(&mut self) {
        let Some(reading) = self.machine.state.starved else {
            return;
        };
        let written = self.machine.output.iter();
        let asked = written.filter(|piece| piece.step == reading && piece.stream == Stream::Out);
        let prompt = asked.map(|piece| &*piece.text).collect();
        let step = reading.saturating_sub(1);
        self.seek(step);
        self.cut();
        self.awaits = Some(Awaits { step, prompt });
    }

    /// Forgets what of the run is behind where it stands.
    fn cut(&mut self) {
        let here = self.step();
        let is_kept = |checkpoint: &Checkpoint| checkpoint.state.steps <= here;
        self.checkpoints.retain(is_kept);
        self.furthest = here;
        self.end = None;
        self.awaits = None;
        self.machine.forget_behind();
    }

    /// Puts another input in the place of what has not been read where the run stands, and forgets what of the run is behind
    /// that; `more` says whether yet more may come.
    pub fn input(&mut self, unread: &str, more: bool) {
        self.cut();
        let settings = Rc::make_mut(&mut self.machine.settings);
        let made = self.machine.state.changes as usize;
        settings.changes = settings.changes.iter().take(made).cloned().collect();
        settings.input.truncate(self.machine.state.read);
        settings.input.push_str(unread);
        settings.more_input = more;
    }

    /// Puts a value in the place of another where the run stands, and forgets what of the run is behind that; whether it could be put
    /// there. Otherwise nothing has changed.
    pub fn change(&mut self, place: Changed, value: Replacement) -> bool {
        let step = self.step();
        if self.machine.state.ending.is_some() || self.machine.put(place, &value).is_none() {
            return false;
        }
        self.cut();
        let state = &mut self.machine.state;
        let made = self.machine.settings.changes[..state.changes as usize].iter();
        let change = Change { step, place, value };
        let changes = made.cloned().chain([change]).collect();
        state.changes += 1;
        Rc::make_mut(&mut self.machine.settings).changes = changes;
        true
    }

    /// Goes to a step, or to the end if the run is shorter.
    pub fn seek(&mut self, step: u64) {
        let from = self
            .checkpoints
            .partition_point(|checkpoint| checkpoint.state.steps <= step)
            .checked_sub(1);
        let here = self.step();
        if let Some(from) = from
            && (step < here || self.checkpoints[from].state.steps > here)
        {
            self.restore(from);
        }
        if self.step() < step {
            self.advance(step, None);
        }
    }

    fn restore(&mut self, at: usize) {
        let checkpoint = &self.checkpoints[at];
        self.machine
            .restore(checkpoint.state.clone(), checkpoint.profile.clone());
        self.machine.make_changes();
    }

    /// Goes back to the last step before this one at which the run would have stopped for a watch; to the start
    /// where there is none. Gives whether there was one.
    pub fn seek_back(&mut self, watch: &Watch) -> bool {
        self.seek_back_where(watch, &mut |_| true)
    }

    /// The same, for the stops that `accept` takes, which must leave the machine as it was.
    pub fn seek_back_where(
        &mut self,
        watch: &Watch,
        accept: &mut dyn FnMut(&mut Machine) -> bool,
    ) -> bool {
        let found = self.find_back(watch, 0, accept);
        self.seek(found.unwrap_or(0));
        found.is_some()
    }

    /// The last step before this one, and not before `from`, at which the run would have stopped for a watch and
    /// `accept` takes it. Where the run stands afterwards is not said.
    pub fn find_back(
        &mut self,
        watch: &Watch,
        from: u64,
        accept: &mut dyn FnMut(&mut Machine) -> bool,
    ) -> Option<u64> {
        let visit = |machine: &mut Machine, limit| last_stop(machine, limit, watch, accept);
        self.backwards(from, visit).filter(|&step| step >= from)
    }

    /// Replays the run from its checkpoints, the latest first, down to the one before `from`. `visit` is given the
    /// machine at a checkpoint and the step to run to, until it finds something.
    pub(crate) fn backwards<T>(
        &mut self,
        from: u64,
        mut visit: impl FnMut(&mut Machine, u64) -> Option<T>,
    ) -> Option<T> {
        let mut limit = self.step();
        while limit > from {
            if let Some(found) = self.back_once(&mut limit, &mut visit) {
                return Some(found);
            }
        }
        None
    }

    /// The same for the part of the run from the last checkpoint before `limit`, at which that is put.
    pub(crate) fn back_once<T>(
        &mut self,
        limit: &mut u64,
        visit: impl FnOnce(&mut Machine, u64) -> Option<T>,
    ) -> Option<T> {
        let at = self
            .checkpoints
            .partition_point(|checkpoint| checkpoint.state.steps < *limit)
            .checked_sub(1)?;
        let end = std::mem::replace(limit, self.checkpoints[at].state.steps);
        self.restore(at);
        visit(&mut self.machine, end)
    }
}

/// The last step up to a limit at which a machine that runs on from where it stands would stop for a watch and `accept`
/// takes it.
pub(crate) fn last_stop(
    machine: &mut Machine,
    limit: u64,
    watch: &Watch,
    accept: &mut dyn FnMut(&mut Machine) -> bool,
) -> Option<u64> {
    let start = machine.state.steps;
    let mut last = (machine.is_watched(watch) && accept(machine)).then_some(start);
    while machine.run_watching(limit, watch) == Stop::Watched && machine.state.steps < limit {
        if accept(machine) {
            last = Some(machine.state.steps);
        }
    }
    last
}
