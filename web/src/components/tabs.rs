//! Tabs: those over the panels of a wide page, and the bar at the foot of a narrow one.

use crate::store::{LayoutMsg, Msg, Panel};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct TabsProps {
    /// What the panels have in common.
    pub(crate) name: &'static str,
    pub(crate) panels: &'static [Panel],
    pub(crate) current: Panel,
    /// Numbers shown beside the titles of the first panels, where they are not 0.
    pub(crate) counts: Vec<usize>,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Tabs(props: &TabsProps) -> Html {
    let panels = props.panels;
    let current = props.current;
    let list = use_node_ref();
    let onkeydown = {
        let (emit, list) = (props.emit.clone(), list.clone());
        move |event: KeyboardEvent| {
            let at = panels
                .iter()
                .position(|panel| *panel == current)
                .unwrap_or(0);
            let to = match event.key().as_str() {
                "ArrowRight" => (at + 1) % panels.len(),
                "ArrowLeft" => (at + panels.len() - 1) % panels.len(),
                "Home" => 0,
                "End" => panels.len() - 1,
                _ => return,
            };
            event.prevent_default();
            // Focus goes with the choice. (The event's current target is the whole page, at which Yew listens.)
            let list = list.cast::<HtmlElement>();
            let tab = list.and_then(|list| list.children().item(to as u32));
            if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<HtmlElement>().ok()) {
                let _ = tab.focus();
            }
            emit.emit(Msg::Layout(LayoutMsg::Show(panels[to])));
        }
    };
    let tab = |(panel, count): (&Panel, usize)| {
        let panel = *panel;
        let selected = panel == current;
        html! {
            <button
                type="button"
                class="tab"
                role="tab"
                id={format!("tab-{}", panel.name())}
                aria-selected={selected.to_string()}
                aria-controls={selected.then(|| format!("panel-{}", panel.name()))}
                tabindex={if selected { "0" } else { "-1" }}
                onclick={props.emit.reform(move |_| Msg::Layout(LayoutMsg::Show(panel)))}
            >
                { panel.title() }
                { badge(count) }
            </button>
        }
    };
    html! {
        <div class="tabs" ref={list} role="tablist" aria-label={props.name} {onkeydown}>
            { for panels.iter().zip(props.counts.iter().copied().chain(std::iter::repeat(0))).map(tab) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct TabBarProps {
    pub(crate) current: Panel,
    pub(crate) problems: usize,
    pub(crate) emit: Callback<Msg>,
}

/// The bar at the foot of a narrow page, on which one panel is seen at a time.
#[component]
pub(crate) fn TabBar(props: &TabBarProps) -> Html {
    let item = |panel: Panel| {
        let count = if panel == Panel::Problems {
            props.problems
        } else {
            0
        };
        html! {
            <button
                type="button"
                class="tabbar__item"
                aria-current={(panel == props.current).then_some("page")}
                onclick={props.emit.reform(move |_| Msg::Layout(LayoutMsg::Show(panel)))}
            >
                { panel.title() }
                { badge(count) }
            </button>
        }
    };
    html! {
        <nav class="tabbar" aria-label="Panels">
            { for Panel::ALL.into_iter().map(item) }
        </nav>
    }
}

fn badge(count: usize) -> Html {
    match count {
        0 => Html::default(),
        _ => html! { <span class="badge">{ count }</span> },
    }
}
