//! A task of a person's: what it wants next, and what comes of it.

use super::written::written;
use assist::task::explain::{Explain, Given, Piece as Explained, Place, Subject as Subjects};
use assist::task::lowering::Lowering;
use assist::task::repair::{Repair, Step};
use assist::task::resolve::{Call, Resolve};
use assist::{Answer, Failure, Next, Request, Task};
use protocol::{AssistTask, CallView, Outcome, Piece, Subject, Tone, Topic};
use similar::{ChangeTag, TextDiff};
use std::ops::Range;

/// What a task wants next.
pub(super) enum Want {
    /// To ask this.
    Ask(Request),
    /// To know the errors of a text in a language.
    Parse(String, String),
    /// Nothing more.
    Done(Outcome),
}

/// A task.
pub(super) enum Job {
    /// Lowers a source in a language.
    Lower(Lowering, String, String),
    /// Repairs a source.
    Repair(Repairing),
    /// Resolves a call.
    Resolve(Resolve, CallView),
    /// Explains something.
    Explain(Explain, Topic),
}

/// A repair, which needs a parser.
pub(super) struct Repairing {
    language: String,
    before: String,
    /// None until the errors of the source are known.
    repair: Option<Repair>,
    /// Why the last question has no answer.
    failure: Option<String>,
    /// Why nothing comes of it.
    unread: Option<String>,
}

impl Job {
    pub(super) fn new(task: &AssistTask) -> Job {
        match task.clone() {
            AssistTask::Lower { language, source } => {
                Job::Lower(Lowering::new(&language, &source), language, source)
            }
            AssistTask::Repair { language, source } => Job::Repair(Repairing {
                language,
                before: source,
                repair: None,
                failure: None,
                unread: None,
            }),
            AssistTask::Resolve(call) => {
                let asked = Call {
                    language: call.language.clone(),
                    call: call.call.clone(),
                    nth: call.nth,
                    arguments: call.arguments.clone(),
                    visible: call.visible.clone(),
                };
                Job::Resolve(Resolve::new(asked), call)
            }
            AssistTask::Explain(topic) => {
                let names = topic.functions.iter().map(|(name, _)| name.clone());
                let given = Given {
                    subject: match topic.subject.clone() {
                        Subject::Step(step) => Subjects::Step(step),
                        Subject::Function(name) => Subjects::Function(name),
                        Subject::Error(text) => Subjects::Error(text),
                    },
                    language: topic.language.clone(),
                    source: topic.source.clone(),
                    ir: topic.ir.clone(),
                    run: topic.run.clone(),
                    functions: names.collect(),
                    steps: topic.steps,
                };
                Job::Explain(Explain::new(given), topic)
            }
        }
    }

    pub(super) fn want(&self) -> Want {
        match self {
            Job::Lower(task, language, source) => match task.next() {
                Next::Ask(request) => Want::Ask(request),
                Next::Done(Err(why)) => Want::Done(Outcome::Nothing(why.to_string())),
                Next::Done(Ok(lowered)) => {
                    let failed = lowered.failed.iter();
                    let failed = failed.map(|(name, why)| format!("{name}: {why}"));
                    Want::Done(Outcome::Lowered {
                        language: language.clone(),
                        source: source.clone(),
                        failed: failed.collect(),
                        text: lowered.text,
                    })
                }
            },
            Job::Repair(repairing) => repairing.want(),
            Job::Resolve(task, call) => match task.next() {
                Next::Ask(request) => Want::Ask(request),
                Next::Done(Err(why)) => {
                    Want::Done(Outcome::Nothing(format!("The call stays unknown: {why}.")))
                }
                Next::Done(Ok(resolved)) => {
                    let writes = resolved.writes.iter();
                    let writes = writes.map(|(name, value)| (name.clone(), written(value, call)));
                    Want::Done(Outcome::Resolved {
                        call: call.clone(),
                        returns: written(&resolved.returns, call),
                        writes: writes.collect(),
                    })
                }
            },
            Job::Explain(task, topic) => match task.next() {
                Next::Ask(request) => Want::Ask(request),
                Next::Done(Err(why)) => Want::Done(Outcome::Nothing(why.to_string())),
                Next::Done(Ok(pieces)) => {
                    let pieces = pieces.into_iter().map(|piece| shown(piece, topic));
                    Want::Done(Outcome::Explained(pieces.collect()))
                }
            },
        }
    }

