//! A function's control-flow graph, laid out for the page.

use protocol::{BlockView, EdgeKind, EdgeView, GraphView, LoopView, Point, Revision};
use session::analysis::{Layout, Size, export::View, layout_functions};
use session::ir::{self, BlockId, FunctionId, ModuleId};

/// Width of a character in a block, in pixels; the style sheet sets its size to fit.
const CHARACTER: f64 = 6.95;
/// Height of a line in a block.
const LINE: f64 = 16.0;
/// Above the first line, for the label.
const LABEL: f64 = 17.0;
/// Left and right of the text together, and below it.
const PADDING: (f64, f64) = (18.0, 8.0);
/// A block shows this many of its instructions.
const LINES: usize = 14;
/// A line is cut behind this many characters.
const COLUMNS: usize = 46;
/// Around the blocks of a loop.
const AROUND: f64 = 9.0;

/// The drawing of a function.
pub(crate) fn draw(
    revision: Revision,
    module: ModuleId,
    view: &View,
    function: FunctionId,
) -> GraphView {
    let blocks = &view.cfg.functions[function.index()].blocks;
    let texts: Vec<(BlockId, Text)> = blocks.iter().map(|&id| (id, Text::of(view, id))).collect();
    let text = |id: BlockId| {
        // Blocks are in the order of their numbers.
        let at = texts.binary_search_by_key(&id, |(id, _)| *id);
        at.ok().map(|at| &texts[at].1)
    };
    let size = |id: BlockId| text(id).map_or(Size::default(), Text::size);
    let layout = layout_functions(view.cfg, &[function], &size);
    let index = |id: BlockId| layout.blocks.iter().position(|block| block.id == id);
    GraphView {
        revision,
        module: module.0,
        function: function.0,
        width: layout.size.width as f32,
        height: layout.size.height as f32,
        blocks: layout
            .blocks
            .iter()
            .filter_map(|block| Some(block_view(block.id, &block.frame, text(block.id)?)))
            .collect(),
        edges: layout
            .edges
            .iter()
            .filter_map(|edge| {
                Some(EdgeView {
                    from: index(edge.from)? as u32,
                    to: index(edge.to)? as u32,
                    kind: kind(edge.kind),
                    back: edge.is_back,
                    points: edge
                        .points
                        .iter()
                        .map(|point| Point {
                            x: point.x as f32,
                            y: point.y as f32,
                        })
                        .collect(),
                })
            })
            .collect(),
        loops: loops(view, function, &layout),
    }
}

/// What a block shows.
struct Text {
    label: String,
    lines: Vec<String>,
    more: u32,
}

impl Text {
    fn of(view: &View, id: BlockId) -> Text {
        let mut lines = view.lines(id);
        let more = lines.len().saturating_sub(LINES) as u32;
        lines.truncate(LINES);
        for line in &mut lines {
            if let Some((end, _)) = line.char_indices().nth(COLUMNS) {
                line.truncate(end);
                line.push('…');
            }
        }
        Text {
            label: view.block_name(id),
            lines,
            more,
        }
    }

    fn size(&self) -> Size {
        let longest = self.lines.iter().map(|line| line.chars().count());
        // The label has the count of visits to its right.
        let label = self.label.chars().count() + 7;
        let columns = longest.max().unwrap_or(0).max(label);
        let lines = self.lines.len() + usize::from(self.more > 0);
        Size {
            width: columns as f64 * CHARACTER + PADDING.0,
            height: LABEL + lines as f64 * LINE + PADDING.1,
        }
    }
}

fn block_view(id: BlockId, frame: &session::analysis::Rect, text: &Text) -> BlockView {
    BlockView {
        block: id.0,
        label: text.label.clone(),
        lines: text.lines.clone(),
        more: text.more,
        x: frame.x as f32,
        y: frame.y as f32,
        width: frame.width as f32,
        height: frame.height as f32,
    }
}

fn kind(kind: ir::EdgeKind) -> EdgeKind {
    match kind {
        ir::EdgeKind::Jump | ir::EdgeKind::FallThrough => EdgeKind::Jump,
        ir::EdgeKind::True => EdgeKind::True,
        ir::EdgeKind::False => EdgeKind::False,
        ir::EdgeKind::Exception => EdgeKind::Exception,
    }
}

/// The outlines of the loops of a function: boxes around their blocks.
fn loops(view: &View, function: FunctionId, layout: &Layout) -> Vec<LoopView> {
    let inside = view.cfg.loops.iter();
    let inside = inside.filter(|each| view.cfg.block(each.header).function == function);
    inside
        .filter_map(|each| {
            let placed = layout.blocks.iter();
            let mut frames = placed
                .filter(|block| each.blocks.contains(&block.id))
                .map(|block| block.frame);
            let first = frames.next()?;
            let (mut left, mut top) = (first.x, first.y);
            let (mut right, mut bottom) = (left + first.width, top + first.height);
            for frame in frames {
                left = left.min(frame.x);
                top = top.min(frame.y);
                right = right.max(frame.x + frame.width);
                bottom = bottom.max(frame.y + frame.height);
            }
            Some(LoopView {
                x: (left - AROUND) as f32,
                y: (top - AROUND) as f32,
                width: (right - left + 2.0 * AROUND) as f32,
                height: (bottom - top + 2.0 * AROUND) as f32,
            })
        })
        .collect()
}
