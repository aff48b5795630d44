//! Questions to every state: watched expressions, and the conditions of breakpoints.

use super::icon::{Icon, icon};
use crate::shared::Shared;
use crate::store::{DocumentMsg, FocusMsg, Msg};
use protocol::{StateView, WatchView};
use std::collections::BTreeMap;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<StateView>,
    pub(crate) breakpoints: Shared<Vec<u32>>,
    pub(crate) conditions: Shared<BTreeMap<u32, String>>,
    pub(crate) watches: Shared<Vec<String>>,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Watches(props: &Props) -> Html {
    let Props { view, emit, .. } = props;
    let field = use_node_ref();
    let onsubmit = {
        let (emit, field) = (emit.clone(), field.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(field) = field.cast::<HtmlInputElement>() {
                emit.emit(Msg::Document(DocumentMsg::Watch(field.value())));
                field.set_value("");
            }
        })
    };
    let used = !props.watches.is_empty() || !props.breakpoints.is_empty();
    let rows = props.watches.iter().enumerate();
    html! {
        <details class="watches" open={used}>
            <summary>{ "Watches and breakpoints" }</summary>
            <ul class="watches__list" aria-label="Watched expressions">
                { for rows.map(|(at, text)| watch(at, text, view.watches.get(at), emit)) }
            </ul>
            <form class="watches__form" {onsubmit}>
                <input
                    ref={field}
                    class="field"
                    aria-label="Expression to watch"
                    placeholder="An expression to watch"
                    spellcheck="false"
                    autocapitalize="off"
                    autocomplete="off"
                />
                <button type="submit" class="button" aria-label="Watch" title="Watch">{ icon(Icon::Plus) }</button>
            </form>
            <ul class="watches__list" aria-label="Breakpoints">
                { for props.breakpoints.iter().map(|line| breakpoint(*line, props)) }
            </ul>
        </details>
    }
}

fn watch(at: usize, text: &str, answer: Option<&WatchView>, emit: &Callback<Msg>) -> Html {
    let answer = answer.filter(|answer| answer.text == text);
    let class = answer.map(|answer| match (answer.is_error, answer.is_changed) {
        (true, _) => "watch--error",
        (false, true) => "watch--changed",
        (false, false) => "",
    });
    let changed = answer.is_some_and(|answer| answer.is_changed && !answer.is_error);
    let value = answer.map_or("…", |answer| answer.value.as_str());
    html! {
        <li class={classes!("watch", class)} key={text.to_owned()}>
            <span class="watch__mark" aria-hidden="true">{ if changed { "◆" } else { "" } }</span>
            <code class="watch__text">{ text }</code>
            if changed {
                <span class="visually-hidden">{ "changed: " }</span>
            }
            <span class="watch__value" title={value.to_owned()}>{ value }</span>
            <button
                type="button"
                class="button button--plain"
                aria-label={format!("Watch {text} no more")}
                title="Watch no more"
                onclick={emit.reform(move |_| Msg::Document(DocumentMsg::Unwatch(at)))}
            >{ icon(Icon::Close) }</button>
        </li>
    }
}

fn breakpoint(line: u32, props: &Props) -> Html {
    let emit = &props.emit;
    let condition = props.conditions.get(&line).cloned().unwrap_or_default();
    let bad = props.view.bad_conditions.iter().find(|(at, _)| *at == line);
    let onchange = emit.reform(move |event: Event| {
        let field: HtmlInputElement = event.target_unchecked_into();
        Msg::Document(DocumentMsg::Condition(line, field.value()))
    });
    let show = emit.reform(move |_| Msg::Focus(FocusMsg::Line(line)));
    html! {
        <li class="watch" key={line}>
            <button type="button" class="watch__line" title="Show it in the source" onclick={show}>
                { format!("Line {line}") }
            </button>
            <input
                class="field"
                aria-label={format!("Condition of the breakpoint on line {line}")}
                aria-invalid={bad.is_some().to_string()}
                placeholder="always; or only when …"
                spellcheck="false"
                autocapitalize="off"
                autocomplete="off"
                value={condition}
                {onchange}
            />
            <button
                type="button"
                class="button button--plain"
                aria-label={format!("Take away the breakpoint on line {line}")}
                title="Take it away"
                onclick={emit.reform(move |_| Msg::Document(DocumentMsg::ToggleBreakpoint(line)))}
            >{ icon(Icon::Close) }</button>
            if let Some((_, why)) = bad {
                <span class="watch__why" role="status">{ why }</span>
            }
        </li>
    }
}
