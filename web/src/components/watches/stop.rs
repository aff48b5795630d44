//! A breakpoint's row: where it is, what is asked of it, what it says, and how often the run came there.

use super::Props;
use crate::components::breakpoint::{name, place, sign};
use crate::components::field::Field;
use crate::components::icon::{Icon, icon};
use crate::store::{BreakpointMsg, Msg};
use protocol::{Site, Stop, StopView};
use yew::prelude::*;

pub(super) fn row(stop: &Stop, props: &Props) -> Html {
    let emit = &props.emit;
    let site = stop.site;
    let is_within = site.instruction > 0;
    let is_log = stop.is_log();
    let told = props.view.stops.iter().find(|each| each.site == site);
    let file = told.map_or("", |told| &told.file);
    let (what, place) = (name(is_log), place(site, file));
    let hits = props.survey.hits.iter().find(|hits| hits.site == site);
    let times = hits.map(|hits| format!("{} of {}", hits.here, hits.count));
    let enter = |wrap: fn(Site, String) -> BreakpointMsg| {
        emit.reform(move |text: String| Msg::Breakpoint(wrap(site, text)))
    };
    let click = |msg: BreakpointMsg| emit.reform(move |_| Msg::Breakpoint(msg.clone()));
    let bad = |why: fn(&StopView) -> &String| told.map(why).filter(|why| !why.is_empty());
    let bad_condition = bad(|told| &told.bad_condition);
    let bad_log = bad(|told| &told.bad_log);
    let lands = told.and_then(|told| landing(site, told));
    let why = [lands.as_ref(), bad_condition, bad_log];
    let nth = Some(stop.nth).filter(|nth| *nth > 0);
    html! {
        <li class="watch watch--stop" key={format!("{}/{}.{}", site.file, site.line, site.instruction)}>
            <button
                type="button"
                class={classes!("watch__line", is_within.then_some("watch__line--within"))}
                title={if is_within { "Show it in the IR" } else { "Show it in the source" }}
                onclick={click(BreakpointMsg::Show(site))}
            >
                { sign(site, is_log) }
                <span>{ capitalized(&place) }</span>
                if let Some(told) = told.filter(|told| !told.text.is_empty()) {
                    <code>{ &told.text }</code>
                }
            </button>
            <Field
                label={format!("Condition of the {what} on {place}")}
                is_wrong={bad_condition.is_some()}
                placeholder="only when …"
                value={stop.condition.clone()}
                onenter={enter(BreakpointMsg::Condition)}
            />
            <Field
                class="field--short"
                most={u32::MAX}
                label={match is_log {
                    true => format!("The log on {place} speaks at this time only"),
                    false => format!("The breakpoint on {place} stops at this time only"),
                }}
                title={if is_log { "Speaks at this time only" } else { "Stops at this time only" }}
                placeholder="each"
                value={nth.map_or_else(String::new, |nth| nth.to_string())}
                onenter={enter(BreakpointMsg::Nth)}
            />
            <span class="watch__times" title="Times that the run has come here, of all that are known">
                { times.unwrap_or_default() }
            </span>
            <button
                type="button"
                class="button button--plain"
                aria-label={format!("Take away the {what} on {place}")}
                title="Take it away"
                onclick={click(BreakpointMsg::Toggle(site))}
            >{ icon(Icon::Close) }</button>
            <Field
                class="field--log"
                label={format!("What is logged on {place}, instead of stopping")}
                title="Says this in the output, with the values of expressions in braces, and does not stop"
                is_wrong={bad_log.is_some()}
                placeholder="log instead of stopping: k is {k}"
                value={stop.log.clone()}
                onenter={enter(BreakpointMsg::Log)}
            />
            { for why.into_iter().flatten().map(|why| html! {
                <span class="watch__why" role="status">{ why }</span>
            }) }
        </li>
    }
}

/// What there is to say where a run does not stop at the very place.
fn landing(site: Site, told: &StopView) -> Option<String> {
    if site.instruction > 0 {
        let is_gone = told.ir.is_none();
        return is_gone.then(|| "This line has no such instruction now.".to_owned());
    }
    match told.line {
        Some(line) if line == site.line => None,
        Some(line) => Some(format!(
            "Nothing runs on this line: line {line} stands for it."
        )),
        None => Some("Nothing runs from this line on.".to_owned()),
    }
}

fn capitalized(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    first.to_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_breakpoint_says_where_it_stops_if_that_is_another_line() {
        let said = |line: Option<u32>, at: u32| {
            let told = StopView {
                line,
                ..StopView::default()
            };
            let site = Site {
                file: 0,
                line: at,
                instruction: 0,
            };
            landing(site, &told)
        };
        assert_eq!(said(Some(3), 3), None);
        let moved = said(Some(5), 3).expect("it says so");
        assert!(moved.contains("line 5 stands for it"), "{moved}");
        assert!(said(None, 9).is_some());
    }
}
