//! Rows of what an analysis found, in sections, whatever it is about.

use super::style::Style;
use crate::shared::Shared;
use crate::store::{AssumedMsg, FocusMsg, Msg, StudyMsg};
use protocol::{Pointer, Row, Section, Span, Tone};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::js_sys::Array;
use web_sys::{Element, IntersectionObserver, IntersectionObserverEntry, IntersectionObserverInit};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) sections: Shared<Vec<Section>>,
    /// Only rows that hold this text are shown, with those that they lie below.
    pub(crate) filter: String,
    pub(crate) emit: Callback<Msg>,
}

/// So many rows are drawn at first, and whenever somebody comes near the end of those.
const STRETCH: usize = 100;
/// How near, in the terms of an observer's margins.
const NEAR: &str = "0px 0px 800px 0px";

#[component]
pub(crate) fn Rows(props: &Props) -> Html {
    let Props {
        sections,
        filter,
        emit,
    } = props;
    let filter = filter.trim().to_lowercase();
    let kept = use_memo((sections.clone(), filter.clone()), |(sections, filter)| {
        let kept = sections.iter().map(|section| kept(&section.rows, filter));
        Shared::new(kept.collect::<Vec<_>>())
    });
    // What is filtered anew is looked at from its beginning.
    let stretches = use_state(|| (filter.clone(), 1));
    let shown = if stretches.0 == filter {
        stretches.1
    } else {
        1
    };
    let more = {
        let (stretches, filter) = (stretches.clone(), filter.clone());
        Callback::from(move |()| stretches.set((filter.clone(), shown + 1)))
    };
    let mut room = shown * STRETCH;
    let drawn = sections.iter().zip(kept.iter()).enumerate();
    let drawn = drawn.filter_map(|(at, (section, rows))| {
        let count = rows.len().min(room);
        room -= count;
        let stretches = (0..count).step_by(STRETCH).map(|from| {
            let (sections, kept, emit) = (sections.clone(), (*kept).clone(), emit.clone());
            let to = (from + STRETCH).min(count);
            html! { <Stretch key={from} {sections} {kept} section={at} {from} {to} {emit} /> }
        });
        (count > 0).then(|| {
            html! {
                <section class="rows__section" aria-label={section.title.clone()}>
                    <h2 class="rows__title">{ &section.title }</h2>
                    <ul class="rows__list">{ for stretches }</ul>
                </section>
            }
        })
    });
    let drawn: Vec<Html> = drawn.collect();
    let left = kept
        .iter()
        .map(Vec::len)
        .sum::<usize>()
        .saturating_sub(shown * STRETCH);
    html! {
        <>
            if drawn.is_empty() {
                <p class="empty">{ "Nothing here has this text." }</p>
            }
            { drawn }
            if left > 0 {
                <More key={shown} {left} {more} />
            }
        </>
    }
}

#[derive(Properties, PartialEq)]
struct MoreProps {
    /// How many rows are not drawn yet.
    left: usize,
    more: Callback<()>,
}

/// What stands for the rows below: it asks for them when it is nearly seen, or chosen.
#[component]
fn More(MoreProps { left, more }: &MoreProps) -> Html {
    let node = use_node_ref();
    {
        let (node, more) = (node.clone(), more.clone());
        use_effect_with((), move |()| {
            let seen = Closure::<dyn FnMut(Array)>::new(move |entries: Array| {
                let mut entries = entries.iter();
                if entries.any(|entry| {
                    entry
                        .unchecked_into::<IntersectionObserverEntry>()
                        .is_intersecting()
                }) {
                    more.emit(());
                }
            });
            let options = IntersectionObserverInit::new();
            options.set_root_margin(NEAR);
            let element = node.cast::<Element>();
            let list = element
                .as_ref()
                .and_then(|element| element.closest(".study__body").ok()?);
            options.set_root(list.as_ref());
            let observer =
                IntersectionObserver::new_with_options(seen.as_ref().unchecked_ref(), &options)
                    .ok();
            if let (Some(observer), Some(element)) = (&observer, &element) {
                observer.observe(element);
            }
            move || {
                if let Some(observer) = observer {
                    observer.disconnect();
                }
                drop(seen);
            }
        });
    }
    let onclick = more.reform(|_: MouseEvent| ());
    html! {
        <button type="button" class="rows__more" ref={node} {onclick}>{ format!("{left} more") }</button>
    }
}

