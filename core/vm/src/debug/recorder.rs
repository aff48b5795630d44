//! Which objects steps touch, for whoever asks; nothing is recorded otherwise.

use crate::debug::undo::Undo;
use crate::heap::Heap;
use crate::value::Handle;
use std::rc::Rc;

/// Somebody who asks.
#[derive(Clone)]
pub(crate) enum Recorder {
    /// About one object.
    One(Touched),
    /// About all that there were at some time; see [`crate::debug::fork`].
    All(Box<Changes>),
    /// About all, as they were before; see [`crate::debug::evaluate`].
    Undo(Box<Undo>),
}

/// What became of an object since it was last asked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Touched {
    /// Which object.
    handle: Handle,
    /// Whether it was changed, or made.
    touched: bool,
    /// Whether it was made.
    born: bool,
}

/// The places of a heap whose objects were changed since it was kept.
#[derive(Clone)]
pub(crate) struct Changes {
    /// The heap as it was.
    pub base: Rc<Heap>,
    /// The places of it that were changed, each once.
    pub places: Vec<u32>,
    is_changed: Vec<bool>,
}

impl Changes {
    /// None yet.
    pub(crate) fn since(base: Heap) -> Changes {
        Changes {
            is_changed: vec![false; base.places()],
            base: Rc::new(base),
            places: Vec::new(),
        }
    }

    /// Notes that a place is changed. Those that the heap did not have count as changed anyhow.
    pub(crate) fn note(&mut self, handle: Handle) {
        if let Some(is_changed) = self.is_changed.get_mut(handle.0 as usize)
            && !std::mem::replace(is_changed, true)
        {
            self.places.push(handle.0);
        }
    }

    /// Forgets all of them.
    pub(crate) fn clear(&mut self) {
        for place in self.places.drain(..) {
            self.is_changed[place as usize] = false;
        }
    }
}

impl Recorder {
    pub(crate) fn of(handle: Handle) -> Recorder {
        Recorder::One(Touched {
            handle,
            touched: false,
            born: false,
        })
    }

    /// An object of the heap is about to change.
    pub(crate) fn changes(&mut self, handle: Handle, heap: &Heap) {
        match self {
            Recorder::One(one) => one.touched |= handle == one.handle,
            Recorder::All(changes) => changes.note(handle),
            Recorder::Undo(undo) => undo.changes(handle, heap),
        }
    }

    /// An object was made.
    pub(crate) fn makes(&mut self, handle: Handle) {
        match self {
            Recorder::One(one) => {
                let is_one = handle == one.handle;
                one.touched |= is_one;
                one.born |= is_one;
            }
            Recorder::All(changes) => changes.note(handle),
            Recorder::Undo(undo) => undo.makes(handle),
        }
    }

    /// Whether the one object was touched, and whether it was made, since this was last asked.
    pub(crate) fn take(&mut self) -> (bool, bool) {
        let Recorder::One(one) = self else {
            return (false, false);
        };
        let taken = (one.touched, one.born);
        (one.touched, one.born) = (false, false);
        taken
    }

    /// What is known of all objects, where that is asked.
    pub(crate) fn all(&mut self) -> Option<&mut Changes> {
        match self {
            Recorder::One(_) | Recorder::Undo(_) => None,
            Recorder::All(changes) => Some(changes),
        }
    }
}
