//! One file of several that were made one module, as it is shown by itself: what is of other files has their paths in
//! front.

use crate::dataflow::{Dataflow, VarId};
use crate::joined::Joined;
use ir::{FunctionId, InstId, Op};

/// A file of a joined module.
pub struct FileView<'a> {
    joined: &'a Joined,
    /// The paths of all files.
    paths: &'a [String],
    /// Its number.
    at: usize,
    /// The files of the variables.
    of_variables: &'a [usize],
}

/// The files that the variables of a joined module are of: the outermost ones are of the file that gives them values
/// first.
#[must_use]
pub fn files_of_variables(joined: &Joined, flow: &Dataflow) -> Vec<usize> {
    let list = flow.variables.list.iter();
    let scopes = list.map(|one| joined.file_of(flow.functions.get(one.scope).entry));
    let mut files: Vec<usize> = scopes.collect();
    let mut is_known = vec![false; files.len()];
    for (at, inst) in joined.module.insts.iter().enumerate() {
        let at = InstId(at as u32);
        let Some(id) = flow.variables.at(at) else {
            continue;
        };
        let is_outermost = flow.variables.get(id).scope == FunctionId::TOP;
        let gives = matches!(inst.op, Op::DeclVar { .. } | Op::StoreVar { .. });
        if is_outermost && gives && !is_known[id.index()] {
            is_known[id.index()] = true;
            files[id.index()] = joined.file_of(at);
        }
    }
    files
}

impl<'a> FileView<'a> {
    /// The file of a number, of files with these paths; `of_variables` is what [`files_of_variables`] gives.
    #[must_use]
    pub fn new(
        joined: &'a Joined,
        paths: &'a [String],
        at: usize,
        of_variables: &'a [usize],
    ) -> FileView<'a> {
        FileView {
            joined,
            paths,
            at,
            of_variables,
        }
    }

    /// Whether an instruction is of the file.
    #[must_use]
    pub fn has(&self, at: InstId) -> bool {
        self.joined.file_of(at) == self.at
    }

    /// Whether a variable is.
    #[must_use]
    pub fn has_variable(&self, id: VarId) -> bool {
        self.of_variables[id.index()] == self.at
    }

    /// Whether a line of all is.
    #[must_use]
    pub fn has_line(&self, line: u32) -> bool {
        self.joined.line(line).0 == self.at
    }

    /// A line of all as its file counts.
    #[must_use]
    pub fn line(&self, line: u32) -> u32 {
        self.joined.line(line).1
    }

    /// What a variable is called in the file.
    #[must_use]
    pub fn variable(&self, flow: &Dataflow, id: VarId) -> String {
        let of = self.of_variables[id.index()];
        let name = flow.name(id);
        let own = name.strip_prefix(self.joined.prefix(of)).unwrap_or(name);
        self.from(of, own)
    }

    /// A name of what begins at an instruction.
    #[must_use]
    pub fn named(&self, at: InstId, name: &str) -> String {
        self.from(self.joined.file_of(at), name)
    }

    fn from(&self, file: usize, name: &str) -> String {
        match file == self.at {
            true => name.to_owned(),
            false => format!("{}:{name}", self.paths[file]),
        }
    }
}
