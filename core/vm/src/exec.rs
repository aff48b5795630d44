//! The interpreter loop.
//!
//! **Invariant.** While an instruction is carried out, its frame's `pc` names the instruction behind it; a
//! jump, a call or a handler sets it. The loop keeps the `pc` in a local variable only across instructions
//! that can neither call nor raise.

use crate::cache::Found;
use crate::code::{After, Code, Ins, Linked};
use crate::heap::{Function, Object};
use crate::journal::Profile;
use crate::machine::{Args, Machine};
use crate::quick;
use crate::state::{Ending, State, Then};
use crate::symbolic::Expression;
use crate::value::Value;
use crate::watch::{self, Watch};
use ir::{ArgKind, ArrayKind, Fault, Hint, ModuleId, Symbol};
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
}

/// Fused instructions do at most this many steps.
const LONGEST: u64 = 64;

impl Machine {
    /// Runs until the given number of steps has been taken in all, or the run ends.
    pub fn run(&mut self, until: u64) -> Stop {
        loop {
            if self.is_over() {
                return Stop::Ended;
            }
            if self.state.steps >= until && !self.is_at_end() {
                return Stop::Limit;
            }
            if until.saturating_sub(self.state.steps) > LONGEST {
                self.run_code::<true, false>(until - LONGEST, None);
            } else {
                self.run_code::<false, false>(until, None);
            }
        }
    }

    /// The same, stopping in front of an instruction that is watched for, but not before the first step.
    pub fn run_watching(&mut self, until: u64, watch: &Watch) -> Stop {
        if self.run((self.state.steps + 1).min(until)) == Stop::Ended {
            return Stop::Ended;
        }
        loop {
            if self.is_over() {
                return Stop::Ended;
            }
            if self.is_watched(watch) {
                return Stop::Watched;
            }
            if self.state.steps >= until && !self.is_at_end() {
                return Stop::Limit;
            }
            self.run_code::<false, true>(until, Some(watch));
        }
    }

