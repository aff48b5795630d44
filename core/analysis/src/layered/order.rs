//! The order of the items of each layer.
//!
//! The first order is that of a depth-first search that takes successors from left to right: it draws what is
//! made of sequences, branches and loops without crossings. Where edges cross nevertheless, sweeps
//! that put items in the middle of their neighbours are tried, and kept as far as they help; what bundles
//! cross does not count. Lanes of edges that
//! lead back come last, each left of what belongs to its loop.

use super::Graph;
use super::chain::{Chains, Item};
use ir::Sorting;
use ir::graph::{self, reverse_postorder};

/// How many pairs of sweeps, down and up, are tried.
const SWEEPS: usize = 6;

pub(super) fn order(graph: &Graph, chains: &mut Chains) {
    // Roots: what nothing leads to. Each node is below some root, since the graph has no cycle.
    let mut is_root = vec![true; chains.items.len()];
    for &to in chains.below.iter().flatten() {
        is_root[to] = false;
    }
    let roots: Vec<usize> = (0..chains.items.len())
        .filter(|&item| is_root[item])
        .collect();
    let below = graph::Graph::of(chains.below.iter().map(|below| below.iter().copied()));
    for item in reverse_postorder(&below, &roots) {
        chains.layers[chains.rank[item]].push(item);
    }
    reduce_crossings(chains);
    insert_lanes(graph, chains);
}

fn reduce_crossings(chains: &mut Chains) {
    let above = chains.above(&chains.main_below);
    let mut position = vec![0; chains.items.len()];
    let mut layers = chains.layers.clone();
    let mut fewest = crossings(&layers, &chains.main_below, &mut position);
    for sweep in 0..2 * SWEEPS {
        if fewest == 0 {
            return;
        }
        let downwards = sweep % 2 == 0;
        let neighbours = if downwards {
            &above
        } else {
            &chains.main_below
        };
        let mut ranks: Vec<usize> = (0..layers.len()).collect();
        if !downwards {
            ranks.reverse();
        }
        for rank in ranks {
            sort_by_middle(&mut layers[rank], neighbours, &position);
            for (at, &item) in layers[rank].iter().enumerate() {
                position[item] = at;
            }
        }
        let found = crossings(&layers, &chains.main_below, &mut position);
        if found < fewest {
            fewest = found;
            chains.layers.clone_from(&layers);
        }
    }
}

/// Sorts a layer by the mean position of each item's neighbours; items without any keep their places.
fn sort_by_middle(layer: &mut [usize], neighbours: &[Vec<usize>], position: &[usize]) {
    let middle = |item: usize| {
        let sum: usize = neighbours[item].iter().map(|&at| position[at]).sum();
        let count = neighbours[item].len();
        (count > 0).then(|| sum as f64 / count as f64)
    };
    let mut movable: Vec<(f64, usize)> = (layer.iter())
        .filter_map(|&item| middle(item).map(|middle| (middle, item)))
        .collect();
    movable.put_in_order_by(|(left, _), (right, _)| left.total_cmp(right));
    let mut movable = movable.into_iter();
    for slot in layer {
        if !neighbours[*slot].is_empty()
            && let Some((_, item)) = movable.next()
        {
            *slot = item;
        }
    }
}

/// How many pairs of edges cross between the layers; updates the positions on the way.
fn crossings(layers: &[Vec<usize>], below: &[Vec<usize>], position: &mut [usize]) -> usize {
    for layer in layers {
        for (at, &item) in layer.iter().enumerate() {
            position[item] = at;
        }
    }
    let mut count = 0;
    for pair in layers.windows(2) {
        // Ends of edges in the order of their starts: each pair out of order is a crossing. Counted with a
        // tree of partial sums (Fenwick).
        let mut sums = vec![0usize; pair[1].len() + 1];
        let mut seen = 0;
        for &item in &pair[0] {
            let mut ends: Vec<usize> = below[item].iter().map(|&to| position[to]).collect();
            ends.put_in_order();
            for &end in &ends {
                let mut not_right = 0;
                let mut at = end + 1;
                while at > 0 {
                    not_right += sums[at];
                    at &= at - 1;
                }
                count += seen - not_right;
            }
            for end in ends {
                let mut at = end + 1;
                while at < sums.len() {
                    sums[at] += 1;
                    at += at & at.wrapping_neg();
                }
                seen += 1;
            }
        }
    }
    count
}

/// Makes a lane for each node that edges lead up to, left of the loop's items in each layer.
fn insert_lanes(graph: &Graph, chains: &mut Chains) {
    // Inner loops first: their lanes stand within the outer ones.
    let mut beside: Vec<(usize, Vec<usize>)> = (graph.loops.iter().rev())
        .map(|each| (each.header, each.nodes.clone()))
        .collect();
    let up: Vec<_> = (graph.edges.iter().enumerate())
        .filter(|&(index, _)| chains.is_up(index))
        .map(|(_, edge)| *edge)
        .collect();
    for edge in &up {
        if !beside.iter().any(|&(header, _)| header == edge.to) {
            beside.push((edge.to, vec![edge.to, edge.from]));
        }
    }
    for (header, nodes) in beside {
        let latches = up.iter().filter(|edge| edge.to == header);
        let Some(last) = latches.map(|edge| chains.rank[edge.from]).max() else {
            continue;
        };
        let is_member = members(graph, chains, &nodes);
        let mut lane: Vec<usize> = Vec::new();
        let mut place = 0;
        for rank in chains.rank[header]..=last {
            let item = chains.add(Item::Lane(header), rank);
            let layer = &mut chains.layers[rank];
            let is_beside = |&other: &usize| match chains.items[other] {
                Item::Lane(inner) => nodes.contains(&inner),
                _ => is_member[other],
            };
            // A layer without any item of the loop: as in the layer above.
            place = (layer.iter().position(is_beside)).unwrap_or(place.min(layer.len()));
            layer.insert(place, item);
            if let Some(&above) = lane.last() {
                chains.below[above].push(item);
            }
            lane.push(item);
        }
        chains.lanes.insert(header, lane);
    }
}

/// Which items are nodes of a loop or passages of edges within it.
fn members(graph: &Graph, chains: &Chains, nodes: &[usize]) -> Vec<bool> {
    let mut is_member = vec![false; chains.items.len()];
    for &node in nodes {
        is_member[node] = true;
    }
    for (edge, path) in graph.edges.iter().zip(&chains.paths) {
        if is_member[edge.from] && is_member[edge.to] {
            for &item in path {
                is_member[item] = true;
            }
        }
    }
    is_member
}
