//! Worlds are what runs do: the example inputs of each, run concretely, take its way, and no way that a run takes is left out.

use reddragon_tests::Numbers;
use reddragon_tests::compile;
use session::Compiled;
use session::explore::{Fate, Limits, Search, WorldId, Worlds};
use session::ir::Const;
use session::vm::Settings;
use session::vm::symbolic::given::Given;
use std::collections::BTreeSet;

fn explore(language: &str, source: &str, function: Option<&str>, limits: Limits) -> Worlds {
    let compiled = compile(language, "main", source).expect("it compiles");
    let mut worlds =
        session::worlds(&compiled, Settings::default(), function, limits).expect("it is there");
    while worlds.advance() {}
    worlds
}

/// What the worlds come to, with their inputs, in order.
fn leaves(worlds: &Worlds) -> Vec<String> {
    let semantics = worlds.machine().semantics();
    let all = worlds.all().iter();
    let ended = all.filter_map(|world| match &world.fate {
        Fate::Ended { result, .. } => {
            let inputs = world.inputs.iter().flatten();
            let inputs = inputs
                .map(|input| format!("{}={}", input.source.expression, input.text(semantics)));
            let inputs: Vec<String> = inputs.collect();
            let result = result.clone().unwrap_or_default();
            Some(format!("{}: {result}", inputs.join(" ")))
        }
        Fate::Split { .. } | Fate::Infeasible => None,
        other => Some(format!("{other:?}")),
    });
    ended.collect()
}

#[test]
fn sides_that_no_values_lead_to_are_left_out() {
    let source = "
def sign(n):
    if n > 3:
        if n < 2:
            return 'never'
        return 'big'
    if n * n == 16:
        return 'minus four'
    return 'other'
";
    let worlds = explore("python", source, Some("sign"), Limits::default());
    let shown = leaves(&worlds);
    let results: Vec<&str> = shown
        .iter()
        .filter_map(|leaf| leaf.split(": ").nth(1))
        .collect();
    assert_eq!(results, ["'big'", "'minus four'", "'other'"]);
    assert!(shown[1].starts_with("n=-4"), "{shown:?}");
    let infeasible = worlds
        .all()
        .iter()
        .filter(|world| world.fate == Fate::Infeasible);
    assert_eq!(infeasible.count(), 1);
}

#[test]
fn text_nothing_and_truth_are_told_apart() {
    let source = "
def f(name, flag):
    if name is None:
        return 1
    if name == 'ann':
        return 2
    if name == '':
        return 3
    if flag:
        return 4
    return 5
";
    let worlds = explore("python", source, Some("f"), Limits::default());
    assert_eq!(
        leaves(&worlds),
        [
            "name=None: 1",
            "name='ann': 2",
            "name='': 3",
            "flag=True name='text1': 4",
            "flag=False name='text1': 5",
        ]
    );
}

#[test]
fn integers_of_fixed_width_wrap() {
    let source = "
unsigned char next(unsigned char c) { return c + 1; }
int f(int x) {
    unsigned int u = x;
    if (u + 1u == 0u) return 1;
    if (x > 0 && x * 2 < 0) return 2;
    return 3;
}
";
    let worlds = explore("c", source, Some("f"), Limits::default());
    let shown = leaves(&worlds);
    assert!(shown.iter().any(|leaf| leaf == "x=-1: 1"), "{shown:?}");
    // No run comes behind an overflow of signed integers in C …
    let results: Vec<&str> = shown
        .iter()
        .filter_map(|leaf| leaf.split(": ").nth(1))
        .collect();
    assert!(!results.contains(&"2"), "{shown:?}");
    // … and in Java one does.
    let source =
        "class Main { static int f(int x) { if (x > 0 && x * 2 < 0) return 2; return 3; } }";
    let worlds = explore("java", source, Some("f"), Limits::default());
    let shown = leaves(&worlds);
    let two = shown
        .iter()
        .find(|leaf| leaf.ends_with(": 2"))
        .expect("an overflow");
    let x: i64 = two["x=".len()..two.len() - ": 2".len()]
        .parse()
        .expect("a number");
    assert!(x > 0 && ((x * 2) as i32) < 0, "{two}");
}

