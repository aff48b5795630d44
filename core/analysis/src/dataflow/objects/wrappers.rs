//! Allocation wrappers: functions of the program that make an object and give it back, and nothing else. What one call of such a function gives is
//! an object of its own (heap cloning). In such a function all of them are one another's place: what it does to the one it does to each.

use crate::dataflow::atom::{Atom, AtomId, Facet, Node, Part};
use crate::dataflow::graph::{Kind, NodeId, Role};
use crate::dataflow::reaching::Chains;
use crate::dataflow::values::Builder;
use ir::{
    ArrayKind, Callee, Const, Effect, FunctionId, FunctionKind, InstId, Intrinsic, Op, Reg, Results,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// How many calls of one such function are told apart.
const CALLS: usize = 64;

impl Builder<'_> {
    /// Finds the functions whose results are nothing but objects that they have just made.
    pub(in crate::dataflow) fn find_wrappers(&mut self, chains: &Chains) {
        if !self.objects.are_there {
            return;
        }
        let mut definitions: FxHashMap<crate::dataflow::variables::VarId, Vec<InstId>> =
            FxHashMap::default();
        let mut returned: FxHashMap<FunctionId, Vec<Reg>> = FxHashMap::default();
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            let owner = self.functions.owner[at.index()];
            match &self.module.inst(at).op {
                Op::DeclVar { .. } | Op::StoreVar { .. } => {
                    if let Some(variable) = self.variables.at(at) {
                        definitions.entry(variable).or_default().push(at);
                    }
                }
                Op::Return { value } => returned.entry(owner).or_default().push(*value),
                _ => {}
            }
        }
        for (function, values) in returned {
            if function == FunctionId::TOP || self.kind_of(function) != FunctionKind::Function {
                continue;
            }
            let mut made = Vec::new();
            let all = values
                .iter()
                .all(|&value| self.is_allocated(function, value, &definitions, chains, &mut made));
            if all && !made.is_empty() {
                made.sort_unstable();
                made.dedup();
                self.objects.wrappers.insert(function, made);
            }
        }
    }

    /// Whether a register holds nothing but what a function has made in this call of it.
    fn is_allocated(
        &self,
        function: FunctionId,
        value: Reg,
        definitions: &FxHashMap<crate::dataflow::variables::VarId, Vec<InstId>>,
        chains: &Chains,
        made: &mut Vec<InstId>,
    ) -> bool {
        let mut open = vec![value];
        let mut seen: FxHashSet<Reg> = FxHashSet::default();
        while let Some(value) = open.pop() {
            if !seen.insert(value) {
                continue;
            }
            let Some(at) = self.writer.get(value.index()).copied().flatten() else {
                return false;
            };
            if self.functions.owner[at.index()] != function {
                return false;
            }
            match &self.module.inst(at).op {
                Op::Const { value, .. }
                    if !matches!(
                        value,
                        Const::Function { .. } | Const::Class { .. } | Const::Intrinsic(_)
                    ) => {}
                Op::LoadVar { .. } => {
                    let Some(variable) = self.variables.at(at) else {
                        return false;
                    };
                    let is_own = self.variables.get(variable).scope == function;
                    let from_entry =
                        (chains.reached.get(&at)).is_none_or(|reached| reached.from_entry);
                    if !is_own || from_entry {
                        return false;
                    }
                    for &definition in definitions.get(&variable).into_iter().flatten() {
                        match self.module.inst(definition).op {
                            Op::DeclVar { value, .. } | Op::StoreVar { value, .. } => {
                                open.push(value);
                            }
                            _ => return false,
                        }
                    }
                }
                Op::CallFunction {
                    callee: Callee::Intrinsic(intrinsic),
                    args,
                    ..
                } => match intrinsic {
                    Intrinsic::TableOf | Intrinsic::ObjectBelow | Intrinsic::New => made.push(at),
                    Intrinsic::TableSet | Intrinsic::TableFill => open.push(args[0].value),
                    Intrinsic::CallAll => {
                        let callee = self.writer.get(args[0].value.index());
                        let name = match callee
                            .copied()
                            .flatten()
                            .map(|at| (at, self.module.inst(at)))
                        {
                            Some((at, inst)) => match inst.op {
                                Op::LoadVar { name, .. }
                                    if (self.variables.at(at))
                                        .is_some_and(|id| !self.variables.get(id).is_bound) =>
                                {
                                    self.program.names.text(name)
                                }
                                _ => return false,
                            },
                            None => return false,
                        };
                        let prelude = self.module.semantics.library.prelude;
                        match (self.imports.effect(prelude, name), args.get(1)) {
                            (Some(Effect::Delegates), Some(first)) => open.push(first.value),
                            _ => return false,
                        }
                    }
                    _ => return false,
                },
                Op::CallFunction {
                    callee: Callee::Name(name),
                    args,
                    ..
                } => {
                    let name = self.program.names.text(*name);
                    let prelude = self.module.semantics.library.prelude;
                    let is_bound =
                        (self.variables.at(at)).is_some_and(|id| self.variables.get(id).is_bound);
                    match self.imports.effect(prelude, name).filter(|_| !is_bound) {
                        Some(Effect::Delegates) => match args.first() {
                            Some(first) => open.push(first.value),
                            None => return false,
                        },
                        Some(Effect::Instantiates) => made.push(at),
                        _ => return false,
                    }
                }
                Op::CallMethod { method, .. }
                    if !self.module.semantics.objects.protocol.make.is_empty()
                        && self.program.names.text(*method)
                            == self.module.semantics.objects.protocol.make =>
                {
                    made.push(at);
                }
                _ => return false,
            }
        }
        true
    }

    /// Whether what comes from calls of a function is looked at one by one.
    pub(in crate::dataflow) fn tells_results(&self, function: FunctionId) -> bool {
        self.objects.are_there
            && (self.gives_several() || self.objects.wrappers.contains_key(&function))
    }

    fn gives_several(&self) -> bool {
        self.module.semantics.calls.results == Results::Several
    }

    /// What a call of such a function gives comes to a node.
    pub(in crate::dataflow) fn returns_clones(
        &mut self,
        at: InstId,
        function: FunctionId,
        to: NodeId,
    ) {
        let result = self.graph.node(Node::Return(function));
        self.graph.link(result, to, Kind::Result(function));
        self.graph.watch(result, at, Role::Returned(function));
        let Some(places) = self.objects.wrappers.get(&function).cloned() else {
            return;
        };
        let calls = self.objects.calls_of.entry(function).or_default();
        if calls.len() < CALLS {
            calls.insert(at);
        }
        for place in places {
            self.clone_allocation(place, at);
        }
    }

    /// What an instruction makes it makes for one call of its function, too.
    pub(super) fn clone_allocation(&mut self, place: InstId, call: InstId) {
        let is_told = |made: &FxHashSet<InstId>| made.contains(&call);
        let owner = self.functions.owner[place.index()];
        if !self.objects.calls_of.get(&owner).is_some_and(is_told) {
            return;
        }
        let own = Atom::Made(place, Facet::Of(call));
        if self.graph.find_atom(own).is_some() {
            return;
        }
        self.graph.hold(place.0, own);
        let id = self.graph.atom(own);
        self.objects.clones.entry(place).or_default().push(id);
        // It begins its life as the others do.
        match &self.module.inst(place).op {
            Op::CallFunction {
                callee: Callee::Intrinsic(intrinsic),
                args,
                ..
            } => match intrinsic {
                Intrinsic::New => {
                    for id in self.graph.held(self.reg(args[0].value)).to_vec() {
                        let atom = self.graph.atom_at(id);
                        self.object_operation_on(place, id, atom, *intrinsic, args);
                    }
                }
                Intrinsic::TableOf => self.filled_with(id, 1, args),
                _ => {
                    if let [parent] = args[..] {
                        let above = self.graph.part(id, Part::Parent);
                        self.copy(self.reg(parent.value), above);
                    }
                }
            },
            Op::CallFunction { args, .. } => {
                let first = args.first().map(|arg| self.reg(arg.value));
                for id in first.map_or(Vec::new(), |first| self.graph.held(first).to_vec()) {
                    let atom = self.graph.atom_at(id);
                    self.given(place, id, atom);
                }
            }
            Op::CallMethod { receiver, .. } => {
                for id in self.graph.held(self.reg(*receiver)).to_vec() {
                    if matches!(self.graph.atom_at(id), Atom::Made(_, Facet::Class)) {
                        self.make_instances(place, id);
                    }
                }
            }
            _ => {}
        }
    }

    /// The objects that an instruction makes: the one for all calls of its function, and those of some.
    pub(super) fn variants(&mut self, at: InstId) -> Vec<AtomId> {
        let base = self.make(at, Facet::Object);
        let clones = self.objects.clones.get(&at).into_iter().flatten();
        std::iter::once(base).chain(clones.copied()).collect()
    }

    /// Something that a function which is called gives has become known.
    pub(in crate::dataflow) fn returned(
        &mut self,
        at: InstId,
        function: FunctionId,
        id: AtomId,
        atom: Atom,
    ) {
        let is_all = matches!(
            self.module.inst(at).op,
            Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::CallAll | Intrinsic::CallAllSpread),
                ..
            }
        );
        if let Atom::Made(place, facet) = atom
            && let Some(places) = self.objects.wrappers.get(&function)
            && places.contains(&place)
        {
            let told = self.objects.calls_of.get(&function);
            let is_told = told.is_some_and(|told| told.contains(&at));
            let is_own = match facet {
                Facet::Of(call) => call == at,
                _ => !is_told,
            };
            if is_told && !is_own && !self.graph.is_mixed(id) {
                return;
            }
        }
        let result = self.graph.node(Node::Return(function));
        match atom {
            Atom::Array(ArrayKind::Tuple, ..) if self.gives_several() && !is_all => {
                let first = self.graph.part(id, Part::Index(0));
                self.copy(first, at.0);
            }
            _ => self.graph.hand(result, at.0, Kind::Result(function), id),
        }
    }
}
