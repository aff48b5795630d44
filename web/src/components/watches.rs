//! Questions to every state: watched expressions, and breakpoints with what is asked of each.

mod stop;

use super::icon::{Icon, icon};
use crate::shared::Shared;
use crate::store::{DocumentMsg, Msg, RunMsg};
use protocol::{Plot, StateView, Stop, Survey, WatchView};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<StateView>,
    pub(crate) breakpoints: Shared<Vec<Stop>>,
    pub(crate) watches: Shared<Vec<String>>,
    pub(crate) survey: Shared<Survey>,
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
                { for rows.map(|(at, text)| watch(at, text, view.watches.get(at), props)) }
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
                { for props.breakpoints.iter().map(|each| stop::row(each, props)) }
            </ul>
        </details>
    }
}

fn watch(at: usize, text: &str, answer: Option<&WatchView>, props: &Props) -> Html {
    let emit = &props.emit;
    let plot = props.survey.plots.iter().find(|plot| plot.text == text);
    let plot = plot.filter(|plot| plot.points.len() > 1);
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
                aria-label={format!("Stop watching {text}")}
                title="Stop watching"
                onclick={emit.reform(move |_| Msg::Document(DocumentMsg::Unwatch(at)))}
            >{ icon(Icon::Close) }</button>
            if let Some(plot) = plot {
                { history(plot, props) }
            }
        </li>
    }
}

/// Width of a plot in its own units; it is stretched.
const WIDTH: f64 = 300.0;
/// Height of a plot.
const HEIGHT: f64 = 24.0;

/// What an expression gave over the run, as a line of steps; a click goes to that moment.
fn history(plot: &Plot, props: &Props) -> Html {
    let steps = props.survey.steps.max(1);
    let at = WIDTH * props.view.step.min(steps) as f64 / steps as f64;
    let says = match &plot.range {
        Some((low, high)) if low == high => format!("History of {}: always {low}", plot.text),
        Some((low, high)) => format!("History of {}: from {low} to {high}", plot.text),
        None => format!("History of {}", plot.text),
    };
    let go = props.emit.reform(move |event: MouseEvent| {
        let target: web_sys::Element = event.target_unchecked_into();
        let button = target.closest("button").ok().flatten().unwrap_or(target);
        let area = button.get_bounding_client_rect();
        // A press of a key has no place.
        let share = match event.detail() {
            0 => 0.0,
            _ => (f64::from(event.client_x()) - area.left()) / area.width().max(1.0),
        };
        Msg::Run(RunMsg::To((share.clamp(0.0, 1.0) * steps as f64) as u64))
    });
    let (low, high) = plot.range.clone().unwrap_or_default();
    html! {
        <button type="button" class="watch__history" title={says.clone()} onclick={go}>
            <span class="visually-hidden">{ says }</span>
            <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="none" aria-hidden="true">
                <path class="watch__plot" d={line(plot, steps)} />
                <path class="watch__now" d={format!("M{at:.1} 0V{HEIGHT}")} />
            </svg>
            <span class="watch__range" aria-hidden="true"><span>{ high }</span><span>{ low }</span></span>
        </button>
    }
}

/// The line of a plot: a value stays until the next one.
fn line(plot: &Plot, steps: u64) -> String {
    let mut path = String::new();
    let mut pen = false;
    for (number, (step, value)) in plot.points.iter().enumerate() {
        let x = WIDTH * *step as f64 / steps as f64;
        let next = plot.points.get(number + 1).map_or(steps, |next| next.0);
        let end = WIDTH * next as f64 / steps as f64;
        let Some(value) = value else {
            pen = false;
            continue;
        };
        let y = HEIGHT - 2.0 - (HEIGHT - 4.0) * f64::from(*value);
        path += &format!("{}{x:.1} {y:.1}H{end:.1}", if pen { "L" } else { "M" });
        pen = true;
    }
    path
}
