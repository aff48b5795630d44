//! One more replay of a run beside it, in slices: when it came to breakpoints, what is logged there, and what watched expressions
//! gave.
//!
//! Invariants
//! * The run itself stands where it is meanwhile; both take the same steps, since a run depends on nothing else.
//! * Which breakpoint stops at its nth time is decided here, by counting from the start of the run.

mod logs;
mod plot;

use crate::follow::Sought;
use crate::template::Template;
use logs::Book;
use plot::plot;
use protocol::{Direction, Hits, Logs, MarkKind, Revision, Site, Survey as View};
use session::vm::debug::evaluate::Evaluated;
use session::{Breakpoint, Breakpoints, Expressions, Motion, Progress, Session};
use std::rc::Rc;

/// Values of a watched expression that make up its plot.
const SAMPLES: u64 = 160;
/// Times that are remembered.
const MOST: usize = 1_000_000;
/// Times of one breakpoint that are sent to the page.
const SENT: usize = 300;
/// Steps made between looks at the clock.
const PIECE: u64 = 40_000;

/// A replay under way, or done.
pub(crate) struct Survey {
    session: Session,
    breakpoints: Vec<Asked>,
    stops: Breakpoints,
    to_stops: Motion,
    read: Option<Rc<Expressions>>,
    /// Watched expressions, and the number of the first among those read.
    watches: Vec<String>,
    first_watch: usize,
    /// The steps at which the run came to each breakpoint.
    visits: Vec<Vec<u64>>,
    /// How many they are, and the last of all.
    noted: usize,
    last: Option<u64>,
    book: Book,
    samples: Vec<(u64, Vec<Option<String>>)>,
    /// How far apart samples are.
    spacing: u64,
    /// How far it is to go.
    until: u64,
    has_ended: bool,
}

/// Where in the run is what is sought.
pub(crate) enum Decision {
    /// Not known yet.
    Moving,
    /// At this step.
    At(u64),
    /// Nowhere.
    Nowhere,
}

/// What a survey asks.
pub(crate) struct Questions {
    pub(crate) breakpoints: Vec<Asked>,
    pub(crate) read: Option<Rc<Expressions>>,
    pub(crate) watches: Vec<String>,
    pub(crate) first_watch: usize,
}

/// A breakpoint, and what is asked of it.
pub(crate) struct Asked {
    pub(crate) breakpoint: Breakpoint,
    /// Its place as the page has it.
    pub(crate) site: Site,
    /// At which time it counts; 0 for every time.
    pub(crate) nth: u32,
    /// Whether it does not stop the run.
    pub(crate) is_log: bool,
    /// What it says instead, and the number of the first of its expressions among those read.
    pub(crate) says: Option<(Template, usize)>,
}

impl Asked {
    /// What marks its visits are.
    fn mark(&self) -> MarkKind {
        match self.is_log {
            true => MarkKind::Log,
            false => MarkKind::Breakpoint,
        }
    }

    /// Those of its visits at which it stops the run or says something.
    fn counted<'a>(&self, visits: &'a [u64]) -> &'a [u64] {
        match self.nth as usize {
            0 => visits,
            nth => visits.get(nth - 1..nth).unwrap_or_default(),
        }
    }
}

impl Survey {
    /// A survey of a run that stands at its start, up to a step.
    pub(crate) fn new(session: Session, questions: Questions, until: u64) -> Survey {
        let Questions {
            breakpoints,
            read,
            watches,
            first_watch,
        } = questions;
        let list = breakpoints.iter().map(|each| each.breakpoint).collect();
        let stops = Breakpoints::new(&session, list, read.clone());
        let direction = session::Direction::Forward;
        Survey {
            to_stops: Motion::to_breakpoints(&session, &stops, direction),
            session,
            visits: vec![Vec::new(); breakpoints.len()],
            noted: 0,
            last: None,
            book: Book::of(&breakpoints),
            breakpoints,
            stops,
            read,
            watches,
            first_watch,
            samples: Vec::new(),
            spacing: (until / SAMPLES).max(1),
            until,
            has_ended: false,
        }
    }

