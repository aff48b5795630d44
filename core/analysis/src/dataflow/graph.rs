//! The graph of values: nodes that hold abstract values, edges along which values move or merely matter, and the
//! propagation of abstract values along them.
//!
//! **Invariants.** Instructions have the numbers of their places; other nodes come behind them. Values move along
//! [`Kind::Copy`], [`Kind::Argument`] and [`Kind::Result`] edges. Whoever watches a node is told of each abstract
//! value that it holds, at least once.
//!
//! Nodes that are known to hold the same share one set: what is handed to code outside that may change it goes
//! in circles between that code and the parts of all that it has. [`Graph::sources`] still has every edge.

use super::atom::{Atom, AtomId, Node, Part};
use ir::Sorting;
use ir::{FunctionId, InstId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// A node's number.
pub type NodeId = u32;

/// Why a node depends on another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// It holds the other's values.
    Copy,
    /// Its value is computed from the other's.
    Use,
    /// It is a parameter of a function that this instruction calls.
    Argument(InstId),
    /// It is the result of a call of this function.
    Result(FunctionId),
}

/// The graph.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// For each node what it depends on, without repetition.
    pub sources: Vec<Vec<(NodeId, Kind)>>,
    nodes: Vec<Node>,
    by_node: FxHashMap<Node, NodeId>,
    atoms: Vec<Atom>,
    by_atom: FxHashMap<Atom, AtomId>,
    /// What each node holds, in order.
    held: Vec<Vec<AtomId>>,
    copies: Vec<Vec<NodeId>>,
    edges: FxHashSet<(NodeId, NodeId, Kind)>,
    /// Edges that were looked at for a cycle.
    tried: FxHashSet<(NodeId, NodeId)>,
    copied: FxHashSet<(NodeId, NodeId)>,
    /// For each node how many copies it had when they were last looked through.
    compacted: Vec<u32>,
    /// For each node one that holds the same, itself or nearer to the one that all such share.
    same: Vec<NodeId>,
    /// Abstract values whose parts all hold the same.
    mixed: FxHashSet<AtomId>,
    /// For each abstract value one that cannot be told from it, itself or nearer to the one that stands for all such.
    stands: Vec<AtomId>,
    /// The unknown value whose content each set is, where it is one's.
    unknown_in: FxHashMap<usize, AtomId>,
    /// For each atom its parts that exist, and the nodes that read all of them.
    parts: Vec<Vec<NodeId>>,
    readers: Vec<Vec<NodeId>>,
    watchers: Vec<Vec<Watch>>,
    watching: FxHashSet<(NodeId, Watch)>,
    queue: VecDeque<(NodeId, AtomId)>,
    told: VecDeque<(Watch, AtomId)>,
}

/// Who wants to know of a node's abstract values: an instruction, in a role.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Watch {
    /// The instruction.
    pub inst: InstId,
    /// What the node is to it.
    pub role: Role,
}

/// What a node is to an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// What it reads from, writes to, calls a method of.
    Object,
    /// An operand of an operator.
    Operand,
    /// What it calls.
    Callee,
    /// What it hands to the outside.
    Outside,
    /// The memory that it fills.
    Filled,
    /// What is passed element by element.
    Elements,
    /// What is passed entry by entry.
    Entries,
    /// What an operator in place may give back itself.
    Kept,
    /// The parents of the class that it makes.
    Parent,
    /// The defaults of the parameters of the function at hand.
    Defaults(FunctionId),
}

impl Graph {
    /// A graph with a node for each of so many instructions.
    pub(super) fn new(insts: usize) -> Graph {
        let mut graph = Graph::default();
        for at in 0..insts {
            graph.node(Node::Inst(InstId(at as u32)));
        }
        graph
    }

    pub(super) fn node(&mut self, node: Node) -> NodeId {
        if let Some(&id) = self.by_node.get(&node) {
            return id;
        }
        let id = self.nodes.len() as NodeId;
        self.nodes.push(node);
        self.by_node.insert(node, id);
        self.sources.push(Vec::new());
        self.held.push(Vec::new());
        self.copies.push(Vec::new());
        self.watchers.push(Vec::new());
        self.same.push(id);
        self.compacted.push(0);
        id
    }

    /// The node whose set a node shares.
    fn root(&self, mut node: NodeId) -> usize {
        while self.same[node as usize] != node {
            node = self.same[node as usize];
        }
        node as usize
    }

