//! The graph of variables, drawn as control-flow graphs are: a frame for each function, names in boxes.

use crate::cycles::marked;
use protocol::{BlockView, ClusterView, EdgeKind, EdgeView, GraphView, Point};
use rustc_hash::FxHashMap;
use session::analysis::dataflow::{VarId, VariableGraph};
use session::analysis::layered::{Drawing, Graph, GraphEdge, Spacing, draw};
use session::analysis::{Shelf, Size};
use std::collections::BTreeSet;

/// Width of a character in a box, in pixels; the style sheet sets its size to fit.
const CHARACTER: f64 = 6.95;
/// Left and right of a name together, and the height of its box.
const BOX: (f64, f64) = (26.0, 24.0);
/// Around the boxes of a function.
const PADDING: f64 = 18.0;
/// Above them, for its name.
const TITLE: f64 = 26.0;
/// How wide a drawing tends to be for its height.
const ASPECT: f64 = 1.2;

/// What is drawn for one function.
pub(super) struct Scope {
    pub(super) number: u32,
    pub(super) title: String,
    pub(super) graph: VariableGraph,
}

/// Draws the graphs of some functions; edges lead from a variable to those that depend on it.
pub(super) fn view(scopes: &[Scope], name: &dyn Fn(VarId) -> String) -> GraphView {
    let drawn: Vec<(Vec<VarId>, Vec<GraphEdge>, Drawing)> = scopes
        .iter()
        .map(|scope| {
            let nodes = variables(&scope.graph);
            let edges = edges(&scope.graph, &nodes);
            let graph = Graph {
                sizes: nodes.iter().map(|&id| size(&name(id))).collect(),
                edges: edges.clone(),
                ..Graph::default()
            };
            let drawing = draw(&graph, &Spacing::default());
            (nodes, edges, drawing)
        })
        .collect();
    let frame = |drawing: &Drawing, title: &str| Size {
        width: drawing.size.width.max(title.chars().count() as f64 * 8.5) + 2.0 * PADDING,
        height: drawing.size.height + 2.0 * PADDING + TITLE,
    };
    let frames: Vec<Size> = (drawn.iter().zip(scopes))
        .map(|((.., drawing), scope)| frame(drawing, &scope.title))
        .collect();
    let area: f64 = frames.iter().map(|size| size.width * size.height).sum();
    let widest = frames.iter().map(|size| size.width).fold(0.0, f64::max);
    let limit = widest.max((area * ASPECT).sqrt() * ASPECT);
    let mut shelf = Shelf::default();
    let mut view = GraphView::default();
    for ((scope, (nodes, edges, drawing)), size) in scopes.iter().zip(drawn).zip(frames) {
        let place = shelf.place(size, limit);
        let (left, top) = (place.x + PADDING, place.y + PADDING + TITLE);
        let first = view.blocks.len() as u32;
        view.clusters.push(ClusterView {
            function: scope.number,
            title: scope.title.clone(),
            folded: false,
            x: place.x as f32,
            y: place.y as f32,
            width: place.width as f32,
            height: place.height as f32,
        });
        for (id, rect) in nodes.iter().zip(&drawing.nodes) {
            view.blocks.push(BlockView {
                block: id.0,
                label: name(*id),
                lines: Vec::new(),
                more: 0,
                hidden: Vec::new(),
                fold: None,
                x: (left + rect.x) as f32,
                y: (top + rect.y) as f32,
                width: rect.width as f32,
                height: rect.height as f32,
            });
        }
        for (edge, points) in edges.iter().zip(&drawing.edges) {
            let points = points.iter().map(|point| Point {
                x: (left + point.x) as f32,
                y: (top + point.y) as f32,
            });
            view.edges.push(EdgeView {
                from: first + edge.from as u32,
                to: first + edge.to as u32,
                kind: EdgeKind::Jump,
                back: edge.is_back,
                points: points.collect(),
            });
        }
        view.width = view.width.max((place.x + place.width) as f32);
        view.height = view.height.max((place.y + place.height) as f32);
    }
    view
}

fn size(name: &str) -> Size {
    Size {
        width: name.chars().count().max(2) as f64 * CHARACTER + BOX.0,
        height: BOX.1,
    }
}

fn variables(graph: &VariableGraph) -> Vec<VarId> {
    let all: BTreeSet<VarId> = graph
        .keys()
        .chain(graph.values().flatten())
        .copied()
        .collect();
    all.into_iter().collect()
}

/// The edges, those that close a cycle marked: without them there is none.
fn edges(graph: &VariableGraph, nodes: &[VarId]) -> Vec<GraphEdge> {
    let number: FxHashMap<VarId, usize> = nodes.iter().copied().zip(0..).collect();
    let mut next: Vec<Vec<usize>> = vec![Vec::new(); nodes.len()];
    for (to, sources) in graph {
        for from in sources {
            // What depends on itself is not drawn below itself.
            if from != to {
                next[number[from]].push(number[to]);
            }
        }
    }
    marked(&next)
}
