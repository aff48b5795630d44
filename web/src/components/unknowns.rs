//! What is not known in the run, where it comes from, and what a person takes it to be.

use super::assist::entry;
use super::field::Field;
use super::memory_limit::size;
use crate::shared::Shared;
use crate::store::{AssumedMsg, Entry, Msg, RunMsg, StudyMsg};
use protocol::{About, Assumed, Given, TypesView, UnknownView, UnknownsView};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<UnknownsView>,
    pub(crate) assumed: Shared<Assumed>,
    /// The types, once they are known.
    pub(crate) types: Option<Shared<TypesView>>,
    /// Whether language models are on.
    pub(crate) models_are_on: bool,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Unknowns(props: &Props) -> Html {
    let Props { view, assumed, .. } = props;
    let given = &assumed.given;
    let open = view.list.iter().filter(|each| {
        let is_it = |given: &Given| {
            let is_answer = given.every && given.expression == each.called;
            is_answer
                || !given.every && given.expression == each.expression && given.nth == each.nth
        };
        !given.iter().any(is_it)
    });
    let called = called(view, given);
    let is_answered = given.iter().any(|given| given.every);
    let has_calls = !called.is_empty() || is_answered || !assumed.calls.is_empty();
    let is_empty = view.list.is_empty() && given.is_empty();
    html! {
        <div class="panel unknowns" id="panel-unknowns" role="tabpanel" aria-labelledby="tab-unknowns" tabindex="0">
            if !view.wrong.is_empty() {
                <p class="problems__outcome">{ format!("The whole program is run: {}.", view.wrong) }</p>
            }
            if is_empty {
                <p class="empty">{ "Nothing is unknown up to here. What a run gets from missing imports and names, or as arguments of a function that is run alone, is listed here as it is met, and can be given a value." }</p>
            }
            if has_calls {
                { policy(props) }
            }
            <ul class="unknowns__list" aria-label="What is unknown">
                { for given.iter().map(|given| chosen(props, given)) }
                { for called.iter().map(|name| answered(props, name)) }
                { for open.map(|unknown| asked(props, unknown)) }
            </ul>
            if view.more > 0 {
                <p class="empty">{ format!("and {} more", view.more) }</p>
            }
        </div>
    }
}

/// What calls of unknown functions may have changed: words for it, and what they say.
const POLICIES: [(&str, &str); 4] = [
    ("pure", "nothing"),
    ("", "unknown objects"),
    ("arguments", "their arguments"),
    ("everything", "everything"),
];

/// The functions that were called and are not known, each once, without those whose calls are all answered.
fn called(view: &UnknownsView, given: &[Given]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for each in view.list.iter().filter(|each| !each.called.is_empty()) {
        let is_answered = |given: &Given| given.every && given.expression == each.called;
        if !names.contains(&each.called) && !given.iter().any(is_answered) {
            names.push(each.called.clone());
        }
    }
    names
}

/// Chooses what calls of unknown functions may have changed.
fn policy(props: &Props) -> Html {
    let onchange = props.emit.reform(|event: Event| {
        let select = event.target_unchecked_into::<HtmlSelectElement>();
        Msg::Assumed(AssumedMsg::Calls(select.value()))
    });
    html! {
        <label class="unknowns__policy">
            { "Unknown calls may change" }
            <select class="select" {onchange}>
                { for POLICIES.map(|(word, says)| html! {
                    <option value={word} selected={props.assumed.calls == word}>{ says }</option>
                }) }
            </select>
        </label>
    }
}

/// A function that is not known, for an answer to all of its calls.
fn answered(props: &Props, name: &str) -> Html {
    html! {
        <li class="unknown" key={format!("every {name}")}>
            <span class="unknown__what">{ "every call of " }<code>{ name }</code></span>
            { field(props, name, 0, true, "") }
        </li>
    }
}

/// Something that was given a value.
fn chosen(props: &Props, given: &Given) -> Html {
    html! {
        <li class="unknown unknown--given" key={format!("given {} {} {}", given.every, given.nth, given.expression)}>
            <span class="unknown__what">
                if given.every {
                    { "every call of " }
                }
                <code>{ named(&given.expression, given.nth) }</code>
            </span>
            { field(props, &given.expression, given.nth, given.every, &given.value) }
        </li>
    }
}

