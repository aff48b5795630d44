//! However one comes to a step, the state there is the same, and so is how often each line has begun: in one go, where sequences
//! of instructions are fused; with every loop traced that can be; one instruction at a time, where they are not; by jumping back
//! and forth between checkpoints; and by going on from forks. A run that watches for instructions stops in front of each of them,
//! and nowhere else.
//!
//! One walk, an instruction at a time, says what the other ways are to find.

use crate::subject::Subject;
use libtest_mimic::Failed;
use reddragon_tests::Numbers;
use session::vm::{Machine, Stop, Stream, Timeline, Watch};
use session::{Compiled, Lines};
use std::collections::BTreeMap;

/// How far the runs go, in steps.
const LIMIT: u64 = 200_000;
/// How many steps of each run are compared, and as many of its beginning.
const PLACES: usize = 12;
/// To how many of them each timeline seeks.
const SOUGHT: usize = 12;
/// What is a beginning, in steps.
const BEGINNING: u64 = 60_000;
/// Steps between checkpoints, where they are to be many; no round number, so that they fall everywhere.
const SPACING: u64 = 997;
/// How far those go that are looked at after each step.
const WATCHED: u64 = 6_000;
/// Every so manieth instruction is watched for.
const RARELY: u32 = 11;
/// A run of more steps comes to some of them.
const LONG: u64 = 300;
/// At every so manieth of them the whole state is compared, and at all of them the step.
const WHOLE: usize = 16;
/// How deep the calls may be in which it is.
const DEPTHS: [usize; 2] = [usize::MAX, 2];

/// Programs in which control goes other ways than jumps and calls, or the machine other ways than usual.
const SPECIAL: [&str; 8] = [
    "finalizers.py",
    "abandoned.py",
    "/generators/",
    "/exceptions/",
    "/async/",
    "/incomplete/",
    "jumps",
    "threads",
];

pub fn is_special(name: &str) -> bool {
    SPECIAL.iter().any(|part| name.contains(part))
}

/// A step and the digest of the state there.
type Mark = (u64, u64);
/// How often each line has begun.
type Counts = BTreeMap<session::Line, u64>;

pub fn ask(subject: &Subject) -> Result<(), Failed> {
    let end = length(subject);
    if end < 2 {
        return Err(format!("a run of {end} steps shows nothing").into());
    }
    let mut numbers = Numbers::named(&subject.name);
    let mut steps = vec![0, 1, end];
    for reach in [end, end.min(BEGINNING)] {
        steps.extend((0..PLACES).map(|_| numbers.below(reach as usize) as u64 + 1));
    }
    steps.sort_unstable();
    steps.dedup();

    let walk = Walk::of(subject, &steps);
    for counts in [false, true] {
        let way = |name| Way { name, counts };
        let straight = way("in one go");
        walk.agrees_with(straight, straight.machine(subject))?;
        let tracing = way("with traces");
        let mut machine = tracing.machine(subject);
        machine.trace_early();
        walk.agrees_with(tracing, machine)?;

        let seeking = way("by seeking between many checkpoints");
        let mut timeline = Timeline::with_spacing(seeking.machine(subject), SPACING);
        timeline.advance(end, None);
        if end > 2 * SPACING && timeline.checkpoints().0 < 2 {
            return Err("there are no checkpoints to seek between".into());
        }
        walk.agrees_with_seeking(seeking, &mut timeline, &mut numbers)?;
    }
    let mut timeline = Timeline::new(subject.machine());
    timeline.advance(end, None);
    walk.agrees_with_seeking(Way::plain("by seeking"), &mut timeline, &mut numbers)?;
    walk.agrees_with_forks(subject, &mut numbers)?;

    for (depth, passed) in DEPTHS.iter().zip(&walk.watched) {
        if passed.is_empty() && end > LONG {
            return Err(format!("nothing is watched for at a depth of {depth}").into());
        }
        let stopped = stopping(subject.machine(), &watch(&subject.compiled, *depth));
        same("watching", passed, &stopped)?;
        if passed.len() != stopped.len() {
            let (passed, stopped) = (passed.len(), stopped.len());
            return Err(format!("watching stops {stopped} times instead of {passed}").into());
        }
    }
    Ok(())
}

