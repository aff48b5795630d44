//! The bytes of a region as a grid, and how they are read.

use super::regions::lifetime;
use super::{Contents, Id};
use protocol::{ByteState, ByteView, BytesView, FieldView};
use session::vm::display::Typed;
use session::vm::{Handle, Machine};

/// Bytes that are shown of a region, and fields.
const BYTES: usize = 512;
const FIELDS: usize = 200;
/// Members of members that are listed.
const DEEPEST: usize = 8;

/// The bytes of the box with this id, if it has any.
pub(super) fn bytes(machine: &Machine, id: &str, before: Option<&Contents>) -> Option<BytesView> {
    let handle = Id::object(id)?;
    if handle.0 as usize >= machine.state.heap.places() {
        return None;
    }
    let region = machine.region(handle)?;
    let old = before.and_then(|before| before.bytes_of(handle));
    let grid = grid(machine, handle);
    let bytes = grid.iter().enumerate().map(|(at, &byte)| ByteView {
        is_changed: old.is_some_and(|old| old.get(at) != Some(&byte)),
        ..byte
    });
    let memory = machine.typed_region(handle).filter(|_| region.is_alive);
    let mut fields = Vec::new();
    if let Some(memory) = memory {
        let several = machine.allocated_elements(handle);
        for (name, memory) in several.unwrap_or_else(|| vec![(String::new(), memory)]) {
            list(machine, &mut fields, name, memory, 0);
        }
    }
    let name = region.name.map(|name| machine.name(name));
    let kind = memory.map(|memory| machine.memory_type(memory));
    let title = match (name, kind) {
        (Some(name), Some(kind)) => format!("{}: {kind}", name.trim_start_matches('&')),
        (Some(name), None) => name.trim_start_matches('&').to_owned(),
        (None, Some(kind)) => kind,
        (None, None) => "memory".to_owned(),
    };
    Some(BytesView {
        id: id.to_owned(),
        title,
        about: format!(
            "{} bytes at {:#x}, {}",
            region.size(),
            region.address,
            lifetime(machine, handle)
        ),
        address: region.address,
        bytes: bytes.collect(),
        first: 0,
        size: region.size() as u32,
        fields,
    })
}

/// The first bytes of a region.
pub(super) fn grid(machine: &Machine, handle: Handle) -> Vec<ByteView> {
    let Some(region) = machine.region(handle) else {
        return Vec::new();
    };
    let data = region.data().iter().enumerate().take(BYTES);
    data.map(|(at, &byte)| ByteView {
        byte,
        state: match region.byte_state(at) {
            _ if region.is_unknown(at) => ByteState::Unknown,
            (_, true) => ByteState::Pointer,
            (false, _) => ByteState::Unset,
            (true, false) => ByteState::Written,
        },
        is_changed: false,
    })
    .collect()
}

/// The members and elements of a stretch, each that is one value, under the way to it.
fn list(machine: &Machine, fields: &mut Vec<FieldView>, name: String, memory: Typed, depth: usize) {
    if fields.len() >= FIELDS {
        return;
    }
    let length = machine.memory_length(memory);
    if length == 0 || depth == DEEPEST || machine.is_memory_text(memory) {
        fields.push(FieldView {
            name,
            value: machine.memory_text(memory),
            kind: machine.memory_type(memory),
            offset: memory.offset as u32,
            size: machine.memory_size(memory) as u32,
        });
        return;
    }
    for (part, memory) in machine.memory_parts_from(memory, 0, FIELDS as u64) {
        let part = match part.starts_with('[') || name.is_empty() {
            true => format!("{name}{part}"),
            false => format!("{name}.{part}"),
        };
        list(machine, fields, part, memory, depth + 1);
    }
}
