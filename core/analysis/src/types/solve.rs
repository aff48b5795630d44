//! The fixpoint: nodes that hold abstract values, edges along which all of a node's move, and rules that are run again
//! when something they read has grown.
//!
//! **Invariants.** Nodes only grow, and hold at most one unknown value each; rules only add. So the result does not depend
//! on how often they are run, and the order in which they are is that of the program.

use super::atom::{Atom, Coll, CollKind, Name, Reason};
use super::ssa::{Filter, Source, Ssa};
use super::world::World;
use crate::dataflow::VarId;
use ir::{FunctionId, InstId, Reg, Symbol, TypeExpr};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// A node's number; registers come first.
pub(super) type NodeId = u32;

/// What a node that is no register stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Node {
    /// Everything that is ever assigned to a variable.
    Variable(VarId),
    /// What a definition of a variable that is declared stores.
    Definition(InstId),
    /// What comes together: an entry of `Ssa::joins`.
    Join(u32),
    /// What an instruction calls by name.
    Callee(InstId),
    /// A member of the instances of a class.
    Field(FunctionId, Symbol),
    /// What is put into instances of a class under names that are not known.
    Wild(FunctionId),
    /// A method of a class that the library makes.
    Noted(FunctionId, Symbol),
    Return(FunctionId),
    /// What a generator hands out, and what it is sent.
    Yield(FunctionId),
    Sent(FunctionId),
    /// A type variable of a signature at a call.
    Variable1(InstId, Name),
    /// What a rule needs a place for.
    Scratch(InstId, u32),
    /// A part of a collection.
    Element(u32),
    Key(u32),
    Index(u32, u32),
}

/// A rule: an instruction, or behind those a join.
pub(super) type Rule = u32;

/// The inference of one module.
pub(super) struct Solver<'a> {
    pub world: World<'a>,
    pub ssa: Ssa,
    pub sets: Vec<Vec<Atom>>,
    nodes: FxHashMap<Node, NodeId>,
    copies: Vec<Vec<NodeId>>,
    copied: FxHashSet<(NodeId, NodeId)>,
    readers: Vec<Vec<Rule>>,
    reading: FxHashSet<(NodeId, Rule)>,
    /// Nodes that hold what is declared and nothing else.
    pub fixed: FxHashSet<NodeId>,
    /// Nodes of which a declaration says what they hold where that is not known.
    pub hinted: FxHashSet<NodeId>,
    grown: VecDeque<NodeId>,
    is_grown: Vec<bool>,
    due: VecDeque<Rule>,
    is_due: Vec<bool>,
    /// The rule that is run.
    pub now: Rule,
    pub colls: Vec<Coll>,
    coll_ids: FxHashMap<(Rule, u32, CollKind), u32>,
    /// Methods of the library that are used as values, with their receivers.
    pub methods: Vec<(Atom, Name)>,
    pub declared: Vec<TypeExpr>,
    pub declared_ids: FxHashMap<TypeExpr, u32>,
    /// What was given to code outside.
    pub escaped: FxHashSet<Atom>,
    /// The functions that something here calls.
    pub called: FxHashSet<FunctionId>,
    /// The parameters of each function, in order.
    pub params: Vec<Vec<InstId>>,
    pub writer: Vec<Option<InstId>>,
    /// Definitions that store what has just passed a test for classes, and the register with those.
    pub caught: FxHashMap<InstId, Reg>,
    /// How many rules have been run.
    pub runs: u64,
    /// Whether the program makes objects instances of other classes.
    pub classes_change: bool,
    /// How many calls are being followed, one inside of another.
    pub nesting: u32,
}

