//! Calls of what is imported, in the analysis of values: by what is known of the library's functions (`ir::Effect`), and otherwise
//! as of code outside of the module that keeps nothing.

use super::atom::{Atom, AtomId, Node, Part};
use super::calls::BuiltinMethod;
use super::graph::{Kind, NodeId, Role};
use super::values::Builder;
use ir::{Arg, ArgKind, ArrayKind, Const, Effect, InstId, Intrinsic, Native, Op, Reg};

impl Builder<'_> {
    /// A module, or a member of one, is imported.
    pub(super) fn imported(&mut self, at: InstId, intrinsic: Intrinsic, args: &[Arg]) {
        let text = |reg: Reg| match &self.module.inst(self.writer.get(reg.index()).copied()??).op {
            Op::Const {
                value: Const::Text(text),
                ..
            } => Some(text.clone()),
            _ => None,
        };
        match (intrinsic, args) {
            (Intrinsic::ImportModule, [name, ..]) => {
                if let Some(name) = text(name.value) {
                    self.imports.module(at, &name);
                }
            }
            (_, [module, name, ..]) => {
                let module = self.writer.get(module.value.index()).copied().flatten();
                if let (Some(module), Some(name)) = (module, text(name.value)) {
                    self.imports.member(at, module, &name);
                }
            }
            _ => {}
        }
    }

    /// Whether a parent has no members that a class would come by.
    pub(super) fn is_plain(&self, parent: AtomId) -> bool {
        let Atom::Unknown(made) = self.graph.atom_at(parent) else {
            return false;
        };
        let import = self.imports.at(made);
        import.is_some_and(|import| import.effect == Some(Effect::IsPlain))
    }

    /// What a method does that the language's own class of that kind does not have: one of the library like it may.
    pub(super) fn more_of(&self, native: Native, method: &str) -> BuiltinMethod {
        let mut classes = self.module.semantics.objects.classes.iter();
        let class = classes.find(|class| class.native == native);
        let name = match class {
            Some(class) => class.name,
            None if native == Native::List => ir::LISTS,
            None if native == Native::Map => ir::MAPS,
            None => return (true, None, None),
        };
        match self.imports.effect(name, method) {
            Some(Effect::Does(intrinsic)) => (
                super::intrinsics::changes_operands(intrinsic),
                super::intrinsics::result(intrinsic),
                Some(intrinsic),
            ),
            Some(Effect::Reads) => (false, None, None),
            _ => (true, None, None),
        }
    }

    /// What a method of a collection does by the library's table.
    pub(super) fn of_array(&self, kind: ArrayKind, method: ir::Symbol) -> Option<Effect> {
        if !self.objects.are_there {
            return None;
        }
        let name = match kind {
            ArrayKind::Map => ir::MAPS,
            _ => ir::LISTS,
        };
        self.imports.effect(name, self.program.names.text(method))
    }

    /// What an instruction calls, where that is a value: a register, or a name.
    fn callee_of(&self, at: InstId) -> Option<NodeId> {
        match &self.module.inst(at).op {
            Op::CallMethod { receiver: reg, .. }
            | Op::CallUnknown { callee: reg, .. }
            | Op::Spawn { callee: reg, .. } => Some(self.reg(*reg)),
            _ => self.graph.find(Node::Callee(at)),
        }
    }

    /// What an instruction calls, or calls a method of, comes to the outside with the operands; but not what is imported.
    pub(super) fn callee_leaves(&mut self, at: InstId, node: NodeId) {
        let Some(from) = self.callee_of(at) else {
            return;
        };
        if self.objects.aside.contains(&at) {
            return self.uses(from, node);
        }
        let held = self.graph.held(from);
        let is_imported = |&id| match self.graph.atom_at(id) {
            Atom::Unknown(made) => self.imports.at(made).is_some(),
            Atom::Function(_) | Atom::Class(_) | Atom::Scalar(_) => {
                !matches!(self.module.inst(at).op, Op::CallMethod { .. })
            }
            _ => false,
        };
        if held.is_empty() || !held.iter().all(is_imported) {
            self.copy(from, node);
        } else {
            self.uses(from, node);
        }
    }

    /// Operands come to the outside. Of those that are called there, and not given back, functions do not.
    pub(super) fn args_leave(&mut self, at: InstId, node: NodeId, args: &[Arg]) {
        let applied = self.applying.get(&at).copied();
        for (place, arg) in args.iter().enumerate() {
            let from = self.reg(arg.value);
            let is_applied = match arg.kind {
                ArgKind::Named(_) => applied.is_some(),
                ArgKind::Positional => applied == Some(true) && place == 0,
                _ => false,
            };
            match is_applied {
                true => {
                    self.uses(from, node);
                    self.graph.watch(from, at, Role::Applied);
                }
                false => self.copy(from, node),
            }
        }
    }

    /// Something has come to an operand that the outside may call.
    pub(super) fn applied(&mut self, at: InstId, atom: Atom) {
        let node = self.graph.node(Node::Outside(at));
        match atom {
            Atom::Function(function) => self.called_back(node, function, None),
            _ => self.graph.hold(node, atom),
        }
    }

    fn args_of(&self, at: InstId) -> Vec<Arg> {
        if self.objects.are_there {
            return self.visible(at);
        }
        call_args(&self.module.inst(at).op).map_or(Vec::new(), <[Arg]>::to_vec)
    }

    /// A collection is made of what an instruction is given, or has to do with that.
    pub(super) fn collection_made(&mut self, at: InstId, kind: ArrayKind, from_outside: Kind) {
        let atom = Atom::Array(kind, at, None);
        self.graph.hold(at.0, atom);
        let id = self.graph.atom(atom);
        let node = self.graph.node(Node::Outside(at));
        for part in [Part::Any, Part::Key] {
            if part == Part::Any || kind == ArrayKind::Map {
                let part = self.graph.part(id, part);
                self.graph.edge(node, part, from_outside);
            }
        }
        self.graph.edge(node, at.0, Kind::Use);
        self.outside.insert(at);
        self.arguments_leave(at, node);
    }

    /// Something that does this is called.
    pub(super) fn effect(&mut self, at: InstId, effect: Effect) {
        let args = self.args_of(at);
        let first = args.first().filter(|arg| arg.kind == ArgKind::Positional);
        match effect {
            Effect::Reads | Effect::Applies => {
                self.applying.insert(at, effect == Effect::Applies);
                self.leaves(at, false, None);
            }
            Effect::Keeps => {
                self.leaves(at, true, None);
                if let Some(callee) = self.callee_of(at) {
                    let node = self.graph.node(Node::Outside(at));
                    self.copy(callee, node);
                }
            }
            Effect::Changes | Effect::IsPlain => self.leaves(at, true, None),
            Effect::Fills => {
                self.leaves(at, false, Some(Native::Nil));
                if let Some(first) = first {
                    self.copy(self.reg(first.value), at.0);
                    self.filled(at, first);
                }
            }
            Effect::Does(intrinsic) => match first {
                Some(first) if is_of_collections(intrinsic) => {
                    args.iter()
                        .for_each(|arg| self.uses(self.reg(arg.value), at.0));
                    self.graph
                        .watch(self.reg(first.value), at, Role::First(intrinsic));
                }
                Some(first) if intrinsic == Intrinsic::Define => {
                    args.iter()
                        .for_each(|arg| self.uses(self.reg(arg.value), at.0));
                    self.leaves(at, false, None);
                    self.objects.effects.insert(at, effect);
                    self.graph.watch(self.reg(first.value), at, Role::Given);
                }
                Some(_) => self.operation(at, intrinsic, &args),
                None => self.leaves(at, true, None),
            },
            Effect::Makes(native) => match collection(native) {
                Some(kind) => self.collection_made(at, kind, Kind::Copy),
                None => self.leaves(at, false, Some(native)),
            },
            Effect::MakesFilledMap => {
                self.collection_made(at, ArrayKind::Map, Kind::Copy);
                if let Some(first) = first {
                    self.graph.watch(self.reg(first.value), at, Role::Factory);
                }
            }
            Effect::Decorates | Effect::Remembers => match first {
                Some(first) => {
                    self.passing.insert(at);
                    let role = Role::Decorated(effect == Effect::Remembers);
                    self.graph.watch(self.reg(first.value), at, role);
                }
                None => self.gives(at, effect),
            },
            Effect::MakesClass(native) => self.gives(at, Effect::Makes(native)),
            Effect::Raises | Effect::Catches => {
                self.leaves(at, false, None);
                let node = self.graph.node(Node::Outside(at));
                let outer = self.graph.node(Node::ThrownOutside);
                if effect == Effect::Raises {
                    let owner = self.functions.owner[at.index()];
                    let thrown = self.graph.node(Node::Thrown(owner));
                    self.copy(node, thrown);
                    self.copy(node, outer);
                } else {
                    self.copy(outer, node);
                }
            }
            Effect::MakesDecorator => self.gives(at, Effect::Decorates),
            Effect::Notes
            | Effect::Forwards
            | Effect::Calls
            | Effect::OpensClass(..)
            | Effect::Instantiates
            | Effect::GivesClass
            | Effect::Delegates
            | Effect::Includes
            | Effect::Extends
            | Effect::PutsNamed(..)
            | Effect::GetsNamed(_)
            | Effect::FindsAbove(..) => match self.objects.are_there {
                true => self.object_effect(at, effect),
                false => self.leaves(at, true, None),
            },
        }
    }

    /// What an instruction gives does something when it is called.
    fn gives(&mut self, at: InstId, effect: Effect) {
        self.imports.gives(at, effect);
        self.passing.insert(at);
        self.graph.hold(at.0, Atom::Unknown(at));
        for arg in self.args_of(at) {
            self.uses(self.reg(arg.value), at.0);
        }
    }

    /// Something has come to the first operand of what decorates.
    pub(super) fn decorated(&mut self, at: InstId, atom: Atom, remembers: bool) {
        match self.args_of(at).first() {
            Some(first) if atom.is_object() => {
                let from = self.reg(first.value);
                self.copy(from, at.0);
                if remembers {
                    self.gives(at, Effect::Reads);
                }
            }
            _ if remembers => self.gives(at, Effect::Remembers),
            _ => self.gives(at, Effect::Decorates),
        }
    }

    /// Something has come to the first operand of what does an operation of collections.
    pub(super) fn collection_changed(
        &mut self,
        at: InstId,
        id: AtomId,
        atom: Atom,
        intrinsic: Intrinsic,
    ) {
        let is_known = match atom {
            Atom::Array(kind, ..) => {
                let args = self.args_of(at);
                self.collection_operation(
                    at,
                    id,
                    kind,
                    intrinsic,
                    args.get(1..).unwrap_or_default(),
                )
            }
            Atom::Made(..) => self.value_changed(at, id, intrinsic),
            _ => false,
        };
        if !is_known && atom.is_object() {
            self.leaves(at, super::intrinsics::changes_operands(intrinsic), None);
        }
    }

    /// Something has come to what makes the values for missing keys of a map.
    pub(super) fn factory(&mut self, at: InstId, atom: Atom) {
        let (Atom::Unknown(made), Some(map)) = (
            atom,
            self.graph.find_atom(Atom::Array(ArrayKind::Map, at, None)),
        ) else {
            return;
        };
        let Op::LoadVar { name, .. } = self.module.inst(made).op else {
            return;
        };
        let name = self.program.names.text(name);
        let classes = self.module.semantics.objects.classes.iter();
        let native = classes
            .filter(|class| class.name == name)
            .map(|class| class.native)
            .next();
        let Some(native) = native else {
            return;
        };
        let any = self.graph.part(map, Part::Any);
        let made = match collection(native) {
            Some(kind) => Atom::Array(kind, made, None),
            None => Atom::Scalar(native),
        };
        self.graph.hold(any, made);
    }
}

/// The operands of a call, without what is called.
pub(super) fn call_args(op: &Op) -> Option<&[Arg]> {
    match op {
        Op::CallMethod { args, .. }
        | Op::CallFunction { args, .. }
        | Op::CallUnknown { args, .. }
        | Op::CallCtor { args, .. }
        | Op::Spawn { args, .. } => Some(args),
        _ => None,
    }
}

/// The collections that a native class's instances are.
pub(super) fn collection(native: Native) -> Option<ArrayKind> {
    match native {
        Native::List => Some(ArrayKind::List),
        Native::Tuple => Some(ArrayKind::Tuple),
        Native::Set => Some(ArrayKind::Set),
        Native::Map => Some(ArrayKind::Map),
        _ => None,
    }
}

/// Whether an operation is a method of the language's own collections.
fn is_of_collections(intrinsic: Intrinsic) -> bool {
    let name = intrinsic.name();
    ["list_", "map_", "set_"]
        .iter()
        .any(|family| name.starts_with(family))
}
