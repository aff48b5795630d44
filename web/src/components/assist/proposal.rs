//! A question to a language model before it is sent, the answer as it comes, and the proposal that is taken or left.
//!
//! All that a model says is shown as text.

use super::super::dialog::Dialog;
use super::settings::{host, spent};
use crate::store::{AssistMsg, Entry, Msg, Phase};
use protocol::{Outcome, Piece, Question, Spent, Tone};
use wasm_bindgen::JsCast;
use web_sys::{HtmlFormElement, HtmlInputElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) open: bool,
    pub(crate) phase: Phase,
    pub(crate) model: String,
    pub(crate) spent: Spent,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Proposal(props: &Props) -> Html {
    let onclose = props.emit.reform(|()| Msg::Assist(AssistMsg::Leave));
    html! {
        <Dialog name="proposal" title={title(&props.phase)} open={props.open} {onclose}>
            if props.open { { inside(props) } }
        </Dialog>
    }
}

fn title(phase: &Phase) -> &'static str {
    match phase {
        Phase::Idle | Phase::Naming => "Translate another language",
        Phase::Preparing | Phase::Asking(_) => "A question to a language model",
        Phase::Sent(_) => "The answer so far",
        Phase::Done(outcome) => match **outcome {
            Outcome::Repaired { .. } => "Proposed repair",
            Outcome::Lowered { .. } => "Proposed translation",
            Outcome::Resolved { .. } => "Proposed value",
            Outcome::Explained(_) => "Explanation",
            Outcome::Nothing(_) => "No proposal",
        },
    }
}

fn inside(props: &Props) -> Html {
    match &props.phase {
        Phase::Idle | Phase::Naming => naming(props),
        Phase::Preparing => {
            html! { <p class="assist__text" role="status">{ "The question is being made…" }</p> }
        }
        Phase::Asking(question) => asking(props, question),
        Phase::Sent(answer) => html! {
            <>
                <p class="assist__text" role="status">{ format!("{} is answering…", props.model) }</p>
                <pre class="assist__code" tabindex="0" aria-label="The answer so far">{ answer }</pre>
                <p class="assist__row">{ button(props, "Stop", false, AssistMsg::Stop) }</p>
            </>
        },
        Phase::Done(outcome) => done(props, outcome),
    }
}

fn button(props: &Props, says: &'static str, is_main: bool, msg: AssistMsg) -> Html {
    let onclick = props
        .emit
        .reform(move |_: MouseEvent| Msg::Assist(msg.clone()));
    let class = if is_main {
        "button--run"
    } else {
        "button--bordered"
    };
    html! { <button type="button" class={classes!("button", class)} {onclick}>{ says }</button> }
}

/// Asks which language the source is in.
fn naming(props: &Props) -> Html {
    let emit = props.emit.clone();
    let onsubmit = move |event: SubmitEvent| {
        event.prevent_default();
        let form: HtmlFormElement = event.target_unchecked_into();
        let field = form.elements().item(0);
        let field = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok());
        let name = field.map_or_else(String::new, |field| field.value().trim().to_owned());
        if !name.is_empty() {
            emit.emit(Msg::Assist(AssistMsg::Begin(Entry::Lower(name))));
        }
    };
    html! {
        <form class="assist__form" {onsubmit}>
            <p class="assist__text">{ "For a source in a language that RedDragon does not know: put it into the editor first. A model translates it into IR, which is checked, and then runs, is stepped and shared like any other program." }</p>
            <label class="assist__field">{ "Language of the source" }
                <input class="field" required=true autocomplete="off" spellcheck="false" placeholder="Haskell" />
            </label>
            <p class="assist__row">
                <button type="submit" class="button button--run">{ "Show the question" }</button>
            </p>
        </form>
    }
}

fn asking(props: &Props, question: &Question) -> Html {
    let again = match question.round {
        0 => String::new(),
        round => format!(
            " It is question {} of this task: the answer before was not good.",
            round + 1
        ),
    };
    html! {
        <>
            <p class="assist__text">
                { "This is sent to " }<strong>{ host(&question.url).to_owned() }</strong>{ format!(", model {}, if you allow it.{again}", props.model) }
            </p>
            { for question.said.iter().map(|(who, text)| html! {
                <>
                    <h3 class="assist__who">{ if who == "user" { "Question" } else { "Its answer before" } }</h3>
                    <pre class="assist__code" tabindex="0" aria-label="What is asked">{ text }</pre>
                </>
            }) }
            <details class="assist__more">
                <summary>{ "What the model is told to do" }</summary>
                <pre class="assist__code" tabindex="0" aria-label="What the model is told to do">{ &question.system }</pre>
            </details>
            <details class="assist__more">
                <summary>{ "The request word for word" }</summary>
                <pre class="assist__code" tabindex="0" aria-label="The request word for word">{ request(question) }</pre>
            </details>
            <p class="assist__row">
                { button(props, "Do not send", false, AssistMsg::Leave) }
                { button(props, "Send", true, AssistMsg::Allow) }
            </p>
        </>
    }
}

