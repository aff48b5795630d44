//! The dependence graph of a module: the graph of values with control dependence and summaries of calls.
//!
//! A *summary* says on which of its parameters, and on what outside of itself, a function's result depends. With a
//! summary at each call, a walk need not go into a function and out of it to another caller:
//! Horwitz, Reps, Binkley: "Interprocedural Slicing Using Dependence Graphs" (1990).

use super::atom::{Atom, Node};
use super::given::Given;
use super::graph::{self, NodeId};
use super::jumps::Control;
use super::marks::Marks;
use super::values::Values;
use super::variables::Variables;
use crate::Cfg;
use ir::{FunctionId, Functions, Hint, InstId, Module, Op, Reg};
use rustc_hash::{FxHashMap, FxHashSet};

/// Why a node depends on another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// Its value is the other's, or computed from it.
    Value(graph::Kind),
    /// It happens or not by the other's truth, or is the result of a call where something does.
    Control,
    /// It is the result of a call whose summary names the other.
    Summary,
    /// It is in an object that the other changes.
    Change,
}

/// The dependence graph.
pub struct Dependence {
    /// For each node of the graph of values what it depends on.
    pub sources: Vec<Vec<(NodeId, Why)>>,
    /// For each function on what its result depends.
    summaries: Vec<FxHashMap<NodeId, Why>>,
}

impl Dependence {
    /// The dependence graph of a module.
    #[must_use]
    pub fn of(
        module: &Module,
        functions: &Functions,
        cfg: &Cfg,
        variables: &Variables,
        values: &Values,
    ) -> Dependence {
        let throwing = throwing(module, cfg, values);
        let control = Control::of(module, cfg, &throwing);
        let mut sources: Vec<Vec<(NodeId, Why)>> = (values.graph.sources.iter())
            .map(|list| {
                list.iter()
                    .map(|&(from, kind)| (from, Why::Value(kind)))
                    .collect()
            })
            .collect();
        for (at, list) in sources.iter_mut().enumerate().take(module.insts.len()) {
            let own = control.deciding(InstId(at as u32)).iter();
            list.extend(own.map(|&deciding| (deciding.0, Why::Control)));
        }
        for &at in &throwing {
            for &callee in values.calls.get(&at).into_iter().flatten() {
                let thrown = values.graph.find(Node::Thrown(callee));
                sources[at.index()].extend(thrown.map(|node| (node, Why::Control)));
            }
        }
        continuations(module, functions, &mut sources);
        changes(module, values, &mut sources);
        let mut dependence = Dependence {
            sources,
            summaries: Vec::new(),
        };
        dependence.summarise(module, functions, variables, values);
        dependence
    }

    /// On what the result of a function depends: its parameters, and nodes outside of it.
    #[must_use]
    pub fn summary_of(&self, function: FunctionId) -> &FxHashMap<NodeId, Why> {
        &self.summaries[function.index()]
    }

