//! Registers get slots.
//!
//! **Invariant.** Two registers share a slot only where one is no longer read when the other is written.

use super::function::FunctionLinker;
use crate::code::Slot;
use ir::{Hint, InstId, Module, Op, Reg};
use rustc_hash::FxHashSet;
use std::ops::Index;

/// What is known of a register.
#[derive(Clone, Default)]
struct Known {
    /// The straight stretch of code that writes it.
    written_in: Option<u32>,
    /// The last instruction that reads it.
    last_use: Option<u32>,
    uses: u32,
    /// Whether it is read outside of the stretch that writes it.
    lives_on: bool,
    slot: Option<Slot>,
}

/// The slots of a function's registers. A function's registers are numbers close to each other, so they are places in a list.
pub(super) struct Slots {
    first: u32,
    list: Vec<Known>,
}

impl Slots {
    fn of(module: &Module, mine: &[InstId]) -> Slots {
        let (mut first, mut last) = (u32::MAX, 0);
        for &id in mine {
            let op = &module.inst(id).op;
            let mut meet = |register: Reg| {
                first = first.min(register.0);
                last = last.max(register.0);
            };
            op.for_each_use(&mut meet);
            op.dst().into_iter().for_each(&mut meet);
        }
        let count = (last + 1).saturating_sub(first) as usize;
        Slots {
            first,
            list: vec![Known::default(); count],
        }
    }

    fn known(&mut self, register: Reg) -> &mut Known {
        &mut self.list[(register.0 - self.first) as usize]
    }
}

impl Index<&Reg> for Slots {
    type Output = Slot;

    fn index(&self, register: &Reg) -> &Slot {
        let known = &self.list[(register.0 - self.first) as usize];
        known.slot.as_ref().expect("what is read has been written")
    }
}

impl FunctionLinker<'_, '_> {
    /// Gives every register a slot. One that is used only within the straight stretch of code that writes it
    /// gives its slot back behind the last use. A parameter's register is the slot of its variable where the two
    /// are the same in all but name.
    pub(super) fn assign_registers(&mut self, mine: &[InstId]) -> Slots {
        let mut slots = Slots::of(self.module, mine);
        self.find_uses(mine, &mut slots);
        self.place_parameters(mine, &mut slots);
        let locals: FxHashSet<Slot> = self.locals.values().copied().collect();
        let mut free: Vec<Slot> = Vec::new();
        let mut freed: Vec<Reg> = Vec::new();
        for (at, &id) in mine.iter().enumerate() {
            let op = &self.module.inst(id).op;
            let dst = op.dst();
            if let Some(dst) = dst
                && slots.known(dst).slot.is_none()
            {
                let reused = match slots.known(dst).lives_on {
                    true => None,
                    false => free.pop(),
                };
                slots.known(dst).slot = Some(reused.unwrap_or_else(|| self.fresh()));
            }
            freed.clear();
            op.for_each_use(|register| {
                let known = slots.known(register);
                if known.last_use == Some(at as u32)
                    && !known.lives_on
                    && !freed.contains(&register)
                {
                    freed.push(register);
                }
            });
            if let Some(dst) = dst {
                let known = slots.known(dst);
                if known.last_use.is_none() && !known.lives_on {
                    freed.push(dst);
                }
            }
            let freed = freed.iter().map(|register| slots[register]);
            free.extend(freed.filter(|slot| !locals.contains(slot)));
        }
        slots
    }

    fn find_uses(&self, mine: &[InstId], slots: &mut Slots) {
        let mut stretch = 0;
        for (at, &id) in mine.iter().enumerate() {
            // A label between this instruction and the one before starts a new stretch.
            if at > 0 && id.0 != mine[at - 1].0 + 1 {
                stretch += 1;
            }
            let op = &self.module.inst(id).op;
            op.for_each_use(|register| {
                let known = slots.known(register);
                known.last_use = Some(at as u32);
                known.uses += 1;
                known.lives_on |= known.written_in != Some(stretch);
            });
            if let Some(dst) = op.dst() {
                let known = slots.known(dst);
                known.written_in = Some(stretch);
                // All arguments are put in place at once, before any of them is used.
                known.lives_on |= matches!(
                    op,
                    Op::Symbolic {
                        hint: Hint::Param(..),
                        ..
                    }
                );
            }
            if op.is_terminator() || matches!(op, Op::TryPush { .. } | Op::TryPop) {
                stretch += 1;
            }
        }
    }

    fn place_parameters(&self, mine: &[InstId], slots: &mut Slots) {
        let mut taken: Vec<Slot> = Vec::new();
        for pair in mine.windows(2) {
            if let (
                Op::Symbolic {
                    dst,
                    hint: Hint::Param(..),
                },
                Op::DeclVar { name, value },
            ) = (&self.module.inst(pair[0]).op, &self.module.inst(pair[1]).op)
                && dst == value
                && slots.known(*dst).uses == 1
                && !self.scope.captured.contains(name)
                && let Some(&slot) = self.locals.get(name)
                && !taken.contains(&slot)
            {
                slots.known(*dst).slot = Some(slot);
                taken.push(slot);
            }
        }
    }
}
