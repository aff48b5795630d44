//! The value of what is pointed at in the source, where the run stands.

use super::{Effect, Model};
use crate::shared::Shared;
use protocol::{Request, ValueView};

/// What was asked, and what was answered.
#[derive(Default)]
pub struct ValueState {
    /// The offset that was asked about last.
    asked: Option<u32>,
    /// The last answer, with a count that tells it from the same answer to the same question.
    pub said: (u32, Shared<ValueView>),
}

/// What happens to it.
#[derive(Clone, PartialEq, Debug)]
pub enum ValueMsg {
    /// The pointer rests on this offset, or the cursor is there and somebody wants to know.
    Ask(u32),
}

impl Model {
    /// Whether expressions in the source have values: the run of just this source stands somewhere behind its start.
    pub fn has_values(&self) -> bool {
        let view = &self.run.view;
        let is_fresh = [self.document.compiled.revision, view.revision]
            .iter()
            .all(|revision| *revision == self.document.revision);
        is_fresh && !self.run.moving && view.step > 0
    }
}

pub(super) fn update(model: &mut Model, msg: ValueMsg, effects: &mut Vec<Effect>) {
    match msg {
        ValueMsg::Ask(offset) if model.has_values() => {
            model.value.asked = Some(offset);
            effects.push(Effect::Post(Request::Value(offset)));
        }
        ValueMsg::Ask(_) => {}
    }
}

/// Takes an answer, unless something has happened since it was asked for.
pub(super) fn told(model: &mut Model, view: ValueView) {
    let is_of_here = view.revision == model.document.revision
        && view.moves == model.run.moves
        && model.has_values();
    if is_of_here && model.value.asked == Some(view.offset) {
        model.value.asked = None;
        model.value.said = (model.value.said.0 + 1, view.into());
    }
}

#[cfg(test)]
mod tests {
    use super::{ValueMsg, ValueView};
    use crate::store::{DocumentMsg, Effect, Model, Msg, RunMsg, Start, update};
    use protocol::{Compiled, Reply, Request, StateView, Status};

    /// A page on which a run stands at a step.
    fn standing(step: u64) -> Model {
        let mut model = Model::default();
        update(&mut model, Msg::Start(Start::default()));
        model.ready = true;
        update(
            &mut model,
            Msg::Document(DocumentMsg::Edited("x = 1".into())),
        );
        let revision = model.document.revision;
        let compiled = Compiled {
            revision,
            ..Compiled::default()
        };
        update(&mut model, Msg::Reply(Reply::Compiled(compiled)));
        let state = StateView {
            revision,
            step,
            status: Status::Paused,
            ..StateView::default()
        };
        update(&mut model, Msg::Reply(Reply::State(state.into())));
        model
    }

    fn ask(model: &mut Model, offset: u32) -> bool {
        let effects = update(model, Msg::Value(ValueMsg::Ask(offset)));
        effects.contains(&Effect::Post(Request::Value(offset)))
    }

    fn answer(model: &mut Model, offset: u32) -> u32 {
        let view = ValueView {
            revision: model.document.revision,
            offset,
            ..ValueView::default()
        };
        update(model, Msg::Reply(Reply::Value(view)));
        model.value.said.0
    }

    #[test]
    fn values_are_asked_for_where_a_run_of_the_text_at_hand_stands() {
        assert!(!ask(&mut standing(0), 3), "nothing has run");
        let mut model = standing(7);
        assert!(ask(&mut model, 3));
        update(
            &mut model,
            Msg::Document(DocumentMsg::Edited("x = 2".into())),
        );
        assert!(!ask(&mut model, 3), "of another text");
    }

    #[test]
    fn an_answer_is_taken_once_and_only_the_one_to_the_last_question() {
        let mut model = standing(7);
        assert_eq!(answer(&mut model, 3), 0, "nobody has asked");
        ask(&mut model, 3);
        ask(&mut model, 5);
        assert_eq!(answer(&mut model, 3), 0, "the question before");
        assert_eq!(answer(&mut model, 5), 1);
        assert_eq!(answer(&mut model, 5), 1, "once more");
    }

    #[test]
    fn what_was_asked_before_a_step_is_not_answered_behind_it() {
        let mut model = standing(7);
        ask(&mut model, 3);
        update(&mut model, Msg::Run(RunMsg::Last));
        assert!(!ask(&mut model, 3), "while it moves");
        assert_eq!(answer(&mut model, 3), 0);
    }
}
