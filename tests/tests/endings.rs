//! What can be seen at the end of a run: the calls that were in progress when it ended early, with their variables, the
//! variables of the function that a program begins with, and what it has not freed.

use reddragon_tests::compile;
use session::vm::{Machine, Settings};
use session::{Compiled, calls, run_diagnostics, variables};
use std::rc::Rc;

fn run(language: &str, file: &str, source: &str) -> (Rc<Compiled>, Machine) {
    let compiled = Rc::new(compile(language, file, source).expect("it compiles"));
    let mut machine = compiled.machine(Settings::default());
    machine.run(1_000_000);
    (compiled, machine)
}

/// The calls, innermost first, each with its line.
fn stack(compiled: &Compiled, machine: &Machine) -> Vec<String> {
    let calls = calls(compiled, machine).into_iter();
    calls
        .filter(|call| !call.name.is_empty())
        .map(|call| format!("{}:{}", call.name, call.span.start.line))
        .collect()
}

/// The variables of the innermost call.
fn innermost(machine: &Machine) -> Vec<String> {
    let frame = machine.calls().0.len() - 1;
    let variables = machine.frame_variables(frame).into_iter();
    variables
        .map(|(name, value)| {
            let text = session::vm::display::preview(machine, value, 20);
            format!("{}={text}", machine.name(name))
        })
        .collect()
}

const NULL: &str = "int read(int *p, int depth) {
    int here = depth * 10;
    if (depth == 0) return *p + here;
    return read(p, depth - 1);
}
int main(void) {
    int local = 4;
    return read(0, 2) + local;
}
";

#[test]
fn undefined_behaviour_leaves_its_calls() {
    let (compiled, machine) = run("c", "main.c", NULL);
    let expected = ["read:3", "read:4", "read:4", "main:8"];
    assert_eq!(stack(&compiled, &machine), expected);
    assert_eq!(innermost(&machine), ["p=NULL", "depth=0", "here=0"]);
}

#[test]
fn an_uncaught_exception_leaves_its_calls() {
    let java = "class Main {
    static int half(int n) { int m = n - 1; return m == 0 ? n / m : half(m); }
    public static void main(String[] a) {
        half(2);
    }
}
";
    let (compiled, machine) = run("java", "Main.java", java);
    let names = stack(&compiled, &machine);
    assert_eq!(names[0], "Main.half:2", "{names:?}");
    assert!(innermost(&machine).contains(&"m=0".to_owned()));
    let python = "def f(k):\n    z = k * 2\n    return 1 / k if k == 0 else f(k - 1)\n\nf(1)\n";
    let (compiled, machine) = run("python", "main.py", python);
    assert_eq!(stack(&compiled, &machine), ["f:3", "f:3"]);
    assert_eq!(innermost(&machine), ["k=0", "z=0"]);
}

#[test]
fn what_was_caught_leaves_nothing() {
    let python = "def f():\n    raise KeyError(1)\ntry:\n    f()\nexcept KeyError:\n    pass\n";
    let (_, machine) = run("python", "main.py", python);
    assert_eq!(machine.calls().0.len(), 0);
}

#[test]
fn variables_of_the_entry_function_are_outermost() {
    let source = "#include <stdlib.h>
int total = 3;
void leave(int depth) { int inner = 1; if (depth == inner) exit(2); leave(depth - 1); }
int main(void) {
    int x = 5; char word[6] = \"abc\"; struct { int a, b; } pair = {1, 2};
    { int nested = 9; total += nested; }
    END
}
";
    for (end, code) in [("return x - 5;", 0), ("leave(3);", 2), ("", 0)] {
        let source = source.replace("END", end);
        let (compiled, mut machine) = run("c", "main.c", &source);
        assert_eq!(session::exit_code(&machine), code);
        let shown = variables(&compiled, &mut machine).into_iter();
        let shown: Vec<String> = shown
            .map(|variable| format!("{}={}", variable.name, variable.text))
            .filter(|each| !each.starts_with("nested"))
            .collect();
        let expected = ["total=12", "x=5", "word=\"abc\"", "pair={a = 1, b = 2}"];
        assert_eq!(shown, expected, "{end}");
    }
}

#[test]
fn memory_of_blocks_that_are_over_is_not_shown() {
    let source = "int main(void) {
    int kept[2] = {1, 2};
    { int over[2] = {3, 4}; kept[0] += over[0]; }
    for (int i = 0; i < 2; i++) { int turn[1] = {i}; kept[1] += turn[0]; }
    return kept[0];
}
";
    let (compiled, mut machine) = run("c", "main.c", source);
    let shown = variables(&compiled, &mut machine);
    let shown: Vec<String> = shown.into_iter().map(|each| each.text).collect();
    assert!(shown.contains(&"{4, 3}".to_owned()), "{shown:?}");
    assert!(!shown.iter().any(|text| text.contains("dead")), "{shown:?}");
}

