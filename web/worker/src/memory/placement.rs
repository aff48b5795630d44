//! Where boxes stand: scopes in the first column, each object one column behind what led to it first, near to that.
//!
//! Invariant: an object that was placed keeps its column, and its height in it unless a box above it grew into it.

use super::{Content, Contents, Id};
use rustc_hash::FxHashMap;

/// Space between boxes: to the side, for arrows, and below.
const GAP: (f32, f32) = (56.0, 18.0);
/// Around everything.
pub(super) const MARGIN: f32 = 12.0;
/// Room that is kept for a box at least: objects get their members one by one.
const LEAST: f32 = 96.0;
/// Chains go no further to the right.
const COLUMNS: usize = 14;
/// Places that are remembered of objects that are not to be seen at the moment.
const REMEMBERED: usize = 5_000;

/// Where boxes stood last.
#[derive(Default)]
pub(crate) struct Placement {
    /// The column of an object, and its top edge.
    known: FxHashMap<Id, (usize, f32)>,
    /// How wide the columns are: they only grow.
    widths: Vec<f32>,
}

/// Where boxes stand now.
pub(super) struct Placed {
    /// The column of each box, and its top edge.
    pub(super) columns: Vec<usize>,
    pub(super) tops: Vec<f32>,
    /// The left and right edges of the columns.
    pub(super) edges: Vec<(f32, f32)>,
    /// The extent of the whole.
    pub(super) extent: (f32, f32),
}

/// A box in a column.
#[derive(Clone, Copy)]
struct Slot {
    top: f32,
    height: f32,
}

impl Placement {
    /// Places boxes, of which the extents are given.
    pub(super) fn place(&mut self, contents: &Contents, sizes: &[(f32, f32)]) -> Placed {
        let boxes = &contents.boxes;
        let columns = self.columns(boxes);
        for (at, column) in columns.iter().enumerate() {
            if self.widths.len() <= *column {
                self.widths.resize(column + 1, 0.0);
            }
            // Steps of a few pixels, so that a digit more does not move what is to the right.
            let width = (sizes[at].0 / 24.0).ceil() * 24.0;
            self.widths[*column] = self.widths[*column].max(width);
        }
        let mut tops = vec![f32::NAN; boxes.len()];
        self.keep(boxes, &columns, sizes, &mut tops);
        self.add(boxes, &columns, sizes, &mut tops);
        for (at, each) in boxes.iter().enumerate() {
            self.known.insert(each.id, (columns[at], tops[at]));
        }
        self.forget(boxes);
        let mut edges = Vec::with_capacity(self.widths.len());
        let mut left = MARGIN;
        for width in &self.widths {
            edges.push((left, left + width));
            left += width + GAP.0;
        }
        let most = |each: &dyn Fn(usize) -> f32| (0..boxes.len()).map(each).fold(0.0, f32::max);
        let width = most(&|at| edges[columns[at]].0 + sizes[at].0);
        // Arrows go around what is lowest.
        let height = most(&|at| tops[at] + sizes[at].1);
        Placed {
            columns,
            tops,
            edges,
            extent: (width + GAP.0, height + 2.0 * MARGIN),
        }
    }

    fn columns(&self, boxes: &[Content]) -> Vec<usize> {
        let mut columns: Vec<usize> = Vec::with_capacity(boxes.len());
        for each in boxes {
            columns.push(match (self.known.get(&each.id), each.from) {
                (_, None) => 0,
                (Some((column, _)), _) => *column,
                (None, Some((from, _))) => (columns[from] + 1).min(COLUMNS - 1),
            });
        }
        columns
    }

    /// Places what was there before, from top to bottom; scopes stand one below the other.
    fn keep(&self, boxes: &[Content], columns: &[usize], sizes: &[(f32, f32)], tops: &mut [f32]) {
        let mut ends = vec![MARGIN; self.widths.len()];
        let mut old: Vec<(f32, usize)> = Vec::new();
        for (at, each) in boxes.iter().enumerate() {
            match self.known.get(&each.id) {
                _ if each.from.is_none() => {
                    tops[at] = ends[0];
                    ends[0] += sizes[at].1 + GAP.1;
                }
                Some((_, top)) => old.push((*top, at)),
                None => {}
            }
        }
        old.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        for (top, at) in old {
            let end = &mut ends[columns[at]];
            tops[at] = top.max(*end);
            *end = tops[at] + sizes[at].1.max(LEAST) + GAP.1;
        }
    }

    /// Places what is new where there is room, as near as can be to what leads there.
    fn add(&self, boxes: &[Content], columns: &[usize], sizes: &[(f32, f32)], tops: &mut [f32]) {
        let mut taken: Vec<Vec<Slot>> = vec![Vec::new(); self.widths.len()];
        for at in (0..boxes.len()).filter(|&at| !tops[at].is_nan()) {
            let (top, height) = (tops[at], sizes[at].1.max(LEAST));
            taken[columns[at]].push(Slot { top, height });
        }
        for column in &mut taken {
            column.sort_by(|a, b| a.top.total_cmp(&b.top));
        }
        for at in 0..boxes.len() {
            if !tops[at].is_nan() {
                continue;
            }
            let near = boxes[at].from.map_or(MARGIN, |(from, _)| tops[from]);
            let column = &mut taken[columns[at]];
            let height = sizes[at].1.max(LEAST);
            let top = free(column, near, height);
            tops[at] = top;
            let place = column.partition_point(|slot| slot.top < top);
            column.insert(place, Slot { top, height });
        }
    }

    fn forget(&mut self, boxes: &[Content]) {
        if self.known.len() > REMEMBERED {
            let seen = boxes.iter().map(|each| each.id);
            let seen: rustc_hash::FxHashSet<Id> = seen.collect();
            self.known.retain(|id, _| seen.contains(id));
        }
    }
}

/// The top edge nearest to a wanted one at which there is room for a box.
fn free(column: &[Slot], near: f32, height: f32) -> f32 {
    let mut best = f32::NAN;
    let mut from = MARGIN;
    let ends = column.iter().map(|slot| slot.top).chain([f32::INFINITY]);
    for (at, end) in ends.enumerate() {
        let last = end - GAP.1 - height;
        if last >= from {
            let top = near.clamp(from, last);
            if best.is_nan() || (top - near).abs() < (best - near).abs() {
                best = top;
            }
        }
        if let Some(slot) = column.get(at) {
            from = slot.top + slot.height + GAP.1;
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::{GAP, MARGIN, Slot, free};

    #[test]
    fn a_new_box_stands_where_there_is_room_nearest_to_what_leads_there() {
        let slot = |top, height| Slot { top, height };
        assert_eq!(free(&[], 40.0, 30.0), 40.0);
        let column = [slot(MARGIN, 100.0), slot(300.0, 50.0)];
        let below = MARGIN + 100.0 + GAP.1;
        assert_eq!(free(&column, 20.0, 60.0), below);
        assert_eq!(free(&column, 200.0, 60.0), 200.0);
        assert_eq!(free(&column, 290.0, 60.0), 300.0 - GAP.1 - 60.0);
        assert_eq!(
            free(&column, 100.0, 400.0),
            350.0 + GAP.1,
            "only at the end"
        );
    }
}
