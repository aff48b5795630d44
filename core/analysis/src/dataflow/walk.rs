//! Walks along dependences: those of slices, and those from sinks to sources.
//!
//! A walk leaves a function only the way it came in. First it goes up to callers and over calls by their summaries, then only
//! down into what is called; through an object it may come to anybody.
//!
//! What a variable holds is its value and, as far as the value itself is asked for, the content of the objects that it leads to. So
//! from what holds an object the walk goes on to the parts of the object: where the object is the value that
//! is asked for, is given on as that value, or is looked at as a whole.

use super::atom::{Atom, AtomId, Node, Part};
use super::contexts::{Elsewhere, Entry, Through};
use super::dependence::Why;
use super::graph::{Kind, NodeId};
use super::query::Dataflow;
use super::slice::Slice;
use ir::{ArrayKind, BinOp, InstId, Op, UnOp};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// What matters of a node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Need {
    /// That it runs, whatever comes out.
    Run,
    /// Its value.
    Value,
    /// Its value, with the content of what it holds.
    Content,
}

/// Where a walk is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Step {
    /// The node.
    pub node: NodeId,
    /// Whether it is inside of a call that it was entered from.
    pub is_inside: bool,
    /// What matters of the node.
    pub need: Need,
    /// By which way it is inside of a function, where that says where else it may go.
    pub through: Option<Through>,
}

/// What a walk has come to.
#[derive(Default)]
pub(super) struct Walk {
    /// What was seen, and from where.
    pub seen: FxHashMap<Step, Option<Step>>,
    /// The same in order.
    pub order: Vec<Step>,
    open: VecDeque<Step>,
    /// Objects to whose parts it was gone.
    opened: FxHashSet<AtomId>,
    /// Steps into content, which are gone when there is no other way left: so a way shows where an object comes from.
    late: VecDeque<(Step, Step)>,
}

impl Walk {
    fn go(&mut self, from: Option<Step>, to: Step) {
        let more = [Need::Value, Need::Content].into_iter();
        let more = more.filter(|&need| need > to.need);
        let mut more = more.map(|need| Step { need, ..to });
        if more.any(|step| self.has_seen(step)) || self.has_seen(to) {
            return;
        }
        if let std::collections::hash_map::Entry::Vacant(slot) = self.seen.entry(to) {
            slot.insert(from);
            self.open.push_back(to);
        }
    }

    /// Whether it has been at a step, by the same way or by any.
    fn has_seen(&self, step: Step) -> bool {
        let by_any = Step {
            through: None,
            ..step
        };
        self.seen.contains_key(&step) || self.seen.contains_key(&by_any)
    }

    fn next(&mut self) -> Option<Step> {
        while self.open.is_empty() {
            let (from, to) = self.late.pop_front()?;
            self.go(Some(from), to);
        }
        self.open.pop_front()
    }
}

