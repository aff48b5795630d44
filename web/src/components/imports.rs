//! Which files of the program import which, as a picture whose files open.

use super::dialog::Dialog;
use super::style::Style;
use crate::shared::Shared;
use crate::store::{LayoutMsg, Msg, TabMsg};
use protocol::{ImportKind, ImportNode, ImportsView, Point};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) open: bool,
    pub(crate) view: Shared<ImportsView>,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Imports(props: &Props) -> Html {
    let onclose = props.emit.reform(|()| Msg::Layout(LayoutMsg::Dialog(None)));
    html! {
        <Dialog name="imports" title="Who imports whom" open={props.open} {onclose}>
            if props.open { { picture(props) } }
        </Dialog>
    }
}

fn picture(props: &Props) -> Html {
    let ImportsView {
        width,
        height,
        nodes,
        edges,
        ..
    } = &*props.view;
    html! {
        <div class="imports__picture" tabindex="0" role="group" aria-label="Files and what they import">
            <div class="imports__inside" ~style={Style(format!("width:{width}px;height:{height}px"))}>
                <svg class="imports__edges" width={width.to_string()} height={height.to_string()} aria-hidden="true">
                    <defs>
                        <marker id="imports-end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
                            <path d="M0 0L8 4L0 8z" />
                        </marker>
                    </defs>
                    { for edges.iter().map(|points| html! { <path d={way(points)} marker-end="url(#imports-end)" /> }) }
                </svg>
                { for nodes.iter().map(|node| drawn(props, node)) }
            </div>
        </div>
    }
}

fn drawn(props: &Props, node: &ImportNode) -> Html {
    let style = format!(
        "left:{}px;top:{}px;width:{}px;height:{}px",
        node.at.x, node.at.y, node.width, node.height
    );
    let (class, says, file) = match node.kind {
        ImportKind::File(file) => ("", "", Some(file)),
        ImportKind::Aside(file) => ("imports__node--aside", "nothing imports it", Some(file)),
        ImportKind::Library => ("imports__node--library", "of the library", None),
        ImportKind::Missing => ("imports__node--missing", "not found", None),
    };
    let class = classes!("imports__node", class);
    let inside = html! {
        <>
            { &node.name }
            if !says.is_empty() { <span class="visually-hidden">{ format!(", {says}") }</span> }
        </>
    };
    match file {
        Some(file) => {
            let emit = props.emit.clone();
            let onclick = move |_: MouseEvent| {
                emit.emit(Msg::Layout(LayoutMsg::Dialog(None)));
                emit.emit(Msg::Tab(TabMsg::Show(file as usize)));
            };
            html! { <button type="button" {class} ~style={Style(style)} title={says} {onclick}>{ inside }</button> }
        }
        None => html! { <span {class} ~style={Style(style)} title={says}>{ inside }</span> },
    }
}

/// A way through points, as a path of SVG.
fn way(points: &[Point]) -> String {
    let steps = points.iter().enumerate();
    let steps =
        steps.map(|(at, Point { x, y })| format!("{}{x} {y}", if at == 0 { 'M' } else { 'L' }));
    steps.collect()
}
