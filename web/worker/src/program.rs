//! A program that was read, with what is known of it for the page.

use crate::source_map::SourceMap;
use crate::tree::TreeList;
use protocol::{Compiled, FunctionView, ProblemView, Revision, Severity, Span};
use session::Session;
use session::analysis::Cfg;
use session::analysis::export::{Labels, View};
use session::ir::{self, Code, Diagnostic, ModuleId, ScopeKind};
use session::vm::{Machine, Report, Settings};
use std::rc::Rc;

/// A program and its run.
pub(crate) struct Program {
    pub(crate) revision: Revision,
    pub(crate) input: String,
    pub(crate) source: SourceMap,
    pub(crate) session: Session,
    pub(crate) tree: Option<TreeList>,
    /// Whether the run counts how often each way is taken.
    profiled: bool,
    /// Control flow of the module that was looked at last, if that was not the program's own.
    library: Option<(ModuleId, Rc<Cfg>)>,
}

/// The page is sent no more problems than this.
const PROBLEMS: usize = 300;
/// A run of fewer steps than this is made anew within a moment.
const REMADE: u64 = 2_000_000;
/// Shown as the program's file name in messages.
pub(crate) const FILE: &str = "main";

impl Program {
    pub(crate) fn new(
        revision: Revision,
        input: String,
        compiled: session::Compiled,
        profiled: bool,
    ) -> Program {
        let compiled = Rc::new(compiled);
        Program {
            revision,
            source: SourceMap::new(compiled.source.to_string()),
            tree: compiled.tree.as_ref().map(TreeList::new),
            session: start(&compiled, &input, profiled),
            input,
            profiled,
            library: None,
        }
    }

    pub(crate) fn compiled(&self) -> &Rc<session::Compiled> {
        self.session.compiled()
    }

    /// Whether the run can count, without much ado, how often each way is taken: that takes making it anew. A longer
    /// one counts from when its program is read again.
    pub(crate) fn can_profile(&self) -> bool {
        !self.profiled && self.session.timeline().furthest() < REMADE
    }

    /// Has the run count from now on how often each way is taken, as if it had from its start.
    pub(crate) fn profile(&mut self) {
        let (step, furthest) = (self.step(), self.session.timeline().furthest());
        let mut session = start(self.compiled(), &self.input, true);
        session.seek(furthest);
        session.seek(step);
        self.session = session;
        self.profiled = true;
    }

    /// The same run once more, for going through it beside this one.
    pub(crate) fn passing(&self) -> Session {
        Session::passing(Rc::clone(self.compiled()), settings(&self.input))
    }

    pub(crate) fn step(&self) -> u64 {
        self.session.timeline().step()
    }

    /// How far to run for standing at a step again: that a run is over shows only when it is to go on.
    pub(crate) fn through(&self, step: u64) -> u64 {
        match self.session.timeline().end() {
            Some(end) if end == step => u64::MAX,
            _ => step,
        }
    }

    /// The module at which the run stands.
    pub(crate) fn current_module(&self) -> ModuleId {
        self.session.machine().position().0
    }

    /// The control flow of a module.
    pub(crate) fn cfg(&mut self, module: ModuleId) -> Rc<Cfg> {
        if let Some((known, cfg)) = &self.library
            && *known == module
        {
            return Rc::clone(cfg);
        }
        let cfg = if module == self.compiled().main {
            self.compiled().cfg.clone()
        } else {
            session::analysis::cfg(&self.compiled().program().modules[module.index()])
        };
        let cfg = Rc::new(cfg);
        self.library = Some((module, Rc::clone(&cfg)));
        cfg
    }

    /// A place in the program's own source as the page counts it.
    pub(crate) fn span(&self, span: ir::Span) -> Option<Span> {
        span_in(&self.source, span)
    }

    /// The span of an instruction; none in the library.
    pub(crate) fn span_of(&self, module: ModuleId, at: ir::InstId) -> Option<Span> {
        let compiled = self.compiled();
        let inst = compiled.module().insts.get(at.index());
        inst.filter(|_| module == compiled.main)
            .and_then(|inst| self.span(inst.span))
    }

    /// The program as a whole.
    pub(crate) fn overview(&self) -> Compiled {
        let compiled = self.compiled();
        let view = View {
            program: compiled.program(),
            module: compiled.module(),
            cfg: &compiled.cfg,
            labels: Labels::Instructions,
        };
        let functions = compiled.cfg.functions.iter().map(|function| FunctionView {
            name: match function.kind {
                ScopeKind::Module => "top level".to_owned(),
                _ => view.title(function),
            },
            blocks: function.blocks.len() as u32,
        });
        let all = compiled.diagnostics.len();
        Compiled {
            revision: self.revision,
            functions: functions.collect(),
            problems: self.problems(&compiled.diagnostics),
            more_problems: all.saturating_sub(PROBLEMS) as u32,
        }
    }

    /// Diagnostics for the page.
    pub(crate) fn problems(&self, diagnostics: &[Diagnostic]) -> Vec<ProblemView> {
        let machine = self.session.machine();
        problem_views(&self.source, diagnostics, &|each| shown_at(machine, each))
    }
}

/// Diagnostics about a source for the page; `step` says where in a run each can be seen.
pub(crate) fn problem_views(
    source: &SourceMap,
    diagnostics: &[Diagnostic],
    step: &dyn Fn(&Diagnostic) -> Option<u64>,
) -> Vec<ProblemView> {
    let view = |each: &Diagnostic| ProblemView {
        severity: match each.severity {
            ir::Severity::Error => Severity::Error,
            ir::Severity::Warning => Severity::Warning,
            ir::Severity::Note => Severity::Note,
        },
        code: each.code.name().to_owned(),
        message: each.message(),
        notes: each.notes.iter().map(|(_, note)| note.clone()).collect(),
        span: span_in(source, each.span).unwrap_or_default(),
        line: each.span.start.line,
        column: each.span.start.column + 1,
        step: step(each),
    };
    diagnostics.iter().take(PROBLEMS).map(view).collect()
}

/// A place in a source as the page counts it.
fn span_in(source: &SourceMap, span: ir::Span) -> Option<Span> {
    let unit = |at: ir::Position| source.unit_at(at.line, at.column);
    span.is_some()
        .then(|| Span::new(unit(span.start), unit(span.end)))
}

fn start(compiled: &Rc<session::Compiled>, input: &str, profiled: bool) -> Session {
    let settings = settings(input);
    let compiled = Rc::clone(compiled);
    if profiled {
        Session::with_profile(compiled, settings)
    } else {
        Session::new(compiled, settings)
    }
}

fn settings(input: &str) -> Settings {
    Settings {
        input: input.to_owned(),
        arguments: vec![FILE.to_owned()],
        ..Settings::default()
    }
}

/// The number of steps in front of the one by which a run showed what a diagnostic says.
fn shown_at(machine: &Machine, diagnostic: &Diagnostic) -> Option<u64> {
    let step = match diagnostic.code {
        Code::Undefined(kind) => {
            let mut reports = machine.state.reports.iter();
            let is_it =
                |report: &&Report| report.kind == kind && *report.message == *diagnostic.subject;
            reports.find(is_it).map(|report| report.step)
        }
        Code::UncaughtException | Code::StackOverflow => machine.state.failed_at,
        _ => None,
    };
    step.map(|step| step.saturating_sub(1))
}
