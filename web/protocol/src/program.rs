//! Views of a program that has been read: problems, tree, IR, graphs.

use crate::{Revision, Site, Span};
use serde::{Deserialize, Serialize};

/// A program as a whole.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Compiled {
    /// The source.
    pub revision: Revision,
    /// For each of its files the number of its module; none for one that is no part of the program, or of another file's module.
    pub modules: Vec<Option<u32>>,
    /// For each of its files whether it is part of the program.
    pub parts: Vec<bool>,
    /// The functions of all of its files.
    pub functions: Vec<FunctionView>,
    /// What is wrong with it, in the order of the source.
    pub problems: Vec<ProblemView>,
    /// How many problems were left out of that list.
    pub more_problems: u32,
    /// The name of another language that the source reads like; empty where it can be read as it is, or reads like none.
    pub reads_like: String,
}

/// A function, for choosing its graph.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FunctionView {
    /// The number of its module.
    pub module: u32,
    /// Its number in that.
    pub number: u32,
    /// As the source calls it.
    pub name: String,
    /// What it is called where it is to be run by itself; empty for what is no function.
    pub alone: String,
    /// Number of basic blocks.
    pub blocks: u32,
    /// Where it is in the source.
    pub span: Option<Span>,
}

/// A diagnostic.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ProblemView {
    /// How bad.
    pub severity: Severity,
    /// Its code, for looking it up.
    pub code: String,
    /// What is wrong, in words.
    pub message: String,
    /// Further remarks.
    pub notes: Vec<String>,
    /// Where.
    pub span: Span,
    /// The path of its file, where there are several.
    pub file: String,
    /// Line of its start.
    pub line: u32,
    /// Column of its start, from 1.
    pub column: u32,
    /// The step at which the run showed it, where it was a run that did.
    pub step: Option<u64>,
}

/// How bad a problem is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Severity {
    /// The program is wrong there.
    Error,
    /// It may be wrong, or we do not support it.
    Warning,
    /// Worth knowing.
    Note,
}

/// A window of a long list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rows<T> {
    /// The source.
    pub revision: Revision,
    /// Length of the whole list.
    pub total: u32,
    /// Number of the first row here.
    pub first: u32,
    /// The rows.
    pub rows: Vec<T>,
}

impl<T> Default for Rows<T> {
    fn default() -> Self {
        Rows {
            revision: 0,
            total: 0,
            first: 0,
            rows: Vec::new(),
        }
    }
}

impl<T> Rows<T> {
    /// The row with this number, if it is within the window.
    pub fn get(&self, row: u32) -> Option<&T> {
        self.rows.get(row.checked_sub(self.first)? as usize)
    }
}

/// A node of the syntax tree.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TreeRow {
    /// The node's number.
    pub node: u32,
    /// How deep it lies; the root is at 0.
    pub depth: u32,
    /// Its kind, in the grammar's words.
    pub kind: String,
    /// The field of its parent that it fills.
    pub field: Option<String>,
    /// The source text of a leaf, shortened.
    pub text: Option<String>,
    /// Where it is.
    pub span: Span,
    /// Whether it has rows below it that are hidden; none for a leaf.
    pub folded: Option<bool>,
    /// Whether it is text that fits nowhere, or stands for text that is not there.
    pub broken: Option<Side>,
    /// Whether it is among what was searched for.
    pub found: bool,
}

/// What was searched for in the syntax tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Found {
    /// The source.
    pub revision: Revision,
    /// How many nodes there are of it.
    pub count: u32,
    /// The one that was gone to last.
    pub at: Option<FoundNode>,
}

/// A node that was searched for and gone to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FoundNode {
    /// Which one of those found it is, from 0.
    pub number: u32,
    /// Its row.
    pub row: u32,
    /// Where it is.
    pub span: Span,
}

/// The two ways in which a node shows a syntax error.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Side {
    /// Text that fits nowhere.
    Unexpected,
    /// Something that should be there and is not.
    Missing,
}

/// A line of the IR.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct IrRow {
    /// What the line says, without its span.
    pub text: String,
    /// Whether it heads a block.
    pub label: bool,
    /// Where it comes from.
    pub span: Option<Span>,
    /// Line and column of that, as the IR prints them.
    pub place: String,
    /// Where a breakpoint on it stands; none on what belongs to no line, and on labels.
    pub site: Option<Site>,
}

/// Control flow, placed. Lengths are in CSS pixels at scale 1.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct GraphView {
    /// The source.
    pub revision: Revision,
    /// Counts the drawings of it, so that counts can be told to belong to this one.
    pub serial: u32,
    /// Number of the module.
    pub module: u32,
    /// The function in it that is drawn; without, all of them.
    pub function: Option<u32>,
    /// Extent of the drawing.
    pub width: f32,
    /// Extent of the drawing.
    pub height: f32,
    /// Blocks, in the order of the IR.
    pub blocks: Vec<BlockView>,
    /// Edges.
    pub edges: Vec<EdgeView>,
    /// Loops that are not folded, outer ones first.
    pub loops: Vec<LoopView>,
    /// Frames of functions, where several are drawn.
    pub clusters: Vec<ClusterView>,
}

impl GraphView {
    /// The index of the block as which a block is drawn.
    pub fn index_of(&self, block: u32) -> Option<usize> {
        let blocks = self.blocks.iter();
        let mut shown = blocks.map(|each| each.block == block || each.hidden.contains(&block));
        shown.position(|shows| shows)
    }
}

/// A basic block, placed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BlockView {
    /// Number of the block.
    pub block: u32,
    /// Its label.
    pub label: String,
    /// Its instructions, shortened.
    pub lines: Vec<String>,
    /// How many lines were left out.
    pub more: u32,
    /// The blocks that it stands for besides itself: those of a folded loop or function.
    pub hidden: Vec<u32>,
    /// The loop to fold or unfold here, by its head.
    pub fold: Option<u32>,
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Extent.
    pub width: f32,
    /// Extent.
    pub height: f32,
}

/// A way from one block to another, routed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct EdgeView {
    /// Index into the graph's blocks.
    pub from: u32,
    /// Index into the graph's blocks.
    pub to: u32,
    /// Why it is taken.
    pub kind: EdgeKind,
    /// Whether it closes a loop.
    pub back: bool,
    /// Corners of its line; the last is where its arrow's tip is.
    pub points: Vec<Point>,
}

/// Why an edge is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum EdgeKind {
    /// Always.
    Jump,
    /// When the condition holds.
    True,
    /// When it does not.
    False,
    /// When an exception is raised.
    Exception,
}

/// A position in a drawing.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// The frame of a function.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct ClusterView {
    /// Its number.
    pub function: u32,
    /// Its name and parameters.
    pub title: String,
    /// Whether it is folded.
    pub folded: bool,
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Extent.
    pub width: f32,
    /// Extent.
    pub height: f32,
}

/// The outline of a loop.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LoopView {
    /// Its head.
    pub head: u32,
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Extent.
    pub width: f32,
    /// Extent.
    pub height: f32,
}
