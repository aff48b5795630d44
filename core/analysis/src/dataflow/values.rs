//! Where values come from: which abstract values each register, variable and member may hold, and on what they
//! depend; with it the call graph, since what is called depends on values and the other way round.
//!
//! The analysis follows definitions inside functions, and tells objects apart by the instruction that makes them.
//! Code outside of the module, the language's library included, is not looked into: it may give back
//! whatever it was given or found in that, put any of it into any of it unless it is known to change
//! nothing, and call the functions and methods it is given.

use super::atom::{Atom, AtomId, Node, Part};
use super::calls::BuiltinMethod;
use super::graph::{Graph, Kind, NodeId, Role};
use super::imports::Imports;
use super::objects::Objects;
use super::offsets::Offsets;
use super::protocol::Protocol;
use super::provided::Provided;
use super::reaching::Chains;
use super::variables::Variables;
use ir::Sorting;
use ir::{
    ArrayKind, Callee, FunctionId, FunctionKind, Functions, Hint, InstId, Intrinsic, Module,
    Native, Op, Program, Reg, ScopeKind, Symbol,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// What is known of a module's values.
pub struct Values {
    /// Where values are and where they come from.
    pub graph: Graph,
    /// Which functions each instruction may call; for constants of classes, the class's body.
    pub calls: FxHashMap<InstId, Vec<FunctionId>>,
    /// Those of the calls that an instruction makes itself, with its own operands, and not the outside on its behalf.
    pub explicit: FxHashSet<(InstId, FunctionId)>,
    /// Instructions that may call code outside of the module.
    pub outside: FxHashSet<InstId>,
    /// Those of them that may change what they are given.
    pub changing: FxHashSet<InstId>,
    /// Those that change their first operand in a way that is known closely.
    pub filling: FxHashSet<InstId>,
    /// Instructions that get functions, classes and modules of the library.
    pub code: FxHashSet<InstId>,
    writer: Vec<Option<InstId>>,
}

impl Values {
    /// The instruction that writes a register.
    #[must_use]
    pub fn writer(&self, reg: Reg) -> Option<InstId> {
        self.writer.get(reg.index()).copied().flatten()
    }
}

pub(super) struct Builder<'a> {
    pub(super) program: &'a Program,
    pub(super) module: &'a Module,
    pub(super) functions: &'a Functions,
    pub(super) variables: &'a Variables,
    pub(super) graph: Graph,
    pub(super) calls: FxHashMap<InstId, Vec<FunctionId>>,
    /// The same as pairs.
    pub(super) called: FxHashSet<(InstId, FunctionId)>,
    pub(super) outside: FxHashSet<InstId>,
    /// The instruction that writes each register.
    pub(super) writer: Vec<Option<InstId>>,
    /// The instructions of each function's parameters.
    pub(super) params: Vec<Vec<InstId>>,
    pub(super) protocol: Protocol,
    pub(super) provided: Provided<'a>,
    pub(super) imports: Imports<'a>,
    pub(super) bound: FxHashSet<(InstId, FunctionId, bool)>,
    /// Calls of the outside that may change what they are given.
    pub(super) changing: FxHashSet<InstId>,
    /// Calls that only pass something on.
    pub(super) passing: FxHashSet<InstId>,
    /// Calls of what calls functions that it is given by name, and whether also the first.
    pub(super) applying: FxHashMap<InstId, bool>,
    /// Operations that fill memory.
    pub(super) filling: FxHashSet<InstId>,
    /// The places in each region to which each operator on pointers gives one.
    pub(super) pointed: FxHashMap<(InstId, InstId), Vec<Offsets>>,
    /// Instructions that may call special methods.
    pub(super) implied: FxHashSet<InstId>,
    /// Of what the methods instructions and the outside are known to call: all, or the special ones.
    pub(super) asked: FxHashSet<(NodeId, AtomId, bool)>,
    /// What has come to the outside, and whether that may change it.
    pub(super) escaped: FxHashSet<(NodeId, AtomId, bool)>,
    /// Which functions the outside calls with what it has at a node, and whether as methods of something.
    pub(super) called_back: FxHashSet<(NodeId, FunctionId, bool)>,
    /// The parents that classes are known to have.
    pub(super) parents: FxHashSet<(InstId, Option<AtomId>)>,
    /// For each class its body and those of its parents, as far as they are known now.
    pub(super) ancestry: FxHashMap<FunctionId, Rc<[FunctionId]>>,
    /// What is known of the language's own methods.
    pub(super) builtin_methods: FxHashMap<(Native, Symbol), BuiltinMethod>,
    /// For each class body its functions.
    pub(super) methods: Vec<Vec<FunctionId>>,
    /// Functions, with the names by which their classes alone have them, as nothing but what is called on an instance.
    pub(super) methods_by_name: FxHashSet<(FunctionId, Symbol)>,
    /// For each function what it declares.
    pub(super) declared: Vec<FxHashSet<Symbol>>,
    /// The classes that declare a member of a name.
    pub(super) declaring: FxHashMap<Symbol, Vec<FunctionId>>,
    /// The objects that the library makes.
    pub(super) objects: Objects,
    /// Calls of the outside of whose result no kind is known.
    pub(super) vague: Vec<InstId>,
    /// The same as a set.
    pub(super) vague_calls: FxHashSet<InstId>,
    /// Whether classes and their parents have been looked at.
    pub(super) has_begun: bool,
    /// Whether a class has got another parent since then.
    is_stale: bool,
}

