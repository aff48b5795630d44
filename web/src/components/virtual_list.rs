//! A long list of which only a window is there. All rows are of one height, so that nothing moves when
//! the window does.

use super::style::Style;
use gloo::events::EventListener;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, HtmlElement, ResizeObserver};
use yew::prelude::*;

/// Height of a row in CSS pixels; the style sheet's `--row` says the same.
pub(crate) const ROW: f64 = 24.0;
/// Windows start and end at multiples of this, so that scrolling asks seldom.
const GRAIN: u32 = 32;

/// A sideways key on a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sideways {
    Left,
    Right,
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// Prefix of the rows' ids: row 7 of "ir" has the id `ir-7`.
    pub(crate) name: &'static str,
    /// The list's name for screen readers.
    pub(crate) label: AttrValue,
    /// Role of the list; its rows have the fitting one.
    pub(crate) role: &'static str,
    /// Length of the list.
    pub(crate) total: u32,
    /// Number of the first row in `rows`.
    pub(crate) first: u32,
    /// The window's rows.
    pub(crate) rows: Vec<Html>,
    /// A row to bring into view when it changes.
    pub(crate) reveal: Option<u32>,
    /// Counts the times that the keyboard, when it is in the list, is to stand at that row, wherever it stood before.
    #[prop_or_default]
    pub(crate) brought: u32,
    /// What to say when there are no rows.
    pub(crate) empty: AttrValue,
    /// These rows are looked at: first and how many.
    pub(crate) watch: Callback<(u32, u32)>,
    /// This row is pointed at, or none.
    pub(crate) point: Callback<Option<u32>>,
    /// This row was chosen.
    pub(crate) choose: Callback<u32>,
    /// A row's handle (an element with `data-fold`) was clicked, or a sideways key pressed on it.
    #[prop_or_default]
    pub(crate) sideways: Callback<(u32, Option<Sideways>)>,
    /// A row's margin (an element with `data-margin`) was clicked, or F9 pressed on it.
    #[prop_or_default]
    pub(crate) margin: Callback<u32>,
}

#[component]
pub(crate) fn VirtualList(props: &Props) -> Html {
    let node = use_node_ref();
    let active = use_state(|| None::<u32>);
    let visible = use_window(&node, props.watch.clone());
    use_reveal(&node, props.reveal.filter(|_| visible), props.brought);
    {
        let (active, row) = (active.clone(), props.reveal);
        use_effect_with(props.brought, move |brought| {
            if *brought > 0 {
                active.set(row);
            }
        });
    }

    let row_at = {
        let node = node.clone();
        let total = props.total;
        move |y: i32| -> Option<u32> {
            let list = node.cast::<HtmlElement>()?;
            let top = list.get_bounding_client_rect().top();
            let row = ((f64::from(y) - top + f64::from(list.scroll_top())) / ROW) as u32;
            (row < total).then_some(row)
        }
    };
    let onmousemove = {
        let (row_at, point) = (row_at.clone(), props.point.clone());
        move |event: MouseEvent| point.emit(row_at(event.client_y()))
    };
    let onmouseleave = {
        let point = props.point.clone();
        move |_| point.emit(None)
    };
    let onclick = {
        let (active, choose) = (active.clone(), props.choose.clone());
        let (sideways, margin) = (props.sideways.clone(), props.margin.clone());
        move |event: MouseEvent| {
            let Some(row) = row_at(event.client_y()) else {
                return;
            };
            active.set(Some(row));
            let target = event.target().and_then(|t| t.dyn_into::<Element>().ok());
            let is_in = |part: &str| {
                let found = target.as_ref().and_then(|t| t.closest(part).ok().flatten());
                found.is_some()
            };
            if is_in("[data-fold]") {
                sideways.emit((row, None));
            } else if is_in("[data-margin]") {
                margin.emit(row);
            } else {
                choose.emit(row);
            }
        }
    };
    let onkeydown = keyboard(props, &node, &active);
    let shown = active.filter(|row| *row < props.total);
    let described = shown.filter(|row| {
        let end = props.first + props.rows.len() as u32;
        (props.first..end).contains(row)
    });
    html! {
        <div
            class="list"
            ref={node}
            role={props.role}
            aria-label={props.label.clone()}
            aria-activedescendant={described.map(|row| format!("{}-{row}", props.name))}
            tabindex="0"
            {onmousemove}
            {onmouseleave}
            {onclick}
            {onkeydown}
        >
            if props.total == 0 {
                <p class="empty" role="presentation">{ props.empty.clone() }</p>
            }
            <div class="list__space" role="presentation" ~style={Style(format!("height:{}px", f64::from(props.total) * ROW))}>
                if let Some(row) = shown {
                    <div class="list__active" role="presentation" ~style={Style(top(row))}></div>
                }
                <div class="list__window" role="presentation" ~style={Style(top(props.first))}>
                    { props.rows.clone() }
                </div>
            </div>
        </div>
    }
}

