//! Constants, operators and the operands of collections.

use super::{Check, Rule};
use crate::{
    Arg, ArgKind, ArrayKind, Const, InstId, Label, Layout, LayoutId, Module, Op, Scalar, TypePlace,
};

pub(super) fn check(check: &mut Check) {
    for (at, inst) in (0..).map(InstId).zip(&check.module.insts) {
        let found = match &inst.op {
            Op::Const { value, .. } => {
                constant(value).map(|message| (Rule::ConstantIsCanonical, message))
            }
            Op::Bin {
                op, in_place: true, ..
            } if op.is_comparison() => Some((
                Rule::ComparisonIsNotInPlace,
                format!("`{}` cannot work in place", op.text()),
            )),
            Op::NewArray { kind, items, .. } => {
                collection(*kind, items).map(|message| (Rule::CollectionTakesOperands, message))
            }
            Op::AllocRegion { align, layout, .. } => {
                region(check.module, *align, *layout).map(|message| (Rule::RegionIsSound, message))
            }
            Op::LoadIndirect { ty, .. }
            | Op::StoreIndirect { ty, .. }
            | Op::LoadRegion { ty, .. }
            | Op::WriteRegion { ty, .. }
                if ty.size().is_none() =>
            {
                let message = format!("`{}` has no bytes", ty.text());
                Some((Rule::RegionIsSound, message))
            }
            _ => None,
        };
        if let Some((rule, message)) = found {
            check.report(at, rule, message);
        }
    }
}

fn region(module: &Module, align: u32, layout: Option<LayoutId>) -> Option<String> {
    if !align.is_power_of_two() {
        return Some(format!("{align} is no power of two"));
    }
    let layout = layout.filter(|layout| layout.index() >= module.layouts.len())?;
    Some(format!("there is no layout {layout}"))
}

/// Notes about types and variables are about registers, labels and layouts of the module.
pub(super) fn check_notes(check: &mut Check) {
    let placed = check.module.label_positions();
    let end = InstId(check.module.insts.len() as u32);
    for note in &check.module.types {
        let message = match note.place {
            TypePlace::Register(reg) if reg.0 >= check.module.registers => {
                format!("a type is given for {reg}, which nothing writes")
            }
            TypePlace::Variable(label, _) | TypePlace::Result(label) | TypePlace::Class(label)
                if placed.get(label.index()).copied().flatten().is_none() =>
            {
                let name = check.label_name(label);
                format!("a type is given in {name}, which is not placed")
            }
            _ => continue,
        };
        check.report(end, Rule::TypeNoteIsSound, message);
    }
    for note in &check.module.locals {
        let is_placed = |label: Label| placed.get(label.index()).copied().flatten().is_some();
        let layouts = check.module.layouts.len();
        let message = match note.layout {
            _ if !is_placed(note.scope) => {
                let name = check.label_name(note.scope);
                format!("a variable is described in {name}, which is not placed")
            }
            Some(layout) if layout.index() >= layouts => format!("there is no layout {layout}"),
            _ if note.block.end < note.block.start => {
                format!("the block {} is no stretch of text", note.block)
            }
            _ => continue,
        };
        check.report(end, Rule::LocalNoteIsSound, message);
    }
}

/// Layouts refer to layouts of their module; only through pointers to those behind them.
pub(super) fn check_layouts(check: &mut Check) {
    for (at, layout) in check.module.layouts.iter().enumerate() {
        let refers: Vec<(LayoutId, bool)> = match layout {
            Layout::Pointer(Some(to)) => vec![(*to, true)],
            Layout::Array { element, .. } => vec![(*element, false)],
            Layout::Record { members, .. } => members
                .iter()
                .map(|member| (member.layout, false))
                .collect(),
            _ => Vec::new(),
        };
        for (to, may_be_behind) in refers {
            let end = if may_be_behind {
                check.module.layouts.len()
            } else {
                at
            };
            if to.index() >= end {
                let message = format!("layout {at} refers to {to}");
                check.report(InstId(0), Rule::RegionIsSound, message);
            }
        }
    }
}

fn constant(value: &Const) -> Option<String> {
    match value {
        Const::BigInt(text) => {
            let digits = text.strip_prefix('-').unwrap_or(text);
            let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            if !is_number {
                Some(format!("`{text}` is no integer"))
            } else if digits.starts_with('0') || text.parse::<i64>().is_ok() {
                Some(format!("`{text}` is written as a long integer"))
            } else {
                None
            }
        }
        Const::Sized(scalar, bits) => {
            let is_known =
                scalar.is_fixed() || matches!(scalar, Scalar::I128 | Scalar::U128 | Scalar::F32);
            if !is_known {
                return Some(format!("`{}` is no type of a fixed width", scalar.text()));
            }
            let fits = scalar.wrap(*bits) == *bits;
            (!fits).then(|| format!("{bits} does not fit `{}`", scalar.text()))
        }
        _ => None,
    }
}

fn collection(kind: ArrayKind, items: &[Arg]) -> Option<String> {
    let name = kind.text();
    let count = |kind: ArgKind| items.iter().filter(|arg| arg.kind == kind).count();
    let positional = count(ArgKind::Positional);
    match kind {
        ArrayKind::List | ArrayKind::Tuple | ArrayKind::Set
            if positional + count(ArgKind::Spread) < items.len() =>
        {
            Some(format!("a {name} takes elements by place"))
        }
        ArrayKind::Map if positional + count(ArgKind::NamedSpread) < items.len() => {
            Some("a map takes keys and values in turn, and maps to add".into())
        }
        ArrayKind::Map
            if items
                .split(|arg| arg.kind == ArgKind::NamedSpread)
                .any(|run| run.len() % 2 == 1) =>
        {
            Some("a map takes a value for every key".into())
        }
        ArrayKind::Array if positional != 1 || items.len() != 1 => {
            Some("an array takes its length".into())
        }
        _ => None,
    }
}
