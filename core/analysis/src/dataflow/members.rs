//! Members and elements in the analysis of values: what reading, writing and calling does to what an object holds.

use super::atom::{Atom, AtomId, Node, Part};
use super::graph::{Kind, Role};
use super::values::Builder;
use ir::{ArrayKind, Callee, Const, InstId, Intrinsic, Native, Op, Reg, Scalar};

impl Builder<'_> {
    /// Something is read from, written to or called on an abstract value.
    pub(super) fn object(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let me = at.0;
        match self.module.inst(at).op {
            Op::LoadField { field, .. } | Op::LoadFieldIndirect { field, .. } => {
                self.load_field(at, id, atom, field)
            }
            Op::StoreField { field, value, .. } => {
                let value = self.reg(value);
                self.copy(value, me);
                if atom.is_object() {
                    let part = self.member(id, atom, field);
                    if !self.puts_owned(at, id, part) {
                        self.copy(me, part);
                    }
                    self.property_written(at, atom, field, value);
                    if self.objects.are_there {
                        self.object_written(at, id, self.program.names.text(field));
                    }
                }
            }
            Op::LoadIndex { index, .. }
                if matches!(atom, Atom::Made(..))
                    || (self.objects.are_there && matches!(atom, Atom::Function(_))) =>
            {
                let part = self.key_of(index);
                let text = self.text_of(index).map(str::to_owned);
                self.object_read(at, id, part, text.as_deref());
            }
            Op::LoadIndex { index, .. } if self.is_imported_member(at, atom, index) => {
                self.graph.hold(me, Atom::Unknown(at));
            }
            Op::LoadIndex { index, .. } => {
                self.implicit(at, id, atom);
                match (atom, self.constant_index(index)) {
                    (Atom::Array(ArrayKind::List | ArrayKind::Tuple, ..), Some(index)) => {
                        let part = self.graph.part(id, Part::Index(index));
                        self.copy(part, me);
                    }
                    (Atom::Array(ArrayKind::Map, ..), _) => {
                        let part = self.graph.part(id, Part::Any);
                        self.copy(part, me);
                    }
                    (Atom::Scalar(Native::Text), _) => self.graph.hold(me, atom),
                    (Atom::Scalar(Native::Bytes), _) => {
                        self.graph.hold(me, Atom::Scalar(Native::Int));
                        self.graph.hold(me, atom);
                    }
                    (Atom::Scalar(_), _) => {}
                    (Atom::Unknown(_), _) => {
                        self.graph.read_all(id, me);
                        self.graph.hold(me, atom);
                    }
                    // Where programs are held to their types, nothing else has elements.
                    (
                        Atom::Instance(..) | Atom::Function(_) | Atom::Class(_) | Atom::Task(_),
                        _,
                    ) if self.module.semantics.typing.declarations_hold => {}
                    (Atom::Class(_), _) => self.graph.hold(me, Atom::Unknown(at)),
                    _ => {
                        self.graph.read_all(id, me);
                    }
                }
                if matches!(atom, Atom::Array(..)) && self.is_slice(index) {
                    self.graph.hold(me, atom);
                }
            }
            Op::StoreIndex { index, value, .. } => {
                self.implicit(at, id, atom);
                if atom.is_object() {
                    let (key, value) = (self.reg(index), self.reg(value));
                    let any = match atom {
                        Atom::Made(..) => {
                            if let Some(text) = self.text_of(index).map(str::to_owned) {
                                self.object_written(at, id, &text);
                            }
                            let part = self.key_of(index);
                            self.graph.part(id, part)
                        }
                        _ => self.graph.part(id, Part::Any),
                    };
                    self.copy(value, me);
                    if !self.puts_owned(at, id, any) {
                        self.copy(me, any);
                    }
                    if self.is_slice(index) {
                        self.graph.watch(value, at, Role::Elements);
                        let spread = self.graph.node(Node::Spread(at));
                        self.copy(spread, any);
                    }
                    if matches!(atom, Atom::Array(ArrayKind::Map, ..)) {
                        let keys = self.graph.part(id, Part::Key);
                        self.copy(key, keys);
                    }
                }
            }
            Op::LoadIndirect { ty, .. } if atom.is_object() => {
                self.memory_read(at, (id, atom), None, width(ty));
            }
            Op::LoadRegion { ty, offset, .. } if atom.is_object() => {
                self.memory_read(at, (id, atom), Some(offset), width(ty));
            }
            Op::StoreIndirect { value, ty, .. } if atom.is_object() => {
                self.copy(self.reg(value), me);
                self.memory_written((me, Kind::Copy), (id, atom), None, width(ty));
            }
            Op::WriteRegion {
                value, ty, offset, ..
            } if atom.is_object() => {
                self.copy(self.reg(value), me);
                self.memory_written((me, Kind::Copy), (id, atom), Some(offset), width(ty));
            }
            Op::CallMethod { method, .. } => self.call_method(at, id, atom, method),
            Op::CallFunction {
                callee: Callee::Intrinsic(intrinsic),
                ref args,
                ..
            } => self.operation_on(at, id, atom, intrinsic, args),
            Op::Suspend { .. } => {
                if let Atom::Task(function) = atom {
                    let node = self.graph.node(Node::Return(function));
                    self.copy(node, me);
                    let owner = self.functions.owner[at.index()];
                    let (inner, outer) = (Node::Yield(function), Node::Yield(owner));
                    let (inner, outer) = (self.graph.node(inner), self.graph.node(outer));
                    self.copy(inner, outer);
                } else {
                    let owner = self.functions.owner[at.index()];
                    let outer = self.graph.node(Node::Yield(owner));
                    self.elements(id, atom, outer);
                    self.implicit(at, id, atom);
                }
            }
            Op::Resume { value, .. } => {
                if let Atom::Task(function) = atom {
                    let sent = self.graph.node(Node::Sent(function));
                    self.copy(self.reg(value), sent);
                    self.elements(id, atom, me);
                }
            }
            _ => {}
        }
    }

    /// Whether an element is a member of something of the library that is known.
    fn is_imported_member(&mut self, at: InstId, atom: Atom, index: Reg) -> bool {
        let (true, Atom::Unknown(made)) = (self.objects.are_there, atom) else {
            return false;
        };
        let name = self.text_of(index).map(str::to_owned);
        name.is_some_and(|name| self.imports.member(at, made, &name))
    }

    fn constant_index(&self, index: Reg) -> Option<u32> {
        let at = self.writer.get(index.index()).copied().flatten()?;
        match self.module.inst(at).op {
            Op::Const {
                value: Const::Int(value),
                ..
            } => u32::try_from(value).ok().filter(|&value| value < 16),
            _ => None,
        }
    }

    fn is_slice(&self, index: Reg) -> bool {
        let at = self.writer.get(index.index()).copied().flatten();
        at.is_some_and(|at| {
            matches!(
                self.module.inst(at).op,
                Op::CallFunction {
                    callee: Callee::Intrinsic(Intrinsic::Slice),
                    ..
                }
            )
        })
    }
}

/// How many bytes a scalar takes in memory.
fn width(scalar: Scalar) -> Option<i64> {
    scalar.size().map(|size| size as i64)
}
