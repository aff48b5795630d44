//! What the arguments of a call of the library say of the variables of its signature.
//!
//! A variable with a bound says what the call does with it: `Callable` takes what can be called, all else makes the callee be
//! called again; `Ordered` is compared; `Plain` has no methods of its own that say what the result is, and is a number where it
//! is a truth value; `None` is a whole number where nothing is given; under the name of a method what that gives of objects that
//! have it.

use super::atom::{Atom, Coll, Reason};
use super::signature::Call;
use super::solve::{NodeId, Solver};
use ir::{ArgKind, BinOp, Scalar, TypeExpr};

/// How deep sequences are compared.
const MAX_COMPARED: u32 = 3;

impl Solver<'_> {
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
                    let methods = &self.world.module.semantics.objects.protocol;
                    let nothing = self.scratch(77);
                    for op in [BinOp::Lt, BinOp::Gt] {
                        if let Some([method, ..]) = methods.binary(op) {
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
    pub fn matched(&mut self, pattern: &TypeExpr, node: NodeId, call: &mut Call, depth: u32) {
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
}
