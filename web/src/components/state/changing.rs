//! The field in which a value is given another, in the place of the value.

use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// What is changed.
    pub(super) name: AttrValue,
    /// What it holds.
    pub(super) value: AttrValue,
    /// What is told when another value is entered.
    pub(super) onenter: Callback<String>,
    /// What is told when the field is left without that.
    pub(super) onleave: Callback<()>,
}

#[component]
pub(super) fn Changing(props: &Props) -> Html {
    let node = use_node_ref();
    // A value that was cut short is nothing to go on from.
    let first = match props.value.ends_with('…') {
        true => String::new(),
        false => props.value.to_string(),
    };
    let draft = use_state(|| first);
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            if let Some(field) = node.cast::<HtmlInputElement>() {
                let _ = field.focus();
                field.select();
            }
        });
    }
    let oninput = {
        let draft = draft.clone();
        move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            draft.set(field.value());
        }
    };
    let onkeydown = {
        let (draft, onenter, onleave) =
            (draft.clone(), props.onenter.clone(), props.onleave.clone());
        move |event: KeyboardEvent| match event.key().as_str() {
            "Enter" if !draft.trim().is_empty() => {
                onenter.emit((*draft).clone());
                onleave.emit(());
            }
            "Enter" | "Escape" => onleave.emit(()),
            _ => {}
        }
    };
    let onblur = props.onleave.reform(|_: FocusEvent| ());
    html! {
        <input
            ref={node}
            class="field variable__field"
            type="text"
            name="new-value"
            aria-label={format!("New value of {}", props.name)}
            title="A value or an expression. Enter puts it there; Escape leaves all as it is."
            spellcheck="false"
            autocapitalize="off"
            autocomplete="off"
            value={(*draft).clone()}
            {oninput}
            {onkeydown}
            {onblur}
        />
    }
}
