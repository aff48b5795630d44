//! What is unknown in a run, and what is taken for granted about it: values, sides of branches, one function by itself.

use super::{Effect, Model, Panel, RunMsg, document, run};
use crate::shared::Shared;
use protocol::{Assumed, Change, Given, Request, Revision, UnknownsView};

/// What is unknown and what is taken for granted.
#[derive(Default)]
pub struct AssumedState {
    /// What is taken for granted.
    pub now: Shared<Assumed>,
    /// What is unknown where the run stands.
    pub unknowns: Shared<UnknownsView>,
}

/// What happens to them.
#[derive(Clone, PartialEq, Debug)]
pub enum AssumedMsg {
    /// Follow a run that takes this for granted, to its end.
    Follow(Assumed),
    /// Run this function by itself.
    Alone(String),
    /// The same with the function that the cursor is in.
    AloneHere,
    /// Calls of unknown functions may have changed this.
    Calls(String),
    /// The run may hold so many megabytes; nothing for what is usual.
    Memory(Option<u32>),
    /// An unknown is to be this; nothing, when it is empty.
    Give {
        /// The unknown's expression.
        expression: String,
        /// How many of the same expression come before.
        nth: u32,
        /// Whether every call of what the expression names is to be that.
        every: bool,
        /// The value.
        value: String,
    },
    /// The same, with what the call writes, in the place of any value of the same unknown.
    Take(Given),
    /// Take nothing for granted.
    Forget,
    /// What this row of the state shows is to have another value, where the run stands.
    Change {
        /// The row.
        path: String,
        /// The value.
        value: String,
    },
    /// The change of this number and those behind it are taken back.
    TakeBack(usize),
}

pub(super) fn update(model: &mut Model, msg: AssumedMsg, effects: &mut Vec<Effect>) {
    if let AssumedMsg::Change { path, value } = msg {
        model.run.asked = true;
        model.play.forget();
        effects.push(Effect::Post(Request::Change { path, value }));
        return;
    }
    let mut assumed = (*model.assumed.now).clone();
    let back_to = match &msg {
        AssumedMsg::TakeBack(from) => assumed.changes.get(*from).map(|change| change.step),
        _ => None,
    };
    // Elsewhere the run may go another way, on which a step is another one.
    if !matches!(msg, AssumedMsg::Memory(_) | AssumedMsg::TakeBack(_)) {
        assumed.changes.clear();
    }
    let is_followed = matches!(msg, AssumedMsg::Follow(_));
    match msg {
        AssumedMsg::Follow(followed) => assumed = followed,
        AssumedMsg::Alone(function) => alone(&mut assumed, function),
        AssumedMsg::AloneHere => match model.document.function_here() {
            Some(function) => alone(&mut assumed, function.alone.clone()),
            None => {
                let says = "The cursor is in no function that could be run by itself.";
                return super::say(model, true, says, effects);
            }
        },
        AssumedMsg::Calls(calls) => {
            assumed.choices.clear();
            assumed.calls = calls;
        }
        AssumedMsg::Memory(memory) => assumed.memory = memory,
        AssumedMsg::Give {
            expression,
            nth,
            every,
            value,
        } => give(
            &mut assumed,
            Given {
                expression,
                nth,
                every,
                value: value.trim().to_owned(),
                writes: Vec::new(),
            },
        ),
        AssumedMsg::Take(given) => give(&mut assumed, given),
        AssumedMsg::Forget => assumed = Assumed::default(),
        AssumedMsg::Change { .. } => {}
        AssumedMsg::TakeBack(from) => assumed.changes.truncate(from),
    }
    let at_end = is_followed || model.run.view.outcome.is_some();
    model.assumed.now = assumed.clone().into();
    model.examples.opened_at = None;
    run::forget(model);
    if !document::regain(model, effects) {
        effects.push(Effect::Post(Request::Assume(assumed)));
    }
    if let Some(step) = back_to {
        run::update(model, RunMsg::To(step), effects);
    } else if at_end {
        run::update(model, RunMsg::Last, effects);
    }
    if is_followed && !model.layout.narrow {
        super::layout::show(model, Panel::Unknowns, effects);
    } else if is_followed {
        super::layout::show(model, Panel::State, effects);
    }
}

