//! Execution: the interpreter loop, its inline caches, and traces of hot loops.
//!
//! **Invariant.** While an instruction is carried out, its frame's `pc` names the instruction behind it; a
//! jump, a call or a handler sets it. The loop keeps the `pc` in a local variable only across instructions
//! that can neither call nor raise.

mod cached;
pub mod inline_cache;
mod places;
mod rare;
pub(crate) mod trace;

use crate::code::{After, Code, Ins};
use crate::debug::journal::Profile;
use crate::debug::watch::Watch;
use crate::heap::Object;
use crate::machine::Machine;
use crate::machine::state::{Ending, State, Then};
use crate::natives::ordered::quick;
use crate::operator::fast;
use crate::symbolic::Expression;
use crate::value::Value;
use ir::{ArrayKind, Fault, ModuleId};
use std::rc::Rc;

/// Why the machine stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The step limit of this call was reached.
    Limit,
    /// The run is over.
    Ended,
    /// The next instruction is one that is watched for.
    Watched,
    /// It stands at a branch on an unknown, and [`Machine::decide`] must say which way it goes.
    Undecided,
    /// It has read behind the end of standard input, of which more may come: nothing since then counts.
    Starved,
}

/// What a run does next.
enum Due {
    /// It stops.
    Stop(Stop),
    /// Something has been done: it is asked again.
    Again,
    /// It carries out instructions, up to so many steps in all.
    Code(u64),
}

/// Fused instructions do at most this many steps.
const LONGEST: u64 = 64;

impl Machine {
    /// Runs until the given number of steps has been taken in all, or the run ends.
    pub fn run(&mut self, until: u64) -> Stop {
        loop {
            let until = match self.before_running(until, None) {
                Due::Stop(stop) => return stop,
                Due::Again => continue,
                Due::Code(until) => until,
            };
            if until.saturating_sub(self.state.steps) > LONGEST {
                self.run_code(true, until - LONGEST, None);
            } else {
                self.run_code(false, until, None);
            }
        }
    }

    /// Does what comes before the next instruction, if anything does, and says what comes then.
    fn before_running(&mut self, until: u64, watch: Option<&Watch>) -> Due {
        if self.state.starved.is_some() {
            return Due::Stop(Stop::Starved);
        }
        if self.is_over() {
            return match self.finalize_at_end() {
                true => Due::Again,
                false => Due::Stop(Stop::Ended),
            };
        }
        if self.state.undecided.is_some() {
            return Due::Stop(Stop::Undecided);
        }
        self.make_changes();
        // A finalizer that is called stands at its beginning, whoever looks at this step.
        if self.state.finalizers.is_active() && self.call_due_finalizers() {
            return Due::Again;
        }
        if watch.is_some_and(|watch| self.is_watched(watch)) {
            return Due::Stop(Stop::Watched);
        }
        if self.state.steps >= until && !self.is_at_end() {
            return Due::Stop(Stop::Limit);
        }
        if self.state.steps >= self.weighed_next() && !self.is_at_end() {
            self.weigh();
            return Due::Again;
        }
        if self.state.finalizers.is_active() {
            self.step_watching_finalizers();
            return Due::Again;
        }
        Due::Code(until.min(self.weighed_next()).min(self.changed_next()))
    }

    /// Runs a library to its end; what it asks to be done at the end of a run is not done yet.
    pub(crate) fn run_to_ending(&mut self) {
        while !self.is_over() && self.state.undecided.is_none() {
            self.run_code(true, u64::MAX - LONGEST, None);
        }
    }

    /// Like [`Machine::run`], stopping in front of an instruction that is watched for, but not before the first step.
    pub fn run_watching(&mut self, until: u64, watch: &Watch) -> Stop {
        if let stop @ (Stop::Ended | Stop::Undecided | Stop::Starved) =
            self.run((self.state.steps + 1).min(until))
        {
            return stop;
        }
        loop {
            match self.before_running(until, Some(watch)) {
                Due::Stop(stop) => return stop,
                Due::Again => {}
                Due::Code(until) => self.run_code(false, until, Some(watch)),
            }
        }
    }

