//! The run as a strip with a slider: call depth over time and what happened when. It can be zoomed and moved along, and played.

mod drawing;
mod legend;
mod play;
mod window;

use super::icon::{Icon, icon};
use super::style::Style;
use crate::shared::Shared;
use crate::store::{Msg, RunMsg};
use drawing::{HEIGHT, WIDTH};
use protocol::{Chunk, Direction, StateView, Strip, Survey};
use std::rc::Rc;
use web_sys::{Element, HtmlInputElement};
use window::{LEAST, Window};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<StateView>,
    pub(crate) strip: Shared<Strip>,
    pub(crate) output: Shared<Vec<Chunk>>,
    pub(crate) survey: Shared<Survey>,
    /// Which way the run is played, while it is.
    pub(crate) way: Option<Direction>,
    /// Steps a second that it is played with.
    pub(crate) speed: u32,
    pub(crate) emit: Callback<Msg>,
}

/// Half of the slider's thumb: so far from the strip's sides its first and last step are, in pixels; the style sheet says the same.
const MARGIN: f64 = 9.0;
/// A click that is so near to a mark, in pixels, means the mark.
const NEAR: f64 = 4.0;
/// A pointer that has moved so far, in pixels, drags.
const DRAGS: u32 = 4;
/// The wheel zooms to twice as much, or half, when it is turned as far, in pixels: that is once.
const NOTCH: f64 = 100.0;
/// Lines of a wheel that counts those, in pixels.
const LINE: f64 = 32.0;

const HINT: &str = "Click or drag: to a step, or to the mark that is clicked. Wheel, + and −: zoom. Shift+wheel, Page Up and Page Down: along.";

