//! The machine's speed natively: the command line against a language's own implementation, on the same files.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::reference::{self, LIMIT, Reference};
use super::statistics::{least, median, milliseconds, shown};
use crate::setup::Environment;
use crate::table::{Align, Table};
use crate::{Result, cli};

/// One program under our machine; times in milliseconds.
#[derive(Default)]
struct Samples {
    name: String,
    /// Running alone, as the machine reports it.
    exec: Vec<f64>,
    /// The whole process.
    whole: Vec<f64>,
    steps: f64,
    /// Why the time means nothing.
    problem: Option<String>,
}

/// Times the programs, in turns with the other implementation, and prints the table; gives the figures. Fails where a
/// result is wrong.
pub(super) fn run(
    environment: &Environment,
    programs: &[PathBuf],
    reference: &mut Reference,
    runs: u32,
) -> Result<Value> {
    let cli = cli::build(environment)?;
    eprintln!("timing {} programs natively, {runs} rounds", programs.len());
    let mut measured: Vec<Samples> = Vec::new();
    for program in programs {
        let mut samples = Samples {
            name: reference::name(program),
            ..Samples::default()
        };
        for _ in 0..runs {
            reference.sample(program)?;
            samples.sample(environment, &cli, program, reference);
        }
        measured.push(samples);
    }
    println!(
        "\nNatively, against {} (milliseconds; a ratio below 1 is faster)\nrun: {}\n",
        reference.version(),
        reference.what()
    );
    print!("{}", table(&measured, reference));
    let wrong: Vec<String> = measured
        .iter()
        .filter_map(|samples| Some(format!("{}: {}", samples.name, samples.problem.as_ref()?)))
        .collect();
    if !wrong.is_empty() {
        return Err(wrong.join("\n"));
    }
    Ok(measured
        .iter()
        .map(|samples| samples.to_json(reference))
        .collect())
}

impl Samples {
    /// Runs the program one round, unless it has gone wrong before.
    fn sample(
        &mut self,
        environment: &Environment,
        cli: &Path,
        program: &Path,
        reference: &Reference,
    ) {
        if self.problem.is_some() {
            return;
        }
        match cli::run(environment, cli, program, LIMIT) {
            Err(reason) => self.problem = Some(reason),
            Ok(report) if Some(report.stdout().as_bytes()) != reference.stdout(&self.name) => {
                self.problem = Some(format!("ended as {:?} with other output", report.status()));
            }
            Ok(report) => {
                self.exec.push(report.number("/times_ms/exec"));
                self.whole.push(milliseconds(report.elapsed));
                self.steps = report.number("/steps");
            }
        }
    }

    /// How many times as long the whole process took as the reference's in the same round: the median.
    fn of_pairs(&self, reference: &Reference) -> f64 {
        let pairs = self.whole.iter().zip(reference.wholes(&self.name));
        median(pairs.map(|(ours, theirs)| ours / theirs))
    }

    fn to_json(&self, reference: &Reference) -> Value {
        let (exec, whole) = (least(&self.exec), least(&self.whole));
        serde_json::json!({
            "program": self.name,
            "exec_ms": exec,
            "whole_ms": whole,
            "steps": self.steps,
            "ratio": exec / reference.exec(&self.name),
            "ratio_whole": whole / reference.whole(&self.name),
            "ratio_of_pairs": self.of_pairs(reference),
        })
    }
}

fn table(measured: &[Samples], reference: &Reference) -> Table {
    let mut table = Table::new(&[
        ("program", Align::Left),
        ("theirs", Align::Right),
        ("run", Align::Right),
        ("ratio", Align::Right),
        ("theirs, process", Align::Right),
        ("process", Align::Right),
        ("ratio", Align::Right),
        ("of pairs", Align::Right),
        ("steps", Align::Right),
        ("M steps/s", Align::Right),
    ]);
    for samples in measured {
        let name = &samples.name;
        if let Some(problem) = &samples.problem {
            let first = problem.lines().next().unwrap_or_default();
            table.row([name.clone(), "wrong:".to_owned(), first.to_owned()]);
            continue;
        }
        let (whole, whole_theirs) = (least(&samples.whole), reference.whole(name));
        // Of the empty program only the start is of interest.
        let of_run = |value: f64| {
            if reference::is_empty(name) {
                String::new()
            } else {
                shown(value)
            }
        };
        let (exec, exec_theirs) = (least(&samples.exec), reference.exec(name));
        table.row([
            name.clone(),
            of_run(exec_theirs),
            of_run(exec),
            of_run(exec / exec_theirs),
            shown(whole_theirs),
            shown(whole),
            shown(whole / whole_theirs),
            shown(samples.of_pairs(reference)),
            format!("{}", samples.steps),
            of_run(samples.steps / exec / 1000.0),
        ]);
    }
    table
}
