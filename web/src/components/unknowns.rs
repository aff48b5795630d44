//! What is not known in the run, where it comes from, and what a person takes it to be.

use crate::shared::Shared;
use crate::store::{AssumedMsg, Msg, RunMsg, StudyMsg};
use protocol::{Assumed, Given, TypesView, UnknownView, UnknownsView};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<UnknownsView>,
    pub(crate) assumed: Shared<Assumed>,
    /// The types, once they are known.
    pub(crate) types: Option<Shared<TypesView>>,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Unknowns(props: &Props) -> Html {
    let Props { view, assumed, .. } = props;
    let given = &assumed.given;
    let open = view.list.iter().filter(|each| {
        let mut given = given.iter();
        !given.any(|given| given.expression == each.expression && given.nth == each.nth)
    });
    let is_empty = view.list.is_empty() && given.is_empty();
    html! {
        <div class="panel unknowns" id="panel-unknowns" role="tabpanel" aria-labelledby="tab-unknowns" tabindex="0">
            if !view.wrong.is_empty() {
                <p class="problems__outcome">{ format!("The whole program is run: {}.", view.wrong) }</p>
            }
            if is_empty {
                <p class="empty">{ "Nothing is unknown up to here. What a run gets from missing imports and names, or as arguments of a function that is run alone, is listed here as it is met, and can be given a value." }</p>
            }
            <ul class="unknowns__list">
                { for given.iter().map(|given| chosen(props, given)) }
                { for open.map(|unknown| asked(props, unknown)) }
            </ul>
            if view.more > 0 {
                <p class="empty">{ format!("and {} more", view.more) }</p>
            }
        </div>
    }
}

/// Something that was given a value.
fn chosen(props: &Props, given: &Given) -> Html {
    html! {
        <li class="unknown unknown--given" key={format!("given {} {}", given.nth, given.expression)}>
            <span class="unknown__what"><code>{ named(&given.expression, given.nth) }</code></span>
            { field(props, &given.expression, given.nth, &given.value) }
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
            </span>
            { field(props, &unknown.expression, unknown.nth, "") }
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

fn field(props: &Props, expression: &str, nth: u32, value: &str) -> Html {
    let own = expression.to_owned();
    let onchange = props.emit.reform(move |event: Event| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        Msg::Assumed(AssumedMsg::Give {
            expression: own.clone(),
            nth,
            value: field.value(),
        })
    });
    html! {
        <input class="field unknown__value" placeholder="unknown" autocomplete="off" autocapitalize="off" spellcheck="false"
            aria-label={format!("Value of {}", named(expression, nth))}
            value={value.to_owned()} {onchange} />
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
    if assumed.is_empty() {
        return Html::default();
    }
    let mut parts = Vec::new();
    if !assumed.alone.is_empty() {
        parts.push(format!("{} alone", assumed.alone));
    }
    if !assumed.choices.is_empty() {
        let sides = assumed.choices.iter();
        let sides: Vec<&str> = sides.map(|side| if *side { "yes" } else { "no" }).collect();
        parts.push(format!("branches on unknowns: {}", sides.join(", ")));
    }
    let given = assumed.given.iter();
    parts.extend(
        given.map(|given| format!("{} = {}", named(&given.expression, given.nth), given.value)),
    );
    let forget = props
        .emit
        .reform(|_: MouseEvent| Msg::Assumed(AssumedMsg::Forget));
    html! {
        <p class="assumed">
            <span class="assumed__what">{ parts.join(" · ") }</span>
            <button type="button" class="row__cause" title="Run the whole program, with nothing taken for granted" onclick={forget}>{ "Undo" }</button>
        </p>
    }
}
