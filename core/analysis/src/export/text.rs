//! A graph as text: for terminals, tests and readers of diffs.

use super::View;
use super::lines::edge_name;
use crate::Block;
use ir::BlockId;
use std::fmt::Write;

/// The graph as text: functions, their blocks with what stands in them, and below each where control goes.
#[must_use]
pub fn text(view: &View) -> String {
    let mut out = String::new();
    for function in &view.cfg.functions {
        if !out.is_empty() {
            out.push('\n');
        }
        let _ = writeln!(out, "{}", view.title(function));
        for &id in &function.blocks {
            let block = view.cfg.block(id);
            let _ = writeln!(
                out,
                "  {id} {}:{}",
                view.block_name(id),
                remarks(view, block)
            );
            for line in view.lines(id) {
                let _ = writeln!(out, "    {line}");
            }
            for edge in &block.successors {
                let mut words = vec![edge_name(edge.kind)];
                words.push(if edge.is_back { "back" } else { "" });
                words.retain(|word| !word.is_empty());
                let words = match words.is_empty() {
                    true => String::new(),
                    false => format!(" ({})", words.join(", ")),
                };
                let _ = writeln!(
                    out,
                    "    -> {} {}{words}",
                    edge.to,
                    view.block_name(edge.to)
                );
            }
        }
    }
    out
}

/// What the graph says about a block.
fn remarks(view: &View, block: &Block) -> String {
    let mut remarks = Vec::new();
    let is = |id: BlockId| id.to_string();
    if !block.is_reachable {
        remarks.push("unreachable".to_owned());
    }
    for each in &view.cfg.loops {
        if each.header == block.id {
            let blocks: Vec<String> = each.blocks.iter().copied().map(is).collect();
            remarks.push(format!("loop of {}", blocks.join(" ")));
        }
    }
    if let Some(by) = block.immediate_dominator {
        remarks.push(format!("dominated by {by}"));
    }
    if let Some(by) = block.immediate_postdominator {
        remarks.push(format!("postdominated by {by}"));
    }
    match remarks.is_empty() {
        true => String::new(),
        false => format!("  ; {}", remarks.join(", ")),
    }
}
