//! The parts of byte-addressed memory: members and elements, by the layouts that frontends supply.

use super::memory::Typed;
use crate::machine::Machine;
use crate::value::Value;
use ir::{Layout, Scalar};

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

    /// Whether a stretch is an array of characters, which is read as one text.
    #[must_use]
    pub fn is_memory_text(&self, typed: Typed) -> bool {
        let Some(&Layout::Array { element, .. }) = self.layout(typed) else {
            return false;
        };
        let element = self.layout(Typed {
            layout: element,
            ..typed
        });
        matches!(element, Some(Layout::Character(scalar)) if scalar.size() == Some(1))
    }
}
