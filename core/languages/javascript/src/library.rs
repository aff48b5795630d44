//! The part of the library that is written in JavaScript: one scope, made of several files.

use frontend::Library;

const GLOBALS: &str = frontend::joined!(
    "core.js",
    "symbol.js",
    "operators.js",
    "object.js",
    "function.js",
    "errors.js",
    "iteration.js",
    "array.js",
    "array_walks.js",
    "string.js",
    "number.js",
    "math.js",
    "map.js",
    "json.js",
    "regexp.js",
    "promise.js",
    "async.js",
    "timers.js",
    "inspect.js",
    "inspect_parts.js",
    "console.js",
    "date.js",
    "intl.js",
    "proxy.js",
    "events.js",
    "process.js",
    "typed.js",
    "typed_arrays.js",
    "modules.js",
    "assert.js",
    "readline.js",
    "global.js",
);

/// The library.
/// The library.
pub const LIBRARY: Library = Library {
    base: &[("globals", GLOBALS)],
    rest: &[],
};
