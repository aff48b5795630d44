//! Moving through the run, in the order of its direction; moves that have only keys elsewhere are in a menu.

use super::super::button::picture_button;
use super::super::icon::{Icon, icon};
use super::super::menu::{Menu, choosing};
use super::Props;
use crate::store::{Msg, RunMsg, Ways, keys};
use protocol::{Direction, Status, Stride, Unit};
use yew::prelude::*;

pub(super) fn moves(props: &Props) -> Html {
    use Direction::{Back, Forward};
    let step = |stride, direction| RunMsg::Step(stride, direction);
    let button = |name: &'static str, word, key: &'static str, picture, msg: RunMsg| {
        let is_off = !(props.ready && props.ways.lead(&msg));
        let onclick = props.emit.reform(move |_| Msg::Run(msg.clone()));
        picture_button((name, word, key), picture, is_off, onclick)
    };
    let run = if props.running {
        ("Pause", Icon::Pause)
    } else if props.view.status == Status::Ended {
        ("Run again", Icon::Restart)
    } else {
        ("Run", Icon::Run)
    };
    let unit = |unit, text: &'static str, says: &'static str| {
        html! {
            <button
                type="button"
                class="segment"
                aria-pressed={(props.unit == unit).to_string()}
                title={says}
                onclick={props.emit.reform(move |_| Msg::Run(RunMsg::Unit(unit)))}
            >{ text }</button>
        }
    };
    html! {
        <div class="toolbar__group toolbar__moves" role="group" aria-label="Moving through the run">
            { button("To the start", None, "Home", Icon::First, RunMsg::First) }
            { button("Step back", Some("Back"), "Shift+F10", Icon::Back, step(Stride::Over, Back)) }
            <button
                type="button"
                class="button button--run"
                aria-label={run.0}
                title={format!("{} (F5)", run.0)}
                aria-disabled={(!props.ready).to_string()}
                onclick={props.emit.reform(|_| Msg::Run(RunMsg::Toggle))}
            >{ icon(run.1) }<span>{ run.0 }</span></button>
            { button("Step over", Some("Over"), "F10", Icon::Over, step(Stride::Over, Forward)) }
            { button("Step into", Some("Into"), "F11", Icon::Into, step(Stride::Into, Forward)) }
            { button("Step out", Some("Out"), "Shift+F11", Icon::Out, step(Stride::Out, Forward)) }
            { button("To the end", None, "End", Icon::Last, RunMsg::Last) }
            <Menu label="More moves" title="More moves" picture={Icon::Moves}>
                <Further ready={props.ready} ways={props.ways} emit={props.emit.clone()} />
            </Menu>
            <div class="segments" role="group" aria-label="What a step is">
                { unit(Unit::Statement, "Line", "Step by source line") }
                { unit(Unit::Instruction, "IR", "Step by IR instruction") }
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct FurtherProps {
    ready: bool,
    ways: Ways,
    emit: Callback<Msg>,
}

/// The moves that have no button of their own.
#[component]
fn Further(props: &FurtherProps) -> Html {
    let item = |command: keys::Command| {
        let leads = match &command.msg {
            Msg::Run(msg) => props.ready && props.ways.lead(msg),
            _ => props.ready,
        };
        let keys = command.keys();
        let msg = command.msg;
        // Where it leads nowhere the menu stays as it is.
        let onclick = leads.then(|| choosing(props.emit.reform(move |()| msg.clone())));
        html! {
            <li>
                <button type="button" class="menu__item menu__item--move"
                    aria-disabled={(!leads).to_string()} aria-keyshortcuts={keys.join("+")} {onclick}>
                    <span>{ command.says }</span>
                    <span class="menu__keys" aria-hidden="true">{ for keys.iter().map(|key| html! { <kbd>{ *key }</kbd> }) }</span>
                </button>
            </li>
        }
    };
    html! { <>{ for keys::further_moves().map(item) }</> }
}
