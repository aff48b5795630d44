//! Code outside of the module, in the analysis of values: what it may do with what it is given.

use super::atom::{Atom, AtomId, Node};
use super::graph::{Kind, NodeId, Role};
use super::values::Builder;
use ir::{FunctionId, InstId, Native, Op, ScopeKind, Symbol};
use std::rc::Rc;

impl Builder<'_> {
    /// An instruction's operands go to code outside of the module, whose result is of a kind where that is known.
    pub(super) fn leaves(&mut self, at: InstId, changes: bool, result: Option<Native>) {
        let me = at.0;
        let node = self.graph.node(Node::Outside(at));
        if changes && self.changing.insert(at) {
            // What has been looked at already is to be looked at again.
            for id in self.graph.held(node).to_vec() {
                if self.graph.atom_at(id).is_object() {
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
                if !self.vague.contains(&at) {
                    self.vague.push(at);
                }
                self.graph.edge(node, me, Kind::Copy);
            }
        }
        if self.outside.insert(at) {
            self.arguments_leave(at, node);
        }
    }

    /// The operands of an instruction come to a node that stands for the outside.
    pub(super) fn arguments_leave(&mut self, at: InstId, node: NodeId) {
        let mut used = Vec::new();
        self.module.inst(at).op.for_each_use(|reg| used.push(reg));
        for reg in used {
            let from = self.reg(reg);
            self.graph.edge(from, node, Kind::Copy);
        }
        if let Some(callee) = self.graph.find(Node::Callee(at)) {
            self.graph.edge(callee, node, Kind::Copy);
        }
        self.graph.watch(node, at, Role::Outside);
    }

    /// An abstract value has come to the outside.
    pub(super) fn escapes(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let node = self.graph.node(Node::Outside(at));
        match atom {
            Atom::Scalar(_) => return,
            Atom::Function(function) => self.called_back(at, function),
            Atom::Class(class) => {
                // Whoever has it may make instances of it: one stands for all.
                let made = Atom::Instance(class, self.functions.get(class).entry);
                self.graph.hold(node, made);
            }
            Atom::Instance(class, _) if self.changing.contains(&at) => {
                self.methods_called(at, id, class, None);
            }
            // What changes nothing by itself calls no more than the special methods.
            Atom::Instance(class, _) => {
                let names = Rc::clone(&self.protocol.all);
                self.methods_called(at, id, class, Some(&names));
            }
            Atom::Task(function) => {
                for inner in [Node::Yield(function), Node::Return(function)] {
                    let inner = self.graph.node(inner);
                    self.graph.edge(inner, node, Kind::Copy);
                }
                let sent = self.graph.node(Node::Sent(function));
                self.graph.edge(node, sent, Kind::Copy);
            }
            _ => {}
        }
        if self.changing.contains(&at) {
            self.graph.mix(id, node);
        } else {
            self.graph.read_all(id, node);
        }
    }

    /// The outside calls a function with whatever it has.
    fn called_back(&mut self, at: InstId, function: FunctionId) {
        let node = self.graph.node(Node::Outside(at));
        let targets = self.calls.entry(at).or_default();
        if !targets.contains(&function) {
            targets.push(function);
        }
        for param in self.params[function.index()].clone() {
            self.graph.edge(node, param.0, Kind::Copy);
            self.graph.hold(param.0, Atom::Unknown(param));
        }
        for inner in [Node::Return(function), Node::Yield(function)] {
            let inner = self.graph.node(inner);
            self.graph.edge(inner, node, Kind::Copy);
        }
    }

    /// An operation may call the special methods of an operand's class.
    pub(super) fn implicit(&mut self, at: InstId, id: AtomId, atom: Atom) {
        let Atom::Instance(class, _) = atom else {
            return;
        };
        let names = self.protocol.of(&self.module.inst(at).op);
        self.methods_called(at, id, class, Some(&names));
    }

    /// The outside, or an operation, may call methods of a class; all, or those of some names.
    fn methods_called(
        &mut self,
        at: InstId,
        id: AtomId,
        class: FunctionId,
        names: Option<&[Symbol]>,
    ) {
        let me = at.0;
        if !self.asked.insert((at, class, names.is_none())) {
            return;
        }
        let mut found = Vec::new();
        for class in self.ancestry_of(class) {
            for &function in &self.methods[class.index()] {
                let name = self.functions.get(function).name;
                if names.is_none_or(|names| names.contains(&name)) {
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
        for function in found {
            if self.functions.get(function).kind != ScopeKind::Class {
                self.called_back(at, function);
            }
        }
    }
}
