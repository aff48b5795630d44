//! From a source text to a program: parsed, read on behind errors, lowered with the library modules that it imports.
//!
//! Nothing here knows how a program is run, and what runs programs need not have a frontend: a [`Translator`] may be
//! linked ([`Linked`]) or sit behind a boundary that only bytes cross ([`Remote`], with [`serve`] on the other side),
//! as on the page, where each language is a module of its own that is fetched when it is first needed.
//!
//! **Invariant.** What a [`Remote`] gives is what the [`Linked`] on the other side gave, names and numbers
//! included. Held by this crate's tests, and by the worker's, which run on a remote.

pub mod build;
mod files;
mod library;
mod linked;
mod packed;
mod recovery;
mod source;
mod translation;
mod wire;

pub use files::{Alone, Chosen, Folder};
pub use frontend;
pub use library::{Library, MadeTrees, Preludes};
pub use linked::Linked;
pub use recovery::{Recovered, recover};
pub use source::{Parser, translate};
pub use translation::{Asking, OwnFile, Text, Translation, Translator};
pub use wire::{Malformed, Remote, serve, write_prelude};
