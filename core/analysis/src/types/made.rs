//! Classes that the library makes more of than their text says: enumerations, whose members it makes from values, and
//! classes whose calls give something else than instances.
//!
//! Which do is said by signatures: `Outside.<members>` of an enumeration, `Outside.<call>` of what a call gives,
//! `Outside.<subscript>` of a class that gives itself when types are put in brackets behind it, and `Outside.<unbound>.method` of a method
//! that is called with no receiver but with such arguments. A member of an enumeration that is `<parts>` is what its members are
//! made of.

use super::atom::{Atom, CollKind, Reason};
use super::members::last;
use super::solve::{Node, NodeId, Solver};
use crate::dataflow::VarId;
use ir::{ArgKind, FunctionId, Native, Op, Reg, TypeExpr};

impl Solver<'_> {
    /// What signatures say of a class under a key, by what it derives from outside.
    pub fn said_of(&mut self, class: FunctionId, key: &str) -> Option<TypeExpr> {
        let outside = self.outside_of(class)?;
        self.world.signature(&format!("{}.{key}", last(&outside)))
    }

    /// Whether the instances of a class are classes.
    pub fn makes_classes(&self, class: FunctionId) -> bool {
        let outside = self.world.classes.get(&class).map(|info| &info.outside);
        outside.into_iter().flatten().any(|&name| {
            let native = self.world.native(last(self.world.text(name)));
            native == Some(Native::Class)
        })
    }

    /// What a call of a class gives that is not its instance.
    pub fn given_by(&mut self, class: FunctionId) -> Option<TypeExpr> {
        self.said_of(class, "<call>")
    }

    /// What a subscript of a class gives: an enumeration's member by its name, what the class says, or a generic class itself.
    pub fn load_of_class(&mut self, class: FunctionId, index: Reg, dst: NodeId) {
        let method = self.world.module.semantics.objects.protocol.get_class_item;
        let method = self.world.program.names.get(method);
        if self.said_of(class, "<members>").is_some() {
            self.add(dst, Atom::Instance(class));
        } else if let Some(member) = method.and_then(|name| self.look_up(class, name, false)) {
            let args = [(ArgKind::Positional, self.reg(index))];
            for callee in self.read(member) {
                self.call(callee, Some(Atom::Class(class)), &args, dst);
            }
        } else if self.outside_of(class).is_none() || self.said_of(class, "<subscript>").is_some() {
            self.add(dst, Atom::Class(class));
        } else {
            self.unknown(dst, Reason::Operands("[]".to_owned()));
        }
    }

    /// Lets the parameters of a method that is called with no receiver hold what it is called with.
    pub fn bind_unbound(&mut self, class: FunctionId, name: &str, function: FunctionId) -> bool {
        let key = format!("<unbound>.{name}");
        let Some(TypeExpr::Function(given, _)) = self.said_of(class, &key) else {
            return false;
        };
        let params = self.params[function.index()].clone();
        for (at, ty) in params.into_iter().zip(given) {
            if let Op::Symbolic { dst, .. } = self.world.module.inst(at).op {
                for atom in self.atoms_of(&ty) {
                    self.add(dst.0, atom);
                }
            }
        }
        true
    }

    /// What a class's body binds may be made a member of an enumeration: its parts are what the class is called with.
    pub fn make_member(&mut self, class: FunctionId, value: NodeId) {
        if self.said_of(class, "<members>").is_none() {
            return;
        }
        let protocol = &self.world.module.semantics.objects.protocol;
        let receivers = [
            (protocol.init, Atom::Instance(class)),
            (protocol.new, Atom::Class(class)),
        ];
        for (name, receiver) in receivers {
            let name = self.world.program.names.get(name);
            let Some(member) = name.and_then(|name| self.look_up(class, name, false)) else {
                continue;
            };
            let args = self.parts_of(value);
            let nothing = self.scratch(79);
            for callee in self.read(member) {
                for args in &args {
                    self.call(callee, Some(receiver), args, nothing);
                }
            }
        }
    }

    /// What the members of an enumeration are made of: what the class's body binds, where the library leaves that as it is.
    pub fn parts_of_members(&mut self, class: FunctionId, key: &str, dst: NodeId) {
        let new = self.world.module.semantics.objects.protocol.new;
        if self.has_special(Atom::Instance(class), new) {
            return self.unknown(dst, Reason::Outside(key.to_owned()));
        }
        let variables = self.world.variables;
        for (at, info) in variables.list.iter().enumerate() {
            if info.scope != class {
                continue;
            }
            let member = self.node(Node::Variable(VarId(at as u32)));
            for atom in self.read(member) {
                match atom {
                    Atom::Function(_) | Atom::Wrapped(..) | Atom::Bound(_) => {}
                    Atom::Scalar(_) | Atom::Nil | Atom::Coll(_) => self.add(dst, atom),
                    _ => self.unknown(dst, Reason::Outside(key.to_owned())),
                }
            }
        }
    }

    /// The operands that a member's value comes to, for each kind of value that it may be.
    fn parts_of(&mut self, value: NodeId) -> Vec<Vec<(ArgKind, NodeId)>> {
        let mut all = Vec::new();
        for (at, atom) in self.read(value).into_iter().enumerate() {
            let part = self.scratch(3000 + at as u32);
            match atom {
                Atom::Function(_) | Atom::Wrapped(..) | Atom::Bound(_) => continue,
                Atom::Coll(id) if self.colls[id as usize].kind == CollKind::Tuple => {
                    match self.colls[id as usize].fixed.clone() {
                        Some(nodes) => {
                            let nodes = nodes.into_iter();
                            all.push(nodes.map(|node| (ArgKind::Positional, node)).collect());
                        }
                        None => {
                            self.add(part, atom);
                            all.push(vec![(ArgKind::Spread, part)]);
                        }
                    }
                    continue;
                }
                Atom::Scalar(_) | Atom::Nil | Atom::Coll(_) => self.add(part, atom),
                // The library may put another value in the place of its own objects.
                _ => self.unknown(part, Reason::FromOutside("an enumeration".to_owned())),
            }
            all.push(vec![(ArgKind::Positional, part)]);
        }
        all
    }
}