/// How many steps objects that the library makes are told apart for, of each instruction and besides: where it takes more, the library has
/// got many and may have done anything to them, so that little would be known of each.
const STEPS_OF_EACH: usize = 100;
const STEPS_BESIDES: usize = 200_000;

/// Follows the values of a module.
#[must_use]
pub fn values(
    program: &Program,
    module: &Module,
    functions: &Functions,
    variables: &Variables,
    chains: &Chains,
) -> Values {
    let steps = STEPS_BESIDES + STEPS_OF_EACH * module.insts.len();
    let follow = |limit| follow(program, module, functions, variables, chains, limit);
    follow(Some(steps))
        .or_else(|| follow(None))
        .expect("without a limit there is always something")
}

/// The same, telling apart objects that the library makes for so many steps, if at all; nothing where it takes more.
fn follow(
    program: &Program,
    module: &Module,
    functions: &Functions,
    variables: &Variables,
    chains: &Chains,
    limit: Option<usize>,
) -> Option<Values> {
    let mut writer = vec![None; module.registers as usize];
    let mut params = vec![Vec::new(); functions.list.len()];
    for (at, inst) in module.insts.iter().enumerate() {
        let id = InstId(at as u32);
        if let Some(dst) = inst.op.dst()
            && let Some(slot) = writer.get_mut(dst.index())
        {
            *slot = Some(id);
        }
        if let Op::Symbolic {
            hint: Hint::Param(..),
            ..
        } = inst.op
        {
            params[functions.owner[at].index()].push(id);
        }
    }
    let mut methods = vec![Vec::new(); functions.list.len()];
    for (at, function) in functions.list.iter().enumerate() {
        if let Some(parent) = function.parent {
            methods[parent.index()].push(FunctionId(at as u32));
        }
    }
    let mut builder = Builder {
        program,
        module,
        functions,
        variables,
        graph: Graph::new(module.insts.len()),
        calls: FxHashMap::default(),
        called: FxHashSet::default(),
        outside: FxHashSet::default(),
        writer,
        params,
        protocol: Protocol::new(program, module),
        provided: Provided::of(program, module),
        imports: Imports::new(program, module),
        bound: FxHashSet::default(),
        changing: FxHashSet::default(),
        passing: FxHashSet::default(),
        applying: FxHashMap::default(),
        filling: FxHashSet::default(),
        pointed: FxHashMap::default(),
        implied: FxHashSet::default(),
        asked: FxHashSet::default(),
        escaped: FxHashSet::default(),
        called_back: FxHashSet::default(),
        parents: FxHashSet::default(),
        ancestry: FxHashMap::default(),
        builtin_methods: FxHashMap::default(),
        methods,
        methods_by_name: FxHashSet::default(),
        declared: (functions.list.iter())
            .map(|function| function.declared.iter().copied().collect())
            .collect(),
        declaring: declaring(functions),
        objects: Objects::default(),
        vague: Vec::new(),
        vague_calls: FxHashSet::default(),
        has_begun: false,
        is_stale: false,
    };
    if limit.is_some() {
        builder.read_names();
        builder.graph.limit = limit.filter(|_| builder.objects.are_there);
    }
    builder.names(chains);
    builder.find_wrappers(chains);
    // Classes and their parents, imported ones too, come first: what is called depends on them.
    let is_definition = |at: &InstId| {
        matches!(
            module.inst(*at).op,
            Op::Const { .. }
                | Op::LoadVar { .. }
                | Op::DeclVar { .. }
                | Op::StoreVar { .. }
                | Op::CallFunction {
                    callee: Callee::Intrinsic(Intrinsic::ImportModule | Intrinsic::ImportMember),
                    ..
                }
        )
    };
    let insts = || (0..module.insts.len()).map(|at| InstId(at as u32));
    insts()
        .filter(is_definition)
        .for_each(|at| builder.instruction(at));
    builder.propagate();
    builder.has_begun = true;
    builder.find_methods();
    builder.declared_types();
    insts()
        .filter(|at| !is_definition(at))
        .for_each(|at| builder.instruction(at));
    builder.propagate();
    if builder.graph.takes_too_long() {
        return None;
    }
    // Parameters that nobody gives a value, and calls of what nothing is known of.
    builder.unknowns();
    if builder.graph.takes_too_long() {
        return None;
    }
    builder.callbacks();
    for at in 0..functions.list.len() {
        builder.graph.node(Node::Beyond(FunctionId(at as u32)));
    }
    builder.graph.finish();
    for targets in builder.calls.values_mut() {
        targets.put_in_order();
        targets.dedup();
    }
    Some(Values {
        graph: builder.graph,
        calls: builder.calls,
        explicit: (builder.bound.iter())
            .map(|&(at, function, _)| (at, function))
            .collect(),
        outside: builder.outside,
        changing: &builder.changing | &builder.filling,
        filling: builder.filling,
        code: builder.imports.code().collect(),
        writer: builder.writer,
    })
}