    /// Finds the summaries, callees before their callers as far as calls are not recursive, until none grows.
    fn summarise(
        &mut self,
        module: &Module,
        functions: &Functions,
        variables: &Variables,
        values: &Values,
    ) {
        let mut summaries: Vec<FxHashMap<NodeId, Why>> =
            vec![FxHashMap::default(); functions.list.len()];
        let mut edges: FxHashSet<(InstId, NodeId, Why)> = FxHashSet::default();
        let mut callers: Vec<Vec<FunctionId>> = vec![Vec::new(); functions.list.len()];
        let mut results: FxHashSet<(InstId, FunctionId)> = FxHashSet::default();
        let mut called_at: FxHashMap<FunctionId, Vec<InstId>> = FxHashMap::default();
        for at in 0..module.insts.len() {
            for place in 0..self.sources[at].len() {
                let Why::Value(graph::Kind::Result(callee)) = self.sources[at][place].1 else {
                    continue;
                };
                callers[callee.index()].push(functions.owner[at]);
                if results.insert((InstId(at as u32), callee)) {
                    called_at.entry(callee).or_default().push(InstId(at as u32));
                }
                // What lies outside of the function is the same for all its calls.
                if let Some(beyond) = values.graph.find(Node::Beyond(callee)) {
                    self.sources[at].push((beyond, Why::Summary));
                }
            }
        }
        let mut open: FxHashSet<FunctionId> = FxHashSet::default();
        let mut queue: std::collections::VecDeque<FunctionId> = std::collections::VecDeque::new();
        for component in super::call_graph::components(functions.list.len(), values, functions) {
            for function in component {
                open.insert(function);
                queue.push_back(function);
            }
        }
        let mut seen = Marks::default();
        while let Some(function) = queue.pop_front() {
            open.remove(&function);
            let mut given = Vec::new();
            let summary = self.summary(
                (module, functions, variables, values),
                function,
                &mut seen,
                &mut given,
            );
            // What is read of an object that it is called with depends on which that is.
            for (way, part, why) in given {
                let Node::Part(atom, _) = values.graph.describe(part) else {
                    continue;
                };
                let mut is_given: FxHashMap<InstId, bool> = FxHashMap::default();
                for &(from, how) in &self.sources[way.param as usize] {
                    if let Why::Value(graph::Kind::Argument(call)) = how {
                        let is_given = is_given.entry(call).or_default();
                        *is_given = *is_given || way.may_lead(&values.graph, from, atom);
                    }
                }
                // Of one whose operands are not seen to come there it may be anything.
                let calls = called_at.get(&function).into_iter().flatten().copied();
                let calls = calls.filter(|call| is_given.get(call).copied().unwrap_or(true));
                for call in calls {
                    if edges.insert((call, part, why)) {
                        self.sources[call.index()].push((part, why));
                        let caller = functions.owner[call.index()];
                        if open.insert(caller) {
                            queue.push_back(caller);
                        }
                    }
                }
            }
            let known = &mut summaries[function.index()];
            let new: Vec<(NodeId, Why)> = summary
                .into_iter()
                .filter(|&(node, why)| match known.insert(node, why) {
                    // It may turn out that a value comes from where it seemed to be decided only.
                    Some(before) if before == Why::Summary => {
                        known.insert(node, before);
                        false
                    }
                    before => before != Some(why),
                })
                .collect();
            if new.is_empty() {
                continue;
            }
            let is_own_param = |(node, _): &(NodeId, Why)| {
                (*node as usize) < module.insts.len()
                    && is_param(module, InstId(*node))
                    && functions.owner[*node as usize] == function
            };
            let (params, others): (Vec<_>, Vec<_>) = new.into_iter().partition(is_own_param);
            if let Some(beyond) = values.graph.find(Node::Beyond(function)) {
                let others = others.into_iter().filter(|&(node, _)| node != beyond);
                self.sources[beyond as usize].extend(others);
            }
            for &(node, why) in &params {
                let given: Vec<(NodeId, InstId)> = (self.sources[node as usize].iter())
                    .filter_map(|&(from, how)| match how {
                        Why::Value(graph::Kind::Argument(call)) => Some((from, call)),
                        _ => None,
                    })
                    .collect();
                for (from, call) in given {
                    let gives = results.contains(&(call, function));
                    if gives && from != call.0 && edges.insert((call, from, why)) {
                        self.sources[call.index()].push((from, why));
                    }
                }
            }
            if params.is_empty() {
                continue;
            }
            for &caller in &callers[function.index()] {
                if open.insert(caller) {
                    queue.push_back(caller);
                }
            }
        }
        self.summaries = summaries;
    }

    /// On what the result of a function depends: parameters, and nodes outside of it. First those that its value comes from,
    /// and what is in objects that it makes with it, then those that have to do with it by deciding what happens.
    fn summary(
        &self,
        (module, functions, variables, values): (&Module, &Functions, &Variables, &Values),
        function: FunctionId,
        seen: &mut Marks,
        given: &mut Vec<(Given, NodeId, Why)>,
    ) -> Vec<(NodeId, Why)> {
        let mut found = Vec::new();
        let Some(result) = values.graph.find(Node::Return(function)) else {
            return found;
        };
        seen.begin(self.sources.len());
        let is_made_here = |atom: Atom| {
            // What is made for a member of an object is there where that is.
            let atom = match atom {
                Atom::Array(_, _, Some(owner)) => values.graph.atom_at(owner),
                _ => atom,
            };
            match atom {
                Atom::Array(_, at, _)
                | Atom::Instance(_, at)
                | Atom::Made(at, _)
                | Atom::Region(at, _) => functions.owner[at.index()] == function,
                _ => false,
            }
        };
        let mut open = vec![result];
        seen.insert(result);
        for &atom in values.graph.held(result) {
            if is_made_here(values.graph.atom_at(atom)) {
                for &part in values.graph.parts(atom) {
                    if seen.insert(part) {
                        open.push(part);
                    }
                }
            }
        }
        let mut deciding = Vec::new();
        let mut why = Why::Summary;
        loop {
            let Some(node) = open.pop() else {
                if why == Why::Control {
                    return found;
                }
                why = Why::Control;
                open.extend(deciding.drain(..).filter(|&node| seen.insert(node)));
                continue;
            };
            let mut only_own = false;
            if node != result {
                let is_own = (node as usize) < module.insts.len()
                    && functions.owner[node as usize] == function;
                match values.graph.describe(node) {
                    Node::Inst(at) if is_own => {
                        if is_param(module, at) {
                            found.push((node, why));
                            continue;
                        }
                        let is_foreign = (variables.at(at))
                            .is_some_and(|variable| variables.get(variable).scope != function);
                        if is_foreign && matches!(module.inst(at).op, Op::LoadVar { .. }) {
                            found.push((node, why));
                            continue;
                        }
                    }
                    Node::Outside(_) | Node::Spread(_) | Node::Callee(_) => {}
                    Node::Part(atom, _) if is_made_here(values.graph.atom_at(atom)) => {
                        only_own = true;
                    }
                    // What calls inside of it lean on goes by their own.
                    _ => {
                        found.push((node, why));
                        continue;
                    }
                }
            }
            let at = match values.graph.describe(node) {
                Node::Inst(at) | Node::Outside(at) if functions.owner[at.index()] == function => {
                    Some(at)
                }
                _ => None,
            };
            for &(from, how) in &self.sources[node as usize] {
                if let (Some(at), Node::Part(atom, _)) = (at, values.graph.describe(from))
                    && !is_made_here(values.graph.atom_at(atom))
                    && let Some(way) = Given::of(module, functions, values, (at, atom))
                {
                    // What only decides what happens stays that.
                    let why = if how == Why::Control { how } else { why };
                    given.push((way, from, why));
                    continue;
                }
                let is_own = || {
                    (from as usize) < module.insts.len()
                        && functions.owner[from as usize] == function
                };
                match how {
                    Why::Value(graph::Kind::Result(_)) => {}
                    // What changes an object is found where that is looked at.
                    Why::Change => {}
                    _ if only_own && !is_own() => {}
                    Why::Control if why != Why::Control => deciding.push(from),
                    _ if seen.insert(from) => open.push(from),
                    _ => {}
                }
            }
        }
    }
}

