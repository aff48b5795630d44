//! Where programs are looked for and with which variables they run.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Result, process, workspace};

/// The search path and the variables that setup adds to those of the process. Our own process'
/// environment is never changed: every program is started through [`Environment::command`].
#[derive(Clone, Debug)]
pub(crate) struct Environment {
    path: Vec<PathBuf>,
    variables: BTreeMap<String, OsString>,
}

impl Environment {
    /// The process' own environment.
    pub(crate) fn new() -> Environment {
        let path = std::env::var_os("PATH").unwrap_or_default();
        Environment {
            path: std::env::split_paths(&path).collect(),
            variables: BTreeMap::new(),
        }
    }

    /// Puts `directory` first in the path.
    pub(crate) fn prepend_path(&mut self, directory: PathBuf) {
        if self.path.first() != Some(&directory) {
            self.path.insert(0, directory);
        }
    }

    /// Sets a variable for every command.
    pub(crate) fn set(&mut self, name: &str, value: impl AsRef<OsStr>) {
        self.variables
            .insert(name.to_owned(), value.as_ref().to_owned());
    }

    /// The executable that `name` stands for.
    pub(crate) fn find(&self, name: &str) -> Option<PathBuf> {
        process::find(name, &self.path)
    }

    /// The first of `names` that is an executable.
    pub(crate) fn find_any(&self, names: &[&str]) -> Option<PathBuf> {
        names.iter().find_map(|name| self.find(name))
    }

    /// A command that runs `program` (a name or a path) from the root of the checkout.
    pub(crate) fn command(&self, program: impl AsRef<Path>) -> Command {
        let program = program.as_ref();
        let found = program.to_str().and_then(|name| self.find(name));
        let mut command = Command::new(found.unwrap_or_else(|| program.to_owned()));
        command.current_dir(workspace::root()).envs(&self.variables);
        if let Ok(path) = std::env::join_paths(&self.path) {
            command.env("PATH", path);
        }
        command
    }

    /// `program` with `arguments`, as [`Environment::command`].
    pub(crate) fn command_with(&self, program: impl AsRef<Path>, arguments: &[&str]) -> Command {
        let mut command = self.command(program);
        command.args(arguments);
        command
    }

    /// What `program` prints when run with `arguments`; fails when it does.
    pub(crate) fn output(&self, program: impl AsRef<Path>, arguments: &[&str]) -> Result<String> {
        process::output(&mut self.command_with(program, arguments))
    }
}
