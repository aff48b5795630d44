//! A program of the corpus that is asked.

use libtest_mimic::Failed;
use reddragon_tests::{compile_file, name_of, settings};
use session::Compiled;
use session::vm::{Machine, Settings};
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// A program, compiled.
pub struct Subject {
    pub path: PathBuf,
    /// Its path within the corpus.
    pub name: String,
    pub compiled: Rc<Compiled>,
    /// Those of its recorded run.
    pub settings: Settings,
}

impl Subject {
    pub fn of(path: &Path) -> Result<Subject, Failed> {
        Ok(Subject {
            path: path.to_owned(),
            name: name_of(path),
            compiled: Rc::new(compile_file(path)?),
            settings: settings(path),
        })
    }

    pub fn source(&self) -> &str {
        &self.compiled.source
    }

    /// A machine at the start of the recorded run.
    pub fn machine(&self) -> Machine {
        self.compiled.machine(self.settings.clone())
    }
}
