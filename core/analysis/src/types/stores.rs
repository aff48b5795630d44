//! Members that are assigned: fields of objects, properties with setters, members of functions.

use super::atom::{Atom, Wrap};
use super::solve::{NodeId, Solver};
use ir::{FunctionId, Op, ScopeKind, Symbol};

impl Solver<'_> {
    pub fn store_field(&mut self, object: NodeId, field: Symbol, value: NodeId) {
        for atom in self.read(object) {
            match atom {
                Atom::Instance(_) if self.computes(self.world.symbol(field)) => {
                    self.escape_all(value, "an object's members");
                }
                Atom::Instance(class) => {
                    let node = self.field(class, field);
                    self.copy(value, node);
                    // Members of classes are reached by other names than their own classes'.
                    if self.makes_classes(class) {
                        self.escape_all(value, "a class's members");
                    }
                    // A computed member that is written gets the value.
                    if let Some(member) = self.look_up(class, field, false) {
                        for found in self.read(member) {
                            if self.describes(found) {
                                let set =
                                    self.world.module.semantics.objects.protocol.descriptor_set;
                                let (of, nothing) = (self.scratch(86), self.scratch(89));
                                self.add(of, atom);
                                self.special(found, set, &[of, value], nothing);
                            }
                            if let Atom::Wrapped(Wrap::Property, function) = found {
                                let name = self.world.functions.get(function).name;
                                let class_of = self.world.class_of(function);
                                self.setters(class_of, name, atom, value);
                            }
                        }
                    }
                }
                Atom::Class(class) => {
                    let node = match self.class_member(class, field) {
                        Some(node) => node,
                        None => self.field(class, field),
                    };
                    self.copy(value, node);
                    for derived in self
                        .world
                        .classes
                        .get(&class)
                        .map(|info| info.derived.clone())
                        .unwrap_or_default()
                    {
                        let node = self.field(derived, field);
                        self.copy(value, node);
                    }
                }
                Atom::Function(function) => self.function_member(function, field, value),
                // What code outside does with it is its own affair.
                Atom::Unknown(_) | Atom::Outside(_) => {
                    self.escape_all(value, "an object from outside")
                }
                _ => {}
            }
        }
    }

    /// All functions of a class of the same name get the value of a computed member that is written.
    fn setters(&mut self, class: Option<FunctionId>, name: Symbol, receiver: Atom, value: NodeId) {
        let Some(class) = class else { return };
        let functions = self.world.functions;
        let own: Vec<FunctionId> = (functions.list.iter().enumerate())
            .filter(|(_, info)| info.parent == Some(class) && info.name == name)
            .filter(|(_, info)| info.params.len() == 2 && info.kind != ScopeKind::Class)
            .map(|(at, _)| FunctionId(at as u32))
            .collect();
        for function in own {
            self.give_receiver(function, receiver);
            if let Some(&at) = self.params[function.index()].get(1)
                && let Some(dst) = self.world.module.inst(at).op.dst()
            {
                self.copy(value, dst.0);
            }
        }
    }

    /// Defaults of parameters that may be left out.
    fn function_member(&mut self, function: FunctionId, field: Symbol, value: NodeId) {
        let text = self.world.symbol(field);
        let protocol = &self.world.module.semantics.objects.protocol;
        let known = protocol.computed.iter().find(|(name, _)| *name == text);
        let computed = known.map(|(_, computed)| *computed);
        let params = self.params[function.index()].clone();
        let of = |solver: &Self, by_name: bool| -> Vec<NodeId> {
            let params = params
                .iter()
                .filter_map(|&at| match solver.world.module.inst(at).op {
                    Op::Symbolic {
                        dst,
                        hint: ir::Hint::Param(_, kind),
                    } => {
                        let is_named = kind == ir::ParamKind::NamedOnly;
                        let is_rest =
                            matches!(kind, ir::ParamKind::Rest | ir::ParamKind::NamedRest);
                        (!is_rest && is_named == by_name).then_some(dst.0)
                    }
                    _ => None,
                });
            params.collect()
        };
        for atom in self.read(value) {
            let Atom::Coll(id) = atom else { continue };
            let coll = self.colls[id as usize].clone();
            match computed {
                Some(ir::Computed::Defaults) => {
                    let params = of(self, false);
                    let nodes = coll.fixed.unwrap_or_default();
                    let skipped = params.len().saturating_sub(nodes.len());
                    for (from, to) in nodes.into_iter().zip(params.into_iter().skip(skipped)) {
                        self.copy(from, to);
                    }
                }
                Some(ir::Computed::NamedDefaults) => {
                    for to in of(self, true) {
                        self.copy(coll.element, to);
                    }
                }
                _ => {}
            }
        }
    }
}
