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
    "global.js",
);

/// The library.
pub const LIBRARY: Library = Library {
    base: &[("globals", GLOBALS)],
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
