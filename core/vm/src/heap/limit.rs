//! The limit on what a run may hold.
//!
//! The run is weighed after a collection, where what was made since the last weighing may be too much, and besides that every so many
//! steps, as what is put into a list or written makes no object. Both depend on the run alone: however one gets to a step, the run has
//! failed in front of it or has not.
//!
//! A language that has an error for it raises that, which the program can catch. Where the run goes on to grow by more than a quarter of
//! the limit, and in other languages at once, it ends.

use crate::heap::{BYTES_PER_OBJECT, Heap, Object};
use crate::machine::Machine;
use crate::machine::state::Ending;
use crate::{Exit, Outcome};
use ir::Fault;

/// Steps between two weighings, at least.
const STRIDE: u64 = 1 << 20;
/// Steps for each object that is weighed, at least: weighing it takes about as long as a step.
const STEPS_PER_OBJECT: u64 = 4;
/// How many times as long may pass where the limit is far enough above what so many steps can add.
const PATIENCE: u64 = 4;
/// Bytes of the limit for each step that may pass: a step adds a value of 16 bytes to a list at most, and a run is to be found out before it has grown by a quarter.
const BYTES_PER_STEP: u64 = 64;
/// Bytes that an object, as the collector counts them, weighs at most when it is made.
const BYTES_PER_YOUNG: u64 = 2 * BYTES_PER_OBJECT as u64;

impl Machine {
    /// The step in front of which the run is to be weighed next.
    pub(crate) fn weighed_next(&self) -> u64 {
        match self.settings.memory {
            Some(_) => self.state.weighed_next,
            None => u64::MAX,
        }
    }

    /// Weighs the run between two instructions. Where it holds too much, the next instruction is one that fails.
    pub(crate) fn weigh(&mut self) {
        // Weighing takes time by the number of objects; so it takes a small share of the steps'.
        let least = STRIDE.max(self.state.heap.live() as u64 * STEPS_PER_OBJECT);
        let most = self.settings.memory.unwrap_or(0) / BYTES_PER_STEP;
        let pause = least.max(most.min(least * PATIENCE));
        self.state.weighed_next = self.state.steps + pause;
        if !self.is_within_limit() {
            self.state.steps += 1;
            if let Some(frame) = self.state.frames.last_mut() {
                frame.pc += 1;
            }
            if let Exit::Raise(error) = self.beyond_limit() {
                let _ = self.unwind(error, false);
            }
        }
    }

    /// Fails where the run holds more than it may, now that it has made so many objects and a collection has freed what it could.
    pub(crate) fn weighed(&mut self, young: usize) -> Outcome<()> {
        let Some(most) = self.settings.memory else {
            return Ok(());
        };
        self.state.weight += young as u64 * BYTES_PER_YOUNG;
        if self.state.weight <= most {
            return Ok(());
        }
        match self.is_within_limit() {
            true => Ok(()),
            false => Err(self.beyond_limit()),
        }
    }

    /// Weighs the run, and compares.
    fn is_within_limit(&mut self) -> bool {
        self.state.weight = self.weight();
        (self.settings.memory).is_none_or(|most| self.state.weight <= most)
    }

    /// The bytes that the run holds, roughly.
    fn weight(&self) -> u64 {
        let written = self.output[..self.state.written].iter();
        let written: usize = written
            .map(|piece| size_of_val(piece) + piece.text.len())
            .sum();
        (self.state.bytes() + self.state.heap.shared_bytes() + written) as u64
    }

    /// What comes of a run that has just been found to weigh too much.
    fn beyond_limit(&mut self) -> Exit {
        let most = self.settings.memory.unwrap_or(u64::MAX);
        let can_be_caught = self.semantics().errors.faults.has(Fault::MemoryLimit);
        if can_be_caught && self.state.weight <= most.saturating_add(most / 4) {
            return self.fault(Fault::MemoryLimit, &[]);
        }
        let place = self.place_in_program();
        self.state.failed_at.get_or_insert(self.state.steps);
        self.flush_streams();
        self.end_run(Ending::OutOfMemory(place));
        Exit::Transferred
    }
}

impl Heap {
    /// The bytes that [`Heap::bytes`] leaves out, as copies share them.
    fn shared_bytes(&self) -> usize {
        let shared = |object: &Object| match object {
            Object::Text(_) | Object::Bytes(_) | Object::Tuple(_) | Object::FrozenSet(_) => {
                object.weight()
            }
            Object::BigInt(number) => number.bits() as usize / 8,
            Object::Region(region) if std::rc::Rc::strong_count(region) > 1 => region.weight(),
            _ => 0,
        };
        self.objects.iter().map(shared).sum()
    }
}
