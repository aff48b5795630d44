//! Lowering of a source of any length: as a whole, or in chunks where it is long.

use super::chunks::{Chunks, chunks};
use super::lower::{Lower, NotLowered};
use crate::{Answer, Failure, Next, Task};

/// Longer sources than this many lines are lowered in chunks.
const WHOLE: usize = 200;

/// A source in IR.
#[derive(Clone, PartialEq, Debug)]
pub struct Lowered {
    /// The IR's text form.
    pub text: String,
    /// Chunks that failed, and why; each is an unknown in the text.
    pub failed: Vec<(String, NotLowered)>,
}

/// Lowers a source.
#[derive(Clone, Debug)]
pub enum Lowering {
    /// With one question.
    Whole(Lower),
    /// With a question for each chunk.
    Chunks(Box<Chunks>),
}

impl Lowering {
    /// Of a source in a language, by the name that people know it by.
    #[must_use]
    pub fn new(language: &str, source: &str) -> Lowering {
        if source.lines().count() <= WHOLE {
            return Lowering::Whole(Lower::new(language, source));
        }
        let parts = chunks(source, None);
        Lowering::Chunks(Chunks::new(language, source, parts).into())
    }
}

impl Task for Lowering {
    type Result = Result<Lowered, NotLowered>;

    fn next(&self) -> Next<Self::Result> {
        match self {
            Lowering::Whole(task) => match task.next() {
                Next::Ask(request) => Next::Ask(request),
                Next::Done(done) => Next::Done(done.map(|text| Lowered {
                    text,
                    failed: Vec::new(),
                })),
            },
            Lowering::Chunks(task) => match task.next() {
                Next::Ask(request) => Next::Ask(request),
                Next::Done(joined) => Next::Done(Ok(Lowered {
                    text: joined.text,
                    failed: joined.failed,
                })),
            },
        }
    }

    fn answered(&mut self, answer: Result<Answer, Failure>) {
        match self {
            Lowering::Whole(task) => task.answered(answer),
            Lowering::Chunks(task) => task.answered(answer),
        }
    }
}
