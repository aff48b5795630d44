//! Values that reach code outside of the module, which may call and fill them.

use super::atom::{Atom, CollKind, Reason};
use super::solve::{Node, NodeId, Solver};
use ir::{FunctionId, FunctionKind, Hint, Op, ParamKind, ScopeKind};

impl Solver<'_> {
    pub fn escape_all(&mut self, node: NodeId, to: &str) {
        for atom in self.read(node) {
            self.escape(atom, to);
        }
    }

    /// Code outside gets hold of a value: it may call it and put anything into it.
    pub fn escape(&mut self, atom: Atom, to: &str) {
        let mut open = vec![atom];
        while let Some(atom) = open.pop() {
            let is_new = self.escaped.insert(atom);
            // What comes out of it is looked at again: it may have grown.
            let handed = match atom {
                Atom::Function(function) | Atom::Bound(function) | Atom::Wrapped(_, function) => {
                    let is_plain = matches!(
                        self.world.functions.get(function).kind,
                        ScopeKind::Function(FunctionKind::Function)
                    );
                    if !is_plain && !self.escaped.contains(&Atom::Task(function)) {
                        open.push(Atom::Task(function));
                    }
                    is_plain.then(|| self.returned(function))
                }
                Atom::Task(function) => Some(self.node(Node::Yield(function))),
                _ => None,
            };
            if let Some(node) = handed {
                self.watch(node);
                let fresh = self.sets[node as usize].iter().copied();
                open.extend(fresh.filter(|part| !self.escaped.contains(part)));
            }
            if !is_new && !matches!(atom, Atom::Coll(_)) {
                continue;
            }
            match atom {
                Atom::Coll(id) => {
                    let coll = self.colls[id as usize].clone();
                    let is_changed = match coll.kind {
                        CollKind::List | CollKind::Set | CollKind::Map | CollKind::Array => true,
                        CollKind::Named(name) => self.world.shape(name).is_open,
                        _ => false,
                    };
                    if is_changed && is_new {
                        self.unknown(coll.element, Reason::FromOutside(to.to_owned()));
                        if self.has_keys(coll.kind) {
                            self.unknown(coll.key, Reason::FromOutside(to.to_owned()));
                        }
                    }
                    let parts = [coll.element, coll.key]
                        .into_iter()
                        .chain(coll.fixed.into_iter().flatten());
                    for node in parts {
                        self.watch(node);
                        if is_new {
                            open.extend(self.sets[node as usize].iter().copied());
                        } else {
                            let fresh: Vec<Atom> = self.sets[node as usize]
                                .iter()
                                .copied()
                                .filter(|part| !self.escaped.contains(part))
                                .collect();
                            open.extend(fresh);
                        }
                    }
                }
                // What makes a class gets hold of its methods.
                Atom::Function(function) if self.world.of_noted.contains(&function) => {}
                Atom::Function(function) | Atom::Bound(function) | Atom::Wrapped(_, function) => {
                    let skipped = match atom {
                        Atom::Function(_) => 0,
                        _ => self.taken_by_receiver(function),
                    };
                    self.called_from_outside(function, skipped, to);
                }
                // So it does of the class, of which it makes no instances by that.
                Atom::Class(class) if self.world.noted.contains_key(&class) => {}
                Atom::Instance(class) | Atom::Class(class) => self.methods_from_outside(class, to),
                Atom::Method(id) => open.push(self.methods[id as usize].0),
                Atom::Task(function) => {
                    let sent = self.node(Node::Sent(function));
                    self.unknown(sent, Reason::FromOutside(to.to_owned()));
                }
                _ => {}
            }
        }
    }

    pub fn called_from_outside(&mut self, function: FunctionId, skipped: usize, to: &str) {
        let module = self.world.module;
        for at in self.params[function.index()]
            .clone()
            .into_iter()
            .skip(skipped)
        {
            let Op::Symbolic {
                dst,
                hint: Hint::Param(_, kind),
            } = module.inst(at).op
            else {
                continue;
            };
            if kind == ParamKind::Receiver && self.world.of_noted.contains(&function) {
                continue;
            }
            let reason = Reason::FromOutside(to.to_owned());
            let semantics = module.semantics;
            if semantics.typing.declarations_hold && !semantics.memory.has_addresses {
                // Where nothing else is declared, anything that there is may come.
                for atom in self.atoms_of(&ir::TypeExpr::Any) {
                    self.add(dst.0, atom);
                }
                continue;
            }
            match kind {
                ParamKind::Rest | ParamKind::NamedRest => {
                    for atom in self.sets[dst.index()].clone() {
                        if let Atom::Coll(id) = atom {
                            let element = self.colls[id as usize].element;
                            self.unknown(element, reason.clone());
                        }
                    }
                }
                _ => self.unknown(dst.0, reason),
            }
        }
    }

    /// Code outside may call the special methods of a class, and those that it knows by their names.
    fn methods_from_outside(&mut self, class: FunctionId, to: &str) {
        let functions = self.world.functions;
        let order = self
            .world
            .classes
            .get(&class)
            .map(|info| info.order.clone());
        for ancestor in order.unwrap_or_default() {
            let noted = self.world.noted.get(&ancestor);
            let own: Vec<FunctionId> = (noted.into_iter().flat_map(|noted| noted.functions()))
                .map(|(function, _)| function)
                .collect();
            for function in own {
                self.called_from_outside(function, 0, to);
            }
            for (at, info) in functions.list.iter().enumerate() {
                if info.parent == Some(ancestor) && matches!(info.kind, ScopeKind::Function(_)) {
                    let function = FunctionId(at as u32);
                    self.called_from_outside(function, 1, to);
                }
            }
        }
    }
}
