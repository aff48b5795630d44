//! By which object, or from which call, a walk is inside of a function that puts something into an object which it is given: what one
//! call gives comes to the objects of that call only. The objects are the contexts: Milanova, Rountev, Ryder: "Parameterized Object
//! Sensitivity for Points-to Analysis for Java" (2005). A context ends where the walk leaves the function.

use super::atom::{Atom, AtomId, Facet, Node};
use super::dependence::{Why, is_param};
use super::graph::{Kind, NodeId};
use super::query::Dataflow;
use super::slice::Slice;
use super::values::Values;
use super::walk::Step;
use ir::{FunctionId, Functions, InstId, Module, Op};

/// By which way a walk is inside of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Through {
    /// Against the flow: from the content of this object, which this parameter was.
    Object(AtomId, NodeId),
    /// From where its parameters come: with the flow, and against it where it was come to by what it gives.
    Entry(Entry),
    /// Against the flow: from the content of an object that this call of it has made.
    Within(InstId),
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
                if let Some(call) = self.made_within(object, store) {
                    return Ok(Some(Through::Within(call)));
                }
                let given = self.object_given(store);
                return Ok(given.map(|param| Through::Object(object, param)));
            }
            (Node::Inst(load), Node::Part(object, _), Slice::Backward) => {
                return match (step.through, self.object_given(load)) {
                    (Some(Through::Entry(entry)), Some(param))
                        if !self.may_give(entry, param, object) =>
                    {
                        Err(Elsewhere)
                    }
                    _ => Ok(None),
                };
            }
            (Node::Inst(call), Node::Return(_), Slice::Backward)
                if matches!(why, Why::Value(Kind::Result(_))) =>
            {
                return Ok(Some(Through::Entry(Entry::Call(call))));
            }
            (Node::Return(_), Node::Inst(_), Slice::Backward) => return Ok(step.through),
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
                    true => Ok(self.maker_within(object, entry).map(Through::Within)),
                    false => Err(Elsewhere),
                };
            }
            (Slice::Backward, Some(Through::Within(call))) if is_param(step.node) => {
                let entry = Entry::of(to, why);
                return match entry.is_none_or(|entry| entry == Entry::Call(call)) {
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

    /// The call that an object is told apart by, where an instruction stands in the function that makes it.
    fn made_within(&self, object: AtomId, store: InstId) -> Option<InstId> {
        match self.values.graph.atom_at(object) {
            Atom::Made(place, Facet::Of(call)) if self.owner(place) == self.owner(store) => {
                Some(call)
            }
            _ => None,
        }
    }

    /// The same, where what makes it has been come to from what begins its life.
    fn maker_within(&self, object: AtomId, entry: Option<Entry>) -> Option<InstId> {
        match (self.values.graph.atom_at(object), entry) {
            (Atom::Made(place, Facet::Of(call)), Some(Entry::Call(at))) if place == at => {
                Some(call)
            }
            _ => None,
        }
    }

    fn object_given(&self, at: InstId) -> Option<NodeId> {
        object_given(self.module, &self.functions, &self.values, at)
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

/// The parameter whose object an instruction reads or puts something into, where it is that and nothing else.
pub(super) fn object_given(
    module: &Module,
    functions: &Functions,
    values: &Values,
    at: InstId,
) -> Option<NodeId> {
    let (Op::StoreField { object, .. }
    | Op::LoadField { object, .. }
    | Op::StoreIndex { object, .. }
    | Op::LoadIndex { object, .. }) = module.inst(at).op
    else {
        return None;
    };
    let owner = functions.owner[at.index()];
    let mut at = values.writer(object)?;
    // As many as there may be between a parameter and a read of it.
    for _ in 0..4 {
        if is_param(module, at) {
            return Some(at.0);
        }
        let [(from, Kind::Copy)] = values.graph.sources[at.index()][..] else {
            return None;
        };
        let Node::Inst(from) = values.graph.describe(from) else {
            return None;
        };
        at = Some(from).filter(|&from| functions.owner[from.index()] == owner)?;
    }
    None
}
