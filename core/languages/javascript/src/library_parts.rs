//! Files of the library that only those programs have which ask for them: modules of Node's, globals that few programs name, and
//! what lowering needs of the library for syntax that few programs have.
//!
//! **Invariant.** Where only the run knows which module a program asks for, it has all of them.

use syntax::Node;

/// A file of the library.
struct Part {
    name: &'static str,
    /// The modules of Node's that it offers.
    modules: &'static [&'static str],
    /// A program that says one of these words has it.
    words: &'static [&'static str],
    /// The files that it takes from.
    needs: &'static [&'static str],
}

/// All of them: what another takes from stands before it.
const PARTS: &[Part] = &[
    part("atomics", &[], &["Atomics", "SharedArrayBuffer"], &[]),
    part("buffer", &[], &["Buffer"], &[]),
    part("crypto", &["crypto"], &["crypto"], &["buffer"]),
    part("date_words", &[], &[], &[]),
    part("decorators", &[], &[], &[]),
    part("equality", &[], &[], &[]),
    part("event_target", &[], EVENTS, &[]),
    part("fs", &["fs", "fs/promises"], &[], &["buffer"]),
    part("orders", &[], ORDERS, &[]),
    part("os", &["os"], &[], &[]),
    part("path", &["path", "path/posix"], &[], &[]),
    part("readline", &["readline", "readline/promises"], &[], &[]),
    part("stream", STREAMS, STREAMS_OF_FILES, &["buffer"]),
    part("string_decoder", &["string_decoder"], &[], &["buffer"]),
    part("timers_promises", &["timers", "timers/promises"], &[], &[]),
    part("using", &[], &[], &[]),
    part("vm", &["vm"], &[], &[]),
    part("zones", &[], &[], &[]),
    part("assert_difference", &[], &[], &[]),
    part("assert", ASSERTS, &[], &["equality", "assert_difference"]),
    part("intl", &[], INTERNATIONAL, &["zones", "date_words"]),
    part("url", &["url", "querystring"], ADDRESSES, &["path"]),
    part("util", &["util"], &[], &["equality", "timers_promises"]),
    part("util_args", &[], &["parseArgs"], &["util"]),
];

const fn part(
    name: &'static str,
    modules: &'static [&'static str],
    words: &'static [&'static str],
    needs: &'static [&'static str],
) -> Part {
    Part {
        name,
        modules,
        words,
        needs,
    }
}

const ASSERTS: &[&str] = &["assert", "assert/strict"];
const STREAMS: &[&str] = &["stream", "stream/promises"];
const STREAMS_OF_FILES: &[&str] = &["createReadStream", "createWriteStream"];
const ADDRESSES: &[&str] = &["URL", "URLSearchParams", "import.meta.resolve"];
const EVENTS: &[&str] = &[
    "AbortController",
    "AbortSignal",
    "CustomEvent",
    "Event",
    "EventTarget",
];
const INTERNATIONAL: &[&str] = &[
    "Intl",
    "toLocaleDateString",
    "toLocaleString",
    "toLocaleTimeString",
];
/// What gives all names of an object, in an order.
const ORDERS: &[&str] = &[
    "getOwnPropertyDescriptors",
    "getOwnPropertyNames",
    "ownKeys",
];

/// The modules of Node's that every program has.
const EVERYWHERE: &[&str] = &[
    "async_hooks",
    "buffer",
    "console",
    "events",
    "module",
    "perf_hooks",
    "process",
    "worker_threads",
];

/// Functions of the library that lowering knows, and the files that they are in.
const OF_LOWERING: &[(&str, &str)] = &[
    ("_decorateClass", "decorators"),
    ("_decorateMember", "decorators"),
    ("_defineStored", "decorators"),
    ("_initialValue", "decorators"),
    ("_list", "decorators"),
    ("_runInitializers", "decorators"),
    ("_dispose", "using"),
    ("_hold", "using"),
    ("_holder", "using"),
    ("_leftBy", "using"),
];

/// Whether the library has a module of Node's.
pub fn is_built_in(name: &str) -> bool {
    let name = name.strip_prefix("node:").unwrap_or(name);
    EVERYWHERE.contains(&name) || PARTS.iter().any(|part| part.modules.contains(&name))
}

/// The file with a function that lowering knows; none for what is in every program.
pub fn part_of(helper: &str) -> Option<&'static str> {
    let found = OF_LOWERING.iter().find(|(name, _)| *name == helper);
    found.map(|&(_, part)| part)
}

