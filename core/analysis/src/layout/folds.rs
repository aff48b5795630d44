//! What of a graph is drawn as one node: folded loops and functions.

use crate::{Cfg, Edge, Function};
use ir::{BlockId, EdgeKind, FunctionId, Sorting};
use std::collections::BTreeSet;

/// The loops and functions that are drawn as one node each.
///
/// **Invariant.** A loop of a [`Cfg`] is entered through its head alone, so without the edges that lead back
/// the graph has no cycle after folding either.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Folds {
    /// Loops, by their heads.
    pub loops: BTreeSet<BlockId>,
    /// Functions; each is drawn as its entry.
    pub functions: BTreeSet<FunctionId>,
}

impl Folds {
    /// The block as which a block is drawn: the head of the outermost folded loop around it, the entry of its
    /// folded function, or itself.
    #[must_use]
    pub fn shown_as(&self, cfg: &Cfg, id: BlockId) -> BlockId {
        let block = cfg.block(id);
        if self.functions.contains(&block.function) {
            let entry = cfg.functions[block.function.index()].entry;
            return entry.unwrap_or(id);
        }
        let innermost = block.innermost_loop;
        let loops = std::iter::successors(innermost, |id| cfg.loops[id.index()].parent);
        let heads = loops.map(|id| cfg.loops[id.index()].header);
        let folded = heads.filter(|head| self.loops.contains(head));
        folded.last().unwrap_or(id)
    }

    /// Whether a block that is drawn stands for more than itself.
    #[must_use]
    pub fn is_folded(&self, cfg: &Cfg, id: BlockId) -> bool {
        self.functions.contains(&cfg.block(id).function) || self.loops.contains(&id)
    }
}

/// The nodes and edges of a function as they are drawn.
pub(super) struct Drawn {
    /// In the order of the text.
    pub(super) blocks: Vec<BlockId>,
    /// Those of one node in the order in which they should leave it: what stays in the loop to the left of what
    /// leaves it, true to the left of false, exceptions to the right. No two with the same ends are alike.
    pub(super) edges: Vec<(BlockId, Edge)>,
}

impl Drawn {
    pub(super) fn of(cfg: &Cfg, function: &Function, folds: &Folds) -> Drawn {
        let drawn = cfg.drawn_blocks(function);
        let blocks = drawn.filter(|&id| folds.shown_as(cfg, id) == id).collect();
        let mut edges = Vec::new();
        let mut known: BTreeSet<(BlockId, BlockId, u8)> = BTreeSet::new();
        for id in cfg.drawn_blocks(function) {
            let block = cfg.block(id);
            let leaves_loop = |to: BlockId| {
                let innermost = block.innermost_loop;
                innermost.is_some_and(|innermost| !cfg.is_in_loop(to, innermost))
            };
            let mut out: Vec<Edge> = cfg.drawn_edges(block).copied().collect();
            out.put_in_order_by_key(|edge| {
                (edge.kind == EdgeKind::Exception, leaves_loop(edge.to))
            });
            let from = folds.shown_as(cfg, id);
            for edge in out {
                let to = folds.shown_as(cfg, edge.to);
                let is_inside = from == to && folds.is_folded(cfg, from);
                let is_merged = (from, to) != (id, edge.to);
                let is_new = known.insert((from, to, rank(edge.kind)));
                if is_inside || is_merged && !is_new {
                    continue;
                }
                edges.push((from, Edge { to, ..edge }));
            }
        }
        Drawn { blocks, edges }
    }
}

/// Edges that are merged when they have the same ends have the same rank.
fn rank(kind: EdgeKind) -> u8 {
    match kind {
        EdgeKind::Jump | EdgeKind::FallThrough => 0,
        EdgeKind::True => 1,
        EdgeKind::False => 2,
        EdgeKind::Exception => 3,
    }
}
