//! A menu: a button that shows a list, which is closed by choosing from it, by Escape and by leaving it. The list is made when it is
//! first shown.

use super::icon::{Icon, icon};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The button's name.
    pub(crate) label: AttrValue,
    /// What is said of it where it is pointed at.
    pub(crate) title: AttrValue,
    pub(crate) picture: Icon,
    /// What draws the list's items.
    pub(crate) children: Html,
}

#[component]
pub(crate) fn Menu(props: &Props) -> Html {
    let is_used = use_state(|| false);
    let onclick = {
        let is_used = is_used.clone();
        move |_: MouseEvent| is_used.set(true)
    };
    let left = Callback::from(|event: FocusEvent| {
        let to = event.related_target();
        let to = to.and_then(|to| to.dyn_into::<Node>().ok());
        let from: Element = event.target_unchecked_into();
        let menu = from.closest("details").ok().flatten();
        if menu.is_some_and(|menu| !menu.contains(to.as_ref())) {
            close(&from);
        }
    });
    let escaped = Callback::from(|event: KeyboardEvent| {
        let inside: Element = event.target_unchecked_into();
        if event.key() == "Escape" {
            leave(&inside);
        }
    });
    html! {
        <details class="menu" onfocusout={left} onkeydown={escaped}>
            <summary class="button" aria-label={props.label.clone()} title={props.title.clone()} {onclick}>{ icon(props.picture) }</summary>
            <ul class="menu__list">
                if *is_used {
                    { props.children.clone() }
                }
            </ul>
        </details>
    }
}

/// What an item does when it is chosen: the menu closes, too.
pub(crate) fn choosing(then: Callback<()>) -> Callback<MouseEvent> {
    Callback::from(move |event: MouseEvent| {
        leave(&event.target_unchecked_into());
        then.emit(());
    })
}

/// Closes the menu that something stands in; the keyboard stays where the menu is.
fn leave(inside: &Element) {
    close(inside);
    let menu = inside.closest("details").ok().flatten();
    let summary = menu.and_then(|menu| menu.query_selector("summary").ok().flatten());
    if let Some(summary) = summary.and_then(|each| each.dyn_into::<HtmlElement>().ok()) {
        let _ = summary.focus();
    }
}

/// Closes the menu that something stands in.
pub(crate) fn close(inside: &Element) {
    if let Ok(Some(menu)) = inside.closest("details") {
        let _ = menu.remove_attribute("open");
    }
}
