//! What a proposal changes when it is taken, and where an explanation leads.

use crate::store::{
    AssumedMsg, Effect, Model, Panel, RunMsg, assumed, document, examples, files, kept, layout,
    link, run,
};
use protocol::{Files, Given, Outcome, Piece, SourceFile};

/// Takes what is proposed.
pub(super) fn take(model: &mut Model, outcome: Outcome, effects: &mut Vec<Effect>) {
    match outcome {
        Outcome::Repaired { before, source, .. } => {
            if *model.document.files.front().source != *before {
                let says = "The source has changed since: nothing was taken.";
                return crate::store::say(model, true, says, effects);
            }
            examples::leave(model);
            model.examples.current = None;
            model.document.files.edited(source);
            model.document.epoch += 1;
            kept::changed(model, effects);
            document::changed(model, effects);
        }
        Outcome::Lowered {
            language,
            source,
            text,
            ..
        } => lowered(model, language, source, text, effects),
        Outcome::Resolved {
            call,
            returns,
            writes,
        } => {
            let given = Given {
                expression: call.call,
                nth: call.nth,
                every: false,
                value: returns,
                writes,
            };
            assumed::update(model, AssumedMsg::Take(given), effects);
        }
        Outcome::Explained(_) | Outcome::Nothing(_) => {}
    }
}

/// A source in a language without a frontend and its IR are the program from now on.
fn lowered(
    model: &mut Model,
    language: String,
    source: String,
    text: String,
    effects: &mut Vec<Effect>,
) {
    let path = match model.document.files.front().path.as_str() {
        "" => {
            let ending: String = language
                .to_lowercase()
                .chars()
                .filter(char::is_ascii_alphanumeric)
                .collect();
            format!("main.{ending}")
        }
        path => path.to_owned(),
    };
    // The engine finds the IR by this name.
    let beside = format!("{path}.{}", model.document.text_form);
    let list = vec![
        SourceFile { path, source },
        SourceFile {
            path: beside,
            source: text,
        },
    ];
    let input = model.document.input.clone();
    kept::begin(model, effects);
    model.examples.current = None;
    examples::leave(model);
    link::forget(model, effects);
    let files = Files { list, entry: 0 };
    document::replace(model, language, files, input, vec![], vec![]);
    document::ask_again(model, effects);
    kept::changed(model, effects);
    document::changed(model, effects);
}

/// Goes to a place that an explanation points at.
pub(super) fn go(model: &mut Model, piece: &Piece, effects: &mut Vec<Effect>) {
    let files = &model.document.files;
    let offset = match piece {
        Piece::Line(line) => Some(files.offset_of(files.shown, *line)),
        Piece::Function(_, span) => span.map(|span| span.start),
        Piece::Step(step) => {
            run::update(model, RunMsg::To(*step), effects);
            return;
        }
        Piece::Text(_) => None,
    };
    if let Some(offset) = offset {
        files::go_to(model, offset, effects);
        layout::show(model, Panel::Source, effects);
    }
}