#[test]
fn loops_end_at_the_limit() {
    let source = "
def count(n):
    i = 0
    while i < n:
        i += 1
    return i
";
    let limits = Limits {
        visits: 4,
        ..Limits::default()
    };
    let worlds = explore("python", source, Some("count"), limits);
    let results: Vec<String> = leaves(&worlds);
    let ended = results.iter().filter_map(|leaf| leaf.split(": ").nth(1));
    assert_eq!(ended.collect::<Vec<_>>(), ["0", "1", "2", "3"]);
    assert!(
        results.iter().any(|leaf| leaf == "VisitLimit"),
        "{results:?}"
    );
}

#[test]
fn equal_worlds_are_merged() {
    let source = "
def f(a, b):
    x = 0
    if a > 1:
        x = 0
    if b > 1:
        return 1
    return 2
";
    let worlds = explore("python", source, Some("f"), Limits::default());
    let merged = worlds
        .all()
        .iter()
        .filter(|world| matches!(world.fate, Fate::Merged(_)));
    assert_eq!(merged.count(), 1);
}

/// How programs are written in a language.
struct Syntax {
    language: &'static str,
    begin: &'static str,
    end: &'static str,
    /// Around a condition, and what ends a branch.
    branch: [&'static str; 3],
    operators: [&'static str; 6],
    statement_end: &'static str,
    /// Conversions that are put in front of some operands.
    casts: &'static [&'static str],
    /// What the first parameter and the second are tried with besides small numbers.
    samples: [&'static [i64]; 2],
}

/// The ends of an integer of 32 bits, and what lies about the ends of narrower ones.
const INTS: [i64; 8] = [
    -2_147_483_648,
    -65_537,
    -129,
    127,
    128,
    255,
    65_536,
    2_147_483_647,
];
const BYTES: [i64; 4] = [-128, -127, 100, 127];
const UNSIGNED_BYTES: [i64; 4] = [0, 127, 128, 255];
const UNSIGNED: [i64; 4] = [0, 65_535, 2_147_483_648, 4_294_967_295];

/// The same with narrow and unsigned types, and conversions between them.
const WIDTHS: [Syntax; 2] = [
    Syntax {
        language: "java",
        begin: "class Main { static int f(byte a, int b) {\n",
        casts: &["(byte) ", "(short) ", "(char) ", "(int) (long) "],
        samples: [&BYTES, &INTS],
        ..SYNTAXES[1]
    },
    Syntax {
        language: "c",
        begin: "int f(unsigned char a, unsigned b) {\n",
        casts: &[
            "(signed char) ",
            "(unsigned short) ",
            "(unsigned) ",
            "(int) ",
        ],
        samples: [&UNSIGNED_BYTES, &UNSIGNED],
        ..SYNTAXES[2]
    },
];

const SYNTAXES: [Syntax; 3] = [
    Syntax {
        language: "python",
        begin: "def f(a, b):\n",
        end: "",
        branch: ["if ", ":", ""],
        operators: ["+", "-", "*", "//", "%", "&"],
        statement_end: "",
        casts: &[],
        samples: [&[], &[]],
    },
    Syntax {
        language: "java",
        begin: "class Main { static int f(int a, int b) {\n",
        end: "} }\n",
        branch: ["if (", ") {", "} "],
        operators: ["+", "-", "*", "/", "%", "&"],
        statement_end: ";",
        casts: &[],
        samples: [&INTS, &INTS],
    },
    Syntax {
        language: "c",
        begin: "int f(int a, int b) {\n",
        end: "}\n",
        branch: ["if (", ") {", "} "],
        operators: ["+", "-", "*", "/", "%", "&"],
        statement_end: ";",
        casts: &[],
        samples: [&INTS, &INTS],
    },
];

/// A program of nested branches, with a function `f`; each way returns a number of its own.
struct Generator<'a> {
    syntax: &'a Syntax,
    numbers: &'a mut Numbers,
    next: u32,
    out: String,
}

impl Generator<'_> {
    fn program(syntax: &Syntax, numbers: &mut Numbers, depth: usize) -> String {
        let mut generator = Generator {
            syntax,
            numbers,
            next: 1,
            out: syntax.begin.to_owned(),
        };
        generator.body(depth, 1);
        generator.out + syntax.end
    }

