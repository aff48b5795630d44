//! Which functions are nothing but methods: called by their names on an instance, they get it as their first argument and the others
//! behind it. All others may have been bound to an object before, or take none.

use super::atom::{Atom, Node};
use super::graph::NodeId;
use super::values::Builder;
use ir::{ArgKind, Callee, Const, Effect, FunctionId, InstId, Op, Reg, ScopeKind, Symbol};
use rustc_hash::FxHashSet;

/// How many decorators are looked through.
const DECORATORS: usize = 8;

impl Builder<'_> {
    /// Finds the functions that class bodies give their names to, as they are or decorated by what gives them back, where no
    /// object gets a member of such a name.
    pub(super) fn find_methods(&mut self) {
        let insts = &self.module.insts;
        let stored: FxHashSet<Symbol> = (insts.iter())
            .filter_map(|inst| match inst.op {
                Op::StoreField { field, .. } => Some(field),
                _ => None,
            })
            .collect();
        for (at, inst) in insts.iter().enumerate() {
            let (Op::DeclVar { name, value } | Op::StoreVar { name, value }) = inst.op else {
                continue;
            };
            let owner = self.functions.owner[at];
            let is_member = self.functions.get(owner).kind == ScopeKind::Class;
            if is_member
                && !stored.contains(&name)
                && let Some(function) = self.function_made(value)
            {
                self.methods_by_name.insert((function, name));
            }
        }
    }

    /// The function that a register holds as it is defined.
    fn function_made(&self, value: Reg) -> Option<FunctionId> {
        let mut value = value;
        for _ in 0..DECORATORS {
            let at: InstId = self.writer.get(value.index()).copied().flatten()?;
            match &self.module.inst(at).op {
                Op::Const {
                    value: Const::Function { entry, .. },
                    ..
                } => return self.functions.at_entry(*entry),
                Op::CallFunction {
                    callee: Callee::Name(_),
                    args,
                    ..
                } if self.decorates(at) => match args[..] {
                    [arg] if arg.kind == ArgKind::Positional => value = arg.value,
                    _ => return None,
                },
                _ => return None,
            }
        }
        None
    }

    fn decorates(&self, at: InstId) -> bool {
        let Some(callee) = self.graph.find(Node::Callee(at)) else {
            return false;
        };
        let held = self.graph.held(callee);
        !held.is_empty()
            && held.iter().all(|&id| match self.graph.atom_at(id) {
                Atom::Unknown(made) => (self.imports.at(made))
                    .is_some_and(|import| import.effect == Some(Effect::Decorates)),
                _ => false,
            })
    }

    /// Whether what a method is called on may be a class.
    pub(super) fn holds_class(&self, node: NodeId) -> bool {
        let mut held = self.graph.held(node).iter();
        held.any(|&id| matches!(self.graph.atom_at(id), Atom::Class(_)))
    }
}
