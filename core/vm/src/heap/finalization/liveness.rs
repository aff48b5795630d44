//! Which slots of a frame may still be read: live variables, by iteration backwards over the dense code.
//!
//! A register stays in its slot behind its last use, so that a slot alone does not say whether the program still has
//! what lies in it. Named variables are alive as long as their call.

use crate::code::{Code, Ins, Linked, Place};
use ir::UnOp;
use std::cell::RefCell;
use std::rc::Rc;

/// Slots times instructions beyond which every slot counts as live.
const MOST: usize = 1 << 26;

/// The live slots in front of and behind every instruction of a function.
pub(crate) struct Liveness {
    /// Words for each instruction; 0 where the function is too long to be looked at.
    words: usize,
    before: Vec<u64>,
    /// What an instruction wrote left out: its call may still be in progress.
    behind: Vec<u64>,
    variables: Vec<u64>,
}

/// What is known of the functions that were asked about.
#[derive(Default)]
pub(crate) struct Livenesses(RefCell<rustc_hash::FxHashMap<u32, Rc<Liveness>>>);

impl Livenesses {
    pub(crate) fn of(&self, linked: &Linked, code: u32) -> Rc<Liveness> {
        if let Some(known) = self.0.borrow().get(&code) {
            return Rc::clone(known);
        }
        let made = Rc::new(Liveness::of(linked, &linked.codes[code as usize]));
        self.0.borrow_mut().insert(code, Rc::clone(&made));
        made
    }
}

fn set(bits: &mut [u64], at: usize) {
    bits[at / 64] |= 1 << (at % 64);
}

fn is_set(bits: &[u64], at: usize) -> bool {
    bits[at / 64] & (1 << (at % 64)) != 0
}

impl Liveness {
    fn of(linked: &Linked, code: &Code) -> Liveness {
        let count = code.plain.len();
        let words = usize::from(code.slots).div_ceil(64).max(1);
        let mut live = Liveness {
            words: if words * 64 * count > MOST { 0 } else { words },
            before: Vec::new(),
            behind: Vec::new(),
            variables: vec![0; words],
        };
        if live.words == 0 {
            return live;
        }
        let names = &linked.program.names;
        for &(name, place) in &code.locals {
            match place {
                // What a frontend keeps there by the way is a register in all but name.
                Place::Local(_) if names.is_hidden(name) => {}
                Place::Local(slot) | Place::Cell(slot) => set(&mut live.variables, slot.into()),
                _ => {}
            }
        }
        for &slot in code.cells.iter().chain(&code.class_cell) {
            set(&mut live.variables, slot.into());
        }
        live.before = vec![0; words * count];
        live.behind = vec![0; words * count];
        let handlers = handlers(code);
        loop {
            let mut changed = false;
            for at in (0..count).rev() {
                let ins = code.plain[at];
                let mut now = vec![0; words];
                let mut add = |to: usize| {
                    if to < count {
                        let row = &live.before[to * words..(to + 1) * words];
                        now.iter_mut()
                            .zip(row)
                            .for_each(|(word, more)| *word |= more);
                    }
                };
                match ins {
                    Ins::Jump { target } => add(target as usize),
                    Ins::Branch {
                        then, otherwise, ..
                    } => {
                        add(then as usize);
                        add(otherwise as usize);
                    }
                    Ins::Return { .. } | Ins::Throw { .. } | Ins::End => {}
                    _ => add(at + 1),
                }
                if let Some(handler) = handlers[at] {
                    add(handler as usize);
                }
                if let Some(dst) = ins.written() {
                    now[usize::from(dst) / 64] &= !(1 << (dst % 64));
                }
                live.behind[at * words..(at + 1) * words].copy_from_slice(&now);
                ins.read(linked, |slot| set(&mut now, slot.into()));
                let row = &mut live.before[at * words..(at + 1) * words];
                if *row != *now {
                    row.copy_from_slice(&now);
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        live.keep_walked(code);
        live
    }

    /// What a loop walks is held by it until it is left, even where no path comes back to its head.
    fn keep_walked(&mut self, code: &Code) {
        for pair in code.plain.windows(2) {
            if let [
                Ins::Un {
                    op: UnOp::HasNext,
                    operand,
                    ..
                },
                Ins::Branch {
                    then, otherwise, ..
                },
            ] = pair
            {
                for row in *then as usize..(*otherwise as usize).min(code.plain.len()) {
                    let bits = row * self.words..(row + 1) * self.words;
                    set(&mut self.before[bits.clone()], (*operand).into());
                    set(&mut self.behind[bits], (*operand).into());
                }
            }
        }
    }

    fn has(&self, rows: &[u64], at: usize, slot: usize) -> bool {
        if self.words == 0 || slot / 64 >= self.words {
            return true;
        }
        is_set(&self.variables, slot)
            || rows
                .get(at * self.words..(at + 1) * self.words)
                .is_none_or(|row| is_set(row, slot))
    }

    /// Whether a slot is live in front of an instruction.
    pub(crate) fn in_front(&self, pc: u32, slot: usize) -> bool {
        self.has(&self.before, pc as usize, slot)
    }

    /// Whether a slot is live while the call that the instruction before `pc` made is in progress.
    pub(crate) fn during(&self, pc: u32, slot: usize) -> bool {
        match pc.checked_sub(1) {
            Some(call) => self.has(&self.behind, call as usize, slot),
            None => self.has(&self.before, 0, slot),
        }
    }
}

/// The handler that is in force at each instruction.
fn handlers(code: &Code) -> Vec<Option<u32>> {
    // Stacks of handlers as a tree: each has its target, and the one around it.
    let mut stacks: Vec<(u32, Option<usize>)> = Vec::new();
    let mut at_entry: Vec<Option<Option<usize>>> = vec![None; code.plain.len()];
    let mut open = vec![(0, None)];
    while let Some((at, stack)) = open.pop() {
        if at >= code.plain.len() || at_entry[at].is_some() {
            continue;
        }
        at_entry[at] = Some(stack);
        if let Some(stack) = stack {
            let (target, outer) = stacks[stack];
            open.push((target as usize, outer));
        }
        match code.plain[at] {
            Ins::Jump { target } => open.push((target as usize, stack)),
            Ins::Branch {
                then, otherwise, ..
            } => {
                open.push((then as usize, stack));
                open.push((otherwise as usize, stack));
            }
            Ins::TryPush { target } => {
                stacks.push((target, stack));
                open.push((at + 1, Some(stacks.len() - 1)));
            }
            Ins::TryPop => open.push((at + 1, stack.and_then(|stack| stacks[stack].1))),
            Ins::Return { .. } | Ins::Throw { .. } | Ins::End => {}
            _ => open.push((at + 1, stack)),
        }
    }
    let target = |stack: &Option<Option<usize>>| Some(stacks[(*stack)??].0);
    at_entry.iter().map(target).collect()
}