    /// An expression over the parameters.
    fn expression(&mut self, depth: u32) -> String {
        let casts = self.syntax.casts;
        if !casts.is_empty() && self.numbers.below(4) == 0 {
            let cast = casts[self.numbers.below(casts.len())];
            let of = self.expression(depth.saturating_sub(1));
            return format!("({cast}({of}))");
        }
        match self.numbers.below(if depth == 0 { 3 } else { 9 }) {
            0 => "a".into(),
            1 => "b".into(),
            2 => format!("{}", self.numbers.below(9) as i64 - 4),
            operator => {
                let left = self.expression(depth - 1);
                let right = self.expression(depth - 1);
                let operator = self.syntax.operators[operator - 3];
                match operator {
                    "//" | "/" | "%" => {
                        // By an unknown it would take a solver long.
                        let by = [-3, -2, 2, 3, 5][self.numbers.below(5)];
                        format!("({left} {operator} {by})")
                    }
                    _ => format!("({left} {operator} {right})"),
                }
            }
        }
    }

    fn body(&mut self, depth: usize, indent: usize) {
        let indentation = "    ".repeat(indent);
        if depth == 0 {
            let (number, end) = (self.next, self.syntax.statement_end);
            self.out += &format!("{indentation}return {number}{end}\n");
            self.next += 1;
            return;
        }
        // What may fail, where the language says what that means.
        if self.numbers.below(3) == 0 {
            let (divisor, end) = (self.expression(1), self.syntax.statement_end);
            let declared = if end.is_empty() { "" } else { "int " };
            let name = format!("d{}_{depth}", self.next);
            self.out += &format!("{indentation}{declared}{name} = 7 % ({divisor}){end}\n");
        }
        let comparison = ["<", "<=", "==", "!=", ">", ">="][self.numbers.below(6)];
        let (left, right) = (self.expression(2), self.expression(1));
        let [before, behind, end] = self.syntax.branch;
        self.out += &format!("{indentation}{before}{left} {comparison} {right}{behind}\n");
        self.body(depth - 1, indent + 1);
        let otherwise = match end {
            "" => "else:",
            _ => "} else {",
        };
        self.out += &format!("{indentation}{otherwise}\n");
        self.body(depth - 1, indent + 1);
        if !end.is_empty() {
            self.out += &format!("{indentation}{end}\n");
        }
    }
}

/// What the function comes to for known arguments: what it returns or raises, or that it divides by zero; nothing where the
/// language gives its way no other meaning.
fn concrete(compiled: &Compiled, a: &Const, b: &Const) -> Option<String> {
    let given = [("a", a), ("b", b)].map(|(name, value)| Given {
        expression: name.into(),
        is_called: false,
        nth: Some(0),
        value: value.clone().into(),
        writes: Vec::new(),
    });
    let settings = Settings {
        given: given.into(),
        ..Settings::default()
    };
    only_way(compiled, settings)
}

/// What the function comes to where the settings leave nothing open.
fn only_way(compiled: &Compiled, settings: Settings) -> Option<String> {
    let mut worlds = session::worlds(compiled, settings, Some("f"), Limits::default()).ok()?;
    while worlds.advance() {}
    match &worlds.all() {
        [only] => match &only.fate {
            Fate::Ended { result, .. } => result.clone(),
            _ => None,
        },
        _ => None,
    }
}

/// How many generated programs each language is tried with.
const PROGRAMS: usize = 40;

fn examples_take_their_way(syntax: &Syntax) {
    let mut numbers = Numbers::new(7);
    let (mut ways, mut given_up) = (0, 0);
    for _ in 0..PROGRAMS {
        let source = Generator::program(syntax, &mut numbers, 3);
        let compiled = compile(syntax.language, "main", &source).expect("it compiles");
        let worlds = explore(syntax.language, &source, Some("f"), Limits::default());
        let mut found = BTreeSet::new();
        for (at, world) in worlds.all().iter().enumerate() {
            let Fate::Ended { result, .. } = &world.fate else {
                continue;
            };
            let sides = Settings {
                choices: worlds.choices(WorldId(at as u32)).into(),
                ..Settings::default()
            };
            assert_eq!(&only_way(&compiled, sides), result, "{source}");
            found.insert(result.clone());
            let Some(inputs) = &world.inputs else {
                given_up += 1;
                continue;
            };
            assert!(world.is_exact, "everything is modelled: {source}");
            let value = |name: &str| {
                let own = inputs
                    .iter()
                    .find(|input| &*input.source.expression == name);
                own.map_or(Const::Int(0), |input| input.value.clone())
            };
            assert_eq!(
                &concrete(&compiled, &value("a"), &value("b")),
                result,
                "{source}{inputs:?}"
            );
            ways += 1;
        }
        let takes_negative = syntax.samples[0] != UNSIGNED_BYTES;
        let small = (-9..=9).filter(|&a| a >= 0 || takes_negative);
        let small = small.map(|a| (a, if takes_negative { a * 7 % 11 } else { a * 7 }));
        let [first, second] = syntax.samples;
        let large = (first.iter()).flat_map(|&a| second.iter().map(move |&b| (a, b)));
        for (a, b) in small.chain(large) {
            let result = concrete(&compiled, &Const::Int(a), &Const::Int(b));
            // A way that the language gives no meaning to has no result.
            let has_meaning = result.is_some() || syntax.language == "c";
            assert!(
                has_meaning && (result.is_none() || found.contains(&result)),
                "f({a}, {b}) in\n{source}"
            );
            assert!(
                result.is_some() || a.abs() + b.abs() > 30,
                "f({a}, {b}) in\n{source}"
            );
        }
    }
    println!("{ways} ways, given up {given_up} times");
    assert!(given_up * 15 < ways, "the solver gave up {given_up} times");
    assert!(ways > PROGRAMS * 3, "only {ways} ways: too simple");
}

