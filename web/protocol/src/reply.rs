//! What the worker answers.

use crate::{
    AssistTask, Assumed, Change, Compiled, Copied, Files, Format, Found, GraphView, ImportsView,
    IrRow, LineCounts, Logs, MemoryView, Output, ProblemView, Revision, Rows, Span, StateView,
    Stop, Strip, Survey, TreeRow, Unit, ValueView, Visits,
};
use serde::{Deserialize, Serialize};

/// A message from the worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The worker runs and can be asked.
    Ready {
        /// Version of the engine.
        engine: String,
        /// The languages it knows.
        languages: Vec<LanguageView>,
        /// The IR as a language to write.
        text_form: LanguageView,
        /// What instructions do: opcode, how it is written, and a sentence.
        instructions: Vec<(String, String, String)>,
    },
    /// The program was read; what follows is about it.
    Compiled(Compiled),
    /// What is wrong with the program, now that it has run.
    Problems {
        /// The source.
        revision: Revision,
        /// All of it, in place of what was known.
        problems: Vec<ProblemView>,
    },
    /// Rows of the tree.
    Tree(Rows<TreeRow>),
    /// What was searched for in the tree.
    Found(Found),
    /// Lines of the IR.
    Ir(Rows<IrRow>),
    /// The graph that is looked at, placed.
    Graph(GraphView),
    /// What belongs to the place that was pointed at.
    Linked(Linked),
    /// The value of what is pointed at in the source.
    Value(ValueView),
    /// Where the run stands now.
    State(Box<StateView>),
    /// What variables lead to, as a picture.
    Memory(Box<MemoryView>),
    /// How far a move has come.
    Progress {
        /// The source.
        revision: Revision,
        /// Steps executed so far.
        known: u64,
    },
    /// More of what the program printed.
    Output(Output),
    /// The run as a strip.
    Strip(Strip),
    /// The run's input, after some was given.
    Given {
        /// The source.
        revision: Revision,
        /// All of it.
        input: String,
        /// Whether that is its end.
        ended: bool,
    },
    /// What was changed in the run, all of it.
    Changed {
        /// The source.
        revision: Revision,
        /// In the order of their steps.
        changes: Vec<Change>,
    },
    /// Something that was asked for cannot be done, and why.
    Refused(String),
    /// What one more replay of the run found out.
    Survey(Survey),
    /// What is logged.
    Logs(Logs),
    /// Where the run has been in the graph that is looked at.
    Visits(Visits),
    /// How often each line has begun.
    Counts(LineCounts),
    /// What is not known where the run stands.
    Unknowns(UnknownsView),
    /// The program as IR, to be edited.
    IrText(String),
    /// The link.
    Shared {
        /// What goes after `#`.
        fragment: String,
        /// As asked.
        copy: Copied,
    },
    /// The graphs of all functions, for other tools.
    Exported {
        /// As asked.
        format: Format,
        /// The whole of it.
        text: String,
    },
    /// Which files import which.
    Imports(ImportsView),
    /// What a language model would be asked.
    About(Box<AssistTask>),
    /// What a link held.
    Opened(Box<Opened>),
    /// A link that cannot be read, and why.
    Unreadable(String),
    /// Whether a link's state was met again.
    Verdict {
        /// The source.
        revision: Revision,
        /// Met, or how it differs.
        verdict: Verdict,
    },
    /// The worker is broken and must be started again: a bug of ours.
    Fault(String),
}

/// A language, for choosing it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LanguageView {
    /// What messages and links call it.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// Among which others it is offered.
    pub group: String,
    /// How names of its files end, without a dot; the usual one first.
    pub endings: Vec<String>,
    /// What the file is usually called that a program of several begins with, the most usual name first.
    pub entry: Vec<String>,
    /// What else tells that file: a text in it.
    pub marks: Vec<String>,
}

/// What is not known where a run stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct UnknownsView {
    /// The source.
    pub revision: Revision,
    /// What comes from outside of the program, in the order in which the run met it.
    pub list: Vec<UnknownView>,
    /// How many there are beyond those.
    pub more: u32,
    /// What is wrong with what is taken for granted; empty when nothing is.
    pub wrong: String,
}

/// Something unknown.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct UnknownView {
    /// As the language writes it.
    pub expression: String,
    /// What is called, where it is what a call gave.
    pub called: String,
    /// Its number, by which a run is taken to where it was met.
    pub number: u32,
    /// How many of the same expression come before.
    pub nth: u32,
    /// Where it comes from.
    pub span: Option<Span>,
    /// The line of that, from 1; 0 without one.
    pub line: u32,
}

/// What belongs to a place, panel by panel.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Linked {
    /// The source it is about.
    pub revision: Revision,
    /// Its span; none within the language's library.
    pub span: Option<Span>,
    /// Its row of the tree, where no folded row hides it.
    pub tree: Option<u32>,
    /// Its lines of the IR, as ranges, in order.
    pub ir: Vec<(u32, u32)>,
    /// Its blocks of the graph that is looked at.
    pub blocks: Vec<u32>,
}

/// What a link holds besides position and digest.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Document {
    /// Name of the language.
    pub language: String,
    /// The files.
    pub files: Files,
    /// The number of the file that is in front.
    pub shown: u32,
    /// Standard input.
    pub input: String,
    /// Whether that is all of it.
    pub ended: bool,
    /// Breakpoints, by place.
    pub breakpoints: Vec<Stop>,
    /// Expressions that are watched.
    pub watches: Vec<String>,
    /// What is taken for granted about the run.
    pub assumed: Assumed,
    /// What a step is.
    pub unit: Unit,
    /// Name of the panel in the middle.
    pub panel: String,
}

/// A link that was read.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Opened {
    /// Number of the source.
    pub revision: Revision,
    /// What it holds.
    pub document: Document,
    /// Version of the engine that made it.
    pub engine: String,
    /// The step it stands at, if its program was run.
    pub step: Option<u64>,
}

/// How the state at a link's position compares with the one it was made at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// The same state.
    Reproduced,
    /// Another one, and how, in words.
    Differs(String),
}
