//! Java: the inventory against the grammar, and what the frontend promises of itself.

use ir::{Functions, Op, Program};
use lang::Unit;

/// Lowers a Java source without a library and checks that what comes out is a program.
fn lower(source: &str) -> Program {
    let tree = grammars::parse(grammars::by_name("java").unwrap(), source);
    let mut program = Program::default();
    let unit = Unit {
        tree: &tree,
        source,
        file: "Main.java",
        module_name: "main",
        is_library: false,
        library: &lang::no_library,
    };
    (lang::frontend("java").unwrap().lower)(&unit, &mut program);
    let violations = ir::verify(&program);
    assert!(
        violations.is_empty(),
        "{violations:#?}\n{}\nof\n{source}",
        ir::print(&program)
    );
    program
}

#[test]
fn the_inventory_accounts_for_every_named_node_of_the_grammar() {
    let grammar = grammars::by_name("java").unwrap();
    let mut kinds: Vec<String> = grammars::node_kinds(grammar)
        .into_iter()
        .filter(|kind| kind.named)
        .map(|kind| kind.name)
        .collect();
    kinds.sort();
    let inventory = lang::frontend("java").unwrap().features;
    let known: Vec<&str> = inventory.nodes.iter().map(|(name, _)| *name).collect();
    assert_eq!(known, kinds);
}

fn opcodes(source: &str, function: &str) -> String {
    let program = lower(source);
    let module = &program.modules[0];
    let functions = Functions::of(module);
    let name = program.names.get(function).unwrap();
    let mut all = functions.list.iter();
    let info = all.find(|info| info.name == name).unwrap();
    let body = module.insts[info.entry.index()..info.end.index()].iter();
    let ops = body.filter(|inst| !matches!(inst.op, Op::Label { .. }));
    ops.map(|inst| inst.op.name()).collect::<Vec<_>>().join(" ")
}

const FACTORIAL: &str = "\
static int factorial(int n) {
    int result = 1;
    int i = 2;
    while (i <= n) {
        result *= i;
        i += 1;
    }
    return result;
}
";

/// What Python's is, too; see `equivalence.rs`.
const OPCODES: &str = "symbolic decl_var const decl_var const decl_var load_var load_var binop branch_if load_var load_var \
    binop store_var load_var const binop store_var branch load_var return const return";

#[test]
fn the_iterative_factorial_has_its_23_opcodes() {
    assert_eq!(opcodes(FACTORIAL, "factorial"), OPCODES);
    let in_class = format!("class Main {{\n{FACTORIAL}}}\n");
    assert_eq!(opcodes(&in_class, "Main.factorial"), OPCODES);
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
