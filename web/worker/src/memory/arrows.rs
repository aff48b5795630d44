//! Arrows: curves from the right edge of a cell to the left edge of what it leads to, or around to its right edge where
//! that does not lie further right.

use protocol::{BoxView, CellView, Point};

/// How far curves swing out, at least and at most.
const SWING: (f32, f32) = (26.0, 90.0);
/// Height of a box's title, at whose middle arrows end.
pub(super) const TITLE: f32 = 24.0;

/// The curve from a cell of a box to a box, or to a cell of it.
pub(super) fn curve(
    from: &BoxView,
    cell: usize,
    to: &BoxView,
    to_cell: Option<usize>,
    is_behind: bool,
) -> [Point; 4] {
    let source = &from.cells[cell];
    let start = Point {
        x: from.x + source.x + source.width - 9.0,
        y: from.y + source.y + source.height / 2.0,
    };
    let mut y = to.y + TITLE / 2.0;
    if let Some(target) = to_cell.and_then(|cell| to.cells.get(cell)) {
        if to.is_across {
            return from_below(start, to, target, is_behind);
        }
        y = to.y + target.y + target.height * if is_behind { 1.0 } else { 0.5 };
    }
    let (left, right) = (to.x, to.x + to.width);
    let swing = ((left - start.x).abs() / 2.0).clamp(SWING.0, SWING.1);
    if left > start.x {
        let out = Point {
            x: start.x + swing,
            y: start.y,
        };
        return [
            start,
            out,
            Point { x: left - swing, y },
            Point { x: left, y },
        ];
    }
    // Backwards or within a column: around by the right.
    let beside = right.max(start.x) + SWING.0 + (start.y - y).abs().min(60.0) / 2.0;
    let out = Point {
        x: beside,
        y: start.y,
    };
    [start, out, Point { x: beside, y }, Point { x: right, y }]
}

/// To one of several cells side by side, so that they stay readable; behind it, where a pointer leads there.
fn from_below(start: Point, to: &BoxView, target: &CellView, is_behind: bool) -> [Point; 4] {
    let tip = Point {
        x: to.x + target.x + target.width * if is_behind { 1.0 } else { 0.5 },
        y: to.y + target.y + target.height,
    };
    let swing = ((tip.x - start.x).abs() / 2.0).clamp(SWING.0, SWING.1);
    let out = Point {
        x: start.x + swing,
        y: start.y,
    };
    let bend = Point {
        x: tip.x,
        y: tip.y + SWING.0,
    };
    [start, out, bend, tip]
}