#[test]
fn examples_take_the_way_of_their_world_in_python() {
    examples_take_their_way(&SYNTAXES[0]);
}

#[test]
fn examples_take_the_way_of_their_world_in_java() {
    examples_take_their_way(&SYNTAXES[1]);
}

#[test]
fn examples_take_the_way_of_their_world_in_c() {
    examples_take_their_way(&SYNTAXES[2]);
}

#[test]
fn examples_take_the_way_of_their_world_where_java_s_widths_matter() {
    examples_take_their_way(&WIDTHS[0]);
}

#[test]
fn examples_take_the_way_of_their_world_where_c_s_widths_matter() {
    examples_take_their_way(&WIDTHS[1]);
}

#[test]
fn every_order_finds_the_same_ends() {
    let source = "
def f(a, b):
    n = 0
    while a > n and n < 3:
        n += 1
        if b == n:
            return -n
    return n
";
    let ends = Search::ALL.map(|search| {
        let limits = Limits {
            search,
            ..Limits::default()
        };
        let mut ends = leaves(&explore("python", source, Some("f"), limits));
        ends.sort();
        ends
    });
    assert_eq!(ends[0], ends[1]);
    assert_eq!(ends[0], ends[2]);
    assert_eq!(ends[0].len(), 8, "{:?}", ends[0]);
}

#[test]
fn what_is_missing_in_a_whole_program_splits_it() {
    let source = "
if limit > 10:
    print('many')
else:
    print('few')
";
    let worlds = explore("python", source, None, Limits::default());
    let printed: Vec<&str> = worlds.all()[1..]
        .iter()
        .map(|world| &*world.output)
        .collect();
    assert_eq!(printed, ["many\n", "few\n"]);
}

/// The results of a function's worlds, in order.
fn results(language: &str, source: &str) -> Vec<String> {
    let worlds = explore(language, source, Some("f"), Limits::default());
    let leaves = leaves(&worlds);
    let after = |leaf: &String| leaf.split_once(": ").map(|(_, result)| result.to_owned());
    leaves.iter().filter_map(after).collect()
}

#[test]
fn a_divisor_that_may_be_zero_splits_a_world() {
    let python = "def f(a: int, b: int):
    try:
        if a > 1:
            return a % b
        return a // 2
    except ZeroDivisionError as error:
        return str(error)
";
    let worlds = explore("python", python, Some("f"), Limits::default());
    assert_eq!(
        leaves(&worlds),
        [
            "a=0: symbolic(a // 2)",
            "a=2 b=0: 'integer modulo by zero'",
            "a=2 b=-1: symbolic(a % b)",
        ]
    );
    let java = "class Main { static int f(int a, int b) { return a / b; } static double g(double a, double b) { return a / b; } }";
    let raised = "java.lang.ArithmeticException: / by zero";
    assert_eq!(results("java", java), [raised, "symbolic(a / b)"]);
    let quotients = explore("java", java, Some("g"), Limits::default());
    assert_eq!(leaves(&quotients), [": symbolic(a / b)"]);
    let c = "unsigned f(unsigned a, unsigned b) { if (b > 4) return a / b; return a % (b + 1); }";
    let found = questions("c", c);
    assert_eq!(found, [(1, "b > 4".to_owned())], "nothing else can be zero");
    let c = c.replace("b + 1", "(b - 1)");
    let undefined = "division_by_zero: an integer is divided by zero";
    assert_eq!(
        results("c", &c)
            .iter()
            .filter(|why| **why == undefined)
            .count(),
        1
    );
}