    /// Lets two nodes hold the same from now on.
    fn merge(&mut self, a: NodeId, b: NodeId) {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return;
        }
        // The larger one stays.
        let weight =
            |at: usize| self.held[at].len() + self.copies[at].len() + self.watchers[at].len();
        let (stays, goes) = if weight(a) < weight(b) {
            (b, a)
        } else {
            (a, b)
        };
        self.same[goes] = stays as NodeId;
        // Who looked at the one that goes is told of all that the other holds; of what only the one that goes
        // holds all are told, as of anything new. So nothing is lost of what was still to be told of it.
        let held = std::mem::take(&mut self.held[goes]);
        let copies = std::mem::take(&mut self.copies[goes]);
        let watchers = std::mem::take(&mut self.watchers[goes]);
        if !copies.is_empty() || !watchers.is_empty() {
            for atom in self.held[stays].clone() {
                for &to in &copies {
                    self.add(to, atom);
                }
                self.told
                    .extend(watchers.iter().map(|&watch| (watch, atom)));
            }
        }
        for atom in held {
            self.add(stays as NodeId, atom);
        }
        self.copies[stays].extend(copies);
        self.watchers[stays].extend(watchers);
        self.compact(stays);
        if let Some(atom) = self.unknown_in.remove(&goes) {
            self.is_content(stays, atom);
        }
    }

    /// Takes edges out that lead to the same set as another, once there are many.
    fn compact(&mut self, root: usize) {
        if self.copies[root].len() < 2 * self.compacted[root] as usize + 16 {
            return;
        }
        let mut copies = std::mem::take(&mut self.copies[root]);
        for to in &mut copies {
            *to = self.root(*to) as NodeId;
        }
        copies.put_in_order();
        copies.dedup();
        copies.retain(|&to| to as usize != root);
        self.compacted[root] = copies.len() as u32;
        self.copies[root] = copies;
        let watchers = &mut self.watchers[root];
        let mut seen = FxHashSet::default();
        watchers.retain(|&watch| seen.insert(watch));
    }

    /// Lets all parts of an abstract value, those to come among them, hold the same as a node.
    pub(super) fn mix(&mut self, atom: AtomId, node: NodeId) {
        let any = self.part(atom, Part::Any);
        self.edge(any, node, Kind::Copy);
        self.edge(node, any, Kind::Copy);
        self.merge(any, node);
        if matches!(self.atom_at(atom), Atom::Unknown(_)) {
            self.is_content(self.root(any), atom);
        }
        if self.mixed.insert(atom) {
            for part in self.parts[atom.0 as usize].clone() {
                if self.describe(part) != Node::Part(atom, Part::Parent) {
                    self.edge(part, any, Kind::Copy);
                    self.merge(part, any);
                }
            }
        }
    }

    pub(super) fn atom(&mut self, atom: Atom) -> AtomId {
        if let Some(&id) = self.by_atom.get(&atom) {
            return id;
        }
        let id = AtomId(self.atoms.len() as u32);
        self.atoms.push(atom);
        self.by_atom.insert(atom, id);
        self.parts.push(Vec::new());
        self.readers.push(Vec::new());
        self.stands.push(id);
        id
    }

    /// The abstract value that stands for one.
    fn standing(&self, mut atom: AtomId) -> AtomId {
        while self.stands[atom.0 as usize] != atom {
            atom = self.stands[atom.0 as usize];
        }
        atom
    }

    /// Notes that a set is the content of an unknown value: those with the same content are the same.
    fn is_content(&mut self, root: usize, atom: AtomId) {
        let atom = self.standing(atom);
        let known = *self.unknown_in.entry(root).or_insert(atom);
        let known = self.standing(known);
        if known != atom {
            self.stands[atom.0 as usize] = known;
        }
    }

    /// The node of a part of an abstract value. What may be in any part is in each.
    pub(super) fn part(&mut self, atom: AtomId, part: Part) -> NodeId {
        let part = match (self.atoms[atom.0 as usize], part) {
            // Nothing is known of it, so nothing of its parts.
            (Atom::Unknown(_), _) => Part::Any,
            _ => part,
        };
        if let Some(&id) = self.by_node.get(&Node::Part(atom, part)) {
            return id;
        }
        let id = self.node(Node::Part(atom, part));
        self.parts[atom.0 as usize].push(id);
        for reader in self.readers[atom.0 as usize].clone() {
            self.edge(id, reader, Kind::Copy);
        }
        if !matches!(part, Part::Any | Part::Parent) {
            let any = self.part(atom, Part::Any);
            self.edge(any, id, Kind::Copy);
            if self.mixed.contains(&atom) {
                self.edge(id, any, Kind::Copy);
                self.merge(id, any);
            }
        }
        id
    }

    /// Lets a node hold whatever any part of an abstract value holds.
    pub(super) fn read_all(&mut self, atom: AtomId, reader: NodeId) {
        if self.readers[atom.0 as usize].contains(&reader) {
            return;
        }
        self.readers[atom.0 as usize].push(reader);
        self.part(atom, Part::Any);
        for part in self.parts[atom.0 as usize].clone() {
            self.edge(part, reader, Kind::Copy);
        }
    }

    pub(super) fn hold(&mut self, node: NodeId, atom: Atom) {
        let atom = self.atom(atom);
        self.add(node, atom);
    }

    fn add(&mut self, node: NodeId, atom: AtomId) {
        let atom = self.standing(atom);
        let root = self.root(node);
        let held = &mut self.held[root];
        if let Err(at) = held.binary_search(&atom) {
            held.insert(at, atom);
            self.queue.push_back((root as NodeId, atom));
        }
    }

    /// Lets a node depend on another.
    pub(super) fn edge(&mut self, from: NodeId, to: NodeId, kind: Kind) {
        if from == to || !self.edges.insert((from, to, kind)) {
            return;
        }
        self.sources[to as usize].push((from, kind));
        if kind != Kind::Use && self.copied.insert((from, to)) {
            let root = self.root(from);
            if root == self.root(to) {
                return;
            }
            self.copies[root].push(to);
            self.compact(root);
            for at in 0..self.held[root].len() {
                let atom = self.held[root][at];
                self.add(to, atom);
            }
        }
    }

    /// Tells an instruction of a node's abstract values, those it holds already among them.
    pub(super) fn watch(&mut self, node: NodeId, inst: InstId, role: Role) {
        let watch = Watch { inst, role };
        if !self.watching.insert((node, watch)) {
            return;
        }
        let root = self.root(node);
        self.watchers[root].push(watch);
        for &atom in &self.held[root] {
            self.told.push_back((watch, atom));
        }
    }

    /// Moves abstract values on until somebody wants to know of one.
    pub(super) fn next(&mut self) -> Option<(Watch, AtomId)> {
        loop {
            if let Some(told) = self.told.pop_front() {
                return Some(told);
            }
            let (node, atom) = self.queue.pop_front()?;
            let root = node as usize;
            if self.root(node) != root {
                continue;
            }
            let mut at = 0;
            while at < self.copies[root].len() {
                let to = self.root(self.copies[root][at]);
                at += 1;
                self.add(to as NodeId, atom);
                let may_be_cycle = to != root && self.held[to].len() == self.held[root].len();
                if may_be_cycle && self.merges_cycle(root, to) {
                    if self.root(node) != root {
                        // Another has taken this one's place, and what was still to be told with it.
                        break;
                    }
                    at = 0;
                }
            }
            if self.root(node) == root {
                self.told
                    .extend(self.watchers[root].iter().map(|&watch| (watch, atom)));
            }
        }
    }

    /// Where values that move along an edge come back to where it begins, all on the way hold the same: looks for that, once
    /// for each edge whose ends hold equally many (Hardekopf and Lin, "The ant and the grasshopper", 2007).
    fn merges_cycle(&mut self, from: usize, to: usize) -> bool {
        if !self.tried.insert((from as NodeId, to as NodeId)) || self.held[from] != self.held[to] {
            return false;
        }
        let count = self.held[from].len();
        let mut before: FxHashMap<usize, usize> = FxHashMap::default();
        let mut open = vec![to];
        while let Some(at) = open.pop() {
            for &next in &self.copies[at] {
                let next = self.root(next);
                if next == from {
                    let way = std::iter::successors(Some(at), |at| before.get(at).copied());
                    for one in way.collect::<Vec<_>>() {
                        self.merge(from as NodeId, one as NodeId);
                    }
                    return true;
                }
                if next != to && self.held[next].len() == count && !before.contains_key(&next) {
                    before.insert(next, at);
                    open.push(next);
                }
            }
        }
        false
    }

    /// Tells everybody of everything again.
    pub(super) fn again(&mut self) {
        for root in 0..self.nodes.len() {
            for &atom in &self.held[root] {
                self.told
                    .extend(self.watchers[root].iter().map(|&watch| (watch, atom)));
            }
        }
    }

    /// What a node is.
    #[must_use]
    pub fn describe(&self, node: NodeId) -> Node {
        self.nodes[node as usize]
    }

    /// An abstract value.
    #[must_use]
    pub fn atom_at(&self, id: AtomId) -> Atom {
        self.atoms[id.0 as usize]
    }

    /// What a node holds.
    #[must_use]
    pub fn held(&self, node: NodeId) -> &[AtomId] {
        &self.held[self.root(node)]
    }

    /// The number of a node, where there is such a one.
    #[must_use]
    pub fn find(&self, node: Node) -> Option<NodeId> {
        self.by_node.get(&node).copied()
    }

    /// The number of an abstract value, where there is such a one.
    #[must_use]
    pub fn find_atom(&self, atom: Atom) -> Option<AtomId> {
        self.by_atom.get(&atom).copied()
    }

    /// The parts of an abstract value that anything is known of.
    #[must_use]
    pub fn parts(&self, atom: AtomId) -> &[NodeId] {
        &self.parts[atom.0 as usize]
    }

    /// How many nodes there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }
}
