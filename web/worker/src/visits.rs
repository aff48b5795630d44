//! Where a run has been in a graph: how often each block was entered and each edge taken.
//!
//! The machine counts jumps. What is entered without one is found from that: control that falls through
//! was in the block before. Exceptions are not counted as jumps, so a block that only they lead to counts
//! as entered as often as it was left.

use crate::graph::Drawing;
use protocol::Visits;
use session::analysis::Cfg;
use session::ir::{self, BlockId, EdgeKind, FunctionId, ModuleId, Op, ScopeKind};
use session::vm::{Machine, code::Code, state::ModuleState};

/// The counts of a graph that is looked at; none where the run does not count.
pub(crate) fn visits(
    machine: &Machine,
    cfg: &Cfg,
    module: ModuleId,
    drawing: &Drawing,
) -> Option<Visits> {
    machine.profile.as_ref()?;
    let mut counts = Counts::new(cfg);
    for &function in &drawing.functions {
        counts.count(machine, cfg, module, function);
    }
    let graph = &drawing.view;
    let edges = drawing.ways.iter();
    let edges: Vec<u64> = edges
        .map(|ways| ways.iter().map(|&(id, at)| counts.edge(id, at)).sum())
        .collect();
    let blocks = graph.blocks.iter().enumerate().map(|(at, block)| {
        if block.hidden.is_empty() {
            return counts.blocks[block.block as usize];
        }
        // What is folded was entered by its edges, or with its function.
        let into = graph.edges.iter().zip(&edges);
        let into = into.filter(|(edge, _)| edge.to as usize == at);
        let starts = counts.starts[block.block as usize];
        starts + into.map(|(_, count)| count).sum::<u64>()
    });
    Some(Visits {
        serial: graph.serial,
        blocks: blocks.collect(),
        edges,
        standing: None,
    })
}

/// What is known about a module, by the numbers of its blocks.
struct Counts {
    blocks: Vec<u64>,
    /// How often a block was entered with its function.
    starts: Vec<u64>,
    /// For each block the counts of its ways on.
    edges: Vec<Vec<Option<u64>>>,
}

impl Counts {
    fn new(cfg: &Cfg) -> Counts {
        let ways = cfg.blocks.iter();
        Counts {
            blocks: vec![0; cfg.blocks.len()],
            starts: vec![0; cfg.blocks.len()],
            edges: ways
                .map(|block| vec![None; block.successors.len()])
                .collect(),
        }
    }

    fn edge(&self, id: BlockId, at: usize) -> u64 {
        self.edges[id.index()][at].unwrap_or_default()
    }

    fn count(&mut self, machine: &Machine, cfg: &Cfg, module: ModuleId, function: FunctionId) {
        let Some(profile) = &machine.profile else {
            return;
        };
        let codes = machine.linked.codes.iter().enumerate();
        let found = codes
            .into_iter()
            .find(|(_, code)| code.module == module && code.function == function);
        let Some((number, code)) = found else { return };
        let mut entered = profile.entered(number as u32);
        // The top level of a module is entered by no call.
        let begun = machine.state.module_states.get(module.index()) == Some(&ModuleState::Begun);
        if code.kind == ScopeKind::Module && begun {
            entered = entered.max(1);
        }
        let info = &cfg.functions[function.index()];
        if let Some(entry) = info.entry {
            self.starts[entry.index()] = entered;
        }
        let insts = &machine.linked.program.modules[module.index()].insts;
        let taken = |pc: usize| profile.taken(number as u32, pc);
        for &id in &info.blocks {
            for (at, edge) in cfg.block(id).successors.iter().enumerate() {
                self.edges[id.index()][at] = jumped(cfg, code, insts, &taken, id, edge.kind);
            }
        }
        // In the order of the text; a block that is fallen into comes behind the one it is fallen from.
        for &id in &info.blocks {
            let block = cfg.block(id);
            let mut into = 0;
            let mut before = block.predecessors.clone();
            before.dedup();
            for from in before {
                let ways = cfg.block(from).successors.iter();
                let ways = ways.zip(&self.edges[from.index()]);
                let here = ways.filter(|(edge, _)| edge.to == id);
                into += here.filter_map(|(_, count)| *count).sum::<u64>();
            }
            let out: u64 = self.edges[id.index()].iter().flatten().sum();
            let entered = (self.starts[id.index()] + into).max(out);
            self.blocks[id.index()] = entered;
            for (edge, count) in block.successors.iter().zip(&mut self.edges[id.index()]) {
                let jump = matches!(edge.kind, EdgeKind::Jump | EdgeKind::FallThrough);
                if jump && count.is_none() {
                    *count = Some(entered);
                }
            }
        }
        for &id in &info.blocks {
            for (at, edge) in cfg.block(id).successors.iter().enumerate() {
                if edge.kind == EdgeKind::Exception && cfg.block(edge.to).predecessors.len() == 1 {
                    self.edges[id.index()][at] = Some(self.blocks[edge.to.index()]);
                }
            }
        }
    }
}

/// How often the last instruction of a block jumped that way; none where it is not for it to say.
fn jumped(
    cfg: &Cfg,
    code: &Code,
    insts: &[ir::Inst],
    taken: &dyn Fn(usize) -> [u64; 2],
    block: BlockId,
    kind: EdgeKind,
) -> Option<u64> {
    let last = cfg.block(block).insts().next_back()?;
    let pc = code.insts.binary_search(&last).ok();
    match (kind, &insts[last.index()].op) {
        (EdgeKind::Jump, Op::Branch { .. }) | (EdgeKind::True, _) => Some(taken(pc?)[0]),
        (EdgeKind::False, _) => Some(taken(pc?)[1]),
        _ => None,
    }
}
