//! Anthropic's Messages API.

use super::{Framing, Http, Partial, Provider, messages, names, told, trimmed};
use crate::{End, Failure, Key, Request};
use serde_json::{Value, json};

/// Anthropic, or what speaks its protocol.
#[derive(Clone, Debug)]
pub struct Anthropic {
    base: String,
    key: Key,
    model: String,
}

impl Anthropic {
    /// Where it is unless somebody says otherwise.
    pub const BASE: &str = "https://api.anthropic.com";

    /// A model there.
    #[must_use]
    pub fn new(base: &str, key: Key, model: &str) -> Anthropic {
        Anthropic {
            base: trimmed(base),
            key,
            model: model.to_owned(),
        }
    }

    fn with_headers(&self, http: Http) -> Http {
        http.with_key("x-api-key", "", &self.key)
            .with("anthropic-version", "2023-06-01")
            // Without it the server does not let browsers read its answers.
            .with("anthropic-dangerous-direct-browser-access", "true")
    }
}

fn end(reason: &Value) -> Option<End> {
    Some(match reason.as_str()? {
        "max_tokens" => End::TokenLimit,
        "refusal" => End::Refused,
        _ => End::Whole,
    })
}

fn count(usage: &Value, into: &mut Partial) {
    // The counts are totals, not differences.
    if let Some(tokens) = usage["input_tokens"].as_u64() {
        into.usage.input = tokens;
    }
    if let Some(tokens) = usage["output_tokens"].as_u64() {
        into.usage.output = tokens;
    }
}

impl Provider for Anthropic {
    fn name(&self) -> &'static str {
        "Anthropic"
    }

    fn base(&self) -> &str {
        &self.base
    }

    fn key(&self) -> &Key {
        &self.key
    }

    fn remedy(&self) -> &'static str {
        "Check the base URL; an organisation can forbid requests from browsers in its settings."
    }

    fn ask(&self, request: &Request, is_streamed: bool) -> Http {
        let body = json!({
            "model": self.model,
            "max_tokens": request.max_tokens,
            "system": request.system,
            "messages": messages(request),
            "stream": is_streamed,
        });
        self.with_headers(Http::post(format!("{}/v1/messages", self.base), &body))
    }

    fn models(&self) -> Http {
        self.with_headers(Http::get(format!("{}/v1/models?limit=1000", self.base)))
    }

    fn model_names(&self, list: &Value) -> Option<Vec<String>> {
        names(&list["data"], "id")
    }

    fn framing(&self) -> Framing {
        Framing::Events
    }

    fn event(&self, data: &str, so_far: &mut Partial) -> Result<(), Failure> {
        let event = super::json(data.as_bytes())?;
        let kind = event["type"]
            .as_str()
            .ok_or_else(|| Failure::NotTheProtocol("an event has no type".into()))?;
        match kind {
            "message_start" => count(&event["message"]["usage"], so_far),
            "content_block_delta" if event["delta"]["type"] == "text_delta" => {
                let text = event["delta"]["text"]
                    .as_str()
                    .ok_or_else(|| Failure::NotTheProtocol("a piece of text is none".into()))?;
                so_far.text += text;
            }
            "message_delta" => {
                count(&event["usage"], so_far);
                so_far.end = end(&event["delta"]["stop_reason"]).or(so_far.end);
            }
            "message_stop" => {
                so_far.end.get_or_insert(End::Whole);
            }
            "error" => return Err(told(&self.key, &event["error"])),
            // Pings, blocks' ends, and what the protocol may gain.
            _ => {}
        }
        Ok(())
    }

    fn whole(&self, body: &Value, into: &mut Partial) -> Result<(), Failure> {
        if body["type"] == "error" {
            return Err(told(&self.key, &body["error"]));
        }
        let content = body["content"]
            .as_array()
            .ok_or_else(|| Failure::NotTheProtocol("there is no content in it".into()))?;
        let texts = content.iter().filter(|block| block["type"] == "text");
        into.text = texts.filter_map(|block| block["text"].as_str()).collect();
        count(&body["usage"], into);
        into.end = end(&body["stop_reason"]);
        Ok(())
    }
}
