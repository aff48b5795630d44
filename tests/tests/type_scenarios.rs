//! What is inferred of small programs, scenario by scenario, for every language that has it.
//!
//! The scenarios of the reference's matrix, and where they are; a dash where a language has no such thing.
//!
//! | scenario | Python | Java | C | test |
//! |---|---|---|---|---|
//! | whole numbers with whole numbers | yes | yes | yes | `whole_numbers_stay_whole` |
//! | whole numbers with broken ones | yes | yes | yes | `a_broken_number_makes_the_result_one` |
//! | comparisons are truth values | yes | yes | `int` | `comparisons_and_negations_are_truth_values` |
//! | so are negations | yes | yes | `int` | `comparisons_and_negations_are_truth_values` |
//! | results from what is returned | yes | lambdas | – | `what_is_returned_is_the_result` |
//! | declared parameters | yes | yes | yes | `declared_parameters_are_what_they_are_declared` |
//! | members of objects | yes | yes | `struct` | `members_have_the_types_of_what_is_assigned_to_them` |
//! | what methods give | yes | yes | – | `methods_are_those_of_the_receivers_class` |
//! | new objects | yes | yes | – | `new_objects_are_of_their_class` |
//! | what the library gives | yes | yes | yes | `what_the_language_provides_gives_what_it_gives` |
//! | calls before the definition | yes | yes | yes | `functions_may_be_called_before_the_text_defines_them` |
//! | methods of interfaces | protocols | yes | – | `a_method_of_an_interface_gives_what_the_interface_says` |

use reddragon_tests::compile;
use session::analysis::types::{Listing, Types};

fn listing(language: &str, source: &str) -> Listing {
    let compiled = compile(language, "program", source).expect("it compiles");
    let (program, module) = (compiled.program(), compiled.module());
    Types::of(program, module).listing(program, module)
}

/// The types of variables and functions are these.
#[track_caller]
fn has(language: &str, source: &str, expected: &[(&str, &str)]) {
    let listing = listing(language, source);
    for (name, ty) in expected {
        let mut all = listing.functions.iter().chain(&listing.variables);
        let found = all.find(|one| one.name == *name).map(|one| one.ty.as_str());
        assert_eq!(found, Some(*ty), "{language}: {name} in {listing:#?}");
    }
}

/// A Java program with this in `main`, which declares everything with `var`.
fn java(body: &str) -> String {
    format!(
        "import java.util.*;\npublic class M {{ public static void main(String[] a) {{ {body} }} }}"
    )
}

fn c(body: &str) -> String {
    format!(
        "#include <stdio.h>\n#include <string.h>\n#include <math.h>\nint main(void) {{ {body} return 0; }}"
    )
}

#[test]
fn whole_numbers_stay_whole() {
    has(
        "python",
        "x = 1 + 2 * 3\ny = 7 // 2\nz = 7 / 2\n",
        &[("x", "int"), ("y", "int"), ("z", "float")],
    );
    has(
        "java",
        &java("var x = 1 + 2; var y = 1 + 2L; var z = 7 / 2;"),
        &[
            ("M.main.x", "int"),
            ("M.main.y", "long"),
            ("M.main.z", "int"),
        ],
    );
    has(
        "c",
        &c("int x = 1 + 2; long y = x + 2L;"),
        &[("main.x", "int"), ("main.y", "long")],
    );
}

#[test]
fn a_broken_number_makes_the_result_one() {
    has("python", "x = 1 + 2.5\n", &[("x", "float")]);
    has(
        "java",
        &java("var x = 1 + 2.5; var y = 1 + 2.5f;"),
        &[("M.main.x", "double"), ("M.main.y", "float")],
    );
    has(
        "c",
        &c("double x = 1 + 2.5; float y = 1.5f;"),
        &[("main.x", "double"), ("main.y", "float")],
    );
}

#[test]
fn comparisons_and_negations_are_truth_values() {
    has(
        "python",
        "x = 1 < 2\ny = not 3\nz = 1 in [2]\n",
        &[("x", "bool"), ("y", "bool"), ("z", "bool")],
    );
    has(
        "java",
        &java("var x = 1 < 2; var y = !x;"),
        &[("M.main.x", "boolean"), ("M.main.y", "boolean")],
    );
    // C's are of type `int`.
    has(
        "c",
        "int less(int a, int b) { return a < b; }\nint main(void) { int n = !less(1, 2); return n; }",
        &[("less", "(a: int, b: int) -> int"), ("main.n", "int")],
    );
}

