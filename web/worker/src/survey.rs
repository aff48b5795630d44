//! One more replay of a run beside it, in slices: when it came to breakpoints, and what watched expressions gave.
//!
//! Invariants
//! * The run itself stands where it is meanwhile; both take the same steps, since a run depends on nothing else.
//! * Which breakpoint stops at its nth time is decided here, by counting from the start of the run.

use protocol::{Direction, Hits, Plot, Revision, Survey as View};
use session::vm::evaluate::Evaluated;
use session::{Breakpoints, Expressions, Motion, Progress, Session};
use std::collections::BTreeMap;
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
    stops: Breakpoints,
    read: Option<Rc<Expressions>>,
    /// At which time each line stops; 0 for every time.
    nth: BTreeMap<u32, u32>,
    /// Watched expressions, and the number of the first among those read.
    watches: Vec<String>,
    first_watch: usize,
    /// Step, line, and the how manieth time.
    hits: Vec<(u64, u32, u64)>,
    counts: BTreeMap<u32, u64>,
    samples: Vec<(u64, Vec<Option<String>>)>,
    /// How far apart samples are.
    spacing: u64,
    /// How far it is to go.
    until: u64,
    has_ended: bool,
}

/// Where a run with counted breakpoints is to stop next.
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
    pub(crate) stops: Breakpoints,
    pub(crate) nth: BTreeMap<u32, u32>,
    pub(crate) read: Option<Rc<Expressions>>,
    pub(crate) watches: Vec<String>,
    pub(crate) first_watch: usize,
}

impl Survey {
    /// A survey of a run that stands at its start, up to a step.
    pub(crate) fn new(session: Session, questions: Questions, until: u64) -> Survey {
        let Questions {
            stops,
            nth,
            read,
            watches,
            first_watch,
        } = questions;
        Survey {
            session,
            stops,
            read,
            nth,
            watches,
            first_watch,
            hits: Vec::new(),
            counts: BTreeMap::new(),
            samples: Vec::new(),
            spacing: (until / SAMPLES).max(1),
            until,
            has_ended: false,
        }
    }

    /// How far it is to go.
    pub(crate) fn until(&self) -> u64 {
        self.until
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
        let motion = match self.stops.lines.is_empty() {
            true => Motion::to(goal, &self.session),
            false => {
                Motion::to_breakpoints(&self.session, &self.stops, session::Direction::Forward)
                    .until(goal)
            }
        };
        loop {
            let progress = self.session.make(&motion, PIECE);
            let step = self.session.timeline().step();
            match progress {
                Progress::AtEdge => {
                    self.has_ended = true;
                    return;
                }
                Progress::Arrived => {
                    self.hit(step, step >= goal);
                    if step >= goal {
                        return;
                    }
                }
                Progress::Moving => return,
            }
            if self.hits.len() % 1024 == 1023 {
                return;
            }
        }
    }