#[test]
fn a_program_that_calls_its_entry_function_goes_on_behind_the_call() {
    let source = "#include <stdio.h>
int depth;
int main(void) {
    if (depth++ < 2) { int inner = main(); printf(\"%d\\n\", inner); return inner + 1; }
    return 5;
}
";
    let (_, machine) = run("c", "main.c", source);
    assert_eq!(machine.written(session::vm::Stream::Out), "5\n6\n");
    assert_eq!(session::exit_code(&machine), 7);
}

#[test]
fn what_is_never_freed_is_noted() {
    let source = "#include <stdlib.h>
int main(void) {
    for (int i = 0; i < 3; i++) { char *p = malloc(10); p[0] = 1; }
    void *q = malloc(7); free(q);
    int *kept = calloc(2, sizeof *kept);
    return kept[1];
}
";
    let (compiled, machine) = run("c", "main.c", source);
    let found = run_diagnostics(&compiled, &machine).into_iter();
    let found: Vec<String> = found
        .map(|each| {
            let line = each.span.start.line;
            format!("{line} {} {}", each.code.name(), each.message())
        })
        .collect();
    let expected = [
        "3 unfreed_memory 30 bytes in 3 blocks allocated here and never freed",
        "5 unfreed_memory 8 bytes allocated here and never freed",
    ];
    assert_eq!(found, expected);
    assert_eq!(session::status(&machine), session::Status::Finished);
}

/// Allocations that nothing refers to any more are collected, and noted all the same.
#[test]
fn what_was_lost_long_ago_is_noted_too() {
    let source = "#include <stdlib.h>
int main(void) {
    for (int i = 0; i < 60000; i++) malloc(100);
    return 0;
}
";
    let compiled = Rc::new(compile("c", "main.c", source).expect("it compiles"));
    let mut machine = compiled.machine(Settings::default());
    machine.run(100_000_000);
    let found = run_diagnostics(&compiled, &machine);
    let message = found.first().map(session::ir::Diagnostic::message);
    let expected = "6000000 bytes in 60000 blocks allocated here and never freed";
    assert_eq!(message.as_deref(), Some(expected));
}

#[test]
fn allocations_are_read_by_the_type_that_they_are_given() {
    let source = "#include <stdlib.h>
struct node { int value; struct node *next; };
int main(void) {
    struct node *one = malloc(sizeof *one);
    one->value = 7;
    one->next = one;
    int *three = calloc(3, sizeof(int));
    three[2] = 1;
    return 0;
}
";
    let (compiled, machine) = run("c", "main.c", source);
    let shown = |name: &str| {
        let frame = 1;
        let variables = machine.frame_variables(frame).into_iter();
        let value = variables
            .map(|(symbol, value)| (machine.name(symbol).to_owned(), value))
            .find(|(own, _)| own == name)
            .map(|(_, value)| value);
        match value {
            Some(session::vm::Value::Pointer(handle, 0)) => handle,
            other => panic!("{name} is {other:?}"),
        }
    };
    assert_eq!(stack(&compiled, &machine), ["main:9"]);
    let one = machine.typed_region(shown("one")).expect("it has a layout");
    assert_eq!(machine.memory_type(one), "struct node");
    let parts = machine.memory_parts(one).into_iter();
    let names: Vec<String> = parts.map(|(name, _)| name).collect();
    assert_eq!(names, ["value", "next"]);
    assert_eq!(machine.allocated_elements(shown("one")), None);
    let three = machine.allocated_elements(shown("three"));
    let texts = three.unwrap_or_default().into_iter();
    let texts: Vec<String> = texts.map(|(_, each)| machine.memory_text(each)).collect();
    assert_eq!(texts, ["0", "0", "1"]);
}

const STATICS: &str = "import java.util.*;
class Main {
    enum Color { RED }
    static class Inner { static int deep = 9; static int total = 1; }
    static int total = 3;
    static String name = \"bob\";
    static List<String> list = new ArrayList<>();
    static int scale(int by) { int local = by * 2; return local; }
    public static void main(String[] args) {
        int answer = scale(21) + Inner.deep - 9;
        list.add(\"a\"); Color used = Color.RED;
        char c = 'q';
        for (int i = 0; i < 3; i++) total += i;
        if (answer == 42) return;
        answer = 0;
    }
}
";

#[test]
fn a_java_program_shows_its_static_fields_and_the_variables_of_main() {
    let (compiled, mut machine) = run("java", "Main.java", STATICS);
    let shown = variables(&compiled, &mut machine).into_iter();
    let shown: Vec<String> = shown
        .map(|own| format!("{}={}", own.name, own.text))
        .collect();
    for expected in [
        "Main.total=6",
        "name=bob",
        "list=[a]",
        "deep=9",
        "Main.Inner.total=1",
        "RED=RED",
        "answer=42",
        "c=q",
    ] {
        assert!(
            shown.iter().any(|own| own == expected),
            "{expected} in {shown:?}"
        );
    }
    let is_inner = |own: &&String| own.starts_with("local") || own.contains(['<', '$']);
    assert_eq!(shown.iter().find(is_inner), None);
}

#[test]
fn what_a_fragment_declares_is_not_in_sight_of_the_library() {
    // Names of fields in the library's classes.
    let source = "StringBuilder text = new StringBuilder();
int value = 4, size = 2;
text.append(value).append(\"!\");
java.util.List<String> list = new java.util.ArrayList<>();
list.add(text.toString());
System.out.println(list + \" \" + size);
int[] none = null;
System.out.println(none.length);
";
    let (compiled, machine) = run("java", "Main.java", source);
    let printed: String = machine.output.iter().map(|piece| &*piece.text).collect();
    assert!(
        printed.starts_with("[4!] 2\nException in thread \"main\" java.lang.NullPointerException"),
        "{printed}"
    );
    assert_eq!(printed.matches("Exception in").count(), 1, "{printed}");
    let found = run_diagnostics(&compiled, &machine);
    assert_eq!(found.last().map(|found| found.span.start.line), Some(8));
}
