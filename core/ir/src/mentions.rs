//! The names and labels that an instruction holds.

use crate::{Arg, ArgKind, Callee, Const, Hint, Label, Op, Symbol};

impl Op {
    /// Calls `visit` with every label that the instruction places or refers to, in the order of its text.
    pub fn for_each_label_mut(&mut self, mut visit: impl FnMut(&mut Label)) {
        match self {
            Op::Const {
                value: Const::Function { entry: label, .. } | Const::Class { body: label, .. },
                ..
            }
            | Op::Label { label }
            | Op::Branch { target: label }
            | Op::TryPush { handler: label }
            | Op::SetContinuation { target: label, .. } => visit(label),
            Op::BranchIf {
                then, otherwise, ..
            } => {
                visit(then);
                visit(otherwise);
            }
            _ => {}
        }
    }

    /// Calls `visit` with every name that the instruction holds, in the order of its text.
    pub fn for_each_name_mut(&mut self, mut visit: impl FnMut(&mut Symbol)) {
        match self {
            Op::Const { value, .. } => match value {
                Const::Function { name, .. } => visit(name),
                Const::Class {
                    name,
                    parents,
                    keywords,
                    ..
                } => {
                    visit(name);
                    parents.iter_mut().for_each(&mut visit);
                    keywords.iter_mut().for_each(visit);
                }
                _ => {}
            },
            Op::LoadVar { name, .. }
            | Op::LoadField { field: name, .. }
            | Op::NewObject { class: name, .. }
            | Op::DeclVar { name, .. }
            | Op::StoreVar { name, .. }
            | Op::StoreField { field: name, .. }
            | Op::AddressOf { name, .. }
            | Op::LoadFieldIndirect { field: name, .. }
            | Op::SetContinuation { name, .. }
            | Op::ResumeContinuation { name }
            | Op::Assert { code: name, .. }
            | Op::AllocRegion {
                name: Some(name), ..
            }
            | Op::Symbolic {
                hint: Hint::Param(name, _),
                ..
            } => visit(name),
            Op::NewArray { items: args, .. }
            | Op::CallUnknown { args, .. }
            | Op::Spawn { args, .. }
            | Op::CallFunction {
                callee: Callee::Intrinsic(_),
                args,
                ..
            } => for_each_argument_name(args, visit),
            Op::CallFunction {
                callee: Callee::Name(name),
                args,
                ..
            }
            | Op::CallMethod {
                method: name, args, ..
            }
            | Op::CallCtor {
                class: name, args, ..
            } => {
                visit(name);
                for_each_argument_name(args, visit);
            }
            _ => {}
        }
    }
}

fn for_each_argument_name(args: &mut [Arg], mut visit: impl FnMut(&mut Symbol)) {
    for arg in args {
        if let ArgKind::Named(name) = &mut arg.kind {
            visit(name);
        }
    }
}
