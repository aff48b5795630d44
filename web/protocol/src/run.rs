//! Views of a run.

use crate::{Revision, Site, Span};
use serde::{Deserialize, Serialize};

/// Where a run stands.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct StateView {
    /// The source.
    pub revision: Revision,
    /// How many moves of this source's run have been asked for when this was said, so that an answer to one is
    /// not taken for that to the next.
    pub moves: u32,
    /// Steps executed to get here.
    pub step: u64,
    /// Steps that have been executed at all; one can go to any of them at once.
    pub known: u64,
    /// Whether those are the whole run.
    pub is_whole: bool,
    /// What it is doing.
    pub status: Status,
    /// The instruction that is next, unless the run is over.
    pub place: Option<Place>,
    /// How far the statement under way has been worked out.
    pub inside: Vec<Inside>,
    /// What the program has written in front of reading more input than there is, where it stands there.
    pub waits: Option<String>,
    /// What the last step did, in a sentence.
    pub sentence: String,
    /// The call stack, innermost first.
    pub stack: Vec<FrameView>,
    /// How many outer frames were left out.
    pub more_frames: u32,
    /// The frame whose variables follow.
    pub frame: u32,
    /// Variables in scope, inner scopes first.
    pub scopes: Vec<Scope>,
    /// How the run ended, where it stands at its end.
    pub outcome: Option<OutcomeView>,
    /// How it differs from another state, if that is asked for.
    pub comparison: Option<Comparison>,
    /// Where a value came from, if that was asked for last.
    pub origin: Option<Origin>,
    /// What the watched expressions give, in their order.
    pub watches: Vec<WatchView>,
    /// What there is to say of the breakpoints, in their order.
    pub stops: Vec<StopView>,
}

impl StateView {
    /// What is to be said of it: what the last step did, and how the run ended where that was the last.
    pub fn said(&self) -> String {
        let end = self.outcome.as_ref().map_or("", |outcome| &outcome.text);
        format!("{} {end}", self.sentence).trim().to_owned()
    }
}

/// A part of a statement that has been worked out, while the rest of it has not.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Inside {
    /// Where it stands.
    pub span: Span,
    /// Its value in the language's own notation, shortened.
    pub text: String,
}

/// How a state differs from another one of the same run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Comparison {
    /// The step of the other one.
    pub step: u64,
    /// What differs, of variables and what they lead to.
    pub differences: Vec<Difference>,
    /// How many differences were left out.
    pub more: u32,
    /// What was printed between the two.
    pub printed: String,
}

/// Something that differs between two states.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Difference {
    /// Where it is found, for people.
    pub name: String,
    /// What the other state has there; none where that is not there.
    pub other: Option<String>,
    /// What this state has there; none where that is not there.
    pub here: Option<String>,
}

/// What a watched expression gives.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WatchView {
    /// The expression.
    pub text: String,
    /// Its value in the language's own notation, or why there is none.
    pub value: String,
    /// The type's name; empty where there is no value.
    pub kind: String,
    /// Whether that is another one than in the state shown before.
    pub is_changed: bool,
    /// Whether the expression could not be evaluated.
    pub is_error: bool,
}

/// What there is to say of a breakpoint.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct StopView {
    /// The path of its file, where there are several.
    pub file: String,
    /// Its place.
    pub site: Site,
    /// Line of the program's own IR; none where it is on a line, or the instruction is not there.
    pub ir: Option<u32>,
    /// The instruction, shortened.
    pub text: String,
    /// For one on a line: the line at which it stops, which is a later one where nothing begins on its own; none where nothing
    /// does from there on.
    pub line: Option<u32>,
    /// Why its condition cannot be read; empty where it can.
    pub bad_condition: String,
    /// Why what it says cannot be read; empty where it can.
    pub bad_log: String,
}

/// Where a value came from.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Origin {
    /// The path of the file that it lies in, where there are several.
    pub file: String,
    /// The row of the state that was asked about.
    pub path: String,
    /// The same, for people.
    pub name: String,
    /// What it held.
    pub value: String,
    /// The number of steps behind the one that wrote it, or in front of the one that returned it; none where nothing did.
    pub step: Option<u64>,
    /// Whether it is what a call gave.
    pub is_return: bool,
    /// Line of the instruction that wrote it, if that is in the source.
    pub line: Option<u32>,
    /// Its place.
    pub span: Option<Span>,
    /// The source there, shortened.
    pub text: String,
    /// What it was made of.
    pub inputs: Vec<OriginInput>,
    /// What it is where it was made of nothing else, or of what came from outside.
    pub end: Option<String>,
}

/// Something that a value was made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OriginInput {
    /// What it is, for people.
    pub name: String,
    /// What it held then.
    pub value: String,
    /// Where it came from in turn.
    pub target: Target,
}

/// Where to go on from an input.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Target {
    /// To where this row of the state was written.
    Written(String),
    /// To where a call returned it: the step in front of that, and what was called.
    Returned(u64, String),
}

/// What a run is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Status {
    /// Stands at its start.
    #[default]
    Ready,
    /// Is moving.
    Running,
    /// Stands somewhere in between.
    Paused,
    /// Stands in front of a breakpoint.
    AtBreakpoint,
    /// Stands at its end.
    Ended,
}