#[test]
fn texts_that_a_function_of_c_gives_are_told() {
    let c = "const char *f(int n) { static char own[] = \"plus\"; if (n > 0) return own; return \"minus\" + 1; }";
    let found = results("c", c);
    assert!(
        found[0].ends_with(" \"plus\"") && found[1].ends_with(" \"inus\""),
        "{found:?}"
    );
}

#[test]
fn lengths_are_not_negative() {
    let python =
        "def f(xs: list):\n    if len(xs) < 3:\n        return 1 // len(xs)\n    return 2\n";
    let worlds = explore("python", python, Some("f"), Limits::default());
    let found = leaves(&worlds);
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(
        found
            .iter()
            .any(|leaf| leaf.starts_with("len(xs)=0: 'integer")
                || leaf.starts_with("len(xs)=0: Zero")),
        "{found:?}"
    );
    assert!(!found.iter().any(|leaf| leaf.contains("=-")), "{found:?}");
    let never = python.replace("< 3", "< 0");
    assert_eq!(results("python", &never), ["2"]);
    let java = "class Main { static int f(String s) { return s.length() < 0 ? 1 : s.length() > 2 ? 2 : 3; } }";
    let of_something = |source: &str| {
        let mut found = results("java", source);
        found.retain(|text| !text.starts_with("java.lang.NullPointerException"));
        found
    };
    assert_eq!(of_something(java), ["2", "3"]);
    let java =
        "class Main { static int f(int[] s) { return s.length < 0 ? 1 : s.length > 2 ? 2 : 3; } }";
    assert_eq!(of_something(java), ["2", "3"]);
}

/// What is true is not zero, however hard it would be to find values for it.
#[test]
fn a_divisor_that_was_tested_is_no_question() {
    let source = "def f(a, b):\n    while b:\n        a, b = b, a % b\n    return a\n";
    let worlds = explore("python", source, Some("f"), Limits::default());
    let asked = questions("python", source);
    assert!(
        asked.iter().all(|(_, text)| !text.contains("==")),
        "{asked:?}"
    );
    assert!(
        worlds
            .all()
            .iter()
            .all(|world| world.fate != Fate::Infeasible)
    );
    // The sides are still those that a run takes.
    let compiled = compile("python", "main", source).expect("it compiles");
    let mut tried = 0;
    for (at, world) in worlds.all().iter().enumerate() {
        if let Fate::Ended { result, .. } = &world.fate {
            let choices = worlds.choices(WorldId(at as u32)).into();
            let settings = Settings {
                choices,
                ..Settings::default()
            };
            assert_eq!(&only_way(&compiled, settings), result);
            tried += 1;
        }
    }
    assert!(tried > 5);
}

#[test]
fn an_unknown_index_splits_a_world() {
    let python = "def f(i: int):\n    xs = [10, 20]\n    return xs[i]\n";
    let outside = "IndexError('list index out of range')";
    let worlds = explore("python", python, Some("f"), Limits::default());
    let mut found = leaves(&worlds);
    found.sort();
    let mut expected = [
        format!("i=2: {outside}"),
        format!("i=-3: {outside}"),
        "i=0: 10".into(),
        "i=1: 20".into(),
        "i=-2: 10".into(),
        "i=-1: 20".into(),
    ];
    expected.sort();
    assert_eq!(found, expected);
    let java = "class Main { static int f(int i) { int[] xs = {10, 20}; xs[i] = 7; return xs[0] + xs[1]; } }";
    let outside = |at| {
        format!("java.lang.ArrayIndexOutOfBoundsException: Index {at} out of bounds for length 2")
    };
    assert_eq!(
        results("java", java),
        [outside("2"), outside("-1"), "27".into(), "17".into()]
    );
    for c in [
        "int f(int i) { int xs[2] = {10, 20}; return xs[i]; }",
        "struct s { int x, y; }; int f(int i) { struct s xs[2] = {{1, 10}, {2, 20}}; return xs[i].y; }",
        "int f(int i) { int xs[2][2] = {{1, 2}, {10, 20}}; return xs[1][i]; }",
        "int f(int i) { int xs[3] = {1, 10, 20}, *p = xs + 1; return i < 0 ? 0 : p[i]; }",
    ] {
        let found = results("c", c);
        let undefined = found
            .iter()
            .filter(|why| why.starts_with("out_of_bounds: "));
        assert_eq!(
            undefined.count(),
            if c.contains('?') { 1 } else { 2 },
            "{c}: {found:?}"
        );
        assert!(
            found.contains(&"10".to_owned()) && found.contains(&"20".to_owned()),
            "{c}: {found:?}"
        );
    }
    // No number of the index's type lies outside on that side.
    let wide = "int f(unsigned char i) { char xs[300] = {0}; return xs[i]; }";
    assert_eq!(questions("c", wide), []);
    let negative = "int f(signed char i) { char xs[200] = {0}; return xs[i]; }";
    assert_eq!(questions("c", negative), [(1, "i < 0".to_owned())]);
    let known = "int f(unsigned char i) { int xs[2] = {10, 20}; return xs[i & 1]; }";
    assert_eq!(results("c", known), ["10", "20"]);
}

