//! A program that was read, with what is known of it for the page.

use crate::files::Sources;
use crate::globals::Globals;
use crate::host::compiling::Translators;
use crate::names;
use crate::source_map::SourceMap;
use crate::tree::TreeList;
use link::Position;
use protocol::{Assumed, Compiled, FunctionView, ProblemView, Revision, Severity, Span};
use session::analysis::Cfg;
use session::analysis::export::{Labels, View};
use session::ir::{self, Code, Diagnostic, FunctionId, Functions, ModuleId, ScopeKind, Semantics};
use session::vm::symbolic::UnknownCalls;
use session::vm::symbolic::given::Given;
use session::vm::{Awaits, Machine, Report, Settings};
use session::{Reader, Session};
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// What a program reads.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Input {
    /// What there is of it.
    pub(crate) text: String,
    /// Whether that is all.
    pub(crate) ended: bool,
}

/// A program and its run.
pub(crate) struct Program {
    pub(crate) revision: Revision,
    pub(crate) input: Input,
    /// What its run waits for, and the step in front of which it does.
    pub(crate) waits: Option<Awaits>,
    /// What is taken for granted about its run.
    assumed: Assumed,
    /// What is wrong with that: it is not, then.
    pub(crate) wrong: String,
    pub(crate) sources: Sources,
    pub(crate) session: Session,
    /// The program as it is seen from the file that is in front; none where that is no part of it.
    shown: Option<Rc<session::Compiled>>,
    /// The tree of that file.
    pub(crate) tree: Option<TreeList>,
    /// The program as it is seen from other files, as far as somebody asked.
    parts: BTreeMap<ModuleId, Rc<session::Compiled>>,
    /// The texts of its files, as whoever reads expressions asks for them.
    folder: OnceCell<Rc<BTreeMap<String, Rc<str>>>>,
    /// The functions that the page knows, in their order.
    functions: Vec<FunctionView>,
    /// Control flow of the module that was looked at last, if that was not one of the program's own.
    library: Option<(ModuleId, Rc<Cfg>)>,
}

/// The page is sent no more problems than this.
const PROBLEMS: usize = 300;

impl Program {
    pub(crate) fn new(
        revision: Revision,
        input: Input,
        assumed: Assumed,
        (compiled, sources): (Rc<session::Compiled>, Sources),
        counts_ways: bool,
    ) -> Program {
        let (machine, wrong) = machine(&compiled, &input, &assumed);
        Program {
            revision,
            wrong,
            tree: compiled.tree.as_deref().map(TreeList::new),
            folder: OnceCell::new(),
            sources,
            session: start(&compiled, machine, counts_ways),
            shown: Some(compiled),
            input,
            waits: None,
            assumed,
            parts: BTreeMap::new(),
            functions: Vec::new(),
            library: None,
        }
    }

    /// Puts a file in front; whether it was not there before.
    pub(crate) fn show(&mut self, file: u32) -> bool {
        // A number of a program before, of which this one has no file.
        let is_there = (file as usize) < self.sources.modules().count();
        let file = if is_there { file } else { self.entry() };
        let module = self.sources.module(file);
        if module == self.shown.as_ref().map(|shown| shown.main) {
            return false;
        }
        self.shown = module.map(|module| self.part(module));
        let tree = self.shown.as_ref().and_then(|shown| shown.tree.as_deref());
        self.tree = tree.map(TreeList::new);
        true
    }

    /// The program as it is seen from the file that is in front; none where that is no part of it.
    pub(crate) fn shown(&self) -> Option<&Rc<session::Compiled>> {
        self.shown.as_ref()
    }

    /// The program as it is seen from the file of one of its own modules.
    pub(crate) fn part(&mut self, module: ModuleId) -> Rc<session::Compiled> {
        let compiled = self.session.compiled();
        if module == compiled.main {
            return Rc::clone(compiled);
        }
        let part = self.parts.entry(module);
        Rc::clone(part.or_insert_with(|| compiled.part(module).into()))
    }

