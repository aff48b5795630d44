//! What the worlds of a function come to: results that people looked for and that were missing, or that no run has.

use reddragon_tests::compile;
use session::explore::{Fate, Limits, Worlds};
use session::vm::Settings;
use session::vm::symbolic::given::Given;

fn explore(language: &str, source: &str) -> Worlds {
    let compiled = compile(language, "main", source).expect("it compiles");
    let settings = Settings::default();
    let mut worlds =
        session::worlds(&compiled, settings, Some("f"), Limits::default()).expect("it is there");
    while worlds.advance() {}
    worlds
}

/// What ended worlds come to, each with its example, in order.
fn told(language: &str, source: &str) -> Vec<(String, String)> {
    let worlds = explore(language, source);
    let semantics = worlds.machine().semantics();
    let mut all: Vec<(String, String)> = Vec::new();
    for world in worlds.all() {
        let Fate::Ended { result, .. } = &world.fate else {
            continue;
        };
        let inputs = world.inputs.iter().flatten();
        let inputs: Vec<String> = inputs
            .map(|input| format!("{}={}", input.source.expression, input.text(semantics)))
            .collect();
        all.push((inputs.join(" "), result.clone().unwrap_or_default()));
    }
    all.sort();
    all
}

fn results(language: &str, source: &str) -> Vec<String> {
    let mut all: Vec<String> = told(language, source)
        .into_iter()
        .map(|(_, result)| result)
        .collect();
    all.sort();
    all.dedup();
    all
}

/// What running the function with an example comes to.
fn with_example(
    language: &str,
    source: &str,
    inputs: &[session::explore::Input],
) -> Option<String> {
    let compiled = compile(language, "main", source).expect("it compiles");
    let given = inputs.iter().map(|input| Given {
        expression: input.source.expression.to_string(),
        is_called: false,
        nth: Some(input.source.nth),
        value: input.value.clone().into(),
        writes: Vec::new(),
    });
    let settings = Settings {
        given: given.collect(),
        ..Settings::default()
    };
    let worlds = session::worlds(&compiled, settings, Some("f"), Limits::default());
    let mut worlds = worlds.expect("it is there");
    while worlds.advance() {}
    match worlds.all() {
        [only] => match &only.fate {
            Fate::Ended { result, .. } => result.clone(),
            _ => None,
        },
        _ => None,
    }
}

/// Each example, run, comes to what its world says.
fn examples_hold(language: &str, source: &str) {
    for world in explore(language, source).all() {
        if let (Fate::Ended { result, .. }, Some(inputs)) = (&world.fate, &world.inputs) {
            let run = with_example(language, source, inputs);
            // What does not matter to the way has no value in the example.
            let is_open = [result, &run].into_iter().flatten();
            let is_open = is_open
                .map(String::as_str)
                .any(|text| text.contains("symbolic("));
            assert!(
                is_open || &run == result,
                "{language}: {source}: {inputs:?} gives {run:?}, not {result:?}"
            );
        }
    }
}

#[test]
fn a_world_goes_on_as_another_only_where_it_knows_as_much() {
    let c =
        "int f(int i) { int v; if (i == 1) v = 9; else v = 9; if (i == 1) return 5; return v; }";
    assert_eq!(results("c", c), ["5", "9"]);
    let java = format!("class Main {{ static {c} }}");
    assert_eq!(results("java", &java), ["5", "9"]);
    let python = "
def f(i):
    if i == 1:
        v = 9
    else:
        v = 9
    if i == 1:
        return 5
    return v
";
    assert_eq!(results("python", python), ["5", "9"]);
    // Through another unknown: what is known of `i` matters to `j`.
    let through = "
def f(i, j):
    if i > 5:
        v = 1
    else:
        v = 1
    if j > i and j < 4:
        return v
    return 0
";
    assert_eq!(results("python", through), ["0", "1"]);
}

#[test]
fn the_questions_of_one_operation_are_told_apart() {
    let c = "static int t[4]; int f(int i) { if (i < 0) return 0; int v = t[i]; if (v) return v; return -19; }";
    let found = results("c", c);
    assert!(found.contains(&"-19".to_owned()), "{found:?}");
    assert!(found.contains(&"0".to_owned()), "{found:?}");
}

