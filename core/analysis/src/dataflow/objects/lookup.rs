//! Members of objects that the library makes: they are looked up along what the objects delegate to.

use super::Want;
use crate::dataflow::atom::{Atom, AtomId, Node, Part};
use crate::dataflow::effects::call_args;
use crate::dataflow::graph::{Kind, Role};
use crate::dataflow::values::Builder;
use ir::{InstId, Op};

impl Builder<'_> {
    /// Looks a member of an object up, along what it delegates to.
    pub(in crate::dataflow) fn find(&mut self, at: InstId, id: AtomId, part: Part, want: Want) {
        if !self.objects.sought.insert((at, id, part, want)) {
            return;
        }
        // What the library may have done anything to holds all that it delegates to itself, too.
        if self.graph.is_mixed(id) {
            match want {
                Want::Value(to) => self.graph.read_all(id, to),
                Want::Maker(_) => {
                    let any = self.graph.part(id, Part::Any);
                    self.graph.watch(any, at, Role::Found(want));
                }
                Want::Method(object) => self.method_of_mixed(at, object),
                Want::Reader(_) | Want::Writer(_) => self.leaves(at, false, None),
            }
            return;
        }
        match (want, part) {
            (Want::Value(to), Part::Any) => self.graph.read_all(id, to),
            (Want::Value(to), _) => {
                let node = self.graph.part(id, part);
                self.copy(node, to);
            }
            _ => {
                let node = self.graph.part(id, part);
                self.graph.watch(node, at, Role::Found(want));
            }
        }
        let above = self.graph.part(id, Part::Parent);
        self.graph.watch(above, at, Role::Above(part, want));
    }

    /// A method is called on an object that the library may have done anything to.
    fn method_of_mixed(&mut self, at: InstId, object: AtomId) {
        self.objects.found.insert((at, object));
        if self.objects.left.insert(at) {
            self.leaves(at, true, None);
        }
    }

    /// Something has become known that an object delegates to.
    pub(in crate::dataflow) fn above(
        &mut self,
        at: InstId,
        id: AtomId,
        atom: Atom,
        part: Part,
        want: Want,
    ) {
        if let Want::Method(object) = want
            && self.graph.is_mixed(object)
        {
            return self.method_of_mixed(at, object);
        }
        match atom {
            Atom::Scalar(_) => {}
            Atom::Unknown(_) => match want {
                Want::Value(to) => {
                    self.graph.read_all(id, to);
                    self.graph.hold(to, Atom::Unknown(at));
                }
                Want::Maker(object) => {
                    let any = self.graph.part(object, Part::Any);
                    let args = call_args(&self.module.inst(at).op);
                    for arg in args.unwrap_or_default().to_vec() {
                        self.copy(self.reg(arg.value), any);
                    }
                }
                Want::Method(_) => self.leaves(at, true, None),
                Want::Reader(_) | Want::Writer(_) => {}
            },
            Atom::Function(_) if !self.has_receivers() => {
                // It says what the member is.
                self.leaves(at, false, None);
                let node = self.graph.node(Node::Outside(at));
                self.graph.hold(node, atom);
            }
            _ => self.find(at, id, part, want),
        }
    }

    /// A member has been found that is called.
    pub(in crate::dataflow) fn found(&mut self, at: InstId, id: AtomId, atom: Atom, want: Want) {
        if let Want::Method(object) = want
            && self.graph.is_mixed(object)
        {
            return self.method_of_mixed(at, object);
        }
        let (object, from) = match want {
            Want::Value(_) => return,
            Want::Method(object) => (object, self.receiver_at(at)),
            Want::Maker(object) => (object, Some(at.0)),
            Want::Reader(object) | Want::Writer(object) => (object, self.receiver_at(at)),
        };
        let function = match atom {
            Atom::Function(function) => function,
            Atom::Scalar(_) => return,
            _ => {
                if matches!(want, Want::Method(_)) {
                    self.objects.found.insert((at, object));
                    self.call(at, id, atom);
                }
                return;
            }
        };
        if let (Some(param), Some(from)) = (self.receiver_param(function), from) {
            self.graph.hand(from, param.0, Kind::Argument(at), object);
        }
        match want {
            Want::Method(_) => {
                self.objects.found.insert((at, object));
                self.bind(at, function, false);
                match (self.objects.giving_itself.contains(&function), from) {
                    (true, Some(from)) => {
                        self.calls_function(at, function);
                        self.graph.hand(from, at.0, Kind::Copy, object);
                    }
                    _ => self.returns(at, function, at.0),
                }
            }
            Want::Maker(_) => {
                let args = match &self.module.inst(at).op {
                    Op::CallMethod { args, .. } => args.to_vec(),
                    _ => Vec::new(),
                };
                self.bind_args(at, function, false, &args);
                self.calls_function(at, function);
            }
            Want::Reader(_) => self.returns(at, function, at.0),
            Want::Writer(_) => {
                self.calls_function(at, function);
                let value = match &self.module.inst(at).op {
                    Op::StoreField { value, .. } | Op::StoreIndex { value, .. } => Some(*value),
                    _ => None,
                };
                let params = self.params[function.index()].clone();
                let mut params = (params.into_iter())
                    .filter(|&param| self.receiver_param(function) != Some(param));
                if let (Some(value), Some(param)) = (value, params.next()) {
                    let value = self.reg(value);
                    self.graph.edge(value, param.0, Kind::Argument(at));
                }
            }
            Want::Value(_) => {}
        }
    }

    /// A member is read; of one that the program never puts anywhere the library may know something.
    pub(in crate::dataflow) fn object_read(
        &mut self,
        at: InstId,
        id: AtomId,
        part: Part,
        text: Option<&str>,
    ) {
        self.find(at, id, part, Want::Value(at.0));
        let Some(text) = text else {
            if !self.objects.computed.is_empty() {
                self.leaves(at, false, None);
            }
            return;
        };
        if self.objects.computed.contains(text) {
            let part = self.key_part(&format!("get {text}"));
            self.find(at, id, part, Want::Reader(id));
        } else if !self.objects.declared.contains(text)
            && text != self.module.semantics.views.delegated.kind
        {
            self.graph.hold(at.0, Atom::Unknown(at));
        }
    }

    /// A member is written, besides its value.
    pub(in crate::dataflow) fn object_written(&mut self, at: InstId, id: AtomId, text: &str) {
        if self.objects.computed.contains(text) {
            let part = self.key_part(&format!("set {text}"));
            self.find(at, id, part, Want::Writer(id));
        }
    }
}
