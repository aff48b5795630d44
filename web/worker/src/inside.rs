//! How far the expression has been worked out in whose middle a run stands: its parts that have values already, as they stand in the
//! source.

use crate::program::Program;
use crate::registers;
use protocol::Inside;
use session::ir::Op;
use session::vm::display::preview;

/// A value's text is cut behind this many characters.
const TEXT: usize = 40;
/// Instructions of a statement that are looked at.
const MOST: usize = 400;

/// The largest parts of the statement under way that have values, in the order of the source. Nothing where a statement begins.
pub(crate) fn inside(program: &mut Program) -> Vec<Inside> {
    let machine = program.session.machine();
    if machine.state.ending.is_some() || machine.state.frames.is_empty() {
        return Vec::new();
    }
    let frame = machine.state.frames.len() - 1;
    let (module, at) = machine.position();
    if !program.compiled().is_own(module) {
        return Vec::new();
    }
    let cfg = program.cfg(module);
    let Some(&block) = cfg.block_of.get(at.index()) else {
        return Vec::new();
    };
    let first = cfg.block(block).start.index();
    let machine = program.session.machine();
    let insts = &program.compiled().program().modules[module.index()].insts;
    let line = insts[at.index()].span.start.line;
    let mut found: Vec<Inside> = Vec::new();
    // Backwards: what was worked out last contains what it was made of.
    for inst in insts[first..at.index()].iter().rev().take(MOST) {
        let Some(register) = inst.op.dst().filter(|_| inst.span.start.line == line) else {
            // Where nothing is left in a register a statement has ended.
            break;
        };
        let Some(span) = program.sources.span(module, inst.span) else {
            continue;
        };
        let is_within =
            |outer: &Inside| outer.span.start <= span.start && span.end <= outer.span.end;
        let is_open =
            inst.span.end.line == line && span.start < span.end && !found.iter().any(is_within);
        if !is_open || matches!(inst.op, Op::Const { .. }) {
            continue;
        }
        let value = registers::value(machine, frame, register).filter(|value| value.is_bound());
        let Some(value) = value else { continue };
        let text = preview(machine, value, TEXT);
        if program.sources.text(span) != Some(&text) {
            found.push(Inside { span, text });
        }
    }
    found.reverse();
    found
}
