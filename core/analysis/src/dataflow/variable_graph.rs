//! Which variables depend on which, inside functions and through memory.

use super::BitSet;
use super::atom::{Atom, Node};
use super::call_graph;
use super::dependence::{Why, is_param};
use super::graph::{Kind, NodeId};
use super::query::Dataflow;
use super::reaching::is_definition;
use super::variables::VarId;
use ir::{Callee, FunctionId, InstId, Op, Reg};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

impl Dataflow<'_> {
    /// On which variables each variable of a function depends, directly: those that are read on the way from
    /// values to it; the same of what it assigns to variables of the functions around it. Variables of other functions are
    /// passed through; of the functions around it only what it or another inside of those reads counts.
    #[must_use]
    pub fn direct(&self, scope: FunctionId) -> VariableGraph {
        let assigned = self.assigned.get_or_init(|| self.assigned());
        let own = assigned.range((scope, VarId(0))..=(scope, VarId(u32::MAX)));
        own.map(|(&(_, id), starts)| (id, self.reads_behind(scope, starts)))
            .filter(|(_, found)| !found.is_empty())
            .collect()
    }

    /// For each function, and each variable of its own or of a function around it, the nodes of what comes into it there.
    fn assigned(&self) -> BTreeMap<(FunctionId, VarId), Vec<NodeId>> {
        let mut found: BTreeMap<(FunctionId, VarId), Vec<NodeId>> = BTreeMap::new();
        let in_memory = self.variables_in_memory();
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            let owner = self.functions.owner[at.index()];
            let scope_of = |id: VarId| self.variables.get(id).scope;
            if is_definition(&self.module.inst(at).op) {
                let id = self.variables.at(at).filter(|&id| !self.is_hidden(id));
                let Some(id) = id.filter(|_| !self.is_handed_on(at)) else {
                    continue;
                };
                let scope = scope_of(id);
                found.entry((scope, id)).or_default().push(at.0);
                if scope != owner && self.sees(owner, scope) {
                    found.entry((owner, id)).or_default().push(at.0);
                }
            } else if let Some((object, nodes)) = self.changed(at) {
                for id in self.targets(at, object, &in_memory) {
                    if !self.is_hidden(id) {
                        found.entry((scope_of(id), id)).or_default().extend(&nodes);
                    }
                }
            }
        }
        found
    }

    /// Whether an instruction gives a variable the value that it has, as an import of it into another file does.
    fn is_handed_on(&self, at: InstId) -> bool {
        let Op::DeclVar { value, .. } = self.module.inst(at).op else {
            return false;
        };
        self.values.writer(value).is_some_and(|from| {
            let is_read = matches!(self.module.inst(from).op, Op::LoadVar { .. });
            is_read && self.variables.at(from) == self.variables.at(at)
        })
    }

    /// The variables that live in memory, by the instruction that makes their region.
    fn variables_in_memory(&self) -> FxHashMap<InstId, VarId> {
        let declared = |(at, inst): (usize, &ir::Inst)| match inst.op {
            Op::DeclVar { value, .. } => {
                let maker = self.values.writer(value)?;
                matches!(self.module.inst(maker).op, Op::AllocRegion { .. })
                    .then(|| Some((maker, self.variables.at(InstId(at as u32))?)))?
            }
            _ => None,
        };
        self.module
            .insts
            .iter()
            .enumerate()
            .filter_map(declared)
            .collect()
    }

    /// The variables that an instruction changes through a register: those whose memory it may write to, wherever they
    /// are declared; otherwise the one of the same function through which the object was reached.
    fn targets(&self, at: InstId, object: Reg, in_memory: &FxHashMap<InstId, VarId>) -> Vec<VarId> {
        let node = self.values.writer(object).map(|at| at.0);
        let held = node.map_or(&[][..], |node| self.values.graph.held(node));
        let named = |&id| match self.values.graph.atom_at(id) {
            Atom::Region(maker, _) => in_memory.get(&maker).copied(),
            _ => None,
        };
        let found: Vec<VarId> = held.iter().filter_map(named).collect();
        if !found.is_empty() {
            return found;
        }
        let owner = self.functions.owner[at.index()];
        let root = self.root(object);
        root.filter(|&id| self.variables.get(id).scope == owner)
            .into_iter()
            .collect()
    }

    /// What an instruction changes through a register, and the nodes that what it puts there comes from.
    pub(super) fn changed(&self, at: InstId) -> Option<(Reg, Vec<NodeId>)> {
        match &self.module.inst(at).op {
            Op::StoreField { object, .. }
            | Op::StoreIndex { object, .. }
            | Op::StoreIndirect {
                pointer: object, ..
            }
            | Op::WriteRegion { region: object, .. } => Some((*object, vec![at.0])),
            Op::CallMethod { receiver, args, .. } if self.values.changing.contains(&at) => {
                let nodes = args.iter().filter_map(|arg| self.values.writer(arg.value));
                Some((*receiver, nodes.map(|at| at.0).collect()))
            }
            Op::CallFunction {
                callee: Callee::Intrinsic(_),
                args,
                ..
            } if self.values.changing.contains(&at) => {
                let (first, rest) = args.split_first()?;
                let nodes = rest.iter().filter_map(|arg| self.values.writer(arg.value));
                Some((first.value, nodes.map(|at| at.0).collect()))
            }
            _ => None,
        }
    }

    /// The variable through which a register's object was reached.
    pub(super) fn root(&self, reg: Reg) -> Option<VarId> {
        let mut reg = reg;
        loop {
            let at = self.values.writer(reg)?;
            match self.module.inst(at).op {
                Op::LoadVar { .. } => return self.variables.at(at),
                Op::LoadField { object, .. }
                | Op::LoadIndex { object, .. }
                | Op::Bin { left: object, .. } => reg = object,
                _ => return None,
            }
        }
    }

    /// The variables that a function sees and that are read where a walk against the flow of values comes to.
    fn reads_behind(&self, scope: FunctionId, starts: &[NodeId]) -> BTreeSet<VarId> {
        let mut found = BTreeSet::new();
        let mut seen = self.marks.borrow_mut();
        seen.begin(self.dependence.sources.len());
        let mut open: Vec<NodeId> = starts.to_vec();
        open.retain(|&node| seen.insert(node));
        while let Some(node) = open.pop() {
            let mut only_copies = false;
            match self.values.graph.describe(node) {
                Node::Inst(at) => {
                    let op = &self.module.inst(at).op;
                    if matches!(op, Op::LoadVar { .. })
                        && let Some(id) = self.variables.at(at)
                    {
                        let variable = self.variables.get(id);
                        if !variable.is_bound {
                            continue;
                        }
                        if self.sees(scope, variable.scope) && !self.is_hidden(id) {
                            // What code around the function reads, to call it or another, is nothing that this one reads.
                            let is_own = variable.scope == scope
                                || variable.scope != self.functions.owner[at.index()];
                            if is_own && !self.is_definition_of_code(node) {
                                found.insert(id);
                            }
                            continue;
                        }
                    }
                    if is_param(self.module, at) && self.functions.owner[at.index()] == scope {
                        continue;
                    }
                    // What is stored does not depend on where.
                    only_copies = matches!(
                        op,
                        Op::StoreField { .. }
                            | Op::StoreIndex { .. }
                            | Op::StoreIndirect { .. }
                            | Op::WriteRegion { .. }
                    );
                }
                Node::Callee(at) => {
                    if let Some(id) = self.variables.at(at) {
                        let variable = self.variables.get(id);
                        if self.is_definition_of_code(node) || !variable.is_bound {
                            continue;
                        }
                        if self.sees(scope, variable.scope) && !self.is_hidden(id) {
                            found.insert(id);
                            continue;
                        }
                    }
                }
                _ => {}
            }
            for &(from, why) in &self.dependence.sources[node as usize] {
                let follows = match why {
                    Why::Value(Kind::Result(_)) | Why::Control | Why::Change => false,
                    Why::Value(Kind::Use) => !only_copies,
                    Why::Value(_) | Why::Summary => true,
                };
                if follows && seen.insert(from) {
                    open.push(from);
                }
            }
        }
        found
    }
}

