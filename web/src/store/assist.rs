//! Language models: off until a person turns them on; then each question is shown before it is sent, and each answer is a proposal that is
//! taken or left.
//!
//! **Invariants.** Before models are on nothing is loaded or sent for them. A question is sent only by [`send`], and only after the person
//! has allowed it or one of the same task. The key is in what [`send`] gives, and in what the browser keeps where the person asks for that:
//! in no link, message to a worker, log or export.

mod secret;
mod settings;
mod taking;
#[cfg(test)]
mod tests;

pub use secret::Secret;
pub(super) use settings::recall;
pub use settings::{Chosen, KEPT, SettingsMsg};

use super::{Effect, Model, Overlay};
use crate::shared::Shared;
use protocol::{
    About, AssistTask, Heard, Outcome, Piece, ProviderView, Question, Request, Spent, Wish,
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
    /// The settings change.
    Set(SettingsMsg),
    /// The settings are as they are to be.
    Ready,
    /// Help with this.
    Begin(Entry),
    /// Explain the function that the cursor is in.
    FunctionHere,
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

pub(super) fn update(model: &mut Model, msg: AssistMsg, effects: &mut Vec<Effect>) {
    let is_saved = model.offline.is_saved;
    let assist = &mut model.assist;
    match msg {
        AssistMsg::Settings if is_saved => {
            let says = "A page saved as one file asks no server. Open the page itself for language models.";
            super::say(model, false, says, effects);
        }
        AssistMsg::Settings => {
            assist.entry = None;
            model.layout.dialog = Some(Overlay::Models);
            settings::load(model, effects);
        }
        AssistMsg::Set(set) => settings::update(model, set, effects),
        AssistMsg::Ready => {
            model.layout.dialog = None;
            if let Some(entry) = assist.entry.clone()
                && assist.phase == Phase::Idle
            {
                begin(model, entry, effects);
            }
        }
        AssistMsg::Begin(entry) => begin(model, entry, effects),
        AssistMsg::FunctionHere => match model.document.number_of_function_here() {
            Some(number) => begin(model, Entry::About(About::Function(number)), effects),
            None => {
                let says = "The cursor is in no function that could be explained.";
                super::say(model, true, says, effects);
            }
        },
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

/// Begins a task; first the settings are shown where models are off or something is missing there.
fn begin(model: &mut Model, entry: Entry, effects: &mut Vec<Effect>) {
    let assist = &mut model.assist;
    assist.phase = Phase::Idle;
    assist.entry = Some(entry.clone());
    if !assist.is_on || !assist.lacks().is_empty() {
        model.layout.dialog = Some(Overlay::Models);
        return settings::load(model, effects);
    }
    assist.phase = Phase::Preparing;
    effects.push(settings::provider(assist));
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
