//! Postdominators: what every path to an end of a function leads over. Apart from the graph, since only few ask for them.

use crate::Cfg;
use crate::cfg::id;
use ir::BlockId;
use ir::graph::{Dominators, Graph};

/// The postdominators of the blocks of all functions of a module.
pub struct Postdominators(Dominators);

impl Postdominators {
    /// Those of a graph: the dominators of the graph with its edges the other way round, from where functions end. Exceptions that
    /// leave a function are no ends.
    #[must_use]
    pub fn of(cfg: &Cfg) -> Postdominators {
        let successors =
            (cfg.blocks.iter()).map(|block| block.successors.iter().map(|edge| edge.to.index()));
        let graph = Graph::of(successors);
        let is_end = |&node: &usize| graph.successors(node).len() == 0;
        let ends: Vec<usize> = (0..graph.size()).filter(is_end).collect();
        Postdominators(Dominators::of(&graph.reversed(), &ends))
    }

    /// The nearest other block on every path from here to an end of the function; `None` if there is none such or no path ends.
    #[must_use]
    pub fn immediate(&self, block: BlockId) -> Option<BlockId> {
        self.0.immediate(block.index()).map(id)
    }

    /// Whether every path from `block` to an end of its function leads over `by`, which may be the block itself.
    #[must_use]
    pub fn postdominates(&self, by: BlockId, block: BlockId) -> bool {
        by == block || self.0.dominates(by.index(), block.index())
    }
}
