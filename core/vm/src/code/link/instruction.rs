//! One instruction of the IR, made a dense one.

use super::function::FunctionLinker;
use super::registers::Slots;
use crate::code::{Allocation, ClassDefinition, Ins, Place, Slot};
use ir::{Arg, ArgKind, Callee, Const, Hint, InstId, Intrinsic, Label, Op, Reg};
use rustc_hash::FxHashMap;

impl FunctionLinker<'_, '_> {
    pub(super) fn instruction(
        &mut self,
        id: InstId,
        registers: &Slots,
        starts: &FxHashMap<Label, u32>,
        class_cell: Option<Slot>,
    ) -> Ins {
        let module = self.module;
        let slot = |register: &Reg| registers[register];
        let target = |label: &Label| starts[label];
        match &module.inst(id).op {
            Op::Const {
                dst,
                value: Const::Function { entry, .. },
            } => {
                let definition = self.definition(*entry, class_cell);
                self.linker.out.functions.push(definition);
                Ins::Function {
                    dst: slot(dst),
                    definition: self.linker.out.functions.len() as u32 - 1,
                }
            }
            Op::Const {
                dst,
                value:
                    Const::Class {
                        name,
                        body,
                        parents,
                        keywords,
                    },
            } => {
                let definition = ClassDefinition {
                    name: *name,
                    body: self.definition(*body, class_cell),
                    parents: parents
                        .iter()
                        .map(|&parent| self.named_place(parent, class_cell))
                        .collect(),
                    keywords: keywords.map(|keywords| self.named_place(keywords, class_cell)),
                };
                self.linker.out.classes.push(definition);
                Ins::Class {
                    dst: slot(dst),
                    definition: self.linker.out.classes.len() as u32 - 1,
                }
            }
            Op::Const { dst, value } => Ins::Const {
                dst: slot(dst),
                constant: self.constant(value),
            },
            Op::LoadVar { dst, name } | Op::AddressOf { dst, name } => {
                let dst = slot(dst);
                match self.place(*name, class_cell) {
                    Place::Local(slot) => Ins::LoadLocal {
                        dst,
                        slot,
                        name: *name,
                    },
                    Place::Cell(slot) => Ins::LoadCell {
                        dst,
                        slot,
                        name: *name,
                    },
                    Place::Capture(index) => Ins::LoadCapture {
                        dst,
                        index,
                        name: *name,
                    },
                    Place::Global(global) => Ins::LoadGlobal { dst, global },
                    Place::Class(slot, place) => Ins::LoadClass { dst, slot, place },
                }
            }
            Op::DeclVar { name, value } => self.store(*name, slot(value), true, class_cell),
            Op::StoreVar { name, value } => self.store(*name, slot(value), false, class_cell),
            Op::LoadField { dst, object, field } => Ins::LoadField {
                dst: slot(dst),
                object: slot(object),
                name: *field,
                cache: self.cache(),
            },
            Op::StoreField {
                object,
                field,
                value,
            } => Ins::StoreField {
                object: slot(object),
                src: slot(value),
                name: *field,
                cache: self.cache(),
            },
            Op::LoadIndex { dst, object, index } => Ins::LoadIndex {
                dst: slot(dst),
                object: slot(object),
                index: slot(index),
            },
            Op::StoreIndex {
                object,
                index,
                value,
            } => Ins::StoreIndex {
                object: slot(object),
                index: slot(index),
                src: slot(value),
            },
            Op::NewArray { dst, kind, items } => Ins::NewArray {
                dst: slot(dst),
                kind: *kind,
                site: self.site(items, registers),
            },
            Op::NewObject { dst, class } => Ins::NewObject {
                dst: slot(dst),
                place: self.named_place(*class, class_cell),
            },
            Op::Bin {
                dst,
                op,
                in_place,
                left,
                right,
            } => Ins::Bin {
                op: *op,
                in_place: *in_place,
                dst: slot(dst),
                left: slot(left),
                right: slot(right),
            },
            Op::Un { dst, op, operand } => Ins::Un {
                op: *op,
                dst: slot(dst),
                operand: slot(operand),
            },
            Op::CallFunction {
                dst,
                callee: Callee::Name(name),
                args,
            }
            | Op::CallCtor {
                dst,
                class: name,
                args,
            } => Ins::CallPlace {
                dst: slot(dst),
                place: self.named_place(*name, class_cell),
                site: self.site(args, registers),
            },
            Op::CallFunction {
                dst,
                callee: Callee::Intrinsic(Intrinsic::CheckIndex),
                args,
            } if args.len() == 2 && args.iter().all(|arg| arg.kind == ArgKind::Positional) => {
                Ins::CheckIndex {
                    dst: slot(dst),
                    index: slot(&args[0].value),
                    length: slot(&args[1].value),
                }
            }
            Op::CallFunction {
                dst,
                callee: Callee::Intrinsic(Intrinsic::ArrayLength),
                args,
            } if matches!(
                &**args,
                [Arg {
                    kind: ArgKind::Positional,
                    ..
                }]
            ) =>
            {
                Ins::Length {
                    dst: slot(dst),
                    array: slot(&args[0].value),
                }
            }
            Op::CallFunction {
                dst,
                callee: Callee::Intrinsic(intrinsic),
                args,
            } => Ins::CallIntrinsic {
                dst: slot(dst),
                intrinsic: *intrinsic,
                site: self.site(args, registers),
            },
            Op::CallUnknown { dst, callee, args } => Ins::CallValue {
                dst: slot(dst),
                callee: slot(callee),
                site: self.site(args, registers),
            },
            Op::CallMethod {
                dst,
                receiver,
                method,
                args,
            } => Ins::CallMethod {
                dst: slot(dst),
                receiver: slot(receiver),
                site: self.site(args, registers),
                name: *method,
            },
            Op::Branch { target: label } => Ins::Jump {
                target: target(label),
            },
            Op::BranchIf {
                condition,
                then,
                otherwise,
            } => Ins::Branch {
                condition: slot(condition),
                then: target(then),
                otherwise: target(otherwise),
            },
            Op::Return { value } => Ins::Return { src: slot(value) },
            Op::Throw { value } => Ins::Throw {
                src: slot(value),
                again: self.caught.contains(value),
            },
            Op::TryPush { handler } => Ins::TryPush {
                target: target(handler),
            },
            Op::TryPop => Ins::TryPop,
            Op::Symbolic {
                dst,
                hint: Hint::Param(name, _),
            } => Ins::Param {
                dst: slot(dst),
                name: *name,
            },
            Op::Symbolic {
                dst,
                hint: Hint::CaughtException(_),
            } => Ins::Caught { dst: slot(dst) },
            Op::Symbolic { dst, hint } => {
                self.linker.out.hints.push(hint.clone());
                Ins::Symbolic {
                    dst: slot(dst),
                    hint: self.linker.out.hints.len() as u32 - 1,
                }
            }
            Op::Suspend { dst, kind, value } => Ins::Suspend {
                dst: slot(dst),
                kind: *kind,
                src: slot(value),
            },
            Op::Choose { dst, alternatives } => {
                let args: Vec<Arg> = alternatives
                    .iter()
                    .map(|&value| Arg::positional(value))
                    .collect();
                Ins::Choose {
                    dst: slot(dst),
                    site: self.site(&args, registers),
                }
            }
            Op::Assert { condition, code } => Ins::Assert {
                condition: slot(condition),
                code: *code,
            },
            Op::AllocRegion {
                dst,
                size,
                storage,
                align,
                name,
                layout,
            } => {
                let allocations = &mut self.linker.out.allocations;
                allocations.push(Allocation {
                    storage: *storage,
                    align: *align,
                    name: *name,
                    layout: layout.map(|layout| (self.id, layout)),
                });
                Ins::AllocRegion {
                    dst: slot(dst),
                    size: slot(size),
                    allocation: allocations.len() as u32 - 1,
                }
            }
            Op::LoadIndirect { dst, pointer, ty } => Ins::LoadIndirect {
                dst: slot(dst),
                pointer: slot(pointer),
                ty: *ty,
            },
            Op::StoreIndirect { pointer, value, ty } => Ins::StoreIndirect {
                pointer: slot(pointer),
                src: slot(value),
                ty: *ty,
            },
            Op::LoadRegion {
                dst,
                region,
                offset,
                ty,
            } => Ins::LoadRegion {
                dst: slot(dst),
                pointer: slot(region),
                offset: slot(offset),
                ty: *ty,
            },
            Op::WriteRegion {
                region,
                offset,
                value,
                ty,
            } => Ins::WriteRegion {
                pointer: slot(region),
                offset: slot(offset),
                src: slot(value),
                ty: *ty,
            },
            op @ (Op::Label { .. }
            | Op::LoadFieldIndirect { .. }
            | Op::SetContinuation { .. }
            | Op::ResumeContinuation { .. }
            | Op::Spawn { .. }
            | Op::Resume { .. }) => {
                self.linker.out.hints.push(Hint::Unknown(op.name().into()));
                Ins::Unsupported {
                    dst: op.dst().as_ref().map(slot),
                    hint: self.linker.out.hints.len() as u32 - 1,
                }
            }
        }
    }
}