#[test]
fn a_comparison_does_not_settle_what_an_unknown_is() {
    let source = "
def f(cmd):
    if cmd == 'go': return 1
    if cmd == 1: return 2
    if cmd is None: return 3
    return 4
";
    assert_eq!(results("python", source), ["1", "2", "3", "4"]);
    examples_hold("python", source);
    let after_a_number = "
def f(x):
    if x == 1: return 1
    if x is None: return 2
    if x == 'a': return 3
    if x == True: return 4
    return 5
";
    // What is 1 is `True`.
    assert_eq!(results("python", after_a_number), ["1", "2", "3", "5"]);
    examples_hold("python", after_a_number);
    let of_two = "
def f(x, y):
    if x == 'a' and y == 1:
        return 1
    if x == y:
        return 2 if x == 'a' else 3
    if x == 1 or y == 'a':
        return 4
    return 5
";
    assert_eq!(results("python", of_two), ["1", "2", "3", "4", "5"]);
}

#[test]
fn a_sequence_pattern_asks_how_long_an_unknown_is() {
    let source = "
def f(x):
    match x:
        case [a, b]: return 2
        case [a]: return 1
    return 0
";
    assert_eq!(results("python", source), ["0", "1", "2"]);
}

#[test]
fn a_world_that_ends_the_process_has_no_result_of_another() {
    let source = "#include <stdlib.h>\nint f(int x) { if (x > 3) return x; exit(2); }";
    let worlds = explore("c", source);
    let results = worlds.all().iter().filter_map(|world| match &world.fate {
        Fate::Ended { result, .. } => Some(result.clone()),
        _ => None,
    });
    let results: Vec<_> = results.collect();
    assert_eq!(results.len(), 2, "{results:?}");
    assert_eq!(results.iter().flatten().count(), 1, "{results:?}");
}

#[test]
fn arithmetic_that_c_gives_no_meaning_is_a_world() {
    let overflow = "signed_overflow: the result does not fit its signed type";
    for source in [
        "int f(int x, int y) { return (x + y) / 2; }",
        "int f(int x, int y) { return x - y; }",
        "int f(int x) { return -x; }",
        "int f(int x) { return x + 1 > x; }",
        "int f(int x) { return x - 7; }",
        "int f(int x) { return 7 - x; }",
        "int f(int x) { return x * 3; }",
        "int f(int x) { return x * -3; }",
        "int f(int x) { return x * -1; }",
        "int f(int x) { return x / -1; }",
        "int f(int x, int y) { return y > 2 ? 0 : x / y; }",
        "int f(int x) { return x % -1; }",
        "long f(long x) { return x + 1; }",
        "long f(long x, long y) { return x + y; }",
        "int f(int x) { x++; return x; }",
        "int f(int x) { x += 5; return x; }",
        "#include <stdlib.h>\nint f(int x) { return abs(x); }",
    ] {
        let found = results("c", source);
        assert!(found.contains(&overflow.to_owned()), "{source}: {found:?}");
        examples_hold("c", source);
    }
    for source in [
        "int f(int n) { return 1 << n; }",
        "int f(int x) { return x << 3; }",
        "int f(int n) { return 5 >> n; }",
        "unsigned f(unsigned n) { return 1u << n; }",
        "int f(int x, int n) { return x << n; }",
    ] {
        let found = results("c", source);
        assert!(
            found.iter().any(|text| text.starts_with("bad_shift")),
            "{source}: {found:?}"
        );
        examples_hold("c", source);
    }
    // What always fits is no question, nor what wraps.
    for source in [
        "int f(signed char a, short b) { return a + b * 2; }",
        "unsigned f(unsigned x) { return x + 1 > x; }",
        "long f(int x, int y) { return (long) x * y; }",
        "int f(int x) { return x < 100 && x > -100 ? x * x : 0; }",
    ] {
        let found = results("c", source);
        let is_undefined = |text: &String| text.contains("overflow");
        assert!(!found.iter().any(is_undefined), "{source}: {found:?}");
    }
    let java = "class Main { static int f(int x) { return x + 1 > x ? 1 : 0; } }";
    assert_eq!(results("java", java), ["0", "1"]);
}

#[test]
fn a_pointer_may_be_null() {
    for source in [
        "int f(int *p) { return *p; }",
        "int f(int *p) { return p[2]; }",
        "int f(int *p) { *p = 1; return 1; }",
        "struct s { int a, b; }; int f(struct s *p) { return p->b; }",
        "struct s { int a; struct s *next; }; int f(struct s *p) { return p ? p->next->a : 0; }",
    ] {
        let found = results("c", source);
        assert!(
            found.iter().any(|text| text.starts_with("null_deref")),
            "{source}: {found:?}"
        );
    }
    let tested = "int f(int *p, int *q) { if (!p || q == 0) return 1; return *p + *q - *p - *q; }";
    let found = results("c", tested);
    assert!(
        !found.iter().any(|text| text.starts_with("null_deref")),
        "{found:?}"
    );
}

