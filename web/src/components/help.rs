//! The sheet of keys.

use super::icon::{Icon, icon};
use crate::store::{LayoutMsg, Msg, keys};
use web_sys::HtmlDialogElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) open: bool,
    pub(crate) engine: String,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Help(props: &Props) -> Html {
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
    let close = props
        .emit
        .reform(|_: MouseEvent| Msg::Layout(LayoutMsg::Help(false)));
    let row = |command: keys::Command| {
        html! {
            <>
                <dt class="help__keys">{ for command.keys().into_iter().map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
                <dd class="help__says">{ command.says }</dd>
            </>
        }
    };
    html! {
        <dialog
            class="help"
            ref={node}
            aria-labelledby="help-title"
            onclose={props.emit.reform(|_| Msg::Layout(LayoutMsg::Help(false)))}
        >
            <header class="help__head">
                <h2 id="help-title">{ "Keys" }</h2>
                <button type="button" class="button button--plain" aria-label="Close" onclick={close}>
                    { icon(Icon::Close) }
                </button>
            </header>
            if props.open {
                <dl class="help__list">{ for keys::commands().into_iter().map(row) }</dl>
                <p class="help__note">
                    { "In the editor, Escape and then Tab moves on, and Ctrl+K Ctrl+I says the type at the cursor once Types were opened. In the lists and the graph, the arrows move and Enter shows the place in the source." }
                </p>
                <p class="help__note">
                    <button type="button" class="button button--bordered"
                        onclick={props.emit.reform(|_: MouseEvent| Msg::Layout(LayoutMsg::Tour))}
                    >{ "Take the tour" }</button>
                </p>
                <p class="help__note">
                    { "Everything runs on this page: no program, key or text is sent anywhere. " }
                    if !props.engine.is_empty() {
                        { format!("Engine {}.", props.engine) }
                    }
                </p>
            }
        </dialog>
    }
}
