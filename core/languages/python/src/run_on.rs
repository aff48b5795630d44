//! Statements that the grammar reads on behind the end of their line.
//!
//! Where an operand is missing at the end of a line, the grammar takes the next line for it. Python's reader ends a
//! statement with its line, brackets, texts and backslashes aside.

use super::indentation::logical_line;
use super::stmts::is_statement;
use syntax::{Node, SyntaxTree};

/// The lines of such statements, each by its first byte.
pub fn run_on(source: &str, tree: &SyntaxTree) -> Vec<usize> {
    let bytes = source.as_bytes();
    let mut lines = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        lines.push(at);
        at = logical_line(bytes, at, &[]).0;
    }
    let mut found: Vec<usize> = Vec::new();
    for node in tree.root().descendants() {
        let Some(range) = unbroken(node) else {
            continue;
        };
        let next = lines.partition_point(|&line| line <= range.start);
        let runs_on = lines.get(next).is_some_and(|&line| line < range.end);
        let line = lines[next.saturating_sub(1)];
        if runs_on && !found.contains(&line) {
            found.push(line);
        }
    }
    found.sort_unstable();
    found
}

/// The part of a statement that stands on one logical line: all of a simple one, the head of one with a block.
fn unbroken(node: Node<'_>) -> Option<std::ops::Range<usize>> {
    let kind = node.kind();
    let is_part = is_statement(kind) || kind.ends_with("_clause") || kind == "decorator";
    if !is_part || kind == "decorated_definition" || node.has_error() {
        return None;
    }
    let range = node.byte_range();
    match node.child_by_kind("block") {
        Some(block) => {
            let colons = node.children().filter(|part| part.kind() == ":");
            let heads = colons.map(|colon| colon.byte_range().end);
            let head = heads.filter(|end| *end <= block.byte_range().start).last();
            Some(range.start..head.unwrap_or(range.end))
        }
        None => Some(range),
    }
}
