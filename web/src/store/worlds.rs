//! What the program does in all of its worlds. It is asked for by the person, as it may take long.
//!
//! Invariant: an exploration is about the source that it was asked for; when that changes, it is over.

use super::{Effect, Model, Part, assumed, study};
use crate::shared::Shared;
use protocol::{Ask, Revision, Told, WorldsQuestion, WorldsView};

/// The worlds.
#[derive(Default)]
pub struct WorldsState {
    /// Those that are known, possibly of an older source.
    pub view: Shared<WorldsView>,
    /// What is to be asked.
    pub question: WorldsQuestion,
    /// Whether they are being followed.
    pub busy: bool,
    /// Why there are none.
    pub nothing: Option<String>,
    /// The source that the explorer has.
    given: Option<Revision>,
}

/// What happens to the worlds.
#[derive(Clone, PartialEq, Debug)]
pub enum WorldsMsg {
    /// What is to be asked changes.
    Question(WorldsQuestion),
    /// Follow them.
    Explore,
    /// Leave it at those that are known.
    Halt,
}

pub(super) fn update(model: &mut Model, msg: WorldsMsg, effects: &mut Vec<Effect>) {
    match msg {
        WorldsMsg::Question(question) => model.worlds.question = question,
        WorldsMsg::Explore => {
            let revision = model.document.revision;
            let worlds = &mut model.worlds;
            if worlds.given != Some(revision) {
                worlds.given = Some(revision);
                let program = study::program(&model.document);
                effects.push(Effect::Ask(Part::Explorer, program));
            }
            worlds.busy = true;
            worlds.nothing = None;
            worlds.view = Shared::default();
            let question = WorldsQuestion {
                assumed: assumed::of_calls(&model.assumed.now),
                ..worlds.question.clone()
            };
            effects.push(Effect::Ask(Part::Explorer, Ask::Worlds(question)));
        }
        WorldsMsg::Halt => {
            // One that does not answer any more is ended.
            if model.worlds.view.revision == 0 {
                quit(model, effects);
            } else {
                effects.push(Effect::Ask(Part::Explorer, Ask::Halt));
            }
        }
    }
}

fn quit(model: &mut Model, effects: &mut Vec<Effect>) {
    model.worlds.given = None;
    model.worlds.busy = false;
    effects.push(Effect::Quit(Part::Explorer));
}

/// Another program: the worlds of the one before are none of its.
pub(super) fn forget(model: &mut Model) {
    model.worlds.view = Shared::default();
    model.worlds.nothing = None;
    model.worlds.question.function.clear();
}

/// Another source: what is being followed is of no interest any more.
pub(super) fn recompiled(model: &mut Model, effects: &mut Vec<Effect>) {
    if model.worlds.busy && model.worlds.given != Some(model.document.revision) {
        quit(model, effects);
    }
}

pub(super) fn told(model: &mut Model, told: Told, effects: &mut Vec<Effect>) {
    let worlds = &mut model.worlds;
    match told {
        Told::Worlds(view) if worlds.given == Some(view.revision) => {
            worlds.busy = view.busy;
            worlds.view = Shared::new(*view);
        }
        Told::Nothing { why, .. } => {
            worlds.busy = false;
            worlds.nothing = Some(why);
        }
        Told::Fault(what) => {
            worlds.nothing = Some(format!("The exploration stopped: {what}."));
            quit(model, effects);
        }
        Told::Worlds(_) | Told::Types(_) | Told::Flow(_) | Told::Exported { .. } => {}
    }
}

#[cfg(test)]
mod tests {
    use super::super::{FileMsg, Msg, update};
    use super::*;
    use protocol::Asked;

    fn of(revision: Revision, busy: bool) -> Msg {
        let view = WorldsView {
            revision,
            busy,
            ..WorldsView::default()
        };
        Msg::Told(Part::Explorer, Told::Worlds(Box::new(view)))
    }

    #[test]
    fn an_exploration_is_asked_for_and_can_be_halted() {
        let mut model = Model::default();
        model.document.revision = 4;
        let asked = update(&mut model, Msg::Worlds(WorldsMsg::Explore));
        assert!(
            matches!(
                asked[..],
                [
                    Effect::Ask(Part::Explorer, Ask::Program(Asked { revision: 4, .. })),
                    Effect::Ask(Part::Explorer, Ask::Worlds(_))
                ]
            ),
            "{asked:?}"
        );
        update(&mut model, of(4, true));
        assert!(model.worlds.busy);
        let halted = update(&mut model, Msg::Worlds(WorldsMsg::Halt));
        assert!(matches!(
            halted[..],
            [Effect::Ask(Part::Explorer, Ask::Halt)]
        ));
        update(&mut model, of(4, false));
        assert!(!model.worlds.busy);
        let again = update(&mut model, Msg::Worlds(WorldsMsg::Explore));
        assert_eq!(again.len(), 1, "the program is there already: {again:?}");
    }

    #[test]
    fn another_program_has_none_of_the_worlds_of_the_one_before() {
        let mut model = Model::default();
        model.document.revision = 4;
        update(&mut model, Msg::Worlds(WorldsMsg::Explore));
        update(&mut model, of(4, false));
        assert_eq!(model.worlds.view.revision, 4);
        let file = FileMsg::Opened("x.py".into(), "x = 1".into());
        update(&mut model, Msg::File(file));
        assert_eq!(model.worlds.view.revision, 0);
    }

    #[test]
    fn what_has_not_answered_yet_is_ended_rather_than_halted() {
        let mut model = Model::default();
        model.document.revision = 4;
        update(&mut model, Msg::Worlds(WorldsMsg::Explore));
        let halted = update(&mut model, Msg::Worlds(WorldsMsg::Halt));
        assert!(matches!(halted[..], [Effect::Quit(Part::Explorer)]));
        assert!(!model.worlds.busy);
        update(&mut model, of(4, true));
        assert!(!model.worlds.busy, "what comes late is dropped");
    }
}
