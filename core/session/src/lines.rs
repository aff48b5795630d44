//! Which instructions of the program's own modules begin which line.

use crate::Compiled;
use ir::{Callee, FunctionId, InstId, Intrinsic, Label, ModuleId, Op};
use std::collections::BTreeMap;

/// Lines and the instructions that begin them.
///
/// An instruction begins a line where the one before it, in the same function, belongs to another line or does
/// not go on to it. What only leads on from the end of a branch or a handler begins none; a jump back to the head of a
/// loop does, where the head itself does not.
///
/// Where a program begins with a function, what its module does before that only makes its definitions, which the
/// source does not say in statements: there no line begins.
pub struct Lines {
    by_module: BTreeMap<ModuleId, OfModule>,
    entry: Option<FunctionId>,
    /// Whether the program begins with a function, which may be of another file than the first.
    begins_with: bool,
}

/// A line of one of the program's files: the module, and the line, from 1.
pub type Line = (ModuleId, u32);

/// The lines of one file.
struct OfModule {
    by_line: BTreeMap<u32, Vec<InstId>>,
    starts: Vec<bool>,
}

impl Lines {
    /// Finds the lines of a program, in all of its files.
    #[must_use]
    pub fn of(compiled: &Compiled) -> Lines {
        let of = |module: ModuleId| &*compiled.program().modules[module.index()];
        let entry = entry_function(compiled, of(compiled.main));
        let mut others = compiled.own().skip(1);
        let begins_with =
            entry.is_some() || others.any(|module| entry_function(compiled, of(module)).is_some());
        let each = compiled.own();
        let each = each.map(|module| (module, OfModule::of(of(module), begins_with)));
        Lines {
            by_module: each.collect(),
            entry,
            begins_with,
        }
    }

    /// How many calls are in progress where the program's outermost statements run.
    #[must_use]
    pub fn outermost(&self) -> usize {
        if self.begins_with { 2 } else { 1 }
    }

    /// The function that the program begins with, of its own module; none where that is the module's first statement.
    #[must_use]
    pub fn entry(&self) -> Option<FunctionId> {
        self.entry
    }

    /// Whether an instruction begins a line; none of the library's does.
    #[must_use]
    pub fn is_start(&self, module: ModuleId, inst: InstId) -> bool {
        let lines = self.by_module.get(&module);
        lines.is_some_and(|lines| lines.starts.get(inst.index()) == Some(&true))
    }

    /// The instructions that begin a line.
    #[must_use]
    pub fn starts_of(&self, (module, line): Line) -> &[InstId] {
        let lines = self.by_module.get(&module);
        let starts = lines.and_then(|lines| lines.by_line.get(&line));
        starts.map_or(&[], Vec::as_slice)
    }

    /// Where a run can be stopped that is to stop at a line: there, or at the first one behind it on which something runs, as
    /// debuggers do for the head of a function or an empty line.
    #[must_use]
    pub fn landing(&self, (module, line): Line) -> Option<Line> {
        let mut from = self.by_module.get(&module)?.by_line.range(line..);
        from.next().map(|(&line, _)| (module, line))
    }

    /// The lines on which something runs, in order.
    pub fn all(&self) -> impl Iterator<Item = Line> {
        let each = self.by_module.iter();
        each.flat_map(|(&module, lines)| lines.by_line.keys().map(move |&line| (module, line)))
    }
}

