//! Named steps, all of which are run whatever becomes of the others, and a summary of them.

use std::time::{Duration, Instant};

use crate::Result;
use crate::table::{Align, Table};

/// How many tests passed, failed and were skipped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) skipped: u64,
}

impl Counts {
    /// One thing that went well.
    pub(crate) const ONE_PASSED: Counts = Counts {
        passed: 1,
        failed: 0,
        skipped: 0,
    };

    /// Adds `other`.
    pub(crate) fn add(&mut self, other: Counts) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

/// Steps that have been run.
#[derive(Default)]
pub(crate) struct Steps {
    done: Vec<Step>,
}

struct Step {
    name: String,
    counts: Counts,
    problem: Option<String>,
    elapsed: Duration,
}

impl Steps {
    /// Runs a step that counts as one.
    pub(crate) fn run(&mut self, name: &str, step: impl FnOnce() -> Result<()>) {
        self.run_counted(name, |counts| {
            step()?;
            *counts = Counts::ONE_PASSED;
            Ok(())
        });
    }

    /// Runs a step that counts its tests as it goes. A step that fails without a failed test of its
    /// own counts as one failure.
    pub(crate) fn run_counted(&mut self, name: &str, step: impl FnOnce(&mut Counts) -> Result<()>) {
        eprintln!("\n── {name}");
        let start = Instant::now();
        let mut counts = Counts::default();
        let problem = step(&mut counts).err();
        if let Some(problem) = &problem {
            eprintln!("error: {problem}");
            counts.failed = counts.failed.max(1);
        }
        self.done.push(Step {
            name: name.to_owned(),
            counts,
            problem,
            elapsed: start.elapsed(),
        });
    }

    /// Notes that a step was not run, and why.
    pub(crate) fn skip(&mut self, name: &str, why: &str) {
        eprintln!("\n── {name}: skipped, {why}");
        let counts = Counts {
            skipped: 1,
            ..Counts::default()
        };
        let name = format!("{name} (skipped: {why})");
        self.done.push(Step {
            name,
            counts,
            problem: None,
            elapsed: Duration::ZERO,
        });
    }

    /// Prints the summary; fails where a step did.
    pub(crate) fn finish(self) -> Result<()> {
        let mut table = Table::new(&[
            ("step", Align::Left),
            ("passed", Align::Right),
            ("failed", Align::Right),
            ("skipped", Align::Right),
            ("time", Align::Right),
        ]);
        let mut total = Counts::default();
        for step in &self.done {
            let Counts {
                passed,
                failed,
                skipped,
            } = step.counts;
            let time = format!("{:.1} s", step.elapsed.as_secs_f64());
            table.row([
                step.name.clone(),
                passed.to_string(),
                failed.to_string(),
                skipped.to_string(),
                time,
            ]);
            total.add(step.counts);
        }
        println!("\n{table}");
        println!(
            "{} passed, {} failed, {} skipped",
            total.passed, total.failed, total.skipped
        );
        let failed: Vec<&str> = self
            .done
            .iter()
            .filter(|step| step.problem.is_some())
            .map(|step| step.name.as_str())
            .collect();
        if failed.is_empty() {
            Ok(())
        } else {
            Err(format!("failed: {}", failed.join(", ")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failed_step_does_not_stop_the_next_and_fails_the_whole() {
        let mut steps = Steps::default();
        let mut ran = false;
        steps.run("bad", || Err("no".to_owned()));
        steps.run("good", || {
            ran = true;
            Ok(())
        });
        assert!(ran);
        assert_eq!(steps.done[0].counts.failed, 1);
        assert_eq!(steps.finish(), Err("failed: bad".to_owned()));
    }

    #[test]
    fn steps_that_pass_or_are_skipped_fail_nothing() {
        let mut steps = Steps::default();
        steps.run("good", || Ok(()));
        steps.skip("later", "no browser");
        assert_eq!(steps.finish(), Ok(()));
    }
}
