//! Lines that worlds are to come to: the ways there, and where there is none, what excludes it.
//!
//! Whether a line runs is decided by the branches that it is control dependent on. The nearest of those that some world comes to is the reason:
//! worlds stand there, and none goes on to the line.

use crate::{Compiled, Lines, alone};
use analysis::dataflow::Control;
use explore::{Fate, Limits, WorldId, Worlds};
use ir::{InstId, ModuleId, Op, ScopeKind};
use rustc_hash::FxHashSet;
use vm::{Settings, Watch};

/// A line to come to.
#[derive(Clone, Debug)]
pub struct Goal {
    /// The file that it is in.
    pub file: String,
    /// The line: the one that was asked for, or the first behind it on which something runs.
    pub line: u32,
    module: ModuleId,
    starts: Vec<InstId>,
}

/// The line of a file of the program; of the first one where none is named.
///
/// # Errors
/// A sentence that says that there is no such file, or nothing that runs from the line on.
pub fn goal(compiled: &Compiled, file: Option<&str>, line: u32) -> Result<Goal, String> {
    let file = file.unwrap_or(&compiled.file);
    let (module, _) = (compiled.own_files().find(|(_, path)| path == file))
        .ok_or_else(|| format!("there is no file `{file}` in the program"))?;
    let lines = Lines::of(compiled);
    let landing = (lines.landing((module, line)))
        .ok_or_else(|| format!("nothing runs on line {line} of {file} or behind it"))?;
    Ok(Goal {
        file: file.to_owned(),
        line: landing.1,
        module,
        starts: lines.starts_of(landing).to_vec(),
    })
}

/// The worlds of a program, or of one of its functions by itself, up to where they come to a line.
///
/// # Errors
/// A sentence that says that there is no such function.
pub fn way_to(
    compiled: &Compiled,
    settings: &Settings,
    function: Option<&str>,
    limits: Limits,
    goal: &Goal,
) -> Result<Worlds, String> {
    towards(
        compiled,
        settings,
        function,
        limits,
        goal.module,
        &goal.starts,
    )
}

fn towards(
    compiled: &Compiled,
    settings: &Settings,
    function: Option<&str>,
    limits: Limits,
    module: ModuleId,
    places: &[InstId],
) -> Result<Worlds, String> {
    let asking = Settings {
        asks: true,
        ..settings.clone()
    };
    let machine = match function {
        Some(name) => alone(compiled, settings, asking, name, limits.steps)?,
        None => compiled.machine(asking),
    };
    let watch = Watch::new(&compiled.linked, |of, at| {
        of == module && places.contains(&at)
    });
    Ok(Worlds::towards(machine, limits, watch))
}

/// Why no world comes to a line, of an exploration in which none did: a sentence for each reason.
///
/// # Errors
/// A sentence that says that there is no such function.
pub fn why_not(
    compiled: &Compiled,
    settings: &Settings,
    function: Option<&str>,
    limits: &Limits,
    goal: &Goal,
    explored: &Worlds,
) -> Result<Vec<String>, String> {
    let part = compiled.part(goal.module);
    let module = part.module();
    let control = Control::of(module, &part.cfg, &FxHashSet::default());
    let mut seen: FxHashSet<InstId> = FxHashSet::default();
    let mut open: Vec<(InstId, Vec<InstId>)> = (goal.starts.iter())
        .map(|&start| (start, vec![start]))
        .collect();
    let mut reasons = Vec::new();
    while let Some((at, targets)) = open.pop() {
        for &decider in control.deciding(at) {
            if !seen.insert(decider) {
                continue;
            }
            if !matches!(module.inst(decider).op, Op::BranchIf { .. }) {
                // A jump that keeps what comes behind it from running: why it is made is the question.
                open.push((decider, targets.clone()));
                continue;
            }
            let mut there = towards(
                compiled,
                settings,
                function,
                limits.clone(),
                goal.module,
                &[decider],
            )?;
            while there.advance() {}
            match arrived(&there).next() {
                Some(_) => reasons.push(reason(&part, explored, decider, &targets)),
                None => open.push((decider, vec![decider])),
            }
        }
    }
    if reasons.is_empty() {
        let functions = ir::Functions::of(module);
        let owner = functions.get(functions.owner[goal.starts[0].index()]);
        if matches!(owner.kind, ScopeKind::Function(_)) {
            let name = part.program().names.text(owner.name);
            let name = module.semantics.plain_name(name);
            reasons.push(format!("`{name}` is never called, or ends before"));
        }
    }
    reasons.sort();
    reasons.dedup();
    Ok(reasons)
}

