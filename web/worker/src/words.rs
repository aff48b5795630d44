//! What a step did and how a run ended, in sentences. The one place where the worker makes words.

use protocol::{OutcomeKind, OutcomeView};
use session::Status;
use session::ir::{Code, Const, Diagnostic, Op, UnOp};

/// Source text in a sentence is cut behind this many characters.
const SNIPPET: usize = 40;

/// A step, with what is known of it.
#[derive(Clone, Copy)]
pub(crate) struct Step<'a> {
    /// The instruction that was carried out.
    pub(crate) op: &'a Op,
    /// Whether it is the library's, not the program's own.
    pub(crate) is_library: bool,
    /// The source it comes from, if any.
    pub(crate) source: Option<&'a str>,
    /// What it stored into, as the source writes it.
    pub(crate) target: Option<&'a str>,
    /// The name it is about, if any.
    pub(crate) name: Option<&'a str>,
    /// The value that it gave or stored, if any.
    pub(crate) value: Option<&'a str>,
    /// What that is where it is a function or a class.
    pub(crate) defines: Option<&'a str>,
    /// Whether that says only that there is none.
    pub(crate) is_nil: bool,
    /// The value where it is a truth value.
    pub(crate) truth: Option<bool>,
    /// What it returned or raised, where that says something.
    pub(crate) leaving: Option<&'a str>,
    /// What the function was given that it called.
    pub(crate) called: &'a str,
    /// The line at which the run stands after it.
    pub(crate) line: Option<u32>,
    /// The function at hand before and after, and how many calls were in progress.
    pub(crate) function: (&'a str, &'a str),
    /// Whether these are the bodies of classes.
    pub(crate) body: (bool, bool),
    /// How many calls were in progress before and after.
    pub(crate) depth: (usize, usize),
}

/// What a step did, in a sentence.
pub(crate) fn sentence(step: &Step) -> String {
    let value = step.value.unwrap_or("a value");
    let name = step.name.unwrap_or("a variable");
    let (from, to) = step.function;
    let entered = step.depth.1 > step.depth.0;
    let left = step.depth.1 < step.depth.0;
    if step.is_library {
        return match (left, step.leaving) {
            (true, Some(what)) if !to.is_empty() => format!("{from} returned {what} to {to}."),
            _ => format!("In the library: {from}."),
        };
    }
    let Some(source) = step.source.map(snippet) else {
        // Lowering adds steps that no piece of the source asks for.
        return match (entered, step.line) {
            (true, _) => format!("Called {to}({}).", step.called),
            (false, Some(line)) => format!("Went on at line {line}."),
            (false, None) => format!("Went on in {from}."),
        };
    };
    match step.op {
        Op::Throw { .. } => match step.leaving {
            Some(what) => format!("Raised {what}."),
            None => format!("Raised an exception at “{source}”."),
        },
        Op::Return { .. } if left && step.body.0 => format!("Came to the end of the class {from}."),
        Op::Return { .. } if left && to.is_empty() => format!("Returned from {from}."),
        Op::Return { .. } if left => match step.leaving {
            Some(what) => format!("{from} returned {what} to {to}."),
            None => format!("Returned from {from} to {to}."),
        },
        _ if entered && step.body.1 => format!("Began the class {to}."),
        _ if entered => format!("Called {to}({}).", step.called),
        Op::DeclVar { .. } | Op::StoreVar { .. } => match step.defines {
            Some(kind) => format!("Defined the {kind} {name}."),
            None => format!("Set {name} to {value}."),
        },
        Op::LoadVar { .. } => format!("Read {name}: {value}."),
        Op::Const {
            value: Const::Function { .. },
            ..
        } => format!("Made the function {name}."),
        Op::Const {
            value: Const::Class { .. },
            ..
        } => format!("Made the class {name}."),
        Op::Const { .. } => format!("Took the constant {value}."),
        Op::BranchIf { .. } => format!("“{source}” is {value}."),
        Op::Branch { .. } => match step.line {
            Some(line) => format!("Went on at line {line}."),
            None => "Went on elsewhere.".to_owned(),
        },
        Op::StoreField { .. }
        | Op::StoreIndex { .. }
        | Op::StoreIndirect { .. }
        | Op::WriteRegion { .. } => match (step.target.map(snippet), step.value) {
            (Some(target), Some(value)) => format!("Set {target} to {value}."),
            (None, Some(value)) => format!("“{source}” stored {value}."),
            (_, None) => carried_out(&source),
        },
        Op::Un {
            op: UnOp::HasNext, ..
        } => match step.truth {
            Some(true) => format!("There is another element: “{source}”."),
            Some(false) => format!("No element is left: “{source}”."),
            None => format!("Looked for another element: “{source}”."),
        },
        Op::TryPush { .. } => "Entered a part whose exceptions are caught.".to_owned(),
        Op::TryPop => "Left the part whose exceptions are caught.".to_owned(),
        _ if step.value.is_some() && !step.is_nil => format!("“{source}” gave {value}."),
        _ => carried_out(&source),
    }
}

