//! The control-flow graph: pan, zoom, fit, search, folding, keyboard walk; the current block, the edges that
//! were taken and those that close a loop are marked by shape as well as by colour. The graph of variables is looked at in
//! the same way.
//!
//! The drawing is placed by the worker. What is here is the view of it: only what can be seen is in the
//! document, and text only where it can be read.

mod bar;
mod drawing;
mod minimap;
mod viewport;
mod walk;

use crate::shared::Shared;
use crate::store::{FocusMsg, GraphMsg, Msg, StudyMsg};
use protocol::{
    BlockView, Compiled, Fold, Functions, GraphView, Linked, Place, Pointer, Seed, Span, Visits,
};
use viewport::Viewport;
use walk::Walk;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// Keys that the graph takes besides the arrows, while the keyboard is on it.
const OWN_KEYS: [&str; 9] = ["+", "=", "-", "0", "c", "Enter", " ", "Home", "End"];

/// What is drawn.
#[derive(Clone, PartialEq, Default)]
pub(crate) enum About {
    /// Control flow: what is pointed at is a block.
    #[default]
    Control,
    /// Data flow: what is pointed at is a variable, assigned first at its place.
    Variables(Shared<Vec<(u32, Span)>>),
}

impl About {
    /// What is said when a block is pointed at.
    fn pointed(&self, block: u32) -> Msg {
        let pointer = match self {
            About::Control => Some(Pointer::Block(block)),
            About::Variables(places) => {
                let place = places.iter().find(|(id, _)| *id == block);
                place.map(|(_, span)| Pointer::Span(*span))
            }
        };
        Msg::Focus(FocusMsg::Point(pointer))
    }

    /// What is said when a block is chosen.
    fn chosen(&self, block: u32) -> Msg {
        match self {
            About::Control => Msg::Focus(FocusMsg::Choose(Pointer::Block(block))),
            About::Variables(_) => Msg::Study(StudyMsg::Slice(Some(Seed::Variable(block)))),
        }
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    #[prop_or_default]
    pub(crate) about: About,
    pub(crate) graph: Shared<GraphView>,
    pub(crate) visits: Shared<Visits>,
    /// For choosing among the functions.
    pub(crate) functions: Shared<Compiled>,
    pub(crate) shown: Functions,
    /// Whether blocks show source.
    pub(crate) source: bool,
    pub(crate) query: String,
    /// The instruction that is next.
    pub(crate) place: Option<Place>,
    pub(crate) linked: Option<Shared<Linked>>,
    pub(crate) emit: Callback<Msg>,
}

/// A pointer that goes farther than this while it is down drags, in pixels.
const DRAG: f64 = 4.0;

/// What a person does to the view of the drawing.
pub(crate) enum Look {
    /// The canvas has this size.
    Resized(f64, f64),
    /// A pointer went down, at a place relative to the canvas.
    Down(i32, f64, f64),
    /// It moved.
    Moved(i32, f64, f64),
    /// It is gone.
    Up(i32),
    /// Zoom by a factor around a place, or the middle.
    Zoom(f64, Option<(f64, f64)>),
    /// Show all of it.
    Fit,
    /// A key.
    Key(String),
    /// The next match of the search.
    NextMatch,
    /// Show this point of the drawing in the middle.
    Centre(f64, f64),
}

/// The panel.
pub(crate) struct Cfg {
    canvas: NodeRef,
    viewport: Viewport,
    /// Pointers that are down, and where.
    pointers: Vec<(i32, f64, f64)>,
    /// How far they went since the first came down.
    dragged: f64,
    /// The block that the keyboard is at, as an index.
    active: Option<usize>,
    /// How it came there.
    walk: Walk,
    /// The block to go to when the graph comes that was asked for.
    return_to: Option<u32>,
    observer: Option<(ResizeObserver, Closure<dyn FnMut()>)>,
}

impl Component for Cfg {
    type Message = Look;
    type Properties = Props;

