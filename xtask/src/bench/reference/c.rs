//! What gcc makes of C without optimising, under valgrind's memcheck: machine code whose every access to memory is checked.
//!
//! The program is machine code that has been translated while it ran, so only the whole process can be timed. Executing is
//! what it takes longer than the program that does nothing.

use std::path::{Path, PathBuf};

use super::{Implementation, LIMIT, Sample, name};
use crate::bench::statistics::milliseconds;
use crate::setup::{self, Environment};
use crate::{Result, process, workspace};

/// valgrind and a folder of executables.
pub(super) struct Memcheck {
    environment: Environment,
    version: String,
    executables: PathBuf,
}

impl Memcheck {
    pub(super) fn compile(environment: &Environment, programs: &[PathBuf]) -> Result<Memcheck> {
        setup::c_compiler(environment)?;
        if environment.find("valgrind").is_none() {
            let why = "the programs in C are timed under it";
            setup::install(environment, &["valgrind", "libc6-dbg"], why)?;
        }
        let executables = workspace::target().join("bench").join("c");
        std::fs::create_dir_all(&executables)
            .map_err(|error| format!("{}: {error}", executables.display()))?;
        for program in programs {
            let mut gcc = environment.command_with("gcc", &["-std=gnu17", "-O0", "-g", "-o"]);
            let made = executables.join(name(program));
            process::output(gcc.arg(made).arg(program).arg("-lm"))?;
        }
        let gcc = environment.output("gcc", &["-dumpfullversion"])?;
        let valgrind = environment.output("valgrind", &["--version"])?;
        Ok(Memcheck {
            environment: environment.clone(),
            version: format!("gcc {} -O0 under {}", gcc.trim(), valgrind.trim()),
            executables,
        })
    }
}

impl Implementation for Memcheck {
    fn version(&self) -> &str {
        &self.version
    }

    fn what(&self) -> &'static str {
        "the process, without what that of the empty program takes"
    }

    fn sample(&self, program: &Path) -> Result<Sample> {
        let checked = ["--tool=memcheck", "--quiet", "--error-exitcode=99"];
        let mut command = self.environment.command_with("valgrind", &checked);
        command.arg(self.executables.join(name(program)));
        let finished = process::capture(&mut command, b"", Some(LIMIT))?;
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