impl<'a> Solver<'a> {
    pub fn new(world: World<'a>, ssa: Ssa) -> Solver<'a> {
        let registers = world.module.registers as usize;
        let insts = world.module.insts.len();
        let rules = insts + ssa.joins.len();
        Solver {
            world,
            ssa,
            sets: vec![Vec::new(); registers],
            nodes: FxHashMap::default(),
            copies: vec![Vec::new(); registers],
            copied: FxHashSet::default(),
            readers: vec![Vec::new(); registers],
            reading: FxHashSet::default(),
            fixed: FxHashSet::default(),
            hinted: FxHashSet::default(),
            grown: VecDeque::new(),
            is_grown: vec![false; registers],
            due: VecDeque::new(),
            is_due: vec![false; rules],
            now: 0,
            colls: Vec::new(),
            coll_ids: FxHashMap::default(),
            methods: Vec::new(),
            declared: Vec::new(),
            declared_ids: FxHashMap::default(),
            escaped: FxHashSet::default(),
            called: FxHashSet::default(),
            params: Vec::new(),
            writer: vec![None; registers],
            caught: FxHashMap::default(),
            runs: 0,
            classes_change: false,
            nesting: 0,
        }
    }

    // --- nodes

    pub fn node(&mut self, node: Node) -> NodeId {
        if let Some(&id) = self.nodes.get(&node) {
            return id;
        }
        let id = self.sets.len() as NodeId;
        self.nodes.insert(node, id);
        self.sets.push(Vec::new());
        self.copies.push(Vec::new());
        self.readers.push(Vec::new());
        self.is_grown.push(false);
        id
    }

    /// The node, where there is one already.
    pub fn known(&self, node: Node) -> Option<NodeId> {
        self.nodes.get(&node).copied()
    }

    /// The members of instances that there are nodes of.
    pub fn field_keys(&self) -> Vec<(FunctionId, Symbol)> {
        let keys = self.nodes.keys().filter_map(|node| match node {
            Node::Field(class, name) => Some((*class, *name)),
            _ => None,
        });
        keys.collect()
    }

    pub fn reg(&self, reg: Reg) -> NodeId {
        reg.0
    }

    /// The instruction at hand; a join's rules have none of their own.
    pub fn here(&self) -> InstId {
        InstId(self.now.min(self.world.module.insts.len() as u32 - 1))
    }

    pub fn source(&mut self, source: Source) -> NodeId {
        match source {
            Source::Definition(at) => self.stored(at),
            Source::Join(join) => self.node(Node::Join(join)),
            Source::All(variable) => self.node(Node::Variable(variable)),
        }
    }

    /// What a definition stores: a node of its own where the variable is declared.
    pub fn stored(&mut self, at: InstId) -> NodeId {
        let value = match self.world.module.inst(at).op {
            ir::Op::DeclVar { value, .. } | ir::Op::StoreVar { value, .. } => value,
            _ => return self.node(Node::Definition(at)),
        };
        match self.world.variables.at(at) {
            _ if self.caught.contains_key(&at) => self.node(Node::Definition(at)),
            Some(variable) if self.declaration(variable).is_some() => {
                self.node(Node::Definition(at))
            }
            _ => self.reg(value),
        }
    }

    /// What is declared of a variable.
    pub fn declaration(&self, variable: VarId) -> Option<&TypeExpr> {
        let info = self.world.variables.get(variable);
        // What a class body binds may describe the member instead of being it.
        if self.world.functions.get(info.scope).kind == ir::ScopeKind::Class
            && !self.world.module.semantics.typing.declarations_hold
        {
            return None;
        }
        self.world.variable_notes.get(&(info.scope, info.name))
    }

    // --- growth

    /// What a node holds; the rule at hand is run again when that grows.
    pub fn read(&mut self, node: NodeId) -> Vec<Atom> {
        self.watch(node);
        self.sets[node as usize].clone()
    }

    pub fn watch(&mut self, node: NodeId) {
        let rule = self.now;
        if self.reading.insert((node, rule)) {
            self.readers[node as usize].push(rule);
        }
    }

    pub fn add(&mut self, node: NodeId, atom: Atom) {
        if self.fixed.contains(&node) {
            return;
        }
        self.force(node, atom);
    }

    /// Adds also to what is declared.
    pub fn force(&mut self, node: NodeId, atom: Atom) {
        let is_unknown = matches!(atom, Atom::Unknown(_));
        let is_foreign = match atom {
            Atom::Library(name) => self.world.native(self.world.text(name)).is_none(),
            _ => is_unknown,
        };
        if is_foreign && self.hinted.contains(&node) {
            return;
        }
        let set = &mut self.sets[node as usize];
        if is_unknown && matches!(set.last(), Some(Atom::Unknown(_))) {
            return;
        }
        let Err(place) = set.binary_search(&atom) else {
            return;
        };
        set.insert(place, atom);
        if !std::mem::replace(&mut self.is_grown[node as usize], true) {
            self.grown.push_back(node);
        }
    }

    pub fn copy(&mut self, from: NodeId, to: NodeId) {
        if from == to || self.fixed.contains(&to) || !self.copied.insert((from, to)) {
            return;
        }
        self.copies[from as usize].push(to);
        for atom in self.sets[from as usize].clone() {
            self.add(to, atom);
        }
    }

    pub fn unknown(&mut self, node: NodeId, reason: Reason) {
        let at = self.here();
        let id = self.world.reason(reason, at);
        self.add(node, Atom::Unknown(id));
    }

    pub fn is_fixed(&self, node: NodeId) -> bool {
        self.fixed.contains(&node)
    }

    pub fn is_hinted(&self, node: NodeId) -> bool {
        self.hinted.contains(&node)
    }

    pub fn make_due(&mut self, rule: Rule) {
        if !std::mem::replace(&mut self.is_due[rule as usize], true) {
            self.due.push_back(rule);
        }
    }

    /// Runs rules until nothing grows.
    pub fn settle(&mut self) {
        loop {
            while let Some(node) = self.grown.pop_front() {
                self.is_grown[node as usize] = false;
                for at in 0..self.copies[node as usize].len() {
                    let to = self.copies[node as usize][at];
                    for which in 0..self.sets[node as usize].len() {
                        let atom = self.sets[node as usize][which];
                        self.add(to, atom);
                    }
                }
                for at in 0..self.readers[node as usize].len() {
                    let rule = self.readers[node as usize][at];
                    self.make_due(rule);
                }
            }
            let Some(rule) = self.due.pop_front() else {
                return;
            };
            self.is_due[rule as usize] = false;
            self.now = rule;
            self.runs += 1;
            let insts = self.world.module.insts.len() as u32;
            match rule.checked_sub(insts) {
                None => self.instruction(InstId(rule)),
                Some(join) => self.join(join),
            }
        }
    }

    /// What comes together or passes a test.
    fn join(&mut self, join: u32) {
        let to = self.node(Node::Join(join));
        let entry = self.ssa.joins[join as usize].clone();
        for source in entry.sources {
            let from = self.source(source);
            match entry.filter {
                Filter::None => self.copy(from, to),
                Filter::Nil(is_nil) => {
                    for atom in self.read(from) {
                        let passes = match atom {
                            Atom::Nil => is_nil,
                            Atom::Unknown(_) | Atom::Declared(_) => true,
                            _ => !is_nil || self.may_be_nil(atom),
                        };
                        match (passes, is_nil) {
                            (true, true) => self.add(to, Atom::Nil),
                            (true, false) => self.add(to, atom),
                            _ => {}
                        }
                    }
                }
                Filter::Instance(class, holds) => self.instances(from, class, holds, to),
            }
        }
    }

    /// Whether nothing passes for a value of this kind.
    fn may_be_nil(&self, atom: Atom) -> bool {
        self.world.module.semantics.typing.nil_is_everywhere
            && !matches!(atom, Atom::Scalar(scalar) if !matches!(scalar, ir::Scalar::Text | ir::Scalar::Ptr))
    }

    // --- collections and declared types

    /// The collection of a kind that a rule makes; `which` tells several apart.
    pub fn coll(&mut self, kind: CollKind, which: u32) -> u32 {
        self.coll_at(self.now, which, kind)
    }

    pub fn coll_at(&mut self, rule: Rule, which: u32, kind: CollKind) -> u32 {
        if let Some(&id) = self.coll_ids.get(&(rule, which, kind)) {
            return id;
        }
        let id = self.colls.len() as u32;
        self.coll_ids.insert((rule, which, kind), id);
        let element = self.node(Node::Element(id));
        let key = self.node(Node::Key(id));
        self.colls.push(Coll {
            kind,
            element,
            key,
            fixed: None,
        });
        id
    }

    /// A sequence of known length that the rule at hand makes.
    pub fn fixed_coll(&mut self, kind: CollKind, which: u32, length: usize) -> (u32, Vec<NodeId>) {
        let id = self.coll(kind, which);
        if self.colls[id as usize].fixed.is_none() {
            let nodes: Vec<NodeId> = (0..length as u32)
                .map(|index| self.node(Node::Index(id, index)))
                .collect();
            self.colls[id as usize].fixed = Some(nodes);
        }
        let nodes = self.colls[id as usize].fixed.clone().unwrap_or_default();
        (id, nodes)
    }

    /// A method of the library with its receiver.
    pub fn method(&mut self, receiver: Atom, name: Name) -> Atom {
        let known = self
            .methods
            .iter()
            .position(|known| *known == (receiver, name));
        let at = known.unwrap_or_else(|| {
            self.methods.push((receiver, name));
            self.methods.len() - 1
        });
        Atom::Method(at as u32)
    }
}