    /// Whether it goes as far as a step, from now on if need be. Samples of watched expressions are spread over the whole, so where
    /// there are any, a longer run takes another survey.
    pub(crate) fn reaches(&mut self, step: u64) -> bool {
        if self.watches.is_empty() {
            self.until = self.until.max(step);
        }
        self.until >= step
    }

    /// Whether there is more to find out.
    pub(crate) fn is_busy(&self) -> bool {
        !self.has_ended && self.session.timeline().step() <= self.until
    }

    /// Goes on, until it is done or `stop` says that others are to have their turn.
    pub(crate) fn slice(&mut self, stop: &mut dyn FnMut() -> bool) {
        while self.is_busy() {
            self.piece(self.until.saturating_add(1));
            if stop() {
                return;
            }
        }
    }

    /// A piece of the replay, up to a step at most.
    fn piece(&mut self, until: u64) {
        let here = self.session.timeline().step();
        if here == 0 {
            self.hit(0, true);
        }
        let sample = match self.watches.is_empty() {
            true => u64::MAX,
            false => self.samples.len() as u64 * self.spacing,
        };
        if here >= sample && here <= self.until {
            self.sample(here);
            return;
        }
        let goal = until.min(sample.max(here + 1));
        if self.stops.is_empty() {
            let motion = Motion::to(goal, &self.session);
            self.has_ended = self.session.make(&motion, PIECE) == Progress::AtEdge;
            return;
        }
        self.to_stops.set_until(goal);
        loop {
            let progress = self.session.make(&self.to_stops, PIECE);
            let step = self.session.timeline().step();
            match progress {
                Progress::AtEdge => {
                    self.has_ended = true;
                    return;
                }
                Progress::Arrived => {
                    let is_quick = self.hit(step, step >= goal);
                    if step >= goal || !is_quick {
                        return;
                    }
                }
                Progress::Moving => return,
            }
            if self.noted % 1024 == 1023 {
                return;
            }
        }
    }

    /// The replay stands at a step: if that is in front of breakpoints, notes it, once. Whether a condition holds is known
    /// where that is what made it stop. Gives whether that took no time to speak of.
    fn hit(&mut self, step: u64, is_open: bool) -> bool {
        if self.last == Some(step) {
            return true;
        }
        let standing = self.stops.standing(self.session.machine());
        let found = match standing.len() > usize::from(!is_open) {
            true => self.stops.holding(self.session.machine_mut()),
            false => standing.to_vec(),
        };
        let mut is_quick = true;
        for number in found {
            if self.noted >= MOST {
                break;
            }
            self.noted += 1;
            self.last = Some(step);
            let visits = &mut self.visits[number];
            visits.push(step);
            let asked = &self.breakpoints[number];
            let counts = asked.counted(visits).last() == Some(&step);
            if let Some((template, first)) = asked.says.as_ref().filter(|_| counts)
                && self.book.has_room(number)
            {
                let text = logs::said(&mut self.session, self.read.as_deref(), template, *first);
                self.book.note(step, number, text);
                is_quick = false;
            }
        }
        is_quick
    }

    fn sample(&mut self, step: u64) {
        let depth = self.session.machine().calls().0.len();
        let mut values = Vec::new();
        for at in 0..self.watches.len() {
            let read = self.read.clone();
            let frame = depth.checked_sub(1);
            let answer =
                read.map(|read| self.session.evaluate(&read, self.first_watch + at, frame));
            values.push(match answer {
                Some(Ok(Evaluated::Value {
                    text,
                    is_known: true,
                    ..
                })) => Some(text),
                _ => None,
            });
        }
        self.samples.push((step, values));
    }

    /// For each breakpoint the steps, of those found so far, that count for what is sought.
    fn sought(&self, sought: Sought) -> impl Iterator<Item = &[u64]> {
        let each = self.breakpoints.iter().zip(&self.visits);
        each.map(move |(asked, visits)| match sought {
            Sought::Hit { kind, .. } if kind.is_none_or(|kind| kind == asked.mark()) => visits,
            Sought::Stop(_) | Sought::Here if !asked.is_log => asked.counted(visits),
            _ => &[],
        })
    }

