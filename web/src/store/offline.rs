//! Which languages are there without a network, and having more of them kept.

use super::{Effect, Model, Overlay};
use crate::shared::Shared;
use std::collections::VecDeque;

/// What is kept on this machine.
pub struct OfflineState {
    /// Whether the page was saved as one file, which asks no server for anything.
    pub is_saved: bool,
    /// Whether there is a network.
    pub has_network: bool,
    /// Names of the languages that are there without one; nothing where the browser keeps none, or as long as nobody has looked.
    pub held: Option<Shared<Vec<String>>>,
    /// Those that are being fetched, the one under way first.
    pub fetching: VecDeque<String>,
    /// Those that could not be.
    pub failed: Vec<String>,
}

impl Default for OfflineState {
    fn default() -> Self {
        OfflineState {
            is_saved: false,
            has_network: true,
            held: None,
            fetching: VecDeque::new(),
            failed: Vec::new(),
        }
    }
}

impl OfflineState {
    /// Whether a language can be chosen: it is there, or can be fetched, as far as anybody knows.
    fn can_be_had(&self, language: &str) -> bool {
        let holds = |held: &Shared<Vec<String>>| held.iter().any(|own| own == language);
        self.has_network || self.held.as_ref().is_none_or(holds)
    }
}

impl Model {
    /// Names of the languages that are not there and cannot be fetched.
    pub fn missing_languages(&self) -> Vec<String> {
        let names = self.document.fetched_languages().map(|each| &each.name);
        let missing = names.filter(|name| !self.offline.can_be_had(name));
        missing.cloned().collect()
    }
}

/// What happens to it.
#[derive(Clone, PartialEq, Debug)]
pub enum OfflineMsg {
    /// Show what is kept.
    Show,
    /// These languages are there without a network; nothing where the browser keeps none.
    Held(Option<Vec<String>>),
    /// Whether there is a network.
    Network(bool),
    /// Keep this language.
    Fetch(String),
    /// Keep all of them.
    FetchAll,
    /// What this language needs was fetched, or could not be.
    Fetched(String, bool),
}

pub(super) fn update(model: &mut Model, msg: OfflineMsg, effects: &mut Vec<Effect>) {
    match msg {
        OfflineMsg::Show => {
            model.layout.dialog = Some(Overlay::Offline);
            model.offline.failed.clear();
            effects.push(Effect::LookHeld);
        }
        OfflineMsg::Held(held) => model.offline.held = held.map(Shared::new),
        OfflineMsg::Network(has_network) => {
            model.offline.has_network = has_network;
            if !has_network {
                effects.push(Effect::LookHeld);
            }
        }
        OfflineMsg::Fetch(language) => fetch(model, [language], effects),
        OfflineMsg::FetchAll => {
            let all = model
                .document
                .fetched_languages()
                .map(|each| each.name.clone());
            let all: Vec<String> = all.collect();
            fetch(model, all, effects);
        }
        OfflineMsg::Fetched(language, is_kept) => {
            let offline = &mut model.offline;
            offline.fetching.retain(|own| *own != language);
            if is_kept {
                let held = offline.held.get_or_insert_default();
                if !held.contains(&language) {
                    Shared::make_mut(held).push(language);
                }
            } else {
                offline.failed.push(language);
            }
            effects.extend(offline.fetching.front().cloned().map(Effect::FetchForLater));
        }
    }
}

/// Has languages fetched that are not there yet, one after another.
fn fetch(
    model: &mut Model,
    languages: impl IntoIterator<Item = String>,
    effects: &mut Vec<Effect>,
) {
    let offline = &mut model.offline;
    let is_idle = offline.fetching.is_empty();
    for language in languages {
        let is_held = (offline.held.iter()).any(|held| held.contains(&language));
        if !is_held && !offline.fetching.contains(&language) {
            offline.failed.retain(|own| *own != language);
            offline.fetching.push_back(language);
        }
    }
    if is_idle {
        effects.extend(offline.fetching.front().cloned().map(Effect::FetchForLater));
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Msg, update};
    use super::*;
    use protocol::LanguageView;

    fn asked(effects: &[Effect]) -> Vec<&str> {
        let fetches = effects.iter().filter_map(|effect| match effect {
            Effect::FetchForLater(language) => Some(language.as_str()),
            _ => None,
        });
        fetches.collect()
    }

    #[test]
    fn languages_are_fetched_one_after_another_and_those_that_failed_are_told() {
        let mut model = Model::default();
        let language = |name: &str| LanguageView {
            name: name.to_owned(),
            ..LanguageView::default()
        };
        model.document.languages = vec![language("a"), language("b"), language("c")].into();
        let send = |model: &mut Model, msg| update(model, Msg::Offline(msg));
        let held = OfflineMsg::Held(Some(vec!["b".to_owned()]));
        send(&mut model, held);
        let effects = send(&mut model, OfflineMsg::FetchAll);
        assert_eq!(asked(&effects), ["a"]);
        let effects = send(&mut model, OfflineMsg::Fetch("a".to_owned()));
        assert!(asked(&effects).is_empty(), "it is under way");
        let effects = send(&mut model, OfflineMsg::Fetched("a".to_owned(), true));
        assert_eq!(asked(&effects), ["c"]);
        let effects = send(&mut model, OfflineMsg::Fetched("c".to_owned(), false));
        assert!(asked(&effects).is_empty());
        assert_eq!(model.offline.failed, ["c"]);
        assert_eq!(**model.offline.held.as_ref().unwrap(), ["b", "a"]);
    }

    #[test]
    fn without_a_network_only_what_is_there_can_be_chosen() {
        let mut model = Model::default();
        assert!(model.offline.can_be_had("c"));
        let effects = update(&mut model, Msg::Offline(OfflineMsg::Network(false)));
        assert!(effects.contains(&Effect::LookHeld));
        assert!(model.offline.can_be_had("c"), "nobody knows yet");
        let held = OfflineMsg::Held(Some(vec!["python".to_owned()]));
        update(&mut model, Msg::Offline(held));
        assert!(model.offline.can_be_had("python"));
        assert!(!model.offline.can_be_had("c"));
        update(&mut model, Msg::Offline(OfflineMsg::Network(true)));
        assert!(model.offline.can_be_had("c"));
    }
}
