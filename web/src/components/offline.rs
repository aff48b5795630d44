//! Which languages are kept for use without a network, and keeping more.

use super::dialog::Dialog;
use crate::shared::Shared;
use crate::store::{LayoutMsg, LinkMsg, Msg, OfflineMsg, OfflineState};
use protocol::{Copied, LanguageView};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) open: bool,
    pub(crate) languages: Vec<LanguageView>,
    /// Whether the page was saved as one file.
    pub(crate) is_saved: bool,
    pub(crate) has_network: bool,
    /// Names of those that are there; nothing where the browser keeps none.
    pub(crate) held: Option<Shared<Vec<String>>>,
    /// Names of those that are being fetched.
    pub(crate) fetching: Vec<String>,
    /// Names of those that could not be.
    pub(crate) failed: Vec<String>,
    pub(crate) emit: Callback<Msg>,
}

impl Props {
    pub(crate) fn of(
        open: bool,
        languages: Vec<LanguageView>,
        state: &OfflineState,
        emit: Callback<Msg>,
    ) -> Props {
        Props {
            open,
            languages,
            is_saved: state.is_saved,
            has_network: state.has_network,
            held: state.held.clone(),
            fetching: state.fetching.iter().cloned().collect(),
            failed: state.failed.clone(),
            emit,
        }
    }
}

#[component]
pub(crate) fn Offline(props: &Props) -> Html {
    let onclose = props.emit.reform(|()| Msg::Layout(LayoutMsg::Dialog(None)));
    html! {
        <Dialog name="offline" title="Use without a network" open={props.open} {onclose}>
            if props.open { { list(props) } }
        </Dialog>
    }
}

fn list(props: &Props) -> Html {
    if props.is_saved {
        let held = props.held.iter().flat_map(|held| held.iter());
        let titles = held.filter_map(|name| props.languages.iter().find(|each| each.name == *name));
        let titles: Vec<&str> = titles.map(|each| each.title.as_str()).collect();
        return html! {
            <p class="offline__says">{ format!("This page was saved as one file. It holds {}.", titles.join(", ")) }</p>
        };
    }
    let Some(held) = &props.held else {
        return html! {
            <p class="offline__says">{ "This browser keeps nothing of this page, as in a private window. Saved as one HTML file, the page works without a network too." }</p>
        };
    };
    let all_held = props.languages.iter().all(|each| held.contains(&each.name));
    let all = props
        .emit
        .reform(|_: MouseEvent| Msg::Offline(OfflineMsg::FetchAll));
    let save = props
        .emit
        .reform(|_: MouseEvent| Msg::Link(LinkMsg::Copy(Copied::PageWithAll)));
    html! {
        <>
            <p class="offline__says">{ "What you have used is kept in this browser and works without a network. The others can be fetched now." }</p>
            <ul class="offline__list">
                { for props.languages.iter().map(|each| row(props, held, each)) }
            </ul>
            <div class="offline__ends">
                if !all_held && props.has_network {
                    <button type="button" class="button button--bordered" onclick={all}>{ "Keep all" }</button>
                }
                <button type="button" class="button button--bordered" onclick={save}
                    title="One HTML file with this program and every language that is kept here">{ "Save the page with the kept languages" }</button>
            </div>
        </>
    }
}

fn row(props: &Props, held: &[String], language: &LanguageView) -> Html {
    let LanguageView { name, title, .. } = language;
    let says = if held.contains(name) {
        Some("kept")
    } else if props.fetching.contains(name) {
        Some("fetching…")
    } else if props.failed.contains(name) {
        Some("could not be fetched")
    } else if !props.has_network {
        Some("not kept")
    } else {
        None
    };
    let keep = props.emit.reform({
        let name = name.clone();
        move |_: MouseEvent| Msg::Offline(OfflineMsg::Fetch(name.clone()))
    });
    html! {
        <li class="offline__row" key={name.clone()}>
            <span class="offline__name">{ title }</span>
            if let Some(says) = says {
                <span class="offline__state" role="status">{ says }</span>
            } else {
                <button type="button" class="button button--small button--bordered" aria-label={format!("Keep {title}")} onclick={keep}>{ "Keep" }</button>
            }
        </li>
    }
}
