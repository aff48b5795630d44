//! Moving through a run, both ways.
//!
//! A motion is made in slices, so that whoever makes it can attend to other things in between.

use crate::{Breakpoints, Compiled, Line, Session};
use ir::{InstId, ModuleId};
use vm::{Stop, Watch};

/// Which way through the run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards the end.
    Forward,
    /// Towards the start.
    Back,
}

/// What a step does with calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stride {
    /// Goes into them.
    Into,
    /// Passes over them.
    Over,
    /// Leaves the current one.
    Out,
}

/// What one step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// One instruction of the IR.
    Instruction,
    /// Until another line of the source begins.
    Statement,
}

/// A motion under way: where it stops, and how far it may go.
pub struct Motion {
    direction: Direction,
    watch: Option<Watch>,
    until: u64,
    /// Breakpoints with conditions.
    conditions: Option<Breakpoints>,
    /// Where it stops whatever those say.
    always: Option<Watch>,
}

/// Conditions that are looked at before others have their turn.
const CONDITIONS: usize = 50;

/// How far a motion has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It goes on.
    Moving,
    /// It has arrived where it was to stop.
    Arrived,
    /// It has come to the end of the run, or to its start, without that.
    AtEdge,
}

impl Motion {
    /// To a step.
    #[must_use]
    pub fn to(step: u64, session: &Session) -> Motion {
        let direction = if step < session.timeline().step() {
            Direction::Back
        } else {
            Direction::Forward
        };
        Motion {
            direction,
            watch: None,
            until: step,
            conditions: None,
            always: None,
        }
    }

    /// To the end.
    #[must_use]
    pub fn to_end() -> Motion {
        Motion {
            direction: Direction::Forward,
            watch: None,
            until: u64::MAX,
            conditions: None,
            always: None,
        }
    }

    /// By one step.
    #[must_use]
    pub fn step(session: &Session, stride: Stride, unit: Unit, direction: Direction) -> Motion {
        // At the end of a run no call is in progress; going back from there leads to the outermost. By lines, the call of
        // what a program begins with is none to pass over.
        let outermost = match unit {
            Unit::Statement => session.lines().outermost(),
            Unit::Instruction => 1,
        };
        let depth = session.machine().state.frames.len().max(outermost);
        let compiled = session.compiled();
        let watch = match (stride, unit) {
            // Out of the outermost there is only the edge of the run.
            (Stride::Out, Unit::Statement) if depth <= outermost && outermost > 1 => {
                own(compiled, |_, _| false)
            }
            (Stride::Out, _) => own(compiled, |_, _| true).within(depth.saturating_sub(1).max(1)),
            (Stride::Into, Unit::Instruction) => Watch::new(&compiled.linked, |_, _| true),
            (Stride::Over, Unit::Instruction) => {
                Watch::new(&compiled.linked, |_, _| true).within(depth)
            }
            (stride, Unit::Statement) => {
                let lines = session.lines();
                let watch = own(compiled, |module, inst| lines.is_start(module, inst));
                if stride == Stride::Over {
                    watch.within(depth)
                } else {
                    watch
                }
            }
        };
        Motion {
            direction,
            watch: Some(watch),
            until: u64::MAX,
            conditions: None,
            always: None,
        }
    }

    /// The same, stopping at breakpoints on the way too, such as those in calls that are passed over.
    #[must_use]
    pub fn stopping_at(mut self, session: &Session, breakpoints: &Breakpoints) -> Motion {
        // A watch looks at every instruction there is, which no step should take without need.
        let Some(watch) = self.watch.take_if(|_| !breakpoints.is_empty()) else {
            return self;
        };
        if breakpoints.is_conditional() {
            self.conditions = Some(breakpoints.clone());
            self.always = Some(watch.clone());
        }
        let stops = own(session.compiled(), |module, inst| {
            breakpoints.is_at(module, inst)
        });
        self.watch = Some(watch.or(stops));
        self
    }