    /// Whether the next instruction is one that is watched for.
    #[must_use]
    pub fn is_watched(&self, watch: &Watch) -> bool {
        self.state.frames.last().is_some_and(|frame| {
            let watch = watch.at_depth(self.state.frames.len());
            watch.is_some_and(|watch| watch.has(frame.code, frame.pc as usize))
        })
    }

    /// Takes one step.
    pub fn step(&mut self) -> Stop {
        self.run(self.state.steps + 1)
    }

    /// Whether a module's top level is at its end. Leaving it is no instruction of the IR and takes no step, so it
    /// belongs to the step before.
    fn is_at_end(&self) -> bool {
        self.state.frames.last().is_some_and(|frame| {
            let code = &self.linked.codes[frame.code as usize];
            matches!(code.plain.get(frame.pc as usize), Some(Ins::End))
        })
    }

    fn is_over(&self) -> bool {
        self.state.ending.is_some() && self.state.frames.is_empty()
    }

    /// Puts another state of the same run in the place of this one.
    pub(crate) fn restore(&mut self, state: State, profile: Option<Profile>) {
        self.state = state;
        self.constants = Rc::clone(&self.state.constants);
        self.make_room_for_texts();
        self.profile = profile;
        if let Some(profile) = &mut self.profile {
            profile.make_room(&self.linked);
        }
        self.caches.forget();
    }

    /// Takes one step; the frame on top is not at the end of a module.
    pub(crate) fn step_once(&mut self) {
        self.run_code(false, self.state.steps + 1, None);
    }

