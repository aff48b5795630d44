//! What the analyses found, and what is asked of them: only what is looked at, and about one source at a time.
//!
//! Invariant: at most one question is under way. What changes meanwhile is asked when its answer has come.

use super::{DocumentState, Effect, FocusMsg, Model, Panel, Part, focus, paper};
use crate::shared::Shared;
use protocol::{
    Ask, Asked, FlowQuestion, FlowView, Format, Pointer, Revision, Seed, Span, Told, TypesView,
};

/// What the analyses found.
#[derive(Default)]
pub struct StudyState {
    /// The types, possibly of a slightly older source.
    pub types: Shared<TypesView>,
    /// The data flow, possibly of a slightly older source.
    pub flow: Shared<FlowView>,
    /// What is asked of the data flow.
    pub question: FlowQuestion,
    /// Whether the data flow is looked at as rows rather than as a graph.
    pub listed: bool,
    /// Which rows are looked at: those that hold this text.
    pub filter: String,
    /// Why there is nothing to be found.
    pub nothing: Option<String>,
    /// The source that the analyzer has.
    given: Option<Revision>,
    /// Whether a question is under way.
    pub asking: bool,
    /// Whether types were ever looked at: from then on they are shown wherever something is pointed at.
    typed: bool,
}

impl StudyState {
    /// The types of a source, once they are known.
    pub fn types_of(&self, revision: Revision) -> Option<Shared<TypesView>> {
        (self.types.revision == revision).then(|| self.types.clone())
    }

    /// The slice of a source, where there is one.
    pub fn slice_of(&self, revision: Revision) -> Option<Shared<FlowView>> {
        let is_sliced = self.flow.revision == revision && self.flow.slice.is_some();
        is_sliced.then(|| self.flow.clone())
    }

    /// Whether types of this source are expected.
    pub fn expects_types(&self, revision: Revision) -> bool {
        self.asking && self.types.revision != revision
    }

    /// Whether data flow of this source is expected.
    pub fn expects_flow(&self, revision: Revision) -> bool {
        self.asking && !self.has_flow(revision)
    }

    fn has_flow(&self, revision: Revision) -> bool {
        self.flow.revision == revision && self.flow.question == self.question
    }
}

/// What happens in the panels of the analyses.
#[derive(Clone, PartialEq, Debug)]
pub enum StudyMsg {
    /// Look at the rows that hold this text.
    Filter(String),
    /// Show this place of the source.
    Go(Span),
    /// What is asked takes too long.
    Stop,
    /// Show the slice that begins there, or everything.
    Slice(Option<Seed>),
    /// The same at the cursor.
    SliceHere,
    /// The same for what a row of the state shows, where the run stands.
    SliceOf(String),
    /// Show what the variable may change, rather than what made it what it is.
    Forward(bool),
    /// Look at the data flow as rows, or as a graph.
    List(bool),
    /// Follow values from sources to sinks: names, with commas between them.
    Ways(String, String),
    /// Save the graph of variables in this format.
    Export(Format),
}

