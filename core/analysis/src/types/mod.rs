//! Types: what every register, variable, member and function of a module may hold, take and give, from its IR alone.
//!
//! The inference is a fixpoint over abstract values: which scalars, instances, functions and
//! collections a place may hold, objects told apart by class and collections by the place that makes them. Seeds are
//! literals, operators, what the language's own functions give ([`ir::Library::signatures`]), and what
//! the program declares ([`ir::TypeNote`]); in a language that holds programs to their declarations those say all, elsewhere they
//! say what is not known otherwise. Tests for nothing and for classes narrow what is read behind them.
//!
//! Code outside of the module is not looked into. Whatever it gives is unknown, and so is what it may put into a collection or
//! hand to a function that it got hold of. Every unknown type has a reason, with the instruction where it begins.

mod atom;
mod calls;
mod declarations;
mod definitions;
mod elements;
mod escape;
mod express;
mod giving;
mod hierarchy;
mod intrinsics;
mod library;
mod made;
mod matching;
mod members;
mod narrowing;
mod noted;
mod operators;
mod places;
mod records;
mod rules;
mod signature;
mod solve;
mod ssa;
mod stores;
mod suspension;
mod tables;
mod variants;
mod view;
mod world;

pub use atom::Reason;
pub use view::{Listed, Listing};

use crate::dataflow::{VarId, Variables};
use atom::Atom;
use express::Expresser;
use hierarchy::Parent;
use ir::{
    Flow, FunctionId, Functions, Hint, InstId, Module, NodeKind, Op, ParamKind, Program, Reg,
    ScopeKind, Symbol, TypeExpr, TypeGraph,
};
use rustc_hash::FxHashMap;
use solve::{Node, NodeId, Solver};
use world::World;

/// The type of a function.
#[derive(Clone, PartialEq, Debug)]
pub struct FunctionType {
    /// Which one.
    pub function: FunctionId,
    /// Its parameters, in order.
    pub params: Vec<(Symbol, ParamKind, TypeExpr)>,
    /// What a call gives.
    pub result: TypeExpr,
}

/// What is known of the types of a module.
pub struct Types {
    /// The functions of the module.
    pub functions: Functions,
    /// Its variables.
    pub variables: Variables,
    /// The type of each register; `Never` where no value comes.
    pub registers: Vec<TypeExpr>,
    /// The type of each variable: of everything that is ever assigned to it.
    pub variable_types: Vec<TypeExpr>,
    /// The types of the members of instances, by class and name.
    pub fields: FxHashMap<(FunctionId, Symbol), TypeExpr>,
    /// The types of the functions, class bodies and the module's own top level left out.
    pub signatures: Vec<FunctionType>,
    /// Which type is a part of which, the module's own classes among them.
    pub graph: TypeGraph,
    register_reasons: FxHashMap<u32, (Reason, InstId)>,
    variable_reasons: FxHashMap<VarId, (Reason, InstId)>,
}

impl Types {
    /// Infers the types of a module.
    #[must_use]
    pub fn of(program: &Program, module: &Module) -> Types {
        let functions = Functions::of(module);
        let variables = Variables::of(module, &functions, &program.names);
        let flow = Flow::of(module, &functions);
        let is_test = |at: InstId| is_class_test(program, module, &variables, at);
        let ssa = ssa::ssa(module, &functions, &flow, &variables, &is_test);
        let world = World::new(program, module, &functions, &variables);
        let mut solver = Solver::new(world, ssa);
        solver.prepare();
        solver.seed(&flow);
        solver.settle();
        solver.fill();
        solver.fill_members();
        solver.fill_operators();
        let members = solver.members();
        let expresser = Expresser::new(&solver);
        let mut registers: Vec<TypeExpr> = Vec::with_capacity(module.registers as usize);
        let mut register_reasons = FxHashMap::default();
        for reg in 0..module.registers {
            let ty = expresser.express(reg);
            if let Some(reason) = solver.why(reg) {
                register_reasons.insert(reg, reason);
            }
            registers.push(ty);
        }
        let mut variable_types = Vec::with_capacity(variables.list.len());
        let mut variable_reasons = FxHashMap::default();
        for at in 0..variables.list.len() {
            let id = VarId(at as u32);
            let info = variables.get(id);
            let node = solver.known(Node::Variable(id));
            let note = solver.world.variable_notes.get(&(info.scope, info.name));
            let ty = match note.filter(|_| module.semantics.typing.declarations_hold) {
                Some(note) => note.clone(),
                None => node.map_or(TypeExpr::Never, |node| expresser.express(node)),
            };
            if let Some(reason) = node.and_then(|node| solver.why(node)) {
                variable_reasons.insert(id, reason);
            }
            variable_types.push(ty);
        }
        let fields = fields(&expresser, members);
        let signatures = (0..functions.list.len())
            .map(|at| FunctionId(at as u32))
            .filter(|&id| matches!(functions.get(id).kind, ScopeKind::Function(_)))
            .map(|function| FunctionType {
                function,
                params: expresser.parameters(function),
                result: expresser.gives(function, 0),
            })
            .collect();
        let graph = expresser.graph().clone();
        drop(solver);
        Types {
            registers,
            variable_types,
            fields,
            signatures,
            graph,
            register_reasons,
            variable_reasons,
            functions,
            variables,
        }
    }

