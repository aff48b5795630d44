//! Lines in the notation of SVG.

use crate::layered::Point;
use std::fmt::Write;

/// Path data of a line with rounded corners.
pub(super) fn rounded(points: &[Point], radius: f64) -> String {
    let mut path = String::new();
    let Some(first) = points.first() else {
        return path;
    };
    let _ = write!(path, "M{:.1} {:.1}", first.x, first.y);
    for corner in points.windows(3) {
        let [before, at, after] = corner else {
            continue;
        };
        let towards = |to: &Point| {
            let (dx, dy) = (to.x - at.x, to.y - at.y);
            let length = dx.hypot(dy);
            let part = (radius / length).min(0.5);
            (at.x + dx * part, at.y + dy * part)
        };
        let ((x1, y1), (x2, y2)) = (towards(before), towards(after));
        let _ = write!(
            path,
            "L{x1:.1} {y1:.1}Q{:.1} {:.1} {x2:.1} {y2:.1}",
            at.x, at.y
        );
    }
    if let [.., last] = points {
        let _ = write!(path, "L{:.1} {:.1}", last.x, last.y);
    }
    path
}
