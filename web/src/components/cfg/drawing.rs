//! The drawing itself, as SVG.

use super::{Props, viewport::Viewport, walk};
use crate::store::{FocusMsg, Msg};
use protocol::{BlockView, EdgeKind, EdgeView, Pointer};
use yew::prelude::*;

/// Height of a line of text in a block; the layout reckons with the same.
const LINE: f32 = 16.0;
/// From the top of a block to the foot of its label.
const LABEL: f32 = 17.0;

/// The part of the drawing that can be seen.
pub(super) fn draw(props: &Props, viewport: &Viewport, active: Option<usize>) -> Html {
    let graph = &props.graph;
    let found = walk::matches(graph, &props.query);
    let visits = (props.visits.function == graph.function
        && props.visits.revision == graph.revision)
        .then_some(&props.visits);
    let block_visits = |at: usize| visits.and_then(|v| v.blocks.get(at).copied());
    let edge_visits = |at: usize| visits.and_then(|v| v.edges.get(at).copied());
    let current = props.place.filter(|place| place.module == graph.module);
    let current = current.map(|place| place.block);
    let linked = |block: u32| {
        props
            .linked
            .as_ref()
            .is_some_and(|l| l.blocks.contains(&block))
    };
    let loops = graph.loops.iter().map(|each| {
        html! {
            <rect class="graph__loop" rx="8" x={each.x.to_string()} y={each.y.to_string()}
                width={each.width.to_string()} height={each.height.to_string()} />
        }
    });
    let edges = graph.edges.iter().enumerate();
    let edges = edges.filter(|(_, edge)| seen(viewport, edge));
    let edges = edges.map(|(at, each)| edge(each, edge_visits(at), viewport.readable()));
    let blocks = graph.blocks.iter().enumerate().filter(|(_, block)| {
        let (x, y) = (f64::from(block.x), f64::from(block.y));
        viewport.sees(
            x,
            y,
            x + f64::from(block.width),
            y + f64::from(block.height),
        )
    });
    let blocks = blocks.map(|(at, each)| {
        let class = classes!(
            "block",
            (current == Some(each.block)).then_some("block--current"),
            linked(each.block).then_some("block--linked"),
            found.contains(&at).then_some("block--found"),
            (active == Some(at)).then_some("block--active"),
            (block_visits(at) == Some(0)).then_some("block--unvisited"),
        );
        block(props, each, class, block_visits(at), viewport.readable())
    });
    let transform = format!(
        "translate({:.2} {:.2}) scale({:.4})",
        viewport.x, viewport.y, viewport.scale
    );
    html! {
        <svg class="graph__drawing" role="presentation">
            { markers() }
            <g {transform} role="presentation">
                { for loops }
                { for edges }
                { for blocks }
            </g>
        </svg>
    }
}

/// Arrow heads: a filled one forwards, an open one where a loop closes.
fn markers() -> Html {
    let marker = |id: &'static str, path: &'static str, class: &'static str| {
        html! {
            <marker {id} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" markerHeight="8"
                markerUnits="userSpaceOnUse" orient="auto">
                <path {class} d={path} />
            </marker>
        }
    };
    html! {
        <defs>
            { marker("arrow", "M0 1L9 5L0 9z", "arrow") }
            { marker("arrow-true", "M0 1L9 5L0 9z", "arrow arrow--true") }
            { marker("arrow-false", "M0 1L9 5L0 9z", "arrow arrow--false") }
            { marker("arrow-exception", "M0 1L9 5L0 9z", "arrow arrow--exception") }
            { marker("arrow-back", "M1 1L9 5L1 9", "arrow arrow--back") }
        </defs>
    }
}

fn seen(viewport: &Viewport, edge: &EdgeView) -> bool {
    let (mut left, mut top) = (f32::MAX, f32::MAX);
    let (mut right, mut bottom) = (f32::MIN, f32::MIN);
    for point in &edge.points {
        left = left.min(point.x);
        right = right.max(point.x);
        top = top.min(point.y);
        bottom = bottom.max(point.y);
    }
    viewport.sees(left.into(), top.into(), right.into(), bottom.into())
}

