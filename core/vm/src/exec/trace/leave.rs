//! Leaving a trace.

use super::{Registers, Tree};
use crate::machine::Machine;
use smallvec::SmallVec;

impl Machine {
    /// Puts everything where it belongs when a tree is left.
    pub(super) fn leave_trace(
        &mut self,
        tree: &mut Tree,
        registers: &Registers,
        base: usize,
        exit: u32,
        steps: u64,
    ) {
        let exit = &tree.exits[exit as usize];
        let mut gone: SmallVec<[usize; 16]> = SmallVec::new();
        gone.extend((0..tree.paths.len()).filter(|&path| tree.paths[path].rounds > 0));
        gone.sort_unstable_by_key(|&path| tree.paths[path].last);
        for &path in &gone {
            for &(slot, kind) in &tree.paths[path].leaves {
                self.state.stack[base + slot as usize] = registers.value(slot, kind);
            }
        }
        for &(slot, register, kind) in &exit.slots {
            self.state.stack[base + slot as usize] = registers.value(register, kind);
        }
        if let Some(profile) = &mut self.profile {
            for &path in &gone {
                let path = &tree.paths[path];
                for &(pc, side) in &path.ways {
                    profile.take_often(tree.code, pc as usize, side, path.rounds);
                }
            }
            let ways = &tree.paths[exit.path as usize].ways;
            for &(pc, side) in &ways[..exit.ways as usize] {
                profile.take_often(tree.code, pc as usize, side, 1);
            }
        }
        for path in gone {
            tree.paths[path].rounds = 0;
        }
        self.state.steps = steps + u64::from(exit.steps);
        if let Some(frame) = self.state.frames.last_mut() {
            frame.pc = exit.pc;
        }
    }
}
