//! What was spent.

use crate::Usage;

/// Calls and tokens of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// Requests that were sent, those that failed too.
    pub calls: u64,
    /// Requests without an answer.
    pub failed: u64,
    /// Tokens of questions.
    pub input_tokens: u64,
    /// Tokens of answers.
    pub output_tokens: u64,
}

impl Counters {
    /// Counts a request; `None` for one that failed.
    pub fn count(&mut self, usage: Option<Usage>) {
        self.calls += 1;
        match usage {
            Some(usage) => {
                self.input_tokens = self.input_tokens.saturating_add(usage.input);
                self.output_tokens = self.output_tokens.saturating_add(usage.output);
            }
            None => self.failed += 1,
        }
    }
}
