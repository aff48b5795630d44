//! What a run left behind besides its state: how deep calls went and what happened where, for a view of the whole run;
//! and how often each way was taken.
//!
//! **Invariant.** The journal grows only while a run goes where it has not been; replays leave it alone.

use rustc_hash::FxHashMap;

/// Parts that a journal has at most; when there are more, neighbours are joined.
const PARTS: usize = 2048;
/// Events that a journal keeps at most.
const EVENTS: usize = 1_000_000;

/// A run at a glance.
#[derive(Clone, Debug, Default)]
pub struct Journal {
    /// The deepest call stack in each part of the run, up to the last call or return.
    depths: Vec<u32>,
    /// A part has two to the power of this many steps.
    shift: u32,
    /// How many calls are in progress since the last call or return.
    depth: u32,
    /// What happened, in order; the first million.
    pub events: Vec<(u64, Event)>,
    /// How far it reaches.
    reached: u64,
}

impl Journal {
    /// Notes how many calls are in progress from a step on.
    #[inline]
    pub fn depth(&mut self, step: u64, depth: u32) {
        if step < self.reached {
            return;
        }
        self.reached = step;
        self.fill(step);
        let at = (step >> self.shift) as usize;
        self.depths[at] = self.depths[at].max(depth);
        self.depth = depth;
    }

    /// Makes parts up to the one of a step, in which nothing was called and nothing returned.
    #[inline]
    fn fill(&mut self, step: u64) {
        while (step >> self.shift) as usize >= PARTS {
            let pairs = self.depths.chunks(2);
            self.depths = pairs
                .filter_map(|pair| pair.iter().copied().max())
                .collect();
            self.shift += 1;
        }
        while self.depths.len() <= (step >> self.shift) as usize {
            self.depths.push(self.depth);
        }
    }

    /// The deepest call stack in each part of a run of so many steps; the parts are equal, but for the last.
    #[must_use]
    pub fn depths(&self, steps: u64) -> Vec<u32> {
        let mut whole = Journal {
            depths: self.depths.clone(),
            events: Vec::new(),
            ..*self
        };
        whole.fill(steps.max(1) - 1);
        whole.depths
    }

    /// Forgets what is behind so many steps.
    pub(crate) fn cut(&mut self, steps: u64) {
        self.events.retain(|(step, _)| *step <= steps);
        self.reached = self.reached.min(steps);
        self.depths.truncate((steps >> self.shift) as usize + 1);
    }

    /// Notes that something happened at a step.
    pub fn note(&mut self, step: u64, event: Event) {
        let is_new = self.events.last().is_none_or(|&(last, _)| last < step);
        if is_new && self.events.len() < EVENTS {
            self.events.push((step, event));
        }
    }

    /// Notes that nobody catches the exception that was raised at a step.
    pub fn uncaught(&mut self, step: u64) {
        let events = self.events.iter_mut().rev();
        let mut raised = events.take_while(|(at, _)| *at == step);
        if let Some((_, event)) = raised.find(|(_, event)| *event == Event::Caught) {
            *event = Event::Uncaught;
        }
    }
}

/// Something that happens in a run and that a view of the whole run shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// An exception was raised, and caught.
    Caught,
    /// An exception was raised that nobody caught.
    Uncaught,
    /// A branch on an unknown was decided.
    Choice,
}

/// How often each way was taken, up to where the run stands.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// For each instruction two counts: of the jump it made, or of the true side; of the false side.
    taken: Vec<[u64; 2]>,
    /// For each code where its instructions start in `taken`.
    starts: Vec<u32>,
    /// For each code how often it was entered.
    entered: Vec<u64>,
    /// By place in `taken`: how often control came there in another way than by a jump or from the instruction before, less
    /// how often it did not come from that one though that was begun. Few places have any.
    strays: FxHashMap<u32, i64>,
}

impl Profile {
    /// All counts zero.
    #[must_use]
    pub fn new(linked: &crate::code::Linked) -> Profile {
        let mut starts = Vec::new();
        let mut total = 0;
        for code in &linked.codes {
            starts.push(total);
            total += code.plain.len() as u32;
        }
        Profile {
            taken: vec![[0; 2]; total as usize],
            entered: vec![0; starts.len()],
            strays: FxHashMap::default(),
            starts,
        }
    }

    /// How many codes it counts.
    pub(crate) fn codes(&self) -> usize {
        self.starts.len()
    }

    /// Counts another code, of so many instructions.
    pub(crate) fn add(&mut self, instructions: usize) {
        self.starts.push(self.taken.len() as u32);
        self.taken.resize(self.taken.len() + instructions, [0; 2]);
        self.entered.push(0);
    }

    /// About how much memory it takes.
    #[must_use]
    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.taken)
    }

    /// Notes that control came in front of an instruction so many times more than jumps and the instruction before say.
    pub(crate) fn stray(&mut self, code: u32, pc: u32, times: i64) {
        *self
            .strays
            .entry(self.starts[code as usize] + pc)
            .or_default() += times;
    }

    /// The sum of what was noted by [`Profile::stray`].
    pub(crate) fn strayed(&self, code: u32, pc: usize) -> i64 {
        let at = self.starts[code as usize] + pc as u32;
        self.strays.get(&at).copied().unwrap_or_default()
    }

    #[inline]
    pub(crate) fn take(&mut self, code: u32, pc: usize, side: bool) {
        self.taken[self.starts[code as usize] as usize + pc][usize::from(!side)] += 1;
    }

    pub(crate) fn take_often(&mut self, code: u32, pc: usize, side: bool, times: u64) {
        self.taken[self.starts[code as usize] as usize + pc][usize::from(!side)] += times;
    }

    #[inline]
    pub(crate) fn enter(&mut self, code: u32) {
        self.entered[code as usize] += 1;
    }

    /// How often the jump of an instruction was made, or the true and the false side of a branch taken.
    #[must_use]
    pub fn taken(&self, code: u32, pc: usize) -> [u64; 2] {
        self.taken[self.starts[code as usize] as usize + pc]
    }

    /// How often a code was entered.
    #[must_use]
    pub fn entered(&self, code: u32) -> u64 {
        self.entered[code as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::{Event, Journal, PARTS};

    #[test]
    fn depth_stays_until_the_next_call_or_return() {
        let mut journal = Journal::default();
        journal.depth(0, 1);
        journal.depth(3, 2);
        journal.depth(5, 1);
        // A call that returns within a part is seen there.
        journal.depth(7, 2);
        journal.depth(7, 1);
        assert_eq!(journal.depths(10), [1, 1, 1, 2, 2, 2, 1, 2, 1, 1]);
        journal.depth(2, 9);
        assert_eq!(journal.depths(3)[2], 1, "a replay changes nothing");
    }

    #[test]
    fn parts_grow_with_the_run() {
        let mut journal = Journal::default();
        journal.depth(10, 4);
        journal.depth(11, 1);
        let steps = 1_000_000;
        journal.depth(steps, 3);
        let depths = journal.depths(steps + 1);
        assert!(depths.len() <= PARTS && depths.len() > PARTS / 4);
        assert_eq!((depths[0], depths[1], depths[depths.len() - 1]), (4, 1, 3));
    }

    #[test]
    fn an_exception_is_caught_until_it_turns_out_not_to_be() {
        let mut journal = Journal::default();
        journal.note(4, Event::Caught);
        journal.note(4, Event::Caught);
        journal.note(9, Event::Caught);
        journal.uncaught(9);
        assert_eq!(journal.events, [(4, Event::Caught), (9, Event::Uncaught)]);
    }
}
