//! Language models: off until a person turns them on; then each question is shown before it is sent, and each answer is a proposal that is
//! taken or left.
//!
//! **Invariants.** Before models are on nothing is loaded or sent for them. A question is sent only by [`send`], and only after the person
//! has allowed it or one of the same task. The key is in what [`send`] gives, and in what the browser keeps where the person asks for that:
//! in no link, message to a worker, log or export.

mod secret;
mod taking;
#[cfg(test)]
mod tests;

pub use secret::Secret;

use super::{Effect, Model, Overlay, Start};
use crate::shared::Shared;
use protocol::{
    About, AssistTask, Heard, Outcome, Piece, Provider, ProviderView, Question, Request, Spent,
    Wish,
};

/// Language models.
#[derive(Default)]
pub struct AssistState {
    /// Whether the person has turned them on.
    pub is_on: bool,
    /// Whom questions go to, and how.
    pub chosen: Chosen,
    /// The kinds of providers, once the assistant is there.
    pub kinds: Shared<Vec<ProviderView>>,
    /// The models that the provider has, once they were asked for.
    pub models: Shared<Vec<String>>,
    /// Why there are none.
    pub no_models: String,
    /// The provider's key.
    key: Secret,
    /// How far the task at hand is.
    pub phase: Phase,
    /// What was spent since the page was opened.
    pub spent: Spent,
    /// The task at hand, for asking again.
    entry: Option<Entry>,
    /// Whether the list of models is asked for.
    is_listing: bool,
}

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

/// What a model is to help with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// To translate the source, which is in this language.
    Lower(String),
    /// To repair the errors of syntax of the file that is in front.
    Repair,
    /// With what the engine knows more about.
    About(About),
}

/// How far a task is.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Phase {
    /// There is none.
    #[default]
    Idle,
    /// The person says which language the source is in.
    Naming,
    /// The question is made.
    Preparing,
    /// The question waits for being allowed.
    Asking(Shared<Question>),
    /// It was sent; the answer so far.
    Sent(String),
    /// This came of it.
    Done(Shared<Outcome>),
}

/// What happens around language models.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AssistMsg {
    /// The settings are to be seen.
    Settings,
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
    /// The settings are as they are to be.
    Ready,
    /// Help with this.
    Begin(Entry),
    /// Ask for the language that the source is in.
    Name,
    /// Send the question.
    Allow,
    /// End the request.
    Stop,
    /// Ask the same again.
    Again,
    /// Take what is proposed.
    Take,
    /// Leave it.
    Leave,
    /// Show the last outcome once more.
    Show,
    /// Go to a place that an explanation points at.
    Go(Piece),
    /// The assistant says something.
    Heard(Heard),
    /// Something came over the network, for the assistant.
    Came(Wish),
}

