//! Directed graphs whose nodes are numbered from 0: orders and dominators.

/// The nodes that can be reached from the roots, in reverse postorder of a depth-first search that takes
/// successors in their order.
#[must_use]
pub fn reverse_postorder(successors: &[Vec<usize>], roots: &[usize]) -> Vec<usize> {
    let mut seen = vec![false; successors.len()];
    let mut order = Vec::with_capacity(successors.len());
    // Each entry: a node and how many of its successors have been taken.
    let mut path: Vec<(usize, usize)> = Vec::new();
    for &root in roots.iter().rev() {
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        path.push((root, 0));
        while let Some((node, taken)) = path.last_mut() {
            // From the last to the first, so that the first comes first in the reversed order.
            match successors[*node].iter().rev().nth(*taken) {
                Some(&next) => {
                    *taken += 1;
                    if !std::mem::replace(&mut seen[next], true) {
                        path.push((next, 0));
                    }
                }
                None => {
                    order.push(*node);
                    path.pop();
                }
            }
        }
    }
    order.reverse();
    order
}

/// Which nodes stand on every path from a root to a node.
///
/// Computed as in Cooper, Harvey, Kennedy: "A Simple, Fast Dominance Algorithm" (2001). With several roots
/// it is as if one node stood in front of them all.
#[derive(Clone, Debug)]
pub struct Dominators {
    immediate: Vec<Option<usize>>,
    /// For each reachable node when a walk over the dominator tree enters and leaves it.
    interval: Vec<Option<(usize, usize)>>,
}

impl Dominators {
    /// The dominators of a graph.
    #[must_use]
    pub fn of(successors: &[Vec<usize>], roots: &[usize]) -> Dominators {
        // The graph with one root: the node behind the last.
        let root = successors.len();
        let order = reverse_postorder(successors, roots);
        let mut rank = vec![usize::MAX; root + 1];
        rank[root] = 0;
        for (at, &node) in order.iter().enumerate() {
            rank[node] = at + 1;
        }
        let mut predecessors = vec![Vec::new(); root];
        for &node in &order {
            for &next in &successors[node] {
                predecessors[next].push(node);
            }
        }
        for &node in roots {
            predecessors[node].push(root);
        }

        let mut immediate = vec![usize::MAX; root + 1];
        immediate[root] = root;
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for &node in &order {
                let known = |&&from: &&usize| immediate[from] != usize::MAX;
                let meet = |a: usize, &b: &usize| {
                    let (mut a, mut b) = (a, b);
                    while a != b {
                        if rank[a] > rank[b] {
                            a = immediate[a];
                        } else {
                            b = immediate[b];
                        }
                    }
                    a
                };
                let mut candidates = predecessors[node].iter().filter(known);
                let Some(&first) = candidates.next() else {
                    continue;
                };
                let found = candidates.fold(first, meet);
                if immediate[node] != found {
                    immediate[node] = found;
                    has_changed = true;
                }
            }
        }

        let mut children = vec![Vec::new(); root + 1];
        for &node in &order {
            children[immediate[node]].push(node);
        }
        let mut interval = vec![None; root + 1];
        let mut clock = 0;
        let mut path = vec![(root, 0)];
        while let Some((node, taken)) = path.last_mut() {
            if *taken == 0 {
                interval[*node] = Some((clock, clock));
                clock += 1;
            }
            match children[*node].get(*taken) {
                Some(&child) => {
                    *taken += 1;
                    path.push((child, 0));
                }
                None => {
                    if let Some((_, leave)) = &mut interval[*node] {
                        *leave = clock;
                    }
                    path.pop();
                }
            }
        }
        interval.pop();
        let of_node = |node: usize| Some(immediate[node]).filter(|&by| by < root);
        Dominators {
            immediate: (0..root).map(of_node).collect(),
            interval,
        }
    }

    /// The nearest other node that dominates this one; `None` for roots and for what no root reaches.
    #[must_use]
    pub fn immediate(&self, node: usize) -> Option<usize> {
        self.immediate[node]
    }

    /// Whether a root reaches the node.
    #[must_use]
    pub fn is_reachable(&self, node: usize) -> bool {
        self.interval[node].is_some()
    }

    /// Whether every path from a root to `node` leads over `by`, which may be `node` itself.
    #[must_use]
    pub fn dominates(&self, by: usize, node: usize) -> bool {
        match (self.interval[by], self.interval[node]) {
            (Some((enter, leave)), Some((at, _))) => enter <= at && at < leave,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A small generator of pseudo-random numbers (xorshift).
    fn next(state: &mut u64) -> usize {
        *state ^= *state << 13;
        *state ^= *state >> 7;
        *state ^= *state << 17;
        (*state >> 11) as usize
    }

    fn reachable(successors: &[Vec<usize>], roots: &[usize], without: Option<usize>) -> Vec<bool> {
        let mut seen = vec![false; successors.len()];
        let mut open: Vec<usize> = roots.to_vec();
        while let Some(node) = open.pop() {
            if Some(node) != without && !std::mem::replace(&mut seen[node], true) {
                open.extend(&successors[node]);
            }
        }
        seen
    }

    #[test]
    fn dominators_agree_with_their_definition_on_random_graphs() {
        let mut state = 0x9e37_79b9_7f4a_7c15;
        let mut pairs = 0;
        for _ in 0..300 {
            let size = 1 + next(&mut state) % 12;
            let successors: Vec<Vec<usize>> = (0..size)
                .map(|_| {
                    let degree = next(&mut state) % 4;
                    (0..degree).map(|_| next(&mut state) % size).collect()
                })
                .collect();
            let roots: Vec<usize> = (0..1 + next(&mut state) % 2)
                .map(|_| next(&mut state) % size)
                .collect();
            let dominators = Dominators::of(&successors, &roots);
            let seen = reachable(&successors, &roots, None);
            for by in 0..size {
                let seen_without = reachable(&successors, &roots, Some(by));
                for node in 0..size {
                    let expected = seen[node] && seen[by] && !seen_without[node];
                    assert_eq!(
                        dominators.dominates(by, node),
                        expected,
                        "{by} over {node} in {successors:?} from {roots:?}"
                    );
                    pairs += usize::from(expected && by != node);
                }
            }
            for (node, &is_seen) in seen.iter().enumerate() {
                assert_eq!(dominators.is_reachable(node), is_seen);
                if let Some(by) = dominators.immediate(node) {
                    let strict = |other: usize| other != node && dominators.dominates(other, node);
                    assert!(strict(by));
                    assert!(
                        (0..size).all(|other| !strict(other) || dominators.dominates(other, by))
                    );
                }
            }
        }
        assert!(
            pairs > 500,
            "the graphs were too small to say anything: {pairs}"
        );
    }

    #[test]
    fn reverse_postorder_puts_the_first_successor_first() {
        let diamond = vec![vec![1, 2], vec![3], vec![3], vec![]];
        assert_eq!(reverse_postorder(&diamond, &[0]), [0, 1, 2, 3]);
        assert_eq!(reverse_postorder(&diamond, &[2]), [2, 3]);
    }
}
