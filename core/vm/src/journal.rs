//! What a run left behind besides its state: how deep calls went and where exceptions were raised, for a
//! view of the whole run; and how often each way was taken.
//!
//! **Invariant.** The journal grows only while a run goes where it has not been; replays leave it alone.

/// Parts that a journal has at most; when there are more, neighbours are joined.
const PARTS: usize = 2048;
/// Events that a journal keeps at most.
const EVENTS: usize = 10_000;

/// A run at a glance.
#[derive(Clone, Debug)]
pub struct Journal {
    /// The deepest call stack in each part of the run.
    pub depths: Vec<u32>,
    /// How many steps a part has.
    pub part: u64,
    /// What happened, in order; the first ten thousand.
    pub events: Vec<(u64, Event)>,
    /// How far it reaches.
    pub reached: u64,
}

impl Default for Journal {
    fn default() -> Journal {
        Journal {
            depths: Vec::new(),
            part: 1,
            events: Vec::new(),
            reached: 0,
        }
    }
}

impl Journal {
    /// Notes the depth of calls at a step.
    #[inline]
    pub fn depth(&mut self, step: u64, depth: u32) {
        if step < self.reached {
            return;
        }
        self.reached = step;
        let mut at = (step / self.part) as usize;
        while at >= PARTS {
            self.depths = self
                .depths
                .chunks(2)
                .map(|pair| pair.iter().copied().max().unwrap_or(0))
                .collect();
            self.part *= 2;
            at = (step / self.part) as usize;
        }
        // Parts in which nothing was called are as deep as the one before.
        let before = self.depths.last().copied().unwrap_or(0);
        while self.depths.len() <= at {
            self.depths.push(before.min(depth));
        }
        self.depths[at] = self.depths[at].max(depth);
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
            starts,
        }
    }

    #[inline]
    pub(crate) fn take(&mut self, code: u32, pc: usize, side: bool) {
        self.taken[self.starts[code as usize] as usize + pc][usize::from(!side)] += 1;
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
