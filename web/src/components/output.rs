//! What the program printed, each line linked to the step that printed it, and its input.
//!
//! What has been executed is known once and for all: going back dims what was printed later instead of
//! taking it away, so that nothing moves.

use crate::shared::Shared;
use crate::store::{DocumentMsg, Msg, RunMsg};
use protocol::{Chunk, OutcomeKind, StateView, Stream};
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) chunks: Shared<Vec<Chunk>>,
    /// How many pieces were left out at the start.
    pub(crate) dropped: u64,
    pub(crate) view: Shared<StateView>,
    pub(crate) input: String,
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

#[component]
pub(crate) fn Output(props: &Props) -> Html {
    let Props {
        chunks,
        dropped,
        view,
        input,
        emit,
    } = props;
    let at = view.step;
    let line = |(number, line): (usize, Line)| {
        let step = line.step;
        let piece = |(when, stream, text): &(u64, Stream, &str)| {
            let class = classes!(
                (*stream == Stream::Err).then_some("output__error"),
                (*when > at).then_some("output__later"),
            );
            html! { <span {class}>{ (*text).to_owned() }</span> }
        };
        html! {
            <div class="output__line" key={number}>
                <button
                    type="button"
                    class="output__jump"
                    title={format!("Go to step {step}, which printed this")}
                    aria-label={format!("Go to step {step}, which printed this")}
                    onclick={emit.reform(move |_| Msg::Run(RunMsg::To(step)))}
                ></button>
                <span class="output__text">{ for line.pieces.iter().map(piece) }</span>
            </div>
        }
    };
    let ended = view.outcome.as_ref().map(|outcome| {
        let bad = outcome.kind != OutcomeKind::Finished;
        let class = classes!("output__end", bad.then_some("output__end--bad"));
        html! { <p {class}>{ &outcome.text }</p> }
    });
    let oninput = emit.reform(|event: InputEvent| {
        let area: HtmlTextAreaElement = event.target_unchecked_into();
        Msg::Document(DocumentMsg::Input(area.value()))
    });
    html! {
        <div class="panel output" id="panel-output" role="tabpanel" aria-labelledby="tab-output">
            <div class="output__lines" tabindex="0" role="log" aria-live="off" aria-label="Output of the program">
                if chunks.is_empty() {
                    <p class="empty">{ "Nothing printed yet. Run the program (F5), and what it prints appears here, each line linked to its step." }</p>
                }
                if *dropped > 0 {
                    <p class="output__dropped">{ format!("… {dropped} earlier pieces are not shown") }</p>
                }
                { for lines(chunks).into_iter().enumerate().map(line) }
                { ended }
            </div>
            <details class="output__input">
                <summary>{ "Standard input" }</summary>
                <textarea
                    aria-label="Standard input of the program"
                    rows="3"
                    spellcheck="false"
                    value={input.clone()}
                    {oninput}
                />
            </details>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