    fn create(_: &Context<Self>) -> Self {
        Cfg {
            canvas: NodeRef::default(),
            viewport: Viewport::default(),
            pointers: Vec::new(),
            dragged: 0.0,
            active: None,
            walk: Walk::default(),
            return_to: None,
            observer: None,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &Props) -> bool {
        let props = ctx.props();
        if props.graph != old.graph {
            let same = props.graph.module == old.graph.module
                && props.graph.function == old.graph.function
                && props.graph.blocks.len() == old.graph.blocks.len();
            self.active = self.active.filter(|_| same);
            self.walk = Walk::default();
            let size = (props.graph.width, props.graph.height);
            if !same || size != (old.graph.width, old.graph.height) {
                self.viewport.begin(&props.graph, current_block(props));
            }
            // What was folded or unfolded stays under the keyboard.
            let stays = self.return_to.take();
            if let Some(at) = stays.and_then(|block| props.graph.index_of(block)) {
                self.active = Some(at);
                self.viewport.show(&props.graph.blocks[at]);
            }
        }
        if props.place != old.place || props.graph != old.graph {
            let current = current_block(props);
            if let Some(block) = current {
                self.viewport.show(&props.graph.blocks[block]);
            }
        } else if props.linked != old.linked
            && let Some(linked) = &props.linked
            && self.pointers.is_empty()
            && !self.hovered()
        {
            let first = linked
                .blocks
                .first()
                .and_then(|block| props.graph.index_of(*block));
            if let Some(block) = first {
                self.viewport.show(&props.graph.blocks[block]);
            }
        }
        if props.query != old.query {
            self.next_match(props);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Look) -> bool {
        let props = ctx.props();
        match msg {
            Look::Resized(width, height) => {
                let first = self.viewport.resize(width, height);
                if first {
                    self.viewport.begin(&props.graph, current_block(props));
                }
            }
            Look::Down(id, x, y) => {
                if self.pointers.is_empty() {
                    self.dragged = 0.0;
                }
                self.pointers.push((id, x, y));
                return false;
            }
            Look::Moved(id, x, y) => return self.moved(id, x, y),
            Look::Up(id) => {
                self.pointers.retain(|pointer| pointer.0 != id);
                return false;
            }
            Look::Zoom(factor, around) => self.viewport.zoom(factor, around),
            Look::Fit => self.viewport.fit(&props.graph),
            Look::Key(key) => self.key(props, &key),
            Look::NextMatch => self.next_match(props),
            Look::Centre(x, y) => self.viewport.centre(x, y),
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        if ctx.props().about != About::Control {
            return html! {
                <div class="graph">
                    { self.canvas(ctx) }
                    { drawing::spoken(ctx.props(), self.active) }
                    { bar::zoom(ctx) }
                </div>
            };
        }
        html! {
            <div class="panel graph" id="panel-cfg" role="tabpanel" aria-labelledby="tab-cfg">
                { bar::bar(ctx) }
                <div class="graph__over">
                    { self.canvas(ctx) }
                    { drawing::spoken(ctx.props(), self.active) }
                    { bar::zoom(ctx) }
                </div>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if !first {
            return;
        }
        let Some(canvas) = self.canvas.cast::<Element>() else {
            return;
        };
        let link = ctx.link().clone();
        let measured = canvas.clone();
        let resized = Closure::<dyn FnMut()>::new(move || {
            let area = measured.get_bounding_client_rect();
            link.send_message(Look::Resized(area.width(), area.height()));
        });
        if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
            observer.observe(&canvas);
            self.observer = Some((observer, resized));
        }
    }

    fn destroy(&mut self, _: &Context<Self>) {
        if let Some((observer, _)) = &self.observer {
            observer.disconnect();
        }
    }
}

impl Cfg {
    fn hovered(&self) -> bool {
        let canvas = self.canvas.cast::<Element>();
        canvas.is_some_and(|canvas| canvas.matches(":hover").unwrap_or(false))
    }

    fn moved(&mut self, id: i32, x: f64, y: f64) -> bool {
        let Some(at) = self.pointers.iter().position(|pointer| pointer.0 == id) else {
            return false;
        };
        let (_, from_x, from_y) = self.pointers[at];
        self.dragged += (x - from_x).abs() + (y - from_y).abs();
        // A drag goes on outside of the canvas. A click does not: it belongs to what is under it.
        if let Some(canvas) = self
            .canvas
            .cast::<Element>()
            .filter(|_| self.dragged > DRAG)
        {
            let _ = canvas.set_pointer_capture(id);
        }
        if let [one, two] = self.pointers[..] {
            let other = if at == 0 { two } else { one };
            let before = (from_x - other.1).hypot(from_y - other.2);
            let after = (x - other.1).hypot(y - other.2);
            if before > 0.0 {
                self.viewport.zoom(after / before, Some((other.1, other.2)));
            }
        } else {
            self.viewport.pan(x - from_x, y - from_y);
        }
        self.pointers[at] = (id, x, y);
        true
    }

    fn key(&mut self, props: &Props, key: &str) {
        let graph = &props.graph;
        match key {
            "+" | "=" => return self.viewport.zoom(1.25, None),
            "-" => return self.viewport.zoom(0.8, None),
            "0" => return self.viewport.fit(graph),
            _ => {}
        }
        let current = current_block(props);
        let at = self.active.or(current);
        if key == "Enter" || key == " " {
            if let Some(at) = at {
                let chosen = props.about.chosen(graph.blocks[at].block);
                props.emit.emit(chosen);
            }
            return;
        }
        if key == "c" {
            let block = at.and_then(|at| graph.blocks.get(at));
            if let Some((block, head)) = block.and_then(|block| Some((block.block, block.fold?))) {
                self.return_to = Some(block);
                props
                    .emit
                    .emit(Msg::Graph(GraphMsg::Fold(Fold::Loop(head))));
            }
            return;
        }
        let to = match (key, at) {
            ("Home", _) | (_, None) => (!graph.blocks.is_empty()).then_some(0),
            ("End", _) => graph.blocks.len().checked_sub(1),
            (key, Some(at)) => self.walk.go(graph, at, key),
        };
        if let Some(to) = to {
            self.activate(props, to);
        }
    }

    fn activate(&mut self, props: &Props, block: usize) {
        self.active = Some(block);
        self.viewport.show(&props.graph.blocks[block]);
        let pointed = props.about.pointed(props.graph.blocks[block].block);
        props.emit.emit(pointed);
    }

    fn next_match(&mut self, props: &Props) {
        let found = walk::matches(&props.graph, &props.query);
        let after = found
            .iter()
            .find(|at| self.active.is_none_or(|active| **at > active));
        if let Some(at) = after.or(found.first()) {
            self.activate(props, *at);
        }
    }

    fn canvas(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let link = ctx.link();
        let canvas = self.canvas.clone();
        let place = move |x: i32, y: i32| {
            let area = canvas
                .cast::<Element>()
                .map(|c| c.get_bounding_client_rect());
            let (left, top) = area.map_or((0.0, 0.0), |area| (area.left(), area.top()));
            (f64::from(x) - left, f64::from(y) - top)
        };
        let at = place.clone();
        let pointer = |look: fn(i32, f64, f64) -> Look| {
            let place = at.clone();
            link.callback(move |event: PointerEvent| {
                let (x, y) = place(event.client_x(), event.client_y());
                look(event.pointer_id(), x, y)
            })
        };
        let up = link.callback(|event: PointerEvent| Look::Up(event.pointer_id()));
        let wheel = link.callback(move |event: WheelEvent| {
            event.prevent_default();
            let around = place(event.client_x(), event.client_y());
            let lines = if event.delta_mode() == 0 { 1.0 } else { 16.0 };
            Look::Zoom((-event.delta_y() * lines / 400.0).exp(), Some(around))
        });
        let keys = link.batch_callback(|event: KeyboardEvent| {
            let key = event.key();
            let taken = key.starts_with("Arrow") || OWN_KEYS.contains(&key.as_str());
            let taken = taken && !event.ctrl_key() && !event.meta_key() && !event.alt_key();
            taken.then(|| {
                event.prevent_default();
                Look::Key(event.key())
            })
        });
        let leave = props
            .emit
            .reform(|_: MouseEvent| Msg::Focus(FocusMsg::Point(None)));
        // Blocks out of sight are not drawn, and a list of none may not be called one.
        let seen = |block: &&BlockView| self.viewport.sees_block(block);
        let is_list = props.graph.blocks.iter().any(|block| seen(&block));
        let active = self.active.map(|at| &props.graph.blocks[at]);
        let active = active
            .filter(seen)
            .map(|block| format!("block-{}", block.block));
        let (label, empty) = match &props.about {
            About::Control => (
                "Control-flow graph",
                "Write a program in the source, or choose an example above: its control-flow graph appears here.",
            ),
            About::Variables(_) => (
                "Graph of variables",
                "No variable depends on another here. Where one does, an arrow leads to it.",
            ),
        };
        html! {
            <div
                class="graph__canvas"
                ref={self.canvas.clone()}
                role={if is_list { "listbox" } else { "group" }}
                aria-label={label}
                aria-activedescendant={active}
                tabindex="0"
                onpointerdown={pointer(Look::Down)}
                onpointermove={pointer(Look::Moved)}
                onpointerup={up.clone()}
                onpointerleave={up.clone()}
                onpointercancel={up}
                onwheel={wheel}
                onkeydown={keys}
                onmouseleave={leave}
            >
                if props.graph.blocks.is_empty() {
                    <p class="empty" role="presentation">{ empty }</p>
                }
                { drawing::draw(props, &self.viewport, self.active) }
                { minimap::minimap(ctx, &self.viewport) }
            </div>
        }
    }
}

/// The index of the block that holds the instruction which is next.
fn current_block(props: &Props) -> Option<usize> {
    let place = props
        .place
        .filter(|place| place.module == props.graph.module)?;
    props.graph.index_of(place.block)
}

#[cfg(test)]
mod tests {
    use super::OWN_KEYS;
    use crate::store::keys;

    #[test]
    fn no_key_of_the_page_is_one_of_the_graph() {
        for command in keys::commands() {
            // The page leaves these two to what the arrows move.
            let is_left = matches!(command.key, "Home" | "End");
            let is_plain = !command.shift && !command.control && !is_left;
            assert!(
                !(is_plain && OWN_KEYS.contains(&command.key)),
                "{}",
                command.key
            );
        }
    }
}
