//! Where values come from: which abstract values each register, variable and member may hold, and on what they
//! depend; with it the call graph, since what is called depends on values and the other way round.
//!
//! The analysis follows definitions inside functions, and tells objects apart by the instruction that makes them.
//! Code outside of the module, the language's library included, is not looked into: it may give back
//! whatever it was given or found in that, put any of it into any of it unless it is known to change
//! nothing, and call the functions and methods it is given.

use super::atom::{Atom, AtomId, Node, Part};
use super::graph::{Graph, Kind, NodeId, Role};
use super::protocol::Protocol;
use super::reaching::Chains;
use super::variables::{VarId, Variables};
use ir::Sorting;
use ir::{
    Arg, ArgKind, ArrayKind, BinOp, Callee, Const, FunctionId, FunctionKind, Functions, Hint,
    InstId, Intrinsic, Module, Native, Op, Program, Reg, Scalar, ScopeKind, SuspendKind, Symbol,
    UnOp,
};
use rustc_hash::{FxHashMap, FxHashSet};

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
    pub(super) outside: FxHashSet<InstId>,
    /// The instruction that writes each register.
    pub(super) writer: Vec<Option<InstId>>,
    /// The instructions of each function's parameters.
    pub(super) params: Vec<Vec<InstId>>,
    pub(super) protocol: Protocol,
    pub(super) bound: FxHashSet<(InstId, FunctionId, bool)>,
    /// Calls of the outside that may change what they are given.
    pub(super) changing: FxHashSet<InstId>,
    /// Operations that fill memory.
    pub(super) filling: FxHashSet<InstId>,
    /// Instructions that may call special methods.
    pub(super) implied: FxHashSet<InstId>,
    /// Which classes' methods instructions are known to call: all, or the special ones.
    pub(super) asked: FxHashSet<(InstId, FunctionId, bool)>,
    /// The parents that classes are known to have.
    pub(super) parents: FxHashSet<(InstId, AtomId)>,
    /// For each class body its functions.
    pub(super) methods: Vec<Vec<FunctionId>>,
    /// For each function what it declares.
    pub(super) declared: Vec<FxHashSet<Symbol>>,
    /// Calls of the outside of whose result no kind is known.
    pub(super) vague: Vec<InstId>,
}

