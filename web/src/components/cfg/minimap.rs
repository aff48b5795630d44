//! A small picture of the whole drawing, with what is seen of it; a press on it shows that part.

use super::{Cfg, Look, viewport::Viewport};
use std::fmt::Write;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The most that it takes of the canvas, in pixels.
const LARGEST: (f64, f64) = (132.0, 110.0);

/// The picture; nothing where all of the drawing can be seen.
pub(super) fn minimap(ctx: &Context<Cfg>, viewport: &Viewport) -> Html {
    let graph = &ctx.props().graph;
    let (width, height) = (f64::from(graph.width), f64::from(graph.height));
    if width <= 0.0 || viewport.sees_all(width, height) {
        return Html::default();
    }
    let scale = (LARGEST.0 / width).min(LARGEST.1 / height);
    let mut blocks = String::new();
    for block in &graph.blocks {
        let (width, height) = (block.width, block.height);
        let _ = write!(
            blocks,
            "M{:.0} {:.0}h{width:.0}v{height:.0}h-{width:.0}z",
            block.x, block.y
        );
    }
    let (x, y, seen_width, seen_height) = viewport.seen();
    let show = ctx.link().batch_callback(move |event: PointerEvent| {
        event.stop_propagation();
        // While a button is down, the picture is dragged over.
        let inside = event.target()?.dyn_into::<Element>().ok()?;
        let map = inside.closest(".minimap").ok()??;
        let area = map.get_bounding_client_rect();
        let x = (f64::from(event.client_x()) - area.left()) / scale;
        let y = (f64::from(event.client_y()) - area.top()) / scale;
        (event.buttons() == 1).then_some(Look::Centre(x, y))
    });
    html! {
        <svg
            class="minimap"
            role="presentation"
            width={(width * scale).to_string()}
            height={(height * scale).to_string()}
            viewBox={format!("0 0 {width:.0} {height:.0}")}
            onpointerdown={show.clone()}
            onpointermove={show}
        >
            <path class="minimap__blocks" d={blocks} />
            <rect class="minimap__seen" x={x.to_string()} y={y.to_string()}
                width={seen_width.to_string()} height={seen_height.to_string()}
                stroke-width={(2.0 / scale).to_string()} />
        </svg>
    }
}
