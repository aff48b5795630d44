//! What the program printed, each line linked to the step that printed it, and its input; between its lines what logs say, which is no
//! output of the program's.
//!
//! What has been executed is known once and for all: going back dims what was printed later instead of
//! taking it away, so that nothing moves.

use super::breakpoint;
use super::memory_limit::limit;
use crate::shared::Shared;
use crate::store::{InputMsg, Msg, RunMsg};
use protocol::{Chunk, Logs, OutcomeKind, Said, StateView, Stream};
use web_sys::{HtmlInputElement, HtmlTextAreaElement, SubmitEvent};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) chunks: Shared<Vec<Chunk>>,
    /// How many pieces were left out at the start.
    pub(crate) dropped: u64,
    pub(crate) logs: Shared<Logs>,
    pub(crate) view: Shared<StateView>,
    pub(crate) input: String,
    /// How many megabytes the program may hold, where a person has chosen that.
    pub(crate) memory: Option<u32>,
    pub(crate) emit: Callback<Msg>,
}

/// A line of output: pieces with the step after which each was there.
#[derive(Debug, PartialEq)]
struct Line<'a> {
    step: u64,
    pieces: Vec<(u64, Stream, &'a str)>,
}

/// Cuts the pieces into lines.
fn lines(chunks: &[Chunk]) -> Vec<Line<'_>> {
    let mut lines: Vec<Line> = Vec::new();
    let mut open = false;
    for chunk in chunks {
        for part in chunk.text.split_inclusive('\n') {
            let text = part.strip_suffix('\n').unwrap_or(part);
            let piece = (chunk.step, chunk.stream, text);
            match lines.last_mut().filter(|_| open) {
                Some(line) => line.pieces.push(piece),
                None => lines.push(Line {
                    step: chunk.step,
                    pieces: vec![piece],
                }),
            }
            open = !part.ends_with('\n');
        }
    }
    lines
}

/// What the panel shows, one below the other.
#[derive(Debug, PartialEq)]
enum Shown<'a> {
    Printed(Line<'a>),
    Logged(&'a Said),
}

/// Lines with what is logged between them, in the order of steps. A line that is printed in pieces stays one: what is logged
/// meanwhile comes behind it.
fn shown<'a>(lines: Vec<Line<'a>>, said: &'a [Said]) -> Vec<Shown<'a>> {
    let mut said = said.iter().peekable();
    let mut all = Vec::new();
    for line in lines {
        while let Some(said) = said.next_if(|said| said.step < line.step) {
            all.push(Shown::Logged(said));
        }
        all.push(Shown::Printed(line));
    }
    all.extend(said.map(Shown::Logged));
    all
}

/// What there is to do where nothing was printed.
fn nothing(view: &StateView) -> &'static str {
    if view.is_whole && view.known > 0 {
        "The program printed nothing. To see values without changing it, set a breakpoint (F9) and give it something to log."
    } else {
        "Nothing printed yet. Run the program (F5), and what it prints appears here, each line linked to its step."
    }
}