    /// Who reads expressions about it; none where its language is not here.
    pub(crate) fn reader(&self, translators: &Translators) -> Option<Reader> {
        let language = self.compiled().language?;
        let translator = translators.get(language.name)?.as_ref().ok()?;
        // Copied when an expression is first read: a program is made anew with each key.
        let folder = self.folder.get_or_init(|| Rc::new(self.sources.texts()));
        Some(Reader::new(translator.clone(), Rc::clone(folder) as Rc<_>))
    }

    /// A function that the page knows, by its number there.
    pub(crate) fn function(&self, number: u32) -> Option<(ModuleId, FunctionId)> {
        let view = self.functions.get(number as usize)?;
        Some((ModuleId(view.module), FunctionId(view.number)))
    }

    /// The functions that the page knows, in their order.
    pub(crate) fn named(&self) -> &[FunctionView] {
        &self.functions
    }

    /// The module whose variables a call in progress sees.
    pub(crate) fn globals(&self, frame: usize) -> Globals {
        Globals::seen_from(self.compiled(), self.session.machine(), frame)
    }

    /// The same for the innermost call.
    pub(crate) fn globals_here(&self) -> Globals {
        self.globals(usize::MAX)
    }

    /// What the variables of a module are called together.
    pub(crate) fn globals_title(&self, globals: Globals) -> String {
        match self.sources.title(globals.module) {
            Some(file) => format!("Globals of {file}"),
            None => "Globals".to_owned(),
        }
    }

    /// The source of the file that is in front; none where that is no part of the program.
    pub(crate) fn shown_source(&self) -> Option<&SourceMap> {
        self.sources.map(self.shown.as_ref()?.main)
    }

    pub(crate) fn compiled(&self) -> &Rc<session::Compiled> {
        self.session.compiled()
    }

    /// Whether the run counts how often each way is taken.
    pub(crate) fn counts_ways(&self) -> bool {
        self.session.machine().profile.is_some()
    }

    /// The same run once more, at its start, which counts.
    pub(crate) fn counting(&self) -> Session {
        start(self.compiled(), self.start(), true)
    }

    /// Puts the same run, which counts and has come as far, in the place of the one at hand.
    pub(crate) fn count_with(&mut self, mut session: Session) {
        session.seek(self.step());
        self.session = session;
    }

    /// A machine at the start of the same run.
    pub(crate) fn start(&self) -> Machine {
        let mut machine = self.unchanged();
        let changes = Rc::clone(&self.session.machine().settings.changes);
        Rc::make_mut(&mut machine.settings).changes = changes;
        machine
    }

    /// A machine at the start of the run without the changes that were made in it.
    pub(crate) fn unchanged(&self) -> Machine {
        machine(self.compiled(), &self.input, &self.assumed).0
    }

    /// The position at a step of the run without the changes that were made in it.
    pub(crate) fn position_unchanged(&self, step: u64) -> Position {
        let mut session = Session::passing_of(Rc::clone(self.compiled()), self.unchanged());
        session.seek(step);
        Position {
            step,
            digest: session.digest(),
        }
    }

    /// The same run once more, for going through it beside this one.
    pub(crate) fn passing(&self) -> Session {
        Session::passing_of(Rc::clone(self.compiled()), self.start())
    }

    /// What the program has written in front of reading more input than there is, where it stands there.
    pub(crate) fn prompt(&self) -> Option<String> {
        let waits = self.waits.as_ref()?;
        (waits.step == self.step()).then(|| waits.prompt.clone())
    }