    /// To the next breakpoint, or the one before.
    #[must_use]
    pub fn to_breakpoints(
        session: &Session,
        breakpoints: &Breakpoints,
        direction: Direction,
    ) -> Motion {
        let compiled = session.compiled();
        let is_conditional = breakpoints.is_conditional();
        Motion {
            direction,
            watch: Some(own(compiled, |module, inst| {
                breakpoints.is_at(module, inst)
            })),
            until: u64::MAX,
            conditions: is_conditional.then(|| breakpoints.clone()),
            always: None,
        }
    }

    /// To the next time, or the time before, that one of these lines begins; of one on which nothing runs, the next on which
    /// something does.
    #[must_use]
    pub fn to_lines(session: &Session, lines: &[Line], direction: Direction) -> Motion {
        let landings = lines.iter();
        let landings = landings.filter_map(|&line| session.lines().landing(line));
        let starts: Vec<(ModuleId, InstId)> = landings
            .flat_map(|line| {
                let starts = session.lines().starts_of(line);
                starts.iter().map(move |&inst| (line.0, inst))
            })
            .collect();
        Motion {
            direction,
            watch: Some(own(session.compiled(), |module, inst| {
                starts.contains(&(module, inst))
            })),
            until: u64::MAX,
            conditions: None,
            always: None,
        }
    }
}

/// The instructions of the program's own modules that `wanted` accepts.
fn own(compiled: &Compiled, wanted: impl Fn(ModuleId, InstId) -> bool) -> Watch {
    Watch::new(&compiled.linked, |module, inst| {
        compiled.is_own(module) && wanted(module, inst)
    })
}

impl Motion {
    /// Goes no further than to a step from now on. Whether it has arrived there or where it was to stop is told by the step.
    pub fn set_until(&mut self, step: u64) {
        self.until = step;
    }

    /// Whether it stops where the run stands, which is watched for.
    fn stops(&self, machine: &mut vm::Machine) -> bool {
        let Some(breakpoints) = &self.conditions else {
            return true;
        };
        let is_end = self.always.as_ref();
        is_end.is_some_and(|watch| machine.is_watched(watch)) || breakpoints.stop(machine)
    }
}

impl Session {
    /// Makes a part of a motion, of about so many steps. Going back is not divided: it is bounded by the length of
    /// the run.
    pub fn make(&mut self, motion: &Motion, steps: u64) -> Progress {
        if motion.direction == Direction::Back {
            return match &motion.watch {
                Some(watch) => {
                    let found = match &motion.conditions {
                        Some(_) => {
                            let mut stop = |machine: &mut vm::Machine| motion.stops(machine);
                            self.timeline.seek_back_where(watch, &mut stop)
                        }
                        None => self.timeline.seek_back(watch),
                    };
                    if found {
                        Progress::Arrived
                    } else {
                        Progress::AtEdge
                    }
                }
                None => {
                    self.timeline.seek(motion.until);
                    Progress::Arrived
                }
            };
        }
        let here = self.timeline.step();
        if motion.watch.is_none() && motion.until <= self.timeline.furthest() {
            self.timeline.seek(motion.until);
            return Progress::Arrived;
        }
        let until = motion.until.min(here.saturating_add(steps));
        for _ in 0..CONDITIONS {
            match self.timeline.advance(until, motion.watch.as_ref()) {
                // More of it may come later, but from elsewhere.
                Stop::Ended | Stop::Starved => return Progress::AtEdge,
                Stop::Watched => {
                    let is_far = self.timeline.step() >= motion.until;
                    if is_far || motion.stops(self.timeline.machine_mut()) {
                        return Progress::Arrived;
                    }
                }
                Stop::Limit if self.timeline.step() >= motion.until => return Progress::Arrived,
                // Runs that people walk through take sides by themselves.
                Stop::Limit | Stop::Undecided => return Progress::Moving,
            }
        }
        Progress::Moving
    }
}