#[test]
fn what_is_returned_is_the_result() {
    has(
        "python",
        "def f(a):\n    if a:\n        return 1\n    return 'x'\nr = f(True)\n",
        &[("f", "(a: bool) -> int | str"), ("r", "int | str")],
    );
    has("python", "def f():\n    pass\n", &[("f", "() -> None")]);
    has(
        "java",
        "class M { static int f(long a) { return (int) a; } static void g() {} }",
        &[("M.f", "(a: long) -> int"), ("M.g", "() -> void")],
    );
    has(
        "java",
        "import java.util.function.*;\nclass M { static <T> T same(Supplier<T> s) { return s.get(); } public static void main(String[] a) { var x = same(() -> 1.5); } }",
        &[("M.main.x", "Double")],
    );
    has(
        "c",
        "void f(char *s) {}\nunsigned g(void) { return 1; }",
        &[("f", "(s: char *) -> void"), ("g", "() -> unsigned int")],
    );
}

#[test]
fn declared_parameters_are_what_they_are_declared() {
    has(
        "python",
        "def f(a: int, b: list[str], c: 'int | None' = None) -> dict[str, int]:\n    return {}\n",
        &[(
            "f",
            "(a: int, b: list[str], c: int | None) -> dict[str, int]",
        )],
    );
    has(
        "java",
        "import java.util.*;\nclass M { static List<String> f(Map<String, int[]> m, double... d) { return null; } }",
        &[(
            "M.f",
            "(m: Map<String, int[]>, d: double[]) -> List<String>",
        )],
    );
    has(
        "c",
        "struct p { int x; };\nenum e { A };\nstruct p f(const struct p *q, enum e k, int (*g)(int)) { return *q; }",
        &[(
            "f",
            "(q: struct p *, k: enum e, g: (int) -> int) -> struct p",
        )],
    );
}

#[test]
fn a_hint_is_believed_only_where_nothing_else_is_known() {
    // Python does not hold programs to their annotations.
    has(
        "python",
        "def f(a: int):\n    return a\nf('text')\n",
        &[("f", "(a: int | str) -> int | str")],
    );
    has(
        "python",
        "import missing\ndef f(a: int):\n    return a\nf(missing.x)\n",
        &[("f", "(a: int) -> int")],
    );
}

#[test]
fn members_have_the_types_of_what_is_assigned_to_them() {
    has(
        "python",
        "class Dog:\n    def __init__(self, age):\n        self.age = age\n        self.name = None\n    def call(self, name):\n        self.name = name\n        return self.age\nd = Dog(3)\nd.call('x')\nage = d.age\n",
        &[
            ("Dog.age", "int"),
            ("Dog.name", "str | None"),
            ("age", "int"),
            ("Dog.call", "(self: Dog, name: str) -> int"),
        ],
    );
    has(
        "java",
        "class Dog { int age; String name; int call() { return this.age; } }",
        &[
            ("Dog.age", "int"),
            ("Dog.name", "String"),
            ("Dog.call", "() -> int"),
        ],
    );
    has(
        "c",
        "struct p { int x; double y; };\ndouble f(struct p *q) { double d = q->y; return d; }",
        &[("f.d", "double")],
    );
}

#[test]
fn methods_are_those_of_the_receivers_class() {
    has(
        "python",
        "class A:\n    def f(self):\n        return 1\nclass B(A):\n    def f(self):\n        return 'b'\nx = A().f()\ny = B().f()\nfor o in [A(), B()]:\n    z = o.f()\n",
        &[("x", "int"), ("y", "str"), ("z", "int | str"), ("o", "A")],
    );
    has(
        "java",
        "class M { static class A { Object f() { return 1; } } static class B extends A { String f() { return \"\"; } }\n public static void main(String[] a) { var x = new A().f(); var y = new B().f(); } }",
        &[("M.main.x", "Object"), ("M.main.y", "String")],
    );
}

#[test]
fn new_objects_are_of_their_class() {
    has(
        "python",
        "class P:\n    pass\nx = P()\ny = ValueError('a')\n",
        &[("x", "P"), ("y", "ValueError")],
    );
    has(
        "java",
        &java("var x = new ArrayList<String>(); var y = new int[3];"),
        &[("M.main.x", "ArrayList<String>"), ("M.main.y", "int[]")],
    );
}

