//! The source and what was found out about it.

use super::{Effect, FilesState, Model, Start, breakpoints, files, run};
use crate::shared::Shared;
use protocol::{
    Compiled, Files, FunctionView, ImportsView, LanguageView, ProblemView, Request, Revision,
    Severity, Span, Stop,
};

/// What is being edited.
#[derive(Default)]
pub struct DocumentState {
    /// Number of the newest source.
    pub revision: Revision,
    /// Counts the texts that were put in by the page rather than typed.
    pub epoch: u32,
    /// Its files.
    pub files: FilesState,
    /// Which of them import which, where that was asked for.
    pub imports: Shared<ImportsView>,
    /// Its standard input.
    pub input: String,
    /// Whether that is all of it: else the run waits for more.
    pub ended: bool,
    /// Name of its language.
    pub language: String,
    /// Whether it is to stay that, whatever the text reads like.
    keeps_language: bool,
    /// The source whose IR is edited in its place.
    pub before: Option<super::Before>,
    /// Name of the language that is the IR as text.
    pub text_form: String,
    /// All languages, that one last.
    pub languages: Shared<Vec<LanguageView>>,
    /// Names of those that were used last, the last one first.
    pub recent: Shared<Vec<String>>,
    /// Breakpoints, in the order of their places.
    pub breakpoints: Shared<Vec<Stop>>,
    /// Expressions that are watched.
    pub watches: Shared<Vec<String>>,
    /// What is known about the source, possibly about one slightly older.
    pub compiled: Shared<Compiled>,
    /// Whether a `Compile` is under way.
    pub reading: bool,
    /// Whether the source changed since that was sent.
    stale: bool,
    /// Whether the worker that had read it is gone.
    lost: bool,
}

impl DocumentState {
    /// The languages that have a module, which is fetched when it is first needed; the text form of the IR has none.
    pub fn fetched_languages(&self) -> impl Iterator<Item = &LanguageView> {
        let all = self.languages.iter();
        all.filter(|each| each.name != self.text_form)
    }

    /// Errors and warnings among the problems.
    pub fn problem_counts(&self) -> (usize, usize) {
        let count = |severity| {
            let all = self.compiled.problems.iter();
            all.filter(|each| each.severity == severity).count()
        };
        (count(Severity::Error), count(Severity::Warning))
    }

    /// The language, unless a program was translated from one that the engine does not know.
    pub fn known_language(&self) -> &str {
        let mut known = self.languages.iter().map(|each| &each.name);
        let is_known = self.languages.is_empty()
            || self.language == self.text_form
            || known.any(|name| *name == self.language);
        if is_known { &self.language } else { "" }
    }

    /// The innermost function around the cursor that can be run by itself.
    pub fn function_here(&self) -> Option<&FunctionView> {
        let functions = self.compiled.functions.iter();
        let around = functions.filter(|function| {
            let cursor = self.files.cursor();
            let is_around = |span: Span| span.contains(Span::new(cursor, cursor));
            !function.alone.is_empty() && function.span.is_some_and(is_around)
        });
        around.min_by_key(|function| function.span.map(|span| span.end - span.start))
    }

    /// The number of that function among those of the program.
    pub fn number_of_function_here(&self) -> Option<u32> {
        let here = self.function_here()?;
        let mut functions = self.compiled.functions.iter();
        let at = functions.position(|function| std::ptr::eq(function, here))?;
        u32::try_from(at).ok()
    }

    /// The other language that the text reads like, where it has errors in its own.
    pub fn offered_language(&self) -> Option<&LanguageView> {
        if self.keeps_language || self.compiled.revision != self.revision {
            return None;
        }
        let mut all = self.languages.iter();
        all.find(|language| language.name == self.compiled.reads_like)
    }

    /// The language of the text.
    pub fn language_view(&self) -> Option<&LanguageView> {
        let mut all = self.languages.iter();
        all.find(|language| language.name == self.language)
    }

    /// The same, as people write it.
    pub fn language_title(&self) -> &str {
        let own = self.language_view();
        own.map_or(&self.language, |own| &own.title)
    }