/// An instruction and where to find it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// Number of the module: the program's own, or one of the library.
    pub module: u32,
    /// Line of the IR, which is that module's.
    pub ir: u32,
    /// Basic block.
    pub block: u32,
    /// Function.
    pub function: u32,
    /// Where it comes from; none within the language's library.
    pub span: Option<Span>,
}

/// A call that has not returned.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FrameView {
    /// The path of the file that it stands in, where there are several.
    pub file: String,
    /// The function's name.
    pub name: String,
    /// What it was given, as names and values; empty without.
    pub arguments: String,
    /// Line it stands at, if it stands in the source.
    pub line: Option<u32>,
    /// What it stands at.
    pub span: Option<Span>,
}

/// Variables that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scope {
    /// Of what.
    pub title: String,
    /// What to unfold for seeing those that were left out.
    pub path: String,
    /// Variables and what was unfolded of them, in order.
    pub variables: Vec<Variable>,
    /// How many were left out.
    pub more: u32,
}

/// A named value.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Variable {
    /// Tells it from all others in this state, and is the same in the next one.
    pub path: String,
    /// How far it is unfolded from a variable; 0 for those.
    pub depth: u32,
    /// Its name, or the key or index it is found under.
    pub name: String,
    /// The value in the language's own notation, shortened.
    pub value: String,
    /// The type's name.
    pub kind: String,
    /// What marks it.
    pub mark: Option<Mark>,
    /// Whether it can be unfolded, and is.
    pub unfolded: Option<bool>,
}

/// What the last step did to a variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Mark {
    /// Was not there before.
    New,
    /// Has another value than before.
    Changed,
    /// Was read.
    Read,
}

/// How a run ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OutcomeView {
    /// In a word.
    pub kind: OutcomeKind,
    /// In a sentence.
    pub text: String,
    /// Where.
    pub span: Option<Span>,
}

/// How a run ended, in a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum OutcomeKind {
    /// By reaching its end.
    Finished,
    /// By an error of the program.
    Error,
    /// By a limit that was set.
    Limit,
    /// Nothing could go on.
    Stuck,
}

/// What a program printed, in part.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Output {
    /// The source.
    pub revision: Revision,
    /// Whether this replaces what came before instead of adding to it.
    pub restart: bool,
    /// Pieces, in the order of printing.
    pub chunks: Vec<Chunk>,
    /// Pieces that were left out before these, being too many to show.
    pub dropped: u64,
}

/// A piece of what a program printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Chunk {
    /// The number of steps after which it was there.
    pub step: u64,
    /// Where to.
    pub stream: Stream,
    /// What.
    pub text: String,
}

/// Where a program prints to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stream {
    /// Standard output.
    Out,
    /// Standard error.
    Err,
    /// Standard input, as it was read.
    In,
}

/// A run at a glance: equal parts of it, from the start to the last known step.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Strip {
    /// The source.
    pub revision: Revision,
    /// Steps that the strip covers.
    pub steps: u64,
    /// Deepest call stack in each part.
    pub depths: Vec<u32>,
    /// What happened where.
    pub marks: Vec<(u64, MarkKind)>,
}

/// What a mark on the strip stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum MarkKind {
    /// The program printed.
    Print,
    /// An exception was raised, and caught.
    Exception,
    /// An exception was raised that nobody caught.
    Uncaught,
    /// A branch on an unknown was decided.
    Choice,
    /// Something happened to which the language gives no meaning.
    Problem,
    /// The run came to a breakpoint.
    Breakpoint,
    /// The run came to where something is logged.
    Log,
    /// A person put another value in the place of one.
    Change,
}

/// Where a run has been, up to where it stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Visits {
    /// The number of the drawing, as [`crate::GraphView::serial`] has it.
    pub serial: u32,
    /// Times each block of the graph was entered, in the graph's order.
    pub blocks: Vec<u64>,
    /// Times each edge of the graph was taken, in the graph's order.
    pub edges: Vec<u64>,
    /// Where the run stands among the lines of a block; none where that is not drawn.
    pub standing: Option<Standing>,
}

/// A line of a block that is drawn, at which a run stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Standing {
    /// Index into the graph's blocks.
    pub block: u32,
    /// Index into the lines shown.
    pub line: u32,
    /// The lines to show, where the block is too long to show that one among its first.
    pub instead: Option<Window>,
}

/// Some of the lines of a block that is too long to show all.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Window {
    /// How many lines are above.
    pub above: u32,
    /// The lines.
    pub lines: Vec<String>,
    /// How many are below.
    pub below: u32,
}

/// How often each line has begun, up to where the run stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LineCounts {
    /// The source.
    pub revision: Revision,
    /// Lines on which something can run, in order, each with the number of its file in front and its count behind it; none while the run is being counted.
    pub lines: Vec<(u32, u32, u64)>,
}

/// The value of an expression in the source, where the run stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ValueView {
    /// The source.
    pub revision: Revision,
    /// As [`StateView::moves`].
    pub moves: u32,
    /// The offset that was asked about.
    pub offset: u32,
    /// Where the expression stands; none where there is nothing to say.
    pub span: Option<Span>,
    /// The expression.
    pub text: String,
    /// Its value in the language's own notation, shortened.
    pub value: String,
    /// The type's name.
    pub kind: String,
}
