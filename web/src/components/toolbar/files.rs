//! Other ways out of the page, and into it.

use super::super::files::taken;
use super::super::icon::Icon;
use super::super::menu::{Menu, choosing};
use crate::store::{AssistMsg, Entry, FileMsg, LinkMsg, Msg, OfflineMsg};
use protocol::{About, Copied, Format};
use yew::prelude::*;

pub(super) fn files(emit: &Callback<Msg>, models_are_on: bool, has_answer: bool) -> Html {
    html! {
        <Menu label="More ways to share, save and open" title="Share, save, open" picture={Icon::More}>
            <Items emit={emit.clone()} {models_are_on} {has_answer} />
        </Menu>
    }
}

#[derive(Properties, PartialEq)]
struct ItemsProps {
    emit: Callback<Msg>,
    /// Whether language models are on.
    models_are_on: bool,
    /// Whether one has explained something.
    has_answer: bool,
}

#[component]
fn Items(props: &ItemsProps) -> Html {
    let emit = &props.emit;
    let item = |text: &'static str, msg: Msg| {
        let onclick = choosing(emit.reform(move |()| msg.clone()));
        html! { <li><button type="button" class="menu__item" {onclick}>{ text }</button></li> }
    };
    let open = taken(emit, false);
    html! {
        <>
            { item("Compare with another program", Msg::Link(LinkMsg::Copy(Copied::Compare))) }
            { item("Copy as Markdown", Msg::Link(LinkMsg::Copy(Copied::Markdown))) }
            { item("Copy embed snippet", Msg::Link(LinkMsg::Copy(Copied::Embed))) }
            { item("Save page as one HTML file", Msg::Link(LinkMsg::Copy(Copied::Page))) }
            { item("Use without a network…", Msg::Offline(OfflineMsg::Show)) }
            { item("Save the program", Msg::File(FileMsg::Save)) }
            <li>
                <label class="menu__item">
                    { "Open files…" }
                    <input class="visually-hidden" type="file" multiple=true onchange={open.clone()} />
                </label>
            </li>
            <li>
                <label class="menu__item">
                    { "Open a folder…" }
                    <input class="visually-hidden" type="file" webkitdirectory=true onchange={open} />
                </label>
            </li>
            { item("Save control flow as SVG", Msg::File(FileMsg::Export(Format::Svg))) }
            { item("Save control flow as PNG", Msg::File(FileMsg::Export(Format::Png))) }
            { item("Save control flow for Graphviz", Msg::File(FileMsg::Export(Format::Dot))) }
            { item("Save control flow for Mermaid", Msg::File(FileMsg::Export(Format::Mermaid))) }
            if props.models_are_on {
                { item("Explain this step by a model", Msg::Assist(AssistMsg::Begin(Entry::About(About::Step)))) }
                { item("Explain this function by a model", Msg::Assist(AssistMsg::FunctionHere)) }
                { item("Translate another language by a model…", Msg::Assist(AssistMsg::Name)) }
            }
            if props.has_answer {
                { item("Show the last explanation", Msg::Assist(AssistMsg::Show)) }
            }
            { item("Language models…", Msg::Assist(AssistMsg::Settings)) }
        </>
    }
}
