//! What is wrong with the program, each with its place.

use super::assist::entry;
use super::breakpoint::located;
use crate::shared::Shared;
use crate::store::{DocumentMsg, Entry, Msg};
use protocol::{About, Compiled, OutcomeKind, ProblemView, Severity, StateView};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) compiled: Shared<Compiled>,
    pub(crate) view: Shared<StateView>,
    /// Whether language models are on.
    pub(crate) models_are_on: bool,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Problems(props: &Props) -> Html {
    let Props {
        compiled,
        view,
        models_are_on,
        emit,
    } = props;
    let mut all = compiled.problems.iter();
    let of_syntax = ["syntax_error", "missing_syntax", "invalid_program"];
    let is_broken = all.any(|each| of_syntax.contains(&each.code.as_str()));
    let failed = view.outcome.as_ref();
    let failed = failed.filter(|outcome| outcome.kind != OutcomeKind::Finished);
    let problem = |(index, problem): (usize, &ProblemView)| {
        html! {
            <li key={index}>
                <button
                    type="button"
                    class="problem"
                    title={if problem.step.is_some() { "Go to the step at which it happens" } else { "Go to its place" }}
                    onclick={emit.reform(move |_| Msg::Document(DocumentMsg::ShowProblem(index)))}
                >
                    { sign(problem.severity) }
                    <span class="problem__message">{ &problem.message }</span>
                    <span class="problem__place">{ located(&problem.file, format!("{}:{}", problem.line, problem.column)) }</span>
                    { for problem.notes.iter().map(|note| html! { <span class="problem__note">{ note }</span> }) }
                </button>
            </li>
        }
    };
    html! {
        <div class="panel problems" id="panel-problems" role="tabpanel" aria-labelledby="tab-problems" tabindex="0">
            if compiled.problems.is_empty() && failed.is_none() {
                <p class="empty">{ "No problems found. Errors, unknown names and undefined behaviour are listed here, each with its place." }</p>
            }
            if let Some(outcome) = failed {
                <p class="problems__outcome">{ &outcome.text }</p>
            }
            if *models_are_on && (is_broken || failed.is_some()) {
                <p class="problems__help">
                    if is_broken {
                        { entry(emit, "Ask a model to repair the syntax", Entry::Repair) }
                    }
                    if failed.is_some() && !is_broken {
                        { entry(emit, "Ask a model to explain this", Entry::About(About::Ending)) }
                    }
                </p>
            }
            <ul class="problems__list">
                { for compiled.problems.iter().enumerate().map(problem) }
            </ul>
            if compiled.more_problems > 0 {
                <p class="empty">{ format!("{} more", compiled.more_problems) }</p>
            }
        </div>
    }
}

/// A sign that differs in shape as well as in colour.
fn sign(severity: Severity) -> Html {
    let (class, sign, says) = match severity {
        Severity::Error => ("problem__sign--error", "✕", "Error: "),
        Severity::Warning => ("problem__sign--warning", "▲", "Warning: "),
        Severity::Note => ("problem__sign--note", "●", "Note: "),
    };
    html! {
        <span class={classes!("problem__sign", class)}>
            <span aria-hidden="true">{ sign }</span>
            <span class="visually-hidden">{ says }</span>
        </span>
    }
}
