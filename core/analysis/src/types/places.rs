//! Where what a listing of types tells of stands, found in one look through the instructions.

use super::Types;
use crate::dataflow::VarId;
use ir::{FunctionId, Hint, InstId, Module, Op, Program, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};

/// See the module's documentation.
pub(super) struct Places<'a> {
    /// For each variable whether that is an assignment, and where.
    variables: FxHashMap<VarId, (bool, InstId)>,
    /// Where each member is assigned, of whatever object.
    stores: FxHashMap<Symbol, Vec<InstId>>,
    /// For each function why something of what it takes and gives is not known, and on which line that begins.
    reasons: FxHashMap<FunctionId, (String, u32)>,
    /// The names of functions and classes, with and without those around them.
    defined: FxHashSet<&'a str>,
}

impl<'a> Places<'a> {
    /// Those of a module whose types are known.
    pub fn of(types: &Types, program: &'a Program, module: &Module) -> Places<'a> {
        let mut found = Places {
            variables: FxHashMap::default(),
            stores: FxHashMap::default(),
            reasons: FxHashMap::default(),
            defined: FxHashSet::default(),
        };
        for function in &types.functions.list {
            let name = program.names.text(function.name);
            found.defined.insert(name);
            let ends = name.match_indices('.').map(|(at, _)| &name[at + 1..]);
            found.defined.extend(ends);
        }
        for (at, inst) in module.insts.iter().enumerate() {
            let owner = types.functions.owner[at];
            let at = InstId(at as u32);
            match inst.op {
                Op::StoreField { field, .. } => found.stores.entry(field).or_default().push(at),
                Op::DeclVar { .. } | Op::StoreVar { .. } if inst.span.is_some() => {
                    found.variable(types, &inst.op, at);
                }
                Op::Symbolic {
                    dst: reg,
                    hint: Hint::Param(..),
                }
                | Op::Return { value: reg } => {
                    if let Some((reason, from)) = types.why_register(reg) {
                        let why = || (reason.to_string(), line(module, *from));
                        found.reasons.entry(owner).or_insert_with(why);
                    }
                }
                _ => {}
            }
        }
        found
    }

    fn variable(&mut self, types: &Types, op: &Op, at: InstId) {
        let is_assigned = matches!(op, Op::StoreVar { .. });
        if let Some(id) = types.variables.at(at) {
            let known = self.variables.entry(id).or_insert((is_assigned, at));
            if is_assigned && !known.0 {
                *known = (true, at);
            }
        }
    }

    /// Where a variable is assigned first, in textual order; where it is declared if it never is.
    pub fn first(&self, variable: VarId) -> Option<InstId> {
        self.variables.get(&variable).map(|&(_, at)| at)
    }

    /// Where a member is assigned first: within its class, else anywhere.
    pub fn first_store(&self, types: &Types, class: FunctionId, field: Symbol) -> Option<InstId> {
        let functions = &types.functions;
        let parent = |&at: &FunctionId| functions.get(at).parent;
        let is_within = |at: InstId| {
            let owner = functions.owner[at.index()];
            std::iter::successors(Some(owner), parent).any(|around| around == class)
        };
        let stores = self.stores.get(&field)?;
        let within = stores.iter().find(|&&at| is_within(at));
        within.or(stores.first()).copied()
    }

    /// Whether a function or class has a name, behind which, for one among several of it, stand the number or the types of its parameters.
    pub fn is_defined(&self, name: &str) -> bool {
        let simple = name.split(['/', '(']).next().unwrap_or(name);
        self.defined.contains(name) || self.defined.contains(simple)
    }

    /// Why something of what a function takes and gives is not known.
    pub fn why(&self, function: FunctionId) -> Option<(String, u32)> {
        self.reasons.get(&function).cloned()
    }
}

/// The line of an instruction.
pub(super) fn line(module: &Module, at: InstId) -> u32 {
    let inst = module.insts.get(at.index());
    inst.map_or(0, |inst| inst.span.start.line)
}
