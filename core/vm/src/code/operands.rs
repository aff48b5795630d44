//! Which slots an instruction of the dense code reads and writes.
//!
//! For the plain instructions, of which the linker makes the others; whoever asks about code asks about its `plain` form.

use crate::code::{Ins, Linked, Slot};

impl Ins {
    /// The slot that a plain instruction writes.
    #[must_use]
    pub fn written(self) -> Option<Slot> {
        match self {
            Ins::Const { dst, .. }
            | Ins::Move { dst, .. }
            | Ins::Param { dst, .. }
            | Ins::LoadLocal { dst, .. }
            | Ins::LoadCell { dst, .. }
            | Ins::LoadCapture { dst, .. }
            | Ins::LoadGlobal { dst, .. }
            | Ins::LoadClass { dst, .. }
            | Ins::Function { dst, .. }
            | Ins::Class { dst, .. }
            | Ins::LoadField { dst, .. }
            | Ins::LoadIndex { dst, .. }
            | Ins::NewArray { dst, .. }
            | Ins::NewObject { dst, .. }
            | Ins::Bin { dst, .. }
            | Ins::Un { dst, .. }
            | Ins::CallPlace { dst, .. }
            | Ins::CallValue { dst, .. }
            | Ins::CallMethod { dst, .. }
            | Ins::CallIntrinsic { dst, .. }
            | Ins::Length { dst, .. }
            | Ins::CheckIndex { dst, .. }
            | Ins::Caught { dst }
            | Ins::Symbolic { dst, .. }
            | Ins::Suspend { dst, .. }
            | Ins::Choose { dst, .. }
            | Ins::AllocRegion { dst, .. }
            | Ins::LoadIndirect { dst, .. }
            | Ins::LoadRegion { dst, .. } => Some(dst),
            Ins::Unsupported { dst, .. } => dst,
            _ => None,
        }
    }

    /// Hands over the slots that a plain instruction reads, in the order of its operands.
    pub fn read(self, linked: &Linked, mut slot: impl FnMut(Slot)) {
        let site = |site: u32, slot: &mut dyn FnMut(Slot)| {
            for arg in linked.sites[site as usize].args.iter() {
                slot(arg.slot);
            }
        };
        match self {
            Ins::Move { src, .. }
            | Ins::StoreCell { src, .. }
            | Ins::NewCell { src, .. }
            | Ins::StoreCapture { src, .. }
            | Ins::StoreGlobal { src, .. }
            | Ins::Return { src }
            | Ins::Throw { src, .. }
            | Ins::Suspend { src, .. } => slot(src),
            // Its argument is there when the call begins.
            Ins::Param { dst, .. } => slot(dst),
            Ins::LoadLocal { slot: from, .. }
            | Ins::LoadCell { slot: from, .. }
            | Ins::LoadClass { slot: from, .. } => slot(from),
            Ins::LoadField { object, .. } => slot(object),
            Ins::StoreField { object, src, .. } => {
                slot(object);
                slot(src);
            }
            Ins::LoadIndex { object, index, .. } => {
                slot(object);
                slot(index);
            }
            Ins::StoreIndex { object, index, src } => {
                slot(object);
                slot(index);
                slot(src);
            }
            Ins::NewArray { site: at, .. }
            | Ins::CallPlace { site: at, .. }
            | Ins::CallIntrinsic { site: at, .. }
            | Ins::Choose { site: at, .. } => site(at, &mut slot),
            Ins::CallValue {
                callee, site: at, ..
            } => {
                slot(callee);
                site(at, &mut slot);
            }
            Ins::CallMethod {
                receiver, site: at, ..
            } => {
                slot(receiver);
                site(at, &mut slot);
            }
            Ins::Bin { left, right, .. } => {
                slot(left);
                slot(right);
            }
            Ins::Un { operand, .. } => slot(operand),
            Ins::Length { array, .. } => slot(array),
            Ins::CheckIndex { index, length, .. } => {
                slot(index);
                slot(length);
            }
            Ins::Branch { condition, .. } | Ins::Assert { condition, .. } => slot(condition),
            Ins::AllocRegion { size, .. } => slot(size),
            Ins::LoadIndirect { pointer, .. } => slot(pointer),
            Ins::StoreIndirect { pointer, src, .. } => {
                slot(pointer);
                slot(src);
            }
            Ins::LoadRegion {
                pointer, offset, ..
            } => {
                slot(pointer);
                slot(offset);
            }
            Ins::WriteRegion {
                pointer,
                offset,
                src,
                ..
            } => {
                slot(pointer);
                slot(offset);
                slot(src);
            }
            _ => {}
        }
    }
}
