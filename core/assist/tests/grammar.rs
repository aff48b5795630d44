//! Chunks and repair with the grammar of a language.

use assist::task::chunks::{Kind, chunks};
use assist::task::repair::{Repair, Step, fragments};
use assist::{Script, Transport};
use std::ops::Range;
use syntax::SyntaxTree;

fn tree(source: &str) -> SyntaxTree {
    grammars::parse(registry::grammar("python").unwrap(), source)
}

fn errors(source: &str) -> Vec<Range<usize>> {
    let tree = tree(source);
    tree.syntax_errors().map(|node| node.byte_range()).collect()
}

#[test]
fn functions_and_the_statements_between_are_chunks() {
    let source = "x = 1\n\n# Of foo.\ndef foo():\n    return 1\n\ny = 2\n\n@cached\ndef bar():\n    return 2\n\nz = 3\nprint(z)\n";
    let found = chunks(source, Some(&tree(source)));
    let told: Vec<_> = found
        .iter()
        .map(|chunk| {
            (
                chunk.kind,
                chunk.name.as_str(),
                &source[chunk.range.clone()],
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            (Kind::Statements, "lines_1_1", "x = 1"),
            (Kind::Function, "foo", "# Of foo.\ndef foo():\n    return 1"),
            (Kind::Statements, "lines_7_7", "y = 2"),
            (Kind::Function, "bar", "@cached\ndef bar():\n    return 2"),
            (Kind::Statements, "lines_13_14", "z = 3\nprint(z)"),
        ]
    );
    let class = "class A:\n    pass\n";
    assert_eq!(chunks(class, Some(&tree(class)))[0].kind, Kind::Class);
}

#[test]
fn a_broken_head_is_repaired_in_one_call() {
    let source = "x = 1\ndef foo(:\n    pass\n";
    let found = fragments(source, &errors(source));
    assert_eq!(found.len(), 1);
    let mut script = Script::of(["def foo():\n    pass"; 3]);
    let mut repair = Repair::new("Python", source, &errors(source));
    let repaired = loop {
        match repair.step() {
            Step::Ask(request) => repair.answered(script.send(&request)),
            Step::Parse(text) => repair.parsed(&errors(&text)),
            Step::Done(result) => break result,
        }
    };
    assert!(repaired.is_some());
    assert_eq!(script.asked.len(), 1);
}