#[test]
fn what_is_missing_fails_in_java() {
    let null = |why: &str| format!("java.lang.NullPointerException: Cannot {why}");
    let length = "class Main { static int f(String s) { return s.length() > 3 ? 1 : 0; } }";
    assert_eq!(
        results("java", length),
        [
            "0".to_owned(),
            "1".to_owned(),
            null("invoke \"String.length()\" because \"s\" is null")
        ]
    );
    let boxed = "class Main { static int f(Integer n) { return n > 3 ? 1 : 0; } }";
    assert_eq!(
        results("java", boxed),
        [
            "0".to_owned(),
            "1".to_owned(),
            null("invoke \"java.lang.Integer.intValue()\" because \"n\" is null")
        ]
    );
    let array = "class Main { static int f(int[] a) { return a.length > 3 ? 1 : 0; } }";
    assert_eq!(
        results("java", array),
        [
            "0".to_owned(),
            "1".to_owned(),
            null("read the array length because \"a\" is null")
        ]
    );
    let tested = "class Main { static int f(String s) { if (s == null) return 2; return s.length() > 3 ? 1 : 0; } }";
    assert_eq!(results("java", tested), ["0", "1", "2"]);
    let parsed = "class Main { static int f(String s) { return Integer.parseInt(s); } }";
    let found = results("java", parsed);
    assert!(
        found
            .iter()
            .any(|text| text.starts_with("java.lang.NumberFormatException")),
        "{found:?}"
    );
    for (inputs, _) in told("java", length) {
        assert!(!inputs.contains("s=false"), "{inputs}");
    }
}

/// The example inputs of Euclid's algorithm are quotients of quotients: the solver has only so much effort for all of them.
#[test]
fn the_effort_of_an_exploration_is_bounded() {
    let source = "def f(a, b):\n    while b:\n        a, b = b, a % b\n    return a\n";
    let compiled = compile("python", "main", source).expect("it compiles");
    let explored = |effort: u64| {
        let limits = Limits {
            effort,
            ..Limits::default()
        };
        let settings = Settings::default();
        let mut worlds =
            session::worlds(&compiled, settings, Some("f"), limits).expect("it is there");
        while worlds.advance() {}
        worlds
    };
    let (little, more) = (explored(1), explored(500_000));
    let ended = |worlds: &Worlds| {
        let all = worlds.all().iter();
        all.filter(|world| matches!(world.fate, Fate::Ended { .. }))
            .count()
    };
    // No world is left out; of some it is not known whether any values lead to them.
    assert_eq!(ended(&little), ended(&more));
    assert!(little.unsolved() > more.unsolved());
}

/// Remainders by unknowns are less than their divisors, which decides what circuits take long to.
#[test]
fn euclid_s_algorithm_leaves_nothing_undecided() {
    let source = "int f(int a, int b) { while (b) { int t = a % b; a = b; b = t; } return a; }";
    let worlds = explore("c", source);
    assert_eq!(worlds.unsolved(), 0);
    let mut ended = 0;
    for world in worlds.all() {
        if let (Fate::Ended { result, .. }, Some(inputs)) = (&world.fate, &world.inputs) {
            ended += 1;
            let found = with_example("c", source, inputs);
            let is_undefined = result.as_deref().is_none_or(|it| it.contains("undefined"));
            assert!(found.is_some() || is_undefined, "{inputs:?}");
        }
    }
    assert!(ended > 8, "{ended}");
}

/// A key that is not known may be each of those of a map.
#[test]
fn an_unknown_key_may_be_any_of_those_that_are_there() {
    let known = "def f(k):\n    d = {'a': 1, 'b': 2}\n    return d[k]\n";
    let found = results("python", known);
    assert_eq!(found[..2], ["1", "2"]);
    assert!(found[2].starts_with("KeyError"), "{found:?}");
    let asked = "def f(k):\n    d = {1: 'one', 2: 'two'}\n    return d[k] if k in d else 'none'\n";
    assert_eq!(results("python", asked), ["'none'", "'one'", "'two'"]);
    let java = "import java.util.*; class Main { static String f(String k) {
        Map<String, Integer> m = new HashMap<>(); m.put(\"a\", 1);
        return m.containsKey(k) ? \"there\" : \"missing\"; } }";
    assert_eq!(results("java", java), ["\"missing\"", "\"there\""]);
}

/// What a text of the program's says of a number comes to no more worlds than there are answers.
#[test]
fn a_text_that_becomes_a_number_does_or_does_not() {
    let parsed = "class Main { static int f(String s) { return Integer.parseInt(s); } }";
    let worlds = explore("java", parsed);
    assert!(worlds.all().len() < 12, "{}", worlds.all().len());
    assert_eq!(results("java", parsed).len(), 3);
}
