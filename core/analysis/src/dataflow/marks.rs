//! Which nodes a walk has come to, without a set for each walk.

use super::graph::NodeId;

/// Marks on nodes: each walk has a number of its own, so that nothing is to be cleared between two.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    walk: u32,
    marks: Vec<u32>,
}

impl Marks {
    /// Begins another walk over so many nodes.
    pub(super) fn begin(&mut self, nodes: usize) {
        if self.marks.len() < nodes {
            self.marks.resize(nodes, 0);
        }
        self.walk = self.walk.wrapping_add(1);
        if self.walk == 0 {
            self.marks.fill(0);
            self.walk = 1;
        }
    }

    /// Marks a node; whether it was not marked in this walk.
    pub(super) fn insert(&mut self, node: NodeId) -> bool {
        let mark = &mut self.marks[node as usize];
        std::mem::replace(mark, self.walk) != self.walk
    }
}
