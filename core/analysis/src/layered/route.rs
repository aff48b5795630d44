//! The y-coordinate of each layer and the corners of each edge.
//!
//! Between two layers there are three zones: turns of edges that leave the upper layer to go back up, slopes
//! of edges that lead down, turns of edges that come back to the lower layer. Lines cross the zones of turns,
//! and layers, straight up and down.

use super::chain::Chains;
use super::{Drawing, Graph, Point, Rect, Size, Spacing};
use ir::Sorting;
use rustc_hash::FxHashMap;

/// Between the levels of turns in the same zone.
const TURN: f64 = 9.0;
/// Between places where edges meet the same side of a node.
const PORT: f64 = 14.0;

pub(super) fn route(graph: &Graph, chains: &Chains, x: &[f64], spacing: &Spacing) -> Drawing {
    let ports = Ports::of(graph, chains, x);
    let turns = Turns::of(graph, chains, x, &ports);
    let levels = levels(graph, chains, x, &ports, &turns, spacing);
    let nodes: Vec<Rect> = (graph.sizes.iter().enumerate())
        .map(|(node, size)| Rect {
            x: x[node] - size.width / 2.0,
            y: levels[chains.rank[node]].top,
            width: size.width,
            height: size.height,
        })
        .collect();
    let mut edges = Vec::with_capacity(graph.edges.len());
    for (index, edge) in graph.edges.iter().enumerate() {
        let [start, end] = [ports.start[index], ports.end[index]];
        let from = nodes[edge.from];
        let mut points = vec![Point {
            x: start,
            y: from.y + from.height,
        }];
        let mut go = |x: f64, y: f64| points.push(Point { x, y });
        if chains.is_up(index) {
            let lane = &chains.lanes[&edge.to];
            let first = chains.rank[edge.to];
            let last = chains.rank[edge.from];
            let y = levels[last].bottom + TURN * f64::from(turns.leaving[&index]);
            go(start, y);
            go(x[lane[last - first]], y);
            for rank in (first + 1..=last).rev() {
                go(x[lane[rank - first]], levels[rank].slope_end);
                go(x[lane[rank - 1 - first]], levels[rank - 1].slope_start);
            }
            let y = levels[first].top - TURN * f64::from(turns.coming[&edge.to]);
            go(x[lane[0]], y);
            go(end, y);
        } else {
            let path = &chains.paths[index];
            let mut at = start;
            for (step, &item) in path.iter().enumerate().skip(1) {
                let rank = chains.rank[item];
                let to = if step + 1 == path.len() { end } else { x[item] };
                go(at, levels[rank - 1].slope_start);
                go(to, levels[rank].slope_end);
                at = to;
            }
        }
        go(end, nodes[edge.to].y);
        edges.push(without_needless(points));
    }
    let right = |rect: &Rect| rect.x + rect.width;
    let width = (nodes.iter().map(right))
        .chain(x.iter().copied())
        .fold(0.0, f64::max);
    let height = levels.last().map_or(0.0, |last| last.slope_start);
    Drawing {
        size: Size { width, height },
        nodes,
        edges,
    }
}

/// Where edges leave and reach their nodes.
struct Ports {
    start: Vec<f64>,
    end: Vec<f64>,
}

impl Ports {
    fn of(graph: &Graph, chains: &Chains, x: &[f64]) -> Ports {
        let count = graph.edges.len();
        let mut ports = Ports {
            start: vec![0.0; count],
            end: vec![0.0; count],
        };
        let mut leaving: Vec<Vec<(f64, Vec<usize>)>> = vec![Vec::new(); graph.sizes.len()];
        for (index, edge) in graph.edges.iter().enumerate() {
            let towards = if chains.is_up(index) {
                x[chains.lanes[&edge.to][chains.rank[edge.from] - chains.rank[edge.to]]]
            } else {
                x[chains.paths[index][1]]
            };
            leaving[edge.from].push((towards, vec![index]));
        }
        for (node, edges) in leaving.into_iter().enumerate() {
            spread(x[node], graph.sizes[node].width, edges, &mut ports.start);
        }
        // Edges that share their last part, in a bundle or a lane, share their port.
        let mut coming: Vec<Vec<(f64, Vec<usize>)>> = vec![Vec::new(); graph.sizes.len()];
        let mut shared: FxHashMap<usize, (usize, usize)> = FxHashMap::default();
        for (index, edge) in graph.edges.iter().enumerate() {
            let last = if chains.is_up(index) {
                chains.lanes[&edge.to][0]
            } else {
                let path = &chains.paths[index];
                path[path.len() - 2]
            };
            if last < graph.sizes.len() {
                coming[edge.to].push((ports.start[index], vec![index]));
                continue;
            }
            let (node, slot) = *shared.entry(last).or_insert_with(|| {
                coming[edge.to].push((x[last], Vec::new()));
                (edge.to, coming[edge.to].len() - 1)
            });
            coming[node][slot].1.push(index);
        }
        for (node, edges) in coming.into_iter().enumerate() {
            spread(x[node], graph.sizes[node].width, edges, &mut ports.end);
        }
        ports
    }
}