fn carried_out(snippet: &str) -> String {
    format!("Carried out “{snippet}”.")
}

/// That a piece of source was carried out, in a sentence.
pub(crate) fn done(source: &str) -> String {
    carried_out(&snippet(source))
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

/// The end of a run that held more than it may.
pub(crate) fn out_of_memory(error: &Diagnostic, steps: u64) -> (OutcomeKind, String) {
    let most = &error.subject;
    let text = format!(
        "Out of memory after {steps} steps: the program holds more than {most}, which is its limit."
    );
    (OutcomeKind::Limit, text)
}

/// The end of a run of a source that no implementation of its language takes.
pub(crate) fn broken(error: &Diagnostic) -> (OutcomeKind, String) {
    let what = match error.code {
        Code::InvalidProgram => "Error",
        _ => "Syntax error",
    };
    let (line, says) = (error.span.start.line, error.message());
    let text = format!("{what} in line {line}: {says}. Only the rest was run.");
    (OutcomeKind::Error, text)
}

/// The view of an outcome.
pub(crate) fn outcome_view(
    (kind, text): (OutcomeKind, String),
    span: Option<protocol::Span>,
) -> OutcomeView {
    OutcomeView { kind, text, span }
}

#[cfg(test)]
mod tests {
    use super::*;
    use session::ir::{Reg, Symbol};

    fn step(op: &Op) -> Step<'_> {
        Step {
            op,
            is_library: false,
            source: Some("total[at] = price"),
            target: None,
            name: None,
            value: None,
            defines: None,
            is_nil: false,
            truth: None,
            leaving: None,
            called: "",
            line: None,
            function: ("sum", "main"),
            body: (false, false),
            depth: (2, 2),
        }
    }

    #[test]
    fn what_is_stored_is_told_with_its_place_as_the_source_writes_it() {
        let (object, index, value) = (Reg(0), Reg(1), Reg(2));
        let op = Op::StoreIndex {
            object,
            index,
            value,
        };
        let known = Step {
            target: Some("total[at]"),
            value: Some("7"),
            ..step(&op)
        };
        assert_eq!(sentence(&known), "Set total[at] to 7.");
        let unplaced = Step {
            value: Some("7"),
            ..step(&op)
        };
        assert_eq!(sentence(&unplaced), "“total[at] = price” stored 7.");
    }

    #[test]
    fn a_call_is_told_with_its_arguments_and_what_it_returned() {
        let op = Op::Return { value: Reg(0) };
        let returned = Step {
            leaving: Some("3"),
            depth: (2, 1),
            ..step(&op)
        };
        assert_eq!(sentence(&returned), "sum returned 3 to main.");
        let op = Op::LoadVar {
            dst: Reg(0),
            name: Symbol(0),
        };
        let called = Step {
            called: "prices=[1, 2]",
            function: ("main", "sum"),
            depth: (1, 2),
            ..step(&op)
        };
        assert_eq!(sentence(&called), "Called sum(prices=[1, 2]).");
    }

    #[test]
    fn the_library_is_told_from_the_program_where_neither_has_a_source() {
        let op = Op::Return { value: Reg(0) };
        let own = Step {
            source: None,
            line: Some(7),
            ..step(&op)
        };
        assert_eq!(sentence(&own), "Went on at line 7.");
        let library = Step {
            is_library: true,
            function: ("merge", "main"),
            leaving: Some("3"),
            depth: (2, 1),
            ..own
        };
        assert_eq!(sentence(&library), "merge returned 3 to main.");
        let inside = Step {
            depth: (2, 2),
            ..library
        };
        assert_eq!(sentence(&inside), "In the library: merge.");
    }

    #[test]
    fn no_sentence_has_a_placeholder() {
        let op = Op::DeclVar {
            name: Symbol(0),
            value: Reg(0),
        };
        assert!(!sentence(&step(&op)).contains('?'));
    }
}
