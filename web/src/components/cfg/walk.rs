//! Walking the graph by keyboard, and searching it.

use protocol::{BlockView, GraphView};

/// How the keyboard came to where it is: from which block, and whether along an edge or against it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Walk {
    from: Option<(usize, bool)>,
}

impl Walk {
    /// Where an arrow leads to. Down and up follow edges, the ordinary way first; then left and right change to the
    /// other ways out of, or into, the block that was left. Elsewhere they go to the nearest block beside.
    pub(super) fn go(&mut self, graph: &GraphView, at: usize, key: &str) -> Option<usize> {
        let side = match key {
            "ArrowDown" | "ArrowUp" => {
                let along = key == "ArrowDown";
                let to = ways(graph, at, along).first().copied()?;
                self.from = Some((at, along));
                return Some(to);
            }
            "ArrowLeft" => -1,
            "ArrowRight" => 1,
            _ => return None,
        };
        if let Some((from, along)) = self.from {
            let others = ways(graph, from, along);
            let here = others.iter().position(|way| *way == at);
            if let Some(here) = here.filter(|_| others.len() > 1) {
                let count = others.len() as i32;
                let next = (here as i32 + side + count) % count;
                return Some(others[next as usize]);
            }
        }
        self.from = None;
        beside(graph, at, side as f32)
    }
}

/// Where the edges of a block lead to or, against them, come from: from left to right, loops' last.
pub(super) fn ways(graph: &GraphView, at: usize, along: bool) -> Vec<usize> {
    let ends = graph.edges.iter().filter_map(|edge| {
        let (from, to) = (edge.from as usize, edge.to as usize);
        let (here, there) = if along { (from, to) } else { (to, from) };
        (here == at && there != at).then_some((edge.back, there))
    });
    let mut ends: Vec<(bool, usize)> = ends.collect();
    let left = |at: usize| graph.blocks[at].x + graph.blocks[at].width / 2.0;
    ends.sort_by(|a, b| (a.0.cmp(&b.0)).then(left(a.1).total_cmp(&left(b.1))));
    let mut ends: Vec<usize> = ends.into_iter().map(|(_, end)| end).collect();
    ends.dedup();
    ends
}

/// The nearest block to the left (-1) or right (+1), rather at the same height.
fn beside(graph: &GraphView, at: usize, side: f32) -> Option<usize> {
    let middle = |block: &BlockView| (block.x + block.width / 2.0, block.y + block.height / 2.0);
    let (x, y) = middle(&graph.blocks[at]);
    let mut best = None;
    for (index, block) in graph.blocks.iter().enumerate() {
        let (other_x, other_y) = middle(block);
        let ahead = (other_x - x) * side;
        if ahead <= 1.0 {
            continue;
        }
        let distance = ahead + 3.0 * (other_y - y).abs();
        if best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, index));
        }
    }
    best.map(|(_, index)| index)
}

/// The blocks whose label or instructions hold the text, whatever its case.
pub(super) fn matches(graph: &GraphView, query: &str) -> Vec<usize> {
    if query.is_empty() {
        return Vec::new();
    }
    let query = query.to_lowercase();
    let holds = |text: &String| text.to_lowercase().contains(&query);
    let found = graph.blocks.iter().enumerate();
    found
        .filter(|(_, block)| holds(&block.label) || block.lines.iter().any(holds))
        .map(|(index, _)| index)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{EdgeKind, EdgeView};

    fn block(number: u32, x: f32, y: f32) -> BlockView {
        BlockView {
            block: number,
            label: format!("L{number}"),
            lines: vec![format!("%{number} = const {number}")],
            more: 0,
            hidden: Vec::new(),
            fold: None,
            x,
            y,
            width: 10.0,
            height: 10.0,
        }
    }

    fn edge(from: u32, to: u32, back: bool) -> EdgeView {
        EdgeView {
            from,
            to,
            kind: EdgeKind::Jump,
            back,
            points: Vec::new(),
        }
    }

    /// A loop of 0 and 1 with an exit to 2 beside 1.
    fn graph() -> GraphView {
        GraphView {
            blocks: vec![
                block(0, 0.0, 0.0),
                block(1, 0.0, 50.0),
                block(2, 40.0, 50.0),
            ],
            edges: vec![edge(1, 0, true), edge(0, 1, false), edge(0, 2, false)],
            ..GraphView::default()
        }
    }

    #[test]
    fn the_arrows_follow_edges_and_change_between_ways() {
        let graph = graph();
        let mut walk = Walk::default();
        assert_eq!(walk.go(&graph, 0, "ArrowDown"), Some(1));
        assert_eq!(walk.go(&graph, 1, "ArrowRight"), Some(2), "the other way");
        assert_eq!(walk.go(&graph, 2, "ArrowRight"), Some(1), "and around");
        assert_eq!(
            walk.go(&graph, 1, "ArrowDown"),
            Some(0),
            "the loop's edge, when there is no other"
        );
        assert_eq!(walk.go(&graph, 2, "ArrowUp"), Some(0));
        assert_eq!(walk.go(&graph, 0, "Tab"), None);
    }

    #[test]
    fn without_an_edge_left_and_right_go_beside() {
        let graph = graph();
        let go = |at, key| Walk::default().go(&graph, at, key);
        assert_eq!(go(1, "ArrowRight"), Some(2));
        assert_eq!(go(2, "ArrowLeft"), Some(1));
        assert_eq!(go(1, "ArrowLeft"), None);
    }

    #[test]
    fn search_looks_at_labels_and_instructions() {
        let graph = graph();
        assert_eq!(matches(&graph, "l2"), [2]);
        assert_eq!(matches(&graph, "CONST 1"), [1]);
        assert!(matches(&graph, "").is_empty());
    }
}
