//! The picture: contents with their measures, what changed in them, and where they stand.

use super::arrows::{End, Field, TITLE};
use super::bytes::bytes;
use super::{Cell, Content, Contents, Id, Placement, TEXT};
use protocol::{ArrowView, BoxView, CellView, Mark, MemoryView};
use rustc_hash::FxHashMap;
use session::vm::Machine;

/// Width of a character of the picture's font, and of the space around a text.
const CHARACTER: f32 = 7.4;
/// The same in a title.
const BOLD: f32 = 8.3;
const AROUND: f32 = 18.0;
/// Height of a row, and of a cell with its name above it.
const ROW: f32 = 24.0;
const ACROSS: f32 = 42.0;
/// Width of cells side by side: of one, and of a line of them.
const NARROW: f32 = 30.0;
const LINE: f32 = 320.0;
/// Room for the start of an arrow.
const DOT: f32 = 22.0;

/// The picture of what a state holds, compared with what the one before held.
pub(crate) fn picture(
    machine: &Machine,
    contents: &Contents,
    before: Option<&Contents>,
    placement: &mut Placement,
    asked: Option<&str>,
) -> MemoryView {
    let mut boxes: Vec<BoxView> = contents.boxes.iter().map(measured).collect();
    let sizes: Vec<(f32, f32)> = boxes.iter().map(|each| (each.width, each.height)).collect();
    let placed = placement.place(contents, &sizes);
    for ((each, column), top) in boxes.iter_mut().zip(&placed.columns).zip(placed.tops) {
        (each.x, each.y) = (placed.edges[*column].0, top);
    }
    for (each, content) in boxes.iter_mut().zip(&contents.boxes) {
        for (cell, content) in each.cells.iter_mut().zip(&content.cells) {
            cell.mark = content.is_read.then_some(Mark::Read);
        }
    }
    let changes = before.map(|before| mark(contents, before, &mut boxes));
    let field = Field {
        boxes: &boxes,
        columns: placed.columns,
        edges: placed.edges,
    };
    let mut arrows = Vec::new();
    let mut targets = Vec::new();
    for (from, content) in contents.boxes.iter().enumerate() {
        for (cell, each) in content.cells.iter().enumerate() {
            let Some(target) = each.target else { continue };
            let Some((to, inner, is_behind)) = contents.place_of(target.to, target.offset) else {
                continue;
            };
            // A variable is its memory as a whole.
            let inner = inner.filter(|_| !target.is_own);
            let end = End {
                to,
                cell: inner,
                is_behind,
            };
            targets.push((from, cell, to));
            arrows.push(ArrowView {
                from: from as u32,
                to: to as u32,
                points: field.arrow(from, cell, end),
                is_changed: changes
                    .as_ref()
                    .is_some_and(|changed| changed.contains(&(from, cell))),
                is_own: target.is_own,
            });
        }
    }
    for (from, cell, to) in targets {
        boxes[from].cells[cell].target = Some(boxes[to].id.clone());
    }
    let (width, height) = placed.extent;
    MemoryView {
        width,
        height,
        boxes,
        arrows,
        more: contents.more as u32,
        bytes: asked.and_then(|id| bytes(machine, id, before)),
        ..MemoryView::default()
    }
}

impl Contents {
    /// The box that an object is, the cell of it that a place within it is, and whether the place lies behind that.
    fn place_of(
        &self,
        object: session::vm::Handle,
        offset: i64,
    ) -> Option<(usize, Option<usize>, bool)> {
        let &(at, cell) = self.places.get(&object)?;
        let cells = &self.boxes[at].cells;
        if cell.is_some() {
            let extent = cell.and_then(|cell| cells[cell].extent);
            let is_behind = extent.is_some_and(|(start, size)| offset >= start + size as i64);
            return Some((at, cell, is_behind));
        }
        let holds = |cell: &Cell| {
            let (start, size) = cell.extent?;
            let end = start + size.max(1) as i64;
            (start <= offset && offset < end).then_some(())
        };
        let inner = cells.iter().position(|cell| holds(cell).is_some());
        // A pointer to the start is one to the whole.
        if offset == 0 && !self.boxes[at].is_across {
            return Some((at, None, false));
        }
        let last = cells.last().and_then(|cell| cell.extent);
        let is_behind = last.is_some_and(|(start, size)| offset >= start + size as i64);
        let inner = inner.or_else(|| is_behind.then(|| cells.len() - 1));
        Some((at, inner, is_behind))
    }
}

