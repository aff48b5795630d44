//! A move under way: what is left of it, and what its arrival is to be compared with.

use crate::origin::{self, Asked};
use crate::program::Program;
use crate::snapshot::Snapshot;
use protocol::{Direction, MarkKind, Move, Origin, Stride, Unit};
use session::{Breakpoints, Motion, Progress};

/// Steps made between looks at the clock.
const PIECE: u64 = 40_000;

/// A move under way.
pub(crate) struct Following {
    way: Way,
    /// Variables before the first step, and how many steps that was behind, where the move is one that a person follows by eye.
    pub(crate) before: Option<(u64, Snapshot)>,
    /// Whether arriving means standing in front of a breakpoint.
    pub(crate) to_breakpoint: bool,
    /// What the survey is to say before it can go on.
    pub(crate) sought: Option<Sought>,
    /// Whether it is one of many that follow each other by themselves, and breakpoints are yet to say whether it is the last.
    pub(crate) is_played: bool,
    /// Slices made so far.
    pub(crate) slices: u32,
    /// Where the value came from that was asked for.
    pub(crate) origin: Option<Origin>,
}

/// What of the survey decides how far a move goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sought {
    /// Which breakpoint stops the run next, where some count their times.
    Stop(Direction),
    /// When the run came to any next, stopping or not, whose visits are marks of this kind, where one is asked for; where the
    /// nearest other mark is, where there is one.
    Hit {
        kind: Option<MarkKind>,
        direction: Direction,
        other: Option<u64>,
    },
    /// Whether the run is stopped where it stands.
    Here,
}

impl Sought {
    /// On which side of where the run stands.
    pub(crate) fn direction(self) -> Direction {
        match self {
            Sought::Stop(direction) | Sought::Hit { direction, .. } => direction,
            Sought::Here => Direction::Forward,
        }
    }
}

/// Where a run stops: found once for each program and change of the breakpoints, not for each move.
#[derive(Default)]
pub(crate) struct Stops {
    /// All breakpoints that stop.
    pub(crate) all: Breakpoints,
    /// Those that do so each time. Of the others only the survey knows which visit it is.
    pub(crate) each_time: Breakpoints,
    /// Whether there are others.
    pub(crate) is_counted: bool,
}

/// How a move goes.
enum Way {
    Motion(Motion),
    /// To where a row of the state was written before a step.
    Written(Asked),
}

impl Following {
    /// Begins a move.
    pub(crate) fn begin(
        program: &mut Program,
        to: Move,
        stops: &Stops,
        before: impl FnOnce(&Program) -> Snapshot,
    ) -> Following {
        if let Move::Step {
            unit: Unit::Statement,
            direction: Direction::Forward,
            ..
        }
        | Move::Play {
            unit: Unit::Statement,
            direction: Direction::Forward,
        } = to
        {
            enter_first_line(program);
        }
        let mut following = Following {
            way: Way::Motion(Motion::to_end()),
            before: None,
            to_breakpoint: false,
            sought: None,
            is_played: matches!(to, Move::Play { .. }),
            slices: 0,
            origin: None,
        };
        let breakpoints = &stops.all;
        // What counts its times is passed: nobody waits for the survey at each step.
        let passed = &stops.each_time;
        let motion = match to {
            Move::Run(direction) => {
                following.to_breakpoint = true;
                following.sought = stops.is_counted.then_some(Sought::Stop(direction));
                match (breakpoints.is_empty(), direction) {
                    (true, Direction::Forward) => Motion::to_end(),
                    (true, Direction::Back) => Motion::to(0, &program.session),
                    _ => Motion::to_breakpoints(&program.session, breakpoints, way(direction)),
                }
            }
            Move::Step {
                stride,
                unit,
                direction,
            } => {
                let step = following.step(program, stride, unit, direction, before);
                step.stopping_at(&program.session, passed)
            }
            Move::Play { unit, direction } => {
                let step = following.step(program, Stride::Into, unit, direction, before);
                step.stopping_at(&program.session, passed)
            }
            Move::To(step) | Move::Near { step, .. } => Motion::to(step, &program.session),
            Move::Mark { .. } => Motion::to(program.step(), &program.session),
            Move::Met(number) => {
                let step = met(program, number);
                following.way = Way::Motion(Motion::to(step, &program.session));
                return following;
            }
            Move::First => Motion::to(0, &program.session),
            Move::Last => Motion::to_end(),
            Move::Line {
                file,
                line,
                direction,
            } => {
                let module = program.sources.module(file);
                let lines: Vec<session::Line> =
                    module.map(|module| (module, line)).into_iter().collect();
                Motion::to_lines(&program.session, &lines, way(direction))
            }
            Move::Written { path, before } => {
                following.way = Way::Written(Asked::new(program, path, before));
                return following;
            }
            Move::Returned { step, name } => {
                following.origin = Some(origin::returned_at(program, step, name));
                Motion::to(step, &program.session)
            }
        };
        following.way = Way::Motion(motion);
        following
    }

