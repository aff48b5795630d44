//! What may run before some instructions, or after them: over the control-flow graphs and calls of a module.
//!
//! Memory is followed without an order of writes and reads, so a walk along values alone would come to what is written to an
//! object after it was looked at.

use super::bits::BitSet;
use super::query::Dataflow;
use super::slice::Slice;
use ir::{BlockId, FunctionId, FunctionKind, InstId, Op, ScopeKind};
use rustc_hash::FxHashSet;

impl Dataflow<'_> {
    /// The instructions that may run before some, or after them, those themselves among them; `None` where any may: in what runs as a
    /// task, or is called by code outside of the module whenever it likes.
    pub(super) fn in_order(&self, seeds: &[InstId], way: Slice) -> Option<BitSet> {
        let mut found = Order {
            flow: self,
            way,
            insts: BitSet::new(self.module.insts.len()),
            open: Vec::new(),
            seen: FxHashSet::default(),
            added: FxHashSet::default(),
            whole: FxHashSet::default(),
            left: FxHashSet::default(),
        };
        for &at in seeds {
            found.add(at);
            found.open.push(at);
        }
        while let Some(at) = found.open.pop() {
            if found.seen.insert(at) {
                found.from(at)?;
            }
        }
        Some(found.insts)
    }
}

struct Order<'a> {
    flow: &'a Dataflow<'a>,
    way: Slice,
    insts: BitSet,
    /// Places from which to go on, and those that it was gone on from.
    open: Vec<InstId>,
    seen: FxHashSet<InstId>,
    /// Instructions that run with all that they call.
    added: FxHashSet<InstId>,
    /// Functions that run from begin to end.
    whole: FxHashSet<FunctionId>,
    /// Functions that were left to their callers.
    left: FxHashSet<FunctionId>,
}

impl Order<'_> {
    /// Goes on from a place inside its function, and to those who call that.
    fn from(&mut self, at: InstId) -> Option<()> {
        let block = self.flow.cfg.block(self.flow.cfg.block_at(at));
        // What a call at this place has led to has been gone through.
        self.insts.insert(at.index());
        let stretch = match self.way {
            Slice::Backward => block.start.0..at.0,
            Slice::Forward => at.0 + 1..block.end.0,
        };
        stretch.for_each(|at| self.add(InstId(at)));
        let mut seen: FxHashSet<BlockId> = FxHashSet::default();
        let mut open = vec![block.id];
        while let Some(id) = open.pop() {
            let block = self.flow.cfg.block(id);
            let mut next: Vec<BlockId> = match self.way {
                Slice::Backward => block.predecessors.clone(),
                Slice::Forward => block.successors.iter().map(|edge| edge.to).collect(),
            };
            next.retain(|&id| seen.insert(id));
            for &id in &next {
                self.flow.cfg.block(id).insts().for_each(|at| self.add(at));
            }
            open.extend(next);
        }
        self.leave(block.function)
    }

    /// An instruction runs, and all of what it calls.
    fn add(&mut self, at: InstId) {
        self.insts.insert(at.index());
        if !self.added.insert(at) {
            return;
        }
        let mut open: Vec<FunctionId> = self.called(at).to_vec();
        while let Some(function) = open.pop() {
            if !self.whole.insert(function) {
                continue;
            }
            for &id in &self.flow.cfg.functions[function.index()].blocks {
                for at in self.flow.cfg.block(id).insts() {
                    self.insts.insert(at.index());
                    open.extend(self.called(at));
                }
            }
        }
    }

    fn called(&self, at: InstId) -> &[FunctionId] {
        let called = self.flow.values.calls.get(&at);
        called.map_or(&[], Vec::as_slice)
    }

    /// Goes from a function to those who call it.
    fn leave(&mut self, function: FunctionId) -> Option<()> {
        if function == FunctionId::TOP || !self.left.insert(function) {
            return Some(());
        }
        let kind = self.flow.functions.get(function).kind;
        if matches!(kind, ScopeKind::Function(kind) if kind != FunctionKind::Function) {
            return None;
        }
        let callers = self.flow.callers(function);
        if callers.is_empty() {
            return None;
        }
        for &at in callers {
            let op = &self.flow.module.inst(at).op;
            let is_class = matches!(op, Op::Const { .. });
            let is_there = is_class
                || self.flow.is_entry(function)
                || self.flow.values.explicit.contains(&(at, function));
            if matches!(op, Op::Spawn { .. }) || !is_there {
                return None;
            }
            self.open.push(at);
        }
        Some(())
    }
}
