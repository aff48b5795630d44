//! How often a run has come to each instruction: to stand in front of it, as a debugger counts the visits of a line.
//!
//! Counting at each instruction would slow every run. The machine counts jumps and calls ([`Profile`]), and from those it
//! follows for every instruction, but for the ways that are none of the code's own: an exception goes to a handler, a generator
//! is put aside and perhaps never resumed, a call is given up. Each of those is noted where it happens, as a *stray*.
//!
//! Invariants
//! * What is in front of an instruction came from the one before it, by a jump, with a call, or is noted as a stray.
//! * Calls in progress are not noted: they are at hand when somebody asks.

use crate::code::{Ins, Linked};
use crate::debug::journal::Profile;
use crate::machine::state::{Frame, Then};
use crate::machine::{Machine, Outcome};
use crate::value::Value;

/// Whether control comes to an instruction of a code from the one before it, or with a call.
fn is_fallen_into(linked: &Linked, code: u32, pc: u32) -> bool {
    let plain = &linked.codes[code as usize].plain;
    let before = pc.checked_sub(1).map(|pc| plain[pc as usize]);
    before.is_none_or(goes_on)
}

/// Whether an instruction that is done is followed by the next one.
fn goes_on(ins: Ins) -> bool {
    !matches!(
        ins,
        Ins::Jump { .. } | Ins::Branch { .. } | Ins::Return { .. } | Ins::Throw { .. } | Ins::End
    )
}

impl Machine {
    /// Counts from now on how often each way is taken.
    pub fn count_ways(&mut self) {
        let mut profile = Profile::new(&self.linked);
        // Calls that have begun before come from nowhere.
        let (top, callers) = match self.state.frames.split_last() {
            Some((top, callers)) => (Some(top), callers),
            None => (None, &[][..]),
        };
        for frame in callers {
            let times = is_fallen_into(&self.linked, frame.code, frame.pc);
            profile.stray(frame.code, frame.pc, i64::from(times));
        }
        if let Some(top) = top {
            profile.stray(top.code, top.pc, 1);
        }
        self.profile = Some(profile);
    }

    /// How often the run has come to stand in front of each instruction of a code, in their order; none where it does not
    /// count.
    #[must_use]
    pub fn arrivals(&self, code: u32) -> Option<Vec<u64>> {
        let profile = self.profile.as_ref()?;
        let plain = &self.linked.codes[code as usize].plain;
        let mut came = vec![0_i64; plain.len()];
        for (pc, ins) in plain.iter().enumerate() {
            let [first, second] = profile.taken(code, pc).map(|count| count as i64);
            match *ins {
                Ins::Jump { target } => came[target as usize] += first,
                Ins::Branch {
                    then, otherwise, ..
                } => {
                    came[then as usize] += first;
                    came[otherwise as usize] += second;
                }
                _ => {}
            }
        }
        for frame in self.waiting().filter(|frame| frame.code == code) {
            came[frame.pc as usize] -= i64::from(is_fallen_into(&self.linked, code, frame.pc));
        }
        let top = self.state.frames.last().filter(|top| top.code == code);
        let next = top.map(|top| top.pc as usize);
        let mut falling = profile.entered(code) as i64;
        for (pc, came) in came.iter_mut().enumerate() {
            *came += falling + profile.strayed(code, pc);
            let carried_out = *came - i64::from(next == Some(pc));
            falling = if goes_on(plain[pc]) { carried_out } else { 0 };
        }
        let counts = came
            .into_iter()
            .map(|count| u64::try_from(count).unwrap_or(0));
        Some(counts.collect())
    }

    /// The calls that wait for others or for their task's turn: they have begun the instruction before the one that is next.
    fn waiting(&self) -> impl Iterator<Item = &Frame> {
        let callers = self.state.frames.split_last();
        let callers = callers.map_or(&[][..], |(_, callers)| callers);
        let others = self.state.tasks.all.iter().flat_map(|task| &task.frames);
        callers.iter().chain(others)
    }

    /// The call on top is about to be taken off, or to go on elsewhere, from within an instruction.
    pub(crate) fn profile_leaves(&mut self) {
        if let (Some(profile), Some(frame)) = (&mut self.profile, self.state.frames.last()) {
            leave(profile, &self.linked, frame, 1);
        }
    }

    /// All calls are about to be given up.
    pub(crate) fn profile_leaves_all(&mut self) {
        if let Some(profile) = &mut self.profile {
            for frame in &self.state.frames {
                leave(profile, &self.linked, frame, 1);
            }
        }
    }

    /// The call on top is about to go on at another instruction, which no jump leads to.
    pub(crate) fn profile_strays_to(&mut self, target: u32) {
        self.profile_leaves();
        if let (Some(profile), Some(frame)) = (&mut self.profile, self.state.frames.last()) {
            profile.stray(frame.code, target, 1);
        }
    }

    /// A generator's call is put aside, or back.
    pub(crate) fn profile_is_aside(&mut self, frame: &Frame, is_aside: bool) {
        if let Some(profile) = &mut self.profile {
            leave(profile, &self.linked, frame, if is_aside { 1 } else { -1 });
        }
    }

    /// What is to be called now comes in front of the instruction that the call on top has come to, before anybody sees it there.
    pub(crate) fn seen_later(&mut self) -> Then {
        if let (Some(profile), Some(frame)) = (&mut self.profile, self.state.frames.last()) {
            let waits = is_fallen_into(&self.linked, frame.code, frame.pc);
            profile.stray(frame.code, frame.pc, -i64::from(!waits));
        }
        Machine::continuation(Then::Discard, (again, Vec::new()))
    }

    /// What is to be called now comes between the call on top and the instruction that it stands in front of: it comes there
    /// once more when that is done, and carries it out once for both times.
    pub(crate) fn again_later(&mut self) -> Then {
        if let (Some(profile), Some(frame)) = (&mut self.profile, self.state.frames.last()) {
            leave(profile, &self.linked, frame, -1);
            let plain = &self.linked.codes[frame.code as usize].plain;
            if goes_on(plain[frame.pc as usize]) {
                profile.stray(frame.code, frame.pc + 1, -1);
            }
        }
        Machine::continuation(Then::Discard, (again, Vec::new()))
    }
}

/// Notes that calls do not come to the instruction that is next, though the one before it was begun.
fn leave(profile: &mut Profile, linked: &Linked, frame: &Frame, times: i64) {
    if is_fallen_into(linked, frame.code, frame.pc) {
        profile.stray(frame.code, frame.pc, -times);
    }
}

/// See [`Machine::again_later`] and [`Machine::seen_later`].
fn again(machine: &mut Machine, _: &[Value], _: Value) -> Outcome {
    if let (Some(profile), Some(frame)) = (&mut machine.profile, machine.state.frames.last()) {
        let is_counted = is_fallen_into(&machine.linked, frame.code, frame.pc);
        profile.stray(frame.code, frame.pc, i64::from(!is_counted));
    }
    Ok(Value::Nil)
}