/// A request with all that it takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sending {
    /// `GET` or `POST`.
    pub method: String,
    /// Where to.
    pub url: String,
    /// With these headers, without the key's.
    pub headers: Vec<(String, String)>,
    /// With this body.
    pub body: String,
    /// The key, which is also to be taken out of what comes back.
    pub key: Secret,
    /// The header that the key goes into, and what stands in front of it.
    pub key_header: Option<(String, String)>,
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
pub(super) fn recall(model: &mut Model, start: &Start) {
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

pub(super) fn update(model: &mut Model, msg: AssistMsg, effects: &mut Vec<Effect>) {
    let assist = &mut model.assist;
    match msg {
        AssistMsg::Settings => {
            assist.entry = None;
            model.layout.dialog = Some(Overlay::Models);
            load(model, effects);
        }
        AssistMsg::TurnOn => {
            assist.is_on = true;
            load(model, effects);
            remember(model, effects);
        }
        AssistMsg::TurnOff => {
            *assist = AssistState::default();
            effects.push(Effect::QuitAssistant);
            let nothing = String::new();
            effects.push(Effect::Remember(KEPT[0], nothing));
            effects.push(Effect::RememberKey(KEPT[1], Secret::default()));
        }
        AssistMsg::Kind(kind) => {
            let mut kinds = assist.kinds.iter();
            let base = kinds.find(|each| each.kind == kind);
            let base = base.map_or_else(String::new, |each| each.base.clone());
            assist.chosen.kind = kind;
            assist.chosen.model.clear();
            other_base(assist, base);
            remember(model, effects);
        }
        AssistMsg::Base(base) => {
            let base = base.trim().trim_end_matches('/').to_owned();
            if base != assist.chosen.base {
                other_base(assist, base);
                remember(model, effects);
            }
        }
        AssistMsg::Model(name) => {
            assist.chosen.model = name.trim().to_owned();
            remember(model, effects);
        }
        AssistMsg::Key(key) => {
            assist.key = key;
            remember(model, effects);
        }
        AssistMsg::AskEach(asks) => {
            assist.chosen.asks_each = asks;
            remember(model, effects);
        }
        AssistMsg::KeepKey(keeps) => {
            assist.chosen.keeps_key = keeps;
            remember(model, effects);
        }
        AssistMsg::List => {
            assist.is_listing = true;
            assist.no_models.clear();
            effects.push(provider(assist));
            effects.push(Effect::Wish(Wish::Models));
        }
        AssistMsg::Ready => {
            model.layout.dialog = None;
            if let Some(entry) = assist.entry.clone()
                && assist.phase == Phase::Idle
            {
                begin(model, entry, effects);
            }
        }
        AssistMsg::Begin(entry) => begin(model, entry, effects),
        AssistMsg::Name => {
            assist.phase = Phase::Naming;
            model.layout.dialog = Some(Overlay::Proposal);
        }
        AssistMsg::Allow => {
            if let Phase::Asking(question) = assist.phase.clone() {
                assist.phase = Phase::Sent(String::new());
                send(assist, &question, effects);
            }
        }
        AssistMsg::Stop => stop(assist, effects),
        AssistMsg::Again => {
            if let Some(entry) = assist.entry.clone() {
                begin(model, entry, effects);
            }
        }
        AssistMsg::Take => {
            if let Phase::Done(outcome) = std::mem::take(&mut assist.phase) {
                assist.entry = None;
                model.layout.dialog = None;
                taking::take(model, (*outcome).clone(), effects);
            }
        }
        AssistMsg::Leave => {
            stop(assist, effects);
            assist.is_listing = false;
            assist.entry = None;
            // What an explanation says can be looked at again.
            let is_explained = matches!(&assist.phase, Phase::Done(outcome) if matches!(**outcome, Outcome::Explained(_)));
            if !is_explained {
                assist.phase = Phase::Idle;
            }
            model.layout.dialog = None;
        }
        AssistMsg::Show => model.layout.dialog = Some(Overlay::Proposal),
        AssistMsg::Go(piece) => {
            model.layout.dialog = None;
            taking::go(model, &piece, effects);
        }
        AssistMsg::Heard(heard) => hear(model, heard, effects),
        AssistMsg::Came(wish) => {
            if assist.is_listing || matches!(assist.phase, Phase::Sent(_)) {
                effects.push(Effect::Wish(wish));
            }
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
fn load(model: &Model, effects: &mut Vec<Effect>) {
    if model.assist.is_on && model.assist.kinds.is_empty() {
        effects.push(Effect::Wish(Wish::Providers));
    }
}

/// Tells the assistant whom questions are for.
fn provider(assist: &AssistState) -> Effect {
    Effect::Wish(Wish::Provider(Provider {
        kind: assist.chosen.kind.clone(),
        base: assist.chosen.base.clone(),
        model: assist.chosen.model.clone(),
        has_key: assist.has_key(),
    }))
}

/// Begins a task; first the settings are shown where models are off or something is missing there.
fn begin(model: &mut Model, entry: Entry, effects: &mut Vec<Effect>) {
    let assist = &mut model.assist;
    assist.phase = Phase::Idle;
    assist.entry = Some(entry.clone());
    if !assist.is_on || !assist.lacks().is_empty() {
        model.layout.dialog = Some(Overlay::Models);
        return load(model, effects);
    }
    assist.phase = Phase::Preparing;
    effects.push(provider(assist));
    let source = model.document.files.front().source.to_string();
    match entry {
        Entry::Lower(language) => task(AssistTask::Lower { language, source }, effects),
        Entry::Repair => {
            let language = model.document.language.clone();
            task(AssistTask::Repair { language, source }, effects);
        }
        Entry::About(about) => effects.push(Effect::Post(Request::About(about))),
    }
    model.layout.dialog = Some(Overlay::Proposal);
}

fn task(task: AssistTask, effects: &mut Vec<Effect>) {
    effects.push(Effect::Wish(Wish::Task(task.into())));
}

/// The engine has told what a question is about.
pub(super) fn about(model: &Model, told: AssistTask, effects: &mut Vec<Effect>) {
    if model.assist.phase == Phase::Preparing {
        task(told, effects);
    }
}

fn hear(model: &mut Model, heard: Heard, effects: &mut Vec<Effect>) {
    let assist = &mut model.assist;
    if !assist.is_on {
        // It was turned off meanwhile.
        return;
    }
    match heard {
        Heard::Providers(kinds) => {
            if assist.chosen.kind.is_empty()
                && let Some(first) = kinds.first()
            {
                assist.chosen.kind.clone_from(&first.kind);
                // The person may have been quicker.
                if assist.chosen.base.is_empty() {
                    assist.chosen.base.clone_from(&first.base);
                }
            }
            assist.kinds = kinds.into();
        }
        Heard::Ask(question) if assist.is_listing => send(assist, &question, effects),
        Heard::Ask(question) => {
            let is_new = question.round == 0 || assist.chosen.asks_each;
            match &assist.phase {
                Phase::Preparing | Phase::Sent(_) if is_new => {
                    assist.phase = Phase::Asking((*question).into());
                }
                Phase::Sent(_) => {
                    assist.phase = Phase::Sent(String::new());
                    send(assist, &question, effects);
                }
                _ => {}
            }
        }
        Heard::Answer(text) => {
            if matches!(assist.phase, Phase::Sent(_)) {
                assist.phase = Phase::Sent(text);
            }
        }
        Heard::Models(models) => {
            assist.is_listing = false;
            if models.is_empty() {
                assist.no_models = "The provider lists no models.".to_owned();
            }
            assist.models = models.into();
        }
        Heard::Done(outcome) => {
            // Where it failed more may still be on its way.
            effects.push(Effect::StopSending);
            if assist.is_listing {
                assist.is_listing = false;
                if let Outcome::Nothing(why) = *outcome {
                    assist.no_models = why;
                }
            } else if matches!(assist.phase, Phase::Sent(_) | Phase::Preparing) {
                assist.phase = Phase::Done((*outcome).into());
            }
        }
        Heard::Spent(spent) => assist.spent = spent,
        Heard::Fault(what) => {
            effects.push(Effect::QuitAssistant);
            assist.is_listing = false;
            assist.kinds = Shared::default();
            let why = format!("The assistant crashed (our bug: {what}).");
            assist.phase = Phase::Done(Outcome::Nothing(why).into());
        }
    }
}

/// Sends a question.
fn send(assist: &AssistState, question: &Question, effects: &mut Vec<Effect>) {
    effects.push(Effect::Send(
        Sending {
            method: question.method.clone(),
            url: question.url.clone(),
            headers: question.headers.clone(),
            body: question.body.clone(),
            key: assist.key.clone(),
            key_header: question.key_header.clone(),
        }
        .into(),
    ));
}

fn stop(assist: &AssistState, effects: &mut Vec<Effect>) {
    if matches!(assist.phase, Phase::Sent(_)) || assist.is_listing {
        effects.push(Effect::StopSending);
        effects.push(Effect::Wish(Wish::Stopped));
    }
}
