//! The machine's operations on objects that functions of a library make.

use super::Want;
use crate::dataflow::atom::{Atom, AtomId, Facet, Node, Part};
use crate::dataflow::graph::Role;
use crate::dataflow::values::Builder;
use ir::{Arg, ArrayKind, InstId, Intrinsic, Native};

impl Builder<'_> {
    /// An operation of the machine that has to do with such objects; whether it is one.
    pub(in crate::dataflow) fn object_operation(
        &mut self,
        at: InstId,
        intrinsic: Intrinsic,
        args: &[Arg],
    ) -> bool {
        use Intrinsic as I;
        if !self.objects.are_there {
            return false;
        }
        let scalar = match intrinsic {
            I::IsOrdered
            | I::IsNone
            | I::IsCell
            | I::IsNumber
            | I::IsObject
            | I::ValueFits
            | I::ValueIs => Some(Native::Bool),
            I::StrictSame | I::MemberFits | I::IsComplete => Some(Native::Bool),
            I::OrderedStep | I::OrderedBefore | I::OrderedCount => Some(Native::Int),
            I::Null | I::EndCatch => Some(Native::Nil),
            I::KindWord => Some(Native::Text),
            _ => None,
        };
        if let Some(scalar) = scalar {
            self.graph.hold(at.0, Atom::Scalar(scalar));
            return true;
        }
        match (intrinsic, args) {
            (I::ObjectBelow, _) => {
                let id = self.make(at, Facet::Object);
                if let [parent] = args {
                    let above = self.graph.part(id, Part::Parent);
                    self.copy(self.reg(parent.value), above);
                }
            }
            (I::TableOf | I::OrderedNew, _) => {
                let (facet, from) = match intrinsic {
                    I::TableOf => (Facet::Object, 1),
                    _ => (Facet::Value, 0),
                };
                let id = self.make(at, facet);
                self.filled_with(id, from, args);
            }
            (I::TableSet | I::TableFill | I::Define | I::DefineAccessor, [object, ..])
            | (I::SetParent | I::TableSetParent, [object, ..]) => {
                self.copy(self.reg(object.value), at.0);
                self.graph.watch(self.reg(object.value), at, Role::Object);
                if let (I::TableFill, [_, _, results]) = (intrinsic, args) {
                    self.graph.watch(self.reg(results.value), at, Role::Results);
                }
            }
            (I::ClassOf, _) => {
                for arg in args {
                    self.graph.watch(self.reg(arg.value), at, Role::Object);
                }
            }
            (I::New | I::Parent | I::MemberFor, [first, ..])
            | (I::CallWith | I::CallOn | I::CallAll | I::CallAllSpread, [first, ..])
            | (I::ResultAt, [first, ..])
            | (I::OrderedPut | I::OrderedPush | I::CellWrite, [first, ..])
            | (I::OrderedOwn | I::OrderedCopy | I::OrderedInner, [first, ..])
            | (I::OrderedFetch | I::OrderedFind | I::OrderedValue, [first, ..])
            | (I::CellRead | I::CellOf | I::OrderedReference, [first, ..]) => {
                self.passing.insert(at);
                self.graph.watch(self.reg(first.value), at, Role::Object);
                if intrinsic == I::CallAllSpread
                    && let Some(last) = args.last()
                {
                    self.graph.watch(self.reg(last.value), at, Role::Results);
                }
                if let (I::OrderedOwn, _) = (intrinsic, args) {
                    // Where there is nothing, it is made.
                    self.make(at, Facet::Value);
                }
                if matches!(
                    intrinsic,
                    I::OrderedFetch | I::OrderedFind | I::OrderedValue
                ) {
                    let node = self.graph.node(Node::Spread(at));
                    self.graph.watch(node, at, Role::Read);
                }
            }
            (I::ConstructParent | I::ConstructParentList, [function, object, ..]) => {
                self.copy(self.reg(object.value), at.0);
                self.graph.watch(self.reg(function.value), at, Role::Object);
            }
            (I::OrderedKey, [_, ..]) => {
                self.graph.hold(at.0, Atom::Scalar(Native::Int));
                self.graph.hold(at.0, Atom::Scalar(Native::Text));
            }
            (I::OrderedList, [list]) => {
                let id = self.make(at, Facet::Value);
                let any = self.graph.part(id, Part::Any);
                self.graph.watch(self.reg(list.value), at, Role::Elements);
                let spread = self.graph.node(Node::Spread(at));
                self.copy(spread, any);
            }
            (I::CellNew, [value]) => {
                let id = self.make(at, Facet::Cell);
                let any = self.graph.part(id, Part::Any);
                self.copy(self.reg(value.value), any);
            }
            (I::ResultsJoin, [.., last]) => {
                let atom = Atom::Array(ArrayKind::Tuple, at, None);
                self.graph.hold(at.0, atom);
                let id = self.graph.atom(atom);
                for (place, value) in args[..args.len() - 1].iter().enumerate() {
                    let part = match place {
                        place if place < 16 => Part::Index(place as u32),
                        _ => Part::Any,
                    };
                    let part = self.graph.part(id, part);
                    self.copy(self.reg(value.value), part);
                }
                let any = self.graph.part(id, Part::Any);
                self.graph.watch(self.reg(last.value), at, Role::Results);
                let spread = self.graph.node(Node::Spread(at));
                self.copy(spread, any);
            }
            _ => return false,
        }
        true
    }

    /// An abstract value has come to an operand of such an operation; whether that is all that there is to it.
    pub(in crate::dataflow) fn object_operation_on(
        &mut self,
        at: InstId,
        id: AtomId,
        atom: Atom,
        intrinsic: Intrinsic,
        args: &[Arg],
    ) -> bool {
        use Intrinsic as I;
        if !self.objects.are_there {
            return false;
        }
        let value = |place: usize| args.get(place).map(|arg: &Arg| arg.value);
        let is_object = atom.is_object();
        match intrinsic {
            I::TableSet | I::Define => {
                if is_object && let (Some(key), Some(value)) = (value(1), value(2)) {
                    let part = self.key_of(key);
                    let part = self.graph.part(id, part);
                    if !self.puts_owned(at, id, part) {
                        self.copy(self.reg(value), part);
                    }
                    self.uses(at.0, part);
                }
            }
            I::TableFill => {
                if is_object {
                    let any = self.graph.part(id, Part::Any);
                    let spread = self.graph.node(Node::Spread(at));
                    self.copy(spread, any);
                    self.uses(at.0, any);
                }
            }
            I::DefineAccessor => {
                let name = value(1).and_then(|key| self.text_of(key).map(str::to_owned));
                for (place, word) in [(2, "get"), (3, "set")] {
                    if is_object && let Some(value) = value(place) {
                        let part = match &name {
                            Some(name) => self.key_part(&format!("{word} {name}")),
                            None => Part::Any,
                        };
                        let part = self.graph.part(id, part);
                        self.copy(self.reg(value), part);
                        self.uses(at.0, part);
                    }
                }
            }
            I::SetParent | I::TableSetParent => {
                if is_object && let Some(parent) = value(1) {
                    let above = self.graph.part(id, Part::Parent);
                    self.copy(self.reg(parent), above);
                }
            }
            I::ClassOf => {
                let Some(class) = value(0) else { return true };
                let class = self.reg(class);
                for class in self.graph.held(class).to_vec() {
                    self.prototypes(class);
                }
                let Some(parent) = value(1) else { return true };
                for (class, parent) in self.new_pairs(class, self.reg(parent), id) {
                    let atom = self.graph.atom_at(parent);
                    self.derives(class, parent, atom);
                }
            }
            I::Parent => {
                if is_object {
                    let above = self.graph.part(id, Part::Parent);
                    self.copy(above, at.0);
                    if matches!(atom, Atom::Unknown(_)) {
                        self.graph.hold(at.0, atom);
                    }
                }
            }
            I::MemberFor => {
                if is_object && let Some(key) = value(1) {
                    let part = self.key_of(key);
                    self.find(at, id, part, Want::Value(at.0));
                    if matches!(atom, Atom::Unknown(_)) {
                        self.graph.hold(at.0, atom);
                    }
                }
            }
            I::New
            | I::ConstructParent
            | I::ConstructParentList
            | I::CallWith
            | I::CallOn
            | I::CallAll
            | I::CallAllSpread
            | I::ResultAt => self.called_by_operation((at, id, atom), intrinsic, args),
            _ => return self.array_operation((at, id, atom), intrinsic, args),
        }
        true
    }

    /// A collection has items from a place on.
    pub(super) fn filled_with(&mut self, id: AtomId, from: usize, items: &[Arg]) {
        for (place, item) in items.iter().enumerate() {
            let part = match place + from {
                place if place < 16 => Part::Index(place as u32),
                _ => Part::Any,
            };
            let part = self.graph.part(id, part);
            self.copy(self.reg(item.value), part);
        }
    }
}
