//! Slices, and the ways of values from sources to sinks.

use super::atom::{Atom, Node};
use super::dependence::Why;
use super::graph::{Kind, NodeId};
use super::query::Dataflow;
use ir::{Callee, Const, InstId, Intrinsic, Op, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeSet, VecDeque};

impl<'a> Dataflow<'a> {
    /// The instructions that a slice holds, in textual order, from some instructions.
    #[must_use]
    pub fn slice(&self, from: &[InstId], way: Slice) -> Vec<InstId> {
        let seeds: Vec<NodeId> = from.iter().map(|at| at.0).collect();
        let walk = self.walk(&seeds, way, true);
        let insts: BTreeSet<InstId> = (walk.seen.into_iter())
            .filter_map(|((node, _), _)| self.place(node))
            .filter(|&at| self.cfg.block(self.cfg.block_at(at)).is_reachable)
            .collect();
        insts.into_iter().collect()
    }

    /// The instruction that a node belongs to.
    fn place(&self, node: NodeId) -> Option<InstId> {
        match self.values.graph.describe(node) {
            Node::Inst(at) | Node::Callee(at) | Node::Outside(at) | Node::Spread(at) => Some(at),
            _ => None,
        }
    }

    /// Where a variable of a name is read or written on a line.
    #[must_use]
    pub fn occurrences(&self, name: &str, line: u32) -> Vec<InstId> {
        let insts = (0..self.module.insts.len()).map(|at| InstId(at as u32));
        insts
            .filter(|&at| self.module.inst(at).span.start.line == line)
            .filter(|&at| {
                self.variables
                    .at(at)
                    .is_some_and(|id| self.name(id) == name)
            })
            .collect()
    }

