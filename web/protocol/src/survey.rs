//! What is gathered over a whole run in one more replay of it.

use crate::{Revision, Site};
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
    /// Its place.
    pub site: Site,
    /// Whether it says something rather than stop.
    pub is_log: bool,
    /// How often.
    pub count: u64,
    /// How often up to where the run stands, that included.
    pub here: u64,
    /// When; of very many, enough to see where they are.
    pub steps: Vec<u64>,
}

/// What logs say over the whole run, as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Logs {
    /// The source.
    pub revision: Revision,
    /// In the order of steps.
    pub said: Vec<Said>,
    /// Where later ones were left out, being too many, and how many.
    pub left_out: Vec<(Site, u64)>,
}

/// What a log says once.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Said {
    /// The step in front of which it is said.
    pub step: u64,
    /// Where.
    pub site: Site,
    /// What.
    pub text: String,
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
