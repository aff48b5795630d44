//! Arrows: from the right edge of a cell to the left edge of what it leads to, or around to its right edge where that does
//! not lie further right.
//!
//! Invariant: an arrow crosses columns where no box stands, so that none runs through a box. It changes its height only in
//! the space between two columns.

use protocol::{BoxView, Point};
use std::ops::Range;

/// How far curves swing out, at least and at most.
const SWING: (f32, f32) = (26.0, 90.0);
/// Height of a box's title, at whose middle arrows end.
pub(super) const TITLE: f32 = 24.0;
/// How far an arrow keeps away from boxes that it passes.
const AWAY: f32 = 9.0;
/// Where an arrow starts, from the right edge of its cell.
const INSIDE: f32 = 9.0;

/// Where boxes stand.
pub(super) struct Field<'a> {
    pub(super) boxes: &'a [BoxView],
    /// The column that each is in.
    pub(super) columns: Vec<usize>,
    /// The left and right edges of the columns.
    pub(super) edges: Vec<(f32, f32)>,
}

/// Where an arrow leads.
#[derive(Clone, Copy)]
pub(super) struct End {
    /// The box.
    pub(super) to: usize,
    /// The cell of it, if it is only one.
    pub(super) cell: Option<usize>,
    /// Whether it is the place behind that.
    pub(super) is_behind: bool,
}

impl Field<'_> {
    /// The curves from a cell of a box to where it leads.
    pub(super) fn arrow(&self, from: usize, cell: usize, end: End) -> Vec<Point> {
        let (source, to) = (&self.boxes[from], &self.boxes[end.to]);
        let cell = &source.cells[cell];
        let start = Point {
            x: source.x + cell.x + cell.width - INSIDE,
            y: source.y + cell.y + cell.height / 2.0,
        };
        let mut y = to.y + TITLE / 2.0;
        // One of several cells side by side is come to from below, so that they stay readable.
        let mut below = None;
        if let Some(target) = end.cell.and_then(|cell| to.cells.get(cell)) {
            if to.is_across {
                below = Some(Point {
                    x: to.x + target.x + target.width * if end.is_behind { 1.0 } else { 0.5 },
                    y: to.y + target.y + target.height,
                });
                y = to.y + to.height + AWAY;
            } else {
                y = to.y + target.y + target.height * if end.is_behind { 1.0 } else { 0.5 };
            }
        }
        let (here, there) = (self.columns[from], self.columns[end.to]);
        let mut path = Path::from(start);
        path.line(self.edges[here].1, start.y);
        if there > here {
            self.cross(&mut path, here + 1..there, y);
            path.bend(to.x, y);
            path.rise(below);
            return path.points;
        }
        // Backwards or within a column: around by the right.
        let passed = there + 1..here + 1;
        let pass = match passed.is_empty() {
            true => y,
            false => self.lane(passed, start.y, y),
        };
        path.turn(self.edges[here].1, pass);
        if there < here {
            path.line(self.edges[there + 1].0, pass);
            path.bend(self.edges[there].1, y);
        }
        path.line(to.x + to.width, y);
        path.rise(below);
        path.points
    }

    /// Goes on through columns, to the space in front of the one behind them.
    fn cross(&self, path: &mut Path, columns: Range<usize>, y: f32) {
        if columns.is_empty() {
            return;
        }
        let lane = self.lane(columns.clone(), path.at.y, y);
        path.bend(self.edges[columns.start].0, lane);
        path.line(self.edges[columns.end - 1].1, lane);
    }

    /// The height at which columns can be crossed, with the least way up and down.
    fn lane(&self, columns: Range<usize>, from: f32, to: f32) -> f32 {
        let all = self.boxes.iter().zip(&self.columns);
        let passed = all.filter(|(_, column)| columns.contains(column));
        let taken: Vec<(f32, f32)> = passed
            .map(|(each, _)| (each.y - AWAY, each.y + each.height + AWAY))
            .collect();
        let is_free = |y: &f32| y >= &0.0 && !taken.iter().any(|(top, end)| top < y && y < end);
        let edges = taken.iter().flat_map(|(top, end)| [*top, *end]);
        let way = |y: &f32| (y - from).abs() + (y - to).abs();
        let lanes = edges.chain([from, to]).filter(is_free);
        lanes.min_by(|a, b| way(a).total_cmp(&way(b))).unwrap_or(to)
    }
}

/// Curves, end to end.
struct Path {
    points: Vec<Point>,
    at: Point,
}

impl Path {
    fn from(at: Point) -> Path {
        let points = vec![at];
        Path { points, at }
    }

    /// A curve to a point, by way of two others.
    fn curve(&mut self, out: Point, bend: Point, at: Point) {
        self.points.extend([out, bend, at]);
        self.at = at;
    }

    /// Straight on.
    fn line(&mut self, x: f32, y: f32) {
        if self.at.x != x || self.at.y != y {
            self.curve(self.at, Point { x, y }, Point { x, y });
        }
    }

