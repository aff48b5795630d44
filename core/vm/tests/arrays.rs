//! Arrays: fixed length, one type of element, classes of their own; through IR text.

use ir::{Fault, FaultRow, Faults, Scalar, Semantics};
use std::rc::Rc;
use vm::{Machine, Settings, Source, Stop, Stream};

const FAULTS: &[FaultRow] = &[
    FaultRow::new(&[Fault::ArrayIndexOutOfRange], "Error", "index {0} of {1}"),
    FaultRow::new(&[Fault::NegativeLength], "Error", "length {0}"),
    FaultRow::new(&[Fault::BadStore], "Error", "no {0} here"),
    FaultRow::new(&[Fault::NilAccess], "Error", "nil at {0}"),
];

fn machine(lines: &str) -> Machine {
    let mut semantics = *Semantics::plain();
    semantics.numbers.lengths = Scalar::I32;
    semantics.errors.faults = Faults {
        rows: FAULTS,
        class: "Error",
        message: Some("{0}"),
    };
    let semantics: &'static Semantics = Box::leak(Box::new(semantics));
    let mut program = ir::parse(&format!("module main plain\nentry:\n{lines}")).unwrap();
    assert_eq!(ir::verify(&program), []);
    Rc::make_mut(&mut program.modules[0]).semantics = semantics;
    let linked = Rc::new(vm::link(program));
    let sources: Rc<[Source]> = vec![Source::default()].into();
    Machine::new(linked, ir::ModuleId(0), Settings::default(), sources)
}

/// The notation of the result of the last of some operations, which are numbered from `%10` on, or the error's words.
/// Classes `A` and `B`, derived from `A`, are there, and the arrays of `i32` (`%1`), of `A` (`%3`) and of `B` (`%5`).
fn result(operations: &[&str]) -> String {
    let mut text = String::from(
        "  branch end_A\nbody_A:\n  %50 = const nil\n  return %50\nend_A:\n  \
         %51 = const <class:A@body_A>\n  decl_var A %51\n  branch end_B\nbody_B:\n  \
         %52 = const nil\n  return %52\nend_B:\n  %53 = const <class:B@body_B:A>\n  \
         decl_var B %53\n  try_push caught\n  %0 = const \"i32\"\n  \
         %1 = call_function @array_class %0 %0\n  %2 = load_var A\n  %60 = const \"A[]\"\n  \
         %3 = call_function @array_class %2 %60\n  %4 = load_var B\n  %61 = const \"B[]\"\n  \
         %5 = call_function @array_class %4 %61\n",
    );
    for (at, operation) in operations.iter().enumerate() {
        if operation.starts_with("store") {
            text.push_str(&format!("  {operation}\n  %{} = const nil\n", at + 10));
        } else {
            text.push_str(&format!("  %{} = {operation}\n", at + 10));
        }
    }
    text.push_str(&format!(
        "  %80 = call_function @native_repr %{}\n  %81 = call_function @write_out %80\n  \
         try_pop\n  branch done\ncaught:\n  %82 = symbolic caught_exception\n  \
         %83 = call_function @exception_args %82\n  %84 = call_function @native_repr %83\n  \
         %85 = call_function @write_out %84\n  branch done\ndone:\n",
        operations.len() + 9
    ));
    let mut whole = machine(&text);
    assert_eq!(whole.run(u64::MAX), Stop::Ended);
    whole.written(Stream::Out)
}

#[test]
fn a_new_array_holds_zeros() {
    for (scalar, expected) in [
        ("i32", "[0, 0]"),
        ("u64", "[0, 0]"),
        ("f64", "[0.0, 0.0]"),
        ("f32", "[0.0, 0.0]"),
        ("bool", "[false, false]"),
        ("text", "[nil, nil]"),
    ] {
        let given = result(&[
            &format!("const \"{scalar}\""),
            "call_function @array_class %10 %10",
            "const i32 2",
            "call_function @array_new %11 %12",
        ]);
        assert_eq!(given, expected, "{scalar}");
    }
}

