//! Where to draw the blocks and edges of a control-flow graph.

mod folds;
mod path;
mod shelf;

use crate::layered::{Drawing, Graph, GraphEdge, GraphLoop, Point, Rect, Size, Spacing, draw};
use crate::{Cfg, Function};
use folds::Drawn;
pub use folds::Folds;
use ir::{BlockId, EdgeKind, FunctionId};
use rustc_hash::FxHashMap;
use shelf::GAP;
pub use shelf::Shelf;

/// Around the blocks of a function.
const PADDING: f64 = 18.0;
/// Above the blocks of a function, for its name.
const TITLE: f64 = 26.0;
/// How wide a drawing of several functions tends to be for its height.
const ASPECT: f64 = 1.5;

/// A drawing of a control-flow graph. Coordinates are in pixels from the upper left corner.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Layout {
    /// The size of the drawing.
    pub size: Size,
    /// The frame of each function.
    pub clusters: Vec<Cluster>,
    /// The blocks, but for those that are leftovers ([`crate::Block::is_leftover`]).
    pub blocks: Vec<PlacedBlock>,
    /// The edges.
    pub edges: Vec<EdgePath>,
}

/// The frame around the blocks of a function; its name belongs into the stripe above the blocks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cluster {
    /// Which function.
    pub function: FunctionId,
    /// The frame.
    pub frame: Rect,
}

/// A block with its place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlacedBlock {
    /// Which block.
    pub id: BlockId,
    /// Its place.
    pub frame: Rect,
}

/// An edge with its corners.
#[derive(Clone, PartialEq, Debug)]
pub struct EdgePath {
    /// The block at whose lower edge it starts.
    pub from: BlockId,
    /// The block at whose upper edge it ends.
    pub to: BlockId,
    /// Why control goes there.
    pub kind: EdgeKind,
    /// Whether it leads back.
    pub is_back: bool,
    /// Its corners, from start to end. A line through them touches no other block.
    pub points: Vec<Point>,
}

impl EdgePath {
    /// The line as the path data of SVG, its corners rounded.
    #[must_use]
    pub fn svg_path(&self) -> String {
        path::rounded(&self.points, 7.0)
    }
}

/// Lays out all functions of a module. `size` says how large each block is drawn.
#[must_use]
pub fn layout(cfg: &Cfg, size: &dyn Fn(BlockId) -> Size) -> Layout {
    let all: Vec<FunctionId> = cfg.functions.iter().map(|function| function.id).collect();
    layout_functions(cfg, &all, &Folds::default(), size)
}

/// Lays out some functions of a module, in the given order: in rows of columns, from left to right. What is folded
/// is one block, whose size is asked for by the block as which it is drawn ([`Folds::shown_as`]).
#[must_use]
pub fn layout_functions(
    cfg: &Cfg,
    functions: &[FunctionId],
    folds: &Folds,
    size: &dyn Fn(BlockId) -> Size,
) -> Layout {
    let drawings: Vec<(&Function, Drawn, Drawing)> = (functions.iter())
        .map(|&id| &cfg.functions[id.index()])
        .filter(|function| !function.blocks.is_empty())
        .map(|function| {
            let drawn = Drawn::of(cfg, function, folds);
            let graph = graph(cfg, function, folds, &drawn, size);
            let drawing = draw(&graph, &Spacing::default());
            (function, drawn, drawing)
        })
        .collect();
    let outer = |drawing: &Drawing| Size {
        width: drawing.size.width + 2.0 * PADDING,
        height: drawing.size.height + 2.0 * PADDING + TITLE,
    };
    let area: f64 = (drawings.iter().map(|(_, _, drawing)| outer(drawing)))
        .map(|size| (size.width + GAP) * (size.height + GAP))
        .sum();
    let widths = drawings.iter().map(|(_, _, drawing)| outer(drawing).width);
    let widest = widths.fold(0.0, f64::max);
    let limit = widest.max((area * ASPECT).sqrt());

    let mut layout = Layout::default();
    let mut shelf = Shelf::default();
    for (function, drawn, drawing) in drawings {
        let frame = shelf.place(outer(&drawing), limit);
        layout.clusters.push(Cluster {
            function: function.id,
            frame,
        });
        let (dx, dy) = (frame.x + PADDING, frame.y + PADDING + TITLE);
        add(&mut layout, drawn, drawing, dx, dy);
        layout.size.width = layout.size.width.max(frame.x + frame.width);
        layout.size.height = layout.size.height.max(frame.y + frame.height);
    }
    layout
}

fn add(layout: &mut Layout, drawn: Drawn, drawing: Drawing, dx: f64, dy: f64) {
    for (id, frame) in drawn.blocks.into_iter().zip(&drawing.nodes) {
        let frame = frame.moved(dx, dy);
        layout.blocks.push(PlacedBlock { id, frame });
    }
    let mut points = drawing.edges.into_iter();
    for (from, edge) in drawn.edges {
        let moved = |point: Point| Point {
            x: point.x + dx,
            y: point.y + dy,
        };
        layout.edges.push(EdgePath {
            from,
            to: edge.to,
            kind: edge.kind,
            is_back: edge.is_back,
            points: points.next().into_iter().flatten().map(moved).collect(),
        });
    }
}

fn graph(
    cfg: &Cfg,
    function: &Function,
    folds: &Folds,
    drawn: &Drawn,
    size: &dyn Fn(BlockId) -> Size,
) -> Graph {
    let blocks = &drawn.blocks;
    let node_of: FxHashMap<BlockId, usize> = (blocks.iter().enumerate())
        .map(|(at, &id)| (id, at))
        .collect();
    // Unreachable code stands below what stands in front of it in the text.
    let is_unreachable = |node: &usize| !cfg.block(blocks[*node]).is_reachable;
    let below = (1..blocks.len())
        .filter(is_unreachable)
        .map(|node| (node - 1, node));
    let edges = drawn.edges.iter().map(|(from, edge)| GraphEdge {
        from: node_of[from],
        to: node_of[&edge.to],
        is_back: edge.is_back,
        bundle: (edge.kind == EdgeKind::Exception).then_some(0),
    });
    let loops = (cfg.loops.iter())
        .filter(|each| cfg.block(each.header).function == function.id)
        .filter(|each| {
            !folds.is_folded(cfg, each.header) && folds.shown_as(cfg, each.header) == each.header
        })
        .map(|each| {
            let shown = each.blocks.iter().map(|&id| folds.shown_as(cfg, id));
            let mut nodes: Vec<usize> = shown.map(|block| node_of[&block]).collect();
            nodes.sort_unstable();
            nodes.dedup();
            GraphLoop {
                header: node_of[&each.header],
                nodes,
            }
        });
    Graph {
        below: below.collect(),
        sizes: blocks.iter().map(|&id| size(id)).collect(),
        edges: edges.collect(),
        loops: loops.collect(),
    }
}
