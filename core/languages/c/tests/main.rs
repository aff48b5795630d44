//! C: what the frontend promises of itself.

use frontend::Lowered;
use ir::{Functions, Program};

/// Lowers a source without a library and checks that what comes out is a program.
#[track_caller]
fn lower(source: &str) -> (Program, Lowered) {
    let (program, lowered) = registry::lower("c", source).expect("the language is there");
    assert_eq!(
        ir::verify(&program),
        [],
        "{}\nof\n{source}",
        ir::print(&program)
    );
    (program, lowered)
}

fn messages(source: &str) -> Vec<String> {
    let (_, lowered) = lower(source);
    lowered
        .diagnostics
        .iter()
        .map(|diagnostic| format!("{} {}", diagnostic.span, diagnostic.message()))
        .collect()
}

#[test]
fn every_header_can_be_read() {
    let names = "alloca arpa/inet assert byteswap complex ctype endian err errno error fcntl fenv float getopt inttypes iso646 libgen limits locale malloc math memory pthread regex sched search semaphore setjmp signal stdalign stdarg stdatomic stdbool stddef stdint stdio stdlib stdnoreturn string strings sys/param sys/queue sys/stat sys/time sys/types tgmath threads time uchar unistd wchar wctype";
    for name in names.split(' ').map(|name| format!("{name}.h")) {
        assert_eq!(messages(&format!("#include <{name}>\n")), [""; 0], "{name}");
    }
    assert_eq!(
        messages("#include <nowhere.h>\n"),
        ["1:0-1:20 `nowhere.h` cannot be found: what it holds is unknown"]
    );
}

#[test]
fn what_gcc_refuses_is_refused_in_its_words() {
    for (source, expected) in [
        ("int f(void) { return x + ; }", "unexpected `;`"),
        ("int f(void) { int a = 1 return a; }", "`;` expected"),
        (
            "const int a = 1; void f(void) { a = 2; }",
            "assignment of read-only variable 'a'",
        ),
        (
            "void f(void) { 1 = 2; }",
            "lvalue required as left operand of assignment",
        ),
        (
            "struct s { int a; } b; int f(void) { return b.c; }",
            "'struct s' has no member named 'c'",
        ),
        (
            "void f(void) { break; }",
            "break statement not within loop or switch",
        ),
        ("void f(void) { goto l; }", "label 'l' used but not defined"),
        (
            "void f(int a) { switch (a) { case 1: case 1: ; } }",
            "duplicate case value",
        ),
        (
            "int f(int a) { return a; } int g(void) { return f(); }",
            "too few arguments to function 'f'",
        ),
        (
            "_Static_assert(sizeof(int) == 8, \"narrow\");",
            "static assertion failed: \"narrow\"",
        ),
        ("int a; double a;", "conflicting types for 'a'"),
        (
            "struct s a;  void f(void) { struct t b; }",
            "storage size of 'b' isn't known",
        ),
        ("int a[-1];", "size of array is negative"),
        ("void f(void) { int a; int a; }", "redeclaration of 'a'"),
        (
            "int main(void) { x = 3; return x; }",
            "'x' undeclared (first use in this function)",
        ),
        (
            "int a = b; int main(void) { return a; }",
            "'b' undeclared here (not in a function)",
        ),
    ] {
        let found = messages(source);
        assert!(
            found.iter().any(|message| message.contains(expected)),
            "{source}: {found:?}"
        );
    }
}

#[test]
fn what_a_fragment_does_not_declare_is_unknown() {
    for source in [
        "int f(void) { return x; }",
        "#include <nowhere.h>\nint main(void) { return x; }",
    ] {
        let found = messages(source);
        assert!(
            !found.iter().any(|message| message.contains("undeclared")),
            "{source}: {found:?}"
        );
    }
}

