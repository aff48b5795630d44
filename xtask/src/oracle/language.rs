//! The languages that have an oracle. A further language is a further entry.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::setup::{self, Environment};

/// How a language's own implementation is found and started.
pub(crate) struct Language {
    /// The folder of the corpus that holds its programs.
    pub(crate) folder: &'static str,
    /// The extension of its source files, without the dot.
    pub(crate) extension: &'static str,
    /// Finds the implementation, installing it where it is missing; gives the executable and the
    /// implementation's name and version.
    find: fn(&Environment) -> Result<(PathBuf, String)>,
    /// Arguments before the name of the program.
    arguments: &'static [&'static str],
    /// Variables that make a run repeatable.
    variables: &'static [(&'static str, &'static str)],
}

/// Every language that has an oracle.
pub(crate) const LANGUAGES: &[Language] = &[Language {
    folder: "python",
    extension: "py",
    find: |environment| {
        let python = setup::python(environment)?;
        Ok((python.executable, python.version))
    },
    arguments: &["-X", "utf8"],
    variables: &[("PYTHONHASHSEED", "0"), ("PYTHONDONTWRITEBYTECODE", "1")],
}];

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
        Ok(command)
    }
}
