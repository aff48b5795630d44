//! Which part of the drawing is seen, and how large.

use protocol::{BlockView, GraphView};

/// A view of a drawing: a point of the drawing at `p` is seen at `p * scale + (x, y)`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Viewport {
    /// Shift to the right.
    pub(super) x: f64,
    /// Shift down.
    pub(super) y: f64,
    /// Magnification.
    pub(super) scale: f64,
    width: f64,
    height: f64,
}

impl Default for Viewport {
    fn default() -> Self {
        Viewport {
            x: 0.0,
            y: 0.0,
            scale: 1.0,
            width: 0.0,
            height: 0.0,
        }
    }
}

/// Below this, instructions cannot be read and are not drawn.
const READABLE: f64 = 0.45;
/// Below this, reading is no pleasure, and a part of the drawing is better than all of it.
const PLEASANT: f64 = 0.72;
/// The least and most magnification.
const SCALES: (f64, f64) = (0.03, 3.0);
/// Kept free around what is shown.
const MARGIN: f64 = 16.0;

impl Viewport {
    /// The canvas has a new size; tells whether it had none before.
    pub(super) fn resize(&mut self, width: f64, height: f64) -> bool {
        let first = self.width == 0.0;
        (self.width, self.height) = (width, height);
        first && width > 0.0
    }

    /// Moves the drawing.
    pub(super) fn pan(&mut self, x: f64, y: f64) {
        self.x += x;
        self.y += y;
    }

    /// Magnifies, leaving the point under `around` (or the middle) where it is.
    pub(super) fn zoom(&mut self, factor: f64, around: Option<(f64, f64)>) {
        let (x, y) = around.unwrap_or((self.width / 2.0, self.height / 2.0));
        let scale = (self.scale * factor).clamp(SCALES.0, SCALES.1);
        let factor = scale / self.scale;
        self.x = x - (x - self.x) * factor;
        self.y = y - (y - self.y) * factor;
        self.scale = scale;
    }

    /// Shows all of the drawing, centred, not larger than life.
    pub(super) fn fit(&mut self, graph: &GraphView) {
        let (width, height) = (f64::from(graph.width), f64::from(graph.height));
        if width <= 0.0 || height <= 0.0 || self.width <= 0.0 {
            return;
        }
        let across = (self.width - 2.0 * MARGIN) / width;
        let down = (self.height - 2.0 * MARGIN) / height;
        self.scale = across.min(down).clamp(SCALES.0, 1.0);
        self.x = (self.width - width * self.scale) / 2.0;
        self.y = ((self.height - height * self.scale) / 2.0).max(MARGIN);
    }

    /// The view of a drawing that is new: all of it or, where that would be small, as much as is read with pleasure. What is
    /// narrow enough is seen in its whole width; a block is in sight.
    pub(super) fn begin(&mut self, graph: &GraphView, at: Option<usize>) {
        self.fit(graph);
        if self.scale >= PLEASANT || self.width <= 0.0 {
            return;
        }
        let Some(block) = graph.blocks.get(at.unwrap_or(0)) else {
            return;
        };
        let width = f64::from(graph.width);
        let across = ((self.width - 2.0 * MARGIN) / width).min(1.0);
        self.scale = across.max(PLEASANT);
        let middle = if across >= PLEASANT {
            width / 2.0
        } else {
            f64::from(block.x + block.width / 2.0)
        };
        self.x = self.width / 2.0 - middle * self.scale;
        // From its beginning, where the block can be seen from there.
        self.y = MARGIN;
        let foot = f64::from(block.y + block.height) * self.scale + self.y;
        if foot > self.height {
            self.y = self.height / 4.0 - f64::from(block.y) * self.scale;
        }
    }

    /// Brings a block into view, moving only when it is not, and making it readable when it is.
    pub(super) fn show(&mut self, block: &BlockView) {
        if self.width <= 0.0 {
            return;
        }
        let (left, top) = (f64::from(block.x), f64::from(block.y));
        let (width, height) = (f64::from(block.width), f64::from(block.height));
        let (x, y) = (left * self.scale + self.x, top * self.scale + self.y);
        let inside = x >= 0.0
            && y >= 0.0
            && x + width * self.scale <= self.width
            && y + height.min(60.0) * self.scale <= self.height;
        if !inside {
            self.x = self.width / 2.0 - (left + width / 2.0) * self.scale;
            self.y = self.height / 3.0 - top * self.scale;
        }
    }

    /// Whether a box of the drawing can be seen at all.
    pub(super) fn sees(&self, left: f64, top: f64, right: f64, bottom: f64) -> bool {
        right * self.scale + self.x >= 0.0
            && left * self.scale + self.x <= self.width
            && bottom * self.scale + self.y >= 0.0
            && top * self.scale + self.y <= self.height
    }

