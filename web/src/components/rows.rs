//! Rows of what an analysis found, in sections, whatever it is about.

use crate::shared::Shared;
use crate::store::{AssumedMsg, FocusMsg, Msg, StudyMsg};
use protocol::{Pointer, Row, Section, Span, Tone};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) sections: Shared<Vec<Section>>,
    /// Only rows that hold this text are shown, with those that they lie below.
    pub(crate) filter: String,
    pub(crate) emit: Callback<Msg>,
}

/// The page holds no more rows than this; the filter leads to the others.
const MOST: usize = 1500;

#[component]
pub(crate) fn Rows(props: &Props) -> Html {
    let Props {
        sections,
        filter,
        emit,
    } = props;
    let filter = filter.trim().to_lowercase();
    let mut room = MOST;
    let mut left = 0;
    let sections = sections.iter().filter_map(|section| {
        let kept = kept(&section.rows, &filter);
        let shown = kept.len().min(room);
        room -= shown;
        left += kept.len() - shown;
        (shown > 0).then(|| {
            html! {
                <section class="rows__section" aria-label={section.title.clone()}>
                    <h2 class="rows__title">{ &section.title }</h2>
                    <ul class="rows__list">{ for kept[..shown].iter().map(|row| draw(row, emit)) }</ul>
                </section>
            }
        })
    });
    let sections: Vec<Html> = sections.collect();
    html! {
        <>
            if sections.is_empty() {
                <p class="empty">{ "Nothing here has this text." }</p>
            }
            { sections }
            if left > 0 {
                <p class="empty">{ format!("and {left} more: the filter leads to them") }</p>
            }
        </>
    }
}

/// The rows that hold a text in lower case, and those that they lie below.
fn kept<'a>(rows: &'a [Row], filter: &str) -> Vec<&'a Row> {
    let mut kept: Vec<&Row> = Vec::new();
    let mut around: Vec<&Row> = Vec::new();
    for row in rows {
        around.retain(|other| other.depth < row.depth);
        let holds = |text: &str| text.to_lowercase().contains(filter);
        if holds(&row.name) || holds(&row.text) || holds(&row.note) {
            kept.append(&mut around);
            kept.push(row);
        } else {
            around.push(row);
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
        <li class="row" style={format!("--depth: {}", row.depth)}>
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
            kept.map(|row| row.name.clone()).collect()
        };
        assert_eq!(names("needle"), ["first", "Needle"]);
        assert_eq!(names("second"), ["second"]);
        assert_eq!(names("").len(), 4);
    }
}