/// Follows the values of a module.
#[must_use]
pub fn values(
    program: &Program,
    module: &Module,
    functions: &Functions,
    variables: &Variables,
    chains: &Chains,
) -> Values {
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
        outside: FxHashSet::default(),
        writer,
        params,
        protocol: Protocol::new(program, module.semantics),
        bound: FxHashSet::default(),
        changing: FxHashSet::default(),
        filling: FxHashSet::default(),
        implied: FxHashSet::default(),
        asked: FxHashSet::default(),
        parents: FxHashSet::default(),
        methods,
        declared: (functions.list.iter())
            .map(|function| function.declared.iter().copied().collect())
            .collect(),
        vague: Vec::new(),
    };
    builder.names(chains);
    // Classes and their parents come first: what is called depends on them.
    let is_definition = |at: &InstId| {
        matches!(
            module.inst(*at).op,
            Op::Const { .. } | Op::DeclVar { .. } | Op::StoreVar { .. }
        )
    };
    let insts = || (0..module.insts.len()).map(|at| InstId(at as u32));
    insts()
        .filter(is_definition)
        .for_each(|at| builder.instruction(at));
    builder.propagate();
    insts()
        .filter(|at| !is_definition(at))
        .for_each(|at| builder.instruction(at));
    builder.propagate();
    // Parameters that nobody gives a value, and calls of what nothing is known of.
    builder.unknowns();
    for targets in builder.calls.values_mut() {
        targets.put_in_order();
        targets.dedup();
    }
    Values {
        graph: builder.graph,
        calls: builder.calls,
        explicit: (builder.bound.iter())
            .map(|&(at, function, _)| (at, function))
            .collect(),
        outside: builder.outside,
        changing: &builder.changing | &builder.filling,
        writer: builder.writer,
    }
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

    fn uses(&mut self, from: NodeId, to: NodeId) {
        self.graph.edge(from, to, Kind::Use);
    }

    /// Connects the definitions of variables with their uses.
    fn names(&mut self, chains: &Chains) {
        let mut definitions: FxHashMap<VarId, Vec<InstId>> = FxHashMap::default();
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            let Some(variable) = self.variables.at(at) else {
                continue;
            };
            if super::reaching::is_definition(&self.module.inst(at).op) {
                definitions.entry(variable).or_default().push(at);
                let node = self.graph.node(Node::Variable(variable));
                self.copy(at.0, node);
                let owner = self.functions.owner[at.index()];
                if self.functions.get(owner).kind == ScopeKind::Class
                    && self.variables.get(variable).scope == owner
                {
                    let class = self.graph.atom(Atom::Class(owner));
                    let name = self.variables.get(variable).name;
                    let part = self.graph.part(class, Part::Field(name));
                    self.copy(at.0, part);
                }
            }
        }
        // Functions that may be called again before they are done.
        let mut calls = vec![false; self.functions.list.len()];
        for (inst, owner) in self.module.insts.iter().zip(&self.functions.owner) {
            calls[owner.index()] |= matches!(
                inst.op,
                Op::CallFunction { .. }
                    | Op::CallMethod { .. }
                    | Op::CallUnknown { .. }
                    | Op::CallCtor { .. }
                    | Op::Suspend { .. }
                    | Op::Resume { .. }
            );
        }
        let none = Vec::new();
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            let (Some(variable), Some(reached)) = (self.variables.at(at), chains.reached.get(&at))
            else {
                continue;
            };
            let to = match self.module.inst(at).op {
                Op::LoadVar { .. } | Op::AddressOf { .. } => at.0,
                _ => self.graph.node(Node::Callee(at)),
            };
            if to != at.0 {
                self.uses(to, at.0);
            }
            for &definition in &reached.definitions {
                self.copy(definition.0, to);
            }
            let owner = self.functions.owner[at.index()];
            let info = self.variables.get(variable);
            if info.is_shared || info.scope != owner {
                // Another function's assignments may come in between, its own of another call too.
                for &definition in definitions.get(&variable).unwrap_or(&none) {
                    let is_own = self.functions.owner[definition.index()] == owner;
                    if !is_own
                        || (info.scope != owner && (reached.from_entry || calls[owner.index()]))
                    {
                        self.copy(definition.0, to);
                    }
                }
            }
            if reached.from_entry
                && self.functions.get(owner).kind == ScopeKind::Class
                && info.scope == owner
            {
                // What a class body has not bound yet is the variable of that name around it.
                let outer = std::iter::successors(self.functions.get(owner).parent, |&at| {
                    self.functions.get(at).parent
                });
                let found = outer
                    .filter_map(|outer| self.variables.resolve(self.functions, outer, info.name))
                    .next();
                for &definition in found.and_then(|id| definitions.get(&id)).unwrap_or(&none) {
                    self.copy(definition.0, to);
                }
            }
            let class_cell = self
                .program
                .names
                .get(self.module.semantics.protocol.class_cell);
            if Some(info.name) == class_cell
                && self.functions.get(info.scope).kind == ScopeKind::Class
            {
                self.graph.hold(to, Atom::Class(info.scope));
            }
            if !info.is_bound && !definitions.contains_key(&variable) && to == at.0 {
                self.graph.hold(to, Atom::Unknown(at));
            }
        }
    }

    fn propagate(&mut self) {
        while let Some((watch, atom)) = self.graph.next() {
            self.arrive(watch.inst, watch.role, atom);
        }
    }

    /// What an instruction does before anything is known of its operands.
    fn instruction(&mut self, at: InstId) {
        let me = self.inst(at);
        let op = &self.module.inst(at).op;
        let mut used = Vec::new();
        op.for_each_use(|reg| used.push(reg));
        match op {
            Op::DeclVar { .. } | Op::StoreVar { .. } | Op::Choose { .. } => {
                for reg in used {
                    self.copy(self.reg(reg), me);
                }
                return;
            }
            Op::Suspend {
                kind: SuspendKind::Delegate | SuspendKind::Await,
                value,
                ..
            } => {
                let from = self.reg(*value);
                self.graph.watch(from, at, Role::Object);
                self.copy(from, me);
                self.graph.hold(me, Atom::Unknown(at));
                return;
            }
            _ => {}
        }
        match op {
            // What a call gives depends on what is called: see `returns` and `leaves`.
            Op::CallFunction {
                callee: Callee::Name(_),
                ..
            }
            | Op::CallMethod { .. }
            | Op::CallCtor { .. } => {}
            Op::CallUnknown { callee, .. } | Op::Spawn { callee, .. } => {
                self.uses(self.reg(*callee), me)
            }
            _ => used.iter().for_each(|&reg| self.uses(self.reg(reg), me)),
        }
        let owner = self.functions.owner[at.index()];
        match op {
            Op::Const { value, .. } => self.constant(at, value),
            Op::LoadField { object, .. }
            | Op::StoreField { object, .. }
            | Op::LoadIndex { object, .. }
            | Op::StoreIndex { object, .. }
            | Op::LoadFieldIndirect {
                pointer: object, ..
            }
            | Op::StoreIndirect {
                pointer: object, ..
            }
            | Op::WriteRegion { region: object, .. } => {
                let node = self.reg(*object);
                self.graph.watch(node, at, Role::Object);
            }
            Op::LoadIndirect {
                pointer: object,
                ty,
                ..
            }
            | Op::LoadRegion {
                region: object, ty, ..
            } => {
                let node = self.reg(*object);
                self.graph.watch(node, at, Role::Object);
                if *ty != Scalar::Ptr {
                    self.graph.hold(me, Atom::Scalar(Native::of(*ty)));
                }
            }
            Op::NewArray { kind, items, .. } => self.array(at, *kind, items),
            Op::Bin {
                op,
                left,
                right,
                in_place,
                ..
            } => {
                for reg in [*left, *right] {
                    let node = self.reg(reg);
                    self.graph.watch(node, at, Role::Operand);
                }
                if op.is_comparison() {
                    self.graph.hold(me, Atom::Scalar(Native::Bool));
                } else if *in_place {
                    // A mutable one changes and stays itself.
                    self.graph.watch(self.reg(*left), at, Role::Kept);
                }
            }
            Op::Un { op, operand, .. } => {
                let node = self.reg(*operand);
                match op {
                    UnOp::Not | UnOp::HasNext => self.graph.hold(me, Atom::Scalar(Native::Bool)),
                    UnOp::As(Scalar::Ptr) | UnOp::Iter => self.copy(node, me),
                    UnOp::As(scalar) => self.graph.hold(me, Atom::Scalar(Native::of(*scalar))),
                    _ => {}
                }
                self.graph.watch(node, at, Role::Operand);
            }
            Op::NewObject { .. } | Op::CallCtor { .. } => self.callee(at),
            Op::CallFunction {
                callee: Callee::Name(_),
                ..
            } => self.callee(at),
            Op::CallFunction {
                callee: Callee::Intrinsic(intrinsic),
                args,
                ..
            } => self.operation(at, *intrinsic, args),
            Op::CallMethod { receiver, .. } => {
                let node = self.reg(*receiver);
                self.graph.watch(node, at, Role::Object);
            }
            Op::CallUnknown { callee, .. } | Op::Spawn { callee, .. } => {
                let node = self.reg(*callee);
                self.graph.watch(node, at, Role::Callee);
            }
            Op::BranchIf { condition, .. } => {
                self.graph.watch(self.reg(*condition), at, Role::Operand)
            }
            Op::Return { value } => {
                let node = self.graph.node(Node::Return(owner));
                self.copy(self.reg(*value), node);
            }
            Op::Throw { value } => {
                let node = self.graph.node(Node::Thrown);
                self.copy(self.reg(*value), node);
            }
            Op::Suspend { value, .. } => {
                let node = self.graph.node(Node::Yield(owner));
                self.copy(self.reg(*value), node);
                let sent = self.graph.node(Node::Sent(owner));
                self.copy(sent, me);
                self.graph.hold(me, Atom::Scalar(Native::Nil));
            }
            Op::AllocRegion { .. } => self.graph.hold(me, Atom::Region(at)),
            Op::Symbolic { hint, .. } => match hint {
                Hint::Param(_, ir::ParamKind::Rest) => {
                    self.graph.hold(me, Atom::Array(ArrayKind::Tuple, at));
                }
                Hint::Param(_, ir::ParamKind::NamedRest) => {
                    self.graph.hold(me, Atom::Array(ArrayKind::Map, at));
                }
                Hint::Param(..) => {}
                Hint::CaughtException(_) => {
                    let thrown = self.graph.node(Node::Thrown);
                    self.copy(thrown, me);
                    self.graph.hold(me, Atom::Unknown(at));
                }
                _ => self.graph.hold(me, Atom::Unknown(at)),
            },
            Op::Resume { task, value, .. } => {
                let node = self.reg(*task);
                self.graph.watch(node, at, Role::Object);
                let _ = value;
            }
            _ => {}
        }
    }

    /// Something is called by name.
    fn callee(&mut self, at: InstId) {
        let callee = self.graph.node(Node::Callee(at));
        let is_bound = (self.variables.at(at)).is_some_and(|id| self.variables.get(id).is_bound);
        if is_bound {
            self.graph.watch(callee, at, Role::Callee);
        } else {
            self.provided(at);
        }
    }

    fn constant(&mut self, at: InstId, value: &Const) {
        let me = at.0;
        let native = match value {
            Const::Nil => Native::Nil,
            Const::Unbound => return,
            Const::Bool(_) => Native::Bool,
            Const::Int(_) | Const::BigInt(_) => Native::Int,
            Const::Sized(scalar, _) => Native::of(*scalar),
            Const::Float(_) => Native::Float,
            Const::Text(_) => Native::Text,
            Const::Bytes(_) => Native::Bytes,
            Const::Intrinsic(_) => Native::Intrinsic,
            Const::Function { entry, .. } => {
                if let Some(function) = self.functions.at_entry(*entry) {
                    self.graph.hold(me, Atom::Function(function));
                    self.defaults(at, function);
                }
                return;
            }
            Const::Class {
                body,
                parents,
                keywords,
                ..
            } => {
                let Some(body) = self.functions.at_entry(*body) else {
                    return;
                };
                let owner = self.functions.owner[at.index()];
                let class = self.graph.atom(Atom::Class(body));
                self.graph.hold(me, Atom::Class(body));
                self.calls.entry(at).or_default().push(body);
                let part = self.graph.part(class, Part::Parent);
                self.graph.watch(part, at, Role::Parent);
                for &parent in parents {
                    match self.variables.resolve(self.functions, owner, parent) {
                        Some(variable) if self.variables.get(variable).is_bound => {
                            let node = self.graph.node(Node::Variable(variable));
                            self.copy(node, part);
                        }
                        _ => self.graph.hold(part, Atom::Unknown(at)),
                    }
                }
                if keywords.is_some() {
                    // A metaclass may do anything.
                    self.graph.hold(part, Atom::Unknown(at));
                }
                return;
            }
        };
        self.graph.hold(me, Atom::Scalar(native));
    }

    /// The values of parameters that may be left out, which lowering stores in the function.
    fn defaults(&mut self, at: InstId, function: FunctionId) {
        let protocol = &self.module.semantics.protocol;
        let atom = self.graph.atom(Atom::Function(function));
        for member in [ir::Computed::Defaults, ir::Computed::NamedDefaults] {
            if let Some(name) = self.program.names.get(protocol.name_of(member)) {
                let part = self.graph.part(atom, Part::Field(name));
                self.graph.watch(part, at, Role::Defaults(function));
            }
        }
    }

    fn array(&mut self, at: InstId, kind: ArrayKind, items: &[Arg]) {
        let me = at.0;
        let atom = Atom::Array(kind, at);
        self.graph.hold(me, atom);
        if kind == ArrayKind::Array {
            return;
        }
        let atom = self.graph.atom(atom);
        let mut is_known = true;
        for (place, item) in items.iter().enumerate() {
            let from = self.reg(item.value);
            if item.kind != ArgKind::Positional {
                is_known = false;
                self.graph.watch(from, at, Role::Elements);
                continue;
            }
            let part = match kind {
                ArrayKind::Map if place % 2 == 0 => Part::Key,
                ArrayKind::List | ArrayKind::Tuple if is_known && place < 16 => {
                    Part::Index(place as u32)
                }
                _ => Part::Any,
            };
            let part = self.graph.part(atom, part);
            self.copy(from, part);
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
                            let array = self.graph.atom(Atom::Array(*kind, at));
                            self.graph.part(array, Part::Any)
                        }
                        _ => self.graph.node(Node::Spread(at)),
                    };
                    self.elements(id, atom, to);
                }
            }
            Role::Filled => {
                if atom.is_object() {
                    self.fill(at, id);
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
                // Who was asked about the class's methods is to be asked again.
                if self.parents.insert((at, id)) && !self.asked.is_empty() {
                    self.asked.clear();
                    self.graph.again();
                }
            }
            Role::Defaults(function) => self.default_values(function, id, atom),
        }
    }

    /// Lets a node hold what walking over a value gives.
    fn elements(&mut self, id: AtomId, atom: Atom, to: NodeId) {
        match atom {
            Atom::Task(function) => {
                for node in [Node::Yield(function), Node::Return(function)] {
                    let node = self.graph.node(node);
                    self.copy(node, to);
                }
            }
            Atom::Array(ArrayKind::Map, _) => {
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

    fn operand(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let me = at.0;
        self.implicit(at, id, atom);
        match self.module.inst(at).op {
            Op::Un { op, .. } => match op {
                UnOp::Next => self.elements(id, atom, me),
                UnOp::Neg | UnOp::Pos | UnOp::Invert => match atom {
                    Atom::Scalar(Native::Bool) => self.graph.hold(me, Atom::Scalar(Native::Int)),
                    Atom::Scalar(_) | Atom::Unknown(_) => self.graph.hold(me, atom),
                    _ => {}
                },
                _ => {}
            },
            Op::Bin {
                op,
                left,
                right,
                in_place,
                ..
            } if !op.is_comparison() => {
                let (left, right) = (self.reg(left), self.reg(right));
                match atom {
                    Atom::Scalar(native) => {
                        let scalars = |graph: &Graph, node| -> Vec<Native> {
                            let held = graph.held(node).iter();
                            held.filter_map(|&id| match graph.atom_at(id) {
                                Atom::Scalar(native) => Some(native),
                                _ => None,
                            })
                            .collect()
                        };
                        let (lefts, rights) =
                            (scalars(&self.graph, left), scalars(&self.graph, right));
                        if lefts.contains(&native) {
                            rights
                                .iter()
                                .copied()
                                .for_each(|other| self.combined(at, op, native, other));
                        }
                        if rights.contains(&native) {
                            lefts
                                .into_iter()
                                .for_each(|other| self.combined(at, op, other, native));
                        }
                    }
                    // A pointer moved is a pointer into the same region.
                    Atom::Region(_) | Atom::Unknown(_) => self.graph.hold(me, atom),
                    // Collections joined or repeated are such again.
                    Atom::Array(kind, _) => {
                        let made = self.graph.atom(Atom::Array(kind, at));
                        self.graph.hold(me, Atom::Array(kind, at));
                        for part in [Part::Any, Part::Key] {
                            if part == Part::Any || kind == ArrayKind::Map {
                                let to = self.graph.part(made, part);
                                match part {
                                    Part::Key => {
                                        let from = self.graph.part(id, part);
                                        self.copy(from, to);
                                    }
                                    _ => self.graph.read_all(id, to),
                                }
                            }
                        }
                        if in_place && self.holds(left, id) {
                            let any = self.graph.part(id, Part::Any);
                            self.graph.watch(right, at, Role::Elements);
                            let node = self.graph.node(Node::Spread(at));
                            self.copy(node, any);
                        }
                    }
                    _ => {}
                }
            }
            _ => {}
        }
    }

    fn holds(&self, node: NodeId, id: AtomId) -> bool {
        self.graph.held(node).binary_search(&id).is_ok()
    }

    /// The result of an operator that computes with two values without parts.
    fn combined(&mut self, at: InstId, op: BinOp, a: Native, b: Native) {
        use Native as N;
        let division = self.module.semantics.division;
        let is_whole = |native| matches!(native, N::Int | N::Bool);
        let is_text = (a == N::Text) != (b == N::Text);
        let results: &[N] = match op {
            BinOp::Rem if a == N::Text => &[N::Text],
            BinOp::Add | BinOp::Concat if (a, b) == (N::Text, N::Text) => &[N::Text],
            // Where text can be joined with what is none, that becomes text.
            BinOp::Add if is_text => &[N::Text],
            BinOp::Concat => &[N::Text],
            BinOp::Mul if is_text && (is_whole(a) || is_whole(b)) => &[N::Text],
            BinOp::Mul if a == N::Bytes || b == N::Bytes => &[N::Bytes],
            BinOp::BitAnd | BinOp::BitOr | BinOp::BitXor if (a, b) == (N::Bool, N::Bool) => {
                &[N::Bool]
            }
            BinOp::Div if is_whole(a) && is_whole(b) && division == ir::Division::Exact => {
                &[N::Float]
            }
            BinOp::Pow if is_whole(a) && is_whole(b) => &[N::Int, N::Float],
            _ if is_whole(a) && is_whole(b) => &[N::Int],
            BinOp::Pow if a == N::Float || b == N::Float => {
                self.graph.hold(at.0, Atom::Scalar(N::Float));
                // A negative number to a broken power.
                self.graph.hold(at.0, Atom::Unknown(at));
                return;
            }
            _ if a == N::Float && (b == N::Float || is_whole(b))
                || b == N::Float && is_whole(a) =>
            {
                &[N::Float]
            }
            _ if a == b => {
                self.graph.hold(at.0, Atom::Scalar(a));
                return;
            }
            // The language's own rules decide; or it is an error.
            _ => {
                self.graph.hold(at.0, Atom::Unknown(at));
                return;
            }
        };
        for &native in results {
            self.graph.hold(at.0, Atom::Scalar(native));
        }
    }

    /// Something is read from, written to or called on an abstract value.
    fn object(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let me = at.0;
        match self.module.inst(at).op {
            Op::LoadField { field, .. } | Op::LoadFieldIndirect { field, .. } => {
                self.load_field(at, id, atom, field)
            }
            Op::StoreField { field, value, .. } => {
                let value = self.reg(value);
                self.copy(value, me);
                if atom.is_object() {
                    let part = self.graph.part(id, Part::Field(field));
                    self.copy(me, part);
                    self.property_written(at, atom, field, value);
                }
            }
            Op::LoadIndex { index, .. } => {
                self.implicit(at, id, atom);
                match (atom, self.constant_index(index)) {
                    (Atom::Array(ArrayKind::List | ArrayKind::Tuple, _), Some(index)) => {
                        let part = self.graph.part(id, Part::Index(index));
                        self.copy(part, me);
                    }
                    (Atom::Array(ArrayKind::Map, _), _) => {
                        let part = self.graph.part(id, Part::Any);
                        self.copy(part, me);
                    }
                    (Atom::Scalar(Native::Text), _) => self.graph.hold(me, atom),
                    (Atom::Scalar(Native::Bytes), _) => {
                        self.graph.hold(me, Atom::Scalar(Native::Int));
                        self.graph.hold(me, atom);
                    }
                    (Atom::Scalar(_), _) => {}
                    (Atom::Unknown(_), _) => {
                        self.graph.read_all(id, me);
                        self.graph.hold(me, atom);
                    }
                    (Atom::Class(_), _) => self.graph.hold(me, Atom::Unknown(at)),
                    _ => {
                        self.graph.read_all(id, me);
                    }
                }
                if matches!(atom, Atom::Array(..)) && self.is_slice(index) {
                    self.graph.hold(me, atom);
                }
            }
            Op::StoreIndex { index, value, .. } => {
                self.implicit(at, id, atom);
                if atom.is_object() {
                    let (key, value) = (self.reg(index), self.reg(value));
                    let any = self.graph.part(id, Part::Any);
                    self.copy(value, me);
                    self.copy(me, any);
                    if self.is_slice(index) {
                        self.graph.watch(value, at, Role::Elements);
                        let spread = self.graph.node(Node::Spread(at));
                        self.copy(spread, any);
                    }
                    if matches!(atom, Atom::Array(ArrayKind::Map, _)) {
                        let keys = self.graph.part(id, Part::Key);
                        self.copy(key, keys);
                    }
                }
            }
            Op::LoadIndirect { .. } | Op::LoadRegion { .. } if atom.is_object() => {
                self.graph.read_all(id, me);
            }
            Op::StoreIndirect { value, .. } | Op::WriteRegion { value, .. } if atom.is_object() => {
                let any = self.graph.part(id, Part::Any);
                self.copy(self.reg(value), me);
                self.copy(me, any);
            }
            Op::CallMethod { method, .. } => self.call_method(at, id, atom, method),
            Op::Suspend { .. } => {
                if let Atom::Task(function) = atom {
                    let node = self.graph.node(Node::Return(function));
                    self.copy(node, me);
                    let owner = self.functions.owner[at.index()];
                    let (inner, outer) = (Node::Yield(function), Node::Yield(owner));
                    let (inner, outer) = (self.graph.node(inner), self.graph.node(outer));
                    self.copy(inner, outer);
                } else {
                    let owner = self.functions.owner[at.index()];
                    let outer = self.graph.node(Node::Yield(owner));
                    self.elements(id, atom, outer);
                    self.implicit(at, id, atom);
                }
            }
            Op::Resume { value, .. } => {
                if let Atom::Task(function) = atom {
                    let sent = self.graph.node(Node::Sent(function));
                    self.copy(self.reg(value), sent);
                    self.elements(id, atom, me);
                }
            }
            _ => {}
        }
    }

    fn constant_index(&self, index: Reg) -> Option<u32> {
        let at = self.writer.get(index.index()).copied().flatten()?;
        match self.module.inst(at).op {
            Op::Const {
                value: Const::Int(value),
                ..
            } => u32::try_from(value).ok().filter(|&value| value < 16),
            _ => None,
        }
    }

    fn is_slice(&self, index: Reg) -> bool {
        let at = self.writer.get(index.index()).copied().flatten();
        at.is_some_and(|at| {
            matches!(
                self.module.inst(at).op,
                Op::CallFunction {
                    callee: Callee::Intrinsic(Intrinsic::Slice),
                    ..
                }
            )
        })
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
            if is_call && !self.calls.contains_key(&at) && !self.outside.contains(&at) {
                self.leaves(at, true, None);
                self.propagate();
            }
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
