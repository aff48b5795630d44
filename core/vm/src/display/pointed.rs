//! What pointers point to, as views unfold it: one object by its members, or the elements of an allocation.

use super::memory::Typed;
use crate::machine::Machine;
use crate::value::Value;
use ir::{Layout, LayoutId, ModuleId, Storage};

/// The objects that a pointer leads to, one behind the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pointed {
    /// The first.
    pub first: Typed,
    /// How many there are.
    pub count: u64,
}

/// The name of the one thing that a pointer unfolds into where that has no members.
const TARGET: &str = "*";

impl Machine {
    /// What a pointer leads to by its layout; nothing where that is over, out of bounds, or text, which stands beside the
    /// pointer already.
    #[must_use]
    pub fn pointed(&self, value: Value, (module, layout): (ModuleId, LayoutId)) -> Option<Pointed> {
        let Value::Pointer(handle, offset) = value else {
            return None;
        };
        let region = self.region(handle).filter(|region| region.is_alive)?;
        let first = match *self.layout_of(module, layout)? {
            Layout::Pointer(Some(layout)) => Typed {
                region: handle,
                offset,
                module,
                layout,
                bits: None,
            },
            // What it was allocated for.
            Layout::Pointer(None) => Typed {
                offset,
                ..self.typed_region(handle)?
            },
            _ => return None,
        };
        let size = self.memory_size(first);
        if size == 0 || !region.holds(offset, usize::try_from(size).ok()?) {
            return None;
        }
        if matches!(self.layout(first), Some(Layout::Character(_)))
            && self.string_at(handle, offset).is_some()
        {
            return None;
        }
        let rest = (region.size() as u64).saturating_sub(u64::try_from(offset).ok()?);
        // Of an object of its own the pointer means the part that it points to.
        let count = match region.storage {
            Storage::Heap => rest / size,
            _ => 1,
        };
        Some(Pointed { first, count })
    }

    /// How many parts [`Machine::pointed_parts`] has.
    #[must_use]
    pub fn pointed_length(&self, pointed: Pointed) -> u64 {
        match pointed.count {
            1 => self.memory_length(pointed.first).max(1),
            count => count,
        }
    }

    /// So many of the parts that a pointer unfolds into, from one on: the members of the one object that it leads to, or that
    /// object, or the elements.
    #[must_use]
    pub fn pointed_parts(&self, pointed: Pointed, from: u64, count: u64) -> Vec<(String, Typed)> {
        let Pointed { first, count: all } = pointed;
        if all != 1 {
            let size = self.memory_size(first) as i64;
            let places = from..all.min(from.saturating_add(count));
            return places
                .map(|at| {
                    let offset = first.offset + at as i64 * size;
                    (format!("[{at}]"), Typed { offset, ..first })
                })
                .collect();
        }
        if self.memory_length(first) == 0 {
            return vec![(TARGET.to_owned(), first)];
        }
        self.memory_parts_from(first, from, count)
    }

    /// What a pointer leads to that no name stands for, as text.
    #[must_use]
    pub fn pointed_text(&self, value: Value, layout: (ModuleId, LayoutId)) -> Option<String> {
        let Pointed { first, count } = self.pointed(value, layout)?;
        if self.region(first.region)?.name.is_some() {
            return None;
        }
        if count == 1 {
            return Some(self.memory_text(first));
        }
        let parts = self.pointed_parts(Pointed { first, count }, 0, super::memory::MOST);
        let texts: Vec<String> = parts
            .iter()
            .map(|(_, part)| self.memory_text(*part))
            .collect();
        let more = match count > super::memory::MOST {
            true => "...",
            false => "",
        };
        Some(format!("{{{}{more}}}", texts.join(", ")))
    }
}
