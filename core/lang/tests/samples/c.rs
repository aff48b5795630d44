//! C.

/// One source for every kind of node that is lowered.
pub const LOWERED: &[(&str, &str)] = &[
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

/// What says that it is not lowered: the kind that is reported, and a source.
pub const UNSUPPORTED: &[(&str, &str)] = &[
    ("asm", "void f(void) { asm(\"nop\"); }"),
    (
        "packed bit field",
        "struct __attribute__((packed)) s { char a; int b : 3, c : 30; };",
    ),
    (
        "vector_size",
        "typedef int four __attribute__((vector_size(16)));",
    ),
];
