//! The graph that is looked at: which, how it is folded, and where the run has been in it.

use super::Host;
use crate::graph::{Drawing, draw, standing};
use crate::program::Program;
use crate::visits::visits;
use protocol::{Fold, Format, Functions, Graphed, Reply};
use session::analysis::export::{self, Labels, View};
use session::analysis::{Cfg, Folds};
use session::ir::{BlockId, FunctionId, InstId, ModuleId};
use std::collections::BTreeMap;

/// What is known of graphs.
#[derive(Default)]
pub(super) struct Graphs {
    /// What is looked at.
    pub(super) look: Graphed,
    /// What is folded, by module.
    folds: BTreeMap<ModuleId, Folds>,
    /// What was sent last.
    drawn: Option<Drawing>,
    /// How many were sent.
    serial: u32,
}

impl Graphs {
    /// Another program takes the place of the one at hand.
    pub(super) fn forget(&mut self) {
        self.folds.clear();
        self.drawn = None;
    }
}

impl Host {
    pub(super) fn look_at_graph(&mut self, look: Graphed) {
        self.graphs.look = look;
        self.begin_counting();
        self.graphs.drawn = None;
        self.send_graph();
    }

    pub(super) fn fold_graph(&mut self, fold: Fold) {
        let (Some(program), Some(drawn)) = (&mut self.program, &self.graphs.drawn) else {
            return;
        };
        let module = ModuleId(drawn.view.module);
        let cfg = program.cfg(module);
        let folds = self.graphs.folds.entry(module).or_default();
        match fold {
            Fold::Loop(head) => toggle(&mut folds.loops, BlockId(head)),
            Fold::Function(function) => toggle(&mut folds.functions, FunctionId(function)),
            Fold::All => fold_all(folds, &cfg, drawn),
        }
        self.graphs.drawn = None;
        self.send_graph();
    }

    /// Sends the graph that is looked at, if that is another one, and where the run has been in it.
    pub(super) fn send_graph(&mut self) {
        let look = self.graphs.look;
        let Some(program) = self.program.as_mut().filter(|_| look.shown) else {
            return;
        };
        let main = program.compiled().main;
        let shown = program.shown().map_or(main, |shown| shown.main);
        let (module, function) = match look.functions {
            Functions::One(number) => match program.function(number) {
                Some((module, function)) => (module, Some(function)),
                None => return,
            },
            Functions::All => (shown, None),
            Functions::Executed => {
                let (module, function) = executed(program);
                (module, Some(function))
            }
        };
        let cfg = program.cfg(module);
        if function.is_some_and(|function| function.index() >= cfg.functions.len()) {
            return;
        }
        let wanted = (module.0, function.map(|function| function.0));
        let drawn = self.graphs.drawn.as_ref();
        if drawn.is_none_or(|drawn| (drawn.view.module, drawn.view.function) != wanted) {
            let mut folds = self.graphs.folds.get(&module).cloned().unwrap_or_default();
            if function.is_some() {
                // Nobody wants to see of the one function that was asked for that it is folded.
                folds.functions.clear();
            }
            let view = view(program, module, &cfg, look.source);
            let mut drawing = draw(program.revision, module, &view, function, &folds);
            self.graphs.serial += 1;
            drawing.view.serial = self.graphs.serial;
            self.replies.push(Reply::Graph(drawing.view.clone()));
            self.graphs.drawn = Some(drawing);
        }
        let machine = program.session.machine();
        let Some(drawing) = &self.graphs.drawn else {
            return;
        };
        if let Some(mut visits) = visits(machine, &cfg, module, drawing) {
            if let Some((at, inst)) = stands(program)
                && at == module
            {
                let view = view(program, module, &cfg, look.source);
                visits.standing = standing(&view, &drawing.view, inst);
            }
            self.replies.push(Reply::Visits(visits));
        }
    }

    /// The graphs of all functions of the program, in another format.
    pub(super) fn export(&mut self, format: Format) {
        let Some(program) = &mut self.program else {
            return;
        };
        let main = program.compiled().main;
        let module = program.shown().map_or(main, |shown| shown.main);
        let cfg = program.cfg(module);
        let view = view(program, module, &cfg, self.graphs.look.source);
        let text = match format {
            Format::Svg | Format::Png => export::svg(&view),
            Format::Dot => export::dot(&view),
            Format::Mermaid => export::mermaid(&view),
            Format::Text => export::text(&view),
        };
        self.replies.push(Reply::Exported { format, text });
    }
}

fn view<'a>(program: &'a Program, module: ModuleId, cfg: &'a Cfg, source: bool) -> View<'a> {
    let compiled = program.compiled();
    View {
        program: compiled.program(),
        module: &compiled.program().modules[module.index()],
        cfg,
        labels: match compiled.text_of(module) {
            text if source && !text.is_empty() => Labels::Source(text),
            _ => Labels::Instructions,
        },
        only: None,
        calls: &[],
    }
}

/// Where the run stands: at the next instruction, or, where an error has ended it, in the innermost of the program's own functions
/// that it was in.
fn stands(program: &Program) -> Option<(ModuleId, InstId)> {
    let machine = program.session.machine();
    if machine.state.ending.is_none() {
        return Some(machine.position());
    }
    let mut frames = (0..machine.calls().0.len()).rev();
    frames.find_map(|at| {
        let place = machine.frame_position(at)?;
        program.compiled().is_own(place.0).then_some(place)
    })
}

/// The function in which the run stands; at the end, the outermost. That is the function that the program begins with, where there is one:
/// what its module does before that makes definitions, which is nothing to look at.
fn executed(program: &mut Program) -> (ModuleId, FunctionId) {
    const TOP_LEVEL: FunctionId = FunctionId(0);
    let main = program.compiled().main;
    let outermost = program.session.lines().entry().unwrap_or(TOP_LEVEL);
    let Some((module, inst)) = stands(program) else {
        return (main, outermost);
    };
    let cfg = program.cfg(module);
    let block = cfg.block_of.get(inst.index());
    match block.map(|block| cfg.block(*block).function) {
        Some(function) if (module, function) != (main, TOP_LEVEL) => (module, function),
        _ => (main, outermost),
    }
}

fn toggle<T: Ord>(set: &mut std::collections::BTreeSet<T>, each: T) {
    if !set.remove(&each) {
        set.insert(each);
    }
}

/// Folds everything that is drawn, or nothing where something is folded.
fn fold_all(folds: &mut Folds, cfg: &Cfg, drawn: &Drawing) {
    let heads = cfg.loops.iter().map(|each| each.header);
    let shown = heads.filter(|&head| drawn.functions.contains(&cfg.block(head).function));
    let heads: Vec<BlockId> = shown.collect();
    let all = drawn.view.function.is_none();
    let anything =
        heads.iter().any(|head| folds.loops.contains(head)) || all && !folds.functions.is_empty();
    if anything {
        folds.loops.retain(|head| !heads.contains(head));
        if all {
            folds.functions.clear();
        }
    } else if all {
        folds.functions.extend(&drawn.functions);
    } else {
        folds.loops.extend(heads);
    }
}
