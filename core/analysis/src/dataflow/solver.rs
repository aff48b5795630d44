//! The one solver of data-flow equations: facts as bits, a transfer function per block, a worklist.
//!
//! The equations are those of may-analyses: facts of several paths are united, and the least solution is found.
//! Inside of a block facts are generated and killed; along an exception nothing that the block kills counts as
//! killed, since nobody knows how far the block has come.

use super::bits::BitSet;
use crate::{Cfg, Function};
use ir::{BlockId, EdgeKind};
use std::collections::BTreeSet;

/// Which way facts flow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// With control.
    Forward,
    /// Against it.
    Backward,
}

/// What a block does to facts: `generated ∪ (facts − killed)`.
#[derive(Clone, Debug)]
pub struct Transfer {
    /// Facts that hold behind the block whatever held before.
    pub generated: BitSet,
    /// Facts that the block ends.
    pub killed: BitSet,
    /// Facts that hold somewhere in the block: what an exception may carry out of it.
    pub passing: BitSet,
}

impl Transfer {
    /// The transfer that changes nothing, for facts below a bound.
    #[must_use]
    pub fn identity(bound: usize) -> Transfer {
        Transfer {
            generated: BitSet::new(bound),
            killed: BitSet::new(bound),
            passing: BitSet::new(bound),
        }
    }
}

/// The facts that hold in front of and behind each block of a function, in the order of [`Function::blocks`].
#[derive(Clone, Debug)]
pub struct Solution {
    /// At the block's start.
    pub before: Vec<BitSet>,
    /// At its end, where no exception ended it earlier.
    pub after: Vec<BitSet>,
}

/// Solves the equations of one function. `transfers` has one entry for each of its blocks, `boundary` what holds
/// where a walk begins: at the entry going forward, at ends going backward.
#[must_use]
pub fn solve(
    cfg: &Cfg,
    function: &Function,
    direction: Direction,
    transfers: &[Transfer],
    boundary: &BitSet,
) -> Solution {
    let count = function.blocks.len();
    let place = |id: BlockId| function.blocks.binary_search(&id).ok();
    // For each block where its facts come from, and whether by an exception.
    let mut sources: Vec<Vec<(usize, bool)>> = vec![Vec::new(); count];
    let mut dependents: Vec<Vec<usize>> = vec![Vec::new(); count];
    for (at, &id) in function.blocks.iter().enumerate() {
        for edge in &cfg.block(id).successors {
            let Some(to) = place(edge.to) else { continue };
            let (from, to) = match direction {
                Direction::Forward => (at, to),
                Direction::Backward => (to, at),
            };
            sources[to].push((from, edge.kind == EdgeKind::Exception));
            dependents[from].push(to);
        }
    }
    let mut rank = vec![usize::MAX; count];
    let mut by_rank: Vec<usize> = function.order.iter().filter_map(|&id| place(id)).collect();
    by_rank.extend((0..count).filter(|&at| !cfg.block(function.blocks[at]).is_reachable));
    if direction == Direction::Backward {
        by_rank.reverse();
    }
    for (number, &at) in by_rank.iter().enumerate() {
        rank[at] = number;
    }

    let bound = boundary.clone();
    let empty = transfers.first().map_or_else(BitSet::default, |transfer| {
        let mut set = transfer.generated.clone();
        set.subtract(&transfer.generated);
        set
    });
    let mut incoming = vec![empty.clone(); count];
    let mut outgoing = vec![empty.clone(); count];
    let mut open: BTreeSet<usize> = (0..by_rank.len()).collect();
    while let Some(number) = open.pop_first() {
        let at = by_rank[number];
        let mut facts = empty.clone();
        let mut aside = empty.clone();
        let begins = match direction {
            Direction::Forward => function.entry == Some(function.blocks[at]),
            Direction::Backward => sources[at].iter().all(|&(_, is_exception)| is_exception),
        };
        if begins {
            facts.union(&bound);
        }
        for &(from, is_exception) in &sources[at] {
            match (direction, is_exception) {
                (_, false) => facts.union(&outgoing[from]),
                (Direction::Forward, true) => {
                    facts.union(&incoming[from]) | facts.union(&transfers[from].passing)
                }
                (Direction::Backward, true) => aside.union(&outgoing[from]),
            };
        }
        let mut result = facts.clone();
        result.subtract(&transfers[at].killed);
        result.union(&transfers[at].generated);
        result.union(&aside);
        // What flows along exceptions is what comes in, so a change of that counts too.
        let has_changed = incoming[at] != facts || outgoing[at] != result;
        incoming[at] = facts;
        outgoing[at] = result;
        if has_changed {
            open.extend(dependents[at].iter().map(|&to| rank[to]));
        }
    }
    match direction {
        Direction::Forward => Solution {
            before: incoming,
            after: outgoing,
        },
        Direction::Backward => Solution {
            before: outgoing,
            after: incoming,
        },
    }
}
