//! C: the inventory against the grammar, every construct against the lowering, and what the frontend promises of itself.

use ir::{Functions, Op, Program};
use lang::{Coverage, Lowered, Unit};

/// Lowers a C source and checks that what comes out is a program.
fn lower(source: &str) -> (Program, Lowered) {
    let tree = grammars::parse(grammars::by_name("c").unwrap(), source);
    let mut program = Program::default();
    let unit = Unit {
        tree: &tree,
        source,
        file: "main.c",
        module_name: "main",
        is_library: false,
        library: &lang::no_library,
    };
    let lowered = (lang::frontend("c").unwrap().lower)(&unit, &mut program);
    let violations = ir::verify(&program);
    assert!(
        violations.is_empty(),
        "{violations:#?}\n{}\nof\n{source}",
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
fn the_inventory_accounts_for_every_named_node_of_the_grammar() {
    let grammar = grammars::by_name("c").unwrap();
    let mut kinds: Vec<String> = grammars::node_kinds(grammar)
        .into_iter()
        .filter(|kind| kind.named)
        .map(|kind| kind.name)
        .collect();
    kinds.sort();
    let inventory = lang::frontend("c").unwrap().features;
    let known: Vec<&str> = inventory.nodes.iter().map(|(name, _)| *name).collect();
    assert_eq!(known, kinds);
}

/// One source for every kind of node that is lowered.
const SAMPLES: &[(&str, &str)] = &[
    ("alignof_expression", "int a = _Alignof(long);"),
    (
        "assignment_expression",
        "int a, b; void f(void) { a = b = 1; a += 2; a -= b; a *= 3; a /= 2; a %= 5; a <<= 1; a >>= 1; a &= 7; a |= 8; a ^= 1; }",
    ),
    (
        "binary_expression",
        "int a, b; int f(void) { return a + b - a * b / 2 % 3 << 1 >> 1 & 7 | 8 ^ 1 && a || b == 1 != 2 < 3 > 4 <= 5 >= 6; }",
    ),
    (
        "break_statement",
        "void f(int a) { while (a) break; switch (a) { case 1: break; } }",
    ),
    (
        "call_expression",
        "int g(int a) { return a; } int f(void) { int (*p)(int) = g; return g(1) + p(2) + (*p)(3); }",
    ),
    (
        "case_statement",
        "int f(int a) { switch (a) { case 1: return 1; case 2 ... 4: return 2; default: return 3; } }",
    ),
    (
        "cast_expression",
        "double a; int f(void) { return (int)a + (char)1 + *(int *)0; }",
    ),
    ("char_literal", "int a = 'b', c = '\\n', d = L'x';"),
    (
        "comma_expression",
        "int a, b; int f(void) { return a = 1, b = 2, a + b; }",
    ),
    (
        "compound_literal_expression",
        "struct s { int a; }; int f(void) { struct s *p = &(struct s){ 1 }; return p->a + ((int[]){ 1, 2 })[0]; }",
    ),
    (
        "compound_statement",
        "int f(void) { { int a = 1; return a; } }",
    ),
    ("concatenated_string", "const char *a = \"b\" \"c\";"),
    (
        "conditional_expression",
        "int f(int a) { return a ? 1 : 2; }",
    ),
    (
        "continue_statement",
        "void f(int a) { while (a) { a--; continue; } }",
    ),
    (
        "declaration",
        "int a; static long b = 2; const char *c; int d[3], *e;",
    ),
    ("do_statement", "void f(int a) { do a--; while (a); }"),
    (
        "else_clause",
        "int f(int a) { if (a) return 1; else if (a > 2) return 2; else return 3; }",
    ),
    (
        "enumerator",
        "enum e { A, B = 5, C }; int f(void) { return C; }",
    ),
    ("expression_statement", "int a; void f(void) { a + 1; ; }"),
    ("extension_expression", "int a = __extension__ 1;"),
    ("false", "#include <stdbool.h>\nbool a = false;"),
    (
        "field_expression",
        "struct s { int a; struct s *b; } c; int f(void) { return c.a + c.b->a; }",
    ),
    (
        "for_statement",
        "void f(void) { for (int a = 0; a < 3; a++) ; for (;;) break; }",
    ),
    (
        "function_definition",
        "int f(int a, ...) { return a; } static void g(void) {}",
    ),
    (
        "generic_expression",
        "int f(double a) { return _Generic(a, int: 1, double: 2, default: 3); }",
    ),
    (
        "goto_statement",
        "void f(int a) { again: if (a--) goto again; }",
    ),
    ("identifier", "int a; int f(void) { return a; }"),
    ("if_statement", "void f(int a) { if (a) a = 1; }"),
    ("init_declarator", "int a = 1, b[2] = { 1 };"),
    (
        "initializer_list",
        "int a[2][2] = { { 1, 2 }, { 3 } }; struct { int a; int b[2]; } c = { 1, 2, 3 };",
    ),
    (
        "initializer_pair",
        "int a[5] = { [1] = 2, [3] = 4 }; struct { int a, b; } c = { .b = 1, .a = 2 };",
    ),
    ("labeled_statement", "void f(void) { goto end; end: ; }"),
    ("null", "#include <stddef.h>\nvoid *a = NULL;"),
    (
        "number_literal",
        "long a = 1 + 0x1fUL + 017 + 0b11 + 1LL; double b = 1.5e3 + 0x1p3 + 1.f;",
    ),
    (
        "offsetof_expression",
        "#include <stddef.h>\nstruct s { int a; char b; }; unsigned long c = offsetof(struct s, b);",
    ),
    (
        "pointer_expression",
        "int a; int f(void) { int *b = &a; return *b; }",
    ),
    ("preproc_call", "#undef A\n#pragma once\nint a;"),
    ("preproc_def", "#define A 1\nint b = A;"),
    (
        "preproc_defined",
        "#if defined(A) || defined B\nint a;\n#else\nint b;\n#endif",
    ),
    ("preproc_elif", "#if 0\nint a;\n#elif 1\nint b;\n#endif"),
    ("preproc_else", "#if 0\nint a;\n#else\nint b;\n#endif"),
    (
        "preproc_function_def",
        "#define SQUARE(a) ((a) * (a))\nint b = SQUARE(3);",
    ),
    ("preproc_if", "#if 1 + 1 == 2\nint a;\n#endif"),
    (
        "preproc_ifdef",
        "#ifdef A\nint a;\n#endif\n#ifndef A\nint b;\n#endif",
    ),
    (
        "preproc_include",
        "#include <stdio.h>\nvoid f(void) { printf(\"%d\", 1); }",
    ),
    (
        "return_statement",
        "int f(void) { return 1; } void g(void) { return; }",
    ),
    (
        "sizeof_expression",
        "unsigned long a = sizeof(int) + sizeof a; int f(int n) { int b[n]; return sizeof b; }",
    ),
    (
        "string_literal",
        "const char *a = \"b\\n\", c[] = \"d\"; const int *e = L\"f\";",
    ),
    (
        "struct_specifier",
        "struct s { int a : 3; unsigned b : 5; struct { char c; }; double d[]; }; struct s *e;",
    ),
    (
        "subscript_expression",
        "int a[3]; int f(int b) { return a[b] + 1[a]; }",
    ),
    (
        "switch_statement",
        "int f(int a) { switch (a) { default: a = 1; case 2: a = 2; } return a; }",
    ),
    ("translation_unit", ""),
    ("true", "#include <stdbool.h>\nbool a = true;"),
    (
        "type_definition",
        "typedef int number; number a; typedef struct { int b; } record; record c;",
    ),
    (
        "unary_expression",
        "int f(int a) { return -a + +a + ~a + !a; }",
    ),
    (
        "union_specifier",
        "union u { int a; char b[4]; } c; int f(void) { c.a = 1; return c.b[0]; }",
    ),
    (
        "update_expression",
        "int f(int a) { a++; --a; return a-- + 1; }",
    ),
    (
        "variadic_parameter",
        "#include <stdarg.h>\nint f(int a, ...) { va_list b; va_start(b, a); int c = va_arg(b, int); va_end(b); return c; }",
    ),
    ("while_statement", "void f(int a) { while (a) a--; }"),
];

#[test]
fn every_construct_that_counts_as_lowered_is() {
    let inventory = lang::frontend("c").unwrap().features;
    let lowered = inventory.nodes.iter();
    let lowered: Vec<&str> = lowered
        .filter(|(_, coverage)| *coverage == Coverage::Lowered)
        .map(|(name, _)| *name)
        .collect();
    let sampled: Vec<&str> = SAMPLES.iter().map(|(name, _)| *name).collect();
    assert_eq!(sampled, lowered, "one sample for each");
    let grammar = grammars::by_name("c").unwrap();
    for (kind, source) in SAMPLES {
        let source = format!("{source}\n");
        let tree = grammars::parse(grammar, &source);
        assert!(
            tree.root().descendants().any(|node| node.kind() == *kind),
            "{source} holds no {kind}"
        );
        let (_, lowered) = lower(&source);
        assert!(
            lowered.unsupported.is_empty(),
            "{source}: {:?}",
            lowered.unsupported
        );
        assert!(
            lowered.diagnostics.is_empty(),
            "{source}: {:?}",
            lowered.diagnostics
        );
    }
}

#[test]
fn what_counts_as_unsupported_says_so() {
    for (kind, source) in [
        ("asm", "void f(void) { asm(\"nop\"); }"),
        (
            "packed",
            "struct __attribute__((packed)) s { char a; int b; };",
        ),
        ("_Complex", "double _Complex a;"),
        (
            "nested function",
            "void f(void) { int g(void) { return 1; } }",
        ),
        ("computed goto", "void f(void *p) { goto *p; }"),
        ("address of a label", "void f(void) { void *p = &&l; l: ; }"),
    ] {
        let (_, lowered) = lower(source);
        assert!(
            lowered.unsupported.iter().any(|(found, _)| found == kind),
            "{source}: {:?}",
            lowered.unsupported
        );
        assert!(!lowered.diagnostics.is_empty(), "{source}");
    }
}

/// The opcodes of a function's body, labels left out.
fn opcodes(source: &str, function: &str) -> String {
    let (program, _) = lower(source);
    let module = &program.modules[0];
    let functions = Functions::of(module);
    let name = program.names.get(function).unwrap();
    let info = functions
        .list
        .iter()
        .find(|info| info.name == name)
        .unwrap();
    let opcodes: Vec<&str> = module.insts[info.entry.index()..info.end.index()]
        .iter()
        .filter(|inst| !matches!(inst.op, Op::Label { .. }))
        .map(|inst| inst.op.name())
        .collect();
    opcodes.join(" ")
}

#[test]
fn the_iterative_factorial_has_its_23_opcodes() {
    let source = "int factorial(int n) { int result = 1; int i = 2; while (i <= n) { result *= i; i += 1; } return result; }";
    assert_eq!(
        opcodes(source, "factorial"),
        "symbolic decl_var const decl_var const decl_var load_var load_var binop branch_if load_var load_var \
         binop store_var load_var const binop store_var branch load_var return const return"
    );
}

#[test]
fn the_recursive_factorial_has_no_dead_jump() {
    let source = "int factorial(int n) { if (n <= 1) return 1; return n * factorial(n - 1); }";
    assert_eq!(
        opcodes(source, "factorial"),
        "symbolic decl_var load_var const binop branch_if const return load_var load_var const binop \
         call_function binop return const return"
    );
}

#[test]
fn the_library_is_lowered_completely() {
    let frontend = lang::frontend("c").unwrap();
    let grammar = grammars::by_name("c").unwrap();
    let modules: Vec<_> = frontend.library.modules().collect();
    assert!(modules.len() >= 6);
    for (name, source) in modules {
        let tree = grammars::parse(grammar, source);
        let mut program = Program::default();
        let unit = Unit {
            tree: &tree,
            source,
            file: name,
            module_name: name,
            is_library: true,
            library: &lang::no_library,
        };
        let lowered = (frontend.lower)(&unit, &mut program);
        assert!(
            lowered.diagnostics.is_empty(),
            "{name}: {:?}",
            lowered.diagnostics
        );
        assert!(
            ir::verify(&program).is_empty(),
            "{name}: {:#?}",
            ir::verify(&program)
        );
    }
}

#[test]
fn every_header_can_be_read() {
    for name in [
        "assert.h",
        "ctype.h",
        "errno.h",
        "float.h",
        "inttypes.h",
        "iso646.h",
        "limits.h",
        "math.h",
        "setjmp.h",
        "stdalign.h",
        "stdarg.h",
        "stdbool.h",
        "stddef.h",
        "stdint.h",
        "stdio.h",
        "stdlib.h",
        "stdnoreturn.h",
        "string.h",
        "time.h",
    ] {
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
        ("int f(void) { return x + ; }", "`;` does not fit here"),
        ("int f(void) { int a = 1 return a; }", "`;` is missing here"),
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
    ] {
        let found = messages(source);
        assert!(
            found.iter().any(|message| message.contains(expected)),
            "{source}: {found:?}"
        );
    }
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
            "2:13-2:13 `;` is missing here",
            "3:10-3:10 `;` is missing here",
            "4:12-4:12 `;` is missing here"
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
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/c");
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
