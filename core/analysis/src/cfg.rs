//! The control-flow graph of a module.

use crate::loops::{self, Loop, LoopId};
use ir::graph::{Dominators, Graph};
use ir::{BlockId, EdgeKind, Flow, FunctionId, Functions, InstId, Module, ScopeKind, Symbol};

/// The control-flow graph of a module: one graph per function, side by side.
///
/// **Invariants.** Blocks have the numbers of [`ir::Flow`]: textual order. Edges stay within a function.
/// `predecessors` holds an edge exactly once for each edge in `successors` the other way round.
#[derive(Clone, Debug)]
pub struct Cfg {
    /// The functions, numbered as in [`ir::Functions`].
    pub functions: Vec<Function>,
    /// The blocks of all functions.
    pub blocks: Vec<Block>,
    /// The natural loops of all functions, outer ones before the inner ones.
    pub loops: Vec<Loop>,
    /// The block of each instruction.
    pub block_of: Vec<BlockId>,
}

/// A function, class body or module top level.
#[derive(Clone, Debug)]
pub struct Function {
    /// Its number.
    pub id: FunctionId,
    /// The name that people see.
    pub name: Symbol,
    /// What it is the body of.
    pub kind: ScopeKind,
    /// The names of its parameters.
    pub params: Vec<Symbol>,
    /// Where it starts; `None` only for a module without instructions.
    pub entry: Option<BlockId>,
    /// Its blocks in textual order, unreachable ones included.
    pub blocks: Vec<BlockId>,
    /// Its reachable blocks so that each comes behind its predecessors, but for edges that lead back.
    pub order: Vec<BlockId>,
    /// Edges into the middle of a cycle that has more than one entry: what no structured statement does.
    pub irreducible: Vec<(BlockId, BlockId)>,
}

impl Function {
    /// Its cyclomatic complexity: how many independent paths lead through it, exceptions aside.
    #[must_use]
    pub fn complexity(&self, cfg: &Cfg) -> usize {
        // One more than the ways that a decision adds; several ends are as good as one.
        let ways = self.order.iter().map(|&block| {
            let ordinary = cfg.blocks[block.index()].successors.iter();
            let ordinary = ordinary.filter(|edge| edge.kind != EdgeKind::Exception);
            ordinary.count().saturating_sub(1)
        });
        1 + ways.sum::<usize>()
    }
}

/// A basic block.
#[derive(Clone, Debug)]
pub struct Block {
    /// Its number.
    pub id: BlockId,
    /// The function it belongs to.
    pub function: FunctionId,
    /// Its first instruction.
    pub start: InstId,
    /// The place behind its last instruction.
    pub end: InstId,
    /// Where control may go from here, the ordinary ways first.
    pub successors: Vec<Edge>,
    /// Where control may come from, in the order of the blocks.
    pub predecessors: Vec<BlockId>,
    /// Whether its function's entry leads here.
    pub is_reachable: bool,
    /// Whether it is unreachable and stands for nothing in the source: the return that lowering puts behind
    /// a body that has returned on all paths. Drawings leave it out.
    pub is_leftover: bool,
    /// The nearest other block on every path from the entry to this one.
    pub immediate_dominator: Option<BlockId>,
    /// The innermost loop around it.
    pub innermost_loop: Option<LoopId>,
}

/// Where control may go from a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// Why.
    pub kind: EdgeKind,
    /// The block that comes next.
    pub to: BlockId,
    /// Whether it leads back: from a block of a cycle to where a walk over the graph first met the cycle.
    pub is_back: bool,
}

impl Block {
    /// The places of its instructions.
    pub fn insts(&self) -> impl DoubleEndedIterator<Item = InstId> + use<> {
        (self.start.0..self.end.0).map(InstId)
    }
}