/// How many steps the run takes, up to the limit.
fn length(subject: &Subject) -> u64 {
    let mut machine = subject.machine();
    machine.run(LIMIT);
    machine.state.steps
}

fn watch(compiled: &Compiled, depth: usize) -> Watch {
    Watch::new(&compiled.linked, |_, inst| inst.0 % RARELY == 3).within(depth)
}

/// Where one stops that watches.
fn stopping(mut machine: Machine, watch: &Watch) -> Vec<Mark> {
    let mut found = Vec::new();
    while machine.state.steps < WATCHED && machine.run_watching(WATCHED, watch) == Stop::Watched {
        push_watched(&mut found, &machine);
    }
    found
}

/// Adds a place that is watched for. Of most only the step is of interest: the digest looks at all there is.
fn push_watched(found: &mut Vec<Mark>, machine: &Machine) {
    let digest = match found.len() % WHOLE {
        0 => machine.digest(),
        _ => 0,
    };
    found.push((machine.state.steps, digest));
}

fn mark(machine: &Machine) -> Mark {
    (machine.state.steps, machine.digest())
}

/// How one comes to a step, and whether it is counted on the way how often lines begin.
#[derive(Clone, Copy)]
struct Way {
    name: &'static str,
    counts: bool,
}

impl Way {
    fn plain(name: &'static str) -> Way {
        let counts = false;
        Way { name, counts }
    }

    fn machine(self, subject: &Subject) -> Machine {
        let mut machine = subject.machine();
        if self.counts {
            machine.count_ways();
        }
        machine
    }
}

/// What one finds who goes an instruction at a time.
struct Walk<'s> {
    compiled: &'s Compiled,
    lines: Lines,
    marks: Vec<Mark>,
    counts: Vec<Counts>,
    /// For each depth where the run stands in front of something that is watched for.
    watched: [Vec<Mark>; 2],
}

