//! By which object, or from which call, a walk is inside of a function that puts something into an object which it is given: what one
//! call gives comes to the objects of that call only. The objects are the contexts: Milanova, Rountev, Ryder: "Parameterized Object
//! Sensitivity for Points-to Analysis for Java" (2005). A context ends where the walk leaves the function.

use super::atom::{AtomId, Node};
use super::dependence::{Why, is_param};
use super::graph::{Kind, NodeId};
use super::query::Dataflow;
use super::slice::Slice;
use super::walk::Step;
use ir::{FunctionId, InstId, Op};

/// By which way a walk is inside of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Through {
    /// Against the flow: from the content of this object, which this parameter was.
    Object(AtomId, NodeId),
    /// With the flow: from where its parameters come.
    Entry(Entry),
}

/// From where a parameter comes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Entry {
    /// A call of the program.
    Call(InstId),
    /// What code outside of it has.
    Node(NodeId),
}

impl Entry {
    /// That of a dependence of a parameter.
    pub(super) fn of(from: NodeId, why: Why) -> Option<Entry> {
        match why {
            Why::Value(Kind::Argument(call)) => Some(Entry::Call(call)),
            Why::Value(Kind::Copy) => Some(Entry::Node(from)),
            _ => None,
        }
    }
}

/// A walk came by an object or a call that a dependence is not of.
pub(super) struct Elsewhere;

impl Dataflow<'_> {
    pub(super) fn owner(&self, at: InstId) -> FunctionId {
        self.functions.owner[at.index()]
    }

    /// By which way a walk is where a dependence leads it, as far as that matters; an error where what it came by
    /// is an object or a call that the dependence is not of.
    pub(super) fn way_on(
        &self,
        step: Step,
        to: NodeId,
        why: Why,
        way: Slice,
    ) -> Result<Option<Through>, Elsewhere> {
        let graph = &self.values.graph;
        match (graph.describe(step.node), graph.describe(to), way) {
            (Node::Part(object, _), Node::Inst(store), Slice::Backward) => {
                let given = self.object_given(store);
                return Ok(given.map(|param| Through::Object(object, param)));
            }
            (Node::Inst(store), Node::Part(object, _), Slice::Forward) => {
                return match (step.through, self.object_given(store)) {
                    (Some(Through::Entry(entry)), Some(param))
                        if !self.may_give(entry, param, object) =>
                    {
                        Err(Elsewhere)
                    }
                    _ => Ok(None),
                };
            }
            _ => {}
        }
        let is_param = |node| {
            let own = self.values.graph.describe(node);
            matches!(own, Node::Inst(at) if is_param(self.module, at))
        };
        match (way, step.through) {
            (Slice::Forward, _) if is_param(to) => {
                return Ok(Entry::of(step.node, why).map(Through::Entry));
            }
            (Slice::Backward, Some(Through::Object(object, param))) if is_param(step.node) => {
                let entry = Entry::of(to, why);
                return match entry.is_none_or(|entry| self.may_give(entry, param, object)) {
                    true => Ok(None),
                    false => Err(Elsewhere),
                };
            }
            _ => {}
        }
        let owners = [step.node, to].map(|node| self.place(node).map(|at| self.owner(at)));
        let is_near = owners[0].is_some() && owners[0] == owners[1];
        Ok(step.through.filter(|_| is_near))
    }

    /// The parameter whose object an instruction puts something into, where it is that and nothing else.
    fn object_given(&self, store: InstId) -> Option<NodeId> {
        let Op::StoreField { object, .. } = self.module.inst(store).op else {
            return None;
        };
        let owner = self.owner(store);
        let mut at = self.values.writer(object)?;
        // As many as there may be between a parameter and a read of it.
        for _ in 0..4 {
            if is_param(self.module, at) {
                return Some(at.0);
            }
            let [(from, Kind::Copy)] = self.values.graph.sources[at.index()][..] else {
                return None;
            };
            let Node::Inst(from) = self.values.graph.describe(from) else {
                return None;
            };
            at = Some(from).filter(|&from| self.owner(from) == owner)?;
        }
        None
    }

    /// Whether a parameter may be an object where its function is entered so: where it is not seen what comes to it then, it may.
    pub(super) fn may_give(&self, entry: Entry, param: NodeId, object: AtomId) -> bool {
        let graph = &self.values.graph;
        let given = graph.sources[param as usize].iter();
        let mut given = given
            .filter(|&&(from, kind)| Entry::of(from, Why::Value(kind)) == Some(entry))
            .peekable();
        given.peek().is_none() || given.any(|&(from, _)| graph.may_hold(from, object))
    }
}
