//! Which registers an instruction names.
//!
//! **Invariant.** What is listed here is every register of every instruction, once per operand; the lists are the same
//! for those who look and for those who renumber. Held by this file's test, and by the verifier, which knows no others.

use crate::{Arg, Op, Reg};

/// The register that an instruction writes, by the kind of reference that the instruction is given by.
macro_rules! written {
    ($op:expr) => {
        match $op {
            Op::Const { dst, .. }
            | Op::LoadVar { dst, .. }
            | Op::LoadField { dst, .. }
            | Op::LoadIndex { dst, .. }
            | Op::NewObject { dst, .. }
            | Op::NewArray { dst, .. }
            | Op::Bin { dst, .. }
            | Op::Un { dst, .. }
            | Op::CallFunction { dst, .. }
            | Op::CallMethod { dst, .. }
            | Op::CallUnknown { dst, .. }
            | Op::CallCtor { dst, .. }
            | Op::AddressOf { dst, .. }
            | Op::LoadIndirect { dst, .. }
            | Op::LoadFieldIndirect { dst, .. }
            | Op::AllocRegion { dst, .. }
            | Op::LoadRegion { dst, .. }
            | Op::Spawn { dst, .. }
            | Op::Suspend { dst, .. }
            | Op::Resume { dst, .. }
            | Op::Choose { dst, .. }
            | Op::Symbolic { dst, .. } => Some(dst),
            _ => None,
        }
    };
}

/// Visits the registers that an instruction reads, likewise.
macro_rules! visit_read {
    ($op:expr, $visit:ident) => {
        match $op {
            Op::LoadField { object: only, .. }
            | Op::Un { operand: only, .. }
            | Op::DeclVar { value: only, .. }
            | Op::StoreVar { value: only, .. }
            | Op::Return { value: only }
            | Op::Throw { value: only }
            | Op::Suspend { value: only, .. }
            | Op::BranchIf {
                condition: only, ..
            }
            | Op::Assert {
                condition: only, ..
            }
            | Op::LoadIndirect { pointer: only, .. }
            | Op::LoadFieldIndirect { pointer: only, .. }
            | Op::AllocRegion { size: only, .. } => $visit(only),
            Op::LoadIndex {
                object: first,
                index: second,
                ..
            }
            | Op::Bin {
                left: first,
                right: second,
                ..
            }
            | Op::StoreField {
                object: first,
                value: second,
                ..
            }
            | Op::StoreIndirect {
                pointer: first,
                value: second,
                ..
            }
            | Op::LoadRegion {
                region: first,
                offset: second,
                ..
            }
            | Op::Resume {
                task: first,
                value: second,
                ..
            } => {
                $visit(first);
                $visit(second);
            }
            Op::StoreIndex {
                object: first,
                index: second,
                value: third,
            }
            | Op::WriteRegion {
                region: first,
                offset: second,
                value: third,
                ..
            } => {
                $visit(first);
                $visit(second);
                $visit(third);
            }
            Op::NewArray { items: args, .. }
            | Op::CallFunction { args, .. }
            | Op::CallCtor { args, .. } => {
                for Arg { value, .. } in args {
                    $visit(value);
                }
            }
            Op::CallMethod {
                receiver: first,
                args,
                ..
            }
            | Op::CallUnknown {
                callee: first,
                args,
                ..
            }
            | Op::Spawn {
                callee: first,
                args,
                ..
            } => {
                $visit(first);
                for Arg { value, .. } in args {
                    $visit(value);
                }
            }
            Op::Choose { alternatives, .. } => {
                for value in alternatives {
                    $visit(value);
                }
            }
            Op::Const { .. }
            | Op::LoadVar { .. }
            | Op::NewObject { .. }
            | Op::Label { .. }
            | Op::Branch { .. }
            | Op::TryPush { .. }
            | Op::TryPop
            | Op::AddressOf { .. }
            | Op::SetContinuation { .. }
            | Op::ResumeContinuation { .. }
            | Op::Symbolic { .. } => {}
        }
    };
}

impl Op {
    /// The register that the instruction writes.
    #[must_use]
    pub fn dst(&self) -> Option<Reg> {
        written!(self).copied()
    }

    /// The same, to be changed.
    pub fn dst_mut(&mut self) -> Option<&mut Reg> {
        written!(self)
    }

    /// Calls `visit` with every register that the instruction reads, in order.
    pub fn for_each_use(&self, mut visit: impl FnMut(Reg)) {
        let mut visit = |register: &Reg| visit(*register);
        visit_read!(self, visit);
    }

    /// The same, each to be changed.
    pub fn for_each_use_mut(&mut self, mut visit: impl FnMut(&mut Reg)) {
        visit_read!(self, visit);
    }
}
