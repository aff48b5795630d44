//! The files of the program, as tabs over the editor: one is in front, one is what the program begins with.

use super::field::Field;
use super::icon::{Icon, icon};
use super::menu::{Menu, choosing, close};
use crate::effects::open;
use crate::store::{FilesState, Msg, TabMsg};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) files: FilesState,
    /// For each file whether it is part of the program; empty while that is not known.
    pub(crate) parts: Vec<bool>,
    pub(crate) emit: Callback<Msg>,
}

/// The tabs, where there is more than one file.
#[component]
pub(crate) fn FileTabs(props: &Props) -> Html {
    let Props { files, parts, emit } = props;
    let list = use_node_ref();
    {
        let list = list.clone();
        use_effect_with((files.shown, files.list.len()), move |&(shown, _)| {
            bring_into_view(&list, shown);
        });
    }
    if !files.are_several() {
        return Html::default();
    }
    let count = files.list.len();
    let shown = files.shown;
    let onkeydown = {
        let (emit, list) = (emit.clone(), list.clone());
        move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowRight" => (shown + 1) % count,
                "ArrowLeft" => (shown + count - 1) % count,
                "Home" => 0,
                "End" => count - 1,
                _ => return,
            };
            event.prevent_default();
            // Focus goes with the choice.
            let list = list.cast::<HtmlElement>();
            let tab = list.and_then(|list| list.children().item(to as u32));
            if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<HtmlElement>().ok()) {
                let _ = tab.focus();
            }
            emit.emit(Msg::Tab(TabMsg::Show(to)));
        }
    };
    let tab = |at: usize| {
        let path = &files.list[at].path;
        let is_entry = at == files.entry;
        let is_part = parts.get(at).copied().unwrap_or(true);
        let says = match (is_entry, is_part) {
            (true, _) => ", where the program begins",
            (false, true) => "",
            (false, false) => ", not part of the program: nothing imports it",
        };
        html! {
            <button
                type="button"
                key={files.list[at].id}
                class={classes!("tab", "file", (!is_part).then_some("file--aside"))}
                role="tab"
                aria-selected={(at == shown).to_string()}
                aria-controls="panel-source"
                tabindex={if at == shown { "0" } else { "-1" }}
                title={format!("{path}{says}")}
                onclick={emit.reform(move |_| Msg::Tab(TabMsg::Show(at)))}
            >
                if is_entry { <span class="file__entry" aria-hidden="true">{ "▸" }</span> }
                { path.clone() }
                <span class="visually-hidden">{ says }</span>
            </button>
        }
    };
    html! {
        <div class="files">
            <div class="tabs files__tabs" ref={list} role="tablist" aria-label="Files" {onkeydown}>
                { for (0..count).map(tab) }
            </div>
            <Menu label="This file" title="Rename, remove, begin here, add" picture={Icon::More}>
                { items(props) }
            </Menu>
        </div>
    }
}

/// Moves the row of tabs so far that one of them is seen; the page stays where it is.
fn bring_into_view(list: &NodeRef, tab: usize) {
    let Some(list) = list.cast::<HtmlElement>() else {
        return;
    };
    let tab = list.children().item(tab as u32);
    let Some(tab) = tab.and_then(|tab| tab.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    let (row, own) = (
        list.get_bounding_client_rect(),
        tab.get_bounding_client_rect(),
    );
    let beyond = (own.right() - row.right()).max(0.0);
    let before = (own.left() - row.left()).min(0.0);
    list.set_scroll_left(list.scroll_left() + (beyond + before) as i32);
}

/// What can be done with the file in front, and with files at all.
fn items(props: &Props) -> Html {
    let Props { files, emit, .. } = props;
    let shown = files.shown;
    let item = |text: String, msg: TabMsg| {
        let onclick = choosing(emit.reform(move |()| Msg::Tab(msg.clone())));
        html! { <li><button type="button" class="menu__item" {onclick}>{ text }</button></li> }
    };
    let rename = emit.reform(move |path| Msg::Tab(TabMsg::Rename(shown, path)));
    let path = &files.front().path;
    html! {
        <>
            <li class="files__rename">
                <label>{ "Name " }<Field value={path.clone()} onenter={rename} /></label>
            </li>
            if shown != files.entry {
                { item(format!("Begin the program with {path}"), TabMsg::Begin(shown)) }
            }
            { item("Who imports whom".to_owned(), TabMsg::Imports) }
            { item("Add a file".to_owned(), TabMsg::Add) }
            <li>
                <label class="menu__item">
                    { "Add files from this machine…" }
                    <input class="visually-hidden" type="file" multiple=true onchange={taken(emit, true)} />
                </label>
            </li>
            { item(format!("Remove {path}"), TabMsg::Remove(shown)) }
        </>
    }
}

/// What is done with files that a person chooses.
pub(crate) fn taken(emit: &Callback<Msg>, adds: bool) -> Callback<Event> {
    let emit = emit.clone();
    Callback::from(move |event: Event| {
        let field: HtmlInputElement = event.target_unchecked_into();
        close(&field);
        open::chosen(&field, adds, emit.clone());
    })
}

/// Adds a second file to a program of one.
#[component]
pub(crate) fn AddFile(props: &AddProps) -> Html {
    let name = "Add a file";
    html! {
        <button type="button" class="button button--small button--icon" aria-label={name}
            title="Add a file to the program; or drop files or a folder on the page"
            onclick={props.emit.reform(|_: MouseEvent| Msg::Tab(TabMsg::Add))}
        >{ icon(Icon::Plus) }</button>
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct AddProps {
    pub(crate) emit: Callback<Msg>,
}
