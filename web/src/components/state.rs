//! The state: what the last step did, the call stack, and the variables in scope.
//!
//! Nothing above the variables changes its height, so that stepping moves nothing.

mod changing;

use super::style::Style;
use super::{Watches, differences};
use crate::shared::Shared;
use crate::store::{AssumedMsg, Msg, RunMsg, StudyMsg};
use changing::Changing;
use protocol::{Mark, OutcomeKind, Scope, StateView, Status, Stop, Survey, Variable};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<StateView>,
    pub(crate) breakpoints: Shared<Vec<Stop>>,
    pub(crate) watches: Shared<Vec<String>>,
    pub(crate) survey: Shared<Survey>,
    pub(crate) emit: Callback<Msg>,
}

/// What is said where there is no variable.
fn nothing(status: Status) -> &'static str {
    match status {
        Status::Ended => "This program leaves no variables.",
        _ => "No variables yet. Step or run, and they appear here.",
    }
}

#[component]
pub(crate) fn State(props: &Props) -> Html {
    let Props { view, emit, .. } = props;
    let empty = view.scopes.iter().all(|scope| scope.variables.is_empty());
    // The row whose value is being given another.
    let changed = use_state(|| None::<String>);
    let change = {
        let changed = changed.clone();
        Callback::from(move |path: Option<String>| changed.set(path))
    };
    let can_change = !matches!(view.status, Status::Ended | Status::Running);
    let row = Row {
        changed: (*changed).as_deref().filter(|_| can_change),
        change: can_change.then_some(&change),
        emit,
    };
    html! {
        <div class="panel state" id="panel-state">
            <header class="pane__head">
                <h2 class="pane__title">{ "State" }</h2>
                { differences::toggle(view, emit) }
            </header>
            { sentence(view) }
            { stack(view, emit) }
            <div class="state__scopes" tabindex="0" role="region" aria-label="Variables">
                if empty {
                    <p class="empty">{ nothing(view.status) }</p>
                }
                { for view.scopes.iter().filter(|s| !s.variables.is_empty()).map(|s| scope(s, &row)) }
            </div>
            { differences::draw(view, emit) }
            <Watches
                view={view.clone()}
                breakpoints={props.breakpoints.clone()}
                watches={props.watches.clone()}
                survey={props.survey.clone()}
                emit={emit.clone()}
            />
            { origin(view, emit) }
        </div>
    }
}

/// What is said while the program runs: what is shown of it is older.
const RUNNING: &str =
    "Running… What is shown here is from when it started; pause (F5) to see where it is.";

/// What the last step did, or how the run ended.
fn sentence(view: &StateView) -> Html {
    let (class, text) = match &view.outcome {
        Some(outcome) => {
            let tone = match outcome.kind {
                OutcomeKind::Finished => "state__sentence--good",
                OutcomeKind::Error | OutcomeKind::Limit | OutcomeKind::Stuck => {
                    "state__sentence--bad"
                }
            };
            (Some(tone), outcome.text.as_str())
        }
        None if view.status == Status::Running => (None, RUNNING),
        None if view.waits.is_some() => (
            Some("state__sentence--waits"),
            "Waiting for input: type a line in Output.",
        ),
        None if view.step == 0 && view.sentence.is_empty() => {
            (None, "At the start: nothing has run yet.")
        }
        None => (None, view.sentence.as_str()),
    };
    html! {
        <p class={classes!("state__sentence", class)} title={text.to_owned()}>
            <span class="state__said">{ text.to_owned() }</span>
        </p>
    }
}

/// Where a value came from that was asked about, and on from there.
fn origin(view: &StateView, emit: &Callback<Msg>) -> Html {
    let Some(origin) = &view.origin else {
        return Html::default();
    };
    let line = origin.line.map(|line| match origin.file.as_str() {
        "" => format!(" in line {line}"),
        file => format!(" in line {line} of {file}"),
    });
    let line = line.unwrap_or_default();
    let input = |input: &protocol::OriginInput| {
        let target = input.target.clone();
        html! {
            <li>
                <button
                    type="button"
                    class="origin__input"
                    title="Go to where this came from"
                    onclick={emit.reform(move |_| Msg::Run(RunMsg::Follow(target.clone())))}
                >
                    { &input.name }
                    if !input.value.is_empty() {
                        <span class="origin__value">{ format!(" = {}", input.value) }</span>
                    }
                </button>
            </li>
        }
    };
    html! {
        <div class="origin" role="group" aria-label="Where it came from">
            <p class="origin__what">
                <button
                    type="button"
                    class="origin__return"
                    aria-label="Back to where the run stood"
                    title="Back to where the run stood (b)"
                    onclick={emit.reform(|_| Msg::Run(RunMsg::Return))}
                >{ "↶" }</button>
                <b>{ &origin.name }</b>
                if origin.step.is_some() {
                    { format!(" = {} was {}{line}: ", origin.value, if origin.is_return { "returned" } else { "written" }) }<code>{ &origin.text }</code>
                } else if !origin.value.is_empty() {
                    { format!(" = {}", origin.value) }
                }
            </p>
            <ul class="origin__inputs" aria-label="Made of">
                { for origin.inputs.iter().map(input) }
                if let Some(end) = &origin.end {
                    <li class="origin__end">{ format!("The chain ends here: {end}.") }</li>
                }
            </ul>
        </div>
    }
}

