//! What a link holds.

/// A program with everything that is needed to see the same state of its run again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Document {
    /// Name of the language.
    pub language: String,
    /// The source of the file that the program begins with.
    pub source: String,
    /// That file's path; empty for the only file of a program, which has no name.
    pub path: String,
    /// How many of the files beside it come in front of it, where they are listed.
    pub entry: u32,
    /// The program's other files.
    pub beside: Vec<File>,
    /// Its standard input.
    pub input: String,
    /// Lines with breakpoints, in order, from 1.
    pub breakpoints: Vec<u32>,
    /// How it is looked at: names and values that are the page's own business.
    pub settings: Vec<(String, String)>,
    /// Version of the engine that made the link.
    pub engine: String,
    /// Where its run stands, if it was run.
    pub position: Option<Position>,
}

/// A file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct File {
    /// Its path within the program's folder.
    pub path: String,
    /// What it holds.
    pub source: String,
}

/// A place in a run, and what was found there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Steps from the start.
    pub step: u64,
    /// Digest of the state at that step.
    pub digest: u64,
}