/// Of more elements than can be told apart it is not known which one was written.
#[test]
fn what_is_written_at_an_unknown_index_may_be_anywhere() {
    let python = "def f(i: int):\n    xs = [0] * 20\n    xs[i] = 5\n    return xs[0]\n";
    let java =
        "class Main { static int f(int i) { int[] xs = new int[20]; xs[i] = 5; return xs[0]; } }";
    let c = "int f(int i) { int xs[20] = {0}; xs[i] = 5; return xs[0]; }";
    let words = "after a write at i";
    for (language, source) in [("python", python), ("java", java), ("c", c)] {
        let found = results(language, source);
        assert_eq!(found.len(), 3, "{found:?}");
        assert!(
            found[2].starts_with("symbolic(") && found[2].contains(words),
            "{found:?}"
        );
        // Nor where nobody is asked.
        let compiled = compile(language, "main", source).expect("it compiles");
        let settings = Settings::default();
        let alone = session::alone(&compiled, &settings, settings.clone(), "f", 1000);
        let mut machine = alone.expect("it is there");
        machine.run(10_000);
        let result = machine.result_alone().expect("it returns");
        let shown = session::vm::display::preview(&machine, result, 200);
        assert!(shown.contains(words), "{language}: {shown}");
    }
}

/// Two rounds of a loop differ in how far the loop is, though all variables hold the same.
#[test]
fn a_world_is_not_merged_with_its_own_past() {
    let list = "def f(a):\n    n = 0\n    for x in [5, 5, 5]:\n        if a > x:\n            n += 1\n    return n\n";
    assert_eq!(results("python", list), ["3", "0"]);
    let range = list
        .replace("[5, 5, 5]", "range(3)")
        .replace("a > x", "a > 5");
    assert_eq!(results("python", &range), ["3", "0"]);
    let java = "import java.util.*; class Main { static int f(int a) { int n = 0; for (int x : List.of(5, 5, 5)) if (a > x) n++; return n; } }";
    assert_eq!(results("java", java), ["3", "0"]);
    let c = "int f(int a) { int x[3] = {5, 5, 5}; int n = 0; for (int *p = x; p < x + 3; p++) if (a > *p) n++; return n; }";
    assert_eq!(results("c", c), ["3", "0"]);
}

#[test]
fn text_nothing_and_truth_are_told_apart_in_java_and_c() {
    let java = "class Main { static int f(String name, boolean flag) {
        if (name == null) return 1;
        if (name.equals(\"ann\")) return 2;
        if (flag) return 3;
        return 4;
    } }";
    let worlds = explore("java", java, Some("f"), Limits::default());
    let mut shown = leaves(&worlds);
    shown.sort();
    assert_eq!(
        shown,
        [
            "flag=false name=\"\": 4",
            "flag=true name=\"\": 3",
            "name=\"ann\": 2",
            "name=null: 1",
        ]
    );
    let c = "#include <stdbool.h>
int f(int *p, bool flag, char c) { if (!p) return 1; if (flag) return 2; if (c == 'x') return 3; return 4; }";
    let mut found = results("c", c);
    found.sort();
    assert_eq!(found, ["1", "2", "3", "4"]);
}

/// The questions of a function's worlds, and the lines that they stand in.
fn questions(language: &str, source: &str) -> Vec<(u32, String)> {
    let worlds = explore(language, source, Some("f"), Limits::default());
    let split = worlds.all().iter().filter_map(|world| match &world.fate {
        Fate::Split {
            condition, span, ..
        } => Some((span.start.line, condition.clone())),
        _ => None,
    });
    let mut all: Vec<(u32, String)> = split.collect();
    all.sort();
    all.dedup();
    all
}

