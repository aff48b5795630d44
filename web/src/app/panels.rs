//! What each panel is given of the model.

use super::Page;
use crate::components::{
    Cfg, FileTabs, Flow, Front, Ir, LanguageOffer, Memory, Output, Problems, RestoreOffer, Source,
    Splitter, State, Tabs, Toolbar, Tree, Types, Unknowns, Worlds,
};
use crate::store::{Model, Msg, Panel, Phase, Split};
use protocol::{FoundNode, Pointer};
use yew::prelude::*;
impl Page {
    pub(super) fn toolbar(&self, emit: &Callback<Msg>) -> Html {
        let Model {
            document,
            run,
            examples,
            layout,
            ..
        } = &self.model;
        html! {
            <Toolbar
                language={document.language.clone()}
                languages={document.languages.clone()}
                recent={document.recent.clone()}
                missing={self.model.missing_languages()}
                example={examples.current.as_ref().map(|each| each.title.clone())}
                ready={self.model.ready}
                running={run.running()}
                view={run.view.clone()}
                ways={run.ways()}
                unit={run.unit}
                theme={layout.theme}
                verdict={self.model.link.verdict.clone()}
                models_are_on={self.model.assist.is_on}
                has_answer={matches!(self.model.assist.phase, Phase::Done(_))}
                emit={emit.clone()}
            />
        }
    }

    pub(super) fn offer(&self, emit: &Callback<Msg>) -> Html {
        let document = &self.model.document;
        let offered = document.offered_language().map(|other| {
            let own = document.language_title().to_owned();
            (other.name.clone(), other.title.clone(), own)
        });
        let left = self.model.kept.offered.clone();
        html! {
            <>
                <LanguageOffer {offered} emit={emit.clone()} />
                <RestoreOffer {left} emit={emit.clone()} />
            </>
        }
    }

    /// The files of the program, where there are several.
    pub(super) fn files(&self, emit: &Callback<Msg>) -> Html {
        let document = &self.model.document;
        html! {
            <FileTabs
                files={document.files.clone()}
                parts={document.compiled.parts.clone()}
                emit={emit.clone()}
            />
        }
    }

    pub(super) fn source(&self, emit: &Callback<Msg>) -> Html {
        let Model { document, run, .. } = &self.model;
        html! {
            <Source
                epoch={document.epoch}
                source={document.files.front().source.clone()}
                file={Front { number: document.files.shown as u32, id: document.files.front().id, extent: document.files.extent() }}
                language={document.known_language().to_owned()}
                breakpoints={document.breakpoints.clone()}
                compiled={document.compiled.clone()}
                fresh={document.compiled.revision == document.revision}
                view={run.view.clone()}
                counts={self.model.counts.shown.then(|| self.model.counts.view.clone())}
                linked={self.model.focus.linked.clone()}
                types={self.model.study.types_of(document.revision)}
                has_values={self.model.has_values()}
                value={self.model.value.said.clone()}
                slice={self.model.study.slice_of(document.revision)}
                reveal={self.reveal}
                emit={emit.clone()}
            />
        }
    }

    pub(super) fn state(&self, emit: &Callback<Msg>) -> Html {
        let document = &self.model.document;
        html! {
            <State
                view={self.model.run.view.clone()}
                breakpoints={document.breakpoints.clone()}
                watches={document.watches.clone()}
                survey={self.model.run.survey.clone()}
                emit={emit.clone()}
            />
        }
    }

    pub(super) fn panel(&self, emit: &Callback<Msg>, panel: Panel) -> Html {
        let Model {
            document,
            run,
            focus,
            lists,
            graph,
            ..
        } = &self.model;
        let linked = focus.linked.clone();
        let emit = emit.clone();
        match panel {
            Panel::Ir => {
                let place = run.view.place;
                let instructions = lists.instructions.clone();
                let edited = document.is_text_form();
                let back = document.before.is_some();
                let types = self.model.study.types_of(document.compiled.revision);
                let slice = self.model.study.slice_of(document.compiled.revision);
                let breakpoints = document.breakpoints.clone();
                html! { <Ir rows={lists.ir.clone()} {breakpoints} {instructions} {types} {slice} {place} {linked} {edited} {back} {emit} /> }
            }
            Panel::Tree => {
                let pointed = |at: &FoundNode| focus.is(Pointer::Span(at.span));
                html! {
                    <Tree
                        rows={lists.tree.clone()}
                        {linked}
                        query={lists.query.clone()}
                        found={lists.found}
                        shown={lists.found.at.filter(pointed).map(|at| at.row)}
                        gone={lists.gone}
                        {emit}
                    />
                }
            }
            Panel::Cfg => html! {
                <Cfg
                    graph={graph.view.clone()}
                    visits={graph.visits.clone()}
                    functions={document.compiled.clone()}
                    shown={graph.functions}
                    source={graph.source}
                    query={graph.query.clone()}
                    place={run.view.place}
                    {linked}
                    {emit}
                />
            },
            Panel::Memory => {
                html! { <Memory view={self.model.memory.view.clone()} {emit} /> }
            }
            Panel::Types => {
                let study = &self.model.study;
                let expected = study.expects_types(document.revision);
                html! {
                    <Types
                        view={study.types.clone()}
                        filter={study.filter.clone()}
                        {expected}
                        nothing={study.nothing.clone()}
                        {emit}
                    />
                }
            }
            Panel::Flow => {
                let study = &self.model.study;
                html! {
                    <Flow
                        view={study.flow.clone()}
                        question={study.question.clone()}
                        listed={study.listed}
                        expected={study.expects_flow(document.revision)}
                        nothing={study.nothing.clone()}
                        {emit}
                    />
                }
            }
            Panel::Worlds => {
                let worlds = &self.model.worlds;
                html! {
                    <Worlds
                        view={worlds.view.clone()}
                        question={worlds.question.clone()}
                        busy={worlds.busy}
                        fresh={worlds.view.revision == document.revision}
                        functions={document.compiled.clone()}
                        nothing={worlds.nothing.clone()}
                        {emit}
                    />
                }
            }
            Panel::Unknowns => html! {
                <Unknowns
                    view={self.model.assumed.unknowns.clone()}
                    assumed={self.model.assumed.now.clone()}
                    types={self.model.study.types_of(document.revision)}
                    models_are_on={self.model.assist.is_on}
                    {emit}
                />
            },
            Panel::Output => html! {
                <Output
                    chunks={run.output.clone()}
                    dropped={run.dropped}
                    logs={run.logs.clone()}
                    view={run.view.clone()}
                    input={document.input.clone()}
                    memory={self.model.assumed.now.memory}
                    {emit}
                />
            },
            Panel::Problems => {
                html! { <Problems compiled={document.compiled.clone()} view={run.view.clone()} models_are_on={self.model.assist.is_on} {emit} /> }
            }
            Panel::Source | Panel::State => Html::default(),
        }
    }

    pub(super) fn lower_tabs(&self, emit: &Callback<Msg>) -> Html {
        html! {
            <Tabs
                name="results"
                panels={&Panel::LOWER[..]}
                current={self.model.layout.lower}
                counts={vec![0, self.problem_count()]}
                emit={emit.clone()}
            />
        }
    }

    pub(super) fn splitter(&self, emit: &Callback<Msg>, split: Split) -> Html {
        let layout = &self.model.layout;
        html! {
            <Splitter
                {split}
                percent={layout.splits[split as usize]}
                range={layout.range(split)}
                emit={emit.clone()}
            />
        }
    }
}
