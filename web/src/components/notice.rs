//! A short message over the page.

use super::icon::{Icon, icon};
use crate::store::{Msg, Notice};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) notice: Option<Notice>,
    pub(crate) emit: Callback<Msg>,
}

/// The message, in a live region that is always there so that screen readers notice the change.
#[component]
pub(crate) fn NoticeBar(props: &Props) -> Html {
    let shown = props.notice.as_ref().map(|notice| {
        html! {
            <div class={classes!("notice", notice.bad.then_some("notice--bad"))}>
                <p class="notice__text">{ &notice.text }</p>
                <button
                    type="button"
                    class="button button--plain"
                    aria-label="Dismiss"
                    onclick={props.emit.reform(|_| Msg::Dismiss)}
                >{ icon(Icon::Close) }</button>
            </div>
        }
    });
    html! {
        <div class="notices" role="status" aria-live="polite">{ shown }</div>
    }
}
