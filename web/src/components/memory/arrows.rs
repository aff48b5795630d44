//! The arrows of the picture, behind its boxes. They say what the cells' buttons say as well.

use protocol::{ArrowView, MemoryView};
use yew::prelude::*;

/// Length of an arrow's head, and half of its width.
const HEAD: (f64, f64) = (9.0, 4.0);

pub(super) fn draw(view: &MemoryView) -> Html {
    html! {
        <svg
            class="memory__arrows"
            width={format!("{:.0}", view.width)}
            height={format!("{:.0}", view.height)}
            aria-hidden="true"
        >
            { for view.arrows.iter().map(arrow) }
        </svg>
    }
}

fn arrow(arrow: &ArrowView) -> Html {
    let line: String = (arrow.points.iter().enumerate())
        .map(|(at, point)| {
            let sign = match at {
                0 => "M",
                at if at % 3 == 1 => "C",
                _ => " ",
            };
            format!("{sign}{:.1} {:.1}", point.x, point.y)
        })
        .collect();
    let class = classes!(
        "pointer",
        arrow.is_own.then_some("pointer--own"),
        arrow.is_changed.then_some("pointer--changed"),
    );
    html! {
        <>
            <path class={class.clone()} d={line} />
            if !arrow.is_own {
                <path class={classes!("pointer__head", arrow.is_changed.then_some("pointer__head--changed"))} d={head(arrow)} />
            }
        </>
    }
}

/// A triangle whose tip is the arrow's, in the direction in which it arrives.
fn head(arrow: &ArrowView) -> String {
    let Some(tip) = arrow.points.last() else {
        return String::new();
    };
    // A straight end bends nowhere.
    let mut before = arrow.points.iter().rev();
    let from = before.find(|point| *point != tip).unwrap_or(tip);
    let (x, y) = (f64::from(tip.x), f64::from(tip.y));
    let (dx, dy) = (x - f64::from(from.x), y - f64::from(from.y));
    let length = dx.hypot(dy).max(0.001);
    let (dx, dy) = (dx / length, dy / length);
    let (back_x, back_y) = (x - HEAD.0 * dx, y - HEAD.0 * dy);
    format!(
        "M{x:.1} {y:.1}L{:.1} {:.1}L{:.1} {:.1}Z",
        back_x - HEAD.1 * dy,
        back_y + HEAD.1 * dx,
        back_x + HEAD.1 * dy,
        back_y - HEAD.1 * dx,
    )
}

#[cfg(test)]
mod tests {
    use super::head;
    use protocol::{ArrowView, Point};

    #[test]
    fn the_head_lies_behind_the_tip() {
        let point = |x, y| Point { x, y };
        let arrow = ArrowView {
            points: vec![
                point(0.0, 0.0),
                point(9.0, 0.0),
                point(50.0, 20.0),
                point(100.0, 20.0),
            ],
            ..ArrowView::default()
        };
        assert_eq!(head(&arrow), "M100.0 20.0L91.0 24.0L91.0 16.0Z");
    }
}
