//! The languages that have an oracle. A further language is a further entry.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::setup::{self, Environment};
use crate::{Result, process, workspace};

/// How a language's own implementation is found and started.
pub(crate) struct Language {
    /// The folder of the corpus that holds its programs.
    pub(crate) folder: &'static str,
    /// The extension of its source files, without the dot.
    pub(crate) extension: &'static str,
    /// Finds the implementation, installing it where it is missing; gives the executable and the
    /// implementation's name and version.
    find: fn(&Environment) -> Result<(PathBuf, String)>,
    /// For a compiler: its arguments behind the name of the program and `-o` with that of the executable, which is what
    /// is run then.
    compiles: Option<&'static [&'static str]>,
    /// Arguments before the name of the program.
    arguments: &'static [&'static str],
    /// Variables that make a run repeatable.
    variables: &'static [(&'static str, &'static str)],
}

/// Every language that has an oracle.
pub(crate) const LANGUAGES: &[Language] = &[
    Language {
        folder: "python",
        extension: "py",
        find: |environment| {
            let python = setup::python(environment)?;
            Ok((python.executable, python.version))
        },
        compiles: None,
        arguments: &["-X", "utf8"],
        variables: &[("PYTHONHASHSEED", "0"), ("PYTHONDONTWRITEBYTECODE", "1")],
    },
    Language {
        folder: "c",
        extension: "c",
        find: |environment| {
            setup::c_compiler(environment)?;
            let gcc = environment
                .find("gcc")
                .ok_or("there is no gcc on the PATH")?;
            let version = environment.output(&gcc, &["-dumpfullversion"])?;
            Ok((gcc, format!("GCC {}", version.trim())))
        },
        compiles: Some(&["-lm"]),
        // `gnu17`: what gcc takes when it is told nothing, which people rely on.
        arguments: &["-std=gnu17", "-O0", "-w"],
        variables: &[],
    },
];

/// An implementation, ready to run programs.
pub(crate) struct Oracle {
    /// Name and version, such as `CPython 3.11.7`.
    pub(crate) version: String,
    executable: PathBuf,
    language: &'static Language,
    environment: Environment,
}

impl Language {
    /// The implementation of this language.
    pub(crate) fn oracle(&'static self, environment: &Environment) -> Result<Oracle> {
        let (executable, version) = (self.find)(environment)?;
        let mut environment = environment.clone();
        for (name, value) in self.variables {
            environment.set(name, value);
        }
        Ok(Oracle {
            version,
            executable,
            language: self,
            environment,
        })
    }
}

impl Oracle {
    /// The command that runs `program` in its own folder, under its relative name.
    pub(crate) fn command(&self, program: &Path) -> Result<Command> {
        let (Some(folder), Some(name)) = (program.parent(), program.file_name()) else {
            return Err(format!("{} is no file in a folder", program.display()));
        };
        let mut command = self
            .environment
            .command_with(&self.executable, self.language.arguments);
        command.arg(name).current_dir(folder);
        let Some(last) = self.language.compiles else {
            return Ok(command);
        };
        let target = workspace::root().join("target/oracle");
        std::fs::create_dir_all(&target).map_err(|error| error.to_string())?;
        let made = target.join(name).with_extension("");
        process::output(command.arg("-o").arg(&made).args(last))?;
        let mut command = self.environment.command(&made);
        command.current_dir(folder);
        Ok(command)
    }
}
