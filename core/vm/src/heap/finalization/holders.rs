//! How many places of a program hold an object: what an implementation that counts references would have counted.
//!
//! The frame that asks is left out, since it holds what it asks about; so is what nothing reaches any more.

use super::Reach;
use crate::control::generator::Generator;
use crate::heap::collector::References;
use crate::machine::Machine;
use crate::value::Handle;

/// A walk that counts the places that hold one object.
struct Holders<'a> {
    reach: Reach<'a>,
    target: Handle,
    count: i64,
    /// The object that is walked over, and the last one that holds what is looked for.
    at: Option<Handle>,
    holder: Option<Handle>,
}

impl References for Holders<'_> {
    fn handle(&mut self, handle: Handle) {
        if handle == self.target {
            self.count += 1;
            self.holder = self.at;
        }
        self.reach.handle(handle);
    }

    fn saved(&mut self, generator: &Generator) {
        let machine = self.reach.machine;
        machine.live_in_generator(generator, |value| self.value(value));
    }
}

impl Machine {
    /// How many variables, elements and members that the program can reach hold an object.
    pub(crate) fn holders(&self, target: Handle) -> i64 {
        self.holders_of(target).count
    }

    /// The object that alone holds another one.
    pub(crate) fn only_holder(&self, target: Handle) -> Option<Handle> {
        let found = self.holders_of(target);
        found.holder.filter(|_| found.count == 1)
    }

    fn holders_of(&self, target: Handle) -> Holders<'_> {
        let mut holders = Holders {
            reach: self.walk(),
            target,
            count: 0,
            at: None,
            holder: None,
        };
        let state = &self.state;
        holders.values(&state.globals);
        let top = state.frames.len().saturating_sub(1) as u32;
        self.live_in_frames(&state.frames, &state.stack, |frame, _, value| {
            if frame != top {
                holders.value(value);
            }
        });
        state.frames.iter().for_each(|frame| holders.frame(frame));
        for task in &state.tasks.all {
            self.live_in_frames(&task.frames, &task.stack, |_, _, value| {
                holders.value(value)
            });
            task.frames.iter().for_each(|frame| holders.frame(frame));
        }
        self.other_roots(&mut holders);
        while let Some(&handle) = holders.reach.pending.get(holders.reach.next) {
            holders.reach.next += 1;
            holders.at = Some(handle);
            holders.object(self.object(handle));
        }
        holders
    }
}
