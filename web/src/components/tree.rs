//! The syntax tree: one line a node, foldable, linked both ways, searched, errors and missing nodes marked.

use super::icon::{Icon, icon};
use super::style::Style;
use super::virtual_list::{Sideways, VirtualList};
use crate::shared::Shared;
use crate::store::{FocusMsg, ListMsg, Msg};
use protocol::{Direction, Found, Linked, List, Pointer, Rows, Side, TreeRow};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) rows: Shared<Rows<TreeRow>>,
    pub(crate) linked: Option<Shared<Linked>>,
    /// What is searched for.
    pub(crate) query: String,
    /// What of it there is.
    pub(crate) found: Found,
    /// The row of what was found, while it is what is pointed at.
    pub(crate) shown: Option<u32>,
    /// Counts the times that one was gone to.
    pub(crate) gone: u32,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Tree(props: &Props) -> Html {
    let Props {
        rows, linked, emit, ..
    } = props;
    let pointed = linked.as_ref().and_then(|linked| linked.tree);
    let row = props.shown.or(pointed);
    let at = props.found.at.map(|at| at.row);
    let html: Vec<Html> = (rows.first..)
        .zip(&rows.rows)
        .map(|(number, node)| line(number, node, row == Some(number), at == Some(number)))
        .collect();
    let span_of = {
        let rows = rows.clone();
        move |row: u32| rows.get(row).map(|node| Pointer::Span(node.span))
    };
    let point = {
        let (emit, span_of) = (emit.clone(), span_of.clone());
        move |row: Option<u32>| {
            emit.emit(Msg::Focus(FocusMsg::Point(row.and_then(&span_of))));
        }
    };
    let choose = {
        let emit = emit.clone();
        move |row: u32| {
            if let Some(pointer) = span_of(row) {
                emit.emit(Msg::Focus(FocusMsg::Choose(pointer)));
            }
        }
    };
    let sideways = {
        let (emit, rows) = (emit.clone(), rows.clone());
        move |(row, key): (u32, Option<Sideways>)| {
            let Some(node) = rows.get(row) else { return };
            let fold = match (node.folded, key) {
                (None, _) | (Some(true), Some(Sideways::Left)) => false,
                (Some(false), Some(Sideways::Right)) => false,
                (Some(_), _) => true,
            };
            if fold {
                emit.emit(Msg::List(ListMsg::Fold(node.node)));
            }
        }
    };
    html! {
        <div class="panel tree" id="panel-tree" role="tabpanel" aria-labelledby="tab-tree">
            { bar(props) }
            <VirtualList
                name="tree"
                label="Syntax tree"
                role="tree"
                total={rows.total}
                first={rows.first}
                rows={html}
                reveal={row}
                brought={props.gone}
                empty="Write a program in the source, or choose an example above: its syntax tree appears here."
                watch={emit.reform(|(first, count)| Msg::List(ListMsg::Watch { list: List::Tree, first, count }))}
                {point}
                {choose}
                {sideways}
            />
        </div>
    }
}

/// Above the tree: the search.
fn bar(props: &Props) -> Html {
    let Found { count, at, .. } = props.found;
    let search = props.emit.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::List(ListMsg::Search(input.value()))
    });
    let keys = {
        let emit = props.emit.clone();
        move |event: KeyboardEvent| {
            let direction = match event.shift_key() {
                true => Direction::Back,
                false => Direction::Forward,
            };
            if event.key() == "Enter" {
                emit.emit(Msg::List(ListMsg::Match(direction)));
            }
        }
    };
    let button = |name: &'static str, keys: &'static str, picture, direction| {
        html! {
            <button type="button" class="button button--small" aria-label={name} title={format!("{name} ({keys})")}
                aria-disabled={(count == 0).to_string()}
                onclick={props.emit.reform(move |_: MouseEvent| Msg::List(ListMsg::Match(direction)))}
            >{ icon(picture) }</button>
        }
    };
    let says = match at {
        _ if props.query.trim().is_empty() => String::new(),
        Some(at) => format!("{} of {count}", at.number + 1),
        None => format!("{count} found"),
    };
    html! {
        <div class="tree__bar">
            <input class="field" type="search" placeholder="Search kinds and texts" aria-label="Search the tree"
                title="Kinds of nodes and texts of leaves: call, identifier fib. ERROR and MISSING are what breaks the grammar."
                value={props.query.clone()} oninput={search} onkeydown={keys} />
            <span class="tree__found" role="status">{ says }</span>
            { button("Previous match", "Shift+Enter", Icon::Previous, Direction::Back) }
            { button("Next match", "Enter", Icon::Next, Direction::Forward) }
        </div>
    }
}

fn line(number: u32, node: &TreeRow, linked: bool, is_at: bool) -> Html {
    let class = classes!(
        "tree__line",
        linked.then_some("tree__line--linked"),
        node.found.then_some("tree__line--found"),
        is_at.then_some("tree__line--at"),
        node.broken.map(|_| "tree__line--broken"),
    );
    let handle = match node.folded {
        Some(true) => "▸",
        Some(false) => "▾",
        None => "",
    };
    let broken = node.broken.map(|side| match side {
        Side::Unexpected => "unexpected",
        Side::Missing => "expected",
    });
    html! {
        <div
            {class}
            key={number}
            id={format!("tree-{number}")}
            role="treeitem"
            aria-level={(node.depth + 1).to_string()}
            aria-expanded={node.folded.map(|folded| (!folded).to_string())}
            aria-selected={linked.to_string()}
            aria-current={is_at.then_some("true")}
            ~style={Style(format!("--depth:{}", node.depth.min(40)))}
        >
            <span class="tree__handle" data-fold="" aria-hidden="true">{ handle }</span>
            if let Some(field) = &node.field {
                <span class="tree__field">{ format!("{field}: ") }</span>
            }
            <span class="tree__kind">{ &node.kind }</span>
            if node.found {
                <span class="visually-hidden">{ "found" }</span>
            }
            if let Some(text) = &node.text {
                <span class="tree__text">{ text }</span>
            }
            if let Some(broken) = broken {
                <span class="tree__broken">{ broken }</span>
            }
        </div>
    }
}
