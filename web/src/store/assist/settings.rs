//! Whom questions go to: the provider, its model and key, and what of that the browser keeps.

use super::{AssistState, Secret};
use crate::shared::Shared;
use crate::store::{Effect, Model, Start};
use protocol::{Provider, ProviderView, Wish};

/// Whom questions go to, and how.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chosen {
    /// The name of the provider's kind.
    pub kind: String,
    /// The base of its addresses.
    pub base: String,
    /// The model.
    pub model: String,
    /// Whether further questions of a task are shown before they are sent, too.
    pub asks_each: bool,
    /// Whether the key stays on this machine when the page is closed.
    pub keeps_key: bool,
}

/// What a person sets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SettingsMsg {
    /// Models are turned on.
    TurnOn,
    /// They are turned off, and everything about them is forgotten.
    TurnOff,
    /// Another kind of provider.
    Kind(String),
    /// Another base of its addresses.
    Base(String),
    /// Another model.
    Model(String),
    /// Another key.
    Key(Secret),
    /// Whether each question is shown.
    AskEach(bool),
    /// Whether the key is kept.
    KeepKey(bool),
    /// Ask the provider for its models.
    List,
}

/// Under these names the browser keeps what was chosen and, where that is wanted, the key.
pub const KEPT: [&str; 2] = ["assist", "assist.key"];

impl AssistState {
    /// The kind of provider that is chosen.
    pub fn kind(&self) -> Option<&ProviderView> {
        let mut kinds = self.kinds.iter();
        kinds.find(|kind| kind.kind == self.chosen.kind)
    }

    /// Whether there is a key.
    pub fn has_key(&self) -> bool {
        !self.key.is_empty()
    }

    /// What keeps questions from being asked; empty where nothing does.
    pub fn lacks(&self) -> &'static str {
        let needs_key = self
            .kind()
            .is_some_and(|kind| kind.needs_key && kind.base == self.chosen.base);
        if self.chosen.model.is_empty() {
            "Choose a model."
        } else if needs_key && !self.has_key() {
            "This provider needs a key."
        } else {
            ""
        }
    }
}

/// Takes up what was chosen on an earlier visit.
pub(in crate::store) fn recall(model: &mut Model, start: &Start) {
    let kept = start.get(KEPT[0]).unwrap_or_default();
    let [kind, base, name, asks_each, keeps_key] = kept.split('\n').collect::<Vec<_>>()[..] else {
        return;
    };
    if start.embedded {
        return;
    }
    let assist = &mut model.assist;
    assist.is_on = true;
    assist.chosen = Chosen {
        kind: kind.to_owned(),
        base: base.to_owned(),
        model: name.to_owned(),
        asks_each: asks_each == "true",
        keeps_key: keeps_key == "true",
    };
    assist.key = Secret::new(start.get(KEPT[1]).unwrap_or_default());
}

fn remember(model: &Model, effects: &mut Vec<Effect>) {
    let Chosen {
        kind,
        base,
        model: name,
        asks_each,
        keeps_key,
    } = &model.assist.chosen;
    let text = format!("{kind}\n{base}\n{name}\n{asks_each}\n{keeps_key}");
    effects.push(Effect::Remember(KEPT[0], text));
    let key = match keeps_key {
        true => model.assist.key.clone(),
        false => Secret::default(),
    };
    effects.push(Effect::RememberKey(KEPT[1], key));
}

pub(super) fn update(model: &mut Model, msg: SettingsMsg, effects: &mut Vec<Effect>) {
    let assist = &mut model.assist;
    match msg {
        SettingsMsg::TurnOn => {
            assist.is_on = true;
            load(model, effects);
            remember(model, effects);
        }
        SettingsMsg::TurnOff => {
            *assist = AssistState::default();
            effects.push(Effect::QuitAssistant);
            let nothing = String::new();
            effects.push(Effect::Remember(KEPT[0], nothing));
            effects.push(Effect::RememberKey(KEPT[1], Secret::default()));
        }
        SettingsMsg::Kind(kind) => {
            let mut kinds = assist.kinds.iter();
            let base = kinds.find(|each| each.kind == kind);
            let base = base.map_or_else(String::new, |each| each.base.clone());
            assist.chosen.kind = kind;
            assist.chosen.model.clear();
            other_base(assist, base);
            remember(model, effects);
        }
        SettingsMsg::Base(base) => {
            let base = base.trim().trim_end_matches('/').to_owned();
            if base != assist.chosen.base {
                other_base(assist, base);
                remember(model, effects);
            }
        }
        SettingsMsg::Model(name) => {
            assist.chosen.model = name.trim().to_owned();
            remember(model, effects);
        }
        SettingsMsg::Key(key) => {
            assist.key = key;
            remember(model, effects);
        }
        SettingsMsg::AskEach(asks) => {
            assist.chosen.asks_each = asks;
            remember(model, effects);
        }
        SettingsMsg::KeepKey(keeps) => {
            assist.chosen.keeps_key = keeps;
            remember(model, effects);
        }
        SettingsMsg::List => {
            assist.is_listing = true;
            assist.no_models.clear();
            effects.push(provider(assist));
            effects.push(Effect::Wish(Wish::Models));
        }
    }
}

/// Another base: the key was for the one before, and the models were that one's.
fn other_base(assist: &mut AssistState, base: String) {
    assist.chosen.base = base;
    assist.key = Secret::default();
    assist.models = Shared::default();
    assist.no_models.clear();
}

/// Has the kinds of providers told, once models are on.
pub(super) fn load(model: &Model, effects: &mut Vec<Effect>) {
    if model.assist.is_on && model.assist.kinds.is_empty() {
        effects.push(Effect::Wish(Wish::Providers));
    }
}

/// Tells the assistant whom questions are for.
pub(super) fn provider(assist: &AssistState) -> Effect {
    Effect::Wish(Wish::Provider(Provider {
        kind: assist.chosen.kind.clone(),
        base: assist.chosen.base.clone(),
        model: assist.chosen.model.clone(),
        has_key: assist.has_key(),
    }))
}