#[component]
pub(crate) fn Timeline(props: &Props) -> Html {
    let Props {
        view, strip, emit, ..
    } = props;
    let steps = view.known.max(1);
    let step = view.step.min(steps);
    // Not a state, since it changes with what is drawn, and more than once between two drawings.
    let window = use_mut_ref(Window::whole);
    let redraw = use_force_update();
    let shown = window.borrow().shown(step, steps);
    *window.borrow_mut() = shown.kept(step, steps);
    let width = shown.width();
    let node = use_node_ref();
    // Where a pointer went down that has not moved since.
    let pressed = use_mut_ref(|| None::<i32>);
    let change = {
        let window = Rc::clone(&window);
        move |to: &dyn Fn(Window) -> Window| {
            let part = to(window.borrow().shown(step, steps));
            *window.borrow_mut() = part.kept(step, steps);
            redraw.force_update();
        }
    };
    // The strip's width without its margins, and where it begins, in pixels.
    let extent = {
        let node = node.clone();
        move || {
            let area = node.cast::<Element>()?.get_bounding_client_rect();
            Some((area.left() + MARGIN, (area.width() - 2.0 * MARGIN).max(1.0)))
        }
    };
    let oninput = {
        let (pressed, extent) = (Rc::clone(&pressed), extent.clone());
        emit.reform(move |event: InputEvent| {
            let slider: HtmlInputElement = event.target_unchecked_into();
            let to = slider.value_as_number() as u64;
            let is_click = pressed.borrow().is_some();
            match extent().filter(|_| is_click) {
                Some((_, pixels)) => {
                    let within = NEAR * width as f64 / pixels;
                    Msg::Run(RunMsg::Near(to, within as u64))
                }
                None => Msg::Run(RunMsg::Drag(to)),
            }
        })
    };
    let onpointerdown = {
        let pressed = Rc::clone(&pressed);
        move |event: PointerEvent| *pressed.borrow_mut() = Some(event.client_x())
    };
    let onpointermove = {
        let pressed = Rc::clone(&pressed);
        move |event: PointerEvent| {
            let x = event.client_x();
            let has_moved = |from: i32| from.abs_diff(x) >= DRAGS;
            if pressed.borrow().is_some_and(has_moved) {
                *pressed.borrow_mut() = None;
            }
        }
    };
    let released = {
        let pressed = Rc::clone(&pressed);
        Callback::from(move |_: PointerEvent| *pressed.borrow_mut() = None)
    };
    let onwheel = {
        let change = change.clone();
        Callback::from(move |event: WheelEvent| {
            event.prevent_default();
            let Some((left, pixels)) = extent() else {
                return;
            };
            let unit = if event.delta_mode() == 0 { 1.0 } else { LINE };
            let (x, y) = (event.delta_x() * unit, event.delta_y() * unit);
            let along = if event.shift_key() && x == 0.0 { y } else { x };
            let share = ((f64::from(event.client_x()) - left) / pixels).clamp(0.0, 1.0);
            let is_along = along.abs() > y.abs() || event.shift_key();
            change(&|part| {
                let width = part.width() as f64;
                if is_along {
                    return part.panned((along * width / pixels) as i64, steps);
                }
                let around = part.from + (share * width) as u64;
                part.zoomed((y / NOTCH).exp2(), around, steps)
            });
        })
    };
    let zoom = {
        let change = change.clone();
        move |closer: bool| {
            let times = if closer { 0.5 } else { 2.0 };
            change(&|part| {
                // Around where the run stands, if that is seen.
                let middle = part.from + part.width() / 2;
                let around = if part.has(step) { step } else { middle };
                part.zoomed(times, around, steps)
            });
        }
    };
    let is_away = !shown.has(step);
    let onkeydown = {
        let (zoom, emit) = (zoom.clone(), emit.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.meta_key() || event.alt_key() {
                return;
            }
            let page = |way: i64| {
                change(&|part| part.panned(way * (part.width() as i64 * 4 / 5), steps));
            };
            let go = |direction| emit.emit(Msg::Run(RunMsg::Instruction(direction)));
            match event.key().as_str() {
                "+" | "=" => zoom(true),
                "-" => zoom(false),
                "PageUp" if width < steps => page(-1),
                "PageDown" if width < steps => page(1),
                // What the slider stands at is not where the run does.
                "ArrowLeft" | "ArrowDown" if is_away => go(Direction::Back),
                "ArrowRight" | "ArrowUp" if is_away => go(Direction::Forward),
                _ => return,
            }
            event.prevent_default();
        })
    };
    let button = |name: &'static str, picture, closer: bool| {
        let zoom = zoom.clone();
        let off = if closer {
            width <= LEAST
        } else {
            width >= steps
        };
        html! {
            <button
                type="button"
                class="button button--plain"
                aria-label={name}
                title={name}
                aria-disabled={off.to_string()}
                onclick={Callback::from(move |_: MouseEvent| zoom(closer))}
            >{ icon(picture) }</button>
        }
    };
    let share = |at: u64| at as f64 / steps as f64;
    let at = (step.saturating_sub(shown.from)) as f64 / width as f64;
    let left = WIDTH * share(shown.from);
    let drawn = WIDTH * share(width);
    let says = match props.way {
        // Nobody wants to hear of every step.
        Some(_) => "playing".to_owned(),
        None => format!("step {} of {}", view.step, view.known),
    };
    html! {
        <footer class="timeline" ~style={Style(format!("--at:{at:.5}"))}>
            { play::controls(props) }
            <div class="timeline__strip" data-away={is_away.then_some("true")} ref={node} {onwheel}>
                <svg
                    class="timeline__drawing"
                    viewBox={format!("{left:.4} 0 {drawn:.4} {HEIGHT}")}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                >
                    <path class="timeline__depth" d={drawing::depth_path(&strip.depths)} />
                    { drawing::marks(props, steps, width) }
                </svg>
                if width < steps {
                    <span class="timeline__part" aria-hidden="true"
                        ~style={Style(format!("--from:{:.5};--share:{:.5}", share(shown.from), share(width)))}></span>
                }
                <span class="timeline__cursor" aria-hidden="true"></span>
                <input
                    class="timeline__slider"
                    type="range"
                    title={HINT}
                    min={shown.from.to_string()}
                    max={shown.to.to_string()}
                    step="1"
                    value={view.step.to_string()}
                    disabled={view.known == 0}
                    aria-label="Position in the run"
                    aria-valuetext={says}
                    {oninput}
                    {onkeydown}
                    {onpointerdown}
                    {onpointermove}
                    onpointerup={released.clone()}
                    onpointercancel={released}
                />
            </div>
            <div class="timeline__side">
                { legend::legend(props) }
                { button("Zoom into the run", Icon::Plus, true) }
                { button("Zoom out of the run", Icon::Minus, false) }
            </div>
        </footer>
    }
}
