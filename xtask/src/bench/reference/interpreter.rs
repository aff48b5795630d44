//! A language's own interpreter, as its `language.toml` names it, without a compiler to machine code.
//!
//! Only the whole process can be timed. Executing is what it takes longer than the program that does nothing.

use std::path::Path;

use super::{Implementation, LIMIT, Sample};
use crate::bench::statistics::milliseconds;
use crate::catalog::Language;
use crate::oracle::language::Oracle;
use crate::setup::Environment;
use crate::{Result, process};

/// An interpreter.
pub(super) struct Interpreter {
    oracle: Oracle,
    version: String,
}

impl Interpreter {
    pub(super) fn find(environment: &Environment, language: &Language) -> Result<Interpreter> {
        let (Some(oracle), Some(bench)) = (&language.oracle, &language.bench) else {
            let name = &language.name;
            return Err(format!(
                "{name}: its language.toml has no [oracle] and [bench] to time programs against"
            ));
        };
        let oracle = oracle.oracle(environment)?.with(&bench.arguments);
        let version = [oracle.version.clone()]
            .into_iter()
            .chain(bench.arguments.clone());
        Ok(Interpreter {
            version: version.collect::<Vec<_>>().join(" "),
            oracle,
        })
    }
}

impl Implementation for Interpreter {
    fn version(&self) -> &str {
        &self.version
    }

    fn what(&self) -> &'static str {
        "the process, without what that of the empty program takes"
    }

    fn sample(&self, program: &Path) -> Result<Sample> {
        let finished = process::capture(&mut self.oracle.command(program)?, b"", Some(LIMIT))?;
        if finished.exit != 0 {
            let what = format!("{} fails under {}", program.display(), self.version);
            return Err(what);
        }
        Ok(Sample {
            exec: None,
            whole: milliseconds(finished.elapsed),
            stdout: finished.stdout,
        })
    }
}
