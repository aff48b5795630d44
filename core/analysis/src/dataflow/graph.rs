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
use super::filter::{Filter, FilterId};
use super::held::Held;
use super::offsets::Bytes;
use indexmap::IndexSet;
use ir::Sorting;
use ir::{FunctionId, InstId};
use parts::Copied;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use std::collections::VecDeque;

mod mixed;
mod parts;
mod roles;

pub use roles::{Role, Watch};

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
    /// What each node holds.
    held: Vec<Held>,
    copies: Vec<Vec<(NodeId, FilterId)>>,
    /// What may come to each node along edges.
    filter: Vec<FilterId>,
    filters: Vec<Filter>,
    edges: FxHashSet<(NodeId, NodeId, Kind)>,
    /// Edges that were looked at for a cycle.
    tried: FxHashSet<(NodeId, NodeId)>,
    /// For each node how many copies it had when they were last looked through.
    compacted: Vec<u32>,
    /// For each node one that holds the same, itself or nearer to the one that all such share.
    same: Vec<NodeId>,
    /// For each node one that it is mixed with, itself or nearer to the one that is the middle of all such.
    middle: Vec<NodeId>,
    /// Abstract values whose parts all hold the same.
    mixed: FxHashSet<AtomId>,
    /// For each abstract value one that cannot be told from it, itself or nearer to the one that stands for all such.
    stands: Vec<AtomId>,
    /// Whether any stands for another.
    has_merged: bool,
    /// The mixed abstract values whose content each set is, one of each sort.
    contents: FxHashMap<usize, Vec<AtomId>>,
    /// For each abstract value the one whose parts it has: itself, or for a pointer its region.
    whole: Vec<AtomId>,
    /// For each whole abstract value its parts that exist, the nodes that read several of them, and where they are copied to.
    parts: Vec<Vec<NodeId>>,
    readers: Vec<Vec<(Part, NodeId)>>,
    reading: FxHashSet<(AtomId, Part, NodeId)>,
    /// The nodes that read whatever may be a method.
    askers: Vec<Vec<NodeId>>,
    /// Parts of objects that are no methods.
    no_methods: Vec<Part>,
    copied: Vec<Vec<Copied>>,
    /// The parts of regions.
    bytes: IndexSet<Bytes, FxBuildHasher>,
    watchers: Vec<Vec<Watch>>,
    watching: FxHashSet<(NodeId, Watch)>,
    /// Nodes that have something to move on.
    queue: VecDeque<NodeId>,
    told: VecDeque<(Watch, AtomId)>,
    /// Who has been told of values that stand for others.
    told_for: FxHashSet<(Watch, AtomId)>,
    /// How many steps have been taken.
    steps: usize,
    /// After how many nothing is moved on any more.
    pub(super) limit: Option<usize>,
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
        self.held.push(Held::default());
        self.copies.push(Vec::new());
        self.filter.push(Filter::NONE);
        self.watchers.push(Vec::new());
        self.same.push(id);
        self.middle.push(id);
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
        // Who looked at the one that goes has been told of what that has moved on, and is told of what else the other has;
        // of what only the one that goes holds all are told, as of anything new. So nothing is lost.
        let held = std::mem::take(&mut self.held[goes]);
        let copies = std::mem::take(&mut self.copies[goes]);
        let watchers = std::mem::take(&mut self.watchers[goes]);
        if !copies.is_empty() || !watchers.is_empty() {
            let known = held.passed();
            for at in 0..self.held[stays].moved {
                let atom = self.held[stays].list()[at];
                if known.contains(atom) {
                    continue;
                }
                for &(to, filter) in &copies {
                    self.pass(to, atom, filter);
                }
                self.told
                    .extend(watchers.iter().map(|&watch| (watch, atom)));
            }
        }
        for &atom in held.list() {
            self.add(stays as NodeId, atom);
        }
        self.copies[stays].extend(copies);
        self.watchers[stays].extend(watchers);
        self.compact(stays);
        for atom in self.contents.remove(&goes).unwrap_or_default() {
            self.is_content(stays, atom);
        }
    }

    /// Takes edges out that lead to the same set as another, once there are many.
    fn compact(&mut self, root: usize) {
        if self.copies[root].len() < 2 * self.compacted[root] as usize + 16 {
            return;
        }
        let mut copies = std::mem::take(&mut self.copies[root]);
        for (to, _) in &mut copies {
            *to = self.root(*to) as NodeId;
        }
        copies.put_in_order();
        copies.dedup();
        copies.retain(|&(to, _)| to as usize != root);
        self.compacted[root] = copies.len() as u32;
        self.copies[root] = copies;
        let watchers = &mut self.watchers[root];
        let mut seen = FxHashSet::default();
        watchers.retain(|&watch| seen.insert(watch));
    }

    pub(super) fn atom(&mut self, atom: Atom) -> AtomId {
        if let Some(&id) = self.by_atom.get(&atom) {
            return id;
        }
        let whole = match atom.whole() {
            whole if whole == atom => None,
            whole => Some(self.atom(whole)),
        };
        let id = AtomId(self.atoms.len() as u32);
        self.atoms.push(atom);
        self.by_atom.insert(atom, id);
        self.whole.push(whole.unwrap_or(id));
        self.parts.push(Vec::new());
        self.readers.push(Vec::new());
        self.askers.push(Vec::new());
        self.copied.push(Vec::new());
        self.stands.push(id);
        id
    }

    pub(super) fn hold(&mut self, node: NodeId, atom: Atom) {
        let atom = self.atom(atom);
        self.add(node, atom);
    }

    fn add(&mut self, node: NodeId, atom: AtomId) {
        let atom = self.standing(atom);
        let root = self.root(node);
        let held = &mut self.held[root];
        // Whoever has something to move on is in the queue.
        let is_waiting = held.moved < held.len();
        if held.insert(atom) && !is_waiting {
            self.queue.push_back(root as NodeId);
        }
    }

    /// Lets a node depend on another.
    pub(super) fn edge(&mut self, from: NodeId, to: NodeId, kind: Kind) {
        if from == to || !self.edges.insert((from, to, kind)) {
            return;
        }
        self.sources[to as usize].push((from, kind));
        self.steps += 1;
        if kind != Kind::Use {
            let root = self.root(from);
            if root == self.root(to) {
                return;
            }
            let filter = self.filter[to as usize];
            self.copies[root].push((to, filter));
            self.compact(root);
            for at in 0..self.held[root].len() {
                let atom = self.held[root].list()[at];
                self.pass(to, atom, filter);
            }
        }
    }

    /// Lets a node depend on another from which nothing comes to it by itself.
    pub(super) fn link(&mut self, from: NodeId, to: NodeId, kind: Kind) {
        if from != to && self.edges.insert((from, to, kind)) {
            self.sources[to as usize].push((from, kind));
        }
    }

    /// Lets a node depend on another from which one abstract value comes to it; others may come later.
    pub(super) fn hand(&mut self, from: NodeId, to: NodeId, kind: Kind, atom: AtomId) {
        if from == to {
            return;
        }
        if self.edges.insert((from, to, kind)) {
            self.sources[to as usize].push((from, kind));
        }
        self.add(to, atom);
    }

    /// Lets only some abstract values come to a node along edges that are still to be made.
    pub(super) fn restrict(&mut self, node: NodeId, filter: FilterId) {
        self.filter[node as usize] = filter;
    }

    /// Takes a filter in.
    pub(super) fn filter(&mut self, filter: Filter) -> FilterId {
        self.filters.push(filter);
        FilterId(self.filters.len() as u32)
    }

    /// Lets everything come everywhere from now on: what the filters were made of was not all.
    pub(super) fn open_filters(&mut self) {
        if self.filters.iter().all(Filter::is_open) {
            return;
        }
        self.filters.iter_mut().for_each(Filter::open);
        for root in 0..self.nodes.len() {
            for place in 0..self.copies[root].len() {
                let (to, filter) = self.copies[root][place];
                if filter == Filter::NONE {
                    continue;
                }
                for at in 0..self.held[root].len() {
                    self.add(to, self.held[root].list()[at]);
                }
            }
        }
    }

    /// An abstract value comes along an edge.
    fn pass(&mut self, to: NodeId, atom: AtomId, filter: FilterId) {
        self.steps += 1;
        let is_let = match filter.0.checked_sub(1) {
            None => true,
            Some(at) => self.filters[at as usize].admits(self.atoms[atom.0 as usize]),
        };
        if is_let {
            self.add(to, atom);
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
        for &atom in self.held[root].list() {
            self.told.push_back((watch, atom));
        }
    }

    /// Moves abstract values on until somebody wants to know of one.
    pub(super) fn next(&mut self) -> Option<(Watch, AtomId)> {
        while !self.takes_too_long() {
            if let Some((watch, atom)) = self.told.pop_front() {
                self.steps += 1;
                let standing = self.standing(atom);
                // Of those that another stands for only the first tells anything new.
                if standing == atom || self.told_for.insert((watch, standing)) {
                    return Some((watch, standing));
                }
                continue;
            }
            let node = self.queue.pop_front()?;
            let root = node as usize;
            let (first, count) = (self.held[root].moved, self.held[root].len());
            if self.root(node) != root || first == count {
                continue;
            }
            let mut at = 0;
            while at < self.copies[root].len() {
                let (to, filter) = self.copies[root][at];
                let to = self.root(to);
                at += 1;
                if to == root {
                    continue;
                }
                for new in first..count {
                    // What another stands for by now goes on as that.
                    let atom = self.held[root].list()[new];
                    self.pass(to as NodeId, atom, filter);
                }
                let may_be_cycle =
                    filter == Filter::NONE && self.held[to].len() == self.held[root].len();
                if may_be_cycle && self.merges_cycle(root, to) {
                    if self.root(node) != root {
                        // Another has taken this one's place, and what was still to be told with it.
                        break;
                    }
                    at = 0;
                }
            }
            if self.root(node) == root {
                for new in first..count {
                    let atom = self.held[root].list()[new];
                    self.told
                        .extend(self.watchers[root].iter().map(|&watch| (watch, atom)));
                }
                self.held[root].moved = count;
                if self.held[root].len() > count {
                    self.queue.push_back(node);
                }
            }
        }
        None
    }

    /// Whether more steps have been taken than there may be.
    pub(super) fn takes_too_long(&self) -> bool {
        self.limit.is_some_and(|limit| self.steps > limit)
    }

    /// Where values that move along an edge come back to where it begins, all on the way hold the same: looks for that, once
    /// for each edge whose ends hold equally many (Hardekopf and Lin, "The ant and the grasshopper", 2007).
    fn merges_cycle(&mut self, from: usize, to: usize) -> bool {
        if !self.tried.insert((from as NodeId, to as NodeId))
            || !self.held[from].equals(&self.held[to])
        {
            return false;
        }
        let count = self.held[from].len();
        let mut before: FxHashMap<usize, usize> = FxHashMap::default();
        let mut open = vec![to];
        while let Some(at) = open.pop() {
            for &(next, filter) in &self.copies[at] {
                if filter != Filter::NONE {
                    continue;
                }
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
        self.told_for.clear();
        for root in 0..self.nodes.len() {
            for &atom in self.held[root].list() {
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
        self.held[self.root(node)].list()
    }

    /// Whether a node holds an abstract value.
    pub(super) fn holds(&self, node: NodeId, atom: AtomId) -> bool {
        self.held[self.root(node)].contains(atom)
    }

    /// Puts everything in order, when nothing is to come any more.
    pub(super) fn finish(&mut self) {
        self.held.iter_mut().for_each(Held::finish);
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
