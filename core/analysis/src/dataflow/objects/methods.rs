//! Methods that are called on objects which the library makes: the program's, and those of which it has no function.

use super::Want;
use crate::dataflow::atom::{Atom, AtomId, Facet, Part};
use crate::dataflow::graph::Kind;
use crate::dataflow::values::Builder;
use ir::{InstId, Op};

impl Builder<'_> {
    /// A method is called on an object.
    pub(in crate::dataflow) fn object_called(
        &mut self,
        at: InstId,
        id: AtomId,
        atom: Atom,
        method: ir::Symbol,
    ) {
        if !self.objects.called.insert((at, id)) {
            return;
        }
        let protocol = &self.module.semantics.objects.protocol;
        let name = self.program.names.text(method);
        self.find(at, id, Part::Field(method), Want::Method(id));
        if let Atom::Made(_, Facet::Class) = atom
            && !protocol.make.is_empty()
            && name == protocol.make
        {
            self.objects.found.insert((at, id));
            return self.make_instances(at, id);
        }
        if !self.objects.declared.contains(name) {
            self.objects.found.insert((at, id));
            self.library_method(at, name);
        }
    }

    /// What a method does that the program has no function for.
    pub(super) fn library_method(&mut self, at: InstId, name: &str) {
        if self.foreign_method(at) {
            return;
        }
        if let Some(effect) = self.imports.effect(ir::KERNEL, name) {
            self.objects.aside.insert(at);
            self.effect(at, effect);
            return;
        }
        match self.imports.effect(ir::OBJECTS, name) {
            Some(effect) => self.effect(at, effect),
            None => self.leaves(at, true, None),
        }
    }

    /// Calls what the program has added to classes of the library under the name of a method; whether there is any such.
    pub(in crate::dataflow) fn foreign_method(&mut self, at: InstId) -> bool {
        let Op::CallMethod {
            method, receiver, ..
        } = self.module.inst(at).op
        else {
            return false;
        };
        let Some(functions) = self.objects.foreign.get(&method).cloned() else {
            return false;
        };
        for function in functions {
            if let Some(param) = self.receiver_param(function) {
                let from = self.reg(receiver);
                self.graph.edge(from, param.0, Kind::Argument(at));
            }
            self.bind(at, function, false);
            self.returns(at, function, at.0);
        }
        true
    }

    /// Calls of methods of which no function has been found are calls of the library's; whether there were any.
    pub(in crate::dataflow) fn unfound_methods(&mut self) -> bool {
        let calls: Vec<(InstId, AtomId)> = (self.objects.called.iter().copied())
            .filter(|call| !self.objects.found.contains(call))
            .collect();
        for &(at, id) in &calls {
            self.objects.found.insert((at, id));
            if let Op::CallMethod { method, .. } = self.module.inst(at).op {
                let name = self.program.names.text(method);
                self.library_method(at, name);
            }
        }
        !calls.is_empty()
    }
}
