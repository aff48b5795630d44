//! What an instruction does in the analysis of values before anything is known of its operands.

use super::atom::{Atom, AtomId, Node, Part};
use super::graph::Role;
use super::offsets::Offsets;
use super::values::Builder;
use ir::{
    Arg, ArgKind, ArrayKind, Callee, Const, FunctionId, Hint, InstId, Native, Op, Scalar,
    SuspendKind, UnOp,
};

impl Builder<'_> {
    /// What an instruction does before anything is known of its operands.
    pub(super) fn instruction(&mut self, at: InstId) {
        let me = self.inst(at);
        let op = &self.module.inst(at).op;
        let mut used = Vec::new();
        op.for_each_use(|reg| used.push(reg));
        match op {
            Op::DeclVar { .. } | Op::StoreVar { .. } | Op::Choose { .. } => {
                for reg in used {
                    self.copy(self.reg(reg), me);
                }
                return;
            }
            Op::Suspend {
                kind: SuspendKind::Delegate | SuspendKind::Await,
                value,
                ..
            } => {
                let from = self.reg(*value);
                self.graph.watch(from, at, Role::Object);
                self.copy(from, me);
                self.graph.hold(me, Atom::Unknown(at));
                return;
            }
            _ => {}
        }
        match op {
            // What a call gives depends on what is called: see `returns` and `leaves`.
            Op::CallFunction {
                callee: Callee::Name(_),
                ..
            }
            | Op::CallMethod { .. }
            | Op::CallCtor { .. } => {}
            Op::CallUnknown { callee, .. } | Op::Spawn { callee, .. } => {
                self.uses(self.reg(*callee), me)
            }
            _ => used.iter().for_each(|&reg| self.uses(self.reg(reg), me)),
        }
        let owner = self.functions.owner[at.index()];
        match op {
            Op::Const { value, .. } => self.constant(at, value),
            Op::LoadField { object, .. }
            | Op::StoreField { object, .. }
            | Op::LoadIndex { object, .. }
            | Op::StoreIndex { object, .. }
            | Op::LoadFieldIndirect {
                pointer: object, ..
            }
            | Op::StoreIndirect {
                pointer: object, ..
            }
            | Op::WriteRegion { region: object, .. } => {
                let node = self.reg(*object);
                self.graph.watch(node, at, Role::Object);
            }
            Op::LoadIndirect {
                pointer: object,
                ty,
                ..
            }
            | Op::LoadRegion {
                region: object, ty, ..
            } => {
                let node = self.reg(*object);
                self.graph.watch(node, at, Role::Object);
                if *ty != Scalar::Ptr {
                    self.graph.hold(me, Atom::Scalar(Native::of(*ty)));
                }
            }
            Op::NewArray { kind, items, .. } => self.array(at, *kind, items),
            Op::Bin {
                op,
                left,
                right,
                in_place,
                ..
            } => {
                for reg in [*left, *right] {
                    let node = self.reg(reg);
                    self.graph.watch(node, at, Role::Operand);
                }
                if op.is_comparison() {
                    self.graph.hold(me, Atom::Scalar(Native::Bool));
                } else if *in_place {
                    // A mutable one changes and stays itself.
                    self.graph.watch(self.reg(*left), at, Role::Kept);
                }
            }
            Op::Un { op, operand, .. } => {
                let node = self.reg(*operand);
                match op {
                    UnOp::Not | UnOp::HasNext => self.graph.hold(me, Atom::Scalar(Native::Bool)),
                    UnOp::As(Scalar::Ptr) | UnOp::Iter => self.copy(node, me),
                    UnOp::As(scalar) => self.graph.hold(me, Atom::Scalar(Native::of(*scalar))),
                    _ => {}
                }
                self.graph.watch(node, at, Role::Operand);
            }
            Op::NewObject { .. } | Op::CallCtor { .. } => self.callee(at),
            Op::CallFunction {
                callee: Callee::Name(_),
                args,
                ..
            } => {
                self.callee(at);
                self.initialised(args);
            }
            Op::CallFunction {
                callee: Callee::Intrinsic(intrinsic),
                args,
                ..
            } => self.operation(at, *intrinsic, args),
            Op::CallMethod { receiver, .. } => {
                let node = self.reg(*receiver);
                self.graph.watch(node, at, Role::Object);
            }
            Op::CallUnknown { callee, .. } | Op::Spawn { callee, .. } => {
                let node = self.reg(*callee);
                self.graph.watch(node, at, Role::Callee);
            }
            Op::BranchIf { condition, .. } => {
                self.graph.watch(self.reg(*condition), at, Role::Operand)
            }
            Op::Return { value } => {
                let node = self.graph.node(Node::Return(owner));
                self.copy(self.reg(*value), node);
            }
            Op::Throw { value } => {
                let node = self.graph.node(Node::Thrown(owner));
                self.copy(self.reg(*value), node);
            }
            Op::Suspend { value, .. } => {
                let node = self.graph.node(Node::Yield(owner));
                self.copy(self.reg(*value), node);
                let sent = self.graph.node(Node::Sent(owner));
                self.copy(sent, me);
                self.graph.hold(me, Atom::Scalar(Native::Nil));
            }
            Op::AllocRegion { .. } => self.graph.hold(me, Atom::Region(at, Offsets::START)),
            Op::Symbolic { hint, .. } => match hint {
                Hint::Param(_, ir::ParamKind::Rest) => {
                    self.graph.hold(me, Atom::Array(ArrayKind::Tuple, at, None));
                }
                Hint::Param(_, ir::ParamKind::NamedRest) => {
                    self.graph.hold(me, Atom::Array(ArrayKind::Map, at, None));
                }
                Hint::Param(..) => {}
                Hint::CaughtException(_) => {
                    for thrown in [Node::Thrown(owner), Node::ThrownOutside] {
                        let thrown = self.graph.node(thrown);
                        self.copy(thrown, me);
                    }
                    self.graph.hold(me, Atom::Unknown(at));
                }
                _ => self.graph.hold(me, Atom::Unknown(at)),
            },
            Op::Resume { task, value, .. } => {
                let node = self.reg(*task);
                self.graph.watch(node, at, Role::Object);
                let _ = value;
            }
            _ => {}
        }
    }

    /// What an object that has just been made is initialised with, it is made from.
    fn initialised(&mut self, args: &[Arg]) {
        let Some((object, given)) = args.split_first() else {
            return;
        };
        let made = self.reg(object.value);
        if matches!(self.module.inst(InstId(made)).op, Op::NewObject { .. }) {
            for arg in given {
                self.uses(self.reg(arg.value), made);
            }
        }
    }

    /// Something is called by name.
    fn callee(&mut self, at: InstId) {
        let callee = self.graph.node(Node::Callee(at));
        let is_bound = (self.variables.at(at)).is_some_and(|id| self.variables.get(id).is_bound);
        if is_bound {
            self.graph.watch(callee, at, Role::Callee);
        } else {
            self.provided(at);
        }
    }

    fn constant(&mut self, at: InstId, value: &Const) {
        let me = at.0;
        let native = match value {
            Const::Nil => Native::Nil,
            Const::Unbound => return,
            Const::Bool(_) => Native::Bool,
            Const::Int(_) | Const::BigInt(_) => Native::Int,
            Const::Sized(scalar, _) => Native::of(*scalar),
            Const::Float(_) => Native::Float,
            Const::Text(_) => Native::Text,
            Const::Bytes(_) => Native::Bytes,
            Const::Intrinsic(_) => Native::Intrinsic,
            Const::Function { entry, .. } => {
                if let Some(function) = self.functions.at_entry(*entry) {
                    self.graph.hold(me, Atom::Function(function));
                    self.defaults(at, function);
                }
                return;
            }
            Const::Class {
                body,
                parents,
                keywords,
                ..
            } => {
                let Some(body) = self.functions.at_entry(*body) else {
                    return;
                };
                let owner = self.functions.owner[at.index()];
                let class = self.graph.atom(Atom::Class(body));
                self.graph.hold(me, Atom::Class(body));
                self.calls.entry(at).or_default().push(body);
                let (inner, outer) = (Node::Thrown(body), Node::Thrown(owner));
                let (inner, outer) = (self.graph.node(inner), self.graph.node(outer));
                self.copy(inner, outer);
                let part = self.graph.part(class, Part::Parent);
                self.graph.watch(part, at, Role::Parent);
                for &parent in parents {
                    match self.variables.resolve(self.functions, owner, parent) {
                        Some(variable) if self.variables.get(variable).is_bound => {
                            let node = self.graph.node(Node::Variable(variable));
                            self.copy(node, part);
                        }
                        _ => self.graph.hold(part, Atom::Unknown(at)),
                    }
                }
                if keywords.is_some() {
                    // A metaclass may do anything.
                    self.graph.hold(part, Atom::Unknown(at));
                }
                return;
            }
        };
        self.graph.hold(me, Atom::Scalar(native));
    }

    /// The values of parameters that may be left out, which lowering stores in the function.
    fn defaults(&mut self, at: InstId, function: FunctionId) {
        let protocol = &self.module.semantics.objects.protocol;
        let atom = self.graph.atom(Atom::Function(function));
        for member in [ir::Computed::Defaults, ir::Computed::NamedDefaults] {
            if let Some(name) = self.program.names.get(protocol.name_of(member)) {
                let part = self.graph.part(atom, Part::Field(name));
                self.graph.watch(part, at, Role::Defaults(function));
            }
        }
    }

    fn array(&mut self, at: InstId, kind: ArrayKind, items: &[Arg]) {
        let me = at.0;
        let atom = Atom::Array(kind, at, None);
        self.graph.hold(me, atom);
        if kind == ArrayKind::Array {
            return;
        }
        let atom = self.graph.atom(atom);
        self.array_of(at, atom, kind, items);
    }

    /// The items of an array that an instruction makes.
    pub(super) fn array_of(&mut self, at: InstId, atom: AtomId, kind: ArrayKind, items: &[Arg]) {
        let mut is_known = true;
        for (place, item) in items.iter().enumerate() {
            let from = self.reg(item.value);
            if item.kind != ArgKind::Positional {
                is_known = false;
                self.graph.watch(from, at, Role::Elements);
                continue;
            }
            let part = match kind {
                ArrayKind::Map if place % 2 == 0 => Part::Key,
                ArrayKind::List | ArrayKind::Tuple if is_known && place < 16 => {
                    Part::Index(place as u32)
                }
                _ => Part::Any,
            };
            let part = self.graph.part(atom, part);
            self.copy(from, part);
        }
    }
}
