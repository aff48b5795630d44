//! Calls of what the library declares by a signature.
//!
//! A signature is a function type whose variables are found out at each call: from the arguments, and for methods of
//! collections from the receiver, where `'T` are the elements, `'K` the keys and `'V` the values of a map. What a
//! method is given as one of those goes into the receiver. An argument that is a function is called with what its own
//! parameters say; arguments by name are taken for the first parameter that is a function if they are one, and else left
//! alone. A signature whose first parameter is a bare variable gives itself when it is called without one: so
//! are decorators called that take options.
//! A variable with a bound says what the call does with it: `Callable` takes what can be called, all else makes the callee be
//! called again; `Ordered` is compared; `Plain` has no methods of its own that say what the result is, and is a number where it
//! is a truth value; `None` is a whole number where nothing is given; under the name of a method what that gives of objects that
//! have it.
//! A result `"+"['A, 'B]` is what the operator gives, `"+..."['A, 'B]` the first and whatever comes of adding more of the second.

use super::atom::{Atom, Coll, CollKind, Name, Reason};
use super::calls::Operands;
use super::solve::{Node, NodeId, Solver};
use super::tables::Shape;
use super::variants::{Param, Slot};
use ir::{ArgKind, BinOp, Scalar, Symbol, TypeExpr};
use rustc_hash::FxHashMap;

/// How deep sequences are compared.
const MAX_COMPARED: u32 = 3;
/// What tells tuples of different lengths apart that one call gives.
const EACH_LENGTH: u32 = 1_000_000;

