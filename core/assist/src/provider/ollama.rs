//! Ollama's own protocol, for models on one's own machine.

use super::{Framing, Http, Partial, Provider, messages_with_system, names, told, trimmed};
use crate::{End, Failure, Key, Request};
use serde_json::{Value, json};

/// A server of Ollama.
#[derive(Clone, Debug)]
pub struct Ollama {
    base: String,
    key: Key,
    model: String,
}

impl Ollama {
    /// Where it listens unless somebody says otherwise.
    pub const BASE: &str = "http://localhost:11434";

    /// A model there; a key is needed only behind a proxy.
    #[must_use]
    pub fn new(base: &str, key: Key, model: &str) -> Ollama {
        Ollama {
            base: trimmed(base),
            key,
            model: model.to_owned(),
        }
    }
}

impl Provider for Ollama {
    fn name(&self) -> &'static str {
        "Ollama"
    }

    fn base(&self) -> &str {
        &self.base
    }

    fn key(&self) -> &Key {
        &self.key
    }

    fn remedy(&self) -> &'static str {
        "Start it with this page's origin allowed: OLLAMA_ORIGINS=<this page's origin> ollama serve."
    }

    fn ask(&self, request: &Request, is_streamed: bool) -> Http {
        let body = json!({
            "model": self.model,
            "messages": messages_with_system(request),
            "stream": is_streamed,
            "options": { "num_predict": request.max_tokens },
        });
        let http = Http::post(format!("{}/api/chat", self.base), &body);
        http.with_key("authorization", "Bearer ", &self.key)
    }

    fn models(&self) -> Http {
        let http = Http::get(format!("{}/api/tags", self.base));
        http.with_key("authorization", "Bearer ", &self.key)
    }

    fn model_names(&self, list: &Value) -> Option<Vec<String>> {
        names(&list["models"], "name")
    }

    fn framing(&self) -> Framing {
        Framing::Lines
    }

    fn event(&self, data: &str, so_far: &mut Partial) -> Result<(), Failure> {
        self.whole(&super::json(data.as_bytes())?, so_far)
    }

    // An event is an answer with a part of the text.
    fn whole(&self, body: &Value, into: &mut Partial) -> Result<(), Failure> {
        if !body["error"].is_null() {
            return Err(told(&self.key, &body["error"]));
        }
        let text = body["message"]["content"]
            .as_str()
            .ok_or_else(|| Failure::NotTheProtocol("there is no message in it".into()))?;
        into.text += text;
        if body["done"] == true {
            into.usage.input = body["prompt_eval_count"].as_u64().unwrap_or(0);
            into.usage.output = body["eval_count"].as_u64().unwrap_or(0);
            into.end = Some(match body["done_reason"].as_str() {
                Some("length") => End::TokenLimit,
                _ => End::Whole,
            });
        }
        Ok(())
    }
}
