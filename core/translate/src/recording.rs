//! What was answered when the project was built: a source whose translation is known need not wait for what translates.
//!
//! **Invariant.** A recording gives what the other side gave, and nothing for any other source, another version of this
//! crate's requests included: it is the bytes of the request that are compared. Held by this crate's tests.

use crate::wire::{self, Remote};
use crate::{Translation, Translator};

/// A request to translate a source, and what was answered.
pub struct Recording {
    request: Vec<u8>,
    answer: Vec<u8>,
}

impl Recording {
    /// Reads a request and its answer, as [`serve`](crate::serve) has both: the length of the request as a little-endian
    /// 32-bit number, the request, the answer. `None` where the bytes end before the request does.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Recording> {
        let (length, bytes) = bytes.split_first_chunk()?;
        let length = u32::from_le_bytes(*length) as usize;
        let (request, answer) = bytes.split_at_checked(length)?;
        Some(Recording {
            request: request.to_vec(),
            answer: answer.to_vec(),
        })
    }

    /// What a source becomes under the name of its file; `None` where it is not known, or takes more of a library.
    #[must_use]
    pub fn translate(&self, file: &str, source: &str) -> Option<Translation> {
        if wire::translating(file, source) != self.request {
            return None;
        }
        let mut recorded = Remote::new(|_: &[u8]| Ok(self.answer.clone()));
        let translation = recorded.translate(file, source).ok();
        translation.filter(|translation| !translation.missed)
    }
}
