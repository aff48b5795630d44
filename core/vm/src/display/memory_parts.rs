//! The parts of byte-addressed memory: members and elements, by the layouts that frontends supply.

use super::memory::Typed;
use crate::machine::Machine;
use crate::value::Value;
use ir::{Layout, Scalar};
use std::fmt::Write;

impl Machine {
    /// How many elements or members a stretch has.
    #[must_use]
    pub fn memory_length(&self, typed: Typed) -> u64 {
        match self.layout(typed) {
            Some(&Layout::Array { count, .. }) => count,
            Some(Layout::Record { members, .. }) => members.len() as u64,
            _ => 0,
        }
    }

    /// So many elements or members of a stretch from one on, each under its name.
    #[must_use]
    pub fn memory_parts_from(&self, typed: Typed, from: u64, count: u64) -> Vec<(String, Typed)> {
        match self.layout(typed) {
            Some(&Layout::Array {
                element,
                count: length,
            }) => {
                let element = Typed {
                    layout: element,
                    ..typed
                };
                let size = self.memory_size(element) as i64;
                (from..length.min(from.saturating_add(count)))
                    .map(|at| {
                        let offset = typed.offset.wrapping_add((at as i64).wrapping_mul(size));
                        (format!("[{at}]"), Typed { offset, ..element })
                    })
                    .collect()
            }
            Some(Layout::Record { members, .. }) => members
                .iter()
                .skip(from as usize)
                .take(count as usize)
                .map(|member| {
                    let part = Typed {
                        offset: typed.offset + member.offset as i64,
                        layout: member.layout,
                        bits: member.bits,
                        ..typed
                    };
                    (member.name.to_string(), part)
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// How many bytes a stretch has.
    #[must_use]
    pub fn memory_size(&self, typed: Typed) -> u64 {
        self.layout_size(typed, 0)
    }

    /// The value of a stretch that is one scalar; nothing where its bytes have not been written.
    #[must_use]
    pub fn memory_value(&self, typed: Typed) -> Option<Value> {
        let scalar = match self.layout(typed)? {
            Layout::Scalar(scalar) | Layout::Character(scalar) | Layout::Enum { scalar, .. } => {
                *scalar
            }
            Layout::Pointer(_) => Scalar::Ptr,
            _ => return None,
        };
        self.scalar_at(typed, scalar)
    }

    /// Whether a stretch is an array of characters that is read as one text.
    #[must_use]
    pub fn is_memory_text(&self, typed: Typed) -> bool {
        self.text_in(typed).is_some()
    }

    /// The text that an array of characters holds, without its end and what is behind it; nothing where they are but small
    /// numbers, or some have not been written.
    pub(super) fn text_in(&self, typed: Typed) -> Option<&[u8]> {
        let &Layout::Array { element, count } = self.layout(typed)? else {
            return None;
        };
        match self.layout_of(typed.module, element)? {
            Layout::Character(scalar) if scalar.size() == Some(1) => {}
            _ => return None,
        }
        let region = self.region(typed.region).filter(|region| region.is_alive)?;
        let (at, count) = (usize::try_from(typed.offset).ok()?, count as usize);
        if !region.holds(typed.offset, count) {
            return None;
        }
        let bytes = region.data().get(at..at + count)?;
        let end = bytes.iter().position(|&byte| byte == 0);
        let text = &bytes[..end.unwrap_or(count)];
        // An empty text in front of other text is one that has been cut off; in front of anything else it is a number.
        let told = if text.is_empty() { bytes } else { text };
        let is_text = |&byte: &u8| byte >= b' ' || byte == 0 || matches!(byte, 7..=13 | 0x1b);
        let is_written = |at| region.byte_state(at).0;
        let is_known = (at..at + text.len()).all(is_written);
        (is_known && told.iter().all(is_text)).then_some(text)
    }
}

/// Bytes between quotes, as C writes them: what is no text by its number.
pub(super) fn escaped(out: &mut String, bytes: &[u8], quote: char) {
    out.push(quote);
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            let short = match character {
                '\n' => 'n',
                '\t' => 't',
                '\r' => 'r',
                '\x07' => 'a',
                '\x08' => 'b',
                '\x0b' => 'v',
                '\x0c' => 'f',
                '\\' => '\\',
                _ if character == quote => quote,
                _ if character.is_control() => {
                    let _ = write!(out, "\\{:03o}", u32::from(character));
                    continue;
                }
                _ => {
                    out.push(character);
                    continue;
                }
            };
            out.extend(['\\', short]);
        }
        for byte in chunk.invalid() {
            let _ = write!(out, "\\{byte:03o}");
        }
    }
    out.push(quote);
}
