//! Immutable text that can be appended to in place.
//!
//! A text is a prefix of a shared buffer. Appending to a text that reaches to the end of its buffer
//! extends the buffer and gives a longer text over the same one, so building a text piece by piece costs
//! time in proportion to its length. Whoever holds the shorter text does not notice.

use std::cell::{Cell, Ref, RefCell};
use std::fmt;
use std::rc::Rc;

/// Whether a language whose texts change in place has forbidden that for a text. No text has so many characters.
const FROZEN: u32 = 1 << 31;

/// A text value.
#[derive(Clone)]
pub struct Text {
    buffer: Rc<RefCell<String>>,
    len: u32,
    /// How many characters; the highest bit says that the text is frozen.
    chars: u32,
    /// Its hash once that has been asked for; zero before.
    hash: Cell<u64>,
}

impl Text {
    /// The text as a slice.
    #[must_use]
    pub fn get(&self) -> Ref<'_, str> {
        Ref::map(self.buffer.borrow(), |buffer| &buffer[..self.len as usize])
    }

    /// Its length in bytes of UTF-8.
    #[must_use]
    pub fn byte_len(&self) -> usize {
        self.len as usize
    }

    /// Its length in bytes, where no other text shares them.
    #[must_use]
    pub(crate) fn own_bytes(&self) -> usize {
        match Rc::strong_count(&self.buffer) {
            1 => self.byte_len(),
            _ => 0,
        }
    }

    /// The same contents, for another text: it is not frozen.
    #[must_use]
    pub fn thawed(&self) -> Text {
        Text {
            chars: self.chars & !FROZEN,
            ..self.clone()
        }
    }

    /// From now on it does not change.
    pub fn freeze(&mut self) {
        self.chars |= FROZEN;
    }

    /// Whether it must not change.
    #[must_use]
    pub fn is_frozen(&self) -> bool {
        self.chars & FROZEN != 0
    }

    /// Its length in characters.
    #[must_use]
    pub fn char_len(&self) -> usize {
        (self.chars & !FROZEN) as usize
    }

    /// Whether every character is one byte, so that places can be computed.
    #[must_use]
    pub fn is_ascii(&self) -> bool {
        self.len == self.chars & !FROZEN
    }

    /// Its hash, computed when it is first asked for: a look-up by a name hashes the name once.
    pub fn hash(&self, compute: impl FnOnce(&Text) -> u64) -> u64 {
        if self.hash.get() == 0 {
            self.hash.set(compute(self));
        }
        self.hash.get()
    }

    /// This text followed by another.
    #[must_use]
    pub fn append(&self, other: &Text) -> Text {
        let len = self.len + other.len;
        let chars = (self.chars & !FROZEN) + (other.chars & !FROZEN);
        let extends = self.len as usize == self.buffer.borrow().len();
        if extends && !Rc::ptr_eq(&self.buffer, &other.buffer) {
            self.buffer.borrow_mut().push_str(&other.get());
            return Text {
                buffer: Rc::clone(&self.buffer),
                len,
                chars,
                hash: Cell::default(),
            };
        }
        let mut joined = String::with_capacity(len as usize * 2);
        joined.push_str(&self.get());
        joined.push_str(&other.get());
        Text {
            buffer: Rc::new(RefCell::new(joined)),
            len,
            chars,
            hash: Cell::default(),
        }
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        let len = text.len() as u32;
        let chars = if text.is_ascii() {
            len
        } else {
            text.chars().count() as u32
        };
        Text {
            buffer: Rc::new(RefCell::new(text)),
            len,
            chars,
            hash: Cell::default(),
        }
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text::from(text.to_owned())
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Text) -> bool {
        self.len == other.len && *self.get() == *other.get()
    }
}

impl Eq for Text {}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Debug::fmt(&*self.get(), f)
    }
}

/// A text whose characters stand for bytes, as the characters that those bytes are.
#[must_use]
pub fn from_bytes(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let bytes: Vec<u8> = text.chars().map(|c| c as u32 as u8).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The inverse of [`from_bytes`].
#[must_use]
pub fn to_bytes(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    text.bytes().map(char::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn appending_shares_the_buffer_and_keeps_the_shorter_text() {
        let a = Text::from("ab");
        let longer = a.append(&Text::from("č"));
        assert!(Rc::ptr_eq(&a.buffer, &longer.buffer));
        let other = a.append(&Text::from("x"));
        assert!(!Rc::ptr_eq(&a.buffer, &other.buffer));
        assert_eq!(
            (&*a.get(), &*longer.get(), &*other.get()),
            ("ab", "abč", "abx")
        );
        assert_eq!(
            (longer.char_len(), longer.byte_len(), longer.is_ascii()),
            (3, 4, false)
        );
        let doubled = other.append(&other);
        assert_eq!(&*doubled.get(), "abxabx");
    }
}