impl OfModule {
    /// The lines of a module; `begins_with` says whether its program begins with a function.
    fn of(module: &ir::Module, begins_with: bool) -> OfModule {
        let functions = ir::Functions::of(module);
        // Neither is what stands for a function as a whole, such as the parts of one that the source does not write out.
        let is_definition = |owner: FunctionId, inst: &ir::Inst| {
            let function = &functions.list[owner.index()];
            let whole = module.insts[function.entry.index()].span;
            let is_body = matches!(function.kind, ir::ScopeKind::Function(_));
            let is_function = matches!(
                inst.op,
                Op::Const {
                    value: ir::Const::Function { .. },
                    ..
                }
            );
            begins_with && (!is_body || is_function || inst.span == whole)
        };
        let mut by_line: BTreeMap<u32, Vec<InstId>> = BTreeMap::new();
        let mut starts = vec![false; module.insts.len()];
        let places = module.label_positions();
        let bodies = bodies(module);
        // The line at which each function stood last: another one's body may lie in the middle of a line.
        let mut before: Vec<Option<u32>> = vec![None; functions.list.len()];
        for (at, inst) in module.insts.iter().enumerate() {
            let owner = functions.owner[at];
            let line = inst.span.start.line;
            let place = |label: Label| {
                places
                    .get(label.index())
                    .copied()
                    .flatten()
                    .map_or(at, InstId::index)
            };
            // Whether a jump stops where it leads to, on the same line.
            let stops_there = |label: Label| {
                let head = place(label) + 1;
                head < at && starts[head] && module.insts[head].span.start.line == line
            };
            let leads_on = match &inst.op {
                Op::TryPop => true,
                Op::CallFunction { callee, .. } => {
                    *callee == Callee::Intrinsic(Intrinsic::EndCatch)
                }
                // It stands for the construct whose part has ended, unlike a statement that jumps.
                Op::Branch { target } => {
                    let is_end = before[owner.index()].is_some_and(|last| line < last);
                    is_end && place(*target) > at || stops_there(*target)
                }
                _ => false,
            };
            // What only moves arguments into place, or skips over a body, is no line of its own.
            let is_silent = line == 0
                || matches!(
                    inst.op,
                    Op::Label { .. }
                        | Op::Symbolic {
                            hint: ir::Hint::Param(..),
                            ..
                        }
                )
                || leads_on
                || is_definition(owner, inst)
                || is_skip(module, &bodies, at);
            if is_silent {
                continue;
            }
            let is_parameter = at > 0
                && matches!(inst.op, Op::DeclVar { .. })
                && matches!(
                    module.insts[at - 1].op,
                    Op::Symbolic {
                        hint: ir::Hint::Param(..),
                        ..
                    }
                );
            if is_parameter {
                continue;
            }
            if before[owner.index()].replace(line) != Some(line) {
                starts[at] = true;
                by_line.entry(line).or_default().push(InstId(at as u32));
            }
        }
        if begins_with {
            drop_empty(module, &functions, &mut starts, &mut by_line);
        }
        OfModule { by_line, starts }
    }
}

/// A function of which there is nothing but its end has no line: nobody wrote it, or there is nothing in it.
fn drop_empty(
    module: &ir::Module,
    functions: &ir::Functions,
    starts: &mut [bool],
    by_line: &mut BTreeMap<u32, Vec<InstId>>,
) {
    let mut only = vec![(0, 0); functions.list.len()];
    for at in (0..starts.len()).filter(|&at| starts[at]) {
        let (count, last) = &mut only[functions.owner[at].index()];
        *count += 1;
        *last = at;
    }
    for (function, (count, at)) in functions.list.iter().zip(only) {
        let span = module.insts[at].span;
        let whole = module.insts[function.entry.index()].span;
        if count == 1 && span.start == span.end && span.end == whole.end {
            starts[at] = false;
            if let Some(insts) = by_line.get_mut(&span.start.line) {
                insts.retain(|inst| inst.index() != at);
            }
        }
    }
    by_line.retain(|_, insts| !insts.is_empty());
}

/// The function of a module that a program begins with, rather than with its first module's first statement.
fn entry_function(compiled: &Compiled, module: &ir::Module) -> Option<FunctionId> {
    let entry = compiled.module().semantics.objects.protocol.entry;
    let names = &compiled.program().names;
    // A method is called by the name of its class and its own.
    let is_entry = |name: &str| name.rsplit('.').next() == Some(entry);
    if entry.is_empty() {
        return None;
    }
    let functions = ir::Functions::of(module);
    let mut others = functions.list.iter().enumerate().skip(1);
    let found = others.find(|(_, each)| is_entry(names.text(each.name)));
    found.map(|(at, _)| FunctionId(at as u32))
}

/// Whether each label stands where the body of a function or class begins.
fn bodies(module: &ir::Module) -> Vec<bool> {
    let mut bodies = vec![false; module.labels.len()];
    for (_, definition) in module.definitions() {
        if let ir::Const::Function { entry, .. } | ir::Const::Class { body: entry, .. } = definition
            && let Some(is_body) = bodies.get_mut(entry.index())
        {
            *is_body = true;
        }
    }
    bodies
}

/// Whether an instruction is the branch over a function's or class's body.
fn is_skip(module: &ir::Module, bodies: &[bool], at: usize) -> bool {
    let Op::Branch { .. } = module.insts[at].op else {
        return false;
    };
    match module.insts.get(at + 1).map(|inst| &inst.op) {
        Some(Op::Label { label }) => bodies.get(label.index()).is_some_and(|is_body| *is_body),
        _ => false,
    }
}
