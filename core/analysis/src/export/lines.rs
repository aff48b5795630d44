//! What stands in a block.

use crate::dataflow::Call;
use crate::{Block, Cfg, Function};
use ir::Sorting;
use ir::{BlockId, EdgeKind, FunctionId, InstId, Module, Op, Program, ScopeKind};

/// The longest line in a block, in characters; longer ones end in `…`.
const MAX_LINE: usize = 64;

/// What the blocks of a graph show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Labels<'a> {
    /// The instructions.
    Instructions,
    /// The lines of this source text that the instructions come from.
    Source(&'a str),
}

/// A control-flow graph with what is needed to show it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The program, for its names.
    pub program: &'a Program,
    /// The module whose graph it is.
    pub module: &'a Module,
    /// The graph.
    pub cfg: &'a Cfg,
    /// What to show in blocks.
    pub labels: Labels<'a>,
    /// The functions to show; all where none are named.
    pub only: Option<&'a [FunctionId]>,
    /// The calls to draw between functions.
    pub calls: &'a [Call],
}

impl View<'_> {
    /// Whether a function is shown.
    #[must_use]
    pub fn shows(&self, function: FunctionId) -> bool {
        self.only.is_none_or(|only| only.contains(&function))
    }

    /// The functions that are shown, in textual order.
    pub fn functions(&self) -> impl Iterator<Item = &Function> {
        let all = self.cfg.functions.iter();
        all.filter(|function| self.shows(function.id))
    }

    /// The blocks of the functions that are shown.
    pub fn blocks(&self) -> impl Iterator<Item = &Block> {
        let all = self.cfg.blocks.iter();
        all.filter(|block| self.shows(block.function))
    }

    /// The calls to draw, each as the block that calls and the first one of what is called, once for each two.
    #[must_use]
    pub fn call_edges(&self) -> Vec<(BlockId, BlockId)> {
        let mut edges: Vec<(BlockId, BlockId)> = (self.calls.iter())
            .filter(|call| self.shows(call.from) && self.shows(call.to))
            .filter_map(|call| {
                let to = self.cfg.functions[call.to.index()].entry?;
                let from = self.cfg.block_at(call.at);
                (!self.cfg.block(from).is_leftover).then_some((from, to))
            })
            .collect();
        edges.put_in_order();
        edges.dedup();
        edges
    }

    /// A function's name with its parameters, as in a heading.
    #[must_use]
    pub fn title(&self, function: &Function) -> String {
        let name = self.program.names.text(function.name);
        match function.kind {
            ScopeKind::Module => format!("module {name}"),
            ScopeKind::Class => format!("class {name}"),
            ScopeKind::Function(_) => {
                let names = &self.program.names;
                let params: Vec<&str> = function
                    .params
                    .iter()
                    .map(|&name| names.text(name))
                    .collect();
                format!("{name}({})", params.join(", "))
            }
        }
    }

    /// A block's first label, or its number if it has none.
    #[must_use]
    pub fn block_name(&self, id: BlockId) -> String {
        match self.module.inst(self.cfg.block(id).start).op {
            Op::Label { label } => match self.module.labels.get(label.index()) {
                Some(&name) => self.program.names.text(name).to_owned(),
                None => id.to_string(),
            },
            _ => id.to_string(),
        }
    }

    /// The lines in a block, labels left out.
    #[must_use]
    pub fn lines(&self, id: BlockId) -> Vec<String> {
        self.lines_from(id, 0, usize::MAX)
    }

    /// The first so many of them behind others, which are not written.
    #[must_use]
    pub fn lines_from(&self, id: BlockId, first: usize, most: usize) -> Vec<String> {
        let block = self.cfg.block(id);
        let lines = match self.labels {
            Labels::Instructions => self.instructions(block, first, most),
            Labels::Source(source) => self.source_lines(block, source, first, most),
        };
        lines.into_iter().map(shortened).collect()
    }

    /// Which of the lines of its block an instruction is, or is a part of; none where its block does not show it.
    #[must_use]
    pub fn line_of(&self, inst: InstId) -> Option<usize> {
        let block = self.cfg.block(*self.cfg.block_of.get(inst.index())?);
        match self.labels {
            Labels::Instructions => {
                let mut shown = block.insts().filter(|&at| self.is_shown(at));
                shown.position(|at| at == inst)
            }
            Labels::Source(_) => {
                let line = self.module.inst(inst).span.start.line;
                self.source_numbers(block).binary_search(&line).ok()
            }
        }
    }

    fn is_shown(&self, inst: InstId) -> bool {
        !matches!(self.module.inst(inst).op, Op::Label { .. })
    }

    fn instructions(&self, block: &Block, first: usize, most: usize) -> Vec<String> {
        let shown = block.insts().filter(|&at| self.is_shown(at));
        (shown.skip(first).take(most))
            .map(|at| ir::print_inst(self.program, self.module, self.module.inst(at)))
            .collect()
    }

    /// The numbers of the lines of the source that a block's instructions come from, in order.
    fn source_numbers(&self, block: &Block) -> Vec<u32> {
        let mut numbers: Vec<u32> = (block.insts().map(|at| self.module.inst(at)))
            .filter(|inst| !matches!(inst.op, Op::Label { .. } | Op::TryPush { .. } | Op::TryPop))
            .map(|inst| inst.span.start.line)
            .filter(|&line| line > 0)
            .collect();
        numbers.put_in_order();
        numbers.dedup();
        numbers
    }

    fn source_lines(&self, block: &Block, source: &str, first: usize, most: usize) -> Vec<String> {
        let lines: Vec<&str> = source.lines().collect();
        let numbers = self.source_numbers(block).into_iter();
        (numbers.skip(first).take(most))
            .filter_map(|number| lines.get(number as usize - 1))
            .map(|line| line.trim().to_owned())
            .collect()
    }
}

fn shortened(line: String) -> String {
    match line.char_indices().nth(MAX_LINE) {
        Some(_) => line.chars().take(MAX_LINE - 1).chain(['…']).collect(),
        None => line,
    }
}

/// What an edge is called; nothing for those that need no name.
pub(super) fn edge_name(kind: EdgeKind) -> &'static str {
    match kind {
        EdgeKind::Jump | EdgeKind::FallThrough => "",
        EdgeKind::True => "true",
        EdgeKind::False => "false",
        EdgeKind::Exception => "exception",
    }
}
