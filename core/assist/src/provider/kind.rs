//! The kinds of providers, for choosing one.

use super::{Anthropic, HuggingFace, Ollama, OpenAi, Provider};
use crate::Key;
use std::rc::Rc;

/// A kind of provider.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// [`Anthropic`].
    Anthropic,
    /// [`OpenAi`].
    OpenAi,
    /// [`Ollama`].
    Ollama,
    /// [`HuggingFace`].
    HuggingFace,
}

impl Kind {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Kind; 4] = [
        Kind::Anthropic,
        Kind::OpenAi,
        Kind::Ollama,
        Kind::HuggingFace,
    ];

    /// Its name in settings and messages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Kind::Anthropic => "anthropic",
            Kind::OpenAi => "openai",
            Kind::Ollama => "ollama",
            Kind::HuggingFace => "huggingface",
        }
    }

    /// The kind of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// The base of its addresses unless somebody says otherwise.
    #[must_use]
    pub fn base(self) -> &'static str {
        match self {
            Kind::Anthropic => Anthropic::BASE,
            Kind::OpenAi => OpenAi::BASE,
            Kind::Ollama => Ollama::BASE,
            Kind::HuggingFace => HuggingFace::BASE,
        }
    }

    /// Whether a provider at its usual base answers nobody without a key.
    #[must_use]
    pub fn needs_key(self) -> bool {
        self != Kind::Ollama
    }

    /// A provider of this kind.
    #[must_use]
    pub fn provider(self, base: &str, key: Key, model: &str) -> Rc<dyn Provider> {
        match self {
            Kind::Anthropic => Rc::new(Anthropic::new(base, key, model)),
            Kind::OpenAi => Rc::new(OpenAi::new(base, key, model)),
            Kind::Ollama => Rc::new(Ollama::new(base, key, model)),
            Kind::HuggingFace => Rc::new(HuggingFace::new(base, key, model)),
        }
    }
}
