//! The crates depend on each other exactly as the table in `ARCHITECTURE.md` says, and nothing in the core builds C.
//!
//! The table is the one list of permissions: it is read from the document, so what is printed there is what is enforced.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// What each crate of ours uses of ours, by the crate's folder. Used crates are named without the prefix that all of our
/// names have. A crate may use nothing else, and must use this; one that has no row may not exist.
type Table = BTreeMap<String, BTreeSet<String>>;

/// How the table begins.
const HEAD: &str = "| crate | holds | uses |";

/// The row of the crates of languages: each may use what stands there, and all of them together must.
const LANGUAGES: &str = "core/languages/*";

/// Stands in the table for every crate of a language.
const A_LANGUAGE: &str = "languages";

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

/// Reads the table of crates in the text of `ARCHITECTURE.md`.
fn table(text: &str) -> Table {
    let rows = text.lines().skip_while(|line| *line != HEAD).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [folder, _, uses] = cells[..] else {
            panic!("a row of the table of crates has three cells: {row}");
        };
        let uses = uses.split(',').map(str::trim).filter(|one| !one.is_empty());
        let uses = uses.map(str::to_owned).collect();
        (folder.trim_matches('`').to_owned(), uses)
    })
    .collect()
}

/// Packages by id, and for each the ids of what it uses (development dependencies excepted).
struct Graph {
    names: BTreeMap<String, String>,
    uses: BTreeMap<String, BTreeSet<String>>,
    builds_c: BTreeSet<String>,
    /// The folder of each crate of ours, by its id.
    members: BTreeMap<String, String>,
}

impl Graph {
    fn read(metadata: &Value) -> Graph {
        let ours: BTreeSet<String> = array(&metadata["workspace_members"]).map(text).collect();
        let root = text(&metadata["workspace_root"]);
        let mut graph = Graph {
            names: BTreeMap::new(),
            uses: BTreeMap::new(),
            builds_c: BTreeSet::new(),
            members: BTreeMap::new(),
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
            if ours.contains(&id) {
                let manifest = text(&package["manifest_path"]);
                let folder = Path::new(&manifest).strip_prefix(&root).ok();
                let folder = folder
                    .and_then(Path::parent)
                    .expect("ours are below the root");
                graph
                    .members
                    .insert(id.clone(), folder.display().to_string());
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

    /// Whether the crate in `folder` is a language's.
    fn is_language(folder: &str) -> bool {
        Path::new(folder).parent() == Path::new(LANGUAGES).parent()
    }

    /// The row of the table that a crate of ours in `folder` belongs to: a language may have one of its own.
    fn row<'f>(table: &Table, folder: &'f str) -> &'f str {
        match Graph::is_language(folder) && !table.contains_key(folder) {
            true => LANGUAGES,
            false => folder,
        }
    }

    /// What is wrong, a sentence each.
    fn violations(&self, table: &Table, may_build_c: &[&str]) -> Vec<String> {
        let mut violations = Vec::new();
        // What the crates of each row use, all of them together.
        let mut uses_of_rows: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (id, folder) in &self.members {
            let name = &*self.names[id];
            let row = Graph::row(table, folder);
            let Some(allowed) = table.get(row) else {
                violations.push(format!("{name} has no row in the table"));
                continue;
            };
            let used = self.uses[id].iter().filter_map(|used| {
                let is_language = Graph::is_language(self.members.get(used)?);
                Some(if is_language {
                    A_LANGUAGE
                } else {
                    &*self.names[used]
                })
            });
            let used: BTreeSet<&str> = used.collect();
            let forbidden = used.iter().filter(|used| !allowed.contains(**used));
            violations.extend(forbidden.map(|used| format!("{name} uses {used}")));
            uses_of_rows.entry(row).or_default().extend(used);
            if Graph::is_language(folder) {
                continue;
            }
            let mut reached = self.closure(id).into_iter().chain([id.as_str()]);
            let builder = reached.find(|used| self.builds_c.contains(*used));
            match (builder, may_build_c.contains(&name)) {
                (Some(used), false) => {
                    violations.push(format!("{name} builds C, through {}", self.names[used]));
                }
                (None, true) => violations.push(format!("{name} may build C and does not")),
                _ => (),
            }
        }
        for (row, allowed) in table {
            let Some(used) = uses_of_rows.get(&**row) else {
                violations.push(format!("there is no crate {row}"));
                continue;
            };
            let unused = allowed.iter().filter(|allowed| !used.contains(&***allowed));
            violations.extend(unused.map(|unused| format!("{row} does not use {unused}")));
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
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ARCHITECTURE.md");
    let table = table(&std::fs::read_to_string(document).unwrap());
    assert_eq!(graph.violations(&table, MAY_BUILD_C), [""; 0]);
}

#[test]
fn what_the_table_does_not_say_is_found_and_what_it_says_in_vain() {
    let package = |name: &str, folder: &str, build: &str| {
        let manifest = format!("/checkout/{folder}/Cargo.toml");
        serde_json::json!({
            "id": name, "name": name, "manifest_path": manifest, "dependencies": [{ "name": build, "kind": "build" }],
        })
    };
    let node = |id: &str, deps: &[(&str, Value)]| {
        let deps: Vec<Value> = deps
            .iter()
            .map(|(name, kind)| serde_json::json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] }))
            .collect();
        serde_json::json!({ "id": id, "deps": deps })
    };
    let (normal, dev) = (Value::Null, Value::from("dev"));
    let graph = Graph::read(&serde_json::json!({
        "workspace_root": "/checkout",
        "workspace_members": ["reddragon-ir", "reddragon-link", "reddragon-vm", "reddragon-lisp", "reddragon-ml", "stray"],
        "packages": [
            package("reddragon-ir", "core/ir", "none"), package("reddragon-link", "core/link", "none"),
            package("reddragon-vm", "core/vm", "none"), package("reddragon-lisp", "core/languages/lisp", "none"),
            package("reddragon-ml", "core/languages/ml", "none"), package("stray", "core/stray", "none"),
            package("between", "elsewhere", "none"), package("zlib", "elsewhere", "cc"),
        ],
        "resolve": { "nodes": [
            node("reddragon-ir", &[("between", normal.clone())]),
            node("between", &[("zlib", normal.clone())]),
            node("zlib", &[]),
            node("reddragon-link", &[("reddragon-vm", normal.clone()), ("reddragon-ml", normal.clone())]),
            node("reddragon-vm", &[("reddragon-link", dev)]),
            node("reddragon-lisp", &[("reddragon-ir", normal.clone())]),
            node("reddragon-ml", &[("reddragon-lisp", normal)]),
            node("stray", &[]),
        ] },
    }));
    let document = "\
# Crates

| crate | holds | uses |
|---|---|---|
| `core/gone` | what was | |
| `core/ir` | instructions | |
| `core/languages/*` | one each | ir, syntax |
| `core/link` | links | languages |
| `core/vm` | the machine | ir |

| `core/stray` | no row of that table | |
";
    assert_eq!(
        graph.violations(&table(document), &["vm"]),
        [
            "ir builds C, through zlib",
            "link uses vm",
            "link builds C, through zlib",
            "ml uses languages",
            "vm may build C and does not",
            "stray has no row in the table",
            "there is no crate core/gone",
            "core/languages/* does not use syntax",
            "core/vm does not use ir",
        ]
    );
}
