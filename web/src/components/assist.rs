//! Language models: the sheet of settings, and the view of a question and what comes of it.

mod proposal;
mod settings;

use crate::store::{AssistMsg, Entry, Msg};
pub(crate) use proposal::Proposal;
pub(crate) use settings::Settings;
use yew::prelude::*;

/// A button that begins something with a model, where models are on.
pub(crate) fn entry(emit: &Callback<Msg>, says: &'static str, entry: Entry) -> Html {
    let onclick = emit.reform(move |_: MouseEvent| Msg::Assist(AssistMsg::Begin(entry.clone())));
    html! { <button type="button" class="row__cause" {onclick}>{ says }</button> }
}
