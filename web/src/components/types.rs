//! Types: a signature for every function, a type for every variable and member, and why one is not known.

use super::rows::Rows;
use crate::shared::Shared;
use crate::store::{Msg, StudyMsg};
use protocol::TypesView;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) view: Shared<TypesView>,
    pub(crate) filter: String,
    /// Whether newer ones are on their way.
    pub(crate) expected: bool,
    /// Why there are none.
    pub(crate) nothing: Option<String>,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Types(props: &Props) -> Html {
    let Props { view, emit, .. } = props;
    let sections = use_memo(view.clone(), |view| Shared::new(view.sections.clone()));
    let search = emit.reform(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        Msg::Study(StudyMsg::Filter(input.value()))
    });
    let unknown = view.sections.iter().flat_map(|section| &section.rows);
    let unknown = unknown.filter(|row| row.cause.is_some()).count();
    let is_empty = view.sections.is_empty();
    html! {
        <div class="panel study" id="panel-types" role="tabpanel" aria-labelledby="tab-types" aria-busy={props.expected.to_string()}>
            <div class="study__bar">
                <input class="field" type="search" placeholder="Filter" aria-label="Filter types"
                    value={props.filter.clone()} oninput={search} />
                <span class="study__says" role="status">
                    { match (props.expected, unknown) {
                        (true, _) => "Working…".to_owned(),
                        (false, 0) => String::new(),
                        (false, count) => format!("{count} not fully known"),
                    } }
                </span>
                { stop(props.expected, emit) }
            </div>
            <div class="study__body" tabindex="0" role="group" aria-label="Types found">
                if let Some(why) = &props.nothing {
                    <p class="empty">{ why }</p>
                } else if is_empty && props.expected {
                    <p class="empty">{ "The analyses are loaded when they are first used: a moment." }</p>
                } else if is_empty {
                    <p class="empty">{ "Write a program with functions or variables, or choose an example above: their types appear here." }</p>
                } else {
                    <Rows sections={(*sections).clone()} filter={props.filter.clone()} {emit} />
                }
            </div>
        </div>
    }
}

/// What ends an analysis that takes too long.
pub(super) fn stop(expected: bool, emit: &Callback<Msg>) -> Html {
    if !expected {
        return Html::default();
    }
    let stop = emit.reform(|_: MouseEvent| Msg::Study(StudyMsg::Stop));
    html! { <button type="button" class="button button--bordered" onclick={stop}>{ "Stop" }</button> }
}