    /// Whether the IR itself is what is edited.
    pub fn is_text_form(&self) -> bool {
        !self.language.is_empty() && self.language == self.text_form
    }

    /// The language, or that of the source whose IR is edited.
    pub fn source_language(&self) -> &str {
        let before = self.before.as_ref();
        before.map_or(&self.language, |before| &before.language)
    }

    /// The line that the cursor is on, from 1.
    pub fn cursor_line(&self) -> u32 {
        self.files.line_at(self.files.cursor())
    }
}

/// What happens to the source.
#[derive(Clone, PartialEq, Debug)]
pub enum DocumentMsg {
    /// It was edited.
    Edited(String),
    /// Another language was chosen.
    Language(String),
    /// The text is in the language chosen, whatever it reads like.
    KeepLanguage,
    /// The cursor moved.
    Cursor(u32),
    /// Watch an expression.
    Watch(String),
    /// Watch the expression of this number no more.
    Unwatch(usize),
    /// Show this problem in the source.
    ShowProblem(usize),
}

pub(super) fn update(model: &mut Model, msg: DocumentMsg, effects: &mut Vec<Effect>) {
    match msg {
        DocumentMsg::Edited(source) => {
            model.document.files.edited(source);
            super::examples::leave(model);
            model.examples.current = None;
            super::assumed::edited(model);
            super::kept::changed(model, effects);
            changed(model, effects);
        }
        DocumentMsg::Language(language) => {
            let document = &mut model.document;
            if language == document.text_form && !document.compiled.functions.is_empty() {
                super::ir_text::update(model, super::IrMsg::Edit, effects);
            } else if document.is_text_form() && document.before.is_some() {
                super::ir_text::update(model, super::IrMsg::Back, effects);
            } else {
                document.language = language;
                document.keeps_language = false;
                super::kept::changed(model, effects);
                changed(model, effects);
            }
        }
        DocumentMsg::KeepLanguage => model.document.keeps_language = true,
        DocumentMsg::Cursor(offset) => {
            model.document.files.moved(offset);
            super::focus::at_cursor(model, offset, effects);
        }
        DocumentMsg::Watch(text) => {
            let text = text.trim().to_owned();
            if !text.is_empty() && !model.document.watches.contains(&text) {
                Shared::make_mut(&mut model.document.watches).push(text);
                effects.push(watches(model));
            }
        }
        DocumentMsg::Unwatch(at) => {
            if at < model.document.watches.len() {
                Shared::make_mut(&mut model.document.watches).remove(at);
                effects.push(watches(model));
            }
        }
        DocumentMsg::ShowProblem(index) => {
            if let Some(problem) = model.document.compiled.problems.get(index) {
                let (start, step) = (problem.span.start, problem.step);
                files::go_to(model, start, effects);
                if let Some(step) = step {
                    run::update(model, super::RunMsg::To(step), effects);
                }
                super::layout::show(model, super::Panel::Source, effects);
            }
        }
    }
}

fn watches(model: &Model) -> Effect {
    Effect::Post(Request::Watches(model.document.watches.to_vec()))
}

/// How many languages are offered as used last.
const RECENT: usize = 3;

/// Under this name the browser keeps which languages were used last.
const KEPT: &str = "recent";

/// A program in a language was read.
fn used(model: &mut Model, language: &str, effects: &mut Vec<Effect>) {
    let recent = &mut model.document.recent;
    if recent.first().is_some_and(|first| first == language) {
        return;
    }
    let recent = Shared::make_mut(recent);
    recent.retain(|other| other != language);
    recent.insert(0, language.to_owned());
    recent.truncate(RECENT);
    effects.push(Effect::Remember(KEPT, recent.join(" ")));
}

/// Takes up which languages were used last.
pub(super) fn recall(model: &mut Model, start: &Start) {
    let kept = start.get(KEPT).unwrap_or_default().split(' ');
    let names = kept.filter(|name| !name.is_empty());
    let recent: Vec<String> = names.take(RECENT).map(str::to_owned).collect();
    model.document.recent = recent.into();
}