/// Something unknown.
fn asked(props: &Props, unknown: &UnknownView) -> Html {
    let place = unknown.span.map(|span| {
        let go = props.emit.reform(move |_: MouseEvent| Msg::Study(StudyMsg::Go(span)));
        html! { <button type="button" class="row__cause" onclick={go}>{ format!("line {}", unknown.line) }</button> }
    });
    let number = unknown.number;
    let met = props
        .emit
        .reform(move |_: MouseEvent| Msg::Run(RunMsg::Met(number)));
    html! {
        <li class="unknown" key={format!("{} {}", unknown.nth, unknown.expression)}>
            <span class="unknown__what">
                <code>{ named(&unknown.expression, unknown.nth) }</code>
                if let Some(ty) = type_of(props, unknown) {
                    <span class="unknown__type">{ format!(": {ty}") }</span>
                }
                { " " }
                { place }
                { " " }
                <button type="button" class="row__cause" onclick={met}>{ "step" }</button>
                if props.models_are_on && !unknown.called.is_empty() {
                    { " " }
                    { entry(&props.emit, "ask a model", Entry::About(About::Call(number))) }
                }
            </span>
            { field(props, &unknown.expression, unknown.nth, false, "") }
        </li>
    }
}

fn named(expression: &str, nth: u32) -> String {
    match nth {
        0 => expression.to_owned(),
        nth => format!("{expression} (number {})", nth + 1),
    }
}

/// The inferred type at the place that an unknown comes from.
fn type_of(props: &Props, unknown: &UnknownView) -> Option<String> {
    let (types, span) = (props.types.as_ref()?, unknown.span?);
    let (_, text) = types.places.iter().find(|(place, _)| *place == span)?;
    let text = types.texts.get(*text as usize)?;
    // At a variable its name comes first.
    let ty = text.rsplit_once(": ").map_or(text.as_str(), |(_, ty)| ty);
    (!ty.contains("unknown")).then(|| ty.to_owned())
}

fn field(props: &Props, expression: &str, nth: u32, every: bool, value: &str) -> Html {
    let own = expression.to_owned();
    let onenter = props.emit.reform(move |value: String| {
        let expression = own.clone();
        Msg::Assumed(AssumedMsg::Give {
            expression,
            nth,
            every,
            value,
        })
    });
    html! {
        <Field class="unknown__value" placeholder="unknown"
            title="A number, a text in quotes, a list in brackets"
            label={match every {
                true => format!("What every call of {expression} gives"),
                false => format!("Value of {}", named(expression, nth)),
            }}
            value={value.to_owned()} {onenter} />
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct BarProps {
    pub(crate) assumed: Shared<Assumed>,
    pub(crate) emit: Callback<Msg>,
}

/// Says what is taken for granted, wherever the run is looked at.
#[component]
pub(crate) fn AssumedBar(props: &BarProps) -> Html {
    let assumed = &props.assumed;
    let mut parts = Vec::new();
    if !assumed.alone.is_empty() {
        parts.push(format!("{} alone", assumed.alone));
    }
    if !assumed.choices.is_empty() {
        let sides = assumed.choices.iter();
        let sides: Vec<&str> = sides.map(|side| if *side { "yes" } else { "no" }).collect();
        parts.push(format!("branches on unknowns: {}", sides.join(", ")));
    }
    let given = assumed.given.iter().map(|given| match given.every {
        true => format!("every call of {} = {}", given.expression, given.value),
        false => format!("{} = {}", named(&given.expression, given.nth), given.value),
    });
    parts.extend(given);
    if let Some((_, says)) = POLICIES.iter().find(|(word, _)| *word == assumed.calls)
        && !assumed.calls.is_empty()
    {
        parts.push(format!("unknown calls may change {says}"));
    }
    parts.extend((assumed.memory).map(|most| format!("at most {} of memory", size(most))));
    if parts.is_empty() {
        return Html::default();
    }
    let forget = props
        .emit
        .reform(|_: MouseEvent| Msg::Assumed(AssumedMsg::Forget));
    html! {
        <p class="pane__note assumed">
            <span class="pane__note-text">{ parts.join(" · ") }</span>
            <button type="button" class="row__cause" title="Run the whole program, with nothing taken for granted" onclick={forget}>{ "Undo" }</button>
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_unknown_function_is_asked_about_once_and_not_when_it_is_answered() {
        let call = |called: &str| UnknownView {
            expression: format!("{called}(1)"),
            called: called.to_owned(),
            ..UnknownView::default()
        };
        let view = UnknownsView {
            list: vec![
                call("fetch"),
                UnknownView::default(),
                call("fetch"),
                call("send"),
            ],
            ..UnknownsView::default()
        };
        assert_eq!(called(&view, &[]), ["fetch", "send"]);
        let answer = Given {
            expression: "fetch".to_owned(),
            every: true,
            ..Given::default()
        };
        assert_eq!(called(&view, &[answer]), ["send"]);
    }
}
