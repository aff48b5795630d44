//! The settings of language models: what they are, what leaves the page and when, whom questions go to.

use super::super::dialog::Dialog;
use super::super::field::Field;
use crate::shared::Shared;
use crate::store::{AssistMsg, Chosen, Msg, Secret, SettingsMsg};
use protocol::{ProviderView, Spent};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) open: bool,
    /// Whether models are on.
    pub(crate) is_on: bool,
    pub(crate) chosen: Chosen,
    pub(crate) has_key: bool,
    pub(crate) kinds: Shared<Vec<ProviderView>>,
    pub(crate) models: Shared<Vec<String>>,
    /// Why there are none.
    pub(crate) no_models: String,
    /// What keeps questions from being asked; empty where nothing does.
    pub(crate) lacks: &'static str,
    pub(crate) spent: Spent,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Settings(props: &Props) -> Html {
    let onclose = props.emit.reform(|()| Msg::Assist(AssistMsg::Leave));
    html! {
        <Dialog name="assist" title="Language models" open={props.open} {onclose}>
            if props.open {
                { if props.is_on { on(props) } else { off(props) } }
            }
        </Dialog>
    }
}

fn tell(props: &Props, msg: AssistMsg) -> Callback<MouseEvent> {
    props.emit.reform(move |_| Msg::Assist(msg.clone()))
}

fn off(props: &Props) -> Html {
    html! {
        <>
            <p class="assist__text">{ "RedDragon needs no language model. One can help where something is missing: it can translate a language that RedDragon does not know, repair errors of syntax, say what a missing function gives, and explain a step." }</p>
            <p class="assist__text">{ "Until you turn models on nothing is sent anywhere. Afterwards too, each question is shown to you before it is sent, with all that it holds, and goes to the one provider that you choose. Answers are proposals: you take them or leave them." }</p>
            <p class="assist__row">
                <button type="button" class="button button--run" onclick={tell(props, AssistMsg::Set(SettingsMsg::TurnOn))}>{ "Turn on" }</button>
            </p>
        </>
    }
}

fn on(props: &Props) -> Html {
    let chosen = &props.chosen;
    let emit = &props.emit;
    let kind = emit.reform(|event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        Msg::Assist(AssistMsg::Set(SettingsMsg::Kind(select.value())))
    });
    let base = emit.reform(|base| Msg::Assist(AssistMsg::Set(SettingsMsg::Base(base))));
    let own = props.kinds.iter().find(|each| each.kind == chosen.kind);
    html! {
        <div class="assist__form">
            <label class="assist__field">{ "Provider" }
                <select class="select" onchange={kind}>
                    { for props.kinds.iter().map(|each| html! {
                        <option value={each.kind.clone()} selected={each.kind == chosen.kind}>{ &each.title }</option>
                    }) }
                </select>
            </label>
            <label class="assist__field">{ "Base URL" }
                <Field value={chosen.base.clone()} onenter={base} placeholder={own.map_or_else(String::new, |own| own.base.clone())} />
            </label>
            { key(props) }
            { models(props) }
            { check(props, "Show every question before it is sent, also when an answer has to be corrected", chosen.asks_each, SettingsMsg::AskEach) }
            <p class="assist__text assist__text--small">{ format!("What is sent goes to {} and nowhere else. The key goes with it; it is in no link, file or log.", host(&chosen.base)) }</p>
            if props.spent.calls > 0 {
                <p class="assist__text assist__text--small">{ spent(props.spent) }</p>
            }
            <p class="assist__row">
                <button type="button" class="button button--bordered" onclick={tell(props, AssistMsg::Set(SettingsMsg::TurnOff))}>{ "Turn off and forget" }</button>
                <span class="assist__lacks" role="status">{ props.lacks }</span>
                <button type="button" class="button button--run" aria-disabled={(!props.lacks.is_empty()).to_string()} onclick={tell(props, AssistMsg::Ready)}>{ "Done" }</button>
            </p>
        </div>
    }
}

fn key(props: &Props) -> Html {
    // With each key: the form may be drawn anew before the field is left.
    let oninput = props.emit.reform(|event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        Msg::Assist(AssistMsg::Set(SettingsMsg::Key(Secret::new(
            &field.value(),
        ))))
    });
    let placeholder = match props.has_key {
        true => "A key is set",
        false => "Paste your key",
    };
    // The element is made anew for another server, whose key is another one. It is no password to the browser, which would offer to
    // keep it.
    html! {
        <>
            <label class="assist__field" key={props.chosen.base.clone()}>{ "Key" }
                <input class="field assist__key" autocomplete="off" autocapitalize="off" spellcheck="false" {placeholder} {oninput} />
            </label>
            { check(props, "Keep the key in this browser", props.chosen.keeps_key, SettingsMsg::KeepKey) }
        </>
    }
}

fn models(props: &Props) -> Html {
    let model = props.emit.reform(|event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        Msg::Assist(AssistMsg::Set(SettingsMsg::Model(field.value())))
    });
    html! {
        <>
            <label class="assist__field">{ "Model" }
                <input class="field" list="assist-models" autocomplete="off" spellcheck="false" value={props.chosen.model.clone()} oninput={model} />
                <datalist id="assist-models">
                    { for props.models.iter().map(|name| html! { <option value={name.clone()} /> }) }
                </datalist>
            </label>
            <p class="assist__row assist__row--start">
                <button type="button" class="button button--bordered button--small" onclick={tell(props, AssistMsg::Set(SettingsMsg::List))}>
                    { format!("Ask {} for its models", host(&props.chosen.base)) }
                </button>
                <span class="assist__lacks" role="status">
                    if !props.models.is_empty() {
                        { format!("{} models: choose one in the field", props.models.len()) }
                    } else {
                        { &props.no_models }
                    }
                </span>
            </p>
        </>
    }
}

fn check(props: &Props, says: &'static str, checked: bool, msg: fn(bool) -> SettingsMsg) -> Html {
    let onchange = props.emit.reform(move |event: Event| {
        let field: HtmlInputElement = event.target_unchecked_into();
        Msg::Assist(AssistMsg::Set(msg(field.checked())))
    });
    html! {
        <label class="assist__check">
            <input type="checkbox" {checked} {onchange} />
            { says }
        </label>
    }
}

/// The server of an address, for saying where something goes.
pub(super) fn host(address: &str) -> &str {
    let rest = address.split_once("//").map_or(address, |(_, rest)| rest);
    rest.split(['/', '?']).next().unwrap_or(rest)
}

/// What was spent, in words.
pub(super) fn spent(spent: Spent) -> String {
    let Spent {
        calls,
        failed,
        input,
        output,
    } = spent;
    let failed = match failed {
        0 => String::new(),
        _ => format!(", {failed} of them without an answer"),
    };
    format!(
        "Since this page was opened: {calls} requests{failed}; {input} tokens sent, {output} answered."
    )
}

#[cfg(test)]
mod tests {
    use super::host;

    #[test]
    fn a_server_is_named_without_the_rest_of_its_address() {
        assert_eq!(host("https://api.example.com/v1"), "api.example.com");
        assert_eq!(host("http://localhost:11434"), "localhost:11434");
        assert_eq!(host("nothing"), "nothing");
    }
}