/// One call.
struct Call<'k> {
    callee: Atom,
    /// What is called, in words.
    key: &'k str,
    variables: FxHashMap<Name, NodeId>,
    /// Whether the program's own methods say what it gives.
    is_open: bool,
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

    fn variable(&mut self, name: &str, call: &mut Call) -> NodeId {
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

    /// What a variable with a bound is given.
    fn bounded(&mut self, bound: &str, node: NodeId, to: NodeId, call: &mut Call) {
        for atom in self.read(node) {
            let is_instance = matches!(atom, Atom::Instance(_));
            match bound {
                "Callable" if matches!(atom, Atom::Scalar(_) | Atom::Nil | Atom::Coll(_)) => {
                    self.add(to, call.callee);
                    continue;
                }
                "Plain" if is_instance || matches!(atom, Atom::Outside(_)) => call.is_open = true,
                "Plain" if atom == Atom::Scalar(Scalar::Bool) => {
                    self.add(to, Atom::Scalar(Scalar::Int));
                    continue;
                }
                "Ordered" => self.compared(atom, to),
                "None" => {
                    if matches!(atom, Atom::Nil | Atom::Unknown(_)) {
                        self.add(to, Atom::Scalar(Scalar::Int));
                    }
                    continue;
                }
                method if method.starts_with('_') => {
                    if self.special(atom, method, &[], to) {
                        continue;
                    }
                    if atom == Atom::Scalar(Scalar::Bool) {
                        self.add(to, Atom::Scalar(Scalar::Int));
                        continue;
                    }
                    if let Atom::Outside(class) = atom {
                        let class = self.world.text(class).to_owned();
                        match self.world.member_signature(&class, method) {
                            Some(TypeExpr::Function(_, result)) => {
                                self.signed_value(atom, &result, method, to);
                            }
                            _ => call.is_open = true,
                        }
                    }
                }
                _ => {}
            }
            self.add(to, atom);
        }
    }

    /// Values of a node are compared with each other, and so are their elements.
    fn compared(&mut self, atom: Atom, with: NodeId) {
        let mut open = vec![(atom, with, 0)];
        while let Some((atom, with, depth)) = open.pop() {
            match atom {
                Atom::Instance(_) => {
                    let methods = self.world.module.semantics.protocol.binary;
                    let nothing = self.scratch(77);
                    for op in [BinOp::Lt, BinOp::Gt] {
                        if let Some([method, ..]) = methods(op) {
                            self.special(atom, method, &[with], nothing);
                        }
                    }
                }
                Atom::Coll(id) if depth < MAX_COMPARED => {
                    let Coll { element, fixed, .. } = self.colls[id as usize].clone();
                    for node in fixed.into_iter().flatten().chain([element]) {
                        let parts = self.read(node).into_iter();
                        open.extend(parts.map(|part| (part, node, depth + 1)));
                    }
                }
                _ => {}
            }
        }
    }

    /// The two variables of what is given as a map, or as its entries.
    fn matched_map(
        &mut self,
        [keys, values]: [&TypeExpr; 2],
        takes_entries: bool,
        node: NodeId,
        call: &mut Call,
        depth: u32,
    ) {
        for atom in self.read(node) {
            let coll = match atom {
                Atom::Coll(id) => Some(self.colls[id as usize].clone()),
                _ => None,
            };
            match coll {
                Some(coll) if self.has_keys(coll.kind) => {
                    self.matched(keys, coll.key, call, depth + 1);
                    self.matched(values, coll.element, call, depth + 1);
                }
                _ if matches!(atom, Atom::Unknown(_)) && takes_entries => {
                    let scratch = self.scratch(96);
                    self.add(scratch, atom);
                    self.matched(keys, scratch, call, depth + 1);
                    self.matched(values, scratch, call, depth + 1);
                }
                // Its own methods say what its entries are.
                _ if matches!(atom, Atom::Instance(_)) => {
                    self.escape(atom, call.key);
                    let scratch = self.scratch(96);
                    self.unknown(scratch, Reason::Outside(call.key.to_owned()));
                    self.matched(keys, scratch, call, depth + 1);
                    self.matched(values, scratch, call, depth + 1);
                }
                _ if takes_entries => {
                    let scratch = self.scratch(95_000 + depth);
                    self.elements_of(atom, scratch, 0);
                    let entry = TypeExpr::Tuple(vec![keys.clone(), values.clone()]);
                    self.matched(&entry, scratch, call, depth + 1);
                }
                _ => {}
            }
        }
    }

    /// What comes of waiting for something.
    fn awaited(&mut self, node: NodeId, dst: NodeId) {
        for atom in self.read(node) {
            match atom {
                Atom::Task(function) => {
                    let result = self.returned(function);
                    self.copy(result, dst);
                }
                Atom::Coll(id) => {
                    let element = self.colls[id as usize].element;
                    self.copy(element, dst);
                }
                Atom::Unknown(_) => self.add(dst, atom),
                _ => self.unknown(dst, Reason::Operands("await".to_owned())),
            }
        }
    }

    /// Finds out variables from an argument.
    fn matched(&mut self, pattern: &TypeExpr, node: NodeId, call: &mut Call, depth: u32) {
        match pattern {
            TypeExpr::Var(name, bound) => {
                let to = self.variable(name, call);
                match bound.as_deref().and_then(TypeExpr::head) {
                    Some(bound) => self.bounded(bound, node, to, call),
                    None => self.copy(node, to),
                }
            }
            TypeExpr::Param(name, _) if &**name == "Members" => {}
            TypeExpr::Param(name, args) if &**name == "Awaitable" && args.len() == 1 => {
                let scratch = self.scratch(94_000 + node.wrapping_mul(7) % 1000);
                self.awaited(node, scratch);
                self.matched(&args[0], scratch, call, depth + 1);
            }
            TypeExpr::Param(name, args) if args.len() == 1 && &**name != "type" => {
                let scratch = self.scratch(100 + node.wrapping_mul(7) % 1000 + depth * 1000);
                self.elements(node, scratch, 0);
                self.matched(&args[0], scratch, call, depth + 1);
                // A list may be given more of what its variable is.
                if let ("list", TypeExpr::Var(of, _)) = (&**name, &args[0]) {
                    let of = self.variable(of, call);
                    for atom in self.read(node) {
                        if let Atom::Coll(id) = atom {
                            let element = self.colls[id as usize].element;
                            self.copy(of, element);
                        }
                    }
                }
            }
            TypeExpr::Param(name, args) if args.len() == 2 => {
                let takes_entries = &**name == "Entries";
                self.matched_map([&args[0], &args[1]], takes_entries, node, call, depth);
            }
            TypeExpr::Tuple(parts) => {
                for atom in self.read(node) {
                    let fixed = match atom {
                        Atom::Coll(id) => self.colls[id as usize].fixed.clone(),
                        _ => None,
                    };
                    for (at, part) in parts.iter().enumerate() {
                        match fixed.as_ref().and_then(|nodes| nodes.get(at)) {
                            Some(&node) => self.matched(part, node, call, depth + 1),
                            None => {
                                let scratch = self.scratch(5000 + depth * 10);
                                self.elements_of(atom, scratch, 0);
                                self.matched(part, scratch, call, depth + 1);
                            }
                        }
                    }
                }
            }
            TypeExpr::Function(params, result) => {
                let mut given = Vec::new();
                for (at, param) in params.iter().enumerate() {
                    let node = self.scratch(6000 + at as u32 + depth * 10);
                    let mut made = self.nesting * 10_000 + 500 + at as u32 * 10;
                    self.produced(param, call, node, &mut made);
                    given.push((ArgKind::Positional, node));
                }
                let gives = self.scratch(7000 + depth);
                for atom in self.read(node) {
                    if atom != Atom::Nil {
                        self.call(atom, None, &given, gives);
                    }
                }
                self.matched(result, gives, call, depth + 1);
            }
            TypeExpr::Union(members) => {
                for member in members {
                    self.matched(member, node, call, depth + 1);
                }
            }
            // Code outside that calls back.
            TypeExpr::Unknown => self.escape_all(node, call.key),
            _ => {}
        }
    }

    /// Puts what a type says into a node.
    fn produced(&mut self, ty: &TypeExpr, call: &mut Call, dst: NodeId, made: &mut u32) {
        *made += 1;
        match ty {
            TypeExpr::Var(name, _) => {
                let from = self.variable(name, call);
                self.copy(from, dst);
            }
            TypeExpr::Union(members) => {
                for member in members {
                    self.produced(member, call, dst, made);
                }
            }
            TypeExpr::Tuple(parts) => {
                let which = *made + parts.len() as u32 * EACH_LENGTH;
                let (id, nodes) = self.fixed_coll(CollKind::Tuple, which, parts.len());
                for (node, part) in nodes.into_iter().zip(parts) {
                    self.produced(part, call, node, made);
                }
                self.add(dst, Atom::Coll(id));
            }
            TypeExpr::Param(name, args) if args.len() == 2 && operator(name).is_some() => {
                if let Some((op, is_repeated)) = operator(name) {
                    let (left, right) = (self.scratch(93_000), self.scratch(93_001));
                    self.produced(&args[0], call, left, made);
                    self.produced(&args[1], call, right, made);
                    if is_repeated {
                        self.copy(left, dst);
                        self.copy(dst, left);
                    }
                    self.binary(op, false, left, right, dst);
                }
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
                let shape = match kind {
                    CollKind::Named(name) => self.world.shape(name),
                    _ => Shape::default(),
                };
                for (at, arg) in args.iter().enumerate() {
                    let is_key = match shape.arguments.get(at) {
                        Some(&is_key) => is_key,
                        None => at == 0 && args.len() == 2,
                    };
                    let node = if is_key { key } else { element };
                    self.produced(arg, call, node, made);
                }
                if let Some(values) = &shape.values {
                    self.produced(values, call, element, made);
                }
                self.add(dst, Atom::Coll(id));
            }
            TypeExpr::Class(name) if name.starts_with('<') => {
                let name = self.world.name(name);
                self.add(dst, Atom::Library(name));
            }
            TypeExpr::Unknown => self.unknown(dst, Reason::Outside(call.key.to_owned())),
            TypeExpr::Scalar(Scalar::Bool) => self.add(dst, Atom::Scalar(Scalar::Bool)),
            other => {
                for atom in self.atoms_of(other) {
                    self.add(dst, atom);
                }
            }
        }
    }
}

/// The operator that the name of a result's type says, and whether it is applied again and again.
fn operator(name: &str) -> Option<(BinOp, bool)> {
    let once = name.strip_suffix("...");
    Some((BinOp::from_text(once.unwrap_or(name))?, once.is_some()))
}