/// The control-flow graph of a module.
#[must_use]
pub fn cfg(module: &Module) -> Cfg {
    let functions = Functions::of(module);
    let flow = Flow::of(module, &functions);
    let blocks = flow.blocks.iter();
    let graph = Graph::of(blocks.map(|block| block.successors.iter().map(|edge| edge.to.index())));
    let roots: Vec<usize> = flow.entries.iter().flatten().map(|id| id.index()).collect();
    let dominators = Dominators::of(&graph, &roots);
    let order = dominators.order();
    let mut rank = vec![None; flow.blocks.len()];
    for (at, &node) in order.iter().enumerate() {
        rank[node] = Some(at);
    }

    let mut blocks: Vec<Block> = (0..)
        .zip(&flow.blocks)
        .map(|(index, block)| Block {
            id: BlockId(index),
            function: block.function,
            start: block.start,
            end: block.end,
            successors: (block.successors.iter())
                .map(|edge| Edge {
                    kind: edge.kind,
                    to: edge.to,
                    // Unreachable code has no order: there every step upwards counts.
                    is_back: match (rank[index as usize], rank[edge.to.index()]) {
                        (Some(from), Some(to)) => to <= from,
                        _ => edge.to.0 <= index,
                    },
                })
                .collect(),
            predecessors: Vec::new(),
            is_reachable: rank[index as usize].is_some(),
            is_leftover: rank[index as usize].is_none()
                && block.insts().all(|at| {
                    let span = module.inst(at).span;
                    span.is_some() && span.start == span.end
                }),
            immediate_dominator: dominators.immediate(index as usize).map(id),
            innermost_loop: None,
        })
        .collect();
    for index in 0..blocks.len() {
        for at in 0..blocks[index].successors.len() {
            let to = blocks[index].successors[at].to;
            blocks[to.index()].predecessors.push(BlockId(index as u32));
        }
    }

    let mut list: Vec<Function> = (0..)
        .zip(&functions.list)
        .map(|(index, info)| Function {
            id: FunctionId(index),
            name: info.name,
            kind: info.kind,
            params: info.params.iter().map(|&(name, _)| name).collect(),
            entry: flow.entries[index as usize],
            blocks: Vec::new(),
            order: Vec::new(),
            irreducible: Vec::new(),
        })
        .collect();
    for block in &blocks {
        list[block.function.index()].blocks.push(block.id);
    }
    for &node in order {
        list[blocks[node].function.index()].order.push(id(node));
    }
    for block in &blocks {
        for edge in block.successors.iter().filter(|edge| edge.is_back) {
            let (from, to) = (block.id.index(), edge.to.index());
            if block.is_reachable && !dominators.dominates(to, from) {
                list[block.function.index()]
                    .irreducible
                    .push((block.id, edge.to));
            }
        }
    }
    let loops = loops::find(&mut blocks, &list, &dominators);
    Cfg {
        functions: list,
        blocks,
        loops,
        block_of: flow.block_of,
    }
}

/// The block of a node's number.
pub(crate) fn id(node: usize) -> BlockId {
    BlockId(node as u32)
}

impl Cfg {
    /// A block.
    #[must_use]
    pub fn block(&self, id: BlockId) -> &Block {
        &self.blocks[id.index()]
    }

    /// The block of an instruction.
    #[must_use]
    pub fn block_at(&self, at: InstId) -> BlockId {
        self.block_of[at.index()]
    }

    /// The blocks of a function that belong into a drawing: all but leftovers.
    pub fn drawn_blocks<'a>(
        &'a self,
        function: &'a Function,
    ) -> impl Iterator<Item = BlockId> + 'a {
        let ids = function.blocks.iter().copied();
        ids.filter(|&id| !self.block(id).is_leftover)
    }

    /// The edges of a block that belong into a drawing: none from or to leftovers.
    pub fn drawn_edges<'a>(&'a self, block: &'a Block) -> impl Iterator<Item = &'a Edge> {
        let edges = block.successors.iter();
        edges.filter(|edge| !block.is_leftover && !self.block(edge.to).is_leftover)
    }

    /// Whether every path from the entry of the function to `block` leads over `by`, which may be the block itself.
    #[must_use]
    pub fn dominates(&self, by: BlockId, block: BlockId) -> bool {
        let next = |&at: &BlockId| self.block(at).immediate_dominator;
        self.block(block).is_reachable
            && std::iter::successors(Some(block), next).any(|at| at == by)
    }

    /// How many loops a block is in.
    #[must_use]
    pub fn loop_depth(&self, block: BlockId) -> u32 {
        let innermost = self.block(block).innermost_loop;
        innermost.map_or(0, |id| self.loops[id.index()].depth)
    }

    /// Whether a block is in a loop or in one inside it.
    #[must_use]
    pub fn is_in_loop(&self, block: BlockId, id: LoopId) -> bool {
        let innermost = self.block(block).innermost_loop;
        std::iter::successors(innermost, |id| self.loops[id.index()].parent).any(|at| at == id)
    }
}
