//! The part of the library that is written in JavaScript: one scope, made of several files.

use frontend::Library;

/// The files, in order, as one text.
macro_rules! files {
    ($($file:literal),* $(,)?) => {
        concat!($(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/library/", $file, ".js")), "\n"),*)
    };
}

const GLOBALS: &str = files!(
    "core",
    "symbol",
    "operators",
    "object",
    "function",
    "errors",
    "iteration",
    "array",
    "array_walks",
    "string",
    "number",
    "math",
    "map",
    "json",
    "regexp",
    "promise",
    "async",
    "timers",
    "inspect",
    "inspect_parts",
    "console",
    "date",
    "intl",
    "proxy",
    "events",
    "process",
    "typed",
    "typed_arrays",
    "modules",
    "assert",
    "readline",
    "global",
);

/// The library.
pub(super) const LIBRARY: Library = Library {
    base: &[("globals", GLOBALS)],
    rest: &[],
};
