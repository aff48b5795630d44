//! Arrays that are values, and references to elements and variables. Such an array changes where it has been made the writer's own
//! alone, so what is written there is a new one for each place.

use crate::dataflow::atom::{Atom, AtomId, Facet, Node, Part};
use crate::dataflow::graph::{Kind, NodeId, Role};
use crate::dataflow::values::Builder;
use ir::{Arg, InstId, Intrinsic, Native, Op, Reg};

impl Builder<'_> {
    /// The part that a key means; without one any.
    fn part_at(&mut self, key: Option<Reg>) -> Part {
        key.map_or(Part::Any, |key| self.key_of(key))
    }

    /// A part of an array that is taken out of it to be written to: what is made for it stands for what it held from then on. Gives
    /// that part's node.
    fn taken_to_be_written(
        &mut self,
        at: InstId,
        array: AtomId,
        key: Option<Reg>,
        facet: Facet,
    ) -> NodeId {
        self.make(at, facet);
        let part = self.part_at(key);
        let spread = self.graph.node(Node::Spread(at));
        match part {
            Part::Any => self.graph.read_all(array, spread),
            part => {
                let held = self.graph.part(array, part);
                self.copy(held, spread);
            }
        }
        self.graph.watch(spread, at, Role::Inner);
        let part = self.graph.part(array, part);
        self.copy(at.0, part);
        part
    }

    /// Something has come to an operation on an array that is a value, or on a reference; whether it is one.
    pub(super) fn array_operation(
        &mut self,
        (at, id, atom): (InstId, AtomId, Atom),
        intrinsic: Intrinsic,
        args: &[Arg],
    ) -> bool {
        use Intrinsic as I;
        let value = |place: usize| args.get(place).map(|arg: &Arg| arg.value);
        let is_object = atom.is_object();
        match intrinsic {
            I::OrderedPut | I::OrderedPush => {
                let (key, last) = match intrinsic {
                    I::OrderedPut => (value(1), value(2)),
                    _ => (None, value(1)),
                };
                if is_object && let Some(last) = last {
                    let part = self.part_at(key);
                    let part = self.graph.part(id, part);
                    self.copy(self.reg(last), part);
                    self.uses(at.0, part);
                    if !matches!(atom, Atom::Made(_, Facet::Value)) {
                        self.leaves(at, false, None);
                    }
                }
            }
            I::OrderedOwn => match atom {
                Atom::Made(_, Facet::Value) => {
                    let made = self.make(at, Facet::Value);
                    if made != id {
                        let any = self.graph.part(made, Part::Any);
                        self.graph.read_all(id, any);
                    }
                }
                _ => self.passed(at, value(0), id),
            },
            I::OrderedCopy => self.passed(at, value(0), id),
            I::OrderedInner => {
                if is_object {
                    self.taken_to_be_written(at, id, value(1), Facet::Value);
                    if !matches!(atom, Atom::Made(_, Facet::Value)) {
                        self.leaves(at, false, None);
                    }
                }
            }
            I::OrderedFetch | I::OrderedFind | I::OrderedValue => match atom {
                Atom::Made(_, Facet::Value) => {
                    let part = match (intrinsic, value(1)) {
                        (I::OrderedValue, _) | (_, None) => Part::Any,
                        (_, Some(key)) => self.key_of(key),
                    };
                    let spread = self.graph.node(Node::Spread(at));
                    match part {
                        Part::Any => self.graph.read_all(id, spread),
                        part => {
                            let part = self.graph.part(id, part);
                            self.copy(part, spread);
                        }
                    }
                }
                Atom::Scalar(Native::Text) => self.graph.hold(at.0, atom),
                _ if is_object => self.leaves(at, false, None),
                _ => {}
            },
            I::CellRead => match atom {
                Atom::Made(_, Facet::Cell) => self.graph.read_all(id, at.0),
                _ => self.passed(at, value(0), id),
            },
            I::CellWrite => {
                if is_object && let Some(value) = value(1) {
                    let any = self.graph.part(id, Part::Any);
                    self.copy(self.reg(value), any);
                    self.uses(at.0, any);
                }
            }
            I::CellOf => match atom {
                Atom::Made(_, Facet::Cell) => self.passed(at, value(0), id),
                _ => {
                    let made = self.make(at, Facet::Cell);
                    let any = self.graph.part(made, Part::Any);
                    if let Some(from) = value(0) {
                        let from = self.reg(from);
                        self.graph.hand(from, any, Kind::Copy, id);
                    }
                }
            },
            I::OrderedReference => {
                if is_object {
                    let part = self.taken_to_be_written(at, id, value(1), Facet::Cell);
                    self.uses(at.0, part);
                }
            }
            _ => return false,
        }
        true
    }

    /// A function of the library changes a collection of such a kind, which it is given first; whether it is known how.
    pub(in crate::dataflow) fn value_changed(
        &mut self,
        at: InstId,
        id: AtomId,
        intrinsic: Intrinsic,
    ) -> bool {
        use Intrinsic as I;
        let args = self.visible(at);
        let any = self.graph.part(id, Part::Any);
        match intrinsic {
            I::ListAppend | I::ListInsert => {
                for arg in args.get(1..).unwrap_or_default() {
                    self.copy(self.reg(arg.value), any);
                }
                self.uses(at.0, any);
                if intrinsic == I::ListInsert {
                    self.graph.read_all(id, any);
                }
            }
            I::ListPop => {
                self.graph.read_all(id, any);
                self.graph.read_all(id, at.0);
                self.uses(at.0, any);
            }
            I::ListSort => {
                self.graph.read_all(id, any);
                self.uses(at.0, any);
                self.leaves(at, false, None);
            }
            _ => return false,
        }
        self.passing.insert(at);
        true
    }

    /// An element has been read that may be a reference.
    pub(in crate::dataflow) fn element_read(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let node = self.graph.node(Node::Spread(at));
        match atom {
            Atom::Made(_, Facet::Cell) => self.graph.read_all(id, at.0),
            _ => self.graph.hand(node, at.0, Kind::Copy, id),
        }
    }

    /// What is in an element that is written into, or becomes a variable: it is the content of what is made for that.
    pub(in crate::dataflow) fn inner(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let facet = match &self.module.inst(at).op {
            Op::CallFunction {
                callee: ir::Callee::Intrinsic(Intrinsic::OrderedReference),
                ..
            } => Facet::Cell,
            _ => Facet::Value,
        };
        let made = self.graph.atom(Atom::Made(at, facet));
        let any = self.graph.part(made, Part::Any);
        let from = self.graph.node(Node::Spread(at));
        match (facet, atom) {
            (Facet::Value, Atom::Made(_, Facet::Value)) => {
                if made != id {
                    self.graph.read_all(id, any);
                }
            }
            (Facet::Cell, Atom::Made(_, Facet::Cell)) => {
                self.graph.hand(from, at.0, Kind::Copy, id);
            }
            (Facet::Cell, _) => self.graph.hand(from, any, Kind::Copy, id),
            (_, Atom::Made(_, Facet::Cell)) => {
                self.graph.hand(from, at.0, Kind::Copy, id);
                self.graph.read_all(id, at.0);
            }
            _ => self.graph.hand(from, at.0, Kind::Copy, id),
        }
    }

    /// What has come to an operand is what an operation gives.
    fn passed(&mut self, at: InstId, from: Option<Reg>, id: AtomId) {
        if let Some(from) = from {
            let from = self.reg(from);
            self.graph.hand(from, at.0, Kind::Copy, id);
        }
    }
}
