//! Questions about a module's data flow: which variables depend on which, slices, taint.

use super::atom::Atom;
use super::call_graph::{self, Call};
use super::dependence::Dependence;
use super::graph::NodeId;
use super::live::{Live, live};
use super::marks::Marks;
use super::provided::Provided;
use super::reaching::{Chains, chains};
use super::values::{Values, values};
use super::variables::{VarId, Variables};
use crate::{Block, Cfg, ShownNames};
use ir::Sorting;
use ir::{FunctionId, Functions, InstId, Module, Program, ScopeKind, Span};
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;

/// Everything known of a module's data flow.
pub struct Dataflow<'a> {
    pub(super) program: &'a Program,
    pub(super) module: &'a Module,
    pub(super) cfg: &'a Cfg,
    /// The functions.
    pub functions: Functions,
    /// The variables.
    pub variables: Variables,
    /// Def-use chains.
    pub chains: Chains,
    /// Live variables.
    pub live: Live,
    /// Where values come from.
    pub values: Values,
    /// What depends on what.
    pub dependence: Dependence,
    names: ShownNames,
    entry: Option<FunctionId>,
    /// For each function the instructions that call it.
    callers: Vec<Vec<InstId>>,
    pub(super) assigned: OnceCell<BTreeMap<(FunctionId, VarId), Vec<NodeId>>>,
    /// The nodes that a walk has come to.
    pub(super) marks: RefCell<Marks>,
}

impl<'a> Dataflow<'a> {
    /// Analyses a module.
    #[must_use]
    pub fn of(program: &'a Program, module: &'a Module, cfg: &'a Cfg) -> Dataflow<'a> {
        let functions = Functions::of(module);
        let variables = Variables::of(module, &functions, &program.names);
        let chains = chains(module, cfg, &variables, &program.names);
        let live = live(program, module, cfg, &variables);
        let values = values(program, module, &functions, &variables, &chains);
        let dependence = Dependence::of(module, &functions, cfg, &variables, &values);
        let names = ShownNames::of(program, module, &functions, &variables);
        let entry = crate::names::entry(program, module, &functions);
        let mut callers = vec![Vec::new(); functions.list.len()];
        for call in call_graph::calls(module, &functions, &values) {
            callers[call.to.index()].push(call.at);
        }
        Dataflow {
            callers,
            names,
            entry,
            assigned: OnceCell::new(),
            marks: RefCell::default(),
            program,
            module,
            cfg,
            functions,
            variables,
            chains,
            live,
            values,
            dependence,
        }
    }

    /// A variable's name as people know it.
    #[must_use]
    pub fn name(&self, id: VarId) -> &str {
        self.names.variable(id)
    }

    /// A function's name with those of the functions and classes around it, `module` for the top level.
    #[must_use]
    pub fn function_name(&self, id: FunctionId) -> &str {
        match id {
            FunctionId::TOP => "module",
            id => self.names.function(id),
        }
    }

    /// The instructions that call a function; for a class's body the one that makes the class.
    pub(super) fn callers(&self, id: FunctionId) -> &[InstId] {
        &self.callers[id.index()]
    }

    /// Whether the program begins with a function.
    #[must_use]
    pub fn is_entry(&self, id: FunctionId) -> bool {
        self.entry == Some(id)
    }

    /// Whether a function is lowering's own.
    #[must_use]
    pub fn is_hidden_function(&self, id: FunctionId) -> bool {
        self.names.is_own_function(id)
    }

    /// Whether a variable is lowering's own.
    #[must_use]
    pub fn is_hidden(&self, id: VarId) -> bool {
        self.names.is_own_variable(id)
    }

    /// Whether a read of a variable gives functions and classes, of the module or of the library, and nothing else.
    #[must_use]
    pub fn is_code(&self, read: InstId) -> bool {
        self.is_definition_of_code(read.0)
    }

    /// Whether all that a node can hold are functions and classes, of the module or of the library.
    pub(super) fn is_definition_of_code(&self, node: NodeId) -> bool {
        let held = self.values.graph.held(node);
        !held.is_empty()
            && (held.iter()).all(|&id| match self.values.graph.atom_at(id) {
                Atom::Function(_) | Atom::Class(_) => true,
                Atom::Unknown(made) => self.values.code.contains(&made),
                _ => false,
            })
    }

    /// Whether a function sees the variables of another.
    pub(super) fn sees(&self, from: FunctionId, scope: FunctionId) -> bool {
        let parent = |&at: &FunctionId| self.functions.get(at).parent;
        std::iter::successors(Some(from), parent).any(|at| at == scope)
    }

    /// Reads of variables that may have no value then.
    #[must_use]
    pub fn undefined_uses(&self) -> Vec<InstId> {
        let provided = Provided::of(self.program, self.module);
        // Where a program begins with a function, what stands outside of all has its value before anything runs.
        let are_given = !self.module.semantics.objects.protocol.entry.is_empty();
        let mut found: Vec<InstId> = (self.chains.reached.iter())
            .filter(|(at, reached)| {
                let Some(id) = self.variables.at(**at) else {
                    return false;
                };
                let variable = self.variables.get(id);
                let owner = self.functions.owner[at.index()];
                let is_reachable = self.cfg.block(self.cfg.block_at(**at)).is_reachable;
                let is_deleted = (reached.definitions.iter())
                    .any(|definition| self.chains.deletions.contains(definition));
                let begins_unbound = reached.from_entry
                    && variable.scope == owner
                    && !(are_given && owner == FunctionId::TOP)
                    && self.functions.get(owner).kind != ScopeKind::Class
                    && !provided.contains(variable.name);
                variable.is_bound
                    && !self.is_hidden(id)
                    && is_reachable
                    && (begins_unbound || is_deleted)
            })
            .map(|(&at, _)| at)
            .collect();
        found.put_in_order();
        found
    }

    /// Stretches of source that no path leads to: nothing in them is ever carried out.
    #[must_use]
    pub fn unreachable(&self) -> Vec<Span> {
        let spans_of = |is_meant: &dyn Fn(&Block) -> bool| {
            let blocks = self.cfg.blocks.iter().filter(|block| is_meant(block));
            let mut found: Vec<Span> = blocks
                .flat_map(|block| block.insts())
                .map(|at| self.module.inst(at).span)
                .filter(|span| span.is_some() && span.start != span.end)
                .collect();
            found.put_in_order();
            found.dedup();
            found
        };
        let mut found = spans_of(&|block| !block.is_reachable && !block.is_leftover);
        if found.is_empty() {
            return found;
        }
        // An instruction that nothing leads to may stand for a part of what is reached all the same: the end of a function
        // for the whole, an arm of a conditional for the conditional.
        let reached = spans_of(&|block| block.is_reachable);
        found.retain(|span| {
            let first = reached.partition_point(|other| other.start < span.start);
            let inside = reached[first..].iter();
            !(inside.take_while(|other| other.start < span.end)).any(|other| other.end <= span.end)
        });
        found
    }

    /// The calls, in textual order.
    #[must_use]
    pub fn calls(&self) -> Vec<Call> {
        call_graph::calls(self.module, &self.functions, &self.values)
    }

    /// Functions that call each other, themselves included, callees before callers.
    #[must_use]
    pub fn components(&self) -> Vec<Vec<FunctionId>> {
        call_graph::components(self.functions.list.len(), &self.values, &self.functions)
    }
}
