//! Edges cut into pieces, each from one layer to the next.

use super::Graph;
use rustc_hash::FxHashMap;

/// What stands in a layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Item {
    /// A node of the graph.
    Node(usize),
    /// A place where edges pass downwards.
    Passage,
    /// A place where the edges back to a node pass upwards.
    Lane(usize),
}

/// The graph with long edges cut: items in layers.
#[derive(Clone, Debug)]
pub(super) struct Chains {
    /// What each item is; the first are the graph's nodes, in their order.
    pub(super) items: Vec<Item>,
    /// The layer of each item.
    pub(super) rank: Vec<usize>,
    /// Below each item what it leads to in the next layer, from left to right as far as that is known. Lanes
    /// count as leading downwards.
    pub(super) below: Vec<Vec<usize>>,
    /// `below` without the pieces of bundles: what counts when crossings are.
    pub(super) main_below: Vec<Vec<usize>>,
    /// For each edge that leads downwards its items from its first node to its last; for the others nothing.
    pub(super) paths: Vec<Vec<usize>>,
    /// For each node that edges lead back to: its lane, from the top.
    pub(super) lanes: FxHashMap<usize, Vec<usize>>,
    /// The items of each layer, from left to right.
    pub(super) layers: Vec<Vec<usize>>,
}

impl Chains {
    pub(super) fn add(&mut self, item: Item, rank: usize) -> usize {
        self.items.push(item);
        self.rank.push(rank);
        self.below.push(Vec::new());
        self.main_below.push(Vec::new());
        self.items.len() - 1
    }

    /// Whether an edge leads upwards or stays in its layer; then it uses the lane of its last node.
    pub(super) fn is_up(&self, edge: usize) -> bool {
        self.paths[edge].is_empty()
    }

    /// The counterpart of `below` or `main_below`, from left to right.
    pub(super) fn above(&self, below: &[Vec<usize>]) -> Vec<Vec<usize>> {
        let mut above = vec![Vec::new(); self.items.len()];
        for &item in self.layers.iter().flatten() {
            for &to in &below[item] {
                above[to].push(item);
            }
        }
        above
    }
}

/// How many passages the edges need, at most; with `share`, edges with the same last node share theirs.
pub(super) fn passages(graph: &Graph, ranks: &[usize], share: bool) -> usize {
    // Above each node: how many layers its longest edge passes, and how many all pass.
    let mut longest = vec![0usize; ranks.len()];
    let mut all = 0usize;
    for edge in &graph.edges {
        let passed = ranks[edge.to].saturating_sub(ranks[edge.from] + 1);
        longest[edge.to] = longest[edge.to].max(passed);
        all = all.saturating_add(passed);
    }
    if share { longest.iter().sum() } else { all }
}

/// Cuts the edges that lead downwards; layers are not filled yet, and lanes not made. With `share`, edges with
/// the same last node share their passages, bundled or not.
pub(super) fn chains(graph: &Graph, ranks: &[usize], share: bool) -> Chains {
    let count = graph.sizes.len();
    let mut chains = Chains {
        items: (0..count).map(Item::Node).collect(),
        rank: ranks.to_vec(),
        below: vec![Vec::new(); count],
        main_below: vec![Vec::new(); count],
        paths: Vec::with_capacity(graph.edges.len()),
        lanes: FxHashMap::default(),
        layers: vec![Vec::new(); ranks.iter().max().map_or(0, |last| last + 1)],
    };
    let mut bundles: FxHashMap<(usize, Option<u32>, usize), usize> = FxHashMap::default();
    for edge in &graph.edges {
        let mut path = Vec::new();
        if ranks[edge.from] < ranks[edge.to] {
            path.push(edge.from);
            for rank in ranks[edge.from] + 1..ranks[edge.to] {
                let next = if share || edge.bundle.is_some() {
                    *bundles
                        .entry((edge.to, edge.bundle, rank))
                        .or_insert_with(|| chains.add(Item::Passage, rank))
                } else {
                    chains.add(Item::Passage, rank)
                };
                path.push(next);
            }
            path.push(edge.to);
            for pair in path.windows(2) {
                let add = |below: &mut [Vec<usize>]| {
                    if !below[pair[0]].contains(&pair[1]) {
                        below[pair[0]].push(pair[1]);
                    }
                };
                add(&mut chains.below);
                if edge.bundle.is_none() {
                    add(&mut chains.main_below);
                }
            }
        }
        chains.paths.push(path);
    }
    chains
}
