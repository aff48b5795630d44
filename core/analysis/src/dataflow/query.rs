//! Questions about a module's data flow: which variables depend on which, slices, taint.

use super::atom::{Atom, Node};
use super::call_graph::{self, Call};
use super::dependence::{Dependence, Why, is_param};
use super::graph::{Kind, NodeId};
use super::live::{Live, live};
use super::reaching::{Chains, chains, is_definition};
use super::values::{Values, values};
use super::variables::{VarId, Variables};
use super::{BitSet, is_provided};
use crate::{Block, Cfg, ShownNames};
use ir::Sorting;
use ir::{
    Callee, Const, FunctionId, Functions, InstId, Intrinsic, Module, Op, Program, Reg, ScopeKind,
    Span,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Everything known of a module's data flow.
pub struct Dataflow<'a> {
    program: &'a Program,
    module: &'a Module,
    cfg: &'a Cfg,
    /// The functions.
    pub functions: Functions,
    /// The variables.
    pub variables: Variables,
    /// Def-use chains.
    pub chains: Chains,
    /// Live variables.
    pub live: Live,
    /// Where values come from.
    pub values: Values,
    /// What depends on what.
    pub dependence: Dependence,
    names: ShownNames,
    entry: Option<FunctionId>,
    assigned: OnceCell<BTreeMap<(FunctionId, VarId), Vec<NodeId>>>,
}

/// For each variable of one function the variables that its value comes from; those that come from none are left out.
pub type VariableGraph = BTreeMap<VarId, BTreeSet<VarId>>;

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