    /// Runs until so many steps have been taken in all, or until something else than the loop has to say what comes next; `watch`
    /// goes with instructions that are not fused.
    pub(crate) fn run_code(&mut self, is_fused: bool, until: u64, watch: Option<&Watch>) {
        let mut linked = Rc::clone(&self.linked);
        let began = self.state.steps;
        'frame: loop {
            // A text may have become code.
            if !Rc::ptr_eq(&linked, &self.linked) {
                linked = Rc::clone(&self.linked);
            }
            let due = self.state.steps >= until && !self.is_at_end();
            if due
                || self.state.undecided.is_some()
                || self.state.starved.is_some()
                || (self.state.finalizers.is_active() && self.state.steps > began)
                || watch.is_some_and(|watch| self.is_watched(watch))
            {
                return;
            }
            let Some(frame) = self.state.frames.last() else {
                return;
            };
            let code: &Code = &linked.codes[frame.code as usize];
            let base = frame.base as usize;
            let mut pc = frame.pc as usize;
            let mut steps = self.state.steps;
            let number = frame.code;
            let rules = code.rules;
            let depth = self.state.frames.len();
            let instructions: &[Ins] = match watch.and_then(|watch| watch.at_depth(depth)) {
                Some(watch) => watch.instructions(number, code),
                _ if is_fused => &code.fused,
                _ => &code.plain,
            };

            macro_rules! slot {
                ($slot:expr) => {
                    self.state.stack[base + $slot as usize]
                };
            }
            // Leaves the loop's local variables in the state.
            macro_rules! save {
                () => {
                    self.state.steps = steps;
                    if let Some(frame) = self.state.frames.last_mut() {
                        frame.pc = pc as u32;
                    }
                };
            }
            // Carries out something that may call or raise, when everything is saved, then finds out where things stand.
            macro_rules! settle {
                ($work:expr) => {{
                    let result: Result<(), Value> = $work;
                    if let Err(exception) = result {
                        let _ = self.unwind(exception, false);
                    }
                    continue 'frame;
                }};
            }
            // Asks whether an unknown is nothing that the instruction at hand would fail at; then it is carried out again.
            macro_rules! ask_nil {
                ($slot:expr, $value:expr) => {{
                    let value = $value;
                    if let Value::Unknown(unknown) = value {
                        save!();
                        if self.asks_whether_nil($slot, unknown) {
                            continue 'frame;
                        }
                    }
                }};
            }
            // Like `settle`, saving first.
            macro_rules! slow {
                ($work:expr) => {{
                    save!();
                    settle!($work);
                }};
            }
            // Keeps what something gave, when everything is saved.
            macro_rules! keep {
                ($outcome:expr, $dst:expr) => {
                    match $outcome {
                        Ok(value) => {
                            slot!($dst) = value;
                        }
                        outcome => settle!(self.settle(outcome, Then::Store($dst))),
                    }
                };
            }
            // Collects if it is time to, as the last that an instruction does that jumps back.
            macro_rules! collect_before_going_round {
                () => {
                    if self.state.heap.young >= self.gc_threshold() {
                        save!();
                        if let Err(exit) = self.collect() {
                            settle!(self.settle(Err(exit), Then::Discard));
                        }
                    }
                };
            }
            // The same in front of a call.
            macro_rules! collect_before_calling {
                () => {
                    if let Err(exit) = self.collect_if_due() {
                        settle!(self.settle(Err(exit), Then::Discard));
                    }
                };
            }
            // Goes where a condition says; a loop may go round by that alone.
            macro_rules! turn {
                ($target:expr) => {
                    let is_back = ($target as usize) < pc;
                    if is_back {
                        collect_before_going_round!();
                    }
                    pc = $target as usize;
                };
            }
            // Goes to an instruction.
            macro_rules! jump {
                ($target:expr) => {
                    let is_back = ($target as usize) < pc;
                    if is_back {
                        collect_before_going_round!();
                    }
                    pc = $target as usize;
                    if is_back {
                        if is_fused && self.is_hot(number, $target) {
                            save!();
                            self.follow_loop(number, $target, until);
                            continue 'frame;
                        }
                    }
                };
            }
            // Calls what the machine provides, where that takes no more than its operands.
            macro_rules! provided {
                ($callee:expr, $receiver:expr, $site:expr, $dst:expr) => {
                    if let Some(outcome) =
                        self.call_provided(&linked, $callee, $receiver, $site, base)
                    {
                        keep!(outcome.map(|value| self.first_of_results(value)), $dst);
                        continue;
                    }
                };
            }
            // Carries out the first part of a fused instruction, which reads a local variable.
            macro_rules! first_local {
                ($value:expr) => {{
                    let Ins::LoadLocal { dst, name, .. } = code.plain[pc - 1] else {
                        continue;
                    };
                    if !$value.is_bound() {
                        slow!(self.unbound_local(Fault::UnboundLocal, name, dst));
                    }
                    slot!(dst) = $value;
                }};
            }
            // What comes behind a fused operator, which gave a number, a truth value or a pointer.
            macro_rules! after {
                ($then:expr, $value:expr) => {
                    match ($then, code.plain[pc]) {
                        (After::Nothing, _) => {}
                        (After::Store, Ins::Move { dst, .. }) => {
                            fast::put(&mut slot!(dst), $value);
                            pc += 1;
                            steps += 1;
                        }
                        (After::StoreJump, Ins::Move { dst, .. }) => {
                            fast::put(&mut slot!(dst), $value);
                            pc += 2;
                            steps += 2;
                            if let Ins::Jump { target } = code.plain[pc - 1] {
                                if let Some(profile) = &mut self.profile {
                                    profile.take(number, pc - 1, true);
                                }
                                jump!(target);
                            }
                        }
                        (
                            After::Branch,
                            Ins::Branch {
                                then, otherwise, ..
                            },
                        ) => {
                            if let Value::Bool(truth) = $value {
                                if let Some(profile) = &mut self.profile {
                                    profile.take(number, pc, truth);
                                }
                                steps += 1;
                                turn!(if truth { then } else { otherwise });
                            }
                        }
                        (After::Load, Ins::LoadIndirect { dst, ty, .. }) => {
                            if let Some(found) = self.quick_load($value, 0, ty) {
                                slot!(dst) = found;
                                pc += 1;
                                steps += 1;
                            }
                        }
                        _ => {}
                    }
                };
            }
            // Carries out a fused operator on local variables: the whole of it where the operands are numbers, else its
            // first part.
            macro_rules! locals {
                ($op:expr, $then:expr, $dst:expr, $left:expr, $right:expr, $from:expr, $b:expr) => {
                    let (a, b) = (fast::number(&slot!($from)), $b);
                    match fast::binary(rules, $op, a, b) {
                        Some(value) => {
                            fast::put(&mut slot!($left), a);
                            fast::put(&mut slot!($right), b);
                            fast::put(&mut slot!($dst), value);
                            pc += 2;
                            steps += 2;
                            after!($then, value);
                        }
                        None => {
                            let value = slot!($from);
                            first_local!(value);
                        }
                    }
                };
            }
            loop {
                if steps >= until && !matches!(instructions[pc], Ins::End) {
                    save!();
                    return;
                }
                let ins = instructions[pc];
                pc += 1;
                steps += 1;
                match ins {
                    Ins::Const { dst, constant } => slot!(dst) = self.constants[constant as usize],
                    Ins::Move { dst, src } => slot!(dst) = slot!(src),
                    Ins::Nop => {}
                    Ins::Skip { count } => {
                        pc += count as usize - 1;
                        steps += u64::from(count) - 1;
                    }
                    Ins::Param { dst, name } => {
                        if !slot!(dst).is_bound() {
                            save!();
                            let unknown = self.unknown(Expression::Parameter(name));
                            keep!(Ok(unknown), dst);
                        }
                    }
                    Ins::LoadLocal { dst, slot, name } => {
                        let value = slot!(slot);
                        if !value.is_bound() {
                            slow!(self.unbound_local(Fault::UnboundLocal, name, dst));
                        }
                        slot!(dst) = value;
                    }
                    Ins::LoadCell { dst, slot, name } => {
                        let value = self.cell(slot!(slot));
                        if !value.is_bound() {
                            slow!(self.unbound_local(Fault::UnboundLocal, name, dst));
                        }
                        slot!(dst) = value;
                    }
                    Ins::StoreCell { slot, src } => {
                        let value = slot!(src);
                        let cell = slot!(slot);
                        self.set_cell(cell, value);
                    }
                    Ins::LoadCapture { dst, index, name } => {
                        let value = self.capture(index);
                        if !value.is_bound() {
                            slow!(self.unbound_local(Fault::UnboundCapture, name, dst));
                        }
                        slot!(dst) = value;
                    }
                    Ins::LoadGlobal { dst, global } => {
                        let value = self.state.globals[global as usize];
                        if value.is_bound() {
                            slot!(dst) = value;
                        } else {
                            slow!(self.load_global_slowly(dst, global));
                        }
                    }
                    Ins::StoreGlobal { global, src } => {
                        self.state.globals[global as usize] = slot!(src)
                    }
                    Ins::LoadField {
                        dst,
                        object: held,
                        name,
                        cache,
                    } => {
                        let object = slot!(held);
                        if let Some(value) = self.quick_field(object, cache) {
                            slot!(dst) = value;
                            continue;
                        }
                        ask_nil!(held, object);
                        save!();
                        keep!(self.get_field(object, name, Some(cache)), dst);
                    }
                    Ins::StoreField {
                        object: held,
                        src,
                        name,
                        cache,
                    } => {
                        let (object, value) = (slot!(held), slot!(src));
                        if self.quick_field_write(object, cache, value) {
                            continue;
                        }
                        ask_nil!(held, object);
                        save!();
                        if let Err(exit) = self.set_field(object, name, value, Some(cache)) {
                            settle!(self.settle(Err(exit), Then::Discard));
                        }
                    }
                    Ins::LoadIndex {
                        dst,
                        object: held,
                        index,
                    } => {
                        let (object, index) = (slot!(held), slot!(index));
                        match self.quick_element(object, index) {
                            Some(value) => slot!(dst) = value,
                            None => {
                                ask_nil!(held, object);
                                slow!(self.apply_index(object, index, Then::Store(dst)))
                            }
                        }
                    }
                    Ins::StoreIndex {
                        object: held,
                        index,
                        src,
                    } => {
                        let (object, index, value) = (slot!(held), slot!(index), slot!(src));
                        if self.quick_element_write(object, index, value) {
                            continue;
                        }
                        ask_nil!(held, object);
                        slow!(self.apply_store_index(object, index, value));
                    }
                    Ins::NewArray { dst, kind, site } => {
                        let site = &linked.sites[site as usize];
                        if site.is_plain && matches!(kind, ArrayKind::List | ArrayKind::Tuple) {
                            let items = site.args.iter().map(|arg| slot!(arg.slot));
                            let object = if kind == ArrayKind::List {
                                Object::List(items.collect())
                            } else {
                                Object::Tuple(items.collect())
                            };
                            slot!(dst) = self.insert(object);
                        } else {
                            slow!(self.make_display(dst, kind, site, base));
                        }
                    }
                    Ins::Bin {
                        op,
                        in_place,
                        dst,
                        left,
                        right,
                    } => {
                        let (a, b) = (fast::number(&slot!(left)), fast::number(&slot!(right)));
                        if let Some(value) = fast::binary(rules, op, a, b) {
                            fast::put(&mut slot!(dst), value);
                            continue;
                        }
                        let (left, right) = (slot!(left), slot!(right));
                        if rules.converts()
                            && let Some(value) = self.quick_operator(op, left, right)
                        {
                            slot!(dst) = value;
                            continue;
                        }
                        slow!(self.apply_binary(op, in_place, left, right, Then::Store(dst)));
                    }
                    Ins::BinThen {
                        op,
                        in_place,
                        then,
                        dst,
                        left,
                        right,
                    } => {
                        let (a, b) = (fast::number(&slot!(left)), fast::number(&slot!(right)));
                        if let Some(value) = fast::binary(rules, op, a, b) {
                            fast::put(&mut slot!(dst), value);
                            after!(then, value);
                            continue;
                        }
                        let (left, right) = (slot!(left), slot!(right));
                        slow!(self.apply_binary(op, in_place, left, right, Then::Store(dst)));
                    }
                    Ins::Un {
                        op,
                        dst,
                        operand: held,
                    } => {
                        let value = slot!(held);
                        if let Some(value) = fast::unary(rules, op, value) {
                            slot!(dst) = value;
                            continue;
                        }
                        match (op, value) {
                            (ir::UnOp::HasNext, Value::Ref(cursor)) => {
                                if let Some(more) = self.quick_has_next(cursor) {
                                    slot!(dst) = Value::Bool(more);
                                } else {
                                    slow!(self.apply_unary(op, dst, value));
                                }
                            }
                            (ir::UnOp::Next, Value::Ref(cursor)) => {
                                let item = match self.object_mut(cursor) {
                                    Object::Cursor(cursor) => std::mem::take(&mut cursor.pending),
                                    _ => Value::Nil,
                                };
                                slot!(dst) = item;
                            }
                            _ => {
                                ask_nil!(held, value);
                                slow!(self.apply_unary(op, dst, value))
                            }
                        }
                    }
                    Ins::CallPlace { dst, place, site } => {
                        save!();
                        match self.load_place(place) {
                            Ok(callee) => {
                                provided!(callee, None, site, dst);
                                let result =
                                    self.call_site(&linked, callee, site, base, Then::Store(dst));
                                if let Err(exception) = result {
                                    let _ = self.unwind(exception, false);
                                }
                                collect_before_calling!();
                                continue 'frame;
                            }
                            // What defines the callee runs first; then the call is carried out again.
                            Err(exit @ crate::Exit::Call(_)) => {
                                if let Some(frame) = self.state.frames.last_mut() {
                                    frame.pc -= 1;
                                }
                                let then = self.again_later();
                                settle!(self.settle(Err(exit), then));
                            }
                            Err(exit) => settle!(self.settle(Err(exit), Then::Store(dst))),
                        }
                    }
                    Ins::CallValue { dst, callee, site } => {
                        let callee = slot!(callee);
                        save!();
                        collect_before_calling!();
                        provided!(callee, None, site, dst);
                        settle!(self.call_site(&linked, callee, site, base, Then::Store(dst)));
                    }
                    Ins::CallMethod {
                        dst,
                        receiver: held,
                        site,
                        name,
                    } => {
                        let receiver = slot!(held);
                        ask_nil!(held, receiver);
                        save!();
                        collect_before_calling!();
                        if let Some(method) = self.known_method(receiver, site) {
                            provided!(method, Some(receiver), site, dst);
                        }
                        settle!(self.call_method_site(&linked, receiver, name, site, base, dst));
                    }
                    Ins::CallIntrinsic {
                        dst,
                        intrinsic,
                        site,
                    } => {
                        let data = &linked.sites[site as usize];
                        // What is called in the end takes arguments by name, and what others are spread into.
                        if !data.is_plain && intrinsic == ir::Intrinsic::CallWith {
                            save!();
                            let callee = Value::Intrinsic(intrinsic);
                            settle!(self.call_site(&linked, callee, site, base, Then::Store(dst)));
                        }
                        if let (true, true) = (rules.has_quick(), data.is_plain) {
                            let mut few = [Value::Unbound; quick::MOST];
                            for (place, arg) in few.iter_mut().zip(data.args.iter()) {
                                *place = slot!(arg.slot);
                            }
                            if data.args.len() <= quick::MOST
                                && let Some(value) = quick::quick(self, intrinsic, few)
                            {
                                slot!(dst) = value;
                                continue;
                            }
                        }
                        save!();
                        let args = self.site_values(&linked, site, base);
                        if let (true, Some(held), Some(&first)) =
                            (data.is_plain, data.args.first(), args.first())
                        {
                            ask_nil!(held.slot, first);
                        }
                        if let Some(exit) = self.fails_at_nil(intrinsic, &args) {
                            settle!(self.settle(Err(exit), Then::Store(dst)));
                        }
                        keep!(self.intrinsic(intrinsic, &args), dst);
                    }
                    Ins::CheckIndex { dst, index, length } => {
                        let (place, count) = (slot!(index), slot!(length));
                        if let (Value::Sized(_, at), Value::Sized(_, length)) = (place, count)
                            && (0..length).contains(&at)
                        {
                            slot!(dst) = place;
                            continue;
                        }
                        slow!(self.check_index(place, count, Then::Store(dst)));
                    }
                    Ins::Length { dst, array: held } => {
                        let array = slot!(held);
                        if let Value::Ref(handle) = array
                            && let Object::Array(array) = self.object(handle)
                        {
                            slot!(dst) = fast::length(rules, array.items.len());
                            continue;
                        }
                        ask_nil!(held, array);
                        save!();
                        keep!(self.intrinsic(ir::Intrinsic::ArrayLength, &[array]), dst);
                    }
                    Ins::Jump { target } => {
                        if let Some(profile) = &mut self.profile {
                            profile.take(number, pc - 1, true);
                        }
                        jump!(target);
                    }
                    Ins::Branch {
                        condition,
                        then,
                        otherwise,
                    } => {
                        let value = slot!(condition);
                        match fast::truth(rules, value).or_else(|| self.truth(value)) {
                            Some(side) => {
                                if let Some(profile) = &mut self.profile {
                                    profile.take(number, pc - 1, side);
                                }
                                turn!(if side { then } else { otherwise });
                            }
                            None => slow!(self.branch_on(value, then, otherwise)),
                        }
                    }
                    Ins::Return { src } => {
                        let value = slot!(src);
                        save!();
                        if self.return_plainly(value) {
                            continue 'frame;
                        }
                        settle!(self.return_value(value));
                    }
                    Ins::TryPush { target } => {
                        let handled = self.state.handled.len() as u32;
                        self.state
                            .handlers
                            .push(crate::machine::state::Handler { target, handled });
                    }
                    Ins::TryPop => {
                        self.state.handlers.pop();
                    }
                    Ins::LoadIndirect {
                        dst,
                        pointer: held,
                        ty,
                    } => {
                        let pointer = slot!(held);
                        match self.quick_load(pointer, 0, ty) {
                            Some(value) => slot!(dst) = value,
                            None => {
                                ask_nil!(held, pointer);
                                save!();
                                keep!(self.load_scalar(pointer, 0, ty, true), dst);
                            }
                        }
                    }
                    Ins::StoreIndirect {
                        pointer: held,
                        src,
                        ty,
                    } => {
                        let (pointer, value) = (slot!(held), slot!(src));
                        if !self.quick_store(pointer, 0, ty, value) {
                            ask_nil!(held, pointer);
                            save!();
                            if let Err(exit) = self.store_scalar(pointer, 0, ty, value) {
                                settle!(self.settle(Err(exit), Then::Discard));
                            }
                        }
                    }
                    Ins::LoadRegion {
                        dst,
                        pointer,
                        offset,
                        ty,
                    } => {
                        let (pointer, offset) = (slot!(pointer), slot!(offset));
                        save!();
                        keep!(self.load_behind(pointer, offset, ty), dst);
                    }
                    Ins::WriteRegion {
                        pointer,
                        offset,
                        src,
                        ty,
                    } => {
                        let (pointer, offset, value) = (slot!(pointer), slot!(offset), slot!(src));
                        save!();
                        if let Err(exit) = self.store_behind(pointer, offset, ty, value) {
                            settle!(self.settle(Err(exit), Then::Discard));
                        }
                    }
                    Ins::Stop => {
                        pc -= 1;
                        steps -= 1;
                        save!();
                        return;
                    }
                    Ins::End => {
                        // Not an instruction of the IR: it does not count.
                        steps -= 1;
                        slow!(self.return_value(Value::Nil));
                    }

                    Ins::LocalsBin {
                        op,
                        then,
                        dst,
                        left,
                        right,
                    } => {
                        let b = fast::number(&slot!(right.1));
                        locals!(op, then, dst, left.0, right.0, left.1, b);
                    }
                    Ins::LocalField { dst, object, cache } => {
                        let value = slot!(object.1);
                        match self.quick_field(value, cache) {
                            Some(found) => {
                                slot!(object.0) = value;
                                slot!(dst) = found;
                                pc += 1;
                                steps += 1;
                            }
                            None => first_local!(value),
                        }
                    }
                    Ins::LocalsIndex { dst, object, index } => {
                        let (value, at) = (slot!(object.1), slot!(index.1));
                        match self.quick_element(value, at) {
                            Some(found) => {
                                slot!(object.0) = value;
                                slot!(index.0) = at;
                                slot!(dst) = found;
                                pc += 2;
                                steps += 2;
                            }
                            None => first_local!(value),
                        }
                    }
                    Ins::LocalBin {
                        op,
                        then,
                        dst,
                        left,
                        right,
                    } => {
                        let (a, b) = (fast::number(&slot!(left)), fast::number(&slot!(right.1)));
                        match fast::binary(rules, op, a, b) {
                            Some(value) => {
                                fast::put(&mut slot!(right.0), b);
                                fast::put(&mut slot!(dst), value);
                                pc += 1;
                                steps += 1;
                                after!(then, value);
                            }
                            None => {
                                let value = slot!(right.1);
                                first_local!(value);
                            }
                        }
                    }
                    Ins::LocalIndex { dst, object, index } => {
                        let (value, at) = (slot!(object), slot!(index.1));
                        match self.quick_element(value, at) {
                            Some(found) => {
                                slot!(index.0) = at;
                                slot!(dst) = found;
                                pc += 1;
                                steps += 1;
                            }
                            None => first_local!(at),
                        }
                    }
                    Ins::LocalAs { scalar, dst, from } => {
                        let value = slot!(from.1);
                        match fast::unary(rules, ir::UnOp::As(scalar), value) {
                            Some(given) => {
                                slot!(from.0) = value;
                                slot!(dst) = given;
                                pc += 1;
                                steps += 1;
                            }
                            None => first_local!(value),
                        }
                    }
                    Ins::LocalLoad { ty, dst, pointer } => {
                        let value = slot!(pointer.1);
                        match self.quick_load(value, 0, ty) {
                            Some(found) => {
                                slot!(pointer.0) = value;
                                slot!(dst) = found;
                                pc += 1;
                                steps += 1;
                            }
                            None => first_local!(value),
                        }
                    }
                    Ins::ConstStore {
                        dst,
                        local,
                        constant,
                    } => {
                        let value = self.constants[constant as usize];
                        slot!(dst) = value;
                        slot!(local) = value;
                        pc += 1;
                        steps += 1;
                    }
                    Ins::LocalsStoreIndex { object, index, src } => {
                        let (value, at) = (slot!(object.1), slot!(index.1));
                        if value.is_bound()
                            && at.is_bound()
                            && self.quick_element_write(value, at, slot!(src))
                        {
                            slot!(object.0) = value;
                            slot!(index.0) = at;
                            pc += 2;
                            steps += 2;
                        } else {
                            first_local!(value);
                        }
                    }
                    Ins::ForNext {
                        dst,
                        cursor,
                        item,
                        local,
                        body,
                    } => {
                        let walked = slot!(cursor);
                        let Some(found) = self.quick_next(walked) else {
                            let known = match walked {
                                Value::Ref(handle) => self.quick_has_next(handle),
                                _ => None,
                            };
                            match known {
                                Some(more) => slot!(dst) = Value::Bool(more),
                                None => slow!(self.apply_unary(ir::UnOp::HasNext, dst, walked)),
                            }
                            continue;
                        };
                        slot!(dst) = Value::Bool(found.is_some());
                        if let Some(profile) = &mut self.profile {
                            profile.take(number, pc, found.is_some());
                        }
                        match (found, instructions[pc]) {
                            (Some(value), _) => {
                                slot!(item) = value;
                                pc = body as usize + 1;
                                steps += 2;
                                if let Some(local) = local {
                                    slot!(local) = value;
                                    pc += 1;
                                    steps += 1;
                                }
                            }
                            (None, Ins::Branch { otherwise, .. }) => {
                                pc = otherwise as usize;
                                steps += 1;
                            }
                            _ => {}
                        }
                    }
                    Ins::LocalConstBin {
                        op,
                        then,
                        dst,
                        left,
                        right,
                        constant,
                    } => {
                        let b = fast::number(&self.constants[constant as usize]);
                        locals!(op, then, dst, left.0, right, left.1, b);
                    }
                    Ins::CompareBranch {
                        op,
                        dst,
                        left,
                        right,
                        then,
                        otherwise,
                    } => {
                        let (a, b) = (fast::number(&slot!(left)), fast::number(&slot!(right)));
                        match fast::binary(rules, op, a, b) {
                            Some(Value::Bool(truth)) => {
                                slot!(dst) = Value::Bool(truth);
                                if let Some(profile) = &mut self.profile {
                                    profile.take(number, pc, truth);
                                }
                                steps += 1;
                                turn!(if truth { then } else { otherwise });
                            }
                            _ => {
                                let (a, b) = (slot!(left), slot!(right));
                                if rules.converts()
                                    && let Some(value) = self.quick_operator(op, a, b)
                                {
                                    slot!(dst) = value;
                                    continue;
                                }
                                slow!(self.apply_binary(op, false, a, b, Then::Store(dst)));
                            }
                        }
                    }
                    Ins::ConstBin {
                        op,
                        in_place,
                        then,
                        dst,
                        left,
                        right,
                        constant,
                    } => {
                        let constant = &self.constants[constant as usize];
                        let (a, b) = (fast::number(&slot!(left)), fast::number(constant));
                        pc += 1;
                        steps += 1;
                        if let Some(value) = fast::binary(rules, op, a, b) {
                            fast::put(&mut slot!(right), b);
                            fast::put(&mut slot!(dst), value);
                            after!(then, value);
                            continue;
                        }
                        let (a, b) = (slot!(left), *constant);
                        slot!(right) = b;
                        if rules.converts()
                            && let Some(value) = self.quick_operator(op, a, b)
                        {
                            slot!(dst) = value;
                            continue;
                        }
                        slow!(self.apply_binary(op, in_place, a, b, Then::Store(dst)));
                    }
                    Ins::NewCell { .. }
                    | Ins::StoreCapture { .. }
                    | Ins::LoadClass { .. }
                    | Ins::Function { .. }
                    | Ins::Class { .. }
                    | Ins::NewObject { .. }
                    | Ins::Throw { .. }
                    | Ins::Caught { .. }
                    | Ins::Symbolic { .. }
                    | Ins::Suspend { .. }
                    | Ins::Choose { .. }
                    | Ins::Assert { .. }
                    | Ins::AllocRegion { .. }
                    | Ins::Unsupported { .. } => slow!(self.carry_out(ins, &linked, base)),
                }
            }
        }
    }

    /// Starts the run of a module's top level.
    pub(crate) fn enter_module(&mut self, module: ModuleId, then: Then) {
        let top = self.linked.tops[module.index()];
        self.state.module_states[module.index()] = crate::machine::state::ModuleState::Begun;
        if self
            .push_frame(top, Rc::default(), Value::Nil, then)
            .is_err()
        {
            self.state.ending = Some(Ending::Finished(1));
        }
    }
}