    /// Puts an input in the place of what is not read yet where the run stands.
    pub(crate) fn give(&mut self, unread: &str, ended: bool) {
        self.session.input(unread, !ended);
        self.waits = None;
        self.input = Input {
            text: self.session.machine().settings.input.clone(),
            ended,
        };
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
        if self.compiled().is_own(module) {
            return Rc::clone(&self.part(module).cfg);
        }
        let cfg = session::analysis::cfg(&self.compiled().program().modules[module.index()]);
        let cfg = Rc::new(cfg);
        self.library = Some((module, Rc::clone(&cfg)));
        cfg
    }

    /// Where what was found about one of its files stands, as the page counts it.
    pub(crate) fn place_of(&self, found: &Diagnostic) -> Option<Span> {
        place_of(&self.sources, self.entry(), found)
    }

    /// The number of the file that the program begins with.
    fn entry(&self) -> u32 {
        self.sources.file_of(self.compiled().main).unwrap_or(0)
    }

    /// The span of an instruction; none in the library.
    pub(crate) fn span_of(&self, module: ModuleId, at: ir::InstId) -> Option<Span> {
        self.sources.span(module, self.inst(module, at)?.span)
    }

    /// The line of an instruction; none in the library.
    pub(crate) fn line_of(&self, module: ModuleId, at: ir::InstId) -> Option<u32> {
        let line = self.inst(module, at)?.span.start.line;
        (line > 0).then_some(line)
    }

    /// An instruction of the program's own.
    fn inst(&self, module: ModuleId, at: ir::InstId) -> Option<&ir::Inst> {
        let compiled = self.compiled();
        let insts = &compiled.program().modules.get(module.index())?.insts;
        insts.get(at.index()).filter(|_| compiled.is_own(module))
    }

    /// The text of the source that an instruction comes from, if that is the program's own.
    pub(crate) fn source_of(&self, module: ModuleId, at: ir::InstId) -> Option<&str> {
        self.sources.text(self.span_of(module, at)?)
    }

    /// The program as a whole.
    pub(crate) fn overview(&mut self) -> Compiled {
        let modules: Vec<Option<ModuleId>> = self.sources.modules().collect();
        let mut functions = Vec::new();
        for module in modules.iter().flatten() {
            let part = self.part(*module);
            functions.extend(self.functions(&part));
        }
        self.tell_apart(&mut functions);
        self.functions.clone_from(&functions);
        let included = session::included(self.compiled());
        let parts = (0..).zip(&modules).map(|(file, module)| {
            module.is_some()
                || (self.sources.path(file)).is_some_and(|path| included.contains_key(path))
        });
        let parts = parts.collect();
        let diagnostics = &self.compiled().diagnostics;
        Compiled {
            revision: self.revision,
            parts,
            modules: modules.into_iter().map(|own| Some(own?.0)).collect(),
            functions,
            problems: self.problems(diagnostics),
            more_problems: diagnostics.len().saturating_sub(PROBLEMS) as u32,
            reads_like: self.other_language().unwrap_or_default().to_owned(),
        }
    }

    /// The functions of the file that the program is seen from.
    fn functions(&self, compiled: &session::Compiled) -> Vec<FunctionView> {
        let view = View {
            program: compiled.program(),
            module: compiled.module(),
            cfg: &compiled.cfg,
            labels: Labels::Instructions,
            only: None,
            calls: &[],
        };
        let known = Functions::of(compiled.module());
        let is_written = |name: ir::Symbol| !ir::is_made_up(compiled.program().names.text(name));
        let functions = compiled.cfg.functions.iter().map(|function| FunctionView {
            module: compiled.main.0,
            number: function.id.0,
            alone: match function.kind {
                // What runs by itself is a function of the file that the program begins with.
                ScopeKind::Function(_)
                    if is_written(function.name) && compiled.main == self.compiled().main =>
                {
                    qualified(compiled, &known, function.id)
                }
                _ => String::new(),
            },
            name: match function.kind {
                ScopeKind::Module => "top level".to_owned(),
                _ => within_class(compiled, &known, function.id, names::title(&view, function)),
            },
            blocks: function.blocks.len() as u32,
            span: self.span_of(compiled.main, known.get(function.id).entry),
        });
        functions.collect()
    }

