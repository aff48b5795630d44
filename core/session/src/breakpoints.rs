//! Breakpoints: where a run is to stop, and when.
//!
//! A breakpoint stands at a line or at one instruction of a line, so that it moves with the line when the source is edited. What
//! comes from no line, such as the library's modules, has no place for one.

use crate::{Compiled, Expressions, Line, Session};
use ir::{InstId, ModuleId, Op};
use std::collections::BTreeMap;
use std::rc::Rc;
use vm::Machine;

/// A place in one of the program's own modules where a run can stop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site {
    /// The module of its file.
    pub module: ModuleId,
    /// The line, from 1.
    pub line: u32,
    /// Which of the line's instructions, from 1, in the module's order and without labels; 0 for where the line begins.
    pub instruction: u32,
}

impl Site {
    /// Where a line begins; where nothing does, the next on which something runs ([`crate::Lines::landing`]).
    #[must_use]
    pub fn line((module, line): Line) -> Site {
        Site {
            module,
            line,
            instruction: 0,
        }
    }
}

/// The places of all instructions of a module of the program's own, in its order; none of labels and of what comes from no line.
pub fn sites(compiled: &Compiled, module: ModuleId) -> impl Iterator<Item = Option<Site>> {
    let mut counts: BTreeMap<u32, u32> = BTreeMap::new();
    let insts = &compiled.program().modules[module.index()].insts;
    insts.iter().map(move |inst| {
        let line = inst.span.start.line;
        if line == 0 || matches!(inst.op, Op::Label { .. }) {
            return None;
        }
        let instruction = counts.entry(line).or_default();
        *instruction += 1;
        Some(Site {
            module,
            line,
            instruction: *instruction,
        })
    })
}

/// Where a run is to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breakpoint {
    /// The place.
    pub site: Site,
    /// The number of its condition among the expressions; it always stops without one.
    pub condition: Option<usize>,
}

/// The breakpoints of a program, numbered in their order.
#[derive(Clone, Default)]
pub struct Breakpoints {
    list: Vec<Breakpoint>,
    conditions: Option<Rc<Expressions>>,
    /// Which of them stand in front of an instruction.
    by_inst: BTreeMap<(ModuleId, InstId), Vec<usize>>,
}

impl Breakpoints {
    /// Finds the places of breakpoints in a program. One whose place is not there stops nothing.
    #[must_use]
    pub fn new(
        session: &Session,
        list: Vec<Breakpoint>,
        conditions: Option<Rc<Expressions>>,
    ) -> Breakpoints {
        let compiled = session.compiled();
        let mut by_inst: BTreeMap<(ModuleId, InstId), Vec<usize>> = BTreeMap::new();
        let mut within: BTreeMap<Site, Vec<usize>> = BTreeMap::new();
        for (number, each) in list.iter().enumerate() {
            if each.site.instruction > 0 {
                within.entry(each.site).or_default().push(number);
                continue;
            }
            let module = each.site.module;
            let landing = session.lines().landing((module, each.site.line));
            for inst in landing.map_or(&[][..], |line| session.lines().starts_of(line)) {
                by_inst.entry((module, *inst)).or_default().push(number);
            }
        }
        for module in compiled.own().filter(|_| !within.is_empty()) {
            for (at, site) in sites(compiled, module).enumerate() {
                let here = site.and_then(|site| within.get(&site));
                for number in here.into_iter().flatten() {
                    let inst = (module, InstId(at as u32));
                    by_inst.entry(inst).or_default().push(*number);
                }
            }
        }
        Breakpoints {
            list,
            conditions,
            by_inst,
        }
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether any of them has a condition.
    #[must_use]
    pub fn is_conditional(&self) -> bool {
        self.conditions.is_some() && self.list.iter().any(|each| each.condition.is_some())
    }

    /// Whether any of them stands in front of an instruction.
    pub(crate) fn is_at(&self, module: ModuleId, inst: InstId) -> bool {
        self.by_inst.contains_key(&(module, inst))
    }

    /// Those in front of which a run stands, whatever their conditions.
    #[must_use]
    pub fn standing(&self, machine: &Machine) -> &[usize] {
        if machine.state.ending.is_some() {
            return &[];
        }
        let standing = self.by_inst.get(&machine.position());
        standing.map_or(&[], Vec::as_slice)
    }

    /// The same, where their conditions hold as well.
    pub fn holding(&self, machine: &mut Machine) -> Vec<usize> {
        let mut standing = self.standing(machine).to_vec();
        standing.retain(|&number| self.holds(number, machine));
        standing
    }

    /// Whether the run is to stop at the instruction that is next.
    pub(crate) fn stop(&self, machine: &mut Machine) -> bool {
        let mut standing = self.standing(machine).iter();
        standing.any(|&number| self.holds(number, machine))
    }

    /// Whether the condition of a breakpoint holds. One that cannot be answered does, so that somebody sees.
    fn holds(&self, number: usize, machine: &mut Machine) -> bool {
        let condition = self.list[number].condition;
        let (Some(at), Some(conditions)) = (condition, &self.conditions) else {
            return true;
        };
        conditions.holds(at, machine)
    }
}
