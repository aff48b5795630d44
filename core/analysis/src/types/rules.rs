//! What each instruction says of what it reads and writes.

use super::atom::{Atom, CollKind, Reason, Wrap};
use super::calls::Operands;
use super::members::last;
use super::solve::{Node, NodeId, Solver};
use ir::{
    Arg, ArgKind, ArrayKind, Callee, Const, FunctionId, Hint, InstId, Native, Op, ParamKind, Reg,
    Scalar, ScopeKind, SuspendKind, TypeExpr,
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
        let protocol = &self.world.module.semantics.protocol;
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
            let protocol = &self.world.module.semantics.protocol;
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
                        let set_name = self.world.module.semantics.protocol.set_name;
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
        let classes = self.world.module.semantics.classes;
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

    fn suspend(&mut self, owner: FunctionId, kind: SuspendKind, value: Reg, dst: NodeId) {
        let value = self.reg(value);
        let handed = self.node(Node::Yield(owner));
        let sent = self.node(Node::Sent(owner));
        match kind {
            SuspendKind::Yield => {
                self.copy(value, handed);
                self.copy(sent, dst);
                // A loop over it resumes it with nothing.
                self.add(dst, Atom::Nil);
            }
            SuspendKind::Delegate | SuspendKind::Await => {
                for atom in self.read(value) {
                    match atom {
                        Atom::Task(function) => {
                            let result = self.returned(function);
                            self.copy(result, dst);
                            let inner = self.node(Node::Sent(function));
                            self.copy(sent, inner);
                        }
                        Atom::Unknown(_) => self.add(dst, atom),
                        Atom::Coll(_) if kind == SuspendKind::Delegate => self.add(dst, Atom::Nil),
                        Atom::Coll(id)
                            if matches!(self.colls[id as usize].kind, CollKind::Named(_)) =>
                        {
                            let element = self.colls[id as usize].element;
                            self.copy(element, dst);
                        }
                        Atom::Instance(_) if kind == SuspendKind::Await => {
                            self.wait_for(atom, sent, handed, dst);
                        }
                        _ => self.unknown(dst, Reason::Operands(kind.text().to_owned())),
                    }
                    if kind == SuspendKind::Delegate {
                        self.elements_of(atom, handed, 0);
                    }
                }
            }
        }
    }

    /// Waiting for an object of the program's: what its own method gives is walked, and gets what is sent.
    fn wait_for(&mut self, atom: Atom, sent: NodeId, handed: NodeId, dst: NodeId) {
        let method = self.world.module.semantics.protocol.await_;
        let walked = self.scratch(78);
        if !self.special(atom, method, &[], walked) {
            return self.unknown(dst, Reason::Operands(SuspendKind::Await.text().to_owned()));
        }
        for atom in self.read(walked) {
            match atom {
                Atom::Task(function) => {
                    let result = self.returned(function);
                    self.copy(result, dst);
                    let inner = self.node(Node::Sent(function));
                    self.copy(sent, inner);
                    self.elements_of(atom, handed, 0);
                }
                _ => self.unknown(dst, Reason::Operands(SuspendKind::Await.text().to_owned())),
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

    /// Lets through what a test for classes says.
    pub fn instances(&mut self, from: NodeId, class: Reg, holds: bool, to: NodeId) {
        let mut classes = Vec::new();
        let mut open = self.read(class.0);
        // Nothing passes before it is known what for.
        if open.is_empty() {
            return;
        }
        let mut is_known = true;
        while let Some(atom) = open.pop() {
            match atom {
                Atom::Class(_) | Atom::Library(_) => classes.push(atom),
                Atom::Coll(id) => {
                    let coll = self.colls[id as usize].clone();
                    for node in coll.fixed.into_iter().flatten().chain([coll.element]) {
                        open.extend(self.read(node));
                        if open.len() > 100 {
                            is_known = false;
                            open.clear();
                        }
                    }
                }
                _ => is_known = false,
            }
        }
        // What an ancestor that is not looked into makes of the test is not known.
        let is_open = classes
            .iter()
            .any(|class| matches!(*class, Atom::Class(class) if self.outside_of(class).is_some()));
        for atom in self.read(from) {
            if !is_known {
                self.add(to, atom);
                continue;
            }
            let mut is_one = Some(false);
            for &class in &classes {
                match self.is_instance(atom, class) {
                    Some(true) => is_one = Some(true),
                    None if is_one == Some(false) => is_one = None,
                    _ => {}
                }
            }
            match (is_one, holds) {
                (Some(true), true) | (Some(false) | None, false) => self.add(to, atom),
                (Some(false), true) if is_open && matches!(atom, Atom::Instance(_)) => {
                    self.add(to, atom);
                }
                (None, true) => {
                    for &class in &classes {
                        for narrowed in self.instances_of(class) {
                            self.add(to, narrowed);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Whether a value is an instance of a class; nothing where it may be.
    fn is_instance(&mut self, atom: Atom, class: Atom) -> Option<bool> {
        let name = match class {
            Atom::Library(name) => last(self.world.text(name)).to_owned(),
            _ => String::new(),
        };
        match (atom, class) {
            (Atom::Unknown(_), _) => None,
            (Atom::Instance(one), Atom::Class(other)) => {
                let order = self
                    .world
                    .classes
                    .get(&one)
                    .map(|info| info.order.contains(&other));
                Some(order.unwrap_or(false))
            }
            (Atom::Instance(one), Atom::Library(_)) => {
                if self.world.is_root(&name) {
                    return Some(true);
                }
                let outside = self.world.classes.get(&one)?.outside.clone();
                let mut found = Some(false);
                for parent in outside {
                    let parent = last(self.world.text(parent)).to_owned();
                    match self.world.outside_derives(&parent, &name) {
                        Some(true) => return Some(true),
                        None => found = None,
                        Some(false) => {}
                    }
                }
                found
            }
            (Atom::Declared(_), _)
            | (
                Atom::Task(_)
                | Atom::Function(_)
                | Atom::Bound(_)
                | Atom::Class(_)
                | Atom::Intrinsic(_)
                | Atom::Method(_)
                | Atom::Library(_)
                | Atom::Wrapped(..)
                | Atom::Super(_),
                _,
            ) => None,
            (Atom::Coll(id), Atom::Library(class))
                if self.colls[id as usize].kind == CollKind::Named(class) =>
            {
                Some(true)
            }
            (Atom::Outside(_), Atom::Class(_)) => None,
            (_, Atom::Class(_)) => Some(false),
            (Atom::Outside(one), _) => {
                let one = last(self.world.text(one)).to_owned();
                // An exception that was caught may be of what derives from its class.
                match self.world.outside_derives(&one, &name) {
                    Some(true) => Some(true),
                    _ => None,
                }
            }
            _ => {
                let native = self.native_of(atom);
                let own = native
                    .and_then(|native| self.world.native_name(native))
                    .map(str::to_owned);
                match own {
                    Some(own) => match self.world.native(&name) {
                        Some(_) => self.world.outside_derives(&own, &name),
                        None => None,
                    },
                    None => None,
                }
            }
        }
    }

    /// The machine's kind of a value of a kind of the language's own.
    fn native_of(&self, atom: Atom) -> Option<Native> {
        Some(match atom {
            Atom::Nil => Native::Nil,
            Atom::Scalar(scalar) => Native::of(scalar),
            Atom::Coll(id) => match self.colls[id as usize].kind {
                CollKind::List => Native::List,
                CollKind::Tuple => Native::Tuple,
                CollKind::Set => Native::Set,
                CollKind::FrozenSet => Native::FrozenSet,
                CollKind::Map => Native::Map,
                kind if self.is_record(kind) => Native::Tuple,
                _ => return None,
            },
            _ => return None,
        })
    }

    /// What the instances of a class are.
    fn instances_of(&mut self, class: Atom) -> Vec<Atom> {
        match class {
            Atom::Class(class) => {
                let derived = self
                    .world
                    .classes
                    .get(&class)
                    .map(|info| info.derived.clone());
                derived.into_iter().flatten().map(Atom::Instance).collect()
            }
            Atom::Library(name) => {
                let name = last(self.world.text(name)).to_owned();
                let mut atoms = match self.world.provided(&name) {
                    Some(TypeExpr::Class(class)) if *class == *name => {
                        vec![Atom::Outside(self.world.name(&name))]
                    }
                    Some(ty) => self.atoms_of(&ty),
                    None => vec![Atom::Outside(self.world.name(&name))],
                };
                if atoms == [Atom::Scalar(Scalar::Int)] {
                    // Truth values are integers where the language says so.
                    let truth = self.world.native_name(Native::Bool).map(str::to_owned);
                    if truth.is_some_and(|truth| {
                        self.world.outside_derives(&truth, &name) == Some(true)
                    }) {
                        atoms.push(Atom::Scalar(Scalar::Bool));
                    }
                }
                let mut own: Vec<FunctionId> = Vec::new();
                for (&class, info) in &self.world.classes {
                    let derives = info.outside.iter().any(|&outside| {
                        let outside = last(self.world.text(outside));
                        self.world.outside_derives(outside, &name).unwrap_or(true)
                    });
                    if derives {
                        own.push(class);
                    }
                }
                own.sort_unstable();
                atoms.extend(own.into_iter().map(Atom::Instance));
                atoms
            }
            _ => Vec::new(),
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
