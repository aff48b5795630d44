//! A graph as text: for terminals, tests and readers of diffs.

use super::View;
use super::lines::edge_name;
use crate::{Block, Postdominators, RegionId, RegionKind, Regions};
use ir::BlockId;
use std::fmt::Write;

/// The graph as text: functions, their blocks with what stands in them, and below each where control goes.
#[must_use]
pub fn text(view: &View) -> String {
    let regions = Regions::of(view.cfg);
    let postdominators = Postdominators::of(view.cfg);
    let mut out = String::new();
    for function in view.functions() {
        if !out.is_empty() {
            out.push('\n');
        }
        let _ = writeln!(out, "{}", view.title(function));
        if let Some(region) = regions.body(function.id) {
            let complexity = function.complexity(view.cfg);
            let shown = region_line(&regions, region);
            let _ = writeln!(out, "  ; complexity {complexity}, regions {shown}");
        }
        for (from, to) in &function.irreducible {
            let _ = writeln!(out, "  ; irreducible: {from} -> {to}");
        }
        for &id in &function.blocks {
            let block = view.cfg.block(id);
            let _ = writeln!(
                out,
                "  {id} {}:{}",
                view.block_name(id),
                remarks(view, &postdominators, block)
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

/// A region and what is in it, on one line: blocks one after the other, a loop in brackets, a branch as its block and its arms
/// in parentheses.
#[must_use]
pub fn region_line(regions: &Regions, id: RegionId) -> String {
    enum Piece {
        Region(RegionId),
        Text(&'static str),
    }
    let mut out = String::new();
    // Regions nest as deep as the program does: the stack is our own.
    let mut open = vec![Piece::Region(id)];
    while let Some(piece) = open.pop() {
        let id = match piece {
            Piece::Text(text) => {
                out.push_str(text);
                continue;
            }
            Piece::Region(id) => id,
        };
        let region = regions.region(id);
        let mut pieces = Vec::new();
        let (before, behind) = match region.kind {
            RegionKind::Block(block) => {
                let _ = write!(out, "{block}");
                continue;
            }
            RegionKind::Sequence => ("", ""),
            RegionKind::Loop(_) => ("[", "]"),
            RegionKind::Branch(_) => ("(", ")"),
        };
        pieces.push(Piece::Text(before));
        for (at, &child) in region.children.iter().enumerate() {
            let between = match (region.kind, at) {
                (_, 0) => "",
                (RegionKind::Branch(_), 1) => ": ",
                (RegionKind::Branch(_), _) => " | ",
                _ => " ",
            };
            pieces.extend([Piece::Text(between), Piece::Region(child)]);
        }
        pieces.push(Piece::Text(behind));
        open.extend(pieces.into_iter().rev());
    }
    out
}

/// What the graph says about a block.
fn remarks(view: &View, postdominators: &Postdominators, block: &Block) -> String {
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
    if let Some(by) = postdominators.immediate(block.id) {
        remarks.push(format!("postdominated by {by}"));
    }
    match remarks.is_empty() {
        true => String::new(),
        false => format!("  ; {}", remarks.join(", ")),
    }
}
