//! An explanation of a step, a function or an error, with links to places that there are.

use crate::{Answer, Failure, Next, Request, Task, prompts};
use std::collections::BTreeSet;

/// How long an answer may be, in characters.
const LONGEST: usize = 20_000;

/// How many tokens an answer may have.
const TOKENS: u32 = 2_000;

/// What is explained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Subject {
    /// A step of the run.
    Step(u64),
    /// A function.
    Function(String),
    /// An error, in the language's words.
    Error(String),
}

/// What an explanation may go by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// What is to be explained.
    pub subject: Subject,
    /// The language.
    pub language: String,
    /// The source.
    pub source: String,
    /// The IR in question.
    pub ir: String,
    /// What the run shows there: variables, output, calls; in words.
    pub run: String,
    /// The functions that can be pointed at.
    pub functions: BTreeSet<String>,
    /// How many steps the run has.
    pub steps: u64,
}

/// A place that a text points at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A line of the source, counted from 1.
    Line(u32),
    /// A function.
    Function(String),
    /// A step of the run.
    Step(u64),
}

/// A piece of an explanation. Its text is text: it is never read as markup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// Words.
    Text(String),
    /// A link, shown as the place's own words.
    Link(Place),
}

/// Explains.
#[derive(Clone, Debug)]
pub struct Explain {
    given: Given,
    next: Next<Result<Vec<Piece>, Failure>>,
}

impl Explain {
    /// With what is given.
    #[must_use]
    pub fn new(given: Given) -> Explain {
        let subject = match &given.subject {
            Subject::Step(step) => format!("Explain what step {step} of the run does, and why."),
            Subject::Function(name) => format!("Explain what the function {name} does."),
            Subject::Error(text) => format!("Explain how this error comes about: {text}"),
        };
        let functions: Vec<&str> = given.functions.iter().map(String::as_str).collect();
        let text = format!(
            "{subject}\n\n# Source ({})\n{}\n\n# IR\n{}\n\n# Run ({} steps)\n{}\n\n# Functions\n{}\n",
            given.language,
            given.source,
            given.ir,
            given.steps,
            given.run,
            functions.join(", ")
        );
        let request = Request::new(prompts::EXPLAIN.text.to_owned(), text, TOKENS);
        Explain {
            given,
            next: Next::Ask(request),
        }
    }
}

impl Task for Explain {
    type Result = Result<Vec<Piece>, Failure>;

    fn next(&self) -> Next<Self::Result> {
        self.next.clone()
    }

    fn answered(&mut self, answer: Result<Answer, Failure>) {
        self.next = Next::Done(answer.map(|answer| pieces(&answer.text, &self.given)));
    }
}

/// An answer in pieces. What points at nothing stays the text that it is.
fn pieces(answer: &str, given: &Given) -> Vec<Piece> {
    let text: String = answer
        .chars()
        .filter(|c| *c == '\n' || !c.is_control())
        .take(LONGEST)
        .collect();
    let mut pieces = Vec::new();
    let mut words = String::new();
    let mut rest = &*text;
    while let Some(start) = rest.find("[[") {
        let inside = &rest[start + 2..];
        let found = inside.find("]]").and_then(|end| {
            let place = place(&inside[..end], given)?;
            Some((place, &inside[end + 2..]))
        });
        match found {
            Some((place, behind)) => {
                words += &rest[..start];
                if !words.is_empty() {
                    pieces.push(Piece::Text(std::mem::take(&mut words)));
                }
                pieces.push(Piece::Link(place));
                rest = behind;
            }
            None => {
                words += &rest[..start + 2];
                rest = inside;
            }
        }
    }
    words += rest;
    if !words.is_empty() {
        pieces.push(Piece::Text(words));
    }
    pieces
}

/// The place that a link names, if there is one.
fn place(text: &str, given: &Given) -> Option<Place> {
    let (kind, name) = text.trim().split_once(' ')?;
    match kind {
        "line" => {
            let line: u32 = name.parse().ok()?;
            let lines = given.source.lines().count();
            (1..=lines)
                .contains(&(line as usize))
                .then_some(Place::Line(line))
        }
        "function" => {
            let is_there = given.functions.contains(name);
            is_there.then(|| Place::Function(name.to_owned()))
        }
        "step" => {
            let step: u64 = name.parse().ok()?;
            (step <= given.steps).then_some(Place::Step(step))
        }
        _ => None,
    }
}
