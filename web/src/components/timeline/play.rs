//! Playing the run, either way, at a speed.

use super::Props;
use crate::components::button::picture_button;
use crate::components::icon::Icon;
use crate::store::play::SPEEDS;
use crate::store::{Msg, PlayMsg};
use protocol::Direction;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

pub(super) fn controls(props: &Props) -> Html {
    let button = |way, name: &'static str, key: &'static str, picture, off: bool| {
        let (name, picture) = if props.way == Some(way) {
            ("Stop playing", Icon::Pause)
        } else {
            (name, picture)
        };
        let toggle = move |_: MouseEvent| Msg::Play(PlayMsg::Toggle(way));
        picture_button((name, None, key), picture, off, props.emit.reform(toggle))
    };
    let speed = {
        let emit = props.emit.clone();
        move |event: Event| {
            let value = event.target_unchecked_into::<HtmlSelectElement>().value();
            if let Ok(speed) = value.parse() {
                emit.emit(Msg::Play(PlayMsg::Speed(speed)));
            }
        }
    };
    let at_start = props.view.step == 0;
    html! {
        <div class="timeline__play" role="group" aria-label="Playing the run">
            { button(Direction::Back, "Play backwards", "Shift+p", Icon::PlayBack, at_start) }
            { button(Direction::Forward, "Play", "p", Icon::Play, false) }
            <select class="select timeline__speed" aria-label="Steps a second" title="Steps a second" onchange={speed}>
                { for SPEEDS.iter().map(|each| html! {
                    <option value={each.to_string()} selected={*each == props.speed}>{ format!("{each}/s") }</option>
                }) }
            </select>
        </div>
    }
}
