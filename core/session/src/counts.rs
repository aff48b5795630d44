//! How often each line has begun.

use crate::{Compiled, Line, Lines, Session};
use std::collections::BTreeMap;
use vm::Machine;

/// How often each line on which something runs has begun, up to where a machine stands and with where it stands: as often
/// as a motion to that line would have stopped. None where it does not count.
#[must_use]
pub fn line_counts(
    compiled: &Compiled,
    lines: &Lines,
    machine: &Machine,
) -> Option<BTreeMap<Line, u64>> {
    machine.profile.as_ref()?;
    let mut counts: BTreeMap<Line, u64> = lines.all().map(|line| (line, 0)).collect();
    let codes = machine.linked.codes.iter().zip(0..);
    for (code, number) in codes.filter(|(code, _)| compiled.is_own(code.module)) {
        let arrivals = machine.arrivals(number)?;
        let arrivals = code.insts.iter().zip(&code.plain).zip(arrivals);
        for ((&inst, ins), came) in arrivals {
            // The end of a module is none of its instructions.
            if lines.is_start(code.module, inst) && !matches!(ins, vm::code::Ins::End) {
                let module = &compiled.program().modules[code.module.index()];
                let line = module.inst(inst).span.start.line;
                *counts.entry((code.module, line)).or_default() += came;
            }
        }
    }
    Some(counts)
}

impl Session {
    /// [`line_counts`] where the run stands.
    #[must_use]
    pub fn line_counts(&self) -> Option<BTreeMap<Line, u64>> {
        line_counts(self.compiled(), self.lines(), self.machine())
    }
}