/// An unknown is to be something; nothing, where the value is empty.
fn give(assumed: &mut Assumed, given: Given) {
    let is_it = |other: &Given| {
        (&other.expression, other.nth, other.every) == (&given.expression, given.nth, given.every)
    };
    assumed.given.retain(|other| !is_it(other));
    // With another value the run may come to other branches.
    assumed.choices.clear();
    if !given.value.is_empty() {
        assumed.given.push(given);
    }
}

/// One function alone: of other runs nothing is kept but what calls of unknown functions do.
fn alone(assumed: &mut Assumed, function: String) {
    *assumed = Assumed {
        alone: function,
        ..of_calls(assumed)
    };
}

/// What of that holds in every world: answers to calls, what those may have changed, and the limit on memory.
pub(super) fn of_calls(assumed: &Assumed) -> Assumed {
    let answers = assumed.given.iter().filter(|given| given.every);
    Assumed {
        given: answers.cloned().collect(),
        calls: assumed.calls.clone(),
        memory: assumed.memory,
        ..Assumed::default()
    }
}

/// Tells the worker whether the list of unknowns is looked at.
pub(super) fn watch(model: &Model, effects: &mut Vec<Effect>) {
    let is_shown = model.layout.visible(Panel::Unknowns);
    effects.push(Effect::Post(Request::Unknowns(is_shown)));
}

/// The source was edited: what was chosen for its unknowns stays, the sides of its branches and its steps say nothing any more.
pub(super) fn edited(model: &mut Model) {
    let now = &model.assumed.now;
    if !now.choices.is_empty() || !now.changes.is_empty() {
        let now = Shared::make_mut(&mut model.assumed.now);
        now.choices.clear();
        now.changes.clear();
    }
}

/// What is changed in the run is this now.
pub(super) fn changed(
    model: &mut Model,
    revision: Revision,
    changes: Vec<Change>,
    effects: &mut Vec<Effect>,
) {
    if revision == model.document.revision {
        Shared::make_mut(&mut model.assumed.now).changes = changes;
        super::kept::changed(model, effects);
    }
}

