//! What registers of the IR hold in a call in progress.

use session::ir::Reg;
use session::vm::{Machine, Value, code::Ins};

/// What a register of a call holds, the call counted from the outermost.
pub(crate) fn value(machine: &Machine, frame: usize, register: Reg) -> Option<Value> {
    let data = machine.state.frames.get(frame)?;
    let code = &machine.linked.codes[data.code as usize];
    let insts = &machine.linked.program.modules[code.module.index()].insts;
    // Linked code has slots: the register's is where the instruction that writes it puts its result.
    let pc = code
        .insts
        .iter()
        .position(|at| insts[at.index()].op.dst() == Some(register))?;
    let slot = destination(&code.plain[pc])?;
    machine.state.stack.get(data.base as usize + slot).copied()
}

/// The slot that an instruction writes.
fn destination(ins: &Ins) -> Option<usize> {
    let slot = match *ins {
        Ins::Const { dst, .. }
        | Ins::Move { dst, .. }
        | Ins::Param { dst, .. }
        | Ins::LoadLocal { dst, .. }
        | Ins::LoadCell { dst, .. }
        | Ins::LoadCapture { dst, .. }
        | Ins::LoadGlobal { dst, .. }
        | Ins::LoadClass { dst, .. }
        | Ins::Function { dst, .. }
        | Ins::Class { dst, .. }
        | Ins::LoadField { dst, .. }
        | Ins::LoadIndex { dst, .. }
        | Ins::NewArray { dst, .. }
        | Ins::NewObject { dst, .. }
        | Ins::Bin { dst, .. }
        | Ins::Un { dst, .. }
        | Ins::CallPlace { dst, .. }
        | Ins::CallValue { dst, .. }
        | Ins::CallMethod { dst, .. }
        | Ins::CallIntrinsic { dst, .. }
        | Ins::Caught { dst }
        | Ins::Symbolic { dst, .. }
        | Ins::Suspend { dst, .. }
        | Ins::Choose { dst, .. } => dst,
        _ => return None,
    };
    Some(slot.into())
}
