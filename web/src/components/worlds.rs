//! Worlds: what the program, or a function by itself, does on each side of the branches on what is not known.

use super::field::Field;
use super::rows::Rows;
use crate::shared::Shared;
use crate::store::{AssumedMsg, Msg, WorldsMsg};
use protocol::{Compiled, WorldsQuestion, WorldsView};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<WorldsView>,
    pub(crate) question: WorldsQuestion,
    pub(crate) busy: bool,
    /// Whether the worlds are those of the source as it is now.
    pub(crate) fresh: bool,
    /// For choosing among the functions.
    pub(crate) functions: Shared<Compiled>,
    /// Why there are none.
    pub(crate) nothing: Option<String>,
    pub(crate) emit: Callback<Msg>,
}

/// The orders in which worlds are followed: names, and what they do.
const ORDERS: [(&str, &str); 3] = [
    ("breadth", "Shortest first"),
    ("depth", "Depth first"),
    ("coverage", "New code first"),
];

#[component]
pub(crate) fn Worlds(props: &Props) -> Html {
    let Props { view, emit, .. } = props;
    let sections = use_memo(view.clone(), |view| Shared::new(vec![view.section.clone()]));
    let start = match props.busy {
        true => (WorldsMsg::Halt, "Stop"),
        false => (WorldsMsg::Explore, "Find all paths"),
    };
    html! {
        <div class="panel study" id="panel-worlds" role="tabpanel" aria-labelledby="tab-worlds" aria-busy={props.busy.to_string()}>
            <div class="study__bar">
                { functions(props) }
                <button type="button" class="button button--bordered"
                    onclick={emit.reform(move |_: MouseEvent| Msg::Worlds(start.0.clone()))}>{ start.1 }</button>
                { alone(props) }
            </div>
            { settings(props) }
            <p class="study__status" role="status">{ says(props) }</p>
            <div class="study__body" tabindex="0" role="group" aria-label="Paths found">
                if let Some(why) = &props.nothing {
                    <p class="empty">{ why }</p>
                } else if view.section.rows.is_empty() {
                    <p class="empty">{ "Where a branch depends on something unknown (an argument of a function run by itself, a value from a missing import), both sides are followed. Choose what to run, then find all paths." }</p>
                } else {
                    <Rows sections={(*sections).clone()} filter={String::new()} {emit} />
                }
            </div>
        </div>
    }
}

fn says(props: &Props) -> String {
    let view = &props.view;
    let worlds = match view.count {
        1 => "1 path".to_owned(),
        count => format!("{count} paths"),
    };
    match (props.busy, view.count) {
        (true, 0) => "Loading the path explorer (first use)…".to_owned(),
        (true, _) => format!("{worlds} so far…"),
        (false, 0) => view.stopped.clone(),
        (false, _) if !props.fresh => format!("{worlds}, of the source before your edit."),
        (false, _) => format!("{worlds}. {}", view.stopped),
    }
}

fn functions(props: &Props) -> Html {
    let question = props.question.clone();
    let choose = props.emit.reform(move |event: Event| {
        let select = event.target_unchecked_into::<HtmlSelectElement>();
        Msg::Worlds(WorldsMsg::Question(WorldsQuestion {
            function: select.value(),
            ..question.clone()
        }))
    });
    let functions = props.functions.functions.iter();
    let named = functions.filter(|function| !function.alone.is_empty());
    html! {
        <select class="select" aria-label="What is run" onchange={choose}>
            <option value="" selected={props.question.function.is_empty()}>{ "The whole program" }</option>
            { for named.map(|function| html! {
                <option value={function.alone.clone()}
                    selected={props.question.function == function.alone}>{ &function.name }</option>
            }) }
        </select>
    }
}

/// One run of the chosen function by itself, in the debugger.
fn alone(props: &Props) -> Html {
    let function = props.question.function.clone();
    if function.is_empty() {
        return Html::default();
    }
    let run = props
        .emit
        .reform(move |_: MouseEvent| Msg::Assumed(AssumedMsg::Alone(function.clone())));
    html! {
        <button type="button" class="button button--bordered" title="Debug this function by itself; its arguments are unknown"
            onclick={run}>{ "Run only this function" }</button>
    }
}

fn settings(props: &Props) -> Html {
    let question = &props.question;
    let emit = &props.emit;
    let change = |change: fn(&mut WorldsQuestion, u32)| {
        let question = question.clone();
        emit.reform(move |text: String| {
            let mut question = question.clone();
            if let Some(number) = text.parse().ok().filter(|number| *number > 0) {
                change(&mut question, number);
            }
            Msg::Worlds(WorldsMsg::Question(question))
        })
    };
    let field = |label: &'static str, value: u32, most: u32, onenter: Callback<String>| {
        html! {
            <label class="study__field">{ label }
                <Field {most} value={value.to_string()} {onenter} />
            </label>
        }
    };
    let order = {
        let question = question.clone();
        emit.reform(move |event: Event| {
            let select = event.target_unchecked_into::<HtmlSelectElement>();
            Msg::Worlds(WorldsMsg::Question(WorldsQuestion {
                search: select.value(),
                ..question.clone()
            }))
        })
    };
    html! {
        <details class="study__more">
            <summary>{ "Order and limits" }</summary>
            <div class="study__bar">
                <select class="select" aria-label="Order" onchange={order}>
                    { for ORDERS.map(|(name, says)| html! {
                        <option value={name} selected={question.search == name}>{ says }</option>
                    }) }
                </select>
                { field("Paths", question.worlds, 10_000, change(|question, worlds| question.worlds = worlds.min(10_000))) }
                { field("Loop iterations", question.visits, 1_000, change(|question, visits| question.visits = visits)) }
                { field("Steps", question.steps, 100_000_000, change(|question, steps| question.steps = steps)) }
            </div>
        </details>
    }
}
