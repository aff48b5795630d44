//! What is drawn on the strip: how deep calls go, and marks of what happened.

use super::Props;
use crate::store::marks::MARKED;
use protocol::MarkKind;
use yew::prelude::*;

/// Width of the drawing in its own units; it is stretched to the strip.
pub(super) const WIDTH: f64 = 1000.0;
/// Height of the drawing.
pub(super) const HEIGHT: f64 = 28.0;

/// The outline of the call depth, as an area.
pub(super) fn depth_path(depths: &[u32]) -> String {
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
pub(super) fn marks(props: &Props, steps: u64, width: u64) -> Html {
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
            let (y, height) = match kind {
                MarkKind::Print => (HEIGHT - 6.0, 6.0),
                MarkKind::Exception => (0.0, 10.0),
                MarkKind::Uncaught => (0.0, HEIGHT),
                MarkKind::Choice => (4.0, 6.0),
                MarkKind::Problem => (0.0, 14.0),
                MarkKind::Breakpoint => (HEIGHT - 10.0, 4.0),
                MarkKind::Log => (HEIGHT - 15.0, 4.0),
                MarkKind::Change => (0.0, HEIGHT),
            };
            let class = MARKED.iter().find(|each| each.kind == kind);
            let class = class.map(|each| format!("timeline__mark--{}", each.class));
            html! {
                <rect {class} x={x.to_string()} y={y.to_string()} width={(0.75 * grain).to_string()} height={height.to_string()} />
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
