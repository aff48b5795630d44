//! How much memory a run may take.

use crate::store::{AssumedMsg, Msg};
use protocol::Assumed;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// What the memory of a run may be limited to, in megabytes.
const LIMITS: [u32; 5] = [16, 128, Assumed::MEMORY, 1024, 2048];

/// Chooses how much memory the program may take.
pub(super) fn limit(chosen: Option<u32>, emit: &Callback<Msg>) -> Html {
    let onchange = emit.reform(|event: Event| {
        let select = event.target_unchecked_into::<HtmlSelectElement>();
        let most = select.value().parse().ok();
        Msg::Assumed(AssumedMsg::Memory(
            most.filter(|most| *most != Assumed::MEMORY),
        ))
    });
    let chosen = chosen.unwrap_or(Assumed::MEMORY);
    html! {
        <label class="output__limit">
            { "Memory the program may take" }
            <select class="select" {onchange}>
                { for LIMITS.map(|most| html! {
                    <option value={most.to_string()} selected={most == chosen}>{ size(most) }</option>
                }) }
            </select>
        </label>
    }
}

/// A number of megabytes, for people.
pub(super) fn size(megabytes: u32) -> String {
    match megabytes {
        most if most >= 1024 && most.is_multiple_of(1024) => format!("{} GB", most / 1024),
        most => format!("{most} MB"),
    }
}