    /// Whether a step is one of them.
    fn has(&self, sought: Sought, here: u64) -> bool {
        let mut each = self.sought(sought);
        each.any(|steps| steps.binary_search(&here).is_ok())
    }

    /// The nearest of them on one side of a step.
    fn nearest(&self, sought: Sought, here: u64) -> Option<u64> {
        let each = self.sought(sought);
        if sought.direction() == Direction::Back {
            let before = |steps: &[u64]| {
                steps[..steps.partition_point(|step| *step < here)]
                    .last()
                    .copied()
            };
            each.filter_map(before).max()
        } else {
            let behind = |steps: &[u64]| {
                steps
                    .get(steps.partition_point(|step| *step <= here))
                    .copied()
            };
            each.filter_map(behind).min()
        }
    }

    /// What is sought, seen from a step; finds out more, a piece at a time.
    pub(crate) fn decide(
        &mut self,
        sought: Sought,
        here: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Decision {
        let is_back = sought.direction() == Direction::Back;
        // Behind this step nothing is looked for.
        let last = match sought {
            Sought::Here => here,
            _ if is_back => here.saturating_sub(1),
            Sought::Hit { .. } => self.until,
            Sought::Stop(_) => u64::MAX,
        };
        loop {
            let is_known = self.has_ended || self.session.timeline().step() > last;
            let found = match sought {
                Sought::Here => self.has(sought, here).then_some(here),
                // What was not found yet may be nearer.
                _ if is_back => self.nearest(sought, here).filter(|_| is_known),
                _ => self.nearest(sought, here).filter(|step| *step <= last),
            };
            if let Some(step) = found {
                return Decision::At(step);
            }
            if is_known {
                return Decision::Nowhere;
            }
            self.piece(last.saturating_add(1));
            if stop() {
                return Decision::Moving;
            }
        }
    }

    /// When the run came to each breakpoint, as far as it is known, and what marks those are.
    pub(crate) fn hits(&self) -> Vec<(MarkKind, &[u64])> {
        let each = self.breakpoints.iter().zip(&self.visits);
        each.map(|(asked, visits)| (asked.mark(), up_to(visits, self.until)))
            .collect()
    }

    /// What was found out, for a run that stands at a step.
    pub(crate) fn view(&self, revision: Revision, here: u64) -> View {
        let hits = self.breakpoints.iter().zip(&self.visits);
        let hits = hits.map(|(asked, visits)| {
            let steps = up_to(visits, self.until);
            let every = steps.len().div_ceil(SENT).max(1);
            Hits {
                site: asked.site,
                is_log: asked.is_log,
                count: steps.len() as u64,
                here: up_to(steps, here).len() as u64,
                steps: steps.iter().step_by(every).copied().collect(),
            }
        });
        let plots = self.watches.iter().enumerate();
        let plots = plots.map(|(at, text)| {
            let values = self.samples.iter();
            let values = values.map(|(step, values)| (*step, values.get(at).cloned().flatten()));
            plot(text, values.collect())
        });
        View {
            revision,
            steps: self.until,
            hits: hits.collect(),
            plots: plots.collect(),
        }
    }

    /// What is logged, where that is not what was given last.
    pub(crate) fn new_logs(&mut self, revision: Revision) -> Option<Logs> {
        let each = self.breakpoints.iter().zip(&self.visits);
        let spoken = each.map(|(asked, visits)| {
            let times = up_to(asked.counted(visits), self.until).len();
            (asked.site, asked.says.as_ref().map_or(0, |_| times))
        });
        let spoken: Vec<(Site, usize)> = spoken.collect();
        self.book.news(revision, self.until, &spoken)
    }
}

/// Those steps that are not behind another.
fn up_to(steps: &[u64], last: u64) -> &[u64] {
    &steps[..steps.partition_point(|step| *step <= last)]
}