pub(super) fn listed(model: &mut Model, view: UnknownsView) {
    if view.revision == model.document.revision {
        model.assumed.unknowns = view.into();
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Msg, update};
    use super::*;
    use protocol::{Compiled, FunctionView, Span};

    #[test]
    fn a_limit_on_memory_is_of_the_run_and_undone_with_the_rest() {
        let mut model = Model::default();
        let limit = |most| Msg::Assumed(AssumedMsg::Memory(most));
        let effects = update(&mut model, limit(Some(16)));
        assert_eq!(posted(&effects).map(|each| each.memory), Some(Some(16)));
        assert_eq!(
            of_calls(&model.assumed.now).memory,
            Some(16),
            "in every world"
        );
        let effects = update(&mut model, Msg::Assumed(AssumedMsg::Forget));
        assert_eq!(posted(&effects).map(|each| each.memory), Some(None));
    }

    #[test]
    fn a_change_is_asked_for_where_the_run_stands_and_taken_back_with_those_behind_it() {
        let mut model = Model::default();
        let change = AssumedMsg::Change {
            path: "0/x".to_owned(),
            value: "5".to_owned(),
        };
        let effects = update(&mut model, Msg::Assumed(change));
        let asked = effects.iter().any(|effect| {
            matches!(effect, Effect::Post(Request::Change { path, value }) if path == "0/x" && value == "5")
        });
        assert!(asked, "{effects:?}");
        assert!(
            model.assumed.now.changes.is_empty(),
            "not before it is made"
        );
        let made = |step| Change {
            step,
            ..Change::default()
        };
        let (revision, changes) = (model.document.revision, vec![made(3), made(8)]);
        let reply = protocol::Reply::Changed { revision, changes };
        update(&mut model, Msg::Reply(reply));
        let effects = update(&mut model, Msg::Assumed(AssumedMsg::TakeBack(1)));
        assert_eq!(
            posted(&effects).map(|each| each.changes.clone()),
            Some(vec![made(3)])
        );
        let moves = effects
            .iter()
            .any(|effect| matches!(effect, Effect::Post(Request::Move(protocol::Move::To(8)))));
        assert!(moves, "{effects:?}");
        let effects = update(&mut model, give("1"));
        let left = posted(&effects).map(|each| each.changes.len());
        assert_eq!(left, Some(0), "with another value the run goes another way");
    }

    fn give(value: &str) -> Msg {
        Msg::Assumed(AssumedMsg::Give {
            expression: "n".to_owned(),
            nth: 0,
            every: false,
            value: value.to_owned(),
        })
    }

    fn posted(effects: &[Effect]) -> Option<&Assumed> {
        effects.iter().find_map(|effect| match effect {
            Effect::Post(Request::Assume(assumed)) => Some(assumed),
            _ => None,
        })
    }

    #[test]
    fn a_value_takes_the_place_of_the_one_before_and_can_be_taken_back() {
        let mut model = Model::default();
        let effects = update(&mut model, give(" 3 "));
        assert_eq!(posted(&effects).unwrap().given[0].value, "3");
        let effects = update(&mut model, give("4"));
        assert_eq!(posted(&effects).unwrap().given.len(), 1);
        let effects = update(&mut model, give(""));
        assert!(posted(&effects).unwrap().is_empty());
    }

    #[test]
    fn a_world_is_followed_to_its_end() {
        let mut model = Model::default();
        let world = Assumed {
            alone: "f".to_owned(),
            choices: vec![true],
            ..Assumed::default()
        };
        let effects = update(&mut model, Msg::Assumed(AssumedMsg::Follow(world.clone())));
        assert_eq!(posted(&effects), Some(&world));
        let moves = effects
            .iter()
            .any(|effect| matches!(effect, Effect::Post(Request::Move(protocol::Move::Last))));
        assert!(moves, "{effects:?}");
        update(&mut model, give("1"));
        let choices = &model.assumed.now.choices;
        assert!(choices.is_empty(), "another value may lead elsewhere");
        assert_eq!(model.assumed.now.alone, "f");
    }

    #[test]
    fn the_function_around_the_cursor_is_run_alone_with_the_answers_to_calls() {
        let mut model = Model::default();
        let function = |alone: &str, start, end| FunctionView {
            module: 0,
            number: 0,
            name: format!("{alone}()"),
            alone: alone.to_owned(),
            blocks: 1,
            span: Some(Span::new(start, end)),
        };
        model.document.compiled = Compiled {
            functions: vec![function("outer", 0, 50), function("inner", 10, 30)],
            ..Compiled::default()
        }
        .into();
        let answer = AssumedMsg::Give {
            expression: "fetch".to_owned(),
            nth: 0,
            every: true,
            value: "[1]".to_owned(),
        };
        update(&mut model, give("3"));
        update(&mut model, Msg::Assumed(answer));
        model.document.files.edited("x".repeat(70));
        model.document.files.moved(12);
        let effects = update(&mut model, Msg::Assumed(AssumedMsg::AloneHere));
        let assumed = posted(&effects).unwrap();
        assert_eq!(assumed.alone, "inner");
        assert!(
            matches!(&assumed.given[..], [Given { every: true, .. }]),
            "{assumed:?}"
        );
        model.document.files.moved(40);
        let effects = update(&mut model, Msg::Assumed(AssumedMsg::AloneHere));
        assert_eq!(posted(&effects).unwrap().alone, "outer");
        model.document.files.moved(60);
        let effects = update(&mut model, Msg::Assumed(AssumedMsg::AloneHere));
        assert_eq!(posted(&effects), None);
    }
}
