//! Who runs models: how each wants to be asked, and how it answers. A file each.

mod anthropic;
mod http;
mod hugging_face;
mod kind;
mod ollama;
mod openai;
mod reader;

pub use anthropic::Anthropic;
pub use http::{Header, Http};
pub use hugging_face::HuggingFace;
pub use kind::Kind;
pub use ollama::Ollama;
pub use openai::OpenAi;
pub use reader::{LONGEST_ANSWER, Reader, read_whole};

use crate::{End, Failure, Key, Request, Usage};
use serde_json::Value;

/// How much of what a provider says in an error is repeated, in characters.
const LONGEST_SAID: usize = 300;

/// How the events of a streamed answer are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Framing {
    /// Server-sent events.
    Events,
    /// A line of JSON for each.
    Lines,
}

/// An answer as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Partial {
    /// Its text.
    pub text: String,
    /// What was counted.
    pub usage: Usage,
    /// Why it ended, if the provider has said so.
    pub end: Option<End>,
}

/// Where models run.
pub trait Provider {
    /// What people call it.
    fn name(&self) -> &'static str;

    /// The base of its addresses.
    fn base(&self) -> &str;

    /// The key that is sent to it.
    fn key(&self) -> &Key;

    /// What to do when a browser may not read its answers.
    fn remedy(&self) -> &'static str;

    /// The request for an answer.
    fn ask(&self, request: &Request, is_streamed: bool) -> Http;

    /// The request for the list of models.
    fn models(&self) -> Http;

    /// The names in such a list; `None` where it is none.
    fn model_names(&self, list: &Value) -> Option<Vec<String>>;

    /// How a streamed answer comes.
    fn framing(&self) -> Framing;

    /// Takes an event of a streamed answer.
    ///
    /// # Errors
    /// The failure that the event tells, or that it is none of the protocol.
    fn event(&self, data: &str, so_far: &mut Partial) -> Result<(), Failure>;

    /// Takes an answer that came whole.
    ///
    /// # Errors
    /// That it is none of the protocol.
    fn whole(&self, body: &Value, into: &mut Partial) -> Result<(), Failure>;
}

/// The names of a provider's models, of the body of its answer.
///
/// # Errors
/// The body is no such list.
pub fn read_models(provider: &dyn Provider, body: &[u8]) -> Result<Vec<String>, Failure> {
    let list = json(body)?;
    let mut names = provider
        .model_names(&list)
        .ok_or_else(|| Failure::NotTheProtocol("there is no list of models in it".into()))?;
    names.sort();
    Ok(names)
}

/// What a status other than 200 means.
#[must_use]
pub fn refusal(
    provider: &dyn Provider,
    status: u16,
    retry_after: Option<&str>,
    body: &[u8],
) -> Failure {
    let said = said(provider.key(), body);
    match status {
        401 => Failure::KeyRefused,
        403 => Failure::NotAllowed(said),
        404 => Failure::NotFound(said),
        // A date in place of seconds needs a clock, which is not ours.
        429 => Failure::TooMany(retry_after.and_then(|text| text.trim().parse().ok())),
        529 => Failure::Overloaded,
        500.. => Failure::ServerFault(status, said),
        _ => Failure::Refused(status, said),
    }
}

/// What it means that a browser gives no reason: the server does not allow the page's origin, or nobody is there.
#[must_use]
pub fn blocked(provider: &dyn Provider, is_online: bool) -> Failure {
    let is_local = ["//localhost", "//127.", "//[::1]"];
    let is_local = is_local.iter().any(|host| provider.base().contains(host));
    if !is_online && !is_local {
        return Failure::Offline;
    }
    Failure::Blocked {
        host: provider.key().hide_in(provider.base()),
        remedy: provider.remedy(),
    }
}

/// The provider's own sentence in the body of an error, without the key.
fn said(key: &Key, body: &[u8]) -> String {
    let Ok(body) = serde_json::from_slice::<Value>(body) else {
        // A page of a server in between tells nothing to people.
        return String::new();
    };
    let error = &body["error"];
    let text = [&error["message"], error, &body["message"]];
    let text = text.iter().find_map(|value| value.as_str());
    shown(key, text.unwrap_or_default())
}

/// A text of a provider as it may be shown: short, on one line, without the key.
fn shown(key: &Key, text: &str) -> String {
    let text = key.hide_in(text);
    let text = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .take(LONGEST_SAID);
    text.collect()
}

/// A failure that an event or an answer with status 200 tells.
fn told(key: &Key, error: &Value) -> Failure {
    let kind = error["type"].as_str().unwrap_or_default();
    let text = error["message"].as_str().or(error.as_str());
    match kind {
        "overloaded_error" => Failure::Overloaded,
        "rate_limit_error" => Failure::TooMany(None),
        "authentication_error" => Failure::KeyRefused,
        _ => Failure::ServerFault(200, shown(key, text.unwrap_or(kind))),
    }
}

fn json(body: &[u8]) -> Result<Value, Failure> {
    if body.len() > LONGEST_ANSWER {
        return Err(Failure::TooLong);
    }
    serde_json::from_slice(body).map_err(|_| Failure::NotTheProtocol("it is not JSON".into()))
}

/// A base URL without the slashes at its end.
fn trimmed(base: &str) -> String {
    base.trim().trim_end_matches('/').to_owned()
}

/// The texts under a name in the entries of a list.
fn names(list: &Value, name: &str) -> Option<Vec<String>> {
    let entries = list.as_array()?.iter();
    let names = entries.filter_map(|entry| entry[name].as_str());
    Some(names.map(str::to_owned).collect())
}

/// What was said, in the form that most providers take.
fn messages(request: &Request) -> Vec<Value> {
    let each = request.messages.iter();
    each.map(|message| serde_json::json!({ "role": message.role.name(), "content": message.text }))
        .collect()
}

/// The same, behind what the model is to do.
fn messages_with_system(request: &Request) -> Vec<Value> {
    let mut all = vec![serde_json::json!({ "role": "system", "content": request.system })];
    all.extend(messages(request));
    all
}
