//! Offers to read the text in the language that it reads like: somebody who pastes a program has often not chosen one before.

use super::icon::{Icon, icon};
use crate::store::{DocumentMsg, KeptMsg, Left, Msg, title_of};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// The name of the other language, and what people call that and the language at hand; none where there is nothing to offer.
    pub(crate) offered: Option<(String, String, String)>,
    pub(crate) emit: Callback<Msg>,
}

/// The offer, in a live region that is always there.
#[component]
pub(crate) fn LanguageOffer(props: &Props) -> Html {
    let offer = |(name, title, own): (String, String, String)| {
        let take = props
            .emit
            .reform(move |_| Msg::Document(DocumentMsg::Language(name.clone())));
        let keep = props
            .emit
            .reform(|_| Msg::Document(DocumentMsg::KeepLanguage));
        html! {
            <p class="pane__note offer">
                <span class="pane__note-text">{ format!("This looks like {title}, not {own}.") }</span>
                <button type="button" class="row__cause" onclick={take}>{ format!("Switch to {title}") }</button>
                <button type="button" class="button button--plain button--small" aria-label={format!("Keep {own}")} title={format!("Keep {own}")} onclick={keep}>{ icon(Icon::Close) }</button>
            </p>
        }
    };
    html! {
        <div role="status" aria-live="polite">{ for props.offered.clone().map(offer) }</div>
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct RestoreProps {
    /// What the last visit left, where that is offered.
    pub(crate) left: Option<Left>,
    pub(crate) emit: Callback<Msg>,
}

/// Offers what the last visit left.
#[component]
pub(crate) fn RestoreOffer(props: &RestoreProps) -> Html {
    let offer = |left: &Left| {
        let (title, _) = title_of(left);
        let take = props.emit.reform(|_| Msg::Kept(KeptMsg::Restore));
        let decline = props.emit.reform(|_| Msg::Kept(KeptMsg::Decline));
        html! {
            <p class="pane__note offer">
                <span class="pane__note-text" title={left.when.clone()}>
                    { "Your last program: " }<code>{ title }</code>{ format!(" ({})", left.when) }
                </span>
                <button type="button" class="row__cause" onclick={take}>{ "Restore" }</button>
                <button type="button" class="button button--plain button--small" aria-label="Do not restore" title="Do not restore" onclick={decline}>{ icon(Icon::Close) }</button>
            </p>
        }
    };
    html! {
        <div role="status" aria-live="polite">{ for props.left.iter().map(offer) }</div>
    }
}
