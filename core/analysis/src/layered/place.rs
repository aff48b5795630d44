//! The x-coordinate of each item.
//!
//! After Brandes and Köpf: "Fast and Simple Horizontal Coordinate Assignment" (2001). Items are stacked in
//! vertical blocks with their middle neighbours, four times: from above and from below, from the left and from
//! the right; each item gets the mean of the middle two of its four coordinates. Passages and lanes are
//! stacked first, so long edges run straight. Blocks are packed by longest paths over the blocks instead of by
//! the classes of the paper, whose packing can let blocks overlap.

use super::chain::{Chains, Item};
use super::{Graph, Spacing};
use ir::Sorting;
use rustc_hash::FxHashSet;

/// The centre of each item; the leftmost node or line touches 0.
pub(super) fn place(graph: &Graph, chains: &Chains, spacing: &Spacing) -> Vec<f64> {
    let above = chains.above(&chains.below);
    let conflicts = conflicts(chains, &above);
    let mut candidates = Vec::new();
    for from_above in [true, false] {
        for from_left in [true, false] {
            let mut layers = chains.layers.clone();
            let mut neighbours = if from_above {
                above.clone()
            } else {
                chains.below.clone()
            };
            if !from_above {
                layers.reverse();
            }
            if !from_left {
                layers.iter_mut().for_each(|layer| layer.reverse());
            }
            let mut position = vec![0; chains.items.len()];
            for layer in &layers {
                for (at, &item) in layer.iter().enumerate() {
                    position[item] = at;
                }
            }
            for items in &mut neighbours {
                items.put_in_order_by_key(|&item| position[item]);
            }
            let root = stack(&layers, &neighbours, &position, &conflicts);
            let mut x = pack(&layers, &root, |left, right| {
                separation(graph, chains, spacing, left, right)
            });
            if !from_left {
                x.iter_mut().for_each(|x| *x = -*x);
            }
            candidates.push(x);
        }
    }
    combine(graph, chains, candidates)
}

fn width(graph: &Graph, chains: &Chains, item: usize) -> f64 {
    match chains.items[item] {
        Item::Node(node) => graph.sizes[node].width,
        Item::Passage | Item::Lane(_) => 0.0,
    }
}

/// How far apart the centres of two neighbours in a layer have to be.
fn separation(graph: &Graph, chains: &Chains, spacing: &Spacing, left: usize, right: usize) -> f64 {
    let is_node = |item: usize| matches!(chains.items[item], Item::Node(_));
    let gap = if is_node(left) && is_node(right) {
        spacing.node
    } else {
        spacing.edge
    };
    (width(graph, chains, left) + width(graph, chains, right)) / 2.0 + gap
}

/// Pieces of edges that cross a piece between two passages or lanes: these give way.
fn conflicts(chains: &Chains, above: &[Vec<usize>]) -> FxHashSet<(usize, usize)> {
    let mut position = vec![0; chains.items.len()];
    for layer in &chains.layers {
        for (at, &item) in layer.iter().enumerate() {
            position[item] = at;
        }
    }
    let is_line = |item: usize| !matches!(chains.items[item], Item::Node(_));
    let mut found = FxHashSet::default();
    for pair in chains.layers.windows(2) {
        let [upper, lower] = pair else { continue };
        let mut left = 0;
        let mut done = 0;
        for (at, &item) in lower.iter().enumerate() {
            let line =
                (is_line(item).then(|| above[item].iter().find(|&&to| is_line(to)))).flatten();
            if line.is_none() && at + 1 < lower.len() {
                continue;
            }
            let right = line.map_or(upper.len(), |&line| position[line]);
            for &item in &lower[done..=at] {
                for &to in &above[item] {
                    if position[to] < left || position[to] > right {
                        found.insert((to, item));
                    }
                }
            }
            done = at + 1;
            left = right;
        }
    }
    found
}

