//! Worlds are what runs do: the example inputs of each, run concretely, take its way, and no way that a run takes is left out.

use reddragon_tests::Numbers;
use reddragon_tests::compile;
use session::Compiled;
use session::explore::{Fate, Limits, Search, Worlds};
use session::ir::Const;
use session::vm::Settings;
use session::vm::given::Given;
use session::vm::state::Ending;
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
}

const SYNTAXES: [Syntax; 3] = [
    Syntax {
        language: "python",
        begin: "def f(a, b):\n",
        end: "",
        branch: ["if ", ":", ""],
        operators: ["+", "-", "*", "//", "%", "&"],
        statement_end: "",
    },
    Syntax {
        language: "java",
        begin: "class Main { static int f(int a, int b) {\n",
        end: "} }\n",
        branch: ["if (", ") {", "} "],
        operators: ["+", "-", "*", "/", "%", "&"],
        statement_end: ";",
    },
    Syntax {
        language: "c",
        begin: "int f(int a, int b) {\n",
        end: "}\n",
        branch: ["if (", ") {", "} "],
        operators: ["+", "-", "*", "/", "%", "&"],
        statement_end: ";",
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
        match self.numbers.below(if depth == 0 { 3 } else { 9 }) {
            0 => "a".into(),
            1 => "b".into(),
            2 => format!("{}", self.numbers.below(9) as i64 - 4),
            operator => {
                let left = self.expression(depth - 1);
                let right = self.expression(depth - 1);
                let operator = self.syntax.operators[operator - 3];
                match operator {
                    // Never by zero.
                    "//" | "/" | "%" => {
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

/// What the function returns for known arguments.
fn concrete(compiled: &Compiled, a: &Const, b: &Const) -> Option<String> {
    let given = [("a", a), ("b", b)].map(|(name, value)| Given {
        expression: name.into(),
        is_called: false,
        nth: Some(0),
        value: value.clone().into(),
    });
    let settings = Settings {
        given: given.into(),
        ..Settings::default()
    };
    let mut worlds = session::worlds(compiled, settings, Some("f"), Limits::default()).ok()?;
    while worlds.advance() {}
    match &worlds.all() {
        [only] => match &only.fate {
            Fate::Ended {
                ending: Ending::Finished(_),
                result,
            } => result.clone(),
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
        for world in worlds.all() {
            let Fate::Ended { result, .. } = &world.fate else {
                continue;
            };
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
        for a in -9..=9 {
            let b = (a * 7) % 11;
            let result = concrete(&compiled, &Const::Int(a), &Const::Int(b));
            assert!(
                result.is_some() && found.contains(&result),
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
