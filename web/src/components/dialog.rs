//! What is laid over the page: a title, a way to close it, and what it holds.
//!
//! The browser's own modal dialog: it keeps the keyboard inside, closes on Escape, and gives the keyboard back to where it was.

use super::icon::{Icon, icon};
use web_sys::HtmlDialogElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// Names it in style sheets.
    pub(crate) name: &'static str,
    pub(crate) title: &'static str,
    pub(crate) open: bool,
    /// It is to be closed, or was closed by the browser.
    pub(crate) onclose: Callback<()>,
    /// What it holds, where it is open.
    pub(crate) children: Html,
}

#[component]
pub(crate) fn Dialog(props: &Props) -> Html {
    let node = use_node_ref();
    use_effect_with((node.clone(), props.open), |(node, open)| {
        let Some(dialog) = node.cast::<HtmlDialogElement>() else {
            return;
        };
        if *open && !dialog.open() {
            let _ = dialog.show_modal();
        } else if !*open {
            dialog.close();
        }
    });
    let title = format!("{}-title", props.name);
    // A click beside what it holds is one on the dialog itself, which has no padding.
    let beside = {
        let (node, onclose) = (node.clone(), props.onclose.clone());
        Callback::from(move |event: MouseEvent| {
            let target: Option<HtmlDialogElement> = event.target_dyn_into();
            if target.is_some() && target == node.cast() {
                onclose.emit(());
            }
        })
    };
    html! {
        <dialog
            class={classes!("dialog", props.name)}
            ref={node}
            aria-labelledby={title.clone()}
            onclick={beside}
            onclose={props.onclose.reform(|_| ())}
        >
            <div class="dialog__inside">
                <header class="dialog__head">
                    <h2 id={title}>{ props.title }</h2>
                    <button
                        type="button"
                        class="button button--plain"
                        aria-label="Close"
                        onclick={props.onclose.reform(|_| ())}
                    >{ icon(Icon::Close) }</button>
                </header>
                if props.open { { props.children.clone() } }
            </div>
        </dialog>
    }
}
