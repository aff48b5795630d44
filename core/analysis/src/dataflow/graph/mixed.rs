//! Abstract values that the outside may have put anything into: all their parts hold the same, and those of one sort with the same
//! content are one.

use super::{Graph, Kind, NodeId};
use crate::dataflow::atom::{Atom, AtomId, Node, Part};

impl Graph {
    /// Lets all parts of an abstract value, those to come among them, hold the same as a node.
    pub(in crate::dataflow) fn mix(&mut self, atom: AtomId, node: NodeId) {
        let any = self.part(atom, Part::Any);
        self.tie(any, node);
        let atom = self.whole[atom.0 as usize];
        if !self.mixed.contains(&atom) {
            for part in self.parts[atom.0 as usize].clone() {
                if self.describe(part) != Node::Part(atom, Part::Parent) {
                    self.tie(any, part);
                }
            }
            self.mixed.insert(atom);
        }
        self.is_content(self.root(any), atom);
    }

    /// Whether all parts of an abstract value hold the same.
    pub(in crate::dataflow) fn is_mixed(&self, atom: AtomId) -> bool {
        self.mixed.contains(&self.whole[atom.0 as usize])
    }

    /// A part of an abstract value comes to a node; where that may change it, the other way too.
    pub(in crate::dataflow) fn share(
        &mut self,
        atom: AtomId,
        part: Part,
        node: NodeId,
        changes: bool,
    ) {
        let part = self.part(atom, part);
        match changes {
            true => self.tie(part, node),
            false => {
                let part = self.middle_of(part);
                self.edge(part, node, Kind::Copy);
            }
        }
    }

    /// Lets values move between two nodes both ways. Of many that are tied each leads to one in their middle and not to each:
    /// what can be reached is the same.
    fn tie(&mut self, part: NodeId, node: NodeId) {
        let (part, node) = (self.middle_of(part), self.middle_of(node));
        if part == node {
            return;
        }
        self.edge(part, node, Kind::Copy);
        self.edge(node, part, Kind::Copy);
        // An instruction is no good middle: who came by would seem to have to do with it.
        match self.describe(part) {
            Node::Part(..) => self.middle[node as usize] = part,
            _ => self.middle[part as usize] = node,
        }
        self.merge(part, node);
    }

    /// The node in the middle of those that a node is tied to, or itself.
    pub(in crate::dataflow) fn middle_of(&mut self, mut node: NodeId) -> NodeId {
        while self.middle[node as usize] != node {
            let next = self.middle[node as usize];
            self.middle[node as usize] = self.middle[next as usize];
            node = next;
        }
        node
    }

    /// The abstract value that stands for one.
    pub(super) fn standing(&self, mut atom: AtomId) -> AtomId {
        while self.stands[atom.0 as usize] != atom {
            atom = self.stands[atom.0 as usize];
        }
        atom
    }

    /// Notes that a set is the content of a mixed value: those of one sort with the same content are the same.
    pub(super) fn is_content(&mut self, root: usize, atom: AtomId) {
        let atom = self.standing(atom);
        let Some(sort) = self.atom_at(atom).sort() else {
            return;
        };
        let known = self.contents.get(&root).into_iter().flatten();
        let known = known
            .copied()
            .find(|&known| self.atom_at(known).sort() == Some(sort));
        match known.map(|known| self.standing(known)) {
            Some(known) if known != atom => {
                self.stands[atom.0 as usize] = known;
                self.has_merged = true;
                if matches!(self.atom_at(atom), Atom::Made(..)) {
                    // It delegates to what either does.
                    let own = self.part(atom, Part::Parent);
                    let other = self.part(known, Part::Parent);
                    self.edge(own, other, Kind::Copy);
                    self.edge(other, own, Kind::Copy);
                }
            }
            Some(_) => {}
            None => self.contents.entry(root).or_default().push(atom),
        }
    }

    /// Whether two abstract values cannot be told apart.
    pub(in crate::dataflow) fn is_one(&self, a: AtomId, b: AtomId) -> bool {
        self.standing(a) == self.standing(b)
    }

    /// Whether a node holds an abstract value, or one that cannot be told from it.
    pub(in crate::dataflow) fn may_hold(&self, node: NodeId, atom: AtomId) -> bool {
        let held = self.held(node);
        if held.binary_search(&atom).is_ok() {
            return true;
        }
        let atom = self.standing(atom);
        self.has_merged && held.iter().any(|&held| self.standing(held) == atom)
    }
}
