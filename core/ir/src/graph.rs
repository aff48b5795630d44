//! Directed graphs whose nodes are numbered from 0: orders and dominators.

/// A directed graph whose nodes are the numbers below its size, with the successors of each in an order: all in one list.
#[derive(Clone, Debug)]
pub struct Graph {
    /// Where in `targets` the successors of each node begin, and behind the last where they end.
    starts: Vec<u32>,
    targets: Vec<u32>,
}

impl Graph {
    /// A graph of the successors of each node.
    pub fn of<S: IntoIterator<Item = usize>>(nodes: impl IntoIterator<Item = S>) -> Graph {
        let mut graph = Graph {
            starts: vec![0],
            targets: Vec::new(),
        };
        for successors in nodes {
            let successors = successors.into_iter().map(|node| node as u32);
            graph.targets.extend(successors);
            graph.starts.push(graph.targets.len() as u32);
        }
        graph
    }

    /// How many nodes there are.
    #[must_use]
    pub fn size(&self) -> usize {
        self.starts.len() - 1
    }

    /// The successors of a node.
    pub fn successors(
        &self,
        node: usize,
    ) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + '_ {
        let list = &self.targets[self.starts[node] as usize..self.starts[node + 1] as usize];
        list.iter().map(|&node| node as usize)
    }

    /// The same with every edge the other way round; the successors of a node come in order.
    #[must_use]
    pub fn reversed(&self) -> Graph {
        let mut starts = vec![0; self.size() + 1];
        for &to in &self.targets {
            starts[to as usize + 1] += 1;
        }
        for node in 0..self.size() {
            starts[node + 1] += starts[node];
        }
        let mut next = starts.clone();
        let mut targets = vec![0; self.targets.len()];
        for from in 0..self.size() {
            for to in self.successors(from) {
                targets[next[to] as usize] = from as u32;
                next[to] += 1;
            }
        }
        Graph { starts, targets }
    }
}

/// The nodes that can be reached from the roots, in reverse postorder of a depth-first search that takes
/// successors in their order.
#[must_use]
pub fn reverse_postorder(graph: &Graph, roots: &[usize]) -> Vec<usize> {
    let mut seen = vec![false; graph.size()];
    let mut order = Vec::with_capacity(graph.size());
    // Each entry: a node and those of its successors that have not been taken, of which the last is next, so that the first
    // comes first in the reversed order.
    let mut path = Vec::new();
    for &root in roots.iter().rev() {
        if std::mem::replace(&mut seen[root], true) {
            continue;
        }
        path.push((root, graph.successors(root)));
        while let Some((node, left)) = path.last_mut() {
            match left.next_back() {
                Some(next) => {
                    if !std::mem::replace(&mut seen[next], true) {
                        path.push((next, graph.successors(next)));
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
    order: Vec<usize>,
    immediate: Vec<Option<usize>>,
    /// For each reachable node when a walk over the dominator tree enters and leaves it.
    interval: Vec<Option<(usize, usize)>>,
}

impl Dominators {
    /// The dominators of a graph.
    #[must_use]
    pub fn of(graph: &Graph, roots: &[usize]) -> Dominators {
        // The graph with one root: the node behind the last.
        let root = graph.size();
        let order = reverse_postorder(graph, roots);
        let mut rank = vec![usize::MAX; root + 1];
        rank[root] = 0;
        for (at, &node) in order.iter().enumerate() {
            rank[node] = at + 1;
        }
        let predecessors = graph.reversed();
        let mut is_root = vec![false; root];
        for &node in roots {
            is_root[node] = true;
        }

        let mut immediate = vec![usize::MAX; root + 1];
        immediate[root] = root;
        let mut has_changed = true;
        while has_changed {
            has_changed = false;
            for &node in &order {
                let meet = |a: usize, b: usize| {
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
                let from_root = is_root[node].then_some(root);
                let candidates = predecessors.successors(node).chain(from_root);
                let known = candidates.filter(|&from| immediate[from] != usize::MAX);
                let Some(found) = known.reduce(meet) else {
                    continue;
                };
                if immediate[node] != found {
                    immediate[node] = found;
                    has_changed = true;
                }
            }
        }

        // A walk needs no stack: a node comes behind its dominator in the order, and takes as long as there are nodes below it.
        let mut size = vec![1; root + 1];
        for &node in order.iter().rev() {
            size[immediate[node]] += size[node];
        }
        let mut next = vec![1; root + 1];
        let mut interval = vec![None; root];
        for &node in &order {
            let enter = next[immediate[node]];
            next[immediate[node]] += size[node];
            next[node] = enter + 1;
            interval[node] = Some((enter, enter + size[node]));
        }
        let of_node = |node: usize| Some(immediate[node]).filter(|&by| by < root);
        Dominators {
            immediate: (0..root).map(of_node).collect(),
            order,
            interval,
        }
    }

    /// The nodes that a root reaches, in reverse postorder.
    #[must_use]
    pub fn order(&self) -> &[usize] {
        &self.order
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
            let dominators = Dominators::of(&Graph::of(successors.clone()), &roots);
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
        let diamond = Graph::of([vec![1, 2], vec![3], vec![3], vec![]]);
        assert_eq!(reverse_postorder(&diamond, &[0]), [0, 1, 2, 3]);
        assert_eq!(reverse_postorder(&diamond, &[2]), [2, 3]);
    }

    #[test]
    fn a_reversed_graph_has_every_edge_the_other_way_round() {
        let graph = Graph::of([vec![1, 2, 1], vec![], vec![0, 2]]);
        let reversed = graph.reversed();
        let lists = (0..reversed.size()).map(|node| reversed.successors(node).collect());
        let lists: Vec<Vec<usize>> = lists.collect();
        assert_eq!(lists, [vec![2], vec![0, 0], vec![0, 2]]);
    }
}
