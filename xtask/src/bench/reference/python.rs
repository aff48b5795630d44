//! CPython.
//!
//! Every round runs a program twice: once as anybody would, for the time of the whole process, and
//! once under a few lines of Python that read the clock around its execution alone, so that neither
//! start nor compilation counts where our machine's running time is compared.

use std::path::Path;

use super::{Implementation, LIMIT, Sample};
use crate::bench::statistics::milliseconds;
use crate::setup::{self, Environment, Interpreter};
use crate::{Result, process};

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

/// CPython.
pub(super) struct Python {
    environment: Environment,
    python: Interpreter,
}

impl Python {
    pub(super) fn find(environment: &Environment) -> Result<Python> {
        Ok(Python {
            environment: environment.clone(),
            python: setup::python(environment)?,
        })
    }
}

impl Implementation for Python {
    fn version(&self) -> &str {
        &self.python.version
    }

    fn what(&self) -> &'static str {
        "execution, without start and compilation"
    }

    fn sample(&self, program: &Path) -> Result<Sample> {
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
        Ok(Sample {
            exec: Some(exec),
            whole: milliseconds(plain.elapsed),
            stdout: plain.stdout,
        })
    }
}
