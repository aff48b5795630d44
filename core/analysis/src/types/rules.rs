//! What each instruction says of what it reads and writes.

use super::atom::{Atom, CollKind, Reason, Wrap};
use super::calls::Operands;
use super::members::last;
use super::solve::{Node, NodeId, Solver};
use ir::{
    Arg, ArgKind, ArrayKind, Callee, Const, FunctionId, Hint, InstId, Native, Op, ParamKind, Reg,
    Scalar, ScopeKind, TypeExpr,
};

impl Solver<'_> {
    pub fn instruction(&mut self, at: InstId) {
        let module = self.world.module;
        let op = &module.inst(at).op;
        let owner = self.world.functions.owner[at.index()];
        let dst = op.dst().map_or(0, |dst| dst.0);
        match op {
            Op::Const { value, .. } => self.constant(value, dst),
            Op::LoadVar { .. } | Op::AddressOf { .. } => self.load_variable(at, dst),
            Op::DeclVar { value, .. } | Op::StoreVar { value, .. } => {
                self.definition(at, *value, owner);
            }
            Op::LoadField { object, field, .. } => {
                let object = self.reg(*object);
                self.load_field(object, *field, dst);
            }
            Op::StoreField {
                object,
                field,
                value,
            } => {
                let (object, value) = (self.reg(*object), self.reg(*value));
                self.store_field(object, *field, value);
            }
            Op::LoadIndex { object, index, .. } => {
                let object = self.reg(*object);
                self.load_index(object, *index, dst);
            }
            Op::StoreIndex {
                object,
                index,
                value,
            } => {
                let (object, value) = (self.reg(*object), self.reg(*value));
                self.store_index(object, *index, value);
            }
            Op::NewArray { kind, items, .. } => self.display(*kind, items, dst),
            Op::Bin {
                op,
                in_place,
                left,
                right,
                ..
            } => {
                let (left, right) = (self.reg(*left), self.reg(*right));
                self.binary(*op, *in_place, left, right, dst);
            }
            Op::Un { op, operand, .. } => {
                let operand = self.reg(*operand);
                self.unary(*op, operand, dst);
            }
            Op::NewObject { .. } => {
                let callee = self.callee(at);
                for atom in self.read(callee) {
                    match atom {
                        Atom::Class(class) => self.add(dst, Atom::Instance(class)),
                        Atom::Library(name) => {
                            let name = last(self.world.text(name)).to_owned();
                            let name = self.world.name(&name);
                            self.add(dst, Atom::Outside(name));
                        }
                        Atom::Unknown(_) => self.add(dst, atom),
                        _ => {}
                    }
                }
            }
            Op::CallCtor { args, .. }
            | Op::CallFunction {
                callee: Callee::Name(_),
                args,
                ..
            } => {
                let callee = self.callee(at);
                let args = operands(args);
                self.call_all(callee, &args, dst);
            }
            Op::CallFunction {
                callee: Callee::Intrinsic(intrinsic),
                args,
                ..
            } => {
                let nodes: Vec<NodeId> = args.iter().map(|arg| arg.value.0).collect();
                let args = operands(args);
                self.intrinsic(*intrinsic, &nodes, &args, dst);
            }
            Op::CallMethod {
                receiver,
                method,
                args,
                ..
            } => {
                let receiver = self.reg(*receiver);
                self.call_method(receiver, *method, &operands(args), dst);
            }
            Op::CallUnknown { callee, args, .. } => {
                let callee = self.reg(*callee);
                self.call_all(callee, &operands(args), dst);
            }
            Op::Spawn { callee, args, .. } => {
                let callee = self.reg(*callee);
                self.call_all(callee, &operands(args), dst);
            }
            Op::Return { value } => {
                let node = self.returned(owner);
                let value = self.reg(*value);
                self.copy(value, node);
            }
            Op::Suspend { kind, value, .. } => self.suspend(owner, *kind, *value, dst),
            Op::Resume { task, value, .. } => {
                let (task, value) = (self.reg(*task), self.reg(*value));
                for atom in self.read(task) {
                    if let Atom::Task(function) = atom {
                        let sent = self.node(Node::Sent(function));
                        self.copy(value, sent);
                    }
                    self.elements_of(atom, dst, 0);
                }
            }
            Op::Choose { alternatives, .. } => {
                for &reg in alternatives {
                    let from = self.reg(reg);
                    self.copy(from, dst);
                }
            }
            Op::LoadIndirect { ty, .. } | Op::LoadRegion { ty, .. } => {
                self.add(dst, Atom::Scalar(*ty));
                if *ty == Scalar::Ptr {
                    self.add(dst, Atom::Nil);
                }
            }
            Op::LoadFieldIndirect { .. } => {
                self.unknown(dst, Reason::Operands("load_field_indirect".to_owned()));
            }
            Op::AllocRegion { .. } => self.add(dst, Atom::Scalar(Scalar::Ptr)),
            Op::Symbolic { hint, .. } => self.symbolic(at, hint, dst),
            Op::StoreIndirect { .. }
            | Op::WriteRegion { .. }
            | Op::Label { .. }
            | Op::Branch { .. }
            | Op::BranchIf { .. }
            | Op::Throw { .. }
            | Op::TryPush { .. }
            | Op::TryPop
            | Op::SetContinuation { .. }
            | Op::ResumeContinuation { .. }
            | Op::Assert { .. } => {}
        }
    }

    fn constant(&mut self, value: &Const, dst: NodeId) {
        let atom = match value {
            Const::Nil => Atom::Nil,
            Const::Unbound => return,
            Const::Bool(_) => Atom::Scalar(Scalar::Bool),
            Const::Int(_) | Const::BigInt(_) => Atom::Scalar(Scalar::Int),
            Const::Sized(scalar, _) => Atom::Scalar(*scalar),
            Const::Float(_) => Atom::Scalar(Scalar::F64),
            Const::Text(_) => Atom::Scalar(Scalar::Text),
            Const::Bytes(_) => {
                let name = self.world.native_name(Native::Bytes).unwrap_or("bytes");
                Atom::Outside(self.world.name(name))
            }
            Const::Function { entry, .. } => match self.world.functions.at_entry(*entry) {
                Some(function) => Atom::Function(function),
                None => return,
            },
            Const::Class { body, .. } => match self.world.functions.at_entry(*body) {
                Some(class) => Atom::Class(class),
                None => return,
            },
            Const::Intrinsic(intrinsic) => Atom::Intrinsic(*intrinsic),
        };
        self.add(dst, atom);
    }

    /// What an instruction that names a variable finds in it.
    fn load_variable(&mut self, at: InstId, dst: NodeId) {
        let Some(variable) = self.world.variables.at(at) else {
            return;
        };
        let info = self.world.variables.get(variable);
        let protocol = &self.world.module.semantics.objects.protocol;
        if self.world.symbol(info.name) == protocol.class_cell
            && self.world.functions.get(info.scope).kind == ScopeKind::Class
        {
            return self.add(dst, Atom::Class(info.scope));
        }
        if !info.is_bound {
            let text = self.world.symbol(info.name);
            if let Some(ty) = self.declaration(variable).cloned() {
                return self.declare(dst, &ty);
            }
            if text == protocol.name {
                return self.add(dst, Atom::Scalar(Scalar::Text));
            }
            let is_provided = self.world.signature(text).is_some()
                || self.world.provided.contains(info.name)
                || text.contains("::");
            return match is_provided {
                true => self.library(text, dst),
                false => self.unknown(dst, Reason::Missing(text.to_owned())),
            };
        }
        match self.ssa.uses.get(&at).copied() {
            Some(Some(source)) => {
                let from = self.source(source);
                self.copy(from, dst);
            }
            Some(None) => {}
            None => {
                let from = self.node(Node::Variable(variable));
                self.copy(from, dst);
            }
        }
    }

    fn callee(&mut self, at: InstId) -> NodeId {
        let node = self.node(Node::Callee(at));
        self.load_variable(at, node);
        node
    }

    fn definition(&mut self, at: InstId, value: Reg, owner: FunctionId) {
        let Some(variable) = self.world.variables.at(at) else {
            return;
        };
        let info = self.world.variables.get(variable);
        let value = self.reg(value);
        let is_removal = self.writer[value as usize].is_some_and(|at| {
            matches!(
                self.world.module.inst(at).op,
                Op::Const {
                    value: Const::Unbound,
                    ..
                }
            )
        });
        if is_removal && info.scope == FunctionId::TOP && self.world.provided.contains(info.name) {
            // The language's own of that name is seen again.
            let text = self.world.symbol(info.name);
            self.library(text, value);
        }
        let stored = self.stored(at);
        if stored != value {
            if let Some(ty) = self.declaration(variable).cloned() {
                self.declare(stored, &ty);
            }
            match self.caught.get(&at).copied() {
                Some(class) => self.instances(value, class, true, stored),
                None => self.copy(value, stored),
            }
        }
        let all = self.node(Node::Variable(variable));
        self.copy(stored, all);
        // Methods get their receivers from the class that declares them.
        if self.world.functions.get(owner).kind == ScopeKind::Class && info.scope == owner {
            let text = self.world.symbol(info.name);
            let protocol = &self.world.module.semantics.objects.protocol;
            let is_of_class = [
                protocol.new,
                protocol.init_subclass,
                protocol.get_class_item,
            ]
            .contains(&text);
            self.make_member(owner, value);
            for atom in self.read(value) {
                match atom {
                    Atom::Function(function) if self.bind_unbound(owner, text, function) => {}
                    Atom::Function(function) if is_of_class => {
                        self.give_receiver(function, Atom::Class(owner));
                    }
                    Atom::Function(function) | Atom::Wrapped(Wrap::Property, function)
                        if self.world.class_of(function) == Some(owner) =>
                    {
                        self.give_receiver(function, Atom::Instance(owner));
                    }
                    Atom::Wrapped(Wrap::Class, function) => {
                        self.give_receiver(function, Atom::Class(owner));
                    }
                    Atom::Instance(_) => {
                        let set_name = self.world.module.semantics.objects.protocol.set_name;
                        let (of, name, nothing) =
                            (self.scratch(86), self.scratch(87), self.scratch(89));
                        self.add(of, Atom::Class(owner));
                        self.add(name, Atom::Scalar(Scalar::Text));
                        self.special(atom, set_name, &[of, name], nothing);
                    }
                    _ => {}
                }
            }
        }
    }

    /// The node of what a function returns.
    pub fn returned(&mut self, function: FunctionId) -> NodeId {
        if let Some(known) = self.known(Node::Return(function)) {
            return known;
        }
        let node = self.node(Node::Return(function));
        let kind = self.world.functions.get(function).kind;
        if matches!(kind, ScopeKind::Function(ir::FunctionKind::Function))
            && let Some(ty) = self.world.result_notes.get(&function).cloned()
        {
            self.declare(node, &ty);
        }
        node
    }

    fn symbolic(&mut self, at: InstId, hint: &Hint, dst: NodeId) {
        match hint {
            Hint::Param(name, ParamKind::Rest) => {
                let id = self.coll(CollKind::Tuple, 0);
                self.declare_rest(at, *name, id);
                self.add(dst, Atom::Coll(id));
            }
            Hint::Param(name, ParamKind::NamedRest) => {
                let id = self.coll(CollKind::Map, 0);
                self.declare_rest(at, *name, id);
                let key = self.colls[id as usize].key;
                self.add(key, Atom::Scalar(Scalar::Text));
                self.add(dst, Atom::Coll(id));
            }
            Hint::Param(name, _) => {
                let owner = self.world.functions.owner[at.index()];
                if let Some(ty) = self.world.variable_notes.get(&(owner, *name)).cloned() {
                    self.declare(dst, &ty);
                }
            }
            Hint::CaughtException(classes) => {
                // Only the tests behind it say which of them it is.
                let _ = classes;
                self.any_exception(dst);
            }
            Hint::Unsupported(kind) => self.unknown(dst, Reason::Unsupported(kind.to_string())),
            Hint::Import(name) => self.unknown(dst, Reason::Import(name.to_string())),
            Hint::Unknown(text) => self.unknown(dst, Reason::Outside(text.to_string())),
        }
    }

    /// What is declared of the arguments that come together.
    fn declare_rest(&mut self, at: InstId, name: ir::Symbol, id: u32) {
        let owner = self.world.functions.owner[at.index()];
        if let Some(TypeExpr::Param(_, args)) =
            self.world.variable_notes.get(&(owner, name)).cloned()
            && let Some(of) = args.last()
        {
            let element = self.colls[id as usize].element;
            self.declare(element, of);
        }
    }

    /// What may be raised: instances of the language's class of exceptions and of what derives from it.
    pub fn any_exception(&mut self, dst: NodeId) {
        let classes = self.world.module.semantics.objects.classes;
        let root = classes
            .iter()
            .find(|class| class.native == Native::Exception);
        match root.filter(|class| class.is_public) {
            Some(root) => {
                let name = self.world.name(root.name);
                self.add(dst, Atom::Outside(name));
                for atom in self.instances_of(Atom::Library(name)) {
                    self.add(dst, atom);
                }
            }
            None => {
                for atom in self.atoms_of(&TypeExpr::Any) {
                    self.add(dst, atom);
                }
            }
        }
    }

    /// A collection that is written out.
    fn display(&mut self, kind: ArrayKind, items: &[Arg], dst: NodeId) {
        let is_plain = items.iter().all(|arg| arg.kind == ArgKind::Positional);
        match kind {
            ArrayKind::Tuple if is_plain => {
                let (id, nodes) = self.fixed_coll(CollKind::Tuple, 0, items.len());
                for (node, arg) in nodes.into_iter().zip(items) {
                    self.copy(arg.value.0, node);
                }
                self.add(dst, Atom::Coll(id));
            }
            ArrayKind::Map => {
                let id = self.coll(CollKind::Map, 0);
                let coll = self.colls[id as usize].clone();
                let mut is_key = true;
                for arg in items {
                    if arg.kind == ArgKind::NamedSpread {
                        for atom in self.read(arg.value.0) {
                            self.merge_map(atom, &coll);
                        }
                        continue;
                    }
                    self.copy(arg.value.0, if is_key { coll.key } else { coll.element });
                    is_key = !is_key;
                }
                self.add(dst, Atom::Coll(id));
            }
            _ => {
                let kind = match kind {
                    ArrayKind::List => CollKind::List,
                    ArrayKind::Tuple => CollKind::Tuple,
                    ArrayKind::Set => CollKind::Set,
                    _ => CollKind::Array,
                };
                let id = self.coll(kind, 0);
                let element = self.colls[id as usize].element;
                for arg in items {
                    match arg.kind {
                        ArgKind::Spread => self.elements(arg.value.0, element, 0),
                        _ => self.copy(arg.value.0, element),
                    }
                }
                self.add(dst, Atom::Coll(id));
            }
        }
    }
}

/// The operands of a call.
fn operands(args: &[Arg]) -> Vec<(ArgKind, NodeId)> {
    args.iter().map(|arg| (arg.kind, arg.value.0)).collect()
}

/// The first operand of a call.
pub(super) fn first(args: Operands) -> Option<NodeId> {
    args.first().map(|arg| arg.1)
}