#[test]
fn questions_are_written_as_programs_write_them() {
    let java = "class Main { static int f(String s, int[] a, char c, double d) {
        if (s.length() > 3) return 1;
        if (s.startsWith(\"ab\")) return 2;
        switch (s) { case \"x\": return 3; default: }
        if (a.length == 2) return 4;
        if (Character.isDigit(c)) return 5;
        return Math.sqrt(d) > 2 ? 6 : 7;
    } }";
    let expected = [
        (2, "s is null"),
        (2, "s.length() > 3"),
        (3, "s.startsWith(\"ab\")"),
        (4, "\"x\".equals(s)"),
        (4, "s is null"),
        (5, "a is null"),
        (5, "a.length == 2"),
        (6, "Character.isDigit((int) c)"),
        (7, "Math.sqrt(d) > 2.0"),
    ];
    let shown = |(line, text): (u32, &str)| (line, text.to_owned());
    assert_eq!(questions("java", java), expected.map(shown));
    let c = "#include <string.h>
struct p { int x, y; struct p *next; };
int f(struct p *q, int *a, int i, char *s) {
    if (q->y > 3) return 1;
    if (a[i] == 2) return 2;
    if (q->next->x == 1) return 3;
    if (strcmp(s, \"a\") == 0) return 4;
    return *a > 5 ? 5 : 6;
}";
    let expected = [
        (4, "q"),
        (4, "q->y > 3"),
        (5, "a"),
        (5, "a[i] == 2"),
        (6, "q->next"),
        (6, "q->next->x == 1"),
        (7, "(int) (unsigned char) s[0] - 97 == 0"),
        (7, "(int) (unsigned char) s[1] == 0"),
        (7, "(int) s[0] == 97"),
        (7, "(int) s[1] == 0"),
        (7, "s"),
        (7, "s[0]"),
        (7, "s[1]"),
        (8, "*a > 5"),
    ];
    assert_eq!(questions("c", c), expected.map(shown));
}

#[test]
fn what_is_undefined_and_what_nothing_leads_to_are_said() {
    let c = "int f(int n) { int *p = 0; if (n > 3) return *p; return 0; }";
    let worlds = explore("c", c, Some("f"), Limits::default());
    assert_eq!(
        leaves(&worlds),
        [
            "n=4: null_deref: reading 4 bytes through a null pointer",
            "n=0: 0"
        ]
    );
    let java = "class Main { static int f(String s) { switch (s) { case \"x\": return 1; default: return 0; } } }";
    let worlds = explore("java", java, Some("f"), Limits::default());
    let shown = leaves(&worlds);
    let thrown = "s=null: java.lang.NullPointerException: Cannot invoke \"String.hashCode()\"";
    assert!(shown[0].starts_with(thrown), "{shown:?}");
}

#[test]
fn merging_and_the_bound_of_loops_are_the_same_in_java_and_c() {
    let merged = |language: &str, source: &str| {
        let worlds = explore(language, source, Some("f"), Limits::default());
        let all = worlds.all().iter();
        all.filter(|world| matches!(world.fate, Fate::Merged(_)))
            .count()
    };
    let body = "int x = 0; if (a > 1) { x = 0; } if (b > 1) return 1; return 2;";
    assert_eq!(merged("c", &format!("int f(int a, int b) {{ {body} }}")), 1);
    let java = format!("class Main {{ static int f(int a, int b) {{ {body} }} }}");
    assert_eq!(merged("java", &java), 1);
    let limits = Limits {
        visits: 4,
        ..Limits::default()
    };
    let body = "int i = 0; while (i < n) i++; return i;";
    for (language, source) in [
        ("c", format!("int f(int n) {{ {body} }}")),
        (
            "java",
            format!("class Main {{ static int f(int n) {{ {body} }} }}"),
        ),
    ] {
        let worlds = explore(language, &source, Some("f"), limits.clone());
        let ended = leaves(&worlds);
        let ended: Vec<&str> = ended
            .iter()
            .filter_map(|leaf| leaf.split(": ").nth(1))
            .collect();
        assert_eq!(ended, ["0", "1", "2", "3"], "{language}");
        assert_eq!(worlds.stopped_by(), Some("visits"));
    }
}

#[test]
fn what_stopped_a_search_is_said() {
    let source = "
def f(n):
    i = 0
    while i != n:
        i += 1
    return i
";
    let stopped = |limits: Limits| explore("python", source, Some("f"), limits).stopped_by();
    let standard = Limits::default;
    assert_eq!(stopped(standard()), Some("visits"));
    let limits = Limits {
        worlds: 5,
        ..standard()
    };
    assert_eq!(stopped(limits), Some("worlds"));
    let limits = Limits {
        steps: 20,
        ..standard()
    };
    assert_eq!(stopped(limits), Some("steps"));
    let all = "def f(n):\n    return 1 if n > 2 else 2\n";
    assert_eq!(
        explore("python", all, Some("f"), standard()).stopped_by(),
        None
    );
}

/// The worlds of a search in the order in which they are followed.
fn followed(source: &str, search: Search) -> (Worlds, Vec<WorldId>) {
    let compiled = compile("python", "main", source).expect("it compiles");
    let limits = Limits {
        search,
        worlds: 40,
        ..Limits::default()
    };
    let settings = Settings::default();
    let mut worlds = session::worlds(&compiled, settings, Some("f"), limits).expect("it is there");
    let mut order = Vec::new();
    let mut open = BTreeSet::from([WorldId(0)]);
    while worlds.advance() {
        let is_open = |id: &WorldId| worlds.all()[id.0 as usize].fate == Fate::Open;
        order.extend(open.iter().copied().filter(|id| !is_open(id)));
        let all = (0..worlds.all().len() as u32).map(WorldId);
        open = all.filter(is_open).collect();
    }
    (worlds, order)
}

#[test]
fn orders_are_what_they_are_called() {
    let source = "
def f(a, b):
    while a > 0:
        a -= 1
    if b > 3:
        return 1
    return 2
";
    let (worlds, order) = followed(source, Search::Breadth);
    let depths = order.iter().map(|&id| worlds.choices(id).len());
    assert!(depths.is_sorted(), "{order:?}");
    // One way to its end before the next: what a world splits into comes right behind it.
    let (worlds, order) = followed(source, Search::Depth);
    for pair in order.windows(2) {
        if let Fate::Split { holds, fails, .. } = worlds.all()[pair[0].0 as usize].fate {
            assert!([holds, fails].contains(&pair[1]), "{pair:?} in {order:?}");
        }
    }
    // Both sides of both branches are taken by the first five worlds, where the way through the loop is only begun.
    let (worlds, order) = followed(source, Search::Coverage);
    let mut sides = BTreeSet::new();
    for &id in order.iter().take(5) {
        if let Some((parent, side)) = worlds.all()[id.0 as usize].parent
            && let Fate::Split { span, .. } = &worlds.all()[parent.0 as usize].fate
        {
            sides.insert((span.start.line, side));
        }
    }
    assert_eq!(sides.len(), 4, "{sides:?} by {order:?}");
}

/// The same settings give the same tree, to the last example.
#[test]
fn the_same_exploration_is_the_same_tree() {
    let mut numbers = Numbers::new(11);
    for syntax in &SYNTAXES {
        let source = Generator::program(syntax, &mut numbers, 4);
        let tree = || {
            let worlds = explore(syntax.language, &source, Some("f"), Limits::default());
            format!("{:?}", worlds.all())
        };
        assert_eq!(tree(), tree());
    }
}

/// Worlds that change the same objects do not see each other's changes, and output is each world's own.
#[test]
fn worlds_do_not_share_what_they_change() {
    let source = "
class Box:
    kept = []
box = Box()
table = {'k': 0}
def f(a, b):
    items = [1, 2]
    if a > 0:
        items.append(3)
        table['k'] = 1
        Box.kept.append('a')
        box.x = 'yes'
        print('first')
    if b > 0:
        items.append(4)
        table['j'] = 2
        print('second')
    return items, sorted(table), Box.kept, getattr(box, 'x', None)
";
    let worlds = explore("python", source, Some("f"), Limits::default());
    let ends = worlds.all().iter().filter_map(|world| match &world.fate {
        Fate::Ended { result, .. } => Some((result.clone().unwrap_or_default(), &*world.output)),
        _ => None,
    });
    let ends: Vec<(String, &str)> = ends.collect();
    let expected = [
        (
            "([1, 2, 3, 4], ['j', 'k'], ['a'], 'yes')",
            "first\nsecond\n",
        ),
        ("([1, 2, 3], ['k'], ['a'], 'yes')", "first\n"),
        ("([1, 2, 4], ['j', 'k'], [], None)", "second\n"),
        ("([1, 2], ['k'], [], None)", ""),
    ];
    let expected = expected.map(|(result, output)| (result.to_owned(), output));
    assert_eq!(ends, expected);
}