    /// The type of a register.
    #[must_use]
    pub fn register(&self, reg: Reg) -> &TypeExpr {
        self.registers
            .get(reg.index())
            .unwrap_or(&TypeExpr::Unknown)
    }

    /// The type of a variable.
    #[must_use]
    pub fn variable(&self, id: VarId) -> &TypeExpr {
        self.variable_types
            .get(id.index())
            .unwrap_or(&TypeExpr::Unknown)
    }

    /// Why something in a register's type is not known, and where that begins.
    #[must_use]
    pub fn why_register(&self, reg: Reg) -> Option<&(Reason, InstId)> {
        self.register_reasons.get(&reg.0)
    }

    /// Why something in a variable's type is not known, and where that begins.
    #[must_use]
    pub fn why_variable(&self, id: VarId) -> Option<&(Reason, InstId)> {
        self.variable_reasons.get(&id)
    }
}

/// Whether a call asks for the class of its first operand.
fn is_class_test(program: &Program, module: &Module, variables: &Variables, at: InstId) -> bool {
    match module.inst(at).op {
        Op::CallFunction {
            callee: ir::Callee::Intrinsic(intrinsic),
            ..
        } => intrinsic == ir::Intrinsic::IsInstance,
        Op::CallFunction {
            callee: ir::Callee::Name(name),
            ..
        } => {
            let is_bound = variables
                .at(at)
                .is_some_and(|id| variables.get(id).is_bound);
            let functions = module.semantics.library.functions;
            !is_bound
                && functions.iter().any(|function| {
                    function.intrinsic == ir::Intrinsic::IsInstance
                        && function.name == program.names.text(name)
                })
        }
        _ => false,
    }
}

