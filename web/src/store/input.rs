//! What a program reads: given beforehand, or when it asks.

use super::{Effect, Model, document, kept, run};
use protocol::{Direction, Move, Request, Stride};

/// What happens to the input.
#[derive(Clone, PartialEq, Debug)]
pub enum InputMsg {
    /// All of it was edited.
    Whole(String),
    /// A line was typed for the program that waits for it.
    Line(String),
    /// There is no more of it.
    End,
    /// What was read behind where the run stands is to be asked for again.
    Again,
}

pub(super) fn update(model: &mut Model, msg: InputMsg, effects: &mut Vec<Effect>) {
    match msg {
        InputMsg::Whole(input) => {
            model.document.ended = !input.is_empty();
            model.document.input = input;
            kept::changed(model, effects);
            document::changed(model, effects);
        }
        InputMsg::Line(line) => give(model, format!("{line}\n"), false, effects),
        InputMsg::End => give(model, String::new(), true, effects),
        InputMsg::Again => give(model, String::new(), false, effects),
    }
}

/// Gives the run some input, and has it go on as it was going.
fn give(model: &mut Model, text: String, ended: bool, effects: &mut Vec<Effect>) {
    effects.push(Effect::Post(Request::Give { text, ended }));
    model.run.asked = true;
    let on = match &model.run.last {
        Some(
            step @ Move::Step {
                direction: Direction::Forward,
                stride: Stride::Into | Stride::Over | Stride::Out,
                ..
            },
        ) => step.clone(),
        _ => Move::Run(Direction::Forward),
    };
    run::go(model, on, effects);
}

/// The run has been given some.
pub(super) fn given(model: &mut Model, input: String, ended: bool, effects: &mut Vec<Effect>) {
    model.document.input = input;
    model.document.ended = ended;
    kept::changed(model, effects);
}
