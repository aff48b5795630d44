//! Natural loops: for each head the blocks that reach an edge back to it without passing it.
//!
//! Edges back to the same head make one loop. Cycles with several entries have no head and are no loops here;
//! [`crate::Function::irreducible`] lists their edges.

use crate::{Block, Function};
use ir::BlockId;
use ir::Sorting;
use ir::graph::Dominators;

/// A loop's place in [`crate::Cfg::loops`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LoopId(pub u32);

impl LoopId {
    /// The number as an index.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A natural loop.
#[derive(Clone, Debug)]
pub struct Loop {
    /// The block through which every path enters the loop.
    pub header: BlockId,
    /// The blocks from which an edge leads back to the head, in textual order.
    pub latches: Vec<BlockId>,
    /// All blocks of the loop, those of inner loops included, in textual order.
    pub blocks: Vec<BlockId>,
    /// The loop around it.
    pub parent: Option<LoopId>,
    /// How many loops a block of it is in at least: 1 for an outermost one.
    pub depth: u32,
}

/// Finds the loops and enters into each block its innermost one.
pub(crate) fn find(
    blocks: &mut [Block],
    functions: &[Function],
    dominators: &Dominators,
) -> Vec<Loop> {
    let mut loops: Vec<Loop> = Vec::new();
    // Heads in an order in which those of outer loops come before those of inner ones.
    for &header in functions.iter().flat_map(|function| &function.order) {
        let mut latches: Vec<BlockId> = (blocks[header.index()].predecessors.iter())
            .copied()
            .filter(|latch| dominators.dominates(header.index(), latch.index()))
            .collect();
        latches.dedup();
        if latches.is_empty() {
            continue;
        }
        let id = LoopId(loops.len() as u32);
        let parent = blocks[header.index()].innermost_loop;
        let mut members = vec![header];
        let mut open = latches.clone();
        // Inner loops overwrite later what this one writes now.
        blocks[header.index()].innermost_loop = Some(id);
        while let Some(block) = open.pop() {
            let slot = &mut blocks[block.index()].innermost_loop;
            if *slot != Some(id) && dominators.is_reachable(block.index()) {
                *slot = Some(id);
                members.push(block);
                open.extend(&blocks[block.index()].predecessors);
            }
        }
        members.put_in_order();
        let depth = parent.map_or(1, |parent| loops[parent.index()].depth + 1);
        loops.push(Loop {
            header,
            latches,
            blocks: members,
            parent,
            depth,
        });
    }
    loops
}