/// Stacks items with the middle ones of their neighbours in the layer before; gives each the first item of its
/// stack.
fn stack(
    layers: &[Vec<usize>],
    neighbours: &[Vec<usize>],
    position: &[usize],
    conflicts: &FxHashSet<(usize, usize)>,
) -> Vec<usize> {
    let count = position.len();
    let mut root: Vec<usize> = (0..count).collect();
    for layer in layers {
        // Neighbours up to here are stacked already or would make stacks cross.
        let mut free_from = 0;
        for &item in layer {
            let around = &neighbours[item];
            if around.is_empty() {
                continue;
            }
            for middle in [(around.len() - 1) / 2, around.len() / 2] {
                let to = around[middle];
                let gives_way = conflicts.contains(&(to, item)) || conflicts.contains(&(item, to));
                if root[item] == item && !gives_way && position[to] >= free_from {
                    root[item] = root[to];
                    free_from = position[to] + 1;
                }
            }
        }
    }
    root
}

/// Puts stacks as far to the left as they go, then each as close as it goes to what stands right of it.
fn pack(
    layers: &[Vec<usize>],
    root: &[usize],
    separation: impl Fn(usize, usize) -> f64,
) -> Vec<f64> {
    let count = root.len();
    let mut right_of: Vec<Vec<(usize, f64)>> = vec![Vec::new(); count];
    let mut missing = vec![0usize; count];
    for layer in layers {
        for pair in layer.windows(2) {
            right_of[root[pair[0]]].push((root[pair[1]], separation(pair[0], pair[1])));
            missing[root[pair[1]]] += 1;
        }
    }
    let mut x = vec![0.0f64; count];
    let mut order: Vec<usize> = (0..count)
        .filter(|&item| root[item] == item && missing[item] == 0)
        .collect();
    let mut next = 0;
    while let Some(&stack) = order.get(next) {
        next += 1;
        for &(right, distance) in &right_of[stack] {
            x[right] = x[right].max(x[stack] + distance);
            missing[right] -= 1;
            if missing[right] == 0 {
                order.push(right);
            }
        }
    }
    for &stack in order.iter().rev() {
        let limit = (right_of[stack].iter())
            .map(|&(right, distance)| x[right] - distance)
            .fold(f64::INFINITY, f64::min);
        if limit.is_finite() {
            x[stack] = x[stack].max(limit);
        }
    }
    (0..count).map(|item| x[root[item]]).collect()
}

/// Lines the candidates up with the narrowest and takes the mean of the middle two of each item.
fn combine(graph: &Graph, chains: &Chains, mut candidates: Vec<Vec<f64>>) -> Vec<f64> {
    let bounds = |x: &[f64]| {
        let mut bounds = (f64::INFINITY, f64::NEG_INFINITY);
        for (item, &x) in x.iter().enumerate() {
            let half = width(graph, chains, item) / 2.0;
            bounds = (bounds.0.min(x - half), bounds.1.max(x + half));
        }
        bounds
    };
    let narrowest = (candidates.iter().map(|x| bounds(x)))
        .min_by(|a, b| (a.1 - a.0).total_cmp(&(b.1 - b.0)))
        .unwrap_or_default();
    for (index, x) in candidates.iter_mut().enumerate() {
        let own = bounds(x);
        // Those made from the left stand at odd places: 0 and 2.
        let shift = if index % 2 == 0 {
            narrowest.0 - own.0
        } else {
            narrowest.1 - own.1
        };
        x.iter_mut().for_each(|x| *x += shift);
    }
    let mut x: Vec<f64> = (0..chains.items.len())
        .map(|item| {
            let mut each: Vec<f64> = candidates.iter().map(|x| x[item]).collect();
            each.put_in_order_by(f64::total_cmp);
            (each[1] + each[2]) / 2.0
        })
        .collect();
    let left = bounds(&x).0;
    x.iter_mut().for_each(|x| *x -= left);
    x
}
