//! The bar at the top: language, examples, moving through the run, sharing, colours, help.

mod files;
mod moves;

use super::icon::{Icon, icon};
use super::numbers::grouped;
use crate::shared::Shared;
use crate::store::{DocumentMsg, LayoutMsg, LinkMsg, Msg, Overlay, Theme, Ways};
use protocol::{Copied, LanguageView, StateView, Unit, Verdict};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) language: String,
    pub(crate) languages: Shared<Vec<LanguageView>>,
    /// Names of those that were used last.
    pub(crate) recent: Shared<Vec<String>>,
    /// Names of those that cannot be had, as there is no network.
    pub(crate) missing: Vec<String>,
    /// Title of the example that is open.
    pub(crate) example: Option<String>,
    /// Whether the engine is there.
    pub(crate) ready: bool,
    pub(crate) running: bool,
    pub(crate) view: Shared<StateView>,
    /// Which ways there are from there.
    pub(crate) ways: Ways,
    pub(crate) unit: Unit,
    pub(crate) theme: Theme,
    pub(crate) verdict: Option<Verdict>,
    /// Whether language models are on.
    pub(crate) models_are_on: bool,
    /// Whether one has explained something.
    pub(crate) has_answer: bool,
    pub(crate) emit: Callback<Msg>,
}

#[component]
pub(crate) fn Toolbar(props: &Props) -> Html {
    html! {
        <header class="toolbar">
            <h1 class="brand">
                <svg class="brand__mark" viewBox="0 0 32 32" aria-hidden="true">
                    <path d="M16 2.500 28.500 9.700v14.400L16 29.500 3.500 24.100V9.700z" />
                    <path class="brand__eye" d="M9 12.500c5 0 9.500 1 14 5.500-5 2-10.500 1-14-5.500z" />
                </svg>
                <span class="brand__name">{ "RedDragon" }
                    <span class="brand__says">{ "See how your program runs, step by step" }</span>
                </span>
            </h1>
            { document(props) }
            { moves::moves(props) }
            { counter(props) }
            { page(props) }
        </header>
    }
}

/// Language and examples.
fn document(props: &Props) -> Html {
    let emit = &props.emit;
    let language = emit.reform(|event: Event| Msg::Document(DocumentMsg::Language(chosen(&event))));
    let gallery = emit.reform(|_| Msg::Layout(LayoutMsg::Dialog(Some(Overlay::Gallery))));
    let (example, name) = match &props.example {
        Some(title) => (title.as_str(), format!("Examples: {title}")),
        None => ("Examples", "Examples".to_owned()),
    };
    html! {
        <div class="toolbar__group toolbar__document">
            <select class="select" aria-label="Language" onchange={language}>
                { for groups(&props.languages, &props.recent).into_iter().map(|(group, languages)| html! {
                    <optgroup key={group.to_owned()} label={group.to_owned()}>
                        { for languages.into_iter().map(|each| option(props, each)) }
                    </optgroup>
                }) }
                if !props.language.is_empty() && !props.languages.iter().any(|each| each.name == props.language) {
                    // A program that was translated.
                    <option value={props.language.clone()} selected=true>{ &props.language }</option>
                }
            </select>
            <button
                type="button"
                class="button button--bordered button--examples"
                aria-label={name}
                aria-haspopup="dialog"
                title="Choose an example (e)"
                onclick={gallery}
            ><span class="button__title">{ example.to_owned() }</span>{ icon(Icon::Down) }</button>
        </div>
    }
}

/// A language to choose; one that cannot be had says so.
fn option(props: &Props, language: &LanguageView) -> Html {
    let LanguageView { name, title, .. } = language;
    let selected = *name == props.language;
    let missing = props.missing.contains(name);
    let title = match missing {
        true => format!("{title} (not kept)"),
        false => title.clone(),
    };
    html! { <option value={name.clone()} {selected} disabled={missing && !selected}>{ title }</option> }
}