#[test]
fn what_gcc_warns_of_is_said_in_its_words_and_runs() {
    for (source, expected) in [
        (
            "void f(int *p, char *s) { p = s; }",
            "assignment to 'int *' from incompatible pointer type 'char *'",
        ),
        (
            "void f(int *p) { int n = p; }",
            "initialization of 'int' from 'int *' makes integer from pointer without a cast",
        ),
        (
            "void g(int *p); void f(double *d) { g(d); }",
            "passing argument 1 of 'g' from incompatible pointer type",
        ),
        (
            "void g(char *s); void f(void) { g(5); }",
            "passing argument 1 of 'g' makes pointer from integer without a cast",
        ),
        (
            "char *f(const char *s) { return s; }",
            "return discards 'const' qualifier from pointer target type",
        ),
        (
            "int f(void) { return; }",
            "'return' with no value, in function returning non-void",
        ),
        (
            "struct node { int value; node *next; };",
            "unknown type name 'node'",
        ),
        (
            "void f(void) { return 1; }",
            "'return' with a value, in function returning void",
        ),
    ] {
        let (_, lowered) = lower(source);
        let found: Vec<_> = lowered.diagnostics.iter().collect();
        assert_eq!(found.len(), 1, "{source}: {found:?}");
        assert!(found[0].message().contains(expected), "{source}: {found:?}");
        assert_eq!(found[0].severity, ir::Severity::Warning, "{source}");
    }
    // What needs no cast, and what differs in its sign alone.
    let source = "void f(void *v, int *p, unsigned *u, const char *c, char **a) {\n\
         p = v; v = p; p = 0; u = p; c = \"x\"; c = *a; a = (void *)0; _Bool b = p; }";
    assert_eq!(messages(source), [""; 0]);
}

#[test]
fn what_stands_behind_broken_source_is_read() {
    let (program, lowered) =
        lower("int f(void) { int a = ; return 1; }\nint g( { }\nint h(void) { return 2; }\n");
    assert!(!lowered.diagnostics.is_empty());
    let functions = Functions::of(&program.modules[0]);
    let names: Vec<&str> = functions
        .list
        .iter()
        .map(|info| program.names.text(info.name))
        .collect();
    assert!(names.contains(&"f") && names.contains(&"h"), "{names:?}");
}

#[test]
fn a_statement_without_its_semicolon_counts() {
    let source = "int f(int n) {\n    int a = 1\n    a += n\n    return a\n}\n";
    let (_, lowered) = lower(source);
    assert!(lowered.unsupported.is_empty(), "{:?}", lowered.unsupported);
    let found: Vec<String> = lowered
        .diagnostics
        .iter()
        .map(|found| format!("{} {}", found.span, found.message()))
        .collect();
    assert_eq!(
        found,
        [
            "2:13-2:13 `;` expected",
            "3:10-3:10 `;` expected",
            "4:12-4:12 `;` expected"
        ]
    );
}

#[test]
fn fragments_are_programs() {
    for source in [
        "int x = 1;\nx += 2;\nprintf(\"%d\", x);\n",
        "int total = compute(3);\n",
        "for (int i = 0; i < 3; i++) process(i);\n",
        "Thing *t = make_thing();\nt->size = 3;\nuse(t->size);\n",
        "#include \"missing.h\"\nvoid handle(Request *r) { reply(r, r->id + 1); }\n",
    ] {
        let (_, lowered) = lower(source);
        assert!(
            lowered.unsupported.is_empty(),
            "{source}: {:?}",
            lowered.unsupported
        );
        let errors = lowered
            .diagnostics
            .iter()
            .filter(|found| found.severity == ir::Severity::Error);
        assert_eq!(errors.count(), 0, "{source}: {:?}", lowered.diagnostics);
    }
}

#[test]
fn nesting_is_bounded_and_chains_are_not() {
    let nested = |open: &str, inside: &str, close: &str, count: usize| {
        format!("{}{inside}{}", open.repeat(count), close.repeat(count))
    };
    let deep = [
        format!("int a = {};", nested("(", "1", ")", 5_000)),
        format!("int a = {};", nested("-", "b", "", 5_000)),
        format!(
            "int a; void f(void) {{ {} }}",
            nested("{", "a = 1;", "}", 5_000)
        ),
        format!(
            "void f(int a) {{ {} }}",
            nested("if (a) ", "a = 1;", "", 5_000)
        ),
        format!("int {}a;", "*".repeat(5_000)),
        format!("int a{};", "[2]".repeat(5_000)),
        format!(
            "int f(int a) {{ return {}; }}",
            nested("f(", "a", ")", 5_000)
        ),
        format!("int a = {};", nested("b[", "1", "]", 5_000)),
        format!("int a = b{};", "->c".repeat(5_000)),
        format!("int a = {};", nested("1 ? ", "2", " : 3", 5_000)),
        format!(
            "{} a; {};",
            nested("struct { ", "int a;", " b; }", 5_000),
            1
        ),
        format!("int a = {}1;", "1 ? 2 : ".repeat(5_000)),
        format!("int a; void f(void) {{ a = {}1; }}", "a = ".repeat(5_000)),
    ];
    let long = [
        format!("int a = {};", vec!["b"; 10_000].join(" + ")),
        format!(
            "int f(int a) {{ return {}; }}",
            vec!["a"; 10_000].join(" && ")
        ),
        format!("void f(int a) {{ {}; }}", vec!["a"; 10_000].join(", ")),
        format!(
            "void f(int a) {{ if (a) ; {} }}",
            "else if (a) ; ".repeat(5_000)
        ),
        format!("int a[] = {{ {} }};", vec!["1"; 20_000].join(", ")),
        format!(
            "void f(int a) {{ switch (a) {{ {} }} }}",
            (0..2_000)
                .map(|n| format!("case {n}: a++; "))
                .collect::<String>()
        ),
    ];
    let run = move || {
        for source in deep {
            let (_, lowered) = lower(&source);
            let head: String = source.chars().take(40).collect();
            assert!(!lowered.diagnostics.is_empty(), "{head}");
        }
        for source in long {
            let (_, lowered) = lower(&source);
            let head: String = source.chars().take(40).collect();
            assert!(
                lowered.diagnostics.is_empty(),
                "{head}: {:?}",
                lowered.diagnostics
            );
        }
    };
    // A browser gives a worker about a megabyte of stack.
    let thread = std::thread::Builder::new().stack_size(1 << 20);
    thread.spawn(run).unwrap().join().unwrap();
}

