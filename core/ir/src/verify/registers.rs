//! Registers: each written once, and before it is read.

use super::{Check, Rule};
use crate::graph::{Dominators, Graph};
use crate::{Functions, InstId, Op};

pub(super) fn check(check: &mut Check) {
    let module = check.module;
    let mut written: Vec<Option<InstId>> = vec![None; module.registers as usize];
    for (at, inst) in (0..).map(InstId).zip(&module.insts) {
        let Some(reg) = inst.op.dst() else { continue };
        match written.get_mut(reg.index()) {
            None => out_of_range(check, at, reg),
            Some(Some(_)) => {
                let message = format!("{reg} is written a second time");
                check.report(at, Rule::RegisterIsWrittenOnce, message);
            }
            Some(first) => *first = Some(at),
        }
    }
    let dominators = dominators(check);
    for (at, inst) in (0..).map(InstId).zip(&module.insts) {
        inst.op.for_each_use(|reg| {
            let Some(&written) = written.get(reg.index()) else {
                return out_of_range(check, at, reg);
            };
            let Some(from) = written else {
                let message = format!("{reg} is written nowhere");
                return check.report(at, Rule::RegisterIsWritten, message);
            };
            let Functions { owner, .. } = &check.functions;
            if owner[from.index()] != owner[at.index()] {
                let message = format!(
                    "{reg} is read in {} and written in {}",
                    check.function_name(at),
                    check.function_name(from)
                );
                return check.report(at, Rule::RegisterStaysInFunction, message);
            }
            if from >= at {
                let message = format!("{reg} is read before it is written");
                return check.report(at, Rule::RegisterIsWrittenFirst, message);
            }
            let block = |at| check.flow.block_at(at).index();
            let (from, to) = (block(from), block(at));
            if dominators.is_reachable(to) && !dominators.dominates(from, to) {
                let message = format!("a path leads here on which {reg} is not written");
                check.report(at, Rule::RegisterIsWrittenOnAllPaths, message);
            }
        });
    }
}

fn out_of_range(check: &mut Check, at: InstId, reg: crate::Reg) {
    let count = check.module.registers;
    let message = format!("{reg} is not among the module's {count} registers");
    check.report(at, Rule::RegisterIsInRange, message);
}

/// Dominators of the blocks of all functions, where an exception may happen as soon as its handler is in
/// force: nothing written under a handler is certain to be written in it.
fn dominators(check: &Check) -> Dominators {
    let flow = &check.flow;
    let positions = check.module.label_positions();
    let graph = Graph::of(flow.blocks.iter().map(|block| {
        let ordinary = (block.successors.iter())
            .filter(|edge| edge.kind != crate::EdgeKind::Exception)
            .map(|edge| edge.to.index());
        let handler = match check.module.insts[block.end.index() - 1].op {
            Op::TryPush { handler } => positions.get(handler.index()).copied().flatten(),
            _ => None,
        };
        ordinary.chain(handler.map(|at| flow.block_at(at).index()))
    }));
    let roots: Vec<usize> = flow.entries.iter().flatten().map(|id| id.index()).collect();
    Dominators::of(&graph, &roots)
}