#[test]
fn what_the_language_provides_gives_what_it_gives() {
    has(
        "python",
        "a = 'x'.upper()\nb = 'a b'.split()\nc = len(b)\nd = 'x'.find('y')\ne = 'x'.startswith('y')\nf = sorted([3, 1])\ng = {1: 'a'}.get(1)\nimport math\nh = math.sqrt(2)\n",
        &[
            ("a", "str"),
            ("b", "list[str]"),
            ("c", "int"),
            ("d", "int"),
            ("e", "bool"),
            ("f", "list[int]"),
            ("g", "str | None"),
            ("h", "float"),
        ],
    );
    has(
        "java",
        &java("var x = \"a\".toUpperCase(); var y = \"a\".length(); var z = List.of(1, 2).get(0);"),
        &[
            ("M.main.x", "String"),
            ("M.main.y", "int"),
            ("M.main.z", "Integer"),
        ],
    );
    has(
        "c",
        &c("unsigned long n = strlen(\"abc\"); double r = sqrt(2.0);"),
        &[("main.n", "unsigned long"), ("main.r", "double")],
    );
}

#[test]
fn functions_may_be_called_before_the_text_defines_them() {
    has(
        "python",
        "def a():\n    return b()\ndef b():\n    return c()\ndef c():\n    return 1.5\nx = a()\n",
        &[("a", "() -> float"), ("b", "() -> float"), ("x", "float")],
    );
    has(
        "python",
        "def even(n):\n    return True if n == 0 else odd(n - 1)\ndef odd(n):\n    return False if n == 0 else even(n - 1)\nx = even(4)\n",
        &[("even", "(n: int) -> bool"), ("x", "bool")],
    );
    has(
        "java",
        "class M { public static void main(String[] a) { var x = f(); var y = new Later().g(); } static long f() { return 1; } }\nclass Later { String g() { return \"\"; } }",
        &[("M.main.x", "long"), ("M.main.y", "String")],
    );
    has(
        "c",
        "double later(int a);\nint main(void) { double x = later(1); return 0; }\ndouble later(int a) { return a; }",
        &[("later", "(a: int) -> double"), ("main.x", "double")],
    );
}

#[test]
fn a_method_of_an_interface_gives_what_the_interface_says() {
    has(
        "java",
        "interface Animal { String speak(); }\nclass Dog implements Animal { public String speak() { return \"w\"; } }\nclass M { public static void main(String[] x) { Animal a = new Dog(); var s = a.speak(); } }",
        &[("M.main.a", "Animal"), ("M.main.s", "String")],
    );
    has(
        "python",
        "from abc import ABC, abstractmethod\nclass Animal(ABC):\n    @abstractmethod\n    def speak(self) -> str: ...\nclass Dog(Animal):\n    def speak(self):\n        return 'w'\ndef f(a: Animal):\n    return a.speak()\nx = f(Dog())\n",
        &[("x", "str | None"), ("f", "(a: Animal) -> str | None")],
    );
}

#[test]
fn generic_types_keep_what_they_are_about() {
    has(
        "java",
        "class Box<T extends Comparable<T>> { T value; Box(T v) { value = v; } T get() { return value; } }\nclass M { static <T> T same(T t) { return t; } public static void main(String[] a) { var b = new Box<>(3); int i = b.get(); var s = same(\"x\"); } }",
        &[
            ("Box.get", "() -> T"),
            ("M.main.i", "int"),
            ("M.main.s", "String"),
            ("M.same", "(t: T) -> T"),
            ("Box.value", "T"),
        ],
    );
    has(
        "python",
        "from typing import TypeVar\nT = TypeVar('T')\ndef first(xs: list[T]) -> T:\n    return xs[0]\nx = first([1])\n",
        &[("first", "(xs: list[T]) -> T"), ("x", "int")],
    );
}

