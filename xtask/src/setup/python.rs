//! CPython 3.11: the oracle and the yardstick of the benchmarks.

use std::path::PathBuf;

use super::{Environment, system};
use crate::Result;

/// An interpreter and what it says it is.
#[derive(Clone, Debug)]
pub(crate) struct Interpreter {
    /// The executable itself, behind any version manager's shim (which would cost its own start).
    pub(crate) executable: PathBuf,
    /// Such as `CPython 3.11.7`.
    pub(crate) version: String,
}

const PROBE: &str = "import sys, platform
print(sys.executable)
print(platform.python_implementation(), platform.python_version())";

/// CPython 3.11, installed from the system's packages where it is missing.
pub(crate) fn python(environment: &Environment) -> Result<Interpreter> {
    if let Some(interpreter) = find(environment) {
        return Ok(interpreter);
    }
    system::install(
        environment,
        &["python3"],
        "the oracle and the benchmarks compare with CPython 3.11",
    )?;
    find(environment).ok_or_else(|| {
        "the system's python3 is not CPython 3.11: put a python3.11 on the PATH".to_owned()
    })
}

/// CPython 3.11 where it is there already.
pub(crate) fn find(environment: &Environment) -> Option<Interpreter> {
    ["python3.11", "python3"].iter().find_map(|name| {
        let answer = environment
            .output(environment.find(name)?, &["-c", PROBE])
            .ok()?;
        let (executable, version) = answer.trim_end().split_once('\n')?;
        version.starts_with("CPython 3.11.").then(|| Interpreter {
            executable: PathBuf::from(executable),
            version: version.to_owned(),
        })
    })
}