    /// Gives functions of one name their lines.
    fn tell_apart(&self, functions: &mut [FunctionView]) {
        let names = functions.iter();
        let names = names.map(|each| (each.module, each.name.clone()));
        let names: Vec<(u32, String)> = names.collect();
        for function in functions {
            let own =
                |name: &&(u32, String)| (name.0, &name.1) == (function.module, &function.name);
            let source = function
                .span
                .and_then(|span| self.sources.around(span.start));
            if let (Some(span), Some((_, source))) = (function.span, source)
                && names.iter().filter(own).count() > 1
            {
                let before = source.text().get(..source.byte(span.start));
                let line = before.unwrap_or_default().matches('\n').count() + 1;
                function.name += &format!(", line {line}");
            }
        }
    }

    /// The first place at which the source breaks the language's rules, which no implementation of it runs.
    pub(crate) fn broken(&self) -> Option<&Diagnostic> {
        let all = self.compiled().diagnostics.iter();
        let mut errors = all.filter(|each| each.severity == ir::Severity::Error);
        errors.find(|each| {
            matches!(
                each.code,
                Code::SyntaxError | Code::MissingSyntax | Code::InvalidProgram
            )
        })
    }

    /// The language, other than its own, that a source with errors reads like.
    fn other_language(&self) -> Option<&'static str> {
        let compiled = self.compiled();
        let own = compiled.language?.name;
        let mut all = compiled.diagnostics.iter();
        if !all.any(|each| each.severity == ir::Severity::Error) {
            return None;
        }
        let like = catalog::reads_like(&compiled.source)?.name;
        (like != own).then_some(like)
    }

    /// Diagnostics for the page.
    pub(crate) fn problems(&self, diagnostics: &[Diagnostic]) -> Vec<ProblemView> {
        let machine = self.session.machine();
        problem_views(&self.sources, self.entry(), diagnostics, &|each| {
            shown_at(self.compiled(), machine, each)
        })
    }
}

/// A function's name with those of the classes around it, once each.
fn qualified(compiled: &session::Compiled, functions: &Functions, id: FunctionId) -> String {
    let text = |id: FunctionId| compiled.program().names.text(functions.get(id).name);
    let mut name = text(id).to_owned();
    let parent = |&at: &FunctionId| functions.get(at).parent;
    for around in std::iter::successors(functions.get(id).parent, parent) {
        let is_class = functions.get(around).kind == ScopeKind::Class;
        if is_class && !name.starts_with(text(around)) {
            name = format!("{}.{name}", text(around));
        }
    }
    name
}

/// A function's title behind the name of the class that it is of, where that does not stand there already.
fn within_class(
    compiled: &session::Compiled,
    functions: &Functions,
    id: FunctionId,
    title: String,
) -> String {
    let parent = functions.get(id).parent.map(|parent| functions.get(parent));
    let class = parent.filter(|parent| parent.kind == ScopeKind::Class);
    let semantics = compiled.module().semantics;
    let class = class.map(|class| semantics.simple_name(compiled.program().names.text(class.name)));
    match class {
        Some(class) if !title.contains(class) => format!("{class}.{title}"),
        _ => title,
    }
}

/// Diagnostics about a program's files for the page; `step` says where in a run each can be seen. `entry` is the number of the
/// file that those are about that name none.
pub(crate) fn problem_views(
    sources: &Sources,
    entry: u32,
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
        message: match each.code {
            Code::UncaughtException => format!("Nothing catches {}", each.subject),
            _ => each.message(),
        },
        notes: each.notes.iter().map(|note| note.text.clone()).collect(),
        file: match &each.file {
            Some(file) => file.to_string(),
            None => sources.path(entry).unwrap_or_default().to_owned(),
        },
        span: place_of(sources, entry, each).unwrap_or_default(),
        line: each.span.start.line,
        column: each.span.start.column + 1,
        step: step(each),
    };
    diagnostics.iter().take(PROBLEMS).map(view).collect()
}