fn declaring(functions: &Functions) -> FxHashMap<Symbol, Vec<FunctionId>> {
    let mut found: FxHashMap<Symbol, Vec<FunctionId>> = FxHashMap::default();
    for (at, function) in functions.list.iter().enumerate() {
        if function.kind == ScopeKind::Class {
            for &name in &function.declared {
                found.entry(name).or_default().push(FunctionId(at as u32));
            }
        }
    }
    found
}

impl Builder<'_> {
    pub(super) fn inst(&mut self, at: InstId) -> NodeId {
        at.0
    }

    /// The node of a register.
    pub(super) fn reg(&self, reg: Reg) -> NodeId {
        let writer = self.writer.get(reg.index()).copied().flatten();
        writer.map_or(0, |at| at.0)
    }

    pub(super) fn copy(&mut self, from: NodeId, to: NodeId) {
        self.graph.edge(from, to, Kind::Copy);
    }

    pub(super) fn uses(&mut self, from: NodeId, to: NodeId) {
        self.graph.edge(from, to, Kind::Use);
    }

    fn propagate(&mut self) {
        self.ancestry.clear();
        loop {
            while let Some((watch, atom)) = self.graph.next() {
                self.arrive(watch.inst, watch.role, atom);
            }
            if !std::mem::take(&mut self.is_stale) {
                return;
            }
            // Who was asked about the methods of a class that has got another parent is to be asked again.
            self.graph.open_filters();
            self.asked.clear();
            self.escaped.clear();
            self.graph.again();
        }
    }

    /// An abstract value has come to where an instruction looks.
    fn arrive(&mut self, at: InstId, role: Role, id: AtomId) {
        let atom = self.graph.atom_at(id);
        match role {
            Role::Object => self.object(at, id, atom),
            Role::Operand => self.operand(at, id, atom),
            Role::Callee => self.call(at, id, atom),
            Role::Outside => self.escapes(at, id, atom),
            Role::Elements => {
                if atom.is_object() {
                    let to = match &self.module.inst(at).op {
                        Op::NewArray { kind, .. } => {
                            let array = self.graph.atom(Atom::Array(*kind, at, None));
                            self.graph.part(array, Part::Any)
                        }
                        _ => self.graph.node(Node::Spread(at)),
                    };
                    self.elements(id, atom, to);
                }
            }
            Role::Filled => {
                if atom.is_object() {
                    self.fill(at, id, atom);
                }
            }
            Role::Destination | Role::Source => self.copies(at, id, role),
            Role::Member => {
                if let (Atom::Function(_), Op::LoadField { object, field, .. }) =
                    (atom, &self.module.inst(at).op)
                {
                    for id in self.graph.held(self.reg(*object)).to_vec() {
                        let atom = self.graph.atom_at(id);
                        if matches!(atom, Atom::Instance(..)) {
                            self.load_field(at, id, atom, *field);
                        }
                    }
                }
            }
            Role::Kept => {
                if atom.is_object() {
                    self.graph.hold(at.0, atom);
                }
            }
            Role::Entries => {
                let node = self.graph.node(Node::Spread(at));
                if atom.is_object() {
                    self.graph.read_all(id, node);
                }
            }
            Role::Parent => {
                // Of what comes from outside one is as good as all.
                let is_new = match atom {
                    _ if self.is_plain(id) => false,
                    Atom::Class(_) => self.parents.insert((at, Some(id))),
                    _ => self.parents.insert((at, None)),
                };
                if is_new {
                    self.ancestry.clear();
                    self.is_stale |= self.has_begun;
                }
            }
            Role::First(intrinsic) => self.collection_changed(at, id, atom, intrinsic),
            Role::Applied => self.applied(at, atom),
            Role::Factory => self.factory(at, atom),
            Role::Decorated(remembers) => self.decorated(at, atom, remembers),
            Role::Defaults(function) => self.default_values(function, id, atom),
            Role::Found(want) => self.found(at, id, atom, want),
            Role::Above(part, want) => self.above(at, id, atom, part, want),
            Role::Asked(changes) => self.may_ask(at, id, atom, changes),
            Role::Given => self.given(at, id, atom),
            Role::Results => self.results(at, id, atom),
            Role::Read => self.element_read(at, id, atom),
            Role::Inner => self.inner(at, id, atom),
            Role::Returned(function) => self.returned(at, function, id, atom),
        }
    }

    /// Lets a node hold what walking over a value gives.
    pub(super) fn elements(&mut self, id: AtomId, atom: Atom, to: NodeId) {
        match atom {
            Atom::Task(function) => {
                for node in [Node::Yield(function), Node::Return(function)] {
                    let node = self.graph.node(node);
                    self.copy(node, to);
                }
            }
            Atom::Array(ArrayKind::Map, ..) => {
                let keys = self.graph.part(id, Part::Key);
                self.copy(keys, to);
            }
            Atom::Scalar(Native::Text) => self.graph.hold(to, atom),
            Atom::Scalar(_) => {}
            Atom::Unknown(_) => {
                self.graph.read_all(id, to);
                self.graph.hold(to, atom);
            }
            _ => self.graph.read_all(id, to),
        }
    }

    /// Those who are never given a value get one that nothing is known of; calls that found no target may be
    /// calls of anything.
    fn unknowns(&mut self) {
        for at in self.params.clone().into_iter().flatten() {
            if self.graph.held(at.0).is_empty() {
                self.graph.hold(at.0, Atom::Unknown(at));
                self.propagate();
            }
        }
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            let op = &self.module.inst(at).op;
            let is_call = matches!(
                op,
                Op::CallFunction {
                    callee: Callee::Name(_),
                    ..
                } | Op::CallMethod { .. }
                    | Op::CallUnknown { .. }
                    | Op::CallCtor { .. }
                    | Op::Spawn { .. }
            );
            let is_known = self.calls.contains_key(&at)
                || self.outside.contains(&at)
                || self.passing.contains(&at);
            if is_call && !is_known {
                self.leaves(at, true, None);
                self.propagate();
            }
        }
        while self.unfound_methods() {
            self.propagate();
        }
        // What a call of the outside gives is something new only where it was given nothing unknown: else that
        // stands for both.
        let mut done = 0;
        while done < self.vague.len() {
            let at = self.vague[done];
            done += 1;
            let mut held = self.graph.held(at.0).iter();
            if !held.any(|&id| matches!(self.graph.atom_at(id), Atom::Unknown(_))) {
                self.graph.hold(at.0, Atom::Unknown(at));
                self.propagate();
            }
        }
    }

    pub(super) fn kind_of(&self, function: FunctionId) -> FunctionKind {
        match self.functions.get(function).kind {
            ScopeKind::Function(kind) => kind,
            _ => FunctionKind::Function,
        }
    }
}
