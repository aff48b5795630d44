//! Reaching definitions: for every use of a variable the places inside its function that may have given it the
//! value it holds there.

use super::bits::BitSet;
use super::solver::{Direction, Transfer, solve};
use super::variables::{VarId, Variables};
use crate::{Cfg, Function};
use ir::Sorting;
use ir::{Callee, Const, InstId, Intrinsic, Module, Names, Op, Reg, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};

/// What may reach one use of a variable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Reached {
    /// The `decl_var` and `store_var` of the same function, in textual order.
    pub definitions: Vec<InstId>,
    /// Whether a path from the function's entry brings none of them: the variable is what it was then.
    pub from_entry: bool,
}

/// The def-use chains of a module.
#[derive(Clone, Debug, Default)]
pub struct Chains {
    /// For each instruction that uses a variable what reaches it.
    pub reached: FxHashMap<InstId, Reached>,
    /// For each definition the uses that it reaches, in textual order.
    pub uses: FxHashMap<InstId, Vec<InstId>>,
    /// Definitions that take a variable's value away.
    pub deletions: FxHashSet<InstId>,
}

/// The def-use chains of all functions of a module.
#[must_use]
pub fn chains(module: &Module, cfg: &Cfg, variables: &Variables, names: &Names) -> Chains {
    let lazy = defined_when_used(module, names);
    let unbound: FxHashSet<Reg> = (module.insts.iter())
        .filter_map(|inst| match inst.op {
            Op::Const {
                dst,
                value: Const::Unbound,
            } => Some(dst),
            _ => None,
        })
        .collect();
    let mut chains = Chains::default();
    for (at, inst) in module.insts.iter().enumerate() {
        if let Op::DeclVar { name, value } | Op::StoreVar { name, value } = inst.op
            && unbound.contains(&value)
            && !lazy.contains(&name)
        {
            chains.deletions.insert(InstId(at as u32));
        }
    }
    for function in &cfg.functions {
        of_function(module, cfg, variables, function, &mut chains);
    }
    for (&at, reached) in &chains.reached {
        for &definition in &reached.definitions {
            chains.uses.entry(definition).or_default().push(at);
        }
    }
    for uses in chains.uses.values_mut() {
        uses.put_in_order();
    }
    chains
}

/// The variables that get their values when they are first read.
fn defined_when_used(module: &Module, names: &Names) -> FxHashSet<Symbol> {
    let mut texts: FxHashMap<Reg, Symbol> = FxHashMap::default();
    let mut found = FxHashSet::default();
    for inst in &module.insts {
        match &inst.op {
            Op::Const {
                dst,
                value: Const::Text(text),
            } => texts.extend(names.get(text).map(|name| (*dst, name))),
            Op::CallFunction {
                callee: Callee::Intrinsic(Intrinsic::DefineLazily),
                args,
                ..
            } => found.extend(args.first().and_then(|arg| texts.get(&arg.value)).copied()),
            _ => {}
        }
    }
    found
}

/// Whether an instruction gives a variable a value.
#[must_use]
pub fn is_definition(op: &Op) -> bool {
    matches!(op, Op::DeclVar { .. } | Op::StoreVar { .. })
}

fn of_function(
    module: &Module,
    cfg: &Cfg,
    variables: &Variables,
    function: &Function,
    chains: &mut Chains,
) {
    let insts = || (function.blocks.iter()).flat_map(|&id| cfg.block(id).insts());
    // Facts: first the state at the entry of each variable that is used, then the definitions.
    let mut entry_of: FxHashMap<VarId, usize> = FxHashMap::default();
    for at in insts() {
        if let Some(variable) = variables.at(at) {
            let next = entry_of.len();
            entry_of.entry(variable).or_insert(next);
        }
    }
    let mut definitions: Vec<InstId> = Vec::new();
    let mut facts_of: FxHashMap<VarId, Vec<usize>> = FxHashMap::default();
    for (&variable, &fact) in &entry_of {
        facts_of.insert(variable, vec![fact]);
    }
    let mut fact_of: FxHashMap<InstId, usize> = FxHashMap::default();
    for at in insts().filter(|&at| is_definition(&module.inst(at).op)) {
        let Some(variable) = variables.at(at) else {
            continue;
        };
        let fact = entry_of.len() + definitions.len();
        definitions.push(at);
        facts_of.entry(variable).or_default().push(fact);
        fact_of.insert(at, fact);
    }
    let bound = entry_of.len() + definitions.len();
    let transfers: Vec<Transfer> = (function.blocks.iter())
        .map(|&id| {
            let mut transfer = Transfer::identity(bound);
            for at in cfg.block(id).insts() {
                let (Some(&fact), Some(variable)) = (fact_of.get(&at), variables.at(at)) else {
                    continue;
                };
                for &other in &facts_of[&variable] {
                    transfer.generated.remove(other);
                    transfer.killed.insert(other);
                }
                transfer.generated.insert(fact);
                transfer.passing.insert(fact);
            }
            transfer
        })
        .collect();
    let mut boundary = BitSet::new(bound);
    for fact in 0..entry_of.len() {
        boundary.insert(fact);
    }
    let solution = solve(cfg, function, Direction::Forward, &transfers, &boundary);
    for (&id, before) in function.blocks.iter().zip(&solution.before) {
        // What this block itself has given a variable last.
        let mut last: FxHashMap<VarId, InstId> = FxHashMap::default();
        for at in cfg.block(id).insts() {
            let Some(variable) = variables.at(at) else {
                continue;
            };
            if is_definition(&module.inst(at).op) {
                last.insert(variable, at);
                continue;
            }
            let reached = match last.get(&variable) {
                Some(&definition) => Reached {
                    definitions: vec![definition],
                    from_entry: false,
                },
                None => {
                    let facts = facts_of[&variable].iter().copied();
                    let mut reached = Reached::default();
                    for fact in facts.filter(|&fact| before.contains(fact)) {
                        match fact.checked_sub(entry_of.len()) {
                            Some(definition) => {
                                reached.definitions.push(definitions[definition]);
                            }
                            None => reached.from_entry = true,
                        }
                    }
                    reached
                }
            };
            chains.reached.insert(at, reached);
        }
    }
}
