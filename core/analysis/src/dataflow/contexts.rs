//! By which object, or from which call, a walk is inside of a function that puts something into an object which it is given: what one
//! call gives comes to the objects of that call only. The objects are the contexts: Milanova, Rountev, Ryder: "Parameterized Object
//! Sensitivity for Points-to Analysis for Java" (2005). A context ends where the walk leaves the function.

use super::atom::{Atom, AtomId, Facet, Node};
use super::dependence::{Why, is_param};
use super::given::{Given, is_told};
use super::graph::{Kind, NodeId};
use super::query::Dataflow;
use super::slice::Slice;
use super::walk::Step;
use ir::{FunctionId, InstId, Op};

/// By which way a walk is inside of a function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Through {
    /// From the content of this object, which this is that the function is given.
    Object(AtomId, Given),
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
            (Node::Part(object, _), Node::Inst(store) | Node::Spread(store), Slice::Backward) => {
                if let Some(call) = self.made_within(object, store) {
                    return Ok(Some(Through::Within(call)));
                }
                let given = self.given_to(store, object);
                return Ok(given.map(|given| Through::Object(object, given)));
            }
            (Node::Inst(load) | Node::Outside(load), Node::Part(object, _), Slice::Backward) => {
                return match self.is_elsewhere(step.through, load, object) {
                    true => Err(Elsewhere),
                    false => Ok(None),
                };
            }
            (Node::Inst(call), Node::Return(_), Slice::Backward)
                if matches!(why, Why::Value(Kind::Result(_))) =>
            {
                return Ok(Some(Through::Entry(Entry::Call(call))));
            }
            (Node::Return(_), Node::Inst(_), Slice::Backward) => return Ok(step.through),
            (Node::Part(object, _), Node::Inst(load) | Node::Outside(load), Slice::Forward) => {
                let given = self.given_to(load, object);
                return Ok(given.map(|given| Through::Object(object, given)));
            }
            (Node::Inst(store) | Node::Spread(store), Node::Part(object, _), Slice::Forward) => {
                return match self.is_elsewhere(step.through, store, object) {
                    true => Err(Elsewhere),
                    false => Ok(None),
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
            (Slice::Backward, Some(Through::Object(object, given))) if is_param(step.node) => {
                let entry = Entry::of(to, why);
                return match entry.is_none_or(|entry| self.may_give(entry, given, object)) {
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

    /// The call that an object is told apart by, where an instruction of the function that makes it does something to the one that
    /// this call has made.
    fn made_within(&self, object: AtomId, store: InstId) -> Option<InstId> {
        let Atom::Made(place, Facet::Of(call)) = self.values.graph.atom_at(object) else {
            return None;
        };
        let is_own = match self.module.inst(store).op {
            Op::StoreField { object, .. } | Op::StoreIndex { object, .. } => {
                self.is_from(self.values.writer(object), place)
            }
            // What is written where it is made.
            _ => true,
        };
        (is_own && self.owner(place) == self.owner(store)).then_some(call)
    }

    /// Whether an object that a node holds is none that the call made by way of which a walk is there: where that is all that the node
    /// holds then.
    pub(super) fn is_of_another_call(&self, step: Step, object: AtomId) -> bool {
        let graph = &self.values.graph;
        let (
            Some(Through::Entry(Entry::Call(call))),
            Atom::Made(place, Facet::Object | Facet::Of(_)),
        ) = (step.through, graph.atom_at(object))
        else {
            return false;
        };
        let own = graph.find_atom(Atom::Made(place, Facet::Of(call)));
        let is_other = own.is_some_and(|own| own != object) && !graph.is_mixed(object);
        is_other
            && match graph.describe(step.node) {
                // What is told apart by calls of a function is all that this gives.
                Node::Return(function) => function == self.owner(place),
                Node::Inst(at) => self.is_from(Some(at), place),
                _ => false,
            }
    }

    /// Whether what an instruction gives is nothing but what another has made.
    fn is_from(&self, mut at: Option<InstId>, place: InstId) -> bool {
        // As many as there may be from where it is made, by way of a variable, to a read of that.
        for _ in 0..6 {
            let Some(own) = at else { return false };
            if own == place {
                return true;
            }
            let mut from = self.values.graph.sources[own.index()]
                .iter()
                .filter(|(_, kind)| *kind != Kind::Use);
            at = match (from.next(), from.next()) {
                (Some(&(from, Kind::Copy)), None) => self.place(from),
                _ => None,
            };
        }
        false
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

    /// Whether the object that an instruction reads or writes a part of is none that it is given on the way by which a walk is there.
    fn is_elsewhere(&self, through: Option<Through>, at: InstId, object: AtomId) -> bool {
        let graph = &self.values.graph;
        match (through, self.given_to(at, object)) {
            (Some(Through::Entry(entry)), Some(given)) => !self.may_give(entry, given, object),
            // A parameter is one object while its function runs once.
            (Some(Through::Object(own, way)), Some(given)) if way.param == given.param => {
                !way.may_be_with(graph, own, (given, object))
            }
            _ => false,
        }
    }

    fn given_to(&self, at: InstId, object: AtomId) -> Option<Given> {
        Given::of(self.module, &self.functions, &self.values, (at, object))
    }

    /// Whether what a function is given may be an object where its function is entered so: where it is not seen what comes to it then, it may.
    pub(super) fn may_give(&self, entry: Entry, way: Given, object: AtomId) -> bool {
        let graph = &self.values.graph;
        let given = graph.sources[way.param as usize].iter();
        let mut given = given
            .filter(|&&(from, kind)| Entry::of(from, Why::Value(kind)) == Some(entry))
            .peekable();
        is_told(graph, object) && graph.is_mixed(object)
            || given.peek().is_none()
            || given.any(|&(from, _)| way.may_lead(graph, from, object))
    }
}
