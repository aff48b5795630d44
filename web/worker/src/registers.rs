//! What registers of the IR hold in a call in progress.

use session::ir::Reg;
use session::vm::{Machine, Value};

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
    let slot = usize::from(code.plain[pc].written()?);
    machine.state.stack.get(data.base as usize + slot).copied()
}
