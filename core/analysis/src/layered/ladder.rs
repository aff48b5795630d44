//! A plain drawing for graphs too deep for layers: all nodes in one column, all edges at its left.

use super::{Drawing, Graph, Point, Rect, Size, Spacing};

/// How many edges can run side by side; further ones run on top of them.
const RAILS: usize = 24;

pub(super) fn draw(graph: &Graph, spacing: &Spacing) -> Drawing {
    let rails = graph.edges.len().min(RAILS);
    let left = rails as f64 * spacing.edge;
    let mut y = spacing.layer;
    let mut nodes = Vec::with_capacity(graph.sizes.len());
    for size in &graph.sizes {
        nodes.push(Rect {
            x: left,
            y,
            width: size.width,
            height: size.height,
        });
        y += size.height + spacing.layer;
    }
    let edges = graph.edges.iter().enumerate().map(|(index, edge)| {
        let (from, to) = (nodes[edge.from], nodes[edge.to]);
        let port = |rect: Rect, part: f64| rect.x + rect.width * part;
        let (start, end) = (port(from, 0.5), port(to, 0.5));
        let (leave, arrive) = (from.y + from.height, to.y);
        if edge.to == edge.from + 1 {
            let end = end.min(port(from, 1.0));
            let start = Point { x: end, y: leave };
            return vec![start, Point { x: end, y: arrive }];
        }
        // A rail of its own as long as there are enough.
        let rail = (index % RAILS) as f64;
        let x = rail * spacing.edge;
        let below = leave + spacing.layer * (rail + 1.0) / (3.0 * RAILS as f64);
        let above = arrive - spacing.layer * (rail + 1.0) / (3.0 * RAILS as f64);
        let (start, end) = (start.min(port(from, 0.4)), end.min(port(to, 0.4)));
        vec![
            Point { x: start, y: leave },
            Point { x: start, y: below },
            Point { x, y: below },
            Point { x, y: above },
            Point { x: end, y: above },
            Point { x: end, y: arrive },
        ]
    });
    let edges = edges.collect();
    let widest = (graph.sizes.iter().map(|size| size.width)).fold(0.0, f64::max);
    Drawing {
        size: Size {
            width: left + widest,
            height: y,
        },
        nodes,
        edges,
    }
}
