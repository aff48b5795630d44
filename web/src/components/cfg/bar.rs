//! Above the drawing: whose graph, what stands in its blocks, search, folding, zoom.

use super::super::icon::{Icon, icon};
use super::{About, Cfg, Look, walk};
use crate::store::{AssumedMsg, GraphMsg, Msg};
use protocol::{Fold, Functions};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

pub(super) fn bar(ctx: &Context<Cfg>) -> Html {
    let props = ctx.props();
    let choose = props.emit.reform(|event: Event| {
        let value = event.target_unchecked_into::<HtmlSelectElement>().value();
        Msg::Graph(GraphMsg::Choose(match value.as_str() {
            "all" => Functions::All,
            value => value.parse().map_or(Functions::Executed, Functions::One),
        }))
    });
    let search = props.emit.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::Graph(GraphMsg::Search(input.value()))
    });
    let next = ctx
        .link()
        .batch_callback(|event: KeyboardEvent| (event.key() == "Enter").then_some(Look::NextMatch));
    let found = walk::matches(&props.graph, &props.query).len();
    let text = |source: bool, name: &'static str, says: &'static str| {
        html! {
            <button type="button" class="segment" title={says} aria-label={format!("Blocks show {name}")}
                aria-pressed={(props.source == source).to_string()}
                onclick={props.emit.reform(move |_| Msg::Graph(GraphMsg::Source(source)))}
            >{ name }</button>
        }
    };
    html! {
        <div class="graph__bar">
            <select class="select" aria-label="Function" onchange={choose}>
                <option value="" selected={props.shown == Functions::Executed}>{ "Follow the run" }</option>
                <option value="all" selected={props.shown == Functions::All}>{ "All functions" }</option>
                { for props.functions.functions.iter().enumerate().map(|(number, function)| html! {
                    <option value={number.to_string()} selected={props.shown == Functions::One(number as u32)}>
                        { format!("{} · {}", function.name, function.blocks) }
                    </option>
                }) }
            </select>
            <div class="segments" role="group" aria-label="What blocks show">
                { text(false, "IR", "Blocks show instructions") }
                { text(true, "Source", "Blocks show the source that they come from") }
            </div>
            <input class="field" type="search" placeholder="Search blocks" aria-label="Search blocks"
                value={props.query.clone()} oninput={search} onkeydown={next} />
            <span class="graph__found" role="status">
                { if props.query.is_empty() { String::new() } else { format!("{found} found") } }
            </span>
            { alone(ctx) }
        </div>
    }
}

/// Folds all loops or functions, or unfolds what is folded.
fn folding(ctx: &Context<Cfg>) -> Html {
    let props = ctx.props();
    let graph = &props.graph;
    let folded = graph.blocks.iter().any(|block| !block.hidden.is_empty());
    let folds = folded || !graph.loops.is_empty() || !graph.clusters.is_empty();
    let (name, picture) = if folded {
        ("Unfold everything", Icon::Unfold)
    } else {
        ("Fold loops, or functions where all are drawn", Icon::Fold)
    };
    html! {
        <button type="button" class="button button--small" aria-label={name} title={name}
            aria-disabled={(!folds).to_string()}
            onclick={props.emit.reform(|_| Msg::Graph(GraphMsg::Fold(Fold::All)))}
        >{ icon(picture) }</button>
    }
}

/// Runs the function that is looked at by itself.
fn alone(ctx: &Context<Cfg>) -> Html {
    let props = ctx.props();
    let number = match props.shown {
        Functions::One(number) => Some(number),
        Functions::Executed | Functions::All => None,
    };
    let mut all = props.functions.functions.iter();
    let function = match (number, props.graph.function) {
        (Some(number), _) => all.nth(number as usize),
        (None, Some(number)) if props.shown == Functions::Executed => {
            all.find(|each| (each.module, each.number) == (props.graph.module, number))
        }
        _ => None,
    };
    let Some(function) = function.filter(|function| !function.alone.is_empty()) else {
        return Html::default();
    };
    let name = function.alone.clone();
    let run = props
        .emit
        .reform(move |_: MouseEvent| Msg::Assumed(AssumedMsg::Alone(name.clone())));
    html! {
        <button type="button" class="button button--small graph__alone" aria-label="Run only this function"
            title="Run only this function; its arguments are unknown" onclick={run}>{ icon(Icon::Alone) }</button>
    }
}

/// Larger, smaller, all of it.
fn zooms(ctx: &Context<Cfg>) -> Html {
    let button = |name: &'static str, picture, look: fn() -> Look| {
        html! {
            <button type="button" class="button button--small" aria-label={name} title={name}
                onclick={ctx.link().callback(move |_| look())}
            >{ icon(picture) }</button>
        }
    };
    html! {
        <>
            { button("Zoom out", Icon::Minus, || Look::Zoom(0.8, None)) }
            { button("Zoom in", Icon::Plus, || Look::Zoom(1.25, None)) }
            { button("Fit", Icon::Fit, || Look::Fit) }
        </>
    }
}

/// How a drawing is looked at, over a corner of it.
pub(super) fn zoom(ctx: &Context<Cfg>) -> Html {
    html! {
        <div class="graph__zoom" role="group" aria-label="Zoom">
            if ctx.props().about == About::Control { { folding(ctx) } }
            { zooms(ctx) }
        </div>
    }
}
