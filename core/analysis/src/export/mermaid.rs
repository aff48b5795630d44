//! Graphs in the language of Mermaid.

use super::View;
use super::lines::edge_name;
use ir::EdgeKind;
use std::fmt::Write;

/// The graph as a `flowchart` with a subgraph for each function.
#[must_use]
pub fn mermaid(view: &View) -> String {
    let mut out = String::from("flowchart TD\n");
    for function in view.functions() {
        let id = function.id.0;
        let _ = writeln!(
            out,
            "  subgraph f{id}[\"{}\"]",
            escaped(&view.title(function))
        );
        for id in view.cfg.drawn_blocks(function) {
            let mut label = escaped(&view.block_name(id)) + ":";
            for line in view.lines(id) {
                label += "<br/>";
                label += &escaped(&line);
            }
            let _ = writeln!(out, "    {id}[\"{label}\"]");
        }
        out.push_str("  end\n");
    }
    for block in view.blocks() {
        for edge in view.cfg.drawn_edges(block) {
            let arrow = match edge {
                edge if edge.kind == EdgeKind::Exception => "-.->",
                edge if edge.is_back => "==>",
                _ => "-->",
            };
            let name = match edge_name(edge.kind) {
                "" => String::new(),
                name => format!("|{name}|"),
            };
            let _ = writeln!(out, "  {} {arrow}{name} {}", block.id, edge.to);
        }
    }
    for (from, to) in view.call_edges() {
        let _ = writeln!(out, "  {from} -. call .-> {to}");
    }
    out
}

/// Characters that mean something inside quotes as entities of Mermaid's own: `#` and a code.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '"' | '#' | '&' | '<' | '>' | ';' | '\\' | '`' | '*' | '_' | '[' | ']' | '{' | '}' => {
                let _ = write!(out, "#{};", c as u32);
            }
            c => out.push(c),
        }
    }
    out
}