    /// Whether a block can be seen at all.
    pub(super) fn sees_block(&self, block: &BlockView) -> bool {
        let (x, y) = (f64::from(block.x), f64::from(block.y));
        let (width, height) = (f64::from(block.width), f64::from(block.height));
        self.sees(x, y, x + width, y + height)
    }

    /// Shows a point of the drawing in the middle.
    pub(super) fn centre(&mut self, x: f64, y: f64) {
        self.x = self.width / 2.0 - x * self.scale;
        self.y = self.height / 2.0 - y * self.scale;
    }

    /// The part of the drawing that is seen: left, top, width, height.
    pub(super) fn seen(&self) -> (f64, f64, f64, f64) {
        let (left, top) = (-self.x / self.scale, -self.y / self.scale);
        (left, top, self.width / self.scale, self.height / self.scale)
    }

    /// Whether all of a drawing of this size can be seen, or nothing is known of the canvas yet.
    pub(super) fn sees_all(&self, width: f64, height: f64) -> bool {
        let (left, top, seen_width, seen_height) = self.seen();
        let all = left <= 1.0
            && top <= 1.0
            && left + seen_width >= width - 1.0
            && top + seen_height >= height - 1.0;
        self.width <= 0.0 || all
    }

    /// Whether instructions can be read.
    pub(super) fn readable(&self) -> bool {
        self.scale >= READABLE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn viewport() -> Viewport {
        let mut viewport = Viewport::default();
        assert!(viewport.resize(400.0, 300.0));
        viewport
    }

    #[test]
    fn zoom_leaves_the_point_under_the_pointer() {
        let mut viewport = viewport();
        viewport.pan(13.0, -7.0);
        let drawn = |v: &Viewport| ((100.0 - v.x) / v.scale, (50.0 - v.y) / v.scale);
        let before = drawn(&viewport);
        viewport.zoom(1.7, Some((100.0, 50.0)));
        let after = drawn(&viewport);
        assert!((before.0 - after.0).abs() < 1e-9 && (before.1 - after.1).abs() < 1e-9);
        assert!((viewport.scale - 1.7).abs() < 1e-9);
    }

    #[test]
    fn fit_shows_everything() {
        let mut viewport = viewport();
        let graph = GraphView {
            width: 2000.0,
            height: 900.0,
            ..GraphView::default()
        };
        viewport.fit(&graph);
        assert!(viewport.x >= 0.0 && viewport.x + 2000.0 * viewport.scale <= 400.0);
        assert!(viewport.y >= 0.0 && viewport.y + 900.0 * viewport.scale <= 300.0);
    }

    #[test]
    fn a_large_drawing_begins_at_a_block_that_can_be_read() {
        let mut viewport = viewport();
        let block = |x: f32, y: f32| BlockView {
            block: 0,
            label: String::new(),
            lines: Vec::new(),
            more: 0,
            hidden: Vec::new(),
            fold: None,
            x,
            y,
            width: 100.0,
            height: 40.0,
        };
        let mut graph = GraphView {
            width: 4000.0,
            height: 9000.0,
            blocks: vec![block(10.0, 10.0), block(3000.0, 8000.0)],
            ..GraphView::default()
        };
        viewport.begin(&graph, Some(1));
        assert!(viewport.readable());
        assert!(viewport.sees(3000.0, 8000.0, 3100.0, 8040.0));
        // One that is long and not wide is seen from its beginning, in all of its width and no smaller than that needs.
        (graph.width, graph.height) = (460.0, 9000.0);
        viewport.begin(&graph, None);
        assert!((viewport.scale - (400.0 - 2.0 * MARGIN) / 460.0).abs() < 1e-6);
        assert!(viewport.sees(0.0, 0.0, 10.0, 10.0) && viewport.sees(450.0, 0.0, 460.0, 10.0));
        assert!((viewport.y - MARGIN).abs() < 1e-6);
        (graph.width, graph.height) = (380.0, 200.0);
        viewport.begin(&graph, None);
        assert!(
            viewport.sees_all(380.0, 200.0),
            "a small one is shown whole"
        );
    }

    #[test]
    fn a_block_in_view_moves_nothing() {
        let mut viewport = viewport();
        let mut block = BlockView {
            block: 0,
            label: String::new(),
            lines: Vec::new(),
            more: 0,
            hidden: Vec::new(),
            fold: None,
            x: 10.0,
            y: 10.0,
            width: 100.0,
            height: 40.0,
        };
        let before = viewport;
        viewport.show(&block);
        assert_eq!(viewport, before);
        block.y = 5000.0;
        viewport.show(&block);
        assert!(viewport.sees(10.0, 5000.0, 110.0, 5040.0));
        assert_ne!(viewport, before);
    }
}