impl Solver<'_> {
    fn prepare(&mut self) {
        let module = self.world.module;
        self.find_caught();
        self.params = vec![Vec::new(); self.world.functions.list.len()];
        for (at, inst) in module.insts.iter().enumerate() {
            let id = InstId(at as u32);
            if let Some(dst) = inst.op.dst()
                && let Some(slot) = self.writer.get_mut(dst.index())
            {
                *slot = Some(id);
            }
            if let Op::StoreField { field, .. } = inst.op {
                let text = self.world.symbol(field);
                let computed = module.semantics.objects.protocol.computed.iter();
                self.classes_change |= (computed.filter(|known| known.1 == ir::Computed::Class))
                    .any(|known| known.0 == text);
            }
            if let Op::Symbolic {
                hint: Hint::Param(..),
                ..
            } = inst.op
            {
                self.params[self.world.functions.owner[at].index()].push(id);
            }
        }
    }

    /// Finds what handlers bind: the register that was tested, right behind the test.
    fn find_caught(&mut self) {
        let module = self.world.module;
        let positions = module.label_positions();
        let mut tests: FxHashMap<u32, (Reg, Reg)> = FxHashMap::default();
        for inst in &module.insts {
            match &inst.op {
                Op::CallFunction {
                    dst,
                    callee: ir::Callee::Intrinsic(ir::Intrinsic::ExceptionMatches),
                    args,
                } if args.len() == 2 => {
                    tests.insert(dst.0, (args[0].value, args[1].value));
                }
                Op::BranchIf {
                    condition, then, ..
                } => {
                    let Some(&(tested, class)) = tests.get(&condition.0) else {
                        continue;
                    };
                    let start = positions.get(then.index()).copied().flatten();
                    let Some(start) = start.map(|at| at.index() + 1) else {
                        continue;
                    };
                    for (at, inst) in module.insts.iter().enumerate().skip(start) {
                        match inst.op {
                            Op::Label { .. } => break,
                            Op::DeclVar { value, .. } | Op::StoreVar { value, .. }
                                if value == tested =>
                            {
                                self.caught.insert(InstId(at as u32), class);
                            }
                            _ if inst.op.is_terminator() => break,
                            _ => {}
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Members that nothing assigns are the language's, or set by other means.
    fn fill_members(&mut self) {
        let module = self.world.module;
        for (at, inst) in module.insts.iter().enumerate() {
            let (dst, object, name) = match inst.op {
                Op::LoadField { dst, object, field } => (dst, object, field),
                Op::CallMethod {
                    dst,
                    receiver,
                    method,
                    ..
                } => (dst, receiver, method),
                _ => continue,
            };
            let is_there = |atom: &Atom| !matches!(atom, Atom::Nil);
            let calls = matches!(inst.op, Op::CallMethod { .. });
            let has_member = calls
                && self.sets[object.index()]
                    .clone()
                    .into_iter()
                    .any(|atom| match atom {
                        Atom::Instance(class) | Atom::Class(class) => {
                            self.look_up(class, name, false).is_some()
                        }
                        Atom::Super(class) => self.look_up(class, name, true).is_some(),
                        _ => true,
                    });
            if self.sets[dst.index()].is_empty()
                && !has_member
                && self.sets[object.index()].iter().any(is_there)
            {
                self.now = at as u32;
                let text = self.world.symbol(name).to_owned();
                self.unknown(dst.0, Reason::NoMember(text));
                self.settle();
            }
        }
    }

    /// What operators give where a class has a say and no rule knows what.
    fn fill_operators(&mut self) {
        let module = self.world.module;
        for (at, inst) in module.insts.iter().enumerate() {
            let (dst, operands, op) = match inst.op {
                Op::Bin {
                    dst,
                    op,
                    left,
                    right,
                    ..
                } => (dst, [left, right], op.text().to_owned()),
                Op::Un { dst, op, operand } => (dst, [operand, operand], op.text().to_string()),
                _ => continue,
            };
            if !self.sets[dst.index()].is_empty() {
                continue;
            }
            let held = |reg: Reg| &self.sets[reg.index()];
            let is_plain = |atom: &Atom| matches!(atom, Atom::Nil | Atom::Scalar(_));
            let is_there = operands.iter().all(|&reg| !held(reg).is_empty());
            let is_asked = operands.iter().any(|&reg| !held(reg).iter().all(is_plain));
            if is_there && is_asked {
                self.now = at as u32;
                self.unknown(dst.0, Reason::Operands(op));
                self.settle();
            }
        }
    }

    fn seed(&mut self, flow: &Flow) {
        self.seed_noted();
        let mut notes: Vec<(u32, TypeExpr)> = (self.world.register_notes.iter())
            .map(|(&reg, ty)| (reg, ty.clone()))
            .collect();
        notes.sort_by_key(|note| note.0);
        for (reg, ty) in notes {
            if reg < self.world.module.registers {
                self.declare(reg, &ty);
            }
        }
        for at in 0..self.world.module.insts.len() as u32 {
            if self.ssa.reachable[flow.block_at(InstId(at)).index()] {
                self.make_due(at);
            }
        }
        let insts = self.world.module.insts.len() as u32;
        for join in 0..self.ssa.joins.len() as u32 {
            self.make_due(insts + join);
        }
    }

    /// Parameters that nobody gives a value get one that nothing is known of.
    fn fill(&mut self) {
        for function in 0..self.params.len() {
            for at in self.params[function].clone() {
                let Op::Symbolic {
                    dst,
                    hint: Hint::Param(name, kind),
                } = self.world.module.inst(at).op
                else {
                    continue;
                };
                self.now = at.0;
                if matches!(kind, ParamKind::Rest | ParamKind::NamedRest)
                    && !self.called.contains(&FunctionId(function as u32))
                    && let [Atom::Coll(id)] = self.sets[dst.index()][..]
                    && let element = self.colls[id as usize].element
                    && self.sets[element as usize].is_empty()
                {
                    let hint = self
                        .world
                        .variable_notes
                        .contains_key(&(FunctionId(function as u32), name));
                    if !hint {
                        self.unknown(element, Reason::NoCaller);
                    }
                }
                if !self.sets[dst.index()].is_empty() {
                    continue;
                }
                let owner = FunctionId(function as u32);
                match self.world.variable_notes.get(&(owner, name)).cloned() {
                    Some(ty) if ty != TypeExpr::Unknown => {
                        for atom in self.atoms_of(&ty) {
                            self.add(dst.0, atom);
                        }
                    }
                    _ => self.unknown(dst.0, Reason::NoCaller),
                }
            }
            self.settle();
        }
    }

    /// Why something that a node holds is not known.
    fn why(&self, node: NodeId) -> Option<(Reason, InstId)> {
        let mut open = vec![(node, 0)];
        // How deep collections were met: what is in those that hold each other is looked at once.
        let mut met: FxHashMap<u32, u32> = FxHashMap::default();
        while let Some((node, depth)) = open.pop() {
            for &atom in &self.sets[node as usize] {
                match atom {
                    Atom::Unknown(id) => return self.world.reasons.get(id as usize).cloned(),
                    Atom::Coll(id) if depth < 4 && met.get(&id).is_none_or(|&met| depth < met) => {
                        met.insert(id, depth);
                        let coll = &self.colls[id as usize];
                        let parts = [coll.element, coll.key];
                        open.extend(parts.map(|node| (node, depth + 1)));
                        open.extend(coll.fixed.iter().flatten().map(|&node| (node, depth + 1)));
                    }
                    _ => {}
                }
            }
        }
        None
    }

    /// The members that something is assigned to or declared of, with their nodes, in order.
    fn members(&mut self) -> Vec<(FunctionId, Symbol, NodeId)> {
        let mut keys: Vec<(FunctionId, Symbol)> = self.field_keys();
        let notes = self.world.variable_notes.keys().copied();
        keys.extend(
            notes.filter(|(scope, _)| self.world.functions.get(*scope).kind == ScopeKind::Class),
        );
        keys.sort_unstable_by_key(|key| (key.0, key.1.0));
        keys.dedup();
        let with_node = |(class, name)| (class, name, self.field(class, name));
        keys.into_iter().map(with_node).collect()
    }
}

/// The types of members, where there is anything in them.
fn fields(
    expresser: &Expresser,
    members: Vec<(FunctionId, Symbol, NodeId)>,
) -> FxHashMap<(FunctionId, Symbol), TypeExpr> {
    let world = &expresser.solver.world;
    let is_checked = world.module.semantics.typing.declarations_hold;
    let types = members.into_iter().map(|(class, name, node)| {
        let declared = world.declared_member(class, name);
        let declared = declared.filter(|_| is_checked).cloned();
        let ty = declared.unwrap_or_else(|| expresser.express(node));
        ((class, name), ty)
    });
    types.filter(|(_, ty)| *ty != TypeExpr::Never).collect()
}

/// The types that there are, the module's among them.
fn graph(solver: &Solver) -> TypeGraph {
    let mut graph = TypeGraph::new();
    let world = &solver.world;
    let head = |name: &str| {
        let ty = world.provided(name);
        ty.as_ref()
            .and_then(TypeExpr::head)
            .unwrap_or(name)
            .to_owned()
    };
    for class in world.module.semantics.objects.classes {
        let name = head(class.name);
        let parent = match class.parent {
            "" => "any".to_owned(),
            parent => head(parent),
        };
        if name != "any" {
            graph.add(&name, NodeKind::Class, &[&parent]);
        }
    }
    let mut classes: Vec<_> = world.classes.iter().collect();
    classes.sort_by_key(|(id, _)| **id);
    for (&class, info) in classes {
        let parents: Vec<String> = (info.parents.iter())
            .map(|parent| match parent {
                Parent::Own(own) => world.class_name(*own).to_owned(),
                Parent::Outside(name) => head(members::last(world.text(*name))),
            })
            .collect();
        let parents: Vec<&str> = parents.iter().map(String::as_str).collect();
        graph.add(world.class_name(class), solver.kind_of(class), &parents);
    }
    for (name, ty) in &world.alias_notes {
        graph.add_alias(name, ty.clone());
    }
    graph
}
