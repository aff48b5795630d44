//! The libraries that are written in the languages themselves.

use crate::samples::folder;
use frontend::{Frontend, Library, Unit};
use ir::Program;
use std::collections::BTreeMap;
use std::path::PathBuf;
use syntax::SyntaxTree;

/// A language's modules by name: source and tree.
type Modules = BTreeMap<&'static str, (&'static str, SyntaxTree)>;

fn modules(frontend: &Frontend) -> Modules {
    let grammar = registry::grammar(frontend.name).expect("a grammar");
    let parsed = |(name, source)| (name, (source, grammars::parse(grammar, source)));
    frontend.library.modules().map(parsed).collect()
}

/// Lowers each module of a language's library by itself.
#[track_caller]
fn is_lowered_without_a_finding(language: &str) {
    let frontend = registry::frontend(language).unwrap();
    let modules = modules(frontend);
    assert!(modules.len() >= 6);
    // A module of Java's is lowered with all others that it comes to: two take half as long.
    let halves: Vec<_> = (0..2)
        .map(|half| modules.iter().skip(half).step_by(2))
        .collect();
    let findings: Vec<_> = std::thread::scope(|scope| {
        let find = |half| scope.spawn(|| findings_in(frontend, &modules, half));
        let running: Vec<_> = halves.into_iter().map(find).collect();
        (running.into_iter())
            .flat_map(|half| half.join().expect("it ends"))
            .collect()
    });
    assert!(findings.is_empty(), "{findings:#?}");
}

fn findings_in<'a>(
    frontend: &Frontend,
    all: &Modules,
    some: impl Iterator<Item = (&'a &'static str, &'a (&'static str, SyntaxTree))>,
) -> Vec<String> {
    let mut findings = Vec::new();
    let find = |name: &str| all.get(name).map(|(source, tree)| (tree, *source));
    for (&name, (source, tree)) in some {
        let mut program = Program::default();
        let unit = Unit {
            tree,
            source,
            broken: None,
            module_name: name,
            file: name,
            is_library: true,
            library: &find,
            files: &frontend::NoFiles,
        };
        let lowered = (frontend.lower)(&unit, &mut program);
        let found = lowered.diagnostics.iter();
        findings.extend(found.map(|found| format!("{name} {}: {}", found.span, found.message())));
        let wrong = ir::verify(&program);
        findings.extend(wrong.iter().map(|wrong| format!("{name}: {wrong:?}")));
    }
    findings
}

#[test]
fn pythons_library_is_lowered_without_a_finding() {
    is_lowered_without_a_finding("python");
}

#[test]
fn javas_library_is_lowered_without_a_finding() {
    is_lowered_without_a_finding("java");
}

#[test]
fn cs_library_is_lowered_without_a_finding() {
    is_lowered_without_a_finding("c");
}

#[test]
fn every_file_of_javas_library_declares_the_type_of_its_name() {
    for (module, (source, tree)) in modules(registry::frontend("java").unwrap()) {
        // The prelude, which only imports.
        if module == "java.lang.base" {
            continue;
        }
        let (package, name) = module.rsplit_once('.').expect("a package");
        let mut declared = (tree.root().named_children())
            .filter_map(|node| Some(node.child_by_field("name")?.text(source)));
        assert!(declared.any(|declared| declared == name), "{module}");
        assert!(
            source.contains(&format!("package {package};\n")),
            "{module}"
        );
    }
}

/// Files of a folder that its library's table forgets, and other faults of the table.
fn forgotten(library: &Library, root: PathBuf) -> Vec<String> {
    let sources: Vec<&str> = library.modules().map(|(_, source)| source).collect();
    let mut findings = Vec::new();
    let mut folders = vec![root];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path
                .extension()
                .is_none_or(|extension| extension != "jinja")
            {
                // A module may be made of several files.
                let text = std::fs::read_to_string(&path).unwrap();
                if !sources.iter().any(|source| source.contains(&text)) {
                    findings.push(format!("{} is part of no module", path.display()));
                }
            }
        }
    }
    if !library.rest.is_sorted_by_key(|(name, ..)| name) {
        findings.push("the rest is not sorted".to_owned());
    }
    findings
}

#[test]
fn no_file_of_a_library_is_forgotten() {
    for frontend in registry::frontends() {
        let folder = folder(frontend.name).join("library");
        if folder.is_dir() {
            assert_eq!(forgotten(frontend.library, folder), [""; 0]);
        }
    }
}
