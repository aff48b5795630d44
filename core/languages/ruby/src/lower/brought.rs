//! What a program has not brought by `require` of what the library has in every program: its names are unknown then, as in Ruby.
//!
//! Decided by what the program writes. Where it requires what only the run knows, everything is there.

use super::{Lowerer, files};
use frontend::Unit;
use ir::Span;
use rustc_hash::FxHashSet;
use syntax::Node;

/// The names that come by `require`, each with the libraries that bring it.
const BROUGHT: &[(&str, &[&str])] = &[
    ("Abbrev", &["abbrev"]),
    ("Base64", &["base64"]),
    ("Benchmark", &["benchmark"]),
    ("ERB", &["erb"]),
    (
        "FileUtils",
        &["fileutils", "tempfile", "tmpdir", "minitest"],
    ),
    (
        "Forwardable",
        &["forwardable", "csv", "yaml", "psych", "prime"],
    ),
    ("Logger", &["logger"]),
    ("Observable", &["observer"]),
    ("OpenStruct", &["ostruct", "json"]),
    ("Prime", &["prime"]),
    ("SecureRandom", &["securerandom"]),
    ("Set", &["set"]),
    ("Shellwords", &["shellwords"]),
    (
        "SimpleDelegator",
        &["delegate", "tempfile", "weakref", "minitest"],
    ),
    ("Singleton", &["singleton", "prime"]),
    (
        "StringIO",
        &[
            "stringio", "csv", "yaml", "psych", "open-uri", "minitest", "test",
        ],
    ),
    ("StringScanner", &["strscan", "csv", "yaml", "psych", "erb"]),
    ("TSort", &["tsort"]),
    ("Tempfile", &["tempfile", "minitest"]),
    ("Timeout", &["timeout", "net"]),
    ("WeakRef", &["weakref"]),
    ("to_set", &["set"]),
];

/// The names that a program mentions and has not brought.
pub(super) fn unbrought(root: Node<'_>, unit: &Unit<'_>) -> FxHashSet<&'static str> {
    let mentioned: FxHashSet<&str> = (root.descendants())
        .filter(|node| matches!(node.kind(), "constant" | "identifier"))
        .map(|node| node.text(unit.source))
        .collect();
    let mentions = BROUGHT.iter().filter(|(name, _)| mentioned.contains(name));
    let mentions: Vec<_> = mentions.collect();
    if mentions.is_empty() {
        return FxHashSet::default();
    }
    let mut required = FxHashSet::default();
    let others = files::required_by(unit);
    let sources = others.iter().map(|(_, source)| *source);
    for source in sources.chain([unit.source]) {
        if !required_in(source, &mut required) {
            return FxHashSet::default();
        }
    }
    (mentions.into_iter())
        .filter(|(_, libraries)| !libraries.iter().any(|one| required.contains(one)))
        .map(|(name, _)| *name)
        .collect()
}

/// The libraries that a source requires by their names, without what follows a slash; whether those are all that it may require.
fn required_in<'a>(source: &'a str, required: &mut FxHashSet<&'a str>) -> bool {
    if ["load ", "load(", "autoload", "eval"]
        .iter()
        .any(|word| source.contains(word))
    {
        return false;
    }
    for (at, word) in source.match_indices("require") {
        let rest = &source[at + word.len()..];
        let is_part = |char: char| char.is_alphanumeric() || matches!(char, '_' | '.' | ':');
        if source[..at].ends_with(is_part) || rest.starts_with(is_part) {
            continue;
        }
        let line = source[..at].rsplit('\n').next().unwrap_or("");
        if line.trim_start().starts_with('#') {
            continue;
        }
        let name = rest.trim_start_matches([' ', '(']);
        let Some(quote) = name
            .chars()
            .next()
            .filter(|char| matches!(char, '"' | '\''))
        else {
            return false;
        };
        let name = name[1..].split(quote).next().unwrap_or("");
        if name.contains("#{") || name.starts_with(['.', '/']) {
            return false;
        }
        required.extend(name.split('/').next());
    }
    true
}

impl Lowerer<'_> {
    /// Takes away what the program has not brought.
    pub(super) fn take_unbrought(&mut self, at: Span) {
        let mut names: Vec<&str> = self.unbrought.iter().copied().collect();
        names.sort_unstable();
        for name in names {
            let name = self.b.text(name, at);
            self.library_call("unbring", &[name], at);
        }
    }
}
