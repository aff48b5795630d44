//! The machine's operations on objects that functions of a library make, and on arrays that are values, in the analysis of values.
//! Such an array changes where it has been made the writer's own alone, so what is written there is a new one for each place.

use super::atom::{Atom, AtomId, Facet, Node, Part};
use super::graph::{Kind, Role};
use super::made::Want;
use super::values::Builder;
use ir::{Arg, ArrayKind, FunctionId, InstId, Intrinsic, Native, Op, Reg};

impl Builder<'_> {
    /// An operation of the machine that has to do with such objects; whether it is one.
    pub(super) fn made_operation(
        &mut self,
        at: InstId,
        intrinsic: Intrinsic,
        args: &[Arg],
    ) -> bool {
        use Intrinsic as I;
        if !self.made.are_there {
            return false;
        }
        let scalar = match intrinsic {
            I::IsOrdered | I::IsNone | I::IsCell | I::IsNumber | I::IsObject | I::ValueFits => {
                Some(Native::Bool)
            }
            I::StrictSame | I::MemberFits | I::IsComplete => Some(Native::Bool),
            I::OrderedStep | I::OrderedBefore | I::OrderedCount => Some(Native::Int),
            I::Null | I::EndCatch => Some(Native::Nil),
            I::KindWord => Some(Native::Text),
            _ => None,
        };
        if let Some(scalar) = scalar {
            self.graph.hold(at.0, Atom::Scalar(scalar));
            return true;
        }
        match (intrinsic, args) {
            (I::ObjectBelow, _) => {
                let id = self.make(at, Facet::Object);
                if let [parent] = args {
                    let above = self.graph.part(id, Part::Parent);
                    self.copy(self.reg(parent.value), above);
                }
            }
            (I::TableOf | I::OrderedNew, _) => {
                let (facet, from) = match intrinsic {
                    I::TableOf => (Facet::Object, 1),
                    _ => (Facet::Value, 0),
                };
                let id = self.make(at, facet);
                self.filled_with(id, from, args);
            }
            (I::TableSet | I::TableFill | I::Define | I::DefineAccessor, [object, ..])
            | (I::SetParent | I::TableSetParent, [object, ..]) => {
                self.copy(self.reg(object.value), at.0);
                self.graph.watch(self.reg(object.value), at, Role::Object);
                if let (I::TableFill, [_, _, results]) = (intrinsic, args) {
                    self.graph.watch(self.reg(results.value), at, Role::Results);
                }
            }
            (I::ClassOf, _) => {
                for arg in args {
                    self.graph.watch(self.reg(arg.value), at, Role::Object);
                }
            }
            (I::New | I::Parent | I::MemberFor, [first, ..])
            | (I::CallWith | I::CallOn | I::CallAll | I::CallAllSpread, [first, ..])
            | (I::ResultAt, [first, ..])
            | (I::OrderedPut | I::OrderedPush | I::CellWrite, [first, ..])
            | (I::OrderedOwn | I::OrderedCopy | I::OrderedInner, [first, ..])
            | (I::OrderedFetch | I::OrderedFind | I::OrderedValue, [first, ..])
            | (I::CellRead | I::CellOf | I::OrderedReference, [first, ..]) => {
                self.passing.insert(at);
                self.graph.watch(self.reg(first.value), at, Role::Object);
                if intrinsic == I::CallAllSpread
                    && let Some(last) = args.last()
                {
                    self.graph.watch(self.reg(last.value), at, Role::Results);
                }
                if let (I::OrderedOwn, _) = (intrinsic, args) {
                    // Where there is nothing, it is made.
                    self.make(at, Facet::Value);
                }
                if matches!(
                    intrinsic,
                    I::OrderedFetch | I::OrderedFind | I::OrderedValue
                ) {
                    let node = self.graph.node(Node::Spread(at));
                    self.graph.watch(node, at, Role::Read);
                }
            }
            (I::ConstructParent | I::ConstructParentList, [function, object, ..]) => {
                self.copy(self.reg(object.value), at.0);
                self.graph.watch(self.reg(function.value), at, Role::Object);
            }
            (I::OrderedKey, [_, ..]) => {
                self.graph.hold(at.0, Atom::Scalar(Native::Int));
                self.graph.hold(at.0, Atom::Scalar(Native::Text));
            }
            (I::OrderedList, [list]) => {
                let id = self.make(at, Facet::Value);
                let any = self.graph.part(id, Part::Any);
                self.graph.watch(self.reg(list.value), at, Role::Elements);
                let spread = self.graph.node(Node::Spread(at));
                self.copy(spread, any);
            }
            (I::CellNew, [value]) => {
                let id = self.make(at, Facet::Cell);
                let any = self.graph.part(id, Part::Any);
                self.copy(self.reg(value.value), any);
            }
            (I::ResultsJoin, [.., last]) => {
                let atom = Atom::Array(ArrayKind::Tuple, at);
                self.graph.hold(at.0, atom);
                let id = self.graph.atom(atom);
                for (place, value) in args[..args.len() - 1].iter().enumerate() {
                    let part = match place {
                        place if place < 16 => Part::Index(place as u32),
                        _ => Part::Any,
                    };
                    let part = self.graph.part(id, part);
                    self.copy(self.reg(value.value), part);
                }
                let any = self.graph.part(id, Part::Any);
                self.graph.watch(self.reg(last.value), at, Role::Results);
                let spread = self.graph.node(Node::Spread(at));
                self.copy(spread, any);
            }
            _ => return false,
        }
        true
    }

    /// A collection has items from a place on.
    pub(super) fn filled_with(&mut self, id: AtomId, from: usize, items: &[Arg]) {
        for (place, item) in items.iter().enumerate() {
            let part = match place + from {
                place if place < 16 => Part::Index(place as u32),
                _ => Part::Any,
            };
            let part = self.graph.part(id, part);
            self.copy(self.reg(item.value), part);
        }
    }

    /// Results of a call have come to an operand: each of them is one of what is passed on.
    pub(super) fn results(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let node = self.graph.node(Node::Spread(at));
        let last = match &self.module.inst(at).op {
            Op::CallFunction { args, .. } => args.last().map(|arg| arg.value),
            _ => None,
        };
        let Some(last) = last else { return };
        match atom {
            Atom::Array(ArrayKind::Tuple, _) => {
                self.graph.read_all(id, node);
                self.uses(self.reg(last), node);
            }
            _ => self.graph.hand(self.reg(last), node, Kind::Copy, id),
        }
    }

    /// An element has been read that may be a reference.
    pub(super) fn element_read(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let node = self.graph.node(Node::Spread(at));
        match atom {
            Atom::Made(_, Facet::Cell) => self.graph.read_all(id, at.0),
            _ => self.graph.hand(node, at.0, Kind::Copy, id),
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
            let rest = self.graph.find_atom(Atom::Array(ArrayKind::Tuple, param));
            let to = match rest {
                Some(rest) => self.graph.part(rest, Part::Any),
                None => param.0,
            };
            self.graph.edge(spread, to, Kind::Argument(at));
        }
    }

    /// An abstract value has come to an operand of such an operation; whether that is all that there is to it.
    pub(super) fn made_operation_on(
        &mut self,
        at: InstId,
        id: AtomId,
        atom: Atom,
        intrinsic: Intrinsic,
        args: &[Arg],
    ) -> bool {
        use Intrinsic as I;
        if !self.made.are_there {
            return false;
        }
        let value = |place: usize| args.get(place).map(|arg: &Arg| arg.value);
        let is_object = atom.is_object();
        match intrinsic {
            I::TableSet | I::Define => {
                if is_object && let (Some(key), Some(value)) = (value(1), value(2)) {
                    let part = self.key_of(key);
                    let part = self.graph.part(id, part);
                    self.copy(self.reg(value), part);
                    self.uses(at.0, part);
                }
            }
            I::TableFill => {
                if is_object {
                    let any = self.graph.part(id, Part::Any);
                    let spread = self.graph.node(Node::Spread(at));
                    self.copy(spread, any);
                    self.uses(at.0, any);
                }
            }
            I::DefineAccessor => {
                let name = value(1).and_then(|key| self.text_of(key).map(str::to_owned));
                for (place, word) in [(2, "get"), (3, "set")] {
                    if is_object && let Some(value) = value(place) {
                        let part = match &name {
                            Some(name) => self.key_part(&format!("{word} {name}")),
                            None => Part::Any,
                        };
                        let part = self.graph.part(id, part);
                        self.copy(self.reg(value), part);
                        self.uses(at.0, part);
                    }
                }
            }
            I::SetParent | I::TableSetParent => {
                if is_object && let Some(parent) = value(1) {
                    let above = self.graph.part(id, Part::Parent);
                    self.copy(self.reg(parent), above);
                }
            }
            I::ClassOf => {
                let Some(class) = value(0) else { return true };
                for class in self.graph.held(self.reg(class)).to_vec() {
                    self.prototypes(class);
                    let Some(parent) = value(1) else { continue };
                    for parent in self.graph.held(self.reg(parent)).to_vec() {
                        let atom = self.graph.atom_at(parent);
                        self.derives(class, parent, atom);
                    }
                }
            }
            I::Parent => {
                if is_object {
                    let above = self.graph.part(id, Part::Parent);
                    self.copy(above, at.0);
                    if matches!(atom, Atom::Unknown(_)) {
                        self.graph.hold(at.0, atom);
                    }
                }
            }
            I::MemberFor => {
                if is_object && let Some(key) = value(1) {
                    let part = self.key_of(key);
                    self.find(at, id, part, Want::Value(at.0));
                    if matches!(atom, Atom::Unknown(_)) {
                        self.graph.hold(at.0, atom);
                    }
                }
            }
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
                    if self.made.giving.contains(&function) {
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
                    let Some(object) = value(1) else { return true };
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
                    let is_called = self.made.declared.contains("__call");
                    self.leaves(at, is_called, None);
                }
                _ => {}
            },
            I::ResultAt => match atom {
                Atom::Array(ArrayKind::Tuple, _) => {
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
            I::OrderedPut | I::OrderedPush => {
                let (key, last) = match intrinsic {
                    I::OrderedPut => (value(1), value(2)),
                    _ => (None, value(1)),
                };
                if is_object && let Some(last) = last {
                    let part = match key {
                        Some(key) => self.key_of(key),
                        None => Part::Any,
                    };
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
                    self.make(at, Facet::Value);
                    let part = match value(1) {
                        Some(key) => self.key_of(key),
                        None => Part::Any,
                    };
                    let spread = self.graph.node(Node::Spread(at));
                    match part {
                        Part::Any => self.graph.read_all(id, spread),
                        part => {
                            let part = self.graph.part(id, part);
                            self.copy(part, spread);
                        }
                    }
                    self.graph.watch(spread, at, Role::Inner);
                    let part = self.graph.part(id, part);
                    self.copy(at.0, part);
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
                    self.make(at, Facet::Cell);
                    let part = match value(1) {
                        Some(key) => self.key_of(key),
                        None => Part::Any,
                    };
                    let spread = self.graph.node(Node::Spread(at));
                    match part {
                        Part::Any => self.graph.read_all(id, spread),
                        part => {
                            let part = self.graph.part(id, part);
                            self.copy(part, spread);
                        }
                    }
                    self.graph.watch(spread, at, Role::Inner);
                    let part = self.graph.part(id, part);
                    self.copy(at.0, part);
                    self.uses(at.0, part);
                }
            }
            _ => return false,
        }
        true
    }

    /// A function of the library changes a collection of such a kind, which it is given first; whether it is known how.
    pub(super) fn made_changed(&mut self, at: InstId, id: AtomId, intrinsic: Intrinsic) -> bool {
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

    /// What has come to an operand is what an operation gives.
    fn passed(&mut self, at: InstId, from: Option<Reg>, id: AtomId) {
        if let Some(from) = from {
            let from = self.reg(from);
            self.graph.hand(from, at.0, Kind::Copy, id);
        }
    }

    /// What is in an element that is written into, or becomes a variable: it is the content of what is made for that.
    pub(super) fn inner(&mut self, at: InstId, id: AtomId, atom: Atom) {
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
}
