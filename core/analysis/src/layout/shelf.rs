//! Frames in rows of columns.

use crate::layered::{Rect, Size};

/// Between frames.
pub(super) const GAP: f64 = 32.0;

/// Puts frames into columns and columns into rows.
#[derive(Default)]
pub struct Shelf {
    /// Where the row starts.
    y: f64,
    /// How high the row is.
    height: f64,
    /// The frames of the last column.
    column: Rect,
}

impl Shelf {
    /// Finds a place: below the last one if the row is high enough, else beside it, else in a new row.
    #[must_use]
    pub fn place(&mut self, size: Size, limit: f64) -> Rect {
        let column = &mut self.column;
        let fits_below = column.height > 0.0
            && column.height + GAP + size.height <= self.height
            && column.x + size.width <= limit;
        if fits_below {
            column.height += GAP;
        } else {
            let is_first = column.width == 0.0;
            let right = if is_first {
                0.0
            } else {
                column.x + column.width + GAP
            };
            let fits_beside = is_first || right + size.width <= limit;
            if !fits_beside {
                self.y += self.height + GAP;
                self.height = 0.0;
            }
            *column = Rect {
                x: if fits_beside { right } else { 0.0 },
                y: self.y,
                width: 0.0,
                height: 0.0,
            };
        }
        let frame = Rect {
            x: column.x,
            y: column.y + column.height,
            width: size.width,
            height: size.height,
        };
        column.width = column.width.max(size.width);
        column.height += size.height;
        self.height = self.height.max(column.height);
        frame
    }
}
