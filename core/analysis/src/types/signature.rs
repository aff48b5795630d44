//! Calls of what the library declares by a signature.
//!
//! A signature is a function type whose variables are found out at each call: from the arguments, and for methods of
//! collections from the receiver, where `'T` are the elements, `'K` the keys and `'V` the values of a map. What a
//! method is given as one of those goes into the receiver. An argument that is a function is called with what its own
//! parameters say; arguments by name are taken for the first parameter that is a function if they are one, and else left
//! alone. A signature whose first parameter is a bare variable gives itself when it is called without one: so
//! are decorators called that take options.

use super::atom::{Atom, Coll, CollKind, Name, Reason};
use super::calls::Operands;
use super::solve::{Node, NodeId, Solver};
use ir::{ArgKind, Scalar, TypeExpr};
use rustc_hash::FxHashMap;

/// The variables of one call.
type Variables = FxHashMap<Name, NodeId>;

impl Solver<'_> {
    pub fn signed_call(
        &mut self,
        callee: Atom,
        receiver: Option<Atom>,
        signature: &TypeExpr,
        key: &str,
        args: Operands,
        dst: NodeId,
    ) {
        let TypeExpr::Function(params, result) = signature else {
            return self.outside_call(key, args, dst);
        };
        let positional = args
            .iter()
            .filter(|arg| matches!(arg.0, ArgKind::Positional | ArgKind::Spread));
        if positional.count() == 0
            && matches!(params.first(), Some(TypeExpr::Var(..)))
            && receiver.is_none()
        {
            return self.add(dst, callee);
        }
        let mut variables = Variables::default();
        if let Some(Atom::Coll(id)) = receiver {
            let Coll {
                kind, element, key, ..
            } = self.colls[id as usize].clone();
            let elements = match (kind, self.colls[id as usize].fixed.is_some()) {
                (CollKind::Map, _) | (_, false) => element,
                (_, true) => {
                    let scratch = self.scratch(81);
                    self.elements_of(Atom::Coll(id), scratch, 0);
                    scratch
                }
            };
            let name = |solver: &mut Self, text: &str| solver.world.name(text);
            match kind {
                CollKind::Map => {
                    variables.insert(name(self, "K"), key);
                    variables.insert(name(self, "V"), element);
                }
                _ => {
                    variables.insert(name(self, "T"), elements);
                }
            }
            let own = self.scratch(82);
            self.add(own, Atom::Coll(id));
            variables.insert(name(self, "Self"), own);
        } else if let Some(receiver) = receiver {
            if let Atom::Task(function) = receiver {
                let handed = self.node(Node::Yield(function));
                let name = self.world.name("T");
                variables.insert(name, handed);
            }
            let own = self.scratch(82);
            self.add(own, receiver);
            let name = self.world.name("Self");
            variables.insert(name, own);
        }
        let mut place = 0;
        for &(kind, node) in args {
            match kind {
                ArgKind::Positional => {
                    let param = params.get(place).or_else(|| params.last());
                    if let Some(param) = param.cloned() {
                        self.matched(&param, node, &mut variables, 0);
                    }
                    place += 1;
                }
                ArgKind::Spread => {
                    let scratch = self.scratch(83);
                    self.elements(node, scratch, 0);
                    for param in params.clone().iter().skip(place) {
                        self.matched(param, scratch, &mut variables, 0);
                    }
                }
                _ => {
                    let function = params
                        .iter()
                        .find(|param| matches!(param, TypeExpr::Function(..)));
                    if let Some(function) = function.cloned() {
                        self.matched(&function, node, &mut variables, 0);
                    }
                }
            }
        }
        let mut made = 0;
        self.produced(result, &mut variables, dst, &mut made);
    }

    fn variable(&mut self, name: &str, variables: &mut Variables) -> NodeId {
        let name = self.world.name(name);
        if let Some(&node) = variables.get(&name) {
            return node;
        }
        let at = self.here();
        let node = self.node(Node::Variable1(at, name));
        variables.insert(name, node);
        node
    }

    /// Finds out variables from an argument.
    fn matched(&mut self, pattern: &TypeExpr, node: NodeId, variables: &mut Variables, depth: u32) {
        match pattern {
            TypeExpr::Var(name, _) => {
                let to = self.variable(name, variables);
                self.copy(node, to);
            }
            TypeExpr::Param(name, args) if args.len() == 1 && &**name != "type" => {
                let scratch = self.scratch(100 + node.wrapping_mul(7) % 1000 + depth * 1000);
                self.elements(node, scratch, 0);
                self.matched(&args[0], scratch, variables, depth + 1);
            }
            TypeExpr::Param(name, args) if &**name == "map" && args.len() == 2 => {
                for atom in self.read(node) {
                    if let Atom::Coll(id) = atom
                        && self.colls[id as usize].kind == CollKind::Map
                    {
                        let coll = self.colls[id as usize].clone();
                        self.matched(&args[0], coll.key, variables, depth + 1);
                        self.matched(&args[1], coll.element, variables, depth + 1);
                    } else if let Atom::Unknown(_) = atom {
                        let scratch = self.scratch(96);
                        self.add(scratch, atom);
                        self.matched(&args[0], scratch, variables, depth + 1);
                        self.matched(&args[1], scratch, variables, depth + 1);
                    }
                }
            }
            TypeExpr::Tuple(parts) => {
                for atom in self.read(node) {
                    let fixed = match atom {
                        Atom::Coll(id) => self.colls[id as usize].fixed.clone(),
                        _ => None,
                    };
                    for (at, part) in parts.iter().enumerate() {
                        match fixed.as_ref().and_then(|nodes| nodes.get(at)) {
                            Some(&node) => self.matched(part, node, variables, depth + 1),
                            None => {
                                let scratch = self.scratch(5000 + depth * 10);
                                self.elements_of(atom, scratch, 0);
                                self.matched(part, scratch, variables, depth + 1);
                            }
                        }
                    }
                }
            }
            TypeExpr::Function(params, result) => {
                let mut given = Vec::new();
                for (at, param) in params.iter().enumerate() {
                    let node = self.scratch(6000 + at as u32 + depth * 10);
                    let mut made = 500 + at as u32 * 10;
                    self.produced(param, variables, node, &mut made);
                    given.push((ArgKind::Positional, node));
                }
                let gives = self.scratch(7000 + depth);
                for atom in self.read(node) {
                    if atom != Atom::Nil {
                        self.call(atom, None, &given, gives);
                    }
                }
                self.matched(result, gives, variables, depth + 1);
            }
            TypeExpr::Union(members) => {
                for member in members.clone() {
                    self.matched(&member, node, variables, depth + 1);
                }
            }
            // Code outside that calls back.
            TypeExpr::Unknown => self.escape_all(node, "the library"),
            _ => {}
        }
    }

    /// Puts what a type says into a node.
    fn produced(&mut self, ty: &TypeExpr, variables: &mut Variables, dst: NodeId, made: &mut u32) {
        *made += 1;
        match ty {
            TypeExpr::Var(name, _) => {
                let from = self.variable(name, variables);
                self.copy(from, dst);
            }
            TypeExpr::Union(members) => {
                for member in members {
                    self.produced(member, variables, dst, made);
                }
            }
            TypeExpr::Tuple(parts) => {
                let (id, nodes) = self.fixed_coll(CollKind::Tuple, *made, parts.len());
                for (node, part) in nodes.into_iter().zip(parts) {
                    self.produced(part, variables, node, made);
                }
                self.add(dst, Atom::Coll(id));
            }
            TypeExpr::Param(name, args) => {
                let kind = match &**name {
                    "list" => CollKind::List,
                    "tuple" => CollKind::Tuple,
                    "set" => CollKind::Set,
                    "frozen_set" => CollKind::FrozenSet,
                    "map" => CollKind::Map,
                    "array" => CollKind::Array,
                    "Iterator" => CollKind::Cursor,
                    other => CollKind::Named(self.world.name(other)),
                };
                let id = self.coll(kind, *made);
                let Coll { element, key, .. } = self.colls[id as usize].clone();
                match &args[..] {
                    [of] => self.produced(of, variables, element, made),
                    [of_key, of_value] => {
                        self.produced(of_key, variables, key, made);
                        self.produced(of_value, variables, element, made);
                    }
                    _ => {}
                }
                self.add(dst, Atom::Coll(id));
            }
            TypeExpr::Unknown => self.unknown(dst, Reason::Operands("the library".to_owned())),
            TypeExpr::Scalar(Scalar::Bool) => self.add(dst, Atom::Scalar(Scalar::Bool)),
            other => {
                for atom in self.atoms_of(other) {
                    self.add(dst, atom);
                }
            }
        }
    }
}