/// The dependences of dependences: everything that a variable depends on over any number of steps.
#[must_use]
pub fn transitive(graph: &VariableGraph) -> VariableGraph {
    let ids: Vec<VarId> = {
        let mut all: BTreeSet<VarId> = graph.keys().copied().collect();
        all.extend(graph.values().flatten().copied());
        all.into_iter().collect()
    };
    let number = |id: VarId| ids.binary_search(&id).unwrap_or(0);
    let direct: Vec<Vec<usize>> = (ids.iter())
        .map(|id| {
            graph
                .get(id)
                .into_iter()
                .flatten()
                .map(|&to| number(to))
                .collect()
        })
        .collect();
    // Components come behind what they lead to, so that is complete already.
    let mut closed = vec![BitSet::new(ids.len()); ids.len()];
    for component in call_graph::strongly_connected(&direct) {
        let mut all = BitSet::new(ids.len());
        for &node in &component {
            for &to in &direct[node] {
                all.insert(to);
                all.union(&closed[to]);
            }
        }
        if component.len() > 1 {
            for &node in &component {
                all.insert(node);
            }
        }
        for &node in &component {
            closed[node] = all.clone();
        }
    }
    (ids.iter().zip(closed))
        .filter(|(_, set)| !set.is_empty())
        .map(|(&id, set)| (id, set.iter().map(|to| ids[to]).collect()))
        .collect()
}

/// For each variable of one function the variables that its value comes from; those that come from none are left out.
pub type VariableGraph = BTreeMap<VarId, BTreeSet<VarId>>;
