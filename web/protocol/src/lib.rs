//! What the page and its worker say to each other: [`Request`]s one way, [`Reply`]s the other, each
//! one message of postcard bytes.
//!
//! Invariants
//! * Views are plain data and small: of a long list only a window travels, of text only what is shown.
//! * Every offset is in UTF-16 code units, as the editor counts, through all files of a program (see [`Files`]); lines count from 1 in
//!   each file.
//! * Whatever is said about a program carries the [`Revision`] of the source it belongs to, so that an
//!   answer which the person has typed past can be told and dropped.

mod assist;
mod files;
mod imports;
mod memory;
mod program;
mod reply;
mod request;
mod run;
mod study;
mod survey;
mod wire;

pub use assist::{
    AssistTask, CallView, Heard, Outcome, Piece, Provider, ProviderView, Question, Spent, Subject,
    Topic, Wish,
};
pub use files::{Files, SourceFile};
pub use imports::{ImportKind, ImportNode, ImportsView};
pub use memory::{
    ArrowView, BoxView, ByteState, ByteView, BytesView, CellView, FieldView, MemoryView,
};
pub use program::{
    BlockView, ClusterView, Compiled, EdgeKind, EdgeView, Found, FoundNode, FunctionView,
    GraphView, IrRow, LoopView, Point, ProblemView, Rows, Severity, Side, TreeRow,
};
pub use reply::{
    Document, LanguageView, Linked, Opened, Reply, UnknownView, UnknownsView, Verdict,
};
pub use request::{
    About, Assumed, Change, Copied, Direction, Fold, Format, Functions, Given, Graphed, List, Move,
    Pointer, Request, Site, Stop, Stride, Unit,
};
pub use run::{
    Chunk, Comparison, Difference, FrameView, Inside, LineCounts, Mark, MarkKind, Origin,
    OriginInput, OutcomeKind, OutcomeView, Output, Place, Scope, Standing, StateView, Status,
    StopView, Stream, Strip, Target, ValueView, Variable, Visits, WatchView, Window,
};
pub use study::{
    Ask, Asked, FlowQuestion, FlowView, Row, Section, Seed, SliceView, Told, Tone, TypesView,
    WorldsQuestion, WorldsView,
};
pub use survey::{Hits, Logs, Plot, Said, Survey};
pub use wire::{Malformed, decode, encode};

use serde::{Deserialize, Serialize};

/// Counts the sources that the page has sent; higher is newer.
pub type Revision = u32;

/// A half-open range of the source, in UTF-16 code units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Span {
    /// First code unit.
    pub start: u32,
    /// One past the last.
    pub end: u32,
}

impl Span {
    /// The range from `start` to `end`.
    pub fn new(start: u32, end: u32) -> Span {
        Span { start, end }
    }

    /// Whether `inner` lies within this range.
    pub fn contains(self, inner: Span) -> bool {
        self.start <= inner.start && inner.end <= self.end
    }
}