/// The worlds that came to where they were to come to.
pub(crate) fn arrived(worlds: &Worlds) -> impl Iterator<Item = WorldId> {
    let all = worlds.all().iter().enumerate();
    all.filter(|(_, world)| world.fate == Fate::Arrived)
        .map(|(at, _)| WorldId(at as u32))
}

/// What is to be said of a branch that worlds come to, of which none goes on to what was asked for.
fn reason(part: &Compiled, explored: &Worlds, branch: InstId, targets: &[InstId]) -> String {
    let module = part.module();
    let span = module.inst(branch).span;
    let line = span.start.line;
    let side = side_to(part, branch, targets);
    let is_there = |id: &WorldId| {
        let world = &explored.all()[id.0 as usize];
        let Some((parent, taken)) = world.parent else {
            return false;
        };
        let parent = &explored.all()[parent.0 as usize];
        let is_of_branch = matches!(&parent.fate, Fate::Split { span: own, .. } if *own == span);
        is_of_branch && world.fate == Fate::Infeasible && side.is_none_or(|side| side == taken)
    };
    let all = (0..explored.all().len()).map(|at| WorldId(at as u32));
    let mut excluded: Vec<String> = Vec::new();
    for id in all.filter(is_there) {
        let mut path = explored.path_text(id);
        let Some((condition, holds)) = path.pop() else {
            continue;
        };
        let never = if holds { "never" } else { "always" };
        let words = match path.is_empty() {
            true => format!("`{condition}` {never} holds"),
            false => format!("`{condition}` {never} holds where {}", conditions(&path)),
        };
        if !excluded.contains(&words) {
            excluded.push(words);
        }
    }
    if !excluded.is_empty() {
        return format!("line {line}: {}", excluded.join("; "));
    }
    let text = condition_text(part, branch);
    match side {
        Some(true) => format!("line {line}: `{text}` never holds"),
        Some(false) => format!("line {line}: `{text}` always holds"),
        None => format!("line {line}: `{text}` never leads there"),
    }
}

/// Conditions and whether they hold, as one sentence.
#[must_use]
pub(crate) fn conditions(path: &[(&str, bool)]) -> String {
    let each = path.iter().map(|(condition, holds)| match holds {
        true => format!("({condition})"),
        false => format!("not ({condition})"),
    });
    each.collect::<Vec<_>>().join(" and ")
}

/// The side of a branch on which some instructions can be reached without coming to it again; nothing where both sides lead there.
fn side_to(part: &Compiled, branch: InstId, targets: &[InstId]) -> Option<bool> {
    let cfg = &part.cfg;
    let own = cfg.block_at(branch);
    let wanted: Vec<_> = targets.iter().map(|&at| cfg.block_at(at)).collect();
    let leads = |kind: ir::EdgeKind| {
        let edges = cfg.block(own).successors.iter();
        let mut open: Vec<_> = edges
            .filter(|edge| edge.kind == kind)
            .map(|edge| edge.to)
            .collect();
        let mut seen = FxHashSet::default();
        while let Some(block) = open.pop() {
            if wanted.contains(&block) {
                return true;
            }
            if block != own && seen.insert(block) {
                open.extend(cfg.block(block).successors.iter().map(|edge| edge.to));
            }
        }
        false
    };
    match (leads(ir::EdgeKind::True), leads(ir::EdgeKind::False)) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}

/// What the program branches on, as it writes it.
fn condition_text(part: &Compiled, branch: InstId) -> String {
    let module = part.module();
    let Op::BranchIf { condition, .. } = module.inst(branch).op else {
        return String::new();
    };
    let makes = |inst: &&ir::Inst| inst.op.dst() == Some(condition);
    let made = module.insts.iter().rev().find(makes);
    let span = made.map_or(module.inst(branch).span, |inst| inst.span);
    let lines: Vec<&str> = part.text_of(part.main).lines().collect();
    let (start, end) = (span.start, span.end);
    let Some(first) = lines.get((start.line as usize).wrapping_sub(1)) else {
        return String::new();
    };
    let until = match start.line == end.line {
        true => end.column as usize,
        false => first.len(),
    };
    first
        .get(start.column as usize..until)
        .unwrap_or(first)
        .trim()
        .to_owned()
}
