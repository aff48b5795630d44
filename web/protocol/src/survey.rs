//! What is gathered over a whole run in one more replay of it.

use crate::Revision;
use serde::{Deserialize, Serialize};

/// What one more replay of the run found out.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Survey {
    /// The source.
    pub revision: Revision,
    /// Steps that it covers.
    pub steps: u64,
    /// When the run came to breakpoints.
    pub hits: Vec<Hits>,
    /// What watched expressions gave.
    pub plots: Vec<Plot>,
}

/// When the run came to a breakpoint.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hits {
    /// The line.
    pub line: u32,
    /// How often.
    pub count: u64,
    /// How often up to where the run stands, that included.
    pub here: u64,
    /// When; of very many, enough to see where they are.
    pub steps: Vec<u64>,
}

/// What a watched expression gave over the run.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Plot {
    /// The expression.
    pub text: String,
    /// Steps and values from 0 to 1; none where there was no value.
    pub points: Vec<(u64, Option<f32>)>,
    /// What 0 and 1 stand for, where the values are numbers.
    pub range: Option<(String, String)>,
}