/// Gives each group of edges a place on the side of a node, as near to where it wants to be as the others allow.
fn spread(centre: f64, width: f64, mut groups: Vec<(f64, Vec<usize>)>, places: &mut [f64]) {
    groups.put_in_order_by(|(left, _), (right, _)| left.total_cmp(right));
    let margin = (width / 4.0).min(12.0);
    let (left, right) = (centre - width / 2.0 + margin, centre + width / 2.0 - margin);
    let gaps = groups.len().saturating_sub(1).max(1) as f64;
    let gap = PORT.min((right - left) / gaps);
    let mut least = left;
    for (wanted, _) in &mut groups {
        *wanted = wanted.max(least);
        least = *wanted + gap;
    }
    let mut most = right;
    for (wanted, edges) in groups.iter_mut().rev() {
        *wanted = wanted.min(most);
        most = *wanted - gap;
        for &edge in &*edges {
            places[edge] = *wanted;
        }
    }
}

/// Levels of the turns of edges that lead up, counted from their node's layer, from 1.
struct Turns {
    /// For each edge.
    leaving: FxHashMap<usize, u32>,
    /// For each node that such edges lead to.
    coming: FxHashMap<usize, u32>,
    /// How many levels there are below each layer.
    below: Vec<u32>,
    /// How many levels there are above each layer.
    above: Vec<u32>,
}

impl Turns {
    fn of(graph: &Graph, chains: &Chains, x: &[f64], ports: &Ports) -> Turns {
        let mut turns = Turns {
            leaving: FxHashMap::default(),
            coming: FxHashMap::default(),
            below: vec![0; chains.layers.len()],
            above: vec![0; chains.layers.len()],
        };
        // Short ones first: they lie within the long ones.
        let mut leaving: Vec<(f64, usize)> = Vec::new();
        let mut coming: Vec<(f64, usize)> = Vec::new();
        for (index, edge) in graph.edges.iter().enumerate() {
            if chains.is_up(index) {
                let lane = &chains.lanes[&edge.to];
                let item = lane[chains.rank[edge.from] - chains.rank[edge.to]];
                leaving.push(((ports.start[index] - x[item]).abs(), index));
                if turns.coming.insert(edge.to, 0).is_none() {
                    coming.push(((ports.end[index] - x[lane[0]]).abs(), edge.to));
                }
            }
        }
        leaving.put_in_order_by(|(a, _), (b, _)| a.total_cmp(b));
        coming.put_in_order_by(|(a, _), (b, _)| a.total_cmp(b));
        for (_, index) in leaving {
            let count = &mut turns.below[chains.rank[graph.edges[index].from]];
            *count += 1;
            turns.leaving.insert(index, *count);
        }
        for (_, node) in coming {
            let count = &mut turns.above[chains.rank[node]];
            *count += 1;
            turns.coming.insert(node, *count);
        }
        turns
    }
}

/// The y-coordinates of a layer and the zones around it.
#[derive(Clone, Copy, Default)]
struct Level {
    /// Where slopes from the layer above end.
    slope_end: f64,
    /// The upper edge of its nodes.
    top: f64,
    /// The lower edge of its highest node.
    bottom: f64,
    /// Where slopes to the layer below start.
    slope_start: f64,
}

fn levels(
    graph: &Graph,
    chains: &Chains,
    x: &[f64],
    ports: &Ports,
    turns: &Turns,
    spacing: &Spacing,
) -> Vec<Level> {
    // How far the slopes above each layer go sideways.
    let mut reach = vec![0.0f64; chains.layers.len()];
    for (index, path) in chains.paths.iter().enumerate() {
        let mut at = ports.start[index];
        for (step, &item) in path.iter().enumerate().skip(1) {
            let to = if step + 1 == path.len() {
                ports.end[index]
            } else {
                x[item]
            };
            let reach = &mut reach[chains.rank[item]];
            *reach = reach.max((to - at).abs());
            at = to;
        }
    }
    let mut levels = Vec::with_capacity(chains.layers.len());
    let mut y = 0.0;
    for (rank, layer) in chains.layers.iter().enumerate() {
        let mut level = Level::default();
        if rank > 0 {
            // Wide slopes need height to be told apart.
            y += (reach[rank] * 0.12).clamp(spacing.layer, 3.0 * spacing.layer);
        }
        level.slope_end = y;
        let zone = |count: u32| {
            if count == 0 {
                0.0
            } else {
                TURN * f64::from(count + 1)
            }
        };
        y += zone(turns.above[rank]);
        level.top = y;
        let heights = layer.iter().filter_map(|&item| graph.sizes.get(item));
        y += heights.map(|size| size.height).fold(0.0, f64::max);
        level.bottom = y;
        y += zone(turns.below[rank]);
        level.slope_start = y;
        levels.push(level);
    }
    levels
}

/// Leaves out corners that are none.
fn without_needless(points: Vec<Point>) -> Vec<Point> {
    let mut kept: Vec<Point> = Vec::with_capacity(points.len());
    for point in points {
        if kept.last() == Some(&point) {
            continue;
        }
        if let [.., a, b] = kept[..] {
            let turn = (b.x - a.x) * (point.y - b.y) - (b.y - a.y) * (point.x - b.x);
            let onwards = (b.x - a.x) * (point.x - b.x) + (b.y - a.y) * (point.y - b.y);
            if turn.abs() < 1e-6 && onwards > 0.0 {
                kept.pop();
            }
        }
        kept.push(point);
    }
    kept
}
