//! What is very deep, very long or very large ends as the language says it ends, and never in a crash.

use reddragon_tests::python;
use session::vm::Stream;
use session::{Session, Status};

/// Runs a program that lacks nothing to its end; gives what it printed.
fn printed(source: &str) -> String {
    let mut session = python(source, true);
    session.advance(100_000_000);
    let machine = session.machine();
    let errors = machine.written(Stream::Err);
    assert_eq!(session::status(machine), Status::Finished, "{errors}");
    machine.written(Stream::Out)
}

#[test]
fn calls_nest_a_hundred_thousand_deep() {
    let source = "\
import sys
sys.setrecursionlimit(1_000_000)

def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)

print(depth(100_000))
";
    assert_eq!(printed(source), "100000\n");
}

#[test]
fn calls_through_the_library_nest_deep_too() {
    let source = "\
import sys
sys.setrecursionlimit(1_000_000)

class Node:
    def __init__(self, n):
        self.rest = None if n == 0 else Node(n - 1)

    def __len__(self):
        return 1 if self.rest is None else 1 + len(self.rest)

    def __eq__(self, other):
        return self.rest == other.rest

def lowest(n):
    return min([n], key=lambda m: 0 if m == 0 else lowest(m - 1))

print(len(Node(20_000)), Node(5_000) == Node(5_000), lowest(5_000))
";
    assert_eq!(printed(source), "20001 True 5000\n");
}

#[test]
fn endless_recursion_is_the_languages_own_error() {
    let source = "\
def forever(n):
    return forever(n + 1)

try:
    forever(0)
except RecursionError as error:
    print(error)
print(\"still here\")
";
    assert_eq!(
        printed(source),
        "maximum recursion depth exceeded\nstill here\n"
    );
}

#[test]
fn endless_recursion_that_nothing_catches_ends_the_run() {
    let mut session = python("def f():\n    f()\nf()\n", true);
    session.advance(10_000_000);
    let machine = session.machine();
    assert_eq!(
        (session::status(machine), session::exit_code(machine)),
        (Status::Error, 1)
    );
    let errors = machine.written(Stream::Err);
    assert!(
        errors.contains("[Previous line repeated 996 more times]"),
        "{errors}"
    );
    assert!(
        errors.ends_with("RecursionError: maximum recursion depth exceeded\n"),
        "{errors}"
    );
}

#[test]
fn an_endless_loop_stops_at_the_limit_and_can_go_on() {
    let mut session = python("n = 0\nwhile True:\n    n += 1\n", true);
    let count = |session: &mut Session| {
        let compiled = session.compiled().clone();
        let variables = session::variables(&compiled, session.machine_mut());
        variables[0].text.parse::<u64>().expect("n is a number")
    };
    session.advance(10_001);
    assert_eq!(session.timeline().step(), 10_001);
    assert_eq!(session::status(session.machine()), Status::StepLimit);
    let first = count(&mut session);
    session.advance(20_001);
    assert!(first > 1000 && count(&mut session) > first);
}

#[test]
fn an_endless_loop_of_the_machines_own_stops_too() {
    for source in [
        "import itertools\nfor n in itertools.count():\n    pass\n",
        "import itertools\nsum(itertools.count())\n",
        "list(iter(int, 1))\n",
        "any(0 for _ in iter(int, 1))\n",
    ] {
        let mut session = python(source, true);
        session.advance(50_000);
        assert_eq!(
            session::status(session.machine()),
            Status::StepLimit,
            "{source}"
        );
    }
}

#[test]
fn deeply_nested_values_are_printed_compared_and_forgotten() {
    let source = "\
def nested(depth):
    value = []
    for _ in range(depth):
        value = [value]
    return value

a, b = nested(50_000), nested(50_000)
for work in (repr, str, lambda value: value == b):
    try:
        result = work(a)
        print(\"done\")
    except RecursionError as error:
        print(\"RecursionError\")
a = None
garbage = [str(n) for n in range(150_000)]
print(len(garbage))
";
    // CPython gives up on all three; what matters is that there is an answer, and that it is a defined one.
    let text = printed(source);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(
        lines[..3]
            .iter()
            .all(|line| matches!(*line, "done" | "RecursionError")),
        "{text}"
    );
    assert_eq!(lines[3], "150000");
}

#[test]
fn values_that_hold_themselves_are_printed() {
    let source = "\
a = [1]
a.append(a)
d = {\"a\": a}
d[\"d\"] = d
print(a, d)
";
    assert_eq!(
        printed(source),
        "[1, [...]] {'a': [1, [...]], 'd': {...}}\n"
    );
}

#[test]
fn what_would_not_fit_into_memory_is_the_languages_own_error() {
    let source = "\
for make in (
    lambda: \"x\" * 10**12,
    lambda: [0] * 10**12,
    lambda: b\"x\" * 10**12,
    lambda: bytearray(10**12),
    lambda: (None,) * 10**12,
    lambda: \"x\".ljust(10**12),
    lambda: f\"{1:{10**12}}\",
):
    try:
        print(len(make()))
    except (MemoryError, ValueError, OverflowError) as error:
        print(type(error).__name__)
";
    let text = printed(source);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..5], ["MemoryError"; 5], "{text}");
    assert_eq!(lines.len(), 7, "{text}");
    assert!(
        lines[5..].iter().all(|line| line.ends_with("Error")),
        "{text}"
    );
}

#[test]
fn deeply_nested_source_compiles() {
    for source in [
        format!("x = {}1{}\nprint(x)\n", "(".repeat(3000), ")".repeat(3000)),
        format!(
            "x = {}1{}\nprint(len(x))\n",
            "[".repeat(3000),
            "]".repeat(3000)
        ),
        format!("x = {}1\nprint(x)\n", "-".repeat(4000)),
        format!("x = 1{}\nprint(x)\n", " + 1".repeat(4000)),
    ] {
        let mut session = python(&source, true);
        session.advance(1_000_000);
        let machine = session.machine();
        assert!(machine.state.ending.is_some());
        // Either it runs, or it is refused as too deep: with a finding, not with silence.
        let compiled = session.compiled();
        assert!(
            !compiled.diagnostics.is_empty() || !machine.written(Stream::Out).is_empty(),
            "neither a finding nor an output for {}…",
            &source[..20]
        );
    }
}
