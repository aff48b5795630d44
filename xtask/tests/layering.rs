//! The crates depend on each other as the architecture says, and nothing in the core builds C.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// What crates of ours use of ours, without the prefix that all of our names have.
type Table = [(&'static str, &'static [&'static str])];

/// What each crate of ours uses of ours: it may use nothing else, and must use this. A crate that is not here may not exist.
const USES: &Table = &[
    ("ir", &[]),
    ("syntax", &[]),
    ("link", &[]),
    ("catalog", &[]),
    ("grammars", &["syntax"]),
    ("frontend", &["ir", "syntax"]),
    ("translate", &["ir", "syntax", "frontend"]),
    ("analysis", &["ir"]),
    ("vm", &["ir"]),
    ("explore", &["ir", "vm"]),
    (
        "session",
        &[
            "ir",
            "syntax",
            "frontend",
            "translate",
            "explore",
            "analysis",
            "vm",
        ],
    ),
    // What brings languages to a program.
    ("registry", &["frontend", "grammars", "ir", LANGUAGES]),
    ("preludes", &["grammars", "registry", "translate"]),
    (
        "language-module",
        &["frontend", "grammars", "registry", "translate"],
    ),
    (
        "cli",
        &["catalog", "session", "grammars", "registry", "preludes"],
    ),
    ("protocol", &[]),
    ("web", &["protocol"]),
    ("worker", &["catalog", "protocol", "session", "link"]),
    ("recording", &[]),
    (
        "tests",
        &["catalog", "session", "grammars", "registry", "recording"],
    ),
    ("xtask", &["recording"]),
];

/// Stands for every crate of a language.
const LANGUAGES: &str = "a language";

/// What the crates of languages use, all of them together.
const LANGUAGE_USES: &[&str] = &["frontend", "grammars", "ir", "syntax"];

/// Crates that contain or link C: the grammars and what brings them to a program, besides those of languages.
const MAY_BUILD_C: &[&str] = &[
    "grammars",
    "registry",
    "preludes",
    "language-module",
    "cli",
    "tests",
];

/// What a build script that compiles C depends on.
const C_BUILDERS: &[&str] = &["cc", "cmake", "bindgen"];

/// Packages by id, and for each the ids of what it uses (development dependencies excepted).
struct Graph {
    names: BTreeMap<String, String>,
    uses: BTreeMap<String, BTreeSet<String>>,
    builds_c: BTreeSet<String>,
    members: BTreeSet<String>,
    /// The members that are languages.
    languages: BTreeSet<String>,
}

impl Graph {
    fn read(metadata: &Value) -> Graph {
        let mut graph = Graph {
            names: BTreeMap::new(),
            uses: BTreeMap::new(),
            builds_c: BTreeSet::new(),
            members: array(&metadata["workspace_members"]).map(text).collect(),
            languages: BTreeSet::new(),
        };
        for package in array(&metadata["packages"]) {
            let id = text(&package["id"]);
            let compiles_c = array(&package["dependencies"]).any(|dependency| {
                dependency["kind"] == "build"
                    && C_BUILDERS.iter().any(|name| dependency["name"] == *name)
            });
            if compiles_c {
                graph.builds_c.insert(id.clone());
            }
            if text(&package["manifest_path"]).contains("/core/languages/") {
                graph.languages.insert(id.clone());
            }
            let name = text(&package["name"]);
            let own = name.strip_prefix("reddragon-").unwrap_or(&name);
            graph.names.insert(id, own.to_owned());
        }
        for node in array(&metadata["resolve"]["nodes"]) {
            let uses = array(&node["deps"]).filter(|dependency| {
                array(&dependency["dep_kinds"]).any(|kind| kind["kind"] != "dev")
            });
            graph.uses.insert(
                text(&node["id"]),
                uses.map(|dependency| text(&dependency["pkg"])).collect(),
            );
        }
        graph
    }

    /// Everything that the package `id` uses, directly or not.
    fn closure(&self, id: &str) -> BTreeSet<&str> {
        let mut found = BTreeSet::new();
        let mut pending = vec![id];
        while let Some(id) = pending.pop() {
            for next in self.uses.get(id).into_iter().flatten() {
                if found.insert(next.as_str()) {
                    pending.push(next);
                }
            }
        }
        found
    }

    /// What is wrong, a sentence each.
    fn violations(&self, table: &Table, may_build_c: &[&str]) -> Vec<String> {
        let mut violations = Vec::new();
        let mut of_languages = BTreeSet::new();
        for id in &self.members {
            let name = &*self.names[id];
            let used = (self.uses[id].iter()).filter(|used| self.members.contains(*used));
            let used: BTreeSet<&str> = used
                .map(|used| match self.languages.contains(used) {
                    true => LANGUAGES,
                    false => &*self.names[used],
                })
                .collect();
            let is_language = self.languages.contains(id);
            let allowed = match is_language {
                true => Some(LANGUAGE_USES),
                false => (table.iter()).find_map(|(known, uses)| (*known == name).then_some(*uses)),
            };
            let Some(allowed) = allowed else {
                violations.push(format!("{name} has no place in the layers"));
                continue;
            };
            let allowed: BTreeSet<&str> = allowed.iter().copied().collect();
            violations.extend(
                used.difference(&allowed)
                    .map(|used| format!("{name} uses {used}")),
            );
            if is_language {
                of_languages.extend(used);
                continue;
            }
            let unused = allowed.difference(&used);
            violations.extend(unused.map(|unused| format!("{name} does not use {unused}")));
            if may_build_c.contains(&name) {
                continue;
            }
            for used in self.closure(id).into_iter().chain([id.as_str()]) {
                if self.builds_c.contains(used) {
                    violations.push(format!("{name} builds C, through {}", self.names[used]));
                }
            }
        }
        if !self.languages.is_empty() {
            let unused = LANGUAGE_USES
                .iter()
                .filter(|used| !of_languages.contains(*used));
            violations.extend(unused.map(|unused| format!("no language uses {unused}")));
        }
        violations
    }
}

fn array(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

#[test]
fn the_layers_hold() {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args([
            "metadata",
            "--format-version=1",
            "--all-features",
            "--locked",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let graph = Graph::read(&serde_json::from_slice(&output.stdout).unwrap());
    assert!(
        graph.members.len() > 5,
        "cargo metadata lists the workspace"
    );
    // The rule about C would hold of an empty list: the grammars must be seen to build it.
    assert!(
        graph
            .names
            .iter()
            .any(|(id, name)| name == "tree-sitter" && graph.builds_c.contains(id))
    );
    assert_eq!(graph.violations(USES, MAY_BUILD_C), [""; 0]);
}

#[test]
fn what_the_table_does_not_say_is_found_and_what_it_says_in_vain() {
    let package = |name: &str, build: &str| serde_json::json!({ "id": name, "name": name, "dependencies": [{ "name": build, "kind": "build" }] });
    let node = |id: &str, deps: &[(&str, Value)]| {
        let deps: Vec<Value> = deps
            .iter()
            .map(|(name, kind)| serde_json::json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] }))
            .collect();
        serde_json::json!({ "id": id, "deps": deps })
    };
    let (normal, dev) = (Value::Null, Value::from("dev"));
    let graph = Graph::read(&serde_json::json!({
        "workspace_members": ["reddragon-ir", "reddragon-link", "reddragon-vm", "stray"],
        "packages": [
            package("reddragon-ir", "none"), package("reddragon-link", "none"), package("reddragon-vm", "none"),
            package("stray", "none"), package("between", "none"), package("zlib", "cc"),
        ],
        "resolve": { "nodes": [
            node("reddragon-ir", &[("between", normal.clone())]),
            node("between", &[("zlib", normal.clone())]),
            node("zlib", &[]),
            node("reddragon-link", &[("reddragon-vm", normal)]),
            node("reddragon-vm", &[("reddragon-link", dev)]),
            node("stray", &[]),
        ] },
    }));
    let table: &Table = &[("ir", &[]), ("link", &[]), ("vm", &["ir"])];
    assert_eq!(
        graph.violations(table, &[]),
        [
            "ir builds C, through zlib",
            "link uses vm",
            "vm does not use ir",
            "stray has no place in the layers",
        ]
    );
}