    /// To another height, level at both ends.
    fn bend(&mut self, x: f32, y: f32) {
        let middle = self.at.x.midpoint(x);
        let out = Point {
            x: middle,
            y: self.at.y,
        };
        self.curve(out, Point { x: middle, y }, Point { x, y });
    }

    /// On below a box and up to one of its cells, if that is where it leads.
    fn rise(&mut self, tip: Option<Point>) {
        if let Some(tip) = tip {
            let corner = Point {
                x: tip.x,
                y: self.at.y,
            };
            self.curve(corner, corner, tip);
        }
    }

    /// Around and back, by the right.
    fn turn(&mut self, x: f32, y: f32) {
        let far = x.max(self.at.x) + SWING.0 + (self.at.y - y).abs().min(60.0) / 4.0;
        let out = Point {
            x: far,
            y: self.at.y,
        };
        self.curve(out, Point { x: far, y }, Point { x, y });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::CellView;

    fn boxed(x: f32, y: f32, height: f32) -> BoxView {
        let cell = CellView {
            width: 80.0,
            height: 24.0,
            y: TITLE,
            ..CellView::default()
        };
        BoxView {
            x,
            y,
            width: 80.0,
            height,
            cells: vec![cell],
            ..BoxView::default()
        }
    }

    /// Whether any of the curves runs through a box, but for where it starts.
    fn hits(points: &[Point], box_: &BoxView) -> bool {
        points.windows(4).step_by(3).any(|curve| {
            (1..50).any(|at| {
                let t = at as f32 / 50.0;
                let s = 1.0 - t;
                let mix = |of: fn(&Point) -> f32| {
                    s * s * s * of(&curve[0])
                        + 3.0 * s * s * t * of(&curve[1])
                        + 3.0 * s * t * t * of(&curve[2])
                        + t * t * t * of(&curve[3])
                };
                let (x, y) = (mix(|p| p.x), mix(|p| p.y));
                box_.x < x && x < box_.x + box_.width && box_.y < y && y < box_.y + box_.height
            })
        })
    }

    #[test]
    fn an_arrow_goes_around_boxes_in_both_directions() {
        let boxes = [
            boxed(12.0, 12.0, 48.0),
            boxed(150.0, 12.0, 90.0),
            boxed(300.0, 12.0, 60.0),
            boxed(450.0, 12.0, 48.0),
        ];
        let field = Field {
            boxes: &boxes,
            columns: vec![0, 1, 2, 3],
            edges: boxes.iter().map(|each| (each.x, each.x + 80.0)).collect(),
        };
        let end = |to| End {
            to,
            cell: None,
            is_behind: false,
        };
        let ahead = field.arrow(0, 0, end(3));
        assert!(
            !boxes[1..].iter().any(|each| hits(&ahead, each)),
            "{ahead:?}"
        );
        let tip = *ahead.last().unwrap();
        assert_eq!((tip.x, tip.y), (450.0, 24.0));
        let back = field.arrow(3, 0, end(1));
        assert!(!boxes[..3].iter().any(|each| hits(&back, each)), "{back:?}");
        let tip = *back.last().unwrap();
        assert_eq!((tip.x, tip.y), (230.0, 24.0));
        // To the neighbour there is nothing to go around, and an object may lead to itself.
        assert_eq!(field.arrow(0, 0, end(1)).len(), 7);
        let own = field.arrow(1, 0, end(1));
        assert_eq!(own.last().unwrap().x, 230.0);
    }

    #[test]
    fn an_arrow_to_one_of_several_cells_side_by_side_comes_from_below_and_around_the_boxes_above() {
        let mut row = boxed(150.0, 200.0, 48.0);
        row.is_across = true;
        row.cells = (0..3u8)
            .map(|at| CellView {
                x: f32::from(at) * 26.0,
                width: 26.0,
                height: 24.0,
                y: TITLE,
                ..CellView::default()
            })
            .collect();
        let boxes = [
            boxed(12.0, 12.0, 48.0),
            boxed(150.0, 12.0, 90.0),
            boxed(150.0, 120.0, 60.0),
            row,
            boxed(300.0, 12.0, 48.0),
        ];
        let field = Field {
            boxes: &boxes,
            columns: vec![0, 1, 1, 1, 2],
            edges: vec![(12.0, 92.0), (150.0, 230.0), (300.0, 380.0)],
        };
        for (from, is_behind, x) in [(0, false, 215.0), (4, false, 215.0), (0, true, 228.0)] {
            let end = End {
                to: 3,
                cell: Some(2),
                is_behind,
            };
            let points = field.arrow(from, 0, end);
            let passed = boxes.iter().enumerate().filter(|&(at, _)| at != from);
            for (at, each) in passed {
                assert!(!hits(&points, each), "{from} runs through {at}: {points:?}");
            }
            let tip = points.last().unwrap();
            assert_eq!((tip.x, tip.y), (x, 248.0));
        }
    }
}
