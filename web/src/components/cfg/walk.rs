//! Walking the graph by keyboard, and searching it.

use protocol::{BlockView, GraphView};

/// The block that control goes to, rather onwards than around a loop.
pub(super) fn down(graph: &GraphView, at: usize) -> Option<usize> {
    let out = graph.edges.iter().filter(|edge| edge.from as usize == at);
    out.min_by_key(|edge| edge.back)
        .map(|edge| edge.to as usize)
}

/// The block that control comes from, rather from above than around a loop.
pub(super) fn up(graph: &GraphView, at: usize) -> Option<usize> {
    let into = graph.edges.iter().filter(|edge| edge.to as usize == at);
    into.min_by_key(|edge| edge.back)
        .map(|edge| edge.from as usize)
}

/// The nearest block to the left (-1) or right (+1), rather at the same height.
pub(super) fn beside(graph: &GraphView, at: usize, side: f32) -> Option<usize> {
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
    fn the_arrows_follow_edges_and_sides() {
        let graph = graph();
        assert_eq!(down(&graph, 0), Some(1));
        assert_eq!(
            down(&graph, 1),
            Some(0),
            "the loop's edge, when there is no other"
        );
        assert_eq!(up(&graph, 2), Some(0));
        assert_eq!(beside(&graph, 1, 1.0), Some(2));
        assert_eq!(beside(&graph, 2, -1.0), Some(1));
        assert_eq!(beside(&graph, 1, -1.0), None);
    }

    #[test]
    fn search_looks_at_labels_and_instructions() {
        let graph = graph();
        assert_eq!(matches(&graph, "l2"), [2]);
        assert_eq!(matches(&graph, "CONST 1"), [1]);
        assert!(matches(&graph, "").is_empty());
    }
}
