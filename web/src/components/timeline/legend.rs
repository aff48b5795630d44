//! What the marks on the strip stand for, and going from one to the next.

use super::Props;
use crate::components::icon::{Icon, icon};
use crate::store::marks::{MARKED, Marked};
use crate::store::{Msg, RunMsg};
use protocol::{Direction, MarkKind};
use yew::prelude::*;

/// Those that there are.
pub(super) fn legend(props: &Props) -> Html {
    let has_hits = |logs| {
        let mut hits = props.survey.hits.iter();
        hits.any(|hits| hits.is_log == logs && hits.count > 0)
    };
    let is_there = |kind| match kind {
        MarkKind::Print => !props.output.is_empty(),
        MarkKind::Breakpoint => has_hits(false),
        MarkKind::Log => has_hits(true),
        kind => props.strip.marks.iter().any(|(_, other)| *other == kind),
    };
    html! {
        <ul class="timeline__legend" aria-label="Marks on the strip" title="n and N go from mark to mark">
            { for MARKED.iter().filter(|each| is_there(each.kind)).map(|each| entry(each, &props.emit)) }
        </ul>
    }
}

fn entry(marked: &'static Marked, emit: &Callback<Msg>) -> Html {
    let go = |direction, word, picture| {
        let name = format!("{word} {}", marked.one);
        let onclick =
            emit.reform(move |_: MouseEvent| Msg::Run(RunMsg::Mark(Some(marked.kind), direction)));
        html! {
            <button type="button" class="button timeline__go" aria-label={name.clone()} title={name} {onclick}>{ icon(picture) }</button>
        }
    };
    html! {
        <li class="timeline__entry" title={marked.one}>
            { go(Direction::Back, "Previous", Icon::Previous) }
            <svg class="timeline__sample" viewBox="0 0 4 10" aria-hidden="true">
                <rect class={format!("timeline__mark--{}", marked.class)} width="4" height="10" />
            </svg>
            { marked.word }
            { go(Direction::Forward, "Next", Icon::Next) }
        </li>
    }
}
