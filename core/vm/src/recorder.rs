//! What one step changed, for whoever asks; nothing is recorded otherwise.

use crate::value::Handle;

/// The effects of the steps since it was made, beyond registers and variables.
#[derive(Clone, Debug, Default)]
pub struct Recorder {
    /// Objects that were changed, in order, each once.
    pub changed: Vec<Handle>,
    /// Whether output was written.
    pub wrote: bool,
}

impl Recorder {
    pub(crate) fn changes(&mut self, handle: Handle) {
        if !self.changed.contains(&handle) {
            self.changed.push(handle);
        }
    }

    pub(crate) fn writes_output(&mut self) {
        self.wrote = true;
    }
}
