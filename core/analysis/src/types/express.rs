//! From what nodes hold to types.

use super::atom::{Atom, Coll, CollKind, Wrap};
use super::definitions::Defined;
use super::members::last;
use super::solve::{Node, NodeId, Solver};
use ir::{
    FunctionId, FunctionKind, Hint, Native, NodeKind, Op, ParamKind, ScopeKind, TypeExpr, TypeGraph,
};
use rustc_hash::FxHashMap;
use std::cell::{OnceCell, RefCell};

/// How deep types are written out.
const DEPTH: usize = 5;
/// How many types one place is said to have before they are summed up.
const WIDTH: usize = 6;

/// Tells what nodes hold as types, while nothing grows.
///
/// Where collections hold each other the same content is met on many ways, so what has been expressed is remembered; without
/// that it takes time that is exponential in [`DEPTH`].
pub(super) struct Expresser<'s, 'a> {
    pub solver: &'s Solver<'a>,
    graph: OnceCell<TypeGraph>,
    /// The types of sets of values, by how deep they are in what is expressed.
    known: [RefCell<FxHashMap<Box<[Atom]>, TypeExpr>>; DEPTH + 1],
}

impl<'s, 'a> Expresser<'s, 'a> {
    pub fn new(solver: &'s Solver<'a>) -> Expresser<'s, 'a> {
        Expresser {
            solver,
            graph: OnceCell::new(),
            known: Default::default(),
        }
    }

    /// The types that there are.
    pub fn graph(&self) -> &TypeGraph {
        self.graph.get_or_init(|| super::graph(self.solver))
    }

    /// The type of what a node holds.
    pub fn express(&self, node: NodeId) -> TypeExpr {
        self.at(node, 0)
    }

    pub fn express_atom(&self, atom: Atom) -> TypeExpr {
        self.atoms(&[atom], 0)
    }

    fn at(&self, node: NodeId, depth: usize) -> TypeExpr {
        if depth > DEPTH {
            return TypeExpr::Any;
        }
        self.atoms(&self.solver.sets[node as usize], depth)
    }

    fn atoms(&self, atoms: &[Atom], depth: usize) -> TypeExpr {
        if let Some(known) = self.known[depth].borrow().get(atoms) {
            return known.clone();
        }
        let ty = self.expressed(atoms, depth);
        self.known[depth]
            .borrow_mut()
            .insert(atoms.into(), ty.clone());
        ty
    }

    fn expressed(&self, atoms: &[Atom], depth: usize) -> TypeExpr {
        let mut members: Vec<TypeExpr> = Vec::new();
        // Collections of one kind are one.
        let mut together: FxHashMap<CollKind, Vec<u32>> = FxHashMap::default();
        let mut kinds: Vec<CollKind> = Vec::new();
        let instances: Vec<FunctionId> = atoms
            .iter()
            .filter_map(|atom| match atom {
                Atom::Instance(class) => Some(*class),
                _ => None,
            })
            .collect();
        for &atom in atoms {
            match atom {
                Atom::Coll(id) => {
                    let kind = self.solver.colls[id as usize].kind;
                    let all = together.entry(kind).or_default();
                    if all.is_empty() {
                        kinds.push(kind);
                    }
                    all.push(id);
                }
                Atom::Instance(class) => {
                    // One that derives from another says nothing more.
                    let order = self
                        .solver
                        .world
                        .classes
                        .get(&class)
                        .map(|info| &info.order);
                    let is_covered = order.is_some_and(|order| {
                        instances
                            .iter()
                            .any(|other| *other != class && order.contains(other))
                    });
                    if !is_covered {
                        members.push(self.solver.class_type(class));
                    }
                }
                _ => members.push(self.one(atom, depth)),
            }
        }
        for kind in kinds {
            let ids = together.remove(&kind).unwrap_or_default();
            members.push(self.collections_of(kind, &ids, depth));
        }
        let ty = TypeExpr::union(members);
        match &ty {
            TypeExpr::Union(members) if members.len() > WIDTH => self.summed_up(members),
            _ => ty,
        }
    }

    /// Many types are what they have in common.
    fn summed_up(&self, members: &[TypeExpr]) -> TypeExpr {
        if members.contains(&TypeExpr::Unknown) {
            return TypeExpr::Unknown;
        }
        let graph = self.graph();
        let is_plain = |ty: &&TypeExpr| matches!(ty, TypeExpr::Scalar(_) | TypeExpr::Nil);
        let (plain, others): (Vec<&TypeExpr>, Vec<&TypeExpr>) = members.iter().partition(is_plain);
        let mut others = others.into_iter().cloned();
        let first = others.next().unwrap_or(TypeExpr::Never);
        let sum = others.fold(first, |sum, member| graph.least_upper_bound(&sum, &member));
        // What the graph puts above the language's types need not be one of them.
        let classes = self.solver.world.module.semantics.objects.classes;
        let is_there = |ty: &TypeExpr| match ty.head() {
            Some(head) => {
                members.iter().any(|member| member.head() == Some(head))
                    || self.solver.world.by_class_name.contains_key(head)
                    || classes.iter().any(|class| class.name == head)
            }
            None => true,
        };
        if !sum.members().iter().all(is_there) {
            return TypeExpr::Any;
        }
        match TypeExpr::union(plain.into_iter().cloned().chain([sum])) {
            TypeExpr::Union(members) if members.len() > WIDTH => TypeExpr::Any,
            sum => sum,
        }
    }

