//! What a step did and how a run ended, in sentences. The one place where the worker makes words.

use protocol::{OutcomeKind, OutcomeView};
use session::Status;
use session::ir::{Op, UnOp};

/// Source text in a sentence is cut behind this many characters.
const SNIPPET: usize = 40;

/// A step, with what is known of it.
pub(crate) struct Step<'a> {
    /// The instruction that was carried out.
    pub(crate) op: &'a Op,
    /// The source it comes from, if that is the program's own.
    pub(crate) source: Option<&'a str>,
    /// The name it is about, if any.
    pub(crate) name: Option<String>,
    /// The value that it gave or stored, if any.
    pub(crate) value: Option<String>,
    /// The function at hand before and after, and how many calls were in progress.
    pub(crate) function: (&'a str, &'a str),
    /// How many calls were in progress before and after.
    pub(crate) depth: (usize, usize),
}

/// What a step did, in a sentence.
pub(crate) fn sentence(step: &Step) -> String {
    let value = step.value.as_deref().unwrap_or("?");
    let name = step.name.as_deref().unwrap_or("?");
    let Some(source) = step.source.map(snippet) else {
        return format!("In the library: {}.", step.function.0);
    };
    let entered = step.depth.1 > step.depth.0;
    let left = step.depth.1 < step.depth.0;
    match step.op {
        Op::Throw { .. } => format!("Raised an exception at “{source}”."),
        Op::Return { .. } if left => {
            format!("Returned from {} to {}.", step.function.0, step.function.1)
        }
        _ if entered => format!("Called {} from “{source}”.", step.function.1),
        Op::DeclVar { .. } | Op::StoreVar { .. } => format!("Set {name} to {value}."),
        Op::LoadVar { .. } => format!("Read {name}: {value}."),
        Op::Const { .. } => format!("Took the constant {value}."),
        Op::BranchIf { .. } => format!("“{source}” is {value}."),
        Op::Branch { .. } => "Went on elsewhere.".to_owned(),
        Op::StoreField { .. } | Op::StoreIndex { .. } => format!("Stored a part: “{source}”."),
        Op::StoreIndirect { .. } | Op::WriteRegion { .. } => {
            format!("Wrote to memory: “{source}”.")
        }
        Op::Un {
            op: UnOp::HasNext, ..
        } => format!("Looked for another element at “{source}”: {value}."),
        Op::TryPush { .. } => "Began to watch for exceptions.".to_owned(),
        Op::TryPop => "Stopped watching for exceptions.".to_owned(),
        _ if step.value.is_some() => format!("“{source}” gave {value}."),
        _ => format!("Carried out “{source}”."),
    }
}

/// The first line of a piece of source, not too long.
fn snippet(source: &str) -> String {
    let line = source.lines().next().unwrap_or_default().trim_end();
    let whole = line.len() == source.trim_end().len();
    let line = line.trim_end_matches(':');
    match line.char_indices().nth(SNIPPET) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None if whole => line.to_owned(),
        None => format!("{line} …"),
    }
}

/// How a run ended, in a sentence.
pub(crate) fn outcome(
    status: Status,
    code: i32,
    steps: u64,
    error: Option<&str>,
) -> (OutcomeKind, String) {
    match status {
        Status::Finished if code == 0 => (
            OutcomeKind::Finished,
            format!("Finished after {steps} steps."),
        ),
        Status::Finished => (
            OutcomeKind::Error,
            format!("Ended after {steps} steps with exit code {code}."),
        ),
        Status::Error => (
            OutcomeKind::Error,
            format!(
                "Ended by an exception: {}.",
                error.unwrap_or("unknown").trim_end_matches('.')
            ),
        ),
        Status::Undefined => (
            OutcomeKind::Error,
            format!(
                "Undefined behaviour after {steps} steps: {}.",
                error.unwrap_or("unknown").trim_end_matches('.')
            ),
        ),
        Status::Deadlock => (
            OutcomeKind::Stuck,
            "Nothing can go on: every task waits for another.".to_owned(),
        ),
        Status::StepLimit => (
            OutcomeKind::Limit,
            format!("Stopped at a limit after {steps} steps."),
        ),
    }
}

/// The view of an outcome.
pub(crate) fn outcome_view(
    (kind, text): (OutcomeKind, String),
    span: Option<protocol::Span>,
) -> OutcomeView {
    OutcomeView { kind, text, span }
}
