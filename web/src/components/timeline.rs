//! The run as a strip with a slider: call depth over time and what happened when.

use super::icon::{Icon, icon};
use crate::shared::Shared;
use crate::store::{Msg, RunMsg};
use protocol::{Chunk, MarkKind, StateView, Strip, Survey};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<StateView>,
    pub(crate) strip: Shared<Strip>,
    pub(crate) output: Shared<Vec<Chunk>>,
    pub(crate) survey: Shared<Survey>,
    pub(crate) emit: Callback<Msg>,
}

/// Width of the drawing in its own units; it is stretched to the strip.
const WIDTH: f64 = 1000.0;
/// Height of the drawing.
const HEIGHT: f64 = 28.0;

/// The part of the run that the strip shows.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Window {
    from: u64,
    to: u64,
}

/// The strip shows at least so many steps.
const LEAST: u64 = 20;

impl Window {
    /// A part that is in the run, or the whole of it.
    fn within(self, steps: u64) -> Window {
        if self.to <= self.from || self.to > steps {
            return Window { from: 0, to: steps };
        }
        self
    }

    /// The same part moved so that it shows a step.
    fn showing(self, step: u64, steps: u64) -> Window {
        if self.from <= step && step <= self.to {
            return self;
        }
        let width = self.to - self.from;
        let from = step.saturating_sub(width / 2).min(steps - width);
        Window {
            from,
            to: from + width,
        }
    }

    /// Half as much, or twice as much, around a step, which stays where it is.
    fn zoomed(self, closer: bool, around: u64, steps: u64) -> Window {
        let old = (self.to - self.from).max(1);
        let width = if closer { old / 2 } else { old * 2 };
        let width = width.max(LEAST).min(steps);
        let before = around.clamp(self.from, self.to) - self.from;
        let before = (u128::from(before) * u128::from(width) / u128::from(old)) as u64;
        let from = around.saturating_sub(before).min(steps - width);
        Window {
            from,
            to: from + width,
        }
    }
}

#[component]
pub(crate) fn Timeline(props: &Props) -> Html {
    let Props {
        view, strip, emit, ..
    } = props;
    let steps = view.known.max(1);
    let window = use_state(|| Window { from: 0, to: 0 });
    let shown = window.within(steps).showing(view.step.min(steps), steps);
    let width = (shown.to - shown.from).max(1);
    let oninput = emit.reform(|event: InputEvent| {
        let slider: HtmlInputElement = event.target_unchecked_into();
        Msg::Run(RunMsg::Drag(slider.value_as_number() as u64))
    });
    let at = view.step;
    let zoom = move |window: &UseStateHandle<Window>, closer| {
        window.set(shown.zoomed(closer, at, steps));
    };
    let onwheel = {
        let window = window.clone();
        Callback::from(move |event: WheelEvent| {
            event.prevent_default();
            zoom(&window, event.delta_y() < 0.0);
        })
    };
    let onkeydown = {
        let window = window.clone();
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "+" | "=" => zoom(&window, true),
            "-" => zoom(&window, false),
            _ => {}
        })
    };
    let button = |name: &'static str, picture, closer: bool| {
        let window = window.clone();
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
                onclick={Callback::from(move |_: MouseEvent| zoom(&window, closer))}
            >{ icon(picture) }</button>
        }
    };
    let share = (view.step - shown.from.min(view.step)) as f64 / width as f64;
    let left = WIDTH * shown.from as f64 / steps as f64;
    let extent = WIDTH * width as f64 / steps as f64;
    html! {
        <footer class="timeline" style={format!("--at:{share:.5}")}>
            <div class="timeline__strip" {onwheel}>
                <svg
                    class="timeline__drawing"
                    viewBox={format!("{left:.4} 0 {extent:.4} {HEIGHT}")}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                >
                    <path class="timeline__depth" d={depth_path(&strip.depths)} />
                    { marks(props, steps, width) }
                </svg>
                <span class="timeline__cursor" aria-hidden="true"></span>
                <input
                    class="timeline__slider"
                    type="range"
                    min={shown.from.to_string()}
                    max={shown.to.to_string()}
                    step="1"
                    value={view.step.to_string()}
                    disabled={view.known == 0}
                    aria-label="Position in the run"
                    aria-valuetext={format!("step {} of {}", view.step, view.known)}
                    {oninput}
                    {onkeydown}
                />
            </div>
            <div class="timeline__side">
                { legend(props) }
                { button("Zoom into the run", Icon::Plus, true) }
                { button("Zoom out of the run", Icon::Minus, false) }
            </div>
        </footer>
    }
}

