//! Code outside of the module, in the analysis of values: what it may do with what it is given.

use super::atom::{Atom, AtomId, Node, Part};
use super::effects::call_args;
use super::graph::{Kind, NodeId, Role};
use super::offsets::Offsets;
use super::values::Builder;
use ir::{FunctionId, FunctionKind, InstId, Native, Op, ScopeKind, Symbol};
use rustc_hash::FxHashMap;
use std::rc::Rc;

impl Builder<'_> {
    /// An instruction's operands go to code outside of the module, whose result is of a kind where that is known.
    pub(super) fn leaves(&mut self, at: InstId, changes: bool, result: Option<Native>) {
        let me = at.0;
        let node = self.graph.node(Node::Outside(at));
        if changes && self.changing.insert(at) {
            // What has been looked at already is to be looked at again.
            for id in self.graph.held(node).to_vec() {
                let atom = self.graph.atom_at(id);
                if matches!(atom, Atom::Made(..)) {
                    self.object_escapes(at, id, atom, true);
                } else if atom.is_object() && !self.is_closed(atom) {
                    self.graph.mix(id, node);
                }
            }
        }
        match result {
            Some(native) => {
                self.graph.hold(me, Atom::Scalar(native));
                self.graph.edge(node, me, Kind::Use);
            }
            None => {
                if self.vague_calls.insert(at) {
                    self.vague.push(at);
                }
                self.graph.edge(node, me, Kind::Copy);
            }
        }
        if self.outside.insert(at) {
            self.arguments_leave(at, node);
        } else {
            self.callee_leaves(at, node);
        }
    }

    /// The operands of an instruction come to a node that stands for the outside.
    pub(super) fn arguments_leave(&mut self, at: InstId, node: NodeId) {
        let op = &self.module.inst(at).op;
        match call_args(op) {
            Some(args) => self.args_leave(at, node, args),
            None => {
                let mut used = Vec::new();
                op.for_each_use(|reg| used.push(reg));
                for reg in used {
                    self.graph.edge(self.reg(reg), node, Kind::Copy);
                }
            }
        }
        self.callee_leaves(at, node);
        self.graph.watch(node, at, Role::Outside);
    }

    /// An abstract value has come to the outside.
    pub(super) fn escapes(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let node = self.outside_of(at);
        let changes = self.changing.contains(&at);
        if !atom.is_object() || !self.escaped.insert((node, id, changes)) {
            return;
        }
        match atom {
            Atom::Made(..) => return self.object_escapes(at, id, atom, changes),
            Atom::Function(function) => self.called_back(node, function, None),
            Atom::Class(class) => {
                // Whoever has it may make instances of it: one stands for all.
                let made = Atom::Instance(class, self.functions.get(class).entry);
                self.graph.hold(node, made);
            }
            Atom::Instance(class, _) if changes => {
                self.methods_called(at, node, id, class, None);
            }
            // What changes nothing by itself calls no more than the special methods.
            Atom::Instance(class, _) => {
                let names = Rc::clone(&self.protocol.all);
                self.methods_called(at, node, id, class, Some(&names));
            }
            Atom::Task(function) => {
                for inner in [Node::Yield(function), Node::Return(function)] {
                    let inner = self.graph.node(inner);
                    self.graph.edge(inner, node, Kind::Copy);
                }
                let sent = self.graph.node(Node::Sent(function));
                self.graph.edge(node, sent, Kind::Copy);
            }
            // It may come back moved.
            Atom::Region(region, _) => {
                self.graph
                    .hold(node, Atom::Region(region, Offsets::ANYWHERE));
            }
            _ => {}
        }
        if self.is_closed(atom) {
            let (Atom::Instance(class, _) | Atom::Class(class)) = atom else {
                return;
            };
            if self.is_foreign(class) {
                self.graph.share(id, Part::Inherited, node, changes);
            }
            return;
        }
        if changes {
            self.graph.mix(id, node);
        } else {
            self.graph.read_all(id, node);
        }
    }

    /// Whether code outside of the module can get at the members of an object by nothing but its methods: where programs are
    /// held to their declarations it does not know of classes that are declared here. What a foreign parent keeps is its own:
    /// [`Part::Inherited`].
    pub(super) fn is_closed(&self, atom: Atom) -> bool {
        let is_checked = self.module.semantics.typing.declarations_hold;
        is_checked
            && matches!(
                atom,
                Atom::Instance(..) | Atom::Class(_) | Atom::Function(_) | Atom::Task(_)
            )
    }

    /// The node of what an instruction hands to the outside, or one that holds the same.
    pub(super) fn outside_of(&mut self, at: InstId) -> NodeId {
        let node = self.graph.node(Node::Outside(at));
        self.graph.middle_of(node)
    }

    /// The outside calls a function with whatever it has at a node.
    pub(super) fn called_back(
        &mut self,
        node: NodeId,
        function: FunctionId,
        receiver: Option<AtomId>,
    ) {
        if let (Some(receiver), Some(first)) = (receiver, self.params[function.index()].first()) {
            self.graph.hand(node, first.0, Kind::Copy, receiver);
        }
        let is_method = receiver.is_some();
        if !self.called_back.insert((node, function, is_method)) {
            return;
        }
        let params = self.params[function.index()].clone();
        for param in params.into_iter().skip(usize::from(is_method)) {
            self.graph.edge(node, param.0, Kind::Copy);
            self.graph.hold(param.0, Atom::Unknown(param));
        }
        let mut given = vec![Node::Return(function)];
        if self.kind_of(function) != FunctionKind::Function {
            given.push(Node::Yield(function));
        }
        for inner in given {
            let inner = self.graph.node(inner);
            self.graph.edge(inner, node, Kind::Copy);
        }
        let (inner, outer) = (Node::Thrown(function), Node::ThrownOutside);
        let (inner, outer) = (self.graph.node(inner), self.graph.node(outer));
        self.copy(inner, outer);
    }

    /// Notes which functions instructions call by way of the outside, when it is known which hand it the same.
    pub(super) fn callbacks(&mut self) {
        let mut called: FxHashMap<NodeId, Vec<FunctionId>> = FxHashMap::default();
        for &(node, function, _) in &self.called_back {
            let node = self.graph.middle_of(node);
            called.entry(node).or_default().push(function);
        }
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            if let Some(node) = self.graph.find(Node::Outside(at)) {
                let node = self.graph.middle_of(node);
                for &function in called.get(&node).into_iter().flatten() {
                    if self.called.insert((at, function)) {
                        self.calls.entry(at).or_default().push(function);
                    }
                }
            }
        }
    }

    /// An operation may call the special methods of an operand's class.
    pub(super) fn implicit(&mut self, at: InstId, id: AtomId, atom: Atom) {
        if matches!(atom, Atom::Made(..)) {
            return self.object_implicit(at);
        }
        let Atom::Instance(class, _) = atom else {
            return;
        };
        if !self.asked.contains(&(at.0, id, false)) {
            let names = self.protocol.of(&self.module.inst(at).op);
            self.methods_called(at, at.0, id, class, Some(&names));
        }
    }

    /// The outside, or an operation, may call methods of a class; all, or those of some names. It is asked for each node once.
    fn methods_called(
        &mut self,
        at: InstId,
        asking: NodeId,
        id: AtomId,
        class: FunctionId,
        names: Option<&[Symbol]>,
    ) {
        let me = at.0;
        if !self.asked.insert((asking, id, names.is_none())) {
            return;
        }
        let mut found = Vec::new();
        for &class in self.ancestry_of(class).iter() {
            for &function in &self.methods[class.index()] {
                let name = self.functions.get(function).name;
                let is_meant = match names {
                    Some(names) => names.contains(&name),
                    None => self.protocol.is_known_outside(name),
                };
                if is_meant {
                    found.push(function);
                }
            }
        }
        if found.is_empty() {
            return;
        }
        let node = self.graph.node(Node::Outside(at));
        if !self.outside.contains(&at) && self.implied.insert(at) {
            let mut used = Vec::new();
            self.module.inst(at).op.for_each_use(|reg| used.push(reg));
            for reg in used {
                let from = self.reg(reg);
                self.graph.edge(from, node, Kind::Copy);
            }
            let is_store = self.module.inst(at).op.dst().is_none();
            let is_truth =
                matches!(self.module.inst(at).op, Op::Bin { op, .. } if op.is_comparison());
            if !is_store {
                let kind = if is_truth { Kind::Use } else { Kind::Copy };
                self.graph.edge(node, me, kind);
            }
        }
        let atom = self.graph.atom_at(id);
        self.graph.hold(node, atom);
        let node = self.graph.middle_of(node);
        for function in found {
            if self.functions.get(function).kind != ScopeKind::Class {
                self.called_back(node, function, Some(id));
            }
        }
    }
}
