//! How often each line has begun, beside the source.

use super::{Effect, Model, Start};
use crate::shared::Shared;
use protocol::{LineCounts, Request};

/// The counts.
#[derive(Default)]
pub struct CountsState {
    /// Whether they are shown.
    pub shown: bool,
    /// Of each line.
    pub view: Shared<LineCounts>,
}

/// What happens to the counts.
#[derive(Clone, PartialEq, Debug)]
pub enum CountsMsg {
    /// Show them, or do not any more.
    Toggle,
}

impl Model {
    /// How often the cursor's line has begun, where counts are shown and something can run on it.
    pub fn count_here(&self) -> Option<(u32, u64)> {
        let counts = &self.counts;
        let line = self.document.cursor_line();
        let is_known = counts.shown && counts.view.revision == self.document.revision;
        let mut lines = counts.view.lines.iter().filter(|_| is_known);
        let file = self.document.files.shown as u32;
        let own = lines.find(|(own, each, _)| (*own, *each) == (file, line));
        own.map(|&(_, line, count)| (line, count))
    }
}

pub(super) fn update(model: &mut Model, msg: CountsMsg, effects: &mut Vec<Effect>) {
    match msg {
        CountsMsg::Toggle => {
            let counts = &mut model.counts;
            counts.shown = !counts.shown;
            counts.view = Shared::default();
            let word = if counts.shown { "shown" } else { "hidden" };
            effects.push(Effect::Remember("counts", word.to_owned()));
            effects.push(Effect::Post(Request::Counts(counts.shown)));
        }
    }
}

/// Takes up whether they were shown.
pub(super) fn recall(model: &mut Model, start: &Start, effects: &mut Vec<Effect>) {
    model.counts.shown = start.get("counts") == Some("shown");
    watch(model, effects);
}

/// Tells a worker that has not heard of it that they are shown.
pub(super) fn watch(model: &Model, effects: &mut Vec<Effect>) {
    if model.counts.shown {
        effects.push(Effect::Post(Request::Counts(true)));
    }
}

pub(super) fn counted(model: &mut Model, view: LineCounts) {
    if view.revision == model.document.revision {
        model.counts.view = view.into();
    }
}

#[cfg(test)]
mod tests {
    use super::{CountsMsg, LineCounts};
    use crate::store::{Effect, Model, Msg, Start, update};
    use protocol::{Reply, Request};

    fn remembered(word: &str) -> (Model, Vec<Effect>) {
        let mut model = Model::default();
        let start = Start {
            remembered: vec![("counts".into(), word.into())],
            ..Start::default()
        };
        let effects = update(&mut model, Msg::Start(start));
        (model, effects)
    }

    fn asks(effects: &[Effect]) -> Vec<bool> {
        let wanted = |effect: &Effect| match effect {
            Effect::Post(Request::Counts(wanted)) => Some(*wanted),
            _ => None,
        };
        effects.iter().filter_map(wanted).collect()
    }

    fn counted(model: &mut Model, revision: u32) {
        let lines = vec![(0, 1, 12)];
        let counts = LineCounts { revision, lines };
        update(model, Msg::Reply(Reply::Counts(counts)));
    }

    #[test]
    fn counts_are_asked_for_while_they_are_shown_and_that_is_remembered() {
        let (mut model, effects) = remembered("");
        assert!(asks(&effects).is_empty(), "off at first");
        for (wanted, word) in [(true, "shown"), (false, "hidden")] {
            let effects = update(&mut model, Msg::Counts(CountsMsg::Toggle));
            assert_eq!(asks(&effects), [wanted]);
            assert!(effects.contains(&Effect::Remember("counts", word.into())));
            let (model, effects) = remembered(word);
            assert_eq!(
                (model.counts.shown, asks(&effects).len()),
                (wanted, usize::from(wanted))
            );
        }
    }

    #[test]
    fn a_new_worker_is_asked_too() {
        let (mut model, _) = remembered("shown");
        let effects = update(&mut model, Msg::Reply(Reply::Fault("broken".into())));
        assert_eq!(asks(&effects), [true]);
    }

    #[test]
    fn the_count_of_the_cursors_line_is_that_of_the_text_at_hand() {
        let (mut model, _) = remembered("shown");
        let revision = model.document.revision;
        counted(&mut model, revision + 1);
        assert_eq!(model.count_here(), None, "of another text");
        counted(&mut model, revision);
        assert_eq!(model.count_here(), Some((1, 12)));
        update(&mut model, Msg::Counts(CountsMsg::Toggle));
        assert_eq!(model.count_here(), None, "nobody looks");
    }
}
