//! Whether the source shows how often lines have begun, and how often the one has that the cursor is on: what stands beside
//! the lines is for the eye alone.

use super::source::said;
use crate::store::{CountsMsg, Msg};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) shown: bool,
    /// The cursor's line and its count, where those are known.
    pub(crate) here: Option<(u32, u64)>,
    pub(crate) emit: Callback<Msg>,
}

/// The button and the cursor's line.
#[component]
pub(crate) fn CountsToggle(props: &Props) -> Html {
    let Props { shown, here, emit } = props;
    let onclick = emit.reform(|_: MouseEvent| Msg::Counts(CountsMsg::Toggle));
    html! {
        <>
            if let Some((line, times)) = here {
                <span class="source__here">{ format!("Line {line} {}", said(*times)) }</span>
            }
            <button type="button" class="button button--small button--text source__counts"
                aria-pressed={shown.to_string()}
                title="How often each line has begun, beside it (l)"
                {onclick}
            >{ "Line counts" }</button>
        </>
    }
}
