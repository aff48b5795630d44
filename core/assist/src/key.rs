//! The secret that a provider knows a person by.

use std::fmt;

/// What is shown in a key's place.
const HIDDEN: &str = "(key)";

/// A key. It is shown nowhere: not for debugging, and no error holds it.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Key(String);

impl Key {
    /// A key as a person entered it; spaces and line ends around it were pasted with it.
    #[must_use]
    pub fn new(text: &str) -> Key {
        Key(text.trim().to_owned())
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The key itself, for a request's header.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    /// A text without the key: a provider may repeat it in an error.
    #[must_use]
    pub fn hide_in(&self, text: &str) -> String {
        match self.0.is_empty() {
            true => text.to_owned(),
            false => text.replace(&self.0, HIDDEN),
        }
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(HIDDEN)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(HIDDEN)
    }
}
