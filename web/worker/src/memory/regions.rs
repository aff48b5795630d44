//! Byte-addressed memory in the picture: by the layouts of its objects.

use super::{CELLS, Cell, Content, Id, TEXT, Target, Walk, is_leaf};
use crate::names::is_shown;
use crate::places::region_path;
use session::ir::Storage;
use session::vm::display::Typed;
use session::vm::{Handle, Machine, Value};

/// Members of members that are shown one by one.
const DEEPEST: usize = 6;

impl Walk<'_> {
    /// A variable that is memory; whether its cell is all there is to show of that, or it leads to a box.
    pub(super) fn variable_in_memory(
        &self,
        name: String,
        path: String,
        memory: Typed,
    ) -> (Cell, bool) {
        if is_leaf(self.machine, memory) {
            return (self.leaf(name, path, memory), true);
        }
        let mut cell = self.leaf(name, path, memory);
        cell.target = Some(Target {
            to: memory.region,
            offset: 0,
            is_own: true,
        });
        (cell, false)
    }

    /// A stretch of memory in one cell.
    fn leaf(&self, name: String, path: String, memory: Typed) -> Cell {
        let machine = self.machine;
        let target = match machine.memory_value(memory) {
            Some(Value::Pointer(to, offset)) => Some(Target {
                to,
                offset,
                is_own: false,
            }),
            _ => None,
        };
        let value = cut(machine.memory_text(memory));
        let size = machine.memory_size(memory);
        Cell {
            name,
            value,
            kind: machine.memory_type(memory),
            path,
            target,
            extent: Some((memory.offset, size)),
            is_read: self.reads.stretch(memory, size).is_some(),
        }
    }

    pub(super) fn region(&self, handle: Handle, path: Option<String>) -> Option<Content> {
        let machine = self.machine;
        let region = machine.region(handle)?;
        let name = region.name.map(|name| machine.name(name));
        let name = name.filter(|name| is_shown(machine, name));
        let memory = machine.typed_region(handle);
        let several = machine.allocated_elements(handle);
        let kind = memory.map(|memory| machine.memory_type(memory));
        let kind = kind.map(|kind| match &several {
            Some(_) => format!("{kind}[{}]", count_of(machine, handle)),
            None => kind,
        });
        let title = match (name, kind) {
            (Some(name), _) => name.trim_start_matches('&').to_owned(),
            (None, Some(kind)) => kind,
            (None, None) => format!("{} bytes", region.size()),
        };
        let lives = lifetime(machine, handle);
        let mut cells = Vec::new();
        let mut more = 0;
        if let Some(memory) = memory.filter(|_| region.is_alive) {
            for (name, memory) in several.unwrap_or_else(|| vec![(String::new(), memory)]) {
                let path = path.clone().unwrap_or_else(|| region_path(handle, &name));
                let name = name.trim_matches(['[', ']']).to_owned();
                self.leaves(&mut cells, &mut more, (name, path), memory, 0);
            }
        }
        if let Some(text) = machine.literal_text(handle) {
            cells.push(Cell {
                name: String::new(),
                value: cut(text),
                kind: String::new(),
                path: path.unwrap_or_else(|| region_path(handle, "")),
                target: None,
                extent: Some((0, region.size() as u64)),
                is_read: false,
            });
        }
        let is_array = cells
            .iter()
            .all(|cell| cell.name.parse::<u64>().is_ok() && cell.target.is_none());
        Some(Content {
            id: Id::Object(handle),
            title,
            note: lives,
            is_across: is_array && cells.len() > 1,
            is_dead: !region.is_alive,
            has_bytes: region.is_alive,
            cells,
            more,
            from: None,
        })
    }

    /// The stretches of memory that are shown in one cell each, under the way to them, as people and as the state write it.
    fn leaves(
        &self,
        cells: &mut Vec<Cell>,
        more: &mut usize,
        (name, path): (String, String),
        memory: Typed,
        depth: usize,
    ) {
        let machine = self.machine;
        if cells.len() >= CELLS {
            *more += 1;
            return;
        }
        if depth == DEEPEST || is_leaf(machine, memory) {
            cells.push(self.leaf(name, path, memory));
            return;
        }
        let length = machine.memory_length(memory) as usize;
        let room = CELLS - cells.len();
        *more += length.saturating_sub(room);
        for (part, memory) in machine.memory_parts_from(memory, 0, room as u64) {
            let path = format!("{path}/{part}");
            let part = match name.as_str() {
                "" => part.trim_matches(['[', ']']).to_owned(),
                _ if part.starts_with('[') => format!("{name}{part}"),
                _ => format!("{name}.{part}"),
            };
            self.leaves(cells, more, (part, path), memory, depth + 1);
        }
    }
}

/// As much of a text as there is room for.
fn cut(mut text: String) -> String {
    if let Some((end, _)) = text.char_indices().nth(TEXT.1) {
        text.truncate(end);
        text.push('…');
    }
    text
}

/// How long an object of memory lives, in a word.
pub(super) fn lifetime(machine: &Machine, handle: Handle) -> String {
    let Some(region) = machine.region(handle) else {
        return String::new();
    };
    let kind = match region.storage {
        Storage::Automatic => "stack",
        Storage::Heap => "heap",
        Storage::Static => "static",
        Storage::Literal => "literal",
    };
    match (region.is_alive, region.storage) {
        (true, _) => kind.to_owned(),
        (false, Storage::Heap) => "freed".to_owned(),
        (false, _) => "out of scope".to_owned(),
    }
}

/// How many of what its layout says an allocation has room for.
fn count_of(machine: &Machine, handle: Handle) -> u64 {
    let size = machine.typed_region(handle);
    let size = size.map_or(0, |memory| machine.memory_size(memory));
    let whole = machine.region(handle).map_or(0, |region| region.size());
    (whole as u64).checked_div(size).unwrap_or(0)
}
