//! Tables that come over a boundary of bytes and then stay for the life of the process.
//!
//! The rules of a language are `static` where its frontend is linked. Where they come as bytes they are read once, so what they
//! hold is never given back: both are then the same `&'static` data, and the machine follows a reference in either case.

use serde::{Deserialize, Deserializer};

/// Reads a table.
pub fn leaked<'de, D, T>(from: D) -> Result<&'static [T], D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    Vec::deserialize(from).map(stay)
}

/// Keeps a table for good.
pub(crate) fn stay<T>(table: Vec<T>) -> &'static [T] {
    Box::leak(table.into_boxed_slice())
}