impl Dataflow<'_> {
    /// A walk along values alone, against their flow.
    pub(super) fn walk_values(&self, seeds: &[NodeId]) -> Walk {
        let mut walk = begin(seeds, Need::Content);
        while let Some(step) = walk.next() {
            walk.order.push(step);
            self.contents(&mut walk, step);
            for &(to, why) in &self.dependence.sources[step.node as usize] {
                if !matches!(why, Why::Control | Why::Change) {
                    self.follow(&mut walk, step, to, why, Slice::Backward);
                }
            }
        }
        walk
    }

    /// The walk of a slice.
    pub(super) fn walk_slice(&self, seeds: &[InstId], way: Slice) -> Walk {
        let nodes: Vec<NodeId> = seeds.iter().map(|at| at.0).collect();
        let order = self.in_order(seeds, way);
        let is_in_order = |node: NodeId| match (self.place(node), &order) {
            (Some(at), Some(order)) => order.contains(at.index()),
            _ => true,
        };
        match way {
            Slice::Backward => self.walk_back(&nodes, is_in_order),
            Slice::Forward => self.walk_forth(&nodes, is_in_order),
        }
    }

    fn walk_forth(&self, seeds: &[NodeId], is_in_order: impl Fn(NodeId) -> bool) -> Walk {
        let mut targets = vec![Vec::new(); self.dependence.sources.len()];
        for (to, list) in self.dependence.sources.iter().enumerate() {
            for &(from, why) in list {
                targets[from as usize].push((to as NodeId, why));
            }
        }
        let mut walk = begin(seeds, Need::Value);
        while let Some(step) = walk.next() {
            walk.order.push(step);
            for &(to, why) in &targets[step.node as usize] {
                if is_in_order(to) {
                    self.follow(&mut walk, step, to, why, Slice::Forward);
                }
            }
        }
        walk
    }

    /// A slice that can be run: of an instruction it keeps the whole statement, and of a function what calls it.
    fn walk_back(&self, seeds: &[NodeId], is_in_order: impl Fn(NodeId) -> bool) -> Walk {
        let users = self.users();
        let mut walk = begin(seeds, Need::Content);
        let mut is_seed: FxHashSet<NodeId> = seeds.iter().copied().collect();
        while let Some(mut step) = walk.next() {
            walk.order.push(step);
            self.contents(&mut walk, step);
            let place = self.place(step.node);
            // A variable that is read must have a value at least.
            let reads = |at| matches!(self.module.inst(at).op, Op::LoadVar { .. });
            if step.need == Need::Run && place.is_none_or(reads) {
                step.need = Need::Value;
            }
            for &(to, why) in &self.dependence.sources[step.node as usize] {
                let is_needed = step.need > Need::Run || matches!(why, Why::Control | Why::Change);
                if is_needed && is_in_order(to) {
                    self.follow(&mut walk, step, to, why, Slice::Backward);
                }
            }
            let Some(at) = place else {
                continue;
            };
            let mut beside: Vec<(NodeId, Need)> = Vec::new();
            // Of the statement that is asked about only what is asked for is kept.
            if !is_seed.remove(&step.node) {
                let need = step.need.min(Need::Value);
                self.module.inst(at).op.for_each_use(|reg| {
                    beside.extend(self.values.writer(reg).map(|at| (at.0, need)));
                });
                beside.extend(users[at.index()].iter().map(|at| (at.0, need)));
                let callee = self.values.graph.find(Node::Callee(at));
                beside.extend(callee.map(|node| (node, Need::Value)));
                beside.push((at.0, need));
            }
            let owner = self.owner(at);
            if !step.is_inside && !self.is_entry(owner) {
                let callers = self.callers(owner).iter().copied();
                let callers = callers.filter(|&call| match step.through {
                    Some(Through::Object(object, given)) => {
                        self.may_give(Entry::Call(call), given, object)
                    }
                    Some(Through::Within(own)) => call == own,
                    _ => true,
                });
                beside.extend(callers.map(|at| (at.0, Need::Run)));
            }
            for (node, need) in beside.into_iter().filter(|&(node, _)| is_in_order(node)) {
                let is_near = self.place(node).is_some_and(|at| self.owner(at) == owner);
                let through = step.through.filter(|_| is_near);
                walk.go(
                    Some(step),
                    Step {
                        node,
                        need,
                        through,
                        ..step
                    },
                );
            }
        }
        walk
    }

    /// For each instruction those that use the register that it writes.
    fn users(&self) -> Vec<Vec<InstId>> {
        let mut users = vec![Vec::new(); self.module.insts.len()];
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            self.module.inst(at).op.for_each_use(|reg| {
                if let Some(writer) = self.values.writer(reg) {
                    users[writer.index()].push(at);
                }
            });
        }
        users
    }

    /// The instruction that a node belongs to.
    pub(super) fn place(&self, node: NodeId) -> Option<InstId> {
        match self.values.graph.describe(node) {
            Node::Inst(at) | Node::Callee(at) | Node::Outside(at) | Node::Spread(at) => Some(at),
            _ => None,
        }
    }

    /// Goes to the parts of what a node holds, where they matter.
    fn contents(&self, walk: &mut Walk, step: Step) {
        if step.need != Need::Content {
            return;
        }
        let graph = &self.values.graph;
        for &atom in graph.held(step.node) {
            let is_opened = has_content(graph.atom_at(atom))
                && !walk.opened.contains(&atom)
                && !self.is_of_another_call(step, atom);
            if !is_opened {
                continue;
            }
            walk.opened.insert(atom);
            for &part in graph.parts(atom) {
                // What an object delegates to is none of its content.
                if matches!(graph.describe(part), Node::Part(_, Part::Parent)) {
                    continue;
                }
                let to = Step {
                    node: part,
                    is_inside: false,
                    need: Need::Content,
                    through: None,
                };
                walk.late.push_back((step, to));
            }
        }
    }

    fn follow(&self, walk: &mut Walk, step: Step, to: NodeId, why: Why, way: Slice) {
        let (enters, leaves) = match (why, way) {
            (Why::Value(Kind::Result(_)), Slice::Backward)
            | (Why::Value(Kind::Argument(_)), Slice::Forward) => (true, false),
            (Why::Value(Kind::Argument(_)), Slice::Backward)
            | (Why::Value(Kind::Result(_)), Slice::Forward) => (false, true),
            _ => (false, false),
        };
        if leaves && step.is_inside {
            return;
        }
        let is_shared = matches!(
            self.values.graph.describe(to),
            Node::Part(..)
                | Node::Beyond(_)
                | Node::Variable(_)
                | Node::Thrown(_)
                | Node::ThrownOutside
                | Node::Yield(_)
                | Node::Sent(_)
        );
        let owners = [step.node, to].map(|node| self.place(node).map(|at| self.owner(at)));
        let changes_function = matches!(owners, [Some(a), Some(b)] if a != b);
        let through = match self.way_on(step, to, why, way) {
            Ok(through) => through,
            Err(Elsewhere) => return,
        };
        let is_inside = (step.is_inside || enters) && !is_shared && (enters || !changes_function);
        let need = match why {
            Why::Control | Why::Change => Need::Value,
            Why::Value(Kind::Use) if way == Slice::Backward && self.looks_into(step.node, to) => {
                Need::Content
            }
            Why::Value(Kind::Use) => Need::Value,
            Why::Value(_) | Why::Summary => step.need,
        };
        let to = Step {
            node: to,
            is_inside,
            need,
            through,
        };
        walk.go(Some(step), to);
    }

    /// Whether what is computed at a node depends on the content of what another holds.
    fn looks_into(&self, node: NodeId, operand: NodeId) -> bool {
        let Node::Inst(at) = self.values.graph.describe(node) else {
            return false;
        };
        let looks = match &self.module.inst(at).op {
            Op::BranchIf { .. } | Op::Assert { .. } => true,
            Op::Un { op, .. } => !matches!(op, UnOp::Iter),
            Op::Bin { op, .. } => !matches!(op, BinOp::Is | BinOp::IsNot),
            _ => false,
        };
        // Of all else that operators look at they do not look into it, or say so by an edge.
        let graph = &self.values.graph;
        looks
            && graph.held(operand).iter().any(|&atom| {
                matches!(graph.atom_at(atom), Atom::Array(kind, ..) if kind != ArrayKind::Array)
            })
    }
}

fn begin(seeds: &[NodeId], need: Need) -> Walk {
    let mut walk = Walk::default();
    for &node in seeds {
        let step = Step {
            node,
            is_inside: false,
            need,
            through: None,
        };
        walk.go(None, step);
    }
    walk
}

/// Whether something has parts that are part of a value that it is.
fn has_content(atom: Atom) -> bool {
    matches!(
        atom,
        Atom::Array(..) | Atom::Instance(..) | Atom::Made(..) | Atom::Region(..) | Atom::Unknown(_)
    )
}
