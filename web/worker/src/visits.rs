//! Where a run has been in a graph: how often each block was entered and each edge taken.
//!
//! How often a run has come to an instruction is known exactly ([`Machine::arrivals`]), and so for blocks; jumps are counted
//! each. What came to a block without one has fallen into it, or came as an exception: which of several blocks raised it is
//! told by how often each was entered and left.

use crate::graph::Drawing;
use protocol::Visits;
use session::analysis::{Block, Cfg};
use session::ir::{self, BlockId, EdgeKind, FunctionId, InstId, ModuleId, Op};
use session::vm::{Machine, code::Code};
use std::collections::BTreeMap;

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
    /// How often a block has returned from its function.
    returns: Vec<u64>,
    /// For each block the counts of its ways on.
    edges: Vec<Vec<Option<u64>>>,
}

impl Counts {
    fn new(cfg: &Cfg) -> Counts {
        let ways = cfg.blocks.iter();
        Counts {
            blocks: vec![0; cfg.blocks.len()],
            starts: vec![0; cfg.blocks.len()],
            returns: vec![0; cfg.blocks.len()],
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
        let mut codes = machine.linked.codes.iter().zip(0..);
        let found = codes.find(|(code, _)| code.module == module && code.function == function);
        let Some((code, number)) = found else { return };
        let Some(arrivals) = machine.arrivals(number) else {
            return;
        };
        let info = &cfg.functions[function.index()];
        let insts = &machine.linked.program.modules[module.index()].insts;
        let taken = |pc: usize| profile.taken(number, pc);
        for &id in &info.blocks {
            for (at, edge) in cfg.block(id).successors.iter().enumerate() {
                self.edges[id.index()][at] = jumped(cfg, code, insts, &taken, id, edge.kind);
            }
        }
        // What has come to an instruction, or the first one behind it that is no label.
        let came_to = |at: InstId| {
            let pc = code.insts.partition_point(|&inst| inst < at);
            arrivals.get(pc).copied().unwrap_or_default()
        };
        let came = |id: BlockId| came_to(cfg.block(id).start);
        let jumps: BTreeMap<BlockId, u64> = (info.blocks.iter())
            .map(|&id| (id, self.jumps_into(cfg, id)))
            .collect();
        for &id in &info.blocks {
            let block = cfg.block(id);
            let ways = block.successors.iter();
            let falls = ways.clone().find(|edge| edge.kind == EdgeKind::FallThrough);
            let fallen = falls.map(|edge| came(edge.to).saturating_sub(jumps[&edge.to]));
            let is_empty =
                (block.insts()).all(|at| matches!(insts[at.index()].op, Op::Label { .. }));
            let count = match fallen.filter(|_| is_empty) {
                Some(fallen) => fallen,
                None => came(id),
            };
            self.blocks[id.index()] = count;
            let last = block.insts().next_back();
            let returns = last.filter(|at| matches!(insts[at.index()].op, Op::Return { .. }));
            self.returns[id.index()] = returns.map_or(0, came_to);
            for (edge, known) in ways.zip(&mut self.edges[id.index()]) {
                match edge.kind {
                    EdgeKind::FallThrough => *known = fallen,
                    EdgeKind::Jump if known.is_none() => *known = Some(count),
                    _ => {}
                }
            }
        }
        if let Some(entry) = info.entry {
            let into = jumps[&entry];
            self.starts[entry.index()] = self.blocks[entry.index()].saturating_sub(into);
        }
        for &id in &info.blocks {
            self.count_exceptions(machine, cfg, number, id, jumps[&id]);
        }
    }

    /// How often control came to a block by jumps.
    fn jumps_into(&self, cfg: &Cfg, id: BlockId) -> u64 {
        let mut before = cfg.block(id).predecessors.clone();
        before.dedup();
        let ways = before.iter().flat_map(|from| {
            let edges = cfg.block(*from).successors.iter();
            edges.zip(&self.edges[from.index()])
        });
        let here = ways.filter(|(edge, _)| edge.to == id);
        here.filter_map(|(_, count)| *count).sum()
    }

    /// Exceptions that came to a handler are those of the blocks that were entered more often than left otherwise.
    fn count_exceptions(
        &mut self,
        machine: &Machine,
        cfg: &Cfg,
        number: u32,
        handler: BlockId,
        jumps: u64,
    ) {
        let mut left = self.blocks[handler.index()].saturating_sub(jumps);
        let mut before = cfg.block(handler).predecessors.clone();
        before.dedup();
        for from in before {
            let ways = cfg.block(from).successors.iter();
            let mut ways = ways.enumerate();
            let raises =
                ways.find(|(_, edge)| edge.to == handler && edge.kind == EdgeKind::Exception);
            let Some((at, _)) = raises else { continue };
            let on: u64 = self.edges[from.index()].iter().flatten().sum();
            let otherwise = on + self.returns[from.index()];
            let stands = standing_in(machine, number, cfg.block(from));
            let entered = self.blocks[from.index()];
            let raised = entered.saturating_sub(otherwise + stands).min(left);
            self.edges[from.index()][at] = Some(raised);
            left -= raised;
        }
    }
}

/// How many calls in progress stand in a block.
fn standing_in(machine: &Machine, number: u32, block: &Block) -> u64 {
    let frames = machine.calls().0.iter().enumerate();
    let ours = frames.filter(|(_, frame)| frame.code == number);
    let at = ours.filter_map(|(frame, _)| machine.frame_position(frame));
    let here = at.filter(|(_, inst)| (block.start..block.end).contains(inst));
    here.count() as u64
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
