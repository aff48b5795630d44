//! How often each line has begun is what one would count who goes through the run line by line: in one go, with every loop
//! traced that can be, at any step, and after going back.

use libtest_mimic::{Arguments, Failed, Trial};
use reddragon_tests::{Numbers, compile_file, name_of, programs, settings};
use session::vm::{Machine, Settings, Stop, Timeline, Watch};
use session::{Compiled, Session};
use std::collections::BTreeMap;
use std::path::Path;
use std::rc::Rc;

/// How far the runs go, in steps.
const LIMIT: u64 = 60_000;
/// At how many steps the counts are compared.
const PLACES: usize = 16;
/// Steps between checkpoints; no round number, so that they fall everywhere.
const SPACING: u64 = 997;
/// Every so manieth program of the corpus is run.
const EVERY: usize = 3;

/// Programs in which control goes other ways than jumps and calls.
const ALWAYS: [&str; 8] = [
    "finalizers.py",
    "abandoned.py",
    "/generators/",
    "/exceptions/",
    "/async/",
    "/incomplete/",
    "jumps",
    "threads",
];

fn main() {
    let arguments = Arguments::from_args();
    let is_always = |path: &Path| {
        let name = name_of(path);
        ALWAYS.iter().any(|part| name.contains(part))
    };
    let trials = programs()
        .into_iter()
        .enumerate()
        .filter(|(at, path)| at % EVERY == 0 || is_always(path))
        .map(|(_, path)| Trial::test(name_of(&path), move || counts_are_those_of_stepping(&path)))
        .collect();
    libtest_mimic::run(&arguments, trials).exit();
}

type Counts = BTreeMap<u32, u64>;

fn counts_are_those_of_stepping(path: &Path) -> Result<(), Failed> {
    let compiled = Rc::new(compile_file(path)?);
    let settings = settings(path);
    let mut machine = compiled.machine(settings.clone());
    machine.run(LIMIT);
    let end = machine.state.steps;
    let mut numbers = Numbers::named(&name_of(path));
    let mut steps: Vec<u64> = (0..PLACES)
        .map(|_| numbers.below(end as usize) as u64)
        .collect();
    steps.extend([0, 1, end]);
    steps.sort_unstable();
    steps.dedup();
    let expected = by_stepping(&compiled, &settings, &steps);

    let plain = counting(&compiled, &settings);
    same(
        "in one go",
        &steps,
        &expected,
        &in_long_runs(&compiled, plain, &steps),
    )?;
    let mut traced = counting(&compiled, &settings);
    traced.trace_early();
    same(
        "with traces",
        &steps,
        &expected,
        &in_long_runs(&compiled, traced, &steps),
    )?;

    let mut timeline = Timeline::with_spacing(counting(&compiled, &settings), SPACING);
    timeline.advance(end, None);
    let mut order: Vec<usize> = (0..steps.len()).collect();
    numbers.shuffle(&mut order);
    let mut found = expected.clone();
    for at in order {
        timeline.seek(steps[at]);
        found[at] = counted(&compiled, timeline.machine());
    }
    same("by seeking", &steps, &expected, &found)
}

fn counting(compiled: &Compiled, settings: &Settings) -> Machine {
    let mut machine = compiled.machine(settings.clone());
    machine.count_ways();
    machine
}

/// What stepping through the run counts, up to each step.
fn by_stepping(compiled: &Rc<Compiled>, settings: &Settings, steps: &[u64]) -> Vec<Counts> {
    let session = Session::new(Rc::clone(compiled), settings.clone());
    let lines = session.lines();
    let watch = Watch::new(&compiled.linked, |module, inst| {
        module == compiled.main && lines.is_start(inst)
    });
    let mut counts: Counts = lines.all().map(|line| (line, 0)).collect();
    let mut machine = compiled.machine(settings.clone());
    let count = |machine: &Machine, counts: &mut Counts| {
        if machine.is_watched(&watch) {
            let (_, inst) = machine.position();
            let line = compiled.module().inst(inst).span.start.line;
            *counts.entry(line).or_default() += 1;
        }
    };
    count(&machine, &mut counts);
    let go = |&step: &u64| {
        while machine.state.steps < step && machine.step() == Stop::Limit {
            count(&machine, &mut counts);
        }
        counts.clone()
    };
    steps.iter().map(go).collect()
}

fn in_long_runs(compiled: &Rc<Compiled>, mut machine: Machine, steps: &[u64]) -> Vec<Counts> {
    let run_to = |&step: &u64| {
        machine.run(step);
        counted(compiled, &machine)
    };
    steps.iter().map(run_to).collect()
}

fn counted(compiled: &Rc<Compiled>, machine: &Machine) -> Counts {
    let lines = session::Lines::of(compiled);
    session::line_counts(compiled, &lines, machine).unwrap_or_default()
}

/// Every line with its count at every step.
fn same(how: &str, steps: &[u64], expected: &[Counts], got: &[Counts]) -> Result<(), Failed> {
    for ((step, expected), got) in steps.iter().zip(expected).zip(got) {
        if expected == got {
            continue;
        }
        let wrong: Vec<String> = expected
            .iter()
            .filter(|(line, count)| got.get(line) != Some(count))
            .map(|(line, count)| format!("line {line}: {:?} instead of {count}", got.get(line)))
            .collect();
        return Err(format!("{how}, at step {step}: {}", wrong.join(", ")).into());
    }
    Ok(())
}
