//! However one comes to a step, the state there is the same: in one go, where sequences of instructions are
//! fused; with every loop traced that can be; one instruction at a time, where they are not; and by jumping back and forth between checkpoints.
//! And a run that watches for instructions stops in front of each of them, and nowhere else.

use libtest_mimic::{Arguments, Failed, Trial};
use reddragon_tests::{Numbers, compile_file, name_of, programs, settings};
use session::Compiled;
use session::vm::{Machine, Settings, Stop, Stream, Timeline, Watch};
use std::path::Path;
use std::rc::Rc;

/// How far the runs go, in steps.
const LIMIT: u64 = 200_000;
/// How many steps of each run are compared.
const PLACES: usize = 12;
/// Steps between checkpoints, where they are to be many; no round number, so that they fall everywhere.
const SPACING: u64 = 997;
/// How far those go that are looked at after each step.
const WATCHED: u64 = 6_000;
/// Every so manieth instruction is watched for.
const RARELY: u32 = 11;
/// Every so manieth program of the corpus is run.
const EVERY: usize = 4;

/// Programs in which the machine goes another way than usual.
const ALWAYS: [&str; 2] = ["classes/finalizers.py", "generators/abandoned.py"];

fn main() {
    let arguments = Arguments::from_args();
    let trials = programs()
        .into_iter()
        .enumerate()
        .filter(|(at, path)| at % EVERY == 0 || ALWAYS.iter().any(|name| path.ends_with(name)))
        .map(|(_, path)| Trial::test(name_of(&path), move || every_way_is_the_same(&path)))
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

/// A step and the digest of the state there.
type Mark = (u64, u64);

fn every_way_is_the_same(path: &Path) -> Result<(), Failed> {
    let compiled = Rc::new(compile_file(path)?);
    let settings = settings(path);
    let end = length(&compiled, &settings);
    if end < 2 {
        return Err(format!("a run of {end} steps shows nothing").into());
    }
    let mut numbers = Numbers::named(&name_of(path));
    let mut steps: Vec<u64> = (0..PLACES)
        .map(|_| numbers.below(end as usize) as u64 + 1)
        .collect();
    steps.extend([0, 1, end]);
    steps.sort_unstable();
    steps.dedup();

    let marks = in_long_runs(compiled.machine(settings.clone()), &steps);
    let mut tracing = compiled.machine(settings.clone());
    tracing.trace_early();
    same("with traces", &marks, &in_long_runs(tracing, &steps))?;
    same(
        "one step at a time",
        &marks,
        &one_at_a_time(&compiled, &settings, &steps),
    )?;
    for depth in [usize::MAX, 2] {
        let watch = Watch::new(&compiled.linked, |_, inst| inst.0 % RARELY == 3).within(depth);
        let passed = passing(compiled.machine(settings.clone()), &watch);
        let stopped = stopping(compiled.machine(settings.clone()), &watch);
        if passed.is_empty() {
            return Err(format!("nothing is watched for at a depth of {depth}").into());
        }
        same("watching", &passed, &stopped)?;
        if passed.len() != stopped.len() {
            let (passed, stopped) = (passed.len(), stopped.len());
            return Err(format!("watching stops {stopped} times instead of {passed}").into());
        }
    }
    for (way, spacing) in [
        ("by seeking", None),
        ("by seeking between many checkpoints", Some(SPACING)),
    ] {
        let machine = compiled.machine(settings.clone());
        let mut timeline = match spacing {
            Some(spacing) => Timeline::with_spacing(machine, spacing),
            None => Timeline::new(machine),
        };
        timeline.advance(end, None);
        if spacing.is_some() && end > 2 * SPACING && timeline.checkpoints().0 < 2 {
            return Err("there are no checkpoints to seek between".into());
        }
        same(
            way,
            &marks,
            &by_seeking(&mut timeline, &marks, &mut numbers)?,
        )?;
    }
    Ok(())
}

/// How many steps the run takes, up to the limit.
fn length(compiled: &Compiled, settings: &Settings) -> u64 {
    let mut machine = compiled.machine(settings.clone());
    machine.run(LIMIT);
    machine.state.steps
}

/// From each step straight to the next.
fn in_long_runs(mut machine: Machine, steps: &[u64]) -> Vec<Mark> {
    steps
        .iter()
        .map(|&step| {
            machine.run(step);
            (machine.state.steps, machine.digest())
        })
        .collect()
}

fn one_at_a_time(compiled: &Compiled, settings: &Settings, steps: &[u64]) -> Vec<Mark> {
    let mut machine = compiled.machine(settings.clone());
    steps
        .iter()
        .map(|&step| {
            while machine.state.steps < step && machine.step() == Stop::Limit {}
            (machine.state.steps, machine.digest())
        })
        .collect()
}

/// Where a run that is looked at after each step stands in front of something that is watched for; at the end where it is at its end.
fn passing(mut machine: Machine, watch: &Watch) -> Vec<Mark> {
    let mut found = Vec::new();
    while machine.state.steps < WATCHED && machine.step() == Stop::Limit {
        if machine.is_watched(watch) {
            found.push((machine.state.steps, machine.digest()));
        }
    }
    found
}

/// Where one stops that watches.
fn stopping(mut machine: Machine, watch: &Watch) -> Vec<Mark> {
    let mut found = Vec::new();
    while machine.state.steps < WATCHED && machine.run_watching(WATCHED, watch) == Stop::Watched {
        found.push((machine.state.steps, machine.digest()));
    }
    found
}

/// To each step in no order, by way of the step before it and of the step behind it, and a look at the output.
fn by_seeking(
    timeline: &mut Timeline,
    marks: &[Mark],
    numbers: &mut Numbers,
) -> Result<Vec<Mark>, Failed> {
    let end = marks.last().map_or(0, |mark| mark.0);
    let mut order: Vec<usize> = (0..marks.len()).collect();
    numbers.shuffle(&mut order);
    let mut found = marks.to_vec();
    for at in order {
        let step = marks[at].0;
        timeline.seek(step);
        found[at] = (timeline.step(), timeline.machine().digest());
        let output = timeline.machine().written(Stream::Out);
        // Back by one and forth again is the same place; so is coming from the step behind it.
        for neighbour in [step.saturating_sub(1), (step + 1).min(end)] {
            timeline.seek(neighbour);
            timeline.seek(step);
            if timeline.machine().digest() != found[at].1
                || timeline.machine().written(Stream::Out) != output
            {
                return Err(
                    format!("step {step} is another after a visit to step {neighbour}").into(),
                );
            }
        }
    }
    Ok(found)
}

fn same(way: &str, expected: &[Mark], got: &[Mark]) -> Result<(), Failed> {
    match expected
        .iter()
        .zip(got)
        .find(|(expected, got)| expected != got)
    {
        Some((expected, got)) => Err(format!(
            "{way}: in one go the state at step {} is {:016x}, this way at step {} it is {:016x}",
            expected.0, expected.1, got.0, got.1
        )
        .into()),
        None => Ok(()),
    }
}