#[component]
pub(crate) fn Output(props: &Props) -> Html {
    let Props {
        chunks,
        dropped,
        logs,
        view,
        input,
        memory,
        emit,
    } = props;
    let at = view.step;
    let jump = |step: u64, what: &str| {
        let says = format!("Go to step {step}, {what}");
        html! {
            <button
                type="button"
                class="output__jump"
                title={says.clone()}
                aria-label={says}
                onclick={emit.reform(move |_| Msg::Run(RunMsg::To(step)))}
            ></button>
        }
    };
    let line = |number: usize, line: Line| {
        let piece = |(when, stream, text): &(u64, Stream, &str)| {
            let class = classes!(
                (*stream == Stream::Err).then_some("output__error"),
                (*stream == Stream::In).then_some("output__typed"),
                (*when > at).then_some("output__later"),
            );
            let title = (*stream == Stream::In).then_some("Typed as input");
            html! { <span {class} {title}>{ (*text).to_owned() }</span> }
        };
        html! {
            <div class="output__line" key={number}>
                { jump(line.step, "which printed this") }
                <span class="output__text">{ for line.pieces.iter().map(piece) }</span>
            </div>
        }
    };
    let file_of = |site: protocol::Site| {
        let told = view.stops.iter().find(|told| told.site == site);
        told.map_or("", |told| told.file.as_str())
    };
    let logged = |number: usize, said: &Said| {
        let later = (said.step > at).then_some("output__later");
        html! {
            <div class="output__log" key={number}>
                { jump(said.step, "where this is logged") }
                <span class="output__where">
                    { breakpoint::sign(said.site, true) }
                    <span class="visually-hidden">{ format!("log, {}", breakpoint::place(said.site, file_of(said.site))) }</span>
                    <span aria-hidden="true">{ breakpoint::located(file_of(said.site), said.site.line.to_string()) }</span>
                </span>
                <span class={classes!("output__text", later)}>{ &said.text }</span>
            </div>
        }
    };
    let rows = shown(lines(chunks), &logs.said).into_iter().enumerate();
    let rows = rows.map(|(number, each)| match each {
        Shown::Printed(each) => line(number, each),
        Shown::Logged(said) => logged(number, said),
    });
    let left_out = logs.left_out.iter().map(|(site, count)| {
        html! {
            <p class="output__dropped" key={format!("{}/{}.{}", site.file, site.line, site.instruction)}>
                { format!("… {count} later logs of {} are not shown: a condition tells the wanted ones apart", breakpoint::place(*site, file_of(*site))) }
            </p>
        }
    });
    // Where there is no program, why is all that there is to say.
    let is_stuck = view.known == 0 && view.outcome.is_some();
    let ended = view.outcome.as_ref().map(|outcome| {
        let bad = outcome.kind != OutcomeKind::Finished;
        let class = classes!("output__end", bad.then_some("output__end--bad"));
        html! {
            <>
                <p {class}>{ &outcome.text }</p>
                if outcome.kind == OutcomeKind::Limit {
                    { limit(*memory, emit) }
                }
            </>
        }
    });
    let oninput = emit.reform(|event: InputEvent| {
        let area: HtmlTextAreaElement = event.target_unchecked_into();
        Msg::Input(InputMsg::Whole(area.value()))
    });
    let reads_later = chunks
        .iter()
        .any(|chunk| chunk.stream == Stream::In && chunk.step > at);
    html! {
        <div class="panel output" id="panel-output" role="tabpanel" aria-labelledby="tab-output">
            <div class="output__lines" tabindex="0" role="log" aria-live="off" aria-label="Output of the program">
                if chunks.is_empty() && logs.said.is_empty() && view.waits.is_none() && !is_stuck {
                    <p class="empty">{ nothing(view) }</p>
                }
                if *dropped > 0 {
                    <p class="output__dropped">{ format!("… {dropped} earlier pieces are not shown") }</p>
                }
                { for rows }
                { for left_out }
                { ended }
                if let Some(prompt) = &view.waits {
                    <Question key={at} prompt={prompt.clone()} emit={emit.clone()} />
                } else if reads_later && !chunks.is_empty() {
                    <button type="button" class="button button--small button--text"
                        title="Forget the input that was read after this step, and ask for it again"
                        onclick={emit.reform(|_: MouseEvent| Msg::Input(InputMsg::Again))}
                    >{ "Answer differently from here" }</button>
                }
            </div>
            <details class="output__input">
                <summary>{ "Standard input and limits" }</summary>
                <textarea
                    aria-label="Standard input of the program"
                    rows="3"
                    spellcheck="false"
                    value={input.clone()}
                    {oninput}
                />
                { limit(*memory, emit) }
            </details>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct QuestionProps {
    prompt: String,
    emit: Callback<Msg>,
}

/// The program waits for a line: what it has said in front of that, and where to type it.
#[component]
fn Question(props: &QuestionProps) -> Html {
    let field = use_node_ref();
    {
        let field = field.clone();
        use_effect_with((), move |()| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                let _ = field.focus();
            }
        });
    }
    let onsubmit = {
        let field = field.clone();
        props.emit.reform(move |event: SubmitEvent| {
            event.prevent_default();
            let line = field.cast::<HtmlInputElement>().map(|field| field.value());
            Msg::Input(InputMsg::Line(line.unwrap_or_default()))
        })
    };
    let end = props.emit.reform(|_: MouseEvent| Msg::Input(InputMsg::End));
    html! {
        <form class="output__question" {onsubmit}>
            <label class="output__prompt">
                <span class="output__text">{ &props.prompt }</span>
                <span class="visually-hidden">{ "The program waits for a line of input" }</span>
                <input ref={field} class="field output__answer" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="Type a line" />
            </label>
            <button type="submit" class="button button--small button--text">{ "Enter" }</button>
            <button type="button" class="button button--small button--text" title="There is no more input" onclick={end}>{ "End of input" }</button>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_that_is_over_is_not_asked_for_again() {
        let mut view = StateView {
            is_whole: true,
            ..StateView::default()
        };
        assert!(nothing(&view).contains("Run the program"), "not run at all");
        view.known = 9;
        assert!(nothing(&view).contains("log"));
        view.is_whole = false;
        assert!(nothing(&view).contains("yet"));
    }

    fn chunk(step: u64, text: &str) -> Chunk {
        Chunk {
            step,
            stream: Stream::Out,
            text: text.into(),
        }
    }

    #[test]
    fn a_line_may_come_in_pieces() {
        let chunks = [chunk(3, "a"), chunk(5, "b\n"), chunk(8, "\nc")];
        let found = lines(&chunks);
        let shape: Vec<_> = found
            .iter()
            .map(|line| {
                (
                    line.step,
                    line.pieces.iter().map(|p| p.2).collect::<String>(),
                )
            })
            .collect();
        assert_eq!(
            shape,
            [(3, "ab".into()), (8, String::new()), (8, "c".into())]
        );
    }

    #[test]
    fn what_is_logged_stands_between_lines_in_the_order_of_steps() {
        let said = |step, text: &str| Said {
            step,
            text: text.into(),
            ..Said::default()
        };
        // At step 5 the run stands behind the piece that was there after 5 steps.
        let said = [
            said(2, "before"),
            said(5, "in line"),
            said(8, "between"),
            said(9, "last"),
        ];
        let chunks = [chunk(3, "a"), chunk(6, "b\n"), chunk(8, "c\n")];
        let order = shown(lines(&chunks), &said);
        let order: Vec<String> = order
            .iter()
            .map(|each| match each {
                Shown::Printed(line) => line.pieces.iter().map(|piece| piece.2).collect(),
                Shown::Logged(said) => said.text.clone(),
            })
            .collect();
        assert_eq!(order, ["before", "ab", "in line", "c", "between", "last"]);
    }
}
