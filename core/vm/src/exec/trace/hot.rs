//! Which loops are traced, and when.

use super::run::Left;
use super::{NOWHERE, PATHS, SLOTS, Tree};
use crate::machine::Machine;

/// How often the recording of a loop may fail.
const FAILURES: i32 = 3;
/// Values of other kinds at the head of a loop before its trace is dropped.
const MISSES: u32 = 64;

impl super::Traces {
    /// Forgets the loops of all codes but the first so many.
    pub(crate) fn forget_behind(&mut self, codes: usize) {
        if let Some(&start) = self.starts.get(codes) {
            self.heads.truncate(start as usize);
            self.starts.truncate(codes);
            self.failures
                .retain(|(code, _), _| (*code as usize) < codes);
        }
    }
}

impl Machine {
    /// Traces what it can as early as it can, so that short programs are traced too: for tests.
    pub fn trace_early(&mut self) {
        self.traces = super::Traces {
            rounds: 1,
            taken: 2,
            longest: 150,
            ..super::Traces::default()
        };
    }

    /// How many loops have traces, and how many paths these have in all.
    #[must_use]
    pub fn traced(&self) -> (usize, usize) {
        let trees = || self.traces.trees.iter().flatten();
        (trees().count(), trees().map(|tree| tree.paths.len()).sum())
    }

    /// Notes that a loop goes round; whether [`Machine::follow_loop`] is to look at it.
    #[inline(always)]
    pub(crate) fn is_hot(&mut self, code: u32, head: u32) -> bool {
        let traces = &mut self.traces;
        let Some(&start) = traces.starts.get(code as usize) else {
            self.number_heads();
            return false;
        };
        match traces.heads.get_mut((start + head) as usize) {
            Some(rounds) if *rounds < 0 => {
                *rounds += 1;
                *rounds == 0
            }
            Some(_) => true,
            None => false,
        }
    }

    #[cold]
    fn number_heads(&mut self) {
        let traces = &mut self.traces;
        for code in &self.linked.codes[traces.starts.len()..] {
            traces.starts.push(traces.heads.len() as u32);
            let more = traces.heads.len() + code.plain.len();
            traces.heads.resize(more, -traces.rounds);
        }
    }

    /// Runs the trace of a loop at the head of which the run stands, or records one. Afterwards it stands somewhere in
    /// the same function, everything in its place.
    #[inline(never)]
    pub(crate) fn follow_loop(&mut self, code: u32, head: u32, until: u64) {
        let left = until.saturating_sub(self.state.steps);
        if left <= u64::from(self.traces.longest) {
            return;
        }
        let at = (self.traces.starts[code as usize] + head) as usize;
        let number = self.traces.heads[at];
        if number == 0 {
            self.record_loop(code, head, at);
            return;
        }
        let place = number as usize;
        let Some(mut tree) = self.traces.trees[place].take() else {
            return;
        };
        if tree.epoch != self.caches.epoch() {
            self.traces.heads[at] = -self.traces.rounds;
            return;
        }
        match self.run_tree(&mut tree, until) {
            Left::Outside => {
                tree.misses += 1;
                if tree.misses >= MISSES {
                    self.failed(code, head, at);
                    return;
                }
            }
            Left::At(exit) => self.branch_out(&mut tree, exit, until),
        }
        self.traces.trees[place] = Some(tree);
    }

    /// Counts that an exit was taken, and gives it a path when that happens often.
    fn branch_out(&mut self, tree: &mut Tree, exit: u32, until: u64) {
        let data = &mut tree.exits[exit as usize];
        data.taken = data.taken.saturating_add(1);
        let often = self.traces.taken;
        let is_due = data.taken.is_multiple_of(often) && data.taken <= often * FAILURES as u32;
        if is_due
            && !data.is_first
            && data.target == NOWHERE
            && tree.paths.len() < PATHS
            && until.saturating_sub(self.state.steps) > u64::from(self.traces.longest)
        {
            self.record(tree, Some(exit));
        }
    }

    fn record_loop(&mut self, code: u32, head: u32, at: usize) {
        let slots = self.linked.codes[code as usize].slots;
        if slots > SLOTS {
            self.traces.heads[at] = i32::MIN;
            return;
        }
        let mut tree = Box::new(Tree {
            code,
            head,
            epoch: self.caches.epoch(),
            ops: Vec::new(),
            exit_of: Vec::new(),
            exits: Vec::new(),
            paths: Vec::new(),
            live: Vec::new(),
            constants: Vec::new(),
            fresh_at_head: Vec::new(),
            next: slots,
            tables: super::Tables::default(),
            misses: 0,
        });
        if self.record(&mut tree, None) && tree.epoch == self.caches.epoch() {
            self.traces.trees.push(Some(tree));
            self.traces.heads[at] = self.traces.trees.len() as i32 - 1;
        } else {
            self.failed(code, head, at);
        }
    }

    /// Lets a loop go round more often before it is recorded again.
    fn failed(&mut self, code: u32, head: u32, at: usize) {
        let failures = self.traces.failures.entry((code, head)).or_default();
        *failures += 1;
        self.traces.heads[at] = match *failures {
            ..=FAILURES => -(self.traces.rounds << (3 * *failures)),
            _ => i32::MIN,
        };
    }
}