/// Tells a worker that knows nothing what it is asked with every state.
pub(super) fn ask_again(model: &Model, effects: &mut Vec<Effect>) {
    effects.push(breakpoints::request(model));
    effects.push(watches(model));
    if model.document.files.are_several() {
        let shown = model.document.files.shown as u32;
        effects.push(Effect::Post(Request::Show(shown)));
    }
}

/// What is edited, with everything that belongs to it.
pub(super) fn held(model: &Model) -> protocol::Document {
    let document = &model.document;
    protocol::Document {
        language: document.language.clone(),
        files: document.files.held(),
        shown: document.files.shown as u32,
        input: document.input.clone(),
        ended: document.ended,
        breakpoints: document.breakpoints.to_vec(),
        watches: document.watches.to_vec(),
        assumed: (*model.assumed.now).clone(),
        unit: model.run.unit,
        panel: model.layout.middle.name().to_owned(),
    }
}

/// Puts a text in, in place of what was edited.
pub(super) fn replace(
    model: &mut Model,
    language: String,
    files: Files,
    input: String,
    stops: Vec<Stop>,
    watches: Vec<String>,
) {
    model.assumed.now = Default::default();
    super::worlds::forget(model);
    let document = &mut model.document;
    document.before = None;
    document.epoch += 1;
    document.language = language;
    document.keeps_language = false;
    let entry = files.entry as usize;
    document.files.replace(files, entry);
    document.ended = !input.is_empty();
    document.input = input;
    document.breakpoints = breakpoints::ordered(stops).into();
    document.watches = watches.into();
}

/// Has the source read, now or when the reading under way is done.
pub(super) fn changed(model: &mut Model, effects: &mut Vec<Effect>) {
    model.play.forget();
    model.document.revision += 1;
    if model.document.reading {
        model.document.stale = true;
    } else {
        read(model, effects);
    }
}

fn read(model: &mut Model, effects: &mut Vec<Effect>) {
    run::forget(model);
    let document = &mut model.document;
    document.reading = true;
    document.stale = false;
    document.lost = false;
    effects.push(Effect::Post(Request::Compile {
        revision: document.revision,
        language: document.language.clone(),
        files: document.files.held(),
        input: document.input.clone(),
        ended: document.ended,
        assumed: (*model.assumed.now).clone(),
    }));
}

/// The next source has been sent in another way than by [`changed`].
pub(super) fn sent(model: &mut Model) -> Revision {
    run::forget(model);
    model.document.revision += 1;
    model.document.reading = true;
    model.document.stale = false;
    model.document.lost = false;
    model.document.revision
}

/// The worker is gone, with what it had read.
pub(super) fn lose(model: &mut Model) {
    forget(model);
    run::forget(model);
    model.document.lost = true;
}

/// Has the source read that nobody has read any more; whether that was needed.
pub(super) fn regain(model: &mut Model, effects: &mut Vec<Effect>) -> bool {
    let lost = model.document.lost;
    if lost {
        changed(model, effects);
    }
    lost
}

/// No reading is under way any more, and none will be answered.
pub(super) fn forget(model: &mut Model) {
    model.document.reading = false;
    model.document.stale = false;
}

pub(super) fn problems(model: &mut Model, revision: Revision, problems: Vec<ProblemView>) {
    if revision == model.document.revision {
        Shared::make_mut(&mut model.document.compiled).problems = problems;
    }
}

pub(super) fn compiled(model: &mut Model, compiled: Compiled, effects: &mut Vec<Effect>) {
    let newest = compiled.revision == model.document.revision;
    model.document.compiled = compiled.into();
    if model.document.stale {
        read(model, effects);
    } else if newest {
        model.document.reading = false;
        if !model.document.is_text_form() {
            let language = model.document.language.clone();
            used(model, &language, effects);
            effects.push(Effect::Keep(language));
        }
        run::restart(model);
        super::graph::recompiled(model, effects);
        super::study::watch(model, effects);
        super::worlds::recompiled(model, effects);
    }
}
