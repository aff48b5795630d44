//! Calls of what the library declares by a signature.
//!
//! A signature is a function type whose variables are found out at each call: from the arguments, and for methods of
//! collections from the receiver, where `'T` are the elements, `'K` the keys and `'V` the values of a map. What a
//! method is given as one of those goes into the receiver. An argument that is a function is called with what its own
//! parameters say; arguments by name are taken for the first parameter that is a function if they are one, and else left
//! alone. A signature whose first parameter is a bare variable gives itself when it is called without one: so
//! are decorators called that take options.
//! What its variables are `matching.rs` says, what comes of it `giving.rs`.

use super::atom::{Atom, Coll, Name, Reason};
use super::calls::Operands;
use super::solve::{Node, NodeId, Solver};
use super::variants::{Param, Slot};
use ir::{ArgKind, Scalar, Symbol, TypeExpr};
use rustc_hash::FxHashMap;

/// One call.
pub(super) struct Call<'k> {
    pub callee: Atom,
    /// What is called, in words.
    pub key: &'k str,
    variables: FxHashMap<Name, NodeId>,
    /// Whether the program's own methods say what it gives.
    pub is_open: bool,
}

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
        let Some((params, result)) = self.chosen(signature, args) else {
            return self.outside_call(key, args, dst);
        };
        if matches!(result, TypeExpr::Class(name) if &**name == "<record>") {
            return self.make_record(key, args, dst);
        }
        let by_place = [ArgKind::Positional, ArgKind::Spread];
        let is_placed = |arg: &(ArgKind, NodeId)| by_place.contains(&arg.0);
        let first = params.first().map(|param| param.ty);
        if receiver.is_none()
            && matches!(first, Some(TypeExpr::Var(..)))
            && !args.iter().any(is_placed)
        {
            return self.add(dst, callee);
        }
        let mut call = Call {
            callee,
            key,
            variables: FxHashMap::default(),
            is_open: false,
        };
        if let Some(receiver) = receiver {
            self.receive(receiver, &mut call);
        }
        self.arguments(&params, args, &mut call);
        let mut made = self.nesting.saturating_sub(1) * 10_000;
        self.produced(result, &mut call, dst, &mut made);
        if call.is_open {
            self.unknown(dst, Reason::Outside(key.to_owned()));
        }
    }

    /// Finds out variables from the arguments of a call.
    fn arguments(&mut self, params: &[Param], args: Operands, call: &mut Call) {
        let program = self.world.program;
        let by_place: Vec<&TypeExpr> = params
            .iter()
            .filter(|param| param.is_by_place())
            .map(|param| param.ty)
            .collect();
        let find = |wanted: Slot| params.iter().find(|param| param.slot == wanted);
        let has_names = params.iter().any(|param| param.slot != Slot::Place);
        let rest = find(Slot::Rest).map(|param| param.ty);
        let named_rest = find(Slot::NamedRest).map(|param| param.ty);
        let mut place = 0;
        for &(kind, node) in args {
            match kind {
                ArgKind::Positional => {
                    let param = by_place.get(place).copied().or(rest);
                    if let Some(param) = param.or(by_place.last().copied()) {
                        // Called without a block, such a method gives something else.
                        if matches!(param, TypeExpr::Function(..))
                            && self.library_operates()
                            && self.read(node).contains(&Atom::Nil)
                        {
                            call.is_open = true;
                        }
                        self.matched(param, node, call, 0);
                    }
                    place += 1;
                }
                ArgKind::Spread => {
                    let scratch = self.scratch(83);
                    self.elements(node, scratch, 0);
                    for param in by_place.iter().skip(place).copied().chain(rest) {
                        self.matched(param, scratch, call, 0);
                    }
                }
                ArgKind::Named(at) if has_names => {
                    let name = program.names.text(at);
                    let found = find(Slot::Named(name)).or_else(|| find(Slot::Only(name)));
                    if let Some(param) = found {
                        self.matched(param.ty, node, call, 0);
                    } else if let Some(values) = named_rest {
                        self.named(values, Some(at), node, call);
                    }
                }
                ArgKind::NamedSpread if has_names => {
                    let scratch = self.scratch(89);
                    self.values(node, scratch);
                    for param in params {
                        if matches!(param.slot, Slot::Named(_) | Slot::Only(_)) {
                            self.matched(param.ty, scratch, call, 0);
                        }
                    }
                    if let Some(values) = named_rest {
                        self.named(values, None, scratch, call);
                    }
                }
                _ => {
                    let is_function = |param: &&Param| matches!(param.ty, TypeExpr::Function(..));
                    if let Some(param) = params.iter().find(is_function) {
                        self.matched(param.ty, node, call, 0);
                    }
                }
            }
        }
    }

    /// What comes by a name that no parameter has: of `Members['T]` it becomes that member of the objects.
    fn named(&mut self, values: &TypeExpr, name: Option<Symbol>, node: NodeId, call: &mut Call) {
        if let TypeExpr::Param(of, args) = values
            && let ("Members", [TypeExpr::Var(objects, _)]) = (&**of, &args[..])
        {
            let objects = self.variable(objects, call);
            for atom in self.read(objects) {
                match (atom, name) {
                    (Atom::Instance(class), Some(name)) => {
                        let field = self.field(class, name);
                        self.copy(node, field);
                    }
                    (Atom::Coll(id), Some(name)) => {
                        let name = self.world.symbol(name);
                        if let Some(element) = self.named_element(id, name) {
                            self.copy(node, element);
                        }
                    }
                    _ => self.escape_all(node, call.key),
                }
            }
            return;
        }
        let keys = self.variable("K", call);
        self.add(keys, Atom::Scalar(Scalar::Text));
        self.matched(values, node, call, 0);
    }

    /// The values of maps.
    pub fn values(&mut self, maps: NodeId, dst: NodeId) {
        for atom in self.read(maps) {
            match atom {
                Atom::Coll(id) => {
                    let element = self.colls[id as usize].element;
                    self.copy(element, dst);
                }
                _ => self.unknown(dst, Reason::Operands("**".to_owned())),
            }
        }
    }

    /// What a member of an object of the library holds that is no method.
    pub fn signed_value(&mut self, receiver: Atom, ty: &TypeExpr, key: &str, dst: NodeId) {
        let mut call = Call {
            callee: receiver,
            key,
            variables: FxHashMap::default(),
            is_open: false,
        };
        self.receive(receiver, &mut call);
        let mut made = self.nesting * 10_000;
        self.produced(ty, &mut call, dst, &mut made);
    }

    /// The variables that a receiver says.
    fn receive(&mut self, receiver: Atom, call: &mut Call) {
        match receiver {
            Atom::Coll(id) => {
                let Coll {
                    kind,
                    element,
                    key,
                    fixed,
                } = self.colls[id as usize].clone();
                let elements = match fixed {
                    None => element,
                    Some(_) => {
                        let scratch = self.scratch(81);
                        self.elements_of(receiver, scratch, 0);
                        scratch
                    }
                };
                let names: &[(&str, NodeId)] = match self.has_keys(kind) {
                    true => &[("K", key), ("V", element)],
                    false => &[("T", elements)],
                };
                for &(name, node) in names {
                    let name = self.world.name(name);
                    call.variables.insert(name, node);
                }
            }
            Atom::Task(function) => {
                let handed = self.node(Node::Yield(function));
                let name = self.world.name("T");
                call.variables.insert(name, handed);
            }
            _ => {}
        }
        let own = self.scratch(82);
        self.add(own, receiver);
        let name = self.world.name("Self");
        call.variables.insert(name, own);
    }

    pub fn variable(&mut self, name: &str, call: &mut Call) -> NodeId {
        let name = self.world.name(name);
        if let Some(&node) = call.variables.get(&name) {
            return node;
        }
        // A function that is called for this call has variables of its own.
        let own = match self.nesting {
            0 | 1 => name,
            depth => {
                let text = format!("{}@{depth}", self.world.text(name));
                self.world.name(&text)
            }
        };
        let at = self.here();
        let node = self.node(Node::Variable1(at, own));
        call.variables.insert(name, node);
        node
    }
}
