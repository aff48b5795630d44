//! A drawing of variables as an SVG document of its own, for texts and slides.

use protocol::{EdgeView, GraphView};
use std::fmt::Write;

const MARGIN: f32 = 16.0;

const STYLE: &str = "\
text{font:12px ui-monospace,monospace;fill:#16191f}
.title{font:600 12px system-ui,sans-serif}
.function{fill:#f4f6f9;stroke:#d5dae2}
.variable{fill:#fff;stroke:#6b7484}
.edge{fill:none;stroke:#5b6475;stroke-width:1.4}
.back{stroke-dasharray:6 3 1.5 3}
.head{fill:#5b6475}
svg{background:#fff}
";

/// The document.
pub(super) fn document(graph: &GraphView) -> String {
    let mut out = String::new();
    let (width, height) = (graph.width + 2.0 * MARGIN, graph.height + 2.0 * MARGIN);
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"{0:.0} {0:.0} {width:.0} {height:.0}\" role=\"img\" aria-label=\"Graph of variables\">\n<style>\n{STYLE}</style>",
        -MARGIN
    );
    for frame in &graph.clusters {
        let _ = writeln!(
            out,
            "<rect class=\"function\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"8\"/><text class=\"title\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            frame.x,
            frame.y,
            frame.width,
            frame.height,
            frame.x + 12.0,
            frame.y + 22.0,
            escaped(&frame.title)
        );
    }
    for edge in &graph.edges {
        push_edge(&mut out, edge);
    }
    for block in &graph.blocks {
        let _ = writeln!(
            out,
            "<rect class=\"variable\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"5\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            block.x,
            block.y,
            block.width,
            block.height,
            block.x + block.width / 2.0,
            block.y + block.height / 2.0 + 4.0,
            escaped(&block.label)
        );
    }
    out.push_str("</svg>\n");
    out
}

/// The line of an edge, and its head, which points as the last piece of the line does.
fn push_edge(out: &mut String, edge: &EdgeView) {
    let class = if edge.back { "edge back" } else { "edge" };
    let mut path = String::new();
    for (at, point) in edge.points.iter().enumerate() {
        let letter = if at == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{letter}{:.1} {:.1}", point.x, point.y);
    }
    let _ = writeln!(out, "<path class=\"{class}\" d=\"{path}\"/>");
    if let [.., from, to] = edge.points[..] {
        let turn = (to.y - from.y).atan2(to.x - from.x).to_degrees();
        let _ = writeln!(
            out,
            "<path class=\"head\" d=\"M0 0l-7.5 -4v8z\" transform=\"translate({:.1} {:.1}) rotate({turn:.0})\"/>",
            to.x, to.y
        );
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