fn stack(view: &StateView, emit: &Callback<Msg>) -> Html {
    let frame = |(number, frame): (usize, &protocol::FrameView)| {
        let number = number as u32;
        let current = number == view.frame;
        html! {
            <li class="stack__item">
                <button
                    type="button"
                    class="stack__frame"
                    aria-current={current.then_some("true")}
                    onclick={emit.reform(move |_| Msg::Run(RunMsg::Frame(number)))}
                >
                    <span class="stack__call">
                        { &frame.name }
                        if !frame.arguments.is_empty() {
                            <span class="stack__arguments">{ format!("({})", frame.arguments) }</span>
                        }
                    </span>
                    if let Some(line) = frame.line {
                        <span class="stack__line">{ format!("{}:{line}", frame.file) }</span>
                    }
                </button>
            </li>
        }
    };
    html! {
        <ol class="stack" aria-label="Call stack, innermost first" tabindex="0">
            { for view.stack.iter().enumerate().map(frame) }
            if view.more_frames > 0 {
                <li class="stack__item stack__more">{ format!("{} more", view.more_frames) }</li>
            }
        </ol>
    }
}

/// What rows of variables have in common.
struct Row<'a> {
    /// The one that is being given another value.
    changed: Option<&'a str>,
    /// Begins that with one, or ends it; none where nothing can be changed.
    change: Option<&'a Callback<Option<String>>>,
    emit: &'a Callback<Msg>,
}

fn scope(scope: &Scope, row: &Row) -> Html {
    let emit = row.emit;
    html! {
        <table class="scope" key={scope.title.clone()}>
            <caption class="scope__title">{ &scope.title }</caption>
            <colgroup><col class="scope__names" /><col /><col class="scope__kinds" /></colgroup>
            <thead class="visually-hidden">
                <tr><th scope="col">{ "Name" }</th><th scope="col">{ "Value" }</th><th scope="col">{ "Type" }</th></tr>
            </thead>
            <tbody>
                { for scope.variables.iter().map(|each| variable(each, row)) }
                if scope.more > 0 {
                    <tr><td class="variable__more" colspan="3">
                        <button
                            type="button"
                            class="variable__all"
                            onclick={emit.reform({
                                let path = scope.path.clone();
                                move |_| Msg::Run(RunMsg::Unfold(path.clone()))
                            })}
                        >{ format!("Show {} more", scope.more) }</button>
                    </td></tr>
                }
            </tbody>
        </table>
    }
}

/// The value of a variable, or the field for another one.
fn value(variable: &Variable, row: &Row) -> Html {
    let emit = row.emit;
    if row.changed == Some(variable.path.as_str())
        && let Some(change) = row.change
    {
        let path = variable.path.clone();
        let onenter = emit.reform(move |value| {
            let path = path.clone();
            Msg::Assumed(AssumedMsg::Change { path, value })
        });
        let onleave = change.reform(|()| None);
        return html! {
            <Changing name={variable.name.clone()} value={variable.value.clone()} {onenter} {onleave} />
        };
    }
    let asked = variable.path.clone();
    html! {
        <>
            <button
                type="button"
                class="variable__origin"
                title={format!("{}\nGo to the step that wrote it", variable.value)}
                onclick={emit.reform(move |_| Msg::Run(RunMsg::Origin(asked.clone())))}
            >{ &variable.value }</button>
            if let Some(change) = row.change {
                <button
                    type="button"
                    class="variable__change"
                    aria-label={format!("Change {}", variable.name)}
                    title="Give it another value and go on from there"
                    onclick={change.reform({
                        let path = variable.path.clone();
                        move |_: MouseEvent| Some(path.clone())
                    })}
                ></button>
            }
        </>
    }
}

fn variable(variable: &Variable, row: &Row) -> Html {
    let emit = row.emit;
    let (class, sign, says) = match variable.mark {
        Some(Mark::New) => (Some("variable--new"), "+", "new: "),
        Some(Mark::Changed) => (Some("variable--changed"), "◆", "changed: "),
        Some(Mark::Read) => (Some("variable--read"), "◇", "read: "),
        None => (None, "", ""),
    };
    let path = variable.path.clone();
    let sliced = variable.path.clone();
    html! {
        <tr class={classes!("variable", class)} key={variable.path.clone()} data-name={variable.name.clone()}>
            <th scope="row" class="variable__name" colspan={variable.value.is_empty().then_some("2")} ~style={Style(format!("--depth:{}", variable.depth))}>
                <span class="variable__mark" aria-hidden="true">{ sign }</span>
                if let Some(unfolded) = variable.unfolded {
                    <button
                        type="button"
                        class="variable__handle"
                        aria-expanded={unfolded.to_string()}
                        aria-label={format!("What {} holds", variable.name)}
                        onclick={emit.reform(move |_| Msg::Run(RunMsg::Unfold(path.clone())))}
                    >{ if unfolded { "▾" } else { "▸" } }</button>
                } else {
                    <span class="variable__handle" aria-hidden="true"></span>
                }
                <span class="visually-hidden">{ says }</span>
                { &variable.name }
            </th>
            if !variable.value.is_empty() {
                <td class="variable__value">
                    { value(variable, row) }
                </td>
            }
            <td class="variable__kind" title={variable.kind.clone()}>
                { &variable.kind }
                if variable.depth == 0 && !variable.value.is_empty() {
                    <button
                        type="button"
                        class="variable__slice"
                        aria-label={format!("Slice of {}", variable.name)}
                        title={format!("Show the lines that made {} what it is", variable.name)}
                        onclick={emit.reform(move |_| Msg::Study(StudyMsg::SliceOf(sliced.clone())))}
                    ></button>
                }
            </td>
        </tr>
    }
}
