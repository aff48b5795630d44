//! The part of the library that is written in JavaScript: what is in every program, one scope made of several files, and files that
//! only programs have which ask for them.

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
    "proxy.js",
    "events.js",
    "process.js",
    "stdin.js",
    "typed.js",
    "typed_arrays.js",
    "modules.js",
    "texts.js",
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
    rest: PARTS.rest,
};

/// What only programs have that ask for it: `library_parts.rs` says which those are.
const PARTS: Library = frontend::library! {
    base: {}
    rest: {
        "assert": "assert.js",
        "assert_difference": "assert_difference.js",
        "atomics": "atomics.js",
        "buffer": "buffer.js",
        "crypto": "crypto.js",
        "date_words": "date_words.js",
        "decorators": "decorators.js",
        "equality": "equality.js",
        "event_target": "event_target.js",
        "fs": "fs.js",
        "intl": "intl.js",
        "orders": "orders.js",
        "os": "os.js",
        "path": "path.js",
        "readline": "readline.js",
        "stream": "stream.js",
        "string_decoder": "string_decoder.js",
        "timers_promises": "timers_promises.js",
        "url": "url.js",
        "using": "using.js",
        "util": "util.js",
        "util_args": "util_args.js",
        "vm": "vm.js",
        "zones": "zones.js",
    }
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
