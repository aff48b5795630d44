//! Labels, jumps, bodies and handlers.

use super::{Check, Rule};
use crate::{Const, InstId, Label, Op};
use rustc_hash::FxHashMap;

pub(super) fn check(check: &mut Check) {
    module(check);
    labels(check);
    jumps(check);
    bodies(check);
    for at in check.flow.unbalanced.clone() {
        let message = match check.module.inst(at).op {
            Op::TryPop => {
                "`try_pop` ends no `try_push`, or paths with different handlers meet".into()
            }
            _ => "paths with different handlers meet".to_owned(),
        };
        check.report(at, Rule::HandlersAreBalanced, message);
    }
}

fn module(check: &mut Check) {
    let name = check.module.name;
    if check.program.module_named(name) != Some(check.id) {
        let name = check.program.names.text(name);
        let message = format!("a module named `{name}` is there already");
        check.report(InstId(0), Rule::ModuleNamesDiffer, message);
    }
    let first = check.module.insts.first();
    if !first.is_some_and(|inst| matches!(inst.op, Op::Label { .. })) {
        let message = "the module does not start with a label".into();
        check.report(InstId(0), Rule::ModuleStartsWithLabel, message);
    }
}

fn labels(check: &mut Check) {
    let module = check.module;
    let mut placed = vec![false; module.labels.len()];
    let mut by_name = FxHashMap::default();
    for (at, inst) in (0..).map(InstId).zip(&module.insts) {
        let Op::Label { label } = inst.op else {
            continue;
        };
        let name = check.label_name(label);
        let Some(placed) = placed.get_mut(label.index()) else {
            let message = format!("label {name} has no name");
            check.report(at, Rule::LabelIsKnown, message);
            continue;
        };
        if std::mem::replace(placed, true) {
            let message = format!("label {name} is placed a second time");
            check.report(at, Rule::LabelIsPlacedOnce, message);
        }
        if *by_name.entry(module.labels[label.index()]).or_insert(label) != label {
            let message = format!("another label is named {name}, too");
            check.report(at, Rule::LabelNamesDiffer, message);
        }
    }
    for (at, inst) in (0..).map(InstId).zip(&module.insts) {
        for label in inst.op.targets().into_iter().flatten() {
            let name = check.label_name(label);
            match placed.get(label.index()) {
                None => {
                    let message = format!("label {name} has no name");
                    check.report(at, Rule::LabelIsKnown, message);
                }
                Some(false) => {
                    let message = format!("label {name} is placed nowhere");
                    check.report(at, Rule::LabelIsPlaced, message);
                }
                Some(true) => {}
            }
        }
    }
}

fn jumps(check: &mut Check) {
    let module = check.module;
    let positions = module.label_positions();
    let place = |label: Label| positions.get(label.index()).copied().flatten();
    for (at, inst) in (0..).map(InstId).zip(&module.insts) {
        if matches!(inst.op, Op::Const { .. }) {
            continue;
        }
        for label in inst.op.targets().into_iter().flatten() {
            let Some(target) = place(label) else { continue };
            let owner = |at: InstId| check.functions.owner[at.index()];
            if owner(at) != owner(target) {
                let message = format!(
                    "`{}` in {} leads to label {} in {}",
                    inst.op.name(),
                    check.function_name(at),
                    check.label_name(label),
                    check.function_name(target),
                );
                check.report(at, Rule::JumpStaysInFunction, message);
            }
        }
    }
}

fn bodies(check: &mut Check) {
    let module = check.module;
    let positions = module.label_positions();
    for (at, definition) in module.definitions() {
        let (Const::Function { name, entry, .. }
        | Const::Class {
            name, body: entry, ..
        }) = *definition
        else {
            continue;
        };
        if positions.get(entry.index()).copied().flatten().is_none() {
            continue; // Reported as a label that is placed nowhere.
        }
        let name = check.program.names.text(name);
        let Some(function) = check.functions.at_entry(entry) else {
            let message = format!(
                "no branch in front of label {} skips over the body of `{name}`",
                check.label_name(entry)
            );
            check.report(at, Rule::BodyIsSkippedOver, message);
            continue;
        };
        if check.functions.get(function).parent != Some(check.functions.owner[at.index()]) {
            let message = format!(
                "`{name}` is evaluated in {}, but its body stands elsewhere",
                check.function_name(at)
            );
            check.report(at, Rule::DefinitionIsInScope, message);
        }
    }
    for function in check.functions.list.clone() {
        let Some(parent) = function.parent else {
            continue;
        };
        let name = check.program.names.text(function.name);
        if function.end > check.functions.get(parent).end {
            let message = format!("the body of `{name}` ends outside the body it starts in");
            check.report(function.entry, Rule::BodiesNest, message);
        }
        let last = InstId(function.end.0 - 1);
        if !module.inst(last).op.is_terminator() {
            let message = format!("control runs off the end of `{name}`");
            check.report(last, Rule::BodyDoesNotFallThrough, message);
        }
    }
}