impl<'s> Walk<'s> {
    fn of(subject: &'s Subject, steps: &[u64]) -> Walk<'s> {
        let compiled = &subject.compiled;
        let lines = Lines::of(compiled);
        let begins = Watch::new(&compiled.linked, |module, inst| {
            lines.is_start(module, inst)
        });
        let watches = DEPTHS.map(|depth| watch(compiled, depth));
        let mut counts: Counts = lines.all().map(|line| (line, 0)).collect();
        let mut walk = Walk {
            compiled,
            lines,
            marks: Vec::new(),
            counts: Vec::new(),
            watched: Default::default(),
        };
        let mut machine = subject.machine();
        let count = |machine: &Machine, counts: &mut Counts| {
            if machine.is_watched(&begins) {
                let (module, inst) = machine.position();
                let line = compiled.program().modules[module.index()]
                    .inst(inst)
                    .span
                    .start
                    .line;
                *counts.entry((module, line)).or_default() += 1;
            }
        };
        count(&machine, &mut counts);
        for &step in steps {
            while machine.state.steps < step && machine.step() == Stop::Limit {
                count(&machine, &mut counts);
                if machine.state.steps <= WATCHED {
                    for (watch, found) in watches.iter().zip(&mut walk.watched) {
                        if machine.is_watched(watch) {
                            push_watched(found, &machine);
                        }
                    }
                }
            }
            walk.marks.push(mark(&machine));
            walk.counts.push(counts.clone());
        }
        walk
    }

    /// Another machine comes to the same, from each step straight to the next.
    fn agrees_with(&self, way: Way, mut machine: Machine) -> Result<(), Failed> {
        for (at, &(step, _)) in self.marks.iter().enumerate() {
            machine.run(step);
            self.agrees_at(way, at, &machine)?;
        }
        Ok(())
    }

    /// So does one that goes to each step in no order, by way of the step before it and of the step behind it, with a look at
    /// the output.
    fn agrees_with_seeking(
        &self,
        way: Way,
        timeline: &mut Timeline,
        numbers: &mut Numbers,
    ) -> Result<(), Failed> {
        let end = self.marks.last().map_or(0, |mark| mark.0);
        let mut order: Vec<usize> = (0..self.marks.len()).collect();
        numbers.shuffle(&mut order);
        for at in order.into_iter().take(SOUGHT) {
            let (step, digest) = self.marks[at];
            timeline.seek(step);
            self.agrees_at(way, at, timeline.machine())?;
            let output = timeline.machine().written(Stream::Out);
            // Back by one and forth again is the same place; so is coming from the step behind it.
            for neighbour in [step.saturating_sub(1), (step + 1).min(end)] {
                timeline.seek(neighbour);
                timeline.seek(step);
                if timeline.machine().digest() != digest
                    || timeline.machine().written(Stream::Out) != output
                {
                    let wrong = format!("step {step} is another after a visit to step {neighbour}");
                    return Err(format!("{}: {wrong}", way.name).into());
                }
            }
        }
        Ok(())
    }

    /// A machine that forks at each step comes to the same states again from each fork, in no order. Its digests are of what is not
    /// as it was at its start, so that they are compared among themselves.
    fn agrees_with_forks(&self, subject: &Subject, numbers: &mut Numbers) -> Result<(), Failed> {
        let mut machine = subject.machine();
        machine.begin_forks();
        let seen = |machine: &Machine| (mark(machine), machine.written(Stream::Out));
        let mut forks = Vec::new();
        for (at, &(step, _)) in self.marks.iter().enumerate() {
            machine.run(step);
            forks.push((at, seen(&machine), machine.fork()));
        }
        let order = forks.iter().map(|(_, seen, _)| seen.clone());
        let order: Vec<_> = order.collect();
        numbers.shuffle(&mut forks);
        for (at, then, fork) in forks {
            machine.go_on_with(fork);
            let mut now = seen(&machine);
            let mut expected = then;
            if now == expected
                && let Some(next) = order.get(at + 1)
            {
                machine.run(next.0.0);
                now = seen(&machine);
                expected = next.clone();
            }
            if now != expected {
                return Err(format!(
                    "after a fork at step {} the state at step {} is another",
                    self.marks[at].0, expected.0.0
                )
                .into());
            }
        }
        Ok(())
    }

    fn agrees_at(&self, way: Way, at: usize, machine: &Machine) -> Result<(), Failed> {
        same(way.name, &self.marks[at..=at], &[mark(machine)])?;
        if !way.counts {
            return Ok(());
        }
        let got = session::line_counts(self.compiled, &self.lines, machine).unwrap_or_default();
        let expected = &self.counts[at];
        if *expected == got {
            return Ok(());
        }
        let wrong: Vec<String> = expected
            .iter()
            .filter(|(line, count)| got.get(line) != Some(count))
            .map(|(line, count)| format!("line {line:?}: {:?} instead of {count}", got.get(line)))
            .collect();
        let step = self.marks[at].0;
        Err(format!("{}, at step {step}: {}", way.name, wrong.join(", ")).into())
    }
}

fn same(way: &str, expected: &[Mark], got: &[Mark]) -> Result<(), Failed> {
    let mut pairs = expected.iter().zip(got);
    match pairs.find(|(expected, got)| expected != got) {
        Some((expected, got)) => Err(format!(
            "{way}: an instruction at a time the state at step {} is {:016x}, this way at step {} it is {:016x}",
            expected.0, expected.1, got.0, got.1
        )
        .into()),
        None => Ok(()),
    }
}
