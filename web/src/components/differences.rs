//! Two steps compared: choose one, and every other says how it differs.

use crate::store::{Msg, RunMsg};
use protocol::{Comparison, Difference, StateView};
use yew::prelude::*;

/// The button that chooses a step to compare others with or, once one is chosen, ends that.
pub(super) fn toggle(view: &StateView, emit: &Callback<Msg>) -> Html {
    let compares = view.comparison.is_some();
    let (text, says) = if compares {
        ("Stop comparing", "Compare with no other step any more")
    } else {
        (
            "Keep this step for comparison",
            "Keep this step to compare others with",
        )
    };
    html! {
        <button
            type="button"
            class="button button--small button--text"
            title={says}
            onclick={emit.reform(move |_| Msg::Run(RunMsg::Compare(!compares)))}
        >{ text }</button>
    }
}

/// How the state at hand differs from the one that was chosen.
pub(super) fn draw(view: &StateView, emit: &Callback<Msg>) -> Html {
    let Some(comparison) = &view.comparison else {
        return Html::default();
    };
    let step = comparison.step;
    let count = comparison.differences.len() + comparison.more as usize;
    html! {
        <section class="differences" aria-label="Two steps compared">
            <p class="differences__head">
                <span>
                    { "Against " }
                    <button
                        type="button"
                        class="differences__button"
                        title="Go to that step"
                        onclick={emit.reform(move |_| Msg::Run(RunMsg::To(step)))}
                    >{ format!("step {step}") }</button>
                    { says(count) }
                </span>
            </p>
            if count > 0 {
                { table(comparison) }
            }
            if !comparison.printed.is_empty() {
                <p class="differences__printed">{ "Printed in between: " }<code>{ &comparison.printed }</code></p>
            }
        </section>
    }
}

fn says(count: usize) -> String {
    match count {
        0 => ": no value differs".to_owned(),
        1 => ": 1 value differs".to_owned(),
        count => format!(": {count} values differ"),
    }
}

fn table(comparison: &Comparison) -> Html {
    html! {
        <table class="differences__table">
            <thead>
                <tr>
                    <th scope="col">{ "What" }</th>
                    <th scope="col">{ format!("Step {}", comparison.step) }</th>
                    <th scope="col">{ "Here" }</th>
                </tr>
            </thead>
            <tbody>
                { for comparison.differences.iter().map(row) }
                if comparison.more > 0 {
                    <tr><td colspan="3">{ format!("and {} more", comparison.more) }</td></tr>
                }
            </tbody>
        </table>
    }
}

fn row(difference: &Difference) -> Html {
    let cell = |value: &Option<String>, class: &'static str| match value {
        Some(value) => html! { <td class={class} title={value.clone()}>{ value }</td> },
        None => html! { <td class="differences__absent">{ "not there" }</td> },
    };
    html! {
        <tr key={difference.name.clone()}>
            <th scope="row" title={difference.name.clone()}>{ &difference.name }</th>
            { cell(&difference.other, "differences__other") }
            { cell(&difference.here, "differences__here") }
        </tr>
    }
}
