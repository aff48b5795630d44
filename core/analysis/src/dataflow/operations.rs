//! The machine's own operations in the analysis of values: what those do whose effect is known closely. All others are
//! like code outside of the module.

use super::atom::{Atom, Part};
use super::graph::{Kind, Role};
use super::offsets::Offsets;
use super::values::Builder;
use ir::{Arg, ArrayKind, InstId, Intrinsic, Native};

impl Builder<'_> {
    /// An operation of the machine, with its operands.
    pub(super) fn operation(&mut self, at: InstId, intrinsic: Intrinsic, args: &[Arg]) {
        use Intrinsic as I;
        if self.object_operation(at, intrinsic, args) {
            return;
        }
        let behind = args.get(1..).unwrap_or_default();
        match (intrinsic, args.first()) {
            (I::ArrayOf, Some(_)) => self.typed_array(at, behind, &[]),
            (I::ArgumentArray, _) => self.typed_array(at, &[], &[]),
            (I::ArrayNew, Some(_)) => self.typed_array(at, &[], behind),
            (I::Malloc | I::Calloc | I::RegionLiteral | I::CArgumentList, _) => {
                self.graph.hold(at.0, Atom::Region(at, Offsets::START));
                self.computed_from(at, args);
            }
            (I::RegionLayout, Some(pointer)) => {
                self.copy(self.reg(pointer.value), at.0);
                self.computed_from(at, behind);
            }
            (I::RegionSet | I::BitsStore, Some(destination)) => {
                self.graph.hold(at.0, Atom::Scalar(Native::Nil));
                self.filled(at, destination);
            }
            (I::MemSet, Some(destination)) => {
                self.copy(self.reg(destination.value), at.0);
                self.filled(at, destination);
            }
            // What is written is computed from what the other operands lead to.
            (I::CFormat, Some(destination)) => {
                self.leaves(at, false, Some(Native::Int));
                self.filled(at, destination);
            }
            (I::BitsLoad, Some(source)) => {
                self.graph.hold(at.0, Atom::Scalar(Native::Int));
                self.graph.watch(self.reg(source.value), at, Role::Object);
            }
            (I::RegionCopy | I::MemCopy | I::MemMove, Some(destination)) if args.len() > 1 => {
                match intrinsic {
                    I::RegionCopy => self.graph.hold(at.0, Atom::Scalar(Native::Nil)),
                    _ => self.copy(self.reg(destination.value), at.0),
                }
                self.copied(at, destination.value, args[1].value);
            }
            (I::Append | I::SetInsert | I::MapInsert | I::WithCause, Some(into)) => {
                self.inserts(at, intrinsic, into);
            }
            (I::CheckCast | I::CheckCallee | I::Box | I::Unbox | I::RaisedHere, Some(value)) => {
                self.copy(self.reg(value.value), at.0);
                self.computed_from(at, behind);
            }
            // These look at a value itself and not at what it leads to.
            (
                I::IsInstance
                | I::IsSubclass
                | I::ExceptionMatches
                | I::IsUnbound
                | I::Identity
                | I::Callable,
                Some(_),
            ) => {
                if let Some(result) = super::intrinsics::result(intrinsic) {
                    self.graph.hold(at.0, Atom::Scalar(result));
                }
                self.computed_from(at, args);
            }
            (I::Unpack | I::Collect, Some(value)) => {
                self.graph.watch(self.reg(value.value), at, Role::Object);
                self.computed_from(at, args);
            }
            // A module and its members are what they are, whatever the program does.
            (I::ImportModule | I::ImportMember, Some(_)) => {
                self.graph.hold(at.0, Atom::Unknown(at));
                self.computed_from(at, args);
                self.outside.insert(at);
                self.imported(at, intrinsic, args);
            }
            (I::EndCatch, None) => self.graph.hold(at.0, Atom::Scalar(Native::Nil)),
            _ => {
                let changes = super::intrinsics::changes_operands(intrinsic);
                self.leaves(at, changes, super::intrinsics::result(intrinsic));
            }
        }
    }

    fn computed_from(&mut self, at: InstId, args: &[Arg]) {
        for arg in args {
            self.graph.edge(self.reg(arg.value), at.0, Kind::Use);
        }
    }

    /// An array of a type: of some items, or of some lengths one in another.
    fn typed_array(&mut self, at: InstId, items: &[Arg], lengths: &[Arg]) {
        let atom = Atom::Array(ArrayKind::Array, at, None);
        self.graph.hold(at.0, atom);
        let id = self.graph.atom(atom);
        let elements = self.graph.part(id, Part::Any);
        for item in items {
            self.copy(self.reg(item.value), elements);
        }
        self.computed_from(at, lengths);
        if lengths.len() > 1 {
            // Those inside are made by the same instruction.
            self.graph.hold(elements, atom);
        }
    }
}
