//! What an instruction of a function works on, as far as that is something that the function is given: an object that a parameter
//! was, or a member of that. It is the same all the while the function runs once, so it says which object a walk is about.

use super::atom::{Atom, AtomId, Node, Part};
use super::dependence::is_param;
use super::graph::{Graph, Kind, NodeId};
use super::values::Values;
use ir::{Callee, FunctionId, Functions, InstId, Intrinsic, Module, Op, Reg};

/// How many objects a parameter may be for them to be looked at one by one.
const FEW: usize = 64;

/// To how many an object may delegate for that to be followed.
const FAR: usize = 32;

/// What a parameter was, or what a member of that was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Given {
    /// The parameter.
    pub(super) param: NodeId,
    /// The member, where it is one.
    member: Option<Part>,
}

impl Given {
    /// What an instruction reads, puts something into or calls a method of, where it is that and nothing else and may be an object
    /// itself, and not only lead to it.
    pub(super) fn of(
        module: &Module,
        functions: &Functions,
        values: &Values,
        (at, part_of): (InstId, AtomId),
    ) -> Option<Given> {
        let owner = functions.owner[at.index()];
        let (object, is_called) = match module.inst(at).op {
            Op::StoreField { object, .. }
            | Op::LoadField { object, .. }
            | Op::StoreIndex { object, .. }
            | Op::LoadIndex { object, .. } => (object, false),
            Op::CallMethod { receiver, .. } => (receiver, true),
            Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::Define | Intrinsic::TableSet),
                ref args,
                ..
            } => (args.first()?.value, false),
            _ => return None,
        };
        let node = values.writer(object)?.0;
        let is_told = is_told(&values.graph, part_of);
        if is_told && !values.graph.may_hold(node, part_of) || is_called && !is_told {
            return None;
        }
        let made = origin(module, functions, values, owner, object)?;
        if is_called && !comes_from_alone(&values.graph, at, node, part_of) {
            return None;
        }
        if is_param(module, made) {
            return (!is_called).then_some(Given {
                param: made.0,
                member: None,
            });
        }
        let Op::LoadField { object, field, .. } = module.inst(made).op else {
            return None;
        };
        if !is_told {
            return None;
        }
        let param = origin(module, functions, values, owner, object)?;
        is_param(module, param).then_some(Given {
            param: param.0,
            member: Some(Part::Field(field)),
        })
    }

    /// Whether it may be an object, where its parameter is what a node holds.
    pub(super) fn may_lead(self, graph: &Graph, from: NodeId, object: AtomId) -> bool {
        let held = graph.held(from);
        held.len() > FEW || held.iter().any(|&own| self.may_be(graph, own, object))
    }

    /// Whether it may be an object where its parameter is another, or that itself.
    fn may_be(self, graph: &Graph, own: AtomId, object: AtomId) -> bool {
        match self.member {
            None => is_or_inherits(graph, own, object),
            Some(member) => has(graph, own, member, object),
        }
    }

    /// Whether it and something else that the same parameter leads to may be these two objects at once.
    pub(super) fn may_be_with(self, graph: &Graph, object: AtomId, more: (Given, AtomId)) -> bool {
        let held = graph.held(self.param);
        let (other, its) = more;
        !is_told(graph, object)
            || !is_told(graph, its)
            || graph.is_mixed(object)
            || graph.is_mixed(its)
            || held.len() > FEW
            || held
                .iter()
                .any(|&own| self.may_be(graph, own, object) && other.may_be(graph, own, its))
    }
}

/// Whether an object is one that the library makes, or is told apart by such a one.
pub(super) fn is_told(graph: &Graph, object: AtomId) -> bool {
    matches!(
        graph.atom_at(object),
        Atom::Made(..) | Atom::Array(_, _, Some(_))
    )
}

/// Whether a call of the library has an object by what it is called on, and by nothing else.
fn comes_from_alone(graph: &Graph, at: InstId, receiver: NodeId, object: AtomId) -> bool {
    let Some(outside) = graph.find(Node::Outside(at)) else {
        return true;
    };
    let sources = &graph.sources[outside as usize];
    sources.len() <= FEW
        && (sources.iter()).all(|&(from, kind)| {
            kind == Kind::Use || from == receiver || !graph.may_hold(from, object)
        })
}

/// The instruction from which a register's value comes unchanged, inside of a function.
fn origin(
    module: &Module,
    functions: &Functions,
    values: &Values,
    owner: FunctionId,
    reg: Reg,
) -> Option<InstId> {
    let mut at = values.writer(reg)?;
    // As many as there may be between a parameter and a read of it.
    for _ in 0..4 {
        if is_param(module, at) || matches!(module.inst(at).op, Op::LoadField { .. }) {
            return Some(at);
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

/// What an object delegates to, itself first; nothing where that is too much to be looked at.
fn delegates(graph: &Graph, own: AtomId) -> Option<Vec<AtomId>> {
    let mut found = vec![own];
    let mut at = 0;
    while let Some(&own) = found.get(at) {
        at += 1;
        if !matches!(graph.atom_at(own), Atom::Made(..) | Atom::Function(_)) {
            continue;
        }
        let above = graph.find(Node::Part(own, Part::Parent));
        for &above in above.map_or(&[][..], |above| graph.held(above)) {
            if !found.contains(&above) {
                found.push(above);
            }
            if found.len() > FAR {
                return None;
            }
        }
    }
    Some(found)
}

/// Whether an object is another or delegates to it: what is read of it may be a part of that.
fn is_or_inherits(graph: &Graph, own: AtomId, object: AtomId) -> bool {
    if graph.is_one(own, object) {
        return true;
    }
    match graph.atom_at(own) {
        Atom::Made(..) | Atom::Function(_) => delegates(graph, own)
            .is_none_or(|all| all.iter().any(|&above| graph.is_one(above, object))),
        _ => false,
    }
}

/// Whether a member of an object may be another.
fn has(graph: &Graph, own: AtomId, member: Part, object: AtomId) -> bool {
    let Some(all) = delegates(graph, own) else {
        return true;
    };
    all.into_iter().any(|own| match graph.atom_at(own) {
        Atom::Scalar(_) => false,
        Atom::Made(..) if !graph.is_mixed(own) => [member, Part::Any].into_iter().any(|part| {
            let node = graph.find(Node::Part(own, part));
            node.is_some_and(|node| graph.may_hold(node, object))
        }),
        _ => true,
    })
}
