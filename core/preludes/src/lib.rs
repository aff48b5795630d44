//! What is made of the languages' libraries when this crate is built: preludes, which are the same in every program and are lowered
//! here, and the trees of all modules, since parsing was most of the time of a first compile.
//!
//! **Invariants.** A prelude from here is the one that lowering the library's sources gives, names and numbers included; a tree is
//! the one that parsing gives. Held by this crate's tests.

/// The prelude of a language, as `translate::Library::with_preludes` reads it; `None` where the language has none, or none
/// that is the same in every program.
#[must_use]
pub fn prelude(language: &str) -> Option<&'static [u8]> {
    include!(concat!(env!("OUT_DIR"), "/preludes.rs"))
}

/// The trees of a language's library, as `translate::Library::with_trees` reads them; `None` where the language has none.
#[must_use]
pub fn trees(language: &str) -> Option<&'static [u8]> {
    include!(concat!(env!("OUT_DIR"), "/trees.rs"))
}