#[test]
fn collections_know_their_elements_and_tuples_each_of_them() {
    has(
        "python",
        "a = [1]\na.append('x')\nb = (1, 'x', None)\nc = b[1]\np, *q = [1, 2]\nd = {}\nd['k'] = 1.5\nfor k, v in d.items():\n    pass\ne = {1, 2}\nf = [i * 2.0 for i in a if i]\ng = list(zip([1], ['a']))\n",
        &[
            ("a", "list[int | str]"),
            ("b", "tuple[int, str, None]"),
            ("c", "str"),
            ("p", "int"),
            ("q", "list[int]"),
            ("d", "dict[str, float]"),
            ("k", "str"),
            ("v", "float"),
            ("e", "set[int]"),
        ],
    );
    has(
        "java",
        &java("int[][] x = {{1}}; var y = x[0]; var z = y[0];"),
        &[("M.main.y", "int[]"), ("M.main.z", "int")],
    );
    has(
        "c",
        &c("int x[2][3] = {{1}}; int z = x[0][1]; char s[] = \"a\";"),
        &[
            ("main.x", "int[][]"),
            ("main.z", "int"),
            ("main.s", "char[]"),
        ],
    );
}

#[test]
fn tests_narrow_what_is_read_behind_them() {
    has(
        "python",
        "def f(x):\n    if x is None:\n        return 0\n    y = x\n    if isinstance(x, str):\n        z = x\n    else:\n        w = x\n    return y\nf(None)\nf(1)\nf('a')\n",
        &[
            ("f.y", "int | str"),
            ("f.z", "str"),
            ("f.w", "int"),
            ("f.x", "int | str | None"),
        ],
    );
    // What is assigned in between counts.
    has(
        "python",
        "def f(x):\n    if x is not None:\n        x = None\n        y = x\n    return 1\nf(1)\n",
        &[("f.y", "None")],
    );
    has(
        "java",
        &java(
            "Object o = \"s\"; if (o instanceof String t && t.length() > 1) { var n = t.length(); }",
        ),
        &[
            ("M.main.o", "Object"),
            ("M.main.t", "String"),
            ("M.main.n", "int"),
        ],
    );
}

#[test]
fn exceptions_are_of_the_classes_that_are_caught() {
    has(
        "python",
        "class Bad(ValueError):\n    pass\ntry:\n    raise Bad()\nexcept Bad as e:\n    kept = e\nexcept (KeyError, TypeError) as f:\n    other = f\n",
        &[("kept", "Bad"), ("other", "KeyError | TypeError")],
    );
    has(
        "java",
        &java("try { } catch (RuntimeException e) { var x = e; }"),
        &[("M.main.x", "RuntimeException")],
    );
}

#[test]
fn generators_hand_out_what_they_yield() {
    has(
        "python",
        "def g():\n    got = yield 1\n    return 'end'\nfor x in g():\n    pass\ni = g()\ni.send(2.5)\n",
        &[
            ("x", "int"),
            ("g", "() -> Generator[int, str]"),
            ("g.got", "float | None"),
        ],
    );
}

#[test]
fn names_for_types_and_enumerations() {
    has(
        "c",
        "typedef unsigned long size;\nenum color { RED, GREEN };\nint main(void) { size n = 1; enum color c = RED; return 0; }",
        &[("main.n", "unsigned long"), ("main.c", "enum color")],
    );
    has(
        "java",
        "enum Color { RED, GREEN }\nclass M { public static void main(String[] a) { var c = Color.RED; } }",
        &[("M.main.c", "Color"), ("Color.RED", "Color")],
    );
    has(
        "python",
        "from enum import Enum\nclass Color(Enum):\n    RED = 1\nc = Color.RED\nn = c.name\n",
        &[("c", "Color"), ("n", "str")],
    );
}

#[test]
fn functions_are_values_with_types() {
    has(
        "python",
        "f = lambda a, b: a + b\nx = f(1, 2)\ng = [f]\n",
        &[("f", "(int, int) -> int"), ("x", "int")],
    );
    has(
        "c",
        "int add(int a, int b) { return a + b; }\nint main(void) { int (*f)(int, int) = add; int x = f(1, 2); return x; }",
        &[("main.f", "(int, int) -> int"), ("main.x", "int")],
    );
}

