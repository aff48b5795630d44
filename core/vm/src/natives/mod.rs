//! Natives: the functions that carry out the intrinsics, by family.
//!
//! Each family lists its own; together they are looked up by number.

mod allocation;
mod bytes;
mod collections;
mod delegation;
mod kernel;
mod math;
mod numbers;
mod object_model;
mod operands;
pub(crate) mod ordered;
mod process;
mod special_methods;
mod stdio;
mod tables;
mod text;

pub(crate) use delegation::{Patterns, function_length, function_name, function_source, kind};
pub(crate) use kernel::iteration::checked_len;
pub(crate) use kernel::truth::checked_truth;
pub(crate) use kernel::utf16::units_in;
pub(crate) use object_model::classes::construct;

use crate::machine::{Machine, Outcome};
use crate::value::Value;
use ir::{Fault, Intrinsic};
use std::sync::OnceLock;

/// What carries an intrinsic out.
pub type IntrinsicFn = fn(&mut Machine, &[Value]) -> Outcome;

/// Intrinsics with what carries them out.
type Table = &'static [(Intrinsic, IntrinsicFn)];

/// The tables of the kernel, and of each family that was made for one language's library.
const FAMILIES: &[&[Table]] = &[
    kernel::TABLES,
    object_model::TABLES,
    collections::TABLES,
    delegation::TABLES,
    math::TABLES,
    &[allocation::TABLE],
    &[bytes::TABLE],
    &[numbers::TABLE],
    &[process::TABLE],
    &[special_methods::TABLE],
    &[stdio::TABLE],
    tables::TABLES,
    ordered::TABLES,
    &[text::TABLE],
];

/// The function of each intrinsic, by its number; immutable once made.
fn functions() -> &'static [Option<IntrinsicFn>] {
    static FUNCTIONS: OnceLock<Vec<Option<IntrinsicFn>>> = OnceLock::new();
    FUNCTIONS.get_or_init(|| {
        let mut functions = vec![None; Intrinsic::ALL.len()];
        for &(intrinsic, function) in FAMILIES.iter().copied().flatten().copied().flatten() {
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
            Some(function) if self.has_doubles() => {
                let args: smallvec::SmallVec<[Value; 8]> = args
                    .iter()
                    .copied()
                    .map(crate::delegation::normal)
                    .collect();
                function(self, &args).map(crate::delegation::normal)
            }
            Some(function) => function(self, args),
            None => Err(self.fault(Fault::UnknownName, &[intrinsic.name()])),
        }
    }
}

/// The operand at a place; unbound where there is none.
pub(crate) fn operand(args: &[Value], at: usize) -> Value {
    args.get(at).copied().unwrap_or_default()
}

/// The operands in a stretch of places, those that are there.
pub(crate) fn among(args: &[Value], places: impl std::ops::RangeBounds<usize>) -> &[Value] {
    use std::ops::Bound;
    let end = match places.end_bound() {
        Bound::Included(&end) => end.saturating_add(1),
        Bound::Excluded(&end) => end,
        Bound::Unbounded => args.len(),
    };
    let end = end.min(args.len());
    let start = match places.start_bound() {
        Bound::Included(&start) => start,
        Bound::Excluded(&start) => start.saturating_add(1),
        Bound::Unbounded => 0,
    };
    &args[start.min(end)..end]
}

#[cfg(test)]
mod tests {
    use super::{FAMILIES, kernel};

    #[test]
    fn the_kernel_s_folder_holds_the_kernel_and_every_other_one_a_single_family() {
        for &tables in FAMILIES {
            let mut rows = tables.iter().copied().flatten();
            let of_kernel = std::ptr::eq(tables, kernel::TABLES);
            let family = tables[0][0].0.family();
            let strays: Vec<_> = rows
                .by_ref()
                .map(|&(intrinsic, _)| intrinsic)
                .filter(|intrinsic| match of_kernel {
                    true => !intrinsic.family().is_of_kernel(),
                    false => intrinsic.family() != family,
                })
                .collect();
            assert_eq!(strays, [], "{family:?}");
        }
    }

    #[test]
    fn the_kernel_is_small() {
        let of_kernel = ir::Intrinsic::ALL
            .iter()
            .filter(|intrinsic| intrinsic.family().is_of_kernel())
            .count();
        assert!(of_kernel <= 250, "{of_kernel}");
    }
}
