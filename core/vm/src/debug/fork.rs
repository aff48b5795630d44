//! States of runs that are the same up to some step: each is kept as what it changed since, so that a copy costs what the
//! run did and not what the program holds.
//!
//! **Invariants.** Between [`Machine::begin_forks`] and the machine's end, every change of an object is noted (see
//! `recorder.rs`); the heap differs from the one kept then at the noted places and behind its end alone. A fork belongs
//! to the machine that made it.

use crate::debug::recorder::{Changes, Recorder};
use crate::heap::{Heap, Object};
use crate::machine::state::State;
use crate::machine::{Machine, Written};
use crate::value::Handle;

/// A state to go on from.
#[derive(Clone)]
pub struct Fork {
    /// Everything but the objects.
    state: State,
    /// The objects that are not those of the heap kept first.
    objects: Vec<(Handle, Object)>,
    output: Vec<Written>,
}

impl Machine {
    /// From here on, forks can be made.
    pub fn begin_forks(&mut self) {
        let changes = Changes::since(self.state.heap.clone());
        self.recorder = Some(Recorder::All(Box::new(changes)));
    }

    /// The changes of the heap since [`Machine::begin_forks`].
    pub(crate) fn changes(&self) -> Option<&Changes> {
        match &self.recorder {
            Some(Recorder::All(changes)) => Some(changes),
            _ => None,
        }
    }

    /// The state at hand, to go on from later.
    #[must_use]
    pub fn fork(&mut self) -> Fork {
        let heap = std::mem::take(&mut self.state.heap);
        let mut state = self.state.clone();
        let (places, known) = match self.changes() {
            Some(changes) => (&*changes.places, changes.base.places()),
            None => (&[][..], 0),
        };
        let new = known as u32..heap.places() as u32;
        let objects = (places.iter().copied().chain(new))
            .map(|at| (Handle(at), heap.get(Handle(at)).clone()))
            .collect();
        state.heap = heap.without_objects();
        self.state.heap = heap;
        Fork {
            state,
            objects,
            output: self.output.clone(),
        }
    }

    /// Goes on from a fork that this machine made.
    pub fn go_on_with(&mut self, fork: Fork) {
        // What another fork's function returned is not what this one's does.
        self.evaluated = None;
        let mut heap = std::mem::take(&mut self.state.heap);
        match &mut self.recorder {
            Some(Recorder::All(changes)) => {
                for &place in &changes.places {
                    heap.put(Handle(place), changes.base.get(Handle(place)).clone());
                }
                heap.truncate(changes.base.places());
                changes.clear();
                for (handle, _) in &fork.objects {
                    changes.note(*handle);
                }
            }
            _ => heap = Heap::default(),
        }
        let mut state = fork.state;
        heap.take_places(std::mem::take(&mut state.heap));
        for (handle, object) in fork.objects {
            heap.put(handle, object);
        }
        state.heap = heap;
        self.output = fork.output;
        self.restore(state, None);
    }
}