/// Where what was found about a file stands.
fn place_of(sources: &Sources, entry: u32, found: &Diagnostic) -> Option<Span> {
    sources
        .map_named(found.file.as_deref(), entry)
        .place(found.span)
}

fn start(compiled: &Rc<session::Compiled>, mut machine: Machine, counts_ways: bool) -> Session {
    if counts_ways {
        machine.count_ways();
    }
    Session::of(Rc::clone(compiled), machine)
}

/// Steps after which the top level of a program is left where a function of it is run by itself.
const BEFORE: u64 = 1_000_000;

/// A machine at the start of the run. Where what is taken for granted cannot be, it is the whole program's, and a sentence
/// says why.
fn machine(compiled: &session::Compiled, input: &Input, assumed: &Assumed) -> (Machine, String) {
    let semantics = compiled.module().semantics;
    let settings = taking(waiting(input, &compiled.file), assumed, semantics);
    if assumed.alone.is_empty() {
        return (compiled.machine(settings), String::new());
    }
    match session::alone(
        compiled,
        &settings,
        settings.clone(),
        &assumed.alone,
        BEFORE,
    ) {
        Ok(machine) => (machine, String::new()),
        Err(why) => (compiled.machine(waiting(input, &compiled.file)), why),
    }
}

/// Settings with what is taken for granted.
pub(crate) fn taking(settings: Settings, assumed: &Assumed, semantics: &Semantics) -> Settings {
    let given = assumed.given.iter().map(|given| Given {
        expression: given.expression.clone(),
        is_called: given.every,
        nth: (!given.every).then_some(given.nth),
        value: session::datum(&given.value, semantics),
        writes: given
            .writes
            .iter()
            .map(|(name, value)| (name.clone(), session::datum(value, semantics)))
            .collect(),
    });
    Settings {
        choices: assumed.choices.clone().into(),
        given: given.collect(),
        unknown_calls: UnknownCalls::named(&assumed.calls).unwrap_or_default(),
        memory: Some(u64::from(assumed.memory.unwrap_or(Assumed::MEMORY)) << 20),
        ..settings
    }
}

/// Settings of a run whose input a person gives when it is asked for.
fn waiting(input: &Input, file: &str) -> Settings {
    let mut settings = settings(&input.text, file);
    settings.echoes_input = true;
    settings.more_input = !input.ended;
    // Nobody is to be asked for the end of a line.
    if settings.more_input && !settings.input.is_empty() && !settings.input.ends_with('\n') {
        settings.input.push('\n');
    }
    settings
}

pub(crate) fn settings(input: &str, file: &str) -> Settings {
    Settings {
        input: input.to_owned(),
        arguments: vec![file.to_owned()],
        memory: Some(u64::from(Assumed::MEMORY) << 20),
        ..Settings::default()
    }
}

/// The number of steps in front of the one by which a run showed what a diagnostic says.
fn shown_at(
    compiled: &session::Compiled,
    machine: &Machine,
    diagnostic: &Diagnostic,
) -> Option<u64> {
    let step = match diagnostic.code {
        Code::Undefined(kind) => {
            let mut reports = machine.state.reports.iter();
            let is_it =
                |report: &&Report| report.kind == kind && *report.message == *diagnostic.subject;
            reports.find(is_it).map(|report| report.step)
        }
        Code::UncaughtException | Code::StackOverflow | Code::OutOfMemory => {
            machine.state.failed_at
        }
        Code::Assumed => {
            let told = session::assumed(compiled, machine);
            let at = told.iter().position(|each| each == diagnostic);
            let assumed = at.and_then(|at| machine.state.unknowns.assumed.get(at));
            assumed.map(|assumed| assumed.step)
        }
        _ => None,
    };
    step.map(|step| step.saturating_sub(1))
}
