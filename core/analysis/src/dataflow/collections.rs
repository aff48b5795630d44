//! What the language's own collections do when their methods are called: what goes into them, what comes out of them.
//! Objects that they look at have their special methods called as by any code outside of the module, but nothing that is in
//! one operand comes into another.

use super::atom::{Atom, AtomId, Node, Part};
use super::graph::{Kind, Role};
use super::values::Builder;
use ir::{Arg, ArgKind, ArrayKind, InstId, Intrinsic, Native};

impl Builder<'_> {
    /// An operation of collections, with its operands behind the collection; whether what it does is known closely.
    pub(super) fn collection_operation(
        &mut self,
        at: InstId,
        id: AtomId,
        kind: ArrayKind,
        intrinsic: Intrinsic,
        args: &[Arg],
    ) -> bool {
        use Intrinsic as I;
        if args.iter().any(|arg| arg.kind != ArgKind::Positional) && intrinsic != I::ListSort {
            return false;
        }
        let arg = |place: usize| args.get(place).map(|arg: &Arg| arg.value);
        let any = self.graph.part(id, Part::Any);
        match intrinsic {
            I::ListAppend | I::SetAdd => {
                let into = self.by_way_of(at, any);
                for arg in args {
                    self.stored(Some(arg.value), into);
                }
            }
            I::ListInsert => {
                let into = self.by_way_of(at, any);
                self.stored(arg(1), into);
                self.graph.read_all(id, any);
            }
            I::ListExtend | I::SetUpdate => {
                for arg in args {
                    self.graph.watch(self.reg(arg.value), at, Role::Elements);
                    let spread = self.graph.node(Node::Spread(at));
                    self.graph.edge(self.reg(arg.value), spread, Kind::Use);
                    self.copy(spread, any);
                }
            }
            // Elements change their places.
            I::ListRemove | I::ListReverse | I::ListSort => {
                self.graph.read_all(id, any);
            }
            I::ListClear | I::MapClear | I::SetClear | I::SetRemove | I::SetDiscard => {}
            I::ListPop | I::SetPop => {
                self.graph.read_all(id, any);
                self.copy(any, at.0);
            }
            I::MapGet | I::MapPop if kind == ArrayKind::Map => {
                self.copy(any, at.0);
                self.stored(arg(1), at.0);
            }
            I::MapSetDefault if kind == ArrayKind::Map => {
                let keys = self.graph.part(id, Part::Key);
                self.stored(arg(0), keys);
                self.stored(arg(1), any);
                self.copy(any, at.0);
            }
            _ => return false,
        }
        if intrinsic != I::MapGet {
            self.filling.insert(at);
        }
        self.looked_at(at);
        true
    }

    /// The node by way of which a call puts something into a part: its own, where it matters on which object it is made.
    fn by_way_of(&mut self, at: InstId, part: u32) -> u32 {
        if !self.objects.are_there {
            return part;
        }
        let node = self.graph.node(Node::Spread(at));
        self.copy(node, part);
        node
    }

    fn stored(&mut self, value: Option<ir::Reg>, to: u32) {
        if let Some(value) = value {
            self.copy(self.reg(value), to);
        }
    }

    /// Something outside looks at the operands, and calls no more than their special methods.
    fn looked_at(&mut self, at: InstId) {
        let node = self.graph.node(Node::Outside(at));
        self.graph.hold(at.0, Atom::Scalar(Native::Nil));
        self.graph.edge(node, at.0, Kind::Use);
        if self.outside.insert(at) {
            self.arguments_leave(at, node);
        }
    }

    /// An abstract value has come to the first operand of an operation of the machine.
    pub(super) fn operation_on(
        &mut self,
        at: InstId,
        id: AtomId,
        atom: Atom,
        intrinsic: Intrinsic,
        args: &[Arg],
    ) {
        if self.object_operation_on(at, id, atom, intrinsic, args) {
            return;
        }
        match intrinsic {
            Intrinsic::Unpack | Intrinsic::Collect => self.walked(at, id, atom, intrinsic),
            Intrinsic::BitsLoad if atom.is_object() => self.bits_read(at, id, atom),
            _ if atom.is_object() => self.inserted(id, intrinsic, args),
            _ => {}
        }
    }

    /// What walking over a value gives becomes the elements of a new list; a sequence that is only to be taken apart
    /// keeps its elements where they are.
    fn walked(&mut self, at: InstId, id: AtomId, atom: Atom, intrinsic: Intrinsic) {
        if intrinsic == Intrinsic::Unpack
            && let Atom::Array(ArrayKind::List | ArrayKind::Tuple, ..) = atom
        {
            self.graph.hold(at.0, atom);
            return;
        }
        let made = Atom::Array(ArrayKind::List, at, None);
        self.graph.hold(at.0, made);
        let made = self.graph.atom(made);
        let any = self.graph.part(made, Part::Any);
        self.elements(id, atom, any);
        if let Atom::Instance(..) = atom {
            // It says itself what its elements are.
            let node = self.graph.node(Node::Outside(at));
            self.copy(node, any);
            if self.outside.insert(at) {
                self.arguments_leave(at, node);
            }
        }
    }

    /// An operation of the machine puts its last operands into a collection.
    fn inserted(&mut self, id: AtomId, intrinsic: Intrinsic, args: &[Arg]) {
        use Intrinsic as I;
        let any = self.graph.part(id, Part::Any);
        match (intrinsic, args) {
            (I::Append | I::SetInsert | I::WithCause, [_, value]) => {
                self.copy(self.reg(value.value), any);
            }
            (I::MapInsert, [_, key, value]) => {
                let keys = self.graph.part(id, Part::Key);
                self.copy(self.reg(key.value), keys);
                self.copy(self.reg(value.value), any);
            }
            _ => {}
        }
    }

    /// An operation that puts something into its first operand.
    pub(super) fn inserts(&mut self, at: InstId, intrinsic: Intrinsic, into: &Arg) {
        let into = self.reg(into.value);
        self.filling.insert(at);
        self.graph.watch(into, at, Role::Object);
        match intrinsic {
            Intrinsic::WithCause => self.copy(into, at.0),
            // Keys are asked for their hash and whether they are equal.
            Intrinsic::SetInsert | Intrinsic::MapInsert => self.looked_at(at),
            _ => self.graph.hold(at.0, Atom::Scalar(Native::Nil)),
        }
    }
}