/// Moved there rather than put there, so that the browser does not take it for a shift of the layout.
fn top(row: u32) -> String {
    format!("translate:0 {}px", f64::from(row) * ROW)
}

/// Tells which rows are looked at, now and whenever the list is scrolled or resized. Gives whether the list can
/// be seen: a hidden one cannot be scrolled.
#[hook]
fn use_window(node: &NodeRef, watch: Callback<(u32, u32)>) -> bool {
    let node = node.clone();
    let visible = use_state(|| false);
    let seen = visible.setter();
    use_effect_with((), move |()| {
        let list = node.cast::<HtmlElement>();
        let measure = {
            let list = list.clone();
            move || {
                let Some(list) = &list else { return };
                seen.set(list.client_height() > 0);
                let first = (f64::from(list.scroll_top()) / ROW) as u32;
                let rows = (f64::from(list.client_height()) / ROW) as u32 + 1;
                let from = first.saturating_sub(GRAIN / 2) / GRAIN * GRAIN;
                let to = (first + rows + GRAIN / 2).div_ceil(GRAIN) * GRAIN;
                watch.emit((from, to - from));
            }
        };
        let listener = list.as_ref().map(|list| {
            let measure = measure.clone();
            EventListener::new(list, "scroll", move |_| measure())
        });
        let resized = Closure::<dyn FnMut()>::new(measure);
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
        if let (Some(observer), Some(list)) = (&observer, &list) {
            observer.observe(list);
        }
        move || {
            if let Some(observer) = observer {
                observer.disconnect();
            }
            drop((listener, resized));
        }
    });
    *visible
}

/// Brings a row into view when another one is to be seen, or the same once more, moving only when it is out of sight.
#[hook]
fn use_reveal(node: &NodeRef, reveal: Option<u32>, times: u32) {
    let node = node.clone();
    use_effect_with((reveal, times), move |(reveal, _)| {
        if let (Some(row), Some(list)) = (*reveal, node.cast::<HtmlElement>()) {
            show(&list, row);
        }
    });
}

fn show(list: &HtmlElement, row: u32) {
    let top = f64::from(row) * ROW;
    let (from, height) = (
        f64::from(list.scroll_top()),
        f64::from(list.client_height()),
    );
    if top < from + ROW || top + 2.0 * ROW > from + height {
        list.set_scroll_top((top - height / 3.0).max(0.0) as i32);
    }
}

fn keyboard(
    props: &Props,
    node: &NodeRef,
    active: &UseStateHandle<Option<u32>>,
) -> Callback<KeyboardEvent> {
    let (node, active) = (node.clone(), active.clone());
    let (total, reveal) = (props.total, props.reveal);
    let (point, choose) = (props.point.clone(), props.choose.clone());
    let (sideways, margin) = (props.sideways.clone(), props.margin.clone());
    Callback::from(move |event: KeyboardEvent| {
        let Some(last) = total.checked_sub(1) else {
            return;
        };
        let at = active.or(reveal).unwrap_or(0).min(last);
        let to = match event.key().as_str() {
            "ArrowDown" => (at + 1).min(last),
            "ArrowUp" => at.saturating_sub(1),
            "PageDown" => (at + 20).min(last),
            "PageUp" => at.saturating_sub(20),
            "Home" => 0,
            "End" => last,
            "ArrowLeft" => return sideways.emit((at, Some(Sideways::Left))),
            "ArrowRight" => return sideways.emit((at, Some(Sideways::Right))),
            "Enter" | " " => {
                event.prevent_default();
                return choose.emit(at);
            }
            "F9" => {
                event.prevent_default();
                return margin.emit(at);
            }
            _ => return,
        };
        event.prevent_default();
        active.set(Some(to));
        point.emit(Some(to));
        if let Some(list) = node.cast::<HtmlElement>() {
            show(&list, to);
        }
    })
}
