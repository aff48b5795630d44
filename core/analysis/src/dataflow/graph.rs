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
use super::made::Want;
use super::offsets::{Bytes, Offsets};
use indexmap::IndexSet;
use ir::Sorting;
use ir::{FunctionId, InstId, Intrinsic};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
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
    /// The mixed abstract values whose content each set is, one of each sort.
    contents: FxHashMap<usize, Vec<AtomId>>,
    /// For each abstract value the one whose parts it has: itself, or for a pointer its region.
    whole: Vec<AtomId>,
    /// For each whole abstract value its parts that exist, the nodes that read several of them, and where they are copied to.
    parts: Vec<Vec<NodeId>>,
    readers: Vec<Vec<(Part, NodeId)>>,
    reading: FxHashSet<(AtomId, Part, NodeId)>,
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
}

/// How many parts of one region are told apart; what comes behind them may be anywhere in it.
const PARTS: usize = 64;

/// Bytes of a region that an instruction copies to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Copied {
    window: Bytes,
    target: AtomId,
    /// How far from where they are there they come to be here.
    by: Offsets,
    inst: NodeId,
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
    /// The memory that it copies to.
    Destination,
    /// The memory that it copies from.
    Source,
    /// What is passed element by element.
    Elements,
    /// What is passed entry by entry.
    Entries,
    /// What an operator in place may give back itself.
    Kept,
    /// A member of a class of what it reads a member of.
    Member,
    /// The parents of the class that it makes.
    Parent,
    /// The collection that an operation of a function of the library is for.
    First(Intrinsic),
    /// What makes the values of a map for keys that it lacks.
    Factory,
    /// What it gives to the outside to be called.
    Applied,
    /// What it gives back, to be called as before; whether results are looked up then.
    Decorated(bool),
    /// The defaults of the parameters of the function at hand.
    Defaults(FunctionId),
    /// A member that it has looked up.
    Found(Want),
    /// What an object delegates to of which it looks a member up.
    Above(Part, Want),
    /// What an object delegates to that it hands to the outside, and whether that may change it.
    Asked(bool),
    /// What a function of the library is about that it calls.
    Given,
    /// Results of a call that it passes on.
    Results,
    /// What it reads of an array.
    Read,
    /// What was in an element that it makes something of its own of.
    Inner,
    /// What a function that it calls gives.
    Returned(FunctionId),
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

    /// Lets all parts of an abstract value, those to come among them, hold the same as a node.
    pub(super) fn mix(&mut self, atom: AtomId, node: NodeId) {
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
    pub(super) fn is_mixed(&self, atom: AtomId) -> bool {
        self.mixed.contains(&self.whole[atom.0 as usize])
    }

    /// A part of an abstract value comes to a node; where that may change it, the other way too.
    pub(super) fn share(&mut self, atom: AtomId, part: Part, node: NodeId, changes: bool) {
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
    pub(super) fn middle_of(&mut self, mut node: NodeId) -> NodeId {
        while self.middle[node as usize] != node {
            let next = self.middle[node as usize];
            self.middle[node as usize] = self.middle[next as usize];
            node = next;
        }
        node
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
        self.copied.push(Vec::new());
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

    /// Notes that a set is the content of a mixed value: those of one sort with the same content are the same.
    fn is_content(&mut self, root: usize, atom: AtomId) {
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

    /// The node of a part of an abstract value; where all its parts hold the same, one that does. What may be in any part
    /// is in each, but for bytes: they are read together with it.
    pub(super) fn part(&mut self, atom: AtomId, part: Part) -> NodeId {
        let atom = self.whole[atom.0 as usize];
        let at = atom.0 as usize;
        let part = match (self.atoms[at], part) {
            // Nothing is known of it, so nothing of its parts.
            (Atom::Unknown(_), _) => Part::Any,
            _ => part,
        };
        if self.mixed.contains(&atom) && part != Part::Parent {
            let any = self.by_node[&Node::Part(atom, Part::Any)];
            return self.middle_of(any);
        }
        if let Some(&id) = self.by_node.get(&Node::Part(atom, part)) {
            return id;
        }
        if matches!(part, Part::Bytes(_)) && self.parts[at].len() >= PARTS {
            return self.part(atom, Part::Any);
        }
        let id = self.node(Node::Part(atom, part));
        self.parts[at].push(id);
        for (read, reader) in self.readers[at].clone() {
            if self.meet(read, part) && !self.is_apart(atom, part) {
                self.edge(id, reader, Kind::Copy);
            }
        }
        for copied in self.copied[at].clone() {
            self.copy_part(id, part, copied);
        }
        if !matches!(
            part,
            Part::Any | Part::Parent | Part::Inherited | Part::Bytes(_)
        ) {
            let any = self.part(atom, Part::Any);
            self.edge(any, id, Kind::Copy);
        }
        id
    }

    /// Whether something that is in one part may be read as the other.
    fn meet(&self, read: Part, part: Part) -> bool {
        match (read, part) {
            (Part::Bytes(a), Part::Bytes(b)) => self.bytes[a as usize].meet(self.bytes[b as usize]),
            (Part::Any, _) | (_, Part::Any) => true,
            _ => read == part,
        }
    }

    /// Whether a part is none of the content: what an object delegates to.
    fn is_apart(&self, atom: AtomId, part: Part) -> bool {
        let atom = self.atoms[atom.0 as usize];
        part == Part::Parent && matches!(atom, Atom::Made(..) | Atom::Function(_))
    }

    /// Bytes as a part of a region.
    pub(super) fn bytes(&mut self, bytes: Bytes) -> Part {
        Part::Bytes(self.bytes.insert_full(bytes).0 as u32)
    }

    /// Lets a node hold whatever any part of an abstract value holds.
    pub(super) fn read_all(&mut self, atom: AtomId, reader: NodeId) {
        self.read(atom, Part::Any, reader);
    }

    /// Lets a node hold whatever those parts of an abstract value hold that have something in common with one.
    pub(super) fn read(&mut self, atom: AtomId, read: Part, reader: NodeId) {
        let atom = self.whole[atom.0 as usize];
        if !self.reading.insert((atom, read, reader)) {
            return;
        }
        let any = self.part(atom, Part::Any);
        if self.mixed.contains(&atom) {
            self.edge(any, reader, Kind::Copy);
            return;
        }
        self.readers[atom.0 as usize].push((read, reader));
        for id in self.parts[atom.0 as usize].clone() {
            if let Node::Part(_, part) = self.describe(id)
                && self.meet(read, part)
                && !self.is_apart(atom, part)
            {
                self.edge(id, reader, Kind::Copy);
            }
        }
    }

    /// Lets an instruction copy bytes of one region to offsets in another.
    pub(super) fn copy_bytes(
        &mut self,
        (source, window): (AtomId, Bytes),
        (target, to): (AtomId, Offsets),
        inst: NodeId,
    ) {
        let source = self.whole[source.0 as usize];
        let copied = Copied {
            window,
            target,
            by: to.plus(window.at.times(-1)),
            inst,
        };
        if self.copied[source.0 as usize].contains(&copied) {
            return;
        }
        self.part(source, Part::Any);
        self.copied[source.0 as usize].push(copied);
        for id in self.parts[source.0 as usize].clone() {
            if let Node::Part(_, part) = self.describe(id) {
                self.copy_part(id, part, copied);
            }
        }
    }

    fn copy_part(&mut self, id: NodeId, part: Part, copied: Copied) {
        let bytes = match part {
            Part::Bytes(bytes) => self.bytes[bytes as usize],
            _ => copied.window,
        };
        if !bytes.meet(copied.window) {
            return;
        }
        let part = self.bytes(Bytes {
            at: bytes.at.plus(copied.by),
            width: bytes.width,
        });
        let to = self.part(copied.target, part);
        self.edge(id, to, Kind::Copy);
        self.edge(copied.inst, to, Kind::Use);
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
        loop {
            if let Some((watch, atom)) = self.told.pop_front() {
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

    /// Whether a node holds an abstract value, or one that cannot be told from it.
    pub(super) fn may_hold(&self, node: NodeId, atom: AtomId) -> bool {
        let atom = self.standing(atom);
        (self.held(node).iter()).any(|&held| self.standing(held) == atom)
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

    /// The parts of an abstract value that anything is known of.
    #[must_use]
    pub fn parts(&self, atom: AtomId) -> &[NodeId] {
        &self.parts[self.whole[atom.0 as usize].0 as usize]
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
