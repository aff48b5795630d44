//! What CPython takes for the programs: the yardstick.
//!
//! Every round runs a program twice: once as anybody would, for the time of the whole process, and
//! once under a few lines of Python that read the clock around its execution alone, so that neither
//! start nor compilation counts where our machine's running time is compared.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::Value;

use super::statistics::{least, milliseconds};
use crate::setup::{self, Environment, Interpreter};
use crate::{Result, process};

/// The program that does nothing: its whole time is that of starting.
pub(super) const EMPTY: &str = "empty";
/// How long one program may take.
pub(super) const LIMIT: Duration = Duration::from_secs(120);

/// Runs the program named by its argument and says on the error stream how many milliseconds it ran.
const TIMED: &str = "
import sys, time
path = sys.argv[1]
with open(path, encoding='utf-8') as file:
    code = compile(file.read(), path, 'exec')
scope = {'__name__': '__main__'}
start = time.perf_counter()
exec(code, scope)
sys.stdout.flush()
print((time.perf_counter() - start) * 1000, file=sys.stderr)
";

/// CPython's results, by the name of the program; they grow with every round.
pub(super) struct Reference {
    environment: Environment,
    python: Interpreter,
    programs: BTreeMap<String, Samples>,
}

/// One program under CPython; times in milliseconds.
#[derive(Default)]
struct Samples {
    exec: Vec<f64>,
    whole: Vec<f64>,
    stdout: Vec<u8>,
}

impl Reference {
    /// Finds CPython; nothing is measured yet.
    pub(super) fn new(environment: &Environment) -> Result<Reference> {
        let python = setup::python(environment)?;
        Ok(Reference {
            environment: environment.clone(),
            python,
            programs: BTreeMap::new(),
        })
    }

    /// Runs `program` one round.
    pub(super) fn sample(&mut self, program: &Path) -> Result<()> {
        let run = |arguments: &[&str]| {
            let mut command = self
                .environment
                .command_with(&self.python.executable, &["-X", "utf8"]);
            let finished =
                process::capture(command.args(arguments).arg(program), b"", Some(LIMIT))?;
            match finished.exit {
                0 => Ok(finished),
                _ => Err(format!(
                    "{} fails under {}",
                    program.display(),
                    self.python.version
                )),
            }
        };
        let plain = run(&[])?;
        let timed = run(&["-c", TIMED])?;
        let exec = String::from_utf8_lossy(&timed.stderr).trim().parse();
        let exec = exec.map_err(|_| format!("{} writes to its error stream", program.display()))?;
        let samples = self.programs.entry(name(program)).or_default();
        samples.exec.push(exec);
        samples.whole.push(milliseconds(plain.elapsed));
        samples.stdout = plain.stdout;
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
        &self.python.version
    }

    /// Time of the whole process for `program`, in milliseconds; NaN where it was not run.
    pub(super) fn whole(&self, program: &str) -> f64 {
        self.programs
            .get(program)
            .map_or(f64::NAN, |samples| least(&samples.whole))
    }

    /// Time of executing `program`, in milliseconds; NaN where it was not run.
    pub(super) fn exec(&self, program: &str) -> f64 {
        self.programs
            .get(program)
            .map_or(f64::NAN, |samples| least(&samples.exec))
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
        serde_json::json!({ "implementation": self.python.version, "programs": programs })
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