/// The languages in groups: those that were used last, where there are several, then the others in the order of their groups.
fn groups<'a>(
    languages: &'a [LanguageView],
    recent: &[String],
) -> Vec<(&'a str, Vec<&'a LanguageView>)> {
    let recent = if recent.len() > 1 { recent } else { &[] };
    let used = recent.iter();
    let used = used.filter_map(|name| languages.iter().find(|each| each.name == *name));
    let used: Vec<&LanguageView> = used.collect();
    let mut groups: Vec<(&str, Vec<&LanguageView>)> = Vec::new();
    for language in languages.iter().filter(|each| !recent.contains(&each.name)) {
        match groups.iter_mut().find(|group| group.0 == language.group) {
            Some((_, list)) => list.push(language),
            None => groups.push((&language.group, vec![language])),
        }
    }
    if !used.is_empty() {
        groups.insert(0, ("Used last", used));
    }
    groups
}

fn counter(props: &Props) -> Html {
    let view = &props.view;
    let text = if !props.ready {
        "starting…".to_owned()
    } else if props.running {
        format!("{} steps", grouped(view.known))
    } else if view.known == 0 {
        "not run yet".to_owned()
    } else if view.is_whole {
        format!("step {} of {}", grouped(view.step), grouped(view.known))
    } else if view.step < view.known {
        format!("step {} of {}+", grouped(view.step), grouped(view.known))
    } else {
        format!("step {}", grouped(view.step))
    };
    html! { <p class="counter" data-step={view.step.to_string()} data-known={view.known.to_string()}>{ text }</p> }
}

/// Sharing, colours, help.
fn page(props: &Props) -> Html {
    let theme = match props.theme {
        Theme::System => (Icon::System, "Colours: system"),
        Theme::Light => (Icon::Light, "Colours: light"),
        Theme::Dark => (Icon::Dark, "Colours: dark"),
    };
    let verdict = props.verdict.as_ref().map(|verdict| match verdict {
        Verdict::Reproduced => html! {
            <span class="verdict" title="Same state as when the link was made">{ "✓ reproduced" }</span>
        },
        Verdict::Differs(how) => html! {
            <span class="verdict verdict--differs" title={how.clone()}>{ "≠ differs" }</span>
        },
    });
    html! {
        <div class="toolbar__group toolbar__page">
            { verdict }
            <button
                type="button"
                class="button button--share"
                aria-label="Share"
                title="Copy a link to this step (s)"
                onclick={props.emit.reform(|_| Msg::Link(LinkMsg::Copy(Copied::Link)))}
            >{ icon(Icon::Share) }<span class="button__text">{ "Share" }</span></button>
            { files::files(&props.emit, props.models_are_on, props.has_answer) }
            <button
                type="button"
                class="button"
                aria-label={theme.1}
                title={format!("{} (t)", theme.1)}
                onclick={props.emit.reform(|_| Msg::Layout(LayoutMsg::Theme))}
            >{ icon(theme.0) }</button>
            <button
                type="button"
                class="button"
                aria-label="Keys and help"
                title="Keys and help (?)"
                onclick={props.emit.reform(|_| Msg::Layout(LayoutMsg::Dialog(Some(Overlay::Keys))))}
            >{ icon(Icon::Help) }</button>
        </div>
    }
}

fn chosen(event: &Event) -> String {
    event.target_unchecked_into::<HtmlSelectElement>().value()
}

#[cfg(test)]
mod tests {
    use super::groups;
    use protocol::LanguageView;

    #[test]
    fn what_was_used_last_comes_first_and_once() {
        let language = |name: &str, group: &str| LanguageView {
            name: name.into(),
            group: group.into(),
            ..LanguageView::default()
        };
        let all = [language("a", "x"), language("b", "y"), language("c", "x")];
        let shown = |recent: &[&str]| -> Vec<(String, String)> {
            let recent: Vec<String> = recent.iter().map(|&name| name.to_owned()).collect();
            let groups = groups(&all, &recent).into_iter();
            let names = |list: Vec<&LanguageView>| list.iter().map(|each| &*each.name).collect();
            groups
                .map(|(group, list)| (group.to_owned(), names(list)))
                .collect()
        };
        let of = |group: &str, names: &str| (group.to_owned(), names.to_owned());
        assert_eq!(shown(&[]), [of("x", "ac"), of("y", "b")]);
        assert_eq!(shown(&["b"]), [of("x", "ac"), of("y", "b")]);
        assert_eq!(shown(&["c", "b"]), [of("Used last", "cb"), of("x", "a")]);
    }
}