    /// The replay stands at a step: if that is in front of a breakpoint, notes it, once. Whether its condition holds is
    /// known where that is what made it stop.
    fn hit(&mut self, step: u64, is_open: bool) {
        if self.hits.last().is_some_and(|(last, ..)| *last == step) {
            return;
        }
        let line = match is_open {
            true => self.session.stops_before(&self.stops),
            false => self.session.stands_before(&self.stops),
        };
        let Some(line) = line else { return };
        let count = self.counts.entry(line).or_default();
        *count += 1;
        if self.hits.len() < MOST {
            self.hits.push((step, line, *count));
        }
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

    /// Whether a time stops the run.
    fn stops_at(&self, (_, line, count): (u64, u32, u64)) -> bool {
        let nth = self.nth.get(&line).copied().unwrap_or(0);
        nth == 0 || count == u64::from(nth)
    }

    /// Where the run stops next, seen from a step; finds out more, a piece at a time.
    pub(crate) fn decide(
        &mut self,
        direction: Direction,
        here: u64,
        stop: &mut dyn FnMut() -> bool,
    ) -> Decision {
        loop {
            let reached = self.session.timeline().step();
            let mut hits = self.hits.iter().copied();
            let found = match direction {
                Direction::Forward => hits.find(|hit| hit.0 > here && self.stops_at(*hit)),
                Direction::Back if reached >= here || self.has_ended => {
                    hits.rfind(|hit| hit.0 < here && self.stops_at(*hit))
                }
                Direction::Back => None,
            };
            if let Some((step, ..)) = found {
                return Decision::At(step);
            }
            if self.has_ended || direction == Direction::Back && reached >= here {
                return Decision::Nowhere;
            }
            self.piece(u64::MAX);
            if stop() {
                return Decision::Moving;
            }
        }
    }

    /// What was found out, for a run that stands at a step.
    pub(crate) fn view(&self, revision: Revision, here: u64) -> View {
        let lines = self.stops.lines.keys();
        let hits = lines.map(|&line| {
            let of = |hit: &&(u64, u32, u64)| hit.1 == line && hit.0 <= self.until;
            let count = self.hits.iter().filter(of).count();
            let every = count.div_ceil(SENT).max(1);
            let steps = self.hits.iter().filter(of).map(|hit| hit.0);
            Hits {
                line,
                count: count as u64,
                here: steps.clone().take_while(|step| *step <= here).count() as u64,
                steps: steps.step_by(every).collect(),
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
}

/// The plot of values: of numbers by their size, of others by which of them it is.
fn plot(text: &str, values: Vec<(u64, Option<String>)>) -> Plot {
    let number = |text: &String| match text.as_str() {
        "true" | "True" => Some(1.0),
        "false" | "False" => Some(0.0),
        text => text.parse::<f64>().ok().filter(|number| number.is_finite()),
    };
    let given = values.iter().filter_map(|(_, value)| value.as_ref());
    let numbers: Option<Vec<f64>> = given.clone().map(number).collect();
    let mut different: Vec<&String> = Vec::new();
    if numbers.is_none() {
        for value in given.clone() {
            if !different.contains(&value) {
                different.push(value);
            }
        }
    }
    let low = numbers
        .iter()
        .flatten()
        .copied()
        .fold(f64::INFINITY, f64::min);
    let high = numbers
        .iter()
        .flatten()
        .copied()
        .fold(f64::NEG_INFINITY, f64::max);
    let share = |value: &String| {
        let (at, span) = match number(value).filter(|_| different.is_empty()) {
            Some(number) => (number - low, high - low),
            None => {
                let at = different.iter().position(|each| *each == value);
                let last = different.len().saturating_sub(1);
                (at.unwrap_or(0) as f64, last as f64)
            }
        };
        if span > 0.0 { (at / span) as f32 } else { 0.5 }
    };
    let end = |wanted: f64| {
        let mut all = given.clone();
        all.find(|text| number(text) == Some(wanted)).cloned()
    };
    Plot {
        text: text.to_owned(),
        range: end(low).zip(end(high)).filter(|_| different.is_empty()),
        points: values
            .iter()
            .map(|(step, value)| (*step, value.as_ref().map(share)))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::plot;

    #[test]
    fn numbers_are_drawn_by_their_size_and_others_by_which_they_are() {
        let values = |texts: &[&str]| {
            let texts = texts.iter().zip(0..);
            texts
                .map(|(text, at)| (at, Some((*text).to_owned())))
                .collect()
        };
        let shares = |texts: &[&str]| -> Vec<f32> {
            let plot = plot("x", values(texts));
            plot.points.iter().filter_map(|point| point.1).collect()
        };
        assert_eq!(shares(&["1", "3", "2"]), [0.0, 1.0, 0.5]);
        assert_eq!(shares(&["'a'", "'b'", "'a'"]), [0.0, 1.0, 0.0]);
        assert_eq!(shares(&["7", "7"]), [0.5, 0.5]);
        let range = plot("x", values(&["1.5", "-2"])).range;
        assert_eq!(range, Some(("-2".to_owned(), "1.5".to_owned())));
    }
}
