//! The run as a strip with a slider: call depth over time and what happened when.

use crate::shared::Shared;
use crate::store::{Msg, RunMsg};
use protocol::{Chunk, MarkKind, StateView, Strip};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<StateView>,
    pub(crate) strip: Shared<Strip>,
    pub(crate) output: Shared<Vec<Chunk>>,
    pub(crate) emit: Callback<Msg>,
}

/// Width of the drawing in its own units; it is stretched to the strip.
const WIDTH: f64 = 1000.0;
/// Height of the drawing.
const HEIGHT: f64 = 28.0;

#[component]
pub(crate) fn Timeline(props: &Props) -> Html {
    let Props {
        view, strip, emit, ..
    } = props;
    let steps = view.known.max(1);
    let oninput = emit.reform(|event: InputEvent| {
        let slider: HtmlInputElement = event.target_unchecked_into();
        Msg::Run(RunMsg::Drag(slider.value_as_number() as u64))
    });
    let share = view.step as f64 / steps as f64;
    html! {
        <footer class="timeline" style={format!("--at:{share:.5}")}>
            <div class="timeline__strip">
                <svg
                    class="timeline__drawing"
                    viewBox={format!("0 0 {WIDTH} {HEIGHT}")}
                    preserveAspectRatio="none"
                    aria-hidden="true"
                >
                    <path class="timeline__depth" d={depth_path(&strip.depths)} />
                    { marks(props, steps) }
                </svg>
                <span class="timeline__cursor" aria-hidden="true"></span>
                <input
                    class="timeline__slider"
                    type="range"
                    min="0"
                    max={view.known.to_string()}
                    step="1"
                    value={view.step.to_string()}
                    disabled={view.known == 0}
                    aria-label="Position in the run"
                    aria-valuetext={format!("step {} of {}", view.step, view.known)}
                    {oninput}
                />
            </div>
        </footer>
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
fn marks(props: &Props, steps: u64) -> Html {
    let place = |step: u64| (WIDTH / 2.0 * step as f64 / steps as f64).round() * 2.0;
    let prints = props
        .output
        .iter()
        .map(|chunk| (chunk.step, MarkKind::Print));
    let mut seen: Vec<(u32, MarkKind)> = Vec::new();
    for (step, kind) in prints.chain(props.strip.marks.iter().copied()) {
        let mark = (place(step) as u32, kind);
        if !seen.contains(&mark) {
            seen.push(mark);
        }
    }
    seen.into_iter()
        .map(|(x, kind)| {
            let (class, y, height) = match kind {
                MarkKind::Print => ("timeline__mark--print", HEIGHT - 6.0, 6.0),
                MarkKind::Exception => ("timeline__mark--exception", 0.0, 10.0),
                MarkKind::Breakpoint => ("timeline__mark--breakpoint", 0.0, 6.0),
            };
            html! {
                <rect {class} x={x.to_string()} y={y.to_string()} width="1.5" height={height.to_string()} />
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::depth_path;

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
