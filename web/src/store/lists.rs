//! Windows of the tree and the IR.

use super::{Effect, FocusMsg, Model, focus};
use crate::shared::Shared;
use protocol::{Direction, Found, IrRow, List, Pointer, Request, Rows, TreeRow};

/// The windows that are looked at.
#[derive(Default)]
pub struct ListState {
    /// Rows of the tree.
    pub tree: Shared<Rows<TreeRow>>,
    /// Lines of the IR.
    pub ir: Shared<Rows<IrRow>>,
    /// What instructions do: opcode, how it is written, and a sentence.
    pub instructions: Shared<Vec<(String, String, String)>>,
    watched: [Option<(u32, u32)>; 2],
    /// What is searched for in the tree.
    pub query: String,
    /// What of it there is.
    pub found: Found,
    /// Counts the times that one of those was gone to.
    pub gone: u32,
    /// Whether it is yet to be said where the one is that was asked for.
    going: bool,
}

/// What happens to the lists.
#[derive(Clone, PartialEq, Debug)]
pub enum ListMsg {
    /// These rows are looked at.
    Watch {
        /// Of which list.
        list: List,
        /// First row.
        first: u32,
        /// How many.
        count: u32,
    },
    /// Fold or unfold a node of the tree.
    Fold(u32),
    /// Search the tree for this.
    Search(String),
    /// Go to the next, or previous, of what was found.
    Match(Direction),
}

pub(super) fn update(model: &mut Model, msg: ListMsg, effects: &mut Vec<Effect>) {
    match msg {
        ListMsg::Watch { list, first, count } => {
            let watched = &mut model.lists.watched[list as usize];
            if *watched != Some((first, count)) {
                *watched = Some((first, count));
                effects.push(Effect::Post(Request::Watch { list, first, count }));
            }
        }
        ListMsg::Fold(node) => effects.push(Effect::Post(Request::Fold { node })),
        ListMsg::Search(query) => {
            model.lists.query = query;
            search(model, effects);
        }
        ListMsg::Match(direction) => {
            // How many there are may not be known yet: whoever types quickly is not to ask twice.
            if !model.lists.query.trim().is_empty() {
                model.lists.going = true;
                effects.push(Effect::Post(Request::Match(direction)));
            }
        }
    }
}

fn search(model: &mut Model, effects: &mut Vec<Effect>) {
    let query = model.lists.query.trim().to_owned();
    if query.is_empty() {
        model.lists.found = Found::default();
    }
    model.lists.going = false;
    effects.push(Effect::Post(Request::Search(query)));
}

/// What was searched for is known or, after going to the next of it, where that is: all panels show it then.
pub(super) fn found(model: &mut Model, found: Found, effects: &mut Vec<Effect>) {
    if model.lists.query.trim().is_empty() {
        return;
    }
    model.lists.found = found;
    if let Some(at) = found.at.filter(|_| model.lists.going) {
        model.lists.going = false;
        model.lists.gone += 1;
        let chosen = FocusMsg::Choose(Pointer::Span(at.span));
        focus::update(model, chosen, effects);
    }
}

/// Tells a new worker what is looked at.
pub(super) fn watch_again(model: &mut Model, effects: &mut Vec<Effect>) {
    if !model.lists.query.trim().is_empty() {
        search(model, effects);
    }
    for list in [List::Tree, List::Ir] {
        if let Some((first, count)) = model.lists.watched[list as usize] {
            effects.push(Effect::Post(Request::Watch { list, first, count }));
        }
    }
}

pub(super) fn tree(model: &mut Model, rows: Rows<TreeRow>) {
    model.lists.tree = rows.into();
}

pub(super) fn ir(model: &mut Model, rows: Rows<IrRow>) {
    model.lists.ir = rows.into();
}

#[cfg(test)]
mod tests {
    use super::super::tests::model;
    use super::super::{Msg, Reply, update};
    use super::*;
    use protocol::{FoundNode, Span};

    fn say(model: &mut Model, msg: ListMsg) -> Vec<Effect> {
        update(model, Msg::List(msg))
    }

    fn answer(model: &mut Model, count: u32, at: Option<FoundNode>) -> Vec<Effect> {
        let found = Found {
            count,
            at,
            ..Found::default()
        };
        update(model, Msg::Reply(Reply::Found(found)))
    }

    fn node() -> FoundNode {
        FoundNode {
            number: 0,
            row: 7,
            span: Span::new(40, 44),
        }
    }

    #[test]
    fn what_was_gone_to_is_shown_in_the_source_and_pointed_at() {
        let mut model = model();
        let asked = say(&mut model, ListMsg::Search(" call ".into()));
        assert_eq!(asked, [Effect::Post(Request::Search("call".into()))]);
        assert!(answer(&mut model, 2, None).is_empty());
        let asked = say(&mut model, ListMsg::Match(Direction::Forward));
        assert_eq!(asked, [Effect::Post(Request::Match(Direction::Forward))]);
        let effects = answer(&mut model, 2, Some(node()));
        assert!(effects.contains(&Effect::Reveal(40)));
        assert!(model.focus.is(Pointer::Span(node().span)));
        // The tree changes by folding: nobody has gone anywhere.
        assert!(answer(&mut model, 2, Some(node())).is_empty());
    }

    #[test]
    fn who_asks_for_a_match_before_it_is_known_how_many_there_are_gets_it() {
        let mut model = model();
        assert!(say(&mut model, ListMsg::Match(Direction::Forward)).is_empty());
        say(&mut model, ListMsg::Search("call".into()));
        let asked = say(&mut model, ListMsg::Match(Direction::Forward));
        assert_eq!(asked, [Effect::Post(Request::Match(Direction::Forward))]);
        assert!(answer(&mut model, 2, None).is_empty(), "to the search");
        let effects = answer(&mut model, 2, Some(node()));
        assert!(effects.contains(&Effect::Reveal(40)));
    }

    #[test]
    fn an_empty_search_finds_nothing_and_late_answers_to_others_are_dropped() {
        let mut model = model();
        say(&mut model, ListMsg::Search("call".into()));
        answer(&mut model, 2, None);
        say(&mut model, ListMsg::Search(String::new()));
        assert_eq!(model.lists.found.count, 0);
        answer(&mut model, 2, None);
        assert_eq!(model.lists.found.count, 0);
    }

    #[test]
    fn another_worker_is_told_what_is_searched_for() {
        let mut model = model();
        say(&mut model, ListMsg::Search("call".into()));
        let effects = update(&mut model, Msg::Reply(Reply::Fault("index".into())));
        assert!(effects.contains(&Effect::Post(Request::Search("call".into()))));
    }
}
