//! Recording: one round of a loop is carried out step by step, and each instruction written down as what it turns out
//! to do with the values at hand.

use super::Tree;
use super::op::{Code, Kind};
use super::operators::{entry, write_binary, write_converted, write_unary};
use super::shortcuts::Called;
use super::write::{Writer, op};
use crate::code::{Ins, Linked};
use crate::exec::inline_cache::Found;
use crate::heap::Object;
use crate::machine::Machine;
use crate::natives::ordered::quick;
use crate::operator::fast::{self, Rules};
use crate::value::Value;
use ir::{Intrinsic, Scalar, UnOp};
use std::rc::Rc;

impl Machine {
    /// Records a path from where the run stands, the head of a loop or an exit, back to the head; whether that worked.
    pub(super) fn record(&mut self, tree: &mut Tree, from: Option<u32>) -> bool {
        let linked = Rc::clone(&self.linked);
        let slots = linked.codes[tree.code as usize].slots;
        let mut writer = Writer::new(tree, slots, from);
        if self.record_round(&linked, &mut writer).is_some() {
            return true;
        }
        writer.abandon();
        false
    }

    fn record_round(&mut self, linked: &Linked, writer: &mut Writer<'_>) -> Option<()> {
        let (number, head) = (writer.tree.code, writer.tree.head);
        let code = &linked.codes[number as usize];
        let depth = self.state.frames.len();
        let base = self.state.frames.last()?.base as usize;
        let mut visited: Vec<u32> = Vec::new();
        loop {
            let pc = writer.pc;
            let next =
                self.write_down(linked, writer, code.plain[pc as usize], code.rules, base)?;
            visited.push(pc);
            self.step_once();
            let frame = self.state.frames.last()?;
            if self.state.frames.len() != depth || frame.pc != next {
                return None;
            }
            writer.pc = next;
            writer.steps += 1;
            if next == head {
                return writer.finish();
            }
            let start = self.traces.starts[number as usize];
            let is_other = self.traces.heads[(start + next) as usize] > 0;
            if is_other || writer.steps >= self.traces.longest || visited.contains(&next) {
                return None;
            }
        }
    }

