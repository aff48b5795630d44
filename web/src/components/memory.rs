//! What variables lead to, as a picture: scopes and objects are boxes, references are arrows.
//!
//! The worker places everything. Boxes are HTML, so that they can be read and walked through; arrows are drawn behind
//! them. What changed, is new or was read is marked by a sign as well as by colour.

mod arrows;
mod bytes;

use super::icon::{Icon, icon};
use super::style::Style;
use crate::shared::Shared;
use crate::store::{MemoryMsg, Msg, RunMsg};
use protocol::{BoxView, CellView, Mark, MemoryView};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, window};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<MemoryView>,
    pub(crate) emit: Callback<Msg>,
}

/// Factors by which the picture is enlarged.
const ZOOMS: [f64; 7] = [0.4, 0.55, 0.7, 0.85, 1.0, 1.25, 1.5];
const ORDINARY: usize = 4;

#[component]
pub(crate) fn Memory(props: &Props) -> Html {
    let Props { view, emit } = props;
    let canvas = use_node_ref();
    let zoom = use_state(|| ORDINARY);
    let scale = ZOOMS[*zoom];
    let button = |name: &'static str, picture, to: Option<usize>| {
        let zoom = zoom.clone();
        html! {
            <button
                type="button"
                class="button button--small"
                aria-label={name}
                title={name}
                aria-disabled={to.is_none().to_string()}
                onclick={Callback::from(move |_: MouseEvent| if let Some(to) = to { zoom.set(to) })}
            >{ icon(picture) }</button>
        }
    };
    // Never by itself: what is small is hard to press.
    let fit = {
        let (canvas, zoom, width) = (canvas.clone(), zoom.clone(), f64::from(view.width));
        Callback::from(move |_: MouseEvent| {
            if let Some(canvas) = canvas.cast::<HtmlElement>() {
                zoom.set(fitting(f64::from(canvas.client_width()), width));
            }
        })
    };
    let objects = view.boxes.iter().filter(|each| !each.is_scope).count();
    let (width, height) = (f64::from(view.width), f64::from(view.height));
    html! {
        <div class="panel memory" id="panel-memory" role="tabpanel" aria-labelledby="tab-memory">
            <div class="memory__bar">
                <span class="memory__count">{ counted(objects, view.more) }</span>
                <span class="memory__key" aria-hidden="true">
                    <span class="memory__new">{ "+ new" }</span>
                    <span class="memory__changed">{ "◆ changed" }</span>
                    <span class="memory__read">{ "◇ read" }</span>
                </span>
                <span class="memory__zoom">
                    { button("Smaller", Icon::Minus, zoom.checked_sub(1)) }
                    { button("Larger", Icon::Plus, Some(*zoom + 1).filter(|to| *to < ZOOMS.len())) }
                    <button type="button" class="button button--small" aria-label="Fit to the width" title="Fit to the width" onclick={fit}>
                        { icon(Icon::Fit) }
                    </button>
                </span>
            </div>
            <div class="memory__canvas" ref={canvas} tabindex="0" role="region" aria-label="Objects and what leads to them">
                if view.boxes.is_empty() {
                    <p class="empty">{ "Nothing yet. Step or run: variables, objects and what leads from one to the other appear here." }</p>
                }
                <div class="memory__sheet" ~style={Style(format!("width:{:.0}px;height:{:.0}px", width * scale, height * scale))}>
                    <div class="memory__drawing" ~style={Style(format!("width:{width:.0}px;height:{height:.0}px;transform:scale({scale})"))}>
                        { arrows::draw(view) }
                        { for view.boxes.iter().map(|each| draw(each, view, emit)) }
                    </div>
                </div>
            </div>
            if let Some(bytes) = &view.bytes {
                <bytes::Bytes bytes={bytes.clone()} emit={emit.clone()} />
            }
        </div>
    }
}

/// The largest factor, but for enlarging, by which a picture fits into a width.
fn fitting(room: f64, width: f64) -> usize {
    let fits = (0..=ORDINARY).rev().find(|&at| width * ZOOMS[at] <= room);
    fits.unwrap_or(0)
}

fn counted(objects: usize, more: u32) -> String {
    match (objects, more) {
        (1, 0) => "1 object".to_owned(),
        (_, 0) => format!("{objects} objects"),
        (_, more) => format!("{objects} objects, {more} or more left out"),
    }
}

