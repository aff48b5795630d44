//! Who brings questions to a model: natively this trait, on the page its own code.

use crate::{Answer, Counters, End, Failure, Request, Usage};

/// Brings a question to a model and its answer back.
pub trait Transport {
    /// The answer.
    ///
    /// # Errors
    /// Why there is none.
    fn send(&mut self, request: &Request) -> Result<Answer, Failure>;
}

/// What a task wants next.
#[derive(Clone, PartialEq, Debug)]
pub enum Next<T> {
    /// To ask this; then [`Task::answered`].
    Ask(Request),
    /// Nothing more.
    Done(T),
}

/// A task: what was answered so far decides what is asked next.
pub trait Task {
    /// What comes of it.
    type Result;

    /// What it wants; the same until it is told an answer.
    fn next(&self) -> Next<Self::Result>;

    /// Takes an answer, or why there is none.
    fn answered(&mut self, answer: Result<Answer, Failure>);
}

/// Goes through with a task.
pub fn drive<T: Task>(
    task: &mut T,
    transport: &mut dyn Transport,
    counters: &mut Counters,
) -> T::Result {
    loop {
        match task.next() {
            Next::Done(result) => return result,
            Next::Ask(request) => {
                let answer = transport.send(&request);
                counters.count(answer.as_ref().ok().map(|answer| answer.usage));
                task.answered(answer);
            }
        }
    }
}

/// Answers that are written down, one for each question in turn.
#[derive(Clone, Default, Debug)]
pub struct Script {
    answers: std::collections::VecDeque<Result<Answer, Failure>>,
    /// What was asked so far.
    pub asked: Vec<Request>,
}

impl Script {
    /// A script of whole answers.
    pub fn of<S: Into<String>>(texts: impl IntoIterator<Item = S>) -> Script {
        let answers = texts.into_iter().map(|text| {
            Ok(Answer {
                text: text.into(),
                usage: Usage::default(),
                end: End::Whole,
            })
        });
        Script {
            answers: answers.collect(),
            asked: Vec::new(),
        }
    }

    /// Whether no answer is left.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.answers.is_empty()
    }

    /// Adds an answer, or a failure.
    pub fn push(&mut self, answer: Result<Answer, Failure>) {
        self.answers.push_back(answer);
    }

    /// Reads a script: a JSON list of texts.
    ///
    /// # Errors
    /// What it is instead.
    pub fn read(text: &str) -> Result<Script, String> {
        let texts: Vec<String> = serde_json::from_str(text)
            .map_err(|error| format!("not a list of answers, each a text: {error}"))?;
        Ok(Script::of(texts))
    }
}

impl Transport for Script {
    fn send(&mut self, request: &Request) -> Result<Answer, Failure> {
        self.asked.push(request.clone());
        self.answers
            .pop_front()
            .unwrap_or(Err(Failure::ScriptEnded))
    }
}
