//! Control dependence: which instructions decide whether another runs.
//!
//! Branches decide as in Ferrante, Ottenstein, Warren: "The Program Dependence Graph and Its Use in Optimization" (1987). Jumps decide
//! too, as in Ball, Horwitz: "Slicing Programs with Arbitrary Control Flow" (1993): a jump is taken for a branch
//! of which one side is never taken, to what would come next if the jump were not there. So whatever a `break`, a `continue`, a `goto`, an
//! early `return` or a `throw` keeps from running, or lets run, depends on it. Where a handler stands ready, what may raise an
//! exception is a branch between the handler and what comes next; so is a call of a function that throws, between the end of the
//! function at hand and what comes next.
//!
//! Reads of variables and operators other than division are taken not to raise anything.

use crate::Cfg;
use crate::cfg::Block;
use ir::graph::{Dominators, Graph};
use ir::{BinOp, BlockId, Const, EdgeKind, InstId, Module, Op, UnOp};
use rustc_hash::FxHashSet;

/// What decides about each instruction of a module.
pub struct Control {
    /// For each instruction the piece that it stands in.
    piece_of: Vec<u32>,
    /// For each piece the last instructions of those that decide whether it runs.
    deciding: Vec<Vec<InstId>>,
}

/// A stretch of a block behind which control may go several ways.
struct Piece {
    last: InstId,
    block: BlockId,
    successors: Vec<usize>,
}

impl Control {
    /// Control dependence in all functions of a module, with the calls that may end by an exception of what is called.
    #[must_use]
    pub fn of(module: &Module, cfg: &Cfg, throwing: &FxHashSet<InstId>) -> Control {
        let (pieces, piece_of) = pieces(module, cfg, throwing);
        let end = pieces.len();
        let exit = std::iter::once(Vec::new());
        let successors = (pieces.iter()).map(|piece| match piece.successors.is_empty() {
            true => vec![end],
            false => piece.successors.clone(),
        });
        let graph = Graph::of(successors.chain(exit));
        let postdominators = Dominators::of(&graph.reversed(), &[end]);
        let mut deciding: Vec<Vec<InstId>> = vec![Vec::new(); end];
        let mut seen: FxHashSet<(usize, InstId)> = FxHashSet::default();
        for (at, piece) in pieces.iter().enumerate() {
            if piece.successors.len() < 2 || !cfg.block(piece.block).is_reachable {
                continue;
            }
            let stop = postdominators.immediate(at);
            for &next in &piece.successors {
                let mut way = Some(next);
                while let Some(to) = way.filter(|&to| to != end && Some(to) != stop) {
                    if !seen.insert((to, piece.last)) {
                        break;
                    }
                    deciding[to].push(piece.last);
                    way = postdominators.immediate(to);
                }
            }
        }
        Control { piece_of, deciding }
    }

    /// The instructions that decide whether one runs.
    #[must_use]
    pub fn deciding(&self, at: InstId) -> &[InstId] {
        let piece = self.piece_of.get(at.index());
        piece.map_or(&[], |&piece| &self.deciding[piece as usize])
    }
}

/// The pieces of all blocks in textual order, with the edges that jumps do not take, and the piece of each instruction.
fn pieces(module: &Module, cfg: &Cfg, throwing: &FxHashSet<InstId>) -> (Vec<Piece>, Vec<u32>) {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut piece_of = vec![0; module.insts.len()];
    let mut first_of = vec![0; cfg.blocks.len()];
    for block in &cfg.blocks {
        first_of[block.id.index()] = pieces.len();
        let is_guarded = handlers(block).next().is_some();
        for at in block.insts() {
            piece_of[at.index()] = pieces.len() as u32;
            let is_last = at.0 + 1 == block.end.0;
            let may_raise = is_guarded && raises(&module.inst(at).op) || throwing.contains(&at);
            if is_last || may_raise {
                pieces.push(Piece {
                    last: at,
                    block: block.id,
                    successors: Vec::new(),
                });
            }
        }
    }
    // What comes behind a block if nothing jumps.
    let mut behind: Vec<Option<usize>> = vec![None; cfg.blocks.len()];
    for function in &cfg.functions {
        for pair in function.blocks.windows(2) {
            if let [block, next] = pair {
                behind[block.index()] = Some(first_of[next.index()]);
            }
        }
    }
    let end = pieces.len();
    for (at, piece) in pieces.iter_mut().enumerate() {
        let block = cfg.block(piece.block);
        let last = piece.last;
        let op = &module.inst(last).op;
        let mut successors = Vec::new();
        if last.0 + 1 == block.end.0 {
            let ordinary = block.successors.iter();
            let ordinary = ordinary.filter(|edge| edge.kind != EdgeKind::Exception);
            successors.extend(ordinary.map(|edge| first_of[edge.to.index()]));
            if successors.is_empty() {
                successors.push(end);
            }
            if matches!(op, Op::Branch { .. } | Op::Return { .. } | Op::Throw { .. }) {
                successors.extend(behind[block.id.index()]);
            }
        } else {
            successors.push(at + 1);
        }
        let is_one_that_raises = raises(op)
            // Something in the block raises, if nothing else does.
            || last.0 + 1 == block.end.0 && first_of[block.id.index()] == at;
        if is_one_that_raises {
            let handlers: Vec<usize> = handlers(block).map(|to| first_of[to.index()]).collect();
            if matches!(op, Op::Throw { .. }) && !handlers.is_empty() {
                successors.retain(|&to| to != end);
            }
            successors.extend(handlers);
        }
        if throwing.contains(&last) && handlers(block).next().is_none() {
            successors.push(end);
        }
        let mut seen = FxHashSet::default();
        successors.retain(|&to| seen.insert(to));
        piece.successors = successors;
    }
    (pieces, piece_of)
}

/// Where exceptions of a block go.
fn handlers(block: &Block) -> impl Iterator<Item = BlockId> {
    let edges = block.successors.iter();
    let exceptions = edges.filter(|edge| edge.kind == EdgeKind::Exception);
    exceptions.map(|edge| edge.to)
}

/// Whether an instruction is one that programs expect exceptions of.
fn raises(op: &Op) -> bool {
    match op {
        Op::CallFunction { .. }
        | Op::CallMethod { .. }
        | Op::CallUnknown { .. }
        | Op::CallCtor { .. }
        | Op::LoadField { .. }
        | Op::StoreField { .. }
        | Op::LoadIndex { .. }
        | Op::StoreIndex { .. }
        | Op::Suspend { .. }
        | Op::Resume { .. }
        | Op::Throw { .. } => true,
        Op::Un { op, .. } => *op == UnOp::Next,
        Op::Bin { op, .. } => matches!(op, BinOp::Div | BinOp::FloorDiv | BinOp::Rem | BinOp::Pow),
        Op::Const { value, .. } => matches!(value, Const::Class { .. }),
        _ => false,
    }
}
