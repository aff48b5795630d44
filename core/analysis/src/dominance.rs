//! Dominators and postdominators of all functions of a module at once.

use ir::BlockId;
use ir::graph::Dominators;

pub(crate) struct Dominance {
    pub(crate) forward: Dominators,
    pub(crate) backward: Dominators,
}

pub(crate) fn id(node: usize) -> BlockId {
    BlockId(node as u32)
}

impl Dominance {
    pub(crate) fn of(successors: &[Vec<usize>], roots: &[usize]) -> Dominance {
        let mut predecessors = vec![Vec::new(); successors.len()];
        for (from, to) in successors.iter().enumerate() {
            for &to in to {
                predecessors[to].push(from);
            }
        }
        let is_end = |&node: &usize| successors[node].is_empty();
        let ends: Vec<usize> = (0..successors.len()).filter(is_end).collect();
        Dominance {
            forward: Dominators::of(successors, roots),
            backward: Dominators::of(&predecessors, &ends),
        }
    }
}