#[test]
fn what_is_not_known_has_a_reason_and_a_place() {
    let listing = listing(
        "python",
        "import requests\nr = requests.get('u')\ndef f(x):\n    return x\n",
    );
    let why = |name: &str| {
        let mut all = listing.functions.iter().chain(&listing.variables);
        all.find(|one| one.name == name)
            .and_then(|one| one.why.clone())
    };
    assert_eq!(
        why("r"),
        Some((
            "nothing is known of what `requests.get` gives".to_owned(),
            2
        ))
    );
    assert_eq!(
        why("f"),
        Some(("nothing here calls the function".to_owned(), 3))
    );
}

#[test]
fn callbacks_get_what_the_library_calls_them_with() {
    has(
        "python",
        "people = [('a', 1)]\nby = sorted(people, key=lambda p: p[1])\n",
        &[
            ("by", "list[tuple[str, int]]"),
            ("<lambda>.p", "tuple[str, int]"),
        ],
    );
}

/// Names and types in a long program are there at once.
#[test]
fn a_deep_and_a_long_program_end() {
    let mut source = String::from("x = 0\n");
    for at in 0..300 {
        source +=
            &format!("if x is None:\n    x = {at}\nelif isinstance(x, int):\n    x = x + 1\n");
    }
    has("python", &source, &[("x", "int")]);
    let nested = format!("x = {}1{}\n", "[".repeat(60), "]".repeat(60));
    assert!(!listing("python", &nested).variables.is_empty());
}

/// What a class's own rules make of it: a class made by `TypedDict` gives maps, an enumeration hands the parts of its members' values on.
#[test]
fn classes_that_the_library_makes_more_of() {
    has(
        "python",
        "from typing import TypedDict\nclass Movie(TypedDict, total=False):\n    title: str\nm = Movie(title='x')\n",
        &[("m", "dict[str, object]")],
    );
    has(
        "python",
        "from enum import Enum\nclass Planet(Enum):\n    EARTH = (5.9, 'e')\n    MARS = (6, 'm')\n    def __init__(self, mass, name):\n        self.mass = mass\nx = Planet.EARTH.mass\n",
        &[
            (
                "Planet.__init__",
                "(self: Planet, mass: float | int, name: str) -> None",
            ),
            ("Planet.mass", "float | int"),
        ],
    );
    has(
        "python",
        "from enum import Enum, auto\nclass Word(Enum):\n    def _generate_next_value_(name, start, count, last_values):\n        return name\n    A = auto()\n",
        &[(
            "Word._generate_next_value_",
            "(name: str, start: int, count: int, last_values: list[object]) -> str",
        )],
    );
}

/// A generic class with types in brackets behind it is itself, and what derives from it inherits.
#[test]
fn types_in_brackets_leave_a_class_what_it_is() {
    has(
        "python",
        "from typing import Generic, TypeVar\nT = TypeVar('T')\nclass Stack(Generic[T]):\n    def __init__(self, items):\n        self.items = items\n    def size(self):\n        return 1\nclass Names(Stack[str]):\n    pass\na = Stack[int]([1])\nb = Names(['x']).size()\n",
        &[
            ("a", "Stack"),
            ("b", "int"),
            (
                "Stack.__init__",
                "(self: Stack, items: list[int | str]) -> None",
            ),
        ],
    );
}

/// What is sent into a coroutine arrives where an object's own way of waiting asks for it.
#[test]
fn what_is_sent_goes_on_to_what_is_waited_for() {
    has(
        "python",
        "class Pause:\n    def __await__(self):\n        got = yield 'p'\n        return got\nasync def f():\n    first = await Pause()\n    return first\nc = f()\nc.send(None)\nc.send(2.5)\n",
        &[
            ("Pause.__await__.got", "float | None"),
            ("f.first", "float | None"),
        ],
    );
}

/// What may be something else than its type says, because a conversion was not checked, is anything before it is looked at.
#[test]
fn what_was_not_checked_is_anything_before_it_is_looked_at() {
    has(
        "java",
        &java(
            "List<String> l = (List) new ArrayList<>(List.of(1)); Object o = l.get(0); var v = l.get(0);",
        ),
        &[("M.main.o", "Object"), ("M.main.v", "String")],
    );
}