    pub(super) fn answered(&mut self, answer: Result<Answer, Failure>) {
        match self {
            Job::Lower(task, ..) => task.answered(answer),
            Job::Resolve(task, _) => task.answered(answer),
            Job::Explain(task, _) => task.answered(answer),
            Job::Repair(repairing) => {
                repairing.failure = answer.as_ref().err().map(Failure::to_string);
                if let Some(repair) = &mut repairing.repair {
                    repair.answered(answer);
                }
            }
        }
    }

    /// Takes where the text that was to be parsed has errors, or why it cannot be read.
    pub(super) fn parsed(&mut self, errors: Result<Vec<Range<usize>>, String>) {
        let Job::Repair(repairing) = self else {
            return;
        };
        match (errors, &mut repairing.repair) {
            (Err(why), _) => repairing.unread = Some(why),
            (Ok(errors), Some(repair)) => repair.parsed(&errors),
            (Ok(errors), none) => {
                *none = Some(Repair::new(&repairing.language, &repairing.before, &errors));
            }
        }
    }
}

impl Repairing {
    fn want(&self) -> Want {
        if let Some(why) = &self.unread {
            return Want::Done(Outcome::Nothing(why.clone()));
        }
        let Some(repair) = &self.repair else {
            return Want::Parse(self.language.clone(), self.before.clone());
        };
        match repair.step() {
            Step::Ask(request) => Want::Ask(request),
            Step::Parse(text) => Want::Parse(self.language.clone(), text),
            Step::Done(Some(source)) if source == self.before => Want::Done(Outcome::Nothing(
                "There are no errors of syntax to repair.".to_owned(),
            )),
            Step::Done(Some(source)) => Want::Done(Outcome::Repaired {
                lines: difference(&self.before, &source),
                before: self.before.clone(),
                source,
            }),
            Step::Done(None) => {
                let left = "The answers leave errors of syntax: the source stays as it was.";
                let why = self.failure.clone();
                Want::Done(Outcome::Nothing(why.unwrap_or_else(|| left.to_owned())))
            }
        }
    }
}

/// How many lines around a difference are shown.
const AROUND: usize = 3;

/// How two texts differ, line by line.
fn difference(before: &str, after: &str) -> Vec<(Tone, String)> {
    let difference = TextDiff::from_lines(before, after);
    let mut lines = Vec::new();
    for (at, group) in difference.grouped_ops(AROUND).iter().enumerate() {
        if at > 0 {
            lines.push((Tone::Never, "…".to_owned()));
        }
        for change in group.iter().flat_map(|op| difference.iter_changes(op)) {
            let tone = match change.tag() {
                ChangeTag::Equal => Tone::Plain,
                ChangeTag::Delete => Tone::Bad,
                ChangeTag::Insert => Tone::Good,
            };
            let line = change.value().trim_end_matches(['\r', '\n']);
            lines.push((tone, line.to_owned()));
        }
    }
    lines
}

fn shown(piece: Explained, topic: &Topic) -> Piece {
    match piece {
        Explained::Text(text) => Piece::Text(text),
        Explained::Link(Place::Line(line)) => Piece::Line(line),
        Explained::Link(Place::Step(step)) => Piece::Step(step),
        Explained::Link(Place::Function(name)) => {
            let mut all = topic.functions.iter();
            let span = all.find(|(known, _)| *known == name);
            let span = span.and_then(|(_, span)| *span);
            Piece::Function(name, span)
        }
    }
}