    /// Whether the next instruction is one that is watched for.
    #[must_use]
    pub fn is_watched(&self, watch: &Watch) -> bool {
        self.state.frames.last().is_some_and(|frame| {
            self.state.frames.len() <= watch.max_depth
                && watch::is_set(watch.of(frame.code), frame.pc as usize)
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
        self.profile = profile;
        self.caches.forget();
    }

    fn run_code<const FUSED: bool, const WATCH: bool>(
        &mut self,
        until: u64,
        watch: Option<&Watch>,
    ) {
        let linked = Rc::clone(&self.linked);
        'frame: loop {
            let due = self.state.steps >= until && !self.is_at_end();
            if due || (WATCH && watch.is_some_and(|watch| self.is_watched(watch))) {
                return;
            }
            let Some(frame) = self.state.frames.last() else {
                return;
            };
            let code: &Code = &linked.codes[frame.code as usize];
            let base = frame.base as usize;
            let mut pc = frame.pc as usize;
            let instructions: &[Ins] = if FUSED { &code.fused } else { &code.plain };
            let mut steps = self.state.steps;
            let number = frame.code;
            let rules = code.rules;
            let watched: &[u64] = match watch {
                Some(watch) if self.state.frames.len() <= watch.max_depth => watch.of(number),
                _ => &[],
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
            // Carries out something that may call or raise, then finds out where things stand.
            macro_rules! slow {
                ($work:expr) => {{
                    save!();
                    let result: Result<(), Value> = $work;
                    if let Err(exception) = result {
                        let _ = self.unwind(exception, false);
                    }
                    continue 'frame;
                }};
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
            // Carries out a fused operator on local variables: the whole of it where the operands are numbers, else its
            // first part.
            macro_rules! locals {
                ($op:expr, $then:expr, $dst:expr, $left:expr, $right:expr, $from:expr, $b:expr) => {
                    let (a, b) = (quick::number(&slot!($from)), $b);
                    match quick::binary(rules, $op, a, b) {
                        Some(value) => {
                            quick::put(&mut slot!($left), a);
                            quick::put(&mut slot!($right), b);
                            quick::put(&mut slot!($dst), value);
                            match (
                                $then,
                                value,
                                instructions[pc + 2 - usize::from($then == After::Nothing)],
                            ) {
                                (After::Store, _, Ins::Move { dst, .. }) => {
                                    quick::put(&mut slot!(dst), value);
                                    pc += 3;
                                    steps += 3;
                                }
                                (
                                    After::Branch,
                                    Value::Bool(truth),
                                    Ins::Branch {
                                        then, otherwise, ..
                                    },
                                ) => {
                                    if let Some(profile) = &mut self.profile {
                                        profile.take(number, pc + 2, truth);
                                    }
                                    pc = if truth { then } else { otherwise } as usize;
                                    steps += 3;
                                }
                                _ => {
                                    pc += 2;
                                    steps += 2;
                                }
                            }
                        }
                        None => {
                            let value = slot!($from);
                            first_local!(value);
                        }
                    }
                };
            }
            loop {
                if (steps >= until && !matches!(instructions[pc], Ins::End))
                    || (WATCH && watch::is_set(watched, pc))
                {
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
                            slot!(dst) = self.unknown(Expression::Parameter(name));
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
                    Ins::NewCell { slot, src } => {
                        let value = slot!(src);
                        slot!(slot) = self.insert(Object::Cell(value));
                    }
                    Ins::LoadCapture { dst, index, name } => {
                        let value = self.capture(index);
                        if !value.is_bound() {
                            slow!(self.unbound_local(Fault::UnboundCapture, name, dst));
                        }
                        slot!(dst) = value;
                    }
                    Ins::StoreCapture { index, src } => {
                        let value = slot!(src);
                        if let Some(&cell) = self
                            .state
                            .frames
                            .last()
                            .and_then(|frame| frame.captures.get(index as usize))
                        {
                            self.set_cell(Value::Ref(cell), value);
                        }
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
                    Ins::LoadClass { dst, slot, place } => {
                        let value = slot!(slot);
                        if value.is_bound() {
                            slot!(dst) = value;
                        } else {
                            slow!(self.load_class_place(dst, place));
                        }
                    }
                    Ins::Function { dst, definition } => {
                        slot!(dst) = self.make_function(&linked, definition);
                    }
                    Ins::Class { dst, definition } => slow!(self.begin_class(dst, definition)),
                    Ins::LoadField {
                        dst,
                        object,
                        name,
                        cache,
                    } => {
                        let object = slot!(object);
                        if let Some(value) = self.quick_field(object, cache) {
                            slot!(dst) = value;
                            continue;
                        }
                        save!();
                        match self.get_field(object, name, Some(cache)) {
                            Ok(value) => slot!(dst) = value,
                            outcome => slow!(self.settle(outcome, Then::Store(dst))),
                        }
                    }
                    Ins::StoreField {
                        object,
                        src,
                        name,
                        cache,
                    } => {
                        save!();
                        if let Err(exit) =
                            self.set_field(slot!(object), name, slot!(src), Some(cache))
                        {
                            slow!(self.settle(Err(exit), Then::Discard));
                        }
                    }
                    Ins::LoadIndex { dst, object, index } => {
                        let (object, index) = (slot!(object), slot!(index));
                        match self.quick_element(object, index) {
                            Some(value) => slot!(dst) = value,
                            None => slow!(self.apply_index(object, index, Then::Store(dst))),
                        }
                    }
                    Ins::StoreIndex { object, index, src } => {
                        let (object, index, value) = (slot!(object), slot!(index), slot!(src));
                        if let (Value::Ref(handle), Some(at)) = (object, quick::index(index))
                            && let Object::List(_) = self.object(handle)
                            && let Object::List(items) = self.object_mut(handle)
                        {
                            let place = if at < 0 { at + items.len() as i64 } else { at };
                            if let Some(item) = usize::try_from(place)
                                .ok()
                                .and_then(|place| items.get_mut(place))
                            {
                                *item = value;
                                continue;
                            }
                        }
                        if let (Value::Ref(handle), Some(at)) = (object, quick::index(index))
                            && let Object::Array(array) = self.object(handle)
                            && !array.is_checked
                            && let Object::Array(array) = self.object_mut(handle)
                            && let Some(item) = usize::try_from(at)
                                .ok()
                                .and_then(|at| array.items.get_mut(at))
                        {
                            *item = value;
                            continue;
                        }
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
                    Ins::NewObject { dst, place } => slow!(self.new_object(dst, place)),
                    Ins::Bin {
                        op,
                        in_place,
                        dst,
                        left,
                        right,
                    } => {
                        let (a, b) = (quick::number(&slot!(left)), quick::number(&slot!(right)));
                        if let Some(value) = quick::binary(rules, op, a, b) {
                            quick::put(&mut slot!(dst), value);
                            continue;
                        }
                        let (left, right) = (slot!(left), slot!(right));
                        slow!(self.apply_binary(op, in_place, left, right, Then::Store(dst)));
                    }
                    Ins::Un { op, dst, operand } => {
                        let value = slot!(operand);
                        if let Some(value) = quick::unary(rules, op, value) {
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
                            _ => slow!(self.apply_unary(op, dst, value)),
                        }
                    }
                    Ins::CallPlace { dst, place, site } => {
                        save!();
                        match self.load_place(place) {
                            Ok(callee) => {
                                let result =
                                    self.call_site(&linked, callee, site, base, Then::Store(dst));
                                if let Err(exception) = result {
                                    let _ = self.unwind(exception, false);
                                }
                                self.collect_if_due();
                                continue 'frame;
                            }
                            // What defines the callee runs first; then the call is carried out again.
                            Err(exit @ crate::Exit::Call(_)) => {
                                pc -= 1;
                                slow!(self.settle(Err(exit), Then::Discard));
                            }
                            Err(exit) => slow!(self.settle(Err(exit), Then::Store(dst))),
                        }
                    }
                    Ins::CallValue { dst, callee, site } => {
                        let callee = slot!(callee);
                        save!();
                        self.collect_if_due();
                        slow!(self.call_site(&linked, callee, site, base, Then::Store(dst)));
                    }
                    Ins::CallMethod {
                        dst,
                        receiver,
                        site,
                        name,
                    } => {
                        let receiver = slot!(receiver);
                        save!();
                        self.collect_if_due();
                        slow!(self.call_method_site(&linked, receiver, name, site, base, dst));
                    }
                    Ins::CallIntrinsic {
                        dst,
                        intrinsic,
                        site,
                    } => {
                        let args = self.site_values(&linked, site, base);
                        save!();
                        match self.intrinsic(intrinsic, &args) {
                            Ok(value) => slot!(dst) = value,
                            outcome => {
                                // Not saved again: it may have gone to another call, or another place in this one.
                                if let Err(exception) = self.settle(outcome, Then::Store(dst)) {
                                    let _ = self.unwind(exception, false);
                                }
                                continue 'frame;
                            }
                        }
                    }
                    Ins::Length { dst, array } => {
                        let array = slot!(array);
                        if let Value::Ref(handle) = array
                            && let Object::Array(array) = self.object(handle)
                        {
                            slot!(dst) = quick::length(rules, array.items.len());
                            continue;
                        }
                        save!();
                        match self.intrinsic(ir::Intrinsic::ArrayLength, &[array]) {
                            Ok(value) => slot!(dst) = value,
                            outcome => slow!(self.settle(outcome, Then::Store(dst))),
                        }
                    }
                    Ins::Jump { target } => {
                        if let Some(profile) = &mut self.profile {
                            profile.take(number, pc - 1, true);
                        }
                        if (target as usize) < pc {
                            pc = target as usize;
                            if self.state.heap.young >= self.gc_threshold() {
                                save!();
                                self.collect();
                            }
                        } else {
                            pc = target as usize;
                        }
                    }
                    Ins::Branch {
                        condition,
                        then,
                        otherwise,
                    } => {
                        let value = slot!(condition);
                        match quick::truth(rules, value).or_else(|| self.truth(value)) {
                            Some(side) => {
                                if let Some(profile) = &mut self.profile {
                                    profile.take(number, pc - 1, side);
                                }
                                pc = if side { then } else { otherwise } as usize;
                            }
                            None => slow!(self.branch_on(value, then, otherwise)),
                        }
                    }
                    Ins::Return { src } => {
                        let value = slot!(src);
                        slow!(self.return_value(value));
                    }
                    Ins::Throw { src, again } => {
                        let value = slot!(src);
                        save!();
                        self.throw(value, again);
                        continue 'frame;
                    }
                    Ins::TryPush { target } => {
                        let handled = self.state.handled.len() as u32;
                        self.state
                            .handlers
                            .push(crate::state::Handler { target, handled });
                    }
                    Ins::TryPop => {
                        self.state.handlers.pop();
                    }
                    Ins::Caught { dst } => {
                        let caught = self
                            .state
                            .handled
                            .last()
                            .map_or(Value::Nil, |handled| handled.exception);
                        slot!(dst) = caught;
                    }
                    Ins::Symbolic { dst, hint } => {
                        save!();
                        slot!(dst) = self.unknown_from(&linked.hints[hint as usize]);
                    }
                    Ins::Suspend { dst, kind, src } => {
                        let value = slot!(src);
                        slow!(self.suspend(dst, kind, value));
                    }
                    Ins::Choose { dst, site } => {
                        save!();
                        let values = self.site_values(&linked, site, base);
                        let at = self.choose(values.len());
                        slot!(dst) = values.get(at).copied().unwrap_or_default();
                    }
                    Ins::Assert { condition, code } => {
                        if self.truth(slot!(condition)) == Some(false) {
                            let message = self.name(code).to_owned();
                            save!();
                            let exit = self.fault(Fault::BadValue, &[&message]);
                            slow!(self.settle(Err(exit), Then::Discard));
                        }
                    }
                    Ins::LoadIndirect { dst, pointer, ty } => {
                        let pointer = slot!(pointer);
                        match self.quick_load(pointer, 0, ty) {
                            Some(value) => slot!(dst) = value,
                            None => {
                                save!();
                                match self.load_scalar(pointer, 0, ty, true) {
                                    Ok(value) => slot!(dst) = value,
                                    outcome => slow!(self.settle(outcome, Then::Store(dst))),
                                }
                            }
                        }
                    }
                    Ins::StoreIndirect { pointer, src, ty } => {
                        let (pointer, value) = (slot!(pointer), slot!(src));
                        if !self.quick_store(pointer, 0, ty, value) {
                            save!();
                            if let Err(exit) = self.store_scalar(pointer, 0, ty, value) {
                                slow!(self.settle(Err(exit), Then::Discard));
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
                        match self.load_behind(pointer, offset, ty) {
                            Ok(value) => slot!(dst) = value,
                            outcome => slow!(self.settle(outcome, Then::Store(dst))),
                        }
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
                            slow!(self.settle(Err(exit), Then::Discard));
                        }
                    }
                    Ins::AllocRegion {
                        dst,
                        size,
                        allocation,
                    } => {
                        let size = slot!(size);
                        let what = linked.allocations[allocation as usize];
                        save!();
                        self.collect_if_due();
                        match self.alloc_region(size, what) {
                            Ok(value) => slot!(dst) = value,
                            outcome => slow!(self.settle(outcome, Then::Store(dst))),
                        }
                    }
                    Ins::Unsupported { dst, hint } => {
                        save!();
                        if let Some(dst) = dst {
                            slot!(dst) = self.unknown_from(&linked.hints[hint as usize]);
                        }
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
                        let b = quick::number(&slot!(right.1));
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
                    Ins::LocalConstBin {
                        op,
                        then,
                        dst,
                        left,
                        right,
                        constant,
                    } => {
                        let b = quick::number(&self.constants[constant as usize]);
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
                        let (a, b) = (quick::number(&slot!(left)), quick::number(&slot!(right)));
                        match quick::binary(rules, op, a, b) {
                            Some(Value::Bool(truth)) => {
                                slot!(dst) = Value::Bool(truth);
                                if let Some(profile) = &mut self.profile {
                                    profile.take(number, pc, truth);
                                }
                                pc = if truth { then } else { otherwise } as usize;
                                steps += 1;
                            }
                            _ => {
                                let (a, b) = (slot!(left), slot!(right));
                                slow!(self.apply_binary(op, false, a, b, Then::Store(dst)));
                            }
                        }
                    }
                    Ins::ConstBin {
                        op,
                        in_place,
                        dst,
                        left,
                        right,
                        constant,
                    } => {
                        let constant = &self.constants[constant as usize];
                        let (a, b) = (quick::number(&slot!(left)), quick::number(constant));
                        pc += 1;
                        steps += 1;
                        if let Some(value) = quick::binary(rules, op, a, b) {
                            quick::put(&mut slot!(right), b);
                            quick::put(&mut slot!(dst), value);
                            continue;
                        }
                        let (a, b) = (slot!(left), *constant);
                        slot!(right) = b;
                        slow!(self.apply_binary(op, in_place, a, b, Then::Store(dst)));
                    }
                }
            }
        }
    }

    /// Whether a cursor over something native has another element, which is then fetched.
    #[inline]
    fn quick_has_next(&mut self, handle: crate::value::Handle) -> Option<bool> {
        let Object::Cursor(cursor) = self.object(handle) else {
            return None;
        };
        let mut over = cursor.over;
        if cursor.pending.is_bound() || matches!(over, crate::cursor::Over::Guest(_)) {
            return None;
        }
        let item = self.advance(&mut over).ok()?;
        if let Object::Cursor(cursor) = self.object_mut(handle) {
            cursor.over = if item.is_some() {
                over
            } else {
                crate::cursor::Over::Done
            };
            cursor.pending = item.unwrap_or_default();
        }
        Some(item.is_some())
    }

    /// A member that an inline cache knows as a field of the instance.
    #[inline(always)]
    fn quick_field(&self, object: Value, cache: u32) -> Option<Value> {
        if let Value::Ref(handle) = object
            && let Object::Instance(instance) = self.object(handle)
            && let Some(Found::Field(place)) = self.caches.field(cache, instance.shape)
        {
            return instance.fields.get(place as usize).copied();
        }
        None
    }

    /// An element of a list, tuple or array.
    #[inline(always)]
    fn quick_element(&self, object: Value, index: Value) -> Option<Value> {
        let (Value::Ref(handle), Some(at)) = (object, quick::index(index)) else {
            return None;
        };
        let items: &[Value] = match self.object(handle) {
            Object::Array(array) => return array.items.get(usize::try_from(at).ok()?).copied(),
            Object::List(items) => items,
            Object::Tuple(items) => items,
            _ => return None,
        };
        let place = if at < 0 { at + items.len() as i64 } else { at };
        items.get(usize::try_from(place).ok()?).copied()
    }

    #[inline]
    pub(crate) fn cell(&self, cell: Value) -> Value {
        match cell {
            Value::Ref(handle) => match self.object(handle) {
                Object::Cell(value) => *value,
                _ => Value::Unbound,
            },
            _ => Value::Unbound,
        }
    }

    #[inline]
    fn set_cell(&mut self, cell: Value, value: Value) {
        if let Value::Ref(handle) = cell
            && let Object::Cell(inner) = self.object_mut(handle)
        {
            *inner = value;
        }
    }

    #[inline]
    fn capture(&self, index: u16) -> Value {
        let cell = self
            .state
            .frames
            .last()
            .and_then(|frame| frame.captures.get(index as usize));
        cell.map_or(Value::Unbound, |&cell| self.cell(Value::Ref(cell)))
    }

    fn unbound_local(&mut self, fault: Fault, name: Symbol, dst: u16) -> Result<(), Value> {
        let text = self.name(name).to_owned();
        let outcome = match self.semantics().memory {
            ir::Memory::Managed => Err(self.fault(fault, &[&text])),
            ir::Memory::Addressed => self
                .undefined_with(ir::Undefined::UninitRead, None, || {
                    format!("`{text}` is read, but has no value yet")
                })
                .map(|()| Value::Sized(ir::Scalar::I32, 0)),
        };
        self.settle(outcome, Then::Store(dst))
    }

    /// Reads a global variable that is not bound in its module.
    fn load_global_slowly(&mut self, dst: u16, global: u32) -> Result<(), Value> {
        let outcome = self.global_value(global);
        self.settle(outcome, Then::Store(dst))
    }

    /// A global variable's value, or the prelude's, or an unknown, or the language's error.
    pub(crate) fn global_value(&mut self, global: u32) -> crate::Outcome {
        let value = self.state.globals[global as usize];
        if value.is_bound() {
            return Ok(value);
        }
        let data = &self.linked.globals[global as usize];
        let (name, module, is_bound, fallback) =
            (data.name, data.module, data.is_bound, data.fallback);
        if let Some(&function) = self.state.lazy.get(&global) {
            let number = Value::Int(i64::from(global));
            return Err(Machine::call_then(function, &[], defined, vec![number]));
        }
        if let Some(value) = self.in_namespace(name) {
            return Ok(value);
        }
        if let Some(fallback) = fallback {
            let value = self.state.globals[fallback as usize];
            if value.is_bound() {
                return Ok(value);
            }
        }
        if let Some(&value) = self.state.extra_members.get(&(module, name)) {
            return Ok(value);
        }
        if is_bound
            || self.settings.complete
            || self.linked.program.modules[module.index()].is_library
        {
            return Err(self.no_such_name(name));
        }
        Ok(self.unknown(Expression::Name(name)))
    }

    /// Reads a variable of a class body that is not bound there.
    fn load_class_place(&mut self, dst: u16, place: u32) -> Result<(), Value> {
        let (name, _) = self.linked.places[place as usize];
        match self.in_namespace(name) {
            Some(value) => self.deliver(Then::Store(dst), value),
            None => self.load_place_into(dst, place),
        }
    }

    fn load_place_into(&mut self, dst: u16, place: u32) -> Result<(), Value> {
        let outcome = self.load_place(place);
        self.settle(outcome, Then::Store(dst))
    }

    /// The value at a place, for the frame on top.
    #[inline]
    pub(crate) fn load_place(&mut self, place: u32) -> crate::Outcome {
        use crate::code::Place;
        let (name, place) = self.linked.places[place as usize];
        let base = self
            .state
            .frames
            .last()
            .map_or(0, |frame| frame.base as usize);
        let value = match place {
            Place::Global(global) => return self.global_value(global),
            Place::Local(slot) => self.state.stack[base + slot as usize],
            Place::Cell(slot) => self.cell(self.state.stack[base + slot as usize]),
            Place::Capture(index) => self.capture(index),
            Place::Class(slot, outer) => {
                let value = self.state.stack[base + slot as usize];
                if !value.is_bound() {
                    return self.load_place(outer);
                }
                value
            }
        };
        if value.is_bound() {
            return Ok(value);
        }
        let fault = if matches!(place, Place::Capture(_)) {
            Fault::UnboundCapture
        } else {
            Fault::UnboundLocal
        };
        let text = self.name(name).to_owned();
        Err(self.fault(fault, &[&text]))
    }

    pub(crate) fn make_function(&mut self, linked: &Linked, definition: u32) -> Value {
        let definition = &linked.functions[definition as usize];
        self.close_over(definition)
    }

    pub(crate) fn close_over(&mut self, definition: &crate::code::FunctionDefinition) -> Value {
        use crate::code::CaptureFrom;
        let (base, outer) = match self.state.frames.last() {
            Some(frame) => (frame.base as usize, Rc::clone(&frame.captures)),
            None => (0, Rc::default()),
        };
        let captures: Rc<[crate::value::Handle]> = definition
            .captures
            .iter()
            .filter_map(|from| match *from {
                CaptureFrom::Cell(slot) => self.state.stack[base + slot as usize].handle(),
                CaptureFrom::Capture(index) => outer.get(index as usize).copied(),
            })
            .collect();
        self.insert(Object::Function(Box::new(Function {
            code: definition.code,
            captures,
            defaults: Rc::default(),
            named_defaults: Value::Nil,
            members: Vec::new(),
        })))
    }

    #[inline]
    fn site_values(&self, linked: &Linked, site: u32, base: usize) -> Args {
        let site = &linked.sites[site as usize];
        site.args
            .iter()
            .map(|arg| self.state.stack[base + arg.slot as usize])
            .collect()
    }

    /// Calls a value with the operands of a site.
    #[inline]
    fn call_site(
        &mut self,
        linked: &Rc<Linked>,
        callee: Value,
        site: u32,
        base: usize,
        then: Then,
    ) -> Result<(), Value> {
        let data = &linked.sites[site as usize];
        if data.is_plain {
            if let Value::Ref(handle) = callee
                && let Object::Function(function) = self.object(handle)
            {
                let code_number = function.code;
                let code = &linked.codes[code_number as usize];
                if code.is_simple
                    && code.params.len() == data.args.len()
                    && code.suspends().is_none()
                {
                    let captures = Rc::clone(&function.captures);
                    return match self.push_frame(code_number, captures, callee, then) {
                        Ok(new_base) => {
                            for (param, arg) in code.params.iter().zip(&data.args) {
                                self.state.stack[new_base + param.slot as usize] =
                                    self.state.stack[base + arg.slot as usize];
                            }
                            Ok(())
                        }
                        Err((exception, then)) => self.reject(then, exception),
                    };
                }
            }
            let args = self.site_values(linked, site, base);
            return self.call(callee, args, Vec::new(), then);
        }
        self.call_spread(linked, callee, None, site, base, then)
    }

    /// Calls a method with the operands of a site.
    fn call_method_site(
        &mut self,
        linked: &Rc<Linked>,
        receiver: Value,
        name: Symbol,
        site: u32,
        base: usize,
        dst: u16,
    ) -> Result<(), Value> {
        let then = Then::Store(dst);
        let data = &linked.sites[site as usize];
        if let Value::Unknown(_) = receiver {
            if !data.is_plain {
                let callee = self.unknown(Expression::Field(receiver, name));
                return self.call_spread(linked, callee, None, site, base, then);
            }
            let args = self.site_values(linked, site, base);
            let value = self.unknown(Expression::Method(receiver, name, args.as_slice().into()));
            return self.deliver(then, value);
        }
        match self.method_of(receiver, name, site) {
            Ok((method, true)) => {
                if !data.is_plain {
                    return self.call_spread(linked, method, Some(receiver), site, base, then);
                }
                if let Value::Ref(handle) = method
                    && let Object::Function(function) = self.object(handle)
                {
                    let code_number = function.code;
                    let code = &linked.codes[code_number as usize];
                    if code.is_simple
                        && code.params.len() == data.args.len() + 1
                        && code.suspends().is_none()
                    {
                        let captures = Rc::clone(&function.captures);
                        return match self.push_frame(code_number, captures, method, then) {
                            Ok(new_base) => {
                                self.state.stack[new_base + code.params[0].slot as usize] =
                                    receiver;
                                for (param, arg) in code.params[1..].iter().zip(&data.args) {
                                    self.state.stack[new_base + param.slot as usize] =
                                        self.state.stack[base + arg.slot as usize];
                                }
                                Ok(())
                            }
                            Err((exception, then)) => self.reject(then, exception),
                        };
                    }
                }
                let mut args: Args = smallvec::smallvec![receiver];
                args.extend(
                    data.args
                        .iter()
                        .map(|arg| self.state.stack[base + arg.slot as usize]),
                );
                self.call(method, args, Vec::new(), then)
            }
            Ok((callee, false)) => self.call_site(linked, callee, site, base, then),
            Err(crate::Exit::Call(mut call)) => {
                // The member is computed first, then called.
                let site_args = &linked.sites[site as usize];
                if site_args.is_plain && call.then.is_none() {
                    let args = self.site_values(linked, site, base);
                    call.then = Some((call_result, args.to_vec()));
                    return self.settle(Err(crate::Exit::Call(call)), then);
                }
                let (args, named) = match self.spread_args(linked, site, base) {
                    Ok(both) => both,
                    Err(exit) => return self.settle(Err(exit), then),
                };
                let args = self.new_tuple(&args);
                let named = self.map_of_names(&named);
                let work: (crate::state::ContinuationFn, Vec<Value>) =
                    (call_result_spread, vec![args, named]);
                let then = Machine::continuation(then, work);
                self.settle(Err(crate::Exit::Call(call)), then)
            }
            Err(exit) => self.settle(Err(exit), then),
        }
    }

    fn call_spread(
        &mut self,
        linked: &Rc<Linked>,
        callee: Value,
        receiver: Option<Value>,
        site: u32,
        base: usize,
        then: Then,
    ) -> Result<(), Value> {
        match self.spread_args_for(linked, callee, site, base) {
            Ok((mut args, named)) => {
                if let Some(receiver) = receiver {
                    args.insert(0, receiver);
                }
                self.call(callee, args, named, then)
            }
            Err(crate::Exit::Call(mut call)) => {
                // An operand must be collected by other code first: then everything is done again.
                let Some((_, data)) = call.then.take() else {
                    return Ok(());
                };
                let mut all = vec![
                    callee,
                    receiver.unwrap_or_default(),
                    Value::Int(i64::from(site)),
                ];
                let values = self.site_values(linked, site, base);
                all.push(data[0]);
                all.extend(values);
                call.then = Some((collected_operand, all));
                self.settle(Err(crate::Exit::Call(call)), then)
            }
            Err(exit) => self.settle(Err(exit), then),
        }
    }

    fn spread_args(
        &mut self,
        linked: &Rc<Linked>,
        site: u32,
        base: usize,
    ) -> crate::Outcome<(Args, Vec<(Symbol, Value)>)> {
        self.spread_args_for(linked, Value::Nil, site, base)
    }

    /// The operands of a site, spread out. Where one must be collected by other code, the call for that, whose
    /// continuation data names the operand.
    fn spread_args_for(
        &mut self,
        linked: &Rc<Linked>,
        callee: Value,
        site: u32,
        base: usize,
    ) -> crate::Outcome<(Args, Vec<(Symbol, Value)>)> {
        let values = self.site_values(linked, site, base);
        self.spread_values(linked, callee, site, &values)
    }

    pub(crate) fn spread_values(
        &mut self,
        linked: &Rc<Linked>,
        callee: Value,
        site: u32,
        values: &[Value],
    ) -> crate::Outcome<(Args, Vec<(Symbol, Value)>)> {
        let mut args = Args::new();
        let mut named: Vec<(Symbol, Value)> = Vec::new();
        for (at, (arg, &value)) in linked.sites[site as usize]
            .args
            .iter()
            .zip(values)
            .enumerate()
        {
            match arg.kind {
                ArgKind::Positional => args.push(value),
                ArgKind::Named(name) => self.add_named(&mut named, callee, name, value)?,
                // How many there are is not known: what else there is to bind decides.
                ArgKind::Spread if matches!(value, Value::Unknown(_)) => {
                    named.push((self.boot.spread_name, value));
                }
                ArgKind::Spread => match self.spread_elements(callee, value)? {
                    Some(items) => args.extend(items),
                    None => {
                        let work: (crate::state::ContinuationFn, Vec<Value>) =
                            (call_result, vec![Value::Int(at as i64)]);
                        return Err(self.hook_then(ir::Hook::Collect, &[value], Some(work)));
                    }
                },
                ArgKind::NamedSpread => {
                    if let Value::Unknown(_) = value {
                        named.push((self.boot.named_spread_name, value));
                        continue;
                    }
                    let native = self.native(value);
                    let Some(Object::Map(map)) = self.object_kind(native) else {
                        if self.custom_method(value, "keys").is_some() {
                            // A mapping of the program's own: a map is made of it first.
                            let class = Value::Ref(self.native_class(ir::Native::Map));
                            let place = vec![Value::Int(at as i64)];
                            return Err(Machine::call_then(class, &[value], call_result, place));
                        }
                        let (function, kind) = (self.callee_name(callee), self.type_name(value));
                        return Err(self.fault(Fault::SpreadNotMap, &[&function, &kind]));
                    };
                    let entries: Vec<(Value, Value)> =
                        map.iter().map(|entry| (entry.key, entry.value)).collect();
                    for (key, value) in entries {
                        let Some(name) = self.name_of(key) else {
                            return Err(self.fault(Fault::BadType, &["keywords must be strings"]));
                        };
                        self.add_named(&mut named, callee, name, value)?;
                    }
                }
            }
        }
        Ok((args, named))
    }

    fn spread_elements(
        &mut self,
        callee: Value,
        value: Value,
    ) -> crate::Outcome<Option<Vec<Value>>> {
        match self.elements(value) {
            Err(crate::Exit::Raise(exception)) if self.is_fault(exception, Fault::NotIterable) => {
                let (function, kind) = (self.callee_name(callee), self.type_name(value));
                Err(self.fault(Fault::SpreadNotIterable, &[&function, &kind]))
            }
            other => other,
        }
    }

    fn add_named(
        &mut self,
        named: &mut Vec<(Symbol, Value)>,
        callee: Value,
        name: Symbol,
        value: Value,
    ) -> crate::Outcome<()> {
        if named.iter().any(|&(other, _)| other == name) {
            let (function, name) = (self.callee_name(callee), self.name(name).to_owned());
            return Err(self.fault(Fault::DuplicateNamedArgument, &[&function, &name]));
        }
        named.push((name, value));
        Ok(())
    }

    /// What error messages call a callee.
    fn callee_name(&mut self, callee: Value) -> String {
        let main = self.semantics().protocol.main;
        match self.object_kind(callee) {
            Some(Object::Function(_)) => {
                let Value::Ref(handle) = callee else {
                    return String::new();
                };
                format!("{main}.{}", self.qualified_name(handle))
            }
            Some(Object::Class(class)) if class.module == ModuleId(u32::MAX) => {
                self.name(class.name).to_owned()
            }
            Some(Object::Class(class)) => format!("{main}.{}", self.name(class.name)),
            Some(Object::BoundMethod(method)) => {
                let function = method.function;
                self.callee_name(function)
            }
            _ => match callee {
                Value::Builtin(id) => self.name(self.boot.builtins[id.0 as usize].name).to_owned(),
                _ => self.type_name(callee),
            },
        }
    }

    /// Carries out `throw`.
    fn throw(&mut self, value: Value, again: bool) {
        let base = self.native_class(ir::Native::Exception);
        let exception = match value {
            Value::Ref(handle) if self.is_class(value) && self.inherits(handle, base) => {
                // A class stands for an instance made without arguments.
                let work: (crate::state::ContinuationFn, Vec<Value>) = (throw_result, Vec::new());
                let then = Machine::continuation(Then::Discard, work);
                if let Err(exception) = self.call(value, Args::new(), Vec::new(), then) {
                    let _ = self.unwind(exception, false);
                }
                return;
            }
            Value::Unknown(_) => {
                // What is thrown is not known: an exception that says so.
                let text = crate::display::preview(self, value, 200);
                let message = self.new_text(text);
                let args = self.new_tuple(&[message]);
                self.new_exception(base, args)
            }
            _ if self.is_instance(value, base) => value,
            _ => match self.fault(Fault::NotAnException, &[]) {
                crate::Exit::Raise(exception) => exception,
                _ => return,
            },
        };
        let _ = self.unwind(exception, again && exception == value);
    }

    fn unknown_from(&mut self, hint: &Hint) -> Value {
        let expression = match hint {
            Hint::Param(name, _) => Expression::Parameter(*name),
            Hint::Import(name) => Expression::Import((**name).into()),
            Hint::Unsupported(kind) => Expression::Described(format!("unsupported:{kind}").into()),
            Hint::CaughtException(text) | Hint::Unknown(text) => {
                Expression::Described((**text).into())
            }
        };
        self.unknown(expression)
    }

    fn new_object(&mut self, dst: u16, place: u32) -> Result<(), Value> {
        let outcome = self.load_place(place).map(|class| match class {
            Value::Ref(handle) if self.is_class(class) => match self.class(handle) {
                Some(data) if data.native == ir::Native::Exception => {
                    let none = self.new_tuple(&[]);
                    self.new_exception(handle, none)
                }
                _ => self.new_instance(handle),
            },
            unknown @ Value::Unknown(_) => unknown,
            _ => Value::Nil,
        });
        self.settle(outcome, Then::Store(dst))
    }

    /// Starts the run of a module's top level.
    pub(crate) fn enter_module(&mut self, module: ModuleId, then: Then) {
        let top = self.linked.tops[module.index()];
        self.state.module_states[module.index()] = crate::state::ModuleState::Begun;
        if self
            .push_frame(top, Rc::default(), Value::Nil, then)
            .is_err()
        {
            self.state.ending = Some(Ending::Finished(1));
        }
    }
}

/// A variable has been defined by what was to do that when it is first read.
fn defined(machine: &mut Machine, data: &[Value], _: Value) -> crate::Outcome {
    let Value::Int(global) = data[0] else {
        return Ok(Value::Nil);
    };
    match machine.state.globals[global as usize] {
        Value::Unbound => {
            let name = machine.linked.globals[global as usize].name;
            Err(machine.no_such_name(name))
        }
        value => Ok(value),
    }
}

/// Calls what a computed member turned out to be.
fn call_result(_: &mut Machine, data: &[Value], result: Value) -> crate::Outcome {
    Err(Machine::call_exit(result, data))
}

fn call_result_spread(machine: &mut Machine, data: &[Value], result: Value) -> crate::Outcome {
    let args = match machine.object_kind(data[0]) {
        Some(Object::Tuple(items)) => items.to_vec(),
        _ => Vec::new(),
    };
    let named = machine.names_of_map(data[1]);
    Err(Machine::call_named(result, &args, named))
}

/// An operand to be spread has been collected: puts it in its place and spreads the others.
fn collected_operand(machine: &mut Machine, data: &[Value], result: Value) -> crate::Outcome {
    let (callee, receiver) = (data[0], data[1]);
    let (Value::Int(site), Value::Int(operand)) = (data[2], data[3]) else {
        return Ok(Value::Nil);
    };
    let mut values: Vec<Value> = data[4..].to_vec();
    values[operand as usize] = result;
    let linked = Rc::clone(&machine.linked);
    match machine.spread_values(&linked, callee, site as u32, &values) {
        Ok((mut args, named)) => {
            if receiver.is_bound() {
                args.insert(0, receiver);
            }
            Err(Machine::call_named(callee, &args, named))
        }
        Err(crate::Exit::Call(mut call)) => {
            let Some((_, inner)) = call.then.take() else {
                return Ok(Value::Nil);
            };
            let mut all = vec![callee, receiver, data[2], inner[0]];
            all.extend(values);
            call.then = Some((collected_operand, all));
            Err(crate::Exit::Call(call))
        }
        Err(exit) => Err(exit),
    }
}

/// Throws the instance that a class made.
fn throw_result(_: &mut Machine, _: &[Value], result: Value) -> crate::Outcome {
    Err(crate::Exit::Raise(result))
}
