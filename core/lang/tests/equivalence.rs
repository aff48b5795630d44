//! The same algorithm gives the same instructions in every language; these are Python's.

mod support;

use ir::{Functions, Op};
use support::lower_checked;

/// The opcodes of a function's body, labels left out.
fn opcodes(source: &str, function: &str) -> Vec<&'static str> {
    let (program, _) = lower_checked(source);
    let module = &program.modules[0];
    let functions = Functions::of(module);
    let name = program.names.get(function).unwrap();
    let info = functions
        .list
        .iter()
        .find(|info| info.name == name)
        .unwrap();
    module.insts[info.entry.index()..info.end.index()]
        .iter()
        .filter(|inst| !matches!(inst.op, Op::Label { .. }))
        .map(|inst| inst.op.name())
        .collect()
}

#[test]
fn the_iterative_factorial_has_its_23_opcodes() {
    let source = "\
def factorial(n):
    result = 1
    i = 2
    while i <= n:
        result *= i
        i += 1
    return result
";
    assert_eq!(
        opcodes(source, "factorial").join(" "),
        "symbolic decl_var const decl_var const decl_var load_var load_var binop branch_if load_var load_var \
         binop store_var load_var const binop store_var branch load_var return const return"
    );
}

#[test]
fn the_recursive_factorial_has_no_dead_jump() {
    let source = "\
def factorial(n):
    if n <= 1:
        return 1
    return n * factorial(n - 1)
";
    assert_eq!(
        opcodes(source, "factorial").join(" "),
        "symbolic decl_var load_var const binop branch_if const return load_var load_var const binop \
         call_function binop return const return"
    );
}
