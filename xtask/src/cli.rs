//! The system's own command line, built for speed, and what it reports of a run.

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde_json::Value;

use crate::setup::{self, Environment};
use crate::{Result, process, workspace};

/// More steps than any program here takes.
const MAX_STEPS: &str = "2000000000";

/// Builds the command line with optimisation; gives the executable.
pub(crate) fn build(environment: &Environment) -> Result<PathBuf> {
    setup::c_compiler(environment)?;
    let arguments = [
        "build",
        "--quiet",
        "--release",
        "--package",
        "reddragon-cli",
    ];
    process::run(&mut environment.command_with("cargo", &arguments))?;
    let name = format!("reddragon{}", std::env::consts::EXE_SUFFIX);
    Ok(workspace::target().join("release").join(name))
}

/// What `reddragon run --json` says of one run.
pub(crate) struct Report {
    value: Value,
    /// Wall time of the whole process.
    pub(crate) elapsed: Duration,
}

/// Runs `program` with the input that lies beside it (`foo.in` for `foo.py`), if any. Fails when the
/// pipeline does, not when the program does.
pub(crate) fn run(
    environment: &Environment,
    cli: &Path,
    program: &Path,
    limit: Duration,
) -> Result<Report> {
    let mut command = environment.command_with(cli, &["run", "--json", "--max-steps", MAX_STEPS]);
    let input = program.with_extension("in");
    if input.is_file() {
        command.arg("--stdin").arg(input);
    }
    // What the language's own implementation has run lacks nothing.
    if program.with_extension("run").is_file() {
        command.arg("--complete");
    }
    let finished = process::capture(command.arg(program), b"", Some(limit))?;
    if finished.exit != 0 {
        let stderr = String::from_utf8_lossy(&finished.stderr);
        return Err(format!(
            "reddragon itself failed ({}): {}",
            finished.exit,
            stderr.trim()
        ));
    }
    let value =
        serde_json::from_slice(&finished.stdout).map_err(|error| format!("no JSON: {error}"))?;
    Ok(Report {
        value,
        elapsed: finished.elapsed,
    })
}

impl Report {
    /// How the run ended, such as `finished`.
    pub(crate) fn status(&self) -> &str {
        self.value["status"].as_str().unwrap_or_default()
    }

    /// What the program printed.
    pub(crate) fn stdout(&self) -> &str {
        self.value["stdout"].as_str().unwrap_or_default()
    }

    /// What the program wrote to its standard error.
    pub(crate) fn stderr(&self) -> &str {
        self.value["stderr"].as_str().unwrap_or_default()
    }

    /// The kinds of syntax that were not lowered, one entry per place.
    pub(crate) fn unsupported(&self) -> Vec<&str> {
        let kinds = self.value["unsupported"].as_array();
        kinds
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect()
    }

    /// The number at a JSON pointer; NaN where there is none.
    pub(crate) fn number(&self, pointer: &str) -> f64 {
        self.value
            .pointer(pointer)
            .and_then(Value::as_f64)
            .unwrap_or(f64::NAN)
    }
}
