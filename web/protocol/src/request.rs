//! What the page asks of the worker.

use crate::{Document, Files, MarkKind, Revision, Span};
use serde::{Deserialize, Serialize};

/// A message from the page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Is anybody there? Answered by `Ready`.
    Hello,
    /// Forget the program and take this one. Answered by `Compiled`, the watched rows and a state.
    Compile {
        /// Number of this source.
        revision: Revision,
        /// Name of its language.
        language: String,
        /// Its files.
        files: Files,
        /// Its standard input.
        input: String,
        /// Whether that is all of it; else a run that wants more waits for it.
        ended: bool,
        /// What is taken for granted about its run.
        assumed: Assumed,
    },
    /// This file is in front: the tree is that of it and, until the run moves, the IR. Answered by the watched rows.
    Show(u32),
    /// Keep these rows of a list up to date. Answered by them, and again whenever they change.
    Watch {
        /// Which list.
        list: List,
        /// First row.
        first: u32,
        /// How many rows.
        count: u32,
    },
    /// Fold or unfold a row of the tree.
    Fold {
        /// The node, as its row names it.
        node: u32,
    },
    /// Keep the graph up to date that is looked at.
    Graph(Graphed),
    /// Search the tree for rows that say all of these words; for none, when there are none. Answered by `Found` and the tree's rows,
    /// and by `Found` again whenever the tree changes.
    Search(String),
    /// Go to the next, or previous, of what was searched for. Answered by `Found` and the tree's rows.
    Match(Direction),
    /// Fold or unfold something in the graph. Answered by `Graph`.
    FoldGraph(Fold),
    /// Put the graphs of all functions into another format. Answered by `Exported`.
    Export(Format),
    /// Give the program as IR, to be edited. Answered by `IrText`.
    IrText,
    /// Tell what belongs to this place in the other panels. Answered by `Linked`.
    Link(Pointer),
    /// Tell the value of the expression at this offset in the source, where the run stands. Answered by `Value`.
    Value(u32),
    /// Move the run. Answered by `State`.
    Move(Move),
    /// Put this in the place of the input that is not read yet where the run stands; what the run did behind that is forgotten.
    /// Answered by `Given`.
    Give {
        /// The input.
        text: String,
        /// Whether that is its end.
        ended: bool,
    },
    /// Put a value in the place of what a row of the state shows, where the run stands; what the run did behind that is forgotten.
    /// Answered by `Changed` or `Refused`.
    Change {
        /// The variable, member or element, as its row names it.
        path: String,
        /// The value: an expression of the program's language, as far as that has such.
        value: String,
    },
    /// Stop a move that is under way.
    Pause,
    /// Stop there and nowhere else, or say something there.
    Breakpoints(Vec<Stop>),
    /// Show what these expressions give, with every state.
    Watches(Vec<String>),
    /// Show the variables of this frame (0 is the innermost).
    Frame(u32),
    /// Show or hide what a variable holds.
    Unfold {
        /// The variable, as its row names it.
        path: String,
    },
    /// Keep the picture of what variables lead to up to date.
    Memory {
        /// Whether it is looked at.
        shown: bool,
        /// Id of the box whose bytes are to be shown too.
        bytes: Option<String>,
    },
    /// Run the program again from its start, with what is taken for granted about it.
    Assume(Assumed),
    /// Keep the list of unknowns up to date, or not. Answered by `Unknowns`, with every state.
    Unknowns(bool),
    /// Draw which files import which. Answered by `Imports`.
    Imports,
    /// Tell what a language model would be asked about this. Answered by `About`, where there is such a thing.
    About(About),
    /// Tell with every state how often each line has begun, or not. Answered by `Counts`.
    Counts(bool),
    /// Compare every state from now on with the one at hand, or with none.
    Compare(bool),
    /// Put the document into a link, with the state's digest. Answered by `Shared`.
    Share {
        /// What the page adds: position and digest are the worker's.
        document: Document,
        /// Comes back with the answer.
        copy: Copied,
    },
    /// Read a link, compile what it holds and go to its step. Answered by `Opened`, then as `Compile`.
    Open {
        /// Number of the source in it.
        revision: Revision,
        /// The part of the address after `#`.
        fragment: String,
    },
}

/// What a language model may be asked about the program at hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum About {
    /// The call that gave the unknown of this number.
    Call(u32),
    /// The step that the run stands in front of.
    Step,
    /// The function of this number.
    Function(u32),
    /// The error that the run ended with.
    Ending,
}

/// A place in the program where a run can stop, which moves with its line when the source is edited.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
pub struct Site {
    /// The number of the file.
    pub file: u32,
    /// The line, counted from 1.
    pub line: u32,
    /// Which of the line's instructions, counted from 1; 0 for where the line begins.
    pub instruction: u32,
}

impl Site {
    /// Where a line of the first file begins.
    pub fn line(line: u32) -> Site {
        Site::line_of(0, line)
    }

    /// Where a line of a file begins.
    pub fn line_of(file: u32, line: u32) -> Site {
        Site {
            file,
            line,
            instruction: 0,
        }
    }
}

/// A breakpoint: a run stops in front of its place or, where it has something to say, says that and goes on.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Stop {
    /// The place.
    pub site: Site,
    /// What must hold; always, when it is empty.
    pub condition: String,
    /// At which time that the run comes there; every time, when it is 0.
    pub nth: u32,
    /// What is said there, with expressions in braces; it stops, when this is empty.
    pub log: String,
}

impl Stop {
    /// A breakpoint that always stops.
    pub fn at(site: Site) -> Stop {
        Stop {
            site,
            ..Stop::default()
        }
    }

    /// Whether it says something rather than stop.
    pub fn is_log(&self) -> bool {
        !self.log.is_empty()
    }
}