    /// Writes down one instruction, and says which comes next. Nothing for what traces leave alone.
    fn write_down(
        &mut self,
        linked: &Linked,
        writer: &mut Writer<'_>,
        ins: Ins,
        rules: Rules,
        base: usize,
    ) -> Option<u32> {
        let next = writer.pc + 1;
        macro_rules! value {
            ($slot:expr) => {
                self.state.stack[base + $slot as usize]
            };
        }
        macro_rules! read {
            ($slot:expr) => {
                writer.read($slot, value!($slot))?
            };
        }
        match ins {
            Ins::Nop => {}
            Ins::Param { dst, .. } if value!(dst).is_bound() => {}
            Ins::Const { dst, constant } => {
                let (register, kind) = writer.constant(self.constants[constant as usize])?;
                writer.place(dst, register, kind);
            }
            Ins::LoadLocal { dst, slot, .. } => {
                let (register, kind) = read!(slot);
                writer.place(dst, register, kind);
            }
            Ins::Move { dst, src } => {
                let (register, kind) = read!(src);
                writer.store(dst, src, register, kind)?;
            }
            Ins::Jump { target } => {
                writer.jump();
                return Some(target);
            }
            Ins::Branch {
                condition,
                then,
                otherwise,
            } => {
                let (register, kind) = read!(condition);
                let truth = fast::truth(rules, value!(condition));
                let side = match kind {
                    // What a language makes of these depends on the word or the kind alone.
                    Kind::Int | Kind::Pointer | Kind::Nil => self.truth(value!(condition)),
                    _ => truth,
                }?;
                writer.branch(condition, register, kind, side)?;
                return Some(if side { then } else { otherwise });
            }
            Ins::Bin {
                op,
                dst,
                left,
                right,
                ..
            } => {
                let (a, b) = (value!(left), value!(right));
                let Some(given) = fast::binary_once(rules, op, a, b) else {
                    if !rules.converts() || !op.is_comparison() {
                        return None;
                    }
                    let given = Kind::of(self.quick_operator(op, a, b)?)?;
                    let (a, b) = (read!(left), read!(right));
                    write_converted(writer, op, dst, a, b, given)?;
                    return Some(next);
                };
                let given = Kind::of(given)?;
                let (a, b) = (read!(left), read!(right));
                write_binary(writer, rules, op, dst, a, b, given)?;
            }
            Ins::Un {
                op: UnOp::HasNext,
                dst,
                operand,
            } => {
                let (register, _) = read!(operand);
                let Value::Ref(cursor) = value!(operand) else {
                    return None;
                };
                self.item_at_cursor(cursor)?;
                writer.act(op(Code::HasNext, register, register, register, Kind::Ref));
                let (register, kind) = writer.constant(Value::Bool(true))?;
                writer.place(dst, register, kind);
            }
            Ins::Un {
                op: UnOp::Next,
                dst,
                operand,
            } => {
                let (register, _) = read!(operand);
                let Value::Ref(cursor) = value!(operand) else {
                    return None;
                };
                let Object::Cursor(cursor) = self.object(cursor) else {
                    return None;
                };
                let kind = Kind::of(cursor.pending)?;
                writer.give(dst, op(Code::Next, 0, register, register, kind))?;
            }
            Ins::Un {
                op: operator,
                dst,
                operand,
            } => {
                let given = Kind::of(fast::unary_once(rules, operator, value!(operand))?)?;
                let operand = read!(operand);
                write_unary(writer, operator, dst, operand, given)?;
            }
            Ins::LoadIndex { dst, object, index } if fast::index(value!(index)).is_none() => {
                let kind = Kind::of(self.quick_element(value!(object), value!(index))?)?;
                let ((object, _), (index, _)) = (read!(object), read!(index));
                writer.give(dst, op(Code::Named, 0, object, index, kind))?;
            }
            Ins::LoadIndex { dst, object, index } => {
                fast::index(value!(index)).filter(|&at| at >= 0)?;
                let kind = Kind::of(self.quick_element(value!(object), value!(index))?)?;
                let ((object, _), (index, _)) = (read!(object), read!(index));
                let code = match kind {
                    Kind::Float => Code::ItemFloat,
                    Kind::Ref => Code::ItemRef,
                    _ => Code::Item,
                };
                writer.give(dst, op(code, 0, object, index, kind))?;
            }
            Ins::StoreIndex { object, index, src } if fast::index(value!(index)).is_none() => {
                self.quick_element(value!(object), value!(index))?;
                let ((object, _), (index, _), (src, kind)) =
                    (read!(object), read!(index), read!(src));
                writer.act(op(Code::SetNamed, src, object, index, kind));
            }
            Ins::StoreIndex { object, index, src } => {
                fast::index(value!(index)).filter(|&at| at >= 0)?;
                self.quick_element(value!(object), value!(index))?;
                let ((object, _), (index, _), (src, kind)) =
                    (read!(object), read!(index), read!(src));
                writer.act(op(Code::SetItem, src, object, index, kind));
            }
            Ins::LoadField {
                dst, object, cache, ..
            } => {
                let kind = Kind::of(self.quick_field(value!(object), cache)?)?;
                let place = self.field_place(value!(object), cache)?;
                let (object, _) = read!(object);
                let code = match kind {
                    Kind::Float => Code::FieldFloat,
                    _ => Code::Field,
                };
                let mut op = op(code, 0, object, object, kind);
                op.data = entry(&mut writer.tree.tables.fields, place)?;
                writer.give(dst, op)?;
            }
            Ins::StoreField {
                object, src, cache, ..
            } => {
                let place = self.field_place(value!(object), cache)?;
                let ((object, _), (src, kind)) = (read!(object), read!(src));
                let mut op = op(Code::SetField, src, object, object, kind);
                op.data = entry(&mut writer.tree.tables.fields, place)?;
                writer.act(op);
            }
            Ins::LoadCell { dst, slot, .. } => {
                let kind = Kind::of(self.cell(value!(slot)))?;
                let (cell, _) = read!(slot);
                writer.give(dst, op(Code::Cell, 0, cell, cell, kind))?;
            }
            Ins::StoreCell { slot, src } => {
                let ((cell, _), (src, kind)) = (read!(slot), read!(src));
                writer.act(op(Code::SetCell, src, cell, cell, kind));
            }
            Ins::LoadCapture { dst, index, .. } => {
                let kind = Kind::of(self.capture(index))?;
                let mut op = op(Code::Capture, 0, 0, 0, kind);
                op.data = index;
                writer.give(dst, op)?;
            }
            Ins::LoadGlobal { dst, global } => {
                let kind = Kind::of(self.state.globals[global as usize])?;
                let mut op = op(Code::Global, 0, 0, 0, kind);
                op.data = entry(&mut writer.tree.tables.globals, global)?;
                writer.give(dst, op)?;
            }
            Ins::StoreGlobal { global, src } => {
                let (src, kind) = read!(src);
                let mut op = op(Code::SetGlobal, src, src, src, kind);
                op.data = entry(&mut writer.tree.tables.globals, global)?;
                writer.act(op);
            }
            Ins::Length { dst, array } => {
                let Value::Ref(handle) = value!(array) else {
                    return None;
                };
                let Object::Array(data) = self.object(handle) else {
                    return None;
                };
                let kind = Kind::of(fast::length(rules, data.items.len()))?;
                let (array, _) = read!(array);
                writer.give(dst, op(Code::Length, 0, array, array, kind))?;
            }
            Ins::CheckIndex { dst, index, length } => {
                let (at, kind) = read!(index);
                let (length, other) = read!(length);
                if !matches!((kind, other), (Kind::Sized(_), Kind::Sized(_))) {
                    return None;
                }
                writer.act(op(Code::CheckIndex, at, at, length, kind));
                writer.place(dst, at, kind);
            }
            Ins::LoadIndirect { dst, pointer, ty } => {
                let kind = Kind::of(self.quick_load(value!(pointer), 0, ty)?)?;
                if kind.scalar() != Some(ty) {
                    return None;
                }
                let (pointer, _) = read!(pointer);
                let code = match ty {
                    Scalar::F64 => Code::LoadFloat,
                    Scalar::I32 => Code::Load32,
                    _ => Code::Load,
                };
                writer.give(dst, op(code, 0, pointer, pointer, kind))?;
            }
            Ins::StoreIndirect { pointer, src, ty } => {
                let ((pointer, of), (src, kind)) = (read!(pointer), read!(src));
                if of != Kind::Pointer || kind.scalar() != Some(ty) {
                    return None;
                }
                writer.act(op(Code::Store, src, pointer, pointer, kind));
            }
            Ins::CallIntrinsic {
                dst,
                intrinsic,
                site,
            } => {
                let site = &linked.sites[site as usize];
                if rules.has_quick() {
                    let slots: Vec<u16> = site.args.iter().map(|arg| arg.slot).collect();
                    if site.is_plain
                        && self
                            .write_quick(writer, intrinsic, dst, &slots, base)
                            .is_some()
                    {
                        return Some(next);
                    }
                }
                let [arg] = &*site.args else {
                    return None;
                };
                let (a, kind) = read!(arg.slot);
                if !site.is_plain || kind != Kind::Float {
                    return None;
                }
                let mut op = op(Code::Sqrt, 0, a, a, Kind::Float);
                if intrinsic != Intrinsic::F64Sqrt {
                    // These always have a result where the operand is finite.
                    let is_plain = matches!(
                        intrinsic,
                        Intrinsic::F64Abs
                            | Intrinsic::F64Floor
                            | Intrinsic::F64Sin
                            | Intrinsic::F64Cos
                    );
                    if !is_plain {
                        return None;
                    }
                    op.code = Code::Intrinsic;
                    op.data = entry(&mut writer.tree.tables.intrinsics, intrinsic)?;
                }
                writer.give(dst, op)?;
            }
            Ins::CallMethod {
                dst,
                receiver,
                site,
                ..
            } => {
                let call = Called {
                    linked,
                    dst,
                    site,
                    base,
                };
                self.write_method(writer, &call, receiver)?;
            }
            Ins::CallValue { dst, callee, site } => {
                let call = Called {
                    linked,
                    dst,
                    site,
                    base,
                };
                self.write_function(writer, &call, callee)?;
            }
            _ => return None,
        }
        Some(next)
    }

