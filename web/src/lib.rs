//! The page.
//!
//! One state ([`store::Model`]), one message enum ([`store::Msg`]), one pure update function
//! ([`store::update`]) that says what is to be done outside ([`store::Effect`]). Components take props
//! and emit messages; [`app`] ties them together; `effects` does what the store asks for.
//!
//! Invariant: the engine is not linked here. It lives in the worker and is spoken to in `protocol`.

pub mod app;
mod components;
mod editor;
mod effects;
mod engine;
mod rest;
pub mod shared;
pub mod store;
