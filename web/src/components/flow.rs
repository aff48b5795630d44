//! Data flow: which variables depend on which, as a graph or as rows; slices, what is odd, ways from sources to sinks.

use super::cfg::{About, Cfg};
use super::icon::{Icon, icon};
use super::rows::Rows;
use super::types::stop;
use crate::shared::Shared;
use crate::store::{Msg, StudyMsg};
use protocol::{Compiled, FlowQuestion, FlowView, Format, Functions, Visits};
use web_sys::{HtmlFormElement, HtmlInputElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<FlowView>,
    pub(crate) question: FlowQuestion,
    /// Whether rows are shown rather than the graph.
    pub(crate) listed: bool,
    /// Whether an answer is on its way.
    pub(crate) expected: bool,
    /// Why there is none.
    pub(crate) nothing: Option<String>,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Flow(props: &Props) -> Html {
    let Props { view, emit, .. } = props;
    let graph = use_memo(view.clone(), |view| Shared::new(view.graph.clone()));
    let places = use_memo(view.clone(), |view| Shared::new(view.places.clone()));
    let sections = use_memo(view.clone(), |view| Shared::new(view.sections.clone()));
    // The same each time, so that the graph is drawn anew only when it is another.
    let none = use_memo((), |()| {
        (Shared::<Visits>::default(), Shared::<Compiled>::default())
    });
    html! {
        <div class="panel study" id="panel-flow" role="tabpanel" aria-labelledby="tab-flow" aria-busy={props.expected.to_string()}>
            { bar(props) }
            { ways(props) }
            <p class="study__status" role="status">{ says(props) }</p>
            if let Some(why) = &props.nothing {
                <p class="empty">{ why }</p>
            } else if view.revision == 0 {
                <p class="empty">{ "The analyses are loaded when they are first used: a moment." }</p>
            } else if props.listed {
                <div class="study__body" tabindex="0" role="group" aria-label="Data flow found">
                    <Rows sections={(*sections).clone()} filter={String::new()} {emit} />
                </div>
            } else {
                <Cfg
                    about={About::Variables((*places).clone())}
                    graph={(*graph).clone()}
                    visits={none.0.clone()}
                    functions={none.1.clone()}
                    shown={Functions::All}
                    source={false}
                    query={String::new()}
                    place={None}
                    linked={None}
                    {emit}
                />
            }
        </div>
    }
}

/// The formats in which the graph can be saved.
const EXPORTS: [(&str, Format); 4] = [
    ("SVG", Format::Svg),
    ("PNG", Format::Png),
    ("DOT", Format::Dot),
    ("Mermaid", Format::Mermaid),
];

/// What is found, in words.
fn says(props: &Props) -> String {
    let view = &props.view;
    if props.expected {
        return "Working…".to_owned();
    }
    if !view.missing.is_empty() {
        return view.missing.clone();
    }
    match &view.slice {
        Some(slice) => {
            let what = match view.question.forward {
                true => "may change",
                false => "may have made",
            };
            format!(
                "{} of the lines {what} {} (line {}): other lines are dimmed.",
                slice.lines.len(),
                slice.name,
                slice.line
            )
        }
        None => {
            "Put the cursor on a variable, or choose one in the graph, for its slice.".to_owned()
        }
    }
}

fn bar(props: &Props) -> Html {
    let Props {
        question,
        listed,
        emit,
        ..
    } = props;
    let segment = |name: &'static str, title: &'static str, pressed: bool, msg: StudyMsg| {
        html! {
            <button type="button" class="segment" {title} aria-pressed={pressed.to_string()}
                onclick={emit.reform(move |_: MouseEvent| Msg::Study(msg.clone()))}
            >{ name }</button>
        }
    };
    let say = |msg: StudyMsg| emit.reform(move |_: MouseEvent| Msg::Study(msg.clone()));
    html! {
        <div class="study__bar">
            <div class="segments" role="group" aria-label="How it is shown">
                { segment("Graph", "As a graph", !listed, StudyMsg::List(false)) }
                { segment("List", "As rows, with what is odd", *listed, StudyMsg::List(true)) }
            </div>
            <button type="button" class="button button--bordered" onclick={say(StudyMsg::SliceHere)}
                title="Show what belongs to the variable at the cursor">{ "Trace this variable" }</button>
            <div class="segments" role="group" aria-label="Which way">
                { segment("Back", "What may have made it what it is", !question.forward, StudyMsg::Forward(false)) }
                { segment("Forward", "What it may change", question.forward, StudyMsg::Forward(true)) }
            </div>
            if question.seed.is_some() {
                <button type="button" class="button button--small" aria-label="Show everything" title="Show everything"
                    onclick={say(StudyMsg::Slice(None))}>{ icon(Icon::Close) }</button>
            }
            { stop(props.expected, emit) }
            <span class="study__exports">
                { for EXPORTS.map(|(name, format)| html! {
                    <button type="button" class="button button--small" title={format!("Save the graph as {name}")}
                        onclick={say(StudyMsg::Export(format))}>{ name }</button>
                }) }
            </span>
        </div>
    }
}

/// Sources and sinks, and what follows values from ones to the others.
fn ways(props: &Props) -> Html {
    let onsubmit = props.emit.reform(|event: SubmitEvent| {
        event.prevent_default();
        let form: HtmlFormElement = event.target_unchecked_into();
        let value = |name: &str| {
            let field = form.get_with_name(name);
            let field = field.map(wasm_bindgen::JsCast::unchecked_into::<HtmlInputElement>);
            field.map_or_else(String::new, |field| field.value())
        };
        Msg::Study(StudyMsg::Ways(value("sources"), value("sinks")))
    });
    let question = &props.question;
    html! {
        <details class="study__more">
            <summary>{ "Follow values from sources to sinks" }</summary>
            <form class="study__bar" {onsubmit}>
                <input class="field" name="sources" placeholder="Sources: input" aria-label="Sources: functions and variables, with commas"
                    value={question.sources.join(", ")} autocomplete="off" autocapitalize="off" />
                <input class="field" name="sinks" placeholder="Sinks: print" aria-label="Sinks: functions, with commas"
                    value={question.sinks.join(", ")} autocomplete="off" autocapitalize="off" />
                <button class="button button--bordered">{ "Follow" }</button>
            </form>
        </details>
    }
}
