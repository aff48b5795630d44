//! Graphs as pictures that need no other tool.

use super::View;
use super::lines::edge_name;
use crate::{EdgePath, Folds, Layout, Rect, Size, layout_functions};
use ir::{BlockId, EdgeKind, FunctionId};
use std::fmt::Write;

/// The width of a character of the monospaced font.
const CHAR: f64 = 7.25;
/// The height of a line.
const LINE: f64 = 16.0;
/// Around the lines of a block.
const PADDING: f64 = 9.0;
/// Around the picture.
const MARGIN: f64 = 12.0;

/// Colours for light and dark surroundings; edges differ by their dashes and weight as well.
const STYLE: &str = "\
svg { color-scheme: light dark; --ink: #1d2433; --faint: #667085; --paper: #fff; --frame: #f4f5f8; --line: #c9cfda; --true: #176b3a; --false: #b3261e; --back: #5b3fd0; --exception: #9a6700; }
@media (prefers-color-scheme: dark) { svg { --ink: #e6e9f0; --faint: #98a2b3; --paper: #1b2130; --frame: #131824; --line: #3a4358; --true: #6fd39a; --false: #ff9a90; --back: #b4a2ff; --exception: #e0b24c; } }
text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: var(--ink); white-space: pre; }
.title { font-weight: 600; } .name { fill: var(--faint); } .kind { font-size: 10px; fill: var(--faint); }
.function { fill: var(--frame); stroke: var(--line); } .block { fill: var(--paper); stroke: var(--faint); }
.unreachable { stroke-dasharray: 4 3; }
.edge { fill: none; stroke: var(--faint); stroke-width: 1.4; } .head { fill: var(--faint); }
.edge.true { stroke: var(--true); } .head.true { fill: var(--true); }
.edge.false { stroke: var(--false); } .head.false { fill: var(--false); }
.edge.exception { stroke: var(--exception); stroke-dasharray: 3 4; } .head.exception { fill: var(--exception); }
.edge.call { stroke-dasharray: 1 4; stroke-linecap: round; }
.edge.back { stroke: var(--back); stroke-width: 2.2; } .head.back { fill: var(--back); }
";

/// The graph as an SVG document.
#[must_use]
pub fn svg(view: &View) -> String {
    let contents: Vec<(String, Vec<String>)> = (view.cfg.blocks.iter())
        .map(|block| (view.block_name(block.id) + ":", view.lines(block.id)))
        .collect();
    let size = |id: BlockId| {
        let (name, lines) = &contents[id.index()];
        let longest = lines.iter().map(|line| line.chars().count() + 2);
        let columns = longest.chain([name.chars().count()]).max().unwrap_or(0);
        Size {
            width: columns as f64 * CHAR + 2.0 * PADDING,
            height: (lines.len() + 1) as f64 * LINE + 2.0 * PADDING,
        }
    };
    let shown: Vec<FunctionId> = view.functions().map(|function| function.id).collect();
    let layout = layout_functions(view.cfg, &shown, &Folds::default(), &size);
    let mut out = String::new();
    let Size { width, height } = layout.size;
    let (width, height) = (width + 2.0 * MARGIN, height + 2.0 * MARGIN);
    let _ = writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"{:.0} {:.0} {width:.0} {height:.0}\" role=\"img\" aria-label=\"Control-flow graph\">\n<style>\n{STYLE}</style>",
        -MARGIN, -MARGIN
    );
    push_frames(&mut out, view, &layout);
    for edge in &layout.edges {
        push_edge(&mut out, edge);
    }
    for placed in &layout.blocks {
        let (name, lines) = &contents[placed.id.index()];
        let frame = placed.frame;
        let class = match view.cfg.block(placed.id).is_reachable {
            true => "block",
            false => "block unreachable",
        };
        let _ = writeln!(
            out,
            "<g id=\"{}\"><rect class=\"{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"5\"/>",
            placed.id, frame.x, frame.y, frame.width, frame.height
        );
        let x = frame.x + PADDING;
        let mut y = frame.y + PADDING + 12.0;
        let _ = writeln!(
            out,
            "<text class=\"name\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>",
            escaped(name)
        );
        for line in lines {
            y += LINE;
            let x = x + 2.0 * CHAR;
            let _ = writeln!(
                out,
                "<text x=\"{x:.1}\" y=\"{y:.1}\">{}</text>",
                escaped(line)
            );
        }
        out.push_str("</g>\n");
    }
    push_calls(&mut out, view, &layout);
    out.push_str("</svg>\n");
    out
}

/// Calls, from the side of the block that calls to the top of what is called. They go over whatever lies between.
fn push_calls(out: &mut String, view: &View, layout: &Layout) {
    let frame = |id: BlockId| -> Option<Rect> {
        let placed = layout.blocks.iter().find(|placed| placed.id == id)?;
        Some(placed.frame)
    };
    for (from, to) in view.call_edges() {
        let (Some(from), Some(to)) = (frame(from), frame(to)) else {
            continue;
        };
        let (x, y) = (from.x + from.width, from.y + from.height / 2.0);
        let (end, top) = (to.x + to.width / 2.0, to.y);
        let _ = writeln!(
            out,
            "<path class=\"edge call\" d=\"M{x:.1} {y:.1}C{:.1} {y:.1} {end:.1} {:.1} {end:.1} {top:.1}\"/>",
            x + 40.0,
            top - 40.0,
        );
        let _ = writeln!(
            out,
            "<path class=\"head call\" d=\"M{end:.1} {top:.1}l-4 -7.5h8z\"/>"
        );
    }
}

fn push_frames(out: &mut String, view: &View, layout: &Layout) {
    for cluster in &layout.clusters {
        let frame = cluster.frame;
        let title = view.title(&view.cfg.functions[cluster.function.index()]);
        let _ = writeln!(
            out,
            "<rect class=\"function\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" rx=\"8\"/><text class=\"title\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            frame.x,
            frame.y,
            frame.width,
            frame.height,
            frame.x + 12.0,
            frame.y + 22.0,
            escaped(&title)
        );
    }
}

fn push_edge(out: &mut String, edge: &EdgePath) {
    let mut class = edge_name(edge.kind).to_owned();
    if edge.is_back {
        class += " back";
    }
    let _ = writeln!(
        out,
        "<path class=\"edge {class}\" d=\"{}\"/>",
        edge.svg_path()
    );
    if let Some(end) = edge.points.last() {
        let (x, y) = (end.x, end.y);
        let _ = writeln!(
            out,
            "<path class=\"head {class}\" d=\"M{x:.1} {y:.1}l-4 -7.5h8z\"/>"
        );
    }
    let letter = match edge.kind {
        EdgeKind::True => "T",
        EdgeKind::False => "F",
        _ => return,
    };
    if let Some(start) = edge.points.first() {
        let (x, y) = (start.x + 4.0, start.y + 11.0);
        let _ = writeln!(
            out,
            "<text class=\"kind\" x=\"{x:.1}\" y=\"{y:.1}\">{letter}</text>"
        );
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
