//! A line between panels that can be dragged, or moved with the arrow keys.

use crate::store::{LayoutMsg, Msg, Split};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) split: Split,
    /// Where it is.
    pub(crate) percent: f64,
    /// Where it can be.
    pub(crate) range: (f64, f64),
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Splitter(props: &Props) -> Html {
    let dragging = use_mut_ref(|| false);
    let split = props.split;
    let across = split == Split::Lower;
    let to = {
        let emit = props.emit.clone();
        move |percent| emit.emit(Msg::Layout(LayoutMsg::Split(split, percent)))
    };
    let settled = props.emit.reform(|()| Msg::Layout(LayoutMsg::Settled));
    let onpointerdown = {
        let dragging = dragging.clone();
        move |event: PointerEvent| {
            event.prevent_default();
            if let Some(line) = target(&event) {
                let _ = line.set_pointer_capture(event.pointer_id());
                *dragging.borrow_mut() = true;
            }
        }
    };
    let onpointermove = {
        let (dragging, to) = (dragging.clone(), to.clone());
        move |event: PointerEvent| {
            let whole = target(&event).and_then(|line| line.parent_element());
            if let Some(whole) = whole.filter(|_| *dragging.borrow()) {
                let area = whole.get_bounding_client_rect();
                to(if across {
                    100.0 * (f64::from(event.client_y()) - area.top()) / area.height()
                } else {
                    100.0 * (f64::from(event.client_x()) - area.left()) / area.width()
                });
            }
        }
    };
    let release = {
        let settled = settled.clone();
        Callback::from(move |_: PointerEvent| {
            if std::mem::take(&mut *dragging.borrow_mut()) {
                settled.emit(());
            }
        })
    };
    let onkeydown = {
        let (percent, (least, most)) = (props.percent, props.range);
        move |event: KeyboardEvent| {
            to(match event.key().as_str() {
                "ArrowLeft" | "ArrowUp" => percent - 2.0,
                "ArrowRight" | "ArrowDown" => percent + 2.0,
                "Home" => least,
                "End" => most,
                _ => return,
            });
            event.prevent_default();
            settled.emit(());
        }
    };
    let name = match split {
        Split::Source => "source",
        Split::State => "state",
        Split::Lower => "lower",
    };
    html! {
        <div
            class={format!("splitter splitter--{name}")}
            role="separator"
            tabindex="0"
            aria-label={format!("Resize {name}")}
            aria-orientation={if across { "horizontal" } else { "vertical" }}
            aria-valuenow={format!("{:.0}", props.percent)}
            aria-valuemin={format!("{:.0}", props.range.0)}
            aria-valuemax={format!("{:.0}", props.range.1)}
            title="Drag to resize, double-click to reset"
            {onpointerdown}
            {onpointermove}
            onpointerup={release.clone()}
            onpointercancel={release}
            {onkeydown}
            ondblclick={props.emit.reform(|_| Msg::Layout(LayoutMsg::ResetSplits))}
        ></div>
    }
}

/// The line; the event's current target is the whole page, at which Yew listens.
fn target(event: &PointerEvent) -> Option<Element> {
    event.target()?.dyn_into().ok()
}
