//! Hugging Face: inference endpoints and the router of its providers, which speak chat completions.

use super::openai;
use super::{Framing, Http, Partial, Provider, names, trimmed};
use crate::{Failure, Key, Request};
use serde_json::Value;

/// An inference endpoint, or the router.
#[derive(Clone, Debug)]
pub struct HuggingFace {
    base: String,
    key: Key,
    model: String,
}

impl HuggingFace {
    /// The router; an endpoint of one's own has another address.
    pub const BASE: &str = "https://router.huggingface.co/v1";

    /// A model there. An endpoint's address may be given as the site shows it, without `/v1`.
    #[must_use]
    pub fn new(base: &str, key: Key, model: &str) -> HuggingFace {
        let mut base = trimmed(base);
        if !base.ends_with("/v1") {
            base += "/v1";
        }
        HuggingFace {
            base,
            key,
            model: model.to_owned(),
        }
    }
}

impl Provider for HuggingFace {
    fn name(&self) -> &'static str {
        "Hugging Face"
    }

    fn base(&self) -> &str {
        &self.base
    }

    fn key(&self) -> &Key {
        &self.key
    }

    fn remedy(&self) -> &'static str {
        "An endpoint that was scaled to zero starts with the first request: try again in some minutes, and check its address."
    }

    fn ask(&self, request: &Request, is_streamed: bool) -> Http {
        let body = openai::body(&self.model, request, "max_tokens", is_streamed);
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
        openai::event(&self.key, data, so_far)
    }

    fn whole(&self, body: &Value, into: &mut Partial) -> Result<(), Failure> {
        openai::whole(&self.key, body, into)
    }
}