    /// The ways by which results of some functions, or values of some variables, come to arguments of others, or into what those lead to. One
    /// way is given for each call of a sink, in textual order: a shortest one.
    #[must_use]
    pub fn taint(&self, sources: &[&str], sinks: &[&str], source: &str) -> Vec<Taint> {
        let lines: Vec<&str> = source.lines().collect();
        let mut found = Vec::new();
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            if !self.calls_one_of(at, sinks, &lines) {
                continue;
            }
            let mut used = Vec::new();
            self.module
                .inst(at)
                .op
                .for_each_use(|reg| used.extend(self.values.writer(reg)));
            let seeds = self.with_contents(used.into_iter().map(|at| at.0).collect());
            let walk = self.walk(&seeds, Slice::Backward, false);
            let source = walk.order.iter().find(|&&(node, _)| {
                self.place(node).is_some_and(|place| {
                    self.calls_one_of(place, sources, &lines)
                        || (matches!(self.module.inst(place).op, Op::LoadVar { .. })
                            && self
                                .variables
                                .at(place)
                                .is_some_and(|id| sources.contains(&self.name(id))))
                })
            });
            if let Some(&source) = source {
                let steps = std::iter::successors(Some(source), |step| {
                    walk.seen.get(step).copied().flatten()
                });
                let mut path: Vec<InstId> =
                    steps.filter_map(|(node, _)| self.place(node)).collect();
                path.push(at);
                path.dedup();
                found.push(Taint { path });
            }
        }
        found
    }

    /// Nodes, and those of the parts of all objects that they lead to.
    fn with_contents(&self, mut nodes: Vec<NodeId>) -> Vec<NodeId> {
        let graph = &self.values.graph;
        let mut seen: FxHashSet<NodeId> = nodes.iter().copied().collect();
        let mut at = 0;
        while let Some(&node) = nodes.get(at) {
            at += 1;
            for &atom in graph.held(node) {
                if matches!(
                    graph.atom_at(atom),
                    Atom::Array(..) | Atom::Instance(..) | Atom::Region(..) | Atom::Unknown(_)
                ) {
                    nodes.extend(graph.parts(atom).iter().filter(|&&part| seen.insert(part)));
                }
            }
        }
        nodes
    }

    /// Whether an instruction calls a function of one of some names. Where the call has become an operation of the machine, the
    /// source's lines say how it is written.
    fn calls_one_of(&self, at: InstId, names: &[&str], lines: &[&str]) -> bool {
        let is_operation = matches!(
            self.module.inst(at).op,
            Op::CallFunction {
                callee: Callee::Intrinsic(_),
                ..
            }
        );
        match self.called_name(at) {
            Some(name) => {
                let name = self.module.semantics.plain_name(name);
                let name = name.rsplit_once("::").map_or(name, |(_, name)| name);
                let own = name.rsplit_once('.').map_or(name, |(_, own)| own);
                names.contains(&name) || names.contains(&own)
            }
            None if is_operation => {
                written(lines, self.module.inst(at).span).is_some_and(|name| names.contains(&name))
            }
            None => false,
        }
    }

    /// The name that an instruction calls.
    fn called_name(&self, at: InstId) -> Option<&'a str> {
        match self.module.inst(at).op {
            Op::CallFunction {
                callee: Callee::Name(name),
                ..
            }
            | Op::CallCtor { class: name, .. }
            | Op::CallMethod { method: name, .. } => {
                Some(self.program.names.text(name).trim_start_matches(':'))
            }
            Op::CallUnknown { callee, .. } => self.member_name(self.values.writer(callee)?),
            _ => None,
        }
    }

    /// The name by which an instruction fetches a member of an object or a module.
    fn member_name(&self, at: InstId) -> Option<&'a str> {
        match &self.module.inst(at).op {
            Op::LoadField { field, .. } => Some(self.program.names.text(*field)),
            Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::ImportMember),
                args,
                ..
            } => match &self.module.inst(self.values.writer(args.get(1)?.value)?).op {
                Op::Const {
                    value: Const::Text(name),
                    ..
                } => Some(name),
                _ => None,
            },
            _ => None,
        }
    }

    /// A walk along dependences that leaves a function only the way it came in. First it goes up to callers and over
    /// calls by their summaries, then only down into what is called; through an object it may come to anybody.
    fn walk(&self, seeds: &[NodeId], way: Slice, with_control: bool) -> Walk {
        let reversed;
        let next = match way {
            Slice::Backward => &self.dependence.sources,
            Slice::Forward => {
                let mut targets = vec![Vec::new(); self.dependence.sources.len()];
                for (to, list) in self.dependence.sources.iter().enumerate() {
                    for &(from, why) in list {
                        targets[from as usize].push((to as NodeId, why));
                    }
                }
                reversed = targets;
                &reversed
            }
        };
        let mut walk = Walk::default();
        let mut open: VecDeque<Step> = VecDeque::new();
        for &seed in seeds {
            walk.seen.insert((seed, false), None);
            open.push_back((seed, false));
        }
        while let Some(step) = open.pop_front() {
            let (node, is_inside) = step;
            walk.order.push(step);
            for &(to, why) in &next[node as usize] {
                let (enters, leaves) = match (why, way) {
                    (Why::Value(Kind::Result(_)), Slice::Backward)
                    | (Why::Value(Kind::Argument(_)), Slice::Forward) => (true, false),
                    (Why::Value(Kind::Argument(_)), Slice::Backward)
                    | (Why::Value(Kind::Result(_)), Slice::Forward) => (false, true),
                    (Why::Control, _) if !with_control => continue,
                    _ => (false, false),
                };
                if leaves && is_inside {
                    continue;
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
                let changes_function = match (self.place(node), self.place(to)) {
                    (Some(a), Some(b)) => {
                        self.functions.owner[a.index()] != self.functions.owner[b.index()]
                    }
                    _ => false,
                };
                let inside = (is_inside || enters) && !is_shared && (enters || !changes_function);
                let step = (to, inside);
                if let std::collections::hash_map::Entry::Vacant(slot) = walk.seen.entry(step) {
                    slot.insert(Some((node, is_inside)));
                    open.push_back(step);
                }
            }
        }
        walk
    }
}

/// The name in front of the parenthesis where a place in the source begins.
fn written<'a>(lines: &[&'a str], span: Span) -> Option<&'a str> {
    let line = lines.get((span.start.line as usize).checked_sub(1)?)?;
    let (from, _) = line.char_indices().nth(span.start.column as usize)?;
    let rest = &line[from..];
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    rest[end..]
        .trim_start()
        .starts_with('(')
        .then(|| &rest[..end])
}

/// The way of a tainted value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Taint {
    /// The instructions that it passes, from the source to the sink.
    pub path: Vec<InstId>,
}

/// Which way a slice goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slice {
    /// What may have made the value what it is.
    Backward,
    /// What the value may change.
    Forward,
}

#[derive(Default)]
struct Walk {
    /// What was seen, and from where.
    seen: FxHashMap<Step, Option<Step>>,
    /// The same in order.
    order: Vec<Step>,
}

/// A node, and whether the walk is inside of a call that it entered from above.
type Step = (NodeId, bool);