/// What of the library the program has that a source is of, in the order in which it runs.
pub fn wanted(root: Node<'_>, source: &str) -> Vec<&'static str> {
    let asks = ["require", "import", "export", "getBuiltinModule"]
        .iter()
        .any(|word| source.contains(word));
    let asks_any = asks && computes(root, source);
    let names_any = shows_globals(source);
    let is_asked = |part: &Part| {
        let says = |word: &&str| says(source, word);
        let named = |module: &&str| asks_any || asks && names_module(source, module);
        part.modules.iter().any(named)
            || part.words.iter().any(says)
            || (names_any || asks_any) && !part.words.is_empty()
    };
    let mut wanted: Vec<&str> = Vec::new();
    let mut open: Vec<&Part> = PARTS.iter().filter(|part| is_asked(part)).collect();
    while let Some(part) = open.pop() {
        if !wanted.contains(&part.name) {
            wanted.push(part.name);
            let needs = |other: &&Part| part.needs.contains(&other.name);
            open.extend(PARTS.iter().filter(needs));
        }
    }
    let in_order = PARTS.iter().map(|part| part.name);
    in_order.filter(|name| wanted.contains(name)).collect()
}

fn is_part_of_word(char: char) -> bool {
    char.is_alphanumeric() || matches!(char, '_' | '$')
}

/// Where a word ends that a source says.
fn ends_of<'s>(source: &'s str, word: &'s str) -> impl Iterator<Item = usize> + 's {
    let found = source.match_indices(word);
    found.filter_map(move |(at, _)| {
        let end = at + word.len();
        let is_word =
            !source[..at].ends_with(is_part_of_word) && !source[end..].starts_with(is_part_of_word);
        is_word.then_some(end)
    })
}

fn says(source: &str, word: &str) -> bool {
    ends_of(source, word).next().is_some()
}

/// Whether a source does more with the global object than to say one of its members by its name.
fn shows_globals(source: &str) -> bool {
    let is_other = |end| !source[end..].starts_with('.') && !source[end..].starts_with("?.");
    ["globalThis", "global"]
        .iter()
        .any(|word| ends_of(source, word).any(is_other))
}

/// Whether a source has the name of a module of Node's as a text.
fn names_module(source: &str, module: &str) -> bool {
    let is_quote = |char| matches!(char, '"' | '\'' | '`');
    source.match_indices(module).any(|(at, _)| {
        let before = &source[..at];
        let before = before.strip_suffix("node:").unwrap_or(before);
        before.ends_with(is_quote) && source[at + module.len()..].starts_with(is_quote)
    })
}

/// Whether a source asks for modules by names that it computes, hands `require` on, or runs texts that may ask for any.
fn computes(root: Node<'_>, source: &str) -> bool {
    if says(source, "eval") || source.contains("Function(") {
        return true;
    }
    // Where `require` stands that is called with a name, or of which a member is asked.
    let mut plain = Vec::new();
    let is_require = |node: &Node<'_>| node.text(source) == "require";
    for node in root.descendants() {
        let field = |name| node.child_by_field(name);
        match node.kind() {
            "call_expression" => {
                let Some(function) = field("function") else {
                    continue;
                };
                let name = function.text(source);
                let name = name.rsplit_once('.').map_or(name, |(_, name)| name);
                if !matches!(name, "require" | "import" | "getBuiltinModule") {
                    continue;
                }
                plain.extend(Some(function).filter(is_require).map(Node::start));
                let given = field("arguments");
                let given = given.and_then(|given| crate::lowerer::parts(given).next());
                if given.is_some_and(|given| given.kind() != "string") {
                    return true;
                }
            }
            "member_expression" => {
                plain.extend(field("object").filter(is_require).map(Node::start));
            }
            "unary_expression" => {
                plain.extend(field("argument").filter(is_require).map(Node::start));
            }
            // `const require = createRequire(import.meta.url)`.
            "variable_declarator"
                if field("value").is_some_and(|value| value.kind() == "call_expression") =>
            {
                plain.extend(field("name").filter(is_require).map(Node::start));
            }
            "identifier" if is_require(&node) && !plain.contains(&node.start()) => {
                return true;
            }
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::{OF_LOWERING, PARTS, is_built_in};

    #[test]
    fn every_file_is_in_the_library_and_stands_behind_what_it_takes_from() {
        let modules = crate::LIBRARY.rest.iter().map(|&(name, ..)| name);
        let mut known: Vec<&str> = PARTS.iter().map(|part| part.name).collect();
        for (at, part) in PARTS.iter().enumerate() {
            let before = &known[..at];
            assert!(
                part.needs.iter().all(|name| before.contains(name)),
                "{}",
                part.name
            );
        }
        assert!(OF_LOWERING.iter().all(|(_, part)| known.contains(part)));
        known.sort_unstable();
        assert_eq!(known, modules.collect::<Vec<_>>());
    }

    fn wanted_by(source: &str) -> Vec<&'static str> {
        let tree = grammars::parse(&crate::GRAMMAR, source);
        super::wanted(tree.root(), source)
    }

    #[test]
    fn a_program_has_what_it_asks_for_and_nothing_else() {
        let none = [""; 0];
        assert_eq!(wanted_by("console.log([3, 1].sort(), 'path', `fs`);"), none);
        assert_eq!(
            wanted_by("if (typeof require !== 'undefined' && require.main === module) main();"),
            none
        );
        assert_eq!(
            wanted_by("const { join } = require('node:path');"),
            ["path"]
        );
        assert_eq!(wanted_by("import * as all from \"os\";"), ["os"]);
        assert_eq!(wanted_by("new URL('http://h').href"), ["path", "url"]);
        assert_eq!(
            wanted_by("(1e6).toLocaleString()"),
            ["date_words", "zones", "intl"]
        );
        assert_eq!(
            wanted_by("const require = createRequire(import.meta.url); require('vm');"),
            ["vm"]
        );
    }

    #[test]
    fn a_program_that_computes_names_has_all_modules() {
        for source in [
            "require(name)",
            "import('node:' + name)",
            "const load = require; load('fs');",
            "process.getBuiltinModule(name)",
            "eval('require(' + name + ')')",
        ] {
            let wanted = wanted_by(source);
            let has = |part: &super::Part| part.modules.is_empty() || wanted.contains(&part.name);
            assert!(PARTS.iter().all(has), "{source}");
        }
        let globals = wanted_by("console.log(Object.keys(globalThis).length)");
        assert!(globals.contains(&"intl") && !globals.contains(&"fs"));
    }

    #[test]
    fn modules_are_known_with_and_without_the_scheme() {
        assert!(is_built_in("node:fs/promises") && is_built_in("events"));
        assert!(!is_built_in("express") && !is_built_in("equality"));
    }
}