/// The class of a mark, its sign, and the word for it.
fn sign(mark: Option<Mark>) -> (&'static str, &'static str, &'static str) {
    match mark {
        Some(Mark::New) => ("new", "+", "new: "),
        Some(Mark::Changed) => ("changed", "◆", "changed: "),
        Some(Mark::Read) => ("read", "◇", "read: "),
        None => ("", "", ""),
    }
}

fn draw(each: &BoxView, view: &MemoryView, emit: &Callback<Msg>) -> Html {
    let (mark, mark_sign, says) = sign(each.mark);
    let class = classes!(
        "object",
        each.is_scope.then_some("object--scope"),
        each.is_dead.then_some("object--dead"),
        each.is_across.then_some("object--across"),
        (!mark.is_empty()).then(|| format!("object--{mark}")),
    );
    let id = each.id.clone();
    let is_open = view.bytes.as_ref().is_some_and(|bytes| bytes.id == id);
    html! {
        <div
            role="group"
            {class}
            key={each.id.clone()}
            id={format!("object-{}", each.id)}
            tabindex="-1"
            aria-label={format!("{says}{} {}", each.title, each.note)}
            data-title={each.title.clone()}
            ~style={Style(format!("left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px", each.x, each.y, each.width, each.height))}
        >
            <p class="object__title">
                <span class="object__mark" aria-hidden="true">{ mark_sign }</span>
                <b>{ &each.title }</b>
                <span class="object__note">{ &each.note }</span>
                if each.has_bytes {
                    <button
                        type="button"
                        class="object__bytes"
                        aria-pressed={is_open.to_string()}
                        title="Show its bytes"
                        aria-label={format!("0x: bytes of {}", each.title)}
                        onclick={emit.reform(move |_| {
                            Msg::Memory(MemoryMsg::Bytes((!is_open).then(|| id.clone())))
                        })}
                    >{ "0x" }</button>
                }
            </p>
            <ul class="object__cells">
                { for each.cells.iter().map(|cell| draw_cell(cell, view, emit)) }
            </ul>
            if each.more > 0 {
                <p class="object__more">{ format!("and {} more", each.more) }</p>
            }
        </div>
    }
}

fn draw_cell(cell: &CellView, view: &MemoryView, emit: &Callback<Msg>) -> Html {
    let (mark, mark_sign, says) = sign(cell.mark);
    let class = classes!("cell", (!mark.is_empty()).then(|| format!("cell--{mark}")),);
    let style = format!(
        "left:{:.1}px;top:{:.1}px;width:{:.1}px;height:{:.1}px",
        cell.x, cell.y, cell.width, cell.height
    );
    let value = match &cell.target {
        Some(target) => {
            let found = view.boxes.iter().find(|each| each.id == *target);
            let leads = found.map_or("", |each| each.title.as_str());
            let target = target.clone();
            html! {
                <button
                    type="button"
                    class="cell__pointer"
                    title={cell.value.clone()}
                    aria-label={format!("leads to {leads}")}
                    onclick={Callback::from(move |_: MouseEvent| go(&target))}
                >{ "●" }</button>
            }
        }
        None if cell.path.is_empty() => {
            html! { <span class="cell__value" title={cell.value.clone()}>{ &cell.value }</span> }
        }
        None => {
            let path = cell.path.clone();
            html! {
                <button
                    type="button"
                    class="cell__value cell__origin"
                    title={format!("{}\nGo to the step that wrote it", cell.value)}
                    onclick={emit.reform(move |_| Msg::Run(RunMsg::Origin(path.clone())))}
                >{ &cell.value }</button>
            }
        }
    };
    html! {
        <li {class} ~style={Style(style)} data-name={cell.name.clone()}>
            <span class="cell__name" title={cell.kind.clone()}>{ &cell.name }</span>
            <span class="cell__mark" aria-hidden="true">{ mark_sign }</span>
            <span class="visually-hidden">{ says }</span>
            { value }
        </li>
    }
}

/// Brings a box into view and puts the keyboard there.
fn go(id: &str) {
    let document = window().and_then(|window| window.document());
    let found = document.and_then(|document| document.get_element_by_id(&format!("object-{id}")));
    if let Some(element) = found.and_then(|each| each.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

#[cfg(test)]
mod tests {
    use super::{ORDINARY, ZOOMS, fitting};

    #[test]
    fn a_picture_is_made_as_small_as_it_must_be() {
        assert_eq!(fitting(500.0, 300.0), ORDINARY);
        assert_eq!(ZOOMS[fitting(500.0, 580.0)], 0.85);
        assert_eq!(fitting(500.0, 5_000.0), 0);
    }
}