#[derive(Properties, PartialEq)]
struct StretchProps {
    sections: Shared<Vec<Section>>,
    /// Numbers of the rows that are kept, section by section.
    kept: Shared<Vec<Vec<usize>>>,
    section: usize,
    /// Which of those: the first, and the one behind the last.
    from: usize,
    to: usize,
    emit: Callback<Msg>,
}

/// Some rows of a section, drawn once however many come to stand below them.
#[component]
fn Stretch(props: &StretchProps) -> Html {
    let rows = &props.sections[props.section].rows;
    let kept = &props.kept[props.section][props.from..props.to];
    html! { <>{ for kept.iter().map(|&at| draw(&rows[at], &props.emit)) }</> }
}

/// The numbers of the rows that hold a text in lower case, and of those that they lie below.
fn kept(rows: &[Row], filter: &str) -> Vec<usize> {
    let mut kept = Vec::new();
    let mut around: Vec<usize> = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        around.retain(|&other| rows[other].depth < row.depth);
        let holds = |text: &str| text.to_lowercase().contains(filter);
        if holds(&row.name) || holds(&row.text) || holds(&row.note) {
            kept.append(&mut around);
            kept.push(at);
        } else {
            around.push(at);
        }
    }
    kept
}

fn draw(row: &Row, emit: &Callback<Msg>) -> Html {
    let go = |span: Span| emit.reform(move |_: MouseEvent| Msg::Study(StudyMsg::Go(span)));
    let point = row.span.map(|span| {
        emit.reform(move |_: MouseEvent| Msg::Focus(FocusMsg::Point(Some(Pointer::Span(span)))))
    });
    let leave = emit.reform(|_: MouseEvent| Msg::Focus(FocusMsg::Point(None)));
    let (tone, sign, says) = match row.tone {
        Tone::Plain => ("plain", "", ""),
        Tone::Doubt => ("doubt", "?", "not known: "),
        Tone::Good => ("good", "✓", "ends well: "),
        Tone::Bad => ("bad", "✕", "goes wrong: "),
        Tone::Never => ("never", "⊘", ""),
        Tone::Branch => ("branch", "◆", "branch: "),
    };
    let inner = html! {
        <>
            <span class={format!("row__sign row__sign--{tone}")} aria-hidden="true">{ sign }</span>
            <span class="row__what">
                <span class="visually-hidden">{ says }</span>
                <span class="row__name">{ &row.name }</span>
                <span class="row__text">{ &row.text }</span>
            </span>
            if row.line > 0 {
                <span class="row__line"><span class="visually-hidden">{ "line " }</span>{ row.line }</span>
            }
        </>
    };
    html! {
        <li class="row" ~style={Style(format!("--depth: {}", row.depth))}>
            if let Some(span) = row.span {
                <button type="button" class="row__main" onclick={go(span)}
                    onmouseenter={point} onmouseleave={leave}>{ inner }</button>
            } else {
                <div class="row__main">{ inner }</div>
            }
            if !row.note.is_empty() {
                <p class="row__note">
                    { &row.note }
                    if let Some((line, span)) = row.cause {
                        { " " }
                        <button type="button" class="row__cause" onclick={go(span)}>{ format!("line {line}") }</button>
                    }
                </p>
            }
            if !row.runs.is_empty() {
                <p class="row__runs">
                    { for row.runs.iter().map(|(name, assumed)| {
                        let assumed = assumed.clone();
                        let follow = emit.reform(move |_: MouseEvent| {
                            Msg::Assumed(AssumedMsg::Follow(assumed.clone()))
                        });
                        html! {
                            <button type="button" class="row__cause" aria-label={format!("{name}: {}", row.text)}
                                onclick={follow}>{ name }</button>
                        }
                    }) }
                </p>
            }
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(depth: u32, name: &str) -> Row {
        Row {
            depth,
            name: name.to_owned(),
            ..Row::default()
        }
    }

    #[test]
    fn what_lies_around_a_row_that_is_kept_is_kept() {
        let rows = [
            row(0, "first"),
            row(1, "Needle"),
            row(0, "second"),
            row(1, "hay"),
        ];
        let names = |filter: &str| -> Vec<String> {
            let kept = kept(&rows, filter).into_iter();
            kept.map(|at| rows[at].name.clone()).collect()
        };
        assert_eq!(names("needle"), ["first", "Needle"]);
        assert_eq!(names("second"), ["second"]);
        assert_eq!(names("").len(), 4);
    }
}
