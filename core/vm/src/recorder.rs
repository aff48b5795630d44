//! Whether steps touched one object, for whoever asks; nothing is recorded otherwise.

use crate::value::Handle;

/// What became of an object since it was last asked.
#[derive(Clone, Copy, Debug)]
pub struct Recorder {
    /// Which object.
    handle: Handle,
    /// Whether it was changed, or made.
    touched: bool,
    /// Whether it was made.
    born: bool,
}

impl Recorder {
    pub(crate) fn of(handle: Handle) -> Recorder {
        Recorder {
            handle,
            touched: false,
            born: false,
        }
    }

    pub(crate) fn changes(&mut self, handle: Handle) {
        self.touched |= handle == self.handle;
    }

    pub(crate) fn makes(&mut self, handle: Handle) {
        self.touched |= handle == self.handle;
        self.born |= handle == self.handle;
    }

    /// Whether the object was touched, and whether it was made, since this was last asked.
    pub(crate) fn take(&mut self) -> (bool, bool) {
        let taken = (self.touched, self.born);
        (self.touched, self.born) = (false, false);
        taken
    }
}
