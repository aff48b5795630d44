//! The sheet of keys.

use super::dialog::Dialog;
use crate::store::{LayoutMsg, Msg, keys};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) open: bool,
    pub(crate) engine: String,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Help(props: &Props) -> Html {
    let onclose = props.emit.reform(|()| Msg::Layout(LayoutMsg::Dialog(None)));
    html! {
        <Dialog name="help" title="Keys" open={props.open} {onclose}>
            if props.open { { sheet(props) } }
        </Dialog>
    }
}

fn sheet(props: &Props) -> Html {
    let row = |command: keys::Command| {
        html! {
            <>
                <dt class="help__keys">{ for command.keys().into_iter().map(|key| html! { <kbd>{ key }</kbd> }) }</dt>
                <dd class="help__says">{ command.says }</dd>
            </>
        }
    };
    html! {
        <>
            <dl class="help__list">{ for keys::commands().into_iter().map(row) }</dl>
            <p class="help__note">
                { "In the editor, Escape and then Tab moves on, and Ctrl+K Ctrl+I says what is known at the cursor: the value where the run stands, and the type once Types were opened. In the lists and the graph, the arrows move and Enter shows the place in the source. On the strip of the run, + and − zoom, Page Up and Page Down move along." }
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
        </>
    }
}