    fn one(&self, atom: Atom, depth: usize) -> TypeExpr {
        match atom {
            Atom::Nil => TypeExpr::Nil,
            Atom::Scalar(scalar) => TypeExpr::Scalar(scalar),
            Atom::Instance(class) => self.solver.class_type(class),
            Atom::Class(class) => TypeExpr::param("type", vec![self.solver.class_type(class)]),
            Atom::Function(function) => self.signature(function, 0, depth),
            Atom::Bound(function) | Atom::Wrapped(Wrap::Class, function) => {
                self.signature(function, 1, depth)
            }
            Atom::Wrapped(Wrap::Static, function) => self.signature(function, 0, depth),
            Atom::Wrapped(Wrap::Property, _) => TypeExpr::class(
                self.solver
                    .world
                    .native_name(Native::Property)
                    .unwrap_or("property"),
            ),
            Atom::Super(_) => TypeExpr::class(
                self.solver
                    .world
                    .native_name(Native::Super)
                    .unwrap_or("super"),
            ),
            Atom::Coll(id) => {
                self.collections_of(self.solver.colls[id as usize].kind, &[id], depth)
            }
            Atom::Task(function) => self.task(function, depth),
            Atom::Outside(name) => {
                let name = last(self.solver.world.text(name));
                self.solver
                    .world
                    .provided(name)
                    .unwrap_or_else(|| TypeExpr::class(name))
            }
            Atom::Library(name) => self.library_type(self.solver.world.text(name)),
            Atom::Intrinsic(_) | Atom::Method(_) => TypeExpr::class("function"),
            Atom::Declared(id) => self.solver.declared[id as usize].clone(),
            Atom::Unknown(_) => TypeExpr::Unknown,
        }
    }

    fn library_type(&self, name: &str) -> TypeExpr {
        let made = self.solver.world.known_name(name);
        if made.is_some_and(|made| self.solver.world.records.contains_key(&made)) {
            return TypeExpr::param("type", vec![TypeExpr::class(last(name))]);
        }
        if self.solver.world.native(name).is_some() {
            let of = self
                .solver
                .world
                .provided(name)
                .unwrap_or_else(|| TypeExpr::class(name));
            return TypeExpr::param("type", vec![of]);
        }
        match self.solver.world.defined(name) {
            Some(Defined::Module) => TypeExpr::class("module"),
            Some(Defined::Class) => TypeExpr::param("type", vec![TypeExpr::class(last(name))]),
            Some(Defined::Function) => TypeExpr::class("function"),
            Some(Defined::Value) => TypeExpr::Unknown,
            None if self.solver.world.signatures.contains_key(name) => TypeExpr::class("function"),
            None => TypeExpr::Unknown,
        }
    }

    fn task(&self, function: FunctionId, depth: usize) -> TypeExpr {
        let part = |node: Node| {
            let node = self.solver.known(node);
            node.map_or(TypeExpr::Never, |node| self.at(node, depth + 1))
        };
        let (handed, result) = (part(Node::Yield(function)), part(Node::Return(function)));
        match self.solver.world.functions.get(function).kind {
            ScopeKind::Function(FunctionKind::Coroutine) => {
                TypeExpr::param("Coroutine", vec![result])
            }
            ScopeKind::Function(FunctionKind::AsyncGenerator) => {
                TypeExpr::param("AsyncGenerator", vec![handed])
            }
            _ => TypeExpr::param("Generator", vec![handed, result]),
        }
    }

