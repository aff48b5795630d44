//! The crates depend on each other as the architecture says, and nothing in the core builds C.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

/// What each crate of ours may use of ours. A crate that is not here may not exist.
const MAY_USE: &[(&str, &[&str])] = &[
    ("reddragon-ir", &[]),
    ("reddragon-syntax", &[]),
    ("reddragon-link", &[]),
    ("reddragon-grammars", &["reddragon-syntax"]),
    ("reddragon-lang", &["reddragon-ir", "reddragon-syntax"]),
    (
        "reddragon-translate",
        &["reddragon-ir", "reddragon-syntax", "reddragon-lang"],
    ),
    (
        "reddragon-preludes",
        &[
            "reddragon-grammars",
            "reddragon-lang",
            "reddragon-translate",
        ],
    ),
    (
        "reddragon-language-module",
        &[
            "reddragon-grammars",
            "reddragon-lang",
            "reddragon-preludes",
            "reddragon-translate",
        ],
    ),
    ("reddragon-analysis", &["reddragon-ir"]),
    ("reddragon-vm", &["reddragon-ir", "reddragon-analysis"]),
    ("reddragon-explore", &["reddragon-ir", "reddragon-vm"]),
    (
        "reddragon-session",
        &[
            "reddragon-ir",
            "reddragon-syntax",
            "reddragon-translate",
            "reddragon-explore",
            "reddragon-analysis",
            "reddragon-vm",
            "reddragon-link",
        ],
    ),
    (
        "reddragon-cli",
        &[
            "reddragon-session",
            "reddragon-grammars",
            "reddragon-preludes",
        ],
    ),
    ("reddragon-protocol", &[]),
    ("reddragon-web", &["reddragon-protocol"]),
    (
        "reddragon-worker",
        &["reddragon-protocol", "reddragon-session", "reddragon-link"],
    ),
    ("reddragon-recording", &[]),
    (
        "reddragon-tests",
        &[
            "reddragon-session",
            "reddragon-grammars",
            "reddragon-recording",
        ],
    ),
    ("xtask", &["reddragon-recording"]),
];

/// Crates that contain or link C: the grammars, and what brings them to a program.
const MAY_BUILD_C: &[&str] = &[
    "reddragon-grammars",
    "reddragon-preludes",
    "reddragon-language-module",
    "reddragon-cli",
    "reddragon-tests",
];

/// What a build script that compiles C depends on.
const C_BUILDERS: &[&str] = &["cc", "cmake", "bindgen"];

/// Packages by id, and for each the ids of what it uses (development dependencies excepted).
struct Graph {
    names: BTreeMap<String, String>,
    uses: BTreeMap<String, BTreeSet<String>>,
    builds_c: BTreeSet<String>,
    members: BTreeSet<String>,
}

impl Graph {
    fn read(metadata: &Value) -> Graph {
        let mut graph = Graph {
            names: BTreeMap::new(),
            uses: BTreeMap::new(),
            builds_c: BTreeSet::new(),
            members: array(&metadata["workspace_members"]).map(text).collect(),
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
            graph.names.insert(id, text(&package["name"]));
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
    fn violations(&self) -> Vec<String> {
        let mut violations = Vec::new();
        for id in &self.members {
            let name = &self.names[id];
            let Some((_, allowed)) = MAY_USE.iter().find(|(allowed, _)| allowed == name) else {
                violations.push(format!("{name} has no place in the layers"));
                continue;
            };
            let ours = self.uses[id]
                .iter()
                .filter(|used| self.members.contains(*used));
            for used in ours.map(|used| &self.names[used]) {
                if !allowed.contains(&used.as_str()) {
                    violations.push(format!("{name} uses {used}"));
                }
            }
            if MAY_BUILD_C.contains(&name.as_str()) {
                continue;
            }
            for used in self.closure(id).into_iter().chain([id.as_str()]) {
                if self.builds_c.contains(used) {
                    violations.push(format!("{name} builds C, through {}", self.names[used]));
                }
            }
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
    assert_eq!(graph.violations(), Vec::<String>::new());
}

#[test]
fn a_forbidden_edge_and_a_hidden_c_library_are_found() {
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
        "workspace_members": ["reddragon-ir", "reddragon-lang", "reddragon-vm", "stray"],
        "packages": [
            package("reddragon-ir", "none"), package("reddragon-lang", "none"), package("reddragon-vm", "none"),
            package("stray", "none"), package("between", "none"), package("zlib", "cc"),
        ],
        "resolve": { "nodes": [
            node("reddragon-ir", &[("between", normal.clone())]),
            node("between", &[("zlib", normal.clone())]),
            node("zlib", &[]),
            node("reddragon-lang", &[("reddragon-vm", normal)]),
            node("reddragon-vm", &[("reddragon-lang", dev)]),
            node("stray", &[]),
        ] },
    }));
    assert_eq!(
        graph.violations(),
        [
            "reddragon-ir builds C, through zlib",
            "reddragon-lang uses reddragon-vm",
            "stray has no place in the layers",
        ]
    );
}
