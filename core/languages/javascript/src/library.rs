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
    "contexts.js",
    "promise.js",
    "async.js",
    "timers.js",
    "inspect.js",
    "inspect_parts.js",
    "console.js",
    "date.js",
    "zones.js",
    "date_words.js",
    "intl.js",
    "proxy.js",
    "events.js",
    "process.js",
    "typed.js",
    "decorators.js",
    "using.js",
    "typed_arrays.js",
    "buffer.js",
    "atomics.js",
    "stream.js",
    "modules.js",
    "util_args.js",
    "url.js",
    "crypto.js",
    "assert_difference.js",
    "assert.js",
    "readline.js",
    "texts.js",
    "orders.js",
    "global.js",
);

/// How the module is called that the files of the library are.
pub const PRELUDE: &str = "globals";

/// What programs see of the library's names; what else it declares is its own. A name that is none of these is a member of
/// `globalThis`, or nothing.
pub const PUBLIC: &[&str] = &[
    "AbortController",
    "AbortSignal",
    "AggregateError",
    "Array",
    "ArrayBuffer",
    "Atomics",
    "BigInt",
    "BigInt64Array",
    "BigUint64Array",
    "Boolean",
    "Buffer",
    "CustomEvent",
    "DOMException",
    "DataView",
    "Date",
    "Error",
    "EvalError",
    "Event",
    "EventTarget",
    "FinalizationRegistry",
    "Float32Array",
    "Float64Array",
    "Function",
    "Int16Array",
    "Int32Array",
    "Int8Array",
    "Intl",
    "JSON",
    "Map",
    "Math",
    "Number",
    "Object",
    "Promise",
    "Proxy",
    "RangeError",
    "ReferenceError",
    "Reflect",
    "RegExp",
    "Set",
    "SharedArrayBuffer",
    "String",
    "Symbol",
    "SyntaxError",
    "TextDecoder",
    "TextEncoder",
    "TypeError",
    "URIError",
    "URL",
    "URLSearchParams",
    "Uint16Array",
    "Uint32Array",
    "Uint8Array",
    "Uint8ClampedArray",
    "WeakMap",
    "WeakRef",
    "WeakSet",
    "__dirname",
    "__filename",
    "atob",
    "btoa",
    "clearImmediate",
    "clearInterval",
    "clearTimeout",
    "console",
    "crypto",
    "decodeURI",
    "decodeURIComponent",
    "encodeURI",
    "encodeURIComponent",
    "escape",
    "eval",
    "exports",
    "global",
    "globalThis",
    "isFinite",
    "isNaN",
    "module",
    "parseFloat",
    "parseInt",
    "performance",
    "process",
    "queueMicrotask",
    "require",
    "setImmediate",
    "setInterval",
    "setTimeout",
    "structuredClone",
    "unescape",
];

/// A name of the prelude, as it is said from anywhere.
pub fn of_prelude(name: &str) -> String {
    format!("{PRELUDE}::{name}")
}

/// The library.
pub const LIBRARY: Library = Library {
    base: &[(PRELUDE, GLOBALS)],
    rest: &[],
};

#[cfg(test)]
mod tests {
    use super::GLOBALS;
    use rustc_hash::FxHashSet;

    /// The library is one scope: the later of two declarations would take the place of the earlier one.
    #[test]
    fn nothing_is_declared_twice() {
        let mut seen = FxHashSet::default();
        let words = [
            "function ",
            "async function ",
            "function* ",
            "const ",
            "let ",
            "class ",
        ];
        let declared = GLOBALS.lines().filter_map(|line| {
            let rest = words.iter().find_map(|word| line.strip_prefix(word))?;
            let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
            let end = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
            Some(&rest[..end]).filter(|name| !name.is_empty())
        });
        let twice: Vec<&str> = declared.filter(|name| !seen.insert(*name)).collect();
        assert_eq!(twice, [""; 0]);
    }
}
