//! The heap as it was: takes back whatever was done to objects since some moment, for the price of what was done.
//!
//! **Invariant.** Between [`Undo::since`] and [`Undo::take_back`] nothing is collected, and every object is noted before it
//! changes and when it is made (see `recorder.rs`). Then the heap is the same again, places that are free included.

use crate::heap::{Heap, Object};
use crate::value::Handle;
use rustc_hash::FxHashSet;

/// What it takes to have a heap as it was.
#[derive(Clone)]
pub(crate) struct Undo {
    /// How many places there were.
    places: usize,
    /// How many objects were young.
    young: usize,
    /// Objects that were there and have changed, as they were.
    before: Vec<(Handle, Object)>,
    /// Places that were free and are taken, in the order in which they were.
    taken: Vec<Handle>,
    /// The places of both.
    known: FxHashSet<Handle>,
}

impl Undo {
    /// Nothing has been done to this heap yet.
    pub(crate) fn since(heap: &Heap) -> Undo {
        Undo {
            places: heap.places(),
            young: heap.young,
            before: Vec::new(),
            taken: Vec::new(),
            known: FxHashSet::default(),
        }
    }

    /// An object is about to change.
    pub(crate) fn changes(&mut self, handle: Handle, heap: &Heap) {
        if (handle.0 as usize) < self.places && self.known.insert(handle) {
            self.before.push((handle, heap.get(handle).clone()));
        }
    }

    /// An object was made.
    pub(crate) fn makes(&mut self, handle: Handle) {
        if (handle.0 as usize) < self.places {
            self.known.insert(handle);
            self.taken.push(handle);
        }
    }

    /// Whether objects that were there have changed.
    pub(crate) fn has_changed_any(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether an object was there before.
    pub(crate) fn knew(&self, handle: Handle) -> bool {
        (handle.0 as usize) < self.places && !self.taken.contains(&handle)
    }

    /// Puts everything back.
    pub(crate) fn take_back(self, heap: &mut Heap) {
        for (handle, object) in self.before {
            heap.put(handle, object);
        }
        heap.truncate(self.places);
        heap.release(self.taken.into_iter().rev());
        heap.young = self.young;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::Value;

    fn list(number: i64) -> Object {
        Object::List(vec![Value::Int(number)])
    }

    fn numbers(heap: &Heap) -> Vec<Option<i64>> {
        let places = (0..heap.places() as u32).map(Handle);
        let number = |handle| match heap.get(handle) {
            Object::List(items) => match items[..] {
                [Value::Int(number)] => Some(number),
                _ => None,
            },
            _ => None,
        };
        places.map(number).collect()
    }

    #[test]
    fn a_heap_is_as_it_was_and_gives_out_the_same_places_again() {
        let mut heap = Heap::default();
        for number in 0..5 {
            heap.insert(list(number));
        }
        // Two places are free.
        heap.sweep(|at| at != 1 && at != 3);
        heap.insert(list(9));
        let before = (numbers(&heap), heap.live(), heap.young);
        let next = heap.clone().insert(list(0));

        let mut undo = Undo::since(&heap);
        for number in 20..24 {
            let handle = heap.insert(list(number));
            undo.makes(handle);
            // What was made may change as it likes.
            undo.changes(handle, &heap);
            *heap.get_mut(handle) = list(number + 100);
        }
        for number in 30..32 {
            undo.changes(Handle(2), &heap);
            *heap.get_mut(Handle(2)) = list(number);
        }
        assert!(undo.has_changed_any());
        assert_ne!(numbers(&heap), before.0);
        undo.take_back(&mut heap);
        assert_eq!((numbers(&heap), heap.live(), heap.young), before);
        assert_eq!(heap.insert(list(0)), next);
    }

    #[test]
    fn making_alone_changes_nothing_that_was_there() {
        let mut heap = Heap::default();
        heap.insert(list(1));
        let mut undo = Undo::since(&heap);
        let handle = heap.insert(list(2));
        undo.makes(handle);
        undo.changes(handle, &heap);
        assert!(!undo.has_changed_any());
    }
}
