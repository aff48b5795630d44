//! Where a run has been in a function: how often each block was entered and each edge taken.
//!
//! The machine counts jumps. What is entered without one is found from that: control that falls through
//! was in the block before. Exceptions are not counted as jumps, so a block that only they lead to counts
//! as entered as often as it was left.

use protocol::{EdgeKind, GraphView, Visits};
use session::analysis::Cfg;
use session::ir::{self, FunctionId, ModuleId, Op, ScopeKind};
use session::vm::{Machine, code::Code, state::ModuleState};

/// The counts of a graph that is looked at; none where the run does not count.
pub(crate) fn visits(
    machine: &Machine,
    cfg: &Cfg,
    module: ModuleId,
    graph: &GraphView,
) -> Option<Visits> {
    let profile = machine.profile.as_ref()?;
    let function = FunctionId(graph.function);
    let codes = machine.linked.codes.iter().enumerate();
    let (number, code) = codes
        .into_iter()
        .find(|(_, code)| code.module == module && code.function == function)?;
    let insts = &machine.linked.program.modules[module.index()].insts;
    let counter = Counter {
        code,
        taken: &|pc| profile.taken(number as u32, pc),
        insts,
        cfg,
    };
    let mut entered = profile.entered(number as u32);
    // The top level of a module is entered by no call.
    let begun = machine.state.module_states.get(module.index()) == Some(&ModuleState::Begun);
    if code.kind == ScopeKind::Module && begun {
        entered = entered.max(1);
    }
    let entry = cfg.functions[function.index()].entry;
    let mut edges: Vec<Option<u64>> = graph
        .edges
        .iter()
        .map(|edge| counter.jumped(graph.blocks[edge.from as usize].block, edge.kind))
        .collect();
    let mut blocks = vec![0; graph.blocks.len()];
    // In the order of the text; a block that is fallen into comes behind the one it is fallen from.
    for at in 0..graph.blocks.len() {
        let start = if entry.is_some_and(|entry| entry.0 == graph.blocks[at].block) {
            entered
        } else {
            0
        };
        let into = graph.edges.iter().zip(&edges);
        let into: u64 = into
            .filter(|(edge, _)| edge.to as usize == at)
            .filter_map(|(_, count)| *count)
            .sum();
        let out = graph.edges.iter().zip(&edges);
        let out: u64 = out
            .filter(|(edge, _)| edge.from as usize == at)
            .filter_map(|(_, count)| *count)
            .sum();
        blocks[at] = (start + into).max(out);
        for (edge, count) in graph.edges.iter().zip(&mut edges) {
            if edge.from as usize == at && edge.kind == EdgeKind::Jump && count.is_none() {
                *count = Some(blocks[at]);
            }
        }
    }
    for (edge, count) in graph.edges.iter().zip(&mut edges) {
        if edge.kind == EdgeKind::Exception {
            let only = graph.edges.iter().filter(|other| other.to == edge.to);
            *count = Some(if only.count() == 1 {
                blocks[edge.to as usize]
            } else {
                0
            });
        }
    }
    Some(Visits {
        revision: graph.revision,
        function: graph.function,
        blocks,
        edges: edges.into_iter().map(Option::unwrap_or_default).collect(),
    })
}

struct Counter<'a> {
    code: &'a Code,
    taken: &'a dyn Fn(usize) -> [u64; 2],
    insts: &'a [ir::Inst],
    cfg: &'a Cfg,
}

impl Counter<'_> {
    /// How often the last instruction of a block jumped that way; none where it is not for it to say.
    fn jumped(&self, block: u32, kind: EdgeKind) -> Option<u64> {
        let block = self.cfg.blocks.get(block as usize)?;
        let last = block.insts().next_back()?;
        let pc = self.code.insts.binary_search(&last).ok();
        let op = &self.insts[last.index()].op;
        match (kind, op) {
            (EdgeKind::Jump, Op::Branch { .. }) | (EdgeKind::True, _) => Some((self.taken)(pc?)[0]),
            (EdgeKind::False, _) => Some((self.taken)(pc?)[1]),
            _ => None,
        }
    }
}
