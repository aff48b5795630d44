//! Live variables, and what follows from them: values that nobody reads.

use super::bits::BitSet;
use super::reaching::is_definition;
use super::solver::{Direction, Transfer, solve};
use super::variables::{VarId, Variables};
use crate::{Cfg, Function};
use ir::Sorting;
use ir::{BlockId, Const, InstId, Module, Op, Program, Reg, ScopeKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// Which variables of its own a function may still read.
#[derive(Clone, Debug, Default)]
pub struct Live {
    /// At the start of each block, in order; variables that several functions use always are, and are left out.
    pub at_start: FxHashMap<BlockId, Vec<VarId>>,
    /// Assignments whose value nobody reads, in textual order.
    pub dead_stores: Vec<InstId>,
}

/// The live variables of all functions of a module.
#[must_use]
pub fn live(program: &Program, module: &Module, cfg: &Cfg, variables: &Variables) -> Live {
    let mut live = Live::default();
    // What is no assignment of the program's: parameters, definitions, deletions.
    let exempt: FxHashSet<Reg> = (module.insts.iter())
        .filter_map(|inst| match &inst.op {
            Op::Symbolic { dst, .. } => Some(*dst),
            Op::Const {
                dst,
                value: Const::Function { .. } | Const::Class { .. } | Const::Unbound,
            } => Some(*dst),
            _ => None,
        })
        .collect();
    for function in &cfg.functions {
        // The members of a class are for others to read.
        if function.kind != ScopeKind::Class {
            of_function(
                program, module, cfg, variables, function, &exempt, &mut live,
            );
        }
    }
    live.dead_stores.put_in_order();
    live
}

fn of_function(
    program: &Program,
    module: &Module,
    cfg: &Cfg,
    variables: &Variables,
    function: &Function,
    exempt: &FxHashSet<Reg>,
    live: &mut Live,
) {
    let mut own: Vec<VarId> = (function.blocks.iter())
        .flat_map(|&id| cfg.block(id).insts())
        .filter_map(|at| variables.at(at))
        .filter(|&id| {
            let variable = variables.get(id);
            variable.scope == function.id && !variable.is_shared && variable.is_bound
        })
        .collect();
    own.put_in_order();
    own.dedup();
    let fact = |at: InstId| variables.at(at).and_then(|id| own.binary_search(&id).ok());
    let transfers: Vec<Transfer> = (function.blocks.iter())
        .map(|&id| {
            let mut transfer = Transfer::identity(own.len());
            for at in cfg.block(id).insts().rev() {
                let Some(fact) = fact(at) else { continue };
                if is_definition(&module.inst(at).op) {
                    transfer.generated.remove(fact);
                    transfer.killed.insert(fact);
                } else {
                    transfer.generated.insert(fact);
                }
            }
            transfer
        })
        .collect();
    // The module's variables can be looked at when it is done.
    let mut boundary = BitSet::new(own.len());
    if function.kind == ScopeKind::Module {
        (0..own.len()).for_each(|fact| {
            boundary.insert(fact);
        });
    }
    let solution = solve(cfg, function, Direction::Backward, &transfers, &boundary);
    for (at, &id) in function.blocks.iter().enumerate() {
        let block = cfg.block(id);
        let names = solution.before[at].iter().map(|fact| own[fact]);
        live.at_start.insert(id, names.collect());
        if !block.is_reachable {
            continue;
        }
        // Along an exception nothing is overwritten: what the handler reads is live everywhere in the block.
        let mut facts = solution.after[at].clone();
        let mut kept = BitSet::new(own.len());
        for edge in &block.successors {
            if edge.kind == ir::EdgeKind::Exception
                && let Ok(to) = function.blocks.binary_search(&edge.to)
            {
                kept.union(&solution.before[to]);
            }
        }
        for at in block.insts().rev() {
            let Some(fact) = fact(at) else { continue };
            let (Op::DeclVar { name, value } | Op::StoreVar { name, value }) = module.inst(at).op
            else {
                facts.insert(fact);
                continue;
            };
            let is_plain = !program.names.text(name).starts_with(['$', '&', '_']);
            if is_plain && !facts.contains(fact) && !kept.contains(fact) && !exempt.contains(&value)
            {
                live.dead_stores.push(at);
            }
            facts.remove(fact);
        }
    }
}