/// The request as it is sent, but for the key.
fn request(question: &Question) -> String {
    let key = question.key_header.iter();
    let key = key.map(|(name, front)| format!("{name}: {front}(your key)\n"));
    let headers = question.headers.iter();
    let headers = headers.map(|(name, value)| format!("{name}: {value}\n"));
    let headers: String = headers.chain(key).collect();
    format!(
        "{} {}\n{headers}\n{}",
        question.method, question.url, question.body
    )
}

fn done(props: &Props, outcome: &Outcome) -> Html {
    let take = match outcome {
        Outcome::Repaired { .. } => "Take the repair",
        Outcome::Lowered { .. } => "Run this",
        Outcome::Resolved { .. } => "Take this value",
        Outcome::Explained(_) | Outcome::Nothing(_) => "",
    };
    html! {
        <>
            { shown(props, outcome) }
            if props.spent.calls > 0 {
                <p class="assist__text assist__text--small">{ spent(props.spent) }</p>
            }
            <p class="assist__row">
                { button(props, if take.is_empty() { "Close" } else { "Leave it" }, false, AssistMsg::Leave) }
                { button(props, "Ask again", false, AssistMsg::Again) }
                if !take.is_empty() {
                    { button(props, take, true, AssistMsg::Take) }
                }
            </p>
        </>
    }
}

fn shown(props: &Props, outcome: &Outcome) -> Html {
    match outcome {
        Outcome::Repaired { lines, .. } => html! {
            <div class="assist__code assist__lines" tabindex="0" role="group" aria-label="What changes">
                { for lines.iter().map(|(tone, line)| changed(*tone, line)) }
            </div>
        },
        Outcome::Lowered {
            text,
            failed,
            language,
            ..
        } => html! {
            <>
                <p class="assist__text">{ format!("{language} as IR. It was checked; it does what it says here, which may be something else than the source does.") }</p>
                { for failed.iter().map(|why| html! { <p class="assist__text assist__text--bad">{ why }</p> }) }
                <pre class="assist__code" tabindex="0" aria-label="The IR">{ text }</pre>
            </>
        },
        Outcome::Resolved {
            call,
            returns,
            writes,
        } => html! {
            <dl class="assist__values">
                <dt><code>{ &call.call }</code></dt>
                <dd>{ "gives " }<code>{ returns }</code></dd>
                { for writes.iter().map(|(name, value)| html! {
                    <>
                        <dt><code>{ name }</code></dt>
                        <dd>{ "becomes " }<code>{ value }</code></dd>
                    </>
                }) }
            </dl>
        },
        Outcome::Explained(pieces) => html! {
            <p class="assist__text assist__says">{ for pieces.iter().map(|piece| said(props, piece)) }</p>
        },
        Outcome::Nothing(why) => html! { <p class="assist__text" role="status">{ why }</p> },
    }
}

fn changed(tone: Tone, line: &str) -> Html {
    let (class, sign, says) = match tone {
        Tone::Good => ("assist__line--new", "+", "new: "),
        Tone::Bad => ("assist__line--gone", "−", "gone: "),
        _ => ("", " ", ""),
    };
    html! {
        <div class={classes!("assist__line", class)}>
            <span aria-hidden="true">{ sign }</span>
            <span class="visually-hidden">{ says }</span>
            { line.to_owned() }
        </div>
    }
}

/// A piece of an explanation: words, or a way to a place.
fn said(props: &Props, piece: &Piece) -> Html {
    let text = match piece {
        Piece::Text(text) => return html! { { text.clone() } },
        Piece::Line(line) => format!("line {line}"),
        Piece::Function(name, _) => name.clone(),
        Piece::Step(step) => format!("step {step}"),
    };
    let piece = piece.clone();
    let go = props
        .emit
        .reform(move |_: MouseEvent| Msg::Assist(AssistMsg::Go(piece.clone())));
    html! { <button type="button" class="row__cause" onclick={go}>{ text }</button> }
}
