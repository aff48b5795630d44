//! Java.

/// One source for every kind of node that is lowered.
pub const LOWERED: &[(&str, &str)] = &[
    (
        "annotation_type_declaration",
        "@interface A { int size() default 3; String[] names() default {}; }",
    ),
    (
        "array_access",
        "class C { int f(int[][] a) { a[0][1] = 2; a[1][0]++; return a[0][1]; } }",
    ),
    (
        "array_creation_expression",
        "class C { Object a = new int[3][], b = new int[] {1, 2}, c = new C[2][3]; }",
    ),
    (
        "array_initializer",
        "class C { int[][] a = {{1}, {}, {2, 3}}; }",
    ),
    (
        "assert_statement",
        "class C { void f(int a) { assert a > 1 : a; } }",
    ),
    (
        "assignment_expression",
        "class C { int a, b; void f() { a = b = 1; a += 2; a -= 1; a *= 2; a /= 3; a %= 2; a <<= 1; a >>= 1; a >>>= 1; a &= 7; a |= 8; a ^= 1; } }",
    ),
    (
        "binary_expression",
        "class C { boolean f(int a, int b) { return a + b - a * b / 2 % 3 << 1 >> 1 >>> 1 > (a & 7 | 8 ^ 1) && a == b || a != b && a < b == a <= b | a >= b; } }",
    ),
    (
        "binary_integer_literal",
        "class C { long a = 0b1010 + 0B11L; }",
    ),
    ("block", "class C { void f() { { int a = 1; } } }"),
    (
        "break_statement",
        "class C { void f(int a) { o: while (a > 0) { while (true) { if (a == 1) break; break o; } } } }",
    ),
    (
        "cast_expression",
        "class C { int f(Object a, double b) { return (int) b + (byte) 300 + ((C) a).f(null, (float) b); } }",
    ),
    (
        "catch_clause",
        "class E extends RuntimeException {} class C { void f() { try { throw new E(); } catch (E e) { } } }",
    ),
    (
        "character_literal",
        "class C { char a = 'b', c = '\\n', d = '\\u0041', e = '\\''; }",
    ),
    (
        "class_declaration",
        "abstract class A<T> { } class B extends A<C> { } final class C { class D { } }",
    ),
    (
        "class_literal",
        "class C { Object a = C.class, b = int[].class; }",
    ),
    (
        "compact_constructor_declaration",
        "record R(int a) { R { if (a < 0) a = 0; } }",
    ),
    (
        "constant_declaration",
        "interface I { int A = 1, B = A + 1; }",
    ),
    (
        "constructor_declaration",
        "class C { int a; C() { this(1); } C(int a) { super(); this.a = a; } }",
    ),
    (
        "continue_statement",
        "class C { void f(int a) { o: while (a > 0) { a--; while (true) { if (a == 1) continue o; a--; continue; } } } }",
    ),
    (
        "decimal_floating_point_literal",
        "class C { double a = 1.5, b = .5, c = 1e10, d = 3d; float e = 1.5f; }",
    ),
    (
        "decimal_integer_literal",
        "class C { long a = 1_000 + 5L; int b = -2147483648; }",
    ),
    (
        "do_statement",
        "class C { void f(int a) { do a--; while (a > 0); } }",
    ),
    (
        "enhanced_for_statement",
        "class C { int f(int[] a) { int s = 0; for (int b : a) s += b; for (var b : a) s += b; return s; } }",
    ),
    (
        "enum_constant",
        "enum E { A, B(1) { int f() { return 2; } }; E() { } E(int a) { } int f() { return 1; } }",
    ),
    (
        "enum_declaration",
        "interface I { } enum E implements I { A, B; static int n; }",
    ),
    (
        "explicit_constructor_invocation",
        "class A { class I { } } class C extends A.I { C(A a) { a.super(); } C() { this(new A()); } }",
    ),
    (
        "expression_statement",
        "class C { int a; void f() { a++; f(); a = 1; new C(); ; } }",
    ),
    ("false", "class C { boolean a = false; }"),
    (
        "field_access",
        "class C { C a; static int b; int f() { return this.a.a.f() + C.b; } }",
    ),
    (
        "field_declaration",
        "class C { int a, b[] = {1}; static final int D = 1; transient volatile C e; }",
    ),
    (
        "finally_clause",
        "class C { int f() { try { return 1; } finally { f(); } } }",
    ),
    (
        "for_statement",
        "class C { void f() { for (int a = 0, b = 1; a < b; a++, b--) ; for (;;) break; } }",
    ),
    (
        "formal_parameter",
        "class C { void f(final int a, int b[]) { } }",
    ),
    (
        "hex_floating_point_literal",
        "class C { double a = 0x1.8p3, b = 0xAp-2; }",
    ),
    (
        "hex_integer_literal",
        "class C { int a = 0xFF, b = 0xFFFF_FFFF; long c = 0XffL; }",
    ),
    ("identifier", "class C { int a; int f() { return a; } }"),
    (
        "if_statement",
        "class C { void f(int a) { if (a > 1) a = 1; else if (a < 0) a = 0; else a = 2; } }",
    ),
    (
        "import_declaration",
        "import java.util.List;\nimport java.util.*;\nimport static a.B.c;\nclass C { }",
    ),
    (
        "instanceof_expression",
        "class C { boolean f(Object a) { return a instanceof C && !(a instanceof C c) || a instanceof int[]; } }",
    ),
    (
        "interface_declaration",
        "interface I<T> { T f(); default int g() { return h(); } private int h() { return 1; } static void k() { } } interface J extends I<C> { } class C { }",
    ),
    (
        "labeled_statement",
        "class C { void f() { a: { break a; } b: for (;;) break b; } }",
    ),
    (
        "lambda_expression",
        "interface F { int f(int a); } class C { F a = b -> b, c = (d) -> { return d; }, e = (int f) -> f, g = (var h) -> h; }",
    ),
    (
        "local_variable_declaration",
        "class C { void f() { int a = 1, b[] = {1}, c; var d = a; final C e = null; } }",
    ),
    (
        "method_declaration",
        "abstract class C { abstract int a(); static <T> T b(T t) { return t; } synchronized final int[] c()[] { return null; } }",
    ),
    (
        "method_invocation",
        "class A { int f() { return 1; } } class C extends A { static int g(int a) { return a; } int f() { return super.f() + g(1) + this.f() + C.g(2) + new C().<C>h(null).f(); } <T> T h(T t) { return t; } }",
    ),
    (
        "method_reference",
        "interface F { C f(); } interface G { int g(C c); } class C { F a = C::new; G b = C::h; F c = this::k; int h() { return 1; } C k() { return this; } }",
    ),
    ("null_literal", "class C { Object a = null; }"),
    (
        "object_creation_expression",
        "interface I { int f(); } class C<T> { class D { } Object a = new C<>(), b = new C<T>().new D(), c = new I() { public int f() { return 1; } }; }",
    ),
    (
        "octal_integer_literal",
        "class C { int a = 017; long b = 0777L; }",
    ),
    ("package_declaration", "package a.b; class C { }"),
    (
        "parenthesized_expression",
        "class C { int a = ((1)) + (2); }",
    ),
    (
        "record_declaration",
        "interface I { int a(); } record R<T>(int a, T b, int... c) implements I { static int d; R(int a) { this(a, null); } int e() { return a + b(); } int b(int f) { return f; } }",
    ),
    (
        "record_pattern",
        "record P(int a, Object b) { } class C { int f(Object a) { return a instanceof P(int b, P(var c, var d)) ? b + c : 0; } }",
    ),
    (
        "resource",
        "class R { void close() { } } class C { void f(R b) { try (R a = new R(); b) { } } }",
    ),
    (
        "return_statement",
        "class C { int f() { return 1; } void g() { return; } }",
    ),
    (
        "spread_parameter",
        "class C { int f(int... a) { return a.length + f() + f(1, 2) + f(a); } }",
    ),
    (
        "static_initializer",
        "class C { static int a; static { a = 1; } }",
    ),
    (
        "string_literal",
        "class C { Object a = \"b\\t\\\"\", c = \"\"\"\n    d\n    e\\\n    \"\"\"; }",
    ),
    (
        "super",
        "class A { int a; int f() { return 1; } } class C extends A { int f() { return super.f() + super.a; } }",
    ),
    (
        "switch_block_statement_group",
        "class C { int f(int a) { switch (a) { case 1: case 2: return 1; case 3: a++; default: return a; } } }",
    ),
    (
        "switch_expression",
        "class C { int f(int a) { return switch (a) { case 1 -> 2; default -> 3; } + switch (a) { case 3: yield 4; default: yield 5; }; } }",
    ),
    (
        "switch_rule",
        "class C { int f(Object a, int b) { switch (b) { case 1, 2 -> b++; default -> { } } return switch (a) { case C c when b > 1 -> 1; case C c -> 2; default -> throw null; }; } }",
    ),
    (
        "synchronized_statement",
        "class C { void f() { synchronized (this) { f(); } } }",
    ),
    (
        "ternary_expression",
        "class C { int f(int a) { return a > 1 ? 2 : a < 0 ? 3 : 4; } }",
    ),
    (
        "this",
        "class C { int a; class D { int f() { return C.this.a; } } C f() { return this; } }",
    ),
    (
        "throw_statement",
        "class E extends RuntimeException { } class C { void f() { throw new E(); } }",
    ),
    ("true", "class C { boolean a = true; }"),
    (
        "try_statement",
        "class C { void f() { try { f(); } finally { } } }",
    ),
    (
        "try_with_resources_statement",
        "class R { void close() { } } class C { void f() { try (var a = new R()) { f(); } finally { } } }",
    ),
    (
        "type_pattern",
        "class C { int f(Object a) { return switch (a) { case C c -> 1; default -> 2; }; } }",
    ),
    (
        "unary_expression",
        "class C { int a = -1 + +2 + ~3; boolean b = !true; }",
    ),
    (
        "update_expression",
        "class C { int a; int f(int[] b) { return a++ + ++a - a-- - --a + b[0]++; } }",
    ),
    (
        "while_statement",
        "class C { void f(int a) { while (a > 0) a--; while (true) break; } }",
    ),
    (
        "yield_statement",
        "class C { int f(int a) { return switch (a) { default -> { yield 1; } }; } }",
    ),
];

/// What says that it is not lowered: the kind that is reported, and a source.
pub const UNSUPPORTED: &[(&str, &str)] = &[
    ("module_declaration", "module a { requires b; }"),
    ("template_expression", "class C { Object a = STR.\"b\"; }"),
];
