//! The languages' preludes, parsed and lowered when this crate is built: a prelude is the same in every program, and reading it
//! takes a tenth of the time that lowering takes.
//!
//! **Invariant.** A prelude from here is the one that lowering the library's sources gives, names and numbers included.
//! Held by this crate's tests.

/// The prelude of a language, as `translate::Library::with_preludes` reads it; `None` where the language has none, or none
/// that is the same in every program.
#[must_use]
pub fn prelude(language: &str) -> Option<&'static [u8]> {
    include!(concat!(env!("OUT_DIR"), "/preludes.rs"))
}
