//! The machine's operations that call functions, on objects and by what they are, and several results of a call.

use crate::dataflow::atom::{Atom, AtomId, Node, Part};
use crate::dataflow::graph::{Kind, Role};
use crate::dataflow::values::Builder;
use ir::{Arg, ArrayKind, FunctionId, InstId, Intrinsic, Op, Reg};

impl Builder<'_> {
    /// Something has come to what an operation calls, or makes an instance of, or takes a result from.
    pub(super) fn called_by_operation(
        &mut self,
        (at, id, atom): (InstId, AtomId, Atom),
        intrinsic: Intrinsic,
        args: &[Arg],
    ) {
        use Intrinsic as I;
        let value = |place: usize| args.get(place).map(|arg: &Arg| arg.value);
        let is_object = atom.is_object();
        match intrinsic {
            I::New => match atom {
                Atom::Function(function) => {
                    for made in self.variants(at) {
                        let above = self.graph.part(made, Part::Parent);
                        if let Some(prototypes) = self.prototypes(id) {
                            self.copy(prototypes, above);
                        }
                        if let Some(param) = self.receiver_param(function) {
                            self.graph.hand(at.0, param.0, Kind::Argument(at), made);
                        }
                    }
                    self.bind_args(at, function, false, &args[1..]);
                    self.calls_function(at, function);
                    if self.objects.giving.contains(&function) {
                        self.returns(at, function, at.0);
                    }
                }
                _ if is_object => {
                    // A class of the library: it is no part of what it makes.
                    let node = self.graph.node(Node::Outside(at));
                    self.copy(node, at.0);
                    self.graph.hold(at.0, Atom::Unknown(at));
                    let is_library = matches!(atom, Atom::Unknown(_));
                    for arg in args.iter().skip(usize::from(is_library)) {
                        self.copy(self.reg(arg.value), node);
                    }
                    self.outside.insert(at);
                    self.graph.watch(node, at, Role::Outside);
                }
                _ => {}
            },
            I::ConstructParent | I::ConstructParentList => match atom {
                Atom::Function(function) => {
                    let rest = match (intrinsic, value(2)) {
                        (I::ConstructParentList, Some(list)) => Err(list),
                        _ => Ok(args.get(2..).unwrap_or_default()),
                    };
                    self.called_with(at, function, value(1), rest);
                }
                _ if is_object => {
                    // A class of the library keeps what it is given.
                    let Some(object) = value(1) else { return };
                    for object in self.graph.held(self.reg(object)).to_vec() {
                        let any = self.graph.part(object, Part::Any);
                        for arg in args.get(2..).unwrap_or_default() {
                            self.copy(self.reg(arg.value), any);
                        }
                    }
                    self.graph.watch(self.reg(object), at, Role::Object);
                }
                _ => {}
            },
            I::CallWith | I::CallOn => match atom {
                Atom::Function(function) => {
                    let rest = match (intrinsic, value(2)) {
                        (I::CallOn, Some(list)) => Err(list),
                        _ => Ok(args.get(2..).unwrap_or_default()),
                    };
                    self.called_with(at, function, value(1), rest);
                    self.returns(at, function, at.0);
                }
                _ if is_object => self.leaves(at, true, None),
                _ => {}
            },
            I::CallAll | I::CallAllSpread => match atom {
                Atom::Function(function) => {
                    let given = match intrinsic {
                        I::CallAll => &args[1..],
                        _ => &args[1..args.len() - 1],
                    };
                    self.called_with(at, function, None, Ok(given));
                    if intrinsic == I::CallAllSpread {
                        self.spread_to(at, function);
                    }
                    self.returns(at, function, at.0);
                }
                Atom::Unknown(made) => {
                    let effect = self.imports.at(made).and_then(|import| import.effect);
                    match effect {
                        Some(effect) => self.effect(at, effect),
                        _ => self.leaves(at, true, None),
                    }
                }
                // What cannot be called is what something of the library walks over.
                _ if is_object => {
                    let is_called = self.objects.declared.contains("__call");
                    self.leaves(at, is_called, None);
                }
                _ => {}
            },
            I::ResultAt => match atom {
                Atom::Array(ArrayKind::Tuple, ..) => {
                    let part = match value(1) {
                        Some(place) => self.key_of(place),
                        None => Part::Index(0),
                    };
                    match part {
                        Part::Any => self.graph.read_all(id, at.0),
                        part => {
                            let part = self.graph.part(id, part);
                            self.copy(part, at.0);
                        }
                    }
                }
                _ => {
                    if let Some(from) = value(0) {
                        let from = self.reg(from);
                        self.graph.hand(from, at.0, Kind::Copy, id);
                    }
                }
            },
            _ => {}
        }
    }

    /// A function is called by an operation, on something or nothing, with operands or the items of a list.
    fn called_with(
        &mut self,
        at: InstId,
        function: FunctionId,
        receiver: Option<Reg>,
        args: Result<&[Arg], Reg>,
    ) {
        if let (Some(param), Some(receiver)) = (self.receiver_param(function), receiver) {
            let from = self.reg(receiver);
            self.graph.edge(from, param.0, Kind::Argument(at));
        }
        let listed = match args {
            Ok(args) => Some(args.to_vec()),
            Err(list) => self.listed(list),
        };
        match (listed, args) {
            (Some(args), _) => self.bind_args(at, function, false, &args),
            (None, Err(list)) => {
                self.graph.watch(self.reg(list), at, Role::Elements);
                self.spread_to(at, function);
            }
            (None, Ok(_)) => {}
        }
        self.calls_function(at, function);
    }

    /// All parameters may be any of what is passed one by one.
    fn spread_to(&mut self, at: InstId, function: FunctionId) {
        let spread = self.graph.node(Node::Spread(at));
        let receiver = self.receiver_param(function);
        for param in self.params[function.index()].clone() {
            if receiver == Some(param) {
                continue;
            }
            let rest = self
                .graph
                .find_atom(Atom::Array(ArrayKind::Tuple, param, None));
            let to = match rest {
                Some(rest) => self.graph.part(rest, Part::Any),
                None => param.0,
            };
            self.graph.edge(spread, to, Kind::Argument(at));
        }
    }

    /// The operands of a call that are items of a list made just for it.
    fn listed(&self, list: Reg) -> Option<Vec<Arg>> {
        let at = self.writer.get(list.index()).copied().flatten()?;
        match &self.module.inst(at).op {
            Op::NewArray { items, .. } => Some(items.to_vec()),
            _ => None,
        }
    }

    /// Results of a call have come to an operand: each of them is one of what is passed on.
    pub(in crate::dataflow) fn results(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let node = self.graph.node(Node::Spread(at));
        let last = match &self.module.inst(at).op {
            Op::CallFunction { args, .. } => args.last().map(|arg| arg.value),
            _ => None,
        };
        let Some(last) = last else { return };
        match atom {
            Atom::Array(ArrayKind::Tuple, ..) => {
                self.graph.read_all(id, node);
                self.uses(self.reg(last), node);
            }
            _ => self.graph.hand(self.reg(last), node, Kind::Copy, id),
        }
    }
}