#[test]
fn a_class_literal_is_of_its_class_and_leaves_lambdas_what_they_are() {
    has(
        "java",
        "import java.util.*;\nimport java.util.function.*;\npublic class M {\n\
         enum Level { LOW, HIGH }\n\
         public static void main(String[] a) {\n\
         Function<Integer, Integer> twice = x -> x * 2;\n\
         var c = Level.class; var i = int.class;\n\
         var e = new EnumMap<Level, String>(Level.class);\n\
         System.out.println(twice.apply(2) + c.getName() + i + e);\n} }",
        &[
            ("M.lambda$main$0", "(x: Integer) -> Integer"),
            ("M.main.c", "Class<Level>"),
            ("M.main.i", "Class<Integer>"),
            ("M.main.e", "EnumMap<Level, String>"),
        ],
    );
}

#[test]
fn the_library_s_functions_are_no_variables_of_the_program() {
    let source =
        "#include <stdlib.h>\nint main(void) { int (*op)(int) = abs; return op(-1) - abs(1); }";
    has("c", source, &[("main.op", "(int) -> int")]);
    let listing = listing("c", source);
    assert!(listing.variables.iter().all(|one| one.name != "abs"));
}

#[test]
fn classes_that_the_library_makes_have_instances_members_and_methods() {
    has(
        "javascript",
        "class Card { constructor(n) { this.n = n; } label(k) { return `${this.n}${k}`; } get twice() { return this.n * 2; } }\n\
         class Joker extends Card { constructor() { super(0); this.tag = 'j'; } label(k) { return super.label(k) + '!'; } }\n\
         function total(cards) { let sum = 0; for (const c of cards) sum += c.n; return sum; }\n\
         const card = new Card(3), t = total([card]), s = card.label(1), w = card.twice;\n\
         const joker = new Joker(), j = joker.label(2), g = joker.tag;\n",
        &[
            ("card", "Card"),
            ("t", "number"),
            ("s", "string"),
            ("w", "number"),
            ("joker", "Joker"),
            ("j", "string"),
            ("g", "string"),
            ("total.cards", "Array<Card>"),
        ],
    );
    has(
        "php",
        "<?php\nclass Card { private string $mark = 'x';\n\
         public function __construct(public readonly int $n) {}\n\
         public function label(int $k = 3): string { return $this->mark . $k; } }\n\
         function twice(float $x): float { return $x * 2; }\n\
         $card = new Card(3);\n$s = $card->label();\n$t = twice(1.5);\n",
        &[
            ("card", "Card | null"),
            ("s", "string | null"),
            ("t", "float | null"),
            ("Card->label.k", "int"),
            ("twice", "(x: float) -> float"),
        ],
    );
    has(
        "ruby",
        "class Card\n  attr_reader :n\n  def initialize(n); @n = n; end\n  def self.make(n) = new(n)\n  def label(k) = \"#{@n}#{k}\"\nend\n\
         def total(cards)\n  sum = 0\n  cards.each { |c| sum += c.n }\n  sum\nend\n\
         card = Card.new(3)\nmade = Card.make(4)\nt = total([card])\ns = card.label(1)\n",
        &[
            ("card", "Card"),
            ("made", "Card"),
            ("t", "Integer"),
            ("s", "String"),
            ("total.cards", "Array[Card]"),
        ],
    );
}

#[test]
fn what_code_outside_may_call_is_not_known_of_such_classes_either() {
    // Whoever gets hold of an object may call its methods, and an operator is a method here.
    has(
        "javascript",
        "class Card { label(k) { return k; } }\nconst card = new Card();\ncard.label(1);\nunheard(card);\n",
        &[("label.k", "number | unknown")],
    );
    has(
        "ruby",
        "class Card\n  def +(other) = other\n  def label(k) = k\nend\ncard = Card.new\ncard.label(1)\nsum = card + card\n",
        &[
            ("<class:Card>.label.k", "Integer | unknown"),
            ("sum", "unknown"),
        ],
    );
}

#[test]
fn what_is_done_with_each_element_says_what_comes_of_all() {
    has(
        "javascript",
        "const all = [1, 2].map((n, i) => `${n}${i}`);\nconst sum = [1, 2].filter((n) => n > 1).reduce((a, b) => a + b, 0);\n",
        &[("all", "Array<string>"), ("sum", "number")],
    );
    has(
        "ruby",
        "all = [1, 2].map { |n| n.to_s }\nfirst = [1, 2].select { |n| n > 1 }\nlater = [1, 2].map\n",
        &[
            ("all", "Array[String]"),
            ("first", "Array[Integer]"),
            ("later", "Array[never] | unknown"),
        ],
    );
}
