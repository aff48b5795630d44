//! The drawing itself, as SVG.

use super::{About, Props, viewport::Viewport, walk};
use crate::components::numbers::short;
use crate::store::{GraphMsg, Msg};
use protocol::{BlockView, ClusterView, EdgeKind, EdgeView, Fold, LoopView, Standing};
use yew::prelude::*;

/// Height of a line of text in a block; the layout reckons with the same.
const LINE: f32 = 16.0;
/// From the top of a block to the foot of its label.
const LABEL: f32 = 17.0;

/// The part of the drawing that can be seen.
pub(super) fn draw(props: &Props, viewport: &Viewport, active: Option<usize>) -> Html {
    let graph = &props.graph;
    let found = walk::matches(graph, &props.query);
    let visits = (props.visits.serial == graph.serial).then_some(&props.visits);
    let most = visits.and_then(|v| v.edges.iter().chain(&v.blocks).max().copied());
    let weight = Weight(most.unwrap_or_default());
    let standing = visits.and_then(|visits| visits.standing.as_ref());
    let block_visits = |at: usize| visits.and_then(|v| v.blocks.get(at).copied());
    let edge_visits = |at: usize| visits.and_then(|v| v.edges.get(at).copied());
    let current = props.place.filter(|place| place.module == graph.module);
    let current = current.and_then(|place| graph.index_of(place.block));
    let linked = |block: &BlockView| {
        let linked = props.linked.as_ref();
        linked.is_some_and(|linked| {
            let mut blocks = linked.blocks.iter();
            blocks.any(|each| *each == block.block || block.hidden.contains(each))
        })
    };
    let clusters = graph
        .clusters
        .iter()
        .map(|each| cluster(props, each, viewport.scale as f32));
    let loops = graph
        .loops
        .iter()
        .map(|each| outline(props, each, viewport));
    let edges = graph.edges.iter().enumerate();
    let edges = edges.filter(|(_, edge)| seen(viewport, edge));
    let edges = edges.map(|(at, each)| edge(each, edge_visits(at), weight, viewport.readable()));
    let blocks = graph.blocks.iter().enumerate();
    let blocks = blocks.filter(|(_, block)| viewport.sees_block(block));
    let blocks = blocks.map(|(at, each)| {
        let class = classes!(
            "block",
            (current == Some(at)).then_some("block--current"),
            linked(each).then_some("block--linked"),
            found.contains(&at).then_some("block--found"),
            (active == Some(at)).then_some("block--active"),
            (block_visits(at) == Some(0)).then_some("block--unvisited"),
            (!each.hidden.is_empty()).then_some("block--folded"),
        );
        let seen = Seen {
            is_active: active == Some(at),
            visits: block_visits(at),
            weight,
            scale: viewport.scale as f32,
            readable: viewport.readable(),
            standing: standing.filter(|standing| standing.block as usize == at),
        };
        block(props, each, class, &seen)
    });
    let transform = format!(
        "translate({:.2} {:.2}) scale({:.4})",
        viewport.x, viewport.y, viewport.scale
    );
    html! {
        <svg class="graph__drawing" role="presentation">
            { markers() }
            <g {transform} role="presentation">
                { for clusters }
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

/// How often something ran as a share of what ran most, from 0 to 1; by orders of magnitude, so that what ran
/// seldom differs from what never did.
#[derive(Clone, Copy)]
struct Weight(u64);

impl Weight {
    fn of(self, times: u64) -> f64 {
        let order = |times: u64| (1.0 + times as f64).ln();
        match times {
            0 => 0.0,
            _ => order(times) / order(self.0.max(1)),
        }
    }
}

/// The frame of a function with its title, on which it is folded.
fn cluster(props: &Props, each: &ClusterView, scale: f32) -> Html {
    let function = each.function;
    let fold = props
        .emit
        .reform(move |_: MouseEvent| Msg::Graph(GraphMsg::Fold(Fold::Function(function))));
    let title = match (&props.about, each.folded) {
        (About::Variables(_), _) => each.title.clone(),
        (About::Control, true) => format!("+ {}", each.title),
        (About::Control, false) => format!("− {}", each.title),
    };
    // As large as there is room for in the stripe above the blocks, and no larger than it needs to be.
    let room = (each.width - 20.0) / ((each.title.chars().count() + 2) as f32 * 0.62);
    let size = room.min(26.0).min((11.0 / scale).max(13.0));
    html! {
        <g class="cluster" role="presentation">
            <rect class="cluster__frame" rx="8" x={each.x.to_string()} y={each.y.to_string()}
                width={each.width.to_string()} height={each.height.to_string()} />
            <text class="cluster__title" x={(each.x + 12.0).to_string()} y={(each.y + 28.0).to_string()}
                font-size={format!("{size:.1}")} onclick={fold}>{ title }</text>
        </g>
    }
}

/// The outline of a loop, and the sign on which it is folded.
fn outline(props: &Props, each: &LoopView, viewport: &Viewport) -> Html {
    let head = each.head;
    let fold = props
        .emit
        .reform(move |_: MouseEvent| Msg::Graph(GraphMsg::Fold(Fold::Loop(head))));
    let (x, y) = (each.x + each.width - 11.0, each.y + 11.0);
    html! {
        <>
            <rect class="graph__loop" rx="8" x={each.x.to_string()} y={each.y.to_string()}
                width={each.width.to_string()} height={each.height.to_string()} />
            if viewport.readable() {
                <g class="fold" role="presentation" onclick={fold}>
                    <title>{ "Fold this loop (c)" }</title>
                    <circle class="fold__spot" cx={x.to_string()} cy={y.to_string()} r="8" />
                    <path class="fold__sign" d={format!("M{} {y}h8", x - 4.0)} />
                </g>
            }
        </>
    }
}

/// Names the element that holds what is said of the block that the keyboard is at.
const SPOKEN: &str = "graph-spoken";

/// What a screen reader says of that block: how often it ran, and the ways out of it.
pub(super) fn spoken(props: &Props, active: Option<usize>) -> Html {
    let text = active.map(|at| described(props, at));
    html! { <p id={SPOKEN} class="visually-hidden">{ text }</p> }
}

fn described(props: &Props, at: usize) -> String {
    let graph = &props.graph;
    let visits = props.visits.blocks.get(at);
    let mut text = match visits.filter(|_| props.visits.serial == graph.serial) {
        _ if props.about != About::Control => "leads on".to_owned(),
        Some(times) => format!("ran {times} times"),
        None => "not counted".to_owned(),
    };
    for edge in graph.edges.iter().filter(|edge| edge.from as usize == at) {
        let kind = match props.about {
            About::Control => kind(edge.kind).0,
            About::Variables(_) => "",
        };
        let back = if edge.back { " back" } else { "" };
        text += &format!(", {kind}{back} to {}", graph.blocks[edge.to as usize].label);
    }
    text
}

/// What a kind of edge is called, and the letter at its start.
fn kind(kind: EdgeKind) -> (&'static str, &'static str) {
    match kind {
        EdgeKind::Jump => ("jump", ""),
        EdgeKind::True => ("true", "T"),
        EdgeKind::False => ("false", "F"),
        EdgeKind::Exception => ("exception", "!"),
    }
}

fn edge(edge: &EdgeView, visits: Option<u64>, weight: Weight, readable: bool) -> Html {
    let (kind, letter) = kind(edge.kind);
    let class = classes!(
        "edge",
        format!("edge--{kind}"),
        edge.back.then_some("edge--back"),
        (visits == Some(0)).then_some("edge--unvisited"),
    );
    let head = match (edge.back, edge.kind) {
        (true, _) => "url(#arrow-back)".to_owned(),
        (false, EdgeKind::Jump) => "url(#arrow)".to_owned(),
        (false, _) => format!("url(#arrow-{kind})"),
    };
    let times = visits.unwrap_or_default();
    let width = 1.3 + 2.9 * weight.of(times);
    let label = edge.points.first();
    let label = label.filter(|_| readable && !letter.is_empty());
    let says = match times {
        0 => letter.to_owned(),
        _ => format!("{letter} {}×", short(times)),
    };
    html! {
        <>
            <path {class} d={rounded(edge)} marker-end={head} stroke-width={format!("{width:.2}")} />
            if let Some(at) = label {
                <text class={format!("edge__label edge__label--{kind}")}
                    x={(at.x + 5.0).to_string()} y={(at.y + 12.0).to_string()}>{ says }</text>
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

/// How a block is seen.
struct Seen<'a> {
    /// Whether the keyboard is at it.
    is_active: bool,
    visits: Option<u64>,
    weight: Weight,
    scale: f32,
    /// Whether its text can be read.
    readable: bool,
    /// Where the run stands in it.
    standing: Option<&'a Standing>,
}

fn block(props: &Props, block: &BlockView, class: Classes, seen: &Seen) -> Html {
    let number = block.block;
    let (about, other) = (props.about.clone(), props.about.clone());
    let point = props
        .emit
        .reform(move |_: MouseEvent| about.pointed(number));
    let unfold = block.fold.filter(|_| !block.hidden.is_empty());
    let choose = props.emit.reform(move |_: MouseEvent| match unfold {
        Some(head) => Msg::Graph(GraphMsg::Fold(Fold::Loop(head))),
        None => other.chosen(number),
    });
    let times = seen.visits.filter(|times| *times > 0);
    let bar = f64::from(block.height - 8.0) * times.map_or(0.0, |times| seen.weight.of(times));
    html! {
        <g
            class={class.clone()}
            id={format!("block-{number}")}
            key={number}
            role="option"
            aria-label={(!seen.readable).then(|| block.label.clone())}
            aria-describedby={seen.is_active.then_some(SPOKEN)}
            aria-selected={class.contains("block--current").to_string()}
            transform={format!("translate({} {})", block.x, block.y)}
            onmouseenter={point}
            onclick={choose}
        >
            if !block.hidden.is_empty() {
                <rect class="block__box" rx="5" x="4" y="4" width={block.width.to_string()} height={block.height.to_string()} />
            }
            <rect class="block__box" rx="5" width={block.width.to_string()} height={block.height.to_string()} />
            if bar > 0.0 {
                <rect class="block__weight" x="1.5" width="3" rx="1.5" height={format!("{bar:.1}")}
                    y={format!("{:.1}", f64::from(block.height) - 4.0 - bar)} />
            }
            if seen.readable {
                <text class="block__label" x="8" y={(LABEL - 4.0).to_string()}>{ &block.label }</text>
                if let Some(times) = times {
                    <text class="block__visits" x={(block.width - 8.0).to_string()} y={(LABEL - 4.0).to_string()}>
                        { format!("{}×", short(times)) }
                    </text>
                }
                { lines(block, seen.standing) }
            } else {
                { from_afar(block, seen.scale) }
            }
        </g>
    }
}

/// The lines of a block, the one marked at which the run stands.
fn lines(block: &BlockView, standing: Option<&Standing>) -> Html {
    let window = standing.and_then(|standing| standing.instead.as_ref());
    let (above, lines, below) = match window {
        Some(window) => (window.above, &window.lines, window.below),
        None => (0, &block.lines, block.more),
    };
    let baseline = |row: usize| LABEL + LINE * (row as f32 + 1.0);
    let text = |row: usize, text: String| {
        html! { <text class="block__line" x="8" y={baseline(row).to_string()}>{ text }</text> }
    };
    let first = usize::from(above > 0);
    let here = standing.map(|standing| baseline(first + standing.line as usize));
    html! {
        <>
            if let Some(y) = here {
                <rect class="block__here" x="2" width={(block.width - 4.0).to_string()} y={(y - 12.0).to_string()} height={LINE.to_string()} />
            }
            if above > 0 {
                { text(0, format!("… {above} before")) }
            }
            { for lines.iter().enumerate().map(|(row, line)| text(first + row, line.clone())) }
            if below > 0 {
                { text(first + lines.len(), format!("… {below} more")) }
            }
        </>
    }
}

/// The label of a block whose text is too small to be read, as large as there is room for.
fn from_afar(block: &BlockView, scale: f32) -> Html {
    let letters = block.label.chars().count().max(1) as f32;
    let room = (block.width - 6.0) / (letters * 0.62);
    let size = room.min(block.height - 2.0).min(11.0 / scale);
    // Smaller than this on the screen, nobody can read it.
    if size * scale < 6.0 {
        return Html::default();
    }
    html! {
        <text class="block__afar" x={(block.width / 2.0).to_string()} y={(block.height / 2.0).to_string()}
            font-size={format!("{size:.1}")}>{ &block.label }</text>
    }
}
