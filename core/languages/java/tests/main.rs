//! Java: what the frontend promises of itself.

use ir::Program;

/// Lowers a source without a library and checks that what comes out is a program.
#[track_caller]
fn lower(source: &str) -> Program {
    let (program, _) = registry::lower("java", source).expect("the language is there");
    assert_eq!(
        ir::verify(&program),
        [],
        "{}\nof\n{source}",
        ir::print(&program)
    );
    program
}

#[test]
fn deep_nesting_ends_in_a_finding_and_not_in_an_overflow() {
    for depth in [50, 500, 5000] {
        let parentheses = format!("int x = {}1{};\n", "(".repeat(depth), ")".repeat(depth));
        let lambdas = format!("Object f = {}1;\n", "x -> ".repeat(depth));
        let blocks = format!("{}{}\n", "if (a) {".repeat(depth), "}".repeat(depth));
        let classes = format!("{}{}\n", "class A {".repeat(depth), "}".repeat(depth));
        let calls = format!("int x = {}1{};\n", "f(".repeat(depth), ")".repeat(depth));
        let members = format!("int x = a{};\n", ".b".repeat(depth));
        let sums = format!("int x = 1{};\n", " + a".repeat(depth));
        let types = format!("{}int{} x;\n", "List<".repeat(depth), ">".repeat(depth));
        for source in [
            parentheses,
            lambdas,
            blocks,
            classes,
            calls,
            members,
            sums,
            types,
        ] {
            lower(&source);
        }
    }
}