pub(super) fn is_param(module: &Module, at: InstId) -> bool {
    matches!(
        module.inst(at).op,
        Op::Symbolic {
            hint: Hint::Param(..),
            ..
        }
    )
}

/// The calls of functions that throw, where anything that is thrown may be caught.
fn throwing(module: &Module, cfg: &Cfg, values: &Values) -> FxHashSet<InstId> {
    let is_caught = |inst: &ir::Inst| matches!(inst.op, Op::TryPush { .. });
    if !module.insts.iter().any(is_caught) {
        return FxHashSet::default();
    }
    let throws = |&callee: &FunctionId| {
        let node = values.graph.find(Node::Thrown(callee));
        node.is_some_and(|node| !values.graph.sources[node as usize].is_empty())
    };
    let calls = values.calls.iter();
    calls
        .filter(|(at, callees)| {
            cfg.block(cfg.block_at(**at)).is_reachable && callees.iter().any(throws)
        })
        .map(|(&at, _)| at)
        .collect()
}

/// Where a stretch of code goes on depends on what said so.
fn continuations(module: &Module, functions: &Functions, sources: &mut [Vec<(NodeId, Why)>]) {
    let mut set: FxHashMap<(FunctionId, ir::Symbol), Vec<NodeId>> = FxHashMap::default();
    for (at, inst) in module.insts.iter().enumerate() {
        if let Op::SetContinuation { name, .. } = inst.op {
            let owner = functions.owner[at];
            set.entry((owner, name)).or_default().push(at as NodeId);
        }
    }
    for (at, inst) in module.insts.iter().enumerate() {
        if let Op::ResumeContinuation { name } = inst.op {
            let said = set.get(&(functions.owner[at], name)).into_iter().flatten();
            sources[at].extend(said.map(|&from| (from, Why::Change)));
        }
    }
}

/// What is in an object depends on the operations that change it, and what comes from outside on the call.
fn changes(module: &Module, values: &Values, sources: &mut [Vec<(NodeId, Why)>]) {
    for at in (0..module.insts.len()).map(|at| InstId(at as u32)) {
        if let Some(outside) = values.graph.find(Node::Outside(at)) {
            sources[outside as usize].push((at.0, Why::Change));
        }
        let Some(changed) = changed(&module.inst(at).op) else {
            continue;
        };
        if !values.filling.contains(&at) {
            continue;
        }
        let Some(object) = values.writer(changed) else {
            continue;
        };
        for &atom in values.graph.held(object.0) {
            // What is written to memory says itself to which bytes.
            let whole = values.graph.atom_at(atom);
            if whole.is_object() && !matches!(whole, Atom::Region(..)) {
                for &part in values.graph.parts(atom) {
                    sources[part as usize].push((at.0, Why::Change));
                }
            }
        }
    }
}

/// The operand that an instruction changes, if it changes one.
fn changed(op: &Op) -> Option<Reg> {
    match op {
        Op::CallMethod { receiver, .. } => Some(*receiver),
        Op::Bin { left, in_place, .. } => in_place.then_some(*left),
        Op::CallFunction { args, .. } => args.first().map(|arg| arg.value),
        _ => None,
    }
}
