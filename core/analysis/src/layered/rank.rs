//! The layer of each node.

use super::Graph;

/// Gives each node the highest layer that is below all nodes that lead to it, and, where it stands behind a
/// loop, below the loop.
pub(super) fn ranks(graph: &Graph) -> Vec<usize> {
    let count = graph.sizes.len();
    // Behind the nodes, one more for each loop: its end, below all its nodes.
    let mut successors: Vec<Vec<(usize, usize)>> = vec![Vec::new(); count + graph.loops.len()];
    let mut is_member = vec![false; count];
    for (index, each) in graph.loops.iter().enumerate() {
        let end = count + index;
        for &node in &each.nodes {
            is_member[node] = true;
            successors[node].push((end, 0));
        }
        for edge in graph.edges.iter().filter(|edge| !edge.is_back) {
            if is_member[edge.from] && !is_member[edge.to] {
                successors[end].push((edge.to, 1));
            }
        }
        for &node in &each.nodes {
            is_member[node] = false;
        }
    }
    for edge in graph.edges.iter().filter(|edge| !edge.is_back) {
        successors[edge.from].push((edge.to, 1));
    }
    for &(from, to) in &graph.below {
        successors[from].push((to, 1));
    }
    let mut missing = vec![0usize; successors.len()];
    for &(to, _) in successors.iter().flatten() {
        missing[to] += 1;
    }
    let mut ranks = vec![0; successors.len()];
    let mut open: Vec<usize> = (0..successors.len())
        .filter(|&at| missing[at] == 0)
        .collect();
    let mut done = 0;
    while let Some(node) = open.pop() {
        done += 1;
        for &(to, distance) in &successors[node] {
            ranks[to] = ranks[to].max(ranks[node] + distance);
            missing[to] -= 1;
            if missing[to] == 0 {
                open.push(to);
            }
        }
    }
    if done < successors.len() && !(graph.loops.is_empty() && graph.below.is_empty()) {
        // Not all that was asked for can be had together: do with what the edges say.
        let edges_only = Graph {
            loops: Vec::new(),
            below: Vec::new(),
            ..graph.clone()
        };
        return self::ranks(&edges_only);
    }
    ranks.truncate(count);
    ranks
}
