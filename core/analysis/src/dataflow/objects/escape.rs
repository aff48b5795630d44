//! Objects that come to the library: what it may do to them, and which of their methods it may call.

use super::Want;
use crate::dataflow::atom::{Atom, AtomId, Facet, Part};
use crate::dataflow::graph::Role;
use crate::dataflow::values::Builder;
use ir::{BinOp, InstId, Op, UnOp};

impl Builder<'_> {
    /// An object has come to the library: what the library may call of it comes there too.
    pub(in crate::dataflow) fn object_escapes(
        &mut self,
        at: InstId,
        id: AtomId,
        atom: Atom,
        changes: bool,
    ) {
        let node = self.outside_of(at);
        let Atom::Made(first, facet) = atom else {
            return;
        };
        match facet {
            Facet::Class | Facet::Prototype if !changes || !self.is_operand(at, id) => {
                if facet == Facet::Class {
                    // Whoever has it may make an instance, which stands for all such.
                    let made = Atom::Made(first, Facet::Object);
                    self.graph.hold(node, made);
                    let made = self.graph.atom(made);
                    let parent = self.graph.part(made, Part::Parent);
                    if let Some(prototypes) = self.prototypes(id) {
                        self.copy(prototypes, parent);
                    }
                    for maker in self.objects.makers.clone() {
                        let want = Want::Value(node);
                        self.find(at, made, Part::Field(maker), want);
                    }
                }
                return;
            }
            Facet::Cell => self.graph.mix(id, node),
            _ if changes => self.graph.mix(id, node),
            _ => self.graph.read_all(id, node),
        }
        self.asks_above(at, id, changes);
    }

    /// The library may call methods of what an object delegates to. Of those that have the same it is enough that one asks.
    fn asks_above(&mut self, at: InstId, id: AtomId, changes: bool) {
        let node = self.outside_of(at);
        if self.objects.asking.insert((node, id, changes)) {
            let above = self.graph.part(id, Part::Parent);
            self.graph.watch(above, at, Role::Asked(changes));
        }
    }

    /// An operator or the like is used on an object: the library may call methods of it.
    pub(in crate::dataflow) fn object_implicit(&mut self, at: InstId) {
        let asks = match self.module.inst(at).op {
            Op::Un {
                op: UnOp::Iter | UnOp::Next | UnOp::HasNext,
                ..
            } => true,
            Op::Un { op, .. } => !matches!(op, UnOp::Not) && self.has_special(),
            Op::Bin { op, .. } => !matches!(op, BinOp::Is | BinOp::IsNot) && self.has_special(),
            Op::StoreIndex { .. } => {
                let member = self.module.semantics.objects.protocol.set_item;
                self.objects.declared.contains(member)
            }
            _ => false,
        };
        if asks {
            self.leaves(at, false, None);
        }
    }

    /// Whether the program has methods that the library calls by itself.
    fn has_special(&mut self) -> bool {
        match self.has_receivers() {
            true => !self.asked_parts().is_empty(),
            false => self
                .objects
                .declared
                .iter()
                .any(|name| name.starts_with("__")),
        }
    }

    /// Whether an abstract value is an operand of an instruction itself.
    fn is_operand(&self, at: InstId, id: AtomId) -> bool {
        let mut is_one = false;
        self.module.inst(at).op.for_each_use(|reg| {
            is_one |= self.graph.holds(self.reg(reg), id);
        });
        is_one
    }

    /// The library may call methods of what an object that it has delegates to.
    pub(in crate::dataflow) fn may_ask(
        &mut self,
        at: InstId,
        id: AtomId,
        atom: Atom,
        changes: bool,
    ) {
        if !atom.is_object() || matches!(atom, Atom::Unknown(_)) {
            return;
        }
        let node = self.outside_of(at);
        if !self.has_receivers() {
            self.graph.read_all(id, node);
        } else if changes {
            self.graph.read_methods(id, node);
        } else {
            for &part in self.asked_parts().iter() {
                let part = self.graph.part(id, part);
                self.copy(part, node);
            }
            let any = self.graph.part(id, Part::Any);
            self.copy(any, node);
        }
        self.asks_above(at, id, changes);
    }
}