/// What the marks on the strip stand for: those that there are.
fn legend(props: &Props) -> Html {
    let hits = |logs: bool| {
        let mut hits = props.survey.hits.iter();
        hits.any(|hits| hits.is_log == logs && hits.count > 0)
    };
    let has = |kind| props.strip.marks.iter().any(|(_, other)| *other == kind);
    let entries = [
        (!props.output.is_empty(), "print", "prints"),
        (has(MarkKind::Exception), "exception", "caught exceptions"),
        (has(MarkKind::Uncaught), "uncaught", "uncaught exception"),
        (has(MarkKind::Choice), "choice", "unknown branches"),
        (has(MarkKind::Problem), "problem", "undefined behaviour"),
        (hits(false), "breakpoint", "breakpoint hits"),
        (hits(true), "log", "logs"),
    ];
    let entry = |(_, kind, says): (bool, &'static str, &'static str)| {
        html! {
            <li>
                <svg class="timeline__sample" viewBox="0 0 4 10" aria-hidden="true">
                    <rect class={format!("timeline__mark--{kind}")} width="4" height="10" />
                </svg>
                { says }
            </li>
        }
    };
    html! {
        <ul class="timeline__legend" aria-label="Marks on the strip">
            { for entries.into_iter().filter(|entry| entry.0).map(entry) }
        </ul>
    }
}

/// The outline of the call depth, as an area.
fn depth_path(depths: &[u32]) -> String {
    let Some(deepest) = depths.iter().max().filter(|deepest| **deepest > 0) else {
        return String::new();
    };
    let unit = WIDTH / depths.len() as f64;
    let mut path = format!("M0 {HEIGHT}");
    for (at, depth) in depths.iter().enumerate() {
        let y = HEIGHT - (HEIGHT - 6.0) * f64::from(*depth) / f64::from(*deepest);
        path += &format!(
            "L{:.1} {y:.1}L{:.1} {y:.1}",
            unit * at as f64,
            unit * (at + 1) as f64
        );
    }
    path + &format!("L{WIDTH} {HEIGHT}Z")
}

/// What happened, by shape: prints below, the rest above. At most one of a kind in each place.
fn marks(props: &Props, steps: u64, width: u64) -> Html {
    // Two marks that are nearer to each other than that cannot be told apart.
    let grain = WIDTH / 500.0 * width as f64 / steps as f64;
    let place = |step: u64| (WIDTH * step as f64 / steps as f64 / grain).round();
    let prints = props
        .output
        .iter()
        .map(|chunk| (chunk.step, MarkKind::Print));
    let mut seen: Vec<(u32, MarkKind)> = Vec::new();
    let hits = props.survey.hits.iter().flat_map(|hits| {
        let kind = match hits.is_log {
            true => MarkKind::Log,
            false => MarkKind::Breakpoint,
        };
        let known = hits.steps.iter().filter(move |step| **step <= steps);
        known.map(move |step| (*step, kind))
    });
    let marks = props.strip.marks.iter().copied();
    for (step, kind) in prints.chain(marks).chain(hits) {
        let mark = (place(step) as u32, kind);
        if !seen.contains(&mark) {
            seen.push(mark);
        }
    }
    seen.into_iter()
        .map(|(x, kind)| {
            let x = f64::from(x) * grain;
            let (class, y, height) = match kind {
                MarkKind::Print => ("timeline__mark--print", HEIGHT - 6.0, 6.0),
                MarkKind::Exception => ("timeline__mark--exception", 0.0, 10.0),
                MarkKind::Uncaught => ("timeline__mark--uncaught", 0.0, HEIGHT),
                MarkKind::Choice => ("timeline__mark--choice", 4.0, 6.0),
                MarkKind::Problem => ("timeline__mark--problem", 0.0, 14.0),
                MarkKind::Breakpoint => ("timeline__mark--breakpoint", HEIGHT - 10.0, 4.0),
                MarkKind::Log => ("timeline__mark--log", HEIGHT - 15.0, 4.0),
            };
            html! {
                <rect {class} x={x.to_string()} y={y.to_string()} width={(0.75 * grain).to_string()} height={height.to_string()} />
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{LEAST, Window, depth_path};

    #[test]
    fn zooming_keeps_the_step_in_its_place_and_stays_within_the_run() {
        let steps = 1_000_000;
        let whole = Window { from: 9, to: 3 }.within(steps);
        assert_eq!(whole, Window { from: 0, to: steps });
        let mut window = whole;
        for _ in 0..40 {
            window = window.zoomed(true, 250_000, steps);
            assert!(window.from <= 250_000 && 250_000 <= window.to);
        }
        assert_eq!(window.to - window.from, LEAST);
        for _ in 0..40 {
            window = window.zoomed(false, 250_000, steps);
            assert!(window.to <= steps);
        }
        assert_eq!(window, whole);
    }

    #[test]
    fn a_part_follows_the_step() {
        let part = Window { from: 100, to: 200 };
        assert_eq!(part.showing(150, 1000), part);
        assert_eq!(
            part.showing(990, 1000),
            Window {
                from: 900,
                to: 1000
            }
        );
        assert_eq!(part.showing(0, 1000), Window { from: 0, to: 100 });
        let short = part.within(50);
        assert_eq!(short, Window { from: 0, to: 50 });
    }

    #[test]
    fn an_empty_run_has_no_outline() {
        assert_eq!(depth_path(&[]), "");
        assert_eq!(depth_path(&[0, 0]), "");
    }

    #[test]
    fn the_deepest_part_is_the_highest() {
        assert_eq!(
            depth_path(&[1, 2]),
            "M0 28L0.0 17.0L500.0 17.0L500.0 6.0L1000.0 6.0L1000 28Z"
        );
    }
}
