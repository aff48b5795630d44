//! The edges of a graph that is to be drawn in layers: those that close a cycle are marked, as without them there is none.

use session::analysis::layered::GraphEdge;

/// The edges of a graph, of which `next` says for each node where they lead.
pub(crate) fn marked(next: &[Vec<usize>]) -> Vec<GraphEdge> {
    // Depth first, without recursion: an edge to a node that is still open closes a cycle.
    let (mut open, mut done) = (vec![false; next.len()], vec![false; next.len()]);
    let mut found = Vec::new();
    for start in 0..next.len() {
        if done[start] {
            continue;
        }
        open[start] = true;
        let mut path = vec![(start, 0)];
        while let Some((node, at)) = path.last_mut() {
            let (from, to) = (*node, next[*node].get(*at).copied());
            *at += 1;
            let Some(to) = to else {
                (open[from], done[from]) = (false, true);
                path.pop();
                continue;
            };
            found.push(GraphEdge {
                from,
                to,
                is_back: open[to],
                bundle: None,
            });
            if !open[to] && !done[to] {
                open[to] = true;
                path.push((to, 0));
            }
        }
    }
    found
}
