//! What a language's own implementation takes for the programs: the yardstick.

mod c;
mod interpreter;
mod java;
mod python;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::Value;

use super::statistics::least;
use crate::Result;
use crate::catalog::Language;
use crate::setup::Environment;

/// The program that does nothing, whatever its language does to its first letter: its whole time is that of starting.
const EMPTY: &str = "empty";
/// How long one program may take.
pub(super) const LIMIT: Duration = Duration::from_secs(120);

/// A language's own implementation, ready to run programs of which it has been told.
trait Implementation {
    /// Its name and version.
    fn version(&self) -> &str;
    /// What is measured, in a sentence.
    fn what(&self) -> &'static str;
    /// Runs a program.
    fn sample(&self, program: &Path) -> Result<Sample>;
}

/// One run; times in milliseconds.
struct Sample {
    /// Of executing alone; nothing where that cannot be seen: then it is the whole without that of the empty program.
    exec: Option<f64>,
    /// Of the whole process.
    whole: f64,
    stdout: Vec<u8>,
}

/// An implementation's results, by the name of the program; they grow with every round.
pub(super) struct Reference {
    implementation: Box<dyn Implementation>,
    programs: BTreeMap<String, Samples>,
}

/// One program; times in milliseconds.
#[derive(Default)]
struct Samples {
    exec: Vec<f64>,
    whole: Vec<f64>,
    stdout: Vec<u8>,
}

impl Reference {
    /// What a language's programs are timed against; nothing is measured yet.
    pub(super) fn of(
        environment: &Environment,
        language: &Language,
        programs: &[PathBuf],
    ) -> Result<Reference> {
        let implementation: Box<dyn Implementation> = match language.name.as_str() {
            "python" => Box::new(python::Python::find(environment)?),
            "java" => Box::new(java::Java::compile(environment, programs)?),
            "c" => Box::new(c::Memcheck::compile(environment, programs)?),
            _ => Box::new(interpreter::Interpreter::find(environment, language)?),
        };
        Ok(Reference {
            implementation,
            programs: BTreeMap::new(),
        })
    }

    /// Runs `program` one round.
    pub(super) fn sample(&mut self, program: &Path) -> Result<()> {
        let sample = self.implementation.sample(program)?;
        let samples = self.programs.entry(name(program)).or_default();
        samples.exec.extend(sample.exec);
        samples.whole.push(sample.whole);
        samples.stdout = sample.stdout;
        Ok(())
    }

    /// Runs every program that has not been run yet `runs` rounds.
    pub(super) fn complete(&mut self, programs: &[PathBuf], runs: u32) -> Result<()> {
        for program in programs {
            if !self.programs.contains_key(&name(program)) {
                (0..runs).try_for_each(|_| self.sample(program))?;
            }
        }
        Ok(())
    }

    /// Name and version of the implementation.
    pub(super) fn version(&self) -> &str {
        self.implementation.version()
    }

    /// What its times are of.
    pub(super) fn what(&self) -> &'static str {
        self.implementation.what()
    }

    /// Time of the whole process for `program`, in milliseconds; NaN where it was not run.
    pub(super) fn whole(&self, program: &str) -> f64 {
        self.programs
            .get(program)
            .map_or(f64::NAN, |samples| least(&samples.whole))
    }

    /// All times of the whole process for `program`, in milliseconds, in order.
    pub(super) fn wholes(&self, program: &str) -> &[f64] {
        (self.programs.get(program)).map_or(&[], |samples| &samples.whole)
    }

    /// Time of executing `program`, in milliseconds; NaN where it was not run.
    pub(super) fn exec(&self, program: &str) -> f64 {
        match self.programs.get(program) {
            Some(samples) if !samples.exec.is_empty() => least(&samples.exec),
            _ => {
                let empty = self.programs.keys().find(|name| is_empty(name));
                self.whole(program) - empty.map_or(f64::NAN, |empty| self.whole(empty))
            }
        }
    }

    /// What `program` prints.
    pub(super) fn stdout(&self, program: &str) -> Option<&[u8]> {
        self.programs
            .get(program)
            .map(|samples| samples.stdout.as_slice())
    }

    /// The figures, for the record.
    pub(super) fn to_json(&self) -> Value {
        let programs: BTreeMap<&str, Value> = self
            .programs
            .keys()
            .map(|name| {
                (
                    name.as_str(),
                    serde_json::json!({ "exec_ms": self.exec(name), "whole_ms": self.whole(name) }),
                )
            })
            .collect();
        serde_json::json!({ "implementation": self.version(), "programs": programs })
    }
}

/// What a program is called in the tables.
pub(super) fn name(program: &Path) -> String {
    program
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// Whether this is the name of the program that does nothing.
pub(super) fn is_empty(name: &str) -> bool {
    name.eq_ignore_ascii_case(EMPTY)
}
