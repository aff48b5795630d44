//! Graphs in the language of Graphviz.

use super::View;
use super::lines::edge_name;
use ir::EdgeKind;
use std::fmt::Write;

/// The graph as a `digraph` with a cluster for each function.
#[must_use]
pub fn dot(view: &View) -> String {
    let mut out = String::from(
        "digraph cfg {\n  node [shape=box, fontname=\"monospace\", fontsize=10];\n  edge [fontname=\"sans-serif\", fontsize=9];\n",
    );
    for function in view.functions() {
        let _ = writeln!(out, "  subgraph cluster_{} {{", function.id.0);
        let _ = writeln!(out, "    label=\"{}\";", escaped(&view.title(function)));
        for id in view.cfg.drawn_blocks(function) {
            let mut label = escaped(&view.block_name(id)) + ":\\l";
            for line in view.lines(id) {
                label += "  ";
                label += &escaped(&line);
                label += "\\l";
            }
            let style = match view.cfg.block(id).is_reachable {
                true => "",
                false => ", style=dashed",
            };
            let _ = writeln!(out, "    {id} [label=\"{label}\"{style}];");
        }
        out.push_str("  }\n");
    }
    for block in view.blocks() {
        for edge in view.cfg.drawn_edges(block) {
            let mut attributes = Vec::new();
            if !edge_name(edge.kind).is_empty() {
                attributes.push(format!("label=\"{}\"", edge_name(edge.kind)));
            }
            if edge.kind == EdgeKind::Exception {
                attributes.push("style=dashed".into());
            }
            if edge.is_back {
                attributes.push("penwidth=2".into());
            }
            let attributes = match attributes.is_empty() {
                true => String::new(),
                false => format!(" [{}]", attributes.join(", ")),
            };
            let _ = writeln!(out, "  {} -> {}{attributes};", block.id, edge.to);
        }
    }
    for (from, to) in view.call_edges() {
        let _ = writeln!(
            out,
            "  {from} -> {to} [label=\"call\", style=dotted, constraint=false];"
        );
    }
    out.push_str("}\n");
    out
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}
