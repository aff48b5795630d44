//! Calls of the language's library and of what is not known, whose types tables give.

use super::atom::{Atom, CollKind, Reason, Wrap};
use super::calls::Operands;
use super::express::Expresser;
use super::members::last;
use super::solve::{Node, NodeId, Solver};
use ir::{ArgKind, FunctionId, Native, Scalar, ScopeKind, TypeExpr};

impl Solver<'_> {
    /// A method of what the language provides.
    pub(super) fn library_method(&mut self, atom: Atom, text: &str, args: Operands, dst: NodeId) {
        if let Atom::Task(function) = atom {
            // What a method of it is given may be sent into it.
            let sent = self.node(Node::Sent(function));
            for (_, node) in args {
                self.copy(*node, sent);
            }
        }
        let class = self.type_name(atom);
        let key = format!("{class}.{text}");
        match self.world.member_signature(&class, text) {
            Some(signature) => self.signed_call(atom, Some(atom), &signature, &key, args, dst),
            None => {
                if let Atom::Coll(_) = atom {
                    self.escape(atom, &key);
                }
                self.outside_call(&key, args, dst);
            }
        }
    }

    pub(super) fn outside_method(
        &mut self,
        class: FunctionId,
        text: &str,
        args: Operands,
        dst: NodeId,
    ) {
        let outside = self
            .world
            .classes
            .get(&class)
            .map(|info| info.outside.clone());
        for name in outside.into_iter().flatten() {
            let plain = last(self.world.text(name)).to_owned();
            let key = format!("{plain}.{text}");
            if let Some(signature) = self.world.member_signature(&plain, text) {
                let receiver = Atom::Instance(class);
                return self.signed_call(receiver, Some(receiver), &signature, &key, args, dst);
            }
        }
        // Where the program adds to a class of the library, that has what the library gives it as well.
        let order = self.world.classes.get(&class);
        let order: Vec<FunctionId> = order
            .into_iter()
            .flat_map(|info| info.order.clone())
            .collect();
        for ancestor in order {
            let key = format!("{}.{text}", self.world.class_name(ancestor));
            if let Some(signature) = self.world.signature(&key) {
                let receiver = Atom::Instance(class);
                return self.signed_call(receiver, Some(receiver), &signature, &key, args, dst);
            }
        }
        let name = format!("{}.{text}", self.world.class_name(class));
        // It may call the methods of its receiver.
        self.escape(Atom::Instance(class), &name);
        self.outside_call(&name, args, dst);
    }

    /// The name under which signatures of a value's methods are kept.
    pub fn type_name(&self, atom: Atom) -> String {
        match atom {
            Atom::Coll(id) => match self.colls[id as usize].kind {
                CollKind::List => "list".to_owned(),
                CollKind::Tuple => "tuple".to_owned(),
                CollKind::Set => "set".to_owned(),
                CollKind::FrozenSet => "frozen_set".to_owned(),
                CollKind::Map => "map".to_owned(),
                CollKind::Array => "array".to_owned(),
                CollKind::Cursor => "Iterator".to_owned(),
                CollKind::Named(name) => self.world.text(name).to_owned(),
            },
            Atom::Scalar(scalar) => scalar.text().to_owned(),
            Atom::Outside(name) => self.world.text(name).to_owned(),
            Atom::Task(_) => "Generator".to_owned(),
            _ => String::new(),
        }
    }

    pub(super) fn library_call(&mut self, callee: Atom, name: &str, args: Operands, dst: NodeId) {
        if let Atom::Library(class) = callee
            && self.world.records.contains_key(&class)
        {
            return self.instantiate_record(class, args, dst);
        }
        if self.called_by_class(name, args, dst) {
            return;
        }
        if let Some(signature) = self.world.signature(name) {
            return self.signed_call(callee, None, &signature, name, args, dst);
        }
        let functions = self.world.module.semantics.library.functions;
        if let Some(function) = functions.iter().find(|function| function.name == name) {
            let nodes: Vec<NodeId> = args.iter().map(|arg| arg.1).collect();
            return self.intrinsic(function.intrinsic, &nodes, args, dst);
        }
        let is_one = args.len() == 1 && matches!(args[0].0, ArgKind::Positional);
        match self.world.native(name) {
            Some(native @ (Native::StaticMethod | Native::ClassMethod | Native::Property)) => {
                let wrap = match native {
                    Native::StaticMethod => Wrap::Static,
                    Native::ClassMethod => Wrap::Class,
                    _ => Wrap::Property,
                };
                if args.is_empty() {
                    let name = self.world.name(name);
                    self.add(dst, Atom::Outside(name));
                }
                for (_, node) in args.iter().take(1) {
                    for atom in self.read(*node) {
                        match atom {
                            Atom::Function(function) => {
                                self.add(dst, Atom::Wrapped(wrap, function))
                            }
                            Atom::Unknown(_) => self.add(dst, atom),
                            _ => {}
                        }
                    }
                }
            }
            Some(Native::Super) => {
                let owner = self.world.functions.owner[self.here().index()];
                let class =
                    std::iter::successors(Some(owner), |&at| self.world.functions.get(at).parent)
                        .find(|&at| self.world.functions.get(at).kind == ScopeKind::Class);
                match class {
                    Some(class) => self.add(dst, Atom::Super(class)),
                    None => self.unknown(dst, Reason::Outside(name.to_owned())),
                }
            }
            Some(Native::Class) if is_one => self.type_of(args[0].1, dst),
            Some(Native::Exception) => {
                for (_, node) in args {
                    self.escape_all(*node, name);
                }
                let name = self.world.name(name);
                self.add(dst, Atom::Outside(name));
            }
            Some(_) => {
                for (_, node) in args {
                    self.escape_all(*node, name);
                }
                match self.world.provided(name) {
                    Some(ty) => {
                        for atom in self.atoms_of(&ty) {
                            self.add(dst, atom);
                        }
                    }
                    None => self.unknown(dst, Reason::Outside(name.to_owned())),
                }
            }
            None if self.world.is_library_class(name) => {
                for (_, node) in args {
                    self.escape_all(*node, name);
                }
                let name = self.world.name(last(name));
                self.add(dst, Atom::Outside(name));
            }
            None => self.outside_call(name, args, dst),
        }
    }

    /// A method that is called by its class's name, with the receiver in front; `false` where it is none.
    fn called_by_class(&mut self, name: &str, args: Operands, dst: NodeId) -> bool {
        let (Some(((ArgKind::Positional, receiver), rest)), Some((class, method))) =
            (args.split_first(), name.rsplit_once('.'))
        else {
            return false;
        };
        if self.world.native(class).is_none() {
            return false;
        }
        let receivers = self.read(*receiver);
        if receivers.is_empty() {
            // It is not known yet what it is called with.
            return self.world.signature(name).is_none();
        }
        let is_method = receivers.iter().any(|&atom| {
            let class = self.type_name(atom);
            self.world.member_signature(&class, method).is_some()
        });
        if is_method {
            for atom in receivers {
                match atom {
                    Atom::Coll(_) | Atom::Scalar(_) | Atom::Outside(_) | Atom::Task(_) => {
                        self.library_method(atom, method, rest, dst);
                    }
                    Atom::Unknown(_) => self.add(dst, atom),
                    _ => self.outside_call(name, args, dst),
                }
            }
        }
        is_method
    }

    /// The classes of a node's values.
    pub fn type_of(&mut self, of: NodeId, dst: NodeId) {
        for atom in self.read(of) {
            match atom {
                Atom::Instance(class) => self.add(dst, Atom::Class(class)),
                Atom::Unknown(_) => self.add(dst, atom),
                other => {
                    let ty = Expresser::new(self).express_atom(other);
                    let name = ty.head().unwrap_or_default().to_owned();
                    let native = match &ty {
                        TypeExpr::Nil => Some(Native::Nil),
                        TypeExpr::Scalar(Scalar::F64) => Some(Native::Float),
                        _ => Native::from_name(&name),
                    };
                    let provided = native.and_then(|native| self.world.native_name(native));
                    match provided {
                        Some(provided) => {
                            let name = self.world.name(provided);
                            self.add(dst, Atom::Library(name));
                        }
                        None => self.unknown(dst, Reason::Outside(name)),
                    }
                }
            }
        }
    }
}