    fn collections_of(&self, kind: CollKind, ids: &[u32], depth: usize) -> TypeExpr {
        let name = match kind {
            CollKind::List => "list",
            CollKind::Tuple => "tuple",
            CollKind::Set => "set",
            CollKind::FrozenSet => "frozen_set",
            CollKind::Map => "map",
            CollKind::Array => "array",
            CollKind::Cursor => "Iterator",
            CollKind::Named(name) => last(self.solver.world.text(name)),
        };
        if self.solver.is_record(kind) {
            return TypeExpr::class(name);
        }
        let all: Vec<&Coll> = ids
            .iter()
            .map(|&id| &self.solver.colls[id as usize])
            .collect();
        let fixed = all
            .first()
            .and_then(|coll| coll.fixed.as_ref())
            .map(Vec::len);
        if let Some(length) = fixed
            && all.iter().all(|coll| {
                coll.fixed
                    .as_ref()
                    .is_some_and(|nodes| nodes.len() == length)
            })
        {
            let parts = (0..length).map(|at| {
                let mut atoms: Vec<Atom> = Vec::new();
                for coll in &all {
                    for &node in coll
                        .fixed
                        .iter()
                        .filter_map(|nodes| nodes.get(at))
                        .chain([&coll.element])
                    {
                        atoms.extend(&self.solver.sets[node as usize]);
                    }
                }
                self.part(atoms, depth)
            });
            return TypeExpr::Tuple(parts.collect());
        }
        let mut elements: Vec<Atom> = Vec::new();
        let mut keys: Vec<Atom> = Vec::new();
        for coll in all {
            elements.extend(&self.solver.sets[coll.element as usize]);
            keys.extend(&self.solver.sets[coll.key as usize]);
            for &node in coll.fixed.iter().flatten() {
                elements.extend(&self.solver.sets[node as usize]);
            }
        }
        let element = self.part(elements, depth);
        let shape = match kind {
            CollKind::Named(name) => self.solver.world.shapes.get(&name),
            _ => None,
        };
        if let Some(shape) = shape.filter(|shape| !shape.arguments.is_empty()) {
            let keys = self.part(keys, depth);
            let arguments = shape.arguments.iter().map(|&is_key| match is_key {
                true => keys.clone(),
                false => element.clone(),
            });
            return TypeExpr::param(name, arguments.collect());
        }
        match kind {
            CollKind::Map => TypeExpr::param(name, vec![self.part(keys, depth), element]),
            _ => TypeExpr::param(name, vec![element]),
        }
    }

    fn part(&self, mut atoms: Vec<Atom>, depth: usize) -> TypeExpr {
        if depth >= DEPTH {
            return TypeExpr::Any;
        }
        atoms.sort_unstable();
        atoms.dedup();
        self.atoms(&atoms, depth + 1)
    }

    /// A function's parameters, with names and how they are passed, and its result.
    pub fn parameters(&self, function: FunctionId) -> Vec<(ir::Symbol, ParamKind, TypeExpr)> {
        let is_checked = self.solver.world.module.semantics.typing.declarations_hold;
        (self.solver.params[function.index()].iter())
            .filter_map(|&at| match self.solver.world.module.inst(at).op {
                Op::Symbolic {
                    dst,
                    hint: Hint::Param(name, kind),
                } => {
                    let note = self.solver.world.variable_notes.get(&(function, name));
                    let open =
                        note.filter(|ty| !is_checked && super::declarations::has_variable(ty));
                    Some((
                        name,
                        kind,
                        open.cloned().unwrap_or_else(|| self.express(dst.0)),
                    ))
                }
                _ => None,
            })
            .collect()
    }

    /// What a call of a function gives.
    pub fn gives(&self, function: FunctionId, depth: usize) -> TypeExpr {
        let is_checked = self.solver.world.module.semantics.typing.declarations_hold;
        match self.solver.world.functions.get(function).kind {
            ScopeKind::Function(FunctionKind::Function) => {
                let note = self.solver.world.result_notes.get(&function);
                if let Some(note) =
                    note.filter(|ty| is_checked || super::declarations::has_variable(ty))
                {
                    return note.clone();
                }
                let node = self.solver.known(Node::Return(function));
                node.map_or(TypeExpr::Never, |node| self.at(node, depth))
            }
            _ => self.task(function, depth),
        }
    }

    pub fn signature(&self, function: FunctionId, skipped: usize, depth: usize) -> TypeExpr {
        if depth >= 2 {
            return TypeExpr::class("function");
        }
        let params = (self.solver.params[function.index()].iter().skip(skipped))
            .filter_map(|&at| self.solver.world.module.inst(at).op.dst())
            .map(|dst| self.at(dst.0, depth + 2));
        TypeExpr::Function(params.collect(), Box::new(self.gives(function, depth + 2)))
    }
}

impl Solver<'_> {
    fn class_type(&self, class: FunctionId) -> TypeExpr {
        if let Some(ty) = self.world.class_notes.get(&class) {
            return ty.clone();
        }
        let name = self.world.class_name(class);
        let outside = self.world.classes.get(&class).map(|info| &info.outside);
        let is_enumeration = outside.into_iter().flatten().any(|&name| {
            let key = format!("{}.<members>", last(self.world.text(name)));
            self.world.signatures.contains_key(key.as_str())
        });
        match is_enumeration {
            true => TypeExpr::Enum(name.into()),
            false => TypeExpr::class(name),
        }
    }

    /// What the graph of types knows each class as.
    pub fn kind_of(&self, class: FunctionId) -> NodeKind {
        match self.class_type(class) {
            TypeExpr::Interface(_) => NodeKind::Interface,
            TypeExpr::Enum(_) => NodeKind::Enum,
            _ => NodeKind::Class,
        }
    }
}
