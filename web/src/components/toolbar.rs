//! The bar at the top: language, examples, moving through the run, sharing, colours, help.

use super::icon::{Icon, icon};
use crate::effects::open;
use crate::shared::Shared;
use crate::store::{DocumentMsg, FileMsg, LayoutMsg, LinkMsg, Msg, Overlay, RunMsg, Theme};
use protocol::{Copied, Direction, Format, LanguageView, StateView, Status, Stride, Unit, Verdict};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement, HtmlSelectElement, Node};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) language: String,
    pub(crate) languages: Shared<Vec<LanguageView>>,
    /// Title of the example that is open.
    pub(crate) example: Option<String>,
    /// Whether the engine is there.
    pub(crate) ready: bool,
    pub(crate) running: bool,
    pub(crate) view: Shared<StateView>,
    pub(crate) unit: Unit,
    pub(crate) theme: Theme,
    pub(crate) verdict: Option<Verdict>,
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
                <span class="brand__name">{ "RedDragon" }</span>
            </h1>
            { document(props) }
            { moves(props) }
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
                { for props.languages.iter().map(|each| html! {
                    <option value={each.name.clone()} selected={each.name == props.language}>{ &each.title }</option>
                }) }
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

/// Moving through the run, in the order of its direction.
fn moves(props: &Props) -> Html {
    use Direction::{Back, Forward};
    let view = &props.view;
    let at_start = view.step == 0 || !props.ready;
    let at_end = view.status == Status::Ended || !props.ready;
    let step = |stride, direction| RunMsg::Step(stride, direction);
    let button = |name: &'static str, key: &'static str, picture, msg: RunMsg, off: bool| {
        html! {
            <button
                type="button"
                class="button"
                aria-label={name}
                title={format!("{name} ({key})")}
                aria-disabled={off.to_string()}
                onclick={props.emit.reform(move |_| Msg::Run(msg.clone()))}
            >{ icon(picture) }</button>
        }
    };
    let run = if props.running {
        ("Pause", Icon::Pause)
    } else if view.status == Status::Ended {
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
            { button("To the start", "Home", Icon::First, RunMsg::First, at_start) }
            { button("Step back", "Shift+F10", Icon::Back, step(Stride::Over, Back), at_start) }
            <button
                type="button"
                class="button button--run"
                aria-label={run.0}
                title={format!("{} (F5)", run.0)}
                aria-disabled={(!props.ready).to_string()}
                onclick={props.emit.reform(|_| Msg::Run(RunMsg::Toggle))}
            >{ icon(run.1) }<span>{ run.0 }</span></button>
            { button("Step over", "F10", Icon::Over, step(Stride::Over, Forward), at_end) }
            { button("Step into", "F11", Icon::Into, step(Stride::Into, Forward), at_end) }
            { button("Step out", "Shift+F11", Icon::Out, step(Stride::Out, Forward), at_end) }
            { button("To the end", "End", Icon::Last, RunMsg::Last, at_end) }
            <div class="segments" role="group" aria-label="What a step is">
                { unit(Unit::Statement, "Line", "A step is a statement of the source") }
                { unit(Unit::Instruction, "IR", "A step is an instruction of the IR") }
            </div>
        </div>
    }
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
        Theme::System => (Icon::System, "Colours: as the system has them"),
        Theme::Light => (Icon::Light, "Colours: light"),
        Theme::Dark => (Icon::Dark, "Colours: dark"),
    };
    let verdict = props.verdict.as_ref().map(|verdict| match verdict {
        Verdict::Reproduced => html! {
            <span class="verdict" title="The state is the one the link was made at">{ "✓ reproduced" }</span>
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
                title="Copy a link to this very state (s)"
                onclick={props.emit.reform(|_| Msg::Link(LinkMsg::Copy(Copied::Link)))}
            >{ icon(Icon::Share) }<span class="button__text">{ "Share" }</span></button>
            { files(props) }
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

/// Other ways out of the page, and into it.
fn files(props: &Props) -> Html {
    let item = |text: &'static str, msg: Msg| {
        let emit = props.emit.clone();
        let onclick = Callback::from(move |event: MouseEvent| {
            leave_menu(&event.target_unchecked_into());
            emit.emit(msg.clone());
        });
        html! { <li><button type="button" class="menu__item" {onclick}>{ text }</button></li> }
    };
    let open = {
        let emit = props.emit.clone();
        Callback::from(move |event: Event| {
            let field: HtmlInputElement = event.target_unchecked_into();
            close_menu(&field);
            let file = field.files().and_then(|files| files.get(0));
            field.set_value("");
            if let Some(file) = file {
                open::open(file, emit.clone());
            }
        })
    };
    let left = Callback::from(|event: FocusEvent| {
        let to = event.related_target();
        let to = to.and_then(|to| to.dyn_into::<Node>().ok());
        let from: Element = event.target_unchecked_into();
        let menu = from.closest("details").ok().flatten();
        if menu.is_some_and(|menu| !menu.contains(to.as_ref())) {
            close_menu(&from);
        }
    });
    let escaped = Callback::from(|event: KeyboardEvent| {
        let inside: Element = event.target_unchecked_into();
        if event.key() == "Escape" {
            leave_menu(&inside);
        }
    });
    html! {
        <details class="menu" onfocusout={left} onkeydown={escaped}>
            <summary class="button" aria-label="More ways to share, save and open" title="Share, save, open">{ icon(Icon::More) }</summary>
            <ul class="menu__list">
                { item("Compare with another program", Msg::Link(LinkMsg::Copy(Copied::Compare))) }
                { item("Copy as Markdown", Msg::Link(LinkMsg::Copy(Copied::Markdown))) }
                { item("Copy embed snippet", Msg::Link(LinkMsg::Copy(Copied::Embed))) }
                { item("Save all of it as one HTML file", Msg::Link(LinkMsg::Copy(Copied::Page))) }
                { item("Save the program", Msg::File(FileMsg::Save)) }
                <li>
                    <label class="menu__item">
                        { "Open a file…" }
                        <input class="visually-hidden" type="file" onchange={open} />
                    </label>
                </li>
                { item("Save control flow as SVG", Msg::File(FileMsg::Export(Format::Svg))) }
                { item("Save control flow as PNG", Msg::File(FileMsg::Export(Format::Png))) }
                { item("Save control flow for Graphviz", Msg::File(FileMsg::Export(Format::Dot))) }
                { item("Save control flow for Mermaid", Msg::File(FileMsg::Export(Format::Mermaid))) }
            </ul>
        </details>
    }
}

/// Closes the menu that something stands in; the keyboard stays where the menu is.
fn leave_menu(inside: &Element) {
    close_menu(inside);
    let menu = inside.closest("details").ok().flatten();
    let summary = menu.and_then(|menu| menu.query_selector("summary").ok().flatten());
    if let Some(summary) = summary.and_then(|each| each.dyn_into::<HtmlElement>().ok()) {
        let _ = summary.focus();
    }
}

/// Closes the menu that something stands in.
fn close_menu(inside: &Element) {
    if let Ok(Some(menu)) = inside.closest("details") {
        let _ = menu.remove_attribute("open");
    }
}

fn chosen(event: &Event) -> String {
    event.target_unchecked_into::<HtmlSelectElement>().value()
}

/// A number in groups of three digits, with a narrow space between.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn numbers_are_grouped_from_the_right() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_204), "1\u{202f}204");
        assert_eq!(grouped(10_000_000), "10\u{202f}000\u{202f}000");
    }
}
