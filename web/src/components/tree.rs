//! The syntax tree: one line a node, foldable, linked both ways, errors and missing nodes marked.

use super::virtual_list::{Sideways, VirtualList};
use crate::shared::Shared;
use crate::store::{FocusMsg, ListMsg, Msg};
use protocol::{Linked, List, Pointer, Rows, Side, TreeRow};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) rows: Shared<Rows<TreeRow>>,
    pub(crate) linked: Option<Shared<Linked>>,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Tree(props: &Props) -> Html {
    let Props { rows, linked, emit } = props;
    let row = linked.as_ref().and_then(|linked| linked.tree);
    let html: Vec<Html> = (rows.first..)
        .zip(&rows.rows)
        .map(|(number, node)| line(number, node, row == Some(number)))
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
        <div class="panel" id="panel-tree" role="tabpanel" aria-labelledby="tab-tree">
            <VirtualList
                name="tree"
                label="Syntax tree"
                role="tree"
                total={rows.total}
                first={rows.first}
                rows={html}
                reveal={row}
                empty="Write a program in the source, or choose an example above: its syntax tree appears here."
                watch={emit.reform(|(first, count)| Msg::List(ListMsg::Watch { list: List::Tree, first, count }))}
                {point}
                {choose}
                {sideways}
            />
        </div>
    }
}

fn line(number: u32, node: &TreeRow, linked: bool) -> Html {
    let class = classes!(
        "tree__line",
        linked.then_some("tree__line--linked"),
        node.broken.map(|_| "tree__line--broken"),
    );
    let handle = match node.folded {
        Some(true) => "▸",
        Some(false) => "▾",
        None => "",
    };
    let broken = node.broken.map(|side| match side {
        Side::Unexpected => "does not fit here",
        Side::Missing => "is missing here",
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
            style={format!("--depth:{}", node.depth.min(40))}
        >
            <span class="tree__handle" data-fold="" aria-hidden="true">{ handle }</span>
            if let Some(field) = &node.field {
                <span class="tree__field">{ format!("{field}: ") }</span>
            }
            <span class="tree__kind">{ &node.kind }</span>
            if let Some(text) = &node.text {
                <span class="tree__text">{ text }</span>
            }
            if let Some(broken) = broken {
                <span class="tree__broken">{ broken }</span>
            }
        </div>
    }
}
