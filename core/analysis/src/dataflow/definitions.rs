//! Variables in the analysis of values: what the definitions that reach a use let it hold.

use super::atom::{Atom, Node, Part};
use super::reaching::Chains;
use super::values::Builder;
use super::variables::VarId;
use ir::{InstId, Op, ScopeKind};
use rustc_hash::FxHashMap;

impl Builder<'_> {
    /// Connects the definitions of variables with their uses.
    pub(super) fn names(&mut self, chains: &Chains) {
        let mut definitions: FxHashMap<VarId, Vec<InstId>> = FxHashMap::default();
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            let Some(variable) = self.variables.at(at) else {
                continue;
            };
            if super::reaching::is_definition(&self.module.inst(at).op) {
                definitions.entry(variable).or_default().push(at);
                let node = self.graph.node(Node::Variable(variable));
                self.copy(at.0, node);
                let owner = self.functions.owner[at.index()];
                if self.functions.get(owner).kind == ScopeKind::Class
                    && self.variables.get(variable).scope == owner
                {
                    let class = self.graph.atom(Atom::Class(owner));
                    let name = self.variables.get(variable).name;
                    let part = self.graph.part(class, Part::Field(name));
                    self.copy(at.0, part);
                }
            }
        }
        // Functions that may be called again before they are done.
        let mut calls = vec![false; self.functions.list.len()];
        for (inst, owner) in self.module.insts.iter().zip(&self.functions.owner) {
            calls[owner.index()] |= matches!(
                inst.op,
                Op::CallFunction { .. }
                    | Op::CallMethod { .. }
                    | Op::CallUnknown { .. }
                    | Op::CallCtor { .. }
                    | Op::Suspend { .. }
                    | Op::Resume { .. }
            );
        }
        let none = Vec::new();
        // What nothing binds is the same wherever it is read.
        let mut first: FxHashMap<VarId, InstId> = FxHashMap::default();
        for at in (0..self.module.insts.len()).map(|at| InstId(at as u32)) {
            let (Some(variable), Some(reached)) = (self.variables.at(at), chains.reached.get(&at))
            else {
                continue;
            };
            let to = match self.module.inst(at).op {
                Op::LoadVar { .. } | Op::AddressOf { .. } => at.0,
                _ => self.graph.node(Node::Callee(at)),
            };
            if to != at.0 {
                self.uses(to, at.0);
            }
            for &definition in &reached.definitions {
                self.copy(definition.0, to);
            }
            let owner = self.functions.owner[at.index()];
            let info = self.variables.get(variable);
            if info.is_shared || info.scope != owner {
                // Another function's assignments may come in between, its own of another call too.
                for &definition in definitions.get(&variable).unwrap_or(&none) {
                    let is_own = self.functions.owner[definition.index()] == owner;
                    if !is_own
                        || (info.scope != owner && (reached.from_entry || calls[owner.index()]))
                    {
                        self.copy(definition.0, to);
                    }
                }
            }
            if reached.from_entry
                && self.functions.get(owner).kind == ScopeKind::Class
                && info.scope == owner
            {
                // What a class body has not bound yet is the variable of that name around it.
                let outer = std::iter::successors(self.functions.get(owner).parent, |&at| {
                    self.functions.get(at).parent
                });
                let found = outer
                    .filter_map(|outer| self.variables.resolve(self.functions, outer, info.name))
                    .next();
                for &definition in found.and_then(|id| definitions.get(&id)).unwrap_or(&none) {
                    self.copy(definition.0, to);
                }
            }
            let class_cell = self
                .program
                .names
                .get(self.module.semantics.objects.protocol.class_cell);
            if Some(info.name) == class_cell
                && self.functions.get(info.scope).kind == ScopeKind::Class
            {
                self.graph.hold(to, Atom::Class(info.scope));
            }
            if !info.is_bound && !definitions.contains_key(&variable) && to == at.0 {
                let mut made = at;
                if self.objects.are_there {
                    let name = self.program.names.text(info.name);
                    let prelude = self.module.semantics.library.prelude;
                    if self.imports.has(name) {
                        made = *first.entry(variable).or_insert(at);
                        self.imports.module(made, name);
                    } else if let Some(effect) = self.imports.effect(prelude, name)
                        && !self.has_receivers()
                    {
                        self.imports.gives(made, effect);
                    }
                }
                self.graph.hold(to, Atom::Unknown(made));
            }
        }
    }
}
