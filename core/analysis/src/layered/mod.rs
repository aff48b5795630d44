//! Layered drawings of flow graphs: nodes of given sizes stand in layers, edges lead downwards.
//!
//! The method is that of Sugiyama, Tagawa and Toda (1981) with what flow graphs call for: edges that lead
//! back run upwards in a lane left of their loop, what leaves a loop is drawn below it, and the first
//! successor of a node tends to its left. Step by step: `rank` gives layers, `chain` cuts long edges
//! into pieces from layer to layer, `order` orders each layer, `place` finds x-coordinates (Brandes and
//! Köpf, 2001), `route` finds y-coordinates and the edges' points. Graphs so deep that edges would be most of
//! the drawing are drawn as a `ladder` instead, in time that grows with their size only.
//!
//! **Invariants.** Nodes do not overlap. An edge starts at the bottom of its first node and ends at the top of
//! its last; in between it touches no other node. The same graph gives the same drawing.

mod chain;
mod ladder;
mod order;
mod place;
mod rank;
mod route;

/// A width and a height, in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Size {
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

/// A place, in pixels; y grows downwards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// An upright rectangle.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// Its left edge.
    pub x: f64,
    /// Its upper edge.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Rect {
    /// The same rectangle elsewhere.
    #[must_use]
    pub fn moved(self, dx: f64, dy: f64) -> Rect {
        Rect {
            x: self.x + dx,
            y: self.y + dy,
            ..self
        }
    }
}

/// A flow graph to be drawn.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// The size of each node.
    pub sizes: Vec<Size>,
    /// Edges between nodes, those from one node in the order in which they should leave it, from left to right.
    pub edges: Vec<GraphEdge>,
    /// Loops, outer ones before inner ones.
    pub loops: Vec<GraphLoop>,
    /// Pairs of nodes of which the second is to be drawn below the first though no edge leads there.
    pub below: Vec<(usize, usize)>,
}

/// An edge to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GraphEdge {
    /// The node at which it starts.
    pub from: usize,
    /// The node at which it ends.
    pub to: usize,
    /// Whether it is to be drawn upwards. Without these edges the graph must have no cycle.
    pub is_back: bool,
    /// Edges with the same target and the same bundle may share their last part.
    pub bundle: Option<u32>,
}

/// Nodes to be drawn as a loop.
#[derive(Clone, Debug)]
pub struct GraphLoop {
    /// Where edges lead back to.
    pub header: usize,
    /// All nodes of the loop.
    pub nodes: Vec<usize>,
}

/// Distances, in pixels.
#[derive(Clone, Copy, Debug)]
pub struct Spacing {
    /// Between nodes side by side.
    pub node: f64,
    /// Between an edge and what is beside it.
    pub edge: f64,
    /// Between layers, at least.
    pub layer: f64,
}

impl Default for Spacing {
    fn default() -> Spacing {
        Spacing {
            node: 28.0,
            edge: 14.0,
            layer: 34.0,
        }
    }
}

/// A finished drawing; its upper left corner is at the origin.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawing {
    /// Its size.
    pub size: Size,
    /// Where each node stands.
    pub nodes: Vec<Rect>,
    /// The corners of each edge, from its start to its end.
    pub edges: Vec<Vec<Point>>,
}

/// Draws a graph. Edges with `is_back` have to break every cycle.
#[must_use]
pub fn draw(graph: &Graph, spacing: &Spacing) -> Drawing {
    if graph.sizes.is_empty() {
        return Drawing::default();
    }
    let ranks = rank::ranks(graph);
    let share = chain::passages(graph, &ranks, false) > MANY_PASSAGES;
    if chain::passages(graph, &ranks, share) > TOO_MANY_PASSAGES {
        return ladder::draw(graph, spacing);
    }
    let mut chains = chain::chains(graph, &ranks, share);
    order::order(graph, &mut chains);
    let x = place::place(graph, &chains, spacing);
    route::route(graph, &chains, &x, spacing)
}

/// Where long edges would need more passages than this, those with the same last node share them.
const MANY_PASSAGES: usize = 6_000;
/// Where they would need more even so, the graph is drawn as a ladder.
const TOO_MANY_PASSAGES: usize = 16_000;