impl<'a> Dataflow<'a> {
    /// Analyses a module.
    #[must_use]
    pub fn of(program: &'a Program, module: &'a Module, cfg: &'a Cfg) -> Dataflow<'a> {
        let functions = Functions::of(module);
        let variables = Variables::of(module, &functions, &program.names);
        let chains = chains(module, cfg, &variables, &program.names);
        let live = live(program, module, cfg, &variables);
        let values = values(program, module, &functions, &variables, &chains);
        let dependence = Dependence::of(module, &functions, cfg, &variables, &values);
        let names = ShownNames::of(program, module, &functions, &variables);
        let entry = crate::names::entry(program, module, &functions);
        Dataflow {
            names,
            entry,
            assigned: OnceCell::new(),
            program,
            module,
            cfg,
            functions,
            variables,
            chains,
            live,
            values,
            dependence,
        }
    }

    /// A variable's name as people know it.
    #[must_use]
    pub fn name(&self, id: VarId) -> &str {
        self.names.variable(id)
    }

    /// A function's name with those of the functions and classes around it, `module` for the top level.
    #[must_use]
    pub fn function_name(&self, id: FunctionId) -> &str {
        match id {
            FunctionId::TOP => "module",
            id => self.names.function(id),
        }
    }

    /// Whether the program begins with a function.
    #[must_use]
    pub fn is_entry(&self, id: FunctionId) -> bool {
        self.entry == Some(id)
    }

    /// Whether a function is lowering's own.
    #[must_use]
    pub fn is_hidden_function(&self, id: FunctionId) -> bool {
        self.names.is_own_function(id)
    }

    /// Whether a variable is lowering's own.
    #[must_use]
    pub fn is_hidden(&self, id: VarId) -> bool {
        self.names.is_own_variable(id)
    }

    /// On which variables each variable of a function depends, directly: those that are read on the way from
    /// values to it; the same of what it assigns to variables of the functions around it. Variables of other functions are
    /// passed through.
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
                let Some(id) = self.variables.at(at).filter(|&id| !self.is_hidden(id)) else {
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
            Atom::Region(maker) => in_memory.get(&maker).copied(),
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
    fn changed(&self, at: InstId) -> Option<(Reg, Vec<NodeId>)> {
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
    fn root(&self, reg: Reg) -> Option<VarId> {
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
        let mut seen: FxHashSet<NodeId> = starts.iter().copied().collect();
        let mut open: Vec<NodeId> = starts.to_vec();
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
                            if !self.is_definition_of_code(node) {
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
                    Why::Value(Kind::Result(_)) | Why::Control => false,
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

    /// Whether a read of a variable gives functions and classes of the module and nothing else.
    #[must_use]
    pub fn is_code(&self, read: InstId) -> bool {
        self.is_definition_of_code(read.0)
    }

    /// Whether all that a node can hold are functions and classes of the module.
    fn is_definition_of_code(&self, node: NodeId) -> bool {
        let held = self.values.graph.held(node);
        !held.is_empty()
            && (held.iter()).all(|&id| {
                matches!(
                    self.values.graph.atom_at(id),
                    Atom::Function(_) | Atom::Class(_)
                )
            })
    }

    /// Whether a function sees the variables of another.
    fn sees(&self, from: FunctionId, scope: FunctionId) -> bool {
        let parent = |&at: &FunctionId| self.functions.get(at).parent;
        std::iter::successors(Some(from), parent).any(|at| at == scope)
    }

    /// The instructions that a slice holds, in textual order, from some instructions.
    #[must_use]
    pub fn slice(&self, from: &[InstId], way: Slice) -> Vec<InstId> {
        let seeds: Vec<NodeId> = from.iter().map(|at| at.0).collect();
        let walk = self.walk(&seeds, way, true);
        let insts: BTreeSet<InstId> = (walk.seen.into_iter())
            .filter_map(|((node, _), _)| self.place(node))
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

    /// The ways by which results of some functions, or values of some variables, come to arguments of others. One
    /// way is given for each call of a sink, in textual order: a shortest one.
    #[must_use]
    pub fn taint(&self, sources: &[&str], sinks: &[&str]) -> Vec<Taint> {
        let mut found = Vec::new();
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            if !self
                .called_name(at)
                .is_some_and(|name| sinks.contains(&name))
            {
                continue;
            }
            let mut used = Vec::new();
            self.module
                .inst(at)
                .op
                .for_each_use(|reg| used.extend(self.values.writer(reg)));
            let seeds: Vec<NodeId> = used.into_iter().map(|at| at.0).collect();
            let walk = self.walk(&seeds, Slice::Backward, false);
            let source = walk.order.iter().find(|&&(node, _)| {
                self.place(node).is_some_and(|place| {
                    self.called_name(place)
                        .is_some_and(|name| sources.contains(&name))
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
                        | Node::Variable(_)
                        | Node::Thrown
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

    /// Reads of variables that may have no value then.
    #[must_use]
    pub fn undefined_uses(&self) -> Vec<InstId> {
        let mut found: Vec<InstId> = (self.chains.reached.iter())
            .filter(|(at, reached)| {
                let Some(id) = self.variables.at(**at) else {
                    return false;
                };
                let variable = self.variables.get(id);
                let owner = self.functions.owner[at.index()];
                let is_reachable = self.cfg.block(self.cfg.block_at(**at)).is_reachable;
                let is_deleted = (reached.definitions.iter())
                    .any(|definition| self.chains.deletions.contains(definition));
                let begins_unbound = reached.from_entry
                    && variable.scope == owner
                    && self.functions.get(owner).kind != ScopeKind::Class
                    && !is_provided(self.program, self.module, variable.name);
                variable.is_bound
                    && !self.is_hidden(id)
                    && is_reachable
                    && (begins_unbound || is_deleted)
            })
            .map(|(&at, _)| at)
            .collect();
        found.put_in_order();
        found
    }

    /// Stretches of source that no path leads to: nothing in them is ever carried out.
    #[must_use]
    pub fn unreachable(&self) -> Vec<Span> {
        let spans_of = |is_meant: &dyn Fn(&Block) -> bool| {
            let blocks = self.cfg.blocks.iter().filter(|block| is_meant(block));
            let mut found: Vec<Span> = blocks
                .flat_map(|block| block.insts())
                .map(|at| self.module.inst(at).span)
                .filter(|span| span.is_some() && span.start != span.end)
                .collect();
            found.put_in_order();
            found.dedup();
            found
        };
        let mut found = spans_of(&|block| !block.is_reachable && !block.is_leftover);
        if found.is_empty() {
            return found;
        }
        // An instruction that nothing leads to may stand for a part of what is reached all the same: the end of a function
        // for the whole, an arm of a conditional for the conditional.
        let reached = spans_of(&|block| block.is_reachable);
        found.retain(|span| {
            let first = reached.partition_point(|other| other.start < span.start);
            let inside = reached[first..].iter();
            !(inside.take_while(|other| other.start < span.end)).any(|other| other.end <= span.end)
        });
        found
    }

    /// The calls, in textual order.
    #[must_use]
    pub fn calls(&self) -> Vec<Call> {
        call_graph::calls(self.module, &self.functions, &self.values)
    }

    /// Functions that call each other, themselves included, callees before callers.
    #[must_use]
    pub fn components(&self) -> Vec<Vec<FunctionId>> {
        call_graph::components(self.functions.list.len(), &self.values, &self.functions)
    }
}

/// A node, and whether the walk is inside of a call that it entered from above.
type Step = (NodeId, bool);

#[derive(Default)]
struct Walk {
    /// What was seen, and from where.
    seen: FxHashMap<Step, Option<Step>>,
    /// The same in order.
    order: Vec<Step>,
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