fn edge(edge: &EdgeView, visits: Option<u64>, readable: bool) -> Html {
    let (kind, letter) = match edge.kind {
        EdgeKind::Jump => ("jump", ""),
        EdgeKind::True => ("true", "T"),
        EdgeKind::False => ("false", "F"),
        EdgeKind::Exception => ("exception", "!"),
    };
    let class = classes!(
        "edge",
        format!("edge--{kind}"),
        edge.back.then_some("edge--back"),
        visits
            .is_some_and(|visits| visits > 0)
            .then_some("edge--visited"),
    );
    let head = match (edge.back, edge.kind) {
        (true, _) => "url(#arrow-back)".to_owned(),
        (false, EdgeKind::Jump) => "url(#arrow)".to_owned(),
        (false, _) => format!("url(#arrow-{kind})"),
    };
    let label = edge
        .points
        .first()
        .filter(|_| readable && !letter.is_empty());
    html! {
        <>
            <path {class} d={rounded(edge)} marker-end={head} />
            if let Some(at) = label {
                <text class={format!("edge__label edge__label--{kind}")}
                    x={(at.x + 5.0).to_string()} y={(at.y + 12.0).to_string()}>{ letter }</text>
            }
        </>
    }
}

/// The line of an edge, its corners rounded.
fn rounded(edge: &EdgeView) -> String {
    let points = &edge.points;
    let Some(first) = points.first() else {
        return String::new();
    };
    let mut path = format!("M{:.1} {:.1}", first.x, first.y);
    for corner in points.windows(3) {
        let [before, at, after] = corner else {
            continue;
        };
        let towards = |x: f32, y: f32| {
            let (dx, dy) = (x - at.x, y - at.y);
            let length = dx.hypot(dy).max(0.01);
            let part = (length / 2.0).min(6.0) / length;
            (at.x + dx * part, at.y + dy * part)
        };
        let (from_x, from_y) = towards(before.x, before.y);
        let (to_x, to_y) = towards(after.x, after.y);
        path += &format!(
            "L{from_x:.1} {from_y:.1}Q{:.1} {:.1} {to_x:.1} {to_y:.1}",
            at.x, at.y
        );
    }
    if let Some(last) = points.last() {
        path += &format!("L{:.1} {:.1}", last.x, last.y);
    }
    path
}

fn block(
    props: &Props,
    block: &BlockView,
    class: Classes,
    visits: Option<u64>,
    readable: bool,
) -> Html {
    let number = block.block;
    let pointer = Pointer::Block(number);
    let point = props
        .emit
        .reform(move |_: MouseEvent| Msg::Focus(FocusMsg::Point(Some(pointer))));
    let choose = props
        .emit
        .reform(move |_: MouseEvent| Msg::Focus(FocusMsg::Choose(pointer)));
    let text = |(at, line): (usize, &String)| {
        let y = LABEL + LINE * (at as f32 + 1.0);
        html! { <text class="block__line" x="8" y={y.to_string()}>{ line }</text> }
    };
    html! {
        <g
            class={class.clone()}
            id={format!("block-{number}")}
            key={number}
            role="option"
            aria-selected={class.contains("block--current").to_string()}
            transform={format!("translate({} {})", block.x, block.y)}
            onmouseenter={point}
            onclick={choose}
        >
            <rect class="block__box" rx="5" width={block.width.to_string()} height={block.height.to_string()} />
            if readable {
                <text class="block__label" x="8" y={(LABEL - 4.0).to_string()}>{ &block.label }</text>
                if let Some(times) = visits.filter(|times| *times > 0) {
                    <text class="block__visits" x={(block.width - 8.0).to_string()} y={(LABEL - 4.0).to_string()}>
                        { format!("{times}×") }
                    </text>
                }
                { for block.lines.iter().enumerate().map(text) }
                if block.more > 0 {
                    <text class="block__line" x="8" y={(LABEL + LINE * (block.lines.len() as f32 + 1.0)).to_string()}>
                        { format!("… {} more", block.more) }
                    </text>
                }
            }
        </g>
    }
}