/// What is taken for granted about a run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Assumed {
    /// The function that is run by itself, with unknown arguments, rather than the whole program; empty for none.
    pub alone: String,
    /// The sides of the branches on unknowns that the run comes to, in order.
    pub choices: Vec<bool>,
    /// What unknowns are taken to be.
    pub given: Vec<Given>,
    /// What calls of unknown functions may have changed: the word for it; empty for what is usual.
    pub calls: String,
    /// How many megabytes the run may hold; nothing for [`Assumed::MEMORY`].
    pub memory: Option<u32>,
    /// Values that were put in the place of others, in the order of their steps.
    pub changes: Vec<Change>,
}

/// A value that was put in the place of another while the run stood.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Change {
    /// The step at which the run stood.
    pub step: u64,
    /// What has the value now, as its row of the state names it.
    pub path: String,
    /// The same, for people.
    pub name: String,
    /// The value, as the person wrote it.
    pub value: String,
}

impl Assumed {
    /// How many megabytes a run may hold where nobody says otherwise.
    pub const MEMORY: u32 = 512;

    /// Whether nothing is.
    pub fn is_empty(&self) -> bool {
        *self == Assumed::default()
    }
}

/// A value for an unknown.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Given {
    /// The unknown's expression; of an answer to every call of a function, the function's.
    pub expression: String,
    /// How many of the same expression come before.
    pub nth: u32,
    /// Whether it answers every call of what the expression names.
    pub every: bool,
    /// What it is taken to be: a number, a text in quotes, a word of the language, a list of such in brackets; anything
    /// else is a text.
    pub value: String,
    /// What the call writes: variables that it can see, or members of objects in those (`NAME.member`), and values like that one.
    pub writes: Vec<(String, String)>,
}

/// Which graph is looked at, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Graphed {
    /// Whether any is.
    pub shown: bool,
    /// Of which functions.
    pub functions: Functions,
    /// Whether blocks show the source that they come from, rather than instructions.
    pub source: bool,
}

/// The functions whose graph is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Functions {
    /// The one being executed.
    #[default]
    Executed,
    /// This one of those that the program is said to have.
    One(u32),
    /// All of the file's that is in front.
    All,
}

/// What is folded, or unfolded when it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Fold {
    /// The loop with this block at its head.
    Loop(u32),
    /// The function of this number.
    Function(u32),
    /// All loops or, where all functions are drawn, all functions; when anything is folded, nothing stays so.
    All,
}

/// What of a document is to be put on the clipboard, or saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Copied {
    /// Nothing: the address alone is to say where the run stands.
    #[default]
    Nothing,
    /// The link.
    Link,
    /// Source, output and link, as Markdown.
    Markdown,
    /// HTML that shows the program within another page.
    Embed,
    /// Neither: beside another program on a page of their own.
    Compare,
    /// Neither: beside the run without what was changed in it, on that page.
    Fork,
    /// Saved: the page with the program in it, as one file.
    Page,
    /// The same with every language that is kept for use without a network.
    PageWithAll,
}

/// Formats in which a graph leaves the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Format {
    /// A drawing.
    Svg,
    /// The same as points.
    Png,
    /// For Graphviz.
    Dot,
    /// For Mermaid.
    Mermaid,
    /// For reading.
    Text,
}

/// The lists of which only a window travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum List {
    /// Rows of the syntax tree.
    Tree,
    /// Lines of the IR.
    Ir,
}

/// What a person points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Pointer {
    /// An offset in the source.
    Source(u32),
    /// A span of the source.
    Span(Span),
    /// A line of the IR.
    Ir(u32),
    /// A basic block.
    Block(u32),
}

/// A way of moving through the run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Move {
    /// To the next breakpoint or the end; backwards, to the one before or the start.
    Run(Direction),
    /// By one instruction or statement.
    Step {
        /// What to do with calls on the way.
        stride: Stride,
        /// By what.
        unit: Unit,
        /// Which way.
        direction: Direction,
    },
    /// By one instruction or statement, into calls, as one of many that follow each other by themselves: the answer says whether
    /// the run stands in front of a breakpoint then.
    Play {
        /// By what.
        unit: Unit,
        /// Which way.
        direction: Direction,
    },
    /// To this step.
    To(u64),
    /// To the mark of the run's strip that is nearest to a step; to the step itself where there is none near it.
    Near {
        /// The step.
        step: u64,
        /// How many steps away from it a mark is still near.
        within: u64,
    },
    /// To the next, or previous, mark of the run's strip. The run stays where it is when there is none.
    Mark {
        /// Of this kind; of any, without.
        kind: Option<MarkKind>,
        /// Which way.
        direction: Direction,
    },
    /// To the start.
    First,
    /// To the end, past breakpoints.
    Last,
    /// To the next, or previous, time that this line runs.
    Line {
        /// The number of its file.
        file: u32,
        /// Counted from 1.
        line: u32,
        /// Which way.
        direction: Direction,
    },
    /// To behind the step that first met the unknown of this number.
    Met(u32),
    /// To behind the last step that wrote what a row of the state shows.
    Written {
        /// The row, as it was at that step.
        path: String,
        /// Only what was written up to this step counts.
        before: u64,
    },
    /// To where a call returned what it gave.
    Returned {
        /// The step in front of that.
        step: u64,
        /// What was called.
        name: String,
    },
}

/// Which way through the run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Direction {
    /// Towards the end.
    Forward,
    /// Towards the start.
    Back,
}

/// What a step does with calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Stride {
    /// Goes into them.
    Into,
    /// Passes over them.
    Over,
    /// Leaves the current one.
    Out,
}

/// What one step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Unit {
    /// One instruction of the IR.
    Instruction,
    /// Until another statement of the source starts.
    #[default]
    Statement,
}
