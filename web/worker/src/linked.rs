//! What belongs to a place that a person points at, panel by panel.
//!
//! A place in the source stands for the innermost node of the tree that instructions come from; so a
//! name is linked to its `load_var`, and a space in a loop's head to the loop.

use crate::program::Program;
use protocol::{Linked, Pointer};
use session::ir::Sorting;
use session::ir::{BlockId, InstId, ModuleId, Op};
use session::syntax::Node;
use std::ops::Range;

/// What belongs to a place. `module` is the one whose IR is shown.
pub(crate) fn linked(program: &mut Program, module: ModuleId, pointer: Pointer) -> Linked {
    let none = Linked {
        revision: program.revision,
        ..Linked::default()
    };
    match pointer {
        Pointer::Source(unit) => {
            let Some((own, source)) = program.sources.around(unit) else {
                return none;
            };
            let bytes = character(source.text(), source.byte(unit));
            at_bytes(program, module, own, bytes).unwrap_or(none)
        }
        Pointer::Span(span) => {
            let Some((own, source)) = program.sources.around(span.start) else {
                return none;
            };
            let bytes = source.byte(span.start)..source.byte(span.end);
            at_bytes(program, module, own, bytes).unwrap_or(none)
        }
        Pointer::Ir(row) => at_rows(program, module, row..row + 1),
        Pointer::Block(block) => {
            let cfg = program.cfg(module);
            match cfg.blocks.get(block as usize) {
                Some(block) => at_rows(program, module, block.start.0..block.end.0),
                None => none,
            }
        }
    }
}

/// The character at a byte; behind a word, the word's last one.
fn character(text: &str, byte: usize) -> Range<usize> {
    let next = text[byte..].chars().next();
    let previous = text[..byte].chars().next_back();
    match (next, previous) {
        (Some(next), _) if next.is_alphanumeric() => byte..byte + next.len_utf8(),
        (_, Some(previous)) if previous.is_alphanumeric() => byte - previous.len_utf8()..byte,
        (Some(next), _) if !next.is_whitespace() => byte..byte + next.len_utf8(),
        _ => byte..byte,
    }
}

/// What belongs to rows of the IR.
fn at_rows(program: &mut Program, module: ModuleId, rows: Range<u32>) -> Linked {
    let cfg = program.cfg(module);
    let data = &program.compiled().program().modules[module.index()];
    let mut span: Option<protocol::Span> = None;
    for row in rows.clone() {
        // A label, and a branch over a body, stand for all that lies behind them.
        let inst = data.insts.get(row as usize);
        let wide = rows.len() > 1
            && inst.is_none_or(|inst| matches!(inst.op, Op::Label { .. } | Op::Branch { .. }));
        if let Some(own) = program.span_of(module, InstId(row)).filter(|_| !wide) {
            let sofar = span.unwrap_or(own);
            span = Some(protocol::Span::new(
                sofar.start.min(own.start),
                sofar.end.max(own.end),
            ));
        }
    }
    let source = program.sources.map(module);
    let bytes = span.zip(source);
    let bytes = bytes.map(|(span, source)| source.byte(span.start)..source.byte(span.end));
    let mut blocks: Vec<u32> = rows
        .clone()
        .filter_map(|row| Some(cfg.block_of.get(row as usize)?.0))
        .collect();
    blocks.dedup();
    Linked {
        revision: program.revision,
        span,
        tree: bytes.and_then(|bytes| tree_row(program, module, &bytes)),
        ir: vec![(rows.start, rows.end)],
        blocks,
    }
}

/// What belongs to a stretch of the source of a module `own`.
fn at_bytes(
    program: &mut Program,
    module: ModuleId,
    own: ModuleId,
    bytes: Range<usize>,
) -> Option<Linked> {
    let compiled = program.part(own);
    let tree = compiled.tree.as_deref()?;
    let path = path_to(tree.root(), &bytes);
    // The root stands for nothing in particular: a blank line is linked to nothing.
    let (node, insts) = path.iter().skip(1).rev().find_map(|node| {
        let insts = insts_within(program, own, &node.byte_range());
        (!insts.is_empty()).then_some((*node, insts))
    })?;
    let shown = module == own;
    let cfg = program.cfg(module);
    let mut blocks: Vec<BlockId> = Vec::new();
    let mut ir: Vec<(u32, u32)> = Vec::new();
    for inst in insts.iter().filter(|_| shown) {
        match ir.last_mut() {
            Some(last) if last.1 == inst.0 => last.1 += 1,
            _ => ir.push((inst.0, inst.0 + 1)),
        }
        let block = cfg.block_of.get(inst.index()).copied();
        blocks.extend(block.filter(|block| blocks.last() != Some(block)));
    }
    blocks.put_in_order();
    blocks.dedup();
    // The tree shows what was pointed at, even where that alone gives rise to nothing.
    let pointed = path.last().map_or(bytes, |node| node.byte_range());
    Some(Linked {
        revision: program.revision,
        span: program
            .sources
            .map(own)
            .map(|source| source.span(node.byte_range())),
        tree: tree_row(program, own, &pointed),
        ir,
        blocks: blocks.into_iter().map(|block| block.0).collect(),
    })
}

/// The named nodes around a stretch of source, outermost first.
fn path_to<'t>(root: Node<'t>, bytes: &Range<usize>) -> Vec<Node<'t>> {
    let around = |node: &Node| {
        let range = node.byte_range();
        range.start <= bytes.start && bytes.end <= range.end
    };
    let mut path = vec![root];
    let mut at = root;
    while let Some(next) = at.children().find(around) {
        if next.is_named() {
            path.push(next);
        }
        at = next;
    }
    path
}

/// The instructions of one of the program's own modules whose syntax lies within these bytes, in order.
fn insts_within(program: &Program, own: ModuleId, bytes: &Range<usize>) -> Vec<InstId> {
    let Some(source) = program.sources.map(own) else {
        return Vec::new();
    };
    let span = source.span(bytes.clone());
    let module = &program.compiled().program().modules[own.index()];
    let all = (0..module.insts.len() as u32).map(InstId);
    all.filter(|&at| {
        let own = program.span_of(own, at);
        let is_label = matches!(module.inst(at).op, Op::Label { .. });
        !is_label && own.is_some_and(|own| span.contains(own))
    })
    .collect()
}

/// The row of the tree that is looked at, if that is the one of a module.
fn tree_row(program: &Program, own: ModuleId, bytes: &Range<usize>) -> Option<u32> {
    let shown = program.shown().filter(|shown| shown.main == own)?;
    let tree = shown.tree.as_deref()?;
    program.tree.as_ref()?.row_of(tree, bytes)
}
