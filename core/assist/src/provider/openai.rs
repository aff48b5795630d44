//! Chat completions, as OpenAI defined them and many servers speak them: OpenRouter, vLLM, llama.cpp, LM Studio.

use super::{Framing, Http, Partial, Provider, messages_with_system, names, told, trimmed};
use crate::{End, Failure, Key, Request};
use serde_json::{Value, json};

/// OpenAI, or a server that speaks its chat completions.
#[derive(Clone, Debug)]
pub struct OpenAi {
    base: String,
    key: Key,
    model: String,
}

impl OpenAi {
    /// Where it is unless somebody says otherwise.
    pub const BASE: &str = "https://api.openai.com/v1";

    /// A model there; servers on one's own machine need no key.
    #[must_use]
    pub fn new(base: &str, key: Key, model: &str) -> OpenAi {
        OpenAi {
            base: trimmed(base),
            key,
            model: model.to_owned(),
        }
    }
}

/// The body of a request.
pub(super) fn body(model: &str, request: &Request, limit: &str, is_streamed: bool) -> Value {
    let mut body = json!({
        "model": model,
        "messages": messages_with_system(request),
        "stream": is_streamed,
    });
    body[limit] = json!(request.max_tokens);
    if is_streamed {
        body["stream_options"] = json!({ "include_usage": true });
    }
    body
}

fn end(reason: &Value) -> Option<End> {
    Some(match reason.as_str()? {
        "length" => End::TokenLimit,
        "content_filter" => End::Refused,
        _ => End::Whole,
    })
}

fn count(usage: &Value, into: &mut Partial) {
    if usage.is_object() {
        into.usage.input = usage["prompt_tokens"].as_u64().unwrap_or(0);
        into.usage.output = usage["completion_tokens"].as_u64().unwrap_or(0);
    }
}

/// Takes an event of a stream.
pub(super) fn event(key: &Key, data: &str, so_far: &mut Partial) -> Result<(), Failure> {
    if data.trim() == "[DONE]" {
        so_far.end.get_or_insert(End::Whole);
        return Ok(());
    }
    let event = super::json(data.as_bytes())?;
    if !event["error"].is_null() {
        return Err(told(key, &event["error"]));
    }
    count(&event["usage"], so_far);
    let choices = event["choices"]
        .as_array()
        .ok_or_else(|| Failure::NotTheProtocol("an event has no choices".into()))?;
    // The last event counts tokens and has no choice.
    let Some(choice) = choices.first() else {
        return Ok(());
    };
    match &choice["delta"]["content"] {
        Value::String(text) => so_far.text += text,
        Value::Null => {}
        _ => return Err(Failure::NotTheProtocol("a piece of text is none".into())),
    }
    so_far.end = end(&choice["finish_reason"]).or(so_far.end);
    Ok(())
}

/// Takes an answer that came whole.
pub(super) fn whole(key: &Key, body: &Value, into: &mut Partial) -> Result<(), Failure> {
    if !body["error"].is_null() {
        return Err(told(key, &body["error"]));
    }
    let choice = &body["choices"][0];
    into.text = choice["message"]["content"]
        .as_str()
        .ok_or_else(|| Failure::NotTheProtocol("there is no message in it".into()))?
        .to_owned();
    into.end = end(&choice["finish_reason"]);
    count(&body["usage"], into);
    Ok(())
}

impl Provider for OpenAi {
    fn name(&self) -> &'static str {
        "OpenAI-compatible"
    }

    fn base(&self) -> &str {
        &self.base
    }

    fn key(&self) -> &Key {
        &self.key
    }

    fn remedy(&self) -> &'static str {
        "Start the server with this page's origin allowed: llama.cpp allows all; LM Studio has \"Enable CORS\" in its server settings; vLLM takes --allowed-origins."
    }

    fn ask(&self, request: &Request, is_streamed: bool) -> Http {
        // OpenAI's own newer models refuse the name that the other servers know.
        let limit = match self.base == OpenAi::BASE {
            true => "max_completion_tokens",
            false => "max_tokens",
        };
        let body = body(&self.model, request, limit, is_streamed);
        Http::post(format!("{}/chat/completions", self.base), &body).with_key(
            "authorization",
            "Bearer ",
            &self.key,
        )
    }

    fn models(&self) -> Http {
        let http = Http::get(format!("{}/models", self.base));
        http.with_key("authorization", "Bearer ", &self.key)
    }

    fn model_names(&self, list: &Value) -> Option<Vec<String>> {
        names(&list["data"], "id")
    }

    fn framing(&self) -> Framing {
        Framing::Events
    }

    fn event(&self, data: &str, so_far: &mut Partial) -> Result<(), Failure> {
        event(&self.key, data, so_far)
    }

    fn whole(&self, body: &Value, into: &mut Partial) -> Result<(), Failure> {
        whole(&self.key, body, into)
    }
}