/// Every C file of the corpus, with its text.
fn corpus() -> Vec<(std::path::PathBuf, String)> {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/corpus/c");
    let mut files = Vec::new();
    let mut open = vec![root];
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else if path.extension().is_some_and(|extension| extension == "c") {
                files.push(path);
            }
        }
    }
    files.sort();
    assert!(files.len() > 100, "the corpus is in its place");
    let read = |path: std::path::PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        (path, text)
    };
    files.into_iter().map(read).collect()
}

#[test]
fn spans_lie_in_the_source_and_nest_in_those_of_their_function() {
    for (path, source) in corpus() {
        let (program, _) = lower(&source);
        let module = &program.modules[0];
        let lines: Vec<u32> = source
            .split('\n')
            .map(|line| line.chars().count() as u32)
            .collect();
        let functions = Functions::of(module);
        for (at, inst) in module.insts.iter().enumerate() {
            for position in [inst.span.start, inst.span.end] {
                let length = lines.get(position.line as usize - 1);
                assert!(
                    length.is_some_and(|length| position.column <= *length),
                    "{}: {} lies outside of the source",
                    path.display(),
                    inst.span
                );
            }
            let function = functions.get(functions.owner[at]);
            if function.parent.is_some() {
                let whole = module.inst(function.entry).span;
                assert!(
                    whole.contains(inst.span),
                    "{}: {} is not in {whole}",
                    path.display(),
                    inst.span
                );
            }
        }
    }
}

#[test]
fn damaged_programs_never_panic_and_still_verify() {
    const SCRAPS: &[&str] = &[
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        ":",
        ";",
        ",",
        "*",
        "&",
        "=",
        "==",
        "'",
        "\"",
        "\\",
        "\n",
        "#",
        "#define X ",
        "#if ",
        "#endif\n",
        "##",
        "...",
        "->",
        ".",
        "++",
        "?",
        "sizeof ",
        "struct ",
        "union {",
        "enum {",
        "typedef ",
        "static ",
        "extern ",
        "int ",
        "char *",
        "void ",
        "if (",
        "else ",
        "for (",
        "while (",
        "do ",
        "switch (",
        "case ",
        "default:",
        "goto ",
        "return ",
        "break;",
        "continue;",
        "x:",
        "0x",
        "1e",
        "é",
        "\0",
        "_Generic(",
        "(int[]){",
        "{.a = ",
        "[3] = ",
        "_Static_assert(",
        "va_arg(",
        "({",
        "<<=",
        "<:",
        "%:",
    ];
    let mut state = 7u64;
    let mut below = move |bound: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) as usize) % bound.max(1)
    };
    for (path, source) in corpus() {
        for _ in 0..6 {
            let mut text = source.clone();
            for _ in 0..1 + below(4) {
                let at = text.floor_char_boundary(below(text.len()));
                if below(3) == 0 {
                    let end = text.floor_char_boundary((at + below(20)).min(text.len()));
                    text.replace_range(at..end.max(at), "");
                } else {
                    text.insert_str(at, SCRAPS[below(SCRAPS.len())]);
                }
            }
            let found = std::panic::catch_unwind(|| lower(&text));
            assert!(found.is_ok(), "{}:\n{text}", path.display());
        }
    }
}