pub(super) fn update(model: &mut Model, msg: StudyMsg, effects: &mut Vec<Effect>) {
    match msg {
        StudyMsg::Filter(filter) => model.study.filter = filter,
        StudyMsg::Go(span) if model.layout.narrow => {
            super::files::go_to(model, span.start, effects);
            super::layout::show(model, Panel::Source, effects);
        }
        StudyMsg::Stop => end(model, "You stopped the analyses", effects),
        StudyMsg::Slice(seed) => ask_flow(model, effects, |question| question.seed = seed),
        StudyMsg::SliceHere => {
            let seed = Seed::At(model.document.files.cursor());
            ask_flow(model, effects, |question| question.seed = Some(seed));
        }
        StudyMsg::SliceOf(path) => {
            // Rows of a call begin with its number, those of global variables with a letter.
            let Some((scope, name)) = path.split_once('/') else {
                return;
            };
            let view = &model.run.view;
            let frame = view.stack.get(view.frame as usize);
            let is_local = scope.parse::<u32>().is_ok();
            let at = frame.filter(|_| is_local).and_then(|frame| frame.span);
            let name = name.trim_start_matches('&').to_owned();
            let seed = Seed::Named(name, at.map(|span| span.start));
            super::layout::show(model, Panel::Flow, effects);
            ask_flow(model, effects, |question| question.seed = Some(seed));
        }
        StudyMsg::Forward(forward) => {
            ask_flow(model, effects, |question| question.forward = forward);
        }
        StudyMsg::List(listed) => model.study.listed = listed,
        StudyMsg::Ways(sources, sinks) => {
            let names = |text: &str| -> Vec<String> {
                let names = text.split(',').map(|name| name.trim().to_owned());
                names.filter(|name| !name.is_empty()).collect()
            };
            model.study.listed = true;
            ask_flow(model, effects, |question| {
                (question.sources, question.sinks) = (names(&sources), names(&sinks));
            });
        }
        StudyMsg::Export(format) => effects.push(Effect::Ask(Part::Analyzer, Ask::Export(format))),
        StudyMsg::Go(span) => {
            focus::update(model, FocusMsg::Choose(Pointer::Span(span)), effects);
        }
    }
}

fn ask_flow(model: &mut Model, effects: &mut Vec<Effect>, change: impl FnOnce(&mut FlowQuestion)) {
    change(&mut model.study.question);
    watch(model, effects);
}

/// Another file is in front: what is looked at is asked of that.
pub(super) fn turn(model: &mut Model, effects: &mut Vec<Effect>) {
    let study = &mut model.study;
    study.given = None;
    study.types = Shared::default();
    study.flow = Shared::default();
    watch(model, effects);
}

/// Asks what is looked at and not known of the newest source.
pub(super) fn watch(model: &mut Model, effects: &mut Vec<Effect>) {
    let revision = model.document.revision;
    let is_read = model.document.compiled.revision == revision && !model.document.reading;
    let shown = [Panel::Types, Panel::Flow].map(|panel| model.layout.visible(panel));
    let study = &mut model.study;
    study.typed |= shown[0];
    if study.asking || !is_read || revision == 0 {
        return;
    }
    // Why there is nothing about this source is known.
    if study.given == Some(revision) && study.nothing.is_some() {
        return;
    }
    if study.given != Some(revision) {
        // A place in another text says nothing about this one.
        study.question.seed = None;
    }
    let ask = if study.typed && study.types.revision != revision {
        Ask::Types
    } else if shown[1] && !study.has_flow(revision) {
        Ask::Flow(study.question.clone())
    } else {
        return;
    };
    if study.given != Some(revision) {
        study.given = Some(revision);
        effects.push(Effect::Ask(Part::Analyzer, program(&model.document)));
    }
    study.asking = true;
    study.nothing = None;
    effects.push(Effect::Ask(Part::Analyzer, ask));
}

/// Ends the analyzer. It is not asked about this source again: it might fail again.
fn end(model: &mut Model, why: &str, effects: &mut Vec<Effect>) {
    let study = &mut model.study;
    study.asking = false;
    study.given = Some(model.document.revision);
    study.nothing = Some(format!(
        "{why}. They are tried again when the source changes."
    ));
    effects.push(Effect::Quit(Part::Analyzer));
}

/// The program, as the analyses are given it.
pub(super) fn program(document: &DocumentState) -> Ask {
    Ask::Program(Asked {
        revision: document.revision,
        language: document.language.clone(),
        files: document.files.held(),
        file: document.files.shown as u32,
        input: document.input.clone(),
    })
}

pub(super) fn told(model: &mut Model, told: Told, effects: &mut Vec<Effect>) {
    let study = &mut model.study;
    if let Told::Exported { format, text } = told {
        return paper::save(paper::Drawn::DataFlow, format, text, effects);
    }
    study.asking = false;
    match told {
        Told::Types(view) => study.types = view.into(),
        Told::Flow(view) => study.flow = Shared::new(*view),
        Told::Exported { .. } | Told::Worlds(_) => {}
        Told::Nothing { why, .. } => {
            study.types = Shared::default();
            study.flow = Shared::default();
            study.nothing = Some(why);
        }
        Told::Fault(what) => return end(model, &format!("The analyses stopped: {what}"), effects),
    }
    watch(model, effects);
}