    fn step(
        &mut self,
        program: &Program,
        stride: Stride,
        unit: Unit,
        direction: Direction,
        before: impl FnOnce(&Program) -> Snapshot,
    ) -> Motion {
        if direction == Direction::Forward {
            self.before = Some((program.step(), before(program)));
        }
        Motion::step(
            &program.session,
            stride_of(stride),
            unit_of(unit),
            way(direction),
        )
    }

    /// Where the run stood before a search, which takes it elsewhere meanwhile.
    pub(crate) fn searching_from(&self) -> Option<u64> {
        match &self.way {
            Way::Written(asked) => Some(asked.here()),
            Way::Motion(_) => None,
        }
    }

    /// The survey has said what was sought: a step, or nowhere.
    pub(crate) fn turn(&mut self, program: &Program, found: Option<u64>) {
        let sought = self.sought.take();
        if let Some(Sought::Hit {
            direction, other, ..
        }) = sought
        {
            let both = found.into_iter().chain(other);
            let nearest = match direction {
                Direction::Forward => both.min(),
                Direction::Back => both.max(),
            };
            return self.go_to(program, nearest.unwrap_or(program.step()));
        }
        self.to_breakpoint = found.is_some();
        match (found, sought) {
            (Some(step), _) => self.go_to(program, step),
            (None, Some(Sought::Stop(Direction::Back))) => self.go_to(program, 0),
            (None, Some(Sought::Stop(Direction::Forward))) => {
                self.way = Way::Motion(Motion::to_end());
            }
            (None, _) => {}
        }
    }

    /// It stands in front of a breakpoint that counts its times: the survey is to say whether this one stops it.
    pub(crate) fn leave_to_survey(&mut self, program: &Program) {
        self.sought = Some(Sought::Here);
        self.go_to(program, program.step());
    }

    fn go_to(&mut self, program: &Program, step: u64) {
        self.way = Way::Motion(Motion::to(step, &program.session));
    }

    /// Moves until it arrives, or `stop` says that others are to have their turn.
    pub(crate) fn slice(
        &mut self,
        program: &mut Program,
        stop: &mut dyn FnMut() -> bool,
    ) -> Progress {
        self.slices += 1;
        let motion = match &mut self.way {
            Way::Motion(motion) => motion,
            Way::Written(asked) => loop {
                self.origin = asked.slice(program);
                if self.origin.is_some() {
                    return Progress::Arrived;
                }
                if stop() {
                    return Progress::Moving;
                }
            },
        };
        loop {
            let progress = program.session.make(motion, PIECE);
            if let Some(awaits) = program.session.awaits() {
                program.waits = Some(awaits.clone());
            }
            if progress != Progress::Moving || stop() {
                return progress;
            }
        }
    }
}

/// The step behind which an unknown was met, up to where the run stands; there, where it is not known.
fn met(program: &mut Program, number: u32) -> u64 {
    let here = program.step();
    let (mut before, mut behind) = (0, here);
    // Unknowns come and never go.
    while before < behind {
        let middle = before + (behind - before) / 2;
        program.session.seek(middle);
        match program.session.machine().state.unknowns.len() > number as usize {
            true => behind = middle,
            false => before = middle + 1,
        }
    }
    program.session.seek(here);
    behind
}

/// A program that begins with a definition stands at first in front of the branch over its body, which is no
/// line: stepping by lines, its first line begins behind that.
fn enter_first_line(program: &mut Program) {
    let session = &mut program.session;
    let (module, inst) = session.machine().position();
    let own = session.compiled().is_own(module);
    // Where the run begins with a function, the first step leads to that.
    let stands_there = session.lines().outermost() == 1;
    if session.timeline().step() == 0
        && own
        && stands_there
        && !session.lines().is_start(module, inst)
    {
        let motion = Motion::step(
            session,
            session::Stride::Into,
            session::Unit::Statement,
            session::Direction::Forward,
        );
        session.make(&motion, PIECE);
    }
}

fn way(direction: Direction) -> session::Direction {
    match direction {
        Direction::Forward => session::Direction::Forward,
        Direction::Back => session::Direction::Back,
    }
}

fn stride_of(stride: Stride) -> session::Stride {
    match stride {
        Stride::Into => session::Stride::Into,
        Stride::Over => session::Stride::Over,
        Stride::Out => session::Stride::Out,
    }
}

fn unit_of(unit: Unit) -> session::Unit {
    match unit {
        Unit::Instruction => session::Unit::Instruction,
        Unit::Statement => session::Unit::Statement,
    }
}
