//! Boxes: numbers as objects with an identity, through IR text.

use ir::{Equality, Fault, FaultRow, Faults, Semantics, Truthiness};
use std::rc::Rc;
use vm::{Machine, Settings, Source, Stream};

const FAULTS: &[FaultRow] = &[FaultRow::new(
    &[Fault::NilOperand, Fault::NilUnordered],
    "Error",
    "nil at {0}",
)];

/// Runs lines of IR, of which every one with a result prints it; registers are named in the text.
fn run(lines: &str) -> String {
    let mut semantics = *Semantics::plain();
    semantics.numbers.arithmetic.promotion = ir::Promotion::To32;
    semantics.numbers.single_boxes = Some((-128, 127));
    semantics.truth = Truthiness::Nothing;
    semantics.equality = Equality::Identity;
    semantics.errors.faults = Faults {
        rows: FAULTS,
        class: "Error",
        message: Some("{0}"),
    };
    let semantics: &'static Semantics = Box::leak(Box::new(semantics));
    let text = format!("module main plain\nentry:\n{lines}");
    let mut program = ir::parse(&text).unwrap();
    assert_eq!(ir::verify(&program), []);
    Rc::make_mut(&mut program.modules[0]).semantics = semantics;
    let linked = Rc::new(vm::link(program));
    let sources: Rc<[Source]> = vec![Source::default()].into();
    let mut machine = Machine::new(linked, ir::ModuleId(0), Settings::default(), sources);
    machine.run(u64::MAX);
    machine.written(Stream::Out)
}

/// The notation of what an operation on `%2` and `%3`, boxes of the two constants, gives.
fn of_boxes(first: &str, second: &str, operation: &str) -> String {
    run(&format!(
        "  %0 = const {first}\n  %1 = const {second}\n  %2 = call_function @box %0\n  \
         %3 = call_function @box %1\n  %4 = {operation}\n  \
         %5 = call_function @native_repr %4\n  %6 = call_function @write_out %5\n"
    ))
}

#[test]
fn small_numbers_have_one_box() {
    for (first, second, same) in [
        ("i32 127", "i32 127", true),
        ("i32 128", "i32 128", false),
        ("i64 -128", "i64 -128", true),
        ("i64 1", "i32 1", false),
        ("char 97", "char 97", true),
        ("char 228", "char 228", false),
        ("true", "true", true),
        ("1.0", "1.0", false),
        ("f32 1.0", "f32 1.0", false),
    ] {
        for operation in ["binop is %2 %3", "binop == %2 %3"] {
            assert_eq!(
                of_boxes(first, second, operation),
                same.to_string(),
                "{first} {operation}"
            );
        }
    }
}

#[test]
fn operators_look_into_boxes() {
    for (first, second, operation, expected) in [
        ("i32 1000", "i32 24", "binop + %2 %3", "1024"),
        ("i32 1000", "i32 1000", "binop == %2 %1", "true"),
        ("i32 1000", "i32 1000", "binop != %0 %3", "false"),
        ("i32 7", "i64 9", "binop < %2 %3", "true"),
        ("i32 1", "f32 0.5", "binop + %2 %3", "1.5"),
        ("char 97", "i32 1", "binop + %2 %3", "98"),
        ("i32 7", "i32 0", "unop - %2", "-7"),
        ("i32 7", "i32 0", "unop as:i64 %2", "7"),
        ("i32 7", "i32 0", "unop as:f64 %2", "7.0"),
        ("true", "false", "binop & %2 %3", "false"),
        ("false", "true", "unop not %2", "true"),
        ("false", "true", "unop as:bool %2", "false"),
        ("i32 7", "i32 0", "unop as:text %2", "'7'"),
        ("char 97", "i32 0", "unop as:text %2", "'a'"),
        ("i32 7", "i32 0", "call_function @unbox %2", "7"),
        ("i32 7", "i32 0", "call_function @box %2", "7"),
    ] {
        let given = of_boxes(first, second, operation);
        assert_eq!(given, expected, "{operation} of {first}, {second}");
    }
}

#[test]
fn a_branch_looks_into_a_box() {
    let written = run("  %0 = const false\n  %1 = call_function @box %0\n  \
                       branch_if %1 yes,no\nyes:\n  %2 = const \"yes\"\n  \
                       %3 = call_function @write_out %2\n  branch no\nno:\n");
    assert_eq!(written, "");
}

#[test]
fn nothing_is_no_number() {
    for operation in [
        "binop + %0 %1",
        "binop < %1 %0",
        "unop - %0",
        "unop as:i32 %0",
        "unop as:bool %0",
        "call_function @unbox %0",
    ] {
        let written = run(&format!(
            "  %0 = const nil\n  %1 = const i32 1\n  try_push caught\n  %2 = {operation}\n  \
             try_pop\n  branch done\ncaught:\n  %3 = symbolic caught_exception\n  \
             %4 = call_function @exception_args %3\n  %5 = call_function @native_repr %4\n  \
             %6 = call_function @write_out %5\n  branch done\ndone:\n"
        ));
        let name = operation.split(' ').nth(1).unwrap().trim_start_matches('@');
        assert_eq!(written, format!("('nil at {name}',)"), "{operation}");
    }
}