#[cfg(test)]
mod tests {
    use super::super::{LayoutMsg, Msg, update};
    use super::*;
    use protocol::{Compiled, Reply};

    fn asks(effects: &[Effect]) -> Vec<&Ask> {
        let asks = effects.iter().filter_map(|effect| match effect {
            Effect::Ask(_, ask) => Some(ask),
            _ => None,
        });
        asks.collect()
    }

    fn read(model: &mut Model) -> Vec<Effect> {
        model.document.revision += 1;
        let compiled = Compiled {
            revision: model.document.revision,
            ..Compiled::default()
        };
        update(model, Msg::Reply(Reply::Compiled(compiled)))
    }

    fn types(revision: Revision) -> Msg {
        Msg::Told(
            Part::Analyzer,
            Told::Types(TypesView {
                revision,
                ..TypesView::default()
            }),
        )
    }

    #[test]
    fn nothing_is_asked_before_the_panel_is_looked_at() {
        let mut model = Model::default();
        assert!(asks(&read(&mut model)).is_empty());
        let shown = update(&mut model, Msg::Layout(LayoutMsg::Show(Panel::Types)));
        let asked = asks(&shown);
        assert!(
            matches!(
                asked[..],
                [Ask::Program(Asked { revision: 1, .. }), Ask::Types]
            ),
            "{asked:?}"
        );
        assert!(asks(&update(&mut model, types(1))).is_empty());
        let elsewhere = update(&mut model, Msg::Layout(LayoutMsg::Show(Panel::Ir)));
        assert!(asks(&elsewhere).is_empty());
        // From then on they are said where something is pointed at.
        assert_eq!(asks(&read(&mut model)).len(), 2);
    }

    #[test]
    fn one_question_is_under_way_and_the_newest_source_is_asked_about_then() {
        let mut model = Model::default();
        read(&mut model);
        update(&mut model, Msg::Layout(LayoutMsg::Show(Panel::Types)));
        assert!(asks(&read(&mut model)).is_empty());
        assert!(asks(&read(&mut model)).is_empty());
        let next = update(&mut model, types(1));
        assert!(
            matches!(
                asks(&next)[..],
                [Ask::Program(Asked { revision: 3, .. }), Ask::Types]
            ),
            "{next:?}"
        );
        assert!(model.study.types_of(3).is_none());
        update(&mut model, types(3));
        assert!(model.study.types_of(3).is_some());
    }

    #[test]
    fn what_takes_too_long_is_ended_and_asked_again_about_the_next_source() {
        let mut model = Model::default();
        read(&mut model);
        update(&mut model, Msg::Layout(LayoutMsg::Show(Panel::Types)));
        let stopped = update(&mut model, Msg::Study(StudyMsg::Stop));
        assert!(matches!(stopped[..], [Effect::Quit(Part::Analyzer)]));
        assert!(!model.study.expects_types(1));
        assert_eq!(asks(&read(&mut model)).len(), 2);
    }

    #[test]
    fn a_broken_analyzer_is_ended_and_tried_again_with_the_next_source() {
        let mut model = Model::default();
        read(&mut model);
        update(&mut model, Msg::Layout(LayoutMsg::Show(Panel::Types)));
        let fault = update(
            &mut model,
            Msg::Told(Part::Analyzer, Told::Fault("it broke".to_owned())),
        );
        assert!(
            matches!(fault[..], [Effect::Quit(Part::Analyzer)]),
            "{fault:?}"
        );
        assert!(
            model
                .study
                .nothing
                .as_ref()
                .is_some_and(|why| why.contains("it broke"))
        );
        assert_eq!(asks(&read(&mut model)).len(), 2);
        assert_eq!(model.study.nothing, None);
    }
}