    /// Writes down an intrinsic that calls nothing and makes nothing.
    fn write_quick(
        &mut self,
        writer: &mut Writer<'_>,
        intrinsic: Intrinsic,
        dst: u16,
        slots: &[u16],
        base: usize,
    ) -> Option<()> {
        let value = |m: &Machine, at: usize| {
            slots
                .get(at)
                .map_or(Value::Nil, |&slot| m.state.stack[base + slot as usize])
        };
        let (a, b) = (value(self, 0), value(self, 1));
        let is_map = matches!(self.object_kind(a), Some(Object::Map(_)));
        match (intrinsic, slots, b) {
            (Intrinsic::OrderedPut, &[map, at, src], Value::Int(_)) if is_map => {
                let (map, _) = writer.read(map, a)?;
                let (at, _) = writer.read(at, b)?;
                let (src, kind) = writer.read(src, value(self, 2))?;
                writer.act(op(Code::SetEntry, src, map, at, kind));
                writer.place(dst, src, kind);
                return Some(());
            }
            (Intrinsic::MemberFits, &[object, _, src], _) => {
                let held = value(self, 2);
                let fits = quick::quick(self, intrinsic, [a, b, held])?;
                let Value::Ref(handle) = a else {
                    return None;
                };
                let Object::Instance(instance) = self.object(handle) else {
                    return None;
                };
                // What an object says of its members its shape says, and of a value that is no object its kind says
                // all.
                let shape = (instance.shape, 0);
                let ((object, _), (_, kind)) = (writer.read(object, a)?, writer.read(src, held)?);
                if kind == Kind::Ref {
                    return None;
                }
                let mut op = op(Code::Shape, object, object, object, Kind::Ref);
                op.data = entry(&mut writer.tree.tables.fields, shape)?;
                writer.act(op);
                let (register, kind) = writer.constant(fits)?;
                writer.place(dst, register, kind);
                return Some(());
            }
            (Intrinsic::OrderedPush, &[map, src], _) if is_map => {
                let (map, _) = writer.read(map, a)?;
                let (src, kind) = writer.read(src, b)?;
                writer.act(op(Code::Append, src, map, map, kind));
                writer.place(dst, src, kind);
                return Some(());
            }
            (Intrinsic::OrderedFetch, &[map, at], Value::Int(number)) if is_map => {
                let kind = Kind::of(quick::entry(self, a, number)?)?;
                let ((map, _), (at, _)) = (writer.read(map, a)?, writer.read(at, b)?);
                return writer.give(dst, op(Code::Entry, 0, map, at, kind));
            }
            _ => {}
        }
        let &[first, ref others @ ..] = slots else {
            return None;
        };
        if others.len() > 1 {
            return None;
        }
        let given = quick::of_two(self, intrinsic, a, b)?;
        let (register, of) = writer.read(first, a)?;
        if quick::gives_operand(intrinsic, a) {
            writer.place(dst, register, of);
            return Some(());
        }
        let kind = Kind::of(given)?;
        let (second, other) = match others {
            &[second] => writer.read(second, b)?,
            _ => (register, Kind::Nil),
        };
        let mut op = op(Code::Quick, 0, register, second, kind);
        op.data = entry(&mut writer.tree.tables.quick, (intrinsic, of, other))?;
        writer.give(dst, op)
    }

    /// The shape of an instance and the place of a member that an inline cache knows as a field.
    fn field_place(
        &self,
        object: Value,
        cache: u32,
    ) -> Option<(crate::class::shape::ShapeId, u32)> {
        let Value::Ref(handle) = object else {
            return None;
        };
        let Object::Instance(instance) = self.object(handle) else {
            return None;
        };
        match self.caches.field(cache, instance.shape)? {
            Found::Field(place) => Some((instance.shape, place)),
            _ => None,
        }
    }
}