/// A box with its cells, and how much room they take.
fn measured(content: &Content) -> BoxView {
    let is_scope = !matches!(content.id, Id::Object(_));
    let mut view = BoxView {
        id: content.id.text(),
        title: content.title.clone(),
        note: content.note.clone(),
        is_scope,
        is_dead: content.is_dead,
        has_bytes: content.has_bytes,
        is_across: content.is_across,
        more: content.more as u32,
        ..BoxView::default()
    };
    let heading = content.title.chars().count() + content.note.chars().count() + 2;
    let bytes = if content.has_bytes { 34.0 } else { 0.0 };
    let least = heading as f32 * BOLD + AROUND + bytes;
    let texts = content.cells.iter();
    let shown = |cell: &Cell| match cell.target {
        Some(_) => 0,
        None => cell.value.chars().count().min(TEXT.0),
    };
    let longest = texts.clone().map(shown).max().unwrap_or(0) as f32;
    let names = texts
        .clone()
        .map(|cell| cell.name.chars().count().min(TEXT.0));
    let names = names.max().unwrap_or(0) as f32;
    let mut y = TITLE;
    if content.is_across {
        let width = (longest.max(names) * CHARACTER + AROUND - 6.0).max(NARROW);
        let in_line = ((LINE / width) as usize).max(1);
        for (at, cell) in content.cells.iter().enumerate() {
            view.cells.push(CellView {
                x: (at % in_line) as f32 * width,
                y: TITLE + (at / in_line) as f32 * ACROSS,
                width,
                height: ACROSS,
                ..seen(cell)
            });
        }
        let lines = content.cells.len().div_ceil(in_line);
        y += (lines as f32 * ACROSS).max(8.0);
        let used = content.cells.len().min(in_line) as f32 * width;
        view.width = used.max(least).max(60.0);
    } else {
        let name = match names {
            0.0 => 0.0,
            names => names * CHARACTER + AROUND,
        };
        let value = (longest * CHARACTER + AROUND).max(DOT + 8.0);
        view.width = (name + value).max(least).max(70.0);
        for cell in &content.cells {
            view.cells.push(CellView {
                x: 0.0,
                y,
                width: view.width,
                height: ROW,
                ..seen(cell)
            });
            y += ROW;
        }
        if content.cells.is_empty() {
            y += 8.0;
        }
    }
    if content.more > 0 {
        y += ROW;
    }
    view.height = y;
    view
}

fn seen(cell: &Cell) -> CellView {
    CellView {
        name: cell.name.clone(),
        value: cell.value.clone(),
        kind: cell.kind.clone(),
        path: cell.path.clone(),
        ..CellView::default()
    }
}

/// Marks what is new or changed since; the cells whose arrows lead elsewhere now.
fn mark(contents: &Contents, before: &Contents, boxes: &mut [BoxView]) -> Vec<(usize, usize)> {
    let old: FxHashMap<Id, &Content> = before.boxes.iter().map(|each| (each.id, each)).collect();
    let mut turned = Vec::new();
    for (at, content) in contents.boxes.iter().enumerate() {
        let Some(was) = old.get(&content.id) else {
            boxes[at].mark = Some(Mark::New);
            let leads = content.cells.iter().enumerate();
            let leads = leads.filter(|(_, cell)| cell.target.is_some());
            turned.extend(leads.map(|(cell, _)| (at, cell)));
            continue;
        };
        if was.is_dead != content.is_dead {
            boxes[at].mark = Some(Mark::Changed);
        }
        // Names of elements are their places; those of members and entries are unique.
        let cells: FxHashMap<&str, &Cell> = match content.cells.first() {
            Some(cell) if cell.name.is_empty() => FxHashMap::default(),
            _ => was
                .cells
                .iter()
                .map(|cell| (cell.name.as_str(), cell))
                .collect(),
        };
        for (number, cell) in content.cells.iter().enumerate() {
            let was = match cell.name.is_empty() {
                true => was.cells.iter().find(|other| other.value == cell.value),
                false => cells.get(cell.name.as_str()).copied(),
            };
            let mark = match was {
                None => Some(Mark::New),
                Some(was) if was.target != cell.target => Some(Mark::Changed),
                Some(was) if was.target.is_none() && was.value != cell.value => Some(Mark::Changed),
                Some(_) => None,
            };
            let seen = &mut boxes[at].cells[number].mark;
            *seen = mark.or(*seen);
            if mark.is_some() && cell.target.is_some() {
                turned.push((at, number));
            }
        }
    }
    turned
}
