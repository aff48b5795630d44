//! A line of text that a person changes and then leaves.
//!
//! What is being typed is the field's own until it is left: the page is drawn anew by whatever arrives meanwhile, and
//! that must not put the old value back.

use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// What is said of it to those who do not see it; empty where a label is around it.
    #[prop_or_default]
    pub(crate) label: AttrValue,
    /// The value that is in force.
    pub(crate) value: AttrValue,
    /// What is told when another value is entered.
    pub(crate) onenter: Callback<String>,
    #[prop_or_default]
    pub(crate) class: Classes,
    #[prop_or_default]
    pub(crate) placeholder: AttrValue,
    #[prop_or_default]
    pub(crate) title: Option<AttrValue>,
    /// Whether the value in force is none that can be used.
    #[prop_or_default]
    pub(crate) is_wrong: bool,
    /// Whether it takes positive numbers, and up to which.
    #[prop_or_default]
    pub(crate) most: Option<u32>,
}

#[component]
pub(crate) fn Field(props: &Props) -> Html {
    let draft = use_state(|| None::<String>);
    let oninput = {
        let draft = draft.clone();
        move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            draft.set(Some(field.value()));
        }
    };
    let onchange = {
        let (draft, onenter) = (draft.clone(), props.onenter.clone());
        move |event: Event| {
            let field: HtmlInputElement = event.target_unchecked_into();
            onenter.emit(field.value());
            draft.set(None);
        }
    };
    let value = match &*draft {
        Some(draft) => AttrValue::from(draft.clone()),
        None => props.value.clone(),
    };
    html! {
        <input
            class={classes!("field", props.class.clone())}
            type={if props.most.is_some() { "number" } else { "text" }}
            min={props.most.map(|_| "1")}
            max={props.most.map(|most| most.to_string())}
            aria-label={Some(props.label.clone()).filter(|label| !label.is_empty())}
            aria-invalid={props.is_wrong.then_some("true")}
            title={props.title.clone()}
            placeholder={props.placeholder.clone()}
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            {value}
            {oninput}
            {onchange}
        />
    }
}
