//! What a person has changed in the run, and the way to the run as it was.

use crate::shared::Shared;
use crate::store::{AssumedMsg, LinkMsg, Msg, RunMsg};
use protocol::{Assumed, Change, Copied};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) assumed: Shared<Assumed>,
    pub(crate) emit: Callback<Msg>,
}

/// Says what was changed, wherever the run is looked at.
#[component]
pub(crate) fn Changes(props: &Props) -> Html {
    let Props { assumed, emit } = props;
    let Some(last) = assumed.changes.len().checked_sub(1) else {
        return Html::default();
    };
    let change = |change: &Change| {
        let step = change.step;
        let says = format!("Go to step {step}, where you changed it");
        let text = format!("{} = {}", change.name, change.value);
        html! {
            <button type="button" class="row__cause" title={says}
                onclick={emit.reform(move |_: MouseEvent| Msg::Run(RunMsg::To(step)))}>{ text }</button>
        }
    };
    let button = |text: &'static str, says: &'static str, msg: Msg| {
        let onclick = emit.reform(move |_: MouseEvent| msg.clone());
        html! { <button type="button" class="row__cause" title={says} {onclick}>{ text }</button> }
    };
    html! {
        <p class="pane__note assumed changes" role="group" aria-label="Your changes">
            <span class="pane__note-text">
                { "You changed " }
                { for assumed.changes.iter().enumerate().map(|(at, each)| html! {
                    <>
                        if at > 0 { { ", " } }
                        { change(each) }
                    </>
                }) }
            </span>
            { button("Side by side", "Open the run with your changes beside the one without them", Msg::Link(LinkMsg::Copy(Copied::Fork))) }
            { button("Undo", "Take the last change back, and stand where it was made", Msg::Assumed(AssumedMsg::TakeBack(last))) }
        </p>
    }
}
