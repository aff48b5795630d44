//! Natives: the functions that carry out the intrinsics, by family.
//!
//! Each family lists its own; together they are looked up by number.

mod allocation;
mod array_copies;
mod arrays;
mod boxes;
mod bytes;
mod characters;
mod classes;
mod core;
mod display;
mod exceptions;
mod float_math;
mod format;
mod generators;
mod hashed;
mod identity;
mod integers;
mod io;
mod iteration;
mod lists;
mod maps;
mod math;
mod notation;
mod numbers;
mod objects;
mod operands;
mod operators;
mod parts;
mod process;
mod random;
mod ranges;
mod reflection;
mod regions;
mod scopes;
mod sequences;
mod sets;
mod stdio;
mod tasks;
mod text;
mod utf16;

pub(crate) use classes::construct;
pub(crate) use iteration::checked_len;
pub(crate) use operators::checked_truth;

use crate::machine::{Machine, Outcome};
use crate::value::Value;
use ir::{Fault, Intrinsic};
use std::sync::OnceLock;

/// What carries an intrinsic out.
pub type IntrinsicFn = fn(&mut Machine, &[Value]) -> Outcome;

/// All families.
const FAMILIES: &[&[(Intrinsic, IntrinsicFn)]] = &[
    allocation::TABLE,
    boxes::TABLE,
    bytes::TABLE,
    stdio::TABLE,
    process::TABLE,
    core::TABLE,
    display::TABLE,
    exceptions::TABLE,
    format::TABLE,
    generators::TABLE,
    hashed::TABLE,
    io::TABLE,
    iteration::TABLE,
    lists::TABLE,
    maps::TABLE,
    math::TABLE,
    numbers::TABLE,
    classes::TABLE,
    objects::TABLE,
    operators::TABLE,
    parts::TABLE,
    random::TABLE,
    ranges::TABLE,
    reflection::TABLE,
    scopes::TABLE,
    regions::TABLE,
    float_math::TABLE,
    sequences::TABLE,
    sets::TABLE,
    arrays::TABLE,
    array_copies::TABLE,
    characters::TABLE,
    identity::TABLE,
    integers::TABLE,
    notation::TABLE,
    utf16::TABLE,
    text::TABLE,
    tasks::TABLE,
];

/// The function of each intrinsic, by its number; immutable once made.
fn functions() -> &'static [Option<IntrinsicFn>] {
    static FUNCTIONS: OnceLock<Vec<Option<IntrinsicFn>>> = OnceLock::new();
    FUNCTIONS.get_or_init(|| {
        let mut functions = vec![None; Intrinsic::ALL.len()];
        for &(intrinsic, function) in FAMILIES.iter().copied().flatten() {
            functions[intrinsic as usize] = Some(function);
        }
        functions
    })
}

/// Intrinsics that nothing carries out.
#[must_use]
pub fn missing() -> Vec<Intrinsic> {
    let functions = functions();
    Intrinsic::ALL
        .iter()
        .copied()
        .filter(|&intrinsic| functions[intrinsic as usize].is_none())
        .collect()
}

impl Machine {
    /// Carries out an intrinsic.
    ///
    /// # Errors
    /// The language's error, or a call that it needs.
    #[inline]
    pub fn intrinsic(&mut self, intrinsic: Intrinsic, args: &[Value]) -> Outcome {
        match functions()[intrinsic as usize] {
            Some(function) => function(self, args),
            None => Err(self.fault(Fault::UnknownName, &[intrinsic.name()])),
        }
    }
}

/// The operand at a place; unbound where there is none.
pub(crate) fn operand(args: &[Value], at: usize) -> Value {
    args.get(at).copied().unwrap_or_default()
}
