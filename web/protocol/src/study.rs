//! What the page asks of the analyzer, which is a worker of its own, and what that answers.
//!
//! Answers are rows for people, whatever they are about: the page draws all of them in one way.

use crate::{Assumed, Files, Format, GraphView, Revision, Span};
use serde::{Deserialize, Serialize};

/// A message to the analyzer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Ask {
    /// Forget the program and take this one; what follows is asked of it.
    Program(Asked),
    /// What types there are. Answered by `Types`.
    Types,
    /// What depends on what. Answered by `Flow`.
    Flow(FlowQuestion),
    /// Put the graph of variables into another format. Answered by `Exported`.
    Export(Format),
    /// What the program does in all of its worlds. Answered by `Worlds`, time and again until all are known.
    Worlds(WorldsQuestion),
    /// Leave it at the worlds that are known.
    Halt,
}

/// A program that is asked about.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Asked {
    /// Number of this source.
    pub revision: Revision,
    /// Name of its language.
    pub language: String,
    /// Its files.
    pub files: Files,
    /// The number of the one that the answers are about.
    pub file: u32,
    /// Its standard input.
    pub input: String,
}

/// What is asked of the worlds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WorldsQuestion {
    /// The function that is run by itself; empty for the whole program.
    pub function: String,
    /// In which order they are followed: the name of one.
    pub search: String,
    /// How many there may be, inner ones included.
    pub worlds: u32,
    /// How many steps each may take.
    pub steps: u32,
    /// How often each may come to the same branch.
    pub visits: u32,
    /// What is taken for granted in each: answers to calls, and what those may have changed.
    pub assumed: Assumed,
}

impl Default for WorldsQuestion {
    fn default() -> Self {
        WorldsQuestion {
            function: String::new(),
            search: "breadth".to_owned(),
            worlds: 200,
            steps: 1_000_000,
            visits: 10,
            assumed: Assumed::default(),
        }
    }
}

/// What is asked of the data flow.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FlowQuestion {
    /// Of what a slice is wanted.
    pub seed: Option<Seed>,
    /// Whether the slice is to hold what the seed may change, rather than what may have made it what it is.
    pub forward: bool,
    /// Names of the functions and variables whose values are followed.
    pub sources: Vec<String>,
    /// Names of the functions to which they must not come.
    pub sinks: Vec<String>,
}

/// What a slice begins at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Seed {
    /// The variable at an offset of the source.
    At(u32),
    /// A variable of the graph, by its number, wherever it is assigned.
    Variable(u32),
    /// The variable of a name, as the function sees it that stands at an offset of the source; without, a global one.
    Named(String, Option<u32>),
}

/// What the analyzer answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Told {
    /// The types of a program.
    Types(TypesView),
    /// What depends on what.
    Flow(Box<FlowView>),
    /// What the program does in all of its worlds.
    Worlds(Box<WorldsView>),
    /// The graph of variables, for other tools.
    Exported {
        /// As asked.
        format: Format,
        /// The whole of it.
        text: String,
    },
    /// There is no program, and why.
    Nothing {
        /// The source.
        revision: Revision,
        /// A sentence.
        why: String,
    },
    /// The analyzer is broken and must be started again: a bug of ours.
    Fault(String),
}

/// Rows that belong together.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Section {
    /// What they are.
    pub title: String,
    /// The rows.
    pub rows: Vec<Row>,
}

/// Something found out, on a row of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Row {
    /// How deep it lies below others.
    pub depth: u32,
    /// What it is about, as the source writes it.
    pub name: String,
    /// What is found.
    pub text: String,
    /// A remark on that, in words.
    pub note: String,
    /// Where the remark's cause is: a line, from 1, and the span there.
    pub cause: Option<(u32, Span)>,
    /// Where the row belongs.
    pub span: Option<Span>,
    /// The line of that, from 1; 0 without one.
    pub line: u32,
    /// How it is marked.
    pub tone: Tone,
    /// Runs that it offers to be followed in the debugger: what they are called, and what they take for granted.
    pub runs: Vec<(String, Assumed)>,
}

/// How a row is marked: by a sign as well as by its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Tone {
    /// Not at all.
    #[default]
    Plain,
    /// Something is not known.
    Doubt,
    /// It is well.
    Good,
    /// It goes wrong.
    Bad,
    /// It does not happen.
    Never,
    /// It goes on below.
    Branch,
}

/// The types of a program's own module.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TypesView {
    /// The source.
    pub revision: Revision,
    /// Signatures, variables, members.
    pub sections: Vec<Section>,
    /// What is written at places of the source, for pointing at them: numbers of texts. Inner places come behind
    /// those around them.
    pub places: Vec<(Span, u32)>,
    /// What each instruction gives, by its number: a text, or nothing.
    pub results: Vec<Option<u32>>,
    /// The texts.
    pub texts: Vec<String>,
}

/// The data flow of a program's own module.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct FlowView {
    /// The source.
    pub revision: Revision,
    /// The question that is answered.
    pub question: FlowQuestion,
    /// The variables, placed, a frame for each function: an edge leads from a variable to those that depend on it. Blocks
    /// have the numbers of variables.
    pub graph: GraphView,
    /// Where the variables of the graph are assigned first.
    pub places: Vec<(u32, Span)>,
    /// The same dependences as rows, what is odd, and ways from sources to sinks.
    pub sections: Vec<Section>,
    /// The slice, where there is one.
    pub slice: Option<SliceView>,
    /// Why there is no slice though one was wanted.
    pub missing: String,
}

/// A part of the program.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SliceView {
    /// The number of the file that it lies in.
    pub file: u32,
    /// The number of that one's module.
    pub module: u32,
    /// The variable that it was asked for.
    pub name: String,
    /// Its line, from 1.
    pub line: u32,
    /// The lines that belong to it.
    pub lines: Vec<u32>,
    /// The source between them.
    pub aside: Vec<Span>,
    /// The instructions that belong to it, as ranges.
    pub insts: Vec<(u32, u32)>,
}

impl SliceView {
    /// Whether an instruction of its module belongs to it.
    pub fn holds(&self, inst: u32) -> bool {
        let at = self.insts.partition_point(|range| range.1 <= inst);
        self.insts.get(at).is_some_and(|range| range.0 <= inst)
    }
}

/// What a program does in all of its worlds, as far as that is known.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WorldsView {
    /// The source.
    pub revision: Revision,
    /// The question that is answered.
    pub question: WorldsQuestion,
    /// The worlds as a tree, and what came of each.
    pub section: Section,
    /// How many there are.
    pub count: u32,
    /// Whether more are being followed.
    pub busy: bool,
    /// Why not all are known; empty when they are.
    pub stopped: String,
}