#[test]
fn elements_are_read_and_written() {
    let array = [
        "const i32 3",
        "call_function @array_new %1 %10",
        "const i32 7",
        "store_index %11 %12 %10",
    ];
    assert_eq!(result(&array), "('index 7 of 3',)");
    let array = [
        "const i32 3",
        "call_function @array_new %1 %10",
        "const i32 2",
        "store_index %11 %12 %10",
    ];
    let then = |more: &[&'static str]| result(&[&array[..], more].concat());
    assert_eq!(then(&["unop + %12"]), "2");
    assert_eq!(then(&["load_index %11 %12"]), "3");
    assert_eq!(then(&["unop as:text %11"]), "'[0, 0, 3]'");
    assert_eq!(then(&["load_index %11 %10"]), "('index 3 of 3',)");
    assert_eq!(
        then(&["const i32 -1", "load_index %11 %14"]),
        "('index -1 of 3',)"
    );
    assert_eq!(
        then(&["const -1", "load_index %11 %14"]),
        "('index -1 of 3',)"
    );
    assert_eq!(then(&["call_function @array_length %11"]), "3");
    assert_eq!(
        then(&[
            "call_function @array_length %11",
            "const i32 2147483647",
            "binop + %14 %15"
        ]),
        "-2147483646"
    );
    assert_eq!(
        then(&["const nil", "call_function @array_length %14"]),
        "('nil at array_length',)"
    );
    assert_eq!(
        then(&["const i32 -5", "call_function @array_new %1 %14"]),
        "('length -5',)"
    );
}

#[test]
fn what_does_not_fit_is_refused() {
    let make = ["const i32 1", "call_function @array_new %5 %10", "const 0"];
    let store = |object: &'static str| {
        let object = [
            object,
            "store_index %11 %12 %13",
            "load_index %11 %12",
            "call_function @type_of %15",
        ];
        result(&[&make[..], &object].concat())
    };
    assert!(
        store("new_object B").contains('B'),
        "{}",
        store("new_object B")
    );
    assert_eq!(store("new_object A"), "('no A here',)");
    assert_eq!(store("const 5"), "('no  here',)");
    assert!(!store("const nil").contains("no"));
}

#[test]
fn arrays_of_a_derived_class_are_arrays_of_the_class() {
    let nested = [
        "const \"[][]\"",
        "call_function @array_class %3 %10",
        "call_function @array_class %5 %10",
        "call_function @array_class %1 %10",
        "const i32 1",
        "call_function @array_new %12 %14 %14",
    ];
    for (class, expected) in [
        ("%11", "true"),
        ("%12", "true"),
        ("%13", "false"),
        ("%3", "false"),
    ] {
        let question = format!("call_function @is_instance_of {class} %15");
        let given = result(&[&nested[..], &[&question]].concat());
        assert_eq!(given, expected, "{class}");
    }
    for (of, class, expected) in [
        ("%5", "%3", "true"),
        ("%3", "%5", "false"),
        ("%1", "%3", "false"),
    ] {
        let array = format!("call_function @array_new {of} %10");
        let question = format!("call_function @is_instance_of {class} %11");
        assert_eq!(
            result(&["const i32 1", &array, &question]),
            expected,
            "{of} {class}"
        );
    }
}

#[test]
fn arrays_are_nested_and_walked() {
    let nested = [
        "const \"i32[][]\"",
        "call_function @array_class %1 %10",
        "const i32 2",
        "const i32 1",
        "call_function @array_new %11 %12 %13",
    ];
    assert_eq!(result(&nested), "[[0], [0]]");
    let of = [
        "const i32 4",
        "const i32 5",
        "call_function @array_of %1 %10 %11",
    ];
    assert_eq!(result(&of), "[4, 5]");
    let walked = [
        "unop iter %12",
        "unop has_next %13",
        "unop next %13",
        "unop has_next %13",
        "unop next %13",
    ];
    assert_eq!(result(&[&of[..], &walked].concat()), "5");
}
