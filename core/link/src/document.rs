//! What a link holds.

/// A program with everything that is needed to see the same state of its run again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Document {
    /// Name of the language.
    pub language: String,
    /// The source.
    pub source: String,
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

/// A place in a run, and what was found there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// Steps from the start.
    pub step: u64,
    /// Digest of the state at that step.
    pub digest: u64,
}
